import MenuetModel
import MenuetSource

/// Flags a button's title that is longer than a few words.
struct LongButtonTitle: Rule {
  static let info = RuleInfo(
    id: "button-title-long", .buttons, .note,
    "a button's title has a few words",
    guideline: .buttons("a few words describe succinctly what the button does"),
    why: """
      A long title wraps or is cut off in narrow windows, in large text and in most translations,
      and people have to read it instead of recognizing it.
      """,
    example: """
      - <button id="upload" title="§Upload All Photos of This Album§"/>
      + <button id="upload" title="Upload Album"/>
      """, thresholds: [words, cells, chineseCharacters])
  static let words = Threshold(
    "button-title-long.words", 3, .ours, "the most words of a button's title")
  static let cells = Threshold(
    "button-title-long.cells", 20, .ours,
    "the widest title of a button, in cells: a wide character counts two")
  static let chineseCharacters = Threshold(
    "button-title-long.chinese-characters", 8, .ours,
    "the most characters of a button's Chinese title")

  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings) {
    if let unit = button.unit, context.form(of: unit) == .icon { return }
    guard context.system(of: button.item) == nil || button.item.overrides?.value.title != nil,
      case let words = context.words(of: button.item),
      let (most, count) = excess(of: words, in: context)
    else { return }
    report(
      "a button's title has at most \(most); '\(words.text)' has \(count)",
      at: context.location(.title, for: button.item), fix: "shorten it to the verb and its object")
  }

  /// The greatest size of a title, as in "3 words", and its own where that is greater.
  private func excess(
    of words: TitleWords, in context: RuleContext
  ) -> (most: String, count: Int)? {
    let options = context.options
    let cells = words.cells - (words.endsInEllipsis ? 1 : 0)
    if context.titleLanguage == .chinese {
      let most = options[Self.chineseCharacters]
      // Latin letters take half the room of a Chinese character.
      let count = (cells + 1) / 2
      return count > most ? ("\(most) characters", count) : nil
    }
    if words.count > options[Self.words] {
      return ("\(options[Self.words]) words", words.count)
    }
    let most = options[Self.cells]
    return cells > most ? ("\(most) characters", cells) : nil
  }
}
