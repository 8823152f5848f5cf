package import MenuetModel

/// A thing of the language that has a page in the reference.
package enum ReferenceTopic: Sendable, Hashable {
  case element(ElementName)
  /// An attribute on all elements that have it.
  case attribute(AttributeName)
  /// An attribute of one element.
  case attributeOf(ElementName, AttributeName)
  case value(ValueKind)

  /// The name by which `menuet explain` finds the page.
  package var name: String {
    switch self {
    case .element(let element): element.spelling
    case .attribute(let attribute): attribute.spelling
    case .attributeOf(let element, let attribute): "\(element.spelling).\(attribute.spelling)"
    case .value(let kind): kind.rawValue
    }
  }

  /// The kind of thing in one word.
  package var kind: String {
    switch self {
    case .element: "element"
    case .attribute, .attributeOf: "attribute"
    case .value: "value"
    }
  }
}

/// A text of the reference, with words of the language and links.
package struct Prose: Sendable, Equatable, ExpressibleByStringInterpolation {
  package enum Run: Sendable, Equatable {
    case text(String)
    /// Words as a document spells them.
    case code(String)
    /// A name that leads to the page of a topic.
    case link(ReferenceTopic)
  }

  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  /// A text with code between backticks.
  package init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    runs = parts.enumerated().compactMap { index, part in
      part.isEmpty ? nil : index % 2 == 1 ? .code(String(part)) : .text(String(part))
    }
  }

  package init(stringLiteral text: String) { self.init(text) }

  static func code(_ text: String) -> Prose { Prose(runs: [.code(text)]) }

  static func link(_ topic: ReferenceTopic) -> Prose { Prose(runs: [.link(topic)]) }

  static func + (left: Prose, right: Prose) -> Prose { Prose(runs: left.runs + right.runs) }

  /// `a, b and c`.
  static func listed(_ items: [Prose], last word: String = "and") -> Prose {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    let first = items.dropLast().flatMap { $0.runs + [.text(", ")] }.dropLast()
    return Prose(runs: first + [.text(" \(word) ")] + last.runs)
  }

  /// Words of the language.
  static func words(_ words: [String]) -> Prose {
    Prose(runs: Array(words.map { [.code($0)] }.joined(separator: [.text(", ")])))
  }
}
