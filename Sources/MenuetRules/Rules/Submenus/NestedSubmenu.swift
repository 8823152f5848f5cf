import MenuetModel
import MenuetSource

/// Flags a submenu inside a submenu.
struct NestedSubmenu: Rule {
  static let info = RuleInfo(
    id: "submenu-depth", .submenus, .note,
    "submenus have one level",
    guideline: .menus("limit the depth of submenus; one level is best"),
    why:
      "Each level covers the one before and asks for a steadier hand; the way back is easily lost.",
    example: """
        <menu id="format" title="Format">
          <command id="show-fonts" title="Show Fonts"/>
          <submenu title="Lists">
            <command id="use-bullets" title="Use Bullets"/>
      -     §<submenu§ title="Numbers">
      -       <command id="arabic" title="Use Arabic Numbers"/>
      -       <command id="roman" title="Use Roman Numbers"/>
      -     </submenu>
      +     <command id="arabic" title="Use Arabic Numbers"/>
      +     <command id="roman" title="Use Roman Numbers"/>
          </submenu>
        </menu>
      """, reads: .subject)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // Deeper ones are there because of this one. Context menus have a rule of their own.
    guard level.holder == .submenu, level.depth == 2, level.surface != .contextMenu else { return }
    report(
      "submenus have one level; '\(level.title ?? level.id)' is in the second", at: level.source,
      fix: "put its items into the submenu around it, or into a menu of their own")
  }
}
