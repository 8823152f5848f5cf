import MenuetModel
import MenuetSource

/// Flags a toolbar item that has only a symbol, or the symbol of another one.
struct UnclearToolbarItem: Rule {
  static let info = RuleInfo(
    id: "toolbar-unclear", .toolbars, .warning,
    grades: [.note("for the symbol of another item")],
    "a toolbar item has a title, and a symbol of its own",
    guideline: .toolbars("the meaning of each toolbar item is clear"),
    why: """
      The title is what VoiceOver reads, what the pointer shows, and what stands in the overflow menu.
      Two items with one symbol can only be told apart by trying.
      """,
    example: """
        <toolbar id="main" platforms="ipados macos">
          <center>
      -     §<pull-down-button§ id="add" symbol="plus">
      +     <pull-down-button id="add" title="Add" symbol="plus">
              <command id="add-photo" title="Add Photo"/>
              <command id="add-scan" title="Add Scan"/>
              <command id="add-link" title="Add Link"/>
            </pull-down-button>
          </center>
        </toolbar>
      """, reads: .subject)

  /// The items with one symbol that another one is compared with.
  private static let mostCompared = 8

  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings) {
    var seen: [String: [ToolbarEntry]] = [:]
    for entry in context.entries(of: toolbar) {
      reportMissingTitle(entry.unit, in: context, report: &report)
      let face = context.document.face(of: entry.unit)
      guard let symbol = face.symbol, face.form(entry.unit.display) == .icon else { continue }
      let rival = seen[symbol]?.first { other in
        isRival(other.unit, entry.unit)
          && context.canMeet(context.presence(of: other), context.presence(of: entry))
      }
      if let rival {
        reportSymbol(symbol, of: entry.unit, rival.unit, in: context, report: &report)
      } else if seen[symbol, default: []].count < Self.mostCompared {
        seen[symbol, default: []].append(entry)
      }
    }
  }

  /// A pop-up button without a title is `pop-up-predict`.
  private func reportMissingTitle(
    _ unit: ToolbarUnit, in context: RuleContext, report: inout Findings
  ) {
    guard case .pullDownButton(let button) = unit.content, button.title == nil,
      button.accessibilityLabel == nil
    else { return }
    report(
      "a toolbar item that shows only a symbol has a title", at: unit.source, fix: "add 'title'")
  }

  /// Returns whether two units compete: they have no command in common, not even a button's primary
  /// one.
  private func isRival(_ first: ToolbarUnit, _ second: ToolbarUnit) -> Bool {
    let (ids, others) = (Self.commands(of: first), Self.commands(of: second))
    return ids.isDisjoint(with: others)
  }

  private static func commands(of unit: ToolbarUnit) -> Set<String> {
    switch unit.content {
    case .pullDownButton(let button): [button.id, button.primary ?? button.id]
    default: [unit.item?.id ?? unit.id]
    }
  }

  private func reportSymbol(
    _ symbol: String, of unit: ToolbarUnit, _ other: ToolbarUnit, in context: RuleContext,
    report: inout Findings
  ) {
    let (title, first) = (context.title(of: unit), context.title(of: other))
    report(
      "'\(symbol)' is the symbol of '\(first)' and of '\(title)'", at: context.location(of: unit),
      severity: .note,
      notes: [DiagnosticNote("'\(first)' is here", at: context.location(of: other))],
      fix: "choose another symbol, or show the title  display=\"title\"")
  }
}
