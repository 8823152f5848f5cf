import Foundation
import MenuetLayout
import MenuetModel
import Testing

/// The laws of toolbar layout, on toolbars made at random, and every one of these layouts against
/// the oracle's.
///
/// `MENUET_PROPERTY_RUNS` sets how many toolbars, `MENUET_PROPERTY_SEED` the first one,
/// `MENUET_EVERY_WIDTH` how many of them are laid out at every width: one in that many, and
/// `MENUET_PROPERTY_PROGRESS` after how many it is said how far the tests are. A failure is shrunk,
/// and printed as a document with its seed.
@Suite struct ToolbarLawTests {
  private static func setting(_ name: String, else value: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
  }

  private static let runs = setting("MENUET_PROPERTY_RUNS", else: 5_000)
  private static let firstSeed = setting("MENUET_PROPERTY_SEED", else: 1)
  private static let everyWidth = max(1, setting("MENUET_EVERY_WIDTH", else: 80))
  private static let progress = setting("MENUET_PROPERTY_PROGRESS", else: 0)
  private static let partCount = 4

  /// What is found broken, checked in the same way every time.
  private static func failures(
    _ toolbar: GeneratedToolbar, seed: Int
  ) -> [LawChecker.Failure] {
    var random = SeededGenerator(seed: ~UInt64(bitPattern: Int64(seed)))
    var laws = LawChecker(toolbar)
    let most = (laws.oracle.widths.max() ?? 0) + 400
    laws.checkLaws(at: (0..<3).map { _ in Int.random(in: -2...most, using: &random) })
    if seed.isMultiple(of: everyWidth) { laws.checkEveryWidth(beyond: 250) }
    return laws.failures
  }

  @Test(arguments: 0..<partCount) func everyLawHoldsOfEveryToolbar(part: Int) {
    var known: Set<ToolbarLaw> = []
    for run in stride(from: part, to: Self.runs, by: Self.partCount) {
      let seed = Self.firstSeed + run
      var generator = ToolbarGenerator(seed: UInt64(bitPattern: Int64(seed)))
      let toolbar = generator.toolbar()
      for failure in Self.failures(toolbar, seed: seed) where !known.contains(failure.law) {
        known.insert(failure.law)
        Issue.record("\(Self.report(failure.law, toolbar, seed: seed))")
      }
      Self.sayProgress(part: part, run: run)
    }
  }

  /// One of the parts speaks for all, which go through as many toolbars each.
  private static func sayProgress(part: Int, run: Int) {
    let done = run + partCount
    guard part == 0, progress > 0, done % progress < partCount else { return }
    FileHandle.standardError.write(Data("about \(min(done, runs)) of \(runs) toolbars\n".utf8))
  }

  /// What is wrong, on the smallest toolbar that shows it.
  private static func report(
    _ law: ToolbarLaw, _ toolbar: GeneratedToolbar, seed: Int
  ) -> String {
    func failure(_ toolbar: GeneratedToolbar) -> LawChecker.Failure? {
      failures(toolbar, seed: seed).first { $0.law == law }
    }
    let smallest = ToolbarShrinker { failure($0) != nil }.minimal(toolbar)
    let found = failure(smallest)
    return """
      broken: \(law.rawValue), at \(found?.width ?? 0) points: \(found?.detail ?? "")
      MENUET_PROPERTY_SEED=\(seed) MENUET_PROPERTY_RUNS=1 MENUET_EVERY_WIDTH=\(everyWidth)
      \(smallest.xml)
      """
  }

  /// A debug build checks the laws itself, on every toolbar that it lays out.
  @Test func theEngineFindsNoLawBroken() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = ToolbarGenerator(seed: seed)
      let generated = generator.toolbar()
      var (toolbar, document) = generated.model()
      document.toolbars = [toolbar]
      let context = LayoutContext(platform: generated.platform, locale: "en")
      let result = LayoutEngine(context: context).layOut(document)
      #expect(result.brokenLaws.isEmpty, "seed \(seed)")
      toolbar = result.document.toolbars[0]
      #expect(toolbar.breakpoints.last?.minimumWidth == toolbar.minimumWidth)
    }
  }
}
