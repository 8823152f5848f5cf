/// The glyphs that a font has for characters: what its table `cmap` says of Unicode.
///
/// Ranges that are out of order and glyphs that the font does not have are refused, as browsers
/// refuse them.
struct CharacterMap {
  /// A character with the number of its glyph.
  struct Entry {
    let scalar: UInt32
    let glyph: Int
  }

  /// Ascending; without the characters that the font has no glyph for.
  private(set) var entries: [Entry] = []
  /// The glyphs of the font.
  private let glyphCount: Int
  /// The least character that the next range may begin with.
  private var next = 0

  private static let lastScalar = 0x10FFFF

  init(_ table: FontTable, glyphCount: Int) throws(FontProblem) {
    self.glyphCount = glyphCount
    let map = try Self.bestMap(in: table)
    switch try map.uint16(at: 0) {
    case 0: try readBytes(map)
    case 4: try readSegments(map)
    case 6:
      try readArray(map, first: map.uint16(at: 6), count: map.uint16(at: 8), offset: 10)
    case 10:
      try readArray(map, first: map.uint32(at: 12), count: map.uint32(at: 16), offset: 20)
    case let format: try readGroups(map, share: format == 13)
    }
  }

  // MARK: Choosing

  /// The map that covers most, by its platform and encoding, of those that can be read.
  private static func bestMap(in table: FontTable) throws(FontProblem) -> FontTable {
    var best: FontTable?
    var bestRank = 0
    for index in 0..<(try table.uint16(at: 2)) {
      let record = 4 + index * 8
      let rank = rank(
        platform: try table.uint16(at: record), encoding: try table.uint16(at: record + 2))
      guard rank > bestRank else { continue }
      let map = try table.rest(from: table.uint32(at: record + 4))
      guard [0, 4, 6, 10, 12, 13].contains(try map.uint16(at: 0)) else { continue }
      best = map
      bestRank = rank
    }
    guard let best else { throw .unicodeMapMissing }
    return best
  }

  /// How much of Unicode an encoding covers; 0 for what is not Unicode. Encoding 5 of platform 0
  /// holds variation sequences alone.
  private static func rank(platform: Int, encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10): 7
    case (0, 6): 6
    case (0, 4): 5
    case (3, 1): 4
    case (0, 0...3): 3
    default: 0
    }
  }

  // MARK: Formats

  /// Format 0: a glyph of one byte for each of 256 characters.
  private mutating func readBytes(_ map: FontTable) throws(FontProblem) {
    for scalar in 0..<256 { try add(scalar, glyph: map.uint8(at: 6 + scalar)) }
  }

  /// Format 4: segments, each with the last and first character and what leads to the glyphs.
  private mutating func readSegments(_ map: FontTable) throws(FontProblem) {
    let count = try map.uint16(at: 6) / 2
    for index in 0..<count {
      let last = try map.uint16(at: 14 + 2 * index)
      let first = try map.uint16(at: 16 + 2 * (count + index))
      // The end of the list, which some fonts have twice, or with an offset that leads nowhere.
      if first == 0xFFFF, last == 0xFFFF { continue }
      try begin(first, last)
      let delta = try map.uint16(at: 16 + 2 * (2 * count + index))
      let place = 16 + 2 * (3 * count + index)
      let offset = try map.uint16(at: place)
      for scalar in first...last where scalar != 0xFFFF {
        var glyph = scalar
        if offset != 0 {
          glyph = try map.uint16(at: place + offset + 2 * (scalar - first))
          if glyph == 0 { continue }
        }
        try add(scalar, glyph: (glyph + delta) & 0xFFFF)
      }
    }
  }

  /// Formats 6 and 10: a glyph of two bytes for each character of one range.
  private mutating func readArray(
    _ map: FontTable, first: Int, count: Int, offset: Int
  ) throws(FontProblem) {
    guard count > 0 else { return }
    try begin(first, first + count - 1)
    try map.require(offset, 2 * count)
    for index in 0..<count { try add(first + index, glyph: map.uint16(at: offset + 2 * index)) }
  }

  /// Formats 12 and 13: ranges, each with the glyph of its first character, where the others have
  /// those that follow, or have a share in that one.
  private mutating func readGroups(_ map: FontTable, share: Bool) throws(FontProblem) {
    let count = try map.uint32(at: 12)
    try map.require(16, 12 * count)
    for index in 0..<count {
      let group = 16 + 12 * index
      let first = try map.uint32(at: group)
      let last = try map.uint32(at: group + 4)
      let glyph = try map.uint32(at: group + 8)
      try begin(first, last)
      for scalar in first...last { try add(scalar, glyph: share ? glyph : glyph + scalar - first) }
    }
  }

  // MARK: Adding

  /// Checks that a range follows the one before, and inside Unicode.
  private mutating func begin(_ first: Int, _ last: Int) throws(FontProblem) {
    guard last <= Self.lastScalar else { throw .mapOutside }
    guard first >= next, first <= last else { throw .mapUnordered(at: UInt32(first)) }
    next = last + 1
  }

  /// Adds a character that is in Unicode. Glyph 0 stands for none, and surrogates are no characters.
  private mutating func add(_ scalar: Int, glyph: Int) throws(FontProblem) {
    guard glyph != 0, !(0xD800...0xDFFF).contains(scalar) else { return }
    let scalar = UInt32(scalar)
    guard glyph < glyphCount else {
      throw .glyphMissing(glyph, of: scalar, glyphs: glyphCount)
    }
    entries.append(Entry(scalar: scalar, glyph: glyph))
  }
}
