package import MenuetModel

/// The reference page of an element.
package struct ElementReference {
  private let element: ElementSpec

  package init(_ name: ElementName) { element = Vocabulary.spec(name) }

  var content: (summary: Prose, blocks: [ReferencePage.Block]) {
    var blocks: [ReferencePage.Block] = [.paragraph(home)]
    blocks += [.heading("Example"), .example(ReferenceExamples.example(of: element.name))]
    blocks += attributes + holds
    return (Prose(element.summary), blocks + SupportPage.section(of: element))
  }

  private var home: Prose {
    let parents = element.parents
    guard !parents.isEmpty else { return "It is the root of a document." }
    return "It stands in " + .listed(parents.map { .link(.element($0)) }) + "."
  }

  private var attributes: [ReferencePage.Block] {
    guard !element.attributes.isEmpty else { return [] }
    let rows = element.attributes.map { attribute in
      let name = Prose.code(attribute.name.spelling) + (attribute.isRequired ? " (required)" : "")
      let place =
        attribute.place == .anywhere ? "" : Prose(" Only \(attribute.place.description).")
      return [name, attribute.type.explanation, Prose(attribute.documentation) + place]
    }
    var blocks: [ReferencePage.Block] = [
      .heading("Attributes"), .table(columns: ["attribute", "value", "meaning"], rows: rows),
    ]
    if !element.requirements.isEmpty { blocks.append(.list(requirements)) }
    return blocks
  }

  /// The requirements on its attributes beside the required ones, in sentences.
  package var requirements: [Prose] { element.requirements.map(sentence) }

  private func sentence(_ requirement: AttributeRequirement) -> Prose {
    switch requirement {
    case .anyOf(let names, let place):
      let condition = place == .anywhere ? "" : ", " + place.description
      return Prose("It needs \(names.count > 1 ? "one of " : "")") + spelled(names, last: "or")
        + Prose("\(condition).")
    case .atMostOne(let names): return "It has one of " + spelled(names, last: "and") + " at most."
    case .instead(let children, let name):
      return "With " + .code(name.spelling) + " it holds no "
        + .listed(children.members.map { .link(.element($0)) }) + "."
    }
  }

  private func spelled(_ names: [AttributeName], last: String) -> Prose {
    .listed(names.map { .code($0.spelling) }, last: last)
  }

  private var holds: [ReferencePage.Block] {
    guard !element.children.isEmpty else { return [] }
    let children = element.children.members.map { child in
      .link(.element(child)) + (element.single.contains(child) ? " (once at most)" : "")
    }
    return [
      .heading("Content"), .paragraph("It holds " + .listed(children) + ", in any order."),
    ]
  }
}

extension ElementSpec {
  /// The elements in which it may stand; none for the root.
  package var parents: [ElementName] {
    Vocabulary.elements.filter { $0.children.contains(name) }.map(\.name)
  }
}
