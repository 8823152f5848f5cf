import MenuetModel

/// Why a document needs parts of the code that files for UIKit share, so that nothing idle is written.
enum UIKitNeeds {
  static func needs(of plan: GenerationPlan) -> Set<SupportCode.Need> {
    let document = plan.document
    let platforms = document.platforms.intersection(UIKitPlatforms.all)
    let tellsPlatforms = platforms.members.count > 1
    let all =
      commandNeeds(of: plan) + controlNeeds(of: plan) + UIKitConfigurations(plan: plan).needs + [
        (.version26, UIKitVersions(document).is26Everywhere),
        (.phone, tellsPlatforms && platforms.contains(.ios)),
        (.pad, tellsPlatforms && platforms.contains(.ipados)),
        (.mac, tellsPlatforms && platforms.contains(.macos)),
        (.vision, tellsPlatforms && platforms.contains(.visionos)),
      ]
    return plan.needs.union(all.filter(\.1).map(\.0))
      .union(UIKitDragAndDrop(plan: plan).needs)
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
      (.segments, !plan.walk.segmentedControls.isEmpty),
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
