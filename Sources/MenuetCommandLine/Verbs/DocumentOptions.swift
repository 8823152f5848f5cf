import Menuet
import MenuetAnalysis
import MenuetLayout
import MenuetModel
import MenuetSource
import MenuetXML

/// The options that all verbs share that read documents.
struct DocumentOptions {
  let operands: [String]
  let root: String?
  let diagnostics: DiagnosticFormat
  let color: ColorChoice
  let isQuiet: Bool
  let isVerbose: Bool
  let metricsPath: String?
  let symbolsPath: String?
  let policy: RulePolicy
  let xmlLimits: XMLLimits
  let languageLimits: LanguageLimits

  init(_ arguments: Arguments, verb: VerbInfo) throws(UsageError) {
    if arguments.operands.isEmpty {
      throw .operandMissing(verb: verb.name, operand: verb.operand.word)
    }
    try arguments.exclude(.quiet, .verbose)
    operands = arguments.operands
    root = arguments[.root]
    diagnostics = arguments.word(.diagnostics) ?? .text
    color = arguments.word(.color) ?? .auto
    isQuiet = arguments.contains(.quiet)
    isVerbose = arguments.contains(.verbose)
    metricsPath = arguments[.metrics]
    symbolsPath = arguments[.symbols]
    policy = try RulePolicy(settings: arguments.all(.rule))
    xmlLimits = XMLLimits(arguments)
    languageLimits = LanguageLimits(arguments)
  }

  /// What the compiler takes into account.
  var compilerOptions: Compiler.Options {
    var options = Compiler.Options()
    options.policy = policy
    options.xmlLimits = xmlLimits
    options.languageLimits = languageLimits
    return options
  }

  /// The most bytes of a file that are looked at: a character takes at most four, and one more byte
  /// shows that there are too many.
  var readLimit: Int { xmlLimits.documentBytes * 4 + 4 }

  func report(in session: Session, isStrict: Bool = false) -> Report {
    let sink = session.streams.error
    let reporter: any Reporter =
      switch diagnostics {
      case .json: JSONReporter(sink: sink)
      case .text:
        TextReporter(
          sink: sink, style: TerminalStyle(color, for: sink, in: session.environment),
          showsSummary: !isQuiet)
      }
    return Report(reporter, session: session, isStrict: isStrict, isQuiet: isQuiet)
  }
}

extension RulePolicy {
  /// Reads `ID=SEVERITY`; the last setting of a rule counts.
  init(settings: [String]) throws(UsageError) {
    self.init()
    for text in settings {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let severity = RuleSeverity(rawValue: parts[1]) else {
        throw .ruleSettingInvalid(text)
      }
      let setting = Severity(rawValue: severity.rawValue).map { Setting.severity($0) } ?? .off
      if parts[0] == "pedantic" {
        pedantic = setting
        continue
      }
      guard let rule = RuleRegistry.info(parts[0]) else {
        let near = NearMiss.best(for: parts[0], in: RuleRegistry.ids + ["pedantic"])
        throw .ruleUnknown(parts[0], near: near)
      }
      if rule.isStructural, setting != .severity(rule.severity) {
        throw .ruleStructural(parts[0], least: rule.severity.rawValue)
      }
      self[rule.id] = setting
    }
  }
}

extension XMLLimits {
  init(_ arguments: Arguments) {
    self.init()
    documentBytes = arguments.number(.maxDocumentBytes) ?? documentBytes
    nesting = arguments.number(.maxNesting) ?? nesting
    elements = arguments.number(.maxElements) ?? elements
  }
}

extension LanguageLimits {
  init(_ arguments: Arguments) {
    self.init()
    titleBytes = arguments.number(.maxTitleBytes) ?? titleBytes
    toolbarUnits = arguments.number(.maxToolbarUnits) ?? toolbarUnits
    conditionVariables = arguments.number(.maxConditionVariables) ?? conditionVariables
    conditionLevels = arguments.number(.maxConditionLevels) ?? conditionLevels
    includeLevels = arguments.number(.maxIncludeLevels) ?? includeLevels
  }
}
