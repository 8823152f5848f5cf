import MenuetModel
import MenuetSource
import MenuetXML

/// Menus and what stands in them.
extension DocumentBuilder {
  mutating func menu(_ node: BoundNode, _ outer: Scope) -> Menu {
    let scope = scope(node, in: outer)
    let standard: StandardMenu? = node.word(.standard)
    let title = node.text(.title) ?? standard.map { $0.title(inAppNamed: document.name) }
    // A standard menu is named by what it is, in every menu bar.
    let id = node.text(.id) ?? standard.map { "\($0.rawValue)-menu" }
    var menu = Menu(
      id: id ?? surfaceID(node, title: title), title: title, content: [],
      source: source(node))
    node.readLabel(into: &menu)
    menu.standard = standard
    menu.systemItems = node.word(.systemItems) ?? .keep
    menu.layout = node.word(.layout) ?? .large
    menu.order = node.word(.order) ?? .automatic
    menu.kind = node.word(.kind) ?? .plain
    menu.$platforms = narrowed(scope)
    menu.enabledWhen = condition(.enabledWhen, node)
    menu.visibleWhen = condition(.visibleWhen, node)
    menu.view = scope.view
    menu.content = content(node, scope)
    for child in node.children where child.kind == .check {
      if let idle = UnknownAttribute.idleWidths(of: child) { sink.report(idle) }
      var check = layoutCheck(child, scope)
      check.menu = menu.source.node
      document.checks.append(check)
    }
    return menu
  }

  mutating func menuBar(_ node: BoundNode, _ outer: Scope) -> MenuBar {
    let scope = scope(node, in: outer)
    var bar = MenuBar(id: node.text(.id) ?? "", menus: [], source: source(node))
    (bar.$platforms, bar.comment, bar.view) = surroundings(of: node, in: scope)
    let nodes = children(of: node)
    for child in nodes {
      bar.menus.append(menu(child, scope))
      guard child.kind == .menu, !child.has(.standard) else { continue }
      if let idle = UnknownAttribute.idleSystemItems(of: child) { sink.report(idle) }
      guard let standard = standardName(of: child)
      else { continue }
      sink.report(DuplicateId.standardMenu(standard.menu, at: standard.location))
      // Whatever else is to be found holds for the menu that is meant.
      bar.menus[bar.menus.count - 1].standard = standard.menu
    }
    reportTwins(in: bar, nodes)
    let twin = document.menuBars.first { other in
      let isElsewhere = other.view != nil && bar.view != nil && other.view != bar.view
      return !isElsewhere && !shared(other.platforms, bar.platforms).isEmpty
    }
    if let twin {
      sink.report(
        DuplicateId.secondMenuBar(
          on: shared(twin.platforms, bar.platforms), at: node.head,
          first: self.node(twin.source.node).head))
    }
    return bar
  }

  /// The standard menu that goes by the title or the id of a menu.
  private func standardName(
    of node: BoundNode
  ) -> (menu: StandardMenu, location: SourceLocation)? {
    for standard in StandardMenu.allCases {
      // An app may have a menu by its own name, as Terminal has Shell.
      if standard != .app, node.text(.title) == standard.title(inAppNamed: document.name) {
        return (standard, node.location(.title))
      }
      if node.text(.id) == standard.rawValue { return (standard, node.location(.id)) }
    }
    return nil
  }

  /// The platforms with menu bars that are in both of two sets.
  private func shared(_ first: PlatformSet, _ second: PlatformSet) -> PlatformSet {
    first.intersection(second).intersection(.menuBars)
  }

  /// Reports a standard menu that stands in a bar before on one of its platforms.
  private mutating func reportTwins(in bar: MenuBar, _ nodes: [BoundNode]) {
    var places: [StandardMenu: [Int]] = [:]
    for (index, menu) in bar.menus.enumerated() {
      guard let standard = menu.standard else { continue }
      let twin = places[standard, default: []].first {
        !shared(bar.menus[$0].platforms, menu.platforms).isEmpty
      }
      if let twin {
        // A title or an id that means the standard menu has been reported.
        guard nodes[index].has(.standard), nodes[twin].has(.standard) else { continue }
        sink.report(
          DuplicateId.secondMenu(
            standard, at: nodes[index].location(.standard),
            first: nodes[twin].location(.standard)))
      } else {
        places[standard, default: []].append(index)
      }
    }
  }

  /// The content of a menu, with the platforms of everything around it.
  mutating func content(_ parent: BoundNode, _ scope: Scope) -> [MenuElement] {
    let nodes = children(of: parent)
    var content: [MenuElement] = []
    content.reserveCapacity(nodes.count)
    for node in nodes {
      switch node.kind {
      case .command, .toggle, .choice, .item:
        if let item = item(node, scope) { content.append(.item(item)) }
      case .submenu:
        if let submenu = submenu(node, scope) { content.append(.submenu(submenu)) }
      case .section: content.append(.section(section(node, scope)))
      case .separator: content.append(.separator(separator(node, scope)))
      case .dynamic: content.append(.dynamic(dynamic(node, scope)))
      case .slot:
        content.append(
          .slot(
            Slot(id: node.text(.id) ?? "", comment: node.text(.comment), source: source(node))))
      default: break
      }
    }
    return content
  }

  private mutating func submenu(_ node: BoundNode, _ outer: Scope) -> Submenu? {
    let scope = scope(node, in: outer)
    let position = source(node)
    let ref = node.text(.ref)
    guard let shown = shownMenu(node, ref) else { return nil }
    let title = title(of: node, showing: shown)
    // With the words of the menu that it shows it is named like that.
    let id = node.has(.id) || node.has(.title) ? nil : ref
    var submenu = Submenu(
      id: id ?? surfaceID(node, title: title), title: title, content: [], source: position)
    submenu.ref = ref
    submenu.subtitle = node.text(.subtitle) ?? shown.text(.subtitle)
    submenu.symbol = node.text(.symbol) ?? shown.text(.symbol)
    submenu.image = node.text(.image) ?? shown.text(.image)
    submenu.layout = node.word(.layout) ?? shown.word(.layout) ?? .large
    submenu.$platforms = narrowed(scope)
    submenu.enabledWhen = .all([scope.enabledWhen, condition(.enabledWhen, node)])
    submenu.visibleWhen = condition(.visibleWhen, node)
    submenu.whenUnavailable = node.word(.whenUnavailable)
    submenu.accessibilityLabel = node.text(.accessibilityLabel)
    submenu.hint = node.text(.hint)
    submenu.comment = node.text(.comment)
    guard opens(shown, shownBy: ref == nil ? nil : node.location(.ref)) else {
      return submenu
    }
    submenu.content = content(shown, scope.opened)
    shownMenus.close()
    return submenu
  }

  /// Opens a menu in the place of a reference, or a submenu's own content; gives false where that
  /// would come to too much. The submenu then stays empty.
  private mutating func opens(_ menu: BoundNode, shownBy reference: SourceLocation?) -> Bool {
    if let reference, !shownMenus.isInReference {
      var sizes = MenuSizes()
      swap(&sizes, &menuSizes)
      let size = sizes.size(of: menu, in: self)
      menuSizes = sizes
      guard shownMenus.admit(size, shownBy: reference, &sink) else { return false }
    }
    return shownMenus.open(menu.id, shownBy: reference, &sink)
  }

  /// The title of a submenu: its own, or that of the menu that it shows.
  private mutating func title(of node: BoundNode, showing menu: BoundNode) -> String {
    let standard: StandardMenu? = menu.word(.standard)
    let title =
      node.text(.title) ?? menu.text(.title)
      ?? standard.map { $0.title(inAppNamed: document.name) }
    if let title { return title }
    // A title that was refused is none that is missing; and one mistake shows in many places.
    if node.has(.ref), !shownMenus.isInReference, menu.hasAllAttributes, node.hasAllAttributes {
      untitledMenus[menu.id, default: []].append(node)
    }
    return node.text(.id) ?? node.text(.ref) ?? ""
  }

  /// Reports the menus without a title that submenus without one show.
  mutating func reportUntitledMenus() {
    let menus = untitledMenus.sorted {
      ($0.key.file, $0.key.element) < ($1.key.file, $1.key.element)
    }
    for (id, submenus) in menus {
      sink.report(MissingAttribute.submenuTitle(submenus, showing: node(id)))
    }
  }

  /// The element whose content a submenu shows: its own, or the menu that it refers to. `nil` where
  /// the reference is wrong or leads back to a menu that is being shown.
  private mutating func shownMenu(_ node: BoundNode, _ ref: String?) -> BoundNode? {
    guard let ref else { return node }
    guard let target = menu(named: ref) else { return nil }
    let isEnclosing =
      target.id.file == node.id.file
      && target.bound.tree.elements[target.element].range.contains(
        node.bound.tree.elements[node.element].range)
    if isEnclosing || shownMenus.isOpen(target.id) {
      reportCycle(ref, node)
      return nil
    }
    return target
  }

  /// The menu of an id.
  func menu(named id: String) -> BoundNode? {
    declaredNode(id).flatMap { $0.kind == .menu ? $0 : nil }
  }

  private mutating func reportCycle(_ ref: String, _ node: BoundNode) {
    let target = declarations.surfaces[ref]?.node
    var circle = shownMenus.path(from: target).compactMap { self.node($0).text(.id) }
    if circle.first != ref { circle.insert(ref, at: 0) }
    guard shownMenus.notesCircle(circle, closedBy: node.id) else { return }
    sink.report(MenuCycle.finding(circle, at: node.location(.ref)))
  }

  private mutating func section(_ node: BoundNode, _ outer: Scope) -> MenuSection {
    let scope = scope(node, in: outer)
    let title = node.text(.title)
    var section = MenuSection(
      id: surfaceID(node, title: title), title: title, content: [], source: source(node))
    section.layout = node.word(.layout)
    section.$platforms = narrowed(scope)
    section.enabledWhen = condition(.enabledWhen, node)
    section.visibleWhen = condition(.visibleWhen, node)
    section.comment = node.text(.comment)
    var inner = scope
    inner.enabledWhen = .all([scope.enabledWhen, section.enabledWhen])
    section.content = content(node, inner)
    return section
  }

  private mutating func separator(_ node: BoundNode, _ outer: Scope) -> Separator {
    let scope = scope(node, in: outer)
    var separator = Separator(
      id: surfaceID(node, title: nil), platforms: scope.platforms, source: source(node))
    separator.$platforms = narrowed(scope)
    separator.visibleWhen = condition(.visibleWhen, node)
    return separator
  }

  private mutating func dynamic(_ node: BoundNode, _ outer: Scope) -> DynamicItems {
    let scope = scope(node, in: outer)
    var dynamic = DynamicItems(
      id: node.text(.id) ?? "", title: node.text(.title), max: node.integer(.max),
      source: source(node))
    dynamic.$platforms = narrowed(scope)
    dynamic.visibleWhen = condition(.visibleWhen, node)
    dynamic.comment = node.text(.comment)
    return dynamic
  }

  mutating func contextMenu(_ node: BoundNode, _ outer: Scope) -> ContextMenu {
    let scope = scope(node, in: outer)
    var menu = ContextMenu(
      id: node.text(.id) ?? "", target: node.text(.for) ?? "", content: [],
      source: source(node))
    menu.title = node.text(.title)
    menu.preview = node.text(.preview)
    menu.previewOpens = node.text(.previewOpens)
    menu.previewDrag = node.flag(.previewDrag)
    menu.layout = node.word(.layout) ?? .large
    menu.order = node.word(.order) ?? .automatic
    (menu.$platforms, menu.comment, menu.view) = surroundings(of: node, in: scope)
    menu.content = content(node, scope)
    return menu
  }

  mutating func editMenu(_ node: BoundNode, _ outer: Scope) -> EditMenu {
    let scope = scope(node, in: outer)
    var menu = EditMenu(
      id: node.text(.id) ?? "", target: node.text(.for) ?? "", items: [],
      source: source(node))
    menu.placement = node.word(.placement) ?? .automatic
    (menu.$platforms, menu.comment, menu.view) = surroundings(of: node, in: scope)
    for child in children(of: node) {
      if let item = item(child, scope) { menu.items.append(item) }
    }
    return menu
  }
}
