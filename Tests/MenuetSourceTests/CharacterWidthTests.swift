import MenuetSource
import Testing

@Suite struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("Ж", 1), ("ب", 1), ("ｱ", 1), ("→", 1),
      ("中", 2), ("あ", 2), ("한", 2), ("Ａ", 2), ("　", 2), ("🎉", 2), ("⌚", 2), ("\u{2FFFD}", 2),
      ("\u{301}", 0), ("\u{20DD}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{AD}", 0),
      ("\u{0}", 0), ("\n", 0), ("\u{7F}", 0), ("\u{9F}", 0), ("\u{2028}", 0), ("\u{3099}", 0),
    ] as [(Unicode.Scalar, Int)])
  func aScalarTakesZeroOneOrTwoColumns(scalar: Unicode.Scalar, columns: Int) {
    #expect(CharacterWidth.columns(of: scalar) == columns)
  }

  @Test(arguments: [
    ("", 0), ("Save As…", 8), ("a\tb\u{7F}\n", 2), ("Größe", 5), ("e\u{301}te\u{301}", 3),
    ("保存する", 8), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👨‍👩‍👧‍👦", 2), ("🇩🇪🇫🇷", 4), ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2), ("❤\u{FE0F}", 2), ("❤", 1),
    ("1", 1), ("©", 1), ("x\u{200D}", 1), ("\u{600}1", 1),
  ])
  func aTextTakesTheColumnsOfItsClusters(text: String, columns: Int) {
    #expect(CharacterWidth.columns(of: text) == columns)
  }

  @Test func theBoundsOfARangeAreExact() {
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x231A...0x231B, 0x3250...0xA48C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
    for range in wide {
      let columns = [
        range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1,
      ]
      .compactMap(Unicode.Scalar.init).map(CharacterWidth.isWide)
      #expect(columns == [false, true, true, false], "\(range)")
    }
  }

  @Test func asManyScalarsAreWideAsUnicodeSays() {
    // Counted in EastAsianWidth.txt of Unicode 17: W and F, with the unassigned ideographs.
    #expect(everyScalar.count(where: CharacterWidth.isWide) == 182_876)
  }

  @Test func noScalarThatIsTakenToHaveAWidthIsAMarkOrAFormatCharacter() {
    let hidden: Set<Unicode.GeneralCategory> = [
      .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
    ]
    let wrong = everyScalar.filter {
      CharacterWidth.isZeroWidth($0) != hidden.contains($0.properties.generalCategory)
    }
    #expect(wrong.isEmpty)
  }

  private var everyScalar: [Unicode.Scalar] {
    (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
  }
}
