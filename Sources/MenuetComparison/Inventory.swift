import MenuetModel

/// Everything in a document that has an id or a place, under keys that two versions share.
struct Inventory: Sendable {
  private(set) var parts: [Part] = []
  private(set) var containers: [Container] = []
  private var partIndices: [PartKey: Int] = [:]
  private var containerIndices: [PartKey: Int] = [:]

  subscript(part key: PartKey) -> Part? { partIndices[key].map { parts[$0] } }

  /// Returns whether a part has a key.
  func hasPart(_ key: PartKey) -> Bool { partIndices[key] != nil }

  subscript(container key: PartKey) -> Container? { containerIndices[key].map { containers[$0] } }

  /// The first of several parts with one key counts: the others are the same menu, shown again.
  mutating func append(_ part: Part) {
    if let index = partIndices.updateValue(parts.count, forKey: part.key) {
      partIndices[part.key] = index
    } else {
      parts.append(part)
    }
  }

  mutating func append(_ container: Container) {
    if let index = containerIndices.updateValue(containers.count, forKey: container.key) {
      containerIndices[container.key] = index
    } else {
      containers.append(container)
    }
  }

  mutating func reserve(_ count: Int) {
    parts.reserveCapacity(count)
    partIndices.reserveCapacity(count)
  }

  init() {}

  /// The parts of one inventory and the containers of another one.
  init(partsOf first: Inventory, containersOf second: Inventory) {
    (parts, partIndices) = (first.parts, first.partIndices)
    (containers, containerIndices) = (second.containers, second.containerIndices)
  }

  /// An inventory with the parts under the keys of an earlier version; its containers do not count.
  func renamedParts(by mapping: IDMapping) -> Inventory {
    if mapping.isEmpty { return self }
    var inventory = Inventory()
    inventory.reserve(parts.count)
    for var part in parts {
      part.key = mapping.earlier(partOf: part.key)
      inventory.append(part)
    }
    return inventory
  }

  /// An inventory with the containers under the keys of an earlier version; its parts do not count.
  func renamedContainers(by mapping: IDMapping) -> Inventory {
    if mapping.isEmpty { return self }
    var inventory = Inventory()
    for var container in containers {
      container.key = mapping.earlier(partOf: container.key)
      container.owner = mapping.earlier(partOf: container.owner)
      for index in container.places.indices {
        let key = mapping.earlier(partOf: container.places[index].key)
        // Places that stay as they are need no copy.
        if key != container.places[index].key { container.places[index].key = key }
      }
      inventory.append(container)
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
