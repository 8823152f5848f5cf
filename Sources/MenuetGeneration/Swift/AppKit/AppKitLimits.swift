import MenuetModel

/// Finds what a document asks for and AppKit, or the least version of it, cannot express.
struct AppKitLimits {
  private let plan: GenerationPlan
  private var findings: [UnsupportedFeature] = []

  private var document: Document { plan.document }

  /// The findings, by kinds.
  static func findings(in plan: GenerationPlan) -> [UnsupportedFeature] {
    var limits = AppKitLimits(plan: plan)
    limits.findVersions()
    limits.findCommands()
    for limit in plan.sharedLimits(showingSymbols: true) {
      limits.add(limit.message, limit.instead, at: limit.source)
    }
    limits.findShortcuts()
    limits.findMenus()
    limits.findControls()
    for toolbar in AppKitToolbars(plan: plan).toolbars { limits.find(toolbar) }
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

  // MARK: Documents

  private mutating func findVersions() {
    if plan.appKitVersions.isOld {
      findings.append(
        UnsupportedFeature(
          "items that keep their place in a toolbar are newer than macOS "
            + document.minimumVersions.macos.description,
          instead: "everything generated is available from macOS 13.0 on", at: document.source))
    }
  }

  // MARK: Commands

  private mutating func findCommands() {
    for index in document.commands.indices {
      let command = document.commands[index]
      guard command.platforms.hasAppKit else { continue }
      if command.traits.contains(.keepsMenuOpen) {
        add(
          "a menu of AppKit closes when people choose an item", "it closes", at: command.source)
      }
    }
  }

  /// Keys are found in the menu bar and in buttons on screen, and nowhere else.
  private mutating func findShortcuts() {
    var inMenuBar: Set<Int> = []
    var choices: Set<Int> = []
    for placement in plan.walk.placements
    where placement.place == .menu(.menuBar) && placement.item.platforms.hasAppKit {
      if let index = plan.commandIndex(placement.item) { inMenuBar.insert(index) }
      if let index = plan.choiceIndex(placement.item.subject) { choices.insert(index) }
    }
    for index in document.commands.indices
    where !inMenuBar.contains(index) && document.commands[index].shortcut != nil
      && document.commands[index].platforms.hasAppKit
    {
      let command = document.commands[index]
      // The system's own menus have the keys of its commands.
      if command.system != nil, command.shortcut?.spelling == command.system?.facts.shortcut {
        continue
      }
      add(
        "AppKit looks keys up in the menu bar, in which this command is not",
        "menus that show it say its keys", at: command.source)
    }
    for index in document.choices.indices where !choices.contains(index) {
      for option in document.choices[index].options where option.shortcut != nil {
        add(
          "AppKit looks keys up in the menu bar, in which this option is not",
          "menus that show it say its keys", at: option.source)
      }
    }
  }

  // MARK: Menus

  private mutating func findMenus() {
    for menu in document.menus where menu.platforms.hasAppKit && menu.kind == .plain {
      find(menu)
    }
    for bar in document.menuBars { for menu in bar.menus { find(menu) } }
    for menu in document.editMenus where menu.platforms.hasAppKit {
      for item in menu.items {
        guard let near = item.overrides?.value.near, near.facts.appKitSelector == nil else {
          continue
        }
        add(
          "AppKit's menu has no item for \(near.rawValue) that could be found",
          "it stands at the end", at: item.source)
      }
    }
    for bar in AppKitMenuBar(plan: plan).bars {
      for menu in bar.menus where menu.visibleWhen != nil {
        add(
          "a menu of the menu bar stays", "its items go where the condition does not hold",
          at: menu.source)
      }
    }
    for windows in AppKitMenuBar(plan: plan).windows {
      add(
        "AppKit lists the windows of an app in its Window menu itself",
        "the app supplies no items there", at: windows.source)
    }
    for level in plan.walk.levels where level.platforms.hasAppKit { find(level) }
  }

  /// Only a status item has a button of its own, which shows and says all that.
  private mutating func find(_ menu: Menu) {
    let further = [menu.symbol, menu.image, menu.accessibilityLabel, menu.hint]
    guard further.contains(where: { $0 != nil }) else { return }
    add(
      "a menu of AppKit has its title only", "its symbol and its words for VoiceOver are left out",
      at: menu.source)
  }

  private mutating func find(_ level: MenuLevel) {
    let layout = level.sectionLayout ?? level.layout
    if layout != .large, !plan.appKitVersions.isAtLeast(PlatformVersion(14)) {
      add(
        "AppKit shows items side by side from macOS 14 on", "before they are a list",
        at: level.source)
    }
    if layout == .medium {
      add(
        "items of AppKit side by side show their symbols only", "their titles are left out",
        at: level.source)
    }
    for element in level.content {
      switch element {
      case .submenu(let submenu) where submenu.subtitle != nil:
        findSubtitle(at: submenu.source)
      default: break
      }
    }
  }

  private mutating func findSubtitle(at source: SourceReference) {
    guard !plan.appKitVersions.isAtLeast(PlatformVersion(15)) else { return }
    add(
      "an item of AppKit has a second line from macOS 14.4 on", "it is left out before",
      at: source)
  }

  // MARK: Controls

  private mutating func findControls() {
    for button in plan.walk.everyPopUpButton where button.platforms.hasAppKit {
      guard button.symbol != nil || button.image != nil else { continue }
      add(
        "a pop-up button shows its option only", "its symbol is that of its menu in a toolbar",
        at: button.source)
    }
    for button in plan.walk.everyPullDownButton where button.platforms.hasAppKit {
      if button.primary != nil, button.springLoaded || button.look != ButtonLook() {
        add(
          "a button of AppKit with a command beside its menu has one look",
          "its style, size and spring loading are left out", at: button.source)
      }
    }
    for (button, _) in plan.walk.everyButton where button.item.platforms.hasAppKit {
      if let kind = button.kind {
        add(
          "AppKit has no ready-made button of the kind \(kind.rawValue)",
          "a round button shows the command's symbol", at: button.source)
      }
      if ![.automatic, .capsule].contains(button.look.corner) {
        add(
          "a button of AppKit has no corner \(button.look.corner.rawValue)",
          "it has the system's", at: button.source)
      }
    }
  }
}

// MARK: Toolbars

extension AppKitLimits {
  private mutating func find(_ toolbar: Toolbar) {
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where unit.content.platforms.hasAppKit {
        find(unit, in: toolbar)
      }
    }
  }

  private mutating func find(_ unit: ToolbarUnit, in toolbar: Toolbar) {
    if unit.display == .both {
      add(
        "an item of a toolbar shows its symbol or its title in the bar",
        "it shows the symbol; the label below appears where people ask for it", at: unit.source)
    }
    if unit.customization == .optional, !toolbar.customizable {
      add(
        "people cannot add an item to a toolbar that is not customizable", "it is left out",
        at: unit.source)
    }
    switch unit.content {
    case .title(let title) where title.documentMenu != nil:
      add(
        "the menu of a window's title is that of its document", "the document's items are left out",
        at: unit.source)
    case .inspectorToggle where !plan.appKitVersions.isAtLeast(PlatformVersion(14)):
      add(
        "AppKit has a button for the inspector from macOS 14 on", "it is left out before",
        at: unit.source)
    case .group(let group):
      let items = AppKitToolbarItems(
        plan: plan, place: .init(toolbar: toolbar, name: "toolbar", presentation: nil))
      if group.collapse == .menu, !items.hasSegments(group) {
        add(
          "a group of AppKit becomes a menu where its members are commands of the app alone",
          "it goes to the overflow menu as a whole", at: unit.source)
      }
      for member in group.members where member.content.platforms.hasAppKit {
        find(member, in: toolbar)
      }
    default: findVisibility(of: unit)
    }
  }

  private mutating func findVisibility(of unit: ToolbarUnit) {
    let condition: Condition?
    switch unit.content {
    case .item(let item): condition = document.visibleWhen(item)
    case .button(let button): condition = document.visibleWhen(button.item)
    case .popUpButton(let button): condition = button.visibleWhen
    case .pullDownButton(let button): condition = button.visibleWhen
    case .segmented(let control): condition = control.visibleWhen
    default: condition = nil
    }
    guard condition != nil, !plan.appKitVersions.isAtLeast(PlatformVersion(15)) else { return }
    add(
      "an item of a toolbar can be hidden from macOS 15 on", "before it is dimmed",
      at: unit.source)
  }

  // MARK: Presentations

  private mutating func findPresentations() {
    for cover in document.covers where cover.platforms.hasAppKit {
      add("AppKit has nothing that covers the screen", "it is a sheet", at: cover.source)
    }
    for view in document.activityViews where view.platforms.hasAppKit {
      let others = view.excludes.filter { AppKitPresentations.service($0) == nil }
      guard !others.isEmpty else { continue }
      add(
        "AppKit offers no service for "
          + others.map(\.rawValue).joined(separator: ", "), "there is nothing to leave out",
        at: view.source)
    }
  }
}

// MARK: Drag and drop

extension AppKitLimits {
  private mutating func findDragAndDrop() {
    for target in document.dropTargets where target.platforms.hasAppKit { find(target) }
  }

  private mutating func find(_ target: DropTarget) {
    if let presented = target.confirm, plan.alerts[presented] == nil {
      add(
        "AppKit waits for no answer when something is dropped",
        "present '\(presented)' where the app takes the drop", at: target.source)
    }
    if let region = target.onFailure, plan.alerts[region] == nil {
      add(
        "how the region '\(region)' tells of a drop that failed is the app's",
        "tell it where the app takes the drop", at: target.source)
    }
    if target.placeholder, !AppKitDragAndDrop.takesPromises(target) {
      add(
        "what a drop has in itself is there at once",
        "a placeholder is for files that are promised", at: target.source)
    }
  }

}
