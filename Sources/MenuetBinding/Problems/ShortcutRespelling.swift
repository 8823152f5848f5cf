import MenuetModel
import MenuetSource

/// Reads shortcuts that are spelled as in other systems, with other names and other signs between
/// them: `Ctrl-K`, `cmd k`, `⌘-K`.
enum ShortcutRespelling {
  /// The names of the modifiers on other systems.
  static let otherNames: [String: String] = [
    "command": "cmd", "meta": "cmd", "super": "cmd", "mod": "cmd", "cmdorctrl": "cmd",
    "commandorcontrol": "cmd", "control": "ctrl", "option": "opt", "alt": "opt", "function": "fn",
  ]
  /// The names of the keys on other systems.
  static let otherKeys: [String: String] = [
    "escape": "esc", "enter": "return", "backspace": "delete", "backdelete": "delete",
    "del": "forward-delete", "spacebar": "space", "pgup": "page-up", "pgdn": "page-down",
    "pageup": "page-up", "pagedown": "page-down", "plus": "+", "minus": "-", "hyphen": "-",
    "equal": "=", "equals": "=", "comma": ",", "period": ".", "dot": ".", "slash": "/",
    "backslash": "\\", "semicolon": ";", "colon": ":", "quote": "'", "arrow-up": "up",
    "arrow-down": "down", "arrow-left": "left", "arrow-right": "right", "arrowup": "up",
    "arrowdown": "down", "arrowleft": "left", "arrowright": "right", "up-arrow": "up",
    "down-arrow": "down", "left-arrow": "left", "right-arrow": "right", "uparrow": "up",
    "downarrow": "down", "leftarrow": "left", "rightarrow": "right",
  ]
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
    if !isSign(first) {
      let word = rest.prefix(while: \.isLetter)
      let name = word.lowercased()
      guard let meant = Shortcut.modifierWords.contains(name) ? String(word) : otherNames[name]
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
      return otherKeys[name.lowercased()]
        ?? NearMiss.best(for: name, in: Shortcut.NamedKey.allCases.map(\.rawValue))
    }
    return name
  }
}
