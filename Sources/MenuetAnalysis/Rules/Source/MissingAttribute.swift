import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an element without an attribute that it needs, or with a blank one.
struct MissingAttribute: ToggleRule {
  static let info = RuleInfo(
    id: "missing-attribute", .source, .error,
    "an element has the attributes that it needs, and none of them is blank",
    guideline: .language("required attributes are printed in bold in the reference"),
    why: """
      Without its id a command cannot be referred to; without its title people cannot read it, and
      VoiceOver has nothing to say.
      """,
    failing: """
      <menu id="format" title="Format">
        §<command§ id="indent"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent"/>
      </menu>
      """,
    isStructural: true)

  /// Of a toggle with a checkmark, which is known by one title.
  func check(_ toggle: Command, in context: RuleContext, report: inout Findings) {
    guard toggle.form == .checkmark, toggle.title.isEmpty, !context.isDamaged(toggle.source),
      !context.isPresent(.title, on: toggle.source)
    else { return }
    report.report(
      Self.self, "a toggle of the form 'checkmark' needs 'title'",
      at: context.location(toggle.source), fixIts: [FixIt("add 'title'")])
  }

  /// Of an element that has none of some attributes.
  static func finding(
    _ names: [AttributeName], of element: ElementSpec, at index: Int, in tree: SyntaxTree
  ) -> Diagnostic {
    let words = names.map { "'\($0.spelling)'" }
    let list =
      words.count > 1
      ? words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1] : words[0]
    return info.finding(
      "'\(element.name.spelling)' needs \(list)", at: tree.location(tree.elements[index].head),
      fixIts: [FixIt("add \(list)")])
  }

  /// Of an attribute without a visible character.
  static func blank(
    _ attribute: AttributeSpec, of element: ElementSpec, at index: Int, in tree: SyntaxTree
  ) -> Diagnostic {
    info.finding(
      "'\(attribute.name.spelling)' of '\(element.name.spelling)' is blank",
      at: tree.location(tree.attributes[index].range),
      fixIts: [FixIt("give it a value, or remove it")])
  }
}
