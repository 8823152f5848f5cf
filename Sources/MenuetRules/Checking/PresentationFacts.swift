import MenuetLayout
import MenuetModel
import MenuetSource

extension PlatformSet {
  /// Where a sheet is a card that people drag, and a popover points at what opened it.
  static let touch: PlatformSet = [.ios, .ipados]
}

/// The sheets, covers, popovers and alerts of a document, and what leads to them.
struct PresentedTable: Sendable {
  /// The sheets by their ids.
  let sheets: [String: Sheet]
  /// The things that ids name, activity views among them.
  let kinds: [String: PresentableKind]
  /// The presenters of each of them, by its id.
  let presenters: [String: [Presenter]]
  /// The ids of those in which people enter something.
  let inputForms: Set<String>
  /// The items in each of them, by its id.
  private let items: [String: [Item]]

  init(_ document: Document, _ walk: Traversal) {
    let kinds = document.presentableKinds
    self.kinds = kinds
    sheets = Dictionary(
      document.sheets.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    presenters = Dictionary(grouping: walk.presenters(in: document), by: \.target)
    inputForms = Set(
      document.presented.filter { $0.body.regions.contains(where: \.takesInput) }.map(\.id)
    ).union(document.sheets.filter(\.edits).map(\.id))
    items = walk.placements.reduce(into: [:]) { items, placement in
      guard let view = placement.view, kinds[view] != nil else { return }
      items[view, default: []].append(placement.item)
    }
  }

  /// Returns whether an id names one of them: each is a view of its own.
  func isView(_ id: String) -> Bool { kinds[id].map { $0 != .activityView } ?? false }

  /// The items in one of them.
  func items(in id: String) -> [Item] { items[id] ?? [] }
}

extension RuleContext {
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

  /// Returns whether a sheet rests at more than one height.
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

  /// Returns whether a sheet rests at a height below the full one on some device; `nil` where its
  /// detents are not known.
  func hasPartialDetent(_ sheet: Sheet) -> Bool? {
    guard let heights = detentHeights(of: sheet) else { return nil }
    return expandedHeights(of: sheet).contains { full in
      heights.contains { $0.resolved(full: full) < full }
    }
  }
}

extension RuleContext {
  /// The first part of a sheet that no one can reach, with the platform on which that is so.
  func unreachablePart(
    of sheet: Sheet
  ) -> (part: SheetContent.Part, bottom: Int, height: Int, platform: Platform)? {
    guard !sheet.scrollable, let detents = detentHeights(of: sheet) else { return nil }
    let content = SheetContent(sheet)
    for (platform, full) in fullHeights(of: sheet) {
      let largest = detents.map { $0.resolved(full: full) }.max() ?? full
      if let found = content.part(below: largest, where: { _ in true }) {
        return (found.part, found.bottom, largest, platform)
      }
    }
    return nil
  }
}
