import MenuetModel

extension ToolbarLayout {
  /// Places what is visible at a width, in points; any width is allowed.
  ///
  /// Leading stands at the leading margin, trailing at the trailing one. The center is centered in
  /// the bar, to the whole point toward the leading edge, and shifted only as far as it must to keep
  /// the region gap and to leave the title its words. Then the room that is left on either side of the
  /// center goes to the flexible spaces of the two regions beside it, in equal parts; where there is
  /// none, to the title and the search, up to their greatest widths. Without a center all room is
  /// between leading and trailing. What comes to the center from both sides is divided among its
  /// spaces as one. What is left of a division goes to the first, a point each.
  package func placed(at width: Int) -> PlacedToolbar {
    let breakpoint = breakpoint(at: width)
    let state = shownStates[breakpoint]
    let rungs = rungs(inState: state)
    let overflow = overflow(rungs)
    // Beyond 2^50 points a frame's coordinates would not be whole numbers any more.
    let visibleWidth = min(max(width, -1 << 50), 1 << 50)
    var frames = ToolbarFrames(
      self, rungs: rungs, hasButton: keepsOverflowButton || !overflow.isEmpty)
    frames.place(in: max(visibleWidth, minimumWidth))
    let placer = UnitPlacer(
      width: visibleWidth, height: metrics.barHeight, isRightToLeft: isRightToLeft)
    return PlacedToolbar(
      id: id, width: width, state: state, breakpoint: breakpoint, fits: width >= minimumWidth,
      units: placer.units(leading, frames.leading) + placer.units(center, frames.center)
        + placer.units(trailing, frames.trailing),
      overflowButton: placer.button(frames.trailing), overflow: overflow,
      minimumWidth: minimumWidth)
  }
}

/// The regions of a bar at one width. `x` counts from the leading edge.
private struct ToolbarFrames {
  private(set) var leading: PlacedRegion
  private(set) var center: PlacedRegion
  private(set) var trailing: PlacedRegion
  private let margin: Int
  private let gap: Int
  /// The points by which the title has to grow for its words.
  private let words: Int

  init(_ layout: ToolbarLayout, rungs: [Int], hasButton: Bool) {
    let spacing = BarSpacing(metrics: layout.metrics)
    margin = layout.metrics.barMargin
    gap = layout.metrics.regionSpacing
    words = layout.leading.reduce(0) { $0 + $1.wordGrowth }
    leading = PlacedRegion(RegionLine(kept: layout.leading, spacing: spacing))
    center = PlacedRegion(RegionLine(layout.center, rungs: rungs, spacing: spacing))
    var line = RegionLine(kept: layout.trailing, spacing: spacing)
    if hasButton {
      line.insertOverflowButton(
        among: layout.trailing, width: layout.metrics.overflowWidth, spacing: spacing)
    }
    trailing = PlacedRegion(line)
  }

  /// Places the regions in a bar that has room for them.
  mutating func place(in width: Int) {
    let start = margin
    let end = width - margin
    if center.isEmpty {
      let isDivided = !leading.isEmpty && !trailing.isEmpty
      let room = end - start - leading.width - trailing.width - (isDivided ? gap : 0)
      grow(by: max(0, room))
    } else {
      let low = start + (leading.isEmpty ? 0 : leading.width + gap)
      let high = end - (trailing.isEmpty ? 0 : trailing.width + gap)
      let middle = (width - center.width) / 2
      // Where a flexible space takes the room beside the title, shifting would not help that.
      let wanted = leading.flexibleCount + center.flexibleCount == 0 ? low + words : low
      center.x = max(low, min(max(middle, wanted), high - center.width))
      grow(before: center.x - low, after: max(0, high - center.x - center.width))
    }
    leading.x = start
    trailing.x = end - trailing.width
  }

  /// Shares the room between leading and trailing.
  private mutating func grow(by room: Int) {
    let shares = Shares(room, among: leading.flexibleCount + trailing.flexibleCount)
    leading.growSpaces(by: shares.sum(0..<leading.flexibleCount))
    trailing.growSpaces(by: shares.sum(leading.flexibleCount..<shares.count))
    if shares.count > 0 { return }
    let fields = leading.fields + trailing.fields
    let growths = Shares.filling(fields.map(\.growth), with: room)
    leading.growFields(by: growths.prefix(leading.fields.count))
    trailing.growFields(by: growths.suffix(trailing.fields.count))
  }

  /// Shares the room on either side of the center.
  private mutating func grow(before: Int, after: Int) {
    let count = center.flexibleCount
    let first = Shares(before, among: leading.flexibleCount + count)
    leading.growSpaces(by: first.sum(0..<leading.flexibleCount))
    let centerBefore = first.sum(leading.flexibleCount..<first.count)
    let second = Shares(after, among: count + trailing.flexibleCount)
    let centerAfter = second.sum(0..<count)
    trailing.growSpaces(by: second.sum(count..<second.count))
    center.growSpaces(by: centerBefore + centerAfter)
    center.x -= centerBefore
    if first.count == 0 {
      leading.growFields(by: Shares.filling(leading.fields.map(\.growth), with: before)[...])
    }
    if second.count == 0 {
      trailing.growFields(by: Shares.filling(trailing.fields.map(\.growth), with: after)[...])
    }
  }
}

/// A region that can grow and be moved.
private struct PlacedRegion {
  /// The distance from the leading edge of the bar, in points.
  var x = 0
  private(set) var line: RegionLine
  /// In points.
  private(set) var width: Int
  let flexibleCount: Int
  /// The title and the search: what may grow by how many points.
  let fields: [(piece: Int, growth: Int)]

  init(_ line: RegionLine) {
    self.line = line
    width = line.leastWidth
    flexibleCount = line.pieces.count { $0.isAfterFlexibleSpace }
    fields = line.pieces.indices.filter { line.pieces[$0].growth > 0 }
      .map { ($0, line.pieces[$0].growth) }
  }

  var isEmpty: Bool { line.pieces.isEmpty }

  /// Shares points among the flexible spaces.
  mutating func growSpaces(by points: Int) {
    let shares = Shares(points, among: flexibleCount)
    if shares.count == 0 { return }
    width += points
    var next = 0
    for index in line.pieces.indices where line.pieces[index].isAfterFlexibleSpace {
      line.pieces[index].gap += shares[next]
      next += 1
    }
  }

  mutating func growFields(by points: ArraySlice<Int>) {
    for (field, points) in zip(fields, points) {
      line.pieces[field.piece].width += points
      width += points
    }
  }
}

/// Points divided into equal parts; what is left of the division goes to the first parts.
private struct Shares {
  let count: Int
  private let quotient: Int
  private let remainder: Int

  init(_ points: Int, among count: Int) {
    self.count = count
    (quotient, remainder) = count > 0 ? points.quotientAndRemainder(dividingBy: count) : (0, 0)
  }

  subscript(index: Int) -> Int { quotient + (index < remainder ? 1 : 0) }

  func sum(_ range: Range<Int>) -> Int {
    quotient * range.count + max(0, min(range.upperBound, remainder) - range.lowerBound)
  }

  /// Points divided equally among parts, each of which takes at most its limit; what is left of the
  /// division goes to the first parts that are not full.
  static func filling(_ limits: [Int], with points: Int) -> [Int] {
    var rest = points
    var level = Int.max
    for (position, limit) in limits.sorted().enumerated() {
      let share = rest / (limits.count - position)
      if limit > share {
        level = share
        rest %= limits.count - position
        break
      }
      rest -= limit
    }
    return limits.map { limit in
      guard limit > level else { return limit }
      defer { rest -= 1 }
      return rest > 0 ? level + 1 : level
    }
  }
}

/// Turns regions into frames.
private struct UnitPlacer {
  /// Of the bar, in points; a right-to-left layout is mirrored at its middle.
  let width: Int
  let height: Int
  let isRightToLeft: Bool

  func units(_ units: [BarUnit], _ region: PlacedRegion) -> [PlacedToolbar.PlacedUnit] {
    var x = region.x
    var result: [PlacedToolbar.PlacedUnit] = []
    for piece in region.line.pieces {
      x += piece.gap
      if let unit = piece.unit {
        result.append(
          PlacedToolbar.PlacedUnit(
            id: units[unit].id, form: piece.form, frame: frame(x, piece.width),
            members: place(units[unit].members, form: piece.form, x: x)))
      }
      x += piece.width
    }
    return result
  }

  func button(_ region: PlacedRegion) -> Frame? {
    var x = region.x
    for piece in region.line.pieces {
      x += piece.gap
      if piece.unit == nil { return frame(x, piece.width) }
      x += piece.width
    }
    return nil
  }

  private func place(
    _ members: [BarMember], form: UnitForm, x: Int
  ) -> [PlacedToolbar.PlacedMember] {
    if form == .representative { return [] }
    var x = x
    return members.map { member in
      let width = form == .icons ? member.iconWidth : member.width
      defer { x += width }
      return PlacedToolbar.PlacedMember(id: member.id, frame: frame(x, width))
    }
  }

  private func frame(_ x: Int, _ frameWidth: Int) -> Frame {
    Frame(
      x: Double(isRightToLeft ? width - x - frameWidth : x), y: 0,
      width: Double(frameWidth), height: Double(height))
  }
}
