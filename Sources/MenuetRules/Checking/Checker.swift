package import MenuetLayout
package import MenuetModel
package import MenuetSource

/// Runs the rules over a resolved document.
package struct Checker {
  private let limits: LanguageLimits
  private let symbols: SymbolCatalog?
  private let strings: StringCatalog?
  private let options: RuleOptions
  /// The metrics of a platform; `nil` for those built in.
  private let metrics: (@Sendable (Platform) -> MetricSet)?

  package init(
    limits: LanguageLimits = LanguageLimits(), symbols: SymbolCatalog? = nil,
    strings: StringCatalog? = nil, options: RuleOptions = RuleOptions(),
    metrics: (@Sendable (Platform) -> MetricSet)? = nil
  ) {
    self.metrics = metrics
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
    _ document: Document, _ written: any WrittenDocument, into sink: inout DiagnosticSink
  ) {
    let context = RuleContext(
      document, written, limits: limits, symbols: symbols, strings: strings, options: options)
    var run = CheckRun(context: context, policy: sink.policy)
    run.checkDocument()
    run.checkCommands()
    run.checkMenus()
    run.checkPlaces()
    run.checkButtonMenus()
    run.checkToolbars()
    run.checkPresentations()
    run.checkDragAndDrop()
    run.checkLayout(
      Layouts(document, toolbars: context.walk.toolbars, strings: strings, metrics: metrics))
    for diagnostic in run.findings.unique
    where diagnostic.severity == .error || !written.isInBrokenTag(diagnostic.location) {
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

  /// Returns whether a rule may speak of a subject: nothing that it reads was refused.
  private func mayAsk(_ rule: any Rule.Type, of node: NodeID) -> Bool {
    !context.written.isIncomplete || rule.info.reads.areUnbroken(node, in: context.written)
  }

  mutating func checkDocument() {
    for rule in RuleRegistry.documentRules
    where runs(rule) && mayAsk(rule, of: document.source.node) {
      rule.init().check(document, in: context, report: &findings)
    }
  }

  mutating func checkPresentations() {
    let sheetRules = RuleRegistry.sheetRules.filter(runs)
    for sheet in document.sheets {
      for rule in sheetRules where mayAsk(rule, of: sheet.source.node) {
        rule.init().check(sheet, in: context, report: &findings)
      }
    }
    let popoverRules = RuleRegistry.popoverRules.filter(runs)
    for popover in document.popovers {
      for rule in popoverRules where mayAsk(rule, of: popover.source.node) {
        rule.init().check(popover, in: context, report: &findings)
      }
    }
  }

  /// False for a region that may not be what its author meant: much follows from its control.
  private func isKnown(_ region: ContentRegion?) -> Bool {
    region.map { !context.written.mayLackAttributes($0.source.node) } ?? true
  }

  mutating func checkDragAndDrop() {
    let dragSourceRules = RuleRegistry.dragSourceRules.filter(runs)
    for source in document.dragSources where isKnown(source.region) {
      for rule in dragSourceRules where mayAsk(rule, of: source.source.node) {
        rule.init().check(source, in: context, report: &findings)
      }
    }
    let dropTargetRules = RuleRegistry.dropTargetRules.filter(runs)
    for target in document.dropTargets where isKnown(target.region) {
      for rule in dropTargetRules where mayAsk(rule, of: target.source.node) {
        rule.init().check(target, in: context, report: &findings)
      }
    }
  }

  mutating func checkCommands() {
    let commandRules = RuleRegistry.commandRules.filter(runs)
    if !commandRules.isEmpty {
      for index in document.commands.indices {
        for rule in commandRules where mayAsk(rule, of: document.commands[index].source.node) {
          rule.init().check(command: index, in: context, report: &findings)
        }
      }
    }
    let toggleRules = RuleRegistry.toggleRules.filter(runs)
    if toggleRules.isEmpty { return }
    for index in document.commands.indices where document.commands[index].kind == .toggle {
      for rule in toggleRules where mayAsk(rule, of: document.commands[index].source.node) {
        rule.init().check(document.commands[index], in: context, report: &findings)
      }
    }
  }

  mutating func checkMenus() {
    let menuRules = RuleRegistry.menuRules.filter(runs)
    if !menuRules.isEmpty {
      for level in context.walk.levels {
        for rule in menuRules where mayAsk(rule, of: level.source.node) {
          rule.init().check(level, in: context, report: &findings)
        }
      }
    }
    let titleRules = RuleRegistry.titleRules.filter(runs)
    if titleRules.isEmpty { return }
    context.forEachMenuTitle { title in
      for rule in titleRules where mayAsk(rule, of: title.source.node) {
        rule.init().check(title, in: context, report: &findings)
      }
    }
  }

  mutating func checkPlaces() {
    let itemRules = RuleRegistry.itemRules.filter(runs)
    if !itemRules.isEmpty {
      let placements = context.walk.placements
      for index in placements.indices {
        for rule in itemRules where mayAsk(rule, of: placements[index].item.source.node) {
          rule.init().check(placements[index], in: context, report: &findings)
        }
      }
    }
    let buttonRules = RuleRegistry.buttonRules.filter(runs)
    if buttonRules.isEmpty { return }
    for button in context.walk.buttonPlaces {
      for rule in buttonRules where mayAsk(rule, of: button.item.source.node) {
        rule.init().check(button, in: context, report: &findings)
      }
    }
  }

  mutating func checkButtonMenus() {
    for rule in RuleRegistry.choiceRules.filter(runs) {
      for choice in document.choices where mayAsk(rule, of: choice.source.node) {
        rule.init().check(choice, in: context, report: &findings)
      }
    }
    for rule in RuleRegistry.popUpRules.filter(runs) {
      for button in context.walk.popUpButtons where mayAsk(rule, of: button.source.node) {
        rule.init().check(button, in: context, report: &findings)
      }
    }
    for rule in RuleRegistry.pullDownRules.filter(runs) {
      for button in context.walk.pullDownButtons where mayAsk(rule, of: button.source.node) {
        rule.init().check(button, in: context, report: &findings)
      }
    }
    let dialogRules = RuleRegistry.dialogRules.filter(runs)
    if dialogRules.isEmpty { return }
    for dialog in context.dialogButtons {
      for rule in dialogRules where mayAsk(rule, of: dialog.source.node) {
        rule.init().check(dialog, in: context, report: &findings)
      }
    }
  }

  mutating func checkToolbars() {
    let toolbarRules = RuleRegistry.toolbarRules.filter(runs)
    if toolbarRules.isEmpty { return }
    for toolbar in context.walk.toolbars {
      for rule in toolbarRules where mayAsk(rule, of: toolbar.source.node) {
        rule.init().check(toolbar, in: context, report: &findings)
      }
    }
  }

  mutating func checkLayout(_ layouts: Layouts) {
    for rule in RuleRegistry.layoutRules where runs(rule) {
      rule.init().check(layouts, in: context, report: &findings)
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
