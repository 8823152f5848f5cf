import MenuetModel
import MenuetSource

/// Flags a way of presenting that has no meaning where its command stands.
struct PresentationOutsidePopover: DocumentRule {
  static let info = RuleInfo(
    id: "presentation-outside-popover", .sheets, .error, fix: .unsafe,
    "a command presents inside a popover, or in place of what it stands in, only where it stands there",
    guideline: .popovers(
      "a sheet may appear inside a popover, or in its place once the popover is closed"),
    why: """
      `inside` shows a sheet within the popover around the command, `replace` closes what is around
      it first. Where nothing is around the command neither can be done.
      """,
    failing: """
      <button id="show-stickers" title="Show Stickers…" presents="stickers"
        presentation="§inside§"/>
      <sheet id="stickers" title="Stickers"/>
      """,
    passing: """
      <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
      <sheet id="stickers" title="Stickers"/>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let isUsed = document.commands.indices.contains { index in
      document.commands[index].presentation != .over && document.commands[index].presents != nil
    }
    guard isUsed else { return }
    let surroundings = Surroundings(context)
    for presenter in context.presenters {
      guard let index = presenter.command,
        let message = surroundings.objection(to: document.commands[index], presenter)
      else { continue }
      report.report(
        Self.self, message, at: context.location(.presentation, of: presenter.source),
        fixIts: [
          context.removal(
            of: .presentation, on: presenter.source, "present it above the view", isSafe: false)
        ])
    }
  }

  /// What commands may stand in, and what they may present there.
  private struct Surroundings {
    let sheets: Set<String>
    let popovers: Set<String>
    let presentables: Set<String>
    /// True when what presents may stand in places that were refused.
    let isIncomplete: Bool

    init(_ context: RuleContext) {
      sheets = Set(context.document.sheets.map(\.id))
      popovers = Set(context.document.popovers.map(\.id))
      presentables = context.dialogs.union(context.document.activityViews.map(\.id))
      isIncomplete = context.mayLackAnywhere(.presents, .presentation)
    }

    /// What is wrong with how a command presents something; a command that stands in several places
    /// is right if it is in one.
    func objection(to command: Command, _ presenter: Presenter) -> String? {
      let views = isIncomplete ? [] : presenter.placements.map { $0.view ?? "" }
      switch command.presentation {
      case .inside
      where presentables.contains(presenter.target) && !sheets.contains(presenter.target):
        return "only a sheet can be presented inside a popover"
      case .inside where !views.isEmpty && !views.contains(where: popovers.contains):
        return "'\(command.title)' stands in no popover"
      case .replace where !views.isEmpty && !views.contains(where: presentables.contains):
        return "'\(command.title)' stands in nothing that could be closed first"
      default: return nil
      }
    }
  }
}
