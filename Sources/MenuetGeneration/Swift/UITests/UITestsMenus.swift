import MenuetModel

/// The pages of menus.
extension UITestsPages {
  mutating func add(_ menu: Menu) {
    needs.insert(.menus)
    let name = names.name(document.factoryName(of: menu))
    addMember(name, surface(menu.id, .init(.call(".tap", .init(.string(menu.id))))))
    addFunction(name, "openedBy element: XCUIElement", surfaceOfElement(menu.id))
    addType(name, elements(menu.content, in: menu.id), comment: "The menu `\(menu.id)`.")
  }

  func surfaceOfElement(_ id: String) -> Expression {
    surface(id, .init(.code(".tapElement(element)")))
  }

  mutating func add(_ bar: MenuBar) {
    needs.insert(.menus)
    let name = names.name(document.factoryName(of: bar))
    var menus = UITestsElements()
    for menu in bar.menus where isHere(menu.platforms) {
      let menuName = names.name(document.factoryName(of: menu), in: name.text)
      let opening = Expression.call(
        "Surface", .init(.code("surface.context")), .init(.string(menu.id)),
        .init(.call(".tap", .init(.string(menu.id)))))
      menus.add(
        UITestsElement(
          kind: .menu, wish: document.factoryName(of: menu), path: menu.id,
          type: .path([type(menuName)]), value: page(menuName, opening)))
      addType(
        menuName, elements(menu.content, in: menu.id),
        comment: "The menu `\(menu.id)` of the menu bar `\(bar.id)`.")
    }
    addMember(name, surface(bar.id))
    addType(name, menus, comment: "The menu bar `\(bar.id)`.")
  }

  mutating func add(
    _ menu: some FactorySurface, id: String, _ content: [MenuElement], of target: String
  ) {
    needs.insert(.menus)
    let name = names.name(document.factoryName(of: menu))
    addFunction(
      name, "on element: XCUIElement", surface(id, .init(.code(".press(element)"))))
    addType(name, elements(content, in: id), comment: "The menu `\(id)` of \(target).")
  }

  /// The elements of a menu, those in the menus inside too.
  mutating func elements(_ content: [MenuElement], in surface: String) -> UITestsElements {
    var elements = UITestsElements()
    add(content, in: surface, menus: [], to: &elements)
    return elements
  }

  mutating func add(
    _ content: [MenuElement], in surface: String, menus: [String],
    to elements: inout UITestsElements
  ) {
    for element in content where isHere(element.platforms) {
      switch element {
      case .item(let item): add(item, in: surface, menus: menus, to: &elements)
      case .submenu(let submenu):
        let path = IDPath.part(submenu.id, of: surface)
        elements.add(
          UITestsElement(
            kind: .menu, wish: member(submenu.id), path: path, type: .code("Element"),
            value: self.element(path, menus)))
        add(submenu.content, in: surface, menus: menus + [path], to: &elements)
      case .section(let section):
        add(section.content, in: surface, menus: menus, to: &elements)
      // What the app supplies at run time has the identifiers that the app gives it.
      case .separator, .dynamic, .slot: break
      }
    }
  }

  mutating func add(
    _ item: Item, in surface: String, menus: [String], to elements: inout UITestsElements
  ) {
    if let index = plan.choiceIndex(item.subject) {
      needs.insert(.choices)
      var arguments: [Expression.Argument] = [
        .init(.string(document.choices[index].id)), .init("on", .code("surface")),
      ]
      arguments += menuArguments(menus)
      elements.add(choice(index, "Options", .call(.code("Options"), arguments)))
      return
    }
    let path = IDPath.part(item.id, of: surface)
    if let index = plan.commandIndex(item), document.commands[index].form == .pair {
      needs.insert(.pairs)
      elements.add(
        UITestsElement(
          kind: .command, wish: document.caseName(ofCommand: index), path: path,
          type: .code("TogglePair"),
          value: .call("TogglePair", .init(element(path, menus)))))
    } else if let made = command(item, path, element(path, menus)) {
      elements.add(made)
    }
  }

  /// `in: "format.lists", "format.deep"`.
  func menuArguments(_ menus: [String]) -> [Expression.Argument] {
    menus.enumerated().map { .init($0 == 0 ? "in" : nil, .string($1)) }
  }
}
