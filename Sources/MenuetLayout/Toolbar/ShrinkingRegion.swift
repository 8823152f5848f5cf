import MenuetModel

/// The width of a region whose units leave one by one or become narrower.
///
/// The units that are visible form a linked list, so that each change costs the same however many
/// there are: only the gaps on either side of the unit change.
struct ShrinkingRegion {
  /// The least width of what is visible, in points.
  private(set) var width = 0

  private var nodes: [Node]
  private var first: Int?
  private let spacing: BarSpacing

  private struct Node {
    var width: Int
    let isGroup: Bool
    /// The spaces up to the next visible unit.
    var space: BarSpace?
    var previous: Int?
    var next: Int?
  }

  /// All units, each in its widest form; those of which that is not in the bar are never visible.
  init(_ units: [BarUnit], spacing: BarSpacing) {
    self.spacing = spacing
    nodes = units.indices.map { index in
      Node(
        width: units[index].rungs.first?.width ?? 0, isGroup: units[index].isGroup,
        space: units[index].space, previous: index > 0 ? index - 1 : nil,
        next: index + 1 < units.count ? index + 1 : nil)
    }
    // All of a region are visible, or none is.
    guard units.first?.rungs.first?.form.isVisible == true else { return }
    first = 0
    for index in nodes.indices { width += nodes[index].width + gap(after: index) }
  }

  /// Indicates whether no unit is visible.
  var isEmpty: Bool { first == nil }

  /// Gives a visible unit another width.
  mutating func resize(_ index: Int, to newWidth: Int) {
    width += newWidth - nodes[index].width
    nodes[index].width = newWidth
  }

  /// Takes a visible unit out. The spaces beside it merge; at an end of the region they go.
  mutating func remove(_ index: Int) {
    let (previous, next) = (nodes[index].previous, nodes[index].next)
    width -= nodes[index].width + gap(after: index)
    if let previous {
      width -= gap(after: previous)
      nodes[previous].space = .merged(nodes[previous].space, nodes[index].space)
      nodes[previous].next = next
      width += gap(after: previous)
    } else {
      first = next
    }
    if let next { nodes[next].previous = previous }
  }

  /// The least room between a unit and the next one, 0 after the last.
  private func gap(after index: Int) -> Int {
    guard let next = nodes[index].next else { return 0 }
    return spacing.gap(nodes[index].isGroup, nodes[index].space, nodes[next].isGroup)
  }
}
