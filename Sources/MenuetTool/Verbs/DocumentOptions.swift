import Menuet
import MenuetLayout
package import MenuetModel
import MenuetSource
package import MenuetXML

/// The options that all verbs share that read documents.
package struct DocumentOptions {
  package var operands: [String]
  package let root: String?
  package let diagnostics: DiagnosticFormat
  package let color: ColorChoice
  /// The most documents that are worked on at a time.
  package let jobs: Int
  package let isQuiet: Bool
  let isVerbose: Bool
  let metricsPath: String?
  let fontPath: String?
  let symbolsPath: String?
  let configurationPath: String?
  /// The frameworks that the app is written for; `nil` to follow the configuration.
  package let frameworks: FrameworkSet?
  package let ruleSettings: [RuleSetting]
  package let xmlLimits: XMLLimits
  let languageLimits: LanguageLimits

  package init(_ arguments: Arguments, verb: VerbInfo) throws(UsageError) {
    if arguments.operands.isEmpty, verb.operand != .none {
      throw .operandMissing(verb: verb.name, operand: verb.operand.word)
    }
    try arguments.exclude(.quiet, .verbose)
    operands = arguments.operands
    root = arguments[.root]
    diagnostics = arguments.word(.diagnostics) ?? .text
    color = arguments.word(.color) ?? .auto
    jobs = arguments.number(.jobs) ?? Workers.processors
    isQuiet = arguments.contains(.quiet)
    isVerbose = arguments.contains(.verbose)
    metricsPath = arguments[.metrics]
    fontPath = arguments[.font]
    symbolsPath = arguments[.symbols]
    configurationPath = arguments[.configuration]
    frameworks = arguments.words(.framework, as: Framework.self).map { frameworks in
      frameworks.reduce(into: []) { $0.formUnion(FrameworkSet($1)) }
    }
    var ruleSettings: [RuleSetting] = []
    for text in arguments.all(.rule) { ruleSettings.append(try RuleSetting(text)) }
    self.ruleSettings = ruleSettings
    xmlLimits = XMLLimits(arguments)
    languageLimits = LanguageLimits(arguments)
  }

  /// The options of the compiler: the command line, and below it a configuration.
  func compilerOptions(over configuration: Configuration) -> Compiler.Options {
    var options = Compiler.Options()
    options.policy = RulePolicy(configuration.rules + ruleSettings)
    options.ruleOptions = configuration.thresholds
    options.frameworks = frameworks ?? configuration.framework.map { FrameworkSet($0) } ?? .uikit
    options.xmlLimits = xmlLimits
    options.languageLimits = languageLimits
    return options
  }

  /// The most bytes of a file that are looked at: a character takes at most four, and one more byte
  /// shows that there are too many.
  package var readLimit: Int { xmlLimits.documentBytes * 4 + 4 }

  /// Finds the documents that the command line names.
  ///
  /// - Parameter kind: The files that folders are searched for.
  package func documents(of kind: FileKind = .documents) throws(UsageError) -> DocumentSearch {
    var search = DocumentSearch(root: root, kind: kind)
    for operand in operands { try search.add(operand) }
    return search
  }

  /// A line for those who want to know what goes on.
  package func say(_ text: String, in session: Session) {
    guard isVerbose, diagnostics == .text else { return }
    session.streams.error.write("menuet: \(text)\n")
  }

  /// - Parameters:
  ///   - isOfDocuments: False where the findings are in files of other tools.
  ///   - sink: Where the report goes; standard error by default.
  package func report(
    in session: Session, isStrict: Bool = false, isBySeverity: Bool = false,
    isOfDocuments: Bool = true, to sink: ByteSink? = nil
  ) throws(UsageError) -> Report {
    let sink = sink ?? session.streams.error
    let reporter: any Reporter
    if diagnostics == .text {
      reporter = TextReporter(
        sink: sink, style: TerminalStyle(color, for: sink, in: session.environment),
        showsSummary: !isQuiet, isOfDocuments: isOfDocuments)
    } else if let other = session.makeReporter(diagnostics, sink) {
      reporter = other
    } else {
      throw .wordUnknown(
        diagnostics.rawValue, option: CommandOption.diagnostics.spelling,
        allowed: [DiagnosticFormat.text.rawValue])
    }
    return Report(
      reporter, session: session, isStrict: isStrict, isQuiet: isQuiet, isBySeverity: isBySeverity)
  }
}

extension XMLLimits {
  package init(_ arguments: Arguments) {
    self.init()
    documentBytes = arguments.number(.maxDocumentBytes) ?? documentBytes
    nesting = arguments.number(.maxNesting) ?? nesting
    elements = arguments.number(.maxElements) ?? elements
  }
}

extension LanguageLimits {
  package init(_ arguments: Arguments) {
    self.init()
    titleBytes = arguments.number(.maxTitleBytes) ?? titleBytes
    toolbarUnits = arguments.number(.maxToolbarUnits) ?? toolbarUnits
    includeLevels = arguments.number(.maxIncludeLevels) ?? includeLevels
    conditionVariables = arguments.number(.maxConditionVariables) ?? conditionVariables
    conditionLevels = arguments.number(.maxConditionLevels) ?? conditionLevels
  }
}
