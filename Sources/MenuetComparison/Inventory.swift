import MenuetModel

/// Everything in a document that has an id or a place, under keys that two versions share.
struct Inventory: Sendable {
  private(set) var parts: [Part] = []
  private(set) var containers: [Container] = []
  private var partIndices = ByKey<Int>()
  private var containerIndices = ByKey<Int>()

  subscript(part key: PartKey) -> Part? { partIndices[key].map { parts[$0] } }

  /// Returns whether a part has a key.
  func hasPart(_ key: PartKey) -> Bool { partIndices[key] != nil }

  subscript(container key: PartKey) -> Container? { containerIndices[key].map { containers[$0] } }

  /// The first of several parts with one key counts: the others are the same menu, shown again.
  mutating func append(_ part: Part) {
    if hasPart(part.key) { return }
    partIndices[part.key] = parts.count
    parts.append(part)
  }

  mutating func append(_ container: Container) {
    if containerIndices[container.key] != nil { return }
    containerIndices[container.key] = containers.count
    containers.append(container)
  }

  mutating func reserve(_ count: Int) {
    parts.reserveCapacity(count)
    partIndices.reserveCapacity(count)
  }

  /// An inventory under other keys, by the indices of the own ones; `nil` where all stay as they are.
  func renamed(by keys: [PartKey]?) -> Inventory {
    guard let keys else { return self }
    var inventory = Inventory()
    inventory.reserve(parts.count)
    for var part in parts {
      part.key = keys[part.key.index]
      inventory.append(part)
    }
    for var container in containers {
      container.rename(by: keys)
      inventory.append(container)
    }
    return inventory
  }

  /// Puts everything under the keys that its names have among those of both versions.
  ///
  /// - Parameter keys: Those keys, each another one, by the indices of the own ones.
  mutating func share(_ keys: [PartKey]) {
    (partIndices, containerIndices) = (ByKey(), ByKey())
    for index in parts.indices {
      parts[index].share(keys)
      partIndices[parts[index].key] = index
    }
    for index in containers.indices {
      containers[index].rename(by: keys)
      containerIndices[containers[index].key] = index
    }
  }

  var placements: Placements { Placements(in: containers) }
}

/// Where each part stands: the containers in their order, one for each time.
struct Placements: Sendable {
  /// The place of a part: the number of its container, and its index there.
  typealias Spot = (container: Int, index: Int)

  private let spots: [Spot]
  private let lists: IndexLists<ByKey<Int>>

  init(in containers: [Container]) {
    let spots = containers.indices.flatMap { number in
      containers[number].places.indices.map { (container: number, index: $0) }
    }
    self.spots = spots
    lists = IndexLists(count: spots.count) { number in
      let (container, index) = spots[number]
      return containers[container].places[index].kind.isDivider
        ? nil : containers[container].places[index].key
    }
  }

  func first(of key: PartKey) -> Spot? {
    var indices = lists[key]
    return indices.next().map { spots[$0] }
  }

  subscript(key: PartKey) -> [Spot] { lists[key].map { spots[$0] } }

  /// The numbers of the containers in which a part stands, one for each time.
  func containers(of key: PartKey) -> some Sequence<Int> {
    lists[key].lazy.map { [spots] in spots[$0].container }
  }
}
