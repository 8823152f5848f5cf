import MenuetModel

extension Submenu {
  /// The condition under which it is shown; where it hides while it is unavailable, that of its
  /// availability too.
  var shownWhen: Condition? {
    whenUnavailable == .hide ? .both(visibleWhen, enabledWhen) : visibleWhen
  }
}

extension Choice {
  /// The condition under which it is shown; where it hides while it is unavailable, that of its
  /// availability too.
  var shownWhen: Condition? {
    whenUnavailable == .hide ? .both(visibleWhen, enabledWhen) : visibleWhen
  }
}

extension Document {
  /// The conditions of a choice at a place that has any: what it does not say is as for the choice. A
  /// place without any leaves both to the choice.
  func placedConditions(
    ofChoice index: Int, at item: Item
  ) -> (enabledWhen: Condition?, visibleWhen: Condition?) {
    guard let overrides = item.overrides?.value,
      overrides.enabledWhen != nil || overrides.visibleWhen != nil
    else { return (nil, nil) }
    return (
      overrides.enabledWhen ?? choices[index].enabledWhen,
      overrides.visibleWhen ?? choices[index].shownWhen
    )
  }

  /// Returns whether a place has conditions that hold instead of the choice's own.
  func replacesConditions(ofChoice index: Int, at item: Item) -> Bool {
    let choice = choices[index]
    guard choice.enabledWhen != nil || choice.visibleWhen != nil else { return false }
    let placed = placedConditions(ofChoice: index, at: item)
    return placed.enabledWhen != nil || placed.visibleWhen != nil
  }
}

extension Condition {
  /// The condition that holds where two do, either of which may always hold.
  fileprivate static func both(_ first: Condition?, _ second: Condition?) -> Condition? {
    guard let first, let second else { return first ?? second }
    return .and([first, second])
  }
}
