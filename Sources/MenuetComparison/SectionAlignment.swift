import MenuetModel

/// Finds which sections are the same in two versions though their ids do not say so, because one has
/// none: those of one menu that hold most of the same.
enum SectionAlignment {
  /// The keys of the earlier version for the sections of the later one.
  ///
  /// - Parameters:
  ///   - new: The later version under the ids of the earlier one.
  ///   - renames: The keys that other parts have been given.
  static func mapping(
    from old: Inventory, to new: Inventory, besides renames: IDMapping
  ) -> IDMapping {
    var mapping = IDMapping(besides: renames)
    for container in new.containers {
      let sections = open(in: container, without: old)
      guard !sections.isEmpty else { continue }
      let free = old[container: container.key].map { open(in: $0, without: new) } ?? []
      let known = Set(free)
      // Most hold what they held, in their order.
      let areSame =
        sections.count == free.count
        && zip(sections, free).allSatisfy { section, other in
          guard section.isAnonymous || other.isAnonymous else { return false }
          let content = elements(of: section, in: new)
          return !content.isEmpty && content == elements(of: other, in: old)
        }
      let keys: [PartKey?] =
        areSame ? free : Self.keys(of: sections, in: new, among: free, in: old)
      for (number, section) in sections.enumerated() {
        if let key = keys[number] {
          if key != section { mapping.align(section, with: key) }
        } else if known.contains(section) {
          // What is new must not pass for one that was there.
          let name = mapping.names[section]
          mapping.align(section, with: PartName(name.space, name.id + "'"))
        }
      }
    }
    return mapping
  }

  /// The earlier keys of some sections, those of the earlier ones with which they share most; `nil` where
  /// none is left.
  private static func keys(
    of sections: [PartKey], in new: Inventory, among free: [PartKey], in old: Inventory
  ) -> [PartKey?] {
    var holders: [PartKey: [Int]] = [:]
    for (number, section) in free.enumerated() {
      for key in Set(elements(of: section, in: old)) { holders[key, default: []].append(number) }
    }
    var pairs: [(new: Int, old: PartKey, shared: Int)] = []
    for (number, section) in sections.enumerated() {
      var shares: [Int: Int] = [:]
      for key in Set(elements(of: section, in: new)) {
        for holder in holders[key] ?? [] { shares[holder, default: 0] += 1 }
      }
      for (other, shared) in shares.sorted(by: { $0.key < $1.key }) {
        if section.isAnonymous || free[other].isAnonymous {
          pairs.append((number, free[other], shared))
        }
      }
    }
    // The largest share first; of equal ones, in document order.
    let ranked = pairs.enumerated().sorted { first, second in
      (second.element.shared, first.offset) < (first.element.shared, second.offset)
    }
    var keys: [PartKey?] = sections.map { _ in nil }
    var taken: Set<PartKey> = []
    for (_, pair) in ranked where keys[pair.new] == nil && taken.insert(pair.old).inserted {
      keys[pair.new] = pair.old
    }
    return keys
  }

  /// The sections of a container without an id, and those whose id the other version does not have.
  private static func open(in container: Container, without other: Inventory) -> [PartKey] {
    // Copies of places take longer than looking at them.
    let places = container.places
    return places.indices.compactMap { index in
      guard places[index].kind == .section else { return nil }
      let key = places[index].key
      return key.isAnonymous || !other.hasPart(key) ? key : nil
    }
  }

  private static func elements(of section: PartKey, in inventory: Inventory) -> [PartKey] {
    let places = inventory[container: section]?.places ?? []
    return places.indices.compactMap { places[$0].kind.isDivider ? nil : places[$0].key }
  }
}
