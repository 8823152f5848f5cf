import MenuetModel

/// A unit of a toolbar as its layout sees it.
struct BarUnit: Sendable, Hashable {
  let id: String
  /// The index in the region's units, as the document has them.
  let index: Int
  let kind: ToolbarUnit.Content.Kind
  /// The words of its widest form; empty where that is a symbol alone.
  let label: String
  let priority: Int
  let pinned: Bool
  /// The forms that the unit can take and their widths in points, widest first; of what is always
  /// visible, one.
  let rungs: [LaidOutUnit.Rung]
  /// Of a group.
  var members: [BarMember] = []
  /// The points by which the unit may grow where there is room.
  var growth = 0
  /// Those of them that its words need, of a title.
  var wordGrowth = 0
  /// The spaces between this unit and the next one of its region.
  var space: BarSpace?

  var isGroup: Bool { kind == .group }
}

/// A member of a group.
struct BarMember: Sendable, Hashable {
  let id: String
  /// The index among the group's members, as the document has them.
  let index: Int
  /// In points, in the form `members`.
  let width: Int
  /// In points, in the form `icons`.
  let iconWidth: Int
  /// Its words in the form `members`; empty where that is a symbol alone.
  let label: String
}

/// Spaces side by side, merged to the widest.
///
/// Where a fixed and a flexible one meet, the space is never narrower than the fixed one and grows
/// like the flexible one.
struct BarSpace: Sendable, Hashable {
  /// In points.
  var leastWidth: Int
  var isFlexible: Bool

  static func merged(_ first: BarSpace?, _ second: BarSpace?) -> BarSpace? {
    guard let first else { return second }
    guard let second else { return first }
    return BarSpace(
      leastWidth: max(first.leastWidth, second.leastWidth),
      isFlexible: first.isFlexible || second.isFlexible)
  }
}

/// How much room stands between two neighbours of a region.
struct BarSpacing: Sendable, Hashable {
  let item: Int
  let group: Int

  init(metrics: MetricSet) {
    item = metrics.itemSpacing
    group = metrics.groupSpacing
  }

  /// The least room between two neighbours in points, `true` standing for a group. A space has
  /// spacing on both sides: a group's on the side of a group.
  func gap(_ first: Bool, _ space: BarSpace?, _ second: Bool) -> Int {
    guard let space else { return first || second ? group : item }
    return (first ? group : item) + space.leastWidth + (second ? group : item)
  }
}
