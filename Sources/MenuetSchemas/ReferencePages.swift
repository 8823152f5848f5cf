import MenuetModel

/// Writes the reference of the language for the documentation catalogue: a page for each element,
/// one that lists them, and one on what each framework makes of them.
package enum ReferencePages {
  /// A page and the name of its file.
  package struct Page: Sendable, Equatable {
    package let fileName: String
    package let text: String
  }

  /// All pages, the list first.
  package static var all: [Page] {
    [
      Page(fileName: "Language.md", text: list),
      Page(fileName: "\(SupportPage.fileName).md", text: SupportPage.text(mark: mark)),
    ]
      + Vocabulary.elements.map { element in
        Page(fileName: file(element.name) + ".md", text: page(of: element))
      }
  }

  private static let mark =
    "<!-- Written from the vocabulary: MENUET_RECORD=1 Tests/run --filter ReferenceTests -->"

  private static func file(_ element: ElementName) -> String { "element-" + element.spelling }

  private static func link(_ element: ElementName) -> String { "<doc:\(file(element))>" }

  // MARK: The list

  private static var list: String {
    let chapters = Vocabulary.chapters.map { chapter in
      "### \(chapter.title)\n\n"
        + chapter.elements.map { "- \(link($0.name))" }.joined(separator: "\n")
    }
    return """
      # The language

      \(mark)

      Every element of a document with its attributes.

      ## Overview

      A document is XML in the namespace `\(Vocabulary.namespace)`; its root is
      \(link(.menuet)). Elements hold elements, never text. White space and comments may stand
      anywhere, and so may `<?menuet-allow rule-id?>` before the element in which a rule is to say
      nothing.

      An id begins with a letter and goes on with letters, digits, dashes and underscores. It may be
      used before it is declared. Lists are divided by white space.

      The system commands are \(systemCommands).

      ## Topics

      ### Generated code

      - <doc:\(SupportPage.fileName)>

      \(chapters.joined(separator: "\n\n"))

      """
  }

  private static var systemCommands: String {
    listed(SystemCommand.allCases.map { "`\($0.rawValue)`" }, last: "and")
  }

  // MARK: A page

  private static func page(of element: ElementSpec) -> String {
    let sections = [
      attributes(of: element), requirements(of: element), content(of: element),
      SupportPage.section(of: element),
    ]
    return """
      # \(element.name.spelling)

      \(mark)

      \(element.summary)

      ## Overview

      \(home(of: element))

      \(sections.compactMap(\.self).joined(separator: "\n\n"))

      """
  }

  private static func home(of element: ElementSpec) -> String {
    let parents = Vocabulary.elements.filter { $0.children.contains(element.name) }.map(\.name)
    guard !parents.isEmpty else { return "It is the root of a document." }
    return "It stands in " + listed(parents.map(link), last: "and") + "."
  }

  private static func attributes(of element: ElementSpec) -> String? {
    guard !element.attributes.isEmpty else { return nil }
    let rows = element.attributes.map { attribute in
      let name = "`\(attribute.name.spelling)`" + (attribute.isRequired ? " (required)" : "")
      let place = attribute.place == .anywhere ? "" : " Only \(attribute.place.description)."
      let meaning = attribute.documentation + place
      return "| \(name) | \(attribute.type.explanation) | \(meaning) |"
    }
    return "## Attributes\n\n| attribute | value | meaning |\n| --- | --- | --- |\n"
      + rows.joined(separator: "\n")
  }

  private static func requirements(of element: ElementSpec) -> String? {
    guard !element.requirements.isEmpty else { return nil }
    return element.requirements.map { requirement in
      switch requirement {
      case .anyOf(let names, let place):
        let words = spelled(names, last: "or")
        let condition = place == .anywhere ? "" : ", " + place.description
        return "- It needs \(names.count > 1 ? "one of " : "")\(words)\(condition)."
      case .atMostOne(let names): return "- It has one of \(spelled(names, last: "and")) at most."
      case .instead(let children, let name):
        let elements = listed(children.members.map(link), last: "and")
        return "- With `\(name.spelling)` it holds no \(elements)."
      }
    }.joined(separator: "\n")
  }

  private static func content(of element: ElementSpec) -> String? {
    guard !element.children.isEmpty else { return nil }
    let children = element.children.members.map { child in
      link(child) + (element.single.contains(child) ? " (once at most)" : "")
    }
    return "## Content\n\nIt holds " + listed(children, last: "and") + ", in any order."
  }

  // MARK: Words

  private static func spelled(_ names: [AttributeName], last: String) -> String {
    listed(names.map { "`\($0.spelling)`" }, last: last)
  }

  private static func listed(_ words: [String], last: String) -> String {
    guard words.count > 1, let end = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + end
  }
}

extension AttributeType {
  /// The type of a value, in the words of a reader.
  fileprivate var explanation: String {
    switch self {
    case .text: "text"
    case .id: "an id"
    case .typeID: "a uniform type identifier"
    case .reference(let kinds): "the id of \(kinds.description)"
    case .references(let kinds): "ids, each of \(kinds.description)"
    case .notice(let kinds): "the id of \(kinds.description), or `handler:name`"
    case .sheetDetent: "a sheet's id, a colon and a detent"
    case .boolean: "`true` or `false`"
    case .integer, .count, .positive, .number, .length, .opacity, .integers: numberExplanation
    case .word: "one of " + words
    case .systemCommand: "a system command, see <doc:Language>"
    case .words: "some of " + words
    case .version: "a version, such as `16.4`"
    case .language: "a language tag"
    case .locales: "language tags, or `pseudo`"
    case .typeName: "a Swift type name"
    case .condition: "a condition"
    case .shortcut(let allowsNone): "a shortcut" + (allowsNone ? ", or `none`" : "")
    case .symbol(let allowsNone): "a symbol" + (allowsNone ? ", or `none`" : "")
    case .name: "a name"
    case .names: "names"
    case .path: "a path"
    case .detents: "`medium`, `large`, heights or ids"
    case .detent: "`medium`, `large`, a height or an id"
    case .height: "`240pt` or `40%`"
    case .uniformType: "a uniform type identifier"
    case .uniformTypes: "uniform type identifiers"
    case .typeCounts: "kinds of content"
    }
  }

  private var numberExplanation: String {
    switch self {
    case .integer: "a whole number"
    case .count: "a whole number, 0 or more"
    case .positive: "a whole number, 1 or more"
    case .length: "points, 0 or more"
    case .opacity: "a number, more than 0 and at most 1"
    case .integers: "whole numbers of points"
    default: "points"
    }
  }

  private var words: String { syntax.words.map { "`\($0)`" }.joined(separator: " ") }
}
