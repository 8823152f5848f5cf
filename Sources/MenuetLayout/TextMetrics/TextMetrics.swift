import MenuetSource

/// Measures text, the same on every machine: from a table of advances, never from installed fonts
/// that nobody named.
package struct TextMetrics: Sendable, Hashable {
  /// A weight of the font.
  package enum FontWeight: Sendable {
    case regular
    case semibold
  }

  private let advances: FontAdvances

  /// The family of the font; `nil` for the embedded table, and where the font does not say.
  package var family: String? { advances.family }

  /// Measures with the embedded table, made from Inter.
  package init() {
    self.init(advances: .inter)
  }

  /// Measures with the advances of another font.
  package init(advances: FontAdvances) {
    self.advances = advances
  }

  /// The width of a text on one line: the sum over its grapheme clusters, with kerning, in whole
  /// points, rounded up once, at most 2³². `fontSize` is in points, taken as 0 to 16 384.
  package func width(of text: String, fontSize: Int, weight: FontWeight = .regular) -> Int {
    points(units(of: text, weight: weight), fontSize: fontSize)
  }

  /// How a text wraps in a column, in regular weight: the `lines` it takes, at most
  /// `maximumLines`; whether it is `truncated`, that is, does not fit; and the `width` of the widest
  /// of these lines in points, at most `maximumWidth` (or 0, if that is negative).
  ///
  /// Lines are filled greedily. They break at white space other than no-break spaces, between two
  /// East Asian wide characters, and inside a word only if it is wider than a line and `breaksWords`;
  /// without that such a word is cut. White space at either end of a line takes no room; a text of
  /// nothing else takes no line.
  package func lines(
    of text: String, fontSize: Int, maximumWidth: Int, maximumLines: Int, breaksWords: Bool = true
  ) -> (lines: Int, truncated: Bool, width: Int) {
    guard maximumLines > 0 else { return (0, !text.isEmpty, 0) }
    let room = room(in: maximumWidth, fontSize: fontSize)
    if let units = unitsOnOneLine(text), units <= room {
      return (1, false, points(units, fontSize: fontSize))
    }
    var wrapper = LineWrapper(
      room: room, maximumLines: maximumLines, breaksWords: breaksWords)
    if text.unicodeScalars.allSatisfy(\.standsAlone) {
      let ascii = advances.asciiGlyphs(.regular)
      wrapper.add(text.unicodeScalars, kerning: advances.kerning) { scalar in
        let value = Int(scalar.value)
        let glyph =
          value < 0x80 ? ascii[value] : advances.glyph(of: scalar, weight: .regular)
        return (glyph, scalar.isBreakingSpace)
      }
    } else {
      wrapper.add(text, kerning: advances.kerning) { character in
        (advances.glyph(of: character, weight: .regular), character.isBreakingSpace)
      }
    }
    wrapper.finish()
    return (wrapper.lines, wrapper.isTruncated, points(wrapper.widest, fontSize: fontSize))
  }

  /// The same as `width`, of a text whose scalars are all clusters of their own; `nil` of others, which take
  /// far longer to measure.
  func quickWidth(of text: String, fontSize: Int) -> Int? {
    let units = asciiUnits(of: text, weight: .regular) ?? scalarUnits(of: text, weight: .regular)
    return units.map { points($0, fontSize: fontSize) }
  }
}

extension TextMetrics {
  /// The greatest width in points, for sums of widths to be exact whatever a font's advances.
  private static let greatestWidth = 1 << 32

  /// A width in points, rounded up, of a width in font units.
  private func points(_ units: Int, fontSize: Int) -> Int {
    let scaled = max(0, units) * Self.usable(fontSize) + advances.unitsPerEm - 1
    return min(scaled / advances.unitsPerEm, Self.greatestWidth)
  }

  /// The most font units whose width in points, rounded up, is within `width`.
  private func room(in width: Int, fontSize: Int) -> Int {
    let size = Self.usable(fontSize)
    return size == 0 ? .max : min(max(0, width), Self.greatestWidth) * advances.unitsPerEm / size
  }

  /// A font size that no text is long enough to overflow with.
  private static func usable(_ fontSize: Int) -> Int {
    min(max(0, fontSize), 1 << 14)
  }

  /// The font units of a text that wrapping could leave as one line; nil for one that is empty or
  /// has white space at an end.
  private func unitsOnOneLine(_ text: String) -> Int? {
    guard let first = text.first, !first.isBreakingSpace, text.last?.isBreakingSpace == false else {
      return nil
    }
    return units(of: text, weight: .regular)
  }

  private func units(of text: String, weight: FontWeight) -> Int {
    if let units = asciiUnits(of: text, weight: weight) { return units }
    if let units = scalarUnits(of: text, weight: weight) { return units }
    var sum = GlyphSum()
    for character in text {
      sum.add(advances.glyph(of: character, weight: weight), kerning: advances.kerning)
    }
    return sum.units
  }

  /// The font units of an ASCII text; nil for any other. Finding grapheme clusters would take ten
  /// times as long as adding them up.
  private func asciiUnits(of text: String, weight: FontWeight) -> Int? {
    let glyphs = advances.asciiGlyphs(weight)
    func units(of bytes: some Sequence<UInt8>) -> Int? {
      var sum = GlyphSum()
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        sum.add(glyphs[Int(byte)], kerning: advances.kerning)
      }
      return sum.units
    }
    // A pointer to the bytes takes half the time of their view, which a string always has.
    return text.utf8.withContiguousStorageIfAvailable { units(of: $0) } ?? units(of: text.utf8)
  }

  /// The font units of a text whose scalars are all clusters of their own; nil for any other.
  private func scalarUnits(of text: String, weight: FontWeight) -> Int? {
    let ascii = advances.asciiGlyphs(weight)
    var sum = GlyphSum()
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else { return nil }
      let value = Int(scalar.value)
      sum.add(
        value < 0x80 ? ascii[value] : advances.glyph(of: scalar, weight: weight),
        kerning: advances.kerning)
    }
    return sum.units
  }
}

/// Adds up the glyphs of a line.
private struct GlyphSum {
  private(set) var units = 0
  private var previous = Glyph.none

  /// - Parameter kerning: Of the font; handed over each time, as keeping it would count its six
  ///   tables up and down for every label, which takes as long as adding up ten glyphs.
  mutating func add(_ glyph: Glyph, kerning: borrowing PairKerning) {
    units += kerning.amount(between: previous, and: glyph) + glyph.units
    previous = glyph
  }
}

/// Fills lines with the clusters of a text, in order. All widths are in font units.
///
/// A `joint` is the kerning between a cluster and the one before; a line break loses it.
private struct LineWrapper {
  /// The width of a line.
  let room: Int
  let maximumLines: Int
  /// Indicates whether a word that is wider than a line goes on the next.
  let breaksWords: Bool

  /// The lines that are closed.
  private(set) var lines = 0
  /// The width of the widest of them.
  private(set) var widest = 0
  /// Indicates whether a cluster found no place. Nothing may be added then.
  private(set) var isTruncated = false

  /// The whole words of the open line; nil before the first.
  private var line: Int?
  /// The width of the gap between `line` and `word`.
  private var gap = 0
  /// The word that may go on; nil between words.
  private var word: Int?

  init(room: Int, maximumLines: Int, breaksWords: Bool) {
    self.room = room
    self.maximumLines = maximumLines
    self.breaksWords = breaksWords
  }

  /// Adds clusters in order until one finds no place.
  ///
  /// - Parameter reading: Returns the glyph of a cluster, and whether a line may break at it.
  mutating func add<Clusters: Sequence>(
    _ clusters: Clusters, kerning: borrowing PairKerning,
    reading: (Clusters.Element) -> (glyph: Glyph, isSpace: Bool)
  ) {
    var previous = Glyph.none
    for cluster in clusters {
      let (glyph, isSpace) = reading(cluster)
      let joint = kerning.amount(between: previous, and: glyph)
      if isSpace {
        addSpace(glyph.units, joint: joint)
      } else {
        add(glyph.units, joint: joint, mayBreakBefore: previous.isWide && glyph.isWide)
      }
      if isTruncated { return }
      previous = glyph
    }
  }

  mutating func addSpace(_ units: Int, joint: Int) {
    endWord()
    if line != nil { gap += joint + units }
  }

  mutating func add(_ units: Int, joint: Int, mayBreakBefore: Bool) {
    if mayBreakBefore { endWord() }
    if word == nil && line != nil { gap += joint }
    let longer = word.map { $0 + joint + units } ?? units
    if (line ?? 0) + gap + longer <= room {
      word = longer
      return
    }
    if let line { breakLine(after: line) }
    if isTruncated || longer <= room {
      word = longer
      return
    }
    if breaksWords, let word { breakLine(after: word) }
    word = units
    if !isTruncated && (units > room || !breaksWords) {
      closeLine(room)
      isTruncated = true
    }
  }

  /// Ends the text: what is left is the last line.
  mutating func finish() {
    if isTruncated { return }
    endWord()
    if let line { closeLine(line) }
  }

  private mutating func endWord() {
    guard let word else { return }
    line = (line ?? 0) + gap + word
    gap = 0
    self.word = nil
  }

  private mutating func breakLine(after units: Int) {
    closeLine(units)
    line = nil
    gap = 0
    isTruncated = lines == maximumLines
  }

  private mutating func closeLine(_ units: Int) {
    lines += 1
    widest = max(widest, units)
  }
}

extension Character {
  /// Indicates whether a line may break at this character, which then takes no room.
  fileprivate var isBreakingSpace: Bool { unicodeScalars.first?.isBreakingSpace ?? false }
}

extension Unicode.Scalar {
  /// Indicates whether it is white space, but for no-break spaces. Looking the property up takes longer
  /// than all else about a letter.
  fileprivate var isBreakingSpace: Bool {
    switch value {
    case 0x9...0xD, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A: true
    case 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Indicates whether a scalar is always a grapheme cluster of its own, and no emoji, if its
  /// neighbours are so too: most of Latin, Greek, Cyrillic, Arabic, punctuation, currency signs,
  /// arrows, the signs of keys. Other scalars may stand alone too.
  fileprivate var standsAlone: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530: true
    case 0x620..<0x64B, 0x660..<0x670, 0x671..<0x6D6: true
    case 0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20C2: true
    case 0x2100..<0x231A, 0x231C..<0x23E9: true
    default: false
    }
  }
}
