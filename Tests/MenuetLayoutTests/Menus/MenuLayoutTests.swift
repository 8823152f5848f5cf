import MenuetLayout
import MenuetModel
import Testing

/// Menus laid out by hand with the nominal metrics of iOS: width 250, rows 44, a row of symbols 48,
/// one of symbols with titles 64, a separator 1; padding 12, symbol 24,
/// chevron and checkmark 12, gap 6. At 17 points a line is 22 high and n letters H are n × 12.581
/// wide, rounded up.
@Suite struct MenuLayoutTests {
  /// A layout as text: one line a row, `kind y+height: element…`.
  private func rows(_ layout: MenuLayout) -> [String] {
    layout.rows.map { row in
      let elements = row.cells.map(\.element).joined(separator: " ")
      return "\(row.kind.rawValue) \(row.y)+\(row.height): \(elements)"
    }
  }

  private func items(_ sample: inout SampleDocument, _ ids: String...) -> [MenuElement] {
    ids.map { .item(sample.command($0, "H", symbol: "star")) }
  }

  @Test func everyElementOfALargeMenuIsARow() {
    var sample = SampleDocument()
    let content =
      items(&sample, "a") + [.submenu("s", "H"), .dynamic("d"), .slot("slot")]
      + [.separator("line"), sample.item("c", sample.choice("c", ["H", "HH"]))]
      + [.item(sample.toggle("p", .pair, on: "HHH", off: "H"))]
      + [.item(sample.toggle("t", .title, on: "HHH", off: "H"))]
    let layout = sample.layout(content)
    #expect(
      rows(layout) == [
        "item 0+44: a", "submenu 44+44: s", "dynamic 88+44: d", "separator 132+1: line",
        "option 133+44: c.o0", "option 177+44: c.o1", "separator 221+1: ", "item 222+44: p",
        "item 266+44: p", "item 310+44: t",
      ])
    #expect(layout.width == 250)
    #expect(layout.height == 354)
    #expect(layout.effectiveLayout == .large)
    let titles = layout.rows.flatMap(\.cells).map(\.title)
    #expect(titles == ["H", "H", "", "", "H", "HH", "HHH", "H", "H"])
    #expect(layout.rows[1].cells[0].frame == Frame(x: 0, y: 44, width: 250, height: 44))
  }

  @Test func theLeadingRunIsARowOfSymbols() {
    var sample = SampleDocument()
    let content = items(&sample, "a", "b", "c", "d", "e", "f")
    let small = sample.layout(content, .small)
    #expect(rows(small) == ["cells 0+48: a b c d", "item 48+44: e", "item 92+44: f"])
    // 250 / 4.
    #expect(small.rows[0].cells.map(\.frame.x) == [0, 62.5, 125, 187.5])
    #expect(small.rows[0].cells.allSatisfy { $0.frame.width == 62.5 && $0.lines == 0 })
    let medium = sample.layout(content, .medium)
    #expect(
      rows(medium) == ["cells 0+64: a b c", "item 64+44: d", "item 108+44: e", "item 152+44: f"])
    #expect(medium.rows[0].cells.map(\.frame.x) == [0, 250.0 / 3, 500.0 / 3])
    #expect(medium.rows[0].cells.allSatisfy { $0.lines == 1 && !$0.truncated })
  }

  @Test func theRunStopsAtAnythingButALeaf() {
    var sample = SampleDocument()
    let (a, b) = (items(&sample, "a"), items(&sample, "b"))
    let stops: [(MenuElement, String)] = [
      (.submenu("s", "H"), "submenu"), (sample.item("c", sample.choice("c", ["H"])), "separator"),
      (.item(sample.toggle("p", .pair, on: "H", off: "HH")), "item"), (.dynamic("d"), "dynamic"),
      (.separator("l"), "separator"), (.slot("x"), "item"), (.section("y", b), "separator"),
    ]
    for (stop, kind) in stops {
      let layout = sample.layout(a + [stop] + b, .small)
      #expect(layout.rows[0].cells.map(\.element) == ["a"], "\(stop.id)")
      #expect(layout.rows[1].kind.rawValue == kind, "\(stop.id)")
    }
    // A toggle that is one row is a leaf.
    let toggles: [MenuElement] = [
      .item(sample.toggle("t", .checkmark, on: "", off: "H")),
      .item(sample.toggle("u", .title, on: "H", off: "HH")),
    ]
    #expect(rows(sample.layout(toggles, .medium)) == ["cells 0+64: t u"])
    #expect(
      rows(sample.layout([.submenu("s", "H")] + a, .small)) == ["submenu 0+44: s", "item 44+44: a"])
    #expect(sample.layout([.submenu("s", "H")] + a, .small).effectiveLayout == .small)
  }

  @Test func sectionsAreDividedAndTheirTitlesAreHeaders() {
    var sample = SampleDocument()
    let (a, b, c, d) = (
      items(&sample, "a"), items(&sample, "b"), items(&sample, "c"), items(&sample, "d")
    )
    let layout = sample.layout(
      a + [.section("s", title: "HH", b), .section("t", c), .separator("l")] + d)
    #expect(
      rows(layout) == [
        "item 0+44: a", "separator 44+1: ", "header 45+44: s", "item 89+44: b",
        "separator 133+1: ", "item 134+44: c", "separator 178+1: ", "item 179+44: d",
      ])
  }

  @Test func aChoiceIsAGroupOfItsOwnAmongOtherRows() {
    var sample = SampleDocument()
    let (a, b) = (items(&sample, "a"), items(&sample, "b"))
    let choice = sample.item("c", sample.choice("c", ["H", "HH"]))
    let other = sample.item("d", sample.choice("d", ["H"]))
    let options = ["option 45+44: c.o0", "option 89+44: c.o1"]
    #expect(
      rows(sample.layout(a + [choice] + b))
        == ["item 0+44: a", "separator 44+1: "] + options + ["separator 133+1: ", "item 134+44: b"])
    // A separator that is written divides them as well.
    #expect(
      rows(sample.layout(a + [choice, .separator("l")] + b))
        == ["item 0+44: a", "separator 44+1: "] + options + [
          "separator 133+1: l", "item 134+44: b",
        ])
    #expect(
      rows(sample.layout(a + [.section("s", b + [choice]), other]))
        == [
          "item 0+44: a", "separator 44+1: ", "item 45+44: b", "separator 89+1: ",
          "option 90+44: c.o0", "option 134+44: c.o1", "separator 178+1: ", "option 179+44: d.o0",
        ])
    // By itself it is divided from nothing, and without options it divides nothing.
    #expect(sample.layout([choice]).rows.map(\.kind) == [.option, .option])
    let none = sample.item("e", sample.choice("e", []))
    #expect(sample.layout(a + [none] + b).rows.map(\.kind) == [.item, .item])
  }

  @Test func separatorsStandOnlyBetweenRows() {
    var sample = SampleDocument()
    let mac = sample.command("m", "H", platforms: .macos)
    let content: [MenuElement] =
      [.item(mac), .separator("1")] + items(&sample, "a")
      + [.separator("2"), .item(mac), .separator("3"), .section("s", title: "H", [.item(mac)])]
      + [.section("x", platforms: .macos, items(&sample, "hidden"))]
      + items(&sample, "b") + [.separator("4"), .slot("slot")]
    #expect(rows(sample.layout(content)) == ["item 0+44: a", "separator 44+1: ", "item 45+44: b"])
    #expect(rows(sample.layout([.separator("1")])).isEmpty)
    #expect(sample.layout([]).height == 0)
  }

  /// A menu of so many rows on a platform.
  private func menu(
    rows: Int, _ platform: Platform, _ size: ContentSize = .large
  ) -> MenuLayout {
    var sample = SampleDocument()
    let content = (0..<rows).map { MenuElement.item(sample.command("c\($0)", "H")) }
    return sample.layout(content, platform: platform, contentSize: size)
  }

  @Test func whatIsHigherThanItsPartOfTheContainerScrolls() {
    // 0.75 × 844 = 633: 14 rows of 44 are 616, 15 are 660.
    #expect(menu(rows: 14, .ios).visibleHeight == nil)
    #expect(menu(rows: 15, .ios).visibleHeight == 633)
    #expect(menu(rows: 15, .ios).height == 660)
    // 0.75 × 1180 = 885: 20 rows are 880.
    #expect(menu(rows: 20, .ipados).visibleHeight == nil)
    #expect(menu(rows: 21, .ipados).visibleHeight == 885)
    // 0.95 × 900 = 855: 38 rows of 22 are 836, 39 are 858.
    #expect(menu(rows: 38, .macos).visibleHeight == nil)
    #expect(menu(rows: 39, .macos).visibleHeight == 855)
    // At accessibility5 a row is 44 × 53 / 17 = 137 high: 4 are 548, 5 are 685.
    #expect(menu(rows: 4, .ios, .accessibility5).visibleHeight == nil)
    #expect(menu(rows: 5, .ios, .accessibility5).visibleHeight == 633)
    // Of what these are shown in nothing is known.
    for platform in [Platform.visionos, .watchos, .tvos] {
      #expect(menu(rows: 400, platform).visibleHeight == nil)
    }
  }

  @Test(arguments: [(0.0, 0), (0.5, 422), (0.7, 591), (1.0, 844)])
  func thePartOfTheContainerIsAMetric(_ fraction: Double, _ visible: Int) {
    var metrics = MetricSet(for: .ios)
    metrics.menuMaxHeightFraction = fraction
    let context = LayoutContext(platform: .ios, locale: "en", metrics: metrics)
    let rows = (0..<30).map { _ in ListRow(.item, title: "H") }
    #expect(context.layOut(rows).visibleHeight == visible)
    #expect(context.layOut([]).visibleHeight == nil)
  }

  @Test func submenusScrollByThemselves() throws {
    var sample = SampleDocument()
    let rows = (0..<20).map { MenuElement.item(sample.command("c\($0)", "H")) }
    var submenu = Submenu(id: "s", title: "H", content: rows, source: .none)
    submenu.platforms = .all
    var menu = Menu(id: "m", title: nil, content: [.submenu(submenu)], source: .none)
    menu.platforms = .all
    sample.document.menus = [menu]
    let result = LayoutEngine(context: LayoutContext(platform: .ios, locale: "en"))
      .layOut(sample.document).document.menus[0]
    #expect(result.layouts?.large?.visibleHeight == nil)
    guard case .submenu(let laidOut) = result.content[0] else {
      Issue.record("there is no submenu")
      return
    }
    #expect(laidOut.layouts?.large?.visibleHeight == 633)
  }

  @Test func aSectionSaysInWhichFormItIsShown() {
    var sample = SampleDocument()
    let content: [MenuElement] = [
      .section("s", layout: .small, items(&sample, "a", "b", "c")),
      .section("plain", items(&sample, "d")),
      .section("m", layout: .medium, items(&sample, "e", "f", "g")),
      .section("mac", layout: .small, platforms: .macos, items(&sample, "h")),
    ]
    func forms(_ size: ContentSize, _ platform: Platform = .ios) -> [String] {
      sample.layout(content, platform: platform, contentSize: size).sections
        .map { "\($0.id): \($0.layout.rawValue), shown \($0.effectiveLayout.rawValue)" }
    }
    #expect(forms(.xxxLarge) == ["s: small, shown small", "m: medium, shown medium"])
    #expect(forms(.accessibility1) == ["s: small, shown large", "m: medium, shown large"])
    #expect(
      forms(.large, .macos) == [
        "s: small, shown small", "m: medium, shown medium", "mac: small, shown small",
      ])
  }

  @Test func aSectionCanBeARow() {
    var sample = SampleDocument()
    let (a, b) = (items(&sample, "a"), items(&sample, "b", "c"))
    let layout = sample.layout(a + [.section("s", title: "H", layout: .medium, b)])
    #expect(
      rows(layout) == ["item 0+44: a", "separator 44+1: ", "header 45+44: s", "cells 89+64: b c"])
    // What does not belong in such a row follows it.
    let five = items(&sample, "1", "2", "3", "4", "5") + [.submenu("x", "H")]
    #expect(
      rows(sample.layout([.section("s", layout: .small, five)]))
        == ["cells 0+48: 1 2 3 4", "item 48+44: 5", "submenu 92+44: x"])
    // A large section has no row in a small menu, and then there is no other first section.
    let large = sample.layout([.section("s", layout: .large, a), .section("t", b)], .small)
    #expect(
      rows(large) == ["item 0+44: a", "separator 44+1: ", "item 45+44: b", "item 89+44: c"])
    // The first section of a menu may be one that is written out.
    #expect(
      rows(sample.layout([.section("s", title: "H", b)] + a, .small))
        == ["header 0+44: s", "cells 44+48: b c", "separator 92+1: ", "item 93+44: a"])
  }

  @Test func labelsWrapToTwoLinesThenAreTruncated() {
    var sample = SampleDocument()
    func cell(_ title: String, symbol: String? = nil) -> MenuCell {
      let item = sample.command("a", title, symbol: symbol)
      return sample.layout([.item(item)]).rows[0].cells[0]
    }
    // 250 - 24 = 226 for a label: 17 letters are 214, 18 are 227.
    let line = String(repeating: "H", count: 17)
    #expect(cell(line).lines == 1)
    #expect(cell(line).frame.height == 44)
    #expect(cell(line + "H").lines == 2)
    #expect(cell(line + "H").frame.height == 66)
    #expect(!cell("\(line) \(line)").truncated)
    #expect(cell("\(line) \(line) H").lines == 2)
    #expect(cell("\(line) \(line) H").truncated)
    // A symbol takes 30: 196 are left, 15 letters are 189, 16 are 202.
    #expect(cell(String(repeating: "H", count: 15), symbol: "star").lines == 1)
    #expect(cell(String(repeating: "H", count: 16), symbol: "star").lines == 2)
  }

  @Test func columnsAndChevronsTakeRoomFromLabels() {
    var sample = SampleDocument()
    let plain = MenuElement.item(sample.command("a", String(repeating: "H", count: 17)))
    let check = MenuElement.item(sample.toggle("t", .checkmark, on: "", off: "H"))
    // A checkmark anywhere takes 12 + 6 from every row: 208, and 17 letters are 214.
    #expect(sample.layout([plain]).rows[0].cells[0].lines == 1)
    #expect(sample.layout([plain, check]).rows[0].cells[0].lines == 2)
    let pair = MenuElement.item(sample.toggle("p", .pair, on: "H", off: "HH"))
    #expect(sample.layout([plain, pair]).rows[0].cells[0].lines == 2)
    #expect(sample.layout([.submenu("s", String(repeating: "H", count: 17))]).height == 66)
    // In a header it takes nothing.
    let header = MenuElement.section("h", title: String(repeating: "H", count: 17), [check])
    #expect(sample.layout([header]).rows[0].height == 44)
  }

  @Test func aToggleWhoseTitleChangesHasRoomForBoth() {
    var sample = SampleDocument()
    let long = String(repeating: "H", count: 18)
    let toggle = sample.toggle("t", .title, on: long, off: "H")
    let layout = sample.layout([.item(toggle)])
    #expect(layout.rows.count == 1)
    #expect(layout.rows[0].cells[0].title == "H")
    #expect(layout.rows[0].cells[0].lines == 2)
  }

  @Test func aSubtitleIsALineMore() {
    var sample = SampleDocument()
    let item = sample.command("a", "H", subtitle: "HHH")
    #expect(sample.layout([.item(item)]).height == 66)
    #expect(sample.layout([.item(item)]).rows[0].cells[0].lines == 1)
  }

  @Test func labelsOfCellsAreSmallerAndWrapBetweenWords() {
    var sample = SampleDocument()
    func label(_ title: String, _ size: ContentSize = .large) -> (MenuCell, height: Int) {
      let item = MenuElement.item(sample.command("a", title, symbol: "star"))
      let row = sample.layout([item, item, item], .medium, contentSize: size).rows[0]
      return (row.cells[0], row.height)
    }
    // At 13 points n letters are n × 9.621 wide. 250 / 3 = 83, less 6: 77. 8 letters are 77, 9 are 87;
    // at four fifths 9 letters are 70, 10 are 78.
    let eight = String(repeating: "H", count: 8)
    #expect(label(eight).0.lines == 1)
    #expect(label(eight).height == 64)
    #expect(label(eight + "H").0.lines == 1)
    #expect(!label(eight + "H").0.truncated)
    #expect(label(eight + "HH").0.truncated)
    #expect(label("HHHH HHHH").0.lines == 2)
    // A line of that text is 22 × 0.76 = 17 high.
    #expect(label("HHHH HHHH").height == 64 + 17)
    #expect(!label("\(eight)H \(eight)H").0.truncated)
    #expect(label("\(eight)H \(eight)H").0.lines == 2)
    #expect(label("HHHH HHHH HHHH").0.lines == 2)
    #expect(!label("HHHH HHHH HHHH").0.truncated)
    #expect(label("HHHHH HHHHH HHHHH").0.truncated)
    // xxLarge: 21 × 0.76 = 16; 8 letters are 95, and 76 at four fifths; 9 are 86.
    #expect(!label(eight, .xxLarge).0.truncated)
    #expect(label(eight + "H", .xxLarge).0.truncated)
  }

  @Test func aCutLabelOfACellSaysWhatItNeeds() {
    var sample = SampleDocument()
    func cut(_ title: String) -> [String] {
      let content = ["a", "b", "c"].map {
        MenuElement.item(sample.command($0, $0 == "a" ? title : "H", symbol: "star"))
      }
      var menu = Menu(id: "m", title: nil, content: content, source: .none)
      menu.layout = .medium
      menu.platforms = .all
      sample.document.menus = [menu]
      return LayoutEngine(context: LayoutContext(platform: .ios, locale: "en"))
        .truncatedLabels(of: sample.document)
        .map { "\($0.lines) × \($0.has), needs \($0.needs) at \($0.fontSize)" }
    }
    #expect(cut("HHHH HHHH").isEmpty)
    // One word of 11 letters, 106 at 13 points, is 85 at four fifths.
    #expect(cut("HHHHHHHHHHH H") == ["1 × 77, needs 85 at 13"])
    let words = "HHHHH HHHHH HHHHH"
    let width = TextMetrics().width(of: words, fontSize: 13)
    #expect(cut(words) == ["2 × 77, needs \((width * 4 + 4) / 5) at 13"])
  }

  @Test func symbolsOfCellsAreReadOut() {
    var sample = SampleDocument()
    var spoken = sample.command("b", "H")
    var overrides = ItemOverrides()
    overrides.accessibilityLabel = "spoken"
    spoken.overrides = Indirect(overrides)
    let content: [MenuElement] = [.item(sample.command("a", "HHHHHH")), .item(spoken)]
    #expect(sample.layout(content, .medium).rows[0].cells.map(\.title) == ["HHHHHH", "H"])
    let small = sample.layout(content, .small).rows[0]
    #expect(small.cells.map(\.title) == ["HHHHHH", "spoken"])
    #expect(small.cells.map(\.lines) == [0, 0])
  }

  @Test func rowsGrowWithTheText() {
    var sample = SampleDocument()
    let content = items(&sample, "a") + [.separator("l")] + items(&sample, "b")
    // 44 × 14 / 17 = 36.2; 44 × 23 / 17 = 59.5; 44 × 53 / 17 = 137.2; separators stay.
    #expect(sample.layout(content, contentSize: .xSmall).rows.map(\.height) == [36, 1, 36])
    #expect(sample.layout(content, contentSize: .xxxLarge).rows.map(\.height) == [60, 1, 60])
    #expect(
      sample.layout(content, contentSize: .accessibility5).rows.map(\.height) == [137, 1, 137])
    // 48 × 19 / 17 = 53.6.
    #expect(sample.layout(content, .small, contentSize: .xLarge).rows[0].height == 54)
  }

  @Test func accessibilitySizesHaveOnlyLargeMenus() {
    var sample = SampleDocument()
    let content = items(&sample, "a", "b") + [.section("s", layout: .medium, items(&sample, "c"))]
    for layout in MenuLayoutSize.allCases {
      let result = sample.layout(content, layout, contentSize: .accessibility1)
      #expect(result.effectiveLayout == .large)
      #expect(result.width == 320)
      #expect(result.rows.map(\.kind) == [.item, .item, .separator, .item])
    }
    #expect(sample.layout(content, .small, contentSize: .xxxLarge).effectiveLayout == .small)
    #expect(sample.layout(content, .small, contentSize: .xxxLarge).width == 250)
  }

  @Test func cellsAreMirroredFromRightToLeft() {
    var sample = SampleDocument()
    let content = items(&sample, "a", "b", "c", "d")
    let layout = sample.layout(content, .small, locale: "ar")
    #expect(layout.rows[0].cells.map(\.element) == ["a", "b", "c", "d"])
    #expect(layout.rows[0].cells.map(\.frame.x) == [187.5, 125, 62.5, 0])
  }
}
