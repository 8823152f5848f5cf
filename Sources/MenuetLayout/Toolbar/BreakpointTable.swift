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
    var rungs = Array(repeating: 0, count: center.count)
    var taken = 0
    var maximumWidth: Int?
    for state in shownStates {
      for step in chain.steps[taken..<state] { rungs[step.unit] = step.rung }
      taken = state
      result.append(
        Breakpoint(
          minimumWidth: requiredWidths[state], maximumWidth: maximumWidth,
          units: shownUnits(rungs), overflow: overflow(rungs)))
      maximumWidth = requiredWidths[state]
    }
    return result
  }

  /// The ids of the units in the overflow menu, in bar order.
  func overflow(_ rungs: [Int]) -> [String] {
    center.indices.filter { form(of: $0, rungs) == .overflow }.map { center[$0].id }
  }

  private func shownUnits(_ rungs: [Int]) -> [Breakpoint.ShownUnit] {
    var shown: [Breakpoint.ShownUnit] = []
    shown.reserveCapacity(leading.count + center.count + trailing.count)
    for unit in leading { shown.append(Breakpoint.ShownUnit(id: unit.id, form: .kept)) }
    for index in center.indices {
      let form = form(of: index, rungs)
      if form.isVisible {
        shown.append(Breakpoint.ShownUnit(id: center[index].id, form: form))
      }
    }
    for unit in trailing { shown.append(Breakpoint.ShownUnit(id: unit.id, form: .kept)) }
    return shown
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
