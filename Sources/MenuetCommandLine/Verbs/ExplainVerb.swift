import MenuetAnalysis
import MenuetGeneration
import MenuetSource

/// `menuet explain`: prints what is known of rules.
struct ExplainVerb: Verb {
  static let info = VerbInfo(
    name: "explain", summary: "says what a rule wants, why, and how to follow it", operand: .rules,
    options: [.list, .pageFormat, .color, .help],
    examples: ["explain pop-up-flat-list", "explain --list", "explain --list --format markdown"])

  private let rules: [RuleInfo]
  private let lists: Bool
  private let format: PageFormat
  private let color: ColorChoice

  init(_ arguments: Arguments) throws(UsageError) {
    lists = arguments.contains(.list)
    format = arguments.word(.pageFormat) ?? .text
    color = arguments.word(.color) ?? .auto
    if lists {
      if let word = arguments.operands.first { throw .operandUnexpected(word) }
      rules = RuleRegistry.rules.map { rule in rule.info }
      return
    }
    if arguments.operands.isEmpty {
      throw .operandMissing(verb: Self.info.name, operand: Self.info.operand.word)
    }
    var rules: [RuleInfo] = []
    for id in arguments.operands { rules.append(try Self.rule(id)) }
    self.rules = rules
  }

  private static func rule(_ id: String) throws(UsageError) -> RuleInfo {
    // A copy from a diagnostic may come with its brackets.
    let name = String(id.drop { $0 == "[" }.prefix { $0 != "]" })
    if let rule = RuleRegistry.info(name) { return rule }
    throw .ruleUnknown(name, near: NearMiss.best(for: name, in: RuleRegistry.ids))
  }

  func run(in session: Session) throws(UsageError) {
    let output = session.streams.output
    let style = TerminalStyle(color, for: output, in: session.environment)
    switch (format, lists) {
    case (.json, _): output.write(RulePageJSON.bytes(of: rules, isList: lists))
    case (.text, true): output.write(RulePageText(style: style).list(of: rules))
    case (.text, false):
      let pages = rules.map { RulePageText(style: style).page(of: $0) }
      output.write(pages.joined(separator: "\n"))
    case (.markdown, true): output.write(RulePageMarkdown.list(of: rules))
    case (.markdown, false):
      output.write(rules.map { RulePageMarkdown.page(of: $0) }.joined(separator: "\n"))
    }
  }
}
