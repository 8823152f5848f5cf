package import MenuetLayout
package import MenuetModel

/// The taps that people need for the commands of a toolbar.
///
/// A command that is seen in the bar costs one tap. One in the overflow menu, or in the menu of a group
/// that is shown as one button, costs two. Each command counts as often as people use it, and each width
/// as much as the others. The tap that opens the menu of a button comes at every width, and so it is not
/// counted.
package struct UsageCost: Sendable {
  /// How often each command, toggle and choice is used, by its id.
  private let counts: [String: Int]
  /// In points; at least one.
  package let widths: [Int]

  package init(counts: [String: Int], widths: [Int]) {
    self.counts = counts
    self.widths = widths
  }

  /// How often people use what a unit shows: of a group, all of its members; of a button with a menu,
  /// what stands in the menu.
  package func uses(of unit: ToolbarUnit) -> Int {
    switch unit.content {
    case .group(let group): group.members.reduce(0) { $0 + uses(of: $1) }
    case .popUpButton(let button): uses(of: button.choice)
    case .segmented(let control): uses(of: control.choice)
    case .pullDownButton(let button):
      button.content.uses(by: self) + (button.primary.map(uses) ?? 0)
    default: uses(of: unit.id)
    }
  }

  /// How often people use a command, toggle or choice; 0 where nobody has counted.
  fileprivate func uses(of id: String) -> Int { counts[id] ?? 0 }

  /// How often people use the commands of a toolbar.
  package func uses(of toolbar: Toolbar) -> Int {
    Toolbar.Region.allCases.flatMap { toolbar[$0] }.reduce(0) { $0 + uses(of: $1) }
  }

  /// The taps beyond one for each use, summed over all widths.
  package func extraTaps(of toolbar: Toolbar, in layout: ToolbarLayout) -> Int {
    let uses = Dictionary(
      toolbar.regions.center.map { ($0.id, self.uses(of: $0)) }
    ) { first, _ in first }
    let stories = UnitStories(layout.breakpoints).all
    return widths.reduce(0) { sum, width in
      stories.reduce(sum) { sum, story in
        // Below the least width the bar shows what it shows there.
        let width = max(width, layout.minimumWidth)
        let form = story.steps.last { $0.below.map { width < $0 } ?? true }?.form ?? .kept
        return sum + (form.isVisible && form != .representative ? 0 : uses[story.unit] ?? 0)
      }
    }
  }

  /// The taps for one use, on average over all uses and widths.
  package func taps(extra: Int, uses: Int) -> Double {
    uses == 0 ? 1 : 1 + Double(extra) / Double(uses * max(1, widths.count))
  }
}

extension [MenuElement] {
  fileprivate func uses(by cost: UsageCost) -> Int {
    var sum = 0
    forEachItem { sum += cost.uses(of: $0.id) }
    return sum
  }
}
