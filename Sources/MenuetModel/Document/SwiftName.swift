/// How the ids of a document become names of Swift, the same for every framework.
public enum SwiftName {
  /// The name of a property, method or function: `new-note`, `new_note` and `NewNote` give
  /// `newNote`, `URL-bar` gives `urlBar`. It may be a keyword: whoever prints it writes back-ticks.
  public static func member(_ id: String) -> String { joined(id, capitalizesFirstWord: false) }

  /// The name of a type: `sort-order` gives `SortOrder`.
  public static func type(_ id: String) -> String { joined(id, capitalizesFirstWord: true) }

  /// The name of a case: that of a member, unless every generated enumeration has a static member
  /// of this name already.
  public static func enumCase(_ id: String) -> String { enumCase(ofMember: member(id)) }

  /// The name of the case of an id, by the name of its member.
  static func enumCase(ofMember name: String) -> String {
    // Comparing with each costs less than hashing the name.
    synthesizedMembers.contains { $0 == name } ? name.lowercased() : name
  }

  /// Returns whether a case of an id has a name.
  package static func isEnumCase(_ name: String, of id: String) -> Bool {
    isMember(name, of: id) ? enumCase(ofMember: name) == name : enumCase(id) == name
  }

  /// Returns whether a member of an id has a name, without making it.
  package static func isMember(_ name: String, of id: String) -> Bool {
    isJoined(name, of: id, capitalizesFirstWord: false)
  }

  /// Returns whether a type of an id has a name, without making it.
  package static func isType(_ name: String, of id: String) -> Bool {
    isJoined(name, of: id, capitalizesFirstWord: true)
  }

  /// The property of the app that holds a toggle: `bold` gives `isBold`, `is-pinned` `isPinned`.
  public static func property(ofToggle id: String) -> String {
    let name = member(id)
    if name.hasPrefix("is"), let next = name.utf8.dropFirst(2).first, !isLowercase(next) {
      return name
    }
    return "is" + type(id)
  }

  /// The method of the app that performs a command: the name of a member, unless it would hide a
  /// function of Swift, as `print` does.
  ///
  /// - Parameter name: The name of a member of the id.
  static func method(ofCommand id: String, member name: String) -> String {
    globalFunctions.contains(name) ? "perform" + type(id) : name
  }

  /// The name of a factory: the id with the kind of surface at the end, which is not doubled.
  ///
  /// `format` and `format-menu` both give `formatMenu` for the suffix `menu`; `note-row-menu` gives
  /// `noteRowContextMenu` for `context-menu`.
  ///
  /// - Parameters:
  ///   - id: the id of the surface.
  ///   - suffix: what kind of surface it is.
  ///   - synonym: a word that goes like those of the suffix, such as `bar` for `toolbar`.
  public static func factory(_ id: String, suffix: String, synonym: String? = nil) -> String {
    var dropped = suffix.utf8.split(separator: UInt8(ascii: "-"))
    if let synonym { dropped.append(synonym.utf8[...]) }
    var stem = id.utf8.drop(while: isJoint)
    while let last = stem.last {
      if isJoint(last) {
        stem.removeLast()
        continue
      }
      guard let joint = stem.lastIndex(where: isJoint) else { break }
      let word = stem[stem.index(after: joint)...]
      guard dropped.contains(where: { $0.elementsEqual(word) }) else { break }
      stem = stem[..<joint]
    }
    return member("\(Substring(stem))-\(suffix)")
  }

  /// Returns whether a name has to stand in back-ticks where it is declared.
  public static func isKeyword(_ name: String) -> Bool {
    // Most names are told from keywords by a digit at the end, by their length or by a capital.
    guard let last = name.utf8.last, isLowercase(last), name.utf8.count <= longestKeyword else {
      return false
    }
    return name.utf8.dropFirst().allSatisfy(isLowercase) && keywords.contains(name)
  }

  /// Returns whether a name has to stand in back-ticks after a dot.
  public static func isKeywordAfterDot(_ name: String) -> Bool {
    keywordsAfterDot.contains(name)
  }

  /// Returns whether a document may not have this name, because generated code needs it for
  /// something else.
  public static func isStandardType(_ name: String) -> Bool { standardTypes.contains(name) }

  /// The names that a document may not have, in alphabetical order: keywords and types that could
  /// else be the name of a type.
  public static let reservedTypeNames = keywords.union(standardTypes)
    .filter { $0.utf8.first.map(isCapital) ?? false }.sorted()

  /// Static members that the compiler adds to generated enumerations.
  public static let synthesizedMembers: Set<String> = ["allCases"]
}

// MARK: Words

extension SwiftName {
  /// The words between dashes and underscores, joined in camel case.
  private static func joined(_ id: String, capitalizesFirstWord: Bool) -> String {
    var id = id
    return id.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { name in
        var count = 0
        join(bytes, capitalizesFirstWord) { byte in
          name[count] = byte
          count += 1
          return true
        }
        return count
      }
    }
  }

  /// Returns whether words of an id are joined to a name.
  private static func isJoined(
    _ name: String, of id: String, capitalizesFirstWord: Bool
  ) -> Bool {
    var (name, id) = (name, id)
    return name.withUTF8 { name in
      id.withUTF8 { bytes in
        var count = 0
        var isSame = true
        join(bytes, capitalizesFirstWord) { byte in
          isSame = count < name.count && name[count] == byte
          count += 1
          return isSame
        }
        return isSame && count == name.count
      }
    }
  }

  /// Gives the bytes of words in camel case, up to the first that is not taken.
  @inline(__always)
  private static func join(
    _ id: UnsafeBufferPointer<UInt8>, _ capitalizesFirstWord: Bool, _ take: (UInt8) -> Bool
  ) {
    var isFirst = true
    var capitalizesNext = capitalizesFirstWord
    let capitals = capitalizesFirstWord ? 0 : leadingCapitals(of: id)
    for index in id.indices {
      let byte = id[index]
      if isJoint(byte) {
        capitalizesNext = !isFirst || capitalizesFirstWord
        continue
      }
      let isTaken =
        index < capitals
        ? take(byte | 0x20) : take(capitalizesNext && isLowercase(byte) ? byte & 0xDF : byte)
      if !isTaken { return }
      capitalizesNext = false
      isFirst = false
    }
  }

  /// How many capitals at the start become small: of `NewNote` one, of `URLBar` three.
  private static func leadingCapitals(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let capitals = bytes.prefix(while: isCapital).count
    // The last of several capitals begins the next word.
    let endsInWord = capitals > 1 && capitals < bytes.count && isLowercase(bytes[capitals])
    return endsInWord ? capitals - 1 : capitals
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  package static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  /// Returns whether a byte of an id stands between words.
  package static func isJoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The letters and digits of an id or a name, all small: an id and its names, which differ in capitals
  /// and joints alone, have the same ones.
  package static func letters(of name: String) -> String {
    var name = name
    return name.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { letters in
        var count = 0
        for byte in bytes where !isJoint(byte) {
          letters[count] = isCapital(byte) ? byte | 0x20 : byte
          count += 1
        }
        return count
      }
    }
  }
}

// MARK: Words of the language

extension SwiftName {
  /// The functions of Swift that a method of the same name would hide inside the app's own type.
  static let globalFunctions = Set(
    """
    abs assert assertionFailure debugPrint dump fatalError max min precondition preconditionFailure
    print readLine repeatElement sequence stride swap type zip
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The most bytes that a keyword has: those of `precedencegroup`.
  private static let longestKeyword = 15

  private static let keywordsAfterDot: Set<String> = ["Protocol", "Type", "init", "self"]

  /// Modules, and types of the language that generated code writes without their module.
  private static let standardTypes: Set<String> = [
    "AppKit", "Foundation", "ObjectiveC", "Swift", "SwiftUI", "UIKit",
    "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "CaseIterable", "Character",
    "Codable", "Comparable", "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error",
    "Float", "Hashable", "Identifiable", "Int", "MainActor", "Never", "Optional", "OptionSet",
    "Protocol", "Range", "RawRepresentable", "Result", "Self", "Sendable", "Sequence", "Set",
    "StaticString", "String", "Substring", "Task", "Type", "UInt", "Void",
  ]
}
