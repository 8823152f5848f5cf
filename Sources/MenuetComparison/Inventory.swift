import MenuetModel

/// Everything in a document that has an id or a place, under keys that two versions share.
struct Inventory: Sendable {
  private(set) var parts: [Part] = []
  private(set) var containers: [Container] = []
  private var partIndices: [PartKey: Int] = [:]
  private var containerIndices: [PartKey: Int] = [:]

  subscript(part key: PartKey) -> Part? { partIndices[key].map { parts[$0] } }

  subscript(container key: PartKey) -> Container? { containerIndices[key].map { containers[$0] } }

  /// The first of several parts with one key counts: the others are the same menu, shown again.
  mutating func append(_ part: Part) {
    guard partIndices[part.key] == nil else { return }
    partIndices[part.key] = parts.count
    parts.append(part)
  }

  mutating func append(_ container: Container) {
    guard containerIndices[container.key] == nil else { return }
    containerIndices[container.key] = containers.count
    containers.append(container)
  }

  mutating func reserve(_ count: Int) {
    parts.reserveCapacity(count)
    partIndices.reserveCapacity(count)
  }

  /// The same under the keys of an earlier version, where the names of commands alone are others: no
  /// other key is made of them.
  func renamed(by mapping: IDMapping) -> Inventory {
    var inventory = self
    for (index, part) in parts.enumerated() {
      let key = mapping.earlier(part.key)
      if key == part.key { continue }
      inventory.parts[index] = Part(part, under: key)
      inventory.partIndices[part.key] = nil
      inventory.partIndices[key] = index
    }
    for (index, container) in containers.enumerated() {
      let key = mapping.earlier(container.key)
      if key != container.key {
        inventory.containers[index].key = key
        inventory.containers[index].owner = mapping.earlier(container.owner)
        inventory.containerIndices[container.key] = nil
        inventory.containerIndices[key] = index
      }
      for (number, place) in container.places.enumerated() {
        let key = mapping.earlier(place.key)
        if key != place.key { inventory.containers[index].places[number].key = key }
      }
    }
    return inventory
  }

  var placements: Placements { Placements(in: containers) }
}

/// Where each part stands: the containers in their order, one for each time.
struct Placements: Sendable {
  /// The place of a part: the number of its container, and its index there.
  typealias Spot = (container: Int, index: Int)

  private let spots: [Spot]
  private let lists: IndexLists<PartKey>

  init(in containers: [Container]) {
    let spots = containers.indices.flatMap { number in
      containers[number].places.indices.map { (container: number, index: $0) }
    }
    self.spots = spots
    lists = IndexLists(count: spots.count) { number in
      let place = containers[spots[number].container].places[spots[number].index]
      return place.isDivider ? nil : place.key
    }
  }

  func first(of key: PartKey) -> Spot? {
    var indices = lists[key]
    return indices.next().map { spots[$0] }
  }

  subscript(key: PartKey) -> [Spot] { lists[key].map { spots[$0] } }
}
