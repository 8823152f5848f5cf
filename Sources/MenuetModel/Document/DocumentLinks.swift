/// Finds the subjects of items again by their ids, as after decoding.
extension Document {
  mutating func relink() {
    var subjects: [String: Subject] = [:]
    for (index, command) in commands.enumerated() { subjects[command.id] = .command(index) }
    for (index, choice) in choices.enumerated() { subjects[choice.id] = .choice(index) }
    let links = SubjectLinks(subjects: subjects)
    for index in menus.indices { links.link(&menus[index].content) }
    for bar in menuBars.indices {
      for index in menuBars[bar].menus.indices { links.link(&menuBars[bar].menus[index].content) }
    }
    for index in buttons.indices { links.link(&buttons[index].item) }
    for index in segmentedControls.indices { links.link(&segmentedControls[index]) }
    for index in popUpButtons.indices { links.link(&popUpButtons[index]) }
    for index in pullDownButtons.indices { links.link(&pullDownButtons[index]) }
    for index in toolbars.indices { links.link(&toolbars[index]) }
    for index in contextMenus.indices { links.link(&contextMenus[index].content) }
    for index in editMenus.indices { links.link(&editMenus[index].items) }
    for index in sheets.indices { links.link(&sheets[index].body) }
    for index in covers.indices { links.link(&covers[index].body) }
    for index in popovers.indices { links.link(&popovers[index].body) }
    for index in alerts.indices { links.link(&alerts[index].actions) }
  }
}

private struct SubjectLinks {
  let subjects: [String: Subject]

  func link(_ item: inout Item) { item.subject = subjects[item.id] ?? .none }

  func link(_ items: inout [Item]) {
    for index in items.indices { link(&items[index]) }
  }

  func link(_ content: inout [MenuElement]) {
    for index in content.indices {
      switch content[index] {
      case .item(var item):
        link(&item)
        content[index] = .item(item)
      case .submenu(var submenu):
        link(&submenu.content)
        content[index] = .submenu(submenu)
      case .section(var section):
        link(&section.content)
        content[index] = .section(section)
      case .separator, .dynamic, .slot: break
      }
    }
  }

  func link(_ button: inout PopUpButton) { button.subject = subjects[button.choice] ?? .none }

  func link(_ control: inout SegmentedControl) {
    control.subject = subjects[control.choice] ?? .none
  }

  func link(_ button: inout PullDownButton) {
    if let primary = button.primary { button.primarySubject = subjects[primary] ?? .none }
    link(&button.content)
  }

  func link(_ body: inout PresentedBody) {
    link(&body.items)
    for index in body.buttons.indices { link(&body.buttons[index].item) }
    for index in body.popUpButtons.indices { link(&body.popUpButtons[index]) }
    for index in body.pullDownButtons.indices { link(&body.pullDownButtons[index]) }
    for index in body.segmented.indices { link(&body.segmented[index]) }
    if var toolbar = body.toolbar {
      link(&toolbar)
      body.toolbar = toolbar
    }
  }

  func link(_ toolbar: inout Toolbar) {
    link(&toolbar.regions.leading)
    link(&toolbar.regions.center)
    link(&toolbar.regions.trailing)
    link(&toolbar.scrolling)
  }

  private func link(_ units: inout [ToolbarUnit]) {
    for index in units.indices {
      switch units[index].content {
      case .item(var item):
        link(&item)
        units[index].content = .item(item)
      case .button(var button):
        link(&button.item)
        units[index].content = .button(button)
      case .popUpButton(var button):
        link(&button)
        units[index].content = .popUpButton(button)
      case .pullDownButton(var button):
        link(&button)
        units[index].content = .pullDownButton(button)
      case .segmented(var control):
        link(&control)
        units[index].content = .segmented(control)
      case .group(var group):
        link(&group.members)
        units[index].content = .group(group)
      case .back(var button):
        link(&button.content)
        units[index].content = .back(button)
      case .title(var title):
        if var menu = title.documentMenu {
          link(&menu.content)
          title.documentMenu = menu
        }
        units[index].content = .title(title)
      case .space, .slot, .close, .sidebarToggle, .search, .inspectorToggle: break
      }
    }
  }
}
