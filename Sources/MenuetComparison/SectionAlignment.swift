/// Finds which sections without id and title are the same in two versions: those of one menu that hold
/// most of the same.
enum SectionAlignment {
  /// The mapping with the sections of the later version under the numbers of the earlier one.
  ///
  /// - Parameter new: The later version under the ids of the earlier one.
  static func add(to mapping: IDMapping, from old: Inventory, to new: Inventory) -> IDMapping {
    var mapping = mapping
    for container in new.containers {
      let sections = container.places.filter(\.key.isAnonymous).map(\.key)
      guard !sections.isEmpty else { continue }
      var free = (old[container: container.key]?.places ?? []).filter(\.key.isAnonymous).map(\.key)
      let known = Set(free)
      var pairs: [(new: Int, old: PartKey, shared: Int)] = []
      var keys: [PartKey?] = sections.map { _ in nil }
      for (number, section) in sections.enumerated() {
        let content = elements(of: section, in: new)
        for other in free {
          let shared = content.intersection(elements(of: other, in: old)).count
          if shared > 0 { pairs.append((number, other, shared)) }
        }
      }
      // The largest share first; of equal ones, in document order.
      let ranked = pairs.enumerated().sorted { first, second in
        (second.element.shared, first.offset) < (first.element.shared, second.offset)
      }
      for (_, pair) in ranked where keys[pair.new] == nil && free.contains(pair.old) {
        keys[pair.new] = pair.old
        free.removeAll { $0 == pair.old }
      }
      for (number, section) in sections.enumerated() {
        // What is new must not pass for one that was there.
        let fresh = PartKey(section.space, section.id + "'")
        let key = keys[number] ?? (known.contains(section) ? fresh : section)
        if key != section { mapping.align(section, with: key) }
      }
    }
    return mapping
  }

  private static func elements(of section: PartKey, in inventory: Inventory) -> Set<PartKey> {
    Set((inventory[container: section]?.places ?? []).filter { !$0.isDivider }.map(\.key))
  }
}
