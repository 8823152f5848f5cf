extension Document {
  /// The document as people see it while states, toggles and choices have these values.
  ///
  /// Hidden parts are left out, a toggle that is on has its title and symbol for that, and of each
  /// choice the option holds that does so at the time. Indices of commands and choices stay.
  package func narrowed(to values: StateValues) -> Document {
    Narrowing(document: self, values: values).narrowed
  }

  /// Returns whether an item can be used where it stands, by the values that the document is
  /// narrowed to; true without any.
  package func isEnabled(_ item: Item) -> Bool { values?.holds(enabledWhen(item)) ?? true }

  /// Returns whether a condition holds by the values that the document is narrowed to; true without
  /// any.
  package func holds(_ condition: Condition?) -> Bool { values?.holds(condition) ?? true }

  /// Returns whether an option of a choice holds by the values that the document is narrowed to; of one
  /// that is hidden none of the others does. Without any values, the initial one holds.
  package func holds(_ option: Int, of choice: Choice) -> Bool {
    values.map { $0[choice.id + "." + choice.options[option].id] }
      ?? (option == choice.initialOption)
  }

  /// Returns whether a toggle is on by the values that the document is narrowed to; false without any.
  package func isOn(_ command: Command?) -> Bool {
    guard let command, command.isToggle, let values else { return false }
    return values[command.id]
  }
}

/// Leaves out of a document what is hidden.
private struct Narrowing {
  private let document: Document
  private let values: StateValues

  init(document: Document, values: StateValues) {
    self.document = document
    self.values = values
  }

  var narrowed: Document {
    var result = document
    result.values = values
    for index in result.commands.indices { switchTitles(&result.commands[index]) }
    for index in result.choices.indices { narrow(&result.choices[index]) }
    narrowMenus(of: &result)
    narrow(&result.buttons)
    narrow(&result.segmentedControls)
    narrow(&result.popUpButtons)
    narrow(&result.pullDownButtons)
    for index in result.toolbars.indices { narrow(&result.toolbars[index]) }
    for index in result.sheets.indices { narrow(&result.sheets[index].body) }
    for index in result.covers.indices { narrow(&result.covers[index].body) }
    for index in result.popovers.indices { narrow(&result.popovers[index].body) }
    for index in result.alerts.indices {
      result.alerts[index].actions.removeAll { !isShown($0) }
    }
    return result
  }

  private func narrowMenus(of result: inout Document) {
    for index in result.menus.indices { narrow(&result.menus[index].content) }
    for bar in result.menuBars.indices {
      result.menuBars[bar].menus.removeAll { !values.holds($0.visibleWhen) }
      for index in result.menuBars[bar].menus.indices {
        narrow(&result.menuBars[bar].menus[index].content)
      }
    }
    for index in result.contextMenus.indices {
      narrow(&result.contextMenus[index].content, hidesUnavailable: true)
    }
    for index in result.editMenus.indices {
      result.editMenus[index].items.removeAll { !isShown($0) }
    }
  }

  // MARK: Toggles and choices

  /// A toggle is drawn as it is while off: one that is on changes its titles and symbols over.
  private func switchTitles(_ command: inout Command) {
    guard command.isToggle, command.form != .pair, values[command.id] else { return }
    if command.form == .title, let on = command.onTitle {
      command.onTitle = command.title
      command.title = on
    }
    if command.onSymbol != nil || command.offSymbol != nil {
      (command.onSymbol, command.offSymbol) = (command.offSymbol, command.onSymbol)
    }
  }

  private func narrow(_ choice: inout Choice) {
    let id = choice.id
    choice.options.removeAll { !values.holds($0.visibleWhen) }
    for index in choice.options.indices {
      choice.options[index].isDefault = values[id + "." + choice.options[index].id]
    }
  }

  // MARK: Items

  private func isShown(_ item: Item, hidesUnavailable: Bool = false) -> Bool {
    guard values.holds(document.visibleWhen(item)) else { return false }
    let behavior = item.overrides?.value.whenUnavailable ?? behavior(of: item.subject)
    return values.holds(document.enabledWhen(item)) || !hides(behavior, hidesUnavailable)
  }

  private func behavior(of subject: Subject) -> UnavailableBehavior? {
    switch subject {
    case .command(let index) where document.commands.indices.contains(index):
      document.commands[index].whenUnavailable
    case .choice(let index) where document.choices.indices.contains(index):
      document.choices[index].whenUnavailable
    default: nil
    }
  }

  private func hides(_ behavior: UnavailableBehavior?, _ hidesUnavailable: Bool) -> Bool {
    behavior.map { $0 == .hide } ?? hidesUnavailable
  }

  /// - Parameter hidesUnavailable: True where what cannot be used is hidden unless it says otherwise.
  private func narrow(_ content: inout [MenuElement], hidesUnavailable: Bool = false) {
    content = content.compactMap { element in
      switch element {
      case .item(let item): return isShown(item, hidesUnavailable: hidesUnavailable) ? element : nil
      case .submenu(var submenu):
        guard values.holds(submenu.visibleWhen),
          values.holds(submenu.enabledWhen) || !hides(submenu.whenUnavailable, hidesUnavailable)
        else { return nil }
        let isFilled = !submenu.content.isEmpty
        narrow(&submenu.content, hidesUnavailable: hidesUnavailable)
        // A submenu without content of its own would show that of a menu.
        return isFilled && submenu.content.isEmpty ? nil : .submenu(submenu)
      case .section(var section):
        guard values.holds(section.visibleWhen) else { return nil }
        narrow(&section.content, hidesUnavailable: hidesUnavailable)
        return .section(section)
      case .separator(let separator): return values.holds(separator.visibleWhen) ? element : nil
      case .dynamic(let dynamic): return values.holds(dynamic.visibleWhen) ? element : nil
      case .slot: return element
      }
    }
  }

  // MARK: Buttons and bars

  private func narrow(_ body: inout PresentedBody) {
    body.items.removeAll { !isShown($0) }
    narrow(&body.buttons)
    narrow(&body.segmented)
    narrow(&body.popUpButtons)
    narrow(&body.pullDownButtons)
    guard var toolbar = body.toolbar else { return }
    narrow(&toolbar)
    body.toolbar = toolbar
  }

  private func narrow(_ buttons: inout [Button]) { buttons.removeAll { !isShown($0.item) } }

  private func narrow(_ controls: inout [SegmentedControl]) {
    controls.removeAll { !values.holds($0.visibleWhen) }
  }

  private func narrow(_ buttons: inout [PopUpButton]) {
    buttons.removeAll { !values.holds($0.visibleWhen) }
  }

  private func narrow(_ buttons: inout [PullDownButton]) {
    buttons.removeAll { !values.holds($0.visibleWhen) }
    for index in buttons.indices { narrow(&buttons[index]) }
  }

  private func narrow(_ button: inout PullDownButton) {
    narrow(&button.content, hidesUnavailable: button.whenUnavailable == .hide)
  }

  private func narrow(_ toolbar: inout Toolbar) {
    for region in Toolbar.Region.allCases { narrow(&toolbar[region]) }
    narrow(&toolbar.scrolling)
  }

  private func narrow(_ units: inout [ToolbarUnit]) {
    units = units.compactMap { unit in
      var unit = unit
      switch unit.content {
      case .item(let item): return isShown(item) ? unit : nil
      case .button(let button): return isShown(button.item) ? unit : nil
      case .popUpButton(let button): return values.holds(button.visibleWhen) ? unit : nil
      case .segmented(let control): return values.holds(control.visibleWhen) ? unit : nil
      case .pullDownButton(var button):
        guard values.holds(button.visibleWhen) else { return nil }
        narrow(&button)
        unit.content = .pullDownButton(button)
      case .group(var group):
        guard values.holds(group.visibleWhen) else { return nil }
        let isFilled = !group.members.isEmpty
        narrow(&group.members)
        if isFilled && group.members.isEmpty { return nil }
        unit.content = .group(group)
      case .back(var button):
        narrow(&button.content)
        unit.content = .back(button)
      case .title(var title):
        guard var menu = title.documentMenu else { return unit }
        narrow(&menu.content)
        title.documentMenu = menu
        unit.content = .title(title)
      case .space, .slot, .close, .sidebarToggle, .search, .inspectorToggle: break
      }
      return unit
    }
  }
}
