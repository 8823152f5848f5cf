import MenuetModel
import MenuetSource

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

  /// Returns whether two lists of conditions provably never hold at one time.
  func exclude(_ first: [Condition], _ second: [Condition]) -> Bool {
    conditions.areDisjoint(first, second)
  }

  /// A note for an error that rests on conditions of which it is not known whether they can hold
  /// together; none where that is known.
  func doubts(_ conditions: [Condition], at location: SourceLocation) -> [DiagnosticNote] {
    self.conditions.doubt(conditions).map { [DiagnosticNote($0, at: location)] } ?? []
  }

  /// Returns whether two things may be there at one time on one platform.
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
    var gathering = Gathering(on: platform, conditions)
    for thing in things { gathering.add(thing.presence, size: thing.each) }
    return gathering.count
  }
}
