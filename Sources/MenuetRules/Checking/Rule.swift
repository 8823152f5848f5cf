import MenuetLayout
package import MenuetModel
import MenuetSource

/// A rule: what is known of it, and, for rules that look at the resolved document, its check.
///
/// Rules of the grammar have no check of their own: the stage that meets the mistake makes the
/// finding with the rule's own words.
package protocol Rule: Sendable {
  static var info: RuleInfo { get }
}

/// A rule that looks at the document as a whole.
protocol DocumentRule: Rule {
  init()
  func check(_ document: Document, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each command and toggle, given by its number in the document: a command is
/// large, and copying all of them costs more than most rules.
protocol CommandRule: Rule {
  init()
  func check(command index: Int, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each toggle.
protocol ToggleRule: Rule {
  init()
  func check(_ toggle: Command, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each level of each menu: what stands directly in a menu, submenu, section,
/// pull-down button, context or edit menu.
protocol MenuRule: Rule {
  init()
  func check(_ level: MenuLevel, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at the wording of each title that a menu shows, once.
protocol TitleRule: Rule {
  init()
  func check(_ title: MenuTitle, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each item, wherever it is placed.
protocol ItemRule: Rule {
  init()
  func check(_ placement: Placement, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at everything that people press where it stands: buttons, and the items of
/// toolbars, sheets, covers, popovers and alerts.
protocol ButtonRule: Rule {
  init()
  func check(_ button: ButtonPlace, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each choice.
protocol ChoiceRule: Rule {
  init()
  func check(_ choice: Choice, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each pop-up button, also in toolbars and presentations.
protocol PopUpRule: Rule {
  init()
  func check(_ button: PopUpButton, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each pull-down button, also in toolbars and presentations.
protocol PullDownRule: Rule {
  init()
  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each sheet, cover, popover and alert in which people press something.
protocol DialogRule: Rule {
  init()
  func check(_ dialog: Dialog, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each toolbar.
protocol ToolbarRule: Rule {
  init()
  func check(_ toolbar: Toolbar, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at how much room things take.
protocol LayoutRule: Rule {
  init()
  func check(_ layouts: Layouts, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each sheet.
protocol SheetRule: Rule {
  init()
  func check(_ sheet: Sheet, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each popover.
protocol PopoverRule: Rule {
  init()
  func check(_ popover: Popover, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each drag source.
protocol DragSourceRule: Rule {
  init()
  func check(_ source: DragSource, in context: RuleContext, report: inout Findings)
}

/// A rule that looks at each drop target.
protocol DropTargetRule: Rule {
  init()
  func check(_ target: DropTarget, in context: RuleContext, report: inout Findings)
}

/// Collects what rules find.
struct Findings {
  fileprivate(set) var diagnostics: [Diagnostic] = []

  /// Reports a finding of a rule.
  mutating func report(
    _ rule: (some Rule).Type, _ message: String, at location: SourceLocation,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      rule.info.finding(message, at: location, severity: severity, notes: notes, fixIts: fixIts))
  }
}
