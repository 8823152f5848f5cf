extension FontAdvances {
  /// Reads the advances of a TrueType or OpenType font from its tables `cmap` and `hmtx`; of a
  /// collection, those of its first font; of a variable font, those of its default.
  ///
  /// They stand for both weights. There is no kerning. A character that the font lacks has the
  /// advance of the embedded table, scaled to the font's em.
  package init(parsing bytes: [UInt8]) throws(FontProblem) {
    let font = try FontFile(bytes)
    let unitsPerEm = try font.table("head").uint16(at: 18)
    guard (16...16_384).contains(unitsPerEm) else { throw .unitsPerEm(unitsPerEm) }
    let glyphs = try GlyphAdvances(font)
    let map = try CharacterMap(font.table("cmap"), glyphCount: glyphs.count)
    var advances: [ScalarAdvance] = []
    advances.reserveCapacity(map.entries.count)
    for entry in map.entries {
      advances.append(
        ScalarAdvance(scalar: entry.scalar, units: try glyphs.advance(of: entry.glyph)))
    }
    self.init(
      unitsPerEm: unitsPerEm, advances, family: FontNames(font)?.family, completedBy: .inter)
  }
}

/// The advances of a font's glyphs: its tables `hmtx`, `hhea` and `maxp`.
private struct GlyphAdvances {
  /// The glyphs of the font.
  let count: Int
  /// Those of them with an advance of their own, at least one; the others have the last one's.
  private let advanceCount: Int
  private let table: FontTable

  init(_ font: FontFile) throws(FontProblem) {
    count = try font.table("maxp").uint16(at: 4)
    advanceCount = try font.table("hhea").uint16(at: 34)
    guard advanceCount > 0, advanceCount <= count else {
      throw .advanceCount(advanceCount, glyphs: count)
    }
    table = try font.table("hmtx")
    try table.require(0, 4 * advanceCount)
  }

  /// The advance of a glyph, in font units.
  func advance(of glyph: Int) throws(FontProblem) -> UInt16 {
    UInt16(try table.uint16(at: 4 * min(glyph, advanceCount - 1)))
  }
}
