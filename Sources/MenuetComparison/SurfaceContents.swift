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

/// Numbers for keys, from 0.
struct Numbering {
  private var numbers: [PartKey: Int] = [:]

  init(capacity: Int) { numbers.reserveCapacity(capacity) }

  var count: Int { numbers.count }

  mutating func number(of key: PartKey) -> Int {
    func taken(_ number: inout Int) -> Int { number }
    let next = numbers.count
    // One search for both the number there is and the place of another one.
    return taken(&numbers[key, default: next])
  }
}

/// The commands that stand in each surface, at any depth, as numbers that two versions share.
struct SurfaceContents {
  private var known: [PartKey: [Int]] = [:]

  /// - Parameters:
  ///   - mapping: The earlier ids of what has another one now.
  ///   - numbers: The numbers given so far; further ones are added.
  init(
    of inventory: Inventory, as mapping: IDMapping, numbering numbers: inout Numbering
  ) {
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
            found.append(numbers.number(of: mapping.earlier(place)))
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

  /// The numbers in ascending order, each once; none for a surface that holds nothing.
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

/// The contents of the surfaces of a version, and the numbers that they are told by.
struct NumberedContents {
  let contents: SurfaceContents
  var numbers: Numbering

  init(of inventory: Inventory) {
    var numbers = Numbering(capacity: inventory.parts.count)
    contents = SurfaceContents(of: inventory, as: IDMapping(), numbering: &numbers)
    self.numbers = numbers
  }
}
