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

  /// The kind of menu that it is to the layout.
  var layoutKind: MenuetLayout.MenuKind {
    switch kind {
    case .plain: .button
    case .menuBar: .menuBar
    case .context: .context
    }
  }

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
  /// A menu in each of its forms and text sizes; `nil` where it was not laid out.
  mutating func menu(
    _ content: [MenuElement], _ layouts: MenuLayouts?, declared: MenuLayoutSize,
    _ style: PageMenuStyle, depth: Int = 0
  ) -> PageValue? {
    guard let layouts, layouts.nearest(to: declared) != nil else { return nil }
    let sized = layoutsBySize(content, layouts, style.layoutKind)
    var differs = false
    for (size, layouts) in sized.enumerated() {
      let rows = layouts.nearest(to: declared)?.rows
      if MenuLayoutSize.allCases.contains(where: { layouts.nearest(to: $0)?.rows != rows }) {
        hasForms[size] = true
        differs = true
      }
    }
    var items = PageMenuItems(MenuEntries(content, of: document, on: context.platform))
    var menus: [MenuLayoutSize: PageValue] = [:]
    for form in differs ? MenuLayoutSize.allCases : [declared] {
      let shown = sized.compactMap { $0.nearest(to: form) }
      menus[form] = menu(shown, &items, style, depth: depth)
    }
    if !differs { return menus[declared] }
    return .choice(.form, PageAxis.forms.map { menus[$0 ?? declared] })
  }

  /// A menu in one form.
  ///
  /// - Parameter layouts: By text size.
  private mutating func menu(
    _ layouts: [MenuLayout], _ items: inout PageMenuItems, _ style: PageMenuStyle, depth: Int
  ) -> PageValue? {
    // The sizes with the same rows, by the first of them.
    var alike: [Int: [Int]] = [:]
    for size in layouts.indices {
      let first = (0..<size).first { layouts[$0].hasRows(like: layouts[size]) }
      alike[first ?? size, default: []].append(size)
    }
    var groups = [PageValue?](repeating: nil, count: layouts.count)
    var columns: [[MenuColumns]] = Array(repeating: [], count: layouts.count)
    for (first, sizes) in alike {
      let places = items.places(in: layouts[first])
      let entries = items.listEntries(layouts[first], places)
      for size in sizes {
        columns[size] = styles[size].map { MenuColumns(entries, $0, style.facets($0.skin)) }
      }
      let value = self.groups(layouts, sizes, columns, places, &items, style, depth: depth)
      for size in sizes { groups[size] = value }
    }
    func flag(_ isOn: KeyPath<MenuColumns, Bool>) -> PageValue? {
      bySize { size in
        let flags = columns[size].map { $0[keyPath: isOn] }
        return flags.contains(true) ? .choice(.edition, flags.map { .flag($0) }) : nil
      }
    }
    return [
      "width": bySize { PageValue(layouts[$0].width) },
      "groups": bySize { groups[$0] },
      "height": bySize { layouts[$0].visibleHeight.map { PageValue($0) } },
      "aligned": flag(\.isAligned), "marked": flag(\.hasMarks),
    ]
  }

  /// The rows of a menu, which is divided into groups as its rows are, which the framework's inline
  /// menus are as well.
  ///
  /// - Parameters:
  ///   - layouts: By text size, as `columns` are.
  ///   - sizes: Those in which it has these rows.
  ///   - places: Of the items of each row.
  private mutating func groups(
    _ layouts: [MenuLayout], _ sizes: [Int], _ columns: [[MenuColumns]], _ places: [[Int?]],
    _ items: inout PageMenuItems, _ style: PageMenuStyle, depth: Int
  ) -> PageValue {
    var groups: [PageValue] = []
    var title: String?
    var rows: [PageValue] = []
    func endGroup() {
      if !rows.isEmpty { groups.append(["title": title.map { .text($0) }, "rows": .list(rows)]) }
      (title, rows) = (nil, [])
    }
    for (index, row) in layouts[sizes[0]].rows.enumerated() {
      switch row.kind {
      case .separator: endGroup()
      case .header: title = row.cells.first?.title
      case .cells:
        var cells: [PageValue] = []
        for (cell, place) in zip(row.cells, places[index]) {
          cells.append(item(at: place, cell, &items, style, depth: depth))
        }
        let isSmall = row.cells.allSatisfy { $0.lines == 0 }
        rows.append(["cells": .list(cells), "size": .text(isSmall ? "small" : "medium")])
      case .item, .submenu, .option, .dynamic:
        for (number, (cell, place)) in zip(row.cells, places[index]).enumerated() {
          let value = item(at: place, cell, &items, style, depth: depth)
          let keys = keys(at: place, &items, sizes, columns, style) {
            layouts[$0].rows[index].cells[number]
          }
          let alternate = place.flatMap { self.alternate(behind: $0, places, items, style) }
          rows.append(value.with("keys", keys).with("alternate", alternate))
        }
      }
    }
    endGroup()
    return .list(groups)
  }

  /// The item of a cell or row, in its words.
  private mutating func item(
    at place: Int?, _ cell: MenuCell, _ items: inout PageMenuItems, _ style: PageMenuStyle,
    depth: Int
  ) -> PageValue {
    guard let place else { return item(MenuEntry(title: cell.title), style) }
    let made = items.made[place] ?? item(items.entries.all[place], style, depth: depth)
    items.made[place] = made
    return cell.title.isEmpty || cell.title == items.entries.all[place].title
      ? made : made.titled(cell.title)
  }

  /// The item that takes the place of a row of a menu bar while a modifier is held. The layout has no row
  /// for it.
  private mutating func alternate(
    behind place: Int, _ places: [[Int?]], _ items: PageMenuItems, _ style: PageMenuStyle
  ) -> PageValue? {
    let next = items.entries.all.dropFirst(place + 1).first
    guard style.kind == .menuBar, let next, !places.joined().contains(place + 1),
      case .perform(let item) = items.entries.all[place].action,
      case .perform(let other) = next.action,
      let command = document.command(of: item),
      document.command(of: other)?.alternateOf == command.id
    else { return nil }
    return self.item(next, style).with("keys", next.shortcut.map { .text($0.display) })
  }

  /// The shortcut of a row, where there is room for it.
  ///
  /// - Parameter cell: The row in a text size.
  private func keys(
    at place: Int?, _ items: inout PageMenuItems, _ sizes: [Int], _ columns: [[MenuColumns]],
    _ style: PageMenuStyle, _ cell: (Int) -> MenuCell
  ) -> PageValue? {
    guard style.showsShortcuts, let place else { return nil }
    let entry = items.entries.all[place]
    guard !entry.hasArrow, let keys = entry.shortcut?.display else { return nil }
    if context.platform == .macos { return .text(keys) }
    var values = [PageValue?](repeating: nil, count: styles.count)
    for size in sizes {
      let row = cell(size)
      let shown = columns[size].indices.map { edition -> PageValue? in
        let columns = columns[size][edition]
        let room = PageMenuItems.Room(
          place: place, size: size, width: columns.titleRoom(row, entry), lines: row.lines)
        let fits =
          items.fits[room]
          ?? (columns.shortcutRoom(row, entry, styles[size][edition]) != nil)
        items.fits[room] = fits
        return fits ? .text(keys) : nil
      }
      values[size] = .choice(.edition, shown)
    }
    // In other sizes the row is another one.
    let first = values[sizes[0]]
    return sizes.allSatisfy { values[$0] == first } ? first : .choice(.size, values)
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
      members += .spoken(chosen)
    case nil:
      if let submenu = entry.submenu {
        members += ["menu": menu(of: submenu, style, depth: depth), "submenu": .flag(true)]
        members += .spoken(submenu.accessibilityLabel, submenu.hint)
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
    guard let id = PageValue.symbol(named: name) else { return nil }
    return byEdition { style.facets($0.style.skin).shows(symbolOf: entry) ? id : nil }
  }

  /// The command that an item performs, and what its place changes about it.
  private mutating func action(
    of item: Item, _ entry: MenuEntry, _ style: PageMenuStyle
  ) -> PageValue {
    let overrides = item.overrides?.value
    let face = document.face(of: item)
    let keepsSymbol = overrides?.symbol == nil && overrides?.image == nil
    var members: PageValue = [
      "command": document.command(of: item).map { .text($0.id) },
      "onTitle": face.otherTitle.map { .text($0) },
      "onSymbol": keepsSymbol && face.hasPicture
        ? symbol(of: entry, document.command(of: item)?.onSymbol, style) : nil,
      "confirm": overrides?.confirm.map { .text($0) },
      "presents": overrides?.presents.map { .text($0) },
    ]
    members += .spoken(document.label(of: item))
    return members
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
  /// The object with a further member; without it where there is no value.
  fileprivate func with(_ name: StaticName, _ value: PageValue?) -> PageValue {
    guard let value, case .object(let members) = self else { return self }
    return .object(members + [Member(name: name, value: value)])
  }

  /// The object with another title, which stands first.
  fileprivate func titled(_ title: String) -> PageValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { $0.name == "title" ? Member(name: $0.name, value: .text(title)) : $0 })
  }

  /// Adds the members of another object, in place of those of the same name.
  static func += (value: inout PageValue, other: PageValue) {
    guard case .object(var all) = value, case .object(let further) = other else { return }
    // So that the members are no longer shared, and need not be copied.
    value = .null
    for member in further {
      if let index = all.firstIndex(where: { $0.name == member.name }) { all.remove(at: index) }
    }
    all += further
    value = .object(all)
  }
}
