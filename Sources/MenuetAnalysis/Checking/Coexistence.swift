import MenuetModel

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

  /// True for conditions that provably never hold at one time.
  func exclude(_ first: [Condition], _ second: [Condition]) -> Bool {
    guard !first.isEmpty, !second.isEmpty else { return false }
    return ConditionAnalysis(document, limits: limits).areDisjoint(first, second)
  }

  /// False for two things that provably are never there at one time on one platform.
  func canMeet(_ first: Presence, _ second: Presence) -> Bool {
    !first.platforms.isDisjoint(with: second.platforms)
      && !exclude(first.conditions, second.conditions)
  }
}

/// Counts what can be there at one time on a platform.
///
/// Things that exclude each other share a place, found greedily: the count is never too small, and
/// exact for alternatives such as Pin and Unpin.
struct Gathering {
  private let context: RuleContext
  private let platform: PlatformSet
  private var unconditional = 0
  private var places: [(members: [[Condition]], size: Int)] = []

  /// Bounds the comparisons between conditions: of more alternatives each counts by itself.
  private static let mostAlternatives = 8

  init(on platform: Platform, in context: RuleContext) {
    self.context = context
    self.platform = PlatformSet(platform)
  }

  /// The most that can be there at one time.
  var count: Int { places.reduce(unconditional) { $0 + $1.size } }

  /// Adds something that counts for `size`, unless it is never on the platform.
  ///
  /// - Returns: Whether it is on the platform.
  @discardableResult
  mutating func add(_ presence: Presence, size: Int = 1) -> Bool {
    guard presence.platforms.contains(platform) else { return false }
    guard !presence.conditions.isEmpty, places.count < Self.mostAlternatives else {
      unconditional += size
      return true
    }
    let place = places.firstIndex { place in
      place.members.count < Self.mostAlternatives
        && place.members.allSatisfy { context.exclude($0, presence.conditions) }
    }
    if let place {
      places[place].members.append(presence.conditions)
      places[place].size = max(places[place].size, size)
    } else {
      places.append(([presence.conditions], size))
    }
    return true
  }
}
