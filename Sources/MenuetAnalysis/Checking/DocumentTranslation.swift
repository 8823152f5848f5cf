package import MenuetModel

extension Document {
  /// The document with the titles that people see in a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, or `pseudo`, which makes every title longer by two fifths: a language
  ///     that nobody has translated into yet.
  ///   - strings: The translations; a title without one stays as it is.
  package func translated(to locale: String, with strings: StringCatalog?) -> Document {
    guard locale == "pseudo" || strings != nil else { return self }
    var result = self
    DocumentTranslation(locale: locale, strings: strings).translate(&result)
    return result
  }
}

/// Puts the titles of a locale in place of a document's own.
private struct DocumentTranslation {
  private let strings: StringCatalog?
  /// `nil` for `pseudo`.
  private let locale: StringCatalog.Locale?

  init(locale: String, strings: StringCatalog?) {
    self.strings = strings
    self.locale = locale == "pseudo" ? nil : StringCatalog.Locale(locale)
  }

  // MARK: Texts

  private func text(_ own: String, _ keys: String...) -> String {
    guard let locale else { return Self.lengthened(own) }
    return strings?.text(of: keys + [own], in: locale) ?? own
  }

  private func change(_ own: inout String?, _ keys: String...) {
    guard let text = own else { return }
    guard let locale else { return own = Self.lengthened(text) }
    own = strings?.text(of: keys + [text], in: locale) ?? text
  }

  /// The text with two fifths of its characters again, at least one.
  static func lengthened(_ text: String) -> String {
    text.isEmpty ? text : text + String(text.prefix((2 * text.count + 4) / 5))
  }

  // MARK: What has titles

  func translate(_ document: inout Document) {
    for index in document.commands.indices { translate(&document.commands[index]) }
    for index in document.choices.indices { translate(&document.choices[index]) }
    for index in document.menus.indices { translate(&document.menus[index]) }
    for bar in document.menuBars.indices {
      for index in document.menuBars[bar].menus.indices {
        translate(&document.menuBars[bar].menus[index])
      }
    }
    for index in document.contextMenus.indices {
      let id = document.contextMenus[index].id
      change(&document.contextMenus[index].title, "context-menu.\(id).title")
      translate(&document.contextMenus[index].content)
    }
    for index in document.editMenus.indices {
      for item in document.editMenus[index].items.indices {
        translate(&document.editMenus[index].items[item])
      }
    }
    for index in document.buttons.indices { translate(&document.buttons[index].item) }
    for index in document.popUpButtons.indices { translate(&document.popUpButtons[index]) }
    for index in document.pullDownButtons.indices { translate(&document.pullDownButtons[index]) }
    for index in document.toolbars.indices { translate(&document.toolbars[index]) }
    for index in document.sheets.indices { translate(&document.sheets[index].body) }
    for index in document.covers.indices { translate(&document.covers[index].body) }
    for index in document.popovers.indices { translate(&document.popovers[index].body) }
  }

  private func translate(_ command: inout Command) {
    let element = command.isToggle ? "toggle" : "command"
    let id = command.id
    // The title of a toggle with two is the one that it has while it is off.
    let name = command.offTitle == command.title ? "off-title" : "title"
    command.title = text(command.title, "\(element).\(id).\(name)")
    var changed = command.offTitle
    change(&changed, "\(element).\(id).off-title")
    command.offTitle = changed
    changed = command.onTitle
    change(&changed, "\(element).\(id).on-title")
    command.onTitle = changed
    changed = command.subtitle
    change(&changed, "\(element).\(id).subtitle")
    command.subtitle = changed
  }

  private func translate(_ choice: inout Choice) {
    change(&choice.title, "choice.\(choice.id).title")
    for index in choice.options.indices {
      let path = "\(choice.id).\(choice.options[index].id)"
      choice.options[index].title = text(
        choice.options[index].title, "choice.\(path).title", "option.\(path).title")
      change(
        &choice.options[index].subtitle, "choice.\(path).subtitle", "option.\(path).subtitle")
    }
  }

  private func translate(_ menu: inout Menu) {
    change(&menu.title, "menu.\(menu.id).title")
    translate(&menu.content)
  }

  private func translate(_ content: inout [MenuElement]) {
    for index in content.indices {
      switch content[index] {
      case .item(var item):
        translate(&item)
        content[index] = .item(item)
      case .section(var section):
        change(&section.title, "section.\(section.id).title")
        translate(&section.content)
        content[index] = .section(section)
      case .submenu(var submenu):
        submenu.title = text(submenu.title, "submenu.\(submenu.id).title")
        change(&submenu.subtitle, "submenu.\(submenu.id).subtitle")
        translate(&submenu.content)
        content[index] = .submenu(submenu)
      case .dynamic(var dynamic):
        change(&dynamic.title, "dynamic.\(dynamic.id).title")
        content[index] = .dynamic(dynamic)
      case .separator, .slot: break
      }
    }
  }

  private func translate(_ item: inout Item) {
    guard var overrides = item.overrides?.value, overrides.title != nil || overrides.subtitle != nil
    else { return }
    change(&overrides.title, "item.\(item.id).title")
    change(&overrides.subtitle, "item.\(item.id).subtitle")
    item.overrides = Indirect(overrides)
  }

  private func translate(_ button: inout PopUpButton) {
    change(&button.title, "pop-up-button.\(button.id).title")
  }

  private func translate(_ button: inout PullDownButton) {
    change(&button.title, "pull-down-button.\(button.id).title")
    translate(&button.content)
  }

  // MARK: Toolbars

  private func translate(_ body: inout PresentedBody) {
    for index in body.popUpButtons.indices { translate(&body.popUpButtons[index]) }
    for index in body.pullDownButtons.indices { translate(&body.pullDownButtons[index]) }
    if var toolbar = body.toolbar {
      translate(&toolbar)
      body.toolbar = toolbar
    }
  }

  private func translate(_ toolbar: inout Toolbar) {
    change(&toolbar.title, "toolbar.\(toolbar.id).title")
    for region in Toolbar.Region.allCases { translate(&toolbar[region]) }
    translate(&toolbar.scrolling)
  }

  private func translate(_ units: inout [ToolbarUnit]) {
    for index in units.indices { translate(&units[index].content, id: units[index].id) }
  }

  private func translate(_ content: inout ToolbarUnit.Content, id: String) {
    switch content {
    case .item(var item):
      translate(&item)
      content = .item(item)
    case .button(var button):
      translate(&button.item)
      content = .button(button)
    case .popUpButton(var button):
      translate(&button)
      content = .popUpButton(button)
    case .pullDownButton(var button):
      translate(&button)
      content = .pullDownButton(button)
    case .group(var group):
      change(&group.title, "group.\(id).title")
      translate(&group.members)
      content = .group(group)
    case .title(var title):
      change(&title.title, "title.\(id).title")
      content = .title(title)
    case .segmented, .space, .slot, .back, .close, .sidebarToggle, .search, .inspectorToggle:
      break
    }
  }
}
