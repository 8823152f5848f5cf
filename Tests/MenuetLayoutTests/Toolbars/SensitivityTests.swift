import MenuetLayout
import MenuetModel
import Testing

/// Why units are not in the bar, and what brings them back, on toolbars made at random. Each change
/// that is listed is made in the words of the generator, and the oracle says what comes of it.
@Suite struct SensitivityTests {
  private struct Case {
    let seed: UInt64
    let generated: GeneratedToolbar
    let trial: ToolbarTrial

    init(seed: UInt64) {
      self.seed = seed
      var generator = ToolbarGenerator(seed: seed)
      var toolbar = generator.toolbar()
      // Nominal sizes: with others, shorter words need not need less room.
      toolbar.metrics = [:]
      generated = toolbar
      let (model, document) = generated.model()
      let context = LayoutContext(platform: generated.platform, locale: "en")
      trial = ToolbarTrial(model, in: document, context: context, namesTitles: false)
    }

    /// Whether the oracle has a unit in the bar.
    func shows(_ id: String, at width: Int, after change: ToolbarChange? = nil) -> Bool {
      var toolbar = generated
      if let change { toolbar.make(change) }
      let oracle = ToolbarOracle(toolbar)
      guard let state = oracle.state(at: width) else { return false }
      return oracle.shown(oracle.states[state]).contains(id)
    }

    func fits(_ width: Int, after changes: [ToolbarChange]) -> Bool {
      var toolbar = generated
      var places = changes.map(\.place)
      for (index, change) in changes.enumerated() {
        let moved = change.at(places[index])
        let (model, _) = toolbar.model()
        places = places.map { moved.newPlace(of: $0, in: model) }
        toolbar.make(moved)
      }
      return ToolbarOracle(toolbar).state(at: width) != nil
    }

    /// The units of the center that can be asked about and have an id of their own.
    var ids: [String] {
      let ids = generated.center.filter { unit in
        switch unit.content {
        case .item, .group: true
        case .space, .slot, .title, .search: false
        }
      }.map(\.id)
      return ids.filter { id in ids.count { $0 == id } == 1 }
    }

    func report(_ id: String, at width: Int?) -> VisibilityReport? {
      VisibilityQuestion.all(about: id, trial).first?.report(at: width.map { [$0] })
    }

    var widths: [Int] {
      let steps = Set(ToolbarOracle(generated).widths).sorted()
      return Array(steps.flatMap { [$0 - 1, $0] }.prefix(12))
    }
  }

  @Test func whereAUnitIsAgreesWithTheOracle() throws {
    for seed in 1...150 {
      let each = Case(seed: UInt64(seed))
      for id in each.ids {
        let report = try #require(each.report(id, at: nil))
        guard let from = report.visibleFrom else {
          #expect(report.absence != nil, "seed \(seed), \(id)")
          #expect(!each.shows(id, at: 10_000), "seed \(seed), \(id)")
          continue
        }
        #expect(each.shows(id, at: from), "seed \(seed), \(id)")
        #expect(!each.shows(id, at: from - 1), "seed \(seed), \(id)")
        let lost = report.ranges.map { [$0.minimumWidth, $0.maximumWidth] }
        #expect(lost.first.map { $0[1] } ?? from - 1 == from - 1, "seed \(seed), \(id)")
        #expect(lost.last.map { $0[0] } ?? from == report.minimumWidth, "seed \(seed), \(id)")
      }
    }
  }

  @Test func theRoomAddsUpToWhatTheBarNeeds() throws {
    for seed in 1...100 {
      let each = Case(seed: UInt64(seed))
      let oracle = ToolbarOracle(each.generated)
      guard let id = each.ids.first else { continue }
      for width in each.widths {
        guard let state = oracle.state(at: width) else { continue }
        let report = try #require(each.report(id, at: width)?.widths.first)
        let sum = report.room.reduce(report.overflowButton + report.gaps) { $0 + $1.width }
        #expect(sum == oracle.widths[state], "seed \(seed), \(width)")
        #expect(report.room.map(\.unit) == oracle.shown(oracle.states[state]), "seed \(seed)")
      }
    }
  }

  @Test func everyRemedyHolds() throws {
    var kinds: Set<String> = []
    for seed in 1...60 {
      let each = Case(seed: UInt64(seed))
      for id in each.ids {
        for width in each.widths {
          let report = try #require(each.report(id, at: width)?.widths.first)
          if each.shows(id, at: width) {
            #expect(report.remedies.isEmpty && report.missing == 0, "seed \(seed), \(id)")
          }
          for remedy in report.remedies {
            let label = Comment("seed \(seed), \(id) at \(width): \(remedy.change.words)")
            #expect(each.shows(id, at: width, after: remedy.change), label)
            #expect(each.shows(id, at: remedy.visibleFrom, after: remedy.change), label)
            #expect(!each.shows(id, at: remedy.visibleFrom - 1, after: remedy.change), label)
            kinds.insert(String(remedy.change.words.prefix(5)))
            for lesser in remedy.change.lesser {
              #expect(!each.shows(id, at: width, after: lesser), label)
            }
          }
        }
      }
    }
    // Shorter words, symbols, one button, priority, pinning, moving and the steps of `shrink`.
    #expect(kinds.count >= 7, "\(kinds)")
  }

  @Test func whatPinningOrPriorityWouldDoIsNotLeftOut() throws {
    for seed in 200...260 {
      let each = Case(seed: UInt64(seed))
      for (index, unit) in each.generated.center.enumerated() where each.ids.contains(unit.id) {
        let place = ToolbarPlace(.center, index)
        for width in each.widths {
          guard let report = each.report(unit.id, at: width)?.widths.first,
            !each.shows(unit.id, at: width), !unit.isOptional
          else { continue }
          let pin = ToolbarChange(.pin, at: place, name: unit.id)
          let isPinnable = each.shows(unit.id, at: width, after: pin)
          #expect(
            report.remedies.contains { $0.change.kind == .pin } == isPinnable, "seed \(seed)")
          let first = ToolbarChange(.setPriority(9), at: place, name: unit.id)
          if each.shows(unit.id, at: width, after: first) {
            let hasPriority = report.remedies.contains {
              if case .setPriority = $0.change.kind { true } else { false }
            }
            #expect(hasPriority, "seed \(seed), \(unit.id) at \(width)")
          }
        }
      }
    }
  }

  @Test func whatMakesABarFitDoesAndNothingLessDoes() {
    var count = 0
    var combinations = 0
    var removals = 0
    for seed in 1...400 {
      let each = Case(seed: UInt64(seed))
      for missing in [1, 10, 40, 100] {
        let width = each.trial.layout.minimumWidth - missing
        guard width > 0 else { continue }
        for change in RemedySearch(each.trial, .fit(width)).changes {
          let label = Comment("seed \(seed), \(width): \(change.words)")
          #expect(each.fits(width, after: [change]), label)
          for lesser in change.lesser { #expect(!each.fits(width, after: [lesser]), label) }
          count += 1
        }
        for remedy in RemedySearch(each.trial, .fit(width)).remedies where remedy.count > 1 {
          let label = Comment("seed \(seed), \(width): \(ToolbarChange.words(for: remedy))")
          #expect(each.fits(width, after: remedy), label)
          for index in remedy.indices {
            var rest = remedy
            rest.remove(at: index)
            #expect(!each.fits(width, after: rest), label)
          }
          combinations += 1
          removals += remedy.contains { $0.kind == .remove } ? 1 : 0
        }
      }
    }
    #expect(combinations > 10)
    #expect(removals > 10)
    #expect(count > 100)
  }

  @Test func theStepsBeforeAUnitSayWhyTheyComeFirst() throws {
    var sample = SampleDocument()
    let short = ToolbarUnit(sample.command("short", "HH"))
    let low = ToolbarUnit(sample.command("low", "HHHH", symbol: "star")) {
      $0.display = .both
      $0.priority = -3
    }
    let last = ToolbarUnit(sample.command("last", "HHHH"))
    let toolbar = Toolbar(center: [short, low, last], shrink: [])
    let context = LayoutContext(platform: .ios, locale: "en")
    let trial = ToolbarTrial(toolbar, in: sample.document, context: context, namesTitles: false)
    let report = try #require(
      VisibilityQuestion.all(about: "short", trial).first?.report(at: nil))
    #expect(report.givenAway.map(\.unit) == ["low", "low", "last"])
    #expect(report.givenAway.map(\.to) == [.icon, .overflow, .overflow])
    #expect(
      report.givenAway.map(\.reason) == [.titlesFirst, .priority(-3, other: 0), .position])
  }
}

extension ToolbarChange {
  /// The same with a smaller amount: none of them may be enough.
  fileprivate var lesser: [ToolbarChange] {
    switch kind {
    case .shorten(let count, let option) where count > 1:
      [ToolbarChange(.shorten(by: count - 1, option: option), at: place, name: name)]
    case .setPriority(let priority):
      (-1..<max(-1, priority)).map { ToolbarChange(.setPriority($0), at: place, name: name) }
    default: []
    }
  }
}

extension ToolbarOracle {
  /// The ids of what is in the bar in a state.
  fileprivate func shown(_ state: State) -> [String] {
    regions(state).joined().filter { !$0.isSpace && !$0.id.isEmpty }.map(\.id)
  }
}

extension GeneratedToolbar {
  /// Makes a change in the words of the generator.
  fileprivate mutating func make(_ change: ToolbarChange) {
    let place = change.place
    var unit = self[place.region][place.index]
    switch change.kind {
    case .shorten(let count, let option):
      unit.changeItem(place.member) { $0.shorten(by: count, option: option) }
    case .showIcon: unit.changeItem(place.member) { $0.display = .icon }
    case .setPriority(let priority): unit.priority = priority
    case .pin: unit.pinned = true
    case .unpin: unit.pinned = false
    case .includeByDefault: unit.isOptional = false
    case .removeSteps: shrink.removeAll { $0.unit == unit.id }
    case .remove:
      self[place.region].remove(at: place.index)
      return
    case .collapseToMenu:
      if case .group(var group) = unit.content {
        group.collapse = .menu
        unit.content = .group(group)
      }
    case .move(let region):
      self[place.region].remove(at: place.index)
      let goesLast = place.region == .trailing || region == .leading
      self[region].insert(unit, at: goesLast ? self[region].count : 0)
      return
    }
    self[place.region][place.index] = unit
  }
}

extension GeneratedToolbar.Unit {
  fileprivate mutating func changeItem(
    _ member: Int?, _ body: (inout GeneratedToolbar.Item) -> Void
  ) {
    switch content {
    case .item(var item):
      body(&item)
      content = .item(item)
    case .group(var group):
      guard let member else { return }
      body(&group.members[member])
      content = .group(group)
    case .space, .title, .search, .slot: break
    }
  }
}

extension GeneratedToolbar.Item {
  fileprivate mutating func shorten(by count: Int, option: Int?) {
    switch (kind, option) {
    case (.popUp(var options), let option?):
      options[option] -= count
      kind = .popUp(options)
    case (.segmented(var options), let option?):
      options[option].titleLength -= count
      kind = .segmented(options)
    default: titleLength -= count
    }
  }
}
