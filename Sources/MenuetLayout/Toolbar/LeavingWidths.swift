import MenuetModel

/// The widths that a toolbar needs while units of its center leave it in any order: by the arithmetic of
/// its layout, for those who look for a better order.
package struct LeavingWidths: Sendable {
  /// A unit of the center that can leave the bar.
  package struct Unit: Sendable {
    /// The id of the unit.
    package let id: String
    /// The index in the region's units, as the document has them.
    package let index: Int
    /// The points that its narrowest form takes.
    package let width: Int
    /// Indicates whether it becomes one button with a menu before it leaves.
    package let isRepresented: Bool
    fileprivate let position: Int
    fileprivate let representative: Int?
    fileprivate let exit: Int
  }

  /// The units that can leave, in bar order.
  package let units: [Unit]
  /// The most points that two neighbours and the room between them give up with a unit, besides its own.
  package let mostRoom: Int
  private var states: StateWidths
  private let center: [BarUnit]

  /// The bar with every unit in the form that it has when no other one has left it yet, but groups as
  /// they are before they become one button.
  package init(_ layout: ToolbarLayout) {
    center = layout.center
    units = layout.center.indices.compactMap { position in
      let unit = layout.center[position]
      guard unit.rungs.first?.form.isVisible == true,
        let exit = unit.rungs.firstIndex(where: { !$0.form.isVisible })
      else { return nil }
      let representative = unit.rungs.firstIndex { $0.form == .representative }
      return Unit(
        id: unit.id, index: unit.index, width: unit.rungs[exit - 1].width,
        isRepresented: representative != nil, position: position, representative: representative,
        exit: exit)
    }
    let space = layout.center.compactMap { $0.space?.leastWidth }.max() ?? 0
    mostRoom =
      2 * (2 * max(layout.metrics.itemSpacing, layout.metrics.groupSpacing) + space)
      + layout.metrics.regionSpacing
    states = StateWidths(
      leading: layout.leading, center: layout.center, trailing: layout.trailing,
      metrics: layout.metrics, keepsOverflowButton: layout.keepsOverflowButton)
    for position in center.indices {
      let rung = center[position].rungs.lastIndex { $0.form.phase == 0 }
      if let rung, rung > 0 { take(position, rung) }
    }
  }

  private mutating func take(_ position: Int, _ rung: Int) {
    states.take(ShrinkChain.Step(unit: position, rung: rung))
  }

  /// The least width of the bar, in points.
  package var requiredWidth: Int { states.requiredWidth }

  /// Makes a group one button with a menu.
  package mutating func represent(_ unit: Int) {
    guard let rung = units[unit].representative else { return }
    take(units[unit].position, rung)
  }

  /// Takes a unit out of the bar, once.
  package mutating func remove(_ unit: Int) { take(units[unit].position, units[unit].exit) }
}
