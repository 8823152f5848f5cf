/// Why text cannot be measured with the bytes of a file.
package enum FontProblem: Error, Equatable, Sendable {
  /// There are none.
  case isEmpty
  /// A web font of this format, which is compressed.
  case isCompressed(String)
  /// They do not begin as a TrueType or OpenType font or a collection of such fonts does.
  case isNoFont
  /// A collection of no fonts.
  case collectionIsEmpty
  /// The file ends inside the list of the font's tables.
  case directoryCut
  case tableMissing(String)
  /// A table lies beyond the end of the file, if only in part.
  case tableOutside(String)
  /// A table ends before what it says, or has to hold.
  case tableCut(String)
  /// The number of units of an em is none of 16 to 16 384.
  case unitsPerEm(Int)
  /// The number of advances is none of 1 to the number of glyphs.
  case advanceCount(Int, glyphs: Int)
  /// No map of Unicode characters in a format that can be read.
  case unicodeMapMissing
  /// The map's ranges of characters overlap, run backwards or are out of order, here.
  case mapUnordered(at: UInt32)
  /// The map goes on beyond the last character of Unicode.
  case mapOutside
  /// The map leads from a character to a glyph that the font does not have.
  case glyphMissing(Int, of: UInt32, glyphs: Int)
}
