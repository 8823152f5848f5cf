import MenuetLayout
import MenuetModel

/// How a kind of menu treats its items.
struct PageMenuStyle: Sendable, Hashable {
  enum Kind {
    case plain, menuBar, context
  }

  var kind = Kind.plain
  /// Indicates whether it hides what cannot be used, unless told otherwise.
  var hidesUnavailable = false
  var showsShortcuts = true

  /// The parts of its items that it shows in a skin.
  func facets(_ skin: Skin) -> MenuFacets {
    var facets = MenuFacets(shortcuts: showsShortcuts)
    switch kind {
    case .plain: break
    case .menuBar: facets.standardSymbols = skin.showsStandardSymbolsInMenuBars
    case .context: facets.symbols = skin.showsSymbolsInContextMenus
    }
    return facets
  }
}

extension PageBuilder {
  /// A menu in each of its forms; `nil` where it was not laid out.
  ///
  /// The form of a menu is that of all menus inside it.
  mutating func menu(
    _ content: [MenuElement], _ layouts: MenuLayouts?, declared: MenuLayoutSize,
    _ style: PageMenuStyle, depth: Int = 0
  ) -> PageValue? {
    let rows = PageAxis.forms.map { layouts?.nearest(to: $0 ?? declared)?.rows }
    guard form == nil, rows.contains(where: { $0 != rows[0] }) else {
      return shownMenu(content, layouts, declared: declared, style, depth: depth)
    }
    var menus: [MenuLayoutSize: PageValue] = [:]
    for form in MenuLayoutSize.allCases {
      self.form = form
      menus[form] = shownMenu(content, layouts, declared: declared, style, depth: depth)
    }
    form = nil
    hasForms = true
    return .choice(.form, PageAxis.forms.map { menus[$0 ?? declared] })
  }

  /// A menu in the form that is built now, or in the declared one.
  ///
  /// It is divided into groups as its rows are, which the framework's inline menus are as well.
  private mutating func shownMenu(
    _ content: [MenuElement], _ layouts: MenuLayouts?, declared: MenuLayoutSize,
    _ style: PageMenuStyle, depth: Int
  ) -> PageValue? {
    guard let layout = layouts?.nearest(to: form ?? declared) else { return nil }
    let key = PageKnownMenus.Key(content, style, form)
    let known = key.flatMap { knownMenus[$0, layout.rows] }
    let open =
      known?.entries.map { OpenMenu(layout: layout, entries: $0) }
      ?? OpenMenu(layout, content: content, of: document, on: context.platform)
    let items = known?.items ?? items(of: open, style)
    if known == nil, let key {
      knownMenus.keep(
        PageKnownMenus.Menu(
          rows: layout.rows, entries: open.submenus.isEmpty ? open.entries : nil, items: items),
        for: key)
    }
    let measured = drawers[0].style.measured(open.listCells)
    let columns = drawers.map { drawer in
      MenuColumns(
        measured, width: layout.width, drawer.style, style.facets(drawer.style.skin))
    }
    var waiting = measured[...]
    var groups: [PageValue] = []
    var title: String?
    var rows: [PageValue] = []
    func endGroup() {
      if !rows.isEmpty { groups.append(["title": title.map { .text($0) }, "rows": .list(rows)]) }
      (title, rows) = (nil, [])
    }
    for (row, (entries, items)) in zip(layout.rows, zip(open.entries, items)) {
      switch row.kind {
      case .separator: endGroup()
      case .header: title = row.cells.first?.title
      case .cells:
        let cells = zip(zip(row.cells, entries), items).map { cell, item in
          item ?? self.item(cell.1, title: cell.0.title, style, depth: depth)
        }
        let isSmall = row.cells.allSatisfy { $0.lines == 0 }
        rows.append(["cells": .list(cells), "size": .text(isSmall ? "small" : "medium")])
      case .item, .submenu, .option, .dynamic:
        for (row, item) in zip(waiting.prefix(row.cells.count), items) {
          var members = item ?? self.item(row.entry, title: row.cell.title, style, depth: depth)
          members += ["keys": keys(of: row, columns, width: layout.width, style)]
          rows.append(members)
        }
        waiting = waiting.dropFirst(row.cells.count)
      }
    }
    endGroup()
    return [
      "width": PageValue(layout.width), "groups": .list(groups),
      "height": layout.visibleHeight.map { PageValue($0) },
      "aligned": .choice(.edition, columns.map { .flag($0.isAligned) }),
      "marked": .choice(.edition, columns.map { .flag($0.hasMarks) }),
    ]
  }

  /// The items of rows that open no menu.
  private mutating func items(of menu: OpenMenu, _ style: PageMenuStyle) -> [[PageValue?]] {
    var items: [[PageValue?]] = []
    for (row, entries) in zip(menu.layout.rows, menu.entries) {
      var cells: [PageValue?] = []
      for (cell, entry) in zip(row.cells, entries) {
        cells.append(entry.submenu == nil ? item(entry, title: cell.title, style) : nil)
      }
      items.append(cells)
    }
    return items
  }

  /// The shortcut of a row, where there is room for it.
  private func keys(
    of row: MeasuredRow, _ columns: [MenuColumns], width: Int, _ style: PageMenuStyle
  ) -> PageValue? {
    guard style.showsShortcuts, let keys = row.entry.shortcut?.display else { return nil }
    let values = zip(columns, drawers).map { columns, drawer -> PageValue? in
      columns.hasRoom(forShortcutOf: row, width: Double(width), drawer.style) ? .text(keys) : nil
    }
    return .choice(.edition, values)
  }

  mutating func menu(_ surface: MenuSurface, _ style: PageMenuStyle) -> PageValue? {
    menu(surface.content, surface.layouts, declared: surface.declared, style)
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
      "symbol": symbol(of: entry, entry.symbol, style),
      "role": entry.role == .normal ? nil : .text(entry.role.rawValue),
      "enabled": availability.enabledWhen.map { PageValue($0) },
      "visible": availability.visibleWhen.map { PageValue($0) },
      "hides": .flag(hides && availability.enabledWhen != nil),
    ]
    switch entry.action {
    case .perform(let item): members += action(of: item, entry, style)
    case .turn(let item, let isOn):
      members += action(of: item, entry, style)
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
      shown.content, shown.layouts, declared: submenu.layout, style, depth: depth + 1)
  }

  /// A symbol of an entry, in the editions in which its menu shows it.
  private mutating func symbol(
    of entry: MenuEntry, _ name: String?, _ style: PageMenuStyle
  ) -> PageValue? {
    let id = PageValue.symbol(named: name)
    return byEdition { style.facets($0.style.skin).shows(symbolOf: entry) ? id : nil }
  }

  /// The command that an item performs, and what its place changes about it.
  private mutating func action(
    of item: Item, _ entry: MenuEntry, _ style: PageMenuStyle
  ) -> PageValue {
    let overrides = item.overrides?.value
    let face = document.face(of: item)
    let keepsSymbol = overrides?.symbol == nil && overrides?.image == nil
    return [
      "command": document.command(of: item).map { .text($0.id) },
      "onTitle": face.otherTitle.map { .text($0) },
      "onSymbol": keepsSymbol && face.hasPicture
        ? symbol(of: entry, document.command(of: item)?.onSymbol, style) : nil,
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
  /// Adds the members of another object, in place of those of the same name.
  static func += (value: inout PageValue, other: PageValue) {
    guard case .object(let members) = value, case .object(let further) = other else { return }
    var all = members
    for member in further {
      if let index = all.firstIndex(where: { $0.name == member.name }) { all.remove(at: index) }
    }
    value = .object(all + further)
  }
}
