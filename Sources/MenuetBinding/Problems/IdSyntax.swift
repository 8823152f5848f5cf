import MenuetModel
import MenuetSource

/// Flags an id outside the grammar of ids.
enum IdSyntax {
  static let info = RuleInfo(
    id: "id-syntax", .source, .error, fix: .unsafe,
    "an id is a letter, then letters, digits, '-' and '_'",
    guideline: .language("ids are [A-Za-z][A-Za-z0-9_-]*, and none of 'not', 'and', 'or'"),
    why: """
      Ids become names in Swift and words in conditions; in both, a space or a sign would mean
      something else.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="§2nd indent§" title="Indent"/>
      +   <command id="second-indent" title="Indent"/>
        </menu>
      """,
    isStructural: true)

  static func fault(_ value: String) -> ValueParser.Fault {
    if Identifier.reserved.contains(value) {
      return ValueParser.Fault(
        rule: info, problem: .message("'\(value)' is a word of conditions and no id"))
    }
    let mended = mended(value)
    return ValueParser.Fault(
      rule: info,
      problem: .message(
        "'\(value)' is no id: an id is a letter, then letters, digits, '-' and '_'"),
      replacement: mended.map { ($0, false) })
  }

  private static func mended(_ value: String) -> String? {
    var result = ""
    for character in value {
      if character.isASCII, character.isLetter || character.isNumber || "-_".contains(character) {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    let trimmed = String(result.drop { !$0.isLetter }.reversed().drop { $0 == "-" }.reversed())
    return Identifier.isValid(trimmed) ? trimmed : nil
  }
}
