/// The order of an element's children, of those that two sides have.
struct MergeOrder {
  /// The subjects in order.
  private(set) var result: [Int] = []
  /// Indicates whether both sides have moved one child to different places.
  private(set) var isDisputed = false

  /// - Parameters:
  ///   - base: The common ones as they were.
  ///   - ours: Those that stay, in the order of one side.
  ///   - theirs: The same of the other side.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    let (inOurs, inTheirs) = (Set(ours), Set(theirs))
    let common = base.filter { inOurs.contains($0) && inTheirs.contains($0) }
    let movedByOurs = Self.moved(ours, from: common)
    let movedByTheirs = Self.moved(theirs, from: common)
    let movedByBoth = movedByOurs.intersection(movedByTheirs)
    let (left, right) = (Self.predecessors(ours, common), Self.predecessors(theirs, common))
    isDisputed = movedByBoth.contains { left[$0] != right[$0] }

    let known = Set(base)
    let movedHere = movedByTheirs.subtracting(movedByOurs)
    var list = LinkedOrder(ours.filter { !movedHere.contains($0) })
    // What ours alone has added comes before what theirs has added at the same place.
    let isOurAddition = { (subject: Int) in
      !known.contains(subject) && !inTheirs.contains(subject)
    }
    var previous: Int?
    for subject in theirs {
      if !list.contains(subject) { list.insert(subject, behind: previous, passing: isOurAddition) }
      previous = subject
    }
    result = list.all
  }

  /// The least number of subjects that, moved, make one order of another.
  private static func moved(_ order: [Int], from base: [Int]) -> Set<Int> {
    let ranks = Dictionary(uniqueKeysWithValues: zip(base, base.indices))
    let common = order.filter { ranks[$0] != nil }
    // The longest ascending sequence, by patience sorting.
    var tops: [Int] = []
    var before: [Int?] = []
    for (index, subject) in common.enumerated() {
      let rank = ranks[subject] ?? 0
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if (ranks[common[tops[middle]]] ?? 0) < rank { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tops[low - 1] : nil)
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var moved = Set(common)
    var next = tops.last
    while let index = next {
      moved.remove(common[index])
      next = before[index]
    }
    return moved
  }

  private static func predecessors(_ order: [Int], _ common: [Int]) -> [Int: Int] {
    let known = Set(common)
    let some = order.filter(known.contains)
    return Dictionary(zip(some.dropFirst(), some), uniquingKeysWith: { first, _ in first })
  }
}

/// A list into which much is inserted.
private struct LinkedOrder {
  /// The one behind each; that of the start is under -1.
  private var next: [Int: Int] = [:]
  private var members: Set<Int> = []

  init(_ all: [Int]) {
    members = Set(all)
    for (subject, following) in zip([-1] + all, all) { next[subject] = following }
  }

  func contains(_ subject: Int) -> Bool { members.contains(subject) }

  /// Inserts a subject behind another one, or at the start, and behind those that are passed.
  mutating func insert(_ subject: Int, behind previous: Int?, passing isPassed: (Int) -> Bool) {
    var place = previous ?? -1
    while let following = next[place], isPassed(following) { place = following }
    next[subject] = next[place]
    next[place] = subject
    members.insert(subject)
  }

  var all: [Int] {
    var result: [Int] = []
    var place = -1
    while let following = next[place] {
      result.append(following)
      place = following
    }
    return result
  }
}
