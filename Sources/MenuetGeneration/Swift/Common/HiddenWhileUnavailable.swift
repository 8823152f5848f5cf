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

extension Condition {
  /// The condition that holds where two do, either of which may always hold.
  fileprivate static func both(_ first: Condition?, _ second: Condition?) -> Condition? {
    guard let first, let second else { return first ?? second }
    return .and([first, second])
  }
}
