/// Indices under keys, those of one key in ascending order.
///
/// Most keys have one index: an array for each of them would be most of the work.
struct IndexLists<Key: Hashable & Sendable>: Sendable {
  private var first: [Key: Int] = [:]
  /// For each index the next one of its key; -1 where there is none.
  private var followers: [Int]

  /// - Parameter key: The key of an index; `nil` for one that is left out.
  init(count: Int, key: (Int) -> Key?) {
    followers = [Int](repeating: -1, count: count)
    first.reserveCapacity(count)
    for index in (0..<count).reversed() {
      guard let key = key(index) else { continue }
      followers[index] = first.updateValue(index, forKey: key) ?? -1
    }
  }

  subscript(key: Key) -> Indices { Indices(index: first[key] ?? -1, followers: followers) }

  /// The indices of one key.
  struct Indices: Sequence, IteratorProtocol {
    fileprivate var index: Int
    fileprivate let followers: [Int]

    /// Indicates whether no index is left.
    var isEmpty: Bool { index < 0 }

    mutating func next() -> Int? {
      guard index >= 0 else { return nil }
      defer { index = followers[index] }
      return index
    }
  }
}
