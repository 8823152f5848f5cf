import MenuetLayout
import MenuetModel
import Testing

/// Widths of units worked out by hand: see `ToolbarLayoutTests`.
@Suite struct UnitWidthTests {
  @Test func controlsTakeTheRoomOfWhatTheyShow() {
    var sample = SampleDocument()
    let choice = sample.choice("c", ["HHH", "HHHHH", "H"])
    let symbols = sample.choice("s", ["HHH", "H"], symbol: "star")
    func width(_ unit: ToolbarUnit) -> Int {
      sample.layout(Toolbar(leading: [unit])).minimumWidth - 32
    }
    // Title, gap and indicator between paddings.
    #expect(width(.pullDown("p", "HHH")) == 38 + 6 + 12 + 24)
    #expect(width(.pullDown("p", "HHH", symbol: "star")) == 24 + 6 + 12 + 24)
    // The widest option, not the title.
    #expect(width(.popUp("p", "HHHHHHHHHH", choice)) == 63 + 6 + 12 + 24)
    #expect(width(.popUp("p", "HHH", .none)) == 38 + 6 + 12 + 24)
    // As many segments as options, as wide as the widest.
    #expect(width(.segmented("s", choice)) == 3 * (63 + 24))
    #expect(width(.segmented("s", symbols)) == 2 * 48)
    // A toggle whose title changes has room for both.
    #expect(width(ToolbarUnit(sample.toggle("t", .title, on: "HHHHH", off: "H"))) == 63 + 24)
    #expect(
      width(ToolbarUnit(sample.command("a", "HHH", symbol: "star")) { $0.display = .title }) == 62)
    #expect(
      width(ToolbarUnit(sample.command("b", "", symbol: "star")) { $0.display = .both }) == 48)
    #expect(width(ToolbarUnit(sample.command("d", "HHH")) { $0.display = .icon }) == 62)
    #expect(width(ToolbarUnit(sample.command("e"))) == 44)
  }

  @Test func eachPlatformHasItsMetrics() {
    var sample = SampleDocument()
    let item = ToolbarUnit(sample.command("a", "H", symbol: "star"))
    let toolbar = Toolbar(leading: [.title], center: [item], trailing: [.search])
    // 2 × 16 + 60 + 16 + 48 + 16 + 44; then the icon and a gap are 64 less, the button 52 more.
    #expect(sample.layout(toolbar).requiredWidths == [216, 204])
    for platform in [Platform.visionos, .watchos, .tvos] {
      #expect(sample.layout(toolbar, platform: platform).requiredWidths == [216, 204])
    }
    // 2 × 20 + 80 + 16 + 48 + 16 + 120.
    #expect(sample.layout(toolbar, platform: .ipados).requiredWidths == [320, 308])
    // 2 × 8 + 80 + 12 + (18 + 16 = 34, so 36) + 12 + 120.
    #expect(sample.layout(toolbar, platform: .macos).requiredWidths == [276, 270])
  }
}
