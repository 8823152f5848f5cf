import MenuetModel
import MenuetSource

/// Flags a pull-down button that holds one choice and nothing else.
struct ExclusivePullDown: DocumentRule {
  static let info = RuleInfo(
    id: "pull-down-exclusive", .popUps, .warning,
    "a list of exclusive options is a pop-up button",
    guideline: .pullDownButtons(
      "for mutually exclusive options that aren't commands a pop-up button is used"),
    why: """
      A pop-up button shows which option holds. A pull-down button keeps its title, so people have to
      open it to see. Buttons for sorting, filtering, grouping and the view are commonly pull-downs.
      """,
    failing: """
      §<pull-down-button§ id="priority-button" title="Priority">
        <choice id="priority" title="Priority">
          <option id="high" title="High"/>
          <option id="medium" title="Medium" default="true"/>
          <option id="low" title="Low"/>
        </choice>
      </pull-down-button>
      """,
    passing: """
      <pop-up-button id="priority" title="Priority">
        <option id="high" title="High"/>
        <option id="medium" title="Medium" default="true"/>
        <option id="low" title="Low"/>
      </pop-up-button>
      """)

  private static let usual: Set<Word> = [
    "sort", "filter", "group", "view", "display", "layout", "arrange", "order", "show",
  ]
  private static let usualChinese = ["排序", "过滤", "篩選", "筛选", "分组", "显示", "顯示"]

  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    for button in context.walk.pullDownButtons {
      guard button.primary == nil, !button.isMore,
        // What has no title may be one that is usual.
        let title = button.title, !isUsual(title, context),
        let choice = onlyChoice(of: button.content), !context.mayLackParts(button.source)
      else { continue }
      report.report(
        Self.self, "a button that holds the choice '\(choice)' and nothing else is a pop-up button",
        at: context.location(button.source),
        fixIts: [FixIt("use  <pop-up-button choice=\"\(choice)\">")])
    }
  }

  private func isUsual(_ title: String, _ context: RuleContext) -> Bool {
    switch context.titleLanguage {
    case .english: TitleWords(title).first.map(Self.usual.contains) ?? false
    case .chinese: Self.usualChinese.contains { title.hasPrefix($0) }
    case .other: false
    }
  }

  /// The id of the choice that is all there is in a menu.
  private func onlyChoice(of content: [MenuElement]) -> String? {
    var id: String?
    for element in content {
      switch element {
      case .item(let item) where item.kind == .choice && id == nil: id = item.id
      case .section(let section) where id == nil:
        guard let inner = onlyChoice(of: section.content) else { return nil }
        id = inner
      case .separator: break
      default: return nil
      }
    }
    return id
  }
}
