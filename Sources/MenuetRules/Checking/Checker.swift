package import MenuetLayout
package import MenuetModel
package import MenuetSource

/// Runs the rules over a resolved document.
package struct Checker {
  private let limits: LanguageLimits
  private let symbols: SymbolCatalog?
  private let strings: StringCatalog?
  private let files: Files?
  private let frameworks: FrameworkSet
  private let options: RuleOptions
  /// The metrics of a platform; `nil` for those built in.
  private let metrics: (@Sendable (Platform) -> MetricSet)?

  /// The paths of a document and of the String Catalog that was read for it.
  package struct Files: Sendable {
    let document: String
    let catalog: String

    package init(document: String, catalog: String) {
      self.document = document
      self.catalog = catalog
    }
  }

  package init(
    limits: LanguageLimits = LanguageLimits(), symbols: SymbolCatalog? = nil,
    strings: StringCatalog? = nil, files: Files? = nil, frameworks: FrameworkSet = .uikit,
    options: RuleOptions = RuleOptions(),
    metrics: (@Sendable (Platform) -> MetricSet)? = nil
  ) {
    self.metrics = metrics
    self.limits = limits
    self.symbols = symbols
    self.strings = strings
    self.files = files
    self.frameworks = frameworks
    self.options = options
  }

  /// Returns whether this is an error that is one of the layout: a document with no others can be
  /// laid out. Steps of `shrink` that mean nothing have no layout.
  package static func leavesLayout(_ finding: Diagnostic) -> Bool {
    finding.rule != InvalidShrinkStep.info.id
      && RuleRegistry.layouts.contains { $0.info.id == finding.rule }
  }

  /// Checks a document against every rule that the policy has not switched off.
  ///
  /// - Returns: The layouts of toolbars that the rules have asked for.
  @discardableResult
  package func check(
    _ document: Document, _ written: any WrittenDocument, into sink: inout DiagnosticSink
  ) -> ToolbarLayouts {
    // The facts that rules ask for are more work than most rules.
    let policy = sink.policy
    let runsAny = RuleRegistry.rules.contains {
      policy.runs($0.info.id, isPedantic: $0.info.isPedantic)
    }
    guard runsAny else { return ToolbarLayouts() }
    let context = RuleContext(
      document, written, limits: limits, symbols: symbols, strings: strings, files: files,
      frameworks: frameworks, options: options, policy: policy)
    var run = CheckRun(context: context, policy: policy)
    let layouts = Layouts(
      document, toolbars: context.walk.toolbars, strings: strings, metrics: metrics)
    run.askAll(layouts)
    for diagnostic in run.findings.unique
    where diagnostic.severity == .error || !written.isInBrokenTag(diagnostic.location) {
      sink.report(diagnostic)
    }
    return layouts.made
  }
}

/// The rules of one check, by what they look at. What no rule of a kind looks at is not even listed.
private struct CheckRun {
  let context: RuleContext
  let policy: RulePolicy
  private(set) var findings: Findings

  init(context: RuleContext, policy: RulePolicy) {
    self.context = context
    self.policy = policy
    findings = Findings(context.written, of: EmptyMenu.self)
  }

  mutating func askAll(_ layouts: Layouts) {
    let context = context
    let document = context.document
    ask(RuleRegistry.document, about: [document]) { $0.source }
    ask(RuleRegistry.command, about: document.commands.filter { $0.kind == .toggle }) { $0.source }
    ask(RuleRegistry.menuLevel, about: context.walk.levels) { $0.source }
    ask(RuleRegistry.shortcutTable, about: [ShortcutTable(context)]) { _ in document.source }
    ask(RuleRegistry.menuTitle, about: context.menuTitles) { $0.source }
    ask(RuleRegistry.placement, about: context.walk.placements) { $0.item.source }
    ask(RuleRegistry.buttonPlace, about: context.walk.buttonPlaces) { $0.item.source }
    ask(RuleRegistry.choice, about: document.choices) { $0.source }
    ask(RuleRegistry.popUpButton, about: context.walk.popUpButtons) { $0.source }
    ask(RuleRegistry.pullDownButton, about: context.walk.pullDownButtons) { $0.source }
    ask(RuleRegistry.dialog, about: context.dialogButtons) { $0.source }
    ask(RuleRegistry.toolbar, about: context.walk.toolbars) { $0.source }
    ask(RuleRegistry.sheet, about: document.sheets) { $0.source }
    ask(RuleRegistry.popover, about: document.popovers) { $0.source }
    let sources = document.dragSources.filter { isKnown($0.region) }
    ask(RuleRegistry.dragSource, about: sources) { $0.source }
    let targets = document.dropTargets.filter { isKnown($0.region) }
    ask(RuleRegistry.dropTarget, about: targets) { $0.source }
    ask(RuleRegistry.layouts, about: [layouts]) { _ in document.source }
  }

  /// Asks the rules of a kind that run and may speak: nothing that they read of the subject was
  /// refused.
  private mutating func ask<Subject>(
    _ rules: [any Rule<Subject>.Type], about subjects: @autoclosure () -> [Subject],
    _ source: (Subject) -> SourceReference
  ) {
    let rules = rules.filter { policy.runs($0.info.id, isPedantic: $0.info.isPedantic) }
    if rules.isEmpty { return }
    let subjects = subjects()
    let written = context.written
    for index in subjects.indices {
      for rule in rules {
        let isUnbroken =
          !written.isIncomplete
          || rule.info.reads.areUnbroken(source(subjects[index]).node, in: written)
        guard isUnbroken else { continue }
        findings.rule = rule
        rule.init().check(subjects[index], in: context, report: &findings)
      }
    }
  }

  /// Returns whether a region is surely what its author meant: much follows from its control.
  private func isKnown(_ region: ContentRegion?) -> Bool {
    region.map { !context.written.mayLackAttributes($0.source.node) } ?? true
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
