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

  /// The same steps, with the index of each unit in the center as the document has it.
  package var indexedChain: [(unit: Int, to: UnitForm)] {
    chain.steps.map { step in
      (center[step.unit].index, center[step.unit].rungs[step.rung].form)
    }
  }

  /// The units shown at every width, widest range first: one for each of `shownStates`.
  package var breakpoints: BreakpointTable {
    var table = BreakpointTable(
      units: Toolbar.Region.allCases.flatMap { region in
        self[region].map {
          Breakpoint.ShownUnit(id: $0.id, form: $0.rungs.first?.form ?? .kept)
        }
      })
    var taken = 0
    var maximumWidth: Int?
    for state in shownStates {
      for step in chain.steps[taken..<state] {
        table.take(
          BreakpointTable.Change(
            unit: leading.count + step.unit, form: center[step.unit].rungs[step.rung].form))
      }
      table.append(from: requiredWidths[state], to: maximumWidth)
      taken = state
      maximumWidth = requiredWidths[state]
    }
    return table
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
