import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a condition that cannot be read, or that names what does not exist.
struct ConditionSyntax: Rule {
  static let info = RuleInfo(
    id: "condition-syntax", .generic, .error, fix: .safe,
    "a condition is made of states, toggles and options with 'not', 'and', 'or' and parentheses",
    guideline: .language("a condition that does not parse is an error, never 'visible everywhere'"),
    why: """
      An item whose condition is misread is there when it should not be, or never.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent" enabled-when="§has-selektion§"/>
      </menu>
      <states><state id="has-selection"/></states>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent" enabled-when="has-selection"/>
      </menu>
      <states><state id="has-selection"/></states>
      """,
    isStructural: true)

  /// Of a condition without a word.
  static func blank(attribute index: Int, in tree: SyntaxTree) -> Diagnostic {
    info.finding(
      "a condition is empty", at: tree.location(tree.attributes[index].range),
      fixIts: [FixIt("name a state, toggle or option, or remove the attribute")])
  }

  static func unreadable(
    _ error: ConditionParser.ParseError, at location: SourceLocation
  ) -> Diagnostic {
    info.finding(
      error.message, at: location,
      fixIts: [FixIt("write names joined by 'and' and 'or', with 'not' and parentheses")])
  }

  static func unknownName(
    _ name: String, at places: UnknownName.Places, meant: String?
  ) -> Diagnostic {
    places.finding { first in
      info.finding(
        "'\(name)' is no state, toggle or option", at: first,
        fixIts: [meant.map(places.replacing) ?? FixIt("declare it in 'states'")])
    }
  }
}
