/// Finds the name that a writer probably meant.
package enum NearMiss {
  /// The candidate with the least edit distance to `word`, if it is near enough to be a slip: at
  /// most a third of the longer word's length, and never more than three edits. Candidates at the
  /// same distance are taken in their own order.
  ///
  /// Case counts for nothing, and `_` for `-`, so that `NewNote` and `new_note` find `new-note`
  /// among their neighbours.
  package static func best(for word: String, in candidates: some Sequence<String>) -> String? {
    NameIndex(candidates).best(for: word)
  }

  /// Returns whether a word was surely meant for a name that is near it: they are one edit apart, or
  /// the same but for doubled letters, as `galerry` and `gallery` are, and they differ in more than a number, as `item-3` and `item-2` are not, or a letter that stands by
  /// itself, as `flip-h` and `flip-v` are not. Two edits make another word as well, as in
  /// `group-rows` and `ungroup-rows`.
  package static func isSlip(_ word: String, for near: String?) -> Bool {
    guard let near else { return false }
    let (folded, other) = (FoldedWord(word), FoldedWord(near))
    guard folded.distance(to: other) <= 1 || folded.undoubled == other.undoubled else {
      return false
    }
    return !differInNumbersOnly(word, near) && !differInSingleLetter(word, near)
  }

  /// Returns whether two words differ in a single letter, as `flip-h` and `flip-v` do.
  private static func differInSingleLetter(_ word: String, _ other: String) -> Bool {
    let (parts, others) = (word.split(separator: "-"), other.split(separator: "-"))
    guard parts.count > 1, parts.count == others.count else { return false }
    return zip(parts, others).allSatisfy { $0 == $1 || ($0.count == 1 && $1.count == 1) }
  }

  /// Returns whether two words differ in numbers only, as `item-3` and `item-2` do.
  package static func differInNumbersOnly(_ word: String, _ other: String) -> Bool {
    word.filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }

  /// The most edits that a slip takes.
  static let mostEdits = 3

  /// The candidates with the least edit distances to `word`, the nearest first.
  package static func nearest(
    to word: String, in candidates: some Sequence<String>, count: Int
  ) -> [String] {
    // A text of any length is compared by its beginning.
    let target = FoldedWord(word, prefix: 64)
    let ranked = candidates.enumerated().map { index, name in
      (name: name, distance: target.distance(to: FoldedWord(name)), index: index)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return ranked.prefix(count).map { $0.name }
  }
}

/// Names that many words are compared with.
///
/// Most names are told apart from a word by their lengths and their letters alone: documents with
/// thousands of unknown names are compared with thousands of known ones.
package struct NameIndex: Sendable {
  private let names: [String]
  private let words: [FoldedWord]
  /// For each name its length and its letters; kept apart, because little else is looked at.
  private let outlines: [Outline]

  package init(_ names: some Sequence<String>) {
    self.names = Array(names)
    words = self.names.map { FoldedWord($0) }
    outlines = words.map(\.outline)
  }

  package var count: Int { names.count }

  /// See `NearMiss.best(for:in:)`.
  package func best(for word: String) -> String? {
    let target = FoldedWord(word)
    guard !target.bytes.isEmpty, target.bytes.count <= 64 else { return nil }
    let outline = target.outline
    var best: (index: Int, distance: Int)?
    outlines.withUnsafeBufferPointer { outlines in
      for index in outlines.indices {
        let limit = min(NearMiss.mostEdits, max(outlines[index].length, outline.length) / 3)
        let bound = min(limit, (best?.distance ?? Int.max) - 1)
        guard outline.mayBeNear(outlines[index], bound) else { continue }
        let distance = target.distance(to: words[index])
        if distance <= bound { best = (index, distance) }
      }
    }
    return best.map { names[$0.index] }
  }
}

/// A coarse image of a word.
private struct Outline {
  let length: Int
  /// A bit for each kind of byte that occurs.
  let letters: UInt64

  /// Returns whether two words may be at most `bound` edits apart: each edit changes the length by
  /// one at most, and takes away and brings one kind of letter at most.
  func mayBeNear(_ other: Outline, _ bound: Int) -> Bool {
    bound >= 0 && abs(length - other.length) <= bound
      && (letters ^ other.letters).nonzeroBitCount <= 2 * bound
  }
}

/// A word without what counts for nothing in a comparison.
private struct FoldedWord {
  let bytes: [UInt8]

  init(_ word: String, prefix length: Int = .max) {
    bytes = word.utf8.prefix(length).map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// The word with one letter in place of two that are the same.
  var undoubled: [UInt8] {
    bytes.indices.filter { $0 == 0 || bytes[$0] != bytes[$0 - 1] }.map { bytes[$0] }
  }

  var outline: Outline {
    var letters: UInt64 = 0
    for byte in bytes { letters |= 1 << UInt64(byte & 63) }
    return Outline(length: bytes.count, letters: letters)
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of two
  /// neighbours each cost one.
  func distance(to other: FoldedWord) -> Int {
    let (left, right) = (bytes, other.bytes)
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
