import MenuetModel

/// Why a document needs parts of the code that files for AppKit share, so that nothing idle is
/// written.
enum AppKitNeeds {
  static func needs(of plan: GenerationPlan) -> Set<SupportCode.Need> {
    let all =
      commandNeeds(of: plan) + menuNeeds(of: plan) + controlNeeds(of: plan) + barNeeds(of: plan)
      + AppKitDragAndDrop(plan: plan).needs
    let versions = plan.appKitVersions
    let newer: [(SupportCode.Need, Bool)] = [
      (.idleCommands, !AppKitPerforming(plan: plan).performed.isEmpty),
      (.version14, versions.isAtLeast(PlatformVersion(14))),
      (.version15, versions.isAtLeast(PlatformVersion(15))),
      (.version26, versions.isAtLeast(PlatformVersion(26))),
    ]
    let needs = plan.needs.union((all + newer).filter(\.1).map(\.0))
    return AppKitMenuBar(plan: plan).suppliedItems.isEmpty
      ? needs.subtracting([.dynamicItems]) : needs
  }

  /// The shared code that a document needs where its own code mentions it.
  static func needs(_ mentions: Mentions) -> Set<SupportCode.Need> {
    let all: [(SupportCode.Need, Bool)] = [
      (.showingTests, mentions.contains("showRest")),
      (.enablingTests, mentions.contains("enableRest")),
      (.pushButtons, mentions.contains("pushButton")),
      (.pullDownButtons, mentions.contains("pullDownButton")),
      (.expandedGroups, mentions.contains("group")),
      (.barSegments, mentions.contains("segmentedGroup")),
      (.comboButtons, mentions.contains("comboButton")),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  private static func commandNeeds(of plan: GenerationPlan) -> [(SupportCode.Need, Bool)] {
    let commands = plan.document.commands
    func any(_ test: (CommandDetails) -> Bool) -> Bool {
      commands.indices.contains { commands[$0].details.map { test($0.value) } ?? false }
    }
    let performing = AppKitPerforming(plan: plan)
    return [
      (.subtitles, hasSubtitles(plan)), (.commandSubtitles, any { $0.subtitle != nil }),
      (.hints, any { $0.hint != nil }),
      (.labels, any { $0.accessibilityLabel != nil }), (.images, any { $0.image != nil }),
      (.onTitles, any { $0.onTitle != nil }), (.onSymbols, any { $0.onSymbol != nil }),
      (.pairs, commands.indices.contains { commands[$0].form == .pair }),
      (.hiding, commands.indices.contains { commands[$0].whenUnavailable != nil }),
      (
        .menuKeys,
        hasMenus(plan) || commands.indices.contains { commands[$0].form == .pair }
      ),
      (.textKeys, !AppKitKeys(plan: plan).textShortcuts.isEmpty),
      (.prominent, commands.indices.contains { commands[$0].role == .primary }),
      (
        .standardEdits,
        plan.commands.contains { if case .standardEdit = $0.handler { true } else { false } }
      ),
      (.responders, commands.indices.contains { performing.needsResponder($0) }),
      (.standardActions, commands.indices.contains { performing.isSystems($0) }),
      (.taggedActions, performing.hasTags),
    ]
  }

  /// Subtitles of places and submenus need the code too.
  private static func hasSubtitles(_ plan: GenerationPlan) -> Bool {
    let document = plan.document
    return document.commands.indices.contains { document.commands[$0].subtitle != nil }
      || plan.walk.placements.contains { $0.item.overrides?.value.subtitle != nil }
      || document.choices.contains { $0.options.contains { $0.subtitle != nil } }
      || elements(plan).contains {
        if case .submenu(let submenu) = $0 { submenu.subtitle != nil } else { false }
      }
  }

  /// Indicates whether a line of a menu has a condition.
  private static func hasConditionalSeparators(_ plan: GenerationPlan) -> Bool {
    elements(plan).contains {
      if case .separator(let separator) = $0 {
        separator.visibleWhen != nil && separator.platforms.hasAppKit
      } else {
        false
      }
    }
  }

  private static func elements(_ plan: GenerationPlan) -> [MenuElement] {
    plan.walk.levels.flatMap(\.content)
  }

  /// Indicates whether the document has menus, or controls that open one.
  static func hasMenus(_ plan: GenerationPlan) -> Bool {
    plan.walk.surfaces.contains { surface in
      guard surface.platforms.hasAppKit else { return false }
      switch surface.content {
      case .menu, .menuBar, .menuOfBar, .popUpButton, .pullDownButton, .contextMenu, .editMenu,
        .backMenu:
        return true
      case .segmented: return surface.isInToolbar
      case .toolbar, .presented, .button, .tabBar, .documentMenu, .alert, .activityView:
        return false
      }
    }
      || plan.walk.placements.contains { placement in
        plan.choiceIndex(placement.item.subject) != nil && placement.item.platforms.hasAppKit
      }
  }

  private static func menuNeeds(of plan: GenerationPlan) -> [(SupportCode.Need, Bool)] {
    let bar = AppKitMenuBar(plan: plan)
    let hasBars = !AppKitToolbars(plan: plan).toolbars.isEmpty
    let isOld = !plan.appKitVersions.isAtLeast(PlatformVersion(26))
    let hasServices = plan.document.commands.indices.contains {
      plan.document.commands[$0].system == .services
    }
    return [
      (.menus, hasMenus(plan)), (.bars, hasBars), (.menuItems, hasMenus(plan) || hasBars),
      (.menuBars, !bar.bars.isEmpty), (.options, bar.hasOptions),
      (.rows, plan.walk.levels.contains { ($0.sectionLayout ?? $0.layout) != .large }),
      (
        .alternates,
        plan.document.commands.indices.contains { plan.document.commands[$0].alternateOf != nil }
      ),
      (.services, !bar.bars.isEmpty && hasServices),
      (.separatingTests, hasConditionalSeparators(plan)),
      (.unkeyed, hasContextMenus(plan)),
      (.olderSymbols, hasContextMenus(plan) && isOld || !standardSymbols(plan).isEmpty),
      (.standardSymbols, !standardSymbols(plan).isEmpty),
      (.parts, AppKitParts(plan: plan).isNeeded),
      (.dismissals, AppKitPresentations(plan: plan).tellsDismissals),
      (.anchors, AppKitPresentations(plan: plan).hasAnchors),
    ]
  }

  private static func hasContextMenus(_ plan: GenerationPlan) -> Bool {
    plan.document.contextMenus.contains { $0.platforms.hasAppKit }
      || plan.document.editMenus.contains { $0.platforms.hasAppKit }
  }

  /// The standard commands whose symbols a menu bar shows since macOS 26 only, by their indices.
  static func standardSymbols(_ plan: GenerationPlan) -> [Int] {
    guard !plan.appKitVersions.isAtLeast(PlatformVersion(26)),
      !AppKitMenuBar(plan: plan).bars.isEmpty
    else { return [] }
    return plan.document.commands.indices.filter { index in
      let command = plan.document.commands[index]
      return command.symbol != nil && command.symbol == command.system?.facts.symbol
    }
  }

  private static func controlNeeds(of plan: GenerationPlan) -> [(SupportCode.Need, Bool)] {
    let bars = units(plan)
    let bodies = plan.presented.elements.map(\.body)
    let hasButtons =
      !plan.walk.everyButton.isEmpty
      || bodies.contains { $0.items.contains { $0.kind != .choice } }
    let hasPopUps =
      !plan.walk.everyPopUpButton.isEmpty
      || bodies.contains { $0.items.contains { $0.kind == .choice } }
      || bars.contains { [.popUpButton, .choice].contains($0.content.kind) }
    return [
      (.buttons, hasButtons), (.popUpButtons, hasPopUps),
      (
        .followers,
        hasButtons || hasPopUps || plan.hasFollowers || !AppKitToolbars(plan: plan).toolbars.isEmpty
          || plan.document.menus.contains { $0.kind == .statusItem && $0.visibleWhen != nil }
      ),
      (.segments, !plan.walk.segmentedControls.isEmpty),
    ]
  }

  /// Every unit of a bar and of its groups.
  private static func units(_ plan: GenerationPlan) -> [ToolbarUnit] {
    AppKitToolbars(plan: plan).toolbars.flatMap { toolbar in
      Toolbar.Region.allCases.flatMap { toolbar[$0] }
    }.flatMap { unit in
      if case .group(let group) = unit.content { [unit] + group.members } else { [unit] }
    }
  }

  private static func barNeeds(of plan: GenerationPlan) -> [(SupportCode.Need, Bool)] {
    let units = units(plan)
    let kinds = Set(units.map(\.content.kind))
    func isItem(_ unit: ToolbarUnit, _ test: (Command, Item) -> Bool) -> Bool {
      let item: Item
      switch unit.content {
      case .item(let placed): item = placed
      case .button(let button): item = button.item
      default: return false
      }
      return plan.commandIndex(item).map { test(plan.document.commands[$0], item) } ?? false
    }
    let performing = AppKitPerforming(plan: plan)
    let hasStandard =
      kinds.contains(.close)
      || units.contains { isItem($0) { _, item in performing.isSystems(item) } }
    let hasControls = !kinds.isDisjoint(with: [.popUpButton, .choice, .segmented])
    let hasMenus = kinds.contains(.pullDownButton)
    return [
      (.standardItems, hasStandard), (.barMenus, hasMenus), (.barControls, hasControls),
      (.madeItems, AppKitToolbars(plan: plan).hasMadeItems),
      (.barSearches, kinds.contains(.search)), (.barGroups, kinds.contains(.group)),
      (.barBacks, kinds.contains(.back)),
      (
        .barLabels,
        hasStandard || hasControls || hasMenus
          || !kinds.isDisjoint(with: [.search, .group, .back])
      ),
      (
        .barShares,
        units.contains { unit in
          isItem(unit) { _, item in
            plan.commandIndex(item).map {
              AppKitPresentations(plan: plan).sharing($0) != nil
            } ?? false
          }
        }
      ),
      (.hiddenOverflow, units.contains { $0.overflow == .hide }),
    ]
  }
}
