/// Goes once through everything that stands in a document, in document order by kind of surface,
/// and lists the surfaces, the levels of menus, the places of items and the toolbars.
package struct Traversal: Sendable {
  package private(set) var surfaces: [PlacedSurface] = []
  package private(set) var levels: [MenuLevel] = []
  package private(set) var placements: [Placement] = []
  package private(set) var toolbars: [Toolbar] = []
  package private(set) var popUpButtons: [PopUpButton] = []
  package private(set) var pullDownButtons: [PullDownButton] = []
  package private(set) var segmentedControls: [SegmentedControl] = []
  /// Buttons, with the view, toolbar or presentation that they share.
  package private(set) var buttons: [(button: Button, group: String)] = []
  /// Everything that people press where it stands.
  package private(set) var buttonPlaces: [ButtonPlace] = []
  /// The same by the view that they share, in the order of their first ones.
  package private(set) var buttonsByView: [[ButtonPlace]] = []
  /// Everything that people see by itself in each toolbar, by the toolbar's element.
  private var entries: [NodeID: [ToolbarEntry]] = [:]
  private var isInToolbar = false
  /// The sheet, cover or popover around what is visited.
  private var presented: Presented?

  package init(_ document: Document) {
    placements.reserveCapacity(document.commands.count * 2)
    for menu in document.menus {
      show(.menu(menu), on: menu.platforms)
      add(menu, .menu)
    }
    for bar in document.menuBars {
      show(.menuBar(bar), on: bar.shownPlatforms)
      for menu in bar.menus {
        show(.menuOfBar(menu), on: menu.platforms.intersection(bar.shownPlatforms))
        add(menu, .menuBar, surface: bar.id)
      }
    }
    for button in document.buttons { add(button, in: button.view ?? "") }
    for control in document.segmentedControls { add(control) }
    for button in document.popUpButtons { add(button) }
    for button in document.pullDownButtons { add(button) }
    for bar in document.tabBars { show(.tabBar(bar), on: bar.platforms) }
    for toolbar in document.toolbars { add(toolbar, view: toolbar.view) }
    for menu in document.contextMenus { add(menu) }
    for menu in document.editMenus { add(menu) }
    for presented in document.presented { add(presented) }
    for alert in document.alerts {
      show(.alert(alert), on: alert.platforms)
      for item in alert.actions { press(item, .alert, surface: alert.id, view: alert.id) }
    }
    for view in document.activityViews { show(.activityView(view), on: view.platforms) }
    buttonsByView = buttonPlaces.grouped { $0.view ?? "" }
  }

  /// Everything in the three regions of a toolbar, in bar order: groups opened, spaces and slots left
  /// out.
  package func entries(of toolbar: Toolbar) -> [ToolbarEntry] { entries[toolbar.source.node] ?? [] }

  /// The ids of surfaces and of what stands in menus beside items.
  var surfaceIDs: Set<String> { Set(surfaces.compactMap(\.id)).union(levels.map(\.id)) }

  /// The facts that all levels of one surface share.
  private struct Shared {
    var surface: MenuLevel.Surface
    /// The id under which the items are placed.
    var id: String
    var order: MenuOrder
    var view: String?
  }

  // MARK: Surfaces

  private mutating func show(_ content: PlacedSurface.Content, on platforms: PlatformSet) {
    surfaces.append(
      PlacedSurface(
        content: content,
        platforms: presented.map { platforms.intersection($0.platforms) } ?? platforms,
        isInToolbar: isInToolbar, presentation: presented?.id))
  }

  private mutating func add(
    _ menu: Menu, _ kind: MenuLevel.Surface, surface: String? = nil
  ) {
    let shared = Shared(
      surface: kind, id: surface ?? menu.id, order: menu.order, view: menu.view)
    add(
      menu.content,
      Holder(
        kind: .surface, source: menu.source, id: menu.id, title: menu.title, layout: menu.layout,
        platforms: menu.platforms, path: [menu.title ?? menu.id],
        visibleWhen: menu.visibleWhen.map { [$0] } ?? [],
        enabledWhen: menu.enabledWhen.map { [$0] } ?? []), shared)
  }

  private mutating func add(_ control: SegmentedControl) {
    show(.segmented(control), on: control.platforms)
    segmentedControls.append(control)
  }

  private mutating func add(_ button: PopUpButton) {
    show(.popUpButton(button), on: button.platforms)
    popUpButtons.append(button)
  }

  private mutating func add(_ button: PullDownButton) {
    show(.pullDownButton(button), on: button.platforms)
    pullDownButtons.append(button)
    let shared = Shared(
      surface: .pullDown, id: button.id, order: button.order, view: button.view)
    add(
      button.content,
      Holder(
        kind: .surface, source: button.source, id: button.id, title: button.title,
        layout: button.layout, platforms: button.platforms, path: [button.title ?? button.id],
        visibleWhen: button.visibleWhen.map { [$0] } ?? []), shared)
  }

  private mutating func add(_ menu: ContextMenu) {
    show(.contextMenu(menu), on: menu.platforms)
    let shared = Shared(
      surface: .contextMenu, id: menu.id, order: menu.order, view: menu.view)
    add(
      menu.content,
      Holder(
        kind: .surface, source: menu.source, id: menu.id, title: menu.title, layout: menu.layout,
        platforms: menu.platforms, path: [menu.title ?? menu.id], visibleWhen: []), shared)
  }

  private mutating func add(_ menu: EditMenu) {
    show(.editMenu(menu), on: menu.platforms)
    let shared = Shared(
      surface: .editMenu, id: menu.id, order: .automatic, view: menu.view)
    add(
      menu.items.map { .item($0) },
      Holder(
        kind: .surface, source: menu.source, id: menu.id, title: nil, layout: .large,
        platforms: menu.platforms, path: [menu.id], visibleWhen: []), shared)
  }

  private mutating func add(_ button: Button, in group: String) {
    show(.button(button), on: button.item.platforms)
    buttons.append((button, group))
    press(button.item, .button, surface: button.id, view: button.view, button)
  }

  private mutating func add(_ presented: Presented) {
    show(.presented(presented), on: presented.platforms)
    self.presented = presented
    defer { self.presented = nil }
    let body = presented.body
    let id = presented.id
    let place: Placement.Place =
      switch presented.content {
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      }
    for item in body.items { press(item, place, surface: id, view: id) }
    for button in body.buttons {
      show(.button(button), on: button.item.platforms)
      buttons.append((button, id))
      press(button.item, place, surface: id, view: id, button)
    }
    for control in body.segmented {
      var control = control
      control.view = id
      add(control)
    }
    for button in body.popUpButtons {
      var button = button
      button.view = id
      add(button)
    }
    for button in body.pullDownButtons {
      var button = button
      button.view = id
      add(button)
    }
    if let toolbar = body.toolbar { add(toolbar, view: id) }
  }

  // MARK: Toolbars

  private mutating func add(_ toolbar: Toolbar, view: String?) {
    var toolbar = toolbar
    toolbar.view = view
    show(.toolbar(toolbar), on: toolbar.platforms)
    toolbars.append(toolbar)
    isInToolbar = true
    defer { isInToolbar = false }
    entries[toolbar.source.node] = toolbar.entries
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] { add(unit, .toolbar(region), toolbar, view) }
    }
    for unit in toolbar.scrolling { add(unit, .scrolling, toolbar, view) }
  }

  /// - Parameter visibleWhen: When the group around the unit is there.
  private mutating func add(
    _ unit: ToolbarUnit, _ place: Placement.Place, _ toolbar: Toolbar, _ view: String?,
    visibleWhen: Condition? = nil
  ) {
    switch unit.content {
    case .item(let item):
      press(item, place, surface: toolbar.id, view: view, in: unit, visibleWhen: visibleWhen)
    case .button(let button):
      show(.button(button), on: button.item.platforms)
      buttons.append((button, toolbar.id))
      press(
        button.item, place, surface: toolbar.id, view: view, button, in: unit,
        visibleWhen: visibleWhen)
    // In a sheet's toolbar the button belongs to the sheet.
    case .popUpButton(var button):
      button.view = view
      add(button)
    case .pullDownButton(var button):
      button.view = view
      add(button)
    case .segmented(var control):
      control.view = view
      add(control)
    case .group(let group):
      for member in group.members {
        add(member, place, toolbar, view, visibleWhen: group.visibleWhen)
      }
    case .back(let button):
      if !button.content.isEmpty {
        show(.backMenu(button, id: unit.id), on: button.platforms)
      }
      addPart(button.content, .backMenu, unit.source, toolbar, view, button.platforms)
    case .title(let title):
      guard let menu = title.documentMenu else { return }
      show(.documentMenu(menu), on: menu.platforms)
      addPart(menu.content, .documentMenu, menu.source, toolbar, view, menu.platforms)
    case .space, .slot, .close, .sidebarToggle, .search, .inspectorToggle: break
    }
  }

  private mutating func addPart(
    _ content: [MenuElement], _ surface: MenuLevel.Surface, _ source: SourceReference,
    _ toolbar: Toolbar, _ view: String?, _ platforms: PlatformSet
  ) {
    // A back button without places to go back to is no menu.
    guard surface == .documentMenu || !content.isEmpty else { return }
    let shared = Shared(surface: surface, id: toolbar.id, order: .automatic, view: view)
    add(
      content,
      Holder(
        kind: .surface, source: source, id: toolbar.id, title: nil, layout: .large,
        platforms: platforms, path: [toolbar.id], visibleWhen: []), shared)
  }

  /// Places something that people press where it stands.
  private mutating func press(
    _ item: Item, _ place: Placement.Place, surface: String, view: String?,
    _ button: Button? = nil, in unit: ToolbarUnit? = nil, visibleWhen: Condition? = nil
  ) {
    self.place(
      item, place, surface: surface, view: view, visibleWhen: visibleWhen.map { [$0] } ?? [])
    buttonPlaces.append(
      ButtonPlace(
        item: item, place: place, view: view, visibleWhen: visibleWhen, button: button,
        unit: unit))
  }

  // MARK: Levels

  private struct Holder {
    var kind: MenuLevel.Holder
    var source: SourceReference
    var id: String
    var title: String?
    var layout: MenuLayoutSize
    var sectionLayout: MenuLayoutSize?
    var platforms: PlatformSet
    var depth = 0
    var path: [String]
    var visibleWhen: [Condition]
    var enabledWhen: [Condition] = []
  }

  private mutating func add(_ content: [MenuElement], _ holder: Holder, _ shared: Shared) {
    let number = levels.count
    levels.append(
      MenuLevel(
        surface: shared.surface, holder: holder.kind, source: holder.source, id: holder.id,
        title: holder.title, layout: holder.layout, sectionLayout: holder.sectionLayout,
        order: shared.order, platforms: holder.platforms, content: content, depth: holder.depth,
        path: holder.path, visibleWhen: holder.visibleWhen, view: shared.view))
    for index in content.indices {
      switch content[index] {
      case .item(let item):
        place(
          item, .menu(shared.surface), surface: shared.id, view: shared.view,
          visibleWhen: holder.visibleWhen, enabledWhen: holder.enabledWhen, level: number)
      case .submenu(let submenu):
        add(
          submenu.content,
          Holder(
            kind: .submenu, source: submenu.source, id: submenu.id, title: submenu.title,
            layout: submenu.layout, platforms: submenu.platforms, depth: holder.depth + 1,
            path: holder.path + [submenu.title],
            visibleWhen: holder.visibleWhen + (submenu.visibleWhen.map { [$0] } ?? []),
            enabledWhen: holder.enabledWhen + (submenu.enabledWhen.map { [$0] } ?? [])), shared)
      case .section(let section):
        var inner = holder
        inner.kind = .section
        inner.source = section.source
        inner.id = section.id
        inner.title = section.title
        inner.layout = .large
        inner.sectionLayout = section.layout
        inner.platforms = section.platforms
        inner.visibleWhen += section.visibleWhen.map { [$0] } ?? []
        add(section.content, inner, shared)
      case .separator, .dynamic, .slot: break
      }
    }
  }

  private mutating func place(
    _ item: Item, _ place: Placement.Place, surface: String, view: String?,
    visibleWhen: [Condition] = [], enabledWhen: [Condition] = [], level: Int? = nil
  ) {
    placements.append(
      Placement(
        item: item, place: place, surface: surface, view: view, visibleWhen: visibleWhen,
        enabledWhen: enabledWhen, level: level))
  }
}
