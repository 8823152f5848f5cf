import MenuetLayout
import MenuetModel

/// A toolbar at one width as the oracle lays it out, from left to right.
struct OracleLayout: Equatable {
  /// Where something stands, in points.
  struct Span: Equatable {
    var x: Int
    var width: Int
  }

  struct Unit: Equatable {
    let id: String
    let form: UnitForm
    let span: Span
    let members: [Member]
  }

  struct Member: Equatable {
    let id: String
    let span: Span
  }

  /// The steps that are taken.
  let state: Int
  var units: [Unit] = []
  var button: Span?
  var overflow: [String]
}

extension ToolbarOracle {
  /// The layout at a width; below the least one, that of the least one.
  func layout(at width: Int) -> OracleLayout {
    let least = minimumWidth
    let state = state(at: max(width, least)) ?? 0
    var result = OracleLayout(state: state, overflow: overflow(states[state]))
    for run in runs(states[state], width: max(width, least)) {
      for piece in run.pieces { add(piece, to: &result) }
    }
    return result
  }

  private func add(_ piece: OracleRun.Piece, to layout: inout OracleLayout) {
    let span = OracleLayout.Span(x: piece.x, width: piece.width)
    if piece.unit.id.isEmpty {
      layout.button = span
      return
    }
    let form = piece.unit.rungs[0].form
    var members: [OracleLayout.Member] = []
    var x = piece.x
    if form != .representative {
      for member in piece.unit.members {
        let width = form == .icons ? member.iconWidth : member.width
        members.append(
          OracleLayout.Member(id: member.id, span: OracleLayout.Span(x: x, width: width)))
        x += width
      }
    }
    layout.units.append(
      OracleLayout.Unit(id: piece.unit.id, form: form, span: span, members: members))
  }

  /// The three regions where they stand in a bar that has room for them.
  private func runs(_ state: State, width: Int) -> [OracleRun] {
    let regions = regions(state)
    var (first, middle, last) = (
      OracleRun(arranged(regions[0])), OracleRun(arranged(regions[1])),
      OracleRun(arranged(regions[2]))
    )
    let (start, end) = (sizes.margin, width - sizes.margin)
    if middle.pieces.isEmpty {
      let gap = first.pieces.isEmpty || last.pieces.isEmpty ? 0 : sizes.region
      let room = end - start - first.width - gap - last.width
      deal(room, &first, &last)
    } else {
      let low = first.pieces.isEmpty ? start : start + first.width + sizes.region
      let high = last.pieces.isEmpty ? end : end - last.width - sizes.region
      var x = (width - middle.width) / 2
      if first.spaces.isEmpty && middle.spaces.isEmpty {
        // The title has its words before the center has its middle.
        let words = leading.reduce(0) { $0 + $1.wordGrowth }
        while x - low < words { x += 1 }
      }
      while x + middle.width > high { x -= 1 }
      while x < low { x += 1 }
      let after = high - x - middle.width
      let toLeft = deal(x - low, &first, beside: middle)
      let toRight = deal(after, &last, beside: middle, isAfter: true)
      x -= toLeft
      OracleRun.deal(toLeft + toRight, to: &middle.spaces)
      middle.place(at: x)
    }
    first.place(at: start)
    last.place(at: end - last.width)
    return [first, middle, last]
  }

  /// Gives the room between leading and trailing to their spaces, or if there are none to the title
  /// and the search.
  private func deal(_ room: Int, _ first: inout OracleRun, _ last: inout OracleRun) {
    var spaces = first.spaces + last.spaces
    let count = first.spaces.count
    OracleRun.deal(room, to: &spaces)
    first.spaces = Array(spaces.prefix(count))
    last.spaces = Array(spaces.dropFirst(count))
    guard spaces.isEmpty else { return }
    var fields = first.fields + last.fields
    let fieldCount = first.fields.count
    OracleRun.deal(room, to: &fields)
    first.fields = Array(fields.prefix(fieldCount))
    last.fields = Array(fields.dropFirst(fieldCount))
  }

  /// Gives the room on one side of the center to the spaces of both regions beside it, or if there
  /// are none to the title or the search.
  ///
  /// - Returns: The points that come to the center.
  private func deal(
    _ room: Int, _ side: inout OracleRun, beside middle: OracleRun, isAfter: Bool = false
  ) -> Int {
    var spaces = isAfter ? middle.spaces + side.spaces : side.spaces + middle.spaces
    if spaces.isEmpty {
      OracleRun.deal(room, to: &side.fields)
      return 0
    }
    OracleRun.deal(room, to: &spaces)
    let count = isAfter ? middle.spaces.count : side.spaces.count
    let (left, right) = (Array(spaces.prefix(count)), Array(spaces.dropFirst(count)))
    side.spaces = isAfter ? right : left
    return (isAfter ? left : right).reduce(0) { $0 + $1.given }
  }
}

/// What stands in a region, with what of it may grow.
private struct OracleRun {
  struct Piece {
    let unit: OracleUnit
    let gap: Int
    let isFlexible: Bool
    var x = 0
    var width: Int
  }

  /// Something that may grow, and by how much it did.
  struct Share {
    let limit: Int
    var given = 0
  }

  private(set) var pieces: [Piece]
  /// Before anything grows, in points.
  private let leastWidth: Int
  /// The flexible spaces, in order.
  var spaces: [Share]
  /// The title and the search, in order.
  var fields: [Share]

  init(_ parts: [OraclePart]) {
    leastWidth = parts.reduce(0) { $0 + $1.gap + $1.unit.rungs[0].width }
    pieces = parts.map {
      Piece(unit: $0.unit, gap: $0.gap, isFlexible: $0.isFlexible, width: $0.unit.rungs[0].width)
    }
    spaces = parts.filter(\.isFlexible).map { _ in Share(limit: .max) }
    fields = parts.filter { $0.unit.growth > 0 }.map { Share(limit: $0.unit.growth) }
  }

  /// With what spaces, title and search were given, in points.
  var width: Int {
    var width = leastWidth
    for share in spaces { width += share.given }
    for share in fields { width += share.given }
    return width
  }

  mutating func place(at start: Int) {
    var x = start
    var (space, field) = (0, 0)
    for index in pieces.indices {
      x += pieces[index].gap
      if pieces[index].isFlexible {
        x += spaces[space].given
        space += 1
      }
      pieces[index].x = x
      if pieces[index].unit.growth > 0 {
        pieces[index].width += fields[field].given
        field += 1
      }
      x += pieces[index].width
    }
    spaces = []
    fields = []
  }

  /// Hands out points one at a time, round after round, to all that are not full.
  static func deal(_ points: Int, to shares: inout [Share]) {
    var rest = points
    var isAnyGiven = true
    while rest > 0 && isAnyGiven {
      isAnyGiven = false
      for index in shares.indices where rest > 0 && shares[index].given < shares[index].limit {
        shares[index].given += 1
        rest -= 1
        isAnyGiven = true
      }
    }
  }
}

// MARK: Words

extension OracleLayout {
  /// The engine's layout, for a message.
  init(_ placed: PlacedToolbar) {
    func span(_ frame: Frame) -> Span {
      Span(x: Int(exactly: frame.x) ?? -1, width: Int(exactly: frame.width) ?? -1)
    }
    state = placed.state
    units = placed.units.map { unit in
      Unit(
        id: unit.id, form: unit.form, span: span(unit.frame),
        members: unit.members.map { Member(id: $0.id, span: span($0.frame)) })
    }
    button = placed.overflowButton.map(span)
    overflow = placed.overflow
  }

  /// `state 1: icon a 16+48, button 72+44, b in the menu`.
  var words: String {
    var parts = units.map { unit in
      let members = unit.members.map { " \($0.id) \($0.span.x)+\($0.span.width)" }.joined()
      return "\(unit.form.rawValue) \(unit.id) \(unit.span.x)+\(unit.span.width)\(members)"
    }
    if let button { parts.append("button \(button.x)+\(button.width)") }
    if !overflow.isEmpty { parts.append(overflow.joined(separator: " ") + " in the menu") }
    return "state \(state): " + parts.joined(separator: ", ")
  }
}
