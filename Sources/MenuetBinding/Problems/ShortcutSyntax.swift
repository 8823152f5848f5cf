import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a shortcut that cannot be read, and a letter without command or control.
enum ShortcutSyntax {
  static let info = RuleInfo(
    id: "shortcut-syntax", .generic, .error,
    grades: [.warning("for a letter without 'cmd' or 'ctrl'")], fix: .safe,
    "a shortcut is modifiers and a key, joined by '+'",
    guideline: .menus("a menu item may show the characters of its keyboard shortcut"),
    why: """
      A shortcut that cannot be read never works. One of a letter alone takes that letter away from
      whoever is typing; the tools of a drawing app may have such keys, and the document allows them
      once.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent" shortcut="§command+]§"/>
      +   <command id="indent" title="Indent" shortcut="cmd+]"/>
        </menu>
      """)

  /// Of a shortcut without a character.
  static func blank(attribute index: Int, in tree: SyntaxTree) -> Diagnostic {
    info.finding(
      "a shortcut has a key; this one is empty", at: tree.location(tree.attributes[index].range),
      fix: "write one such as 'cmd+n', or remove the attribute")
  }

  static func fault(_ value: String, _ error: Shortcut.ParseError) -> ValueParser.Fault {
    let meant = value.utf8.count <= mostBytes ? ShortcutRespelling(value) : nil
    return ValueParser.Fault(
      rule: info, problem: .message(message(value, error, meant)),
      replacement: meant.map { (text: $0.shortcut.spelling, isSafe: true) },
      advice: "write modifiers and one key, such as 'cmd+n'")
  }

  /// Longer than any shortcut, however it is spelled: more is no slip.
  private static let mostBytes = 100

  private static func message(
    _ value: String, _ error: Shortcut.ParseError, _ meant: ShortcutRespelling?
  ) -> String {
    if (try? Shortcut(parsing: value.filter { !$0.isWhitespace })) == meant?.shortcut, meant != nil
    {
      return "'\(value)' has spaces; a shortcut has none"
    }
    if let meant, meant.hasOtherJoints {
      return "modifiers and key are joined by '+', which '\(value)' is not"
    }
    switch error {
    case .noKey: return "'\(value)' has no key"
    case .doubledModifier(let name): return "'\(name)' stands twice in '\(value)'"
    case .unknownModifier(let name):
      let modifiers = Shortcut.modifierWords.map { "'\($0)'" }.joined(separator: ", ")
      return "'\(name)' is no modifier; modifiers are \(modifiers)"
    case .unknownKey(let name):
      return "'\(name)' is no key: a key is one character or a name such as 'return' or 'f5'"
    }
  }

  /// Reports letters without a modifier, once a document: who gives tools keys of one letter decides
  /// that once.
  static func checkLetters(in written: BoundSources, into sink: inout DiagnosticSink) {
    var letters: [SourceLocation] = []
    written.forEachAttribute([.shortcut]) { attribute, bytes in
      guard !bytes.starts(with: "cmd".utf8), written.kind(attribute.node) != .option,
        let shortcut = try? Shortcut(parsing: written.value(of: attribute)),
        case .character(let key) = shortcut.key, key.isLetter,
        shortcut.modifiers.isDisjoint(with: [.command, .control, .function])
      else { return }
      letters.append(attribute.location)
    }
    guard let first = letters.first else { return }
    let others = letters.count > 1 ? "; \(letters.count - 1) more have none" : ""
    sink.report(
      info.finding(
        "a shortcut of a letter has 'cmd' or 'ctrl'\(others)", at: first, severity: .warning,
        fix: "add 'cmd', or allow the rule where letters choose tools"))
  }
}
