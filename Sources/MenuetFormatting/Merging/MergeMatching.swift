/// Which elements of two versions are one and the same.
struct MergeMatching {
  /// For each element of the newer version the older one; `nil` for one that was added.
  private(set) var older: [Int?]
  /// The other way round; `nil` for one that was removed.
  private(set) var newer: [Int?]
  /// The newer ids of elements that have another one than before.
  private var renamed = RenamedIDs()

  /// Ids are unique in a document, so elements that have one are known wherever they stand. The others
  /// are compared with those in the same place.
  init(from old: MergeTree, to new: MergeTree) {
    older = Array(repeating: nil, count: new.nodes.count)
    newer = Array(repeating: nil, count: old.nodes.count)
    guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return }
    pair(0, 0)
    let keys = Self.uniqueKeys(of: new)
    for (key, node) in Self.uniqueKeys(of: old) where newer[node] == nil {
      if let other = keys[key], older[other] == nil { pair(node, other) }
    }
    alignChildren(old, new)
    if findRenamed(old, new) { alignChildren(old, new) }
    if pairMoved(old, new) { alignChildren(old, new) }
  }

  /// Finds the ids that are others now, by which elements are known that refer to them.
  private mutating func findRenamed(_ old: MergeTree, _ new: MergeTree) -> Bool {
    for (node, other) in newer.enumerated() {
      guard let other, let key = old.globalKey(of: node), let now = new.globalKey(of: other),
        key != now
      else { continue }
      renamed.add(key, now)
    }
    return !renamed.isEmpty
  }

  /// Pairs what stands in elements that are one and the same.
  private mutating func alignChildren(_ old: MergeTree, _ new: MergeTree) {
    // Parents come before their children.
    for node in old.nodes.indices {
      guard let other = newer[node] else { continue }
      let rest = { (matching: Self) in
        (
          old.nodes[node].children.filter { matching.newer[$0] == nil },
          new.nodes[other].children.filter { matching.older[$0] == nil }
        )
      }
      let (left, right) = rest(self)
      align(left, right, old, new)
      let (leftRest, rightRest) = rest(self)
      if !leftRest.isEmpty, !rightRest.isEmpty { pairByContent(leftRest, rightRest, old, new) }
    }
  }

  /// Pairs elements of one kind that have the same in them, such as a section with another title.
  private mutating func pairByContent(
    _ old: [Int], _ new: [Int], _ oldTree: MergeTree, _ newTree: MergeTree
  ) {
    func content(_ node: Int, _ tree: MergeTree, _ renamed: RenamedIDs) -> Set<String> {
      Set(
        tree.nodes[node].children.map { child in
          tree.globalKey(of: child).map { renamed[$0] ?? $0 }
            ?? tree.localKey(of: child, renamed).key
        })
    }
    func isNameless(_ node: Int, _ tree: MergeTree) -> Bool {
      tree.globalKey(of: node) == nil && !tree.localKey(of: node).isSure
    }
    var candidates = new.filter { isNameless($0, newTree) }.map {
      ($0, content($0, newTree, RenamedIDs()))
    }
    for node in old where isNameless(node, oldTree) {
      let own = content(node, oldTree, renamed)
      let common = candidates.map { candidate, other in
        oldTree.nodes[node].name == newTree.nodes[candidate].name
          ? own.intersection(other).count : 0
      }
      guard let most = common.max(), most > 0, let index = common.firstIndex(of: most) else {
        continue
      }
      pair(node, candidates.remove(at: index).0)
    }
  }

  /// Pairs elements without an id that have been moved to another one: those that refer to what no
  /// other one does that has come or gone.
  private mutating func pairMoved(_ old: MergeTree, _ new: MergeTree) -> Bool {
    let left = Self.references(newer.indices.filter { newer[$0] == nil }, in: old, renamed)
    let right = Self.references(older.indices.filter { older[$0] == nil }, in: new, RenamedIDs())
    var isAnyPaired = false
    for (key, node) in left {
      guard let other = right[key] else { continue }
      pair(node, other)
      isAnyPaired = true
    }
    return isAnyPaired
  }

  /// The elements without an id that are known by what they refer to, each by words that no other one
  /// has.
  private static func references(
    _ nodes: [Int], in tree: MergeTree, _ renamed: RenamedIDs
  ) -> [String: Int] {
    unique(nodes) { node in
      let key = tree.localKey(of: node, renamed)
      return key.isSure && tree.globalKey(of: node) == nil ? key.key : nil
    }
  }

  private mutating func pair(_ old: Int, _ new: Int) {
    newer[old] = new
    older[new] = old
  }

  /// The elements whose key no other one has.
  static func uniqueKeys(of tree: MergeTree) -> [String: Int] {
    unique(Array(tree.nodes.indices)) { tree.globalKey(of: $0) }
  }

  private static func unique(_ nodes: [Int], key: (Int) -> String?) -> [String: Int] {
    var keys: [String: Int] = [:]
    var repeated: Set<String> = []
    for node in nodes {
      guard let key = key(node) else { continue }
      if keys.updateValue(node, forKey: key) != nil { repeated.insert(key) }
    }
    for key in repeated { keys[key] = nil }
    return keys
  }

  /// More pairs than this are not compared one with the other.
  private static let mostPairs = 1_000_000

  /// Pairs children of two elements by the longest common sequence of what they are known by.
  private mutating func align(
    _ old: [Int], _ new: [Int], _ oldTree: MergeTree, _ newTree: MergeTree
  ) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let (oldKeys, newKeys) = (
      old.map { oldTree.localKey(of: $0, renamed).key }, new.map { newTree.localKey(of: $0).key }
    )
    guard old.count * new.count <= Self.mostPairs else {
      return alignInTurn(Array(zip(old, oldKeys)), Array(zip(new, newKeys)))
    }
    // lengths[i][j]: the longest sequence from i and j on.
    let width = new.count + 1
    var lengths = Array(repeating: Int32(0), count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          oldKeys[i] == newKeys[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if oldKeys[i] == newKeys[j] {
        pair(old[i], new[j])
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// Pairs the first of a kind with the first, the second with the second, and so on.
  private mutating func alignInTurn(_ old: [(Int, String)], _ new: [(Int, String)]) {
    var waiting: [String: [Int]] = [:]
    for (node, key) in old.reversed() { waiting[key, default: []].append(node) }
    for (node, key) in new {
      if let other = waiting[key]?.popLast() { pair(other, node) }
    }
  }
}
