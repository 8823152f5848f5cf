import MenuetModel
import MenuetSource

/// Flags a symbol with a border of its own in a toolbar.
struct BorderedToolbarSymbol: ToolbarRule {
  static let info = RuleInfo(
    id: "toolbar-bordered-symbol", .toolbars, .note, fix: .unsafe,
    "a toolbar item shows a symbol without a border",
    guideline: .toolbars("symbols of toolbar items have no border of their own"),
    why: """
      The bar draws what surrounds an item. A circle or a square inside that looks like a button in a
      button.
      """,
    failing: """
      <toolbar id="main">
        <center><command id="new-note" title="New Note" symbol="§plus.circle§"/></center>
      </toolbar>
      """,
    passing: """
      <toolbar id="main">
        <center><command id="new-note" title="New Note" symbol="plus"/></center>
      </toolbar>
      """)

  private static let borders = [".circle.fill", ".square.fill", ".circle", ".square"]

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) where !entry.unit.isSystemPart {
      // What the system draws for its own commands is the system's matter.
      if let item = entry.unit.item, context.system(of: item) != nil { continue }
      guard let symbol = context.marks(of: entry.unit).symbol, symbol != "ellipsis.circle",
        let border = Self.borders.first(where: symbol.hasSuffix)
      else { continue }
      let place =
        entry.unit.item.map { context.location(.symbol, for: $0) }
        ?? context.location(.symbol, of: entry.unit.source)
      let source =
        entry.unit.item.map { context.source(of: .symbol, for: $0) }
        ?? entry.unit.source
      let plain = String(symbol.dropLast(border.count))
      report.report(
        Self.self, "'\(symbol)' has a border of its own", at: place,
        fixIts: [
          FixIt(
            "use '\(plain)' if that says the same",
            edits: source.flatMap {
              context.written.edits(setting: .symbol, of: $0.node, to: plain)
            } ?? [])
        ])
    }
  }
}
