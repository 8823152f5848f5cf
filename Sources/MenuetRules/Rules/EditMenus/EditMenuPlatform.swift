import MenuetModel
import MenuetSource

/// Flags an edit menu for a platform that has none.
struct EditMenuPlatform: Rule {
  static let info = RuleInfo(
    id: "edit-menu-platform", .editMenus, .error,
    grades: [.warning("where the menu is for other platforms too")], fix: .unsafe,
    "an edit menu is for platforms that have edit menus",
    guideline: .editMenus("edit menus are not supported in tvOS and watchOS"),
    why: """
      On a television and on a watch nothing opens the menu: its commands cannot be reached there.
      """,
    example: """
      - <menuet xmlns="urn:menuet:1" name="Example" platforms="tvos">
      + <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
          §<edit-menu§ id="note-text" for="NoteBody">
            <command id="define" title="Define" near="look-up"/>
          </edit-menu>
        </menuet>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for menu in document.editMenus {
      let without = menu.platforms.intersection([.tvos, .watchos])
      guard !without.isEmpty else { continue }
      report(
        "\(without.description) \(without.members.count > 1 ? "have" : "has") no edit menus",
        at: .platforms, of: menu.source, severity: without == menu.platforms ? nil : .warning,
        fix: context.narrowing(menu.source, from: menu.platforms, without: without))
    }
  }
}
