/// Numbers of symbols, by the bytes that stand in texts: making strings of them takes most of the time of
/// an index.
struct SymbolTable: Sendable {
  /// A name space as a number: those of options and detents follow from what has them.
  struct Space: Hashable, Sendable {
    fileprivate let code: Int

    static let commands = Space(code: 0)
    static let surfaces = Space(code: 1)
    static let types = Space(code: 2)

    /// The options of a choice, by the number of its symbol.
    static func options(choice: Int) -> Space { Space(code: 3 + 2 * choice) }

    /// The detents of a sheet, by the number of its symbol.
    static func detents(sheet: Int) -> Space { Space(code: 4 + 2 * sheet) }
  }

  private struct Entry {
    let hash: Int
    let space: Space
    /// A copy, which keeps no text of another time.
    let name: [UInt8]
  }

  private var entries: [Entry] = []
  /// The numbers of entries by their hashes; -1 where there is none.
  private var slots = Array(repeating: Int32(-1), count: 64)
  /// Mixed into every hash, so that no document can be made whose names all collide.
  private let seed = UInt64.random(in: .min ... .max)

  /// The number of symbols; they are numbered from 0.
  var count: Int { entries.count }

  /// Returns whether the symbols of another table have the same numbers here.
  func continues(_ other: SymbolTable) -> Bool { seed == other.seed }

  /// The symbol of a number that this table gave out.
  subscript(number: Int) -> Symbol {
    let entry = entries[number]
    let space: Symbol.Space =
      switch entry.space {
      case .commands: .commands
      case .surfaces: .surfaces
      case .types: .types
      case let space where space.code.isMultiple(of: 2):
        .detents(sheet: self[(space.code - 4) / 2].id)
      case let space: .options(choice: self[(space.code - 3) / 2].id)
      }
    return Symbol(space: space, id: String(decoding: entry.name, as: UTF8.self))
  }

  /// The number of a symbol; `nil` where it was not taken up.
  func number(of symbol: Symbol) -> Int? {
    let space: Space? =
      switch symbol.space {
      case .commands: .commands
      case .surfaces: .surfaces
      case .types: .types
      case .options(let choice):
        number(of: Symbol(space: .commands, id: choice)).map { .options(choice: $0) }
      case .detents(let sheet):
        number(of: Symbol(space: .surfaces, id: sheet)).map { .detents(sheet: $0) }
      }
    guard let space else { return nil }
    let name = Array(symbol.id.utf8)[...]
    let number = slots[slot(of: name, in: space, hash(name, space))]
    return number < 0 ? nil : Int(number)
  }

  /// The number of a name in a name space, which is taken up where it is new.
  mutating func number(of name: ArraySlice<UInt8>, in space: Space) -> Int {
    let hash = hash(name, space)
    let slot = slot(of: name, in: space, hash)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    let number = entries.count
    slots[slot] = Int32(number)
    entries.append(Entry(hash: hash, space: space, name: Array(name)))
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private func hash(_ name: ArraySlice<UInt8>, _ space: Space) -> Int {
    // 2⁶⁴ divided by the golden ratio: spreads neighbouring numbers.
    let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = (seed ^ UInt64(space.code)) &* multiplier
    name.withUnsafeBytes { bytes in
      // The last eight bytes are read whole, be it again.
      for offset in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        if bytes.count >= 8 {
          let start = min(offset, bytes.count - 8)
          word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        } else {
          for byte in bytes { word = word << 8 | UInt64(byte) }
        }
        hash = (hash ^ word) &* multiplier
        hash ^= hash >> 29
      }
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }

  /// The slot of a name, or the free one for it.
  private func slot(of name: ArraySlice<UInt8>, in space: Space, _ hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.space == space, entry.name[...] == name { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = entry.hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
