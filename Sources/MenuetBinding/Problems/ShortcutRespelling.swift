import MenuetModel
import MenuetSource

/// A shortcut that is spelled as in other systems, with other names and other signs between them:
/// `Ctrl-K`, `cmd k`, `⌘plus`.
struct ShortcutRespelling {
  /// The shortcut that is surely meant.
  let shortcut: Shortcut
  /// Indicates whether something else than '+' stands between its keys.
  private(set) var hasOtherJoints = false

  /// The signs between the keys elsewhere.
  private static let separators: Set<Character> = ["+", "-", "_", ",", ".", "/", "–", "·"]

  /// Reads modifiers and a key, whatever stands between them; `nil` where something else is there.
  init?(_ value: String) {
    var rest = value.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    var words: [String] = []
    var hasOtherJoints = false
    while let modifier = Self.takeModifier(&rest) {
      words.append(modifier.name)
      hasOtherJoints = hasOtherJoints || !modifier.isJoined
    }
    guard let key = Self.key(rest),
      let shortcut = try? Shortcut(parsing: (words + [key]).joined(separator: "+"))
    else { return nil }
    self.shortcut = shortcut
    self.hasOtherJoints = hasOtherJoints
  }

  /// Takes a modifier by its name or sign from the beginning, with what stands between it and the
  /// next key. There is none before the last key.
  private static func takeModifier(_ rest: inout Substring) -> (name: String, isJoined: Bool)? {
    guard let first = rest.first else { return nil }
    var (name, behind) = (sign(first), rest.dropFirst())
    let isSign = name != nil
    if first == "^" { name = "ctrl" }
    if name == nil {
      let word = rest.prefix(while: \.isLetter)
      behind = rest.dropFirst(word.count)
      // A word that goes on is another one.
      guard let next = behind.first,
        next.isWhitespace || separators.contains(next) || sign(next) != nil
      else { return nil }
      name = modifier(String(word), isJoined: next == "+")
    }
    guard let name, !behind.isEmpty else { return nil }
    let blanks = behind.prefix(while: \.isWhitespace)
    behind = behind.dropFirst(blanks.count)
    var joint: Character?
    // The last one is the key, unless a name stands right before it.
    let next = behind.dropFirst().drop(while: \.isWhitespace)
    if let separator = behind.first, separators.contains(separator) {
      if !next.isEmpty {
        joint = separator
        behind = next
      } else if !isSign, blanks.isEmpty {
        return nil
      }
    }
    rest = behind
    return (name, joint.map { $0 == "+" } ?? (isSign && blanks.isEmpty))
  }

  /// Our name of the modifier that a word means. A slip is one only before a '+'.
  private static func modifier(_ word: String, isJoined: Bool) -> String? {
    if Shortcut.modifierWords.contains(word.lowercased()) { return word.lowercased() }
    return Shortcut.modifierName(for: word)
      ?? (isJoined ? NearMiss.best(for: word, in: Shortcut.modifierWords) : nil)
  }

  /// Our name of the modifier that a sign is, also where a variation selector stands behind it.
  private static func sign(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first,
      character.unicodeScalars.dropFirst().allSatisfy(\.properties.isVariationSelector),
      let modifiers = (try? Shortcut(parsing: "\(scalar)a"))?.modifiers, !modifiers.isEmpty
    else { return nil }
    return Shortcut.modifierWords.first {
      (try? Shortcut(parsing: "\($0)+a"))?.modifiers == modifiers
    }
  }

  /// A key by its character, sign or name.
  private static func key(_ text: Substring) -> String? {
    if text.count == 1 { return String(text) }
    let name = String(text.map { $0 == " " || $0 == "_" ? "-" : $0 })
    if let shortcut = try? Shortcut(parsing: name), shortcut.modifiers.isEmpty { return name }
    if let name = Shortcut.keyName(for: name) { return name }
    let near = NearMiss.best(for: name, in: Shortcut.NamedKey.allCases.map(\.rawValue))
    // 'f21' is no slip for 'f1'.
    return near.flatMap { NearMiss.differInNumbersOnly(name.lowercased(), $0) ? nil : $0 }
  }
}
