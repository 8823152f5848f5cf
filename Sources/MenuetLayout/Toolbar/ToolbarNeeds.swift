package import MenuetModel

/// Why a toolbar is as wide as it is, for those who have to make it narrower.
extension ToolbarLayout {
  /// A unit that is in the bar at its least width.
  package struct KeptUnit: Sendable, Hashable {
    package let id: String
    package let place: ToolbarPlace
    /// The words that it shows; empty where it shows a symbol alone.
    package let label: String
    /// In points.
    package let width: Int
  }

  /// The units in the bar at its least width, in bar order.
  package var keptUnits: [KeptUnit] {
    let rungs = rungs(inState: shownStates.last ?? 0)
    return Toolbar.Region.allCases.flatMap { region in
      self[region].indices.compactMap { index -> KeptUnit? in
        let unit = self[region][index]
        let rung = unit.rungs[region == .center ? rungs[index] : 0]
        guard rung.form.isVisible else { return nil }
        let showsLabel = rung.form == .title || rung.form == .both || rung.form == .kept
        return KeptUnit(
          id: unit.id, place: ToolbarPlace(region, unit.index),
          label: showsLabel ? unit.label : "", width: rung.width)
      }
    }
  }

  /// The ids of the units in the overflow menu at a width in points, in bar order.
  package func overflow(at width: Int) -> [String] {
    guard !shownStates.isEmpty else { return [] }
    return overflow(rungs(inState: shownStates[breakpoint(at: width)]))
  }

  /// The points that the title has at a width of the bar, and those that its words need; `nil` where
  /// no words are written, or the bar is too narrow.
  package func titleRoom(
    at width: Int
  ) -> (text: String, has: Int, needs: Int, fontSize: Int)? {
    guard width >= minimumWidth,
      let title = Toolbar.Region.allCases.lazy.flatMap({ self[$0] }).first(where: {
        $0.kind == .title
      }), !title.label.isEmpty,
      let frame = placed(at: width).units.first(where: { $0.id == title.id })?.frame
    else { return nil }
    let needs = metrics.text.width(of: title.label, fontSize: metrics.fontSize)
    return (title.label, Int(frame.width.rounded(.down)), needs, metrics.fontSize)
  }
}
