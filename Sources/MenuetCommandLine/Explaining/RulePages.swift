import MenuetModel
import Menuet
import MenuetSource
import MenuetTool

/// The pages of all rules in the documentation: what `menuet explain` prints, and a list by group.
enum RulePages {
  /// A file of the documentation.
  struct Page {
    let fileName: String
    let text: String
  }

  static var all: [Page] {
    let rules = RuleCatalog.rules
    return [Page(fileName: "Rules.md", text: list(of: rules))]
      + rules.map {
        Page(fileName: "\(name(of: $0)).md", text: RulePageMarkdown.page(of: $0))
      }
  }

  /// Elements have pages too, some by the same name.
  private static func name(of rule: RuleInfo) -> String { "rule-\(rule.id.rawValue)" }

  private static func list(of rules: [RuleInfo]) -> String {
    var text = """
      # Rules

      What `menuet validate` looks at, and why.

      ## Overview

      Errors and warnings are on, notes are shown with `--rule pedantic=note`. A rule is set by
      `--rule ID=error|warning|note|off`, in a `menuet.json`, or for one element by
      `<?menuet-allow ID?>` before it.

      ## Topics

      """
    for group in RuleInfo.Group.allCases {
      let members = rules.filter { $0.group == group }
      if members.isEmpty { continue }
      text += "\n### \(group.rawValue.prefix(1).uppercased())\(group.rawValue.dropFirst())\n\n"
      for rule in members { text += "- <doc:\(name(of: rule))>\n" }
    }
    return text
  }
}
