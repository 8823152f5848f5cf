import MenuetModel
import MenuetSource
import MenuetXML

/// An order of some things in which none stands behind another that it must precede, and which leaves
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

  /// The first thing that stands behind others that it must precede, with the first of them.
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
    let file = Int(source.node.file)
    guard sources.indices.contains(file),
      let index = sources[file].attribute(attribute, of: Int(source.node.element))
    else { return [] }
    let tree = sources[file].tree
    let words = ValueParser.tokens(of: tree.value(of: index))
    guard !tree.attributes[index].isDamaged, words.count == order.count else { return [] }
    return order.enumerated().compactMap { place, old in
      place == old
        ? nil
        : tree.edit(replacing: words[place].range, inValueOf: index, by: words[old].word)
    }
  }

  /// True where two elements have the same attributes, with nothing in them: what the one says the
  /// other says too.
  func areAlike(_ first: SourceReference, _ second: SourceReference) -> Bool {
    guard let one = plainAttributes(of: first), let other = plainAttributes(of: second) else {
      return false
    }
    return element(first) == element(second) && one == other
  }

  /// The attributes of an element by their names; `nil` for one that holds others or was damaged.
  private func plainAttributes(of source: SourceReference) -> [String: String]? {
    let file = Int(source.node.file)
    guard sources.indices.contains(file) else { return nil }
    let tree = sources[file].tree
    let index = Int(source.node.element)
    let element = tree.elements[index]
    guard Int(element.subtreeEnd) == index + 1, !element.isDamaged else { return nil }
    let pairs = element.attributeIndices.map {
      (tree.source.string(tree.attributes[$0].nameRange), tree.value(of: $0))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
