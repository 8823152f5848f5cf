import MenuetLayout
import MenuetModel

extension PageBuilder {
  /// A surface with what it needs to open and to act.
  mutating func surface(_ surface: Surface) -> PageValue {
    var members: PageValue = [
      "id": .text(surface.id), "title": .text(title(of: surface)), "kind": .text(surface.kind),
      "within": surface.presentation.map { .text($0) },
    ]
    switch surface.content {
    case .menu(let menu):
      let isContext = menu.contextMenu != nil
      let style = PageMenuStyle(
        kind: isContext ? .context : .plain, hidesUnavailable: isContext,
        showsShortcuts: showsShortcuts && menu.showsShortcuts)
      members += [
        "type": .text(isContext ? "context-menu" : "menu"), "menu": self.menu(menu, style),
      ]
      if let contextMenu = menu.contextMenu { members += row(under: contextMenu) }
    case .menuBar(let bar): members += menuBar(bar)
    case .button(let button):
      members += ["type": "button", "item": item(button.item, face: document.face(of: button))]
      members += look(button.look)
      members += ["bare": .flag(button.kind != nil), "springs": .flag(button.springLoaded)]
    case .segmented(let control):
      members += chooser(
        "segmented", control.subject, enabled: control.enabledWhen, visible: control.visibleWhen)
      members += .spoken(control)
      members += ["springs": .flag(control.springLoaded)]
    case .popUpButton(let button):
      members += chooser(
        "pop-up", button.subject, enabled: button.enabledWhen, visible: button.visibleWhen)
      members += .spoken(button)
      members += look(button.look)
      members += ["menu": popUpMenu(button), "springs": .flag(button.springLoaded)]
    case .pullDownButton(let button): members += pullDown(button)
    case .toolbar(let toolbar):
      members += ["type": "toolbar"]
      members += self.toolbar(toolbar)
    case .editMenu(let menu): members += editMenu(menu)
    case .panel(let panel): members += self.panel(panel)
    case .alert(let alert): members += self.alert(alert)
    case .tabBar(let bar): members += tabBar(bar)
    }
    return members
  }

  /// The title of a surface; where it has none, what it is for, or else its kind.
  private func title(of surface: Surface) -> String {
    guard surface.title == surface.id else { return surface.title }
    switch surface.content {
    case .menu(let menu):
      return menu.contextMenu.map { regions.words(of: $0.target) } ?? surface.kind
    case .editMenu(let menu): return regions.words(of: menu.target)
    default: return surface.kind
    }
  }

  /// The row that a context menu is for, and its preview.
  private func row(under menu: ContextMenu) -> PageValue {
    let showsPreview = context.platform != .macos
    var members: PageValue = [
      "target": .text(regions.words(of: menu.target)),
      "preview": showsPreview ? menu.preview.map { .text($0.spacedWords) } : nil,
      "previewOpens": menu.previewOpens.map { .text($0) },
      "previewDrag": .flag(showsPreview && menu.previewDrag),
      "region": regions.isInRegion(menu.id, of: menu.target) ? .text(menu.target) : nil,
    ]
    members += regions.exchange(of: menu.target)
    return members
  }

  /// Indicates whether menus show keyboard shortcuts at all.
  var showsShortcuts: Bool { context.platform == .macos || context.platform == .ipados }

  // MARK: Controls

  private func look(_ look: ButtonLook) -> PageValue {
    [
      "look": .text(look.style?.rawValue ?? (context.platform == .macos ? "gray" : "plain")),
      "size": .text(look.size?.rawValue ?? "medium"),
      "corner": look.corner == .automatic ? nil : .text(look.corner.rawValue),
    ]
  }

  private func chooser(
    _ type: String, _ subject: Subject, enabled: Condition?, visible: Condition?
  ) -> PageValue {
    [
      "type": .text(type), "choice": document.choice(subject).map { .text($0.id) },
      "enabled": enabled.map { PageValue($0) }, "visible": visible.map { PageValue($0) },
    ]
  }

  private mutating func popUpMenu(_ button: PopUpButton) -> PageValue? {
    let item = Item(
      id: button.choice, kind: .choice, subject: button.subject, platforms: .all,
      source: button.source)
    return menu(
      [.item(item)], button.layouts, declared: .large,
      PageMenuStyle(showsShortcuts: showsShortcuts))
  }

  private mutating func pullDown(_ button: PullDownButton) -> PageValue {
    let style = PageMenuStyle(
      hidesUnavailable: button.whenUnavailable == .hide, showsShortcuts: showsShortcuts)
    var members: PageValue = [
      "type": "pull-down", "symbol": PageValue.symbol(named: button.face.picture),
      "menu": menu(button.content, button.layouts, declared: button.layout, style),
      "primary": primary(of: button),
      "bare": .flag(button.title == nil), "more": .flag(button.isMore),
      "enabled": button.enabledWhen.map { PageValue($0) },
      "visible": button.visibleWhen.map { PageValue($0) }, "springs": .flag(button.springLoaded),
    ]
    members += look(button.look)
    members += .spoken(button)
    return members
  }

  /// The command that a tap on a pull-down button performs; `nil` where a tap opens its menu.
  mutating func primary(of button: PullDownButton) -> PageValue? {
    guard let id = button.primary else { return nil }
    return item(
      Item(
        id: id, kind: .command, subject: button.primarySubject, platforms: button.platforms,
        source: button.source))
  }

  private mutating func tabBar(_ bar: TabBar) -> PageValue {
    let tabs = bar.tabs.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    return [
      "type": "tab-bar",
      "tabs": .list(
        tabs.map { tab in
          [
            "title": .text(tab.title), "symbol": PageValue.symbol(named: tab.symbol ?? tab.image),
            "view": .text(tab.view),
          ]
        }),
    ]
  }

  // MARK: Bars of menus

  private mutating func menuBar(_ bar: MenuBar) -> PageValue {
    let menus = bar.menus.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    let style = PageMenuStyle(kind: .menuBar, showsShortcuts: showsShortcuts)
    let isPad = context.platform == .ipados
    return [
      "type": "menu-bar",
      "overlay": byEdition { .flag(isPad && !$0.style.skin.hasPadMenuBar) },
      "menus": .list(
        menus.map { menu in
          [
            "id": .text(menu.id), "title": .text(document.barTitle(of: menu)),
            "app": .flag(menu.standard == .app),
            "menu": self.menu(menu.content, menu.layouts, declared: menu.layout, style),
            "keys": isPad ? .list(shortcuts(in: menu.content)) : nil,
            "enabled": menu.enabledWhen.map { PageValue($0) },
            "visible": menu.visibleWhen.map { PageValue($0) },
          ]
        }),
    ]
  }

  /// The commands with a shortcut in a menu and its submenus, which an iPad without a menu bar shows
  /// while the Command key is held.
  private mutating func shortcuts(in content: [MenuElement]) -> [PageValue] {
    drawers[0].shortcuts(in: content, depth: 0).map { entry in
      var members = item(entry)
      members += ["keys": entry.shortcut.map { .text($0.display) }]
      return members
    }
  }
}
