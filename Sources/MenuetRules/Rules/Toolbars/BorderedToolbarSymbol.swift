import MenuetModel
import MenuetSource

/// Flags a symbol with a border of its own in a toolbar.
struct BorderedToolbarSymbol: Rule {
  static let info = RuleInfo(
    id: "toolbar-bordered-symbol", .toolbars, .note, fix: .unsafe,
    "a toolbar item shows a symbol without a border",
    guideline: .toolbars("symbols of toolbar items have no border of their own"),
    why: """
      The bar draws what surrounds an item. A circle or a square inside that looks like a button in a
      button.
      """,
    example: """
        <toolbar id="main">
      -   <center><command id="new-note" title="New Note" symbol="§plus.circle§"/></center>
      +   <center><command id="new-note" title="New Note" symbol="plus"/></center>
        </toolbar>
      """)

  private static let borders = [".circle.fill", ".square.fill", ".circle", ".square"]

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    for entry in context.entries(of: toolbar) where !entry.unit.isSystemPart {
      guard let symbol = context.document.face(of: entry.unit).symbol,
        symbol != StandardWord.more.symbol,
        let border = Self.borders.first(where: symbol.hasSuffix),
        // The symbols of the system's own commands are written nowhere.
        let source = context.source(of: .symbol, for: entry.unit)
      else { continue }
      let plain = String(symbol.dropLast(border.count))
      report(
        "'\(symbol)' has a border of its own", at: .symbol, of: source,
        fix: .set(plain, "use '\(plain)' if that says the same"))
    }
  }
}
