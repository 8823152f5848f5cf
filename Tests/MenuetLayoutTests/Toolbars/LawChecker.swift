import MenuetLayout
import MenuetModel

/// Checks the laws of toolbar layout on one toolbar, against the oracle.
struct LawChecker {
  let oracle: ToolbarOracle
  let layout: ToolbarLayout
  let mirrored: ToolbarLayout
  let breakpoints: [Breakpoint]
  private(set) var failures: [String] = []

  /// - Parameter font: A font with the letter H, and how wide that is; `nil` for the embedded table.
  init(seed: UInt64, font: (text: TextMetrics, letter: (units: Int, perEm: Int))? = nil) {
    let generated = GeneratedToolbar(seed: seed)
    let model = generated.model()
    oracle = ToolbarOracle(generated, letter: font?.letter)
    func layout(_ locale: String) -> ToolbarLayout {
      var context = LayoutContext(platform: generated.platform, locale: locale)
      if let font { context.metrics.text = font.text }
      return ToolbarLayout(model.toolbar, in: model.document, context: context)
    }
    self.layout = layout("en")
    mirrored = layout("ar")
    breakpoints = self.layout.breakpoints
  }

  private mutating func expect(_ law: @autoclosure () -> String, _ width: Int, _ holds: Bool) {
    if !holds { failures.append("\(law()) at \(width)") }
  }

  mutating func checkAll() {
    checkTableAgainstOracle()
    checkMonotony()
    var widths = breakpoints.flatMap { [$0.minimumWidth, $0.minimumWidth + 1] }
    widths += breakpoints.compactMap { $0.maximumWidth.map { $0 - 1 } }
    widths.append(layout.minimumWidth + 2000)
    for width in widths {
      let placed = layout.placed(at: width)
      checkContent(placed, state: oracle.state(at: width) ?? 0)
      checkFit(placed)
      checkPlaces(placed, state: oracle.state(at: width) ?? 0)
      checkMirror(placed)
    }
  }

  /// Law 2, minimal: at each integer width the state is the first that fits, and none fits below the
  /// least width.
  private mutating func checkTableAgainstOracle() {
    expect("widths of the states", 0, layout.requiredWidths == oracle.widths)
    guard let least = oracle.widths.min(), let most = oracle.widths.max() else { return }
    expect("minimum width", least, layout.minimumWidth == least)
    expect("does not fit", least - 1, !layout.placed(at: least - 1).fits)
    for width in -2...(most + 2) {
      let index = layout.breakpoint(at: width)
      let entry = breakpoints[index]
      guard let state = oracle.state(at: width) else {
        expect("the last state below the least width", width, index == breakpoints.count - 1)
        continue
      }
      let isInRange =
        entry.minimumWidth <= width && width < entry.maximumWidth ?? .max
      expect("minimal", width, layout.shownStates[index] == state && isInRange)
    }
    for (state, entry) in zip(layout.shownStates, breakpoints) where state < oracle.states.count {
      let shown = oracle.shown(state)
      expect("table: ids", entry.minimumWidth, entry.units.map(\.id) == shown.map(\.id))
      expect("table: forms", entry.minimumWidth, entry.units.map(\.form) == shown.map(\.form))
      expect("table: overflow", entry.minimumWidth, entry.overflow == oracle.overflow(state))
    }
  }

  /// Law 3, monotone: in a wider bar no unit is on a lower rung. Law 7: the button does not appear
  /// for one unit that would have fitted in its place.
  private mutating func checkMonotony() {
    for (wide, narrow) in zip(breakpoints, breakpoints.dropFirst()) {
      for unit in layout.units where unit.region == .center {
        let forms = [wide, narrow].map { entry in
          entry.units.first { $0.id == unit.id }?.form
            ?? (entry.overflow.contains(unit.id) ? .overflow : .hidden)
        }
        let rungs = forms.map { form in unit.rungs.firstIndex { $0.form == form } ?? -1 }
        expect("monotone \(unit.id)", narrow.minimumWidth, 0 <= rungs[0] && rungs[0] <= rungs[1])
      }
    }
    let first = oracle.states.indices.first { !oracle.overflow($0).isEmpty } ?? 0
    if first > 0, !oracle.isCustomizable, layout.shownStates.contains(first) {
      let saved = oracle.widths[first - 1] - oracle.widths[first]
      expect("no useless overflow", oracle.widths[first], saved > 0)
    }
  }

  /// Laws 4 to 6: every unit is in the bar, in the overflow menu, or says that it may be hidden, both
  /// in bar order, and what is kept is in the bar.
  private mutating func checkContent(_ placed: PlacedToolbar, state: Int) {
    let width = placed.width
    let order = layout.units.map(\.id)
    let ids = placed.units.map(\.id)
    expect("order of the bar", width, ids == order.filter { ids.contains($0) })
    expect(
      "order of the menu", width, placed.overflow == order.filter { placed.overflow.contains($0) })
    for unit in layout.units {
      let mayHide = unit.rungs.last?.form == .hidden
      let mayLeave = mayHide || unit.rungs.last?.form == .overflow
      let isVisible = ids.contains(unit.id)
      let isInMenu = placed.overflow.contains(unit.id)
      expect("reachable \(unit.id)", width, isVisible != isInMenu || (mayHide && !isInMenu))
      expect("kept \(unit.id)", width, isVisible || mayLeave)
      if unit.pinned || unit.region != .center { expect("pinned", width, isVisible) }
    }
    expect(
      "button", width, (placed.overflowButton != nil) == oracle.hasButton(oracle.states[state]))
  }

  /// Law 1, fits: nothing overlaps, nothing leaves the bar.
  private mutating func checkFit(_ placed: PlacedToolbar) {
    var spans = placed.units.map { ($0.frame.x, $0.frame.x + $0.frame.width) }
    if let button = placed.overflowButton { spans.append((button.x, button.x + button.width)) }
    spans.sort { $0 < $1 }
    let isDisjoint = zip(spans, spans.dropFirst()).allSatisfy { $0.1 <= $1.0 }
    expect("fits", placed.width, placed.fits && isDisjoint)
    let margin = Double(oracle.sizes.margin)
    let isInside = spans.allSatisfy { margin <= $0.0 && $0.1 <= Double(placed.width) - margin }
    expect("inside", placed.width, isInside)
    for unit in placed.units {
      expect("height", placed.width, unit.frame.height == Double(oracle.sizes.height))
      guard let first = unit.members.first, let last = unit.members.last else { continue }
      let end = last.frame.x + last.frame.width
      expect(
        "members", placed.width,
        first.frame.x == unit.frame.x && end == unit.frame.x + unit.frame.width)
    }
  }

  /// Law 8, mirror.
  private mutating func checkMirror(_ placed: PlacedToolbar) {
    let image = mirrored.placed(at: placed.width)
    func mirror(_ frame: Frame) -> Frame {
      Frame(
        x: Double(placed.width) - frame.x - frame.width, y: frame.y, width: frame.width,
        height: frame.height)
    }
    let pairs = zip(placed.units, image.units)
    let isMirrored = pairs.allSatisfy { unit, other in
      other.id == unit.id && other.form == unit.form && other.frame == mirror(unit.frame)
        && other.members.map(\.frame) == unit.members.map { mirror($0.frame) }
    }
    expect(
      "mirror", placed.width,
      isMirrored && image.units.count == placed.units.count
        && image.overflowButton == placed.overflowButton.map(mirror)
        && image.overflow == placed.overflow && image.state == placed.state)
  }
}

// MARK: Places

extension LawChecker {
  /// A unit or the button where it was placed, beside what the oracle knows of it.
  private struct Piece {
    var start: Int
    var end: Int
    var gap: Int
    var isFlexible: Bool
    var unit: ToolbarOracle.Unit
  }

  /// Law 5 of the bar, and where things stand: spaces only inside regions, gaps as wide as they must
  /// be, regions at their places, and no room given away that something could have taken.
  private mutating func checkPlaces(_ placed: PlacedToolbar, state: Int) {
    let regions = [
      oracle.leading, oracle.visibleCenter(oracle.states[state]),
      oracle.trailing(withButton: oracle.hasButton(oracle.states[state])),
    ].map { pieces($0, placed) }
    for region in regions {
      for (piece, next) in zip(region, region.dropFirst()) {
        let gap = next.start - piece.end
        expect("gap", placed.width, next.isFlexible ? gap >= next.gap : gap == next.gap)
      }
      for piece in region {
        let width = piece.end - piece.start
        let least = piece.unit.rungs[0].width
        expect("width", placed.width, width >= least && width <= max(least, piece.unit.most))
      }
    }
    let (margin, gap) = (oracle.sizes.margin, oracle.sizes.region)
    let start = regions[0].last.map { $0.end + gap } ?? margin
    let end = regions[2].first.map { $0.start - gap } ?? placed.width - margin
    if let first = regions[0].first { expect("leading", placed.width, first.start == margin) }
    if let last = regions[2].last {
      expect("trailing", placed.width, last.end == placed.width - margin)
    }
    guard let first = regions[1].first, let last = regions[1].last else {
      // One gap between leading and trailing, none beside one of them alone.
      let gaps = regions[0].isEmpty && regions[2].isEmpty ? 0 : gap
      return checkRoom(regions[0] + regions[2], end - start + gaps, placed)
    }
    checkRoom(regions[0] + regions[1], first.start - start, placed)
    checkRoom(regions[1] + regions[2], end - last.end, placed)
    if regions.joined().contains(where: \.isFlexible) { return }
    // Where leading and trailing stand without the growth of title and search.
    let low = start - growth(regions[0])
    let high = end + growth(regions[2])
    let middle = (placed.width - (last.end - first.start)) / 2
    expect(
      "centered", placed.width,
      first.start == middle || (first.start > middle && first.start == low)
        || (first.start < middle && last.end == high))
  }

  private func growth(_ region: [Piece]) -> Int {
    region.reduce(0) { $0 + $1.end - $1.start - $1.unit.rungs[0].width }
  }

  /// Room is left only where nothing beside it could take more: no flexible space, and title and
  /// search at their greatest widths.
  private mutating func checkRoom(_ pieces: [Piece], _ room: Int, _ placed: PlacedToolbar) {
    expect("region gap", placed.width, room >= 0)
    let isFull = pieces.allSatisfy { piece in
      !piece.isFlexible
        && (piece.unit.most == 0
          || piece.end - piece.start == max(piece.unit.most, piece.unit.rungs[0].width))
    }
    expect("room", placed.width, room <= 0 || isFull)
  }

  private func pieces(_ units: [ToolbarOracle.Unit], _ placed: PlacedToolbar) -> [Piece] {
    oracle.arranged(units).compactMap { part in
      let frame =
        part.unit.id.isEmpty
        ? placed.overflowButton : placed.units.first { $0.id == part.unit.id }?.frame
      guard let frame else { return nil }
      return Piece(
        start: Int(frame.x), end: Int(frame.x + frame.width), gap: part.gap,
        isFlexible: part.isFlexible, unit: part.unit)
    }
  }
}
