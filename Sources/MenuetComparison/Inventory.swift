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
