import MenuetModel

/// Why a document needs parts of the code that files for UIKit share, so that nothing idle is written.
enum UIKitNeeds {
  static func needs(of plan: GenerationPlan) -> Set<SupportCode.Need> {
    let all =
      commandNeeds(of: plan) + controlNeeds(of: plan) + UIKitConfigurations(plan: plan).needs + [
        (
          .alternateCommands,
          plan.document.commands.indices.contains {
            plan.document.commands[$0].alternateOf != nil
          } && !UIKitMenuBar(plan: plan).bars.isEmpty
        ),
        (.idleCommands, !UIKitPerforming(plan: plan).performed.isEmpty),
        (.padOnMac, !plan.document.platforms.contains(.macos)),
        (.before17, !UIKitVersions(plan.document).is17Everywhere),
        (.version26, UIKitVersions(plan.document).is26Everywhere),
        (.adaptedPopovers, UIKitPresentations(plan: plan).hasAdaptedDetents),
      ]
    return plan.needs.union(all.filter(\.1).map(\.0))
      .union(UIKitDragAndDrop(plan: plan).needs)
  }

  /// The shared code that a document needs where its own code mentions it.
  static func needs(_ mentions: Mentions, of plan: GenerationPlan) -> Set<SupportCode.Need> {
    func any(_ names: String...) -> Bool { names.contains { mentions.contains($0) } }
    let pullsDown = any("bar.pullDown")
    let all: [(SupportCode.Need, Bool)] = [
      (.phone, any("isPhone")), (.pad, any("isPad")), (.mac, any("isMac")),
      (.vision, any("isVision")),
      (
        .shownItems,
        hasMenuElements(mentions) || any("subtitle", "hint", "accessibilityLabel")
      ),
      (
        .following,
        any("Bar") || !plan.walk.everyButton.isEmpty || !plan.walk.everyPopUpButton.isEmpty
          || !plan.walk.segmentedControls.isEmpty
          || plan.walk.everyPullDownButton.contains { $0.primary != nil }
      ),
      (.nestedMenus, any("nested")), (.menuRows, any("add(row:)")),
      (.menuSections, any("add(section:)") || pullsDown),
      (.menuGroups, any("separate", "add(section:)", "add(group:)") || pullsDown),
      (.submenus, any("add(submenu:)")), (.menuChoices, any("add(options:)")),
      (.dynamicElements, any("add(dynamic:)")), (.menuBarElements, any("add(supplied:)")),
      (
        .dimmedElements,
        any("dimmed")
          || (any("add(dynamic:)") && any("nested(isAvailable:)", "menu.isAvailable"))
      ),
      (.unshownKeys, any("system.claim")),
      (.replacedMenus, any("SystemMenus(replacing:)")),
      (.takenCommands, any("SystemMenus(commands:)")),
      (.wholeGroups, any("add(group:)")), (.groupRests, any("add(rest:)")),
      (.reservedKeys, any("SystemMenus(reserving:)")),
      (.menuBarGroups, any("add(group:)", "add(rest:)")), (.ownPlaces, any("isPlace")),
      (.menuBarChoices, any("add(choice:)")),
      (.menuBarOptions, any("add(choice:)", "entry(option:)")),
      (.madeMenus, any("menu(title:)") || pullsDown), (.barMenus, pullsDown),
      (.barCommands, any("bar.command")),
      (.systemItems, any("command(systemItem:)")),
      (.waysOut, any("PresentedItems.spellsWaysOut")), (.ownBars, any("presented.addWaysOut")),
      (.limitedItems, any("isAllowed")),
      (.shownOptions, any("bar.popUp") || !plan.walk.everyPopUpButton.isEmpty),
      (.barPopUps, any("bar.popUp")), (.barSegments, any("bar.segmented")),
      (.barChoices, any("bar.popUp", "bar.segmented")),
      (.representatives, any("bar.representative")),
      (.barSubmenus, any("bar.representative", "bar.submenu")),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  /// Indicates whether anything is in a menu; an item of a bar is in the overflow menu.
  static func hasMenuElements(_ mentions: Mentions) -> Bool {
    mentions.contains("bar.command") || hasMenuItems(mentions)
  }

  /// Indicates whether anything collects the items of a menu.
  static func hasMenuItems(_ mentions: Mentions) -> Bool {
    mentions.contains("MenuItems") || mentions.contains("bar.pullDown")
  }

  private static func commandNeeds(of plan: GenerationPlan) -> [(SupportCode.Need, Bool)] {
    let commands = plan.document.commands
    func any(_ test: (CommandDetails) -> Bool) -> Bool {
      commands.indices.contains { commands[$0].details.map { test($0.value) } ?? false }
    }
    return [
      (.subtitles, any { $0.subtitle != nil }), (.hints, any { $0.hint != nil }),
      (.labels, any { $0.accessibilityLabel != nil }), (.images, any { $0.image != nil }),
      (.onTitles, any { $0.onTitle != nil }), (.onSymbols, any { $0.onSymbol != nil }),
      (.pairs, commands.indices.contains { commands[$0].form == .pair }),
      (
        .undoing,
        plan.commands.contains { if case .undo = $0.handler { true } else { false } }
      ),
      (.staying, commands.indices.contains { commands[$0].traits.contains(.keepsMenuOpen) }),
      (.hiding, commands.indices.contains { commands[$0].whenUnavailable != nil }),
      (.prominent, commands.indices.contains { commands[$0].role == .primary }),
      (
        .standardEdits,
        plan.commands.contains {
          if case .standardEdit = $0.handler { true } else { false }
        }
      ),
    ]
  }

  private static func controlNeeds(of plan: GenerationPlan) -> [(SupportCode.Need, Bool)] {
    let hasButtons = !plan.walk.everyButton.isEmpty
    let pullDownButtons = plan.walk.everyPullDownButton
    return [
      (.buttons, hasButtons),
      (.tappedButtons, hasButtons || pullDownButtons.contains { $0.primary != nil }),
      (.followers, plan.hasFollowers), (.fitting, UIKitToolbars(plan: plan).fitsAny),
      (.popUpButtons, !plan.walk.everyPopUpButton.isEmpty),
      (.segments, !plan.walk.segmentedControls.isEmpty), (.shownItems, hasButtons),
      (.menuBars, !plan.document.menuBars.isEmpty),
      (
        .documentMenus,
        plan.walk.toolbars.contains { toolbar in
          toolbar.edge != .bottom
            && toolbar.regions.leading.contains {
              if case .title(let title) = $0.content { title.documentMenu != nil } else { false }
            }
        }
      ),
    ]
  }
}
