import MenuetModel
import MenuetSource

/// Flags menus that show each other in a circle.
enum MenuCycle {
  static let info = RuleInfo(
    id: "menu-cycle", .source, .error,
    "menus do not contain each other",
    guideline: .language("a submenu may show a menu that is declared elsewhere, but not itself"),
    why: "A menu that contains itself has no end: it can neither be laid out nor be built.",
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
      -   <submenu ref="§format§" title="More"/>
      +   <submenu ref="lists" title="Lists"/>
        </menu>
      + <menu id="lists" title="Lists">
      +   <command id="bullets" title="Use Bullets"/>
      +   <command id="numbers" title="Use Numbers"/>
      + </menu>
      """,
    isStructural: true)

  /// - Parameter circle: The ids from the menu that is shown back to itself.
  static func finding(_ circle: [String], at location: SourceLocation) -> Diagnostic {
    let path = (circle + circle.prefix(1)).joined(separator: " > ")
    return info.finding(
      "a menu cannot contain itself: \(path)", at: location,
      fix: "remove one of the submenus on the way")
  }
}
