import MenuetModel

/// The pages of toolbars.
extension UITestsPages {
  mutating func add(_ toolbar: Toolbar) {
    needs.insert(.bars)
    let name = names.name(document.factoryName(of: toolbar))
    var rungs = UnitRungs(toolbar)
    var elements = UITestsElements()
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] {
        let forms = region == .center ? rungs.next(unit.id) : []
        add(unit, of: toolbar, name, forms, to: &elements)
      }
    }
    let kind: StaticString = toolbar.edge == .bottom ? ".bottom" : ".navigation"
    addMember(
      name,
      surface(
        toolbar.id, .init("bar", .code(kind)),
        .init("landmarks", .array(landmarks(of: toolbar).map { .string($0) }))))
    addType(name, elements, comment: "The toolbar `\(toolbar.id)`.")
  }

  /// The paths of what a bar shows at every width or, where that is nothing, of all its units.
  func landmarks(of toolbar: Toolbar) -> [String] {
    let kept = paths(of: toolbar[.leading] + toolbar[.trailing], in: toolbar)
    return kept.isEmpty ? paths(of: toolbar[.center], in: toolbar) : kept
  }

  func paths(of units: [ToolbarUnit], in toolbar: Toolbar) -> [String] {
    units.flatMap { unit -> [String] in
      guard isHere(unit.content.platforms), hasPath(unit) else { return [] }
      if case .group(let group) = unit.content { return paths(of: group.members, in: toolbar) }
      return [IDPath.part(unit.id, of: toolbar.id)]
    }
  }

  /// Returns whether the code of the framework gives a unit its path: some are the system's own.
  func hasPath(_ unit: ToolbarUnit) -> Bool {
    switch unit.content {
    case .item, .button, .popUpButton, .pullDownButton, .segmented, .group: true
    case .close: plan.framework != .appkit
    case .search: plan.framework != .swiftui
    case .sidebarToggle: plan.framework == .uikit
    case .inspectorToggle: plan.framework != .appkit
    case .back: plan.framework == .appkit
    case .title, .space, .slot: false
    }
  }

  mutating func add(
    _ unit: ToolbarUnit, of toolbar: Toolbar, _ page: SwiftIdentifier,
    _ rungs: [(form: UnitForm, width: Int)], group: String? = nil,
    to elements: inout UITestsElements
  ) {
    guard isHere(unit.content.platforms) else { return }
    let path = IDPath.part(unit.id, of: toolbar.id)
    let element = self.unit(path, rungs, group: group)
    switch unit.content {
    case .item(let item):
      if let index = plan.choiceIndex(item.subject) {
        elements.add(choice(index, "Options", popUp(index, element), path: path))
      } else if let made = command(item, path, element) {
        elements.add(made)
      }
    case .button(let button):
      if let made = command(button.item, path, element) { elements.add(made) }
    case .popUpButton(let button):
      guard let index = plan.choiceIndex(button.subject) else { return }
      elements.add(
        choice(index, "Options", popUp(index, element), wish: member(button.id), path: path))
    case .segmented(let control):
      guard let index = plan.choiceIndex(control.subject) else { return }
      elements.add(
        choice(index, "Segments", segments(index, element), wish: member(control.id), path: path))
    case .pullDownButton(let button):
      let name = names.name(document.factoryName(of: button), in: page.text)
      addType(button, name)
      elements.add(
        UITestsElement(
          kind: .button, wish: member(button.id), path: path, type: .path([type(name)]),
          value: self.page(name, menu(of: button, element))))
    case .group(let group): add(group, unit, of: toolbar, page, rungs, to: &elements)
    case .title(let title): addDocumentMenu(of: title, page)
    case .back:
      // Elsewhere the system has the button.
      let own = plan.framework == .appkit ? element : self.element("BackButton")
      elements.add(standard(unit, path, own))
    case .close, .search, .sidebarToggle, .inspectorToggle:
      if hasPath(unit) { elements.add(standard(unit, path, element)) }
    case .space, .slot: break
    }
  }

  func standard(
    _ unit: ToolbarUnit, _ path: String, _ element: Expression
  ) -> UITestsElement {
    UITestsElement(
      kind: .button, wish: member(unit.id), path: path, type: .code("Element"), value: element)
  }

  mutating func add(
    _ group: ToolbarGroup, _ unit: ToolbarUnit, of toolbar: Toolbar, _ page: SwiftIdentifier,
    _ rungs: [(form: UnitForm, width: Int)], to elements: inout UITestsElements
  ) {
    let path = IDPath.part(unit.id, of: toolbar.id)
    let collapses = group.collapse == .menu
    if collapses {
      elements.add(
        UITestsElement(
          kind: .group, wish: member(unit.id), path: path, type: .code("Element"),
          value: self.unit(path, rungs, group: nil)))
    }
    for member in group.members {
      add(member, of: toolbar, page, rungs, group: collapses ? path : nil, to: &elements)
    }
  }

  /// `surface.unit("main.bold", in: [.init(.icon, from: 640), …])` for what gives way.
  mutating func unit(
    _ path: String, _ rungs: [(form: UnitForm, width: Int)], group: String?
  ) -> Expression {
    guard rungs.contains(where: { !$0.form.isVisible || $0.form == .representative }) else {
      return element(path)
    }
    needs.insert(.fitting)
    let forms = rungs.map { rung in
      Expression.call(
        ".init", .init(.implicitMember(SwiftIdentifier(rung.form.rawValue))),
        .init("from", .integer(rung.width)))
    }
    var arguments: [Expression.Argument] = [.init(.string(path)), .init("in", .array(forms))]
    if let group { arguments.append(.init("group", .string(group))) }
    return .call(.code("surface.unit"), arguments)
  }

  /// The menu of a title opens by an element that the system makes.
  mutating func addDocumentMenu(of title: TitleItem, _ page: SwiftIdentifier) {
    guard plan.framework != .appkit, let menu = title.documentMenu, isHere(menu.platforms) else {
      return
    }
    needs.insert(.menus)
    let name = names.name(document.factoryName(of: menu), in: page.text)
    addFunction(name, "openedBy element: XCUIElement", surfaceOfElement(menu.id))
    addType(name, elements(menu.content, in: menu.id), comment: "The menu `\(menu.id)`.")
  }
}
