/// Numbers that ids share where their names might.
struct FoldedNames {
  /// A table with open addressing, at most half full; 0 is a free place.
  private var places: [UInt64]
  private var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
  }

  /// Gives false for an id whose number is there already.
  mutating func insert(_ id: String) -> Bool {
    var id = id
    return id.withUTF8 { insert($0) }
  }

  mutating func insert(_ id: UnsafeBufferPointer<UInt8>, isSurface: Bool = false) -> Bool {
    if count * 2 >= places.count { grow() }
    count += 1
    return place(Self.number(id, isSurface ? Self.lengthWithoutKind(id) : id.count) | 1)
  }

  private mutating func place(_ number: UInt64) -> Bool {
    // The last letters of an id change the lowest bits most; multiplying spreads them.
    let spread = (number &* 0x9E37_79B9_7F4A_7C15) >> 32
    var place = Int(truncatingIfNeeded: spread) & (places.count - 1)
    while places[place] != 0 {
      if places[place] == number { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = number
    return true
  }

  private mutating func grow() {
    let numbers = places
    places = Array(repeating: 0, count: numbers.count * 2)
    for number in numbers where number != 0 { _ = place(number) }
  }

  /// The ends of ids that naming drops, because it adds the kind of surface by itself.
  private static let kinds = ["menu", "bar", "context", "edit", "toolbar", "alert"].map {
    Array($0.utf8)
  }

  private static func lengthWithoutKind(_ id: UnsafeBufferPointer<UInt8>) -> Int {
    var length = id.count
    while let kind = kinds.first(where: { length > $0.count && id[..<length].ends(with: $0) }) {
      length -= kind.count
      while length > 0, isJoint(id[length - 1]) { length -= 1 }
    }
    return length
  }

  /// FNV-1a over the letters and digits in lower case, without "is" at the start. Two ids with one
  /// number by chance only cost the making of the names.
  private static func number(_ id: UnsafeBufferPointer<UInt8>, _ length: Int) -> UInt64 {
    let hasIs = length > 2 && id[0] | 0x20 == 0x69 && id[1] | 0x20 == 0x73
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in (hasIs ? 2 : 0)..<length where !isJoint(id[index]) {
      hash = (hash ^ UInt64(id[index] | 0x20)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  private static func isJoint(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
