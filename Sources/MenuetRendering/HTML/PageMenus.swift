import MenuetLayout
import MenuetModel

/// How a kind of menu treats its items.
struct PageMenuStyle {
  /// Indicates whether it hides what cannot be used, unless told otherwise.
  var hidesUnavailable = false
  var showsShortcuts = true
  var showsSymbols = true
}

extension PageBuilder {
  /// The index of a menu in the page's table; `nil` where it was not laid out.
  ///
  /// A menu is divided into groups as its rows are, which the framework's inline menus are as well.
  mutating func menu(
    _ content: [MenuElement], _ layout: MenuLayout?, _ style: PageMenuStyle, depth: Int = 0
  ) -> PageValue? {
    guard let layout else { return nil }
    let open = OpenMenu(layout, content: content, of: document, on: context.platform)
    var groups: [PageValue] = []
    var title: String?
    var rows: [PageValue] = []
    func endGroup() {
      if !rows.isEmpty { groups.append(["title": title.map { .text($0) }, "rows": .list(rows)]) }
      (title, rows) = (nil, [])
    }
    for (row, entries) in zip(layout.rows, open.entries) {
      switch row.kind {
      case .separator: endGroup()
      case .header: title = row.cells.first?.title
      case .cells:
        let items = zip(row.cells, entries).map { cell, entry in
          item(entry, title: cell.title, style, depth: depth)
        }
        let isSmall = row.cells.allSatisfy { $0.lines == 0 }
        rows.append(["cells": .list(items), "size": .text(isSmall ? "small" : "medium")])
      case .item, .submenu, .option, .dynamic:
        for (cell, entry) in zip(row.cells, entries) {
          var style = style
          if !hasRoom(forKeysOf: entry, beside: cell.title, in: layout.width) {
            style.showsShortcuts = false
          }
          rows.append(item(entry, title: cell.title, style, depth: depth))
        }
      }
    }
    endGroup()
    menus.append([
      "width": PageValue(layout.width), "groups": .list(groups),
      "height": layout.visibleHeight.map { PageValue($0) },
    ])
    return PageValue(menus.count - 1)
  }

  /// Returns whether a row holds a shortcut beside the whole title. The layout has room for shortcuts on
  /// the desktop alone; elsewhere they take what is left.
  private func hasRoom(forKeysOf entry: MenuEntry, beside title: String, in width: Int) -> Bool {
    guard context.platform != .macos, let keys = entry.shortcut?.display else { return true }
    let (metrics, size) = (context.metrics, context.contentSize)
    let words = [title, keys].reduce(0) {
      $0 + metrics.text.width(of: $1, fontSize: size.bodySize)
    }
    let marks = (metrics.iconWidth + metrics.indicatorWidth) * size.bodySize
    let room = 2 * metrics.itemPadding + 4 * metrics.iconTitleGap + 14
    return words + marks / ContentSize.large.bodySize + room <= width
  }

  mutating func menu(_ surface: MenuSurface, _ style: PageMenuStyle) -> PageValue? {
    menu(surface.content, surface.layouts?.nearest(to: surface.declared), style)
  }

  /// An item as a row, a cell, a button or an answer shows it.
  ///
  /// - Parameter title: The words in the layout; empty for a cell without words.
  mutating func item(
    _ entry: MenuEntry, title: String = "", _ style: PageMenuStyle = PageMenuStyle(),
    depth: Int = 0
  ) -> PageValue {
    let availability = entry.availability
    let hides = availability.whenUnavailable.map { $0 == .hide } ?? style.hidesUnavailable
    var members: PageValue = [
      "title": .text(title.isEmpty ? entry.title : title),
      "subtitle": entry.subtitle.map { .text($0) },
      "symbol": style.showsSymbols ? symbols.id(entry.symbol) : nil,
      "keys": style.showsShortcuts ? entry.shortcut.map { .text($0.display) } : nil,
      "role": entry.role == .normal ? nil : .text(entry.role.rawValue),
      "enabled": availability.enabledWhen.map { PageValue($0) },
      "visible": availability.visibleWhen.map { PageValue($0) },
      "hides": .flag(hides && availability.enabledWhen != nil),
    ]
    switch entry.action {
    case .perform(let item): members += action(of: item)
    case .turn(let item, let isOn):
      members += action(of: item)
      members += ["turns": .text(isOn ? "on" : "off")]
    case .choose(let choice, let option):
      let chosen = choice.options[option]
      members += [
        "choice": .text(choice.id), "option": .text(chosen.id),
        "presents": chosen.presents.map { .text($0) },
      ]
    case nil:
      if let submenu = entry.submenu {
        members += ["menu": menu(of: submenu, style, depth: depth), "submenu": .flag(true)]
      } else {
        members += ["dynamic": .flag(true)]
      }
    }
    return members
  }

  private mutating func menu(
    of submenu: Submenu, _ style: PageMenuStyle, depth: Int
  ) -> PageValue? {
    guard depth < MenuNesting.greatestDepth else { return nil }
    let shown = document.shown(by: submenu)
    return menu(
      shown.content, shown.layouts?.nearest(to: submenu.layout), style, depth: depth + 1)
  }

  /// The command that an item performs, and what its place changes about it.
  private mutating func action(of item: Item) -> PageValue {
    let overrides = item.overrides?.value
    let face = document.face(of: item)
    let keepsSymbol = overrides?.symbol == nil && overrides?.image == nil
    return [
      "command": document.command(of: item).map { .text($0.id) },
      "onTitle": face.otherTitle.map { .text($0) },
      "onSymbol": keepsSymbol && face.hasPicture
        ? symbols.id(document.command(of: item)?.onSymbol) : nil,
      "confirm": overrides?.confirm.map { .text($0) },
      "presents": overrides?.presents.map { .text($0) },
    ]
  }

  /// The item of a place that shows one by itself.
  mutating func item(_ item: Item, face: Face? = nil) -> PageValue {
    var entry = MenuEntry(
      title: face?.title ?? document.title(of: item),
      symbol: (face ?? document.face(of: item)).picture,
      role: document.role(of: item))
    entry.action = document.command(of: item) == nil ? nil : .perform(item)
    entry.availability = document.availability(of: item)
    return self.item(entry)
  }
}

extension PageValue {
  /// Adds the members of another object.
  static func += (value: inout PageValue, other: PageValue) {
    guard case .object(let members) = value, case .object(let further) = other else { return }
    value = .object(members + further)
  }
}
