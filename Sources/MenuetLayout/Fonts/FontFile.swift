/// The tables of a TrueType or OpenType font; of a collection, those of its first font.
///
/// The format is that of the OpenType specification 1.9, chapter "OpenType font file". Checksums and
/// the outlines of glyphs are not looked at.
struct FontFile {
  private let file: FontTable
  /// Where the list of tables starts in the file.
  private let directory: Int
  private let tableCount: Int

  init(_ bytes: [UInt8]) throws(FontProblem) {
    file = FontTable(bytes, problem: .directoryCut)
    if bytes.isEmpty { throw .isEmpty }
    guard let signature = try? file.uint32(at: 0) else { throw .isNoFont }
    switch signature {
    case Self.number("wOFF"): throw .isCompressed("WOFF")
    case Self.number("wOF2"): throw .isCompressed("WOFF2")
    case Self.number("ttcf"):
      if try file.uint32(at: 8) == 0 { throw .collectionIsEmpty }
      directory = try file.uint32(at: 12)
      guard Self.isFont(try file.uint32(at: directory)) else { throw .isNoFont }
    default:
      guard Self.isFont(signature) else { throw .isNoFont }
      directory = 0
    }
    tableCount = try file.uint16(at: directory + 4)
    try file.require(directory + 12, tableCount * 16)
  }

  /// A table that has to be there.
  func table(_ tag: String) throws(FontProblem) -> FontTable {
    let number = Self.number(tag)
    for index in 0..<tableCount {
      let entry = directory + 12 + index * 16
      guard try file.uint32(at: entry) == number else { continue }
      let offset = try file.uint32(at: entry + 8)
      let count = try file.uint32(at: entry + 12)
      guard let table = file.part(from: offset, count: count, problem: .tableCut(tag)) else {
        throw .tableOutside(tag)
      }
      return table
    }
    throw .tableMissing(tag)
  }

  /// TrueType, as Windows and as a Mac marks it, or OpenType with PostScript outlines.
  private static func isFont(_ signature: Int) -> Bool {
    signature == 0x0001_0000 || signature == number("true") || signature == number("OTTO")
  }

  /// Four ASCII characters as the number that a file holds for them.
  private static func number(_ tag: String) -> Int {
    tag.utf8.reduce(0) { $0 << 8 | Int($1) }
  }
}
