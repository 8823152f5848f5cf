import MenuetModel
import MenuetSource

/// Flags a primary button that destroys something.
struct DestructivePrimaryButton: Rule {
  static let info = RuleInfo(
    id: "button-primary-destructive", .buttons, .error,
    grades: [
      .warning(
        "where the title is all that hints at it, by a word such as Remove")
    ], fix: .unsafe,
    "a primary button destroys nothing",
    guideline: .buttons(
      "a button that performs a destructive action never has the primary role, even where it is the most likely choice"
    ),
    why: """
      Return performs the primary button, and people press a prominent button without reading it. What
      is lost then is lost for good.
      """,
    example: """
      - <button id="delete-account" title="Delete Account" role="§primary§"/>
      + <button id="delete-account" title="Delete Account" role="destructive"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let destructive = destructiveAlerts(context)
    for index in document.commands.indices where document.commands[index].role == .primary {
      let command = document.commands[index]
      let source = context.isWritten(.role, on: command.source) ? command.source : nil
      guard let source,
        let (reason, severity) = reason(command, title: command.title, destructive, context)
      else { continue }
      reportRole(at: source, reason, severity, in: context, report: &report)
    }
    for button in context.walk.buttonPlaces where button.item.overrides?.value.role == .primary {
      let title = document.title(of: button.item)
      guard let command = document.command(of: button.item),
        let (reason, severity) = reason(command, title: title, destructive, context)
      else { continue }
      reportRole(at: button.item.source, reason, severity, in: context, report: &report)
    }
  }

  private func reportRole(
    at source: SourceReference, _ reason: String, _ severity: Severity?,
    in context: RuleContext, report: inout Findings
  ) {
    report(
      "a primary button destroys nothing; \(reason)", at: .role, of: source, severity: severity,
      fix: .set("destructive", "make it destructive, and another button the primary one"))
  }

  /// Why a command counts as destructive; a warning where only its title hints at it.
  private func reason(
    _ command: Command, title: String, _ alerts: Set<String>, _ context: RuleContext
  ) -> (String, Severity?)? {
    if command.traits.contains(.destructive) { return ("'\(title)' is marked as destructive", nil) }
    if let alert = command.confirm, alerts.contains(alert) {
      return ("'\(title)' asks for a destructive confirmation", nil)
    }
    guard !command.traits.contains(.harmless) else { return nil }
    switch DestructiveTitles.destruction(of: TitleWords(title), in: context.titleLanguage) {
    case .sure: return ("'\(title)' does", nil)
    case .possible: return ("'\(title)' may", .warning)
    case .none: return nil
    }
  }

  /// The alerts that offer something destructive.
  private func destructiveAlerts(_ context: RuleContext) -> Set<String> {
    Set(
      context.document.alerts.filter { alert in
        alert.actions.contains { context.isDestructive($0) }
      }.map(\.id))
  }
}
