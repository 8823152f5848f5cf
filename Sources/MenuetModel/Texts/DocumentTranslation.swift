/// Measures a text on one line, in points: what varies is as wide as its widest form.
package typealias TextMeasure = (_ text: String) -> Int

extension Document {
  /// Whether the document's own titles are those of a locale: of its language, in any region or
  /// script, and of `pseudo`, which is made of them.
  package func isWritten(in locale: String) -> Bool {
    func language(_ tag: String) -> Substring {
      tag.prefix { $0 != "-" && $0 != "_" }
    }
    return locale == PseudoTitle.locale
      || language(locale).lowercased() == language(self.language).lowercased()
  }

  /// The document with the titles that people see in a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, or `pseudo`, which makes every title longer by two fifths: a language
  ///     that nobody has translated into yet.
  ///   - strings: The translations; a title without one stays as it is.
  ///   - platform: Of titles that vary by device, that of this platform counts; `nil` for all.
  ///   - width: Of titles that vary by number, the one that is widest by this counts.
  package func translated(
    to locale: String, with strings: StringCatalog?, on platform: Platform?, width: TextMeasure
  ) -> Document {
    guard locale == PseudoTitle.locale || strings != nil else { return self }
    var result = self
    withoutActuallyEscaping(width) { width in
      DocumentTranslation(locale: locale, strings: strings, platform: platform, width: width)
        .translate(&result)
    }
    return result
  }
}

/// Puts the titles of a locale in place of a document's own.
private struct DocumentTranslation {
  private let strings: StringCatalog?
  /// `nil` for `pseudo`.
  private let locale: StringCatalog.Locale?
  private let platform: Platform?
  private let width: TextMeasure

  init(
    locale: String, strings: StringCatalog?, platform: Platform?, width: @escaping TextMeasure
  ) {
    self.strings = strings
    self.locale = locale == PseudoTitle.locale ? nil : StringCatalog.Locale(locale)
    self.platform = platform
    self.width = width
  }

  // MARK: Texts

  private func text(_ own: String, _ keys: String...) -> String { text(own, keys) }

  private func change(_ own: inout String?, _ keys: String...) {
    own = own.map { text($0, keys) }
  }

  private func text(_ own: String, _ keys: [String]) -> String {
    guard let locale else { return PseudoTitle.lengthened(own) }
    let forms = strings?.texts(of: keys + [own], in: locale, on: platform) ?? []
    guard forms.count > 1 else { return forms.first ?? own }
    // Of equally wide ones the first.
    return forms.reversed().max { width($0) < width($1) } ?? own
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
    for index in document.segmentedControls.indices {
      translate(&document.segmentedControls[index])
    }
    translatePresentations(&document)
  }

  private func translatePresentations(_ document: inout Document) {
    for index in document.sheets.indices {
      change(&document.sheets[index].title, "sheet.\(document.sheets[index].id).title")
      translate(&document.sheets[index].body)
    }
    for index in document.covers.indices {
      change(&document.covers[index].title, "cover.\(document.covers[index].id).title")
      translate(&document.covers[index].body)
    }
    for index in document.popovers.indices {
      change(&document.popovers[index].title, "popover.\(document.popovers[index].id).title")
      translate(&document.popovers[index].body)
    }
    for index in document.alerts.indices {
      let id = document.alerts[index].id
      document.alerts[index].title = text(document.alerts[index].title, "alert.\(id).title")
      change(&document.alerts[index].message, "alert.\(id).message")
      for action in document.alerts[index].actions.indices {
        translate(&document.alerts[index].actions[action])
      }
    }
    for index in document.views.indices {
      change(&document.views[index].title, "view.\(document.views[index].id).title")
    }
    for bar in document.tabBars.indices {
      for index in document.tabBars[bar].tabs.indices {
        let tab = document.tabBars[bar].tabs[index]
        document.tabBars[bar].tabs[index].title = text(tab.title, "tab.\(tab.id).title")
      }
    }
    translateActivities(&document)
  }

  private func translateActivities(_ document: inout Document) {
    for index in document.activityViews.indices {
      let id = document.activityViews[index].id
      change(&document.activityViews[index].title, "activity-view.\(id).title")
      for activity in document.activityViews[index].activities.indices {
        let own = document.activityViews[index].activities[activity]
        document.activityViews[index].activities[activity].title = text(
          own.title, "activity.\(own.id).title")
      }
    }
    for index in document.extensions.indices {
      let own = document.extensions[index]
      document.extensions[index].title = text(
        own.title, "\(own.kind.rawValue).\(own.id).title")
    }
  }

  /// A toggle's texts stand under the keys of a command, as its generated code has them, or of a
  /// toggle.
  private func translate(_ command: inout Command) {
    let own = "command.\(command.id)"
    let toggle = "toggle.\(command.id)"
    // The title of a toggle with two is the one that it has while it is off.
    let isOff = command.offTitle == command.title
    command.title = text(
      command.title,
      [own + ".title"] + (isOff ? [own, toggle].map { $0 + ".off-title" } : [])
        + [toggle + ".title"])
    var changed = command.offTitle
    change(
      &changed, own + ".off-title", toggle + ".off-title", own + ".title",
      toggle + ".title")
    command.offTitle = changed
    changed = command.onTitle
    change(&changed, own + ".on-title", toggle + ".on-title")
    command.onTitle = changed
    changed = command.subtitle
    change(&changed, own + ".subtitle", toggle + ".subtitle")
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
        // The title may be that of the menu that it shows.
        let keys =
          ["submenu.\(submenu.id).title"] + (submenu.ref.map { ["menu.\($0).title"] } ?? [])
        submenu.title = text(submenu.title, keys)
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
    // The title may be that of the choice.
    change(
      &button.title, "pop-up-button.\(button.id).title", "choice.\(button.choice).title")
    change(&button.subtitle, "pop-up-button.\(button.id).subtitle")
  }

  private func translate(_ control: inout SegmentedControl) {
    change(
      &control.title, "segmented.\(control.id).title", "choice.\(control.choice).title")
  }

  private func translate(_ button: inout PullDownButton) {
    change(&button.title, "pull-down-button.\(button.id).title")
    change(&button.subtitle, "pull-down-button.\(button.id).subtitle")
    translate(&button.content)
  }

  // MARK: Toolbars

  private func translate(_ body: inout PresentedBody) {
    for index in body.items.indices { translate(&body.items[index]) }
    for index in body.buttons.indices { translate(&body.buttons[index].item) }
    for index in body.segmented.indices { translate(&body.segmented[index]) }
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
      if var menu = title.documentMenu {
        translate(&menu.content)
        title.documentMenu = menu
      }
      content = .title(title)
    case .segmented(var control):
      translate(&control)
      content = .segmented(control)
    case .back(var button):
      change(&button.title, "back.\(id).title")
      translate(&button.content)
      content = .back(button)
    case .close(var button):
      change(&button.title, "close.\(id).title")
      content = .close(button)
    case .sidebarToggle(var button):
      change(&button.title, "sidebar-toggle.\(id).title")
      content = .sidebarToggle(button)
    case .search(var button):
      change(&button.title, "search.\(id).title")
      content = .search(button)
    case .inspectorToggle(var button):
      change(&button.title, "inspector-toggle.\(id).title")
      content = .inspectorToggle(button)
    case .space, .slot: break
    }
  }
}
