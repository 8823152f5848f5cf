import MenuetModel
import Testing

/// The analysis of conditions agrees with trying all values.
struct ConditionAnalysisTests {
  private static let states = ["a", "b", "c", "d"]
  private static let choices = ["size": ["small", "medium", "large"], "side": ["left", "right"]]

  private static func analysis(
    variables: Int = 16, steps: Int = 1 << 19
  ) -> ConditionAnalysis {
    var document = Document(name: "Example", fileName: "", source: .none)
    for (id, options) in choices.sorted(by: { $0.key < $1.key }) {
      document.choices.append(
        Choice(
          id: id, title: nil,
          options: options.map { Choice.Option(id: $0, title: $0, source: .none) }, source: .none))
    }
    return ConditionAnalysis(
      document, limits: LanguageLimits(conditionVariables: variables), stepLimit: steps)
  }

  /// Every value of all variables: each state either way, each choice with one of its options.
  private static let worlds: [Set<String>] = {
    var worlds: [Set<String>] = [[]]
    for state in states { worlds += worlds.map { $0.union([state]) } }
    for (choice, options) in choices {
      worlds = worlds.flatMap { world in options.map { world.union(["\(choice).\($0)"]) } }
    }
    return worlds
  }()

  private static let names =
    states + choices.flatMap { choice, options in options.map { "\(choice).\($0)" } }.sorted()

  private static func randomCondition(_ depth: Int, _ random: inout SplitMix) -> Condition {
    switch depth == 0 ? 0 : random.next(below: 5) {
    case 0, 1: return .variable(names[random.next(below: names.count)])
    case 2: return .not(randomCondition(depth - 1, &random))
    case 3:
      return .and((0...random.next(below: 3)).map { _ in randomCondition(depth - 1, &random) })
    default:
      return .or((0...random.next(below: 3)).map { _ in randomCondition(depth - 1, &random) })
    }
  }

  @Test(arguments: 0..<20)
  func `random conditions hold together exactly when some world lets them`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let analysis = Self.analysis()
    for _ in 0..<100 {
      let conditions = (0...random.next(below: 3)).map { _ in Self.randomCondition(3, &random) }
      let expected = Self.worlds.contains { world in
        conditions.allSatisfy { $0.evaluate(world.contains) }
      }
      #expect(analysis.canHold(conditions) == expected, "\(conditions.map { $0.spelling })")
    }
  }

  @Test(arguments: 0..<10)
  func `a condition has the values that it has in the worlds of the others`(seed: UInt64) throws {
    var random = SplitMix(state: seed + 1000)
    let analysis = Self.analysis()
    for _ in 0..<100 {
      let others = (0..<random.next(below: 3)).map { _ in Self.randomCondition(2, &random) }
      let condition = Self.randomCondition(2, &random)
      let worlds = Self.worlds.filter { world in
        others.allSatisfy { $0.evaluate(world.contains) }
      }
      let values = analysis.values(of: condition, while: others)
      #expect(values.mayHold == worlds.contains { condition.evaluate($0.contains) })
      #expect(values.mayFail == worlds.contains { !condition.evaluate($0.contains) })
      let all = others + [condition]
      let uses = try all.flatMap { try ConditionParser.parse($0.spelling).names.map(\.name) }
      if analysis.mayVary(uses) {
        #expect(values == (true, true), "\(all.map(\.spelling))")
      }
    }
  }

  @Test
  func `more than six variables are looked at in several blocks`() throws {
    let analysis = Self.analysis()
    let all = (0..<16).map { Condition.variable("s\($0)") }
    #expect(analysis.canHold([.and(all)]))
    #expect(analysis.canHold([.and(all.dropLast() + [.not(all[15])])]))
    #expect(!analysis.canHold([.and(all), .not(all[15])]))
    #expect(!analysis.canHold([.or(all), .and(all.map { .not($0) })]))
  }

  /// A truth table of any of these would have more rows than a run could look at.
  @Test
  func `hundreds of variables are decided where the conditions are plain`() {
    let analysis = Self.analysis(variables: 1_000)
    let all = (0..<200).map { Condition.variable("s\($0)") }
    #expect(analysis.verdict([.and(all)]) == .satisfiable)
    #expect(analysis.verdict([.and(all), .not(all[199])]) == .contradictory)
    #expect(analysis.verdict([.or(all), .and(all.map { .not($0) })]) == .contradictory)
    // A chain: each follows from the one before it.
    let chain = zip(all, all.dropFirst()).map { Condition.or([.not($0), $1]) }
    #expect(analysis.verdict(chain + [all[0], .not(all[199])]) == .contradictory)
    #expect(analysis.verdict(chain + [all[0], all[199]]) == .satisfiable)
    // Pairs that share nothing do not multiply.
    let pairs = stride(from: 0, to: 198, by: 2).map { Condition.or([all[$0], all[$0 + 1]]) }
    #expect(analysis.verdict(pairs + [all[198], .not(all[198])]) == .contradictory)
    // Of no conditions all hold, and none does.
    #expect(Self.analysis().verdict([.and([])]) == .satisfiable)
    #expect(Self.analysis().verdict([.or([])]) == .contradictory)
  }

  /// Eight pigeons in seven holes: the search finds no short cut.
  @Test
  func `a search without an end is given up, and everything counts as possible`() {
    func pigeon(_ number: Int, in hole: Int) -> Condition { .variable("p\(number)-\(hole)") }
    var conditions = (0..<8).map { number in
      Condition.or((0..<7).map { pigeon(number, in: $0) })
    }
    for hole in 0..<7 {
      for first in 0..<8 {
        for second in 0..<first {
          conditions.append(
            .or([.not(pigeon(first, in: hole)), .not(pigeon(second, in: hole))]))
        }
      }
    }
    let analysis = Self.analysis(variables: 100, steps: 50)
    #expect(analysis.verdict(conditions) == .tooManySteps)
    #expect(analysis.canHold(conditions))
    #expect(analysis.doubt(conditions)?.contains("50 steps") == true)
    #expect(Self.analysis().verdict(conditions) == .tooManyVariables(56))
  }

  @Test
  func `beyond the limit everything counts as possible`() {
    let analysis = Self.analysis(variables: 2)
    let three = ["a", "b", "c"].map { Condition.variable($0) }
    #expect(analysis.canHold([.and(three), .not(three[0])]))
    #expect(!analysis.canHold([.and(Array(three[..<2])), .not(three[0])]))
  }

  @Test
  func `nothing is disjoint from no condition`() {
    let analysis = Self.analysis()
    #expect(!analysis.areDisjoint([], [.variable("a")]))
    #expect(analysis.areDisjoint([.variable("a")], [.not(.variable("a"))]))
    #expect(analysis.areDisjoint([.variable("side.left")], [.variable("side.right")]))
    #expect(!analysis.areDisjoint([.variable("size.small")], [.variable("side.right")]))
  }
}

/// Random numbers that are the same in every run.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
