package import MenuetModel

/// The context of a layout.
package struct LayoutContext: Sendable, Hashable {
  package var platform: Platform
  /// A BCP 47 tag, or `pseudo`.
  package var locale: String
  package var contentSize: ContentSize
  /// Indicates whether the leading edge is the right one.
  package var isRightToLeft: Bool
  /// The sizes, none negative or beyond counting.
  package let metrics: MetricSet

  /// The direction is that of the locale's script, the metrics those built in for the platform.
  package init(
    platform: Platform, locale: String, contentSize: ContentSize = .large,
    metrics: MetricSet? = nil
  ) {
    self.platform = platform
    self.locale = locale
    self.contentSize = contentSize
    self.metrics = metrics?.clamped() ?? MetricSet(for: platform)
    isRightToLeft = Self.isRightToLeft(locale)
  }

  /// The context where none is named: the document's first platform, its language, `large`.
  package init(document: Document) {
    self.init(platform: document.defaultPlatform, locale: document.language)
  }

  /// The words of the platform that people see in a document's app; `nil` where they are those that
  /// the document has: in its own language, and in one whose words are not known.
  package func systemWords(for document: Document) -> SystemWords? {
    locale == document.language ? nil : SystemWords(locale: locale)
  }

  /// Returns whether a locale is written from right to left: its script decides where it names one,
  /// as in `az-Arab` or `ar-Latn`, else the one that is likely by CLDR, of its language in its
  /// region, as in `ks` or `uz-AF`. Takes `-` and `_`, in any case. What follows a subtag of one
  /// letter says nothing of either: `ar-u-nu-latn` is Arabic with Latin digits.
  package static func isRightToLeft(_ locale: String) -> Bool {
    let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first else { return false }
    let others = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    let script = others.first { subtag in
      subtag.utf8.count == 4 && subtag.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
    if let script { return RightToLeftTags.scripts.contains(String(script)) }
    let isUsual = RightToLeftTags.languages.contains(String(language))
    let isException = others.contains {
      RightToLeftTags.exceptions.contains("\(language)-\($0)")
    }
    return isUsual != isException
  }
}
