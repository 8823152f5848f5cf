import MenuetModel
import MenuetSource

/// Flags a submenu with more rows than people can take in.
struct LongSubmenu: MenuRule {
  static let info = RuleInfo(
    id: "submenu-length", .submenus, .warning,
    grades: [.note("in a menu bar")],
    "a submenu has about five rows",
    guideline: .menus("limit the length of a submenu; with more than about five items use a menu"),
    why: """
      A submenu opens beside the menu and has to be kept open while it is read. Items that the app
      supplies at run time do not count. A choice may have one option more that leads to others, or
      is that of none of them.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        §<submenu§ title="Color">
          <choice id="color" title="Color">
            <option id="red" title="Red"/> <option id="blue" title="Blue"/>
            <option id="green" title="Green"/> <option id="black" title="Black"/>
            <option id="white" title="White"/> <option id="gray" title="Gray"/>
          </choice>
        </submenu>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        <submenu title="Color">
          <choice id="color" title="Color">
            <option id="red" title="Red"/> <option id="blue" title="Blue"/>
            <option id="green" title="Green"/> <option id="black" title="Black"/>
          </choice>
        </submenu>
      </menu>
      """)

  /// True for a submenu whose last row leads to whatever its others lack.
  private func endsInCustom(_ level: MenuLevel, in context: RuleContext) -> Bool {
    guard case .item(let item)? = level.content.last, case .choice(let index) = item.subject else {
      return false
    }
    return context.document.choices[index].options.last?.isCustom ?? false
  }

  /// True for a submenu of one choice whose first or last option is that of none of the others.
  private func offersNone(_ level: MenuLevel, in context: RuleContext) -> Bool {
    guard level.content.count == 1, case .choice(let index)? = level.items.first?.subject else {
      return false
    }
    let options = context.document.choices[index].options
    return [options.first, options.last].compactMap { $0 }.contains { option in
      TitleWords(option.title).first.map { ["none", "no"].contains($0) } ?? false
        || ["无", "無"].contains { option.title.hasPrefix($0) }
    }
  }

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .submenu, level.surface != .backMenu else { return }
    let most = context.options.submenuRows
    let count = context.rowCount(of: level, above: most)
    guard count > most,
      !(count == most + 1 && (endsInCustom(level, in: context) || offersNone(level, in: context)))
    else { return }
    // In the menu bar there is a pointer and much room; a very long one is too long there as well.
    let isMenuBar = level.surface == .menuBar
    guard !isMenuBar || count <= context.options.menuRows else { return }
    report.report(
      Self.self, "a submenu has about \(most) rows; this one has \(count)",
      at: context.location(level.source), severity: isMenuBar ? .note : .warning,
      fixIts: [FixIt("leave out what is rarely used, or show it in a menu of its own")])
  }
}
