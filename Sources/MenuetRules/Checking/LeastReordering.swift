import MenuetModel
import MenuetSource

/// An order of some things in which none follows another that it has to precede, and which leaves
/// all others as they stand.
struct LeastReordering {
  /// For each new place the old one.
  private(set) var places: [Int]

  /// More things are left to their author.
  private static let mostThings = 16

  /// - Parameter mustPrecede: Whether one thing, by its number, must stand before another. Gives `nil`
  ///   where no order is found.
  init?(count: Int, mustPrecede: (Int, Int) -> Bool) {
    guard count <= Self.mostThings else { return nil }
    places = Array(0..<count)
    for _ in 0...(count * count) {
      guard let (early, late) = firstPair(mustPrecede) else { return }
      places.insert(places.remove(at: late), at: early)
    }
    return nil
  }

  /// The first thing that follows others that it must precede, with the first of them.
  private func firstPair(_ mustPrecede: (Int, Int) -> Bool) -> (early: Int, late: Int)? {
    for late in places.indices {
      if let early = places[..<late].firstIndex(where: { mustPrecede(places[late], $0) }) {
        return (early, late)
      }
    }
    return nil
  }
}

extension RuleContext {
  /// Edits that put the words of a list into a new order, leaving what stands between them; none where
  /// they are not known to the letter.
  ///
  /// - Parameter order: For each new place the old one.
  func reordering(
    wordsOf attribute: AttributeName, of source: SourceReference, to order: [Int]
  ) -> [SourceEdit] {
    let words = WordTokens.tokens(of: text(attribute, of: source) ?? "")
    guard words.count == order.count else { return [] }
    let moved = order.enumerated().filter { $0.offset != $0.element }
    return written.edits(
      replacingWords: Dictionary(
        moved.map { ($0.offset, words[$0.element].word) }, uniquingKeysWith: { first, _ in first }),
      in: attribute, of: source.node)
  }
}
