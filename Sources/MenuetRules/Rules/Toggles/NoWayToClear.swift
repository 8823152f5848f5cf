import MenuetModel
import MenuetSource

/// Notes several attributes in a group that no item clears together.
struct NoWayToClear: MenuRule {
  static let info = RuleInfo(
    id: "toggle-clear-all", .toggles, .note,
    grades: [.error("where 'clears' names something else than a toggle")],
    "beside several attributes stands an item that clears them",
    guideline: .menus("offer an item that clears several attributes at once, such as Plain"),
    why: """
      Who wants plain text again would have to switch each attribute off. `clears` says which toggles
      a command switches off.
      """,
    failing: """
      <menu id="format" title="Format">
        §<toggle§ id="bold" title="Bold"/>
        <toggle id="italic" title="Italic"/>
        <toggle id="underline" title="Underline"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="plain" title="Use Plain Text" clears="bold italic underline"/>
        <toggle id="bold" title="Bold"/>
        <toggle id="italic" title="Italic"/>
        <toggle id="underline" title="Underline"/>
      </menu>
      """)

  private static let clearing: WordList = ["plain", "none", "clear", "reset"]

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    // In a row of cells there is room for the attributes alone.
    guard level.holder != .section,
      level.content.count(where: { $0.isToggle }) >= context.options.toggleAttributes,
      !level.items.contains(where: { clears($0, in: context) })
    else { return }
    for group in level.groups where group.count >= context.options.toggleAttributes {
      var toggles: [Item] = []
      for element in group {
        switch element {
        case .item(let item):
          if clears(item, in: context) { return }
          if context.form(of: item) == .checkmark { toggles.append(item) }
        case .dynamic, .slot: toggles.removeAll()
        default: break
        }
      }
      guard toggles.count >= context.options.toggleAttributes, let first = toggles.first else {
        continue
      }
      let ids = toggles.map { $0.id }.joined(separator: " ")
      report.report(
        Self.self, "no item clears these \(toggles.count) attributes together",
        at: context.location(first.source),
        fixIts: [FixIt("add a command with clears=\"\(ids)\"")])
      return
    }
  }

  private func clears(_ item: Item, in context: RuleContext) -> Bool {
    guard let command = context.document.command(of: item), !command.isToggle else { return false }
    if !command.clears.isEmpty { return true }
    guard context.titles.areEnglish else { return false }
    let title = context.words(of: item)
    return (title.first.map(Self.clearing.contains) ?? false)
      || (title.first == "remove" && title.core.hasPrefix("remove all"))
  }
}

extension MenuElement {
  fileprivate var isToggle: Bool {
    if case .item(let item) = self { return item.kind == .toggle }
    return false
  }
}
