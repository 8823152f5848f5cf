import MenuetModel
import MenuetSource

/// Notes a row of a sheet or popover on iPad that only leads to a choice.
struct DisclosedChoice: Rule {
  static let info = RuleInfo(
    id: "pop-up-disclosure-ipad", .popUps, .note,
    "a choice in a sheet or popover of iPad is a pop-up button in its row",
    guideline: .popUpButtons(
      "within a popover or sheet of iPad a pop-up button replaces a disclosure indicator"),
    why: """
      Choosing in the row keeps people where they are. Another sheet for one choice takes two presses
      more, and hides what is being set.
      """,
    example: """
        <button id="export-note" title="Export…" presents="export"/>
        <sheet id="export" title="Export">
      -   §<command§ id="choose-format" title="Format…" presents="formats"/>
      +   <pop-up-button id="format" title="Format">
      +     <option id="text" title="Text" default="true"/> <option id="pdf" title="PDF"/>
      +     <option id="web" title="Web Page"/>
      +   </pop-up-button>
          <command system="done"/>
        </sheet>
      - <sheet id="formats" title="Format">
      -   <choice id="format"> <option id="text" title="Text"/> <option id="pdf" title="PDF"/> </choice>
      -   <command system="done"/>
      - </sheet>
      """, reads: .document(.presents, .platforms))

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let bodies =
      document.sheets.map { ($0.id, $0.body) } + document.popovers.map { ($0.id, $0.body) }
    let choices = Set(bodies.filter { isChoice($0.1, context) }.map { $0.0 })
    guard !choices.isEmpty else { return }
    for placement in context.walk.placements
    where placement.place == .sheet || placement.place == .popover {
      guard case .command(let index) = placement.item.subject,
        placement.item.platforms.contains(.ipados),
        let target = document.commands[index].presents, choices.contains(target)
      else { continue }
      report(
        "'\(document.title(of: placement.item))' leads to nothing but a choice"
          + context.suffix(.ipados), at: context.location(of: placement.item),
        fix: "put a 'pop-up-button' in its place")
    }
  }

  /// Returns whether this is a body that holds one choice, and besides it no more than the ways
  /// out.
  private func isChoice(_ body: PresentedBody, _ context: RuleContext) -> Bool {
    guard body.buttons.isEmpty, body.pullDownButtons.isEmpty, body.regions.isEmpty else {
      return false
    }
    let inBar = body.toolbar.map { context.walk.entries(of: $0).compactMap(\.unit.item) } ?? []
    let items = body.items + inBar
    let choices = items.count { $0.kind == .choice }
    return choices + body.popUpButtons.count + body.segmented.count == 1
      && items.allSatisfy { $0.kind == .choice || context.isExit($0) }
  }
}
