import MenuetModel

/// Documents that try to break what is generated: titles that could end a literal, ids that are
/// keywords or names of the standard library, every kind of element and of condition.
enum HostileDocument {
  static let titles = [
    #"Say "hi""#, #"back\slash"#, #"\(interpolation)"#, "line\nbreak\ttab", "👩‍👩‍👧‍👦 ❤️ 🇩🇪",
    "עברית \u{202E}اتجاه\u{202C}", "a\u{A0}b\u{200B}c", "100% %@ %d", "\"\"\"", "*/ /* // ///",
    String(repeating: "long ", count: 40), String(repeating: "x", count: 150),
    "$0 `tick` #\"raw\"#",
  ]

  /// Every reserved word that is an id, and names that generated code uses for something else.
  static let ids = [
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "open", "package", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "Type", "typealias", "var", "where", "while", "Any", "some",
    "actor", "none", "title", "symbol", "role", "shortcut", "rawValue", "all-cases", "hashValue",
    "hash", "description", "perform", "actions", "command", "position", "item", "menu", "image",
    "text", "present", "show", "with-dash", "with_underscore", "URLBar",
    "a-name-" + String(repeating: "so-long-", count: 16) + "that-no-line-holds-it",
  ]

  static let document: Document = {
    var maker = DocumentMaker("Hostile")
    maker.change { $0.table = #"A "table""# }
    for state in ["has-selection", "view", "x-of_y"] { maker.state(state) }
    addCommands(&maker)
    addChoices(&maker)
    addMenus(&maker)
    addSurfaces(&maker)
    addToolbars(&maker)
    return maker.document
  }()

  static let condition = Condition.or([
    .and([.variable("has-selection"), .not(.not(.variable("view")))]),
    .not(.variable("select-x.string")), .variable("form-a"),
  ])

  private static func addCommands(_ maker: inout DocumentMaker) {
    for (index, id) in ids.enumerated() {
      maker.command(id, titles[index % titles.count]) { command in
        if index % 5 == 0 { command.symbol = "trash" }
        if index % 7 == 0 {
          command.shortcut = try? Shortcut(parsing: "cmd+shift+f\(index % 20 + 1)")
        }
        if index % 6 == 0 { command.enabledWhen = condition }
        if index % 9 == 0 { command.visibleWhen = .variable("view") }
        if index % 8 == 0 {
          command.subtitle = titles[(index + 1) % titles.count]
          command.hint = titles[(index + 2) % titles.count]
          command.accessibilityLabel = titles[(index + 3) % titles.count]
        }
        if index % 11 == 0 { command.confirm = "ask-me" }
        if index % 13 == 0 {
          command.presents = ["sheet-one", "default", "pop-over", "class"][index / 13 % 4]
          command.presentation = [.over, .replace, .over, .inside][index / 13 % 4]
        }
        if index % 10 == 3 { command.image = #"Asset "1""# }
        if index % 17 == 0 {
          command.traits.insert(.keepsMenuOpen)
          command.whenUnavailable = .hide
        }
        if index % 12 == 0 { command.role = .destructive }
        if index % 23 == 0 { command.traits.insert(.dismisses) }
        if index % 29 == 0 {
          command.setsDetent = "sheet-one:large"
          command.navigates = titles[1]
          command.affects = ["tool-bar", titles[2]]
        }
        if index % 19 == 0 { command.clears = ["form-a"] }
      }
    }
    maker.toggle("form-a")
    maker.toggle("form-b", .title, off: titles[1], on: titles[2])
    maker.toggle("form-c", .pair, off: titles[3], on: titles[4])
    for system in [
      SystemCommand.about, .settings, .quit, .undo, .cut, .paste, .rename, .duplicate, .minimize,
      .done, .cancel,
    ] {
      maker.system(system)
    }
    maker.command("yes", "Yes") { $0.role = .destructive }
    maker.command("function-key", "Key") { $0.shortcut = try? Shortcut(parsing: "fn+a") }
    maker.command("alternate", "Alternate") { $0.alternateOf = "is" }
  }

  private static func addChoices(_ maker: inout DocumentMaker) {
    for id in [
      "select-x", "string", "swift", "sendable", "case-iterable", "Type2", "Protocol2", "strings",
      "tables", "hostile", "menu-option", "bool", "int",
    ] {
      maker.choice(id, ["string", "default", "self2", "all-cases"]) { choice in
        choice.options[1].isDefault = true
        choice.options[1].title = titles[2]
        choice.options[1].enabledWhen = .variable("view")
        choice.options[2].visibleWhen = .not(.variable("view"))
        choice.options[2].subtitle = titles[0]
        choice.options[3].presents = "sheet-one"
        choice.options[3].shortcut = try? Shortcut(parsing: "cmd+1")
      }
    }
  }

  private static func addMenus(_ maker: inout DocumentMaker) {
    var overrides = ItemOverrides()
    overrides.title = titles[0]
    overrides.hidesSymbol = true
    overrides.enabledWhen = condition
    overrides.visibleWhen = .variable("view")
    overrides.whenUnavailable = .dim
    overrides.role = .destructive
    overrides.confirm = "ask-me"
    overrides.presents = "share-it"
    let special = MenuElement.item(maker.item("func", overrides))
    let inner = maker.submenu(
      "inner", maker.items("form-b", "form-c", "string") + [maker.dynamic("recents", max: 5)]
    ) { submenu in
      submenu.title = titles[10]
      submenu.enabledWhen = condition
      submenu.visibleWhen = .variable("view")
      submenu.accessibilityLabel = titles[1]
    }
    let content =
      maker.items("as", "async", "in", "init", "self") + [maker.separator(), special]
      + [maker.section("class", maker.items("class", "swift"))] + [inner]
    maker.menu("format", content) { menu in
      menu.layout = .small
      menu.title = titles[2]
      menu.enabledWhen = .variable("view")
      menu.visibleWhen = condition
      menu.order = .fixed
    }
    maker.menu("default", ids.map { .item(maker.item($0)) })
    let app = maker.menuValue("app", maker.items("about", "settings", "quit")) {
      $0.standard = .app
    }
    let edit = maker.menuValue(
      "edit",
      maker.items("undo", "cut", "paste", "select-x", "form-c", "is", "alternate")
        + [special, inner] + maker.items("is", "select-x") + [maker.dynamic("docs", max: nil)]
    ) { $0.standard = .edit }
    let own = maker.menuValue("own", maker.items("nil", "function-key"))
    let window = maker.menuValue("window", maker.items("minimize", "while")) {
      $0.standard = .window
    }
    maker.menuBar("bar", [app, edit, own, window])
  }

  /// Every attribute of what is presented, with names of handlers and anchors that are none of Swift.
  private static func addPresentations(_ maker: inout DocumentMaker) {
    maker.sheet("sheet-one") { sheet in
      sheet.title = titles[0]
      sheet.style = .page
      sheet.ownDetents = [
        Sheet.Detent(id: "self", height: "0.001pt"),
        Sheet.Detent(id: "points-240", height: "239pt"),
      ]
      sheet.detents = [
        "self", "points-240", "241pt", "medium", "33.333%", "999999.999pt", "large",
      ]
      sheet.selected = "33.333%"
      sheet.modality = .nonmodal
      sheet.undimmedThrough = "self"
      sheet.scrollExpands = false
      sheet.edgeAttached = true
      sheet.widthFollowsContent = true
      sheet.preferredWidth = 0.5
      sheet.preferredHeight = 999_999.999
      sheet.cornerRadius = 0
      sheet.dismissal = .confirm
      sheet.confirm = "ask-me"
      sheet.autoDismiss = ["as", "do", "copy"]
      sheet.onDismiss = #"it's "done" \(now)"#
      sheet.onWillDismiss = "in"
    }
    maker.sheet("class") { sheet in
      sheet.style = .form
      sheet.dismissal = .ask
      sheet.detents = ["medium"]
      sheet.modality = .nonmodal
      sheet.onDismiss = "viewDidLoad"
      sheet.onWillDismiss = "form-a"
    }
    maker.cover("default") { cover in
      cover.title = titles[1]
      cover.onDismiss = "1st"
    }
    maker.popover("pop-over") { popover in
      popover.anchor = titles[2]
      popover.adaptsTo = "class"
    }
    maker.cover("a-cover-whose-name-is-nearly-as-long-as-a-line-may-be-in-code-it") {
      $0.onDismiss = "1st"
    }
  }

  private static func addSurfaces(_ maker: inout DocumentMaker) {
    maker.alert("ask-me", ["yes", "cancel"], title: titles[1])
    addPresentations(&maker)
    maker.activityView("share-it", excludes: [.print, .addToHomeScreen])
    maker.contextMenu("row", maker.items("as", "is", "select-x")) { menu in
      menu.target = "A\nB"
      menu.title = titles[0]
      menu.preview = "Preview"
      menu.previewOpens = "as"
      menu.order = .priority
    }
    var near = ItemOverrides()
    near.near = .paste
    near.position = .before
    var group = ItemOverrides()
    group.near = .lookUp
    maker.editMenu(
      "text", [maker.item("as", near), maker.item("is", near), maker.item("in", group)])
    var look = ButtonLook()
    look.style = .prominentGlass
    look.size = .large
    look.tint = #"T"int"#
    let buttons = [
      Button(item: maker.item("as"), kind: nil, look: look, source: maker.source()),
      Button(item: maker.item("as"), kind: .info, look: ButtonLook(), source: maker.source()),
      Button(item: maker.item("form-a"), kind: nil, look: ButtonLook(), source: maker.source()),
    ]
    var popUp = maker.popUpButton("pop", choice: "select-x")
    popUp.enabledWhen = condition
    var pullDown = maker.pullDownButton("pull", maker.items("let", "var", "swift"), primary: "try")
    pullDown.subtitle = titles[0]
    pullDown.enabledWhen = .variable("view")
    pullDown.visibleWhen = condition
    var segmented = maker.segmented("swift")
    segmented.title = titles[1]
    segmented.hint = titles[2]
    segmented.springLoaded = true
    segmented.enabledWhen = .variable("view")
    segmented.visibleWhen = condition
    maker.change { document in
      document.buttons = buttons
      document.popUpButtons = [popUp]
      document.pullDownButtons = [pullDown]
      document.segmentedControls = [segmented]
    }
  }

  private static func addToolbars(_ maker: inout DocumentMaker) {
    maker.toolbar("tool-bar") { toolbar, maker in
      toolbar.style = .editor
      toolbar.customizable = true
      var title = TitleItem(title: titles[0])
      title.platforms = [.ios, .ipados]
      title.subtitle = titles[1]
      var documentMenu = DocumentMenu(
        id: "document", content: maker.items("rename", "duplicate", "for"), source: maker.source())
      documentMenu.platforms = [.ios, .ipados]
      title.documentMenu = documentMenu
      toolbar.regions.leading = [
        maker.unit("back", .back(maker.barButton("Back"))),
        maker.unit("close", .close(maker.barButton(titles[2]))),
        maker.unit("sidebar", .sidebarToggle(maker.barButton("Sidebar"))),
        maker.unit("title", .title(title)),
      ]
      var group = ToolbarGroup(
        title: titles[3], members: [maker.unit("do"), maker.unit("form-a"), maker.unit("defer")])
      group.symbol = "star"
      group.collapse = .menu
      group.platforms = [.ios, .ipados]
      group.enabledWhen = .variable("view")
      toolbar.regions.center = [
        maker.unit("while") { $0.pinned = true },
        maker.unit("default", .group(group)),
        maker.unit("func") { $0.display = .both },
        maker.unit("guard") {
          $0.display = .title
          $0.overflow = .hide
          $0.springLoaded = true
        },
        maker.unit("pop-in", .popUpButton(maker.popUpButton("pop-in", choice: "swift"))),
        maker.unit(
          "pull-in",
          .pullDownButton(
            maker.pullDownButton("pull-in", maker.items("let", "var"), primary: "throw"))),
        maker.unit("string", .segmented(maker.segmented("string"))),
        maker.unit("catch") { $0.customization = .optional },
        maker.unit("space", .space(isFlexible: false, platforms: [.ios, .ipados])),
      ]
      toolbar.regions.trailing = [
        maker.unit("search", .search(maker.barButton("Search"))),
        maker.unit("enum") { $0.pinned = true },
      ]
    }
    maker.toolbar("bottom") { toolbar, maker in
      toolbar.edge = .bottom
      toolbar.style = .browser
      toolbar.customizable = true
      var title = TitleItem(title: titles[0])
      var documentMenu = DocumentMenu(
        id: "low-document", content: maker.items("rename"), source: maker.source())
      documentMenu.platforms = [.ios, .ipados]
      title.documentMenu = documentMenu
      title.platforms = [.ios, .ipados]
      var group = ToolbarGroup(title: titles[3], members: [maker.unit("do")])
      group.platforms = [.ios, .ipados]
      toolbar.regions.leading = [
        maker.unit("as"), maker.unit("low-title", .title(title)),
        maker.unit("low-group", .group(group)),
        maker.unit("in") { $0.customization = .optional },
      ]
      toolbar.regions.trailing = [maker.unit("low-search", .search(maker.barButton("Search")))]
      toolbar.regions.center = [maker.unit("is"), maker.unit("select-x")]
    }
  }
}
