/// The words of the platforms for standard commands, menus and buttons in one language.
///
/// The system brings them, so that generated code has none of them; layouts measure them and pictures
/// show them.
package struct SystemWords: Sendable {
  /// By the name of a command, of a standard button, or with `menu-` before it of a standard menu.
  private let words: [Substring: Substring]

  /// The words of a locale, or of a language that includes it; `nil` for English, and for a language
  /// whose words are not known.
  package init?(locale: String) {
    guard let text = Self.language(of: locale).flatMap({ SystemWordTable.texts[$0] }) else {
      return nil
    }
    var words: [Substring: Substring] = [:]
    // Bytes: finding the characters of some scripts takes far longer.
    for entry in text.utf8.split(separator: UInt8(ascii: "|")) {
      guard let end = entry.firstIndex(of: UInt8(ascii: ":")) else { continue }
      words[Substring(entry[..<end])] = Substring(entry[entry.index(after: end)...])
    }
    self.words = words
  }

  /// The languages with words, in lower case, sorted.
  package static let languages = SystemWordTable.texts.keys.sorted()

  /// The title of a standard command in a document's app; `nil` where it is not known.
  package func title(of command: SystemCommand, inAppNamed name: String) -> String? {
    word(command.rawValue)?.replacingName(with: name)
  }

  /// The title of a standard menu; `nil` where it is not known, and for that of the app.
  package func title(of menu: StandardMenu) -> String? { word("menu-" + menu.rawValue) }

  /// The title of a button that every app has; `nil` where it is not known.
  package func title(of word: StandardWord) -> String? { self.word(word.rawValue) }

  private func word(_ name: String) -> String? { words[Substring(name)].map(String.init) }

  /// The language of the table for a tag in any spelling.
  private static func language(of locale: String) -> String? {
    let tag = StringCatalog.Locale.spelling(locale)
    let parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    switch language {
    // The script tells, or the region whose script it is.
    case "zh":
      let isTraditional =
        parts.contains("hant")
        || !parts.contains("hans") && !Set(parts).isDisjoint(with: ["tw", "hk", "mo"])
      return isTraditional ? "zh-hant" : "zh-hans"
    // The words of Portugal are others, and not known.
    case "pt": return parts.count == 1 || parts.contains("br") ? "pt-br" : nil
    case "no": return "nb"
    case "iw": return "he"
    default: return language
    }
  }
}

extension String {
  /// The text with the name of an app in the place of `%@`.
  fileprivate func replacingName(with name: String) -> String {
    guard let mark = firstIndex(of: "%") else { return self }
    return self[..<mark] + name + self[mark...].dropFirst(2)
  }
}

extension Document {
  /// Puts the words of the platform in the place of its English ones, wherever the document has no
  /// others.
  ///
  /// - Parameter isTranslated: True for a title that a catalog has under a key, which then stays.
  mutating func take(
    _ words: SystemWords, unless isTranslated: (_ title: String, TitleKey) -> Bool
  ) {
    for index in commands.indices {
      let command = commands[index]
      guard let system = command.system, command.title == system.title(inAppNamed: name),
        !isTranslated(command.title, .command(command.id)),
        let title = words.title(of: system, inAppNamed: name)
      else { continue }
      commands[index].title = title
    }
    for bar in menuBars.indices {
      for index in menuBars[bar].menus.indices {
        menuBars[bar].menus[index].take(words, inAppNamed: name)
      }
    }
  }
}

extension Menu {
  /// Takes the title of the standard menu that it is, unless it has one of its own.
  fileprivate mutating func take(_ words: SystemWords, inAppNamed name: String) {
    guard let standard, title == standard.title(inAppNamed: name),
      let word = words.title(of: standard)
    else { return }
    title = word
  }
}

extension StandardMenus {
  /// Puts the words of the platform in the place of its English ones.
  package mutating func take(_ words: SystemWords, inAppNamed name: String) {
    takeTitles { words.title(of: $0, inAppNamed: name) }
    for index in additions.indices { additions[index].menu.take(words, inAppNamed: name) }
  }
}
