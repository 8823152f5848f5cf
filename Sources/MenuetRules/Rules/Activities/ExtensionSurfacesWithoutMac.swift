import MenuetModel
import MenuetSource

/// Notes the Mac's places of an extension that is not for macOS.
struct ExtensionSurfacesWithoutMac: Rule {
  static let info = RuleInfo(
    id: "extension-surfaces-mac", .activities, .note, fix: .safe,
    "the places at which macOS offers an extension are named for macOS",
    guideline: .activityViews(
      "on macOS an action extension is reached by hovering, from a toolbar or from the Finder"),
    why: """
      Other platforms show extensions in the share sheet and nowhere else: the attribute does nothing
      there.
      """,
    example: """
      - <action-extension id="stamp" title="Stamp" accepts="image" symbol="seal" platforms="ios"
      + <action-extension id="stamp" title="Stamp" accepts="image" symbol="seal" platforms="macos"
          surfaces="§toolbar§">
          <command id="add-stamp" title="Add Stamp"/>
        </action-extension>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for appExtension in document.extensions
    where !appExtension.surfaces.isEmpty && !appExtension.platforms.contains(.macos) {
      report(
        "'surfaces' means something on macOS only", at: .surfaces, of: appExtension.source,
        fix: .remove(isSafe: true))
    }
  }
}
