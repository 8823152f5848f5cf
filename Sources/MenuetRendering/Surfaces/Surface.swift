import MenuetModel

/// Something of a document that people see, with what a renderer needs to find and name it.
struct Surface: Sendable {
  var id: String
  var title: String
  /// Its kind, as a heading says it: `Context menu`.
  var kind: String
  var content: Content

  enum Content: Sendable {
    case menu(MenuSurface)
    case menuBar(MenuBar)
    case button(Button)
    case segmented(SegmentedControl)
    case popUpButton(PopUpButton)
    case pullDownButton(PullDownButton)
    case toolbar(Toolbar)
    case editMenu(EditMenu)
    case panel(Panel)
    case alert(Alert)
    case tabBar(TabBar)
  }
}

extension Surface {
  /// Indicates whether this is a button that opens nothing.
  var isButton: Bool {
    if case .button = content { return true }
    return false
  }
}

/// A menu with the words around it.
struct MenuSurface: Sendable {
  /// The first word of the paths of its submenus.
  var title: String
  var content: [MenuElement]
  var layouts: MenuLayouts?
  /// The form that the document asks for.
  var declared: MenuLayoutSize
  /// Indicates whether it shows shortcuts, and does not leave them to other menus.
  var showsShortcuts = true
  /// Indicates whether its kind of menu shows symbols.
  var showsSymbols = true
}

extension Surface {
  /// The surfaces of a document that stand on a platform, kind by kind in document order.
  ///
  /// - Parameter id: Of the only one wanted.
  static func all(in document: Document, on platform: Platform, id: String? = nil) -> [Surface] {
    let list = SurfaceList(document: document, platform: platform)
    guard let id else { return list.surfaces }
    return list.surfaces.filter { $0.id == id }
  }
}

/// Collects the surfaces of a document.
private struct SurfaceList {
  let document: Document
  let platform: Platform
  private(set) var surfaces: [Surface] = []

  init(document: Document, platform: Platform) {
    self.document = document
    self.platform = platform
    addMenus()
    addButtons(
      document.buttons, document.segmentedControls, document.popUpButtons, document.pullDownButtons)
    for bar in document.tabBars { add(bar.id, nil, "Tab bar", .tabBar(bar), on: bar.platforms) }
    for toolbar in document.toolbars { add(toolbar) }
    addPressedMenus()
    addPresented()
    for alert in document.alerts {
      add(alert.id, alert.title, "Alert", .alert(alert), on: alert.platforms)
    }
    for view in document.activityViews {
      let panel = Panel(view)
      add(view.id, view.title, "Activity view", .panel(panel), on: view.platforms)
    }
  }

  private mutating func add(
    _ id: String, _ title: String?, _ kind: String, _ content: Surface.Content,
    on platforms: PlatformSet
  ) {
    guard platforms.contains(PlatformSet(platform)) else { return }
    let words = title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    surfaces.append(Surface(id: id, title: words ?? id, kind: kind, content: content))
  }

  private mutating func add(_ toolbar: Toolbar) {
    add(toolbar.id, toolbar.title, "Toolbar", .toolbar(toolbar), on: toolbar.platforms)
  }

  private mutating func addMenus() {
    for menu in document.menus {
      let surface = MenuSurface(
        title: menu.title ?? menu.id, content: menu.content, layouts: menu.layouts,
        declared: menu.layout)
      add(menu.id, menu.title, "Menu", .menu(surface), on: menu.platforms)
    }
    for bar in document.menuBars {
      let platforms = bar.platforms.intersection(.menuBars)
      add(bar.id, document.name, "Menu bar", .menuBar(bar), on: platforms)
    }
  }

  private mutating func addButtons(
    _ buttons: [Button], _ segmented: [SegmentedControl], _ popUps: [PopUpButton],
    _ pullDowns: [PullDownButton]
  ) {
    for button in buttons {
      add(
        button.id, document.title(of: button.item), "Button", .button(button),
        on: button.item.platforms)
    }
    for control in segmented {
      let title = control.title ?? document.choice(control.subject)?.title
      add(control.id, title, "Segmented control", .segmented(control), on: control.platforms)
    }
    for button in popUps {
      let title = button.title ?? document.choice(button.subject)?.title
      add(button.id, title, "Pop-up button", .popUpButton(button), on: button.platforms)
    }
    for button in pullDowns {
      let title = button.isMore ? button.face.title : button.title
      add(button.id, title, "Pull-down button", .pullDownButton(button), on: button.platforms)
    }
  }

  private mutating func addPressedMenus() {
    for menu in document.contextMenus {
      // People learn shortcuts from the main menus, and on the Mac these menus are bare of symbols.
      let surface = MenuSurface(
        title: menu.title ?? menu.target, content: menu.content, layouts: menu.layouts,
        declared: menu.layout, showsShortcuts: false, showsSymbols: platform != .macos)
      add(
        menu.id, menu.title, "Context menu of \(menu.target)", .menu(surface), on: menu.platforms)
    }
    for menu in document.editMenus {
      add(menu.id, nil, "Edit menu of \(menu.target)", .editMenu(menu), on: menu.platforms)
    }
  }

  private mutating func addPresented() {
    let reader = PanelReader(document: document, platform: platform)
    for sheet in document.sheets {
      let panel = Panel(
        facts: sheet.facts(on: platform), lines: reader.lines(of: sheet.body),
        layouts: sheet.layouts)
      add(sheet.id, sheet.title, "Sheet", .panel(panel), on: sheet.platforms)
      add(sheet.body, on: sheet.platforms)
    }
    for cover in document.covers {
      let panel = Panel(
        facts: "Full screen", lines: reader.lines(of: cover.body), layouts: cover.layouts)
      add(cover.id, cover.title, "Cover", .panel(panel), on: cover.platforms)
      add(cover.body, on: cover.platforms)
    }
    for popover in document.popovers {
      let panel = Panel(
        facts: popover.facts, lines: reader.lines(of: popover.body), layouts: popover.layouts)
      add(popover.id, popover.title, "Popover", .panel(panel), on: popover.platforms)
      add(popover.body, on: popover.platforms)
    }
  }

  /// The controls of a sheet, cover or popover.
  private mutating func add(_ body: PresentedBody, on platforms: PlatformSet) {
    guard platforms.contains(PlatformSet(platform)) else { return }
    addButtons(body.buttons, body.segmented, body.popUpButtons, body.pullDownButtons)
    if let toolbar = body.toolbar { add(toolbar) }
  }
}
