import Menuet
import MenuetGeneration
import MenuetModel
import MenuetSchemas
import MenuetSource
import MenuetTool

/// `menuet explain`: prints what is known of rules and of the language.
struct ExplainVerb: Verb {
  static let info = VerbInfo(
    name: "explain",
    summary: "says all about a rule, element, attribute or kind of values",
    operand: .topics, options: [.list, .pageFormat, .color, .help],
    notes: [
      "Without a name it lists what there is. A name may mean several things, such as the element"
        + " and the attribute 'title'; all are printed."
    ],
    examples: [
      "explain pop-up-flat-list", "explain toolbar", "explain item.priority", "explain shortcut",
      "explain --list --format markdown",
    ])

  private enum Request {
    case overview
    case rules
    case topics([ExplainTopic])
  }

  private let request: Request
  private let format: PageFormat
  private let color: ColorChoice

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.word(.pageFormat) ?? .text
    color = arguments.word(.color) ?? .auto
    if arguments.contains(.list) {
      if let word = arguments.operands.first { throw .operandUnexpected(word) }
      request = .rules
      return
    }
    if arguments.operands.isEmpty {
      request = .overview
      return
    }
    var topics: [ExplainTopic] = []
    for word in arguments.operands {
      // A copy may come with the brackets of a diagnostic, of a tag, or with quotes.
      let bare = String(word.drop { "[<?'\"".contains($0) }.prefix { !"]>/'\" ".contains($0) })
      // The key of a shortcut may be such a sign.
      let name = bare.isEmpty ? word : bare
      let named = ExplainTopic.all(named: name)
      if named.isEmpty { throw ExplainTopic.unknown(name) }
      topics += named
    }
    request = .topics(topics)
  }

  func run(in session: Session) throws(UsageError) {
    let output = session.streams.output
    let style = TerminalStyle(color, for: output, in: session.environment)
    switch (request, format) {
    case (.overview, .text): output.write(TopicOverview().text(style: style))
    case (.overview, .markdown): output.write(TopicOverview().markdown)
    case (.overview, .json): output.write(TopicOverview().json)
    case (.rules, .text): output.write(RulePageText(style: style).list(of: RuleCatalog.rules))
    case (.rules, .markdown): output.write(RulePageMarkdown.list(of: RuleCatalog.rules))
    case (.rules, .json): output.write(TopicJSON.bytes(of: RuleCatalog.rules))
    case (.topics(let topics), .text):
      output.write(topics.map { $0.text(style: style) }.joined(separator: "\n"))
    case (.topics(let topics), .markdown):
      output.write(topics.map(\.markdown).joined(separator: "\n"))
    case (.topics(let topics), .json): output.write(TopicJSON.bytes(of: topics))
    }
  }
}

extension ExplainTopic {
  fileprivate func text(style: TerminalStyle) -> String {
    switch self {
    case .rule(let rule): RulePageText(style: style).page(of: rule)
    case .failure(let page): page.text
    case .reference(let page): ReferencePageText(style: style).text(of: page)
    case .word(let page): page.text
    }
  }

  fileprivate var markdown: String {
    switch self {
    case .rule(let rule): RulePageMarkdown.page(of: rule)
    case .failure(let page): page.markdown
    case .reference(let page): ReferenceMarkdown.plain.text(page)
    case .word(let page): page.markdown
    }
  }
}
