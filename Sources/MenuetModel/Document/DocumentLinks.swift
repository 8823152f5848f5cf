/// Restores what the JSON form leaves out because the rest of the document tells it: the subjects of
/// items, by their ids, and the platforms of what stands on all those of the document.
extension Document {
  mutating func relink() {
    var subjects: [String: Subject] = [:]
    for (index, command) in commands.enumerated() { subjects[command.id] = .command(index) }
    for (index, choice) in choices.enumerated() { subjects[choice.id] = .choice(index) }
    let links = DocumentLinks(subjects: subjects, platforms: platforms)
    for index in commands.indices { links.fill(&commands[index].$platforms) }
    for index in choices.indices { links.link(&choices[index]) }
    links.link(&menus)
    for index in menuBars.indices {
      links.fill(&menuBars[index].$platforms)
      links.link(&menuBars[index].menus)
    }
    links.link(&buttons)
    links.link(&segmentedControls)
    links.link(&popUpButtons)
    links.link(&pullDownButtons)
    for index in toolbars.indices { links.link(&toolbars[index]) }
    for index in contextMenus.indices {
      links.fill(&contextMenus[index].$platforms)
      links.link(&contextMenus[index].content)
    }
    for index in editMenus.indices {
      links.fill(&editMenus[index].$platforms)
      links.link(&editMenus[index].items)
    }
    relinkPresentations(links)
  }

  private mutating func relinkPresentations(_ links: DocumentLinks) {
    for index in sheets.indices {
      links.fill(&sheets[index].$platforms)
      links.link(&sheets[index].body)
    }
    for index in covers.indices {
      links.fill(&covers[index].$platforms)
      links.link(&covers[index].body)
    }
    for index in popovers.indices {
      links.fill(&popovers[index].$platforms)
      links.link(&popovers[index].body)
    }
    for index in alerts.indices {
      links.fill(&alerts[index].$platforms)
      links.link(&alerts[index].actions)
    }
    for index in activityViews.indices { links.fill(&activityViews[index].$platforms) }
    for index in extensions.indices {
      links.fill(&extensions[index].$platforms)
      links.link(&extensions[index].commands)
    }
    for index in dragSources.indices {
      links.fill(&dragSources[index].$platforms)
      links.fill(&dragSources[index].region)
    }
    for index in dropTargets.indices {
      links.fill(&dropTargets[index].$platforms)
      links.fill(&dropTargets[index].region)
    }
  }
}

private struct DocumentLinks {
  let subjects: [String: Subject]
  let platforms: PlatformSet

  func fill(_ narrowed: inout Narrowed) {
    if !narrowed.isNarrowed { narrowed.wrappedValue = platforms }
  }

  func fill(_ region: inout ContentRegion?) {
    guard var filled = region else { return }
    fill(&filled.$platforms)
    region = filled
  }

  // MARK: Choices and menus

  func link(_ choice: inout Choice) {
    fill(&choice.$platforms)
    for index in choice.options.indices { fill(&choice.options[index].$platforms) }
  }

  func link(_ item: inout Item) {
    item.subject = subjects[item.id] ?? .none
    fill(&item.$platforms)
  }

  func link(_ items: inout [Item]) {
    for index in items.indices { link(&items[index]) }
  }

  func link(_ menus: inout [Menu]) {
    for index in menus.indices {
      fill(&menus[index].$platforms)
      link(&menus[index].content)
    }
  }

  func link(_ content: inout [MenuElement]) {
    for index in content.indices { content[index] = linked(content[index]) }
  }

  private func linked(_ element: MenuElement) -> MenuElement {
    switch element {
    case .item(var item):
      link(&item)
      return .item(item)
    case .submenu(var submenu):
      fill(&submenu.$platforms)
      link(&submenu.content)
      return .submenu(submenu)
    case .section(var section):
      fill(&section.$platforms)
      link(&section.content)
      return .section(section)
    case .separator(var separator):
      fill(&separator.$platforms)
      return .separator(separator)
    case .dynamic(var dynamic):
      fill(&dynamic.$platforms)
      return .dynamic(dynamic)
    case .slot: return element
    }
  }

  // MARK: Buttons

  func link(_ buttons: inout [Button]) {
    for index in buttons.indices { link(&buttons[index].item) }
  }

  func link(_ buttons: inout [PopUpButton]) {
    for index in buttons.indices { link(&buttons[index]) }
  }

  func link(_ buttons: inout [PullDownButton]) {
    for index in buttons.indices { link(&buttons[index]) }
  }

  func link(_ controls: inout [SegmentedControl]) {
    for index in controls.indices { link(&controls[index]) }
  }

  private func link(_ button: inout PopUpButton) {
    button.subject = subjects[button.choice] ?? .none
    fill(&button.$platforms)
  }

  private func link(_ button: inout PullDownButton) {
    if let primary = button.primary { button.primarySubject = subjects[primary] ?? .none }
    fill(&button.$platforms)
    link(&button.content)
  }

  private func link(_ control: inout SegmentedControl) {
    control.subject = subjects[control.choice] ?? .none
    fill(&control.$platforms)
  }

  // MARK: Presentations and toolbars

  func link(_ body: inout PresentedBody) {
    link(&body.items)
    link(&body.buttons)
    link(&body.popUpButtons)
    link(&body.pullDownButtons)
    link(&body.segmented)
    for index in body.regions.indices { fill(&body.regions[index].$platforms) }
    if var toolbar = body.toolbar {
      link(&toolbar)
      body.toolbar = toolbar
    }
  }

  func link(_ toolbar: inout Toolbar) {
    fill(&toolbar.$platforms)
    link(&toolbar.regions.leading)
    link(&toolbar.regions.center)
    link(&toolbar.regions.trailing)
    link(&toolbar.scrolling)
    for index in toolbar.checks.indices { fill(&toolbar.checks[index].$platforms) }
  }

  private func link(_ units: inout [ToolbarUnit]) {
    for index in units.indices { units[index].content = linked(units[index].content) }
  }

  private func linked(_ content: ToolbarUnit.Content) -> ToolbarUnit.Content {
    switch content {
    case .item(var item):
      link(&item)
      return .item(item)
    case .button(var button):
      link(&button.item)
      return .button(button)
    case .popUpButton(var button):
      link(&button)
      return .popUpButton(button)
    case .pullDownButton(var button):
      link(&button)
      return .pullDownButton(button)
    case .segmented(var control):
      link(&control)
      return .segmented(control)
    case .group(var group):
      fill(&group.$platforms)
      link(&group.members)
      return .group(group)
    case .space, .slot: return content
    case .back(let button): return .back(linked(button))
    case .close(let button): return .close(linked(button))
    case .sidebarToggle(let button): return .sidebarToggle(linked(button))
    case .search(let button): return .search(linked(button))
    case .inspectorToggle(let button): return .inspectorToggle(linked(button))
    case .title(let title): return .title(linked(title))
    }
  }

  private func linked(_ button: BarButton) -> BarButton {
    var button = button
    fill(&button.$platforms)
    link(&button.content)
    return button
  }

  private func linked(_ title: TitleItem) -> TitleItem {
    var title = title
    fill(&title.$platforms)
    if var menu = title.documentMenu {
      fill(&menu.$platforms)
      link(&menu.content)
      title.documentMenu = menu
    }
    return title
  }
}
