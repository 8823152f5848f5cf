import MenuetModel

/// Writes the reference of the language for the documentation catalogue: a page for each element,
/// attribute and kind of values, one that lists them, and one on what each framework makes of them.
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
    ] + topics.map { Page(fileName: $0.fileName + ".md", text: text(of: ReferencePage($0))) }
  }

  /// The topics with a page of their own.
  private static var topics: [ReferenceTopic] {
    Vocabulary.elements.map { .element($0.name) } + ValueKind.allCases.map { .value($0) }
      + AttributeName.allCases.map { .attribute($0) }
  }

  private static let mark =
    "<!-- Written from the vocabulary: MENUET_RECORD=1 Tests/run --filter ReferenceTests -->"

  private static func link(_ topic: ReferenceTopic) -> String { "<doc:\(topic.fileName)>" }

  private static func text(of page: ReferencePage) -> String {
    let markdown = ReferenceMarkdown.catalogue
    return """
      # \(page.topic.name)

      \(mark)

      \(markdown.text(page.summary))

      ## Overview

      \(markdown.text(page.blocks))

      """
  }

  // MARK: The list

  private static var list: String {
    let chapters = Vocabulary.chapters.map { chapter in
      "### \(chapter.title)\n\n"
        + chapter.elements.map { "- \(link(.element($0.name)))" }.joined(separator: "\n")
    }
    return """
      # The language

      \(mark)

      Every element of a document with its attributes.

      ## Overview

      A document is XML in the namespace `\(Vocabulary.namespace)`; its root is
      \(link(.element(.menuet))). Elements hold elements, never text. White space and comments may stand
      anywhere, and so may `<?menuet-allow rule-id?>` before the element in which a rule is to say
      nothing.

      An id begins with a letter and goes on with letters, digits, dashes and underscores. It may be
      used before it is declared. Lists are divided by white space.

      ## Topics

      ### Generated code

      - <doc:\(SupportPage.fileName)>

      \(chapters.joined(separator: "\n\n"))

      ### Values

      \(ValueKind.allCases.map { "- \(link(.value($0)))" }.joined(separator: "\n"))

      ### Attributes

      \(AttributeName.allCases.map { "- \(link(.attribute($0)))" }.joined(separator: "\n"))

      """
  }
}
