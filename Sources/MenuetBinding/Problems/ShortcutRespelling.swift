import MenuetModel
import MenuetSource

/// Reads shortcuts that are spelled as in other systems, with other names and other signs between
/// them: `Ctrl-K`, `cmd k`, `⌘-K`.
enum ShortcutRespelling {
  /// The signs between the keys elsewhere.
  private static let separators: Set<Character> = ["+", "-", "_", ",", ".", "/", "–", "·"]

  /// The shortcut with '+' between modifiers and key, whatever stands there; `nil` where it is joined
  /// as it should be, or where something else is in it.
  static func respelled(_ value: String) -> String? {
    var rest = value.drop(while: \.isWhitespace)
    var modifiers: [(word: String, isSign: Bool)] = []
    while let modifier = takeModifier(&rest) { modifiers.append(modifier) }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    guard !modifiers.isEmpty, let key = key(rest) else { return nil }
    let start = modifiers.map { $0.isSign ? $0.word : $0.word + "+" }.joined()
    let text = start + key
    return text == value || joinsAlready(value) ? nil : text
  }

  /// Returns whether nothing but '+' stands between modifiers and key, or nothing at all behind a
  /// sign.
  private static func joinsAlready(_ value: String) -> Bool {
    var parts = value.split(separator: "+", omittingEmptySubsequences: false)[...]
    if value.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    return parts.allSatisfy { part in
      let word = part.drop { isSign($0) }
      return word.allSatisfy(\.isLetter) || key(word) != nil
    }
  }

  /// Takes a modifier by its name or sign from the beginning, with what follows it.
  private static func takeModifier(
    _ rest: inout Substring
  ) -> (word: String, isSign: Bool)? {
    guard let first = rest.first else { return nil }
    var behind = rest.dropFirst()
    var modifier = (word: String(first), isSign: true)
    if first == "^", !behind.isEmpty {
      modifier = ("ctrl", false)
    } else if !isSign(first) {
      let word = rest.prefix(while: \.isLetter)
      let name = word.lowercased()
      guard
        let meant = Shortcut.modifierWords.contains(name) ? name : Shortcut.modifierName(for: name)
      else { return nil }
      behind = rest.dropFirst(word.count)
      guard let next = behind.first, next.isWhitespace || separators.contains(next),
        !behind.dropFirst().isEmpty
      else { return nil }
      modifier = (meant, false)
    }
    behind = behind.drop(while: \.isWhitespace)
    if let next = behind.first, separators.contains(next) {
      let last = behind.dropFirst().drop(while: \.isWhitespace)
      // The last one is the key.
      if !last.isEmpty { behind = last }
    }
    rest = behind
    return modifier
  }

  private static func isSign(_ character: Character) -> Bool {
    (try? Shortcut(parsing: "\(character)a")).map { !$0.modifiers.isEmpty } ?? false
  }

  /// A key by its character, sign or name.
  private static func key(_ text: Substring) -> String? {
    let name = String(text.map { $0 == " " || $0 == "_" ? "-" : $0 })
    if text.count == 1 { return String(text) }
    guard let shortcut = try? Shortcut(parsing: name), shortcut.modifiers.isEmpty else {
      return meantKey(name)
    }
    return name
  }

  /// Our name of the key that a word surely means.
  static func meantKey(_ word: String) -> String? {
    if let name = Shortcut.keyName(for: word) { return name }
    let near = NearMiss.best(for: word, in: Shortcut.NamedKey.allCases.map(\.rawValue))
    // 'f21' is no slip for 'f1'.
    return near.flatMap { NearMiss.differInNumbersOnly(word, $0) ? nil : $0 }
  }

  /// A shortcut that can be read, in its normal spelling, unless it is all signs: an author of `⌘K`
  /// goes on so.
  static func normal(_ text: String) -> String {
    let isSigns = text.first.map(isSign) ?? false && !text.dropLast().contains("+")
    return isSigns ? text : (try? Shortcut(parsing: text))?.spelling ?? text
  }
}
