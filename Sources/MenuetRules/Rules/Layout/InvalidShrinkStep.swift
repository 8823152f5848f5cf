import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags a step of an explicit shrink chain that cannot be taken.
struct InvalidShrinkStep: Rule {
  static let info = RuleInfo(
    id: "shrink-invalid", .layout, .error,
    "each step of 'shrink' takes a unit of the center to a lower form that it has",
    guideline: .layout("units give way from wider forms to narrower ones; pinned ones stay"),
    why: """
      A step that cannot be taken is left out, and the toolbar then gives way in another order than
      the one that is written.
      """,
    example: """
        <commands><command id="tidy-up" title="Tidy Up"/></commands>
        <toolbar id="main" platforms="ipados">
          <center><item ref="tidy-up"/></center>
      -   <shrink><step unit="tidy-up" to="§icon§"/></shrink>
      +   <shrink><step unit="tidy-up" to="overflow"/></shrink>
        </toolbar>
      """,
    stage: .layout)

  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings) {
    for (index, toolbar) in context.measuredToolbars
    where !toolbar.shrink.isEmpty {
      let ladders = toolbar.platforms.members.map { platform in
        layouts.toolbar(index, in: context.ownContext(platform)).layout.units
      }
      check(toolbar, ladders, context, &report)
    }
  }

  private func check(
    _ toolbar: Toolbar, _ ladders: [[LaidOutUnit]], _ context: RuleContext,
    _ report: inout Findings
  ) {
    var reached: [String: Int] = [:]
    for step in toolbar.shrink {
      let units = ladders.compactMap { $0.first { $0.id == step.unit } }
      guard let unit = units.max(by: { $0.rungs.count < $1.rungs.count }) else {
        if let optional = toolbar[.center].first(where: {
          $0.id == step.unit && $0.customization == .optional
        }) {
          report(
            "'\(step.unit)' is not in the bar until people add it", at: .unit, of: step.source,
            notes: [DiagnosticNote("it is here", at: context.location(optional.source))],
            fix: "leave the step out, or write customization=\"default\" on the item")
          continue
        }
        let ids = ladders.joined().filter { $0.region == .center }.map(\.id)
        let near = NearMiss.best(for: step.unit, in: ids)
        report(
          "the toolbar has no unit '\(step.unit)'", at: .unit, of: step.source,
          fix: near.map { FixIt("did you mean '\($0)'?") } ?? FixIt("name one of its units"))
        continue
      }
      if let problem = problem(step, unit, &reached) {
        report(problem.message, at: problem.attribute, of: step.source, fix: FixIt(problem.remedy))
      }
    }
  }

  private typealias Problem = (message: String, attribute: AttributeName, remedy: String)

  private func problem(
    _ step: ShrinkStep, _ unit: LaidOutUnit, _ reached: inout [String: Int]
  ) -> Problem? {
    guard unit.region == .center else {
      return (
        "'\(step.unit)' stands in '\(unit.region.rawValue)', where nothing gives way", .unit,
        "move it to 'center', or remove the step"
      )
    }
    let matching = unit.rungs.indices.first { step.to.matches(unit.rungs[$0].form) }
    guard let rung = matching else {
      if unit.pinned, step.to == .overflow {
        return ("'\(step.unit)' is pinned and stays", .to, "remove 'pinned', or the step")
      }
      let forms = unit.rungs.dropFirst().compactMap { rung in
        ShrinkTarget.allCases.first { $0.matches(rung.form) }?.rawValue
      }
      let others =
        forms.isEmpty ? "remove the step" : "write '\(forms.joined(separator: "' or '"))'"
      return ("'\(step.unit)' has no form '\(step.to.rawValue)'", .to, others)
    }
    guard rung > reached[step.unit, default: 0] else {
      return (
        "'\(step.unit)' is already as narrow as '\(step.to.rawValue)' here", .to,
        "put the steps of a unit in order, the narrowest last"
      )
    }
    reached[step.unit] = rung
    return nil
  }
}
