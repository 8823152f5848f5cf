package import MenuetModel

/// Answers why a unit of a toolbar is not in the bar.
package struct VisibilityQuestion: Sendable {
  private let trial: ToolbarTrial
  /// Of the unit, or of the member that is asked about.
  private let place: ToolbarPlace
  private let unit: ToolbarUnit
  /// The item that is asked about, where that is in the menu of the unit or member.
  private let held: HeldItem?
  private var layout: ToolbarLayout { trial.layout }
  /// The index in the layout's region; `nil` for what is not in the layout.
  private let position: Int?
  /// The step with which the unit leaves the bar; `nil` for what stays.
  private let exit: Int?

  /// Finds every unit of a toolbar that has an id, holds a member that has it, or opens a menu with
  /// an element that has it.
  package static func all(about id: String, _ trial: ToolbarTrial) -> [VisibilityQuestion] {
    let menus = HeldItems(document: trial.document, platform: trial.context.platform)
    return Toolbar.Region.allCases.flatMap { region in
      trial.toolbar[region].indices.flatMap { index -> [VisibilityQuestion] in
        let unit = trial.toolbar[region][index]
        guard unit.isNamed else { return [] }
        let place = ToolbarPlace(region, index)
        var questions: [VisibilityQuestion] = []
        if unit.id == id { questions.append(VisibilityQuestion(trial, place, unit)) }
        if let item = menus.all(in: unit).first(where: { $0.id == id }) {
          questions.append(VisibilityQuestion(trial, place, unit, held: item))
        }
        for (index, member) in unit.members.enumerated() where member.isNamed {
          var place = place
          place.member = index
          if member.id == id { questions.append(VisibilityQuestion(trial, place, unit)) }
          if let item = menus.all(in: member).first(where: { $0.id == id }) {
            questions.append(VisibilityQuestion(trial, place, unit, held: item))
          }
        }
        return questions
      }
    }
  }

  /// The units that can be asked about, in bar order: the ids, and the titles by which people know
  /// them.
  package static func names(
    in toolbar: Toolbar, of document: Document, on platform: Platform
  ) -> [(id: String, title: String?)] {
    let menus = HeldItems(document: document, platform: platform)
    let units = Toolbar.Region.allCases.flatMap { toolbar[$0] }.flatMap { [$0] + $0.members }
    return units.filter(\.isNamed).flatMap { unit in
      [(unit.id, document.barTitle(of: unit))] + menus.all(in: unit).map { ($0.id, $0.title) }
    }
  }

  /// The name of a unit that is not in the bar at a width, and the first changes that bring it
  /// back, each by itself and with nothing else in the overflow menu.
  package static func remedies(
    showing id: String, in trial: ToolbarTrial, at width: Int
  ) -> (title: String?, changes: [ToolbarChange]) {
    let named = ToolbarTrial(
      trial.toolbar, in: trial.document, context: trial.context, namesTitles: true)
    let question = all(about: id, named).first
    // A change that only sends another unit away in its stead is no remedy.
    return (question?.title, question?.remediesForAll(at: width, atMost: 2) ?? [])
  }

  private init(
    _ trial: ToolbarTrial, _ place: ToolbarPlace, _ unit: ToolbarUnit, held: HeldItem? = nil
  ) {
    self.trial = trial
    self.place = place
    self.unit = unit
    self.held = held
    position = trial.layout.position(of: place)
    exit =
      place.region == .center
      ? position.flatMap { trial.layout.exit(of: $0, asMember: place.member != nil) } : nil
  }

  /// - Parameter widths: The widths that are asked for; `nil` for the widest at which the unit is not
  ///   in the bar, if there is one; of a unit that people have to add, for the least at which it could
  ///   be.
  package func report(at widths: [Int]?) -> VisibilityReport {
    let visibleFrom = layout.visibleFrom(place)
    let asked = widths ?? telling(visibleFrom).map { [$0] } ?? []
    return VisibilityReport(
      unit: unit.id, member: member, held: held, region: place.region,
      title: trial.document.barTitle(of: unit), absence: absence, visibleFrom: visibleFrom,
      groupVisibleFrom: place.member.flatMap { _ in layout.visibleFrom(place.ofUnit) },
      minimumWidth: layout.minimumWidth, unitForm: form(inState: 0), ranges: ranges(visibleFrom),
      givenAway: givenAway,
      widths: asked.map { atWidth($0, visibleFrom, findsBest: widths == nil) })
  }

  /// The name of the unit; `nil` where it has no title.
  package var title: String? { trial.document.barTitle(of: unit) }

  /// The first changes, each by itself, after which the unit is in the bar at a width and nothing else
  /// in the overflow menu; at most so many.
  package func remediesForAll(at width: Int, atMost count: Int) -> [ToolbarChange] {
    if let from = layout.visibleFrom(place), from <= width { return [] }
    guard layout.mayBeWhole(at: width) else { return [] }
    return RemedySearch(trial, .show(place, at: width)).changes(atMost: count) {
      trial.making([$0]).trial.layout.overflow(at: width).isEmpty
    }
  }

  private var member: VisibilityReport.Member? {
    guard place.member != nil, let member = trial.toolbar[place] else { return nil }
    return VisibilityReport.Member(id: member.id, title: trial.document.barTitle(of: member))
  }

  private func telling(_ visibleFrom: Int?) -> Int? {
    if absence == .optional {
      let change = ToolbarChange(
        .includeByDefault, at: place.ofUnit, name: trial.name(of: place.ofUnit))
      return self.visibleFrom(after: change)
    }
    guard exit != nil, let visibleFrom, layout.minimumWidth < visibleFrom else { return nil }
    return visibleFrom - 1
  }

  private var absence: VisibilityReport.Absence? {
    if let position {
      let isNeverShown = layout[place.region][position].rungs.first?.form.isVisible == false
      return isNeverShown ? .navigator : nil
    }
    if place.region == .center, unit.customization == .optional { return .optional }
    if case .group(let group) = unit.content,
      group.platforms.contains(PlatformSet(trial.context.platform))
    {
      return .empty
    }
    return .platform
  }

  // MARK: Widths

  private func ranges(_ visibleFrom: Int?) -> [VisibilityReport.Range] {
    guard let exit, visibleFrom != nil else { return [] }
    return layout.shownStates.indices.dropFirst().compactMap { index in
      let state = layout.shownStates[index]
      guard state > exit else { return nil }
      let wider = layout.shownStates[index - 1]
      return VisibilityReport.Range(
        minimumWidth: layout.requiredWidths[state],
        maximumWidth: layout.requiredWidths[wider] - 1, form: form(inState: state))
    }
  }

  private func atWidth(
    _ width: Int, _ visibleFrom: Int?, findsBest: Bool
  ) -> VisibilityReport.AtWidth {
    let state = layout.state(at: width)
    let isThere = visibleFrom.map { $0 <= width } ?? false
    let shown = layout.shownUnits(inState: state)
    let button = layout.hasOverflowButton(inState: state) ? layout.metrics.overflowWidth : 0
    let taken = shown.reduce(button) { $0 + $1.rung.width }
    return VisibilityReport.AtWidth(
      width: width, form: form(inState: state), missing: missing(width, visibleFrom),
      missingForBar: max(0, layout.minimumWidth - width),
      room: shown.map(room), overflowButton: button, gaps: layout.requiredWidths[state] - taken,
      remedies: isThere ? [] : remedies(at: width, findsBest: findsBest))
  }

  private func missing(_ width: Int, _ visibleFrom: Int?) -> Int {
    guard let visibleFrom, visibleFrom > width else { return 0 }
    return visibleFrom - max(width, 0)
  }

  private func form(inState state: Int) -> UnitForm {
    guard let position else { return .hidden }
    guard place.region == .center else { return .kept }
    return layout.form(of: position, layout.rungs(inState: state))
  }

  private func room(_ shown: ToolbarLayout.ShownUnit) -> VisibilityReport.Room {
    let other = ToolbarPlace(shown.region, shown.unit.index)
    return VisibilityReport.Room(
      unit: shown.unit.id, name: trial.name(of: other), region: shown.region,
      form: shown.rung.form, width: shown.rung.width,
      reason: other == place.ofUnit ? nil : whyItStays(shown))
  }

  private func remedies(at width: Int, findsBest: Bool) -> [VisibilityReport.Remedy] {
    var changes = RemedySearch(trial, .show(place, at: width)).changes
    // Where no width is asked for, the priority beyond which nothing is gained says more.
    if findsBest, let best = bestPriority, let index = changes.firstIndex(where: \.isPriority) {
      changes.insert(best, at: index + 1)
    }
    var seen: Set<ToolbarChange> = []
    return changes.compactMap { change in
      guard seen.insert(change).inserted, let least = visibleFrom(after: change) else { return nil }
      return VisibilityReport.Remedy(change: change, visibleFrom: least)
    }
  }

  private func visibleFrom(after change: ToolbarChange) -> Int? {
    let (changed, places) = trial.making([change], following: [place])
    return places.first.flatMap { changed.layout.visibleFrom($0) }
  }

  /// The least priority with which the unit stays as long as any priority lets it.
  private var bestPriority: ToolbarChange? {
    let place = place.ofUnit
    guard place.region == .center,
      let highest = layout.center.lazy.filter({ $0.index != place.index }).map(\.priority).max(),
      highest < Int.max
    else { return nil }
    let top = ToolbarChange(
      .setPriority(max(unit.priority, highest + 1)), at: place, name: trial.name(of: place))
    guard let width = visibleFrom(after: top) else { return nil }
    return RemedySearch(trial, .show(self.place, at: width)).leastPriority
  }
}

// MARK: Reasons

extension VisibilityQuestion {
  /// The units that the bar gives away before the unit leaves it.
  private var givenAway: [VisibilityReport.Step] {
    guard let exit else { return [] }
    var below = layout.requiredWidths[0]
    return layout.chain.steps[..<exit].indices.map { index in
      let step = layout.chain.steps[index]
      below = min(below, layout.requiredWidths[index])
      let other = layout.center[step.unit]
      return VisibilityReport.Step(
        unit: other.id, name: trial.name(of: ToolbarPlace(.center, other.index)),
        to: other.rungs[step.rung].form, below: below, reason: whyItGoesFirst(index))
    }
  }

  /// Why a step comes before the one with which the unit leaves.
  private func whyItGoesFirst(_ index: Int) -> VisibilityReport.Reason {
    let step = layout.chain.steps[index]
    if index < layout.chain.explicitCount { return .shrink }
    switch layout.center[step.unit].rungs[step.rung].form.phase {
    case 0: return .titlesFirst
    case 1: return .groupsBeforeOverflow
    default: return byRank(layout.center[step.unit].priority)
    }
  }

  /// Why a unit is in the bar while the one that was asked for is not.
  private func whyItStays(_ shown: ToolbarLayout.ShownUnit) -> VisibilityReport.Reason {
    guard shown.region == .center else { return .region }
    if shown.unit.pinned { return .pinned }
    guard layout.exit(of: shown.position) != nil else { return .collapseNone }
    if let exit, exit < layout.chain.explicitCount { return .shrink }
    return byRank(shown.unit.priority)
  }

  private func byRank(_ priority: Int) -> VisibilityReport.Reason {
    priority == unit.priority ? .position : .priority(priority, other: unit.priority)
  }
}

extension ToolbarChange {
  fileprivate var isPriority: Bool {
    if case .setPriority = kind { return true }
    return false
  }
}

extension ToolbarUnit {
  /// A group's members; none of anything else.
  fileprivate var members: [ToolbarUnit] {
    guard case .group(let group) = content else { return [] }
    return group.members
  }

  /// Indicates whether people can ask about the unit: it is no space and no slot.
  fileprivate var isNamed: Bool { content.kind != .space && content.kind != .slot }
}

extension ToolbarLayout {
  /// Returns whether the overflow button is in the bar in a state.
  fileprivate func hasOverflowButton(inState state: Int) -> Bool {
    keepsOverflowButton || !overflow(rungs(inState: state)).isEmpty
  }
}
