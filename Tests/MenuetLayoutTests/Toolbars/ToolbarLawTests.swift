import Foundation
import MenuetLayout
import MenuetModel
import Testing

/// The laws of toolbar layout, on toolbars made at random.
///
/// `MENUET_PROPERTY_RUNS` sets how many; a failure names the seed, and `MENUET_PROPERTY_SEED` the
/// first one to try.
@Suite struct ToolbarLawTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func everyLawHoldsOfEveryToolbar() {
    let first = Self.setting("MENUET_PROPERTY_SEED") ?? 1
    var broken = 0
    for seed in first..<(first + (Self.setting("MENUET_PROPERTY_RUNS") ?? 3000)) {
      var laws = LawChecker(seed: UInt64(seed))
      laws.checkAll()
      guard let failure = laws.failures.first else { continue }
      Issue.record("seed \(seed): \(failure) (and \(laws.failures.count - 1) more)")
      broken += 1
      if broken == 10 { return }
    }
  }

  /// A debug build checks the laws itself, on every toolbar that it lays out.
  @Test func theEngineFindsNoLawBroken() {
    for seed in 1...300 {
      let generated = GeneratedToolbar(seed: UInt64(seed))
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
