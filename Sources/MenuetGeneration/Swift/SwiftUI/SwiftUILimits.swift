import MenuetModel

/// Finds what a document asks for and SwiftUI, or the least version of it, cannot express.
struct SwiftUILimits {
  private let plan: GenerationPlan
  private var findings: [UnsupportedFeature] = []

  private var document: Document { plan.document }

  /// The findings, by kinds.
  static func findings(in plan: GenerationPlan) -> [UnsupportedFeature] {
    var limits = SwiftUILimits(plan: plan)
    limits.findVersions()
    limits.findCommands()
    for limit in plan.sharedLimits(showingSymbols: false) {
      limits.add(limit.message, limit.instead, at: limit.source)
    }
    limits.findOptions()
    limits.findMenus()
    limits.findControls()
    for toolbar in SwiftUIToolbars(plan: plan).toolbars { limits.find(toolbar) }
    limits.findPresentations()
    limits.findDragAndDrop()
    return limits.findings
  }

  private init(plan: GenerationPlan) { self.plan = plan }

  /// Adds a finding; what is written nowhere, as the standard menus, has none.
  private mutating func add(_ message: String, _ instead: String, at source: SourceReference) {
    guard source != .none else { return }
    findings.append(UnsupportedFeature(message, instead: instead, at: source))
  }

  private func isHere(_ platforms: PlatformSet) -> Bool {
    !platforms.isDisjoint(with: plan.uiKitPlatforms.document)
  }

  // MARK: Documents

  private mutating func findVersions() {
    let versions = document.minimumVersions
    if versions.ios < PlatformVersion(16) {
      add(
        "toolbars and sheets of SwiftUI are newer than iOS \(versions.ios.description)",
        "everything generated is available from iOS 16.0 on", at: document.source)
    }
    if document.platforms.contains(.macos), versions.macos < PlatformVersion(13) {
      add(
        "toolbars and sheets of SwiftUI are newer than macOS \(versions.macos.description)",
        "everything generated is available from macOS 13.0 on", at: document.source)
    }
  }

  // MARK: Commands

  private mutating func findCommands() {
    for index in document.commands.indices where isHere(document.commands[index].platforms) {
      let command = document.commands[index]
      if let shortcut = command.shortcut, !SwiftUIKeys.isExpressible(shortcut) {
        add(
          "SwiftUI has no name for the keys \(shortcut.display)", "the command has no keys",
          at: command.source)
      }
      if let other = command.alternateOf {
        findAlternate(index, of: other)
      }
      if command.traits.contains(.keepsMenuOpen), document.platforms.contains(.macos) {
        add("a menu of a Mac closes when people choose an item", "it closes", at: command.source)
      }
      if command.confirm != nil, case .presentation(let target) = plan.commands[index].handler,
        plan.activityViews[target] != nil
      {
        add(
          "a ShareLink shares without a question", "it is not asked", at: command.source)
      }
    }
  }

  private mutating func findAlternate(_ index: Int, of other: String) {
    let command = document.commands[index]
    let below = "the command stands below the one it is an alternate of"
    guard let base = document.commands.indices.first(where: { document.commands[$0].id == other })
    else { return }
    if document.modifiers(showing: index, insteadOf: base) == nil {
      add(
        "an alternate of SwiftUI has the keys of the other command and one more", below,
        at: command.source)
    } else if document.platforms != [.macos]
      || document.minimumVersions.macos < PlatformVersion(15)
    {
      add(
        "menus of SwiftUI have alternates on a Mac from macOS 15 on", "elsewhere \(below)",
        at: command.source)
    }
  }

  private mutating func findOptions() {
    let choices = SwiftUIChoices(plan: plan)
    for (index, choice) in document.choices.enumerated() {
      for option in choice.options {
        if let shortcut = option.shortcut {
          if !SwiftUIKeys.isExpressible(shortcut) {
            add(
              "SwiftUI has no name for the keys \(shortcut.display)", "the option has no keys",
              at: option.source)
          } else if choices.placesInMenus(index).isEmpty {
            add("options have keys in menus only", "it has none", at: option.source)
          }
        }
        if option.enabledWhen != nil {
          add(
            "an option of a picker is not dimmed by itself before iOS 17",
            "it goes away while it is unavailable", at: option.source)
        }
      }
    }
  }

  // MARK: Menus

  private mutating func findMenus() {
    for bar in SwiftUIMenuBar(plan: plan).bars {
      for menu in bar.menus where menu.visibleWhen != nil {
        add(
          "a menu of the menu bar stays", "its items go where the condition does not hold",
          at: menu.source)
      }
      for menu in bar.menus { findWords(menu) }
      findOrder(bar)
      for limit in plan.systemItems(of: bar) { add(limit.message, limit.instead, at: limit.source) }
    }
    for menu in SwiftUIMenuBar(plan: plan).menusWithDivided {
      add(
        "a group of the menu bar gives way as a whole, and the system performs some of this one",
        "the app's commands stand after those that the system has there", at: menu.source)
    }
    for menu in SwiftUIMenuBar(plan: plan).menusKeepingOthers {
      add(
        "a group of the menu bar gives way as a whole, and the document lists some of this one",
        "the system's others stay beside them", at: menu.source)
    }
    for windows in SwiftUIMenuBar(plan: plan).windows {
      add(
        "SwiftUI lists the windows of an app in the Window menu of a Mac itself",
        "the app supplies no items there", at: windows.source)
    }
    let orders: [(MenuOrder, SourceReference)] =
      document.menus.map { ($0.order, $0.source) }
      + document.contextMenus.map { ($0.order, $0.source) }
      + plan.walk.pullDownButtons.map { ($0.order, $0.source) }
    for (order, source) in orders where order == .priority && document.platforms.contains(.macos) {
      add(
        "a menu of a Mac has one order", "the items keep the order of the document", at: source)
    }
  }

  /// Finds menus of the app that the document has before a menu after which SwiftUI puts them.
  private mutating func findOrder(_ bar: MenuBar) {
    // Documentation of CommandMenu: between View and Window, in the order of the declarations.
    let others = StandardMenu.allCases.prefix { $0 != .window }
    for (place, menu) in bar.menus.enumerated() {
      guard menu.platforms.intersection(document.platforms).contains(.macos),
        menu.standard.flatMap({ SwiftUIStandardMenus.group(of: $0) }) == nil
      else { continue }
      let following = bar.menus[(place + 1)...].compactMap(\.standard)
      // A View menu that the document does not list is after its Format.
      if menu.standard == .format || following.contains(where: others.contains) {
        add(
          "SwiftUI puts menus of the app between View and Window on a Mac", "this one is there",
          at: menu.source)
      }
    }
  }

  private mutating func findWords(_ menu: Menu) {
    if let standard = menu.standard, SwiftUIStandardMenus.group(of: standard) != nil,
      menu.title != standard.title(inAppNamed: document.name)
    {
      add(
        "a standard menu of SwiftUI's menu bar has the system's title", "this one is left out",
        at: menu.source)
    }
    let further = [menu.symbol, menu.image, menu.subtitle, menu.accessibilityLabel, menu.hint]
    if further.contains(where: { $0 != nil }) {
      add(
        "a menu of SwiftUI's menu bar has its title only", "what else is said of it is left out",
        at: menu.source)
    }
  }

  // MARK: Controls

  private mutating func findControls() {
    for (button, _) in plan.walk.everyButton where isHere(button.item.platforms) {
      if let kind = button.kind {
        add(
          "SwiftUI has no ready-made button of the kind \(kind.rawValue)",
          "the button shows the command's symbol", at: button.source)
      }
      if button.look.corner == .capsule, !document.hasCapsules {
        add(
          "buttons have round ends from macOS 14 on", "the corners are the system's",
          at: button.source)
      }
    }
  }
}

// MARK: Toolbars

extension SwiftUILimits {
  private mutating func find(_ toolbar: Toolbar) {
    if toolbar.edge == .bottom, toolbar.platforms.intersection(document.platforms).contains(.macos)
    {
      add("a window of a Mac has its toolbar at the top", "it stands there", at: toolbar.source)
    }
    if toolbar.customizable, !toolbar.isCustomizable {
      add(
        "people cannot customize a toolbar at the bottom",
        "it shows its default items, all of the time", at: toolbar.source)
    }
    let order = SwiftUIOverflowOrder(toolbar, in: plan)
    findOrder(order, of: toolbar)
    let units = SwiftUIToolbarUnits(plan: plan, toolbar: toolbar, popovers: [:], order: order)
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where isHere(unit.content.platforms) {
        find(unit, in: toolbar)
        if !document.isSince26 || document.platforms.contains(.visionos) {
          for item in unit.items where units.isProminent(item, in: unit) {
            add(
              "bars of SwiftUI show a primary command prominently from iOS 26 and macOS 26 on",
              "elsewhere it looks as the others", at: item.source)
          }
        }
        if units.isMovedToEnd(unit, in: region) {
          add(
            "what stands in the middle of a bar may go into its overflow menu",
            "it stands at the trailing end", at: unit.source)
        }
      }
    }
  }

  /// Finds where the system decides in which order items leave a bar, though the document says it.
  private mutating func findOrder(_ order: SwiftUIOverflowOrder, of toolbar: Toolbar) {
    guard toolbar.overflowBy == .menuet, toolbar.edge != .bottom else { return }
    let instead = "the system decides which items go into the overflow menu"
    if toolbar.isCustomizable {
      add(
        "the items of a toolbar that people customize have no priorities in SwiftUI", instead,
        at: toolbar.source)
    }
    guard !order.isEmpty else { return }
    let versions = document.minimumVersions
    let isOfMac = toolbar.platforms.intersection(document.platforms).contains(.macos)
    if versions.ios < PlatformVersion(27) || isOfMac && versions.macos < PlatformVersion(26, 1) {
      add(
        "SwiftUI has priorities of items from iOS 27\(isOfMac ? " and macOS 26.1" : "") on",
        "before, \(instead)", at: toolbar.source)
    }
    if let unit = order.narrowing?.unit {
      add(
        "a priority says when an item leaves a bar, not that it becomes narrower before",
        "the system decides that", at: toolbar.regions.center[unit].source)
    }
  }

  private mutating func find(_ unit: ToolbarUnit, in toolbar: Toolbar) {
    if toolbar.isUnreachable(unit) {
      add(
        "people cannot add an item to a toolbar that is not customizable", "it is left out",
        at: unit.source)
    }
    switch unit.content {
    case .sidebarToggle:
      add(
        "a NavigationSplitView has a button for its sidebar by itself", "that one stands there",
        at: unit.source)
    case .back(let button) where !button.content.isEmpty:
      add("the menu of a back button is the system's", "it is left out", at: unit.source)
    default: break
    }
  }

  // MARK: Presentations

  private mutating func findPresentations() {
    for cover in document.covers where cover.platforms.contains(.macos) {
      guard document.platforms.contains(.macos) else { continue }
      add("nothing covers the screen of a Mac", "there it is a sheet", at: cover.source)
    }
    for sheet in document.sheets where isHere(sheet.platforms) {
      if sheet.dismissal == .ask {
        add(
          "a swipe that would dismiss a sheet tells nobody",
          "the sheet stays until a command dismisses it", at: sheet.source)
      }
    }
    for view in document.activityViews where isHere(view.platforms) {
      if !view.excludes.isEmpty || !view.activities.isEmpty {
        add(
          "a ShareLink shows the system's activities", "excluded ones and the app's are left out",
          at: view.source)
      }
    }
  }

  // MARK: Drag and drop

  private mutating func findDragAndDrop() {
    for source in document.dragSources where isHere(source.platforms) {
      if source.representations.count > SwiftUIDragAndDrop.most {
        add(
          "an element has \(SwiftUIDragAndDrop.most) representations at most",
          "the others are left out", at: source.source)
      }
    }
  }
}

extension ToolbarUnit {
  /// The items of commands and buttons in it.
  fileprivate var items: [Item] {
    if case .group(let group) = content { return group.members.flatMap(\.items) }
    return [item].compactMap { $0 }
  }
}
