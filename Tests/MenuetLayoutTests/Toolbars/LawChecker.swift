import MenuetLayout
import MenuetModel

/// Checks the laws of toolbar layout on one toolbar.
///
/// What is checked is the engine's answer for a width; what it is checked against is the description
/// of the toolbar, and where widths matter the oracle. The engine's own tables are not trusted.
struct LawChecker {
  /// The first case in which a law was found broken.
  struct Failure {
    let law: ToolbarLaw
    /// In points.
    let width: Int
    let detail: String
  }

  let oracle: ToolbarOracle
  let layout: ToolbarLayout
  let mirrored: ToolbarLayout
  /// At most one for each law.
  private(set) var failures: [Failure] = []
  /// Two units with one id are told apart by the oracle alone.
  private let hasUniqueIDs: Bool
  private let leadingCount: Int
  private let trailingCount: Int

  /// - Parameter text: Measures the letter H as wide as the toolbar says.
  init(_ toolbar: GeneratedToolbar, text: TextMetrics = TextMetrics()) {
    let model = toolbar.model()
    var metrics = MetricSet(for: toolbar.platform)
    metrics.text = text
    for key in MetricSet.keys {
      if let value = toolbar.metrics[key.name] { metrics[key] = Double(value) }
    }
    func layout(_ locale: String) -> ToolbarLayout {
      ToolbarLayout(
        model.toolbar, in: model.document,
        context: LayoutContext(platform: toolbar.platform, locale: locale, metrics: metrics))
    }
    oracle = ToolbarOracle(toolbar)
    self.layout = layout("en")
    mirrored = layout(toolbar.mirroredLocale)
    let ids = oracle.center.filter { !$0.isSpace }.map(\.id)
    hasUniqueIDs = Set(ids).count == ids.count
    leadingCount = oracle.leading.count { !$0.isSpace }
    trailingCount = oracle.trailing.count { !$0.isSpace }
  }

  mutating func expect(
    _ law: ToolbarLaw, _ width: Int, _ holds: Bool, _ detail: @autoclosure () -> String
  ) {
    if holds || failures.contains(where: { $0.law == law }) { return }
    failures.append(Failure(law: law, width: width, detail: detail()))
  }

  /// Checks every law at each breakpoint, one below and one above it, and at further widths.
  mutating func checkLaws(at further: [Int] = []) {
    var widths = further + [layout.minimumWidth - 1]
    for breakpoint in layout.breakpoints {
      let width = breakpoint.minimumWidth
      widths += [width - 1, width, width + 1]
    }
    checkTable()
    var wider: [Int]?
    var last: Int?
    for width in widths.sorted(by: >) where width != last {
      last = width
      let placed = layout.placed(at: width)
      let rungs = rungs(placed)
      checkMinimal(placed)
      checkMirror(placed)
      checkButton(placed)
      checkTitle(placed)
      checkOrder(placed)
      if width >= oracle.minimumWidth { checkFit(placed) }
      if hasUniqueIDs { checkPresence(placed, rungs) }
      if let wider, hasUniqueIDs {
        expect(
          .monotone, width, zip(wider, rungs).allSatisfy { $0 <= $1 },
          "the rungs are \(rungs), those of a wider bar \(wider)")
      }
      wider = rungs
      compare(placed, oracle.layout(at: width))
    }
  }

  /// Compares the layout with the oracle's at every width from none to beyond the widest state.
  mutating func checkEveryWidth(beyond: Int) {
    for width in 0...max(0, (oracle.widths.max() ?? 0) + beyond) {
      compare(layout.placed(at: width), oracle.layout(at: width))
    }
  }

  /// The rung of each of the center's units by its place in the oracle's ladder; −1 for a form that
  /// is not in it. Spaces, and what is nowhere without leave, are on no rung that counts.
  private func rungs(_ placed: PlacedToolbar) -> [Int] {
    let visible = placed.units.dropFirst(leadingCount).dropLast(trailingCount)
    return oracle.center.filter { !$0.isSpace }.map { unit in
      let form =
        visible.first { $0.id == unit.id }?.form
        ?? (placed.overflow.contains(unit.id) ? .overflow : .hidden)
      return unit.rungs.firstIndex { $0.form == form } ?? -1
    }
  }
}

// MARK: States

extension LawChecker {
  /// Law 2 on the table: each range begins where its state fits and no richer one does, and ends
  /// where a richer one begins. What a range shows is what the oracle shows there.
  private mutating func checkTable() {
    let table = layout.breakpoints
    for range in table {
      let expected = oracle.layout(at: range.minimumWidth)
      expect(
        .bruteForce, range.minimumWidth,
        range.units.map(\.id) == expected.units.map(\.id)
          && range.units.map(\.form) == expected.units.map(\.form)
          && range.overflow == expected.overflow,
        "the table has \(range.units.map(\.id)) and in the menu \(range.overflow)")
    }
    let (widths, wanted) = (layout.requiredWidths, oracle.widths)
    expect(.bruteForce, 0, widths == wanted, "the states require \(widths), not \(wanted)")
    let (least, said) = (oracle.minimumWidth, layout.minimumWidth)
    expect(
      .minimal, least, said == least && table.last?.minimumWidth == least,
      "the least width is said to be \(said)")
    expect(.minimal, least, table.first?.maximumWidth == nil, "the widest range ends")
    for (wide, narrow) in zip(table, table.dropFirst()) {
      expect(
        .minimal, narrow.minimumWidth,
        narrow.maximumWidth == wide.minimumWidth && narrow.minimumWidth < wide.minimumWidth,
        "the range ends at \(narrow.maximumWidth ?? -1), the next begins at \(wide.minimumWidth)")
    }
  }

  /// Law 2: what is shown is the first state that fits.
  private mutating func checkMinimal(_ placed: PlacedToolbar) {
    guard let state = oracle.state(at: placed.width) else {
      expect(.minimal, placed.width, !placed.fits, "the bar is said to fit")
      return
    }
    expect(
      .minimal, placed.width, placed.state == state && placed.fits,
      "state \(placed.state) is shown, state \(state) is the first to fit")
  }

  /// Law 7: no button without a menu, no menu without its button, and no step to the first entry of
  /// the menu that makes the bar no narrower.
  private mutating func checkButton(_ placed: PlacedToolbar) {
    let isWanted = oracle.keepsButton || !placed.overflow.isEmpty
    expect(
      placed.overflow.isEmpty ? .noUselessOverflow : .reachable, placed.width,
      (placed.overflowButton != nil) == isWanted,
      "the button is \(isWanted ? "missing" : "there") with \(placed.overflow) in the menu")
    guard !oracle.keepsButton, placed.overflow.count == 1,
      oracle.states.indices.contains(placed.state), placed.state > 0,
      oracle.overflow(oracle.states[placed.state - 1]).isEmpty
    else { return }
    let (before, after) = (oracle.widths[placed.state - 1], oracle.widths[placed.state])
    expect(
      .noUselessOverflow, placed.width, after < before,
      "\(placed.overflow) gave way to the button, which makes the bar \(after) wide for \(before)")
  }

  /// A title is cut only where the center is as far from it as it can be, or a flexible space has the
  /// room beside it.
  private mutating func checkTitle(_ placed: PlacedToolbar) {
    guard placed.fits, oracle.states.indices.contains(placed.state),
      let title = oracle.leading.first(where: { $0.wordGrowth > 0 }),
      let frame = placed.units.first(where: { $0.id == title.id })?.frame,
      Int(frame.width) < title.rungs[0].width + title.growth
    else { return }
    let regions = oracle.regions(oracle.states[placed.state])
    let isSpread = regions[0...1].contains { oracle.arranged($0).contains(where: \.isFlexible) }
    guard regions[1].contains(where: { !$0.isSpace }), !isSpread else { return }
    let center = placed.units.dropFirst(leadingCount).prefix(regions[1].count { !$0.isSpace })
    var trailing = placed.units.suffix(trailingCount).map(\.frame.x)
    if let button = placed.overflowButton { trailing.append(button.x) }
    let end =
      trailing.min().map { $0 - Double(oracle.sizes.region) }
      ?? Double(placed.width - oracle.sizes.margin)
    expect(
      .titleLast, placed.width, center.map { $0.frame.x + $0.frame.width }.max() == end,
      "the title is \(frame.width) points wide beside a center that could make way")
  }

  /// Laws 4 and 6: every unit is in the bar, in the overflow menu, or says that it may be hidden, and
  /// what is kept is in the bar.
  private mutating func checkPresence(_ placed: PlacedToolbar, _ rungs: [Int]) {
    let width = placed.width
    let ids = placed.units.map(\.id)
    for unit in oracle.center where !unit.isSpace {
      let isVisible = ids.contains(unit.id)
      let isInMenu = placed.overflow.contains(unit.id)
      expect(
        .reachable, width, isVisible != isInMenu || (unit.mayHide && !isVisible),
        "\(unit.id) is \(isVisible ? "in both places" : "nowhere")")
      expect(.kept, width, isVisible || unit.mayLeave, "\(unit.id) has left the bar")
    }
    for unit in oracle.leading + oracle.trailing where !unit.isSpace {
      expect(.kept, width, ids.contains(unit.id), "\(unit.id) has left the bar")
    }
    expect(
      .reachable, width, !rungs.contains(-1), "a unit has a form that it cannot take: \(rungs)")
    for unit in placed.units where unit.form == .members || unit.form == .icons {
      let members = oracle.center.first { $0.id == unit.id }?.members.map(\.id)
      expect(
        .reachable, width, unit.members.map(\.id) == members ?? [], "members of \(unit.id) miss")
    }
  }
}

// MARK: Frames

extension LawChecker {
  /// From where to where something stands.
  private struct Span {
    let start: Double
    let end: Double

    init(_ frame: Frame) {
      start = frame.x
      end = frame.x + frame.width
    }
  }

  /// Law 1: nothing overlaps, nothing leaves the bar, margins and region gaps are kept.
  private mutating func checkFit(_ placed: PlacedToolbar) {
    let width = placed.width
    expect(.fits, width, placed.fits, "the bar is said not to fit")
    var spans = placed.units.map { Span($0.frame) }
    let middle = spans.dropFirst(leadingCount).dropLast(trailingCount)
    var regions = [spans.prefix(leadingCount), middle, spans.suffix(trailingCount)]
    if let button = placed.overflowButton {
      let span = Span(button)
      spans.append(span)
      regions[2].append(span)
    }
    spans.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (span, next) in zip(spans, spans.dropFirst()) {
      expect(.fits, width, span.end <= next.start, "\(span) overlaps \(next)")
    }
    let margin = Double(oracle.sizes.margin)
    let (start, end) = (spans.first?.start ?? margin, spans.map(\.end).max() ?? margin)
    expect(
      .fits, width, start >= margin && end <= Double(width) - margin,
      "the bar is taken from \(start) to \(end), its margins are \(margin)")
    let filled = regions.filter { !$0.isEmpty }
    for (region, next) in zip(filled, filled.dropFirst()) {
      let gap = (next.map(\.start).min() ?? 0) - (region.map(\.end).max() ?? 0)
      expect(.fits, width, gap >= Double(oracle.sizes.region), "two regions are \(gap) apart")
    }
    for unit in placed.units where !unit.members.isEmpty {
      var x = unit.frame.x
      for member in unit.members {
        expect(.fits, width, member.frame.x == x, "\(member.id) does not follow its neighbour")
        x = member.frame.x + member.frame.width
      }
      expect(.fits, width, x == unit.frame.x + unit.frame.width, "members leave \(unit.id)")
    }
  }

  /// Law 5: both keep the order of the document, and spaces stand inside regions, merged.
  private mutating func checkOrder(_ placed: PlacedToolbar) {
    let width = placed.width
    let order = (oracle.leading + oracle.center + oracle.trailing).filter { !$0.isSpace }
      .map(\.id)
    expect(.order, width, Self.isOrdered(placed.units.map(\.id), by: order), "the bar is shuffled")
    expect(.order, width, Self.isOrdered(placed.overflow, by: order), "the menu is shuffled")
    guard oracle.states.indices.contains(placed.state) else { return }
    var units = placed.units[...]
    for region in oracle.regions(oracle.states[placed.state]) {
      var end: Double?
      for part in oracle.arranged(region) {
        let frame = part.unit.id.isEmpty ? placed.overflowButton : units.popFirst()?.frame
        guard let frame else { continue }
        if let end {
          let gap = frame.x - end
          expect(
            .order, width, part.isFlexible ? gap >= Double(part.gap) : gap == Double(part.gap),
            "before \(part.unit.id) is a gap of \(gap), not of \(part.gap)")
        }
        end = frame.x + frame.width
      }
    }
  }

  /// Whether a list can be had from another by leaving things out.
  private static func isOrdered(_ ids: [String], by order: [String]) -> Bool {
    var rest = ids[...]
    for id in order where rest.first == id { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Law 8.
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
      .mirror, placed.width,
      isMirrored && image.units.count == placed.units.count
        && image.overflowButton == placed.overflowButton.map(mirror)
        && image.overflow == placed.overflow && image.state == placed.state,
      "the frames are \(placed.units.map(\.frame.x)), their images \(image.units.map(\.frame.x))")
  }

  /// The engine's layout against the oracle's.
  private mutating func compare(_ placed: PlacedToolbar, _ expected: OracleLayout) {
    let height = Double(oracle.sizes.height)
    func span(_ frame: Frame) -> OracleLayout.Span? {
      guard frame.y == 0, frame.height == height, let x = Int(exactly: frame.x),
        let width = Int(exactly: frame.width)
      else { return nil }
      return OracleLayout.Span(x: x, width: width)
    }
    let hasUnits =
      placed.units.count == expected.units.count
      && zip(placed.units, expected.units).allSatisfy { unit, wanted in
        unit.id == wanted.id && unit.form == wanted.form && span(unit.frame) == wanted.span
          && unit.members.map(\.id) == wanted.members.map(\.id)
          && unit.members.map { span($0.frame) } == wanted.members.map(\.span)
      }
    expect(
      .bruteForce, placed.width,
      hasUnits && placed.overflow == expected.overflow && placed.state == expected.state
        && placed.overflowButton.flatMap(span) == expected.button
        && (placed.overflowButton == nil) == (expected.button == nil),
      "expected \(expected.words), got \(OracleLayout(placed).words)")
  }
}
