/// How the values of an attribute are spelled, as far as one value alone tells.
public struct ValueSyntax: Sendable, Equatable {
  /// The words that a value may be.
  public let words: [String]
  /// The pattern of further values; without words and pattern it is any text that is not blank.
  public let pattern: ValuePattern?
  /// Words that no value may be, though the pattern matches them.
  public let excluded: [String]
  /// Indicates whether the value is one or more such items divided by white space.
  public let isList: Bool

  init(
    words: [String] = [], _ pattern: ValuePattern? = nil, except excluded: [String] = [],
    isList: Bool = false
  ) {
    self.words = words
    self.pattern = pattern
    self.excluded = excluded
    self.isList = isList
  }

  /// Indicates whether any text will do that is not blank.
  public var isText: Bool { words.isEmpty && pattern == nil }

  /// Returns whether a text is one value, or one item of a list.
  public func allows(_ item: String) -> Bool {
    if words.contains(item) { return true }
    guard !excluded.contains(item) else { return false }
    guard let pattern else {
      return words.isEmpty && item.utf8.contains { $0 > 0x20 }
    }
    return pattern.matches(item)
  }

  fileprivate func listed() -> ValueSyntax {
    ValueSyntax(words: words, pattern, except: excluded, isList: true)
  }
}

extension AttributeType {
  /// How a value of the type is spelled.
  public var syntax: ValueSyntax {
    switch self {
    case .text, .name, .path: ValueSyntax()
    case .names: ValueSyntax(.item).listed()
    case .symbol(let allowsNone): ValueSyntax(except: allowsNone ? [] : ["none"])
    case .id: ValueSyntax(.id, except: Identifier.reserved.sorted())
    case .typeID, .reference: ValueSyntax(.dotted(0...ValuePattern.unlimited))
    case .references: ValueSyntax(.dotted(0...ValuePattern.unlimited)).listed()
    case .notice:
      ValueSyntax(
        .choice([
          .dotted(0...ValuePattern.unlimited), .sequence([.text("handler:"), .id]),
        ]))
    case .condition: ValueSyntax(.condition)
    case .typeName: ValueSyntax(.typeName, except: SwiftName.reservedTypeNames)
    case .boolean: ValueSyntax(words: ["true", "false"])
    case .word(let set): ValueSyntax(words: set.words)
    case .words(let set): ValueSyntax(words: set.words).listed()
    case .systemCommand: ValueSyntax(words: ValueSet(SystemCommand.self).words)
    case .integer, .count, .positive, .number, .length, .opacity, .integers, .version: numberSyntax
    case .language: ValueSyntax(.languageTag)
    case .locales: ValueSyntax(words: [PseudoTitle.locale], .languageTag).listed()
    case .shortcut(let allowsNone):
      ValueSyntax(words: allowsNone ? ["none"] : [], .shortcut)
    case .detents: ValueSyntax(words: Self.systemDetents, .detent).listed()
    case .detent: ValueSyntax(words: Self.systemDetents, .detent)
    case .height: ValueSyntax(.height)
    case .sheetDetent:
      ValueSyntax(
        .sequence([.id, .text(":"), .choice(Self.systemDetents.map { .text($0) } + [.detent])]))
    case .uniformType: ValueSyntax(.dotted(1...ValuePattern.unlimited))
    case .uniformTypes: ValueSyntax(.dotted(1...ValuePattern.unlimited)).listed()
    case .typeCounts: ValueSyntax(.typeCount).listed()
    }
  }

  private var numberSyntax: ValueSyntax {
    switch self {
    case .integer: ValueSyntax(.integer)
    case .count: ValueSyntax(.digits(1...9))
    case .positive: ValueSyntax(.positive)
    case .length: ValueSyntax(.decimal)
    case .opacity: ValueSyntax(.opacity)
    case .version: ValueSyntax(.version)
    case .integers: ValueSyntax(.digits(1...6)).listed()
    default: ValueSyntax(.sequence([.optional(.text("-")), .decimal]))
    }
  }

  /// The heights that the system names.
  private static let systemDetents = ["medium", "large"]
}

// MARK: Patterns

extension ValuePattern {
  private static let letter = CharacterClass("A"..."Z", "a"..."z")
  private static let part = CharacterClass("A"..."Z", "a"..."z", "0"..."9", "_"..."_", "-"..."-")
  private static let any = 0...unlimited

  fileprivate static func digits(_ count: ClosedRange<Int>) -> ValuePattern {
    .characters(CharacterClass("0"..."9"), count)
  }

  fileprivate static let id = ValuePattern.sequence([
    .characters(letter, 1...1), .characters(part, any),
  ])

  /// An id with as many further parts behind dots as a range says.
  fileprivate static func dotted(_ count: ClosedRange<Int>) -> ValuePattern {
    .sequence([id, .repeated(.sequence([.text("."), .characters(part, 1...unlimited)]), count)])
  }

  fileprivate static let typeName = ValuePattern.sequence([
    .characters(CharacterClass("A"..."Z"), 1...1),
    .characters(CharacterClass("A"..."Z", "a"..."z", "0"..."9", "_"..."_"), any),
  ])

  /// An item of a list of free names.
  fileprivate static let item = ValuePattern.characters(
    CharacterClass(" "..." ", "\t"..."\t", "\n"..."\n", "\r"..."\r", isNegated: true),
    1...unlimited)

  // MARK: Numbers

  fileprivate static let integer = ValuePattern.sequence([.optional(.text("-")), digits(1...9)])

  fileprivate static let decimal = ValuePattern.sequence([
    digits(1...6), fraction,
  ])

  fileprivate static let opacity = ValuePattern.choice([
    .sequence([zeros(0...5), .text("1"), zeroFraction]), nonzeroFraction,
  ])

  fileprivate static let version = ValuePattern.sequence([
    digits(1...3), .repeated(.sequence([.text("."), digits(1...3)]), 0...2),
  ])

  /// Up to three digits behind a point, or nothing.
  private static let fraction = ValuePattern.optional(.sequence([.text("."), digits(1...3)]))

  private static let zeroFraction = ValuePattern.optional(.sequence([.text("."), zeros(1...3)]))

  /// A number above 0 and below 1.
  private static let nonzeroFraction = ValuePattern.sequence([
    zeros(1...6), .text("."),
    .choice([
      .sequence([nonzero, digits(0...2)]), .sequence([zeros(1...1), nonzero, digits(0...1)]),
      .sequence([zeros(2...2), nonzero]),
    ]),
  ])

  private static let nonzero = ValuePattern.characters(CharacterClass("1"..."9"), 1...1)

  /// At most nine digits that are not all zero.
  fileprivate static let positive = ValuePattern.choice(
    (0...8).map { .sequence([zeros(0...(8 - $0)), nonzero, digits($0...$0)]) })

  private static func zeros(_ count: ClosedRange<Int>) -> ValuePattern {
    .characters(CharacterClass("0"..."0"), count)
  }

  // MARK: Heights

  /// A number of points above 0, or of hundredths above 0 and at most 100.
  fileprivate static let height = ValuePattern.choice([
    .sequence([
      .choice(
        (0...5).map {
          .sequence([zeros(0...(5 - $0)), nonzero, digits($0...$0), fraction])
        } + [nonzeroFraction]),
      .text("pt"),
    ]),
    .sequence([
      .choice([
        .sequence([zeros(0...3), .text("100"), zeroFraction]),
        .sequence([zeros(0...4), nonzero, digits(1...1), fraction]),
        .sequence([zeros(0...5), nonzero, fraction]), nonzeroFraction,
      ]),
      .text("%"),
    ]),
  ])

  /// A height or the id of a sheet's own detent; whether the sheet has it is for the resolver.
  fileprivate static let detent = ValuePattern.choice([height, id])

  // MARK: Names with a syntax of their own

  fileprivate static let languageTag = ValuePattern.sequence([
    .characters(letter, 2...8),
    .repeated(
      .sequence([
        .text("-"), .characters(CharacterClass("A"..."Z", "a"..."z", "0"..."9"), 1...8),
      ]), any),
  ])

  fileprivate static let typeCount = ValuePattern.sequence([
    dotted(any), .optional(.sequence([.text(":"), digits(1...4)])),
  ])

  /// Names, words and parentheses; their order is beyond a regular expression.
  fileprivate static let condition = ValuePattern.sequence([
    between(0...unlimited), dotted(0...1),
    .repeated(.sequence([between(1...unlimited), dotted(0...1)]), any), between(0...unlimited),
  ])

  private static func between(_ count: ClosedRange<Int>) -> ValuePattern {
    .characters(
      CharacterClass(
        " "..." ", "\t"..."\t", "\n"..."\n", "\r"..."\r", "("..."(", ")"...")"), count)
  }

  /// Modifiers by name or by sign, and a key. That no modifier stands twice is for the parser.
  fileprivate static let shortcut = ValuePattern.sequence([
    .repeated(
      .choice(
        Shortcut.modifierWords.map { .sequence([.anyCase($0), .text("+")]) } + [
          .sequence([signs(isNegated: false), .optional(.text("+"))])
        ]), any),
    .choice(
      [signs(isNegated: true), keySign] + Shortcut.NamedKey.allCases.map { .anyCase($0.rawValue) }),
  ])

  /// A sign of a key with the selector that asks for it as text or as picture; the bare sign is a
  /// visible character like any other.
  private static let keySign = ValuePattern.sequence([
    .characters(
      CharacterClass(Shortcut.keySigns.flatMap { $0.sign.unicodeScalars.map { $0...$0 } }), 1...1),
    .characters(CharacterClass("\u{FE0E}"..."\u{FE0F}"), 1...1),
  ])

  /// One sign of a modifier, or one visible character that is none.
  private static func signs(isNegated: Bool) -> ValuePattern {
    let signs: [ClosedRange<Unicode.Scalar>] = [
      "⌘"..."⌘", "⇧"..."⇧", "⌥"..."⌥", "⌃"..."⌃", "🌐"..."🌐",
    ]
    let blanks: [ClosedRange<Unicode.Scalar>] = [
      " "..." ", "\t"..."\t", "\n"..."\n", "\r"..."\r",
    ]
    return .characters(
      CharacterClass(isNegated ? signs + blanks : signs, isNegated: isNegated), 1...1)
  }
}
