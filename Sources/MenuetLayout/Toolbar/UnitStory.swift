package import MenuetModel

/// The forms of a unit of a toolbar, from the widest bar to the narrowest.
package struct UnitStory: Sendable, Hashable {
  /// A form that the unit takes.
  package struct Step: Sendable, Hashable {
    package let form: UnitForm
    /// The width below which it has the form, in points; `nil` for the widest bar.
    package let below: Int?
  }

  /// The id of the unit.
  package let unit: String
  /// The widest form first; at least one.
  package private(set) var steps: [Step]

  fileprivate init(_ unit: Breakpoint.ShownUnit) {
    self.unit = unit.id
    steps = [Step(form: unit.form, below: nil)]
  }

  fileprivate mutating func append(_ form: UnitForm, below width: Int) {
    steps.append(Step(form: form, below: width))
  }

  /// The step with which it leaves the bar; `nil` where it stays.
  package var exit: Step? { steps.first { !$0.form.isVisible } }

  /// The story as a sentence says it: `without title below 678 pt, in the overflow menu below
  /// 520 pt`.
  package var words: String {
    let parts = steps.compactMap { step -> String? in
      if let below = step.below { return "\(step.form.words) below \(below) pt" }
      return step.form.isVisible ? nil : "\(step.form.words) at every width"
    }
    return parts.isEmpty ? "shown at every width" : parts.joined(separator: ", ")
  }
}

/// The stories of all units of a toolbar, in bar order.
package struct UnitStories: Sendable {
  package private(set) var all: [UnitStory]
  private let places: [String: Int]

  package init(_ table: BreakpointTable) {
    let units = table.widestForms
    all = units.map { UnitStory($0) }
    places = Dictionary(units.indices.map { (units[$0].id, $0) }) { first, _ in first }
    for index in table.indices.dropFirst() {
      guard let below = table.widths[index].maximumWidth else { continue }
      for change in table.changes(at: index) {
        all[change.unit].append(change.form, below: below)
      }
    }
  }

  /// The story of the first unit with an id.
  package subscript(unit: String) -> UnitStory? { places[unit].map { all[$0] } }
}

extension UnitForm {
  /// The form as a sentence says it of a unit.
  package var words: String {
    switch self {
    case .icon, .icons: "without title"
    case .representative: "one button"
    case .overflow: "in the overflow menu"
    case .hidden: "hidden"
    case .both, .title, .members, .kept: "whole"
    }
  }
}
