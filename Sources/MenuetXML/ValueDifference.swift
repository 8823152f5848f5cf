/// The changes from one value to another, word by word.
///
/// Of a word only the characters between the first and the last that change count: what stands before
/// and behind them may be written as references, which are then left as they are.
struct ValueDifference {
  struct Change: Equatable {
    /// The characters of the old value that go; empty where something is inserted.
    var old: Range<Int>
    var new: [Unicode.Scalar]
  }

  /// In order, none touching another.
  private(set) var changes: [Change] = []

  private static let mostWords = 256

  private typealias Word = ArraySlice<Unicode.Scalar>

  init(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
    let (oldWords, newWords) = (Self.words(of: old), Self.words(of: new))
    // The least difference of long lists takes more time than its shortness is worth.
    guard max(oldWords.count, newWords.count) <= Self.mostWords else {
      add(old[...], new)
      return
    }
    let difference = newWords.difference(from: oldWords)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for step in difference {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (from, to) = (0, 0)
    while from < oldWords.count || to < newWords.count {
      let start = (from, to)
      while removed.contains(from) { from += 1 }
      while inserted.contains(to) { to += 1 }
      if start == (from, to) {
        from += 1
        to += 1
        continue
      }
      let place = start.0 < oldWords.count ? oldWords[start.0].startIndex : old.endIndex
      add(
        old[place..<(from > start.0 ? oldWords[from - 1].endIndex : place)],
        newWords[start.1..<to].flatMap { $0 })
    }
  }

  /// Adds a change without what both texts begin and end with.
  private mutating func add(_ old: Word, _ new: [Unicode.Scalar]) {
    var (old, new) = (old, new[...])
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    changes.append(Change(old: old.startIndex..<old.endIndex, new: Array(new)))
  }

  /// The runs of letters and digits, and every other character by itself.
  private static func words(of text: [Unicode.Scalar]) -> [Word] {
    var words: [Word] = []
    var start = 0
    for index in text.indices where !isPart(text[index]) {
      if start < index { words.append(text[start..<index]) }
      words.append(text[index...index])
      start = index + 1
    }
    if start < text.count { words.append(text[start...]) }
    return words
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
