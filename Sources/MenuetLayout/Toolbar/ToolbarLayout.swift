package import MenuetModel

/// A toolbar's layout at every width.
///
/// State k is what the bar shows after the first k steps of its shrink chain. The layout at a width
/// is the first state whose required width is not greater; a state that is not narrower than an
/// earlier one is thereby never shown. It does not depend on the content size.
package struct ToolbarLayout: Sendable, Hashable {
  package let id: String
  /// The least width of the bar in each state, in points; the first is that of state 0.
  package let requiredWidths: [Int]
  /// The states that are shown at some width, the widest first.
  package let shownStates: [Int]
  /// The parts of the bar's width taken in the last state that is shown, in points.
  package let leastRegionWidths: RegionWidths

  let leading: [BarUnit]
  let center: [BarUnit]
  let trailing: [BarUnit]
  let chain: ShrinkChain
  let metrics: MetricSet
  /// Indicates whether the overflow button is there even if its menu has no unit: it then holds
  /// *Customize Toolbar*.
  package let keepsOverflowButton: Bool
  var isRightToLeft: Bool

  /// The least widths of the three regions, in points.
  package struct RegionWidths: Sendable, Hashable {
    package let leading: Int
    package let center: Int
    /// With the overflow button, where there is one.
    package let trailing: Int

    package subscript(region: Toolbar.Region) -> Int {
      switch region {
      case .leading: leading
      case .center: center
      case .trailing: trailing
      }
    }
  }

  /// Reads the toolbar with the titles that the document gives its items.
  package init(_ toolbar: Toolbar, in document: Document, context: LayoutContext) {
    var reader = BarReader(document: document, context: context)
    self.init(toolbar, reader: &reader, isRightToLeft: context.isRightToLeft)
  }

  init(_ toolbar: Toolbar, reader: inout BarReader, isRightToLeft: Bool) {
    id = toolbar.id
    leading = reader.read(.leading, of: toolbar)
    center = reader.read(.center, of: toolbar)
    trailing = reader.read(.trailing, of: toolbar)
    metrics = reader.metrics
    keepsOverflowButton = toolbar.keepsOverflowButton(on: reader.platform)
    self.isRightToLeft = isRightToLeft
    chain = ShrinkChain(center: center, explicit: toolbar.shrink)
    var states = StateWidths(
      leading: leading, center: center, trailing: trailing, metrics: metrics,
      keepsOverflowButton: keepsOverflowButton)
    var required = [states.requiredWidth]
    required.reserveCapacity(chain.steps.count + 1)
    var shown = [0]
    var least = states.regionWidths
    for (index, step) in chain.steps.enumerated() {
      states.take(step)
      required.append(states.requiredWidth)
      if states.requiredWidth < required[shown[shown.count - 1]] {
        shown.append(index + 1)
        least = states.regionWidths
      }
    }
    requiredWidths = required
    shownStates = shown
    leastRegionWidths = least
  }

  /// The least width at which everything that stays fits, in points.
  package var minimumWidth: Int { shownStates.last.map { requiredWidths[$0] } ?? 0 }

  /// The index in `shownStates` of what is shown at a width in points; below the least width, of the
  /// last state.
  package func breakpoint(at width: Int) -> Int {
    var low = 0
    var high = shownStates.count - 1
    while low < high {
      let middle = (low + high) / 2
      if requiredWidths[shownStates[middle]] <= width { high = middle } else { low = middle + 1 }
    }
    return max(0, low)
  }

  /// The rung of each unit of the center in a state.
  func rungs(inState state: Int) -> [Int] {
    var rungs = Array(repeating: 0, count: center.count)
    for step in chain.steps.prefix(state) { rungs[step.unit] = step.rung }
    return rungs
  }
}

extension ToolbarLayout {
  /// The least width at which every unit can be in the bar, each in its narrowest form, in points.
  private var leastWholeWidth: Int {
    var states = StateWidths(
      leading: leading, center: center, trailing: trailing, metrics: metrics,
      keepsOverflowButton: keepsOverflowButton)
    for unit in center.indices {
      let rung = center[unit].rungs.lastIndex { $0.form.isVisible }
      if let rung, rung > 0 { states.take(ShrinkChain.Step(unit: unit, rung: rung)) }
    }
    return states.requiredWidth
  }

  /// Returns whether a change of one unit could leave nothing in the overflow menu at a width: it
  /// gains at most what the unit takes, with the room around it. Where it is false, a search that
  /// costs dozens of layouts is spared.
  func mayBeWhole(at width: Int) -> Bool {
    let widest =
      Toolbar.Region.allCases.flatMap { self[$0] }
      .map { $0.rungs.first?.width ?? 0 }.max() ?? 0
    let room = 2 * max(metrics.itemSpacing, metrics.groupSpacing) + metrics.spaceFixed
    // The title of an option may stand in two controls.
    return leastWholeWidth - width <= 2 * (widest + room + metrics.regionSpacing)
  }
}

/// The width that a toolbar requires, state after state.
struct StateWidths {
  private let center: [BarUnit]
  private let metrics: MetricSet
  private let keepsOverflowButton: Bool
  private let hasLeading: Bool
  private let leadingWidth: Int
  private let hasTrailing: Bool
  private let trailingWidth: Int
  private let trailingWidthWithButton: Int
  private var centerRegion: ShrinkingRegion
  private var overflowCount = 0

  init(
    leading: [BarUnit], center: [BarUnit], trailing: [BarUnit], metrics: MetricSet,
    keepsOverflowButton: Bool
  ) {
    self.center = center
    self.metrics = metrics
    self.keepsOverflowButton = keepsOverflowButton
    let spacing = BarSpacing(metrics: metrics)
    hasLeading = !leading.isEmpty
    leadingWidth = RegionLine(kept: leading, spacing: spacing).leastWidth
    hasTrailing = !trailing.isEmpty
    var line = RegionLine(kept: trailing, spacing: spacing)
    trailingWidth = line.leastWidth
    line.insertOverflowButton(among: trailing, width: metrics.overflowWidth, spacing: spacing)
    trailingWidthWithButton = line.leastWidth
    centerRegion = ShrinkingRegion(center, spacing: spacing)
    overflowCount = center.count { $0.rungs.first?.form == .overflow }
  }

  mutating func take(_ step: ShrinkChain.Step) {
    let rung = center[step.unit].rungs[step.rung]
    if rung.form.isVisible {
      centerRegion.resize(step.unit, to: rung.width)
    } else {
      centerRegion.remove(step.unit)
      if rung.form == .overflow { overflowCount += 1 }
    }
  }

  private var hasButton: Bool { keepsOverflowButton || overflowCount > 0 }

  var regionWidths: ToolbarLayout.RegionWidths {
    ToolbarLayout.RegionWidths(
      leading: leadingWidth, center: centerRegion.width,
      trailing: hasButton ? trailingWidthWithButton : trailingWidth)
  }

  /// Margins, regions, and the gaps between those that are not empty, in points.
  var requiredWidth: Int {
    let widths = regionWidths
    var regions = 0
    if hasLeading { regions += 1 }
    if !centerRegion.isEmpty { regions += 1 }
    if hasTrailing || hasButton { regions += 1 }
    return 2 * metrics.barMargin + widths.leading + widths.center + widths.trailing
      + max(0, regions - 1) * metrics.regionSpacing
  }
}

extension Toolbar {
  /// The toolbar with its layout at every width, in the titles that the document gives its items.
  package func laidOut(in document: Document, context: LayoutContext) -> Toolbar {
    var toolbar = self
    toolbar.take(ToolbarLayout(self, in: document, context: context))
    return toolbar
  }

  mutating func take(_ layout: ToolbarLayout) {
    units = layout.units
    shrinkChain = layout.shrinkChain
    breakpoints = layout.breakpoints
    minimumWidth = layout.minimumWidth
  }
}
