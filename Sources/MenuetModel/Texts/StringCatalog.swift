import MenuetSource

/// The translations of a document's titles, from a String Catalog (`.xcstrings`).
///
/// A text is found under its key (`TitleKey`).
package struct StringCatalog: Sendable {
  /// The language in which the keys' own texts are written.
  package let sourceLanguage: String
  /// Every language that some string is translated into, in order of spelling.
  package let languages: [String]
  /// Indicates whether some string differs by device.
  package let variesByDevice: Bool
  private let strings: [String: Entry]

  private struct Entry {
    /// Indicates whether the text is translated, not the same in all languages.
    var isTranslated: Bool
    /// The texts by language, whose tags are in one spelling.
    var texts: [String: CatalogText]
  }

  /// Why a file is no String Catalog.
  package enum ParseError: Error, Equatable {
    /// The mistake in the JSON, and the offset of the byte to blame.
    case isNotJSON(String, offset: Int)
    /// The key that the file lacks.
    case lacks(String)
    /// A version that cannot be written.
    case isOfVersion(String)

    /// The matter with the file, behind which it may be named.
    package var words: String {
      switch self {
      case .isNotJSON(let message, let offset): "\(message), at byte \(offset)"
      case .lacks(let key): "it has no '\(key)'"
      case .isOfVersion(let version): "its version is '\(version)', and 1 is what can be written"
      }
    }
  }

  /// A catalog without strings, for a language that nobody knows.
  package static let empty = StringCatalog()

  private init() {
    sourceLanguage = ""
    languages = []
    variesByDevice = false
    strings = [:]
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
    var languages: Set<String> = []
    self.strings = strings.object.mapValues { string in
      var texts: [String: CatalogText] = [:]
      let localizations = string["localizations"]?.object ?? [:]
      for tag in localizations.keys.sorted() {
        guard let text = localizations[tag].flatMap({ CatalogText($0) }) else { continue }
        languages.insert(tag)
        texts[Locale.spelling(tag)] = text
      }
      return Entry(isTranslated: string["shouldTranslate"]?.boolean != false, texts: texts)
    }
    self.languages = languages.sorted()
    variesByDevice = self.strings.values.contains { entry in
      entry.texts.values.contains { $0.variesByDevice }
    }
  }

  /// A locale with the shorter tags that include it: `zh-Hans-CN`, `zh-Hans`, `zh`.
  package struct Locale: Sendable {
    package let tag: String
    fileprivate let tags: [String]

    package init(_ tag: String) {
      self.tag = tag
      let parts = Self.spelling(tag).split(separator: "-")
      tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// Tags are the same whatever their case (RFC 5646), and catalogs also join their parts by `_`.
    package static func spelling(_ tag: String) -> String {
      String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }
  }

  /// The translation of a text into a locale, or into a language that includes it; `nil` where there
  /// is none. Of one that varies, the form that stands for all.
  package func text(of key: TitleKey, in locale: String) -> String? {
    texts(of: key, in: Locale(locale), on: nil).first
  }

  /// All forms of a translation that people may see on a platform, such as those for one and for
  /// many; none where there is no translation.
  package func texts(of key: TitleKey, in locale: Locale, on platform: Platform?) -> [String] {
    strings[key.description].flatMap { text(of: $0, in: locale) }?.forms(on: platform) ?? []
  }

  /// Returns whether this is a locale that some string is translated into, or in which the strings
  /// are written.
  package func contains(_ locale: Locale) -> Bool {
    locale.tags.contains(Locale.spelling(sourceLanguage))
      || languages.contains { locale.tags.contains(Locale.spelling($0)) }
  }

  /// Returns whether a text has a place in the catalog, translated or not.
  package func holds(_ key: TitleKey) -> Bool { strings[key.description] != nil }

  /// The locales into which a document's titles have to be translated: those that it is checked in;
  /// without any, those of the catalog.
  package func locales(of document: Document) -> [Locale] {
    var tags: [String] = []
    for tag in (document.checks + document.toolbars.flatMap(\.checks)).flatMap(\.locales)
    where tag != PseudoTitle.locale && !tags.contains(tag) { tags.append(tag) }
    return (tags.isEmpty ? languages : tags).map { Locale($0) }
  }

  /// The locales into which a title still has to be translated: not those of the source language,
  /// and none where the title is the same in all languages.
  package func missing(_ key: TitleKey, among locales: [Locale]) -> [Locale] {
    let entry = strings[key.description]
    guard entry?.isTranslated != false else { return [] }
    return locales.filter { locale in
      !locale.tags.contains(Locale.spelling(sourceLanguage))
        && entry.flatMap { text(of: $0, in: locale) } == nil
    }
  }

  private func text(of entry: Entry, in locale: Locale) -> CatalogText? {
    for tag in locale.tags {
      if let text = entry.texts[tag] { return text }
    }
    return nil
  }
}
