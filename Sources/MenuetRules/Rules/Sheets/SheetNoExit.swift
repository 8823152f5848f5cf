import MenuetModel
import MenuetSource

/// Flags a sheet that cannot be dragged away, and an alert, without a button to leave it.
struct SheetNoExit: DocumentRule {
  static let info = RuleInfo(
    id: "sheet-no-exit", .sheets, .warning,
    "an alert, and a sheet that cannot simply be dragged away, has a command that closes it",
    guideline: .sheets("people leave a modal sheet before they go on with what they did"),
    why: """
      A guarded sheet stays when people drag it. Without Cancel, Done or Close they are caught in it. So
      they are in an alert without an answer: UIKit adds none.
      """,
    failing: """
      <sheet id="letter" title="Letter" edits="true" dismissal="§guarded§">
        <command id="attach-file" title="Attach File"/>
      </sheet>
      <button id="write-letter" title="Write Letter…" presents="letter"/>
      """,
    passing: """
      <sheet id="letter" title="Letter" edits="true" dismissal="guarded">
        <command id="attach-file" title="Attach File"/>
        <command system="cancel"/>
      </sheet>
      <button id="write-letter" title="Write Letter…" presents="letter"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for alert in document.alerts { check(alert, in: context, report: &report) }
    checkSheets(document, in: context, report: &report)
  }

  private func check(_ alert: Alert, in context: RuleContext, report: inout Findings) {
    // A drop that asks needs an answer of its own, by another rule.
    guard !context.isIncomplete(alert.source),
      !context.document.dropTargets.contains(where: { $0.confirm == alert.id })
    else { return }
    let answered = alert.actions.reduce(into: PlatformSet()) { $0.formUnion($1.platforms) }
    let caught = alert.platforms.subtracting(answered)
    guard !caught.isEmpty else { return }
    report.report(
      Self.self, "nothing in '\(alert.id)' closes it\(context.suffix(caught))",
      at: context.location(alert.source),
      fixIts: [FixIt("add an answer, such as <command system=\"cancel\"/>")])
  }

  private func checkSheets(
    _ document: Document, in context: RuleContext, report: inout Findings
  ) {
    let guarded = document.sheets.filter { $0.dismissal == .guarded || $0.dismissal == .confirm }
    guard !guarded.isEmpty else { return }
    let placements = context.placements(
      in: guarded.flatMap { [$0.id] + [$0.confirm].compactMap { $0 } })
    for sheet in guarded where sheet.autoDismiss.isEmpty && !context.isIncomplete(sheet.source) {
      let alert = document.alerts.first { $0.id == sheet.confirm }
      // An alert without answers is a finding of its own, and the answer may close the sheet.
      if let alert, context.isIncomplete(alert.source) || alert.actions.isEmpty { continue }
      guard !sheet.body.hasCloseButton, !sheet.body.hasSlot else { continue }
      let inside = (placements[sheet.id] ?? []).map(\.item)
      let asked = sheet.confirm.flatMap { placements[$0] } ?? []
      let isLeft =
        inside.contains { context.dismisses($0) || replaces($0, in: context) }
        || asked.contains { leaves($0.item, in: context) }
      guard !isLeft else { continue }
      report.report(
        Self.self, "nothing in '\(sheet.id)' closes it, and it cannot be dragged away",
        at: context.location(.dismissal, of: sheet.source),
        fixIts: [FixIt("add a command that closes it, such as <command system=\"cancel\"/>")])
    }
  }

  /// True for a command that closes the sheet to present something in its place.
  private func replaces(_ item: Item, in context: RuleContext) -> Bool {
    context.document.command(of: item)?.presentation == .replace
  }

  /// True for an answer to the alert that closes the sheet: one that says so, or that gives up the
  /// changes. Cancel closes the alert alone.
  private func leaves(_ item: Item, in context: RuleContext) -> Bool {
    guard let command = context.document.command(of: item) else { return false }
    if context.cancels(item) { return false }
    return command.traits.contains(.dismisses) || context.isDestructive(item)
  }
}
