import MenuetModel

/// Finds what a document asks for and UIKit, or the least version of it, cannot express.
struct UIKitLimits {
  private let plan: GenerationPlan
  private var findings: [UnsupportedFeature] = []

  private var document: Document { plan.document }

  /// The findings, by kinds.
  static func findings(in plan: GenerationPlan) -> [UnsupportedFeature] {
    var limits = UIKitLimits(plan: plan)
    limits.findPlatforms()
    limits.findCommands()
    for limit in plan.sharedLimits(showingSymbols: true) {
      limits.add(limit.message, limit.instead, at: limit.source)
    }
    for menu in plan.document.menus { limits.find(menu) }
    for bar in plan.document.menuBars { limits.find(bar) }
    for menu in plan.document.contextMenus { limits.find(menu) }
    for button in plan.walk.everyPullDownButton {
      limits.find(button.content, layout: button.layout, at: button.source)
    }
    for toolbar in plan.walk.toolbars { limits.find(toolbar) }
    limits.findPresentations()
    limits.findDragsAndDrops()
    return limits.findings
  }

  private init(plan: GenerationPlan) { self.plan = plan }

  private mutating func add(_ message: String, _ instead: String, at source: SourceReference) {
    findings.append(UnsupportedFeature(message, instead: instead, at: source))
  }

  // MARK: Documents

  private mutating func findPlatforms() {
    for platform in document.platforms.members
    where !UIKitPlatforms.all.contains(PlatformSet(platform)) {
      add(
        "UIKit has no menus and toolbars of this kind on \(platform.displayName)",
        "the file is empty there", at: document.source)
    }
    if UIKitVersions(document).isOld {
      add(
        "groups of bar items, rows of menus and title menus are newer than iOS "
          + document.minimumVersions.ios.description,
        "everything generated is available from iOS 16.0 on", at: document.source)
    }
  }

  // MARK: Commands

  private mutating func findCommands() {
    for index in document.commands.indices {
      if let shortcut = document.commands[index].shortcut {
        find(shortcut, at: document.commands[index].source)
      }
      findConsequences(of: index)
    }
    for choice in document.choices {
      for option in choice.options {
        if let shortcut = option.shortcut { find(shortcut, at: option.source) }
      }
    }
  }

  /// Finds what a command says that it does beyond what generated code can do for it.
  private mutating func findConsequences(of index: Int) {
    let command = document.commands[index]
    if let detent = command.setsDetent, plan.detent(setBy: index) == nil {
      add(
        "a command that the app does not perform moves no sheet to a detent",
        "set `selectedDetentIdentifier` for \(detent) where the sheet is presented",
        at: command.source)
    }
  }

  private mutating func find(_ shortcut: Shortcut, at source: SourceReference) {
    guard !UIKitKeys.isExpressible(shortcut) else { return }
    add(
      "UIKit has no name for the key or a modifier of \(shortcut.spelling)",
      "the command has no shortcut", at: source)
  }

  // MARK: Menus

  private mutating func find(_ menu: Menu) {
    find(menu.content, layout: menu.layout, at: menu.source)
  }

  private mutating func find(_ menu: ContextMenu) {
    if menu.previewDrag, !document.dragSources.contains(where: { $0.target == menu.target }) {
      add(
        "a preview is dragged by the drag interaction of its view, and no drag source is for it",
        "add a drag source for \(menu.target)", at: menu.source)
    }
    find(menu.content, layout: menu.layout, at: menu.source)
  }

  private mutating func find(_ bar: MenuBar) {
    for menu in bar.menus {
      if menu.visibleWhen != nil { addStaying("menu", at: menu.source) }
      if menu.enabledWhen != nil {
        add("UIKit cannot dim a menu", "its items are dimmed", at: menu.source)
      }
      findInMenuBar(
        menu.content, isConditional: menu.visibleWhen != nil || menu.enabledWhen != nil)
      find(menu.content, layout: menu.layout, at: menu.source)
    }
    for limit in plan.systemItems(of: bar) { add(limit.message, limit.instead, at: limit.source) }
  }

  private mutating func find(
    _ content: [MenuElement], layout: MenuLayoutSize, at source: SourceReference
  ) {
    if layout != .large, document.platforms.contains(.macos) {
      add(
        "Mac Catalyst shows no rows of \(layout.rawValue) items in menus",
        "there they are a list", at: source)
    }
    for element in content {
      switch element {
      case .submenu(let submenu):
        if submenu.enabledWhen != nil, submenu.whenUnavailable != .hide {
          add("UIKit cannot dim a submenu", "its items are dimmed", at: submenu.source)
        }
        find(submenu.content, layout: submenu.layout, at: submenu.source)
      case .section(let section):
        find(section.content, layout: section.layout ?? .large, at: section.source)
      case .item, .separator, .dynamic, .slot: break
      }
    }
  }

  /// - Parameter isConditional: whether anything around has a condition.
  private mutating func findInMenuBar(_ content: [MenuElement], isConditional: Bool) {
    for element in content {
      switch element {
      case .submenu(let submenu):
        if submenu.shownWhen != nil { addStaying("submenu", at: submenu.source) }
        findInMenuBar(
          submenu.content,
          isConditional: isConditional || submenu.shownWhen != nil || submenu.enabledWhen != nil)
      case .section(let section):
        findInMenuBar(
          section.content, isConditional: isConditional || section.visibleWhen != nil)
      case .separator(let separator):
        guard separator.visibleWhen != nil else { continue }
        add(
          "the menu bar of UIKit validates commands, not the lines between them",
          "the line stays while there is something on both sides", at: separator.source)
      case .dynamic(let dynamic):
        add(
          "the menu bar of UIKit is built once",
          "call `UIMenuSystem.main.setNeedsRebuild()` when these items change"
            + (isConditional || dynamic.visibleWhen != nil ? ", or their conditions" : ""),
          at: dynamic.source)
      case .item, .slot: break
      }
    }
  }

  private mutating func addStaying(_ what: String, at source: SourceReference) {
    add(
      "the menu bar of UIKit validates commands, not menus",
      "the items of the \(what) go where the condition does not hold; its title stays",
      at: source)
  }
}

// MARK: Toolbars

extension UIKitLimits {
  private mutating func find(_ toolbar: Toolbar) {
    if toolbar.edge == .bottom { findAtBottom(toolbar) }
    findYielding(toolbar)
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] { find(unit, in: toolbar) }
    }
  }

  /// Finds what says in which order the units of the center give way, and where the system decides.
  private mutating func findYielding(_ toolbar: Toolbar) {
    let ordering = toolbar.regions.center.first {
      $0.pinned || $0.priority != 0 || $0.collapse == ToolbarGroup.unbroken
    }
    guard toolbar.overflowBy == .menuet, toolbar.edge != .bottom else {
      let message = "UIKit itself chooses which items of the center give way"
      if let ordering {
        add(
          message, "`priority`, `pinned` and `collapse=\"none\"` are not used",
          at: ordering.source)
      }
      if let step = toolbar.shrink.first {
        add(message, "the explicit steps are not used", at: step.source)
      }
      return
    }
    let fitting = UIKitFitting(toolbar, in: plan)
    if fitting.isEmpty { return }
    let version = PlatformVersion(27)
    let source = ordering?.source ?? toolbar.shrink.first?.source ?? toolbar.source
    if document.minimumVersions.ios < version {
      if toolbar.customizable {
        add(
          "before iOS 27 nothing tells whether people have customized a bar",
          "there the system decides which items of the center give way", at: source)
      } else if fitting.orders.contains(where: { !$0.measures }) {
        add(
          "before iOS 27 the bars of Mac Catalyst take no order",
          "there the system decides which items of the center give way", at: source)
      }
    }
    let represented = fitting.orders.lazy.flatMap(\.steps).first { $0.form == .representative }
    if let name = represented?.unit, let index = fitting.names.firstIndex(of: name) {
      add(
        "from iOS 27 on the system decides when a group becomes one button",
        "its visibility priority says when it leaves the bar",
        at: toolbar.regions.center[index].source)
    }
  }

  private mutating func findAtBottom(_ toolbar: Toolbar) {
    if toolbar.style != .automatic {
      add("a toolbar at the bottom has no style", "it is left out", at: toolbar.source)
    }
    if toolbar.customizable {
      add(
        "people cannot customize a toolbar at the bottom",
        "it shows its default items, all of the time", at: toolbar.source)
    }
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where unit.content.kind == .group {
        add(
          "a toolbar at the bottom has no groups",
          "the items stand side by side; the title and the menu of the group are left out",
          at: unit.source)
      }
    }
  }

  private mutating func find(_ unit: ToolbarUnit, in toolbar: Toolbar) {
    if unit.display == .both {
      add(
        "a bar button item of UIKit shows its symbol or its title",
        "it shows the symbol, and both in the overflow menu", at: unit.source)
    }
    if toolbar.isUnreachable(unit) {
      add(
        "people cannot add an item to a toolbar that is not customizable", "it is left out",
        at: unit.source)
    }
    switch unit.content {
    case .space(let isFlexible, _) where toolbar.edge != .bottom:
      if isFlexible {
        add("a navigation bar has no flexible space", "it is left out", at: unit.source)
      } else if document.minimumVersions.ios < PlatformVersion(26) {
        add("a navigation bar has space from iOS 26 on", "it is left out before", at: unit.source)
      }
    case .back(let button) where !button.content.isEmpty && toolbar.edge != .bottom:
      add(
        "the menu of the back button lists the places of the navigation controller",
        "the document's items are left out", at: unit.source)
    case .back, .title, .search:
      guard toolbar.edge == .bottom else { return }
      add(
        "back, title and search stand in the navigation bar, not at the bottom",
        "it is left out", at: unit.source)
    case .group(let group): for member in group.members { find(member, in: toolbar) }
    case .pullDownButton(let button):
      find(button.content, layout: button.layout, at: button.source)
    default: break
    }
  }
}

// MARK: Presentations

extension UIKitLimits {
  private mutating func find(_ sheet: Sheet, on platforms: PlatformSet) {
    if platforms.contains(.visionos) {
      add(
        "a sheet of visionOS is modal and has no detents, grabber and radius",
        "it has its full height there", at: sheet.source)
    }
    if platforms.contains(.macos) {
      add(
        "a sheet in a window of a Mac is modal and has no detents and grabber",
        "it has the size of its content there", at: sheet.source)
    }
  }

  private mutating func findPresentations() {
    for alert in document.alerts {
      let cancels = alert.actions.filter { document.role(of: $0) == .cancel }
      for item in cancels.dropFirst() {
        add("an alert of UIKit has one Cancel", "a plain button", at: item.source)
      }
    }
    for sheet in document.sheets where sheet.hasDetents {
      find(sheet, on: sheet.platforms.intersection(document.platforms))
    }
    for command in document.commands where command.presentation == .inside {
      if document.sheets.contains(where: { $0.id == command.presents && $0.hasDetents }) {
        add(
          "what a popover shows inside itself has its height", "the detents are for elsewhere",
          at: command.source)
      }
    }
    for view in document.activityViews {
      if view.excludes.contains(.saveToFiles) {
        add(
          "UIKit has no name for the activity save-to-files", "it is not excluded",
          at: view.source)
      }
      if let activity = view.activities.first {
        add(
          "activities of the app's own are classes", "a method of the app makes them",
          at: activity.source)
      }
    }
  }
}

// MARK: Drag and drop

extension UIKitLimits {
  private mutating func findDragsAndDrops() {
    let exchange = UIKitDragAndDrop(plan: plan)
    for source in exchange.sources {
      if source.allows == [.move] {
        add(
          "a drag of UIKit can always be copied", "what cannot be moved is copied",
          at: source.source)
      }
      if source.isOnList, source.onMove != nil, !exchange.takesMoves(of: source) {
        add(
          "a table or a collection of UIKit does not tell its drag delegate that something was moved",
          "call what removes it where the app takes the drop", at: source.source)
      }
      if source.isOnStandardText { findStandardText("drag", at: source.source) }
    }
    for target in exchange.targets { find(target) }
  }

  private mutating func find(_ target: DropTarget) {
    let source = target.source
    if target.operation == .link {
      add("UIKit has no links to what is dragged", "a drop copies it", at: source)
    }
    if let id = target.confirm, plan.alerts[id] == nil {
      add(
        "'\(id)' does not say what people answer in it",
        "the app calls `confirm()` or `refuse()` of the drop target", at: source)
    }
    if target.isOnStandardText { findStandardText("drop", at: source) }
    let scrollsItself = target.isOnList || target.isOnStandardText
    if scrollsItself, target.autoScroll == .some(.none) || target.autoScrollZone != 44 {
      add(
        "tables, collections and texts of UIKit scroll under a drag, in zones of their own",
        "`auto-scroll` and its zone are left out", at: source)
    }
    if target.placeholder, !target.isOnList {
      add(
        "only tables and collections of UIKit have placeholders for what has not arrived",
        "show one in the view until the app takes the drop", at: source)
    }
    if target.isOnList, target.feedback == .animate {
      add(
        "a table or a collection of UIKit moves its rows for an insertion only",
        "the app moves them, by the point that it is given", at: source)
    }
  }

  private mutating func findStandardText(_ what: String, at source: SourceReference) {
    add(
      "a text of UIKit has a \(what) interaction of its own",
      "which of both answers is the system's choice: the app can set its text \(what) delegate",
      at: source)
  }
}

extension ToolbarUnit {
  fileprivate var collapse: GroupCollapse? {
    if case .group(let group) = content { group.collapse } else { nil }
  }
}

extension ToolbarGroup {
  fileprivate static let unbroken = GroupCollapse.none
}

extension Sheet {
  /// Indicates whether it rests at other heights than the full one, or looks as if.
  fileprivate var hasDetents: Bool {
    detents != ["large"] || grabber == .visible || cornerRadius != nil || isNonmodal
  }
}
