import MenuetModel
import MenuetSource

extension PlatformSet {
  /// Where a sheet is a card that people drag, and a popover points at what opened it.
  static let touch: PlatformSet = [.ios, .ipados]
}

// MARK: What presents what

/// A command or option that presents something, by what was written at one element.
struct Presenter {
  /// Index of the command; `nil` for an option of a choice.
  let command: Int?
  /// The id of what it presents.
  let target: String
  /// The element with `presents`.
  let source: SourceReference
  /// The places to which that applies; none for an option.
  let placements: [Placement]
  let platforms: PlatformSet
}

/// The thing that an id of the document names, among the things that can be presented.
enum PresentableKind {
  case sheet, cover, popover, alert, activityView
}

extension RuleContext {
  /// Everything that presents something, commands before options, in document order.
  var allPresenters: [Presenter] {
    var places: [Int: [Placement]] = [:]
    var presenters: [Presenter] = []
    for placement in walk.placements {
      guard case .command(let index) = placement.item.subject else { continue }
      guard let target = placement.item.overrides?.value.presents else {
        if document.commands[index].presents != nil {
          places[index, default: []].append(placement)
        }
        continue
      }
      presenters.append(
        Presenter(
          command: index, target: target, source: placement.item.source,
          placements: [placement], platforms: placement.item.platforms))
    }
    for (index, command) in document.commands.enumerated() {
      guard let target = command.presents else { continue }
      presenters.append(
        Presenter(
          command: index, target: target, source: command.source, placements: places[index] ?? [],
          platforms: command.platforms))
    }
    for choice in document.choices {
      for option in choice.options {
        guard let target = option.presents else { continue }
        presenters.append(
          Presenter(
            command: nil, target: target, source: option.source, placements: [],
            platforms: option.platforms))
      }
    }
    return presenters
  }

  /// The things that the ids of presentables name.
  var presentableKinds: [String: PresentableKind] {
    var kinds: [String: PresentableKind] = [:]
    for sheet in document.sheets { kinds[sheet.id] = .sheet }
    for cover in document.covers { kinds[cover.id] = .cover }
    for popover in document.popovers { kinds[popover.id] = .popover }
    for alert in document.alerts { kinds[alert.id] = .alert }
    for view in document.activityViews { kinds[view.id] = .activityView }
    return kinds
  }

  /// The items in a sheet, cover, popover or alert, by its id.
  func items(in presentation: String) -> [Item] { presentedItems[presentation] ?? [] }

  /// The presentation that an item opens at its place.
  func target(of item: Item) -> String? {
    item.overrides?.value.presents ?? document.command(of: item)?.presents
  }
}

// MARK: Leaving a presentation

extension RuleContext {
  /// Returns whether this is an item that closes what it stands in.
  func dismisses(_ item: Item) -> Bool {
    guard let command = document.command(of: item) else { return false }
    return command.traits.contains(.dismisses) || isExit(item)
  }

  /// Returns whether this is an item that does nothing but leave.
  func isExit(_ item: Item) -> Bool {
    switch system(of: item) {
    case .cancel, .done, .close, .back: true
    default: document.role(of: item) == .cancel
    }
  }

  /// Returns whether this is an item that cancels.
  func cancels(_ item: Item) -> Bool {
    system(of: item) == .cancel || document.role(of: item) == .cancel
  }
}

extension PresentedBody {
  /// True where it has the button of the bar, or the ready-made one, that closes the presentation.
  var hasCloseButton: Bool {
    let units = Toolbar.Region.allCases.flatMap { toolbar?[$0] ?? [] }
    return buttons.contains { $0.kind == .close }
      || units.contains { unit in
        switch unit.content {
        case .close, .back: true
        case .button(let button): button.kind == .close
        default: false
        }
      }
  }

  /// True where other documents may add to the toolbar.
  var hasSlot: Bool { Toolbar.Region.allCases.contains { toolbar?.hasSlot(in: $0) ?? false } }
}

// MARK: Detents

extension RuleContext {
  /// The heights of a sheet's detents in their order; `nil` where a mistake in them has been
  /// reported.
  func detentHeights(of sheet: Sheet) -> [DetentHeight]? {
    guard !mayLack(.detents, on: sheet.source), !sheet.detents.isEmpty else { return nil }
    let heights = sheet.detentHeights.compactMap { $0 }
    return heights.count == sheet.detents.count ? heights : nil
  }

  /// The attribute that makes a sheet nonmodal.
  func modalityLocation(of sheet: Sheet) -> SourceLocation {
    location(sheet.statesModality ? .modality : .undimmedThrough, of: sheet.source)
  }

  /// True where a sheet rests at more than one height.
  func isResizable(_ sheet: Sheet) -> Bool { (detentHeights(of: sheet)?.count ?? 1) > 1 }

  /// The nominal heights of a fully expanded sheet, one for each platform that has detents.
  func fullHeights(of sheet: Sheet) -> [(platform: Platform, height: Int)] {
    var heights: [(platform: Platform, height: Int)] = []
    if sheet.platforms.contains(.ios) { heights.append((.ios, fullHeights.ios)) }
    if sheet.platforms.contains(.ipados) { heights.append((.ipados, fullHeights.ipados)) }
    return heights
  }

  /// The numbers that were chosen for them, as far as they can be heights.
  private var fullHeights: (ios: Int, ipados: Int) {
    (
      min(max(options[SheetDetentOrder.heightIos], 1), 100_000),
      min(max(options[SheetDetentOrder.heightIpados], 1), 100_000)
    )
  }

  /// The nominal height of a fully expanded sheet in every container where it has detents.
  func expandedHeights(of sheet: Sheet) -> [Int] {
    sheet.platforms.members.flatMap(DeviceContainer.nominal).filter(\.hasDetents).map { container in
      switch container {
      case .phone: fullHeights.ios
      case .pad: fullHeights.ipados
      default: container.fullHeight
      }
    }
  }

  /// True where a sheet rests at a height below the full one on some device; `nil` where its detents
  /// are not known.
  func hasPartialDetent(_ sheet: Sheet) -> Bool? {
    guard let heights = detentHeights(of: sheet) else { return nil }
    return expandedHeights(of: sheet).contains { full in
      heights.contains { $0.resolved(full: full) < full }
    }
  }
}
