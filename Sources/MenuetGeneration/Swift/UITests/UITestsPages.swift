import MenuetModel

/// The pages of a document: a structure for every surface with elements, and the members of the type
/// that holds all of them.
struct UITestsPages {
  let plan: GenerationPlan
  /// The properties and functions by which tests get to pages and controls.
  var members: [Declaration] = []
  /// The structures of pages.
  var types: [Declaration] = []
  /// Why the document needs parts of the code that all files share.
  var needs: Set<SupportCode.Need> = []
  var names: UniqueNames
  /// The names of the buttons that stand outside toolbars, as those of the factories are made.
  var buttonNames: ButtonNames
  /// The ids of the controls that stand in what is presented.
  let presentedControls: Set<String>

  init(plan: GenerationPlan) {
    self.plan = plan
    let document = plan.document
    buttonNames = ButtonNames(document)
    names = UniqueNames(besides: ["context"])
    presentedControls = plan.presented.elements.reduce(into: []) { ids, presented in
      ids.formUnion(presented.body.popUpButtons.map(\.id))
      ids.formUnion(presented.body.pullDownButtons.map(\.id))
      ids.formUnion(presented.body.segmented.map(\.id))
    }
  }

  var document: Document { plan.document }

  func isHere(_ platforms: PlatformSet) -> Bool {
    !platforms.isDisjoint(with: plan.framework.platforms)
  }

  mutating func fill() {
    for menu in document.menus where isHere(menu.platforms) { add(menu) }
    for bar in document.menuBars where isHere(bar.platforms) { add(bar) }
    for toolbar in plan.walk.toolbars where isHere(toolbar.platforms) { add(toolbar) }
    for menu in document.contextMenus where isHere(menu.platforms) {
      add(menu, id: menu.id, menu.content, of: menu.target)
    }
    for menu in document.editMenus where isHere(menu.platforms) {
      add(menu, id: menu.id, menu.items.map { .item($0) }, of: menu.target)
    }
    for presented in plan.presented.elements where isHere(presented.platforms) { add(presented) }
    for alert in document.alerts where isHere(alert.platforms) { add(alert) }
    addControls()
  }

  // MARK: Pages

  /// The type of a page that is called after the member that gives it.
  func type(_ name: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(name.text.prefix(1).uppercased() + name.text.dropFirst())
  }

  mutating func addType(
    _ name: SwiftIdentifier, _ elements: UITestsElements, comment: Comment
  ) {
    let surface = Declaration(.stored("surface", .code("Surface")), isInterface: true)
    types.append(
      Declaration(
        .type("struct", type(name), [surface] + elements.declarations), comment: comment,
        attributes: "@MainActor", isInterface: true))
  }

  func page(_ name: SwiftIdentifier, _ surface: Expression) -> Expression {
    .call(.name(type(name)), [.init("surface", surface)])
  }

  func surface(_ id: String, _ arguments: Expression.Argument...) -> Expression {
    .call(
      .code("Surface"), [.init(.code("context")), .init(.string(id))] + arguments)
  }

  mutating func addMember(_ name: SwiftIdentifier, _ surface: Expression) {
    members.append(
      Declaration(.getter(name, .path([type(name)]), page(name, surface)), isInterface: true))
  }

  mutating func addFunction(
    _ name: SwiftIdentifier, _ parameter: StaticString, _ surface: Expression
  ) {
    members.append(
      Declaration(
        .function(
          name, [.init(parameter)], result: .path([type(name)]),
          [.expression(page(name, surface))]), isInterface: true))
  }
}
