import MenuetSource

/// Gives every distinct name of a document a small number, so that later stages compare integers.
package struct NameTable: Sendable {
  private var slots: [Int32]
  private var entries: [Entry] = []
  private var pool: [UInt8] = []

  private struct Entry {
    var start: UInt32
    var length: UInt32
    var hash: UInt64
  }

  package init() {
    slots = Array(repeating: -1, count: 256)
  }

  /// The number of distinct names; they are numbered from 0.
  package var count: Int { entries.count }

  /// The name with a number that this table gave out.
  package subscript(id: Int) -> String {
    let entry = entries[id]
    return String(decoding: pool[Int(entry.start)..<Int(entry.start + entry.length)], as: UTF8.self)
  }

  /// The number of the name that stands in a range of a text.
  mutating func intern(_ text: borrowing [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x0000_0100_0000_01b3 }
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      if entries[id].hash == hash, holds(id, text, range) { return id }
      slot = (slot + 1) & (slots.count - 1)
    }
    let id = entries.count
    entries.append(
      Entry(start: UInt32(pool.count), length: UInt32(range.count), hash: hash))
    pool.append(contentsOf: text[range])
    slots[slot] = Int32(id)
    if entries.count * 2 > slots.count { grow() }
    return id
  }

  private func holds(_ id: Int, _ text: borrowing [UInt8], _ range: Range<Int>) -> Bool {
    let entry = entries[id]
    guard Int(entry.length) == range.count else { return false }
    for offset in 0..<range.count
    where pool[Int(entry.start) + offset] != text[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (id, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash ^ (entry.hash >> 32)) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(id)
    }
  }
}
