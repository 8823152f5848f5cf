import MenuetModel
import MenuetSource

/// Flags a destructive item of a pull-down button that is performed without asking.
struct UnconfirmedDestruction: Rule {
  static let info = RuleInfo(
    id: "destructive-confirm", .generic, .warning,
    grades: [.note("in a context menu or a document menu")],
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

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var isReported: Set<Subject> = []
    // What a pull-down button shows elsewhere too is one decision, of more weight there.
    for surfaces in [[MenuLevel.Surface.pullDown], [.contextMenu, .documentMenu]] {
      for placement in context.walk.placements {
        let item = placement.item
        guard case .menu(let surface) = placement.place, surfaces.contains(surface),
          context.destroysUnasked(item), isReported.insert(item.subject).inserted
        else { continue }
        report(
          "'\(document.title(of: item))' destroys data without asking",
          at: context.location(of: item), severity: surface == .pullDown ? .warning : .note,
          fix: "ask by an alert: confirm=\"…\"; or add undoable=\"true\"")
      }
    }
  }
}

extension RuleContext {
  /// Returns whether an item destroys data, asks for nothing before and cannot be undone.
  fileprivate func destroysUnasked(_ item: Item) -> Bool {
    guard isDestructive(item), let command = document.command(of: item) else { return false }
    return !command.traits.contains(.undoable) && command.confirm == nil
      && item.overrides?.value.confirm == nil && !presentsDialog(item)
  }

  /// Returns whether an item opens something in which people go on, or close it. A share sheet asks
  /// nothing.
  private func presentsDialog(_ item: Item) -> Bool {
    target(of: item).map { presented.kinds[$0] != .activityView } ?? false
  }
}
