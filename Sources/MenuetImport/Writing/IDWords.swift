import MenuetModel

/// Makes ids of titles and of names in code.
enum IDWords {
  /// The words of a title or of a name in camel case, joined by dashes; `nil` where no letter or
  /// digit of ASCII is in it.
  static func id(_ text: String) -> String? {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    func isLower(_ character: Character) -> Bool { character.isLowercase || character.isNumber }
    let characters = text.flatMap(latin)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let startsWord =
        character.isUppercase && (isLower(previous) || (previous.isUppercase && next.isLowercase))
      if startsWord, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isASCII, character.isLetter || character.isNumber {
        word.append(contentsOf: character.lowercased())
      } else if let spelled = spelledOut[character] {
        if !word.isEmpty { words.append(word) }
        word = ""
        words.append(spelled)
      } else if !isJoined.contains(character), !word.isEmpty {
        words.append(word)
        word = ""
      }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    while let first = words.first, first.first?.isNumber == true {
      guard let spelled = numbers[first] else {
        return words.count > 0 ? "item-" + joined(words) : nil
      }
      words[0] = spelled
    }
    return words.isEmpty ? nil : joined(words)
  }

  /// The plain Latin letters of a letter with a mark: `ü` gives `u`, `Æ` gives `AE`. Any other character
  /// stays.
  private static func latin(_ character: Character) -> [Character] {
    guard !character.isASCII, let scalar = character.unicodeScalars.first else {
      return [character]
    }
    // The mark may be a scalar of its own.
    if scalar.isASCII { return [Character(scalar)] }
    guard let name = scalar.properties.name, name.hasPrefix("LATIN ") else { return [character] }
    let words = name.split(separator: " ")
    guard words.count > 3, words[2] == "LETTER", words.count == 4 || words[4] == "WITH" else {
      // The sharp s has no such name, and is two letters in capitals.
      let capitals = scalar.properties.uppercaseMapping
      let isPlain = capitals.unicodeScalars.allSatisfy { $0.isASCII }
      return isPlain ? Array(capitals.lowercased()) : [character]
    }
    guard words[3].count <= 2 else { return [character] }
    return Array(words[1] == "CAPITAL" ? words[3].uppercased() : words[3].lowercased())
  }

  /// The words of a name in code without the verb before them: `setSortOrder` gives `sort-order`.
  static func withoutVerb(_ name: String) -> String? {
    guard let words = id(name)?.split(separator: "-") else { return nil }
    let rest = words.drop { verbs.contains(String($0)) }
    return rest.isEmpty ? words.joined(separator: "-") : rest.joined(separator: "-")
  }

  private static let verbs: Set<String> = [
    "set", "change", "select", "choose", "switch", "toggle", "update", "apply", "pick", "perform",
    "use", "on", "action",
  ]

  /// A name that is no sentence.
  private static func joined(_ words: [String]) -> String {
    let id = words.prefix(8).joined(separator: "-")
    return Identifier.reserved.contains(id) ? id + "-item" : id
  }

  /// A name of a type: `sequel ace` gives `SequelAce`; `nil` where nothing is left of it.
  static func typeName(_ text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = words.map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined()
    while let first = name.first, first.isNumber { name.removeFirst() }
    guard let first = name.first else { return nil }
    name = first.uppercased() + name.dropFirst()
    return SwiftName.isNameOfFramework(name) ? name + "App" : name
  }

  /// A name in code as a title: `file_save_all` gives `File Save All`.
  static func title(_ name: String) -> String {
    (id(name) ?? name).split(separator: "-")
      .map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined(separator: " ")
  }

  /// Signs inside a word.
  private static let isJoined: Set<Character> = ["'", "’"]
  private static let spelledOut: [Character: String] = [
    "+": "plus", "&": "and", "%": "percent", "½": "half", "¼": "quarter",
  ]
  private static let numbers: [String: String] = [
    "0": "zero", "1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six",
    "7": "seven", "8": "eight", "9": "nine", "10": "ten", "50": "fifty", "100": "hundred",
  ]
}

/// The ids of one name space that are given away.
struct IDSpace {
  /// By the names in Swift that they map to.
  private var taken: Set<String> = []

  /// - Parameter reserved: Ids that may not be given away.
  init(reserved: some Sequence<String> = EmptyCollection<String>()) {
    taken = Set(reserved.map { SwiftName.member($0).lowercased() })
  }

  /// Takes the first of some ids that is free, else the first one with the least number that is.
  mutating func take(_ candidates: [String]) -> String {
    let first = candidates.first ?? "item"
    let numbered = (2...).lazy.map { "\(first)-\($0)" }
    let id = candidates.first { isFree($0) } ?? numbered.first { isFree($0) } ?? first
    taken.insert(SwiftName.member(id).lowercased())
    return id
  }

  private func isFree(_ id: String) -> Bool { !taken.contains(SwiftName.member(id).lowercased()) }
}
