/// Goes through the texts of a document, each of which may be replaced.
struct TextVisitor {
  let keys: TitleKeys
  let replacement: (DocumentText) -> String

  /// The element whose texts are visited.
  private struct Owner {
    var source: SourceReference
    var comment: String?
    var surface: TitleKey.Surface?
    var isBorrowed = false
  }

  /// The surface around an element.
  private struct Context {
    let surface: TitleKey.Surface
    /// Indicates whether this is in a menu that is shown by reference: its texts are those of its
    /// declaration.
    var isBorrowed = false

    init(_ surface: TitleKey.Surface, isBorrowed: Bool = false) {
      self.surface = surface
      self.isBorrowed = isBorrowed
    }

    init(_ kind: ElementName, _ id: String) { self.init(TitleKey.Surface(kind, id)) }

    func owner(_ source: SourceReference, _ comment: String?) -> Owner {
      Owner(source: source, comment: comment, surface: surface, isBorrowed: isBorrowed)
    }
  }

  // MARK: Texts

  /// - Parameter own: False where the words are those of another element.
  private func change(
    _ text: inout String, _ key: TitleKey?, of owner: Owner, own: Bool = true
  ) {
    guard let key else { return }
    let replaced = replacement(
      DocumentText(
        key: key, text: text, source: owner.source, comment: owner.comment,
        surface: owner.surface, isBorrowed: owner.isBorrowed || !own))
    if replaced != text { text = replaced }
  }

  private func change(
    _ text: inout String?, _ key: @autoclosure () -> TitleKey?, of owner: Owner, own: Bool = true
  ) {
    guard var words = text else { return }
    change(&words, key(), of: owner, own: own)
    text = words
  }

  /// Visits what stands beside a title.
  private func changeFurther(
    _ labeled: inout some Worded, of owner: Owner, _ key: (TitleKey.Field) -> TitleKey?
  ) {
    change(&labeled.subtitle, key(.subtitle), of: owner)
    change(&labeled.accessibilityLabel, key(.accessibilityLabel), of: owner)
    change(&labeled.hint, key(.hint), of: owner)
  }

  // MARK: Commands and choices

  func visit(_ document: inout Document) {
    for index in document.commands.indices { visit(&document.commands[index], index) }
    for index in document.choices.indices { visit(&document.choices[index]) }
    for index in document.menus.indices { visit(&document.menus[index]) }
    for bar in document.menuBars.indices {
      for index in document.menuBars[bar].menus.indices {
        visit(&document.menuBars[bar].menus[index])
      }
    }
    for index in document.contextMenus.indices { visit(&document.contextMenus[index]) }
    for index in document.editMenus.indices {
      visit(&document.editMenus[index].items, in: Context(.editMenu, document.editMenus[index].id))
    }
    for index in document.buttons.indices { visit(&document.buttons[index]) }
    for index in document.popUpButtons.indices { visit(&document.popUpButtons[index]) }
    for index in document.pullDownButtons.indices { visit(&document.pullDownButtons[index]) }
    for index in document.segmentedControls.indices { visit(&document.segmentedControls[index]) }
    for index in document.toolbars.indices { visit(&document.toolbars[index]) }
    visitPresentations(&document)
    visitActivities(&document)
  }

  private func visit(_ command: inout Command, _ index: Int) {
    let owner = Owner(source: command.source, comment: command.comment)
    let isOff = command.offTitle == command.title
    change(&command.title, keys.key(ofCommand: index), of: owner)
    guard var details = command.details?.value else { return }
    let id = command.id
    if isOff { details.offTitle = command.title }
    change(&details.onTitle, .command(id, .onTitle), of: owner)
    changeFurther(&details, of: owner) { .command(id, $0) }
    if details != command.details?.value { command.details = Indirect(details) }
  }

  private func visit(_ choice: inout Choice) {
    let owner = Owner(source: choice.source, comment: choice.comment)
    let id = choice.id
    let own = choice
    change(&choice.title, keys.key(of: own), of: owner)
    changeFurther(&choice, of: owner) { keys.key(of: own, $0) }
    for index in choice.options.indices {
      let option = choice.options[index]
      let owner = Owner(source: option.source, comment: option.comment)
      change(&choice.options[index].title, .option(option.id, of: id), of: owner)
      changeFurther(&choice.options[index], of: owner) { .option(option.id, of: id, $0) }
    }
  }

  // MARK: Menus

  private func visit(_ menu: inout Menu) {
    let context = Context(.menu, menu.id)
    let owner = context.owner(menu.source, menu.comment)
    let own = menu
    change(&menu.title, keys.key(of: own), of: owner)
    changeFurther(&menu, of: owner) { keys.key(of: own, $0) }
    visit(&menu.content, in: context)
  }

  private func visit(_ menu: inout ContextMenu) {
    let context = Context(.contextMenu, menu.id)
    let owner = context.owner(menu.source, menu.comment)
    change(&menu.title, .part(.contextMenu, menu.id), of: owner)
    visit(&menu.content, in: context)
  }

  private func visit(_ content: inout [MenuElement], in context: Context) {
    for index in content.indices {
      switch content[index] {
      case .item(var item):
        guard item.overrides != nil else { continue }
        visit(&item, in: context)
        content[index] = .item(item)
      case .section(var section):
        let owner = context.owner(section.source, section.comment)
        change(&section.title, .part(.section, section.id), of: owner)
        visit(&section.content, in: context)
        content[index] = .section(section)
      case .submenu(var submenu):
        visit(&submenu, in: context)
        content[index] = .submenu(submenu)
      case .dynamic(var dynamic):
        let owner = context.owner(dynamic.source, dynamic.comment)
        change(&dynamic.title, .part(.dynamic, dynamic.id), of: owner)
        content[index] = .dynamic(dynamic)
      case .separator, .slot: break
      }
    }
  }

  private func visit(_ submenu: inout Submenu, in context: Context) {
    let owner = context.owner(submenu.source, submenu.comment)
    let shown = submenu
    let title = keys.key(of: shown)
    let subtitle = keys.key(of: shown, .subtitle)
    change(&submenu.title, title, of: owner, own: title == .part(.submenu, shown.id))
    change(
      &submenu.subtitle, subtitle, of: owner, own: subtitle == .part(.submenu, shown.id, .subtitle))
    change(
      &submenu.accessibilityLabel, .part(.submenu, shown.id, .accessibilityLabel), of: owner)
    change(&submenu.hint, .part(.submenu, shown.id, .hint), of: owner)
    visit(
      &submenu.content,
      in: Context(
        TitleKeys.surface(in: shown), isBorrowed: context.isBorrowed || shown.ref != nil))
  }

  private func visit(_ items: inout [Item], in context: Context) {
    for index in items.indices { visit(&items[index], in: context) }
  }

  private func visit(_ item: inout Item, in context: Context) {
    guard var overrides = item.overrides?.value else { return }
    let owner = context.owner(item.source, overrides.comment)
    let id = item.id
    change(&overrides.title, .place(of: id, in: context.surface), of: owner)
    changeFurther(&overrides, of: owner) { .place(of: id, in: context.surface, $0) }
    if overrides != item.overrides?.value { item.overrides = Indirect(overrides) }
  }

  // MARK: Buttons

  private func visit(_ button: inout Button) {
    visit(&button.item, in: Context(.button, button.item.id))
  }

  private func visit(_ button: inout PopUpButton) {
    let owner = Context(.popUpButton, button.id).owner(button.source, button.comment)
    let own = button
    let key = keys.key(of: own)
    change(&button.title, key, of: owner, own: key == .part(.popUpButton, own.id))
    changeFurther(&button, of: owner) { keys.key(of: own, $0) }
  }

  private func visit(_ control: inout SegmentedControl) {
    let owner = Context(.segmented, control.id).owner(control.source, control.comment)
    let own = control
    let key = keys.key(of: own)
    change(&control.title, key, of: owner, own: key == .part(.segmented, own.id))
    changeFurther(&control, of: owner) { keys.key(of: own, $0) }
  }

  private func visit(_ button: inout PullDownButton) {
    let context = Context(.pullDownButton, button.id)
    let owner = context.owner(button.source, button.comment)
    let own = button
    change(&button.title, keys.key(of: own), of: owner)
    changeFurther(&button, of: owner) { keys.key(of: own, $0) }
    visit(&button.content, in: context)
  }

  // MARK: Toolbars

  private func visit(_ toolbar: inout Toolbar) {
    let own = toolbar
    let context = Context(.toolbar, own.id)
    change(
      &toolbar.title, .part(.toolbar, own.id), of: context.owner(own.source, own.comment))
    for region in Toolbar.Region.allCases {
      visit(&toolbar[region], of: own, in: context)
    }
    visit(&toolbar.scrolling, of: own, in: context)
  }

  private func visit(_ units: inout [ToolbarUnit], of toolbar: Toolbar, in context: Context) {
    for index in units.indices { visit(&units[index], of: toolbar, in: context) }
  }

  private func visit(_ unit: inout ToolbarUnit, of toolbar: Toolbar, in context: Context) {
    let own = unit
    func changed(_ button: BarButton) -> BarButton {
      var changed = button
      let owner = context.owner(own.source, button.comment)
      change(&changed.title, keys.key(of: own, button, in: toolbar), of: owner)
      changeFurther(&changed, of: owner) { keys.key(of: own, button, in: toolbar, $0) }
      visit(&changed.content, in: context)
      return changed
    }
    switch unit.content {
    case .item(var item):
      visit(&item, in: context)
      unit.content = .item(item)
    case .button(var button):
      visit(&button.item, in: context)
      unit.content = .button(button)
    case .popUpButton(var button):
      visit(&button)
      unit.content = .popUpButton(button)
    case .pullDownButton(var button):
      visit(&button)
      unit.content = .pullDownButton(button)
    case .segmented(var control):
      visit(&control)
      unit.content = .segmented(control)
    case .group(var group):
      let owner = context.owner(own.source, group.comment)
      change(&group.title, .part(.group, own.id), of: owner)
      changeFurther(&group, of: owner) { .part(.group, own.id, $0) }
      visit(&group.members, of: toolbar, in: context)
      unit.content = .group(group)
    case .title(let title):
      unit.content = .title(self.changed(title, own, of: toolbar, in: context))
    case .back(let button): unit.content = .back(changed(button))
    case .close(let button): unit.content = .close(changed(button))
    case .sidebarToggle(let button): unit.content = .sidebarToggle(changed(button))
    case .search(let button): unit.content = .search(changed(button))
    case .inspectorToggle(let button): unit.content = .inspectorToggle(changed(button))
    case .space, .slot: break
    }
  }

  private func changed(
    _ title: TitleItem, _ unit: ToolbarUnit, of toolbar: Toolbar, in context: Context
  ) -> TitleItem {
    var changed = title
    let owner = context.owner(unit.source, title.comment)
    let isBars = toolbar.title != nil && toolbar.title == title.title
    change(&changed.title, keys.key(of: unit, title, in: toolbar), of: owner, own: !isBars)
    changeFurther(&changed, of: owner) { keys.key(of: unit, title, in: toolbar, $0) }
    if var menu = changed.documentMenu {
      visit(&menu.content, in: context)
      changed.documentMenu = menu
    }
    return changed
  }

  // MARK: Presentations

  private func visitPresentations(_ document: inout Document) {
    for index in document.sheets.indices {
      let own = document.sheets[index]
      let context = Context(.sheet, own.id)
      change(
        &document.sheets[index].title, .part(.sheet, own.id),
        of: context.owner(own.source, own.comment))
      visit(&document.sheets[index].body, in: context)
    }
    for index in document.covers.indices {
      let own = document.covers[index]
      let context = Context(.cover, own.id)
      change(
        &document.covers[index].title, .part(.cover, own.id),
        of: context.owner(own.source, own.comment))
      visit(&document.covers[index].body, in: context)
    }
    for index in document.popovers.indices {
      let own = document.popovers[index]
      let context = Context(.popover, own.id)
      change(
        &document.popovers[index].title, .part(.popover, own.id),
        of: context.owner(own.source, own.comment))
      visit(&document.popovers[index].body, in: context)
    }
    for index in document.alerts.indices { visit(&document.alerts[index]) }
    let shownTitles = document.viewsWithShownTitle
    for index in document.views.indices where shownTitles.contains(document.views[index].id) {
      let own = document.views[index]
      change(
        &document.views[index].title, .part(.view, own.id),
        of: Context(.view, own.id).owner(own.source, own.comment))
    }
    for bar in document.tabBars.indices {
      let context = Context(.tabBar, document.tabBars[bar].id)
      for index in document.tabBars[bar].tabs.indices {
        let tab = document.tabBars[bar].tabs[index]
        change(
          &document.tabBars[bar].tabs[index].title, .part(.tab, tab.id),
          of: context.owner(tab.source, document.tabBars[bar].comment))
      }
    }
  }

  private func visit(_ body: inout PresentedBody, in context: Context) {
    visit(&body.items, in: context)
    for index in body.buttons.indices { visit(&body.buttons[index]) }
    for index in body.popUpButtons.indices { visit(&body.popUpButtons[index]) }
    for index in body.pullDownButtons.indices { visit(&body.pullDownButtons[index]) }
    for index in body.segmented.indices { visit(&body.segmented[index]) }
    if var toolbar = body.toolbar {
      visit(&toolbar)
      body.toolbar = toolbar
    }
  }

  private func visit(_ alert: inout Alert) {
    let context = Context(.alert, alert.id)
    let owner = context.owner(alert.source, alert.comment)
    change(&alert.title, .part(.alert, alert.id), of: owner)
    change(&alert.message, .part(.alert, alert.id, .message), of: owner)
    visit(&alert.actions, in: context)
  }

  private func visitActivities(_ document: inout Document) {
    for index in document.activityViews.indices {
      let own = document.activityViews[index]
      let context = Context(.activityView, own.id)
      change(
        &document.activityViews[index].title, .part(.activityView, own.id),
        of: context.owner(own.source, own.comment))
      for place in own.activities.indices {
        let activity = own.activities[place]
        change(
          &document.activityViews[index].activities[place].title, .part(.activity, activity.id),
          of: context.owner(activity.source, activity.comment))
      }
    }
    for index in document.extensions.indices {
      let own = document.extensions[index]
      let kind: ElementName = own.kind == .share ? .shareExtension : .actionExtension
      let context = Context(kind, own.id)
      change(
        &document.extensions[index].title, .part(kind, own.id),
        of: context.owner(own.source, own.comment))
      visit(&document.extensions[index].commands, in: context)
    }
  }
}
