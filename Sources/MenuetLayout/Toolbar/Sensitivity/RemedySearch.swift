package import MenuetModel

/// Looks for the changes of a toolbar after which it reaches a goal. Nothing is guessed: each change
/// that is found was made, and the toolbar laid out anew.
///
/// Of every kind of change a few units are tried, the widest first, and the amount of a change is
/// found by halving, so that a search costs a few dozen layouts at most.
package struct RemedySearch: Sendable {
  /// What a change is to reach.
  package enum Goal: Sendable, Hashable {
    /// The bar fits a width, in points.
    case fit(Int)
    /// A unit, or the member of one itself, is in the bar at a width, in points.
    case show(ToolbarPlace, at: Int)
  }

  /// The units that are tried for a kind of change.
  private static let most = 6

  private let trial: ToolbarTrial
  private let goal: Goal
  /// What is in the bar at the goal's width.
  private let shown: [ToolbarLayout.ShownUnit]
  private let labels: [ToolbarTrial.Label]

  package init(_ trial: ToolbarTrial, _ goal: Goal) {
    self.trial = trial
    self.goal = goal
    let state = trial.layout.state(at: goal.width)
    shown = trial.layout.shownUnits(inState: state).widestFirst { $0.rung.width }
    labels = trial.labels(inState: state)
  }

  /// True where a change reaches the goal.
  package func isReached(by change: ToolbarChange) -> Bool {
    let layout = trial.making(change).layout
    guard layout.minimumWidth <= goal.width else { return false }
    guard case .show(let place, let width) = goal else { return true }
    let newPlace = change.newPlace(of: place, in: trial.toolbar)
    return layout.visibleFrom(newPlace).map { $0 <= width } ?? false
  }

  // MARK: Changes

  /// The least changes that reach the goal each by itself: shorter words first, by how many
  /// characters they lose; what changes the toolbar most stands last.
  package var changes: [ToolbarChange] {
    let icons = labels.prefix(Self.most).map { change(.showIcon, at: $0.place) }
    return shortenings + reached(icons) + reached(collapses) + ownChanges
      + reached(moves(to: .center)) + reached(unpinnings) + ownMoves
  }

  /// Several changes that let the bar fit together, where none does by itself; empty where they do not
  /// either. At each step the change is made that gains most.
  package var combination: [ToolbarChange] {
    var trial = trial
    var made: [ToolbarChange] = []
    while made.count < Self.most {
      let search = RemedySearch(trial, goal)
      guard let (change, next) = search.best else { return [] }
      made.append(change)
      trial = next
      if trial.layout.minimumWidth <= goal.width { return made }
    }
    return []
  }

  /// The change of the bar after which it needs the least room, and the bar after it. The first move
  /// gains nothing where it brings the overflow button, and is made where nothing else gains.
  private var best: (change: ToolbarChange, trial: ToolbarTrial)? {
    let moves = moves(to: .center)
    let icons = labels.prefix(Self.most).map { change(.showIcon, at: $0.place) }
    var best: (change: ToolbarChange, trial: ToolbarTrial)?
    for change in moves + collapses + icons + unpinnings {
      let next = trial.making(change)
      let least = best?.trial.layout.minimumWidth ?? trial.layout.minimumWidth
      if next.layout.minimumWidth < least { best = (change, next) }
    }
    return best ?? moves.first.map { ($0, trial.making($0)) }
  }

  /// The fewest units without which the bar fits, the widest first, and the least width of the bar
  /// without them; `nil` where it does not fit with none of them either.
  package var removals: (names: [String], minimumWidth: Int)? {
    var toolbar = trial.toolbar
    var names: [String] = []
    for shown in shown {
      let place = ToolbarPlace(shown.region, shown.unit.index)
      guard trial.toolbar[place]?.content.isMovable == true else { continue }
      names.append(trial.name(of: place))
      toolbar[shown.region].removeAll { $0.source.node == trial.toolbar[place]?.source.node }
      let rest = ToolbarTrial(
        toolbar, in: trial.document, context: trial.context, namesTitles: trial.namesTitles)
      if rest.layout.minimumWidth <= goal.width { return (names, rest.layout.minimumWidth) }
    }
    return nil
  }

  private func change(_ kind: ToolbarChange.Kind, at place: ToolbarPlace) -> ToolbarChange {
    ToolbarChange(kind, at: place, name: trial.name(of: place))
  }

  private func reached(_ changes: [ToolbarChange]) -> [ToolbarChange] {
    changes.filter(isReached)
  }

  /// Each label with the fewest characters that it has to lose, half of them at most: of what is
  /// shorter, little of its meaning would be left.
  private var shortenings: [ToolbarChange] {
    let labels = labels.prefix(Self.most).filter { $0.text.count > 1 }
    return labels.compactMap { label -> (count: Int, change: ToolbarChange)? in
      func shortening(_ count: Int) -> ToolbarChange {
        ToolbarChange(
          .shorten(by: count, option: label.option), at: label.place, name: label.text)
      }
      let count = Self.least(1...label.text.count / 2) { isReached(by: shortening($0)) }
      return count.map { ($0, shortening($0)) }
    }.widestFirst { -$0.count }.map(\.change)
  }

  private var collapses: [ToolbarChange] {
    trial.toolbar.regions.center.indices.filter { index in
      guard case .group(let group) = trial.toolbar.regions.center[index].content else {
        return false
      }
      return group.collapse != .menu
    }.prefix(Self.most).map { change(.collapseToMenu, at: ToolbarPlace(.center, $0)) }
  }

  private var unpinnings: [ToolbarChange] {
    shown.filter { $0.region == .center && $0.unit.pinned }.prefix(Self.most)
      .map { change(.unpin, at: ToolbarPlace(.center, $0.unit.index)) }
  }

  /// What stands at an end and may stand elsewhere.
  private func moves(to region: Toolbar.Region) -> [ToolbarChange] {
    shown.filter { $0.region != region }.compactMap { shown in
      let place = ToolbarPlace(shown.region, shown.unit.index)
      guard place != goal.unitPlace, let unit = trial.toolbar[place], unit.content.isMovable,
        region != .center || !isKept(unit)
      else { return nil }
      return change(.move(to: region), at: place)
    }.prefix(Self.most).map { $0 }
  }

  /// True for what the guidelines keep at the ends where there is an overflow menu: a More button
  /// would stand beside the system's, and the primary command would go into the menu.
  private func isKept(_ unit: ToolbarUnit) -> Bool {
    guard !trial.toolbar.platforms.isDisjoint(with: [.ipados, .macos]) else { return false }
    switch unit.content {
    case .pullDownButton(let button): return button.isMore
    case .item(let item): return trial.document.role(of: item) == .primary
    case .button(let button): return trial.document.role(of: button.item) == .primary
    default: return false
    }
  }

  // MARK: Changes of the unit itself

  private var ownChanges: [ToolbarChange] {
    guard let place = goal.place, let unitPlace = goal.unitPlace,
      let unit = trial.toolbar[unitPlace]
    else { return [] }
    var changes: [ToolbarChange] = []
    if unit.customization == .optional { changes.append(change(.includeByDefault, at: unitPlace)) }
    if trial.toolbar.shrink.contains(where: { $0.unit == unit.id }) {
      changes.append(change(.removeSteps, at: unitPlace))
    }
    if !trial.layout.label(at: place).isEmpty, !labels.contains(where: { $0.place == place }) {
      changes.append(change(.showIcon, at: place))
    }
    return reached(changes) + (leastPriority.map { [$0] } ?? [])
  }

  private var ownMoves: [ToolbarChange] {
    guard let place = goal.unitPlace, place.region == .center, let unit = trial.toolbar[place]
    else { return [] }
    var changes = unit.pinned ? [] : [change(.pin, at: place)]
    if unit.content.isMovable { changes.append(change(.move(to: .trailing), at: place)) }
    return reached(changes)
  }

  /// The least priority with which the unit is there. Only its rank among the others counts: one
  /// equal to theirs, or one above.
  var leastPriority: ToolbarChange? {
    guard let place = goal.unitPlace, let unit = trial.toolbar[place], place.region == .center
    else { return nil }
    var ranks: Set<Int> = []
    for other in trial.layout.center where other.index != place.index {
      ranks.insert(other.priority)
      if other.priority < Int.max { ranks.insert(other.priority + 1) }
    }
    let higher = ranks.filter { $0 > unit.priority }.sorted()
    if higher.isEmpty { return nil }
    func suits(_ index: Int) -> Bool {
      isReached(by: change(.setPriority(higher[index]), at: place))
    }
    // With sizes that nobody would choose a higher priority may help less: few are tried in turn.
    let index =
      higher.count <= 2 * Self.most
      ? higher.indices.first(where: suits) : Self.least(0...higher.count - 1, suits)
    return index.map { change(.setPriority(higher[$0]), at: place) }
  }

  /// The least number of a range that suits, where all above one that suits do too; `nil` where the
  /// greatest does not.
  package static func least(_ range: ClosedRange<Int>, _ suits: (Int) -> Bool) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    guard suits(high) else { return nil }
    while low < high {
      let middle = low + (high - low) / 2
      if suits(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}

extension Array {
  /// The elements by falling width; equally wide ones keep their order.
  func widestFirst(_ width: (Element) -> Int) -> [Element] {
    enumerated().sorted { first, second in
      let (left, right) = (width(first.element), width(second.element))
      return left != right ? left > right : first.offset < second.offset
    }.map(\.element)
  }
}

extension RemedySearch.Goal {
  /// In points.
  var width: Int {
    switch self {
    case .fit(let width), .show(_, let width): width
    }
  }

  /// The unit, or the member of one, that it is about.
  var place: ToolbarPlace? {
    if case .show(let place, _) = self { return place }
    return nil
  }

  /// The unit that it is about, or whose member it is about.
  var unitPlace: ToolbarPlace? { place?.ofUnit }
}
