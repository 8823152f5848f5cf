import MenuetLayout
import MenuetModel
import Testing

/// Frames worked out by hand from the nominal metrics of iOS: see `ToolbarLayoutTests`.
@Suite struct ToolbarFramesTests {
  private func icons(_ sample: inout SampleDocument, _ ids: String...) -> [ToolbarUnit] {
    ids.map { ToolbarUnit(sample.command($0, "H", symbol: "star")) }
  }

  /// The left edges and widths of the units, as `x+width`.
  private func spans(_ placed: PlacedToolbar) -> [String] {
    placed.units.map { "\(Int($0.frame.x))+\(Int($0.frame.width))" }
  }

  @Test func theCenterIsCenteredAndMovesOnlyAsFarAsItMust() {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: icons(&sample, "l1", "l2", "l3"), center: icons(&sample, "a"),
      trailing: icons(&sample, "t"))
    let layout = sample.layout(toolbar)
    // 32 + 160 + 16 + 48 + 16 + 48 = 320. At 500 the center begins at (500 - 48) / 2 = 226.
    #expect(spans(layout.placed(at: 500)) == ["16+48", "72+48", "128+48", "226+48", "436+48"])
    // At 420 that would be 186; leading ends at 176, and the gap is 16.
    #expect(spans(layout.placed(at: 420)) == ["16+48", "72+48", "128+48", "192+48", "356+48"])
    #expect(spans(layout.placed(at: 320)) == ["16+48", "72+48", "128+48", "192+48", "256+48"])
    // An odd rest is left at the trailing side.
    #expect(layout.placed(at: 501).units[3].frame.x == 226)
  }

  @Test func titleAndSearchGrowIntoWhatTheCenterLeaves() {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: [.title], center: icons(&sample, "a"), trailing: [.search])
    let layout = sample.layout(toolbar, platform: .ipados)
    // The center of 48 begins at 376; the title has 20 to 360, the search 440 to 780.
    #expect(spans(layout.placed(at: 800)) == ["20+320", "376+48", "540+240"])
    #expect(spans(layout.placed(at: 600)) == ["20+240", "276+48", "340+240"])
    #expect(spans(layout.placed(at: 320)) == ["20+80", "116+48", "180+120"])
    // Without a center both share what is left equally, each to its greatest width:
    // 660 - 40 - 80 - 16 - 120 = 404 = 240 for the title, 120 for the search, 44 left.
    let empty = sample.layout(Toolbar(leading: [.title], trailing: [.search]), platform: .ipados)
    #expect(spans(empty.placed(at: 660)) == ["20+320", "400+240"])
    // 156 left: 78 each.
    #expect(spans(empty.placed(at: 412)) == ["20+158", "194+198"])
  }

  @Test func theCenterMakesWayBeforeATitleIsCut() {
    var sample = SampleDocument()
    // 16 letters are 202 at 17 points.
    let title = ToolbarUnit.title(String(repeating: "H", count: 16))
    let layout = sample.layout(
      Toolbar(leading: [title], center: icons(&sample, "a"), trailing: icons(&sample, "t")),
      platform: .ipados)
    // It is as wide as its words, however much room there is.
    #expect(spans(layout.placed(at: 800)) == ["20+202", "378+44", "736+44"])
    // In the middle the center would begin at 198, and leave the title 162.
    #expect(spans(layout.placed(at: 440)) == ["20+202", "238+44", "376+44"])
    // The least gaps: 20 + 202 + 16 + 44 + 16 + 44 + 20 = 362.
    #expect(spans(layout.placed(at: 362)) == ["20+202", "238+44", "298+44"])
    #expect(spans(layout.placed(at: 361)) == ["20+201", "237+44", "297+44"])
    // A title of the greatest width is cut at that, and one of few letters has the least.
    func width(_ count: Int) -> Double? {
      let title = ToolbarUnit.title(String(repeating: "H", count: count))
      let bar = sample.layout(Toolbar(leading: [title]), platform: .ipados)
      return bar.placed(at: 1000).units.first?.frame.width
    }
    #expect(width(40) == 320)
    #expect(width(1) == 80)
  }

  @Test func theCenterMakesWayForTheWordsOfTheBarWhereATitleHasNone() {
    var sample = SampleDocument()
    var toolbar = Toolbar(
      leading: [.title], center: icons(&sample, "a"), trailing: icons(&sample, "t"))
    toolbar.title = String(repeating: "H", count: 16)
    let layout = sample.layout(toolbar, platform: .ipados)
    // Other words may be longer: the title takes all room that the center leaves it.
    #expect(spans(layout.placed(at: 800)) == ["20+320", "376+48", "732+48"])
    // As a title of 202 would: its words are whole.
    #expect(spans(layout.placed(at: 440)) == ["20+202", "238+48", "372+48"])
    #expect(spans(layout.placed(at: 361)) == ["20+193", "229+48", "293+48"])
  }

  @Test func flexibleSpacesTakeTheRoomBesideTheCenter() {
    var sample = SampleDocument()
    let flexible = ToolbarUnit.space(flexible: true)
    let (a, b, c) = (icons(&sample, "a")[0], icons(&sample, "b")[0], icons(&sample, "c")[0])
    // Center 48 + 8 + 8 + 48 = 112 at 144 to 256; 128 left on either side go to its space.
    let center = sample.layout(Toolbar(center: [a, flexible, b]))
    #expect(spans(center.placed(at: 400)) == ["16+48", "336+48"])
    // Leading: 400 - 48 is 176 for the center; 176 - 16 - 16 - 112 = 32 for the space.
    let leading = sample.layout(Toolbar(leading: [a, flexible, b], center: [c]))
    #expect(spans(leading.placed(at: 400)) == ["16+48", "112+48", "176+48"])
    // Without a center a title gets nothing beside a flexible space.
    let title = sample.layout(Toolbar(leading: [a, flexible, .title]))
    #expect(spans(title.placed(at: 400)) == ["16+48", "324+60"])
    // Two spaces share an odd rest, the first has the point over: 201 - 32 - 144 - 32 + ... .
    let two = sample.layout(Toolbar(leading: [a, flexible, b, flexible, c]))
    #expect(two.minimumWidth == 32 + 144 + 32)
    #expect(spans(two.placed(at: 213)) == ["16+48", "83+48", "149+48"])
  }

  @Test func groupsHaveTheFramesOfTheirMembers() {
    var sample = SampleDocument()
    let group = ToolbarUnit.group(
      "g", symbol: "star", collapse: .menu,
      [
        ToolbarUnit(sample.command("a", "HH", symbol: "star")) { $0.display = .both },
        ToolbarUnit(sample.command("b", "HH", symbol: "star")),
      ])
    let layout = sample.layout(Toolbar(center: [group]))
    // 32 + 80 + 48 = 160, then 128, then 32 + 66 = 98, then the button.
    #expect(layout.requiredWidths == [160, 128, 98, 76])
    let members = layout.placed(at: 160).units[0].members
    #expect(members.map(\.id) == ["a", "b"])
    #expect(members.map(\.frame.x) == [16, 96])
    #expect(members.map(\.frame.width) == [80, 48])
    #expect(layout.placed(at: 128).units[0].members.map(\.frame.width) == [48, 48])
    #expect(layout.placed(at: 127).units[0].members.isEmpty)
    #expect(layout.placed(at: 127).units[0].form == .representative)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    var sample = SampleDocument()
    let group = ToolbarUnit.group("g", icons(&sample, "b", "c"))
    let toolbar = Toolbar(
      leading: [.back, .title], center: icons(&sample, "a") + [group], trailing: [.search],
      customizable: true)
    for width in [300, 401, 777] {
      let left = sample.layout(toolbar).placed(at: width)
      let right = sample.layout(toolbar, locale: "ar").placed(at: width)
      func mirror(_ frame: Frame) -> Frame {
        Frame(
          x: Double(width) - frame.x - frame.width, y: frame.y, width: frame.width,
          height: frame.height)
      }
      #expect(right.units.map(\.id) == left.units.map(\.id))
      #expect(right.units.map(\.frame) == left.units.map { mirror($0.frame) })
      #expect(
        right.units.flatMap(\.members).map(\.frame)
          == left.units.flatMap(\.members).map { mirror($0.frame) })
      #expect(right.overflowButton == left.overflowButton.map(mirror))
    }
  }

  @Test func aBarTooNarrowIsLaidOutAsAtItsLeastWidth() {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: [.back], center: icons(&sample, "a", "b"), trailing: icons(&sample, "t"))
    let layout = sample.layout(toolbar)
    // 32 + 48 + 16 + 48 + 8 + 44 = 196.
    for width in [195, 0, -1, -1_000_000, .min] {
      let placed = layout.placed(at: width)
      #expect(!placed.fits)
      #expect(placed.width == width)
      #expect(placed.state == 2)
      #expect(placed.minimumWidth == 196)
      #expect(placed.overflow == ["a", "b"])
      #expect(spans(placed) == ["16+48", "80+48"])
    }
    // Mirrored, it juts out on the left: 100 - 16 - 48, 100 - 80 - 48.
    let right = sample.layout(toolbar, locale: "he")
    #expect(spans(right.placed(at: 100)) == ["36+48", "-28+48"])
  }

  @Test func aHugeWidthHasWholeCoordinates() {
    var sample = SampleDocument()
    let toolbar = Toolbar(leading: [.back], center: icons(&sample, "a"), trailing: [.search])
    let placed = sample.layout(toolbar).placed(at: .max)
    #expect(placed.fits)
    #expect(placed.state == 0)
    #expect(placed.units[1].frame.x == Double((1 << 50) - 48) / 2)
    #expect(placed.units[2].frame.x == Double((1 << 50) - 16 - 44))
  }

  @Test func metricsThatMakeNoSenseDoNotTrap() {
    var sample = SampleDocument()
    let toolbar = Toolbar(
      leading: [.back, .title], center: icons(&sample, "a", "b"), trailing: [.search])
    for value in [Int.min, -5, 0, .max] {
      var metrics = MetricSet(for: .ios)
      metrics.itemMinWidth = value
      metrics.titleMaxWidth = value
      metrics.barMargin = value
      metrics.fontSize = value
      metrics.overflowWidth = value
      let layout = ToolbarLayout(
        toolbar, in: sample.document,
        context: LayoutContext(platform: .ios, locale: "en", metrics: metrics))
      #expect(layout.minimumWidth >= 0)
      for width in [Int.min, 0, 500, .max] {
        #expect(layout.placed(at: width).units.count >= 3)
      }
    }
  }
}
