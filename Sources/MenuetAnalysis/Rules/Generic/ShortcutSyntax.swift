import MenuetModel
import MenuetSource
import MenuetXML

/// Flags a shortcut that cannot be read, and a letter without command or control.
struct ShortcutSyntax: DocumentRule {
  static let info = RuleInfo(
    id: "shortcut-syntax", .generic, .error,
    grades: [.warning("for a letter without 'cmd' or 'ctrl'")], fix: .safe,
    "a shortcut is modifiers and a key, joined by '+'",
    guideline: .menus("a menu item may show the characters of its keyboard shortcut"),
    why: """
      A shortcut that cannot be read never works. One of a letter alone takes that letter away from
      whoever is typing; where several commands have such keys, as the tools of a drawing app do, they
      are meant.
      """,
    failing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent" shortcut="§command+i§"/>
      </menu>
      """,
    passing: """
      <menu id="format" title="Format">
        <command id="indent" title="Indent" shortcut="cmd+i"/>
      </menu>
      """)

  /// Of a shortcut without a character.
  static func blank(attribute index: Int, in tree: SyntaxTree) -> Diagnostic {
    info.finding(
      "a shortcut has a key; this one is empty", at: tree.location(tree.attributes[index].range),
      fixIts: [FixIt("write one such as 'cmd+n', or remove the attribute")])
  }

  static func fault(_ value: String, _ error: Shortcut.ParseError) -> ValueParser.Fault {
    let whole = mended(value)
    let replacement: (text: String, isSafe: Bool)? =
      (whole ?? step(value, error)).map { (text: $0, isSafe: whole != nil) }
    return ValueParser.Fault(
      rule: info, problem: .message(message(value, error)), replacement: replacement,
      advice: "write modifiers and one key, such as 'cmd+n'")
  }

  private static func message(_ value: String, _ error: Shortcut.ParseError) -> String {
    if mended(value) == joined(value) { return "'\(value)' has spaces; a shortcut has none" }
    if ShortcutRespelling.respelled(value) != nil {
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

  /// The shortcut that is probably meant; `nil` where it remains open. One that is mended in part only
  /// would be as wrong as before.
  private static func mended(_ value: String) -> String? {
    var text = value
    // Five modifiers, a key, and the spaces between them.
    for _ in 0..<8 {
      do throws(Shortcut.ParseError) {
        _ = try Shortcut(parsing: text)
        return text
      } catch {
        guard let next = step(text, error) else { return nil }
        text = next
      }
    }
    return nil
  }

  private static func step(_ value: String, _ error: Shortcut.ParseError) -> String? {
    if let respelled = ShortcutRespelling.respelled(value) { return respelled }
    if joined(value) != value { return joined(value) }
    switch error {
    case .noKey, .doubledModifier: return nil
    case .unknownModifier(let name):
      let meant =
        ShortcutRespelling.otherNames[name.lowercased()]
        ?? NearMiss.best(for: name, in: Shortcut.modifierWords)
      return meant.map { replacing(name, by: $0, in: value) }
    case .unknownKey(let name):
      let meant =
        ShortcutRespelling.otherKeys[name.lowercased()]
        ?? NearMiss.best(for: name, in: Shortcut.NamedKey.allCases.map(\.rawValue))
      return meant.map { replacing(name, by: $0, in: value) }
    }
  }

  private static func joined(_ value: String) -> String { value.filter { !$0.isWhitespace } }

  private static func replacing(_ word: String, by other: String, in value: String) -> String {
    value.split(separator: "+", omittingEmptySubsequences: false)
      .map { $0 == word[...] ? other : String($0) }.joined(separator: "+")
  }

  /// Letters alone are a slip where there is one of them, and a scheme where there are several: the
  /// tools of a drawing app and the ratings of a photo library have keys of their own, which a text
  /// field takes first. Options are left out: a choice is such a scheme by itself.
  func check(_ document: Document, in context: RuleContext, report: inout Findings) {
    var letters: [Letter] = []
    for command in document.commands {
      guard let shortcut = command.shortcut else { continue }
      if let letter = Letter(shortcut, of: command.source, command.platforms, in: context) {
        letters.append(letter)
      }
    }
    for placement in context.walk.placements {
      let item = placement.item
      guard let shortcut = item.overrides?.value.shortcut else { continue }
      if let letter = Letter(shortcut, of: item.source, item.platforms, in: context) {
        letters.append(letter)
      }
    }
    let keys = Set(letters.map(\.shortcut.chord)).count
    guard keys < context.options.shortcutToolKeys else { return }
    for letter in letters {
      report.report(
        Self.self, "a shortcut of a letter has 'cmd' or 'ctrl'",
        at: context.location(.shortcut, of: letter.source), severity: .warning,
        fixIts: [remedy(letter.shortcut, on: letter.platforms, in: context)])
    }
  }

  /// A shortcut of a letter without command or control.
  private struct Letter {
    let shortcut: Shortcut
    let source: SourceReference
    let platforms: PlatformSet

    init?(
      _ shortcut: Shortcut, of source: SourceReference, _ platforms: PlatformSet,
      in context: RuleContext
    ) {
      guard case .character(let key) = shortcut.key, key.isLetter,
        shortcut.modifiers.isDisjoint(with: [.command, .control]),
        context.isWritten(.shortcut, on: source),
        // What the system takes with the fn key is `shortcut-reserved`.
        StandardShortcuts.purposes(of: shortcut, on: platforms).isEmpty
      else { return nil }
      self.shortcut = shortcut
      self.source = source
      self.platforms = platforms
    }
  }

  /// Adding Command is no remedy where that is somebody else's: Command-S saves.
  private func remedy(
    _ shortcut: Shortcut, on platforms: PlatformSet, in context: RuleContext
  ) -> FixIt {
    var longer = shortcut
    longer.modifiers.insert(.command)
    let isTaken =
      !StandardShortcuts.purposes(of: longer, on: platforms).isEmpty
      || context.document.commands.contains { $0.shortcut?.chord == longer.chord }
    return FixIt(
      isTaken ? "add 'cmd' and another modifier: '\(longer.spelling)' is taken" : "add 'cmd'")
  }
}
