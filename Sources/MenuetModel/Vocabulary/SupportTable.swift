/// What the vocabulary declares of the support by frameworks, as readers want it.
package enum SupportTable {
  /// Something that generated code of some frameworks lacks.
  package struct Entry: Sendable {
    /// The elements that are concerned, or that have the attribute.
    package fileprivate(set) var elements: [ElementName]
    /// `nil` where it is the elements themselves.
    package let attribute: AttributeName?
    package let limit: SupportLimit

    package init(elements: [ElementName], attribute: AttributeName?, limit: SupportLimit) {
      self.elements = elements
      self.attribute = attribute
      self.limit = limit
    }

    /// The attribute with its values, and the elements, each between signs.
    package func subject(quote: String) -> String {
      func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
      }
      let elements = listed(elements.map { quote + $0.spelling + quote })
      guard let attribute else { return elements }
      let values = limit.words.map { "\(quote)\(attribute.spelling)=\"\($0)\"\(quote)" }
      let name = values.isEmpty ? quote + attribute.spelling + quote : listed(values)
      return name + " of " + elements
    }
  }

  /// All that is not generated everywhere, in the order of the vocabulary. An attribute that several
  /// elements have with one limit is one entry.
  package static var entries: [Entry] {
    var entries: [Entry] = []
    for element in Vocabulary.elements {
      for limit in element.ownLimits { add(limit, of: element.name, nil, to: &entries) }
      for attribute in element.attributes {
        for limit in element.limits(of: attribute.name) {
          add(limit, of: element.name, attribute.name, to: &entries)
        }
      }
    }
    return entries
  }

  /// The headings over the kinds of entries, in the order in which readers want them.
  package static let headings: [String] = [
    SupportLimit.Kind.inexpressible, .notGenerated, .newer([]), .nothingToGenerate,
  ].map(\.heading)

  private static func add(
    _ limit: SupportLimit, of element: ElementName, _ attribute: AttributeName?,
    to entries: inout [Entry]
  ) {
    if let known = entries.firstIndex(where: { $0.attribute == attribute && $0.limit == limit }) {
      entries[known].elements.append(element)
    } else {
      entries.append(Entry(elements: [element], attribute: attribute, limit: limit))
    }
  }

  // MARK: Cells

  /// The support of an attribute, or of an element itself, in a framework: a few words.
  package static func cell(
    _ attribute: AttributeName?, of element: ElementSpec, in framework: Framework
  ) -> String {
    let whole = element.limits(in: framework)
    let limits =
      whole.isEmpty ? attribute.map { element.limits(of: $0, in: framework) } ?? [] : whole
    guard let limit = limits.first(where: { $0.words.isEmpty }) ?? limits.first else {
      return "yes"
    }
    guard limit.words.isEmpty else { return "in part" }
    return limit.kind.words
  }
}

extension SupportLimit.Kind {
  /// A few words for a cell of a table.
  package var words: String {
    switch self {
    case .nothingToGenerate: "nothing"
    case .notGenerated: "not generated"
    case .inexpressible: "cannot"
    case .newer(let introductions): introductions.map(\.description).joined(separator: ", ")
    }
  }

  /// The words of a heading over things of this kind.
  package var heading: String {
    switch self {
    case .nothingToGenerate: "Nothing to generate"
    case .notGenerated: "Not generated"
    case .inexpressible: "Cannot be expressed"
    case .newer: "On newer systems only"
    }
  }
}
