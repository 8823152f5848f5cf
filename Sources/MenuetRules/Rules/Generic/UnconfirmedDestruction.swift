import MenuetModel
import MenuetSource

/// Flags a destructive item of a pull-down button that is performed without asking.
struct UnconfirmedDestruction: Rule {
  static let info = RuleInfo(
    id: "destructive-confirm", .generic, .warning,
    grades: [.note("in a context menu")],
    "a destructive item of a pull-down button asks before it acts",
    guideline: .pullDownButtons(
      "people confirm a destructive item of a pull-down button before it is performed"),
    why: """
      The menu of a pull-down button opens under the finger; a slip there must not cost data. What
      can be undone (`undoable="true"`) needs no question.
      """,
    example: """
        <pull-down-button id="manage" title="Manage Draft" symbol="doc">
          <command id="archive-draft" title="Archive Draft"/>
          <command id="lock-draft" title="Lock Draft"/>
      -   §<command§ id="delete-draft" title="Delete Draft" role="destructive"/>
      +   <command id="delete-draft" title="Delete Draft" role="destructive" confirm="delete-alert"/>
        </pull-down-button>
      + <alert id="delete-alert" title="Delete this draft?">
      +   <command id="confirm-delete" title="Delete Draft" role="destructive"/>
      +   <command system="cancel"/>
      + </alert>
      """)

  func check(_ placement: Placement, in context: RuleContext, report: inout Findings) {
    guard case .menu(let surface) = placement.place,
      surface == .pullDown || surface == .contextMenu,
      context.destroysUnasked(placement.item)
    else { return }
    let item = placement.item
    let isPullDown = surface == .pullDown
    let title = context.document.title(of: item)
    report(
      "'\(title)' destroys data without asking", at: context.location(of: item),
      severity: isPullDown ? .warning : .note,
      fix: "ask by an alert: confirm=\"…\"; or add undoable=\"true\"")
  }
}

extension RuleContext {
  /// Returns whether an item destroys data, asks for nothing before and cannot be undone.
  fileprivate func destroysUnasked(_ item: Item) -> Bool {
    guard isDestructive(item), let command = document.command(of: item) else { return false }
    return !command.traits.contains(.undoable) && command.confirm == nil && command.presents == nil
      && item.overrides?.value.confirm == nil && item.overrides?.value.presents == nil
  }
}
