import MenuetLayout
import Testing

@Suite struct FontReaderTests {
  /// Measures at one point a font unit.
  private func widths(_ font: FontBuilder, of texts: String...) throws -> [Int] {
    let metrics = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    return texts.map { metrics.width(of: $0, fontSize: font.unitsPerEm) }
  }

  private func problem(_ bytes: [UInt8]) -> FontProblem? {
    do throws(FontProblem) {
      _ = try FontAdvances(parsing: bytes)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Maps

  @Test func segmentsLeadToGlyphsByADifference() throws {
    let font = FontBuilder(
      advances: [500, 610, 620, 630, 640],
      maps: [
        .init(
          bytes: FontBuilder.segments([
            .init(first: 0x41, last: 0x42, delta: 1 - 0x41),
            .init(first: 0x416, last: 0x416, delta: 3 - 0x416),
            .init(first: 0xFFFF, last: 0xFFFF, delta: 1, offset: 0xFFFF),
          ]))
      ])
    #expect(try widths(font, of: "A", "B", "AB", "Ж", "BЖA") == [610, 620, 1230, 630, 1860])
  }

  @Test func segmentsLeadToGlyphsByAList() throws {
    // From the place of an offset: the rest of the offsets, then the list. 0 stays without glyph.
    let font = FontBuilder(
      advances: [500, 610, 620, 630, 640],
      maps: [
        .init(
          bytes: FontBuilder.segments(
            [
              .init(first: 0x41, last: 0x43, offset: 6),
              .init(first: 0x61, last: 0x62, delta: 2, offset: 10),
              .init(first: 0xFFFF, last: 0xFFFF, delta: 1),
            ], glyphs: [4, 0, 2, 1, 2]))
      ])
    #expect(try widths(font, of: "A", "C", "a", "b") == [640, 620, 630, 640])
    // Inter's B is 1 832 of 2 816 units wide.
    #expect(try widths(font, of: "B") == [TextMetrics().width(of: "B", fontSize: 1000)])
  }

  /// Maps of A, B and C, and the advances that they lead to.
  private static let formats: [(map: [UInt8], expected: [Int])] = [
    (FontBuilder.groups([(0x41, 0x43, 1), (0x1F600, 0x1F600, 4)]), [610, 620, 630]),
    (FontBuilder.groups([(0x41, 0x42, 2), (0x43, 0x43, 1)], format: 13), [620, 620, 610]),
    (FontBuilder.bytes([0x41: 3, 0x42: 1, 0x43: 4]), [630, 610, 640]),
    (FontBuilder.array(first: 0x40, [1, 2, 3, 4]), [620, 630, 640]),
    (FontBuilder.array(first: 0x40, [1, 2, 3, 4], isLong: true), [620, 630, 640]),
  ]

  @Test(arguments: formats)
  func everyFormatIsRead(map: [UInt8], expected: [Int]) throws {
    let font = FontBuilder(
      advances: [500, 610, 620, 630, 640], maps: [.init(platform: 0, encoding: 3, bytes: map)])
    #expect(try widths(font, of: "A", "B", "C") == expected)
  }

  @Test func theMapThatCoversMostIsTaken() throws {
    func map(_ platform: Int, _ encoding: Int, _ glyph: Int) -> FontBuilder.Map {
      FontBuilder.Map(
        platform: platform, encoding: encoding, bytes: FontBuilder.groups([(0x41, 0x41, glyph)]))
    }
    var maps = [
      map(0, 3, 1), map(1, 0, 2), map(3, 1, 3), map(0, 4, 4), map(3, 10, 5), map(0, 5, 6),
    ]
    maps.append(.init(platform: 3, encoding: 10, bytes: uint16(8) + uint16(0)))
    var font = FontBuilder(advances: [500, 610, 620, 630, 640, 650, 660], maps: maps)
    #expect(try widths(font, of: "A") == [650])
    font.maps.removeAll { $0.encoding == 10 }
    #expect(try widths(font, of: "A") == [640])
    font.maps.removeAll { $0.encoding == 4 }
    #expect(try widths(font, of: "A") == [630])
    font.maps.removeAll { $0.platform == 3 }
    #expect(try widths(font, of: "A") == [610])
    font.maps.removeAll { $0.encoding == 3 }
    #expect(problem(font.bytes) == .unicodeMapMissing)
  }

  // MARK: Advances

  @Test func theLastAdvanceIsThatOfAllFurtherGlyphs() throws {
    var font = FontBuilder(
      advances: [500, 610, 620],
      maps: [.init(encoding: 10, bytes: FontBuilder.groups([(0x41, 0x44, 1)]))])
    font.glyphCount = 5
    #expect(try widths(font, of: "A", "B", "C", "D") == [610, 620, 620, 620])
  }

  @Test(arguments: [16, 1000, 2048, 16_384])
  func unitsAreThoseOfTheEm(unitsPerEm: Int) throws {
    let font = FontBuilder([("A", 7)], unitsPerEm: unitsPerEm)
    let metrics = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    #expect(metrics.width(of: "AAAA", fontSize: 100) == (2800 + unitsPerEm - 1) / unitsPerEm)
    #expect(
      metrics.width(of: "AAAA", fontSize: 100, weight: .semibold)
        == metrics.width(of: "AAAA", fontSize: 100))
  }

  @Test func whatTheFontLacksIsAsWideAsInInter() throws {
    // Inter: l 668, ж 2 328, semibold l 734 of 2 816 units.
    let font = FontBuilder([("A", 600), ("Z", 700)], unitsPerEm: 1000)
    #expect(try widths(font, of: "l", "ж", "AlZ") == [237, 827, 1537])
    let metrics = TextMetrics(advances: try FontAdvances(parsing: font.bytes))
    #expect(metrics.width(of: "l", fontSize: 1000, weight: .semibold) == 261)
    // Neither has these.
    #expect(try widths(font, of: "中", "ب", "क", "\u{301}") == [1000, 600, 600, 0])
  }

  @Test func thereIsNoKerning() throws {
    // Inter's T is 1 844 and its o 1 720 units wide, and kerning draws the two together.
    let font = FontBuilder([("A", 600)], unitsPerEm: 2816)
    let inter = TextMetrics()
    let apart = inter.width(of: "T", fontSize: 2816) + inter.width(of: "o", fontSize: 2816)
    #expect(try widths(font, of: "To") == [apart])
    #expect(inter.width(of: "To", fontSize: 2816) < apart)
  }

  @Test func aClusterIsAsWideAsItsBaseAndTheSignsBesideIt() throws {
    let font = FontBuilder(
      [
        ("e", 550), ("\u{301}", 300), ("\u{915}", 700), ("\u{93E}", 250), ("\u{941}", 90),
        ("\u{E01}", 600), ("\u{E33}", 500), ("中", 950), ("🎉", 1300),
      ])
    #expect(try widths(font, of: "e\u{301}", "का", "कु", "กำ") == [550, 950, 700, 1100])
    // An emoji that the font has is its own; one in colours by a selector is not the font's.
    #expect(try widths(font, of: "中", "🎉", "e\u{FE0F}", "👍") == [950, 1300, 550, 1000])
    #expect(try widths(font, of: "\u{93E}", "\u{E33}") == [250, 500])
  }

  @Test func interItselfIsTheEmbeddedTableWithoutKerning() throws {
    // By `hb-shape`.
    let inter: [(scalar: Unicode.Scalar, units: Int)] = [
      (" ", 792), ("H", 2084), ("l", 668), ("é", 1640), ("α", 1804), ("Ж", 2672), ("ẞ", 1920),
      ("ữ", 1752), ("…", 2312), ("€", 1872), ("™", 1712), ("→", 2688), ("❤", 2880),
    ]
    let font = TextMetrics(
      advances: try FontAdvances(parsing: FontBuilder(inter, unitsPerEm: 2816).bytes))
    let table = TextMetrics()
    for size in [1, 13, 17, 53, 2816] {
      for (scalar, _) in inter + [("g", 0), ("щ", 0), ("9", 0), ("한", 0)] {
        let text = String(scalar)
        #expect(font.width(of: text, fontSize: size) == table.width(of: text, fontSize: size))
      }
    }
    #expect(font.width(of: "H l é…", fontSize: 2816) == 2084 + 668 + 1640 + 2312 + 2 * 792)
  }

  @Test func theFamilyIsTheEnglishOneIfThereIsOne() throws {
    var font = FontBuilder([("A", 600)])
    func family() throws -> String? {
      TextMetrics(advances: try FontAdvances(parsing: font.bytes)).family
    }
    #expect(try family() == nil)
    font.names = [(1, 0, 1, "Mac"), (3, 0x409, 2, "Regular"), (3, 0x409, 4, "Full")]
    #expect(try family() == nil)
    font.names += [(3, 0x411, 1, "見本"), (0, 3, 1, "Unicode")]
    #expect(try family() == "見本")
    font.names += [(3, 0x409, 1, "A\nB"), (3, 0x409, 1, "Example Sans 𝐀")]
    #expect(try family() == "Example Sans 𝐀")
    // A list that goes on beyond the table: what was read counts.
    var bytes = font.bytes
    let directory = 12 + 16 * 6
    bytes.replaceSubrange(directory + 2..<directory + 4, with: [0xFF, 0xFF])
    #expect(throws: Never.self) { try FontAdvances(parsing: bytes) }
  }

  @Test func fontsAreEqualByWhatTheyHold() throws {
    let first = try FontAdvances(parsing: FontBuilder([("A", 600)]).bytes)
    let same = try FontAdvances(parsing: FontBuilder([("A", 600)]).bytes)
    let other = try FontAdvances(parsing: FontBuilder([("A", 601)]).bytes)
    #expect(first == same)
    #expect(first.hashValue == same.hashValue)
    #expect(first != other)
  }

  // MARK: Files

  @Test func theFirstFontOfACollectionIsRead() throws {
    var font = FontBuilder([("A", 610)])
    font.prefix =
      Array("ttcf".utf8) + uint16(1) + uint16(0) + uint32(2) + uint32(20) + uint32(9_999)
    #expect(try widths(font, of: "A") == [610])
    font.prefix.replaceSubrange(8..<12, with: uint32(0))
    #expect(problem(font.bytes) == .collectionIsEmpty)
    font.prefix.replaceSubrange(8..<16, with: uint32(1) + uint32(0))
    #expect(problem(font.bytes) == .isNoFont)
    font.prefix.replaceSubrange(12..<16, with: uint32(0xFFFF_FFFF))
    #expect(problem(font.bytes) == .directoryCut)
  }

  @Test func trueTypeBeginsInTwoWays() throws {
    var font = FontBuilder([("A", 610)])
    for signature in [[0, 1, 0, 0], Array("true".utf8)] as [[UInt8]] {
      font.signature = signature
      #expect(try widths(font, of: "A") == [610])
    }
    font.signature = Array("typ1".utf8)
    #expect(problem(font.bytes) == .isNoFont)
  }

  @Test(arguments: [
    ("", FontProblem.isEmpty), ("\0", .isNoFont), ("OTT", .isNoFont), ("OTTO", .directoryCut),
    ("ttcf", .directoryCut), ("<?xml version=\"1.0\"?>", .isNoFont),
    ("wOFF", .isCompressed("WOFF")),
    ("wOF2", .isCompressed("WOFF2")), ("OTTO\u{7F}\u{7F}\0\0", .directoryCut),
    ("OTTO\0\0\0\0\0\0\0\0", .tableMissing("head")),
  ])
  func whatIsNoFontIsRefused(text: String, expected: FontProblem) {
    #expect(problem(Array(text.utf8)) == expected)
  }

  @Test func everyTableIsNeeded() {
    for tag in ["head", "hhea", "maxp", "hmtx", "cmap"] {
      var font = FontBuilder([("A", 610)])
      font.withoutTables = [tag]
      #expect(problem(font.bytes) == .tableMissing(tag))
    }
  }

  @Test func noPartOfAFontIsAFont() {
    // The table cmap is the last, and its groups are its end.
    let bytes = FontBuilder([("A", 610), ("B", 620)]).bytes
    #expect(problem(bytes) == nil)
    for count in bytes.indices { #expect(problem(Array(bytes[..<count])) != nil, "\(count)") }
  }

  @Test func numbersThatCannotBeAreRefused() {
    func problem(_ change: (inout FontBuilder) -> Void) -> FontProblem? {
      var font = FontBuilder([("A", 610), ("B", 620)])
      change(&font)
      return self.problem(font.bytes)
    }
    #expect(problem { $0.unitsPerEm = 0 } == .unitsPerEm(0))
    #expect(problem { $0.unitsPerEm = 15 } == .unitsPerEm(15))
    #expect(problem { $0.unitsPerEm = 16_385 } == .unitsPerEm(16_385))
    #expect(problem { $0.advanceCount = 0 } == .advanceCount(0, glyphs: 3))
    #expect(problem { $0.advanceCount = 4 } == .advanceCount(4, glyphs: 3))
    #expect(problem { $0.glyphCount = 0 } == .advanceCount(3, glyphs: 0))
    #expect(
      problem {
        $0.advanceCount = 60_000
        $0.glyphCount = 65_535
      } == .tableCut("hmtx"))
  }

  @Test func mapsThatLieAreRefused() {
    func problem(_ map: [UInt8]) -> FontProblem? {
      self.problem(
        FontBuilder(advances: [500, 610], maps: [.init(encoding: 10, bytes: map)]).bytes)
    }
    typealias Segment = FontBuilder.Segment
    let segments: [([Segment], FontProblem)] = [
      ([Segment(first: 0x42, last: 0x41)], .mapUnordered(at: 0x42)),
      ([Segment(first: 0x41, last: 0x41, delta: 0)], .glyphMissing(0x41, of: 0x41, glyphs: 2)),
      ([Segment(first: 0x41, last: 0x41, offset: 0x7FFF)], .tableCut("cmap")),
      ([Segment(first: 0, last: 0xFFFE, offset: 2)], .tableCut("cmap")),
      (
        [
          Segment(first: 0x61, last: 0x61, delta: 1 - 0x61),
          Segment(first: 0x41, last: 0x41, delta: 1 - 0x41),
        ], .mapUnordered(at: 0x41)
      ),
    ]
    for (list, expected) in segments { #expect(problem(FontBuilder.segments(list)) == expected) }
    // 32 767 segments in a table that ends behind its head.
    #expect(problem(uint16(4) + zeros(4) + uint16(0xFFFF)) == .tableCut("cmap"))
    let groups: [([(Int, Int, Int)], FontProblem)] = [
      ([(0x42, 0x41, 1)], .mapUnordered(at: 0x42)),
      ([(0x41, 0x41, 1), (0x41, 0x41, 1)], .mapUnordered(at: 0x41)),
      ([(0x10FFFF, 0x110000, 1)], .mapOutside),
      ([(0, 0xFFFF_FFFF, 0xFFFF_FFFF)], .mapOutside),
      ([(0x41, 0x42, 1)], .glyphMissing(2, of: 0x42, glyphs: 2)),
      ([(0x41, 0x41, 0xFFFF_FFFF)], .glyphMissing(0xFFFF_FFFF, of: 0x41, glyphs: 2)),
    ]
    for (list, expected) in groups { #expect(problem(FontBuilder.groups(list)) == expected) }
    #expect(
      problem(FontBuilder.groups([(0x41, 0x41, 1)], count: 0xFFFF_FFFF)) == .tableCut("cmap"))
    #expect(problem(FontBuilder.array(first: 0x10FFFF, [1, 1], isLong: true)) == .mapOutside)
  }

  @Test func surrogatesAndTheLastCharacterDoNoHarm() throws {
    let font = FontBuilder(
      advances: [500, 610],
      maps: [
        .init(encoding: 10, bytes: FontBuilder.groups([(0, 0x10FFFF, 1)], format: 13))
      ])
    #expect(try widths(font, of: "A", "中", "\u{10FFFF}", "\n") == [610, 610, 610, 0])
    // From U+D800 on, a difference alone: of U+FFFF nothing is asked.
    let segments = FontBuilder(
      advances: Array(repeating: 500, count: 0x2800),
      maps: [
        .init(
          bytes: FontBuilder.segments([.init(first: 0xD800, last: 0xFFFF, delta: -0xD7FF)]))
      ])
    #expect(try widths(segments, of: "\u{FF5E}") == [500])
  }

  private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
}
