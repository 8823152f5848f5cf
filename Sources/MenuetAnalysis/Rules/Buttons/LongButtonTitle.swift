import MenuetModel
import MenuetSource

/// Flags a button's title that is longer than a few words.
struct LongButtonTitle: ButtonRule {
  static let info = RuleInfo(
    id: "button-title-long", .buttons, .warning,
    "a button's title has a few words",
    guideline: .buttons("a few words describe succinctly what the button does"),
    why: """
      A long title wraps or is cut off in narrow windows, in large text and in most translations, and
      people have to read it instead of recognizing it.
      """,
    failing: """
      <button id="upload" title="§Upload All Photos of This Album§"/>
      """,
    passing: """
      <button id="upload" title="Upload Album"/>
      """)

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    if let unit = button.unit, context.form(of: unit) == .icon { return }
    guard !isSwitch(button, in: context) else { return }
    guard context.system(of: button.item) == nil || button.item.overrides?.value.title != nil else {
      return
    }
    let words = context.words(of: button.item)
    guard let (fault, severity) = Self.fault(words, context) else { return }
    report.report(
      Self.self, "a button's title has a few words; '\(words.text)' has \(fault)",
      at: context.location(.title, for: button.item), severity: severity,
      fixIts: [FixIt("shorten it to the verb and its object")])
  }

  /// True for a toggle in the body of a sheet: a row with a switch, which has room for its words.
  private func isSwitch(_ button: ButtonPlace, in context: RuleContext) -> Bool {
    guard button.button == nil, button.unit == nil,
      case .command(let index) = button.item.subject
    else { return false }
    return context.document.commands[index].form == .checkmark
  }

  /// What is too much in a title, and how much that matters.
  private static func fault(
    _ words: TitleWords, _ context: RuleContext
  ) -> (String, Severity?)? {
    let options = context.options
    if context.titleLanguage == .chinese {
      let count = words.withoutEllipsis.count
      return count > options.buttonTitleChineseCharacters ? ("\(count) characters", nil) : nil
    }
    if words.count > options.buttonTitleWords {
      // "Add to Reading List": a phrase with a small word in it is soon one word longer.
      let isNearly = words.count == options.buttonTitleWords + 1 && words.beginsWithVerb
      return ("\(words.count) words", isNearly ? .note : nil)
    }
    guard words.cells > options.buttonTitleCells else { return nil }
    let cells = TitleWords(words.withoutEllipsis).cells
    return cells > options.buttonTitleCells ? ("\(cells) characters", nil) : nil
  }
}
