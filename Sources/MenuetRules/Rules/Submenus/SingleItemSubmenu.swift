import MenuetModel
import MenuetSource

/// Flags a submenu that holds one item.
struct SingleItemSubmenu: MenuRule {
  static let info = RuleInfo(
    id: "submenu-single", .submenus, .warning,
    "a submenu holds more than one item",
    guideline: .menus("use submenus sparingly"),
    why: """
      A submenu of one item is a detour: the item can stand in its place.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        §<submenu§ title="Lists">
          <command id="use-bullets" title="Use Bullets"/>
        </submenu>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        <command id="use-bullets" title="Use Bullets"/>
      </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard level.holder == .submenu, level.content.count <= 3, !context.mayLackParts(level.source),
      !Self.isOpen(level.content),
      // A submenu in it is too deep, and there is one remedy for both.
      !level.content.contains(where: \.isSubmenu),
      level.content.reduce(0, { $0 + context.rows(of: $1) }) == 1
    else { return }
    report.report(
      Self.self, "the submenu '\(level.title ?? level.id)' holds one item",
      at: context.location(level.source),
      fixIts: [FixIt("put the item in the submenu's place")])
  }

  /// True for content to which the app or another document adds.
  private static func isOpen(_ content: [MenuElement]) -> Bool {
    content.contains { element in
      switch element {
      case .dynamic, .slot: true
      case .section(let section): isOpen(section.content)
      case .item, .submenu, .separator: false
      }
    }
  }
}

extension MenuElement {
  fileprivate var isSubmenu: Bool {
    if case .submenu = self { true } else { false }
  }
}
