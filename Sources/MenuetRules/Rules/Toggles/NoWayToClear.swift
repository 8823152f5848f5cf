import MenuetModel
import MenuetSource

/// Notes several attributes in a group that no item clears together.
struct NoWayToClear: Rule {
  static let info = RuleInfo(
    id: "toggle-clear-all", .toggles, .note,
    grades: [.error("where 'clears' names something else than a toggle")],
    "beside several attributes stands an item that clears them",
    guideline: .menus("offer an item that clears several attributes at once, such as Plain"),
    why: """
      Who wants plain text again would have to switch each attribute off. `clears` says which toggles
      a command switches off.
      """,
    example: """
        <menu id="format" title="Format">
      +   <command id="plain" title="Use Plain Text" clears="bold italic underline"/>
          §<toggle§ id="bold" title="Bold"/>
          <toggle id="italic" title="Italic"/>
          <toggle id="underline" title="Underline"/>
        </menu>
      """, thresholds: [toggles])
  static let toggles = Threshold(
    "toggle-clear-all.toggles", 3, .ours,
    "the fewest checkmarks in one group that want an item to clear them all")

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    let least = context.options[Self.toggles]
    guard level.holder != .section, level.content.count >= least else { return }
    for group in level.groups where group.count >= least {
      var toggles: [Item] = []
      for element in group {
        guard case .item(let item) = element else { continue }
        if context.document.toggleForm(of: item) == .checkmark { toggles.append(item) }
      }
      // An item anywhere in the menu may clear them.
      guard toggles.count >= least,
        !level.content.directItems.contains(where: { clears($0, context) })
      else { continue }
      let ids = toggles.map(\.id).joined(separator: " ")
      report(
        "no item clears these \(toggles.count) attributes together", at: toggles[0].source,
        fix: "add a command with clears=\"\(ids)\"")
      return
    }
  }

  private func clears(_ item: Item, _ context: RuleContext) -> Bool {
    guard case .command(let index) = item.subject else { return false }
    return !context.document.commands[index].clears.isEmpty
  }
}
