/// Finds the name that a writer probably meant.
package enum NearMiss {
  /// The candidate with the least edit distance to `word`, if it is near enough to be a slip: at
  /// most a third of the longer word's length, and never more than three edits. Candidates at the
  /// same distance are taken in their own order.
  ///
  /// Case counts for nothing, and `_` for `-`, so that `NewNote` and `new_note` find `new-note`
  /// among their neighbours.
  package static func best(for word: String, in candidates: some Sequence<String>) -> String? {
    let target = folded(word)
    guard !target.isEmpty, target.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let name = folded(candidate)
      let limit = min(3, max(name.count, target.count) / 3)
      let bound = min(limit, (best?.distance ?? Int.max) - 1)
      guard bound >= 0, abs(name.count - target.count) <= bound else { continue }
      let distance = distance(target, name)
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The candidates with the least edit distances to `word`, the nearest first.
  package static func nearest(
    to word: String, in candidates: some Sequence<String>, count: Int
  ) -> [String] {
    // A text of any length is compared by its beginning.
    let target = Array(folded(word).prefix(64))
    let ranked = candidates.enumerated().map { index, name in
      (name: name, distance: distance(target, folded(name)), index: index)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return ranked.prefix(count).map { $0.name }
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of two
  /// neighbours each cost one.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...max(left.count, 1) where row <= left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1...max(right.count, 1) where column <= right.count {
        let substitution = left[row - 1] == right[column - 1] ? 0 : 1
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + substitution)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
