import MenuetLayout
import MenuetModel

/// Everything in a document that was laid out in its context, in document order.
struct LayoutSurfaces {
  /// A menu, or what opens one.
  struct LaidOutMenu {
    let id: String
    let title: String?
    /// Its kind, as a heading says it: `context menu`.
    let kind: String
    let layouts: MenuLayouts
    let content: MenuContent
    /// Indicates whether this is what a menu listed before it holds, and for what a toolbar holds.
    let isPart: Bool
  }

  /// The content of a menu.
  enum MenuContent {
    case elements([MenuElement])
    case options(Subject, choice: String)
  }

  private(set) var toolbars: [Toolbar] = []
  private(set) var menus: [LaidOutMenu] = []
  private(set) var presentations: [LaidOutPresentation] = []
  private let platform: PlatformSet
  private var isInToolbar = false

  /// - Parameter id: Of the only surface wanted.
  init(_ laidOut: LaidOutDocument, id: String? = nil) {
    platform = PlatformSet(laidOut.context.platform)
    let document = laidOut.document
    for menu in document.menus { add(menu, "menu") }
    for bar in document.menuBars where bar.platforms.contains(platform) {
      for menu in bar.menus { add(menu, "menu-bar menu") }
    }
    for button in document.popUpButtons { add(button) }
    for button in document.pullDownButtons { add(button) }
    for toolbar in document.toolbars { add(toolbar) }
    for menu in document.contextMenus {
      add(menu.id, menu.title, "context menu", menu.layouts, .elements(menu.content))
    }
    for menu in document.editMenus {
      let content = menu.items.map { MenuElement.item($0) }
      add(menu.id, nil, "edit menu", menu.layouts, .elements(content))
    }
    for sheet in document.sheets where sheet.platforms.contains(platform) { add(sheet.body) }
    for cover in document.covers where cover.platforms.contains(platform) { add(cover.body) }
    for popover in document.popovers where popover.platforms.contains(platform) {
      add(popover.body)
    }
    presentations = LaidOutPresentation.all(in: document, on: platform)
    guard let id else { return }
    toolbars.removeAll { $0.id != id }
    menus.removeAll { $0.id != id }
    presentations.removeAll { $0.id != id }
  }

  var isEmpty: Bool { toolbars.isEmpty && menus.isEmpty && presentations.isEmpty }

  private mutating func add(
    _ id: String, _ title: String?, _ kind: String, _ layouts: MenuLayouts?,
    _ content: MenuContent, isSubmenu: Bool = false
  ) {
    // What is not for the platform was not laid out.
    if let layouts {
      menus.append(
        LaidOutMenu(
          id: id, title: title, kind: kind, layouts: layouts, content: content,
          isPart: isSubmenu || isInToolbar))
    }
    if case .elements(let content) = content { addSubmenus(of: content) }
  }

  /// Submenus that show a menu declared elsewhere are listed there.
  private mutating func addSubmenus(of content: [MenuElement]) {
    for element in content {
      switch element {
      case .submenu(let submenu) where submenu.ref == nil:
        add(
          submenu.id, submenu.title, "submenu", submenu.layouts, .elements(submenu.content),
          isSubmenu: true)
      case .section(let section): addSubmenus(of: section.content)
      case .submenu, .item, .separator, .dynamic, .slot: break
      }
    }
  }

  private mutating func add(_ menu: Menu, _ kind: String) {
    add(menu.id, menu.title, kind, menu.layouts, .elements(menu.content))
  }

  private mutating func add(_ button: PopUpButton) {
    add(
      button.id, button.title, "pop-up button", button.layouts,
      .options(button.subject, choice: button.choice))
  }

  private mutating func add(_ button: PullDownButton) {
    add(button.id, button.title, "pull-down button", button.layouts, .elements(button.content))
  }

  private mutating func add(_ body: PresentedBody) {
    for button in body.popUpButtons { add(button) }
    for button in body.pullDownButtons { add(button) }
    if let toolbar = body.toolbar { add(toolbar) }
  }

  private mutating func add(_ toolbar: Toolbar) {
    guard toolbar.platforms.contains(platform) else { return }
    toolbars.append(toolbar)
    isInToolbar = true
    defer { isInToolbar = false }
    for region in Toolbar.Region.allCases { addMenus(of: toolbar[region]) }
    addMenus(of: toolbar.scrolling)
  }

  private mutating func addMenus(of units: [ToolbarUnit]) {
    for unit in units {
      switch unit.content {
      case .popUpButton(let button): add(button)
      case .pullDownButton(let button): add(button)
      case .group(let group): addMenus(of: group.members)
      case .back(let button):
        add(unit.id, button.title, "back button", button.layouts, .elements(button.content))
      case .title(let title):
        guard let menu = title.documentMenu else { continue }
        add(menu.id, nil, "document menu", menu.layouts, .elements(menu.content))
      case .item, .button, .segmented, .space, .slot, .close, .sidebarToggle, .search,
        .inspectorToggle:
        continue
      }
    }
  }
}

extension Document {
  /// The document with its toolbars as they are at one width, in points: their tables of breakpoints
  /// have one entry.
  func showing(width: Int) -> Document {
    var document = self
    for index in document.toolbars.indices { document.toolbars[index].narrow(to: width) }
    for index in document.sheets.indices {
      document.sheets[index].body.toolbar?.narrow(to: width)
    }
    for index in document.covers.indices {
      document.covers[index].body.toolbar?.narrow(to: width)
    }
    for index in document.popovers.indices {
      document.popovers[index].body.toolbar?.narrow(to: width)
    }
    return document
  }
}

extension Toolbar {
  fileprivate mutating func narrow(to width: Int) {
    // Below the least width the narrowest state stays, and juts out.
    let index =
      breakpoints.widths.firstIndex { $0.minimumWidth <= width } ?? breakpoints.count - 1
    breakpoints = breakpoints.narrowed(toRange: index, from: width, to: width + 1)
  }
}
