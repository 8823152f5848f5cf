import MenuetLayout
import Testing

@Suite struct TextMetricsTests {
  let metrics = TextMetrics()

  /// Inter has 2 816 font units per em, so that at this size a point is a font unit.
  static let unit = 2816

  /// Widths in font units, by `hb-shape` with the regular weight.
  static let shaped = [
    ("Save", 6480), ("Yesterday, 7:41 PM", 25208), ("AVAILABLE UPDATES", 28352),
    ("Toggle Text Style", 23012), ("Office file (fi, fl)", 20620), ("Price: €1,234.56", 21544),
    ("“Archiv” öffnen …", 22892), ("Größe ändern", 18240), ("Déplacer l’élément", 24408),
    ("Przełącz źródło", 20400), ("Říjen: Ťuknutím", 20184), ("Âm lượng phát lại", 23112),
    ("Άνοιγμα εγγράφου", 24908), ("Напечатать документ", 30076), ("Ещё объём 100 %", 24080),
    ("A → B", 8008), ("⌘⇧A", 7604),
  ]

  @Test(arguments: shaped)
  func aLabelIsAsWideAsTheShapedText(label: String, units: Int) {
    #expect(metrics.width(of: label, fontSize: Self.unit) == units)
  }

  @Test(arguments: shaped)
  func aLabelIsAsWideClusterByClusterAsAtOnce(label: String, units: Int) {
    // The mark takes no room, but keeps the label from the ways around grapheme clusters.
    #expect(metrics.width(of: label + "\u{301}", fontSize: Self.unit) == units)
  }

  @Test func eachScalarOfTheBasicScriptsIsAsWideAsItsCluster() {
    let scalars = (UInt32(0x20)..<0x2400).compactMap(Unicode.Scalar.init)
    let wrong = scalars.filter { scalar in
      let text = "l" + String(scalar) + "l"
      let mark = "\u{301}"
      return metrics.width(of: text, fontSize: Self.unit)
        != metrics.width(of: text + mark, fontSize: Self.unit)
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("l", 668, 734), ("H", 2084, 2095), (" ", 792, 699), ("é", 1640, 1669), ("α", 1804, 1825),
    ("Ж", 2672, 2928), ("ẞ", 1920, 1986), ("ữ", 1752, 1915), ("…", 2312, 2270), ("€", 1872, 1912),
    ("→", 2688, 2688), ("™", 1712, 1776), ("❤", 2880, 2880),
  ])
  func eachWeightHasTheAdvancesOfItsFont(text: String, regular: Int, semibold: Int) {
    #expect(metrics.width(of: text, fontSize: Self.unit, weight: .regular) == regular)
    #expect(metrics.width(of: text, fontSize: Self.unit, weight: .semibold) == semibold)
  }

  @Test func aCombiningMarkLeavesTheKerningOfItsBase() {
    let pair = metrics.width(of: "To", fontSize: Self.unit)
    #expect(metrics.width(of: "T\u{301}o", fontSize: Self.unit) == pair)
  }

  @Test func widthIsRoundedUpOncePerLabel() {
    // 25 208 units are 152.18 points at 17; seventeen characters rounded up would be more.
    #expect(metrics.width(of: "Yesterday, 7:41 PM", fontSize: 17) == 153)
    // 2 816 times 2 084 units are 2 084 em: nothing to round.
    let em = String(repeating: "H", count: 2816)
    #expect(metrics.width(of: em, fontSize: 1) == 2084)
    #expect(metrics.width(of: em + "l", fontSize: 1) == 2085)
  }

  @Test(arguments: [
    "中", "あ", "한", "\u{1112}\u{1161}\u{11AB}", "Ａ", "　", "🎉", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "☝🏽",
    "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "©\u{FE0F}", "⬜",
  ])
  func aWideOrEmojiClusterIsOneEm(text: String) {
    #expect(metrics.width(of: text, fontSize: 17) == 17)
    #expect(metrics.width(of: text, fontSize: 17, weight: .semibold) == 17)
    #expect(metrics.width(of: text + "l" + text, fontSize: Self.unit) == 2 * Self.unit + 668)
  }

  @Test(arguments: [
    "\u{301}", "\u{20DD}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{FEFF}", "\u{202B}",
    "\n", "\r\n", "\0",
  ])
  func aMarkOrInvisibleCharacterHasNoWidth(text: String) {
    #expect(metrics.width(of: text, fontSize: 100) == 0)
    #expect(metrics.width(of: "l" + text + "ж" + text, fontSize: Self.unit) == 668 + 2328)
  }

  @Test(arguments: ["ب", "א", "ก", "क", "क्ष", "\u{E000}", "𝐀"])
  func anythingElseIsThreeFifthsOfAnEm(text: String) {
    #expect(metrics.width(of: text, fontSize: 10) == 7)
    #expect(metrics.width(of: text, fontSize: Self.unit) == 1690)
  }

  @Test func sizesBeyondReasonAreClamped() {
    #expect(metrics.width(of: "Save", fontSize: 0) == 0)
    #expect(metrics.width(of: "Save", fontSize: .min) == 0)
    #expect(
      metrics.width(of: "Save", fontSize: .max) == metrics.width(of: "Save", fontSize: 16_384))
    #expect(metrics.width(of: "", fontSize: 17) == 0)
  }

  @Test func anotherTableTakesThePlaceOfInter() {
    let advances = FontAdvances(
      unitsPerEm: 1000, runs: [0x41, 0x42, 0x3042, 0x3042], regular: [500, 600, 900],
      semibold: [510, 610],
      kerning: PairKerning(
        runs: [0x41, 0x42], leftClasses: [1, 0], rightClasses: [0, 1], pairs: [0x101],
        amounts: [-50]))
    let other = TextMetrics(advances: advances)
    #expect(other.width(of: "AB", fontSize: 1000) == 1050)
    #expect(other.width(of: "BA", fontSize: 1000) == 1100)
    #expect(other.width(of: "AB", fontSize: 1000, weight: .semibold) == 1070)
    #expect(other.width(of: "C", fontSize: 1000) == 600)
    #expect(other.width(of: "あ中", fontSize: 1000) == 1900)
    #expect(other.width(of: "あ", fontSize: 1000, weight: .semibold) == 1000)
  }

  @Test func aTableThatMakesNoSenseCoversNothing() {
    let tables = [
      FontAdvances(unitsPerEm: 1000, runs: [], regular: [], semibold: []),
      FontAdvances(unitsPerEm: 1000, runs: [0x41], regular: [1], semibold: [1]),
      FontAdvances(unitsPerEm: 1000, runs: [0x41, 0x20], regular: [1], semibold: [1]),
      FontAdvances(unitsPerEm: 1000, runs: [0x41, .max], regular: [], semibold: []),
    ]
    for table in tables {
      #expect(TextMetrics(advances: table).width(of: "A", fontSize: 10) == 6)
    }
    let empty = FontAdvances(unitsPerEm: .min, runs: [], regular: [], semibold: [])
    #expect(TextMetrics(advances: empty).width(of: "A", fontSize: 10) == 10)
  }
}

@Suite struct LineWrappingTests {
  let metrics = TextMetrics()

  private func wrap(
    _ text: String, _ maximumWidth: Int, _ maximumLines: Int = 10, fontSize: Int = 17
  ) -> [Int] {
    let result = metrics.lines(
      of: text, fontSize: fontSize, maximumWidth: maximumWidth, maximumLines: maximumLines)
    return [result.lines, result.truncated ? 1 : 0, result.width]
  }

  private func width(_ text: String) -> Int {
    metrics.width(of: text, fontSize: 17)
  }

  @Test func aLineHoldsATextOfExactlyItsWidth() {
    let whole = width("Show All Tabs")
    #expect(wrap("Show All Tabs", whole) == [1, 0, whole])
    #expect(wrap("Show All Tabs", whole - 1) == [2, 0, width("Show All")])
    #expect(wrap("Show All Tabs", whole - 1, 1) == [1, 1, width("Show All")])
  }

  @Test func spacesAtALineBreakTakeNoRoom() {
    #expect(wrap("Show   All", width("Show")) == [2, 0, width("Show")])
    #expect(wrap("  Show \n", width("Show")) == [1, 0, width("Show")])
    #expect(wrap("   ", 100) == [0, 0, 0])
    #expect(wrap("a  b", 100) == [1, 0, width("a  b")])
  }

  @Test func aNoBreakSpaceKeepsWordsTogether() {
    let narrow = width("Zoom 150\u{A0}%") - 1
    #expect(wrap("Zoom 150\u{A0}%", narrow) == [2, 0, width("150\u{A0}%")])
    #expect(wrap("Zoom 150 %", narrow) == [2, 0, width("Zoom 150")])
  }

  @Test func aWordWiderThanALineBreaksAtClusters() {
    let three = width("lll")
    #expect(wrap("llllllll", three) == [3, 0, three])
    #expect(wrap("a llllllll", three) == [4, 0, three])
    #expect(wrap("e\u{301}e\u{301}e\u{301}", width("éé")) == [2, 0, width("éé")])
    // The end of a broken word shares its line with the next word.
    #expect(wrap("llllllll l", width("lll l")) == [2, 0, width("lllll")])
  }

  @Test func linesBreakBetweenWideCharacters() {
    #expect(wrap("選択した項目", 51) == [2, 0, 51])
    #expect(wrap("選択した項目", 50) == [3, 0, 34])
    #expect(wrap("選択した項目", 51, 1) == [1, 1, 51])
    #expect(wrap("保存PDF", width("存PDF")) == [2, 0, width("存PDF")])
  }

  @Test func kerningEndsAtALineBreak() {
    // `To` kerns by 224 of 2 816 units: on lines of their own the letters do not.
    let alone = metrics.width(of: "T", fontSize: 2816)
    let pair = metrics.width(of: "To", fontSize: 2816)
    #expect(pair == alone + metrics.width(of: "o", fontSize: 2816) - 224)
    #expect(wrap("To", pair, fontSize: 2816) == [1, 0, pair])
    #expect(wrap("To", pair - 1, fontSize: 2816) == [2, 0, alone])
  }

  @Test func kerningWithSpacesCountsInsideALine() {
    let kerning = PairKerning(
      runs: [0x20, 0x20, 0x41, 0x41], leftClasses: [1, 2], rightClasses: [1, 2],
      pairs: [0x102, 0x201], amounts: [-5, -70])
    let advances = FontAdvances(
      unitsPerEm: 1000, runs: [0x20, 0x20, 0x41, 0x41], regular: [200, 600], semibold: [],
      kerning: kerning)
    let other = TextMetrics(advances: advances)
    let three = 3 * 600 + 2 * (200 - 75)
    #expect(other.width(of: "A A A", fontSize: 1000) == three)
    let fitting = other.lines(
      of: "A A A A", fontSize: 1000, maximumWidth: three, maximumLines: 9)
    #expect(fitting == (2, false, three))
    let narrow = other.lines(
      of: "A A A A", fontSize: 1000, maximumWidth: three - 1, maximumLines: 9)
    #expect(narrow == (2, false, 2 * 600 + 200 - 75))
  }

  @Test func aClusterWiderThanALineIsCutOff() {
    #expect(wrap("中", 16) == [1, 1, 16])
    #expect(wrap("l 中 l", 16) == [2, 1, 16])
    #expect(wrap("l", 0) == [1, 1, 0])
    #expect(wrap("l", -5) == [1, 1, 0])
    #expect(wrap("l", .min) == [1, 1, 0])
  }

  @Test func nothingFitsInNoLines() {
    #expect(wrap("l", 100, 0) == [0, 1, 0])
    #expect(wrap("l", 100, .min) == [0, 1, 0])
    #expect(wrap("", 100, 0) == [0, 0, 0])
    #expect(wrap("", 0) == [0, 0, 0])
    #expect(wrap("\u{200B}", 0, 1) == [1, 0, 0])
  }

  @Test func anUnlimitedWidthHoldsEverything() {
    let long = String(repeating: "Save ", count: 2000) + "l"
    #expect(wrap(long, .max, 1) == [1, 0, width(long)])
    #expect(wrap("Save all", 0, 1, fontSize: 0) == [1, 0, 0])
    #expect(wrap("Save all", 0, 1, fontSize: -3) == [1, 0, 0])
  }

  @Test func whatIsReportedKeepsItsLimits() {
    var random = SplitMix(state: 7)
    for _ in 0..<2000 {
      let text = random.text(["a", "W", " ", "  ", "é", "中", "🎉", "\u{301}", "\u{200D}", "ب"])
      let room = Int(random.next() % 120) - 10
      let maximum = Int(random.next() % 5)
      let result = metrics.lines(of: text, fontSize: 17, maximumWidth: room, maximumLines: maximum)
      #expect((0...maximum).contains(result.lines), "\(text.debugDescription) in \(room)")
      #expect((0...max(0, room)).contains(result.width), "\(text.debugDescription) in \(room)")
    }
  }

  @Test func wordsWrapAsMeasuringEachLineWould() {
    var random = SplitMix(state: 11)
    for _ in 0..<500 {
      let text = random.text(["To ", "AV ", "Save ", "Type, ", "Žluťoučký ", "ab ", "Text "]) + "T"
      let room = 90 + Int(random.next() % 200)
      var lines: [String] = []
      for word in text.split(separator: " ").map(String.init) {
        let longer = lines.last.map { "\($0) \(word)" } ?? word
        if width(longer) <= room { lines = lines.dropLast() + [longer] } else { lines.append(word) }
      }
      #expect(wrap(text, room, 99) == [lines.count, 0, lines.map(width).max() ?? 0], "\(text)")
    }
  }
}

/// Random numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Up to 30 of the pieces, at random.
  mutating func text(_ pieces: [String]) -> String {
    (0..<next() % 31).map { _ in pieces[Int(next() % UInt64(pieces.count))] }.joined()
  }
}
