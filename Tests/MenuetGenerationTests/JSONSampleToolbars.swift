import MenuetModel

extension JSONSample {
  // MARK: Buttons

  private static let look: ButtonLook = {
    var look = ButtonLook()
    look.style = .prominentGlass
    look.size = .large
    look.corner = .capsule
    look.tint = "Accent"
    return look
  }()

  static let button: Button = {
    var button = Button(
      item: item("plain", .command, line: 100), kind: .contactAdd, look: look, source: source(100))
    button.view = "editor"
    button.springLoaded = true
    return button
  }()

  static let popUpButton: PopUpButton = {
    var button = PopUpButton(
      id: "sort", title: "Sort", choice: "sort-order", subject: .choice(0), source: source(101))
    button.subtitle = "Order"
    button.symbol = "arrow.up"
    button.image = "Sort"
    button.accessibilityLabel = "Sort"
    button.hint = "Sorts"
    button.comment = "A pop-up button."
    button.look = look
    button.$platforms = Narrowed([.ios], isNarrowed: true)
    button.enabledWhen = hasSelection
    button.visibleWhen = hasSelection
    button.view = "editor"
    button.springLoaded = true
    button.layouts = layouts
    return button
  }()

  static let pullDownButton: PullDownButton = {
    var button = PullDownButton(id: "add", title: "Add", content: content, source: source(102))
    button.subtitle = "New"
    button.symbol = "plus"
    button.image = "Add"
    button.accessibilityLabel = "Add"
    button.hint = "Adds"
    button.comment = "A pull-down button."
    button.primary = "plain"
    button.primarySubject = .command(0)
    button.isMore = true
    button.layout = .medium
    button.order = .fixed
    button.whenUnavailable = .hide
    button.look = look
    button.$platforms = Narrowed([.ios], isNarrowed: true)
    button.enabledWhen = hasSelection
    button.visibleWhen = hasSelection
    button.view = "editor"
    button.springLoaded = true
    button.layouts = layouts
    return button
  }()

  static let segmented: SegmentedControl = {
    var control = SegmentedControl(
      id: "segments", title: "Sort", choice: "sort-order", subject: .choice(0), source: source(103))
    control.subtitle = "Order"
    control.symbol = "arrow.up"
    control.image = "Sort"
    control.accessibilityLabel = "Sort"
    control.hint = "Sorts"
    control.comment = "Segments."
    control.$platforms = Narrowed([.ios], isNarrowed: true)
    control.enabledWhen = hasSelection
    control.visibleWhen = hasSelection
    control.view = "editor"
    control.springLoaded = true
    return control
  }()

  // MARK: Toolbars

  static let toolbar: Toolbar = {
    var toolbar = Toolbar(id: "main", title: "Main", source: source(110))
    toolbar.style = .editor
    toolbar.edge = .bottom
    toolbar.overflowBy = .system
    toolbar.customizable = true
    toolbar.$platforms = Narrowed([.ipados, .macos], isNarrowed: true)
    toolbar.comment = "The bar."
    toolbar.view = "editor"
    toolbar.regions.leading = [
      unit("back", .back(barButton)), unit("close", .close(barButton)),
      unit("sidebar-toggle", .sidebarToggle(BarButton(title: nil))), unit("title", .title(title)),
    ]
    toolbar.regions.center = centerUnits
    toolbar.regions.trailing = [
      unit("search", .search(BarButton(title: nil))),
      unit("inspector-toggle", .inspectorToggle(BarButton(title: nil))), unit("slot", .slot),
    ]
    toolbar.scrolling = [unit("plain", .item(item("plain", .command, line: 112)))]
    toolbar.shrink = [ShrinkStep(unit: "text", to: .menu, source: source(113))]
    toolbar.checks = [
      LayoutCheck(
        widths: [320, 1024], locales: ["en", "pseudo"], contentSizes: [.large, .accessibility3],
        platforms: [.macos], source: source(114))
    ]
    toolbar.units = laidOutUnits
    toolbar.shrinkChain = [
      ChainStep(unit: "bold", to: .icon), ChainStep(unit: "bold", to: .overflow),
    ]
    toolbar.breakpoints = breakpoints
    toolbar.minimumWidth = 320
    return toolbar
  }()

  static func unit(_ id: String, _ content: ToolbarUnit.Content) -> ToolbarUnit {
    ToolbarUnit(id: id, content: content, source: source(111, 7))
  }

  private static let centerUnits: [ToolbarUnit] = {
    var bold = unit("bold", .item(item("bold", .toggle, line: 116)))
    bold.priority = -3
    bold.pinned = true
    bold.display = .both
    bold.overflow = .hide
    bold.customization = .optional
    bold.springLoaded = true
    return [
      bold, unit("share", .item(overridingItem)),
      unit("bold-2", .item(item("bold", .toggle, line: 117))),
      unit("sort-order", .item(item("sort-order", .choice, line: 118))),
      unit("plain", .button(button)), unit("sort", .popUpButton(popUpButton)),
      unit("add", .pullDownButton(pullDownButton)), unit("segmented", .segmented(segmented)),
      unit("text", .group(group)), unit("space", .space(isFlexible: false, platforms: [])),
      unit("space-2", .space(isFlexible: true, platforms: [.macos])),
    ]
  }()

  private static let group: ToolbarGroup = {
    var group = ToolbarGroup(
      title: "Text", members: [unit("bold", .item(item("bold", .toggle, line: 119)))])
    group.subtitle = "Style"
    group.symbol = "textformat"
    group.image = "Text"
    group.accessibilityLabel = "Text"
    group.hint = "Styles"
    group.comment = "A group."
    group.collapse = .menu
    group.$platforms = Narrowed([.macos], isNarrowed: true)
    group.enabledWhen = hasSelection
    group.visibleWhen = hasSelection
    return group
  }()

  private static let barButton: BarButton = {
    var button = BarButton(title: "Back")
    button.subtitle = "Notes"
    button.symbol = "chevron.backward"
    button.image = "Back"
    button.accessibilityLabel = "Back"
    button.hint = "Goes back"
    button.comment = "A button."
    button.$platforms = Narrowed([.ios], isNarrowed: true)
    button.content = [.item(item("plain", .command, line: 120))]
    button.layouts = layouts
    return button
  }()

  private static let title: TitleItem = {
    var title = TitleItem(title: "Note")
    title.subtitle = "Edited"
    title.symbol = "note"
    title.image = "Note"
    title.accessibilityLabel = "Note"
    title.hint = "The note"
    title.comment = "A title."
    title.$platforms = Narrowed([.ios], isNarrowed: true)
    var menu = DocumentMenu(id: "document-menu", content: content, source: source(121))
    menu.$platforms = Narrowed([.ios], isNarrowed: true)
    menu.comment = "On the note."
    menu.layouts = layouts
    title.documentMenu = menu
    return title
  }()

  private static let laidOutUnits: [LaidOutUnit] = [
    LaidOutUnit(
      id: "back", region: .leading, kind: .back, members: [], priority: 0, pinned: false,
      rungs: [LaidOutUnit.Rung(form: .kept, width: 44)]),
    LaidOutUnit(
      id: "text", region: .center, kind: .group, members: ["bold"], priority: 2, pinned: true,
      rungs: [
        LaidOutUnit.Rung(form: .members, width: 88),
        LaidOutUnit.Rung(form: .representative, width: 66),
      ]),
  ]

  private static let breakpoints: BreakpointTable = [
    Breakpoint(
      minimumWidth: 480, maximumWidth: nil,
      units: [
        Breakpoint.ShownUnit(id: "back", form: .kept),
        Breakpoint.ShownUnit(id: "text", form: .members),
      ], overflow: []),
    Breakpoint(
      minimumWidth: 320, maximumWidth: 480, units: [Breakpoint.ShownUnit(id: "back", form: .kept)],
      overflow: ["bold"]),
  ]
}
