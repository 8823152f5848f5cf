import MenuetModel
import MenuetRules
import MenuetSchemas
import MenuetSource
import MenuetTool

/// A rule's page in Markdown.
enum RulePageMarkdown {
  static func page(of rule: RuleInfo) -> String {
    let facts = [rule.severity.rawValue, rule.group.rawValue].joined(separator: " · ")
    var text =
      "# \(rule.id.rawValue)\n\n*\(facts)*\n\n\(Markdown.escaped(rule.summary.asSentence))\n"
    for remark in rule.remarks { text += "\n\(Markdown.escaped(remark))\n" }
    text += "\n## Why\n\n\(Markdown.escaped(rule.why.asParagraph))\n"
    text += "\n## Guideline\n\n\(Markdown.escaped(rule.guideline.asSentence.asParagraph))\n"
    if !rule.thresholds.isEmpty {
      text += "\n## Thresholds\n\n| name | default | what it is | where it comes from |\n"
      text += "|---|---|---|---|\n"
      for threshold in rule.thresholds {
        text +=
          "| `\(threshold.name)` | \(threshold.standard) | \(Markdown.escaped(threshold.summary)) "
        text += "| \(threshold.origin.words) |\n"
      }
    }
    text += "\n## Flagged\n\n" + code(rule.failing)
    if let run = ExampleRun(rule) { text += "\n" + section(run) }
    text += "\n## Better\n\n" + code(rule.passing)
    if rule.hasSupportTable { text += "\n" + SupportPage.limits(level: "##") + "\n" }
    return text
  }

  private static func section(_ run: ExampleRun) -> String {
    var text = "\(Markdown.escaped(run.preparation))\n\n```\n\(run.command)\n```\n"
    for file in run.files { text += "\n`\(file.name)`:\n\n```\n\(file.text)\n```\n" }
    return text
  }

  /// All rules as a table.
  static func list(of rules: [RuleInfo]) -> String {
    var text = "| rule | severity | group | what is flagged |\n|---|---|---|---|\n"
    for group in RuleInfo.Group.allCases {
      for rule in rules where rule.group == group {
        let summary = Markdown.escaped(rule.summary).split(separator: "|").joined(separator: "\\|")
        text +=
          "| `\(rule.id.rawValue)` | \(rule.severity.rawValue) | \(group.rawValue) | \(summary) |\n"
      }
    }
    return text
  }

  private static func code(_ example: String) -> String {
    let text = MarkedExample(example).string
    return "```xml\n\(text)\(text.last == "\n" ? "" : "\n")```\n"
  }
}
