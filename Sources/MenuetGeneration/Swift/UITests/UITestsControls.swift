import MenuetModel

/// Commands, toggles and choices, whatever they stand in.
extension UITestsPages {
  func member(_ id: String) -> String {
    SwiftName.member(document.stem(ofSurface: id))
  }

  /// `surface.element("format.bold")`.
  func element(_ path: String, _ menus: [String] = []) -> Expression {
    .call(.code("surface.element"), [.init(.string(path))] + menuArguments(menus))
  }

  /// A command or a toggle that stands by itself.
  mutating func command(
    _ item: Item, _ path: String, _ element: Expression
  ) -> UITestsElement? {
    guard let index = plan.commandIndex(item) else { return nil }
    let wish = document.caseName(ofCommand: index)
    guard document.commands[index].kind == .toggle else {
      return UITestsElement(
        kind: .command, wish: wish, path: path, type: .code("Element"), value: element)
    }
    needs.insert(.toggles)
    return UITestsElement(
      kind: .command, wish: wish, path: path, type: .code("Toggle"),
      value: .call("Toggle", .init(element)))
  }

  func choice(
    _ index: Int, _ type: StaticString, _ value: Expression, wish: String? = nil,
    path: String? = nil
  ) -> UITestsElement {
    UITestsElement(
      kind: wish == nil ? .choice : .button,
      wish: wish ?? document.memberName(of: document.choices[index]),
      path: path ?? document.choices[index].id,
      type: .generic(type, plan.names.innerTypeOfChoice(index)), value: value)
  }

  /// `Options("sort-order", opening: surface.element("sort"))`.
  mutating func popUp(_ index: Int, _ element: Expression) -> Expression {
    needs.formUnion([.choices, .popUpButtons, .menus])
    return .call(
      "Options", .init(.string(document.choices[index].id)), .init("opening", element))
  }

  mutating func segments(_ index: Int, _ element: Expression) -> Expression {
    needs.formUnion([.choices, .segments])
    return .call("Segments", .init(.string(document.choices[index].id)), .init("in", element))
  }

  /// `Surface(surface.element("add"), holds: true)`, the menu of a button.
  func menu(of button: PullDownButton, _ element: Expression) -> Expression {
    var arguments: [Expression.Argument] = [.init(element)]
    if button.primary != nil { arguments.append(.init("holds", .code("true"))) }
    return .call(.code("Surface"), arguments)
  }

  mutating func addType(_ button: PullDownButton, _ name: SwiftIdentifier) {
    needs.insert(.menus)
    addType(
      name, elements(button.content, in: button.id),
      comment: "The menu of the button `\(button.id)`.")
  }
}
