package import MenuetModel

/// Looks for the changes of a toolbar after which it reaches a goal. Nothing is guessed: each change
/// that is found was made, and the toolbar laid out anew.
///
/// Of every kind of change a few units are tried by themselves, the widest first, then as many
/// together as are needed. Amounts and numbers are found by halving, so that a search costs a few
/// dozen layouts in the context where most is missing; the others see what helps there.
package struct RemedySearch: Sendable {
  /// The goal of a change.
  package enum Goal: Sendable, Hashable {
    /// The bar fits a width, in points.
    case fit(Int)
    /// A unit, or the member of one itself, is in the bar at a width, in points.
    case show(ToolbarPlace, at: Int)
  }

  /// A context in which the goal is to be reached.
  private struct Case {
    let trial: ToolbarTrial
    let goal: Goal
    /// The units in the bar at the goal's width.
    let shown: [ToolbarLayout.ShownUnit]
    let labels: [ToolbarTrial.Label]

    init(_ trial: ToolbarTrial, _ goal: Goal) {
      self.trial = trial
      self.goal = goal
      let state = trial.layout.state(at: goal.width)
      shown = trial.layout.shownUnits(inState: state).widestFirst { $0.rung.width }
      labels = trial.labels(inState: state)
    }

    /// The units that the bar can do without, the widest first: all but the way back and the title.
    /// Spaces take room too, and what is in the overflow menu has a button.
    var removable: [ToolbarPlace] {
      let visible = shown.map { ToolbarPlace($0.region, $0.unit.index) }
        .filter { trial.toolbar[$0]?.content.isRemovable == true }
      let overflow = trial.layout.center.filter { unit in
        unit.rungs.last?.form == .overflow && !visible.contains(ToolbarPlace(.center, unit.index))
      }.map { ToolbarPlace(.center, $0.index) }
      let spaces = Toolbar.Region.allCases.flatMap { region in
        trial.toolbar[region].indices.filter { trial.toolbar[region][$0].content.kind == .space }
          .map { ToolbarPlace(region, $0) }
      }
      return visible + overflow + spaces
    }

    func isReached(by changes: [ToolbarChange]) -> Bool {
      let (changed, places) = trial.making(changes, following: goal.place.map { [$0] } ?? [])
      guard changed.layout.minimumWidth <= goal.width else { return false }
      guard let place = places.first else { return true }
      return changed.layout.visibleFrom(place).map { $0 <= goal.width } ?? false
    }
  }

  /// The units that are tried by themselves for a kind of change.
  private static let most = 6
  /// The changes of a combination that are left out in turn, to see whether they are needed.
  private static let mostLeftOut = 48

  private let trial: ToolbarTrial
  private let goal: Goal
  /// That of `trial` first.
  private let cases: [Case]
  /// Those in which something is missing.
  private let unmet: [Case]

  package init(_ trial: ToolbarTrial, _ goal: Goal) {
    self.init([Case(trial, goal)], trial, goal)
  }

  /// Looks for what makes a toolbar fit in several contexts.
  ///
  /// - Parameters:
  ///   - trial: The toolbar where most is missing.
  ///   - width: The width that it has there, in points.
  ///   - others: The same toolbar in the other contexts, each with its width in points.
  package init(
    fitting trial: ToolbarTrial, in width: Int, and others: [(trial: ToolbarTrial, width: Int)]
  ) {
    let cases = [Case(trial, .fit(width))] + others.map { Case($0.trial, .fit($0.width)) }
    self.init(cases, trial, .fit(width))
  }

  private init(_ cases: [Case], _ trial: ToolbarTrial, _ goal: Goal) {
    self.trial = trial
    self.goal = goal
    self.cases = cases
    unmet = cases.filter { !$0.isReached(by: []) }
  }

  /// Returns whether changes that are made together reach the goal, in every context.
  package func isReached(by changes: [ToolbarChange]) -> Bool {
    cases.allSatisfy { $0.isReached(by: changes) }
  }

  /// The result of changes in the contexts as wide as the one where most is missing: the greatest
  /// widths.
  package func result(of changes: [ToolbarChange]) -> ToolbarTrial.Result {
    let results = cases.filter { $0.goal.width == goal.width }
      .map { $0.trial.result(of: changes) }
    let leavesBelow = changes.indices.map { index in
      results.compactMap { $0.leavesBelow[index] }.max()
    }
    return ToolbarTrial.Result(
      changes: changes, minimumWidth: results.map(\.minimumWidth).max() ?? 0,
      leavesBelow: leavesBelow)
  }

  // MARK: Changes

  /// The least changes that reach the goal each by itself: shorter words first, by how many
  /// characters they lose; what changes the toolbar most stands last.
  package var changes: [ToolbarChange] { changes(atMost: .max) { _ in true } }

  /// The first of these changes that suit, at most so many; no further ones are looked for.
  func changes(atMost count: Int, _ suits: (ToolbarChange) -> Bool) -> [ToolbarChange] {
    let kinds: [() -> [ToolbarChange]] = [
      { shortenings.filter { $0.count == 1 }.flatMap { $0 } }, { reached(icons) },
      { reached(collapses) }, { ownChanges }, { reached(moves(to: .center)) },
      { reached(unpinnings) }, { ownMoves },
    ]
    var found: [ToolbarChange] = []
    for kind in kinds {
      for change in kind() where !found.contains(change) && suits(change) {
        found.append(change)
        if found.count == count { return found }
      }
    }
    return found
  }

  /// The changes that reach the goal, the least first: shorter words, what leaves all in the bar,
  /// what lets units go; where none of these do, what takes units out. Several changes are made
  /// together where none of such changes does by itself, and none of them can be left out.
  ///
  /// Of those that reach it, the first of shorter words and the first of another kind: nobody reads
  /// more.
  package var remedies: [[ToolbarChange]] {
    let stages = [[icons, collapses], [moves(to: .center), unpinnings]]
    let found = [shortenings.first, stages.lazy.compactMap({ first(of: $0) }).first].compactMap {
      $0
    }
    if !found.isEmpty { return found }
    let lesser = stages.joined().flatMap { $0 }
    let all = together([lesser])
    return all.isEmpty ? removals(beside: lesser) : all
  }

  /// The first change of some kinds that reaches the goal by itself, else several of them.
  private func first(of kinds: [[ToolbarChange]]) -> [ToolbarChange]? {
    for kind in kinds {
      let change = kind.prefix(Self.most).first { isReached(by: [$0]) }
      if let change { return [change] }
    }
    return together(kinds).first
  }

  /// As few units as need to go, where nothing less helps: of those that suffice each by itself the
  /// app's own before the system's and the narrowest first, else one combination with what else
  /// gains room. What closes the screen goes where all else does not help.
  private func removals(beside lesser: [ToolbarChange]) -> [[ToolbarChange]] {
    let all = changes(.remove) { $0.removable }
    let others = all.filter { trial.toolbar[$0.place]?.content.kind != .close }
    let own = others.filter { trial.toolbar[$0.place]?.content.isMovable == true }
    for candidates in [own, others] {
      let single = reached(candidates)
      if !single.isEmpty { return single.reversed().map { [$0] } }
    }
    let several = together([lesser + others])
    return several.isEmpty ? together([lesser + all]) : several
  }

  /// Combinations of the changes of one kind, those of the fewest first; where there are none, one
  /// of all kinds.
  private func together(_ kinds: [[ToolbarChange]]) -> [[ToolbarChange]] {
    let own = kinds.compactMap { leastPart(of: $0) }.widestFirst { -$0.count }
    if !own.isEmpty || kinds.count == 1 { return own }
    return leastPart(of: kinds.flatMap { $0 }).map { [$0] } ?? []
  }

  /// As few of the first changes as reach the goal together, without those that are not needed;
  /// `nil` where all of them do not.
  private func leastPart(of changes: [ToolbarChange]) -> [ToolbarChange]? {
    if changes.isEmpty { return nil }
    let count = Self.least(1...changes.count) { isReached(by: Array(changes.prefix($0))) }
    guard let count else { return nil }
    var part = Array(changes.prefix(count))
    for index in part.indices.reversed().prefix(Self.mostLeftOut) {
      var rest = part
      rest.remove(at: index)
      if isReached(by: rest) { part = rest }
    }
    return part
  }

  private func change(
    _ kind: ToolbarChange.Kind, at place: ToolbarPlace, in trial: ToolbarTrial? = nil
  ) -> ToolbarChange {
    let trial = trial ?? self.trial
    return ToolbarChange(kind, at: place, of: trial.toolbar, name: trial.name(of: place))
  }

  /// The first of some changes that reach the goal each by itself.
  private func reached(_ changes: [ToolbarChange]) -> [ToolbarChange] {
    changes.prefix(Self.most).filter { isReached(by: [$0]) }
  }

  /// The changes of a kind that each context has, every unit once.
  private func changes(_ kind: ToolbarChange.Kind, _ places: (Case) -> [ToolbarPlace])
    -> [ToolbarChange]
  {
    var seen: Set<ToolbarPlace> = []
    return unmet.flatMap { each in
      places(each).filter { seen.insert($0).inserted }.map { change(kind, at: $0, in: each.trial) }
    }
  }

  /// Each label with the fewest characters that it has to lose, half of them at most: of what is
  /// shorter, little of its meaning would be left. Every language has words of its own to shorten.
  private var shortenings: [[ToolbarChange]] {
    guard let labels = unmet.first?.labels.prefix(Self.most) else { return [] }
    return labels.compactMap { label -> (count: Int, changes: [ToolbarChange])? in
      var changes: [String: ToolbarChange] = [:]
      var order: [String] = []
      var sum = 0
      for each in unmet {
        guard let own = each.labels.first(where: { $0.place == label.place }) else { return nil }
        if changes[own.text] != nil { continue }
        guard let count = leastCount(of: own) else { return nil }
        changes[own.text] = shortening(own, count)
        order.append(own.text)
        sum += count
      }
      let all = order.compactMap { changes[$0] }
      return isReached(by: all) ? (sum, all) : nil
    }.widestFirst { -$0.count }.map(\.changes)
  }

  private func shortening(_ label: ToolbarTrial.Label, _ count: Int) -> ToolbarChange {
    ToolbarChange(.shorten(by: count, option: label.option), at: label.place, name: label.text)
  }

  /// The fewest characters without which the bar reaches the goal wherever it shows the words.
  private func leastCount(of label: ToolbarTrial.Label) -> Int? {
    guard label.text.count > 1 else { return nil }
    let cases = unmet.filter { each in
      each.labels.contains { $0.place == label.place && $0.text == label.text }
    }
    return Self.least(1...label.text.count / 2) { count in
      cases.allSatisfy { $0.isReached(by: [shortening(label, count)]) }
    }
  }

  private var icons: [ToolbarChange] {
    changes(.showIcon) { $0.labels.map(\.place) }
  }

  private var collapses: [ToolbarChange] {
    changes(.collapseToMenu) { each in
      let center = each.trial.toolbar.regions.center
      return center.indices.filter { index in
        guard case .group(let group) = center[index].content else { return false }
        return group.collapse != .menu
      }.map { ToolbarPlace(.center, $0) }
    }
  }

  private var unpinnings: [ToolbarChange] {
    changes(.unpin) { each in
      each.shown.filter { $0.region == .center && $0.unit.pinned }
        .map { ToolbarPlace(.center, $0.unit.index) }
    }
  }

  /// The units at an end that may stand elsewhere.
  private func moves(to region: Toolbar.Region) -> [ToolbarChange] {
    changes(.move(to: region)) { each in
      each.shown.filter { $0.region != region }.compactMap { shown in
        let place = ToolbarPlace(shown.region, shown.unit.index)
        guard place != goal.unitPlace, let unit = each.trial.toolbar[place], unit.content.isMovable,
          region != .center || !isKept(unit)
        else { return nil }
        return place
      }
    }
  }

  /// Returns whether this is what the guidelines keep at the ends where there is an overflow menu:
  /// a More button would stand beside the system's, and the primary command would go into the menu.
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
    if !trial.layout.label(at: place).isEmpty, !icons.contains(where: { $0.place == place }) {
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
      isReached(by: [change(.setPriority(higher[index]), at: place)])
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
