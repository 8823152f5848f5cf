/// Writes the bytes of a font, from the OpenType specification alone: nothing of the reader is used.
struct FontBuilder {
  /// A subtable of `cmap` with its platform and encoding.
  struct Map {
    var platform = 3
    var encoding = 1
    var bytes: [UInt8]
  }

  var signature = Array("OTTO".utf8)
  var unitsPerEm = 1000
  /// The advances of the glyphs, from glyph 0 on, which stands for a missing character.
  var advances: [Int]
  /// What `maxp` and `hhea` say, where that is not the number of advances.
  var glyphCount: Int?
  var advanceCount: Int?
  var maps: [Map]
  /// The records of the table `name`, which is left out where there are none.
  var names: [(platform: Int, language: Int, number: Int, text: String)] = []
  /// Tables that are left out.
  var withoutTables: Set<String> = []
  /// What stands in the file before the font: all offsets are greater by it.
  var prefix: [UInt8] = []

  /// A font that maps characters, ascending, to glyphs with these advances, in format 12.
  init(_ advances: [(scalar: Unicode.Scalar, units: Int)], unitsPerEm: Int = 1000) {
    self.unitsPerEm = unitsPerEm
    self.advances = [500] + advances.map(\.units)
    maps = [
      Map(
        encoding: 10,
        bytes: Self.groups(
          advances.enumerated().map { index, entry in
            (Int(entry.scalar.value), Int(entry.scalar.value), index + 1)
          }))
    ]
  }

  init(advances: [Int], maps: [Map]) {
    self.advances = advances
    self.maps = maps
  }

  var bytes: [UInt8] {
    let tables = tables.filter { !withoutTables.contains($0.tag) }
    var directory = signature + uint16(tables.count) + [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    let start = prefix.count + 12 + 16 * tables.count
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + uint32(0) + uint32(start + content.count)
      directory += uint32(bytes.count)
      content += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return prefix + directory + content
  }

  /// The tables in the order of the file; `cmap` is the last.
  private var tables: [(tag: String, bytes: [UInt8])] {
    let count = advanceCount ?? advances.count
    let head = [0, 1, 0, 0] + zeros(8) + uint32(0x5F0F_3CF5) + uint16(0) + uint16(unitsPerEm)
    var cmap = uint16(0) + uint16(maps.count)
    var subtables: [UInt8] = []
    for map in maps {
      cmap += uint16(map.platform) + uint16(map.encoding)
      cmap += uint32(4 + 8 * maps.count + subtables.count)
      subtables += map.bytes
    }
    let named = names.isEmpty ? [] : [("name", nameTable)]
    return named + [
      ("head", head + zeros(34)),
      ("hhea", [0, 1, 0, 0] + zeros(30) + uint16(count)),
      ("hmtx", advances.flatMap { uint16($0) + uint16(0) }),
      ("maxp", uint32(0x5000) + uint16(glyphCount ?? advances.count)),
      ("cmap", cmap + subtables),
    ]
  }

  private var nameTable: [UInt8] {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for name in names {
      let text = name.text.utf16.flatMap { uint16(Int($0)) }
      records += uint16(name.platform) + uint16(1) + uint16(name.language) + uint16(name.number)
      records += uint16(text.count) + uint16(texts.count)
      texts += text
    }
    return uint16(0) + uint16(names.count) + uint16(6 + records.count) + records + texts
  }

  // MARK: Formats of maps

  /// A segment of format 4: either `delta` leads from characters to glyphs, or `offset` does.
  struct Segment {
    var first: Int
    var last: Int
    var delta = 0
    var offset = 0
  }

  /// Format 4. The list is not closed by the segment of U+FFFF.
  static func segments(_ segments: [Segment], glyphs: [Int] = []) -> [UInt8] {
    var bytes = uint16(4) + uint16(16 + 8 * segments.count + 2 * glyphs.count) + uint16(0)
    bytes += uint16(2 * segments.count) + zeros(6)
    bytes += segments.flatMap { uint16($0.last) } + zeros(2)
    bytes += segments.flatMap { uint16($0.first) } + segments.flatMap { uint16($0.delta) }
    return bytes + segments.flatMap { uint16($0.offset) } + glyphs.flatMap { uint16($0) }
  }

  /// Formats 12 and 13.
  static func groups(
    _ groups: [(first: Int, last: Int, glyph: Int)], format: Int = 12, count: Int? = nil
  ) -> [UInt8] {
    uint16(format) + zeros(2) + uint32(16 + 12 * groups.count) + uint32(0)
      + uint32(count ?? groups.count)
      + groups.flatMap { uint32($0.first) + uint32($0.last) + uint32($0.glyph) }
  }

  /// Format 0.
  static func bytes(_ glyphs: [Int: UInt8]) -> [UInt8] {
    uint16(0) + uint16(262) + uint16(0) + (0..<256).map { glyphs[$0] ?? 0 }
  }

  /// Format 6, or 10 with numbers of 32 bits.
  static func array(first: Int, _ glyphs: [Int], isLong: Bool = false) -> [UInt8] {
    let body = glyphs.flatMap { uint16($0) }
    if isLong {
      return uint16(10) + zeros(2) + uint32(20 + body.count) + uint32(0) + uint32(first)
        + uint32(glyphs.count) + body
    }
    return uint16(6) + uint16(10 + body.count) + uint16(0) + uint16(first)
      + uint16(glyphs.count) + body
  }
}

/// A big-endian number; what is more than two bytes of it is lost.
func uint16(_ value: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
}

/// A big-endian number; what is more than four bytes of it is lost.
func uint32(_ value: Int) -> [UInt8] { uint16(value >> 16) + uint16(value) }

private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
