import MenuetModel
import MenuetSource

/// The members of the containers of two versions, and their places.
extension ChangeFinder {
  /// A place of a part in one version.
  private struct Spot {
    let container: Container
    let index: Int
    var place: Place { container.places[index] }
  }

  /// A part in a container, and which of its places there it is where it has several.
  private struct Occurrence: Hashable {
    let key: PartKey
    let number: Int
  }

  mutating func comparePlaces() {
    var lost: [PartKey: [Spot]] = [:]
    var gained: [PartKey: [Spot]] = [:]
    var order: [PartKey] = []
    var seen: Set<PartKey> = []
    func note(_ spot: Spot, in spots: inout [PartKey: [Spot]]) {
      let key = spot.place.key
      // A part that is new or gone as a whole tells it itself.
      let isKnown = old.hasPart(key) && new.hasPart(key)
      guard isKnown || isBarButton(spot.place) else { return }
      if seen.insert(key).inserted { order.append(key) }
      spots[key, default: []].append(spot)
    }
    for container in old.containers {
      guard let now = new[container: container.key] else {
        for index in container.places.indices where !container.places[index].kind.isDivider {
          note(Spot(container: container, index: index), in: &lost)
        }
        continue
      }
      if Self.isSame(container, now) { continue }
      let (before, after) = (Self.occurrences(in: container), Self.occurrences(in: now))
      for (occurrence, index) in before.list where after.indices[occurrence] == nil {
        note(Spot(container: container, index: index), in: &lost)
      }
      for (occurrence, index) in after.list where before.indices[occurrence] == nil {
        note(Spot(container: now, index: index), in: &gained)
      }
      compare(container, before.list, now, after.list, after.indices, before.indices)
    }
    for container in new.containers where old[container: container.key] == nil {
      for index in container.places.indices where !container.places[index].kind.isDivider {
        note(Spot(container: container, index: index), in: &gained)
      }
    }
    for key in order { compare(lost[key] ?? [], gained[key] ?? []) }
  }

  /// Returns whether a place is that of a button which the system knows, and which has no id.
  private func isBarButton(_ place: Place) -> Bool {
    switch place.kind {
    case .back, .close, .sidebarToggle, .search, .inspectorToggle, .title: true
    default: false
    }
  }

  /// Most containers have not changed at all.
  private static func isSame(_ old: Container, _ new: Container) -> Bool {
    // Copies of places take longer than looking at them.
    let (before, after) = (old.places, new.places)
    return before.count == after.count
      && before.indices.allSatisfy {
        before[$0].key == after[$0].key && before[$0].kind == after[$0].kind
          && before[$0].held.isEqual(to: after[$0].held)
      }
  }

  private static func occurrences(
    in container: Container
  ) -> (list: [(Occurrence, Int)], indices: [Occurrence: Int]) {
    var counts: [PartKey: Int] = [:]
    var list: [(Occurrence, Int)] = []
    for (index, place) in container.places.enumerated() where !place.kind.isDivider {
      let number = counts[place.key, default: 0]
      counts[place.key] = number + 1
      list.append((Occurrence(key: place.key, number: number), index))
    }
    return (list, Dictionary(list) { first, _ in first })
  }

  /// Compares the places that a container has in both versions, and their order.
  private mutating func compare(
    _ old: Container, _ before: [(Occurrence, Int)], _ new: Container,
    _ after: [(Occurrence, Int)], _ newIndices: [Occurrence: Int], _ oldIndices: [Occurrence: Int]
  ) {
    let common = after.filter { oldIndices[$0.0] != nil }
    let numbers = common.compactMap { oldIndices[$0.0] }
    let stays = Set(LongestAscent.numbers(of: numbers))
    for (number, (_, index)) in zip(numbers, common) {
      let (then, now) = (Spot(container: old, index: number), Spot(container: new, index: index))
      if !stays.contains(number) { changes.append(moved(then, now)) }
      compare(then, now)
    }
    let oldStays = old.places.indices.filter { stays.contains($0) }
    let newStays = zip(numbers, common).filter { stays.contains($0.0) }.map(\.1.1)
    compareDividers(old, oldStays, new, newStays)
  }

  /// Pairs the places that a part lost with those that it gained.
  private mutating func compare(_ lost: [Spot], _ gained: [Spot]) {
    for (then, now) in zip(lost, gained) {
      changes.append(moved(then, now))
      compare(then, now)
    }
    for spot in lost.dropFirst(gained.count) where isToldByItself(spot, without: new) {
      changes.append(self.lost(spot, as: isBarButton(spot.place) ? .removed : .displaced))
    }
    for spot in gained.dropFirst(lost.count) where isToldByItself(spot, without: old) {
      changes.append(self.gained(spot, as: isBarButton(spot.place) ? .added : .placed))
    }
  }

  /// Returns whether a place that one version alone has is told: not where it comes or goes with what
  /// it stands in, unless that is nothing but a group of a menu.
  private func isToldByItself(_ spot: Spot, without other: Inventory) -> Bool {
    spot.container.key.isAnonymous || other[container: spot.container.key] != nil
  }

  private func moved(_ then: Spot, _ now: Spot) -> Change {
    Change(
      .moved, subject(of: now), oldPosition: position(of: then), position: position(of: now),
      oldSource: then.place.source, source: now.place.source)
  }

  /// A place that the earlier version alone has.
  private func lost(_ spot: Spot, as kind: Change.Kind) -> Change {
    Change(
      kind, subject(of: spot), oldPosition: position(of: spot),
      places: kind == .removed ? [spot.container.place.words] : [], oldSource: spot.place.source)
  }

  /// A place that the later version alone has.
  private func gained(_ spot: Spot, as kind: Change.Kind) -> Change {
    Change(
      kind, subject(of: spot), position: position(of: spot),
      places: kind == .added ? [spot.container.place.words] : [], source: spot.place.source)
  }

  private func subject(of spot: Spot) -> Change.Subject {
    let part = new[part: spot.place.key] ?? old[part: spot.place.key]
    return part?.subject ?? Change.Subject(element: spot.place.kind, id: "", title: nil)
  }

  /// The words of a place itself.
  private mutating func compare(_ then: Spot, _ now: Spot) {
    let kinds = (then.place.kind, now.place.kind)
    var fields = FieldDifference(then.place.held, now.place.held, kinds, mapping).fields
    if kinds.0 != kinds.1 {
      let words = FieldDifference.Field(
        name: "element", old: kinds.0.spelling, new: kinds.1.spelling)
      fields.insert(words, at: 0)
    }
    for field in fields {
      let words = shown(field, at: now.place)
      changes.append(
        Change(
          .changed, subject(of: now), attribute: field.name, old: words.old, new: words.new,
          oldPosition: position(of: then), position: position(of: now),
          oldSource: then.place.source, source: now.place.source))
    }
  }

  /// The values of an attribute at a place, which without one of its own shows that of its command, or
  /// of the menu that it shows.
  private func shown(
    _ field: FieldDifference.Field, at place: Place
  ) -> (old: String?, new: String?) {
    guard [.item, .button, .submenu].contains(place.kind), field.name != "platforms",
      field.name != "comment"
    else { return (field.old, field.new) }
    func value(_ inventory: Inventory) -> String? {
      inventory[part: place.key].flatMap { FieldList($0.value, of: $0.kind)[field.name] }
    }
    let values = (field.old ?? value(old), field.new ?? value(new))
    return values.0 == values.1 ? (field.old, field.new) : values
  }

  private func position(of spot: Spot) -> Change.Position {
    let before = spot.container.places[..<spot.index].last { !$0.kind.isDivider }
    let part = before.flatMap { new[part: $0.key] ?? old[part: $0.key] }
    let after = before.map { place in
      part.map { $0.id.isEmpty ? $0.kind.spelling : $0.id } ?? place.kind.spelling
    }
    let name = name(of: spot.container)
    return Change.Position(
      container: name.path, words: name.words, after: after,
      neighbor: part?.first.map(PlaceName.section) ?? after.map { "'\($0)'" })
  }

  /// The name of a container. A section without an id has that of the earlier version as long as it
  /// holds what it is called after.
  private func name(of container: Container) -> PlaceName {
    guard container.place.first != nil, let then = old[container: container.key],
      let first = then.places.first,
      container.places.contains(where: { $0.key == first.key })
    else { return container.place }
    return then.place
  }

  // MARK: Separators and spaces

  /// Compares what divides the places that stay, gap by gap.
  private mutating func compareDividers(
    _ old: Container, _ oldStays: [Int], _ new: Container, _ newStays: [Int]
  ) {
    var lost: [Spot] = []
    var gained: [Spot] = []
    let (before, after) = (Self.gaps(in: old, oldStays), Self.gaps(in: new, newStays))
    for (then, now) in zip(before, after) {
      let (olds, news) = (
        then.map { Spot(container: old, index: $0) }, now.map { Spot(container: new, index: $0) }
      )
      for (first, second) in zip(olds, news) { compare(first, second) }
      lost += olds.dropFirst(news.count)
      gained += news.dropFirst(olds.count)
    }
    // One that went and one that came are one that moved.
    for (then, now) in zip(lost, gained) { changes.append(moved(then, now)) }
    changes += lost.dropFirst(gained.count).map { self.lost($0, as: .removed) }
    changes += gained.dropFirst(lost.count).map { self.gained($0, as: .added) }
  }

  /// The dividers before the first of some places, between each and the next, and behind the last.
  private static func gaps(in container: Container, _ stays: [Int]) -> [[Int]] {
    let bounds = [-1] + stays + [container.places.count]
    return zip(bounds, bounds.dropFirst()).map { start, end in
      (start + 1..<end).filter { container.places[$0].kind.isDivider }
    }
  }
}
