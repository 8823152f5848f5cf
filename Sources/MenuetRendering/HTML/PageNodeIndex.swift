/// Finds the nodes of a pool by their content.
///
/// A dictionary would hash each node twice, and texts by their canonical equivalence, which took more
/// time than all else that a pool does.
struct PageNodeIndex {
  private var hashes: [PageNodeHash] = []
  /// The numbers of the nodes, each at the first free place from that of its hash on; -1 is free. Their
  /// count is a power of two, and at most half of them are taken.
  private var places = [Int32](repeating: -1, count: 1 << 12)

  /// The number of the node with a hash; `nil` where there is none.
  ///
  /// - Parameter isEqual: Returns whether the node of a number is the one that is sought.
  func find(_ hash: PageNodeHash, where isEqual: (Int) -> Bool) -> Int? {
    var place = firstPlace(of: hash)
    while places[place] >= 0 {
      let number = Int(places[place])
      if hashes[number] == hash, isEqual(number) { return number }
      place = next(place)
    }
    return nil
  }

  /// Adds the next node, of which there is none yet, and returns its number.
  mutating func append(_ hash: PageNodeHash) -> Int {
    hashes.append(hash)
    if hashes.count * 2 > places.count {
      places = Array(repeating: -1, count: places.count * 2)
      for number in hashes.indices { put(number) }
    } else {
      put(hashes.count - 1)
    }
    return hashes.count - 1
  }

  private mutating func put(_ number: Int) {
    var place = firstPlace(of: hashes[number])
    while places[place] >= 0 { place = next(place) }
    places[place] = Int32(number)
  }

  private func firstPlace(of hash: PageNodeHash) -> Int {
    Int(truncatingIfNeeded: hash.value) & (places.count - 1)
  }

  private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }
}

/// A hash of a node's content, the same in each run.
struct PageNodeHash: Equatable {
  private(set) var value: UInt64

  private init(kind: UInt64) { value = kind }

  static let null = PageNodeHash(kind: 1)

  static func text(_ text: String) -> PageNodeHash {
    func hash(of bytes: UnsafeBufferPointer<UInt8>) -> PageNodeHash {
      var hash = PageNodeHash(kind: 2)
      let words = UnsafeRawBufferPointer(bytes)
      var start = 0
      while start + 8 <= words.count {
        hash.combine(words.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        start += 8
      }
      var rest = UInt64(words.count)
      for byte in words[start...] { rest = rest << 8 | UInt64(byte) }
      hash.combine(rest)
      return hash
    }
    var text = text
    return text.withUTF8(hash(of:))
  }

  static func number(_ number: Double) -> PageNodeHash {
    var hash = PageNodeHash(kind: 3)
    // Zeros of both signs are equal.
    hash.combine((number + 0).bitPattern)
    return hash
  }

  static func flag(_ flag: Bool) -> PageNodeHash { PageNodeHash(kind: flag ? 4 : 5) }

  static func list(_ values: ArraySlice<PagePool.ID>) -> PageNodeHash {
    var hash = PageNodeHash(kind: 6)
    for value in values { hash.combine(UInt64(value)) }
    return hash
  }

  /// Leaves out the names of the members: objects with equal values mostly have equal names.
  static func object(_ members: ArraySlice<PagePool.Member>) -> PageNodeHash {
    var hash = PageNodeHash(kind: 7)
    for member in members { hash.combine(UInt64(member.value)) }
    return hash
  }

  /// Multiplies by the odd number nearest to 2⁶⁴ over the golden ratio, and brings the high bits down,
  /// which depend on all others.
  private mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}
