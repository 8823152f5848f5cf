import MenuetModel
import MenuetSource

/// Flags a submenu that holds one item.
struct SingleItemSubmenu: Rule {
  static let info = RuleInfo(
    id: "submenu-single", .submenus, .warning,
    "a submenu holds more than one item",
    guideline: .menus("use submenus sparingly"),
    why: "A submenu of one item is a detour: the item can stand in its place.",
    example: """
        <menu id="format" title="Format">
          <command id="show-fonts" title="Show Fonts"/>
      -   §<submenu§ title="Lists">
      -     <command id="use-bullets" title="Use Bullets"/>
      -   </submenu>
      +   <command id="use-bullets" title="Use Bullets"/>
        </menu>
      """, reads: .parts())

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .submenu, level.content.count <= 3, !level.content.isOpenEnded,
      level.content.reduce(0, { $0 + context.rows(of: $1) }) == 1
    else { return }
    report(
      "the submenu '\(level.title ?? level.id)' holds one item", at: level.source,
      fix: "put the item in the submenu's place")
  }
}
