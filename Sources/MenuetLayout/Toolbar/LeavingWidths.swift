import MenuetModel

/// The widths that a toolbar needs while units of its center give way in any order: by the arithmetic of
/// its layout, for those who look for a better order.
package struct LeavingWidths: Sendable {
  /// A unit of the center that can leave the bar, or become one button.
  package struct Unit: Sendable {
    /// The id of the unit.
    package let id: String
    /// The index in the region's units, as the document has them.
    package let index: Int
    /// The points that it takes before it leaves or becomes one button.
    package let width: Int
    /// Indicates whether it becomes one button with a menu.
    package var isRepresented: Bool { representative != nil }
    /// Indicates whether it can leave the bar.
    package var canLeave: Bool { exit != nil }
    /// Indicates whether it leaves without an entry in the overflow menu.
    package let isHidden: Bool
    fileprivate let position: Int
    fileprivate let representative: Int?
    fileprivate let exit: Int?
  }

  /// The units that give way by more than their titles, in bar order.
  package let units: [Unit]
  /// The ids of the units that can give up their titles, in the order in which they do.
  package let titled: [String]
  /// The most points that the room around a unit gives up with it.
  package let mostRoom: Int
  /// The points between the center and its neighbours, which go with the last unit.
  package let regionRoom: Int
  private var states: StateWidths
  private let center: [BarUnit]

  /// The bar with every unit in the form that it has when no other one has left it yet, but groups as
  /// they are before they become one button.
  package init(_ layout: ToolbarLayout) {
    center = layout.center
    units = layout.center.indices.compactMap { position in
      let unit = layout.center[position]
      guard unit.rungs.first?.form.isVisible == true else { return nil }
      let exit = unit.rungs.firstIndex { !$0.form.isVisible }
      let representative = unit.rungs.firstIndex { $0.form == .representative }
      guard let next = representative ?? exit else { return nil }
      return Unit(
        id: unit.id, index: unit.index, width: unit.rungs[next - 1].width,
        isHidden: unit.rungs.last?.form == .hidden, position: position,
        representative: representative, exit: exit)
    }
    let metrics = layout.metrics
    let space = layout.center.compactMap { $0.space?.leastWidth }.max()
    let item = metrics.itemSpacing
    let group = layout.center.contains(where: \.isGroup) ? metrics.groupSpacing : item
    // Of the gaps on its two sides a unit leaves one, which is smaller at most by what a group's
    // spacing differs from an item's.
    mostRoom = (space.map { 2 * max(item, group) + $0 } ?? max(item, group)) + abs(item - group)
    regionRoom = metrics.regionSpacing
    titled = layout.chain.steps.compactMap { step in
      let unit = layout.center[step.unit]
      return unit.rungs[step.rung].form.phase == 0 ? unit.id : nil
    }
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
  package mutating func remove(_ unit: Int) {
    guard let rung = units[unit].exit else { return }
    take(units[unit].position, rung)
  }
}
