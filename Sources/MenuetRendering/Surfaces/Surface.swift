import MenuetModel

/// Something of a document that people see, with what a renderer needs to find and name it.
struct Surface: Sendable {
  var id: String
  var title: String
  /// Its kind, as a heading says it: `Context menu`.
  var kind: String
  var content: Content
  /// The id of the sheet, cover or popover in which it stands; `nil` outside of them.
  var presentation: String?

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
  /// The context menu that it is; `nil` for another one.
  var contextMenu: ContextMenu?
}

extension Surface {
  /// The surfaces of a document that stand on a platform, kind by kind in document order.
  ///
  /// - Parameter id: Of the only one wanted.
  static func all(in document: Document, on platform: Platform, id: String? = nil) -> [Surface] {
    var list = SurfaceList(document: document, platform: platform)
    for placed in Traversal(document).surfaces where !placed.isInToolbar {
      let count = list.surfaces.count
      list.add(placed)
      for index in count..<list.surfaces.count {
        list.surfaces[index].presentation = placed.presentation
      }
    }
    guard let id else { return list.surfaces }
    return list.surfaces.filter { $0.id == id }
  }
}

extension Surface {
  /// The most surfaces that one sentence names.
  private static let mostNamed = 6

  /// The surfaces that stand on other platforms of the document alone, in one sentence; `nil` where there
  /// are none.
  static func elsewhere(in document: Document, on platform: Platform) -> String? {
    var seen = Set(all(in: document, on: platform).map(\.id))
    var names: [String] = []
    for other in Platform.allCases
    where other != platform && document.platforms.contains(PlatformSet(other)) {
      for surface in all(in: document, on: other) where seen.insert(surface.id).inserted {
        let kind = surface.kind.prefix(1).lowercased() + surface.kind.dropFirst()
        names.append("\(kind) \(surface.id) (\(other.displayName))")
      }
    }
    if names.isEmpty { return nil }
    let rest = names.count - mostNamed
    let list = names.prefix(mostNamed).joined(separator: ", ")
    return "Not on \(platform.displayName): \(list)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

/// Collects the surfaces of a document.
private struct SurfaceList {
  private let document: Document
  private let platform: Platform
  private let reader: PanelReader
  fileprivate(set) var surfaces: [Surface] = []

  init(document: Document, platform: Platform) {
    self.document = document
    self.platform = platform
    reader = PanelReader(document: document, platform: platform)
  }

  mutating func add(_ placed: PlacedSurface) {
    let platforms = placed.platforms
    switch placed.content {
    case .menu(let menu):
      let surface = MenuSurface(
        title: menu.title ?? menu.id, content: menu.content, layouts: menu.layouts,
        declared: menu.layout)
      add(menu.id, menu.title, "Menu", .menu(surface), on: platforms)
    case .menuBar(let bar):
      add(bar.id, document.name, "Menu bar", .menuBar(bar), on: platforms)
    case .button(let button):
      add(button.id, document.title(of: button.item), "Button", .button(button), on: platforms)
    case .segmented(let control):
      let title = control.title ?? document.choice(control.subject)?.title
      add(control.id, title, "Segmented control", .segmented(control), on: platforms)
    case .popUpButton(let button):
      let title = button.title ?? document.choice(button.subject)?.title
      add(button.id, title, "Pop-up button", .popUpButton(button), on: platforms)
    case .pullDownButton(let button):
      let title = button.isMore ? button.face.title : button.title
      add(button.id, title, "Pull-down button", .pullDownButton(button), on: platforms)
    case .tabBar(let bar): add(bar.id, nil, "Tab bar", .tabBar(bar), on: platforms)
    case .toolbar(let toolbar):
      add(toolbar.id, toolbar.title, "Toolbar", .toolbar(toolbar), on: platforms)
    case .contextMenu(let menu):
      // People learn shortcuts from the main menus, and on the Mac before 26 these menus are bare of symbols.
      let surface = MenuSurface(
        title: menu.title ?? menu.target, content: menu.content, layouts: menu.layouts,
        declared: menu.layout, showsShortcuts: false,
        showsSymbols: Skin.of(document.guidelines, isDesktop: platform == .macos)
          .showsSymbolsInContextMenus, contextMenu: menu)
      add(menu.id, menu.title, "Context menu of \(menu.target)", .menu(surface), on: platforms)
    case .editMenu(let menu):
      add(menu.id, nil, "Edit menu of \(menu.target)", .editMenu(menu), on: platforms)
    case .presented(let presented):
      let panel = Panel(presented, lines: reader.lines(of: presented.body), on: platform)
      add(
        presented.id, presented.title, presented.heading, .panel(panel),
        on: platforms)
    case .alert(let alert): add(alert.id, alert.title, "Alert", .alert(alert), on: platforms)
    case .activityView(let view):
      add(view.id, view.title, "Activity view", .panel(Panel(view, on: platform)), on: platforms)
    // They are seen in their bars.
    case .menuOfBar, .backMenu, .documentMenu: break
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
}
