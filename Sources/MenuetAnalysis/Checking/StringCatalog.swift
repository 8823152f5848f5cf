import MenuetSource

/// The translations of a document's titles, from a String Catalog (`.xcstrings`).
///
/// A title is found under its key, the path of its id such as `command.new-note.title`, or under the
/// text itself.
package struct StringCatalog: Sendable {
  /// The language in which the keys' own texts are written.
  package let sourceLanguage: String
  /// Every language that some string is translated into, in order of spelling.
  package let languages: [String]
  private let strings: [String: Entry]

  private struct Entry {
    /// False for text that is the same in all languages.
    var isTranslated: Bool
    /// The text by language; a variation stands for all.
    var texts: [String: String]
  }

  /// Why a file is no String Catalog.
  package enum ParseError: Error, Equatable {
    /// What is wrong with the JSON, and the offset of the byte to blame.
    case isNotJSON(String, offset: Int)
    /// The key that the file lacks.
    case lacks(String)
  }

  package init(parsing bytes: [UInt8]) throws(ParseError) {
    let root: JSONValue
    do {
      root = try JSONValue(parsing: bytes)
    } catch {
      throw .isNotJSON(error.message, offset: Int(error.range.start))
    }
    guard let language = root["sourceLanguage"]?.string else { throw .lacks("sourceLanguage") }
    guard let strings = root["strings"], case .object = strings.content else {
      throw .lacks("strings")
    }
    sourceLanguage = language
    self.strings = strings.object.mapValues { string in
      Entry(
        isTranslated: string["shouldTranslate"]?.boolean != false,
        texts: (string["localizations"]?.object ?? [:]).compactMapValues { Self.text($0) })
    }
    languages = Set(self.strings.values.flatMap { $0.texts.keys }).sorted()
  }

  /// The text of a localization: its own, or that of its first variation by number or device.
  private static func text(_ localization: JSONValue) -> String? {
    if let unit = localization["stringUnit"] {
      guard unit["state"]?.string != "new", let text = unit["value"]?.string, !text.isEmpty else {
        return nil
      }
      return text
    }
    let kinds = localization["variations"]?.object ?? [:]
    for kind in kinds.keys.sorted() {
      let variations = kinds[kind]?.object ?? [:]
      // `other` stands for all that have no variation of their own.
      for name in ["other"] + variations.keys.sorted() {
        if let text = variations[name].flatMap({ text($0) }) { return text }
      }
    }
    return nil
  }

  /// A locale with the shorter tags that include it: `zh-Hans-CN`, `zh-Hans`, `zh`.
  package struct Locale: Sendable {
    package let tag: String
    fileprivate let tags: [String]

    package init(_ tag: String) {
      self.tag = tag
      let parts = tag.split(separator: "-")
      tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
  }

  /// The translation of a title into a locale, or into a language that includes it; `nil` where
  /// there is none.
  ///
  /// - Parameter keys: The keys under which the title may stand; the first that exists counts.
  package func text(of keys: [String], in locale: Locale) -> String? {
    entry(keys).flatMap { text(of: $0, in: locale) }
  }

  /// The same by the tag of the locale.
  package func text(of keys: [String], in locale: String) -> String? {
    text(of: keys, in: Locale(locale))
  }

  /// The locales into which a title still has to be translated: not those of the source language,
  /// and none where the title is the same in all languages.
  package func missing(_ keys: [String], among locales: [Locale]) -> [Locale] {
    let entry = entry(keys)
    guard entry?.isTranslated != false else { return [] }
    return locales.filter { locale in
      !locale.tags.contains(sourceLanguage)
        && entry.flatMap { text(of: $0, in: locale) } == nil
    }
  }

  private func text(of entry: Entry, in locale: Locale) -> String? {
    for tag in locale.tags {
      if let text = entry.texts[tag] { return text }
    }
    return nil
  }

  private func entry(_ keys: [String]) -> Entry? {
    for key in keys {
      if let entry = strings[key] { return entry }
    }
    return nil
  }
}
