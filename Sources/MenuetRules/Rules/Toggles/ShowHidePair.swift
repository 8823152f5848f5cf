import MenuetModel
import MenuetSource

/// Flags a checkmark before Show or Hide, and two commands that show and hide one thing.
struct ShowHidePair: Rule {
  static let info = RuleInfo(
    id: "toggle-show-hide", .toggles, .warning,
    grades: [.note("for two commands that show and hide one thing")],
    "what can be shown and hidden is one toggle whose title changes",
    guideline: .menus(
      "a changeable title shortens a menu that would list both Show and Hide"),
    why: """
      A checkmark before "Show Ruler" can mean that the ruler is shown, or that choosing the item shows
      it. Of two items Show and Hide one is always useless.
      """,
    example: """
        <menu id="view" title="View">
      -   <toggle id="ruler" title="§Show Ruler§"/>
      +   <toggle id="ruler" form="title" off-title="Show Ruler" on-title="Hide Ruler"/>
        </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage != .other else { return }
    var found: [StateTitle: Item] = [:]
    for item in level.items where item.kind != .choice {
      guard case .command(let index) = item.subject, context.system(of: item) == nil,
        let title = StateTitle(shown: context.words(of: item), in: context.titleLanguage)
      else { continue }
      let form = context.document.commands[index].form
      if form == .checkmark {
        // A checkmark without a title is `missing-attribute`.
        guard context.source(of: .title, for: item) != nil else { continue }
        report(
          "a checkmark before '\(context.document.title(of: item))' can mean either state",
          at: context.location(.title, for: item),
          fix: "name what is shown, or use form=\"title\" with two titles")
      } else if form == nil, let other = found[title.opposite] {
        context.reportPair(other, item, .note, report: &report)
      } else if form == nil {
        found[title] = item
      }
    }
  }
}

extension RuleContext {
  /// Reports two commands that switch one state on and off.
  func reportPair(
    _ first: Item, _ second: Item, _ severity: Severity,
    report: inout Findings
  ) {
    guard !first.platforms.isDisjoint(with: second.platforms) else { return }
    report(
      "'\(document.title(of: first))' and '\(document.title(of: second))' can be one toggle",
      at: location(second.source), severity: severity,
      notes: [DiagnosticNote("the other one is here", at: location(first.source))],
      fix: "use one toggle with form=\"title\"")
  }
}
