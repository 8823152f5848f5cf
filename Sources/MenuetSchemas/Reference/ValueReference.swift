package import MenuetModel

/// The reference page of a kind of values.
package struct ValueReference {
  /// An attribute whose values are of the kind, with the elements on which they are the same.
  package struct Use: Sendable {
    package let attribute: AttributeName
    package let type: AttributeType
    package fileprivate(set) var elements: [ElementName]
  }

  private let kind: ValueKind

  package init(_ kind: ValueKind) { self.kind = kind }

  /// The attributes in the order of the vocabulary.
  package var uses: [Use] { Self.usesByKind[kind] ?? [] }

  private static let usesByKind = Vocabulary.elements.reduce(into: [ValueKind: [Use]]()) {
    (uses, element) in
    for attribute in element.attributes {
      let kind = attribute.type.kind
      let known = uses[kind]?.firstIndex {
        $0.attribute == attribute.name && $0.type == attribute.type
      }
      if let known {
        uses[kind]?[known].elements.append(element.name)
      } else {
        uses[kind, default: []].append(
          Use(attribute: attribute.name, type: attribute.type, elements: [element.name]))
      }
    }
  }

  var content: (summary: Prose, blocks: [ReferencePage.Block]) {
    var blocks: [ReferencePage.Block] = [.list(kind.grammar)]
    if kind == .systemCommand { blocks += systemCommands }
    if kind == .shortcut { blocks += keys }
    let uses = uses
    let use = uses.first.flatMap { use in
      Vocabulary.spec(use.elements[0]).attribute(use.attribute).map { ($0, use.elements[0]) }
    }
    if let (attribute, element) = use,
      let example = ReferenceExamples.example(of: attribute, in: element)
    {
      blocks += [.heading("Example"), .example(example)]
    }
    blocks.append(.heading("Attributes"))
    blocks.append(
      .table(
        columns: ["attribute", "value", "elements"],
        rows: uses.map { use in
          [
            .link(.attribute(use.attribute)), use.type.explanation,
            .listed(use.elements.map { .link(.element($0)) }),
          ]
        }))
    return (kind.summary, blocks)
  }

  /// Modifiers and keys with their signs, and with the names that others give them.
  private var keys: [ReferencePage.Block] {
    let others = Shortcut.otherModifierNames + Shortcut.otherKeyNames
    let signed = Shortcut.keySigns.map(\.key.rawValue)
    let named = Shortcut.NamedKey.allCases.map(\.rawValue).filter { name in
      signed.contains(name) && !others.contains { $0.name == name }
    }
    let rows = (others + named.map { ($0, []) }).map { name, others in
      [
        Prose.code(name),
        Prose.words(Shortcut.keySigns.filter { $0.key.rawValue == name }.map { "\($0.sign)" }),
        Prose.words(others),
      ]
    }
    return [.heading("Names"), .table(columns: ["name", "signs", "other names"], rows: rows)]
  }

  private var systemCommands: [ReferencePage.Block] {
    let rows = SystemCommand.allCases.map { command in
      let facts = command.facts
      return [
        Prose.code(command.rawValue), Prose(facts.title),
        facts.shortcut.map(Prose.code) ?? "", facts.symbol.map(Prose.code) ?? "",
      ]
    }
    return [
      .heading("Commands"), .table(columns: ["name", "title", "shortcut", "symbol"], rows: rows),
    ]
  }
}
