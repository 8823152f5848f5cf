import MenuetModel

extension DocumentFixture {
  /// A document that has one of everything.
  static func notes(language: String = "en") -> Document {
    var fixture = DocumentFixture()
    fixture.edit { $0.language = language }
    let format = fixture.addFormatMenu()
    let list = fixture.choice(
      "view-as", "View As", [("Icons", "square.grid.2x2"), ("List", "list.bullet")])
    let sort = fixture.choice(
      "sort-order", "Sort By", [("Date Edited", nil), ("Title", nil), ("Date Created", nil)])
    let delete = fixture.item(
      "delete-note", "Delete Note…", "trash", "cmd+delete", role: .destructive)
    let file = fixture.fileItems()
    fixture.addBar(file: file, delete: delete, sort: sort, list: list, format: format)
    fixture.addButtons(sort: sort, list: list, file: file)
    fixture.addMenuBar(file: file, sort: sort, delete: delete)
    fixture.addContextMenu(file: file, delete: delete)
    fixture.addEditMenu()
    fixture.addAlerts()
    fixture.addPresented(file: file)
    return fixture.document
  }

  private mutating func addFormatMenu() -> [Item] {
    let format = [
      item("bold", "Bold", "bold", "cmd+b", kind: .toggle),
      item("italic", "Italic", "italic", "cmd+i", kind: .toggle),
      item("underline", "Underline", "underline", "cmd+u", kind: .toggle),
      item("strikethrough", "Strikethrough", "strikethrough", kind: .toggle),
    ]
    let lists = [
      element("bulleted", "Bulleted List", "list.bullet", "cmd+shift+7"),
      element("numbered", "Numbered List", "list.number"),
      Self.separator,
      Self.submenu("Spacing", nil, [element("tight", "Tight"), element("loose", "Loose")]),
    ]
    let alignment = choice(
      "alignment", "Alignment",
      [("Left", "text.alignleft"), ("Center", "text.aligncenter"), ("Right", "text.alignright")])
    addMenu(
      "format", "Format", layout: .medium,
      format.map { .item($0) } + [
        Self.section(
          "Paragraph",
          [
            Self.submenu("Lists", "list.bullet", lists), .item(alignment),
            element("ruler", "Ruler", "ruler", kind: .toggle),
          ]),
        Self.section(
          nil, [element("clear", "Clear Formatting of the Whole Document", "eraser", "cmd+opt+k")]),
      ])
    return format
  }

  private mutating func fileItems() -> [Item] {
    [
      item("new-note", "New Note", "square.and.pencil", "cmd+n"),
      item("write-letter", "Write Letter…", "envelope"),
      item("duplicate", "Duplicate", "plus.square.on.square", "cmd+shift+s"),
      item("share", "Share…", "square.and.arrow.up"),
      item("archive", "Archive", nil),
    ]
  }

  private mutating func addBar(
    file: [Item], delete: Item, sort: Item, list: Item, format: [Item]
  ) {
    var bar = Toolbar(id: "main", title: "Meeting Minutes", source: .none)
    bar.platforms = .all
    bar.regions.leading = [
      Self.barButton("back", { .back($0) }, [Self.dynamic("Recent Notes")]),
      Self.barButton("sidebar-toggle", { .sidebarToggle($0) }),
      Self.title(nil, menu: [.item(file[2]), Self.separator, .item(delete)]),
    ]
    let sortButton = ToolbarUnit(
      id: "sort", content: .popUpButton(Self.popUp("sort", nil, sort)), source: .none)
    let control = SegmentedControl(
      id: "view-as-control", title: nil, choice: list.id, subject: list.subject, source: .none)
    var segments = ToolbarUnit(
      id: "view-as-control", content: .segmented(control), source: .none)
    if case .segmented(var control) = segments.content {
      control.platforms = .all
      segments.content = .segmented(control)
    }
    bar.regions.center = [
      Self.group("text", "Text", "textformat", format, collapse: .menu, display: .both),
      Self.unit(file[0], priority: 10, display: .both), Self.unit(file[1], display: .both),
      sortButton, segments, Self.unit(delete), Self.unit(file[4]),
    ]
    bar.regions.trailing = [
      Self.barButton("search", { .search($0) }), Self.unit(file[3]),
      Self.barButton("inspector-toggle", { .inspectorToggle($0) }),
    ]
    edit { $0.toolbars.append(bar) }
  }

  private mutating func addButtons(sort: Item, list: Item, file: [Item]) {
    var popUp = Self.popUp("sort-button", "Sort By", sort)
    popUp.look.style = .gray
    var pullDown = Self.pullDown("add", "Add", "plus", file.map { .item($0) })
    pullDown.look.style = .tinted
    let more = Self.pullDown("more", nil, nil, file.prefix(3).map { .item($0) }, isMore: true)
    var look = ButtonLook()
    look.style = .filled
    look.size = .large
    let button = Button(item: file[0], kind: nil, look: look, source: .none)
    var control = SegmentedControl(
      id: "view-control", title: "View As", choice: list.id, subject: list.subject, source: .none)
    control.platforms = .all
    edit {
      $0.popUpButtons.append(popUp)
      $0.pullDownButtons += [pullDown, more]
      $0.buttons.append(button)
      $0.segmentedControls.append(control)
    }
  }

  private mutating func addMenuBar(file: [Item], sort: Item, delete: Item) {
    var fileMenu = Menu(
      id: "file", title: "File",
      content: file.map { .item($0) } + [Self.separator, .item(delete)], source: .none)
    fileMenu.standard = .file
    var view = Menu(
      id: "view", title: nil,
      content: [
        .item(sort), Self.separator,
        element("note-count", "Note Count", kind: .toggle, form: .title),
        element("grid", "Grid", kind: .toggle, form: .pair),
      ], source: .none)
    view.standard = .view
    fileMenu.platforms = .all
    view.platforms = .all
    var bar = MenuBar(id: "menu-bar", menus: [fileMenu, view], source: .none)
    bar.platforms = .all
    edit { $0.menuBars.append(bar) }
  }

  private mutating func addContextMenu(file: [Item], delete: Item) {
    var menu = ContextMenu(
      id: "note-row", target: "NoteRow",
      content: [
        Self.section(nil, [.item(file[2]), .item(file[3])]),
        Self.section(nil, [.item(delete)]),
      ], source: .none)
    menu.platforms = .all
    edit { $0.contextMenus.append(menu) }
  }

  private mutating func addEditMenu() {
    var define = item("define", "Define Word")
    var overrides = ItemOverrides()
    overrides.near = .lookUp
    overrides.position = .after
    define.overrides = Indirect(overrides)
    var menu = EditMenu(
      id: "note-text", target: "NoteBody",
      items: [define, item("quote", "Quote in Reply", "text.quote")], source: .none)
    menu.platforms = .all
    edit { $0.editMenus.append(menu) }
  }

  private mutating func addAlerts() {
    var alert = Alert(
      id: "delete-alert", title: "Delete this note?",
      actions: [
        item("really-delete", "Delete", role: .destructive),
        item("keep", "Cancel", role: .cancel),
      ], source: .none)
    alert.message = "It stays in Recently Deleted for 30 days."
    alert.platforms = .all
    edit { $0.alerts.append(alert) }
  }

  private mutating func addPresented(file: [Item]) {
    var sheet = Sheet(id: "compose", title: "Letter", source: .none)
    sheet.platforms = .all
    sheet.detents = ["medium", "large"]
    sheet.modality = .nonmodal
    sheet.undimmedThrough = "medium"
    sheet.body.items = [item("done", "Done", role: .primary), file[3]]
    var share = ActivityView(
      id: "share-note", title: "Share Note",
      activities: [
        .init(id: "pin", title: "Pin to Board", symbol: "pin", source: .none)
      ], source: .none)
    share.excludes = [.print, .assignToContact]
    share.platforms = .all
    var tabs = TabBar(
      id: "tabs",
      tabs: [
        .init(id: "all", title: "All Notes", view: "all", source: .none),
        .init(id: "shared", title: "Shared", view: "shared", source: .none),
      ], source: .none)
    tabs.platforms = .all
    for index in tabs.tabs.indices {
      tabs.tabs[index].symbol = ["note.text", "person.2"][index]
      tabs.tabs[index].platforms = .all
    }
    edit {
      $0.sheets.append(sheet)
      $0.activityViews.append(share)
      $0.tabBars.append(tabs)
    }
  }
}

extension DocumentFixture {
  /// Titles that a renderer could stumble over.
  static let hostileTitles = [
    "\"quoted\" & <b>bold</b> ]]> --> &amp; 'x'",
    "two\nlines\r\nand\ttab \u{0}\u{7}\u{B}\u{FFFE} end",
    "عرض الملاحظات: الكل!",
    "הצג ‏הערות\u{202E}gnp.exe",
    "👩‍👩‍👧‍👦 Family 🇩🇪 Flag 👍🏽 ✌️",
    "你好，世界：このメモを削除しますか",
    "e\u{301}e\u{301} Zͣͫ̾a\u{334}\u{335}\u{336}lgo",
    String(repeating: "Wide ", count: 200),
    String(repeating: "W", count: 1_000),
    "\u{200B}", " ", "",
  ]

  /// A document in which everything has one title.
  static func entitled(_ title: String, language: String = "en") -> Document {
    var document = notes(language: language)
    for index in document.commands.indices {
      document.commands[index].title = title
      document.commands[index].subtitle = index % 3 == 0 ? title : nil
      if document.commands[index].onTitle != nil { document.commands[index].onTitle = title }
    }
    for index in document.choices.indices {
      document.choices[index].title = title
      for option in document.choices[index].options.indices {
        document.choices[index].options[option].title = title
      }
    }
    for index in document.menus.indices { document.menus[index].title = title }
    for index in document.toolbars.indices { document.toolbars[index].title = title }
    for index in document.sheets.indices { document.sheets[index].title = title }
    for index in document.alerts.indices {
      document.alerts[index].title = title
      document.alerts[index].message = title
    }
    for index in document.tabBars.indices {
      for tab in document.tabBars[index].tabs.indices {
        document.tabBars[index].tabs[tab].title = title
      }
    }
    document.fileName = "a--\(title)-.xml"
    return document
  }
}
