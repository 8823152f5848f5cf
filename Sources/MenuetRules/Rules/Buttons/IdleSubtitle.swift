import MenuetModel
import MenuetSource

/// Flags a subtitle that adds nothing to the title.
struct IdleSubtitle: Rule {
  static let info = RuleInfo(
    id: "button-subtitle", .buttons, .warning,
    grades: [.note("for a subtitle longer than the threshold")], fix: .unsafe,
    "a subtitle says what the title does not",
    guideline: .buttons("a subtitle is there only where it adds useful detail"),
    why: """
      A second line makes a button taller and slower to read. It has to be worth that: a price, a
      place, a consequence.
      """,
    example: """
      - <button id="back-up" title="Back Up Photos" subtitle="§Back up your photos§"/>
      + <button id="back-up" title="Back Up Photos" subtitle="Last backup yesterday"/>
      """, thresholds: [cells])
  static let cells = Threshold("button-subtitle.cells", 40, .ours, "the widest subtitle, in cells")

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for placement in context.walk.placements {
      let item = placement.item
      guard let subtitle = document.subtitle(of: item) else { continue }
      let source =
        item.overrides?.value.subtitle != nil ? item.source : context.declaration(of: item)
      check(subtitle, of: document.title(of: item), source ?? item.source, context, &report)
    }
    for button in context.walk.pullDownButtons {
      check(button.subtitle, of: button.title, button.source, context, &report)
    }
    for button in context.walk.popUpButtons {
      check(button.subtitle, of: button.title, button.source, context, &report)
    }
  }

  private func check(
    _ subtitle: String?, of title: String?, _ source: SourceReference, _ context: RuleContext,
    _ report: inout Findings
  ) {
    guard let subtitle, let title else { return }
    if Self.repeats(TitleWords(title), in: TitleWords(subtitle)) {
      report(
        "a subtitle says what the title does not; '\(subtitle)' repeats '\(title)'", at: .subtitle,
        of: source, fix: .remove())
    } else if TitleWords(subtitle).cells > context.options[Self.cells] {
      report(
        "a subtitle has at most \(context.options[Self.cells]) characters", at: .subtitle,
        of: source, severity: .note, fix: "shorten it")
    }
  }

  /// Returns whether a subtitle has all words of a title and at most one more.
  private static func repeats(_ title: TitleWords, in subtitle: TitleWords) -> Bool {
    let own = Set(title.words)
    let words = Set(subtitle.words)
    return !own.isEmpty && own.isSubset(of: words) && words.count <= own.count + 1
  }
}
