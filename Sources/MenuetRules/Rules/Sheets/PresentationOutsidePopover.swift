import MenuetModel
import MenuetSource

/// Flags a way of presenting that has no meaning where its command stands.
struct PresentationOutsidePopover: Rule {
  static let info = RuleInfo(
    id: "presentation-outside-popover", .sheets, .error, fix: .unsafe,
    "a command presents inside a popover, or in place of what it stands in, only where it stands there",
    guideline: .popovers(
      "a sheet may appear inside a popover, or in its place once the popover is closed"),
    why: """
      `inside` shows a sheet within the popover around the command, `replace` closes what is around
      it first. Where nothing is around the command neither can be done.
      """,
    example: """
      - <button id="show-stickers" title="Show Stickers…" presents="stickers"
      -   presentation="§inside§"/>
      + <button id="show-stickers" title="Show Stickers…" presents="stickers"/>
        <sheet id="stickers" title="Stickers"/>
      """,
    reads: .document(.presents, .presentation))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let popovers = Set(document.popovers.map(\.id))
    for index in document.commands.indices where document.commands[index].presentation != .over {
      guard let target = document.commands[index].presents else { continue }
      let presenter = context.presented.presenters[target]?.first { $0.command == index }
      let views = (presenter?.placements ?? []).map { $0.view ?? "" }
      let title = document.commands[index].title
      let message: String
      switch document.commands[index].presentation {
      case .inside where context.presented.kinds[target].map({ $0 != .sheet }) ?? false:
        message = "only a sheet can be presented inside a popover"
      // A command that stands in several places is right if it is in one.
      case .inside where !views.isEmpty && !views.contains(where: popovers.contains):
        message = "'\(title)' stands in no popover"
      case .replace where !views.isEmpty && !views.contains(where: context.presented.isView):
        message = "'\(title)' stands in nothing that could be closed first"
      default: continue
      }
      let source = document.commands[index].source
      report(
        message, at: .presentation, of: source,
        fix: .remove("present it above the view"))
    }
  }
}
