import MenuetXML

/// An element in up to three versions of a document.
struct MergeSubject {
  var base: Int?
  var ours: Int?
  var theirs: Int?
}

/// The elements of three versions, each once, and where each of them goes.
struct MergeSubjects {
  let base: MergeTree
  let ours: MergeTree
  let theirs: MergeTree
  private(set) var all: [MergeSubject] = []
  private(set) var ofBase: [Int] = []
  private(set) var ofOurs: [Int] = []
  private(set) var ofTheirs: [Int] = []
  /// The subject around each one in the result; -1 for the root.
  private(set) var parents: [Int] = []
  /// The subjects that both sides have put in different places.
  private(set) var isDisplaced: [Bool] = []
  /// The subjects that one side has removed, or given another id, and to which the other one refers
  /// anew.
  private(set) var isNeeded: [Bool] = []
  /// The subjects of which both versions are to be shown, and why.
  private(set) var mistakes: [Int: String] = [:]
  /// For each element, whether something in it came from elsewhere, or was added by both sides: it
  /// cannot be copied as a whole.
  private(set) var isOpenInOurs: [Bool] = []
  private(set) var isOpenInTheirs: [Bool] = []

  init(base: MergeTree, ours: MergeTree, theirs: MergeTree) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    let toOurs = MergeMatching(from: base, to: ours)
    let toTheirs = MergeMatching(from: base, to: theirs)
    for node in base.nodes.indices {
      ofBase.append(all.count)
      all.append(
        MergeSubject(base: node, ours: toOurs.newer[node], theirs: toTheirs.newer[node]))
    }
    ofOurs = toOurs.older.map { $0.map { ofBase[$0] } ?? -1 }
    ofTheirs = toTheirs.older.map { $0.map { ofBase[$0] } ?? -1 }
    for node in ours.nodes.indices where ofOurs[node] < 0 {
      ofOurs[node] = all.count
      all.append(MergeSubject(base: nil, ours: node, theirs: nil))
    }
    pairAdditions()
    for node in theirs.nodes.indices where ofTheirs[node] < 0 {
      ofTheirs[node] = all.count
      all.append(MergeSubject(base: nil, ours: nil, theirs: node))
    }
    findParents()
    breakCircles()
    findNeeded()
    openElements()
  }

  /// Shows both versions of some subjects: put together, the sides make mistakes there.
  mutating func add(_ mistakes: [Int: String]) {
    self.mistakes = mistakes
    openElements()
  }

  /// Finds what both sides have added: elements with one id, and such as refer to one thing in one
  /// place; where there was no document, whatever would be the same in two versions of one.
  private mutating func pairAdditions() {
    guard !base.nodes.isEmpty else {
      let toTheirs = MergeMatching(from: ours, to: theirs).newer
      for (node, other) in zip(ours.nodes.indices, toTheirs) {
        if let other { pair(node, other) }
      }
      return
    }
    let keys = MergeMatching.uniqueKeys(of: ours)
    for (key, node) in MergeMatching.uniqueKeys(of: theirs).sorted(by: { $0.value < $1.value })
    where ofTheirs[node] < 0 {
      guard let other = keys[key], all[ofOurs[other]].base == nil else { continue }
      pair(other, node)
    }
    // Parents come before their children.
    for node in theirs.nodes.indices where ofTheirs[node] >= 0 {
      guard let other = all[ofTheirs[node]].ours else { continue }
      var waiting: [String: Int] = [:]
      for child in ours.nodes[other].children {
        let subject = all[ofOurs[child]]
        let key = ours.localKey(of: child)
        guard subject.base == nil, subject.theirs == nil, key.isSure,
          ours.globalKey(of: child) == nil
        else { continue }
        waiting[key.key] = child
      }
      guard !waiting.isEmpty else { continue }
      for child in theirs.nodes[node].children where ofTheirs[child] < 0 {
        guard theirs.globalKey(of: child) == nil,
          let same = waiting.removeValue(forKey: theirs.localKey(of: child).key)
        else { continue }
        pair(same, child)
      }
    }
  }

  private mutating func pair(_ ours: Int, _ theirs: Int) {
    ofTheirs[theirs] = ofOurs[ours]
    all[ofOurs[ours]].theirs = theirs
  }

  // MARK: Places

  private func parent(_ node: Int?, in tree: MergeTree, _ subjects: [Int]) -> Int? {
    node.map { tree.nodes[$0].parent < 0 ? -1 : subjects[tree.nodes[$0].parent] }
  }

  /// The subjects around one in the versions that have it.
  func parentInOurs(_ subject: Int) -> Int? { parent(all[subject].ours, in: ours, ofOurs) }
  func parentInTheirs(_ subject: Int) -> Int? { parent(all[subject].theirs, in: theirs, ofTheirs) }

  private mutating func findParents() {
    isDisplaced = Array(repeating: false, count: all.count)
    for index in all.indices {
      let old = parent(all[index].base, in: base, ofBase)
      let (left, right) = (parentInOurs(index), parentInTheirs(index))
      isDisplaced[index] =
        left != nil && right != nil && left != right && left != old && right != old
      parents.append((left == old ? right ?? left : left ?? right) ?? old ?? -1)
    }
  }

  /// Each side may have moved an element into the other's: then ours is where they stay.
  private mutating func breakCircles() {
    var isReached = Array(repeating: false, count: all.count)
    for index in all.indices {
      var path: [Int] = []
      var onPath: Set<Int> = []
      var current = index
      while current >= 0, !isReached[current], onPath.insert(current).inserted {
        path.append(current)
        current = parents[current]
      }
      if current >= 0, !isReached[current] {
        for member in path {
          guard let left = parentInOurs(member) else { continue }
          if left != parents[member] { isDisplaced[member] = true }
          parents[member] = left
        }
      }
      for member in path { isReached[member] = true }
    }
  }

  private mutating func openElements() {
    isOpenInOurs = openElements(of: ours, ofOurs) { $0.ours }
    isOpenInTheirs = openElements(of: theirs, ofTheirs) { $0.theirs }
  }

  private func openElements(
    of tree: MergeTree, _ subjects: [Int], _ node: (MergeSubject) -> Int?
  ) -> [Bool] {
    var isOpen = Array(repeating: false, count: tree.nodes.count)
    for index in all.indices where isNeeded[index] || mistakes[index] != nil {
      // Also what the side has removed is marked in it.
      let place = node(all[index]) ?? (parents[index] < 0 ? nil : node(all[parents[index]]))
      if let place { isOpen[place] = true }
    }
    for node in tree.nodes.indices.reversed() {
      let parent = tree.nodes[node].parent
      guard parent >= 0 else { continue }
      let subject = all[subjects[node]]
      let isForeign =
        subject.base.map { base.nodes[$0].parent != (all[subjects[parent]].base ?? -2) }
        ?? (subject.ours != nil && subject.theirs != nil)
      if isForeign || isOpen[node] || isDisplaced[subjects[node]] { isOpen[parent] = true }
    }
    return isOpen
  }

  // MARK: References

  private mutating func findNeeded() {
    isNeeded = Array(repeating: false, count: all.count)
    let (inOurs, inTheirs) = (
      MergeReferences(ours, ofOurs, self), MergeReferences(theirs, ofTheirs, self)
    )
    for index in all.indices {
      guard let id = all[index].base.flatMap({ base.value("id", of: $0) }) else { continue }
      isNeeded[index] =
        (!inOurs.ids.contains(id) && inTheirs.added.contains(id))
        || (!inTheirs.ids.contains(id) && inOurs.added.contains(id))
    }
  }

  // MARK: Changes

  /// Returns whether a side has changed an element that the other one has removed: itself, or what
  /// went with it.
  func isChanged(_ subject: Int, inOurs: Bool) -> Bool {
    guard let old = all[subject].base,
      let node = inOurs ? all[subject].ours : all[subject].theirs
    else { return true }
    let tree = inOurs ? ours : theirs
    if isNeeded[subject] { return true }
    if tree.nodes[node].name != base.nodes[old].name { return true }
    if attributes(of: node, in: tree) != attributes(of: old, in: base) { return true }
    if hasNewRemarks(node, in: tree, since: old) { return true }
    let subjects = inOurs ? ofOurs : ofTheirs
    // What the other side has kept elsewhere is not gone.
    let isGone = { (index: Int) in (inOurs ? all[index].theirs : all[index].ours) == nil }
    let children = tree.nodes[node].children.map { subjects[$0] }.filter(isGone)
    let oldChildren = base.nodes[old].children.map { ofBase[$0] }.filter(isGone)
    return children != oldChildren || children.contains { isChanged($0, inOurs: inOurs) }
  }

  /// Returns whether comments at an element say what they did not say before.
  private func hasNewRemarks(_ node: Int, in tree: MergeTree, since old: Int) -> Bool {
    func words(_ node: Int, _ tree: MergeTree) -> Set<ArraySlice<UInt8>> {
      let node = tree.nodes[node]
      return Set(
        [node.lead, node.head, node.tail, node.trail].flatMap { range in
          tree.text[range].split { $0 <= 0x20 }
        })
    }
    return !words(node, tree).isSubset(of: words(old, base))
  }

  private func attributes(of node: Int, in tree: MergeTree) -> [String: String] {
    Dictionary(
      tree.nodes[node].attributes.map { (tree.name(of: $0), tree.string($0.value)) },
      uniquingKeysWith: { first, _ in first })
  }
}
