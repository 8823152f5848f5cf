import MenuetModel

/// The parts of the code that files for SwiftUI share which a document needs, so that nothing idle is
/// written.
enum SwiftUINeeds {
  /// - Parameter mentions: what everything that is written for the document itself mentions.
  static func needs(of plan: GenerationPlan, _ mentions: Mentions) -> Set<SupportCode.Need> {
    let document = plan.document
    let commands = document.commands
    let presentations = SwiftUIPresentations(plan: plan)
    func any(_ test: (CommandDetails) -> Bool) -> Bool {
      commands.indices.contains { commands[$0].details.map { test($0.value) } ?? false }
    }
    let subtitles = any { $0.subtitle != nil }
    let hints = any { $0.hint != nil }
    let labels = any { $0.accessibilityLabel != nil }
    let images = any { $0.image != nil }
    let isHiding = commands.indices.contains { commands[$0].whenUnavailable != nil }
    let hidesInSurfaces = mentions.contains("Surface(hidesUnavailable:)")
    let changing: [(SupportCode.Need, String)] = [
      (.titled, "titled"), (.subtitled, "subtitled"), (.symbolized, "showing(symbol:)"),
      (.depicted, "showing(image:)"), (.bare, "withoutSymbol"), (.hinted, "hinted"),
      (.labelled, "labelled"), (.cast, "inRole"), (.enabled, "enabled(if:)"),
      (.revealed, "shown(if:)"), (.concealed, "hidden(whenUnavailable:)"), (.keyed, "keyed"),
      (.pressed, "pressed(by:)"), (.placedEffects, "performing"), (.shareLinks, "sharing"),
    ]
    let changes = changing.filter { mentions.contains($0.1) }.map(\.0)
    let hasPairs = commands.indices.contains { commands[$0].form == .pair }
    let all: [(SupportCode.Need, Bool)] = [
      (.subtitles, subtitles), (.hints, hints), (.labels, labels), (.images, images),
      (.placedSubtitles, subtitles || changes.contains(.subtitled)),
      (.placedHints, hints || changes.contains(.hinted)),
      (.placedLabels, labels || changes.contains(.labelled)),
      (.placedImages, images || changes.contains(.depicted)),
      (.hidingSurfaces, hidesInSurfaces), (.hiding, isHiding),
      (.hidingItems, isHiding || hidesInSurfaces || changes.contains(.concealed)),
      (.changes, hasPairs || !changes.isEmpty), (.runs, mentions.contains("items")),
      (.onTitles, any { $0.onTitle != nil }),
      (.onSymbols, any { $0.onSymbol != nil }),
      (.pairs, hasPairs),
      (.staying, commands.indices.contains { commands[$0].traits.contains(.keepsMenuOpen) }),
      (.keys, SwiftUIKeys(plan: plan).isNeeded),
      (.menuBars, !SwiftUIMenuBar(plan: plan).bars.isEmpty),
      (.before17, !document.hasObservation),
      (.dimmedOptions, SwiftUIChoices(plan: plan).areDimmed),
      (.presented, presentations.isNeeded),
      (.observedParts, plan.hasParts && !document.hasObservation),
      (.sheets, plan.listsPresentations), (.questions, presentations.asks),
      (.detents, plan.listsPresentations && presentations.hasDetents),
      (.barPopovers, mentions.contains("Pointing")),
      (.idleCommands, !SwiftUIPerforming(plan: plan).performed.isEmpty),
      (.undoing, SwiftUIPerforming(plan: plan).undoes),
      (.leading, mentions.contains("Place.leading")),
      (.trailing, mentions.contains("Place.trailing")),
      (.pinned, mentions.contains("Place.pinned")),
      (.bottom, mentions.contains("Place.bottom") || mentions.contains("bottomSpace")),
      (.phone, mentions.contains("isPhone")), (.pad, mentions.contains("isPad")),
      (.padOnMac, !plan.document.platforms.contains(.macos)),
      (.mac, mentions.contains("isMac")), (.vision, mentions.contains("isVision")),
    ]
    // Commands of SwiftUI are told by their scene what is presented.
    let needs = plan.needs.subtracting([.presentations]).union(all.filter(\.1).map(\.0))
      .union(changes)
    let filling: Set<SupportCode.Need> = [
      .images, .toggles, .subtitles, .hints, .labels, .hidingSurfaces, .hiding, .keys, .undoing,
    ]
    return needs.isDisjoint(with: filling) ? needs : needs.union([.filled])
  }

  /// Indicates whether any surface shows commands.
  static func hasItems(_ plan: GenerationPlan) -> Bool {
    plan.walk.surfaces.contains { surface in
      guard !surface.platforms.isDisjoint(with: UIKitPlatforms.all) else { return false }
      switch surface.content {
      case .menu, .menuBar, .menuOfBar, .pullDownButton, .contextMenu, .toolbar, .button:
        return true
      case .presented(let presented): return !presented.body.items.isEmpty
      case .popUpButton, .segmented, .editMenu, .backMenu, .tabBar, .documentMenu, .alert,
        .activityView:
        return false
      }
    }
  }

  /// The code that surfaces share, each part only where one mentions it.
  static func support(_ mentions: Mentions) -> [Declaration] {
    let parts: [(SupportCode, String)] = [
      (SupportCode.SwiftUI.row, "SymbolRow"), (SupportCode.SwiftUI.order, "Ordered"),
      (SupportCode.SwiftUI.followed, "Followed"), (SupportCode.SwiftUI.alternate, "Alternate"),
      (SupportCode.SwiftUI.noWindowList, "NoWindowList"),
      (SupportCode.SwiftUI.dynamicItems, "dynamic"), (SupportCode.SwiftUI.places, "Place"),
      (SupportCode.SwiftUI.priority, "prioritized"), (SupportCode.SwiftUI.space, "space"),
      (SupportCode.SwiftUI.bottomSpace, "bottomSpace"),
      (SupportCode.SwiftUI.prominent, "Prominent"), (SupportCode.SwiftUI.wayOut, "WayOut"),
      (SupportCode.SwiftUI.viewTitle, "ViewTitle"), (SupportCode.SwiftUI.subtitle, "Subtitle"),
      (SupportCode.SwiftUI.role, "BarRole"), (SupportCode.SwiftUI.glass, "Glass"),
      (SupportCode.SwiftUI.springLoading, "SpringLoading"),
      (SupportCode.SwiftUI.presenter, "PresentingScene"),
      (SupportCode.SwiftUI.pointing, "Pointing"), (SupportCode.SwiftUI.answering, "goOn"),
      (SupportCode.SwiftUI.inScene, "InScene"),
      (SupportCode.SwiftUI.sheetLook, "SheetLook"), (SupportCode.SwiftUI.sheetSize, "SheetSize"),
      (SupportCode.SwiftUI.popoverAdaptation, "CoveringPopover"),
    ]
    return parts.filter { mentions.contains($0.1) }.map { .support($0.0) }
      + [.support(SupportCode.SwiftUI.platforms)]
  }
}
