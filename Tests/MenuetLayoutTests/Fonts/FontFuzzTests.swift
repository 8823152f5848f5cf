import MenuetLayout
import MenuetModel
import Testing

/// Fonts that are damaged or lie: they are refused, or widths and layouts hold what they promise.
@Suite struct FontFuzzTests {
  private static let texts = ["Save", "To AV", "é…", "中文", "กำ", "का", "👍🏽", "A\u{301}\u{10FFFF}"]

  /// Fonts with maps of every format, to be damaged.
  private static let fonts: [[UInt8]] = {
    let advances = [500, 610, 620, 630, 640, 65_535]
    let segments = FontBuilder.segments(
      [
        .init(first: 0x41, last: 0x45, delta: 1 - 0x41),
        .init(first: 0x61, last: 0x64, offset: 4), .init(first: 0xFFFF, last: 0xFFFF, delta: 1),
      ], glyphs: [1, 2, 3, 4])
    let maps = [
      segments, FontBuilder.groups([(0x41, 0x44, 1), (0x4E00, 0x4E02, 2)]),
      FontBuilder.groups([(0x20, 0x24F, 1), (0x1F300, 0x1F3FF, 5)], format: 13),
      FontBuilder.array(first: 0x53, [1, 2, 3, 4]), FontBuilder.bytes([0x53: 1, 0x61: 5]),
      FontBuilder.array(first: 0x1F44D, [1, 2], isLong: true),
    ]
    return maps.map { map in
      var font = FontBuilder(
        advances: advances,
        maps: [.init(encoding: 1, bytes: segments), .init(encoding: 10, bytes: map)])
      font.names = [(0, 0, 1, "Sans"), (3, 0x409, 1, "Example")]
      return font.bytes
    }
  }()

  @Test func aDamagedFontIsRefusedOrMeasuresWithinBounds() throws {
    var random = SeededGenerator(seed: 2026)
    var refused = 0
    var taken = 0
    for round in 0..<6000 {
      var bytes = Self.fonts[round % Self.fonts.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
      do throws(FontProblem) {
        let advances = try FontAdvances(parsing: bytes)
        taken += 1
        Self.expectBounds(TextMetrics(advances: advances), round)
        #expect(advances.family?.isEmpty != true)
      } catch {
        refused += 1
      }
    }
    // Both ways are gone often.
    #expect(refused > 1000)
    #expect(taken > 1000)
  }

  /// Changes a byte, a number, a run of bytes or the length.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 4 else { return }
    let place = Int.random(in: 0..<bytes.count - 4, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2:
      let number = [0, 1, 0x7FFF, 0x8000, 0xFFFF].randomElement(using: &random) ?? 0
      bytes.replaceSubrange(place..<place + 2, with: uint16(number))
    case 3:
      let number = [0, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF].randomElement(using: &random) ?? 0
      bytes.replaceSubrange(place..<place + 4, with: uint32(number))
    case 4:
      let source = Int.random(in: 0..<bytes.count - 4, using: &random)
      bytes.replaceSubrange(place..<place + 4, with: Array(bytes[source..<source + 4]))
    default: bytes.removeLast(Int.random(in: 0...min(40, bytes.count - 1), using: &random))
    }
  }

  private static func expectBounds(_ metrics: TextMetrics, _ round: Int) {
    for text in texts {
      let width = metrics.width(of: text, fontSize: 17)
      // No advance is more than 4 096 em.
      #expect((0...text.unicodeScalars.count * 4_096 * 17).contains(width), "\(round): \(text)")
      let lines = metrics.lines(of: text, fontSize: 17, maximumWidth: 100, maximumLines: 2)
      #expect((0...2).contains(lines.lines), "\(round): \(text)")
      #expect((0...100).contains(lines.width), "\(round): \(text)")
    }
  }

  // MARK: Layouts

  /// How wide the letter H is, of how many units an em.
  @Test(arguments: [(1, 16_384), (333, 1000), (2500, 1000)])
  func toolbarsKeepTheirLaws(units: Int, perEm: Int) throws {
    let font = FontBuilder([("H", units)], unitsPerEm: perEm)
    let text = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    for seed in 0..<150 {
      var generator = ToolbarGenerator(seed: UInt64(seed))
      var toolbar = generator.toolbar()
      toolbar.letter = GeneratedToolbar.Letter(units: units, unitsPerEm: perEm)
      var laws = LawChecker(toolbar, text: text)
      laws.checkLaws()
      #expect(laws.failures.isEmpty, "seed \(seed)")
    }
  }

  @Test func theWidestLettersCanBeAddedUp() throws {
    let font = FontBuilder([("H", 65_535)], unitsPerEm: 16)
    let text = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    #expect(text.width(of: "HHHH", fontSize: 17) == (4 * 65_535 * 17 + 15) / 16)
    let long = String(repeating: "H", count: 10_000)
    #expect(text.width(of: long, fontSize: 17) == (10_000 * 65_535 * 17 + 15) / 16)
    #expect(text.width(of: long, fontSize: .max) == 1 << 32)
    let wrapped = text.lines(of: long, fontSize: 17, maximumWidth: .max, maximumLines: 1)
    #expect(wrapped == (1, false, (10_000 * 65_535 * 17 + 15) / 16))
  }

  @Test(arguments: [(0, 16_384), (65_535, 16)])
  func lettersOfNoOrTheGreatestWidthBreakNoLaw(units: Int, perEm: Int) throws {
    let font = FontBuilder([("H", units)], unitsPerEm: perEm)
    let text = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    let long = String(repeating: "H", count: 10_000)
    for seed in 0..<200 {
      var generator = ToolbarGenerator(seed: UInt64(seed))
      let generated = generator.toolbar()
      let model = generated.model()
      var sample = SampleDocument()
      sample.document = model.document
      sample.document.toolbars = [model.toolbar]
      let item = MenuElement.item(sample.command("wide", "HHHH", symbol: "star"))
      var menu = Menu(id: "menu", title: long, content: [item], source: .none)
      menu.platforms = .all
      sample.document.menus = [menu]
      var metrics = MetricSet(for: generated.platform)
      metrics.text = text
      let context = LayoutContext(platform: generated.platform, locale: "en", metrics: metrics)
      let laidOut = LayoutEngine(context: context, layouts: .all).layOut(sample.document)
      #expect(laidOut.brokenLaws.isEmpty, "seed \(seed)")
    }
  }

  @Test func textMayHaveNoWidth() throws {
    let font = FontBuilder(
      advances: [0, 0],
      maps: [
        .init(encoding: 10, bytes: FontBuilder.groups([(0, 0x10FFFF, 1)], format: 13))
      ])
    let text = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    #expect(text.width(of: "Save 中 กำ", fontSize: 17) == 0)
    #expect(text.lines(of: "Save", fontSize: 17, maximumWidth: 0, maximumLines: 2) == (1, false, 0))
  }
}
