import MenuetModel
import MenuetSource

/// Flags a pull-down button that holds one choice and nothing else.
struct ExclusivePullDown: Rule {
  static let info = RuleInfo(
    id: "pull-down-exclusive", .popUps, .note,
    "a list of exclusive options is a pop-up button",
    guideline: .pullDownButtons(
      "for mutually exclusive options that aren't commands a pop-up button is used"),
    why: """
      A pop-up button shows which option holds. A pull-down button keeps its title, so people have to
      open it to see. Buttons titled Sort, Filter, Group and View are commonly pull-downs.
      """,
    example: """
      - §<pull-down-button§ id="priority-button" title="Priority">
      -   <choice id="priority" title="Priority">
      -     <option id="high" title="High"/>
      -     <option id="medium" title="Medium" default="true"/>
      -     <option id="low" title="Low"/>
      -   </choice>
      - </pull-down-button>
      + <pop-up-button id="priority" title="Priority">
      +   <option id="high" title="High"/>
      +   <option id="medium" title="Medium" default="true"/>
      +   <option id="low" title="Low"/>
      + </pop-up-button>
      """, reads: .parts(.title, .primary, .more))

  /// The guideline's own examples of such pull-down buttons.
  private static let usual: WordList = ["sort", "filter", "group", "view"]

  func check(_ button: PullDownButton, in context: RuleContext, report: inout Findings) {
    guard button.primary == nil, !button.isMore, let choice = onlyChoice(of: button.content) else {
      return
    }
    let word = TitleWords(button.title ?? "").first
    guard word.map({ !Self.usual.contains($0) }) ?? true else { return }
    report(
      "a button that holds the choice '\(choice)' and nothing else is a pop-up button",
      at: button.source, fix: "use  <pop-up-button choice=\"\(choice)\">")
  }

  /// The id of the choice that is all there is in a menu.
  private func onlyChoice(of content: [MenuElement]) -> String? {
    let content = content.filter { element in
      if case .separator = element { false } else { true }
    }
    guard content.count == 1 else { return nil }
    switch content[0] {
    case .item(let item): return item.kind == .choice ? item.id : nil
    case .section(let section): return onlyChoice(of: section.content)
    default: return nil
    }
  }
}
