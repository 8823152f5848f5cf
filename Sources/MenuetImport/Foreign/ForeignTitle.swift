import MenuetModel

/// Titles and shortcuts as toolkits other than Apple's write them.
enum ForeignTitle {
  /// A title without the sign that marks its mnemonic; two such signs stand for one.
  static func withoutMnemonic(_ text: String, sign: Character) -> String {
    var result = ""
    var isBehindSign = false
    for character in text {
      if character == sign, !isBehindSign {
        isBehindSign = true
        continue
      }
      result.append(character)
      isBehindSign = false
    }
    return result.trimmed
  }

  /// The shortcuts of `Ctrl+Shift+S; F5`.
  static func shortcuts(_ text: String) -> [String] {
    let parts = text.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
    // The key itself may be that sign.
    return text.trimmed.hasSuffix("+;") || parts.isEmpty ? [text.trimmed] : parts
  }

  /// The shortcut of `Ctrl+Shift+S`, where Control stands for Command as on a Mac; `nil` for none, or
  /// one that the language has no name for.
  ///
  /// - Parameter isForMac: True where the keys are those of a Mac already.
  static func shortcut(_ text: String, isForMac: Bool = false) -> Shortcut? {
    var rest = text.trimmed
    var modifiers: Shortcut.Modifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      let name = String(rest[..<plus])
      guard let modifier = isForMac ? macModifier(name) : modifier(name) else { return nil }
      modifiers.insert(modifier)
      rest = String(rest[rest.index(after: plus)...]).trimmed
    }
    return key(rest).map { Shortcut(modifiers, $0) }
  }

  /// The shortcut of `<Primary><Shift>s`.
  static func accelerator(_ text: String) -> Shortcut? {
    var rest = Substring(text.trimmed)
    var modifiers: Shortcut.Modifiers = []
    while rest.first == "<", let end = rest.firstIndex(of: ">") {
      guard let modifier = modifier(String(rest[rest.index(after: rest.startIndex)..<end])) else {
        return nil
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    return key(String(rest)).map { Shortcut(modifiers, $0) }
  }

  private static func modifier(_ name: String) -> Shortcut.Modifiers? {
    switch name.lowercased() {
    case "ctrl", "control", "primary", "ctl", "cmd", "command", "ctrlcmd": .command
    case "shift": .shift
    case "alt", "opt", "option", "mod1": .option
    // The Control key of a Mac has the name Meta in Qt.
    case "meta", "super", "win": .control
    default: nil
    }
  }

  private static func macModifier(_ name: String) -> Shortcut.Modifiers? {
    switch name.lowercased() {
    case "cmd", "meta", "win": .command
    case "shift": .shift
    case "alt": .option
    case "ctrl": .control
    default: nil
    }
  }

  private static func key(_ name: String) -> Shortcut.Key? {
    if name.count == 1, let character = name.lowercased().first, !character.isWhitespace {
      return .character(character)
    }
    let lower = name.lowercased()
    // Elsewhere Delete is the key that deletes forward.
    if lower == "delete" { return .named(.forwardDelete) }
    if let onPad = lower.suffix(behind: "kp_") { return key(keypad[onPad] ?? onPad) }
    guard let known = Shortcut.keyName(for: name) else { return nil }
    if let named = Shortcut.NamedKey(rawValue: known) { return .named(named) }
    return known.first.map { .character($0) }
  }

  /// Names that the keys of the numeric keypad have there alone. A shortcut does not tell its keys from
  /// the others.
  private static let keypad: [String: String] = [
    "add": "+", "subtract": "-", "multiply": "*", "divide": "/", "decimal": ".", "separator": ",",
  ]
}

extension String {
  /// The text behind its beginning; `nil` where it begins otherwise.
  fileprivate func suffix(behind prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
