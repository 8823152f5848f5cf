import MenuetModel

/// The units visible in one region of a bar, side by side from the leading edge.
struct RegionLine {
  /// A unit or the overflow button.
  struct Piece {
    /// Index of the unit in its region, `nil` for the overflow button.
    let unit: Int?
    let form: UnitForm
    let isGroup: Bool
    /// In points.
    var width: Int
    /// The points by which it may grow.
    let growth: Int
    /// The room before it in points; 0 before the first.
    var gap = 0
    /// Indicates whether a flexible space stands before it.
    var isAfterFlexibleSpace = false
  }

  var pieces: [Piece] = []

  /// The units of a region that stay, in bar order.
  init(kept units: [BarUnit], spacing: BarSpacing) {
    self.init(units, rungs: Array(repeating: 0, count: units.count), spacing: spacing)
  }

  /// The visible ones of a region's units, each with the rung that it is on.
  init(_ units: [BarUnit], rungs: [Int], spacing: BarSpacing) {
    var space: BarSpace?
    for index in units.indices where rungs[index] < units[index].rungs.count {
      let rung = units[index].rungs[rungs[index]]
      if rung.form.isVisible {
        let piece = Piece(
          unit: index, form: rung.form, isGroup: units[index].isGroup, width: rung.width,
          growth: units[index].growth)
        append(piece, after: space, spacing: spacing)
        space = nil
      }
      space = .merged(space, units[index].space)
    }
  }

  /// The sum of all pieces and gaps, in points.
  var leastWidth: Int { pieces.reduce(0) { $0 + $1.gap + $1.width } }

  private mutating func append(_ piece: Piece, after space: BarSpace?, spacing: BarSpacing) {
    var piece = piece
    if let last = pieces.last {
      piece.gap = spacing.gap(last.isGroup, space, piece.isGroup)
      piece.isAfterFlexibleSpace = space?.isFlexible ?? false
    }
    pieces.append(piece)
  }

  /// Puts the overflow button before the last pinned unit, else at the end.
  ///
  /// A space before the pinned unit then stands before the button.
  mutating func insertOverflowButton(
    among units: [BarUnit], width: Int, spacing: BarSpacing
  ) {
    let position =
      pieces.lastIndex { piece in piece.unit.map { units[$0].pinned } ?? false } ?? pieces.count
    var button = Piece(unit: nil, form: .kept, isGroup: false, width: width, growth: 0)
    if position > 0 {
      let before = pieces[position - 1]
      let space = before.unit.flatMap { units[$0].space }
      button.gap = spacing.gap(before.isGroup, space, false)
      button.isAfterFlexibleSpace = space?.isFlexible ?? false
    }
    pieces.insert(button, at: position)
    guard position + 1 < pieces.count else { return }
    pieces[position + 1].gap = spacing.gap(false, nil, pieces[position + 1].isGroup)
    pieces[position + 1].isAfterFlexibleSpace = false
  }
}
