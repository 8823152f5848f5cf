import MenuetModel
import MenuetSource

/// Flags a button's title that is longer than a few words.
struct LongButtonTitle: ButtonRule {
  static let info = RuleInfo(
    id: "button-title-long", .buttons, .warning,
    grades: [
      .note(
        "at one word above the threshold where the title begins with a verb or stands in a list")
    ],
    "a button's title has a few words",
    guideline: .buttons("a few words describe succinctly what the button does"),
    why: """
      A long title wraps or is cut off in narrow windows, in large text and in most translations,
      and people have to read it instead of recognizing it. A document in another language than
      English, Chinese, Japanese or Korean has more room: 1.6 times as many characters, and two
      words more. So has an alert with more than two answers, which stand one above the other, a
      large button, and one that only the Mac has.
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
    // Most titles fit wherever they stand.
    let least = context.options.buttonTitleCells
    guard Self.fault(words, isRow: false, cells: least, context) != nil else { return }
    let isRow = isRow(button, in: context)
    let cells =
      isRow || button.place == .alert || isWide(button)
      ? max(context.options.buttonTitleCells, Self.wideCells) : context.options.buttonTitleCells
    guard let fault = Self.fault(words, isRow: isRow, cells: cells, context) else { return }
    report.report(
      Self.self, "a button's title has at most \(fault.most); '\(words.text)' has \(fault.count)",
      at: context.location(.title, for: button.item), severity: fault.severity,
      fixIts: [FixIt("shorten it to the verb and its object")])
  }

  /// What a button has room for that fills the width of its alert or sheet: an alert of iPhone is 270
  /// points wide, of which 238 are left for words of 17 points, 9 points a letter.
  private static let wideCells = 26

  /// True for a large button, which fills the width of its view, and for one that only the Mac's windows
  /// have.
  private func isWide(_ button: ButtonPlace) -> Bool {
    guard button.place == .button else { return false }
    return button.button?.look.size == .large || button.item.platforms == .macos
  }

  /// True for a toggle in the body of a sheet: a row with a switch, which has room for its words.
  private func isSwitch(_ button: ButtonPlace, in context: RuleContext) -> Bool {
    guard button.button == nil, button.unit == nil,
      case .command(let index) = button.item.subject
    else { return false }
    return context.document.commands[index].form == .checkmark
  }

  /// True for one of the commands that the body of a sheet or popover lists, each in a row, and for the
  /// answers of an alert that has too many to stand side by side.
  private func isRow(_ button: ButtonPlace, in context: RuleContext) -> Bool {
    if button.place == .alert, let id = button.view {
      return context.answerCounts[id, default: 0] > 2
    }
    guard button.button == nil, button.unit == nil,
      context.document.role(of: button.item) == .normal
    else { return false }
    return button.place == .sheet || button.place == .popover
  }

  /// What there is too much of in a title.
  private struct Fault {
    /// As in "3 words".
    let most: String
    let count: Int
    /// `nil` for that of the rule.
    var severity: Severity?
  }

  private static func fault(
    _ words: TitleWords, isRow: Bool, cells limit: Int, _ context: RuleContext
  ) -> Fault? {
    let options = context.options
    if context.titleLanguage == .chinese {
      // Latin letters take half the room of a Chinese character.
      let count = (TitleWords(words.withoutEllipsis).cells + 1) / 2
      let most = options.buttonTitleChineseCharacters
      return count > most ? Fault(most: "\(most) characters", count: count) : nil
    }
    let most = context.titles.words(options.buttonTitleWords)
    if words.count > most {
      // "Add to Reading List": a phrase with a small word in it is soon one word longer. So is what
      // a list offers: "When Current Song Ends".
      let isNearly = words.count == most + 1 && (isRow || words.beginsWithVerb)
      return Fault(most: "\(most) words", count: words.count, severity: isNearly ? .note : nil)
    }
    let mostCells = context.titles.room(limit)
    guard words.cells > mostCells else { return nil }
    let cells = TitleWords(words.withoutEllipsis).cells
    guard cells > mostCells else { return nil }
    return Fault(most: "\(mostCells) characters", count: cells)
  }
}
