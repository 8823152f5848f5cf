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
        "toolbars and sheets of SwiftUI are newer than iOS \(versions.ios)",
        "everything generated is available from iOS 16.0 on", at: document.source)
    }
    if document.platforms.contains(.macos), versions.macos < PlatformVersion(13) {
      add(
        "toolbars and sheets of SwiftUI are newer than macOS \(versions.macos)",
        "everything generated is available from macOS 13.0 on", at: document.source)
    }
    for bar in document.tabBars where isHere(bar.platforms) {
      add("tab bars are not generated for SwiftUI", "the app makes its TabView", at: bar.source)
    }
    for view in document.views where view.onAppear != nil || view.onDisappear != nil {
      add(
        "generated code does not make the view '\(view.id)'",
        "call its handlers in onAppear and onDisappear", at: view.source)
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
      if command.traits.contains(.activityIndicator) {
        add(
          "SwiftUI does not know when the work of a command ends",
          "show a ProgressView while it runs", at: command.source)
      }
      if command.presentation == .inside {
        add(
          "what a popover shows is the app's", "go on inside it in the app", at: command.source)
      }
      if let view = command.navigates {
        add(
          "how the app goes to the view '\(view)' is its own",
          "show it where the app performs the command", at: command.source)
      }
      if command.confirm != nil, case .presentation(let target) = plan.commands[index].handler,
        document.activityViews.contains(where: { $0.id == target })
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
    for choice in document.choices {
      for option in choice.options {
        if option.shortcut != nil {
          add("an option of a picker has no keys", "it has none", at: option.source)
        }
        if option.subtitle != nil || option.hint != nil || option.image != nil {
          add(
            "an option of a picker shows its title and symbol",
            "its subtitle, hint and image are left out", at: option.source)
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
    for menu in document.editMenus where isHere(menu.platforms) {
      add(
        "the edit menu of text is the system's",
        "its items are left out; offer them in a context menu", at: menu.source)
    }
    for menu in document.contextMenus where isHere(menu.platforms) {
      if menu.previewOpens != nil || menu.previewDrag {
        add(
          "a tap on a preview closes it", "the preview opens and drags nothing", at: menu.source)
      }
    }
    for bar in SwiftUIMenuBar(plan: plan).bars {
      for menu in bar.menus where menu.visibleWhen != nil {
        add(
          "a menu of the menu bar stays", "its items go where the condition does not hold",
          at: menu.source)
      }
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

  // MARK: Controls

  private mutating func findControls() {
    for button in plan.walk.everyPopUpButton where isHere(button.platforms) {
      if button.subtitle != nil || button.symbol != nil || button.image != nil {
        add(
          "a picker shows its option only", "its subtitle and symbol are left out",
          at: button.source)
      }
    }
    for control in plan.walk.everySegmentedControl where isHere(control.platforms) {
      if control.subtitle != nil || control.symbol != nil || control.image != nil {
        add(
          "a picker shows its options only", "its subtitle and symbol are left out",
          at: control.source)
      }
    }
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
    if !toolbar.scrolling.isEmpty {
      add(
        "SwiftUI has no items of a toolbar above scrolling content", "they are left out",
        at: toolbar.source)
    }
    if !toolbar.shrink.isEmpty {
      add(
        "SwiftUI decides how the items of a toolbar give way",
        "items with a priority go last, from iOS 27 and macOS 26.1 on", at: toolbar.source)
    }
    for region in Toolbar.Region.allCases {
      for unit in toolbar[region] where isHere(unit.content.platforms) { find(unit, in: toolbar) }
    }
  }

  private mutating func find(_ unit: ToolbarUnit, in toolbar: Toolbar) {
    if unit.overflow == .hide {
      add(
        "an item of SwiftUI is in the overflow menu where it does not fit", "it stands there",
        at: unit.source)
    }
    if unit.customization == .optional, !toolbar.customizable {
      add(
        "people cannot add an item to a toolbar that is not customizable", "it is left out",
        at: unit.source)
    }
    switch unit.content {
    case .group(let group) where group.collapse == .none:
      add(
        "SwiftUI decides how a group gives way", "it becomes a menu where there is no room",
        at: unit.source)
    case .space where toolbar.isCustomizable && document.minimumVersions.ios < PlatformVersion(26):
      add(
        "a space of a customizable toolbar is newer than the least version", "it is left out",
        at: unit.source)
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
      if sheet.edgeAttached || sheet.widthFollowsContent {
        add(
          "a sheet of SwiftUI does not say how it rests in a low window", "it covers that",
          at: sheet.source)
      }
      if sheet.onWillDismiss != nil {
        add(
          "SwiftUI says when a sheet has been dismissed, not before", "the handler is not called",
          at: sheet.source)
      }
      if sheet.dismissal == .confirm || sheet.dismissal == .ask {
        add(
          "a swipe that would dismiss a sheet tells nobody",
          "the sheet stays until a command dismisses it", at: sheet.source)
      }
    }
    for popover in document.popovers where popover.anchor != nil {
      add(
        "a popover points at the item of a toolbar that presents it, else at the view that shows it",
        "apply the presentations to the view it is for", at: popover.source)
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
      if source.preview != .system {
        add(
          "the picture of a drag is the system's, or a view of the app",
          "add draggable with a preview to the view", at: source.source)
      }
      if source.multiple {
        add(
          "a view of SwiftUI drags one thing before iOS 26", "each thing is dragged by itself",
          at: source.source)
      }
      if source.fileProvider || source.progress {
        add(
          "SwiftUI shows the progress of a drag by itself",
          "the data are given when they are asked",
          at: source.source)
      }
      if source.allows != [.copy] || source.scope == .app {
        add(
          "a drag of SwiftUI is a copy, for every app, before iOS 27",
          "the app removes what was moved where the drop tells it", at: source.source)
      }
    }
    for target in document.dropTargets where isHere(target.platforms) {
      if let alert = target.confirm {
        add(
          "SwiftUI waits for no answer when something is dropped",
          "ask '\(alert)' where the app takes the drop", at: target.source)
      }
      if target.operation != .auto && target.operation != .copy || target.scope != .system {
        add(
          "a drop of SwiftUI is a copy, from every app, before iOS 26",
          "the app decides what it takes", at: target.source)
      }
      if target.feedback != .highlight || target.autoScroll != nil || target.gap
        || target.placeholder || target.progress != .system
      {
        add(
          "how a view answers a drag above it is its own",
          "the modifier tells the view when something is above it", at: target.source)
      }
      if target.springLoaded {
        add(
          "what opens under a drag is the view's own", "add springLoadingBehavior to the view",
          at: target.source)
      }
    }
  }
}
