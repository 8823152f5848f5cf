import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// The overlay that an iPad without a menu bar shows while people hold the Command key: the
  /// shortcuts of each menu, and the menus' titles below; `nil` where no command has a shortcut.
  func shortcutOverlay(_ menus: [Menu], _ titles: [String]) -> Block? {
    let groups = zip(menus, titles).compactMap { menu, title in
      let entries = shortcuts(in: menu.content, depth: 0)
      return entries.isEmpty ? nil : (title: title, entries: entries)
    }
    guard !groups.isEmpty else { return nil }
    let columns = groups.map { shortcutColumn($0.title, $0.entries) }
    let body = style.flow(columns, spacing: 32, lineSpacing: 20, maximumWidth: 960)
    let tabs = style.flow(
      groups.enumerated().map { overlayTab($1.title, isChosen: $0 == 0) }, spacing: 4,
      lineSpacing: 4, maximumWidth: max(320, body.width))
    let content = style.column([body, tabs], spacing: 16).padded(horizontal: 20, vertical: 16)
    return style.card(content, radius: style.skin.menu.radius)
  }

  private func shortcutColumn(_ title: String, _ entries: [MenuEntry]) -> Block {
    let font = Font(size: 15)
    let rows = entries.map { entry in
      (
        title: style.typesetter.truncated(entry.title, to: 260, font),
        keys: entry.shortcut?.display ?? ""
      )
    }
    let width =
      rows.map {
        style.typesetter.width($0.title, font) + 32 + style.typesetter.width($0.keys, font)
      }.max() ?? 0
    let head = Font(size: 13, weight: .semibold)
    let name = style.typesetter.truncated(title, to: 260, head)
    let height = 30.0
    var block = Block(width: max(width, style.typesetter.width(name, head)), height: height)
    block.elements = style.text(name, in: block.bounds, head, style.palette.secondary)
    for row in rows {
      let line = Rect(x: 0, y: block.height, width: block.width, height: height)
      block.elements += style.text(row.title, in: line, font, style.palette.label)
      block.elements += style.text(
        row.keys, in: line, font, style.palette.secondary, alignment: .trailing,
        reading: .leftToRight)
      block.height += height
    }
    return block
  }

  private func overlayTab(_ title: String, isChosen: Bool) -> Block {
    let font = Font(size: 13, weight: isChosen ? .semibold : .regular)
    let words = style.typesetter.truncated(title, to: 200, font)
    var tab = Block(width: style.typesetter.width(words, font) + 24, height: 28)
    if isChosen {
      tab.elements = [.rect(tab.bounds, radius: 8, fill: style.palette.fill)]
    }
    tab.elements += style.text(
      words, in: tab.bounds, font, style.palette.label, alignment: .center)
    return tab
  }

  /// The commands with a shortcut in a menu and the menus inside it, in menu order.
  func shortcuts(in content: [MenuElement], depth: Int) -> [MenuEntry] {
    guard depth <= MenuNesting.greatestDepth else { return [] }
    let platform = PlatformSet(context.platform)
    return content.filter { $0.platforms.contains(platform) }.flatMap { element -> [MenuEntry] in
      switch element {
      case .item(let item):
        document.menuEntries(of: item).map(\.entry).filter { $0.shortcut != nil }
      case .section(let section): shortcuts(in: section.content, depth: depth)
      case .submenu(let submenu):
        shortcuts(in: document.shown(by: submenu).content, depth: depth + 1)
      case .dynamic, .separator, .slot: []
      }
    }
  }
}
