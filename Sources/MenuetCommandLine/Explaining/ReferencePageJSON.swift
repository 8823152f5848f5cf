import MenuetModel
import MenuetSchemas
import MenuetTool

/// A page of the reference in JSON; the keys stand in this order.
enum ReferencePageJSON {
  static func entry(of page: ReferencePage) -> any Encodable {
    switch page.topic {
    case .element(let name): Element(page, Vocabulary.spec(name))
    case .attribute(let name): Attribute(page, name, of: Vocabulary.elements)
    case .attributeOf(let element, let name): Attribute(page, name, of: [Vocabulary.spec(element)])
    case .value(let kind): Value(page, kind)
    }
  }

  private struct Element: Encodable {
    struct Child: Encodable {
      let name: String
      /// Indicates whether it may stand there once only.
      let once: Bool
    }

    let kind = "element"
    let name: String
    let summary: String
    /// The elements in which it may stand; none for the root.
    let parents: [String]
    let children: [Child]
    let attributes: [Facts]
    /// The requirements on its attributes beside the required ones, in sentences.
    let requirements: [String]
    /// The limits of generated code for the element and its attributes.
    let support: [SupportEntry]
    let example: String

    init(_ page: ReferencePage, _ element: ElementSpec) {
      name = page.topic.name
      summary = element.summary
      parents = element.parents.map(\.spelling)
      children = element.children.members.map {
        Child(name: $0.spelling, once: element.single.contains($0))
      }
      attributes = element.attributes.map { Facts($0, elements: nil) }
      requirements = ElementReference(element.name).requirements.map(plain)
      support = SupportPage.entries.flatMap(SupportEntry.entries).filter {
        $0.element == element.name.spelling
      }
      example = page.example
    }
  }

  /// An attribute on elements on which it means the same.
  private struct Facts: Encodable {
    /// Absent where the page is of this attribute.
    let name: String?
    /// Absent where the page is of the element.
    let elements: [String]?
    let summary: String
    let type: String
    /// The values in a few words.
    let value: String
    /// The words that a value may be.
    let words: [String]?
    let list: Bool
    let `default`: String?
    let required: Bool
    /// Where the element has to stand; absent for anywhere.
    let place: String?

    init(_ attribute: AttributeSpec, elements: [ElementName]?) {
      let syntax = attribute.type.syntax
      name = elements == nil ? attribute.name.spelling : nil
      self.elements = elements?.map(\.spelling)
      summary = attribute.summary
      type = attribute.type.kind.rawValue
      value = plain(attribute.type.explanation)
      words = syntax.words.isEmpty ? nil : syntax.words
      list = syntax.isList
      `default` = attribute.defaultValue
      required = attribute.isRequired
      place = attribute.place == .anywhere ? nil : attribute.place.description
    }
  }

  private struct Attribute: Encodable {
    let kind = "attribute"
    let name: String
    let meanings: [Facts]
    /// The limits of generated code for the attribute.
    let support: [SupportEntry]
    let example: String

    init(_ page: ReferencePage, _ attribute: AttributeName, of elements: [ElementSpec]) {
      name = page.topic.name
      let meanings = AttributeReference(attribute, of: elements).meanings
      self.meanings = meanings.map { Facts($0.attribute, elements: $0.elements) }
      let names = Set(meanings.flatMap(\.elements).map(\.spelling))
      support = SupportPage.entries.flatMap(SupportEntry.entries).filter {
        names.contains($0.element) && ($0.attribute ?? attribute.spelling) == attribute.spelling
      }
      example = page.example
    }
  }

  private struct Value: Encodable {
    struct Use: Encodable {
      let attribute: String
      let elements: [String]
      let value: String
      let words: [String]?
    }

    struct Command: Encodable {
      let name: String
      let title: String
      let shortcut: String?
      let symbol: String?
    }

    let kind = "value"
    let name: String
    let summary: String
    /// How values are spelled, in sentences.
    let grammar: [String]
    /// The standard commands, for the type that names them.
    let commands: [Command]?
    /// The attributes that take such a value.
    let uses: [Use]
    let example: String

    init(_ page: ReferencePage, _ kind: ValueKind) {
      name = page.topic.name
      summary = plain(page.summary)
      grammar = kind.grammar.map(plain)
      commands =
        kind != .systemCommand
        ? nil
        : SystemCommand.allCases.map { command in
          let facts = command.facts
          return Command(
            name: command.rawValue, title: facts.title, shortcut: facts.shortcut,
            symbol: facts.symbol)
        }
      uses = ValueReference(kind).uses.map { use in
        let words = use.type.syntax.words
        return Use(
          attribute: use.attribute.spelling, elements: use.elements.map(\.spelling),
          value: plain(use.type.explanation), words: words.isEmpty ? nil : words)
      }
      example = page.example
    }
  }

  private static func plain(_ prose: Prose) -> String { ReferenceMarkdown.plain.text(prose) }
}

extension ReferencePage {
  /// The page's example.
  fileprivate var example: String {
    for case .example(let example) in blocks { return example }
    return ""
  }
}
