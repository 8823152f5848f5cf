package import MenuetModel

/// The reference page of an attribute, on one element or on all that have it.
package struct AttributeReference {
  /// Elements on which the attribute means the same.
  package struct Meaning {
    package let attribute: AttributeSpec
    package fileprivate(set) var elements: [ElementName]
  }

  private let name: AttributeName
  package let meanings: [Meaning]

  package init(_ name: AttributeName, of elements: [ElementSpec]) {
    self.name = name
    meanings = elements.reduce(into: []) { meanings, element in
      guard let attribute = element.attribute(name) else { return }
      let known = meanings.firstIndex { $0.attribute.means(attribute) }
      if let known {
        meanings[known].elements.append(element.name)
      } else {
        meanings.append(Meaning(attribute: attribute, elements: [element.name]))
      }
    }
  }

  private var elements: [ElementName] { meanings.flatMap(\.elements) }

  var content: (summary: Prose, blocks: [ReferencePage.Block]) {
    let summary: Prose
    var blocks: [ReferencePage.Block] = []
    if meanings.count == 1 {
      summary = Prose(meanings[0].attribute.summary)
      blocks.append(facts(of: meanings[0], elements: elementsFact))
    } else {
      summary = "An attribute whose meaning depends on the element."
      for meaning in meanings {
        blocks.append(
          .paragraph(
            "On " + linked(meaning.elements) + ": " + Prose(meaning.attribute.summary)))
        blocks.append(facts(of: meaning))
      }
    }
    if let element = elements.first, let attribute = meanings.first?.attribute,
      let example = ReferenceExamples.example(of: attribute, in: element)
    {
      blocks += [.heading("Example"), .example(example)]
    }
    return (summary, blocks + support)
  }

  /// All elements that have it, or those besides the one that is asked about.
  private var elementsFact: (name: String, value: Prose)? {
    let all = Vocabulary.elements.filter { $0.attribute(name) != nil }.map(\.name)
    guard elements.count < all.count else { return (name: "Elements", value: linked(all)) }
    return (name: "Also on", value: linked(all.filter { !elements.contains($0) }))
  }

  private func facts(
    of meaning: Meaning, elements: (name: String, value: Prose)? = nil
  ) -> ReferencePage.Block {
    let attribute = meaning.attribute
    var facts = [(name: "Value", value: attribute.type.explanation)]
    if attribute.type.kind.hasGrammar {
      facts.append((name: "Grammar", value: .link(.value(attribute.type.kind))))
    }
    if let value = attribute.defaultValue { facts.append((name: "Default", value: .code(value))) }
    if attribute.isRequired { facts.append((name: "Required", value: "yes")) }
    if attribute.place != .anywhere {
      facts.append((name: "Place", value: Prose("only \(attribute.place.description)")))
    }
    return .facts(facts + (elements.map { [$0] } ?? []))
  }

  private func linked(_ elements: [ElementName]) -> Prose {
    .listed(elements.map { .link(.element($0)) })
  }

  // MARK: Support

  private var support: [ReferencePage.Block] {
    var groups: [(cells: [String], elements: [ElementName])] = []
    for element in elements {
      let cells = Framework.allCases.map {
        SupportTable.cell(name, of: Vocabulary.spec(element), in: $0)
      }
      if let known = groups.firstIndex(where: { $0.cells == cells }) {
        groups[known].elements.append(element)
      } else {
        groups.append((cells, [element]))
      }
    }
    var blocks: [ReferencePage.Block] = [.heading(SupportPage.heading)]
    for group in groups {
      if groups.count > 1 { blocks.append(.paragraph(Prose("On ") + linked(group.elements) + ":")) }
      blocks.append(
        .facts(
          zip(Framework.allCases, group.cells).map { (name: $0.displayName, value: Prose($1)) }))
    }
    let reasons = SupportPage.entries.compactMap { entry -> Prose? in
      let concerned = entry.elements.filter(elements.contains)
      guard !concerned.isEmpty, entry.attributes.isEmpty || entry.attributes.contains(name) else {
        return nil
      }
      let isAll = concerned.count == elements.count
      return SupportPage.sentence(
        SupportTable.Entry(
          elements: entry.attributes.isEmpty || !isAll ? concerned : [],
          attributes: entry.attributes.isEmpty ? [] : [name], limit: entry.limit))
    }
    return reasons.isEmpty ? blocks : blocks + [.paragraph("In detail:"), .list(reasons)]
  }
}

extension AttributeSpec {
  /// Returns whether readers are told the same of another attribute of the name.
  fileprivate func means(_ other: AttributeSpec) -> Bool {
    type == other.type && summary == other.summary && defaultValue == other.defaultValue
      && place == other.place && isRequired == other.isRequired
  }
}
