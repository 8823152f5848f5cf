import MenuetModel

/// The pages of what is presented, and the controls that stand by themselves.
extension UITestsPages {
  // MARK: Presentations

  mutating func add(_ presented: Presented) {
    let name = names.name(factoryName(of: presented))
    var elements = UITestsElements()
    let body = presented.body
    for item in body.items where isHere(item.platforms) {
      let path = IDPath.part(item.id, of: presented.id)
      if let index = plan.choiceIndex(item.subject) {
        elements.add(choice(index, "Options", popUp(index, element(path)), path: path))
      } else if let made = command(item, path, element(path)) {
        elements.add(made)
      }
    }
    for button in body.buttons where isHere(button.item.platforms) {
      let path = IDPath.button(button, in: presented.id)
      if let made = command(button.item, path, element(path)) { elements.add(made) }
    }
    for button in body.popUpButtons where isHere(button.platforms) {
      guard let index = plan.choiceIndex(button.subject) else { continue }
      let value = popUp(index, element(button.id))
      elements.add(
        choice(index, "Options", value, wish: member(button.id), path: button.id))
    }
    for button in body.pullDownButtons where isHere(button.platforms) {
      let buttonName = names.name(document.factoryName(of: button), in: name.text)
      addType(button, buttonName)
      elements.add(
        UITestsElement(
          kind: .button, wish: member(button.id), path: button.id,
          type: .path([type(buttonName)]),
          value: page(buttonName, menu(of: button, element(button.id)))))
    }
    for control in body.segmented where isHere(control.platforms) {
      guard let index = plan.choiceIndex(control.subject) else { continue }
      let value = segments(index, element(control.id))
      elements.add(
        choice(index, "Segments", value, wish: member(control.id), path: control.id))
    }
    addMember(name, surface(presented.id))
    addType(name, elements, comment: "What `\(presented.id)` presents.")
  }

  func factoryName(of presented: Presented) -> String {
    switch presented.content {
    case .sheet(let sheet): document.factoryName(of: sheet)
    case .cover(let cover): document.factoryName(of: cover)
    case .popover(let popover): document.factoryName(of: popover)
    }
  }

  mutating func add(_ alert: Alert) {
    let name = names.name(document.factoryName(of: alert))
    var elements = UITestsElements()
    for item in alert.actions where isHere(item.platforms) {
      let path = IDPath.part(item.id, of: alert.id)
      if let made = command(item, path, element(path)) { elements.add(made) }
    }
    addMember(name, surface(alert.id))
    addType(name, elements, comment: "The alert `\(alert.id)`.")
  }

  // MARK: Buttons

  /// Adds the buttons and controls that stand by themselves.
  mutating func addControls() {
    for (button, presentation) in plan.walk.everyButton where isHere(button.item.platforms) {
      let name = buttonNames.name(of: button, in: presentation)
      guard presentation == nil else { continue }
      let path = IDPath.button(button, in: nil)
      guard let made = command(button.item, path, control(path)) else { continue }
      add(name, made.type, made.value)
    }
    for button in plan.walk.everyPopUpButton where isHere(button.platforms) {
      let name = buttonNames.name(of: button)
      guard !presentedControls.contains(button.id), let index = plan.choiceIndex(button.subject)
      else { continue }
      let made = choice(index, "Options", popUp(index, control(button.id)))
      add(name, made.type, made.value)
    }
    for button in plan.walk.everyPullDownButton where isHere(button.platforms) {
      let name = names.name(buttonNames.name(of: button).text)
      guard !presentedControls.contains(button.id) else { continue }
      addType(button, name)
      addMember(name, menu(of: button, control(button.id)))
    }
    for control in plan.walk.everySegmentedControl where isHere(control.platforms) {
      let name = buttonNames.name(of: control)
      guard !presentedControls.contains(control.id), let index = plan.choiceIndex(control.subject)
      else { continue }
      let made = choice(index, "Segments", segments(index, self.control(control.id)))
      add(name, made.type, made.value)
    }
  }

  /// `Element(context: context, path: "add")`.
  func control(_ path: String) -> Expression {
    .call("Element", .init("context", .code("context")), .init("path", .string(path)))
  }

  mutating func add(_ wish: SwiftIdentifier, _ type: TypeName, _ value: Expression) {
    members.append(
      Declaration(.getter(names.name(wish.text), type, value), isInterface: true))
  }
}
