import MenuetModel

extension JSONSample {
  // MARK: Menus

  static let content: [MenuElement] = {
    var submenu = Submenu(
      id: "more", title: "More", content: [.item(item("bold", .toggle, line: 61))],
      source: source(62))
    submenu.ref = "other"
    submenu.subtitle = "Further"
    submenu.symbol = "ellipsis"
    submenu.image = "More"
    submenu.layout = .medium
    submenu.$platforms = Narrowed([.ios], isNarrowed: true)
    submenu.enabledWhen = hasSelection
    submenu.visibleWhen = hasSelection
    submenu.whenUnavailable = .hide
    submenu.accessibilityLabel = "More"
    submenu.hint = "Opens"
    submenu.comment = "A submenu."
    submenu.layouts = layouts
    let separator = Separator(id: "separator", platforms: [.macos], source: source(64))
    var guarded = Separator(
      id: "separator-2", platforms: [.ios, .ipados, .macos, .watchos], source: source(65))
    guarded.$platforms.isNarrowed = false
    guarded.visibleWhen = hasSelection
    var dynamic = DynamicItems(id: "recents", title: "Recent", max: 10, source: source(66))
    dynamic.$platforms = Narrowed([.macos], isNarrowed: true)
    dynamic.visibleWhen = hasSelection
    dynamic.comment = "Files."
    let slot = Slot(id: "extras", comment: "For plug-ins.", source: source(67))
    return [
      .item(overridingItem), .submenu(submenu), .section(section), .separator(separator),
      .separator(guarded), .dynamic(dynamic), .slot(slot), .item(item("plain", .command, line: 68)),
    ]
  }()

  static let overridingItem: Item = {
    var overrides = ItemOverrides()
    overrides.title = "Share Note"
    overrides.subtitle = "Now"
    overrides.symbol = "square"
    overrides.image = "Square"
    overrides.hidesSymbol = true
    overrides.shortcut = Shortcut([.command], .named(.f12))
    overrides.hidesShortcut = true
    overrides.accessibilityLabel = "Share"
    overrides.hint = "Shares"
    overrides.comment = "A place."
    overrides.role = .destructive
    overrides.enabledWhen = hasSelection
    overrides.visibleWhen = hasSelection
    overrides.whenUnavailable = .dim
    overrides.confirm = "ask"
    overrides.presents = "compose"
    overrides.near = .lookUp
    overrides.position = .before
    return Item(
      id: "share", kind: .command, subject: .command(1), overrides: overrides,
      platforms: [.macos], source: source(60, 9))
  }()

  private static let section: MenuSection = {
    var section = MenuSection(
      id: "paragraph", title: "Paragraph", content: [.item(item("sort-order", .choice, line: 69))],
      source: source(63))
    section.layout = .small
    section.$platforms = Narrowed([.ios], isNarrowed: true)
    section.enabledWhen = hasSelection
    section.visibleWhen = hasSelection
    section.comment = "A section."
    return section
  }()

  static let menu: Menu = {
    var menu = Menu(id: "format", title: "Format", content: content, source: source(70))
    menu.subtitle = "Text"
    menu.symbol = "textformat"
    menu.image = "Format"
    menu.standard = .format
    menu.layout = .small
    menu.order = .priority
    menu.kind = .statusItem
    menu.$platforms = Narrowed([.ios], isNarrowed: true)
    menu.enabledWhen = hasSelection
    menu.visibleWhen = hasSelection
    menu.accessibilityLabel = "Format"
    menu.hint = "Formats"
    menu.comment = "A menu."
    menu.view = "editor"
    menu.layouts = layouts
    return menu
  }()

  static let menuBar: MenuBar = {
    var bar = MenuBar(
      id: "bar", menus: [Menu(id: "file", title: nil, content: [], source: source(81))],
      source: source(80))
    bar.$platforms = Narrowed([.macos], isNarrowed: true)
    bar.comment = "The bar."
    bar.view = "editor"
    return bar
  }()

  static let contextMenu: ContextMenu = {
    var menu = ContextMenu(id: "row", target: "NoteRow", content: content, source: source(90))
    menu.title = "Note"
    menu.preview = "NotePreview"
    menu.previewOpens = "plain"
    menu.previewDrag = true
    menu.layout = .medium
    menu.order = .fixed
    menu.$platforms = Narrowed([.ios], isNarrowed: true)
    menu.comment = "On a note."
    menu.view = "editor"
    menu.layouts = layouts
    return menu
  }()

  static let editMenu: EditMenu = {
    var menu = EditMenu(
      id: "text", target: "NoteBody", items: [overridingItem], source: source(95))
    menu.placement = .below
    menu.$platforms = Narrowed([.ios], isNarrowed: true)
    menu.comment = "On a selection."
    menu.view = "editor"
    menu.layouts = layouts
    return menu
  }()

  // MARK: Layouts

  static let layouts: MenuLayouts = {
    var layouts = MenuLayouts()
    for size in MenuLayoutSize.allCases {
      layouts[size] = MenuLayout(
        effectiveLayout: size, width: 250, height: 108,
        rows: [
          MenuRow(
            kind: .cells, y: 0, height: 64,
            cells: [cell("bold", column: 0), cell("ruler", column: 1)]),
          MenuRow(kind: .separator, y: 64, height: 1, cells: []),
          MenuRow(kind: .option, y: 65, height: 44, cells: [cell("sort-order.by-date", column: 0)]),
        ])
      layouts[size]?.sections = [
        SectionLayout(id: "section", layout: size, effectiveLayout: .large)
      ]
    }
    layouts.large?.visibleHeight = 96
    return layouts
  }()

  private static func cell(_ element: String, column: Int) -> MenuCell {
    MenuCell(
      element: element,
      frame: Frame(x: Double(250 * column) / 3, y: 0.5, width: 250 / 3, height: 64),
      title: "Bold \"and\"\u{1B} more", lines: column, truncated: column == 1)
  }
}
