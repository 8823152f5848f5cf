/// A set of names of the language, as bits.
public struct NameSet<Name: LanguageName>: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var bits = SIMD4<UInt64>()

  /// No name.
  public init() {}

  /// A set of the names listed; one listed twice counts once.
  public init(arrayLiteral names: Name...) { self.init(names) }

  /// A set of some names; one that comes twice counts once.
  public init(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  package mutating func insert(_ name: Name) {
    bits[Int(name.rawValue >> 6)] |= 1 << UInt64(name.rawValue & 63)
  }

  /// Returns whether a name is in the set.
  public func contains(_ name: Name) -> Bool {
    bits[Int(name.rawValue >> 6)] & (1 << UInt64(name.rawValue & 63)) != 0
  }

  /// The names of either set.
  public func union(_ other: Self) -> Self {
    var result = self
    result.bits |= other.bits
    return result
  }

  /// The names of this set that are not in another.
  public func subtracting(_ other: Self) -> Self {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  /// The number of names that are in both sets.
  package func common(with other: Self) -> Int {
    Int((bits & other.bits).nonzeroBitCount.wrappedSum())
  }

  /// Indicates whether this is a set without names.
  public var isEmpty: Bool { bits == SIMD4() }

  /// Every name.
  public static var all: Self { Self(Name.allCases) }

  /// The members in the order of their declaration.
  public var members: [Name] { Name.allCases.filter(contains) }
}

/// A set of elements of the language.
public typealias ElementSet = NameSet<ElementName>

/// A requirement on the attributes of an element.
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
  /// The requirements on its attributes, beside the required ones.
  public let requirements: [AttributeRequirement]
  /// The attributes that must be there.
  public let required: [AttributeName]
  /// The elements that may stand directly inside.
  public let children: ElementSet
  /// Those of them that may stand there once only.
  public let single: ElementSet
  /// The limits of its support, and of all that is written on it.
  var ownLimits: [SupportLimit] = []
  /// The limits of some of its attributes.
  var attributeLimits: [(attributes: [AttributeName], limit: SupportLimit)] = []

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
