package import MenuetSource

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
  /// The version, where nobody knows it here; the texts are read as those of version 1.
  package let unknownVersion: UnknownWord?
  /// The states of texts that no catalog has, in their order.
  package let unknownStates: [UnknownWord]
  private let strings: [String: Entry]

  /// How far a text is, as Xcode writes it.
  package enum UnitState: String, CaseIterable, Sendable {
    case new
    case translated
    case needsReview = "needs_review"
    case machineTranslated = "machine_translated"
  }

  /// A version or a state that is none.
  package struct UnknownWord: Sendable {
    package let text: String
    /// The value with its quotes, in the bytes that were read.
    package let range: ByteRange
  }

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
  package static let empty = StringCatalog(sourceLanguage: "")

  /// A catalog without strings.
  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
    languages = []
    variesByDevice = false
    unknownVersion = nil
    unknownStates = []
    strings = [:]
  }

  package init(parsing bytes: [UInt8]) throws(ParseError) {
    try self.init(Self.parse(bytes))
  }

  /// The JSON of a file.
  package static func parse(_ bytes: [UInt8]) throws(ParseError) -> JSONValue {
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .isNotJSON(error.message, offset: Int(error.range.start))
    }
  }

  package init(_ root: JSONValue) throws(ParseError) {
    guard let language = root["sourceLanguage"]?.string else { throw .lacks("sourceLanguage") }
    guard let strings = root["strings"], case .object = strings.content else {
      throw .lacks("strings")
    }
    unknownVersion = root["version"].flatMap { version in
      guard let text = version.string, !Self.isKnown(version: text) else { return nil }
      return UnknownWord(text: text, range: version.range)
    }
    sourceLanguage = language
    unknownStates = strings.members.flatMap { string in
      (string.value["localizations"]?.members ?? []).flatMap { Self.unknownStates(in: $0.value) }
    }
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

  /// Returns whether catalogs of a version are written as they are known here.
  package static func isKnown(version: String) -> Bool {
    version.prefix(while: { $0 != "." }) == "1"
  }

  private static func unknownStates(in localization: JSONValue) -> [UnknownWord] {
    localization.members.flatMap { member in
      guard member.name == "stringUnit" else { return unknownStates(in: member.value) }
      return member.value.members.compactMap { unit -> UnknownWord? in
        guard unit.name == "state", let text = unit.value.string,
          UnitState(rawValue: text) == nil
        else { return nil }
        return UnknownWord(text: text, range: unit.value.range)
      }
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

    /// Returns whether another locale is this one, or of a region or script of it.
    package func includes(_ other: Locale) -> Bool { other.tags.contains(tags.first ?? "") }

    /// Tags are the same whatever their case (RFC 5646), and catalogs also join their parts by `_`.
    package static func spelling(_ tag: String) -> String {
      String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// A tag as RFC 5646 recommends to write it, and as Xcode does: `zh_hans_cn` as `zh-Hans-CN`.
    package static func canonical(_ tag: String) -> String {
      var isExtension = false
      return spelling(tag).split(separator: "-").enumerated().map { index, part in
        defer { isExtension = isExtension || part.count == 1 }
        guard index > 0, !isExtension else { return String(part) }
        return switch part.count {
        case 2: part.uppercased()
        case 4: part.prefix(1).uppercased() + part.dropFirst()
        default: String(part)
        }
      }.joined(separator: "-")
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
    let tags = document.checkedLocales
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
