import MenuetModel
import MenuetSource

/// Flags a toggle whose title changes, without two different titles.
struct TitleToggleLabels: Rule {
  static let info = RuleInfo(
    id: "toggle-title-labels", .toggles, .error,
    grades: [.warning("for a title beside the two that are shown")],
    "a toggle of the form 'title' has two different titles, and one of the form 'checkmark' none of them",
    guideline: .menus("one item can change its title between two states: Show Ruler, Hide Ruler"),
    why: """
      With `form="title"` the title is all that tells the state: one title for both says nothing. A
      checkmark tells the state beside one title; further ones would show nowhere.
      """,
    example: """
        <menu id="view" title="View">
      -   <toggle id="ruler" form="title" off-title="Show Ruler" on-title="§Show Ruler§"/>
      +   <toggle id="ruler" form="title" off-title="Show Ruler" on-title="Hide Ruler"/>
        </menu>
      """, reads: .attributes(.form, .title, .onTitle, .offTitle))

  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    switch toggle.form {
    case .title: ToggleTitles(toggle).check(in: context, report: &report)
    case .checkmark: checkCheckmark(toggle, in: context, report: &report)
    case .pair, nil: return
    }
  }

  /// A title of a state that shows nowhere was most likely meant for another form.
  private func checkCheckmark(
    _ toggle: Command, in context: RuleContext, report: inout Findings
  ) {
    let stray = [AttributeName.onTitle, .offTitle].filter {
      context.isWritten($0, on: toggle.source)
    }
    guard let first = stray.first, context.isWritten(.title, on: toggle.source) else { return }
    let names = stray.map { "'\($0.spelling)'" }.joined(separator: " and ")
    report(
      "a toggle of the form 'checkmark' has one title; it shows no \(names)", at: first,
      of: toggle.source, fix: "leave \(names) out, or write form=\"title\"")
  }
}

/// The two titles of a toggle.
struct ToggleTitles {
  private let toggle: Command

  init(_ toggle: Command) { self.toggle = toggle }

  /// Reports titles that are missing or equal.
  func check(in context: RuleContext, report: inout Findings) {
    let form = toggle.form?.rawValue ?? ""
    let missing = [AttributeName.onTitle, .offTitle].filter {
      !context.isWritten($0, on: toggle.source)
    }
    guard missing.isEmpty else {
      let names = missing.map { "'\($0.spelling)'" }.joined(separator: " and ")
      report(
        "a toggle of the form '\(form)' needs \(names)", at: toggle.source, fix: "add \(names)")
      return
    }
    if context.isWritten(.title, on: toggle.source) {
      report(
        "a toggle of the form '\(form)' shows 'on-title' and 'off-title'; it shows no 'title'",
        at: .title, of: toggle.source, severity: .warning,
        fix: "leave 'title' out, or write form=\"checkmark\" and no other title")
    }
    guard let on = toggle.onTitle, let off = toggle.offTitle, on == off else { return }
    report(
      "the two titles of a toggle of the form '\(form)' differ", at: .onTitle, of: toggle.source,
      notes: [
        DiagnosticNote("the other title", at: context.location(.offTitle, of: toggle.source))
      ], fix: "say what the item does in each state")
  }
}
