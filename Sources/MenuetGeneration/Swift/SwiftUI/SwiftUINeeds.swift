import MenuetModel

/// Why a document needs parts of the code that files for SwiftUI share, so that nothing idle is
/// written.
enum SwiftUINeeds {
  static func needs(of plan: GenerationPlan) -> Set<SupportCode.Need> {
    let document = plan.document
    let commands = document.commands
    let platforms = document.platforms.intersection(UIKitPlatforms.all)
    let tellsPlatforms = platforms.members.count > 1
    let presentations = SwiftUIPresentations(plan: plan)
    func any(_ test: (CommandDetails) -> Bool) -> Bool {
      commands.indices.contains { commands[$0].details.map { test($0.value) } ?? false }
    }
    func anyPlace(_ test: (ItemOverrides) -> Bool) -> Bool {
      plan.walk.placements.contains { $0.item.overrides.map { test($0.value) } ?? false }
    }
    let all: [(SupportCode.Need, Bool)] = [
      (.subtitles, any { $0.subtitle != nil }), (.hints, any { $0.hint != nil }),
      (.labels, any { $0.accessibilityLabel != nil }), (.images, any { $0.image != nil }),
      (.placedSubtitles, any { $0.subtitle != nil } || anyPlace { $0.subtitle != nil }),
      (.placedHints, any { $0.hint != nil } || anyPlace { $0.hint != nil }),
      (
        .placedLabels,
        any { $0.accessibilityLabel != nil } || anyPlace { $0.accessibilityLabel != nil }
      ),
      (.onTitles, any { $0.onTitle != nil }),
      (.onSymbols, any { $0.onSymbol != nil }),
      (.pairs, commands.indices.contains { commands[$0].form == .pair }),
      (.staying, commands.indices.contains { commands[$0].traits.contains(.keepsMenuOpen) }),
      (.hiding, commands.indices.contains { commands[$0].whenUnavailable != nil }),
      (.keys, SwiftUIKeys(plan: plan).isNeeded),
      (.menuBars, !SwiftUIMenuBar(plan: plan).bars.isEmpty),
      (.shareLinks, presentations.shares), (.presented, presentations.isNeeded),
      (.sheets, plan.listsPresentations), (.questions, presentations.asks),
      (.detents, plan.listsPresentations && presentations.hasDetents),
      (.phone, tellsPlatforms && platforms.contains(.ios)),
      (.pad, tellsPlatforms && platforms.contains(.ipados)),
      (.mac, tellsPlatforms && platforms.contains(.macos)),
      (.vision, tellsPlatforms && platforms.contains(.visionos)),
    ]
    // Commands of SwiftUI are told by the model what is presented.
    return plan.needs.subtracting([.presentations]).union(all.filter(\.1).map(\.0))
  }

  /// Indicates whether any surface shows commands.
  static func hasItems(_ plan: GenerationPlan) -> Bool {
    plan.walk.surfaces.contains { surface in
      guard !surface.platforms.isDisjoint(with: UIKitPlatforms.all) else { return false }
      switch surface.content {
      case .menu, .menuBar, .menuOfBar, .pullDownButton, .contextMenu, .toolbar, .button:
        return true
      case .popUpButton, .segmented, .editMenu, .backMenu, .presented, .tabBar, .documentMenu,
        .alert, .activityView:
        return false
      }
    }
  }

  /// The code for parts of surfaces, each only where one has it.
  static func support(of plan: GenerationPlan) -> [Declaration] {
    let document = plan.document
    let toolbars = SwiftUIToolbars(plan: plan).toolbars
    let units = toolbars.flatMap { toolbar in
      Toolbar.Region.allCases.flatMap { region in toolbar[region].map { (toolbar, region, $0) } }
    }
    let orders =
      document.menus.map(\.order) + document.contextMenus.map(\.order)
      + plan.walk.pullDownButtons.map(\.order)
    let looks =
      plan.walk.everyButton.map(\.button.look) + plan.walk.everyPopUpButton.map(\.look)
      + plan.walk.popUpButtons.map(\.look) + plan.walk.everyPullDownButton.map(\.look)
    let presentations = SwiftUIPresentations(plan: plan)
    let sheets = document.sheets
    let parts: [(SupportCode, Bool)] = [
      (
        SupportCode.SwiftUI.row,
        plan.walk.levels.contains { ($0.sectionLayout ?? $0.layout) == .small }
      ),
      (SupportCode.SwiftUI.order, orders.contains { $0 != .automatic }),
      (SupportCode.SwiftUI.dynamicItems, !DynamicItemsWalk(plan.walk).items.isEmpty),
      (SupportCode.SwiftUI.places, !toolbars.isEmpty),
      (
        SupportCode.SwiftUI.priority,
        units.contains { toolbar, region, unit in
          !toolbar.isCustomizable && region != .leading && (unit.pinned || unit.priority > 0)
        }
      ),
      (
        SupportCode.SwiftUI.subtitle,
        units.contains {
          if case .title(let title) = $0.2.content { title.subtitle != nil } else { false }
        }
      ),
      (
        SupportCode.SwiftUI.role,
        toolbars.contains { toolbar in
          let shown = toolbar.platforms.intersection(plan.uiKitPlatforms.document)
          return toolbar.edge != .bottom && toolbar.resolvedStyle(on: shown) != .navigator
        }
      ),
      (
        SupportCode.SwiftUI.glass,
        looks.contains { $0.style == .glass || $0.style == .prominentGlass }
      ),
      (SupportCode.SwiftUI.springLoading, hasSpringLoading(plan, units.map(\.2))),
      (SupportCode.SwiftUI.presenting, presentations.isNeeded),
      (
        SupportCode.SwiftUI.sheetLook,
        sheets.contains { SwiftUIPresentations.hasNewerLook($0) }
      ),
      (SupportCode.SwiftUI.sheetSize, sheets.contains { $0.style != .automatic }),
      (
        SupportCode.SwiftUI.popoverAdaptation,
        document.popovers.contains { $0.adaptsTo != nil }
      ),
      (SupportCode.SwiftUI.platforms, true),
    ]
    return parts.filter(\.1).map { .support($0.0) }
  }

  private static func hasSpringLoading(_ plan: GenerationPlan, _ units: [ToolbarUnit]) -> Bool {
    units.contains { unit in
      if case .group(let group) = unit.content {
        return unit.springLoaded || group.members.contains(where: \.springLoaded)
      }
      return unit.springLoaded
    }
      || plan.walk.buttons.contains { $0.button.springLoaded }
      || plan.walk.popUpButtons.contains(where: \.springLoaded)
      || plan.walk.pullDownButtons.contains(where: \.springLoaded)
      || plan.walk.segmentedControls.contains(where: \.springLoaded)
  }
}
