import MenuetModel

/// Surfaces and parts that hold nothing, by what they say themselves.
struct HollowParts {
  /// The indices of those that say something, in ascending order.
  private var indices: [Trait: ArraySlice<Int>] = [:]

  /// Something that a part of one kind says.
  private struct Trait: Hashable {
    enum Content: Hashable {
      case value(AnyHashable)
      case title(String)
      case view(String)
    }

    let kind: ElementName
    let content: Content

    static func all(of part: Part) -> [Trait] {
      var contents = [Content.value(AnyHashable(part.value))]
      if let title = part.title { contents.append(.title(title)) }
      if let tab = part.value as? TabBar.Tab { contents.append(.view(tab.view)) }
      return contents.map { Trait(kind: part.kind, content: $0) }
    }
  }

  init(_ parts: [Part], _ hollow: [Int]) {
    for index in hollow {
      for trait in Trait.all(of: parts[index]) { indices[trait, default: []].append(index) }
    }
  }

  /// The first one that says something of what a part says.
  ///
  /// - Parameter isFree: False for one that is not asked for any more.
  mutating func first(
    like part: Part, isFree: (Int) -> Bool, where fits: (Int) -> Bool
  ) -> Int? {
    Trait.all(of: part).compactMap { trait in
      // Those at the start that are not free would be passed over again and again.
      let rest = indices[trait]?.drop { !isFree($0) }
      indices[trait] = rest
      return rest?.first(where: fits)
    }.min()
  }
}

/// The commands that stand in each surface, at any depth, as the indices of their earlier keys.
struct SurfaceContents {
  private var known = ByKey<[Int]>()

  /// - Parameter mapping: The earlier ids of what has another one now.
  init(of inventory: Inventory, as mapping: IDMapping) {
    let inner = Dictionary(grouping: inventory.containers.indices) {
      inventory.containers[$0].owner
    }
    func content(of key: PartKey, _ containers: [Int]) -> [Int] {
      if let content = known[key] { return content }
      // What stands in itself has nothing further in it.
      known[key] = []
      var found: [Int] = []
      for container in containers {
        // Copies of places take longer than looking at them.
        let places = inventory.containers[container].places
        for index in places.indices {
          let (kind, place) = (places[index].kind, places[index].key)
          if kind == .item || kind == .button {
            found.append(mapping.earlier(place).index)
          } else if !kind.isDivider, place != key, let containers = inner[place] {
            found += content(of: place, containers)
          }
        }
      }
      if !zip(found, found.dropFirst()).allSatisfy(<) { found = Set(found).sorted() }
      known[key] = found
      return found
    }
    for (key, containers) in inner { _ = content(of: key, containers) }
  }

  /// The indices in ascending order, each once; none for a surface that holds nothing.
  subscript(key: PartKey) -> [Int] { known[key] ?? [] }

  /// How many of some numbers, which are in ascending order, stand in a surface.
  func count(of numbers: [Int], in key: PartKey) -> Int {
    let others = self[key]
    var (count, index) = (0, 0)
    for number in numbers {
      while index < others.count, others[index] < number { index += 1 }
      if index < others.count, others[index] == number { count += 1 }
    }
    return count
  }
}
