import MenuetModel

/// Pages of the reference as Markdown.
package struct ReferenceMarkdown {
  /// Indicates whether links are those of the documentation catalogue; else they are names.
  let hasLinks: Bool

  /// Pages to read without a catalogue.
  package static let plain = ReferenceMarkdown(hasLinks: false)

  static let catalogue = ReferenceMarkdown(hasLinks: true)

  package func text(_ page: ReferencePage) -> String {
    "# \(page.topic.name)\n\n*\(page.topic.kind)*\n\n\(text(page.summary))\n\n"
      + text(page.blocks) + "\n"
  }

  func text(_ blocks: [ReferencePage.Block]) -> String {
    blocks.map(text).joined(separator: "\n\n")
  }

  private func text(_ block: ReferencePage.Block) -> String {
    switch block {
    case .heading(let heading): "## \(heading)"
    case .paragraph(let prose): text(prose)
    case .list(let items): items.map { "- \(text($0))" }.joined(separator: "\n")
    case .facts(let facts):
      facts.map { "- \($0.name): \(text($0.value))" }.joined(separator: "\n")
    case .table(let columns, let rows):
      (["| \(columns.joined(separator: " | ")) |", "|" + columns.map { _ in " --- |" }.joined()]
        + rows.map { "| \($0.map(text).joined(separator: " | ")) |" }).joined(separator: "\n")
    case .example(let example): "```xml\n\(example)\n```"
    }
  }

  package func text(_ prose: Prose) -> String {
    prose.runs.map { run in
      switch run {
      case .text(let text): text
      // Two backticks begin a link to a symbol in the catalogue.
      case .code(let code): code == "`" ? "\\`" : "`\(code)`"
      case .link(let topic): hasLinks ? "<doc:\(topic.fileName)>" : "`\(topic.name)`"
      }
    }.joined()
  }
}

extension ReferenceTopic {
  /// The name of the page's file in the catalogue, without its ending.
  var fileName: String {
    switch self {
    case .element(let element): "element-" + element.spelling
    // An element's own facts stand on the page of the attribute.
    case .attribute(let attribute), .attributeOf(_, let attribute):
      "attribute-" + attribute.spelling
    case .value(let kind): "value-" + kind.rawValue
    }
  }
}
