import MenuetModel
import MenuetSource

/// Notes two commands such as Show Ruler and Hide Ruler that could be one toggle.
struct ShowHidePair: MenuRule {
  static let info = RuleInfo(
    id: "toggle-show-hide", .toggles, .note, fix: .safe,
    "what can be shown and hidden is one toggle whose title changes",
    guideline: .menus(
      "a changeable title shortens a menu that would list both Show and Hide"),
    why: """
      Of two items one is always useless. A toggle takes one row, and its title says what it will do.
      """,
    failing: """
      <menu id="view" title="View">
        <command id="show-ruler" title="Show Ruler"/>
        §<command§ id="hide-ruler" title="Hide Ruler"/>
      </menu>
      """,
    passing: """
      <menu id="view" title="View">
        <toggle id="ruler" form="title" off-title="Show Ruler" on-title="Hide Ruler"/>
      </menu>
      """)

  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings) {
    guard context.titleLanguage != .other else { return }
    var found: [OppositeTitles.Side: Item] = [:]
    for element in level.content {
      guard case .item(let item) = element, item.kind != .choice,
        let side = OppositeTitles.side(of: context.words(of: item), in: context.titleLanguage),
        let command = context.document.command(of: item), command.form != .title,
        command.form != .pair
      else { continue }
      if command.isToggle {
        noteCheckmark(item, command, in: context, report: &report)
      } else if let other = found[side.opposite] {
        let (show, hide) = side.isSecond ? (other, item) : (item, other)
        notePair(show, hide, at: item, of: level, in: context, report: &report)
      } else {
        found[side] = item
      }
    }
  }

  /// - Parameter later: The one of the two that stands behind the other.
  private func notePair(
    _ show: Item, _ hide: Item, at later: Item, of level: MenuLevel, in context: RuleContext,
    report: inout Findings
  ) {
    let (first, second) = (context.presence(of: show), context.presence(of: hide))
    guard !first.platforms.isDisjoint(with: second.platforms) else { return }
    let takesTurns = context.exclude(first.conditions, second.conditions)
    // Where there is none of the two at times, there is more to them than one state.
    if takesTurns, !context.conditions.isEitherSure(first.conditions, second.conditions) { return }
    let other = later.id == show.id ? hide : show
    let names = [show, hide].map { "'\(context.document.title(of: $0))'" }
    report.report(
      Self.self,
      "\(names[0]) and \(names[1]) "
        + (takesTurns ? "take turns, as the titles of one toggle do" : "can be one toggle"),
      at: context.location(later.source),
      notes: [DiagnosticNote("the other one is here", at: context.location(other.source))],
      fixIts: [FixIt("use one toggle with form=\"title\"")])
  }

  private func noteCheckmark(
    _ item: Item, _ command: Command, in context: RuleContext, report: inout Findings
  ) {
    // A checkmark without a title is `missing-attribute`.
    guard item.overrides?.value.title != nil || context.isWritten(.title, on: command.source) else {
      return
    }
    report.report(
      Self.self, "a checkmark before '\(context.document.title(of: item))' can mean either state",
      at: context.location(.title, for: item),
      fixIts: [FixIt("name what is shown, or use form=\"title\" with two titles")])
  }
}
