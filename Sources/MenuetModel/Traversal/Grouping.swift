extension Sequence {
  /// The elements by a key, the groups in the order in which their keys first appear.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var indices: [Key: Int] = [:]
    for element in self {
      if let index = indices[key(element)] {
        groups[index].append(element)
      } else {
        indices[key(element)] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
