import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetSuggestion

/// Proposals against all orders in which the units of small bars can give way.
@Suite struct SuggestedStepsTests {
  /// A small bar with groups, spaces and units that stay, and counts of use.
  private struct Bar {
    let document: Document
    let toolbar: Toolbar
    let cost: UsageCost

    init(_ seed: UInt64) throws {
      var random = SeededNumbers(seed: seed)
      var commands = ""
      var bar = ""
      for number in 0..<Int.random(in: 3...4, using: &random) {
        let title = String(repeating: "W", count: Int.random(in: 1...12, using: &random))
        commands += "<command id=\"a\(number)\" title=\"\(title)\" symbol=\"folder\"/>"
        commands += "<command id=\"b\(number)\" title=\"B \(number)\" symbol=\"tray\"/>"
        let item = "ref=\"a\(number)\""
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2:
          let collapse = Int.random(in: 0..<4, using: &random) == 0 ? "overflow" : "menu"
          let pinned = Int.random(in: 0..<6, using: &random) == 0 ? " pinned=\"true\"" : ""
          bar += "<group id=\"g\(number)\" title=\"\(title)\" collapse=\"\(collapse)\"\(pinned)"
          bar += Bool.random(using: &random) ? " symbol=\"folder\">" : ">"
          bar += "<item \(item)/>"
          bar += Bool.random(using: &random) ? "<item ref=\"b\(number)\"/></group>" : "</group>"
        case 3: bar += "<item \(item) display=\"title\"/>"
        case 4: bar += "<item \(item) display=\"both\"/>"
        case 5: bar += "<item \(item) display=\"title\" overflow=\"hide\"/>"
        default: bar += "<item \(item)/>"
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bar += "<space/>"
        case 1: bar += "<space flexible=\"true\"/>"
        default: break
        }
      }
      commands += "<command id=\"t\" title=\"T\" symbol=\"star\"/>"
      let trailing = Bool.random(using: &random) ? "<trailing><item ref=\"t\"/></trailing>" : ""
      let customizable = Int.random(in: 0..<3, using: &random) == 0
      document = try VersionComparisonTests.Draft.document(
        "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><commands>\(commands)"
          + "</commands><toolbar id=\"main\" customizable=\"\(customizable)\"><center>\(bar)"
          + "</center>\(trailing)</toolbar></menuet>")
      toolbar = try #require(document.toolbars.first)
      var counts: [String: Int] = [:]
      for command in document.commands {
        counts[command.id] = Int.random(in: 0...50, using: &random)
      }
      let widths = (0..<4).map { _ in Int.random(in: 60...600, using: &random) }
      cost = UsageCost(counts: counts, widths: widths)
    }

    func layout(_ toolbar: Toolbar) -> ToolbarLayout {
      ToolbarLayout(toolbar, in: document, context: LayoutContext(document: document))
    }

    func taps(_ toolbar: Toolbar) -> Int { cost.extraTaps(of: toolbar, in: layout(toolbar)) }

    func average(_ extra: Int) -> Double {
      cost.taps(extra: extra, uses: cost.uses(of: toolbar))
    }

    var suggestion: UsageSuggestion {
      UsageSuggestion(
        for: toolbar, in: document, context: LayoutContext(document: document), cost: cost)
    }
  }

  /// Every chain of steps, by the layout's width of each state, as pairs of width and taps.
  private struct Chains {
    private let bar: Bar
    private let units: [LaidOutUnit]
    private let uses: [String: Int]
    private var widths: [[Int]: Int] = [:]
    private(set) var least = Int.max
    private(set) var taps = Int.max

    init(_ bar: Bar) {
      self.bar = bar
      units = bar.layout(bar.toolbar).units.filter { $0.region == .center && $0.rungs.count > 1 }
      uses = Dictionary(
        bar.toolbar.regions.center.map { ($0.id, bar.cost.uses(of: $0)) }
      ) { first, _ in first }
      visit(Array(repeating: 0, count: units.count), [])
    }

    private mutating func visit(_ rungs: [Int], _ before: [(width: Int, taps: Int)]) {
      let states = before + [(width(rungs), taps(rungs))]
      var isEnd = true
      for index in units.indices {
        for rung in units[index].rungs.indices where rung > rungs[index] {
          isEnd = false
          var next = rungs
          next[index] = rung
          visit(next, states)
        }
      }
      if isEnd { end(states) }
    }

    private mutating func end(_ states: [(width: Int, taps: Int)]) {
      let narrowest = states.map(\.width).min() ?? 0
      var sum = 0
      for width in bar.cost.widths {
        let room = max(width, narrowest)
        sum += states.first { $0.width <= room }?.taps ?? 0
      }
      // A bar that does not become as narrow as it can is no better.
      if narrowest < least { (least, taps) = (narrowest, sum) }
      if narrowest == least { taps = min(taps, sum) }
    }

    private mutating func width(_ rungs: [Int]) -> Int {
      if let known = widths[rungs] { return known }
      var toolbar = bar.toolbar
      toolbar.shrink = zip(units, rungs).filter { $1 > 0 }.compactMap { unit, rung in
        ShrinkTarget.allCases.first { $0.matches(unit.rungs[rung].form) }
          .map { ShrinkStep(unit: unit.id, to: $0, source: .none) }
      }
      let width = bar.layout(toolbar).requiredWidths[toolbar.shrink.count]
      widths[rungs] = width
      return width
    }

    private func taps(_ rungs: [Int]) -> Int {
      zip(units, rungs).reduce(0) { sum, state in
        switch state.0.rungs[state.1].form {
        case .representative, .overflow, .hidden: sum + (uses[state.0.id] ?? 0)
        default: sum
        }
      }
    }
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    items.isEmpty
      ? [[]]
      : items.flatMap { first in
        permutations(of: items.filter { $0 != first }).map { [first] + $0 }
      }
  }

  /// Every chain of steps, and every order of priorities, is tried; nothing needs fewer taps than what
  /// is proposed, and steps are proposed only where they need fewer than priorities.
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func nothingIsBetterThanTheProposal(_ seed: UInt64) throws {
    let bar = try Bar(seed)
    let suggestion = bar.suggestion
    let now = bar.taps(bar.toolbar)
    var priorities = Int.max
    let places = bar.toolbar.regions.center.indices.filter { index in
      if case .space = bar.toolbar.regions.center[index].content { false } else { true }
    }
    for order in permutations(of: Array(places)) {
      var other = bar.toolbar
      for (rank, index) in order.enumerated() { other.regions.center[index].priority = rank }
      priorities = min(priorities, bar.taps(other))
    }
    let steps = Chains(bar).taps
    #expect(suggestion.taps.now == bar.average(now))
    #expect(suggestion.taps.then <= suggestion.taps.now)
    #expect(suggestion.taps.priorities == bar.average(priorities))
    #expect(suggestion.taps.then == bar.average(min(now, priorities, steps)))
    #expect(suggestion.taps.then == bar.average(bar.taps(suggestion.applied(to: bar.toolbar))))
    #expect(suggestion.isExact)
    #expect(suggestion.steps.isEmpty || suggestion.taps.then < suggestion.taps.priorities)
    let order = LeavingWidths(bar.layout(bar.toolbar))
    let bound = LongBar.bound(
      order, uses: order.units.map { bar.cost.uses(of: bar.toolbar.regions.center[$0.index]) },
      widths: bar.cost.widths.map { max($0, bar.layout(bar.toolbar).minimumWidth) })
    #expect(bound <= steps)
  }

  /// Titles give way before the first unit does, as they do without steps.
  @Test func titlesComeFirstInSteps() throws {
    var found = 0
    for seed in 1...80 as ClosedRange<UInt64> {
      let bar = try Bar(seed)
      let steps = bar.suggestion.steps
      if steps.isEmpty { continue }
      found += 1
      let layout = bar.layout(bar.toolbar)
      let titled = layout.units.filter { unit in
        unit.region == .center && unit.rungs.contains { $0.form == .icon || $0.form == .icons }
          && unit.rungs.first?.form != .icon
      }
      #expect(steps.prefix(titled.count).allSatisfy { $0.to == .icon })
      #expect(steps.dropFirst(titled.count).allSatisfy { $0.to != .icon })
    }
    #expect(found > 3)
  }

  // MARK: Long bars

  /// 24 symbols of 48 points, with 8 between them and 20 at the ends, need 1 376 points. At 1 000, and
  /// without the 16 beside an empty center, 360 are missing: six units of 56 and 24 points of a seventh.
  @Test(arguments: [5, 1_000_000_000])
  func theBoundCountsPartsOfUnits(_ uses: Int) throws {
    let items = (0..<24).map { "<command id=\"c\($0)\" title=\"C\" symbol=\"folder\"/>" }
    let document = try VersionComparisonTests.Draft.document(
      "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><toolbar id=\"main\">"
        + "<center>\(items.joined())</center></toolbar></menuet>")
    var counts = Dictionary(uniqueKeysWithValues: (0..<24).map { ("c\($0)", uses) })
    counts["c7"] = 0
    let cost = UsageCost(counts: counts, widths: [1_000])
    let toolbar = try #require(document.toolbars.first)
    let suggestion = UsageSuggestion(
      for: toolbar, in: document, context: LayoutContext(document: document), cost: cost)
    let part = (uses * 24 + 55) / 56
    #expect(suggestion.bound == cost.taps(extra: 5 * uses + part, uses: 23 * uses))
    #expect(!suggestion.isExact)
    #expect(suggestion.bound < suggestion.taps.then)
  }

  /// Between items a group of 96 points frees 24 more: 16 on either side, of which 8 stay. Without the
  /// three, 344 points and the 16 beside an empty center are free.
  @Test func theBoundCountsTheRoomAroundGroups() throws {
    var bar = "<command id=\"c\" title=\"C\" symbol=\"folder\"/>"
    for number in 0..<3 {
      bar += "<group id=\"g\(number)\" title=\"G\" symbol=\"folder\">"
      bar += "<command id=\"a\(number)\" title=\"A\" symbol=\"folder\"/>"
      bar += "<command id=\"b\(number)\" title=\"B\" symbol=\"folder\"/></group>"
      bar += "<command id=\"c\(number)\" title=\"C\" symbol=\"folder\"/>"
    }
    let document = try VersionComparisonTests.Draft.document(
      "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\">"
        + "<toolbar id=\"main\" customizable=\"true\"><center>\(bar)</center></toolbar></menuet>")
    let widths = LeavingWidths(
      ToolbarLayout(
        try #require(document.toolbars.first), in: document,
        context: LayoutContext(document: document)))
    let uses = [1_000, 10, 1_000, 10, 1_000, 10, 1_000]
    var rest = widths
    for group in [1, 3, 5] { rest.remove(group) }
    #expect(widths.requiredWidth - rest.requiredWidth == 360)
    #expect(LongBar.bound(widths, uses: uses, widths: [rest.requiredWidth]) == 29)
  }

  /// A long bar with a group is given steps as well.
  @Test func aLongBarIsGivenSteps() throws {
    var bar = "<group id=\"g\" title=\"G\" symbol=\"folder\" collapse=\"menu\">"
    for number in 0..<3 { bar += "<command id=\"m\(number)\" title=\"M\" symbol=\"folder\"/>" }
    bar += "</group>"
    for number in 0..<22 { bar += "<command id=\"c\(number)\" title=\"C\" symbol=\"folder\"/>" }
    let document = try VersionComparisonTests.Draft.document(
      "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><toolbar id=\"main\">"
        + "<center>\(bar)</center></toolbar></menuet>")
    var counts = ["m0": 100, "m1": 100]
    for number in 0..<22 { counts["c\(number)"] = number }
    let toolbar = try #require(document.toolbars.first)
    let cost = UsageCost(counts: counts, widths: [1_250])
    let suggestion = UsageSuggestion(
      for: toolbar, in: document, context: LayoutContext(document: document), cost: cost)
    #expect(suggestion.taps.then < suggestion.taps.priorities)
    #expect(suggestion.bound <= suggestion.taps.then)
    #expect(!suggestion.steps.isEmpty)
    #expect(!suggestion.steps.contains { $0.unit == "g" })
  }

  /// Of groups that are used alike, that of the trailing end becomes one button first.
  @Test func equalGroupsGiveWayFromTheTrailingEnd() throws {
    let groups = (0..<3).map { number in
      "<group id=\"g\(number)\" title=\"G\" symbol=\"folder\" collapse=\"menu\">"
        + "<command id=\"a\(number)\" title=\"A\" symbol=\"folder\"/>"
        + "<command id=\"b\(number)\" title=\"B\" symbol=\"folder\"/></group>"
    }
    let document = try VersionComparisonTests.Draft.document(
      "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><toolbar id=\"main\">"
        + "<center>\(groups.joined())</center></toolbar></menuet>")
    let bar = LeavingWidths(
      ToolbarLayout(
        try #require(document.toolbars.first), in: document,
        context: LayoutContext(document: document)))
    let orders = LeavingOrders(bar, uses: [2, 2, 2], widths: [330, 300, 200])
    #expect(orders.priorities()?.units == [2, 1, 0])
  }

  // MARK: Sets

  /// Sets with any widths, and every way to have one at each width that holds the one before.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func theSetsNeedTheFewestTaps(_ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    func stage(_ taps: [Int], occurs: (Int) -> Bool) -> NestedSets.Stage {
      NestedSets.Stage(
        taps.indices.map { set in
          occurs(set)
            ? 400 - 40 * set.nonzeroBitCount + Int.random(in: 0...90, using: &random)
            : NestedSets.Stage.none
        }, taps: taps)
    }
    let uses = (0..<4).map { _ in Int.random(in: 0...3, using: &random) }
    let taps = (0..<16).map { set in
      uses.indices.reduce(0) { $0 + (set & 1 << $1 == 0 ? 0 : uses[$1]) }
    }
    let isFirst = Bool.random(using: &random)
    let early = stage(taps) { $0 & 0b1010 == 0 }
    let late = stage(taps) { _ in true }
    let entry = isFirst ? 15 : 0
    let widths = (0..<3).map { _ in Int.random(in: 200...500, using: &random) }
    let sets = NestedSets(early: early, late: late, entry: entry, widths: widths)

    let least = min(try #require(early.required.min()), try #require(late.required.min()))
    let rooms = widths.sorted(by: >).map { max($0, least) }.filter { $0 < early.required[0] }
    func best(_ number: Int, _ isLate: Bool, _ set: Int) -> Int? {
      guard number < rooms.count else { return 0 }
      var found: Int?
      for other in 0..<16 {
        for stays in isLate ? [true] : [false, true] {
          let stage = stays ? late : early
          let holds =
            isLate == stays ? other & set == set : isFirst || other & set == set
          guard holds, stage.required[other] <= rooms[number],
            let rest = best(number + 1, stays, other)
          else { continue }
          found = min(found ?? .max, stage.taps[other] + rest)
        }
      }
      return found
    }
    #expect(sets.extraTaps == best(0, false, 0))
  }

  /// Of sets that need the same taps, that which holds fewer units, and those of the trailing end.
  @Test func equalSetsKeepTheLeadingUnits() {
    let taps = [0, 2, 2, 4, 0, 2, 2, 4]
    let early = NestedSets.Stage(
      [300] + Array(repeating: NestedSets.Stage.none, count: 7), taps: taps)
    let late = NestedSets.Stage([300, 200, 200, 100, 300, 200, 200, 100], taps: taps)
    let sets = NestedSets(early: early, late: late, entry: 0, widths: [220, 400, 120])
    #expect(
      sets.chosen == [
        NestedSets.Chosen(isLate: true, set: 0b010), NestedSets.Chosen(isLate: true, set: 0b011),
      ])
    #expect(sets.extraTaps == 6)
    // What can happen early does.
    let stage = NestedSets.Stage([300, 200], taps: [0, 2])
    let both = NestedSets(early: stage, late: stage, entry: 0, widths: [220])
    #expect(both.chosen == [NestedSets.Chosen(isLate: false, set: 0b001)])
  }
}
