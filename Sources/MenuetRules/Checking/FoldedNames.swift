import MenuetModel

/// Numbers that ids share where their names might.
struct FoldedNames {
  private var numbers: Set<UInt64>

  init(capacity: Int) { numbers = Set(minimumCapacity: capacity) }

  /// Gives false for an id whose number is there already.
  mutating func insert(_ id: String) -> Bool {
    var id = id
    return id.withUTF8 { insert($0) }
  }

  mutating func insert(_ id: UnsafeBufferPointer<UInt8>, isSurface: Bool = false) -> Bool {
    numbers.insert(Self.number(id, isSurface ? Self.lengthWithoutKind(id) : id.count)).inserted
  }

  /// The ends of ids that naming drops, because it adds the kind of surface by itself.
  private static let kinds = [
    "menu", "bar", "context", "edit", "toolbar", "alert", "drag", "source", "drop", "target",
  ].map { Array($0.utf8) }

  private static func lengthWithoutKind(_ id: UnsafeBufferPointer<UInt8>) -> Int {
    var length = id.count
    while let kind = kinds.first(where: { length > $0.count && id[..<length].ends(with: $0) }) {
      length -= kind.count
      while length > 0, SwiftName.isJoint(id[length - 1]) { length -= 1 }
    }
    return length
  }

  /// The word that naming puts before ids.
  private static let perform = Array("perform".utf8)

  /// FNV-1a over the letters and digits in lower case, without "is" or "perform" at the start. Two ids
  /// with one number by chance only cost the making of the names.
  private static func number(_ id: UnsafeBufferPointer<UInt8>, _ length: Int) -> UInt64 {
    let hasIs = length > 2 && id[0] | 0x20 == 0x69 && id[1] | 0x20 == 0x73
    let performs =
      length > perform.count && zip(id, perform).allSatisfy { $0 | 0x20 == $1 }
    let start = performs ? perform.count : hasIs ? 2 : 0
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in start..<length where !SwiftName.isJoint(id[index]) {
      hash = (hash ^ UInt64(id[index] | 0x20)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
