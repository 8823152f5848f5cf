/// A part of a font's bytes, which holds big-endian numbers. No read leads outside it.
struct FontTable {
  private let bytes: [UInt8]
  private let start: Int
  private let count: Int
  /// The problem that a read beyond the end shows.
  private let problem: FontProblem

  /// All bytes of a file.
  init(_ bytes: [UInt8], problem: FontProblem) {
    self.bytes = bytes
    start = 0
    count = bytes.count
    self.problem = problem
  }

  private init(_ bytes: [UInt8], start: Int, count: Int, problem: FontProblem) {
    self.bytes = bytes
    self.start = start
    self.count = count
    self.problem = problem
  }

  /// A part of this part; `nil` where it is not wholly inside.
  func part(from offset: Int, count: Int, problem: FontProblem) -> FontTable? {
    guard contains(offset, count) else { return nil }
    return FontTable(bytes, start: start + offset, count: count, problem: problem)
  }

  /// Everything from an offset on.
  func rest(from offset: Int) throws(FontProblem) -> FontTable {
    try require(offset, 0)
    return FontTable(bytes, start: start + offset, count: count - offset, problem: problem)
  }

  /// Fails unless so many bytes follow an offset.
  func require(_ offset: Int, _ count: Int) throws(FontProblem) {
    guard contains(offset, count) else { throw problem }
  }

  func uint8(at offset: Int) throws(FontProblem) -> Int {
    try require(offset, 1)
    return Int(bytes[start + offset])
  }

  func uint16(at offset: Int) throws(FontProblem) -> Int {
    try require(offset, 2)
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  func uint32(at offset: Int) throws(FontProblem) -> Int {
    try uint16(at: offset) << 16 | uint16(at: offset + 2)
  }

  /// Offsets and counts come of at most three numbers of 32 bits: their sums stay far from the
  /// greatest integer.
  private func contains(_ offset: Int, _ count: Int) -> Bool {
    offset >= 0 && count >= 0 && offset + count <= self.count
  }
}
