/// Gives every distinct name of a document a small number, so that later stages compare integers.
package struct NameTable: Sendable {
  private var slots: [Int32]
  private var entries: [Entry] = []
  private var pool: [UInt8] = []
  /// Names of at most eight bytes that were asked for last; at first the number of none.
  private var shortNames = Array(repeating: ShortName(word: .max, id: -1), count: 256)
  /// Mixed into every hash, so that no document can be made whose names all collide.
  private let seed = UInt64.random(in: .min ... .max)

  private struct Entry {
    var hash: UInt64
    var start: UInt32
    var length: UInt32

    var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
  }

  private struct ShortName {
    var word: UInt64
    var id: Int32
  }

  /// 2⁶⁴ divided by the golden ratio: spreads neighbouring numbers.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {
    slots = Array(repeating: -1, count: 256)
  }

  /// The number of distinct names; they are numbered from 0.
  package var count: Int { entries.count }

  /// The name with a number that this table gave out.
  package subscript(id: Int) -> String {
    String(decoding: pool[entries[id].range], as: UTF8.self)
  }

  /// The number of the name in a range of a text.
  mutating func intern(_ text: TextBytes, _ name: Range<Int>) -> Int32 {
    guard name.count <= 8 else { return find(text, name) }
    // Most names of the language are short, and all of them are few.
    let word = text.eightBytes(at: name.lowerBound).prefix(name.count)
    let slot = Int(truncatingIfNeeded: (word &* Self.multiplier) >> 56)
    if shortNames[slot].word == word { return shortNames[slot].id }
    let id = find(text, name)
    shortNames[slot] = ShortName(word: word, id: id)
    return id
  }

  private mutating func find(_ text: TextBytes, _ name: Range<Int>) -> Int32 {
    let hash = hash(text, name)
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, holds(entry, text, name) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = Int32(entries.count)
    entries.append(
      Entry(hash: hash, start: UInt32(pool.count), length: UInt32(name.count)))
    for offset in name { pool.append(text[offset]) }
    slots[slot] = id
    if entries.count * 2 > slots.count { grow() }
    return id
  }

  private func hash(_ text: TextBytes, _ name: Range<Int>) -> UInt64 {
    var hash = seed ^ UInt64(name.count)
    for offset in stride(from: name.lowerBound, to: name.upperBound, by: 8) {
      let word = text.eightBytes(at: offset).prefix(name.upperBound - offset)
      hash = (hash ^ word) &* Self.multiplier
      hash ^= hash >> 29
    }
    return hash
  }

  private func holds(_ entry: Entry, _ text: TextBytes, _ name: Range<Int>) -> Bool {
    Int(entry.length) == name.count
      && zip(pool[entry.range], name).allSatisfy { $0 == text[$1] }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (id, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash >> 32) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(id)
    }
  }
}
