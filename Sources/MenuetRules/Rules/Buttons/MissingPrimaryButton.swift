import MenuetModel
import MenuetSource

/// Flags a dialog of several buttons none of which is the primary one.
struct MissingPrimaryButton: DocumentRule {
  static let info = RuleInfo(
    id: "button-primary-missing", .buttons, .note, fix: .unsafe,
    "a dialog with several buttons has a primary one",
    guideline: .buttons("the button that people are most likely to choose has the primary role"),
    why: """
      The primary button answers Return and shows people the likely way on. Where every other button
      is destructive there is none.
      """,
    failing: """
      §<alert§ id="invite-alert" title="Invite Anna to this note?">
        <command id="invite-anna" title="Invite"/>
        <command system="cancel"/>
      </alert>
      """,
    passing: """
      <alert id="invite-alert" title="Invite Anna to this note?">
        <command id="invite-anna" title="Invite" role="primary"/>
        <command system="cancel"/>
      </alert>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let sources = dialogSources(document)
    for buttons in context.dialogButtons {
      let commands = buttons.filter { $0.item.kind == .command }
      let roles = commands.map { document.role(of: $0.item) }
      // Without a button that cancels a sheet is a view of its own rather than a question.
      guard commands.count > 1, !roles.contains(.primary),
        commands[0].place == .alert || roles.contains(.cancel),
        let normal = commands.first(where: { isCandidate($0.item, context) }),
        let source = sources[commands[0].view ?? ""], !context.isIncomplete(source)
      else { continue }
      report.report(
        Self.self, "a dialog with several buttons has a primary one", at: context.location(source),
        fixIts: [
          context.setting(
            .role, of: context.declaration(of: normal.item) ?? normal.item.source, to: "primary",
            "make '\(document.title(of: normal.item))' the primary one")
        ])
    }
  }

  /// True for a button that may be the primary one.
  private func isCandidate(_ item: Item, _ context: RuleContext) -> Bool {
    let cancels: Set<String> = ["cancel", "dismiss", "取消"]
    return context.document.role(of: item) == .normal && !context.isDestructive(item)
      && !cancels.contains(context.core(of: item))
      && context.destruction(of: item) == .none
  }

  private func dialogSources(_ document: Document) -> [String: SourceReference] {
    let dialogs =
      document.alerts.map { ($0.id, $0.source) } + document.sheets.map { ($0.id, $0.source) }
      + document.covers.map { ($0.id, $0.source) } + document.popovers.map { ($0.id, $0.source) }
    return Dictionary(dialogs, uniquingKeysWith: { first, _ in first })
  }
}
