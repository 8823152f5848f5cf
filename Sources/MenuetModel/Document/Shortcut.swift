/// A keyboard shortcut in its normal form.
public struct Shortcut: Sendable, Hashable {
  /// The modifier keys of a shortcut.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit for each key.
    public let rawValue: UInt8

    /// The keys of the bits that are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// ⌘, written `cmd`.
    public static let command = Modifiers(rawValue: 1)
    /// ⇧, written `shift`.
    public static let shift = Modifiers(rawValue: 2)
    /// ⌥, written `opt`.
    public static let option = Modifiers(rawValue: 4)
    /// ⌃, written `ctrl`.
    public static let control = Modifiers(rawValue: 8)
    /// 🌐, written `fn`.
    public static let function = Modifiers(rawValue: 16)
  }

  /// A key that is not a character.
  public enum NamedKey: String, LanguageValue {
    case `return`, esc, tab, space, delete
    case forwardDelete = "forward-delete"
    case up, down, left, right, home, end
    case pageUp = "page-up"
    case pageDown = "page-down"
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10
    case f11, f12, f13, f14, f15, f16, f17, f18, f19, f20
  }

  /// The key that is pressed with the modifiers.
  public enum Key: Sendable, Hashable {
    /// A character, in lower case.
    case character(Character)
    /// A key with a name of its own.
    case named(NamedKey)
  }

  /// The keys that are held; empty for a key alone.
  public var modifiers: Modifiers
  /// The key that is pressed while they are held.
  public var key: Key

  /// A shortcut of a key and what is held with it.
  public init(_ modifiers: Modifiers, _ key: Key) {
    self.modifiers = modifiers
    self.key = key
  }

  private static let modifierNames: [(name: String, sign: Character, modifier: Modifiers)] = [
    ("cmd", "⌘", .command), ("shift", "⇧", .shift), ("opt", "⌥", .option),
    ("ctrl", "⌃", .control), ("fn", "🌐", .function),
  ]

  /// The normal spelling: modifiers in the order `cmd shift opt ctrl fn`, then the key, as in
  /// `cmd+shift+n`.
  public var spelling: String {
    var parts = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    switch key {
    case .character(let character): parts.append(String(character))
    case .named(let name): parts.append(name.rawValue)
    }
    return parts.joined(separator: "+")
  }

  /// The signs that a menu shows, in Apple's order: `⌃⌥⇧⌘N`.
  public var display: String {
    var result = ""
    for (modifier, sign) in [
      (Modifiers.function, "fn "), (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ] where modifiers.contains(modifier) {
      result += sign
    }
    switch key {
    case .character(let character): return result + character.uppercased()
    // Menus spell the space bar out.
    case .named(.space): return result + "Space"
    case .named(let name):
      let sign = Self.keySigns.first { $0.key == name }?.sign
      return result + (sign.map { String($0) } ?? name.rawValue.uppercased())
    }
  }

  /// The keys that are pressed for it on a keyboard of the United States, so that two spellings of
  /// one chord are equal: `cmd++` and `cmd+shift+=` are, and so are `cmd+?` and `cmd+shift+/`.
  ///
  /// A shortcut keeps the character that was written, for the system looks for that one on whatever
  /// keyboard there is.
  package var chord: Shortcut {
    guard case .character(let character) = key, let base = Self.shifted[character] else {
      return self
    }
    return Shortcut(modifiers.union(.shift), .character(base))
  }

  /// The signs above others, each with the one on the same key. The braces and the bar are left out:
  /// Apple's own apps give `cmd+|` and `cmd+shift+\` to different commands.
  private static let shifted: [Character: Character] = [
    "~": "`", "!": "1", "@": "2", "#": "3", "$": "4", "%": "5", "^": "6", "&": "7", "*": "8",
    "(": "9", ")": "0", "_": "-", "+": "=", ":": ";", "\"": "'",
    "<": ",", ">": ".", "?": "/",
  ]

  /// The signs of keys on keyboards, in menus and in manuals, as `⌘⌫` is written for `cmd+delete`;
  /// of a key's signs the first is that of menus. The language knows one Return key.
  package static let keySigns: [(sign: Character, key: NamedKey)] = [
    ("↩", .return), ("⏎", .return), ("↵", .return), ("⌤", .return), ("⌅", .return),
    ("⎋", .esc), ("⇥", .tab), ("␣", .space), ("⌫", .delete), ("⌦", .forwardDelete),
    ("↑", .up), ("↓", .down), ("←", .left), ("→", .right),
    ("↖", .home), ("↘", .end), ("⇞", .pageUp), ("⇟", .pageDown),
  ]

  /// The key of a sign, also where a variation selector asks for the sign as text or as picture.
  private static func key(of sign: Substring) -> NamedKey? {
    guard sign.count == 1, let first = sign.unicodeScalars.first,
      sign.unicodeScalars.dropFirst().allSatisfy(\.properties.isVariationSelector)
    else { return nil }
    return keySigns.first { $0.sign == Character(first) }?.key
  }

  /// The reason why a text is no shortcut.
  public enum ParseError: Error, Equatable {
    /// Nothing follows the modifiers, or there is nothing at all.
    case noKey
    /// The part before a plus, as written, is no modifier.
    case unknownModifier(String)
    /// The last part, as written, is no key.
    case unknownKey(String)
    /// A modifier stands twice; its name or sign.
    case doubledModifier(String)
  }

  /// Reads `cmd+shift+n` or `⌘⇧N`, in any case; an upper-case letter does not imply shift. The sign of
  /// a key, as in `⌘⌫`, is that key.
  public init(parsing text: String) throws(ParseError) {
    var modifiers: Modifiers = []
    var rest = Substring(text)
    while let modifier = try Self.takeModifier(&rest) {
      guard modifiers.isDisjoint(with: modifier.value) else {
        throw .doubledModifier(modifier.name)
      }
      modifiers.insert(modifier.value)
    }
    guard !rest.isEmpty else { throw .noKey }
    let name = rest.lowercased()
    if let named = NamedKey(rawValue: name) ?? Self.key(of: rest) {
      self.init(modifiers, .named(named))
    } else if name.count == 1, let character = name.first, !character.isWhitespace {
      self.init(modifiers, .character(character))
    } else if Self.modifierNames.contains(where: { $0.name == name }) {
      throw .noKey
    } else {
      throw .unknownKey(String(rest))
    }
  }

  private static func takeModifier(
    _ rest: inout Substring
  ) throws(ParseError) -> (name: String, value: Modifiers)? {
    guard let first = rest.first else { return nil }
    if let entry = modifierNames.first(where: { $0.sign == first }) {
      rest.removeFirst()
      // `⌘+N` and `⌘N` are both written.
      if rest.first == "+", !rest.dropFirst().isEmpty { rest.removeFirst() }
      return (String(entry.sign), entry.modifier)
    }
    // `+` alone is the key, also in `cmd++`.
    guard let plus = rest.dropFirst().firstIndex(of: "+") else { return nil }
    let name = rest[..<plus].lowercased()
    guard let entry = modifierNames.first(where: { $0.name == name }) else {
      throw .unknownModifier(String(rest[..<plus]))
    }
    rest = rest[rest.index(after: plus)...]
    return (entry.name, entry.modifier)
  }

  /// The names of the modifiers, for suggestions.
  public static let modifierWords: [String] = modifierNames.map(\.name)
}

extension Shortcut: Codable {
  /// Decodes a shortcut from its spelling; throws where that is none.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let shortcut = try? Shortcut(parsing: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "'\(text)' is no shortcut"))
    }
    self = shortcut
  }

  /// Encodes the normal spelling.
  public func encode(to encoder: any Encoder) throws { try spelling.encode(to: encoder) }
}
