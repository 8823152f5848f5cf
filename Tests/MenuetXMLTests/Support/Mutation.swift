/// Damages a text at random, as slips of the pen, broken tools and attackers do.
struct Mutation {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Pieces that mean something in markup.
  private static let pieces: [[UInt8]] =
    [
      "<", ">", "/>", "</", "\"", "'", "=", " ", "\n", "&", ";", "&amp;", "&#", "<!--", "-->", "--",
      "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE a [", "<?xml version='1.0'?>", "xmlns=''",
      "xmlns:p='u'", ":", "p:", "<a", "<a>", "</a>", "<a/>", " x='1'", " x=", "[", "]", "!", "%x;",
      "é", "\u{FFFE}", "\u{85}", "\t", "\r",
    ].map { Array($0.utf8) } + [[0], [1], [0x80], [0xC3], [0xFF]]

  /// The text after one to four changes.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var result = text
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&result) }
    return result
  }

  private mutating func change(_ text: inout [UInt8]) {
    let place = Int.random(in: 0...text.count, using: &random)
    let length = Int.random(in: 0...random.pick([1, 2, 8, 40]), using: &random)
    let range = place..<min(place + length, text.count)
    switch Int.random(in: 0..<7, using: &random) {
    case 0 where place < text.count: text[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < text.count: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: text.removeSubrange(range)
    case 3:
      text.insert(
        contentsOf: Array(text[range]), at: Int.random(in: 0...text.count, using: &random))
    case 4 where random.once(in: 4): text.removeSubrange(place...)
    default: text.insert(contentsOf: random.pick(Self.pieces), at: place)
    }
  }
}
