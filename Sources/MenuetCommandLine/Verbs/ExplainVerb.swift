import MenuetModel
import Menuet
import MenuetGeneration
import MenuetSource
import MenuetTool

/// `menuet explain`: prints what is known of rules.
struct ExplainVerb: Verb {
  static let info = VerbInfo(
    name: "explain", summary: "says what a rule wants, why, and how to follow it", operand: .rules,
    options: [.list, .pageFormat, .color, .help],
    examples: ["explain pop-up-flat-list", "explain --list", "explain --list --format markdown"])

  private let rules: [RuleInfo]
  /// The ids that are no rules.
  private let failures: [FailurePage]
  private let lists: Bool
  private let format: PageFormat
  private let color: ColorChoice

  init(_ arguments: Arguments) throws(UsageError) {
    lists = arguments.contains(.list)
    format = arguments.word(.pageFormat) ?? .text
    color = arguments.word(.color) ?? .auto
    if lists {
      if let word = arguments.operands.first { throw .operandUnexpected(word) }
      rules = RuleCatalog.rules
      failures = []
      return
    }
    if arguments.operands.isEmpty {
      throw .operandMissing(verb: Self.info.name, operand: Self.info.operand.word)
    }
    var rules: [RuleInfo] = []
    var failures: [FailurePage] = []
    for word in arguments.operands {
      // A copy from a diagnostic may come with its brackets.
      let id = String(word.drop { $0 == "[" }.prefix { $0 != "]" })
      if let rule = RuleCatalog.info(id) {
        rules.append(rule)
      } else if let page = FailurePage(id) {
        failures.append(page)
      } else {
        let ids = RuleCatalog.ids + FailurePage.ids
        throw .ruleUnknown(id, near: NearMiss.best(for: id, in: ids))
      }
    }
    self.rules = rules
    self.failures = failures
  }

  func run(in session: Session) throws(UsageError) {
    let output = session.streams.output
    let style = TerminalStyle(color, for: output, in: session.environment)
    switch (format, lists) {
    case (.json, _):
      if lists || !rules.isEmpty { output.write(RulePageJSON.bytes(of: rules, isList: lists)) }
      for page in failures { output.write(page.json) }
    case (.text, true): output.write(RulePageText(style: style).list(of: rules))
    case (.text, false):
      let pages = rules.map { RulePageText(style: style).page(of: $0) } + failures.map(\.text)
      output.write(pages.joined(separator: "\n"))
    case (.markdown, true): output.write(RulePageMarkdown.list(of: rules))
    case (.markdown, false):
      let pages = rules.map { RulePageMarkdown.page(of: $0) } + failures.map(\.markdown)
      output.write(pages.joined(separator: "\n"))
    }
  }
}
