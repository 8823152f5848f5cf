import MenuetModel

/// A page of the reference, before it is laid out as Markdown or for a terminal.
package struct ReferencePage: Sendable {
  package enum Block: Sendable {
    case heading(String)
    case paragraph(Prose)
    case list([Prose])
    /// Short facts behind their names.
    case facts([(name: String, value: Prose)])
    case table(columns: [String], rows: [[Prose]])
    /// An example in XML.
    case example(String)
  }

  package let topic: ReferenceTopic
  package let summary: Prose
  package let blocks: [Block]

  package init(_ topic: ReferenceTopic) {
    self.topic = topic
    switch topic {
    case .element(let name): (summary, blocks) = ElementReference(name).content
    case .attribute(let name):
      (summary, blocks) = AttributeReference(name, of: Vocabulary.elements).content
    case .attributeOf(let element, let name):
      (summary, blocks) = AttributeReference(name, of: [Vocabulary.spec(element)]).content
    case .value(let kind): (summary, blocks) = ValueReference(kind).content
    }
  }
}
