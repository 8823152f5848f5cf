/// Names of keys that other systems, frameworks and editors use. A document has ours, so that one
/// chord has one name; these tell what was meant.
extension Shortcut {
  /// A name of ours with the names that others give the key.
  package typealias OtherNames = (name: String, others: [String])

  /// The names of modifiers elsewhere, in lower case.
  package static let otherModifierNames: [OtherNames] = [
    ("cmd", ["command", "apple", "meta", "super", "mod", "cmdorctrl", "commandorcontrol"]),
    ("opt", ["option", "alt"]),
    ("ctrl", ["control", "ctl", "^"]),
    ("fn", ["function", "globe"]),
  ]

  /// The names of keys elsewhere, in lower case. Dashes, blanks and underscores count for nothing, so
  /// that `arrowup` is also `arrow-up` and `Arrow Up`.
  package static let otherKeyNames: [OtherNames] = [
    ("return", ["enter"]), ("esc", ["escape"]), ("space", ["spacebar"]),
    ("delete", ["backspace", "backdelete", "bksp"]), ("forward-delete", ["del", "deleteforward"]),
    ("up", ["arrowup", "uparrow"]), ("down", ["arrowdown", "downarrow"]),
    ("left", ["arrowleft", "leftarrow"]), ("right", ["arrowright", "rightarrow"]),
    ("page-up", ["pgup", "prior"]), ("page-down", ["pgdn", "pgdown", "next"]),
    ("+", ["plus"]), ("-", ["minus", "hyphen", "dash"]), ("=", ["equal", "equals"]),
    (",", ["comma"]), (".", ["period", "dot"]), ("/", ["slash"]), ("\\", ["backslash"]),
    (";", ["semicolon"]), (":", ["colon"]), ("'", ["quote", "apostrophe", "quoteright"]),
    ("`", ["backtick", "backquote", "grave", "quoteleft"]), ("_", ["underscore"]),
    ("*", ["asterisk"]), ("?", ["questionmark", "question"]),
    ("[", ["leftbracket", "bracketleft", "openbracket"]),
    ("]", ["rightbracket", "bracketright", "closebracket"]),
    // Names of X11, which GTK has too.
    ("<", ["less"]), (">", ["greater"]), ("!", ["exclam"]), ("\"", ["quotedbl"]),
    ("#", ["numbersign"]), ("$", ["dollar"]), ("%", ["percent"]), ("&", ["ampersand"]),
    ("(", ["parenleft"]), (")", ["parenright"]), ("@", ["at"]), ("^", ["asciicircum"]),
    ("{", ["braceleft"]), ("|", ["bar"]), ("}", ["braceright"]), ("~", ["asciitilde"]),
  ]

  /// Our name for a modifier by its name elsewhere, in any case.
  package static func modifierName(for other: String) -> String? {
    let other = other.lowercased()
    return otherModifierNames.first { $0.others.contains(other) }?.name
  }

  /// Our name for a key, or its character, by its name elsewhere, in any case.
  package static func keyName(for other: String) -> String? {
    let other = folded(other)
    return NamedKey.allCases.first { folded($0.rawValue) == other }?.rawValue
      ?? otherKeyNames.first { $0.others.contains(other) }?.name
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }
  }
}
