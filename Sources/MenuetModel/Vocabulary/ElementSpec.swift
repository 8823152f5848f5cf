/// A set of elements.
public struct ElementSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A set of the elements listed; one listed twice counts once.
  public init(arrayLiteral elements: ElementName...) {
    for element in elements { insert(element) }
  }

  /// True where an element is in the set.
  public func contains(_ element: ElementName) -> Bool {
    element.rawValue < 64
      ? low & (1 << UInt64(element.rawValue)) != 0
      : high & (1 << UInt64(element.rawValue - 64)) != 0
  }

  mutating func insert(_ element: ElementName) {
    if element.rawValue < 64 {
      low |= 1 << UInt64(element.rawValue)
    } else {
      high |= 1 << UInt64(element.rawValue - 64)
    }
  }

  /// The elements of either set.
  public func union(_ other: ElementSet) -> ElementSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }

  /// The elements of this set that are not in another.
  public func subtracting(_ other: ElementSet) -> ElementSet {
    var result = self
    result.low &= ~other.low
    result.high &= ~other.high
    return result
  }

  /// True for a set without elements.
  public var isEmpty: Bool { low == 0 && high == 0 }

  /// Every element.
  public static let all = ElementName.allCases.reduce(into: ElementSet()) { $0.insert($1) }

  /// The members in the order of their declaration.
  public var members: [ElementName] { ElementName.allCases.filter(contains) }
}

/// What the attributes of an element owe each other.
public enum AttributeRequirement: Sendable, Equatable {
  /// At least one of these must be there.
  case anyOf([AttributeName], only: AttributePlace = .anywhere)
  /// At most one of these may be there.
  case atMostOne([AttributeName])
  /// Where the attribute is written, these elements may not stand inside.
  case instead(of: ElementSet, AttributeName)
}

/// An element of the language: its attributes and what may stand inside it.
public struct ElementSpec: Sendable {
  /// The name by which documents and `Vocabulary.spec` know it.
  public let name: ElementName
  /// One sentence on what the element is.
  public let summary: String
  /// The attributes that it may have, also those of some places only.
  public let attributes: [AttributeSpec]
  /// What its attributes owe each other, beside the required ones.
  public let requirements: [AttributeRequirement]
  /// The attributes that must be there.
  public let required: [AttributeName]
  /// The elements that may stand directly inside.
  public let children: ElementSet
  /// Those of them that may stand there once only.
  public let single: ElementSet

  init(
    _ name: ElementName, _ summary: String, _ attributes: [AttributeSpec] = [],
    requires requirements: [AttributeRequirement] = [], children: ElementSet = [],
    single: ElementSet = []
  ) {
    self.name = name
    self.summary = summary
    self.single = single
    let attributes =
      attributes + Vocabulary.shared.filter { $0.elements.contains(name) }.map(\.attribute)
    self.attributes = attributes
    required = attributes.filter(\.isRequired).map(\.name)
    let hasMarks =
      attributes.contains { $0.name == .symbol } && attributes.contains { $0.name == .image }
    self.requirements = requirements + (hasMarks ? [.atMostOne([.symbol, .image])] : [])
    self.children = children
  }

  /// The attribute of a name, if the element has it anywhere.
  public func attribute(_ name: AttributeName) -> AttributeSpec? {
    // A search by closure would copy every attribute that it passes.
    attributes.indices.first { attributes[$0].name == name }.map { attributes[$0] }
  }
}
