import MenuetModel
import MenuetSource

/// Flags a button for a familiar action without the symbol that people know it by.
struct FamiliarActionWithoutSymbol: Rule {
  static let info = RuleInfo(
    id: "button-familiar-icon", .buttons, .note, fix: .unsafe,
    "a button for a familiar action shows its symbol",
    guideline: .buttons("a familiar action is shown by the icon that people know it by"),
    why: "People find the share, search or trash symbol faster than the word, in any language.",
    example: """
      - <button id="share-photo" title="§Share§"/>
      + <button id="share-photo" title="Share" symbol="square.and.arrow.up"/>
      """, reads: .attributes(.symbol, .image, .display))

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    guard context.titles.areEnglish, button.button != nil || button.unit != nil,
      button.button?.kind == nil, button.unit?.display != .title,
      context.system(of: button.item) == nil, button.item.overrides?.value.hidesSymbol != true,
      !context.document.face(of: button.item).hasPicture
    else { return }
    let words = context.words(of: button.item)
    guard words.count == 1, let symbol = FamiliarSymbols.symbols(for: words.core).first else {
      return
    }
    report(
      "people know '\(words.text)' by the symbol '\(symbol)'",
      at: context.location(.title, for: button.item),
      fix: context.setting(
        .symbol, of: button.item.source, to: symbol, "add the symbol  symbol=\"\(symbol)\""))
  }
}
