import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a toolbar that hides items in a window as it opens.
struct CrowdedDefaultToolbar: Rule {
  static let info = RuleInfo(
    id: "toolbar-overflow-default", .toolbars, .warning,
    "no item of a toolbar is in the overflow menu while the window has its default width",
    guideline: .toolbars("avoid an overflow menu in the window as people first see it"),
    why: """
      What is in the overflow menu from the start is found by few. An overflow menu is for windows
      that people made narrow.
      """,
    example: """
        <commands>
      -   <command id="zoom-in" title="Enlarge Photographs"/>
      -   <command id="zoom-out" title="Reduce Photographs"/>
      -   <command id="rotate" title="Rotate Photographs"/>
      -   <command id="straighten" title="Straighten Pictures"/>
      +   <command id="zoom-in" title="Enlarge"/>
      +   <command id="zoom-out" title="Reduce"/>
      +   <command id="rotate" title="Rotate"/>
      +   <command id="straighten" title="Straighten"/>
        </commands>
        §<toolbar§ id="main" platforms="ipados">
          <leading><back/></leading>
          <center>
            <item ref="zoom-in"/> <item ref="zoom-out"/> <item ref="rotate"/>
            <item ref="straighten"/>
          </center>
          <trailing><search/></trailing>
        </toolbar>
      """,
    stage: .layout, thresholds: [ipados, macos])
  static let ipados = Threshold(
    "toolbar-overflow-default.ipados", 820, .ours,
    "the width of a window of iPadOS as it opens, in points")
  static let macos = Threshold(
    "toolbar-overflow-default.macos", 900, .ours,
    "the width of a window of macOS as it opens, in points")

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    for (index, toolbar) in context.measuredToolbars {
      let hidden = widths(context.options).lazy.compactMap { platform, width in
        overflow(index, toolbar, platform, width, layouts, context)
      }.first
      guard let (message, remedy) = hidden else { continue }
      report(message, at: toolbar.source, fix: FixIt(remedy))
    }
  }

  private func widths(_ options: RuleOptions) -> [(Platform, Int)] {
    [
      (.ipados, options[Self.ipados]), (.macos, options[Self.macos]),
    ]
  }

  private func overflow(
    _ index: Int, _ toolbar: Toolbar, _ platform: Platform, _ width: Int, _ layouts: Layouts,
    _ context: RuleContext
  ) -> (message: String, remedy: String)? {
    guard toolbar.platforms.contains(PlatformSet(platform)),
      !toolbar.hidesCenter(on: PlatformSet(platform))
    else { return nil }
    let bar = layouts.toolbar(index, in: context.ownContext(platform))
    // A bar that does not even fit a full window has a finding of its own.
    if platform == .ipados, !bar.layout.overflow(at: context.options[FullCenter.ipados]).isEmpty {
      return nil
    }
    guard let first = bar.layout.overflow(at: width).first, bar.layout.minimumWidth <= width
    else { return nil }
    return (
      "in a window of \(width) points on \(platform.displayName), \(bar.overflowWords(width))",
      bar.remedyShowing(first, at: width)
    )
  }
}
