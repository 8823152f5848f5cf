import MenuetModel
import MenuetSource

/// Flags a second More button, and one that does not look like More.
struct MoreButton: Rule {
  static let info = RuleInfo(
    id: "pull-down-more", .popUps, .warning,
    grades: [.note("for a full toolbar of iPhone without a More button")], fix: .unsafe,
    "a view has one More button, with its own title and symbol",
    guideline: .pullDownButtons(
      "a More button offers items that don't need a prominent position in the main interface"),
    why: """
      People know the ellipsis: behind it is the rest. Two of them make two rests, and with another
      title or symbol it is no More button any longer.
      """,
    example: """
      - <pull-down-button id="more" more="true" symbol="§gearshape§">
      + <pull-down-button id="more" more="true">
          <command id="print-note" title="Print"/>
          <command id="export-note" title="Export"/>
          <command id="show-info" title="Show Info"/>
        </pull-down-button>
      """)

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    let buttons = context.walk.pullDownButtons.filter(\.isMore)
    for same in buttons.grouped(by: { $0.view ?? "" }) {
      var taken: [PullDownButton] = []
      for button in same {
        reportLook(of: button, in: context, report: &report)
        if let first = taken.first(where: { meet($0, button, context) }) {
          reportSecond(button, first, in: context, report: &report)
        } else if taken.count < 8 {
          taken.append(button)
        }
      }
    }
    reportMissing(in: context, report: &report)
  }

  private func meet(
    _ first: PullDownButton, _ second: PullDownButton, _ context: RuleContext
  ) -> Bool {
    context.canMeet(
      Presence(first.platforms, first.visibleWhen), Presence(second.platforms, second.visibleWhen))
  }

  private func reportSecond(
    _ button: PullDownButton, _ first: PullDownButton, in context: RuleContext,
    report: inout Findings
  ) {
    let platforms = button.platforms.intersection(first.platforms)
    report(
      "a view has one More button\(context.suffix(platforms))", at: .more, of: button.source,
      notes: [DiagnosticNote("the first one is here", at: context.location(first.source))],
      fix: "put the items into the first one")
  }

  private func reportLook(
    of button: PullDownButton, in context: RuleContext, report: inout Findings
  ) {
    // In another language the title is a translation.
    let hasOwnTitle = context.titleLanguage == .english && button.title != StandardWord.more.title
    let hasOwnSymbol = button.image != nil || button.symbol?.hasPrefix("ellipsis") == false
    let attributes: [(AttributeName, Bool)] = [
      (.title, hasOwnTitle), (.symbol, hasOwnSymbol), (.image, hasOwnSymbol),
    ]
    for (attribute, isOwn) in attributes
    where isOwn && context.isWritten(attribute, on: button.source) {
      report(
        "a More button has its own \(attribute.spelling)", at: attribute, of: button.source,
        fix: .remove("remove '\(attribute.spelling)'"))
    }
  }

  private func reportMissing(in context: RuleContext, report: inout Findings) {
    for toolbar in context.walk.toolbars where toolbar.platforms.contains(.ios) {
      let count = context.itemCount(of: toolbar, on: .ios)
      let hasMore = context.entries(of: toolbar).contains { entry in
        guard case .pullDownButton(let button) = entry.unit.content else { return false }
        return button.isMore && button.platforms.contains(.ios)
      }
      guard count > context.options[CrowdedToolbar.ios], !hasMore else { continue }
      report(
        "a More button could hold some of the \(count) items\(context.suffix(.ios))",
        at: toolbar.source, severity: .note, fix: "add  <pull-down-button more=\"true\">")
    }
  }
}
