import MenuetModel
import Menuet
import MenuetRules
import MenuetSource
import MenuetTool

extension SARIFLog.Driver {
  /// The program, with what is known of some rules.
  init(ruleIDs: [String]) {
    self.init(version: Compiler.version, rules: ruleIDs.map { SARIFLog.Rule(id: $0) })
  }
}

extension SARIFLog.Rule {
  /// The page of a rule, or of a failure.
  fileprivate init(id: String) {
    guard let rule = RuleCatalog.info(id) else {
      let text = Failure.summaries[RuleID(rawValue: id)]?.asSentence ?? id
      self.init(
        id: id, shortDescription: SARIFLog.Text(text: text), help: SARIFLog.Text(text: text),
        defaultConfiguration: SARIFLog.Configuration(enabled: true, level: "error"))
      return
    }
    self.init(
      id: id, shortDescription: SARIFLog.Text(text: rule.summary.asSentence),
      fullDescription: SARIFLog.Text(text: rule.why.asParagraph),
      help: SARIFLog.Text(
        text: RulePageText(style: .plain).page(of: rule),
        markdown: RulePageMarkdown.page(of: rule)),
      defaultConfiguration: SARIFLog.Configuration(
        enabled: !rule.isPedantic, level: rule.severity.rawValue),
      properties: SARIFLog.RuleProperties(
        tags: [rule.group.rawValue] + (rule.isPedantic ? ["pedantic"] : []),
        guideline: rule.guideline.page, edition: rule.guideline.edition, fix: rule.fix.rawValue))
  }
}
