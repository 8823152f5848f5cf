import MenuetSource

/// The measures of the glyph of a grapheme cluster.
struct Glyph: Sendable, Equatable {
  /// The advance, in font units.
  var units: Int
  /// The kerning classes before and after another glyph; 0 does not kern.
  var leftClass: UInt8 = 0
  var rightClass: UInt8 = 0
  /// Indicates whether it is an emoji or East Asian wide.
  var isWide = false

  /// No glyph: a combining, format or control character, or the edge of a text.
  static let none = Glyph(units: 0)
}

/// The advance widths of a font in two weights, and its kerning: all that measuring text needs.
package struct FontAdvances: Sendable, Hashable {
  /// The font units of one em, at least 1.
  package let unitsPerEm: Int
  /// The name of the font's family; `nil` where nobody knows.
  package let family: String?
  let kerning: PairKerning
  private let runs: ScalarRuns
  private let regular: [UInt16]
  private let semibold: [UInt16]
  private var regularAscii: [Glyph] = []
  private var semiboldAscii: [Glyph] = []

  /// Takes a table: `runs` is the first and last scalar of each run of consecutive scalars,
  /// ascending; `regular` and `semibold` hold the advance of each scalar of the runs, in font
  /// units. A scalar without an advance is not covered.
  package init(
    unitsPerEm: Int, runs: [UInt32], regular: [UInt16], semibold: [UInt16],
    kerning: PairKerning = PairKerning(), family: String? = nil
  ) {
    self.unitsPerEm = min(max(1, unitsPerEm), 1 << 14)
    self.kerning = kerning
    self.family = family
    self.runs = ScalarRuns(bounds: runs)
    self.regular = regular
    self.semibold = semibold
    let ascii = (0..<0x80).map { Unicode.Scalar(UInt8($0)) }
    regularAscii = ascii.map { glyph(of: $0, weight: .regular) }
    semiboldAscii = ascii.map { glyph(of: $0, weight: .semibold) }
  }

  /// Tells fonts apart well enough: equal ones mostly share their tables, which makes comparing them
  /// quick, but hashing them would go through all.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(unitsPerEm)
    hasher.combine(family)
    hasher.combine(regular.count)
    hasher.combine(regular.last)
  }

  /// The glyphs of the 128 ASCII characters.
  func asciiGlyphs(_ weight: TextMetrics.FontWeight) -> [Glyph] {
    weight == .regular ? regularAscii : semiboldAscii
  }

  /// The glyph of a grapheme cluster: of an emoji as the table has it, else one em; of anything else
  /// that of its base, wider by the vowel signs that the table has and that stand beside the base.
  func glyph(of character: Character, weight: TextMetrics.FontWeight) -> Glyph {
    let scalars = character.unicodeScalars
    if CharacterWidth.isEmoji(character) {
      // In colours, as a selector asks for, even characters are shown that the table has in black.
      let units = scalars.first.flatMap { scalar in
        scalar.properties.isEmojiPresentation ? advance(of: scalar, weight: weight) : nil
      }
      return Glyph(units: units ?? unitsPerEm, isWide: true)
    }
    guard let base = CharacterWidth.base(of: character) else { return .none }
    var glyph = glyph(of: base, weight: weight)
    for scalar in scalars.dropFirst() where scalar.isSpacingMark && scalar != base {
      glyph.units += advance(of: scalar, weight: weight) ?? 0
    }
    return glyph
  }

  /// The glyph of a scalar that is not an emoji: as the table has it; where the table does not
  /// cover it, one em if it is East Asian wide, else 0.6 em, an estimate.
  func glyph(of scalar: Unicode.Scalar, weight: TextMetrics.FontWeight) -> Glyph {
    if CharacterWidth.isZeroWidth(scalar) { return .none }
    let isWide = CharacterWidth.isWide(scalar)
    guard let units = advance(of: scalar, weight: weight) else {
      return Glyph(units: isWide ? unitsPerEm : (unitsPerEm * 3 + 4) / 5, isWide: isWide)
    }
    let classes = kerning.classes(of: scalar)
    return Glyph(
      units: units, leftClass: classes.left, rightClass: classes.right, isWide: isWide)
  }

  /// The advance of a scalar, in font units; `nil` where the table does not cover it.
  private func advance(of scalar: Unicode.Scalar, weight: TextMetrics.FontWeight) -> Int? {
    let advances = weight == .regular ? regular : semibold
    guard let index = runs.index(of: scalar), index < advances.count else { return nil }
    return Int(advances[index])
  }
}

// MARK: Completing

/// The advance of a scalar, in font units.
struct ScalarAdvance {
  let scalar: UInt32
  let units: UInt16
}

extension FontAdvances {
  /// Takes the advances of a font of one weight, ascending by scalar, and for those that it lacks the
  /// advances of another, scaled to its em and rounded. There is no kerning.
  init(
    unitsPerEm: Int, _ advances: [ScalarAdvance], family: String?, completedBy other: FontAdvances
  ) {
    func scaled(_ units: UInt16) -> UInt16 {
      UInt16(
        clamping: (2 * Int(units) * unitsPerEm + other.unitsPerEm) / (2 * other.unitsPerEm))
    }
    var table = GrowingTable()
    var rest = advances[...]
    for (index, scalar) in other.runs.scalars.enumerated() {
      while let own = rest.first, own.scalar < scalar { table.take(&rest) }
      if rest.first?.scalar == scalar { continue }
      guard index < other.regular.count, index < other.semibold.count else { break }
      table.append(
        scalar, regular: scaled(other.regular[index]), semibold: scaled(other.semibold[index]))
    }
    while !rest.isEmpty { table.take(&rest) }
    self.init(
      unitsPerEm: unitsPerEm, runs: table.bounds, regular: table.regular,
      semibold: table.semibold, family: family)
  }
}

/// A table that grows by one scalar after the other, ascending.
private struct GrowingTable {
  /// The first and last scalar of each run.
  private(set) var bounds: [UInt32] = []
  private(set) var regular: [UInt16] = []
  private(set) var semibold: [UInt16] = []

  /// Takes the first of the advances of a font of one weight.
  mutating func take(_ advances: inout ArraySlice<ScalarAdvance>) {
    guard let first = advances.popFirst() else { return }
    append(first.scalar, regular: first.units, semibold: first.units)
  }

  mutating func append(_ scalar: UInt32, regular: UInt16, semibold: UInt16) {
    if let last = bounds.last, last + 1 == scalar {
      bounds[bounds.count - 1] = scalar
    } else {
      bounds += [scalar, scalar]
    }
    self.regular.append(regular)
    self.semibold.append(semibold)
  }
}

extension Unicode.Scalar {
  /// Indicates whether a scalar extends the grapheme cluster before it and stands beside its base:
  /// the vowel signs of Indic scripts, and SARA AM and its Lao sibling, which are no marks by
  /// category.
  fileprivate var isSpacingMark: Bool {
    value == 0xE33 || value == 0xEB3 || properties.generalCategory == .spacingMark
  }
}
