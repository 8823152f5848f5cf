import MenuetLayout
import MenuetModel
import MenuetTool

/// The contexts that a command line asks for: each platform with each language and each text size.
struct ContextOptions {
  private let platforms: [Platform]?
  /// The locales that were asked for; `nil` for the document's language.
  let locales: [String]?
  private let contentSizes: [ContentSize]

  /// - Parameter isSingle: True where one context alone is taken.
  init(_ arguments: Arguments, isSingle: Bool = false) throws(UsageError) {
    platforms = arguments.words(.platforms)
    contentSizes = arguments.words(.contentSizes) ?? [.large]
    locales = arguments[.locales].map { text in
      isSingle ? [text] : Arguments.items(of: text)
    }
    for locale in locales ?? [] where !Self.isLocale(locale) { throw .locale(locale) }
    if let locales, locales.isEmpty { throw .listEmpty(option: CommandOption.locale.spelling) }
  }

  /// The contexts of a document; none where it is for no platform that was asked for.
  ///
  /// - Parameter metrics: Those of a platform; `nil` for those built in.
  func contexts(
    for document: Document, metrics: (@Sendable (Platform) -> MetricSet)?
  ) -> [LayoutContext] {
    let platforms = platforms(of: document)
    return platforms.flatMap { platform in
      (locales ?? [document.language]).flatMap { locale in
        contentSizes.map { size in
          LayoutContext(
            platform: platform, locale: locale, contentSize: size,
            metrics: metrics?(platform))
        }
      }
    }
  }

  private func platforms(of document: Document) -> [Platform] {
    guard let platforms else { return [document.defaultPlatform] }
    return platforms.filter { document.platforms.contains(PlatformSet($0)) }
  }

  /// The platforms that were asked for, as a message says it.
  var platformWords: String { PlatformSet((platforms ?? []).map { PlatformSet($0) }).description }

  /// `pseudo`, or something in the form of a BCP 47 tag.
  static func isLocale(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
        }
    }
  }
}
