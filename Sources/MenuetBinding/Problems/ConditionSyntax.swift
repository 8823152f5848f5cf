import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a condition that cannot be read, or that names what does not exist.
enum ConditionSyntax {
  static let info = RuleInfo(
    id: "condition-syntax", .generic, .error, fix: .safe,
    "a condition is made of states, toggles and options with 'not', 'and', 'or' and parentheses",
    guideline: .language("a condition that does not parse is an error, never 'visible everywhere'"),
    why: "An item whose condition is misread is there when it should not be, or never.",
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent" enabled-when="§has-selektion§"/>
      +   <command id="indent" title="Indent" enabled-when="has-selection"/>
        </menu>
        <states><state id="has-selection"/></states>
      """,
    isStructural: true)

  /// Of a condition without a word.
  static func blank(attribute index: Int, in tree: SyntaxTree) -> Diagnostic {
    info.finding(
      "a condition is empty", at: tree.location(tree.attributes[index].range),
      fix: "name a state, toggle or option, or remove the attribute")
  }

  /// - Parameters:
  ///   - text: The whole condition.
  ///   - whole: Where it stands.
  static func unreadable(
    _ error: ConditionParser.ParseError, at location: SourceLocation, in text: String,
    whole: SourceLocation
  ) -> Diagnostic {
    let meant = respelled(text).map {
      FixIt("write '\($0)'", isSafe: true, edits: [SourceEdit(whole, $0)])
    }
    return info.finding(
      error.message, at: location,
      fix: meant ?? FixIt("write names joined by 'and' and 'or', with 'not' and parentheses"))
  }

  /// The condition with our words for the signs of programming languages, which bind as these do;
  /// `nil` where something else is wrong.
  private static func respelled(_ text: String) -> String? {
    let signs = [("&&", " and "), ("||", " or "), ("!", " not ")]
    let replaced = signs.reduce(text) { $0.replacing($1.0, with: $1.1) }
    let words = replaced.split(whereSeparator: \.isWhitespace).map { word in
      Identifier.reserved.contains(word.lowercased()) ? word.lowercased() : String(word)
    }
    let result = words.joined(separator: " ")
    return (try? ConditionParser.parse(result)) == nil ? nil : result
  }

  /// Of a choice that is named without one of its options.
  ///
  /// - Parameter options: The names that a condition may use, in the order of the options.
  static func bareChoice(
    _ name: String, at places: UnknownName.Places, options: [String], declared: DiagnosticNote?
  ) -> Diagnostic {
    let words = options.map { "'\($0)'" }
    let list =
      words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    let advice = options.isEmpty ? FixIt("give the choice options, and name one") : nil
    let only = options.count == 1 ? places.replacing(by: options[0]) : nil
    return places.finding { first in
      info.finding(
        "'\(name)' is a choice, of which one option holds at any time", at: first,
        notes: declared.map { [$0] } ?? [], fix: advice ?? only ?? FixIt("name an option: \(list)"))
    }
  }

  /// Of a command, which is neither on nor off.
  static func command(
    _ name: String, at places: UnknownName.Places, declared: DiagnosticNote?
  ) -> Diagnostic {
    places.finding { first in
      info.finding(
        "'\(name)' is a command, which is neither on nor off", at: first,
        notes: declared.map { [$0] } ?? [], fix: "name a state, a toggle or an option of a choice")
    }
  }

  static func unknownName(
    _ name: String, at places: UnknownName.Places, meant: String?
  ) -> Diagnostic {
    places.finding { first in
      info.finding(
        "'\(name)' is no state, toggle or option", at: first,
        fix: meant.map(places.replacing) ?? FixIt("declare it in 'states'"))
    }
  }
}
