import MenuetModel
import MenuetSource

/// Flags a menu in which nothing stands, on all platforms or on some.
struct EmptyMenu: Rule {
  static let info = RuleInfo(
    id: "menu-empty", .menus, .error,
    "a menu holds one or more items, on each platform that it is for",
    guideline: .menus("a menu lists one or more items"),
    why: """
      A menu without items opens to nothing. Items that are only for some platforms may leave it
      empty on the others.
      """,
    example: """
        <menu id="format" title="Format">
          <command id="indent" title="Indent"/>
      -   §<submenu§ title="Lists"/>
      +   <submenu title="Lists">
      +     <command id="bullets" title="Use Bullets"/>
      +     <command id="numbers" title="Use Numbers"/>
      +   </submenu>
        </menu>
      """,
    reads: .parts())

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // A submenu that shows a menu from elsewhere is empty because that one is.
    guard level.surface != .documentMenu, level.surface != .backMenu else { return }
    var filled: PlatformSet = []
    for element in Self.shownContent(of: level, in: context) {
      filled.formUnion(Self.platforms(element))
      if filled.isSuperset(of: level.platforms) { return }
    }
    guard !context.isWritten(.ref, on: level.source) else { return }
    let empty = level.platforms.subtracting(filled).intersection(Self.platforms(of: level.surface))
    if filled.isEmpty {
      report(
        "\(Self.name(level, in: context)) has no items", at: level.source,
        fix: "add an item, or remove it")
    } else if level.holder != .section, !empty.isEmpty {
      // A section that is empty on some platforms just does not show there.
      report(
        "\(Self.name(level, in: context)) has no items on \(empty.description)", at: level.source,
        fix: "narrow its platforms to \(filled.description)")
    }
  }

  /// The content of a menu, with the system's own commands of a standard one.
  private static func shownContent(of level: MenuLevel, in context: RuleContext) -> [MenuElement] {
    context.standardMenus.additions.first { $0.menu.source == level.source }?.menu.content
      ?? level.content
  }

  /// The platforms on which an element fills a menu.
  private static func platforms(_ element: MenuElement) -> PlatformSet {
    switch element {
    case .separator: []
    case .section(let section):
      section.content.reduce(into: PlatformSet()) { $0.formUnion(platforms($1)) }
    case .item, .submenu, .dynamic, .slot: element.platforms
    }
  }

  /// The platforms that have a surface of a kind at all.
  private static func platforms(of surface: MenuLevel.Surface) -> PlatformSet {
    switch surface {
    case .menuBar: .menuBars
    case .contextMenu, .editMenu, .pullDown: [.ios, .ipados, .macos, .visionos]
    default: .all
    }
  }

  private static func name(_ level: MenuLevel, in context: RuleContext) -> String {
    if let title = level.title { return "the \(level.words) '\(title)'" }
    let isNamed = context.isWritten(.id, on: level.source)
    return isNamed ? "the \(level.words) '\(level.id)'" : "the \(level.words)"
  }
}
