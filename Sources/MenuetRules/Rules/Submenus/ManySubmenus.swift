import MenuetModel
import MenuetSource

/// Notes a menu with many submenus.
struct ManySubmenus: Rule {
  static let info = RuleInfo(
    id: "submenu-count", .submenus, .note,
    "a menu has few submenus",
    guideline: .menus("use submenus sparingly: each makes the menu harder to use"),
    why: "Every submenu hides its items, and takes a steady hand to reach.",
    example: """
        <menu id="format" title="Format">
          <submenu title="Font">
            <command id="bigger" title="Make Bigger"/><command id="smaller" title="Make Smaller"/>
      -   </submenu>
      -   <submenu title="Text">
      -     <command id="justify" title="Justify"/><command id="center" title="Center"/>
          </submenu>
          <submenu title="Table">
            <command id="add-row" title="Add Row"/><command id="add-column" title="Add Column"/>
          </submenu>
          §<submenu§ title="List">
            <command id="indent" title="Indent"/><command id="outdent" title="Outdent"/>
          </submenu>
        </menu>
      """, thresholds: [submenus])
  static let submenus = Threshold(
    "submenu-count.submenus", 3, .ours, "the most submenus directly in a menu")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder != .section else { return }
    let most = context.options[Self.submenus]
    let submenus = level.submenus
    guard submenus.count > most else { return }
    report(
      "a menu has at most \(most) submenus; this one has \(submenus.count)",
      at: submenus[most].source, fix: "put the items that people use most into the menu itself")
  }
}
