import MenuetModel

/// Reads the content of a menu into the rows that it shows, in order.
///
/// A slot, and an element that is not for the platform, has no row. Separators stand only between
/// rows: what would be the first, the last or the second of two is left out. A section and a choice
/// are divided from other rows as by a separator, which then stands for none that is written beside a
/// section.
struct MenuReader {
  let document: Document
  let platform: PlatformSet
  let kind: MenuKind
  /// Indicates whether `small` and `medium` exist; at the accessibility content sizes they do not.
  let allowsCells: Bool

  private(set) var lines: [MenuLine] = []
  /// The sections for the platform that ask for a form of their own.
  private(set) var sections: [SectionLayout] = []
  /// Indicates whether a row has a checkmark, and thereby the list a column for it.
  private(set) var hasCheckmarks = false

  private var run = CellRun.closed
  private var boundary = Boundary.none
  /// The section whose header comes before the next row.
  private var header: MenuEntry?
  /// The command of the last row, for which alternates may stand.
  private var lastCommand: String?

  /// The boundary between the last row and the next.
  private enum Boundary {
    case none
    case choice
    case separator(String)
    case section
  }

  init(document: Document, platform: Platform, kind: MenuKind, allowsCells: Bool) {
    self.document = document
    self.platform = PlatformSet(platform)
    self.kind = kind
    self.allowsCells = allowsCells
  }

  /// Reads a whole menu in one of the three forms.
  mutating func read(_ content: [MenuElement], layout: MenuLayoutSize) {
    run = CellRun(layout: allowsCells ? layout : .large)
    for index in content.indices { read(content[index]) }
    closeRun()
  }

  /// Reads the options of a choice.
  mutating func read(optionsOf subject: Subject, choice: String) {
    for option in document.options(subject, on: platform) { add(option, of: choice) }
  }

  private mutating func read(_ element: MenuElement) {
    guard element.platforms.contains(platform) else { return }
    switch element {
    case .item(let item): read(item)
    case .section(let section): read(section)
    case .submenu(let submenu):
      let face = Face(title: submenu.title, symbol: submenu.symbol, image: submenu.image)
      addToList(
        .submenu,
        MenuEntry(
          element: submenu.id, at: submenu.source, face: face, subtitle: submenu.subtitle))
    case .dynamic(let dynamic):
      addToList(
        .dynamic,
        MenuEntry(element: dynamic.id, at: dynamic.source, face: Face(title: dynamic.title)))
    case .separator(let separator):
      closeRun()
      switch boundary {
      case .none, .choice: boundary = .separator(separator.id)
      case .separator, .section: break
      }
    case .slot: closeRun(evenIfEmpty: true)
    }
  }

  private mutating func read(_ section: MenuSection) {
    closeRun()
    boundary = .section
    let outer = run
    if let layout = section.layout {
      let effective = allowsCells ? layout : .large
      run = CellRun(layout: effective)
      sections.append(
        SectionLayout(id: section.id, layout: layout, effectiveLayout: effective))
    }
    if let title = section.title, !title.isEmpty {
      header = MenuEntry(element: section.id, at: section.source, face: Face(title: title))
    }
    let count = lines.count
    for index in section.content.indices { read(section.content[index]) }
    closeRun()
    header = nil
    boundary = .section
    // Until there is a row, the menu's first section is yet to come.
    run = lines.count == count ? outer : .closed
  }

  private mutating func read(_ item: Item) {
    if item.kind == .choice {
      let options = document.options(item.subject, on: platform)
      if options.isEmpty { return }
      closeRun(evenIfEmpty: true)
      divideChoice()
      for option in options { add(option, of: item.id) }
      return divideChoice()
    }
    if isAlternate(item) { return }
    lastCommand = item.id
    let form = document.toggleForm(of: item)
    let face = document.face(of: item)
    let label = document.label(of: item)
    if form == .pair { return addPair(item, face, label) }
    var entry = MenuEntry(
      element: item.id, at: item.source, face: face, subtitle: label.subtitle,
      shortcut: shortcut(of: item))
    entry.spokenTitle = label.accessibilityLabel
    if run.takes(entry) { return }
    if form == .checkmark { hasCheckmarks = true }
    addToList(.item, entry)
  }

  private mutating func divideChoice() {
    if case .none = boundary { boundary = .choice }
  }

  /// Two rows, of which the one that holds bears the checkmark: "Grid On", "Grid Off".
  private mutating func addPair(_ item: Item, _ face: Face, _ label: Label) {
    var on = face
    on.title = face.otherTitle ?? face.title
    on.otherTitle = nil
    var off = face
    off.otherTitle = nil
    hasCheckmarks = true
    addToList(
      .item,
      MenuEntry(
        element: item.id, at: item.source, face: on, subtitle: label.subtitle,
        shortcut: shortcut(of: item)))
    addToList(
      .item, MenuEntry(element: item.id, at: item.source, face: off, subtitle: label.subtitle))
  }

  private mutating func add(_ option: Choice.Option, of choice: String) {
    hasCheckmarks = true
    addToList(
      .option,
      MenuEntry(
        element: "\(choice).\(option.id)", at: option.source,
        face: Face(title: option.title, symbol: option.symbol, image: option.image),
        subtitle: option.subtitle, shortcut: showsShortcuts ? option.shortcut : nil))
  }

  private var showsShortcuts: Bool { platform == .macos && kind != .context }

  private func shortcut(of item: Item) -> Shortcut? {
    guard showsShortcuts else { return nil }
    if let overrides = item.overrides?.value {
      if overrides.hidesShortcut { return nil }
      if let shortcut = overrides.shortcut { return shortcut }
    }
    guard case .command(let index) = item.subject, document.commands.indices.contains(index)
    else { return nil }
    return document.commands[index].shortcut
  }

  /// Returns whether an item of a menu bar stands in the place of the row above while a modifier is
  /// held (`NSMenuItem.isAlternate`, `UICommandAlternate`). It then has no row of its own.
  private func isAlternate(_ item: Item) -> Bool {
    guard kind == .menuBar, let lastCommand, case .none = boundary,
      case .command(let index) = item.subject, document.commands.indices.contains(index)
    else { return false }
    return document.commands[index].alternateOf == lastCommand
  }
}

// MARK: Rows

extension MenuReader {
  private mutating func addToList(_ kind: MenuRow.Kind, _ entry: MenuEntry) {
    closeRun(evenIfEmpty: true)
    if kind != .item { lastCommand = nil }
    append(MenuLine(kind: kind, entries: [entry]))
  }

  /// Ends the run of cells, one without cells only if it must: then there will be none.
  private mutating func closeRun(evenIfEmpty: Bool = false) {
    guard case .open(let layout, let entries) = run else { return }
    if entries.isEmpty && !evenIfEmpty { return }
    run = .closed
    if entries.isEmpty { return }
    append(MenuLine(kind: .cells, entries: entries, cellLayout: layout))
  }

  private mutating func append(_ line: MenuLine) {
    if !lines.isEmpty {
      switch boundary {
      case .none: break
      case .separator(let id):
        let entry = MenuEntry(element: id, at: .none, face: Face(title: nil))
        lines.append(MenuLine(kind: .separator, entries: [entry]))
      case .choice, .section: lines.append(MenuLine(kind: .separator, entries: []))
      }
    }
    boundary = .none
    if let header {
      lines.append(MenuLine(kind: .header, entries: [header]))
      self.header = nil
    }
    lines.append(line)
  }
}

/// The leading items of a section that stand side by side.
private enum CellRun {
  case closed
  case open(MenuLayoutSize, [MenuEntry])

  init(layout: MenuLayoutSize) { self = layout == .large ? .closed : .open(layout, []) }

  /// Takes the next item, if it still has room for it.
  mutating func takes(_ entry: MenuEntry) -> Bool {
    guard case .open(let layout, var entries) = self,
      entries.count < layout.cells
    else { return false }
    entries.append(entry)
    self = .open(layout, entries)
    return true
  }
}
