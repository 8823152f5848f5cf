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

  /// The containers in which each part stands, in their order; one for each time.
  var placements: [PartKey: [(container: Int, index: Int)]] {
    var placements: [PartKey: [(container: Int, index: Int)]] = [:]
    placements.reserveCapacity(parts.count)
    for (number, container) in containers.enumerated() {
      for (index, place) in container.places.enumerated() where !place.isDivider {
        placements[place.key, default: []].append((number, index))
      }
    }
    return placements
  }
}
