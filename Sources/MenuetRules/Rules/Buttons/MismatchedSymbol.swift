import MenuetModel
import MenuetSource

/// Flags a familiar action with the symbol of another one.
struct MismatchedSymbol: ButtonRule {
  static let info = RuleInfo(
    id: "button-symbol-mismatch", .buttons, .warning, fix: .unsafe,
    "a familiar action does not borrow the symbol of another one",
    guideline: .buttons("a familiar action is shown by the icon that people know it by"),
    why: """
      People press the symbol, not the word: a trash can that shares, or a share arrow that deletes,
      does what nobody meant.
      """,
    failing: """
      <button id="share-photo" title="Share" symbol="§trash§"/>
      """,
    passing: """
      <button id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      """)

  /// Signs with several meanings, which their surroundings make clear.
  private static let signs = [
    "xmark", "plus", "minus", "checkmark", "chevron", "arrow", "ellipsis",
  ]

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage == .english else { return }
    let words = context.words(of: button.item)
    guard let symbol = context.document.symbol(of: button.item) else { return }
    let actions = FamiliarSymbols.actions(of: symbol)
    guard let action = actions.first, !Self.signs.contains(where: { symbol.hasPrefix($0) }),
      let meant = self.action(of: words, beside: symbol, meaning: actions)
    else { return }
    let own = FamiliarSymbols.symbols(for: meant)
    guard let usual = own.first, !own.contains(symbol), !actions.contains(meant) else { return }
    report.report(
      Self.self,
      "'\(symbol)' stands for \(action), not for '\(context.document.title(of: button.item))'",
      at: context.location(.symbol, for: button.item),
      fixIts: [
        context.setting(
          .symbol, of: button.item.source, to: usual, "use the familiar symbol '\(usual)'")
      ])
  }

  /// The familiar action of a title: all that it says, or what it says first where neither it nor the
  /// symbol can mean anything else.
  private func action(
    of words: TitleWords, beside symbol: String, meaning actions: [String]
  ) -> String? {
    let core = words.core
    if !FamiliarSymbols.symbols(for: core).isEmpty { return core }
    guard FamiliarSymbols.isUnmistakable(symbol) else { return nil }
    let parts = words.words
    // "Copy and Delete" may have a trash can, and so may "Find Trash".
    let named = actions + symbol.split(separator: ".").map(String.init)
    guard !parts.contains(where: { part in named.contains { part.hasPrefix($0) } }) else {
      return nil
    }
    return FamiliarSymbols.leadingAction(of: parts)
  }
}
