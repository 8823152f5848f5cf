/// Where and when something is there.
package struct Presence {
  package var platforms: PlatformSet
  /// The conditions that all hold while it is there.
  package var conditions: [Condition]

  package init(_ platforms: PlatformSet, _ conditions: [Condition] = []) {
    self.platforms = platforms
    self.conditions = conditions
  }

  package init(_ platforms: PlatformSet, _ condition: Condition?) {
    self.init(platforms, condition.map { [$0] } ?? [])
  }
}

/// Counts what can be there at one time on a platform.
///
/// Alternatives, such as Pin and Unpin, share a place. Places are found greedily, the largest
/// alternatives first: the count is never too small.
package struct Gathering {
  private let analysis: ConditionAnalysis
  private let platform: PlatformSet
  private var unconditional = 0
  /// The classes of things that are there under the same conditions, each with the classes that it
  /// excludes.
  private var classes: [(conditions: [Condition], size: Int, excluded: Set<Int>)] = []
  /// The most that can be there at one time.
  package private(set) var count = 0

  /// The most classes that are compared; beyond it things count as met.
  private static let mostClasses = 16

  package init(on platform: Platform, _ analysis: ConditionAnalysis) {
    self.analysis = analysis
    self.platform = PlatformSet(platform)
  }

  /// Adds something that counts for `size`, unless it is never on the platform.
  ///
  /// - Returns: Whether it is on the platform.
  @discardableResult
  package mutating func add(_ presence: Presence, size: Int = 1) -> Bool {
    guard presence.platforms.contains(platform) else { return false }
    // It may share a place with anything: nothing is too many because of it.
    if presence.conditions.contains(.lost) { return true }
    if let index = index(of: presence.conditions) {
      classes[index].size += size
      count = unconditional + placedCount
    } else {
      unconditional += size
      count += size
    }
    return true
  }

  /// The class of some conditions; `nil` for what is always there.
  private mutating func index(of conditions: [Condition]) -> Int? {
    guard !conditions.isEmpty else { return nil }
    if let index = classes.firstIndex(where: { $0.conditions == conditions }) { return index }
    guard classes.count < Self.mostClasses else { return nil }
    let excluded = classes.indices.filter {
      analysis.areDisjoint(classes[$0].conditions, conditions)
    }
    for other in excluded { classes[other].excluded.insert(classes.count) }
    classes.append((conditions, 0, Set(excluded)))
    return classes.count - 1
  }

  /// The count of the classes together when those that exclude each other share places.
  private var placedCount: Int {
    var places: [[Int]] = []
    var total = 0
    for index in classes.indices.sorted(by: { classes[$0].size > classes[$1].size }) {
      let place = places.firstIndex { classes[index].excluded.isSuperset(of: $0) }
      if let place {
        places[place].append(index)
      } else {
        places.append([index])
        total += classes[index].size
      }
    }
    return total
  }
}
