import MenuetModel
import MenuetSource

/// Flags a symbol that few people know where a short word would do.
struct UnclearSymbol: Rule {
  static let info = RuleInfo(
    id: "button-symbol-unclear", .buttons, .note, fix: .unsafe,
    "a button shows a short word where its symbol is not a familiar one",
    guideline: .buttons("text is better than an icon where a short label is clearer"),
    why: """
      A symbol that people have never seen has to be tried to be understood. A word of one or two
      syllables takes little more room.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
          <center>
      -     <command id="merge" title="Merge" symbol="§arrow.triangle.merge§"/>
      +     <command id="merge" title="Merge" symbol="arrow.triangle.merge" display="title"/>
          </center>
        </toolbar>
      """, thresholds: [cells])
  static let cells = Threshold(
    "button-symbol-unclear.cells", 12, .ours,
    "the widest title that counts as short enough to stand in place of a symbol, in cells")

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard let unit = button.unit, button.item.kind == .command, context.form(of: unit) == .icon,
      context.system(of: button.item) == nil,
      let symbol = context.document.symbol(of: button.item), !FamiliarSymbols.contains(symbol)
    else { return }
    let words = context.words(of: button.item)
    guard !words.isBlank, words.cells <= context.options[Self.cells] else { return }
    report(
      "'\(words.text)' says more than the symbol '\(symbol)'",
      at: context.location(.symbol, for: button.item),
      fix: context.setting(
        .display, of: unit.source, to: "title", "show the title  display=\"title\""))
  }
}
