import MenuetModel
import MenuetSource

/// Flags a familiar action with the symbol of another one.
struct MismatchedSymbol: Rule {
  static let info = RuleInfo(
    id: "button-symbol-mismatch", .buttons, .warning, fix: .unsafe,
    "a familiar action does not borrow the symbol of another one",
    guideline: .buttons("a familiar action is shown by the icon that people know it by"),
    why: """
      People press the symbol, not the word: a trash can that shares, or a share arrow that deletes,
      does what nobody meant.
      """,
    example: """
      - <button id="share-photo" title="Share" symbol="§trash§"/>
      + <button id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      """)

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard context.titles.areEnglish, let symbol = context.document.symbol(of: button.item),
      let action = FamiliarSymbols.action(of: symbol)
    else { return }
    let words = context.words(of: button.item)
    let own = FamiliarSymbols.symbols(for: words.core)
    guard let usual = own.first, !own.contains(FamiliarSymbols.plain(symbol)) else { return }
    report(
      "'\(symbol)' stands for \(action), not for '\(words.text)'",
      at: context.location(.symbol, for: button.item),
      fix: context.setting(
        .symbol, of: button.item.source, to: usual, "use the familiar symbol '\(usual)'"))
  }
}
