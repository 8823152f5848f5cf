/// The support by frameworks that the vocabulary declares, as readers want it.
package enum SupportTable {
  /// Something that generated code of some frameworks lacks.
  package struct Entry: Sendable {
    /// The elements that are concerned, or that have the attribute.
    package fileprivate(set) var elements: [ElementName]
    /// None where it is the elements themselves.
    package fileprivate(set) var attributes: [AttributeName]
    package let limit: SupportLimit

    package init(elements: [ElementName], attributes: [AttributeName], limit: SupportLimit) {
      self.elements = elements
      self.attributes = attributes
      self.limit = limit
    }

    /// The attributes with their values, and the elements, each between signs.
    package func subject(quote: String) -> String {
      func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
      }
      let elements = listed(elements.map { quote + $0.spelling + quote })
      guard !attributes.isEmpty else { return elements }
      let names = attributes.flatMap { attribute in
        limit.words.isEmpty
          ? [quote + attribute.spelling + quote]
          : limit.words.map { "\(quote)\(attribute.spelling)=\"\($0)\"\(quote)" }
      }
      return listed(names) + (elements.isEmpty ? "" : " of " + elements)
    }
  }

  /// All that is not generated everywhere, in the order of the vocabulary. What has one limit is one
  /// entry: an attribute of several elements, or several of the same elements.
  package static var entries: [Entry] {
    single.reduce(into: []) { entries, entry in
      let known = entries.firstIndex {
        $0.limit == entry.limit && $0.elements == entry.elements
          && $0.attributes.isEmpty == entry.attributes.isEmpty
      }
      if let known {
        entries[known].attributes += entry.attributes
      } else {
        entries.append(entry)
      }
    }
  }

  /// The same with one attribute an entry.
  private static var single: [Entry] {
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
    let attributes = attribute.map { [$0] } ?? []
    if let known = entries.firstIndex(where: { $0.attributes == attributes && $0.limit == limit }) {
      entries[known].elements.append(element)
    } else {
      entries.append(Entry(elements: [element], attributes: attributes, limit: limit))
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
