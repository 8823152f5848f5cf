import MenuetModel
import MenuetSource

/// Flags a pop-up button with so few or so many options that another control does better.
struct PopUpOrSegmented: Rule {
  static let info = RuleInfo(
    id: "pop-up-vs-segmented", .popUps, .note,
    "a pop-up button has neither two options nor very many",
    guideline: .popUpButtons(
      "a pop-up button saves space where not all options need to be visible at all times"),
    why: """
      Two options fit side by side, and are then chosen with one press. In a long list people have to
      scroll a menu, where a searchable list would help.
      """,
    example: """
      - §<pop-up-button§ id="units" title="Units">
      -   <option id="metric" title="Metric" default="true"/>
      -   <option id="imperial" title="Imperial"/>
      - </pop-up-button>
      + <commands>
      +   <choice id="units" title="Units">
      +     <option id="metric" title="Metric" default="true"/>
      +     <option id="imperial" title="Imperial"/>
      +   </choice>
      + </commands>
      + <segmented choice="units"/>
      """, thresholds: [fewOptions, manyOptions])
  static let fewOptions = Threshold(
    "pop-up-vs-segmented.few-options", 2, .ours,
    "the most options for which a toggle or a segmented control does better")
  static let manyOptions = Threshold(
    "pop-up-vs-segmented.many-options", 12, .ours, "the most options of a pop-up button")

  func check(_ button: PopUpButton, in context: RuleContext, report: inout Findings) {
    guard let choice = context.document.choice(button.subject) else { return }
    let most = context.greatest(on: button.platforms) { platform in
      choice.options.count { $0.platforms.contains(PlatformSet(platform)) }
    }
    let remedy: String
    if most.count > 1, most.count <= context.options[Self.fewOptions] {
      remedy = "a segmented control or a toggle shows them all"
    } else if most.count > context.options[Self.manyOptions] {
      remedy = "a list or a picker lets people scroll and search"
    } else {
      return
    }
    report(
      "a pop-up button has \(most.count) options: \(remedy)", at: button.source,
      fix: "use another control")
  }
}
