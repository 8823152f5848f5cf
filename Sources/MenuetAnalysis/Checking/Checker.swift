package import MenuetModel
package import MenuetSource

/// Runs the rules over a resolved document.
package struct Checker {
  private let limits: LanguageLimits
  private let symbols: SymbolCatalog?
  private let strings: StringCatalog?
  private let options: RuleOptions
  private let measure: (any LayoutMeasure)?

  package init(
    limits: LanguageLimits = LanguageLimits(), symbols: SymbolCatalog? = nil,
    strings: StringCatalog? = nil, options: RuleOptions = RuleOptions(),
    measure: (any LayoutMeasure)? = nil
  ) {
    self.measure = measure
    self.limits = limits
    self.symbols = symbols
    self.strings = strings
    self.options = options
  }

  /// True for an error that is one of the layout: a document with no others can be laid out. Steps of
  /// `shrink` that mean nothing have no layout.
  package static func leavesLayout(_ finding: Diagnostic) -> Bool {
    finding.rule != InvalidShrinkStep.info.id
      && RuleRegistry.layoutRules.contains { $0.info.id == finding.rule }
  }

  /// Checks a document against every rule that the policy has not switched off.
  package func check(
    _ document: Document, _ sources: [BoundDocument], into sink: inout DiagnosticSink
  ) {
    let context = RuleContext(
      document, sources, limits: limits, symbols: symbols, strings: strings, options: options,
      reported: sink.diagnostics)
    var run = CheckRun(context: context, policy: sink.policy)
    run.checkDocument()
    run.checkCommands()
    run.checkMenus()
    run.checkPlaces()
    run.checkToolbars()
    if let measure { run.checkLayout(LayoutFacts(measure, context)) }
    for diagnostic in run.findings.unique
    where diagnostic.severity == .error || !context.isInBrokenTag(diagnostic.location) {
      sink.report(diagnostic)
    }
  }
}

/// The rules of one check, kind by kind. What no rule of a kind looks at is not even listed.
private struct CheckRun {
  let context: RuleContext
  let policy: RulePolicy
  private(set) var findings = Findings()

  init(context: RuleContext, policy: RulePolicy) {
    self.context = context
    self.policy = policy
  }

  private var document: Document { context.document }

  private func runs(_ rule: any Rule.Type) -> Bool {
    policy.runs(rule.info.id, isPedantic: rule.info.isPedantic)
  }

  mutating func checkDocument() {
    for rule in RuleRegistry.documentRules where runs(rule) {
      rule.init().check(document, in: context, report: &findings)
    }
  }

  mutating func checkCommands() {
    let commandRules = RuleRegistry.commandRules.filter(runs).map { $0.init() }
    for index in document.commands.indices {
      for rule in commandRules { rule.check(command: index, in: context, report: &findings) }
    }
    let toggleRules = RuleRegistry.toggleRules.filter(runs).map { $0.init() }
    if toggleRules.isEmpty { return }
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      for rule in toggleRules {
        rule.check(document.commands[index], in: context, report: &findings)
      }
    }
  }

  mutating func checkMenus() {
    let menuRules = RuleRegistry.menuRules.filter(runs).map { $0.init() }
    if !menuRules.isEmpty {
      for level in context.walk.levels {
        for rule in menuRules { rule.check(level, in: context, report: &findings) }
      }
    }
    let titleRules = RuleRegistry.titleRules.filter(runs).map { $0.init() }
    if titleRules.isEmpty { return }
    context.forEachMenuTitle { title in
      for rule in titleRules { rule.check(title, in: context, report: &findings) }
    }
  }

  mutating func checkPlaces() {
    let itemRules = RuleRegistry.itemRules.filter(runs).map { $0.init() }
    if !itemRules.isEmpty {
      let placements = context.walk.placements
      for index in placements.indices {
        for rule in itemRules { rule.check(placements[index], in: context, report: &findings) }
      }
    }
    let buttonRules = RuleRegistry.buttonRules.filter(runs).map { $0.init() }
    if buttonRules.isEmpty { return }
    for button in context.walk.buttonPlaces {
      for rule in buttonRules { rule.check(button, in: context, report: &findings) }
    }
  }

  mutating func checkToolbars() {
    let toolbarRules = RuleRegistry.toolbarRules.filter(runs).map { $0.init() }
    if toolbarRules.isEmpty { return }
    for toolbar in context.walk.toolbars {
      for rule in toolbarRules { rule.check(toolbar, in: context, report: &findings) }
    }
  }

  mutating func checkLayout(_ layout: LayoutFacts) {
    for rule in RuleRegistry.layoutRules where runs(rule) {
      rule.init().check(layout, in: context, report: &findings)
    }
  }
}

extension Findings {
  /// The findings without repetitions: a menu that several submenus show is checked in each place,
  /// but written once.
  var unique: [Diagnostic] {
    struct Key: Hashable {
      var rule: RuleID
      var location: SourceLocation
      var message: String
    }
    var seen: Set<Key> = []
    return diagnostics.filter {
      seen.insert(Key(rule: $0.rule, location: $0.location, message: $0.message)).inserted
    }
  }
}
