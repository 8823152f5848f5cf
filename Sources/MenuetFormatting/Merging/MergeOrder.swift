import MenuetSource

/// The order of an element's children, of those that two sides have.
struct MergeOrder {
  /// The subjects in order; without meaning where it is disputed.
  private(set) var result: [Int] = []
  /// Indicates whether both sides have moved one child to different places, or their orders
  /// contradict each other.
  private(set) var isDisputed = false

  /// - Parameters:
  ///   - base: The children as they were.
  ///   - ours: Those that stay, in the order of one side.
  ///   - theirs: The same of the other side.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    let (inOurs, inTheirs) = (Set(ours), Set(theirs))
    let common = base.filter { inOurs.contains($0) && inTheirs.contains($0) }
    let movedByOurs = Self.moved(ours, from: common)
    let movedByTheirs = Self.moved(theirs, from: common)
    let movedByBoth = movedByOurs.intersection(movedByTheirs)
    let (left, right) = (Self.predecessors(ours, common), Self.predecessors(theirs, common))
    guard !movedByBoth.contains(where: { left[$0] != right[$0] }),
      let order = Self.order(
        base, ours.filter(inTheirs.contains), theirs.filter(inOurs.contains))
    else {
      isDisputed = true
      return
    }
    // What ours alone has added comes before what theirs has added at the same place.
    let known = Set(base)
    let isOurAddition = { (subject: Int) in
      !known.contains(subject) && !inTheirs.contains(subject)
    }
    var list = LinkedOrder(order)
    list.insert(ours, behindAllBut: movedByTheirs.subtracting(movedByBoth)) { _ in false }
    list.insert(theirs, behindAllBut: movedByOurs.subtracting(movedByBoth), passing: isOurAddition)
    result = list.all
  }

  // MARK: What both sides have

  /// More than these are not ordered by their pairs.
  private static let mostOrdered = 5_000

  /// The order of what both sides have; `nil` where there is none, or more than one.
  ///
  /// Of two subjects, the side says which comes first that has changed it.
  private static func order(_ base: [Int], _ ours: [Int], _ theirs: [Int]) -> [Int]? {
    if ours == theirs { return ours }
    let old = ranks(base)
    if ours.allSatisfy({ old[$0] != nil }) {
      let common = base.filter(Set(ours).contains)
      if ours == common { return theirs }
      if theirs == common { return ours }
    }
    guard ours.count <= mostOrdered else { return nil }
    let right = ranks(theirs)
    // By their places in ours.
    let newRanks = ours.map { right[$0] ?? 0 }
    let oldRanks = ours.map { old[$0] }
    func isBefore(_ first: Int, _ second: Int) -> Bool {
      let isInOurs = first < second
      let isInTheirs = newRanks[first] < newRanks[second]
      if isInOurs == isInTheirs { return isInOurs }
      // Of what was not there before, the sides may disagree.
      guard let one = oldRanks[first], let other = oldRanks[second] else { return false }
      return one > other
    }
    var waiting = ours.indices.map { place in
      ours.indices.count { $0 != place && isBefore($0, place) }
    }
    var next = waiting.indices.filter { waiting[$0] == 0 }
    var result: [Int] = []
    while next.count == 1, let place = next.popLast() {
      result.append(ours[place])
      for other in ours.indices where other != place && isBefore(place, other) {
        waiting[other] -= 1
        if waiting[other] == 0 { next.append(other) }
      }
    }
    return result.count == ours.count ? result : nil
  }

  private static func ranks(_ order: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zip(order, order.indices))
  }

  // MARK: Moves

  /// The least number of subjects that, moved, make one order of another.
  private static func moved(_ order: [Int], from base: [Int]) -> Set<Int> {
    let ranks = ranks(base)
    let stay = LongestAscent.numbers(of: order.compactMap { ranks[$0] }).map { base[$0] }
    return Set(base).subtracting(stay)
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

  /// Inserts what is not there yet of the order of one side, each behind the one that it follows
  /// there.
  ///
  /// - Parameters:
  ///   - moved: What the other side has moved away, and which nothing follows.
  ///   - isPassed: Tells what else stays before an insertion.
  mutating func insert(
    _ order: [Int], behindAllBut moved: Set<Int>, passing isPassed: (Int) -> Bool
  ) {
    var previous = -1
    for subject in order where !moved.contains(subject) {
      if members.insert(subject).inserted {
        while let following = next[previous], isPassed(following) { previous = following }
        next[subject] = next[previous]
        next[previous] = subject
      }
      previous = subject
    }
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
