import MenuetModel

/// What people see in each view without opening a menu.
struct ViewControls {
  /// The platforms on which each of the wanted commands has a control of its own, by view.
  private var direct: [String: [Subject: PlatformSet]] = [:]
  /// The platforms on which a view shows any control but pull-down buttons.
  private var anything: [String: PlatformSet] = [:]
  /// The pull-down buttons of each view, More among them.
  private var pullDowns: [String: [PullDownButton]] = [:]
  /// The commands that the Mac's menu bar lists, which is always seen.
  private var listed: Set<Subject> = []
  private var menuBars: PlatformSet = []

  /// - Parameter wanted: The commands whose controls are asked for.
  init(_ context: RuleContext, wanted: Set<Subject> = []) {
    for buttons in context.walk.buttonsByView {
      let view = buttons.first?.view ?? ""
      for button in buttons {
        anything[view, default: []].formUnion(button.item.platforms)
        guard !wanted.isEmpty, wanted.contains(button.item.subject) else { continue }
        show(button.item.subject, button.item.platforms, in: view)
      }
    }
    for button in context.walk.popUpButtons {
      show(button.subject, button.platforms, in: button.view ?? "")
    }
    for control in context.walk.segmentedControls {
      show(control.subject, control.platforms, in: control.view ?? "")
    }
    for button in context.walk.pullDownButtons {
      pullDowns[button.view ?? "", default: []].append(button)
      if button.primary != nil {
        show(button.primarySubject, button.platforms, in: button.view ?? "")
      }
    }
    for bar in context.document.menuBars { menuBars.formUnion(bar.platforms) }
    guard menuBars.contains(.macos), !wanted.isEmpty else { return }
    for placement in context.walk.placements
    where placement.place == .menu(.menuBar) && placement.item.platforms.contains(.macos) {
      listed.insert(placement.item.subject)
    }
  }

  private mutating func show(_ subject: Subject, _ platforms: PlatformSet, in view: String) {
    direct[view, default: [:]][subject, default: []].formUnion(platforms)
    anything[view, default: []].formUnion(platforms)
  }

  /// The platforms on which a command has a control of its own in a view, or stands in a menu bar
  /// that is always seen.
  func platforms(showing subject: Subject, in view: String?) -> PlatformSet {
    let direct = direct[view ?? ""]?[subject] ?? []
    return listed.contains(subject) ? direct.union(.macos) : direct
  }

  /// The platforms on which a pull-down button is the only control of its view.
  func platforms(hidingAllIn button: PullDownButton) -> PlatformSet {
    let view = button.view ?? ""
    var platforms = button.platforms.subtracting(anything[view] ?? [])
    platforms.subtract(menuBars.intersection(.macos))
    for other in pullDowns[view] ?? [] where !platforms.isEmpty && other.id != button.id {
      platforms.subtract(other.platforms)
    }
    return platforms
  }
}

extension RuleContext {
  /// The commands in a pull-down button's menu on some platforms, each once.
  func commandCount(in button: PullDownButton, on platforms: PlatformSet) -> Int {
    var ids: Set<String> = []
    button.content.forEachItem { item in
      if item.kind == .command, !item.platforms.isDisjoint(with: platforms) { ids.insert(item.id) }
    }
    return ids.count
  }

  /// The platforms on which a pull-down button hides all commands of its view.
  func platforms(whereAllHidesIn button: PullDownButton, _ controls: ViewControls) -> PlatformSet {
    let platforms = controls.platforms(hidingAllIn: button)
    guard !platforms.isEmpty,
      commandCount(in: button, on: platforms) >= options.pullDownHiddenCommands
    else { return [] }
    return platforms
  }
}

extension [MenuElement] {
  /// Goes through the items of a menu, its sections and its submenus.
  func forEachItem(_ body: (Item) -> Void) {
    for element in self {
      switch element {
      case .item(let item): body(item)
      case .section(let section): section.content.forEachItem(body)
      case .submenu(let submenu): submenu.content.forEachItem(body)
      case .separator, .dynamic, .slot: break
      }
    }
  }

  /// True for a menu to which the app, or another document, adds items.
  var isOpenEnded: Bool {
    contains { element in
      switch element {
      case .dynamic, .slot: true
      case .section(let section): section.content.isOpenEnded
      case .submenu(let submenu): submenu.content.isOpenEnded
      case .item, .separator: false
      }
    }
  }
}

extension RuleContext {
  /// What people can choose in a menu and its submenus on a platform: a choice counts its options.
  func leafCount(of content: [MenuElement], on platform: Platform) -> Int {
    var count = 0
    content.forEachItem { item in
      guard item.platforms.contains(PlatformSet(platform)) else { return }
      guard let choice = document.choice(of: item) else {
        count += 1
        return
      }
      count += choice.options.count { $0.platforms.contains(PlatformSet(platform)) }
    }
    return count
  }

  /// The fewest choices that a menu offers on a platform where it offers any; `nil` where it offers
  /// none, or where others add to it.
  func fewestLeaves(of button: PullDownButton) -> (count: Int, platforms: PlatformSet)? {
    guard !button.content.isOpenEnded else { return nil }
    var fewest: (count: Int, platforms: PlatformSet)?
    for platform in button.platforms.members {
      let count = leafCount(of: button.content, on: platform)
      guard count > 0, count <= fewest?.count ?? count else { continue }
      let others = count == fewest?.count ? fewest?.platforms ?? [] : []
      fewest = (count, others.union(PlatformSet(platform)))
    }
    return fewest
  }
}
