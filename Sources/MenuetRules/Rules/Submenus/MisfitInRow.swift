import MenuetLayout
import MenuetModel
import MenuetSource

/// Flags what stands in a row of cells and cannot be one.
struct MisfitInRow: Rule {
  static let info = RuleInfo(
    id: "layout-row-kind", .submenus, .error,
    "the row of a small or medium menu holds plain items",
    guideline: .menus("the top row of a small menu holds four items, of a medium one three"),
    why: """
      A cell performs one command. Submenus, options, pairs and items that come at run time have no
      room in it and stand in the list.
      """,
    example: """
        <menu id="format" title="Format" layout="medium">
          <command id="indent" title="Indent" symbol="increase.indent"/>
      +   <command id="outdent" title="Outdent" symbol="decrease.indent"/>
      +   <command id="justify" title="Justify" symbol="text.justify"/>
      +   <separator/>
          §<submenu§ title="Lists" symbol="list.bullet">
            <command id="use-bullets" title="Use Bullets"/>
            <command id="use-numbers" title="Use Numbers"/>
          </submenu>
      -   <command id="outdent" title="Outdent" symbol="decrease.indent"/>
      -   <command id="justify" title="Justify" symbol="text.justify"/>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    for (_, row) in level.cellRows(in: context.document) {
      for misfit in row.misfits {
        report(
          "\(words(misfit)) cannot stand in a \(row.layout.rawValue) row",
          at: location(misfit, in: context), fix: "move it behind the row")
      }
    }
  }

  private func words(_ element: MenuElement) -> String {
    switch element {
    case .item(let item): item.kind == .choice ? "a choice" : "a toggle of the form 'pair'"
    case .submenu: "a submenu"
    case .dynamic: "a placeholder for items that come at run time"
    case .separator: "a separator"
    case .section: "a section"
    case .slot: "a slot"
    }
  }

  private func location(_ element: MenuElement, in context: RuleContext) -> SourceLocation {
    guard case .item(let item) = element else { return context.location(element.source) }
    return context.location(of: item)
  }
}
