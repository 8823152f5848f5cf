package import MenuetModel

/// The layout as a document holds it.
extension ToolbarLayout {
  /// Every unit with its rungs, in bar order.
  package var units: [LaidOutUnit] {
    Toolbar.Region.allCases.flatMap { region in
      self[region].map { unit in
        LaidOutUnit(
          id: unit.id, region: region, kind: unit.kind, members: unit.members.map(\.id),
          priority: unit.priority, pinned: unit.pinned, rungs: unit.rungs)
      }
    }
  }

  /// The steps in which the bar gives way, also those to states that are never shown.
  package var shrinkChain: [ChainStep] {
    chain.steps.map { step in
      ChainStep(unit: center[step.unit].id, to: center[step.unit].rungs[step.rung].form)
    }
  }

  /// What is shown at every width, widest range first. It has as many entries as `shownStates`, each
  /// with all visible units, and so grows with the square of the units.
  package var breakpoints: [Breakpoint] {
    var result: [Breakpoint] = []
    result.reserveCapacity(shownStates.count)
    var bar = ShownBar(self)
    var taken = 0
    var maximumWidth: Int?
    for state in shownStates {
      for step in chain.steps[taken..<state] { bar.take(step, of: center[step.unit]) }
      taken = state
      result.append(
        Breakpoint(
          minimumWidth: requiredWidths[state], maximumWidth: maximumWidth, units: bar.units,
          overflow: bar.overflow))
      maximumWidth = requiredWidths[state]
    }
    return result
  }

  /// The ids of the units in the overflow menu, in bar order.
  func overflow(_ rungs: [Int]) -> [String] {
    center.indices.filter { form(of: $0, rungs) == .overflow }.map { center[$0].id }
  }

  /// The form of a unit of the center.
  func form(of unit: Int, _ rungs: [Int]) -> UnitForm { center[unit].rungs[rungs[unit]].form }

  subscript(region: Toolbar.Region) -> [BarUnit] {
    switch region {
    case .leading: leading
    case .center: center
    case .trailing: trailing
    }
  }
}

/// The forms of all units in one state after another.
///
/// Every entry of a table goes through all units: ids and forms stand here without the ladders.
private struct ShownBar {
  private var forms: [Breakpoint.ShownUnit] = []
  private let centerStart: Int

  init(_ layout: ToolbarLayout) {
    forms.reserveCapacity(layout.leading.count + layout.center.count + layout.trailing.count)
    for unit in layout.leading { forms.append(Breakpoint.ShownUnit(id: unit.id, form: .kept)) }
    centerStart = forms.count
    for unit in layout.center {
      forms.append(Breakpoint.ShownUnit(id: unit.id, form: unit.rungs.first?.form ?? .kept))
    }
    for unit in layout.trailing { forms.append(Breakpoint.ShownUnit(id: unit.id, form: .kept)) }
  }

  mutating func take(_ step: ShrinkChain.Step, of unit: BarUnit) {
    forms[centerStart + step.unit].form = unit.rungs[step.rung].form
  }

  /// What is in the bar, in bar order.
  var units: [Breakpoint.ShownUnit] {
    var units: [Breakpoint.ShownUnit] = []
    units.reserveCapacity(forms.count { $0.form.isVisible })
    for unit in forms where unit.form.isVisible { units.append(unit) }
    return units
  }

  /// The ids of what is in the overflow menu, in bar order.
  var overflow: [String] {
    var ids: [String] = []
    ids.reserveCapacity(forms.count { $0.form == .overflow })
    for unit in forms where unit.form == .overflow { ids.append(unit.id) }
    return ids
  }
}
