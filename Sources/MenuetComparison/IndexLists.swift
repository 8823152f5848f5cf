/// Indices under keys, those of one key in ascending order.
///
/// Most keys have one index: an array for each of them would be most of the work.
struct IndexLists<Firsts: IndexStore & Sendable>: Sendable {
  private var first = Firsts()
  /// For each index the next one of its key; -1 where there is none.
  private var followers: [Int]

  /// - Parameter key: The key of an index; `nil` for one that is left out.
  init(count: Int, key: (Int) -> Firsts.Key?) {
    followers = [Int](repeating: -1, count: count)
    first.reserveCapacity(count)
    for index in (0..<count).reversed() {
      guard let key = key(index) else { continue }
      followers[index] = first.updateValue(index, forKey: key) ?? -1
    }
  }

  subscript(key: Firsts.Key) -> Indices { Indices(index: first[key] ?? -1, followers: followers) }

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

/// An index of each key.
protocol IndexStore {
  associatedtype Key

  init()
  subscript(key: Key) -> Int? { get }
  mutating func reserveCapacity(_ minimumCapacity: Int)
  /// Sets an index, and returns the one that it takes the place of.
  mutating func updateValue(_ index: Int, forKey key: Key) -> Int?
}

extension Dictionary: IndexStore where Value == Int {}
extension ByKey: IndexStore where Value == Int {}
