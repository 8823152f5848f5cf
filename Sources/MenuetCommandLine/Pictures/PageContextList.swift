import MenuetLayout
import MenuetModel

/// The contexts between which a page can be switched.
///
/// All platforms of the document, the languages of its String Catalog and a few text sizes, each with each
/// as long as there are few enough. Of many the languages come first, then the text sizes in the language
/// that is shown first.
struct PageContextList {
  private let first: LayoutContext
  private let metrics: (@Sendable (Platform) -> MetricSet)?
  private let platforms: [Platform]
  private let locales: [String]
  /// The most contexts of the page.
  private let limit: Int

  /// The smallest text size, the usual one, the largest of the usual ones, and one that people choose to
  /// be able to read at all.
  private static let sizes: [ContentSize] = [.xSmall, .large, .xxxLarge, .accessibility3]

  /// The most contexts, and the most commands in all of them: a page of many is slow to make.
  private static let limits = (contexts: 48, commands: 20_000)

  /// - Parameters:
  ///   - first: The context that is shown first.
  ///   - metrics: Those of a platform; `nil` for those built in.
  init(
    of document: Document, strings: StringCatalog?, from first: LayoutContext,
    metrics: (@Sendable (Platform) -> MetricSet)?
  ) {
    self.first = first
    self.metrics = metrics
    let count = document.commands.count
    limit = max(1, min(Self.limits.contexts, Self.limits.commands / max(1, count)))
    let others = Platform.allCases.filter {
      $0 != first.platform && document.platforms.contains(PlatformSet($0))
    }
    platforms = Array(([first.platform] + others).prefix(limit))
    var locales: [String] = []
    for locale in [first.locale, document.language] + (strings?.languages ?? [])
    where !locales.contains(locale) { locales.append(locale) }
    self.locales = Array(locales.prefix(max(1, limit / platforms.count)))
  }

  /// The contexts besides the one that is shown first.
  var further: [LayoutContext] {
    var contexts = locales.flatMap { locale in
      platforms.map { context($0, locale, usualSize(on: $0)) }
    }
    for locale in locales {
      let more = platforms.filter(\.hasTextSizes).flatMap { platform in
        Self.sizes.filter { $0 != usualSize(on: platform) }.map { context(platform, locale, $0) }
      }
      if contexts.count + more.count <= limit { contexts += more }
    }
    return contexts.filter { $0 != first }
  }

  private func context(
    _ platform: Platform, _ locale: String, _ size: ContentSize
  ) -> LayoutContext {
    LayoutContext(
      platform: platform, locale: locale, contentSize: size, metrics: metrics?(platform))
  }

  /// The size that is asked for, where people can choose one.
  private func usualSize(on platform: Platform) -> ContentSize {
    platform == first.platform || platform.hasTextSizes ? first.contentSize : .large
  }
}

extension Platform {
  /// Indicates whether people choose the size of text in its settings (Dynamic Type).
  fileprivate var hasTextSizes: Bool {
    switch self {
    case .ios, .ipados, .visionos, .watchos: true
    case .macos, .tvos: false
    }
  }
}
