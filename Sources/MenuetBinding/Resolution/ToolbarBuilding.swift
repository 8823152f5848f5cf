import MenuetModel
import MenuetSource

/// Toolbars, and the buttons that stand in them or by themselves.
extension DocumentBuilder {
  mutating func toolbar(_ node: BoundNode, _ outer: Scope) -> Toolbar {
    let scope = scope(node, in: outer)
    var toolbar = Toolbar(id: node.text(.id) ?? "", title: node.text(.title), source: source(node))
    toolbar.style = node.word(.style) ?? .automatic
    toolbar.edge = node.word(.edge) ?? .automatic
    toolbar.customizable = node.flag(.customizable)
    toolbar.overflowBy = node.word(.overflowBy) ?? (ordersOverflow(node) ? .menuet : .system)
    (toolbar.$platforms, toolbar.comment, toolbar.view) = surroundings(of: node, in: scope)
    addContent(of: node, to: &toolbar, scope)
    let count = toolbar.unitCount
    if count > limits.toolbarUnits {
      sink.report(LimitExceeded.tooManyUnits(count, limit: limits.toolbarUnits, at: node.head))
      // Nothing that lays out toolbars has to cope with more.
      toolbar.regions = Toolbar.Regions()
      toolbar.scrolling = []
    }
    return toolbar
  }

  /// Returns whether a toolbar says itself which of its units give way first.
  private func ordersOverflow(_ toolbar: BoundNode) -> Bool {
    toolbar.children.contains { child in
      child.kind == .shrink
        || child.kind == .center
          && children(of: child).contains { unit in
            [.priority, .pinned, .overflow, .collapse].contains { unit.has($0) }
          }
    }
  }

  private mutating func addContent(of node: BoundNode, to toolbar: inout Toolbar, _ scope: Scope) {
    for child in node.children {
      switch child.kind {
      case .leading: toolbar.regions.leading = units(child, scope)
      case .center:
        toolbar.regions.center = units(child, scope)
        checkNavigator(child, of: toolbar, on: scope.platforms)
      case .trailing: toolbar.regions.trailing = units(child, scope)
      case .scrolling:
        toolbar.scrolling = units(child, scope)
        if !scope.platforms.contains(.watchos), hasKnownPlatforms(child) {
          sink.report(ToolbarShape.scrolling(child))
        }
      case .check: toolbar.checks.append(layoutCheck(child, scope))
      case .shrink:
        for step in child.children {
          guard let to: ShrinkTarget = step.word(.to) else { continue }
          toolbar.shrink.append(
            ShrinkStep(unit: step.text(.unit) ?? "", to: to, source: source(step)))
        }
      default: break
      }
    }
  }

  /// Reports what would have to stay in a center that the bar does not show.
  private mutating func checkNavigator(
    _ center: BoundNode, of toolbar: Toolbar, on platforms: PlatformSet
  ) {
    guard toolbar.style == .navigator else { return }
    for node in center.children {
      let attribute: AttributeName
      if node.flag(.pinned) {
        attribute = .pinned
      } else if node.word(.collapse) == GroupCollapse.none {
        attribute = .collapse
      } else {
        continue
      }
      let unit = toolbar.regions.center.first { $0.source == source(node) }
      let hides = (unit?.content.platforms ?? []).intersection(platforms).members.contains {
        toolbar.hidesCenter(on: PlatformSet($0))
      }
      if hides { sink.report(ToolbarShape.staysInNavigator(attribute, of: node)) }
    }
  }

  mutating func layoutCheck(_ node: BoundNode, _ outer: Scope) -> LayoutCheck {
    let scope = scope(node, in: outer)
    var check = LayoutCheck(
      widths: node.list(.widths).compactMap { Int($0) }, locales: node.list(.locales),
      contentSizes: node.words(.contentSizes) ?? [], platforms: scope.platforms,
      source: source(node))
    check.$platforms = narrowed(scope)
    return check
  }

  private mutating func units(_ region: BoundNode, _ scope: Scope) -> [ToolbarUnit] {
    var units: [ToolbarUnit] = []
    for node in children(of: region) {
      if let unit = unit(node, scope) { units.append(unit) }
    }
    return units
  }

  private mutating func unit(_ node: BoundNode, _ outer: Scope) -> ToolbarUnit? {
    let position = source(node)
    guard let content = unitContent(node, outer) else { return nil }
    var unit = ToolbarUnit(id: unitID(node, content), content: content, source: position)
    unit.priority = node.integer(.priority) ?? 0
    unit.pinned = node.flag(.pinned)
    unit.display = node.word(.display) ?? .automatic
    unit.overflow = node.word(.overflow) ?? .menu
    unit.customization = node.word(.customization) ?? .default
    unit.springLoaded = node.flag(.springLoaded)
    return unit
  }

  /// The id, the `ref` of an item, or the name of an element without either.
  private func unitID(_ node: BoundNode, _ content: ToolbarUnit.Content) -> String {
    switch content {
    case .item(let item): item.id
    case .button(let button): button.id
    case .segmented(let control): node.text(.id) ?? control.choice
    default: node.text(.id) ?? node.kind.spelling
    }
  }

  private mutating func unitContent(_ node: BoundNode, _ outer: Scope) -> ToolbarUnit.Content? {
    switch node.kind {
    case .item, .command, .toggle: return item(node, outer).map { .item($0) }
    case .button: return button(node, outer).map { .button($0) }
    case .popUpButton: return popUpButton(node, outer).map { .popUpButton($0) }
    case .pullDownButton: return .pullDownButton(pullDownButton(node, outer))
    case .segmented: return segmented(node, outer).map { .segmented($0) }
    case .group: return .group(group(node, outer))
    case .space:
      let scope = scope(node, in: outer)
      return .space(isFlexible: node.flag(.flexible), platforms: scope.platforms)
    case .slot: return .slot
    case .back: return .back(barButton(node, outer, .back))
    case .close: return .close(barButton(node, outer, .close))
    case .sidebarToggle: return .sidebarToggle(barButton(node, outer, .sidebar))
    case .search: return .search(barButton(node, outer, .search))
    case .inspectorToggle: return .inspectorToggle(barButton(node, outer, .inspector))
    case .title: return .title(titleItem(node, outer))
    default: return nil
    }
  }

  private mutating func group(_ node: BoundNode, _ outer: Scope) -> ToolbarGroup {
    let scope = scope(node, in: outer)
    var group = ToolbarGroup(title: node.text(.title), members: [])
    node.readLabel(into: &group)
    group.collapse = node.word(.collapse) ?? .overflow
    group.$platforms = narrowed(scope)
    group.enabledWhen = condition(.enabledWhen, node)
    group.visibleWhen = condition(.visibleWhen, node)
    var inner = scope
    inner.enabledWhen = group.enabledWhen
    inner.visibleWhen = group.visibleWhen
    group.members = units(node, inner)
    return group
  }

  private mutating func barButton(
    _ node: BoundNode, _ outer: Scope, _ word: StandardWord
  ) -> BarButton {
    let scope = scope(node, in: outer)
    var button = BarButton(title: node.text(.title) ?? word.title)
    node.readLabel(into: &button)
    if button.symbol == nil, button.image == nil { button.symbol = word.symbol }
    button.$platforms = narrowed(scope)
    button.content = content(node, scope)
    return button
  }

  private mutating func titleItem(_ node: BoundNode, _ outer: Scope) -> TitleItem {
    let scope = scope(node, in: outer)
    var title = TitleItem(title: node.text(.title))
    node.readLabel(into: &title)
    title.$platforms = narrowed(scope)
    for child in node.children where child.kind == .documentMenu {
      let inner = self.scope(child, in: scope)
      var menu = DocumentMenu(
        id: surfaceID(child, title: nil), content: content(child, inner),
        source: source(child))
      menu.$platforms = narrowed(inner)
      menu.comment = child.text(.comment)
      title.documentMenu = menu
    }
    return title
  }

  /// The conditions of a control, with those of the group around it. Where that has any, those of
  /// the choice that is shown would not count any more unless they are named here.
  private func conditions(
    of node: BoundNode, in scope: Scope, _ subject: Subject = .none
  ) -> (enabledWhen: Condition?, visibleWhen: Condition?) {
    let choice = document.choice(subject)
    let (enabled, visible) = (condition(.enabledWhen, node), condition(.visibleWhen, node))
    return (
      scope.enabledWhen.map { .all([$0, enabled ?? choice?.enabledWhen]) } ?? enabled,
      scope.visibleWhen.map { .all([$0, visible ?? choice?.visibleWhen]) } ?? visible
    )
  }

  // MARK: Buttons

  func buttonLook(_ node: BoundNode) -> ButtonLook {
    var look = ButtonLook()
    look.style = node.word(.style)
    look.size = node.word(.size)
    look.corner = node.word(.corner) ?? .automatic
    look.tint = node.text(.tint)
    return look
  }

  mutating func button(_ node: BoundNode, _ outer: Scope) -> Button? {
    guard let item = item(node, outer) else { return nil }
    var button = Button(
      item: item, kind: node.word(.kind), look: buttonLook(node), source: item.source)
    button.view = outer.view
    button.springLoaded = node.flag(.springLoaded)
    return button
  }

  mutating func popUpButton(_ node: BoundNode, _ outer: Scope) -> PopUpButton? {
    let scope = scope(node, in: outer)
    guard let id = node.text(.id) else { return nil }
    let choice = node.text(.choice) ?? id
    guard let subject = choiceSubject(choice) else { return nil }
    let position = source(node)
    let title = node.text(.title) ?? document.choice(subject)?.title
    var button = PopUpButton(
      id: id, title: title, choice: choice, subject: subject, source: position)
    node.readLabel(into: &button)
    button.look = buttonLook(node)
    button.$platforms = narrowed(scope)
    (button.enabledWhen, button.visibleWhen) = conditions(of: node, in: scope, subject)
    button.view = scope.view
    button.springLoaded = node.flag(.springLoaded)
    return button
  }

  private func choiceSubject(_ id: String) -> Subject? {
    guard let declaration = declarations.commands[id], declaration.kind == .choice else {
      return nil
    }
    return .choice(declaration.index)
  }

  mutating func pullDownButton(_ node: BoundNode, _ outer: Scope) -> PullDownButton {
    let scope = scope(node, in: outer)
    let (isMore, word) = (node.flag(.more), StandardWord.more)
    var button = PullDownButton(
      id: node.text(.id) ?? "",
      title: node.text(.title) ?? (isMore ? word.title : nil), content: [], source: source(node))
    node.readLabel(into: &button)
    if isMore, button.symbol == nil, button.image == nil { button.symbol = word.symbol }
    if let primary = node.text(.primary), let declaration = declarations.commands[primary],
      declaration.kind == .command
    {
      button.primary = primary
      button.primarySubject = .command(declaration.index)
    }
    button.isMore = isMore
    button.layout = node.word(.layout) ?? .large
    button.order = node.word(.order) ?? .automatic
    button.whenUnavailable = node.word(.whenUnavailable)
    button.look = buttonLook(node)
    button.$platforms = narrowed(scope)
    (button.enabledWhen, button.visibleWhen) = conditions(of: node, in: scope)
    button.view = scope.view
    button.springLoaded = node.flag(.springLoaded)
    button.content = content(node, scope.opened)
    return button
  }

  mutating func segmented(_ node: BoundNode, _ outer: Scope) -> SegmentedControl? {
    let scope = scope(node, in: outer)
    guard let choice = node.text(.choice), let subject = choiceSubject(choice) else {
      return nil
    }
    let position = source(node)
    let title = node.text(.title) ?? document.choice(subject)?.title
    // With the words of its choice it is named like that.
    let id = node.has(.id) || node.has(.title) ? nil : choice
    var control = SegmentedControl(
      id: id ?? surfaceID(node, title: title), title: title, choice: choice,
      subject: subject, source: position)
    node.readLabel(into: &control)
    control.$platforms = narrowed(scope)
    (control.enabledWhen, control.visibleWhen) = conditions(of: node, in: scope, subject)
    control.view = scope.view
    control.springLoaded = node.flag(.springLoaded)
    return control
  }
}

extension Toolbar {
  /// The units in all regions: a group is one of them, whatever is in it.
  fileprivate var unitCount: Int {
    Region.allCases.reduce(scrolling.count) { $0 + self[$1].count }
  }
}
