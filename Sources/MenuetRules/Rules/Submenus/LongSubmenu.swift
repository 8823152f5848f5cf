import MenuetModel
import MenuetSource

/// Flags a submenu with more rows than people can take in.
struct LongSubmenu: Rule {
  static let info = RuleInfo(
    id: "submenu-length", .submenus, .note,
    "a submenu has about five rows",
    guideline: .menus("limit the length of a submenu; with more than about five items use a menu"),
    why: """
      A submenu opens beside the menu and has to be kept open while it is read. Items that the app
      supplies at run time do not count.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="show-fonts" title="Show Fonts"/>
          §<submenu§ title="Color">
            <choice id="color" title="Color">
              <option id="red" title="Red"/> <option id="blue" title="Blue"/>
              <option id="green" title="Green"/> <option id="black" title="Black"/>
      -       <option id="white" title="White"/> <option id="gray" title="Gray"/>
            </choice>
          </submenu>
        </menu>
      """, thresholds: [rows])
  static let rows = Threshold(
    "submenu-length.rows", 5, .englishGuidelines, "the most rows of a submenu")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .submenu, level.surface != .backMenu else { return }
    let most = context.options[Self.rows]
    let count = context.rowCount(of: level, above: most)
    guard count > most else { return }
    report(
      "a submenu has about \(most) rows; this one has \(count)", at: level.source,
      fix: "leave out what is rarely used, or show it in a menu of its own")
  }
}
