import MenuetModel
import MenuetSource

/// Flags a command that takes the Return key from the primary one of its view.
struct ReturnBesidePrimary: Rule {
  static let info = RuleInfo(
    id: "shortcut-return", .generic, .error,
    grades: [.note("for a primary command with a shortcut of its own")],
    "in a view with a primary command Return belongs to that command",
    guideline: .buttons("the primary button answers the Return key"),
    why: """
      The primary button looks as if Return would press it. If another command answers instead, people
      do something else than they see.
      """,
    example: """
        <sheet id="compose" title="Letter">
          <command system="cancel"/>
          <command id="send" title="Send" role="primary"/>
      -   <command id="add-line" title="Add Line" shortcut="§return§"/>
      +   <command id="add-line" title="Add Line" shortcut="opt+return"/>
        </sheet>
        <button id="write" title="Write" presents="compose"/>
      """)

  /// Bounds the comparisons in a view: it should have one primary command.
  private static let mostPrimaries = 16

  private static let returnKey = Shortcut([], .named(.return))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    noteOwnShortcuts(document, in: context, report: &report)
    let placements = context.walk.placements
    let takers = placements.indices.filter { index in
      isReturn(placements[index].item, document)
        && document.role(of: placements[index].item) != .primary
    }.map { placements[$0] }
    guard !takers.isEmpty else { return }
    // Sheets without an id are views too, but nobody can tell them apart.
    var primaries: [String?: [Placement]] = [:]
    for placement in placements
    where document.role(of: placement.item) == .primary && placement.view != "" {
      primaries[placement.view, default: []].append(placement)
    }
    for taker in takers {
      // A view has one primary command; further ones are an error of their own.
      let primary = primaries[taker.view]?.prefix(Self.mostPrimaries).first { primary in
        primary.item.subject != taker.item.subject
          && !primary.item.platforms.isDisjoint(with: taker.item.platforms)
          && !context.conditions.areUndecided(
            conditions(taker, in: context), conditions(primary, in: context))
          && context.conditions.canHold(
            conditions(taker, in: context) + conditions(primary, in: context))
      }
      guard let primary else { continue }
      let title = document.title(of: primary.item)
      let location = context.location(.shortcut, for: taker.item)
      report(
        "Return belongs to '\(title)', the primary command of this view", at: location,
        notes: [
          DiagnosticNote("'\(title)' is primary here", at: context.location(of: primary.item))
        ]
          + context.doubts(
            conditions(taker, in: context) + conditions(primary, in: context), at: location),
        fix: "choose another shortcut")
    }
  }

  /// When a placed command can be used.
  private func conditions(_ placement: Placement, in context: RuleContext) -> [Condition] {
    placement.visibleWhen + context.availability(of: placement.item)
  }

  private func isReturn(_ item: Item, _ document: Document) -> Bool {
    guard case .command(let index) = item.subject,
      item.overrides != nil || document.commands[index].shortcut != nil
    else { return false }
    return document.shortcut(of: item) == Self.returnKey
  }

  /// A primary command with a shortcut of its own has two.
  private func noteOwnShortcuts(
    _ document: Document, in context: RuleContext, report: inout Findings
  ) {
    for index in document.commands.indices where document.commands[index].role == .primary {
      let command = document.commands[index]
      guard let shortcut = command.shortcut, shortcut != Self.returnKey,
        context.isWritten(.shortcut, on: command.source)
      else { continue }
      report(
        "'\(command.title)' is primary and answers Return already", at: .shortcut,
        of: command.source, severity: .note, fix: .remove("remove the shortcut"))
    }
  }
}
