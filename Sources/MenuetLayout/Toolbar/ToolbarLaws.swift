import MenuetModel

/// The laws of every toolbar's layout, checked on a layout that was computed.
///
/// A debug build checks each toolbar that it lays out. A broken law is a fault of the engine,
/// whatever the document.
struct ToolbarLaws {
  let layout: ToolbarLayout
  private(set) var broken: [String] = []

  /// The most states that are placed to be checked.
  private static let greatestStateCount = 64

  /// Checks every state that is shown; of a bar with more than 64, as many, spread evenly.
  init(checking layout: ToolbarLayout) {
    self.layout = layout
    checkOrder()
    var mirrored = layout
    mirrored.isRightToLeft.toggle()
    var earlier: [Int]?
    let states = layout.shownStates
    let count = min(states.count, Self.greatestStateCount)
    for position in 0..<count {
      let state = states[position * (states.count - 1) / max(1, count - 1)]
      let width = layout.requiredWidths[state]
      let placed = layout.placed(at: width)
      let rungs = layout.rungs(inState: state)
      checkFit(placed)
      checkReach(placed, rungs)
      if let earlier, zip(earlier, rungs).contains(where: { $0 > $1 }) {
        report("monotone", width)
      }
      let mirrorImage = mirrored.placed(at: width)
      for (unit, image) in zip(placed.units, mirrorImage.units)
      where image.frame.x != Double(width) - unit.frame.x - unit.frame.width {
        report("mirror", width)
      }
      earlier = rungs
    }
  }

  private mutating func report(_ law: String, _ width: Int) {
    broken.append("toolbar '\(layout.id)' at \(width) points breaks the law '\(law)'")
  }

  /// Minimal: of the states that fit a width, the first is shown.
  private mutating func checkOrder() {
    var least = Int.max
    let shown = layout.requiredWidths.indices.filter { state in
      defer { least = min(least, layout.requiredWidths[state]) }
      return layout.requiredWidths[state] < least
    }
    if shown != layout.shownStates { report("minimal", layout.minimumWidth) }
  }

  /// Fits: nothing overlaps, and nothing leaves the bar.
  private mutating func checkFit(_ placed: PlacedToolbar) {
    var frames = placed.units.map(\.frame)
    if let button = placed.overflowButton { frames.append(button) }
    frames.sort { $0.x < $1.x }
    var end = 0.0
    for frame in frames {
      if frame.x < end { report("fits", placed.width) }
      end = frame.x + frame.width
    }
    if end > Double(placed.width) { report("fits", placed.width) }
  }

  /// No useless overflow: the button never appears for one unit that has room in its place.
  private mutating func checkFirstOverflow(_ placed: PlacedToolbar, _ overflow: [String]) {
    guard overflow.count == 1, !layout.keepsOverflowButton, placed.state > 0,
      layout.overflow(layout.rungs(inState: placed.state - 1)).isEmpty,
      layout.requiredWidths[placed.state - 1] <= layout.requiredWidths[placed.state]
    else { return }
    report("no useless overflow", placed.width)
  }

  /// Reachable, order and kept: each unit that is not hidden is in the bar or in the overflow menu,
  /// both in bar order, and what stays is in the bar.
  private mutating func checkReach(_ placed: PlacedToolbar, _ rungs: [Int]) {
    var shown: [String] = layout.leading.map(\.id)
    var overflow: [String] = []
    for index in layout.center.indices {
      let form = layout.form(of: index, rungs)
      if form.isVisible { shown.append(layout.center[index].id) }
      if form == .overflow { overflow.append(layout.center[index].id) }
      let isEverShown = layout.center[index].rungs.first?.form.isVisible == true
      if layout.center[index].pinned && isEverShown && !form.isVisible {
        report("kept", placed.width)
      }
    }
    shown += layout.trailing.map(\.id)
    if shown != placed.units.map(\.id) || overflow != placed.overflow {
      report("reachable", placed.width)
    }
    if overflow.isEmpty && !layout.keepsOverflowButton && placed.overflowButton != nil {
      report("no useless overflow", placed.width)
    }
    checkFirstOverflow(placed, overflow)
  }
}
