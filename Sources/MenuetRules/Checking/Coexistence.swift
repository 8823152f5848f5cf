import MenuetModel
import MenuetSource

/// Where and when something is there.
struct Presence {
  var platforms: PlatformSet
  /// All of these hold while it is there.
  var conditions: [Condition]

  init(_ platforms: PlatformSet, _ conditions: [Condition] = []) {
    self.platforms = platforms
    self.conditions = conditions
  }

  init(_ platforms: PlatformSet, _ condition: Condition?) {
    self.init(platforms, condition.map { [$0] } ?? [])
  }
}

extension RuleContext {
  /// When an item is there. Where it hides while it is unavailable, its being available counts too.
  ///
  /// - Parameter hides: Whether the place hides what is unavailable unless told otherwise.
  func presence(of item: Item, hidingByDefault hides: Bool = false) -> Presence {
    var conditions: [Condition] = []
    if let condition = document.visibleWhen(item) { conditions.append(condition) }
    let behavior = behavior(of: item) ?? (hides ? .hide : .dim)
    if behavior == .hide, let condition = document.enabledWhen(item) {
      conditions.append(condition)
    }
    return Presence(item.platforms, conditions)
  }

  /// When a unit of a toolbar is there.
  func presence(of unit: ToolbarUnit) -> Presence {
    let condition: Condition?
    switch unit.content {
    case .item(let item): return presence(of: item)
    case .button(let button): return presence(of: button.item)
    case .popUpButton(let button): condition = button.visibleWhen
    case .pullDownButton(let button): condition = button.visibleWhen
    case .segmented(let control): condition = control.visibleWhen
    case .group(let group): condition = group.visibleWhen
    default: condition = nil
    }
    return Presence(unit.platforms, condition)
  }

  /// The conditions under which an item can be used: it is there, and available.
  func availability(of item: Item) -> [Condition] {
    [document.visibleWhen(item), document.enabledWhen(item)].compactMap { $0 }
  }

  /// When something that people press is there.
  func presence(of button: ButtonPlace) -> Presence {
    var presence = presence(of: button.item)
    if let condition = button.visibleWhen { presence.conditions.append(condition) }
    return presence
  }

  /// The conditions under which something that people press can be used.
  func availability(of button: ButtonPlace) -> [Condition] {
    availability(of: button.item) + (button.visibleWhen.map { [$0] } ?? [])
  }

  /// True for conditions that provably never hold at one time.
  func exclude(_ first: [Condition], _ second: [Condition]) -> Bool {
    conditions.areDisjoint(first, second)
  }

  /// A note for an error that rests on conditions of which it is not known whether they can hold
  /// together; none where that is known.
  func doubts(_ conditions: [Condition], at location: SourceLocation) -> [DiagnosticNote] {
    self.conditions.doubt(conditions).map { [DiagnosticNote($0, at: location)] } ?? []
  }

  /// False for two things that provably are never there at one time on one platform.
  func canMeet(_ first: Presence, _ second: Presence) -> Bool {
    !first.platforms.isDisjoint(with: second.platforms)
      && !exclude(first.conditions, second.conditions)
  }
}

extension RuleContext {
  /// The most of some things that can be there at one time on a platform; `each` is what a thing
  /// counts for.
  func greatestCount(
    _ things: [(presence: Presence, each: Int)], on platform: Platform
  ) -> Int {
    var gathering = Gathering(on: platform, in: self)
    for thing in things { gathering.add(thing.presence, size: thing.each) }
    return gathering.count
  }
}

/// Counts what can be there at one time on a platform.
///
/// Alternatives, such as Pin and Unpin, share a place. Places are found greedily, the largest
/// alternatives first: the count is never too small.
struct Gathering {
  private let context: RuleContext
  private let platform: PlatformSet
  private var unconditional = 0
  /// What is there under the same conditions, with those classes that it excludes.
  private var classes: [(conditions: [Condition], size: Int, excluded: Set<Int>)] = []
  /// The most that can be there at one time.
  private(set) var count = 0

  /// Bounds the comparisons between conditions; beyond it things count as met.
  private static let mostClasses = 16

  init(on platform: Platform, in context: RuleContext) {
    self.context = context
    self.platform = PlatformSet(platform)
  }

  /// Adds something that counts for `size`, unless it is never on the platform.
  ///
  /// - Returns: Whether it is on the platform.
  @discardableResult
  mutating func add(_ presence: Presence, size: Int = 1) -> Bool {
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
    let excluded = classes.indices.filter { context.exclude(classes[$0].conditions, conditions) }
    for other in excluded { classes[other].excluded.insert(classes.count) }
    classes.append((conditions, 0, Set(excluded)))
    return classes.count - 1
  }

  /// What the classes count together when those that exclude each other share places.
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
