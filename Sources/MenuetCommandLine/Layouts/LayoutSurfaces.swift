import MenuetLayout
import MenuetModel
import MenuetTool

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

  /// - Parameter id: Of the only surface wanted.
  init(_ laidOut: LaidOutDocument, id: String? = nil) {
    let platform = PlatformSet(laidOut.context.platform)
    for surface in Traversal(laidOut.shown).surfaces where surface.platforms.contains(platform) {
      add(surface)
    }
    guard let id else { return }
    toolbars.removeAll { $0.id != id }
    menus.removeAll { $0.id != id }
    presentations.removeAll { $0.id != id }
  }

  var isEmpty: Bool { toolbars.isEmpty && menus.isEmpty && presentations.isEmpty }

  private mutating func add(_ surface: PlacedSurface) {
    let isPart = surface.isInToolbar
    switch surface.content {
    case .menu(let menu): add(menu, "menu")
    case .menuOfBar(let menu): add(menu, "menu-bar menu")
    case .popUpButton(let button):
      add(
        button.id, button.title, "pop-up button", button.layouts,
        .options(button.subject, choice: button.choice), isPart: isPart)
    case .pullDownButton(let button):
      add(
        button.id, button.title, "pull-down button", button.layouts, .elements(button.content),
        isPart: isPart)
    case .toolbar(let toolbar): toolbars.append(toolbar)
    case .backMenu(let button, let id):
      add(
        id, button.title, "back button", button.layouts, .elements(button.content), isPart: isPart)
    case .documentMenu(let menu):
      add(menu.id, nil, "document menu", menu.layouts, .elements(menu.content), isPart: isPart)
    case .contextMenu(let menu):
      add(menu.id, menu.title, "context menu", menu.layouts, .elements(menu.content))
    case .editMenu(let menu):
      let content = menu.items.map { MenuElement.item($0) }
      add(menu.id, nil, "edit menu", menu.layouts, .elements(content))
    case .presented(let presented): presentations.append(LaidOutPresentation(presented))
    case .menuBar, .button, .segmented, .tabBar, .alert, .activityView: break
    }
  }

  private mutating func add(_ menu: Menu, _ kind: String) {
    add(menu.id, menu.title, kind, menu.layouts, .elements(menu.content))
  }

  private mutating func add(
    _ id: String, _ title: String?, _ kind: String, _ layouts: MenuLayouts?,
    _ content: MenuContent, isPart: Bool = false
  ) {
    // What is not for the platform was not laid out.
    if let layouts {
      menus.append(
        LaidOutMenu(
          id: id, title: title, kind: kind, layouts: layouts, content: content, isPart: isPart))
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
          isPart: true)
      case .section(let section): addSubmenus(of: section.content)
      case .submenu, .item, .separator, .dynamic, .slot: break
      }
    }
  }
}
