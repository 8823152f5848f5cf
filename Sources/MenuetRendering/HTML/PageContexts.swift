package import MenuetLayout
package import MenuetModel

/// The part of a page that is seen on one platform and in one language.
///
/// It is made without the other parts, so that several can be made at a time.
package struct PageContext: Sendable {
  package let laidOut: LaidOutDocument
  /// The text sizes between which the page can be switched, from the smallest up.
  let sizes: [ContentSize]
  let data: PageValue

  /// - Parameters:
  ///   - laidOut: With all that may be shown: the page hides what a state hides.
  ///   - sizes: The further text sizes: none, or those of all other parts of the page with some.
  package init(_ laidOut: LaidOutDocument, furtherSizes sizes: [ContentSize] = []) {
    self.laidOut = laidOut
    self.sizes = ContentSize.allCases.filter {
      $0 == laidOut.context.contentSize || sizes.contains($0)
    }
    var builder = PageBuilder(laidOut, sizes: self.sizes)
    data = builder.data()
  }

  /// The contexts, that of the layout first.
  fileprivate var contexts: [LayoutContext] {
    let first = laidOut.context
    return [first]
      + sizes.filter { $0 != first.contentSize }.map { size in
        var context = first
        context.contentSize = size
        return context
      }
  }
}

/// The contexts of a page, and what people see in each of them.
struct PageContexts {
  private let document: Document
  private let first: LayoutContext
  private let parts: [PageContext]
  private let platforms: [Platform]
  private let locales: [String]
  private let sizes: [ContentSize]
  private var pool: PagePool

  /// - Parameter parts: Of one document, one at least, each on another platform or in another language;
  ///   the first is what people see first.
  init(_ parts: [PageContext], symbols: SymbolSource) {
    self.parts = parts
    pool = PagePool(symbols: symbols)
    document = parts[0].laidOut.document
    first = parts[0].laidOut.context
    let contexts = parts.flatMap(\.contexts)
    platforms = Platform.allCases.filter { platform in
      contexts.contains { $0.platform == platform }
    }
    let language = document.language
    let found = Set(contexts.map(\.locale))
    locales = found.filter { $0 == language } + found.filter { $0 != language }.sorted()
    sizes = ContentSize.allCases.filter { size in contexts.contains { $0.contentSize == size } }
  }

  /// The drawings of the symbols that the data name.
  var symbolMarkup: String { pool.symbols.markup }

  /// All data of the page.
  ///
  /// - Parameter values: Those that hold at first.
  mutating func json(
    _ findings: [PageFinding], on values: StateValues, reload: PageReload?
  ) -> String {
    let shown = shown
    let switches: PageValue = [
      "platform": .list(
        platforms.map { ["id": .text($0.rawValue), "title": .text($0.displayName)] }),
      "edition": .list(GuidelineEdition.allCases.map { ["id": .text($0.rawValue)] }),
      "form": .list(PageAxis.forms.map { ["id": .text($0?.rawValue ?? "declared")] }),
      "size": .list(sizes.map { ["id": .text($0.rawValue)] }),
      "locale": .list(locales.map { ["id": .text($0)] }),
    ]
    let start: PageValue = [
      "platform": .text(first.platform.rawValue), "edition": .text(document.guidelines.rawValue),
      "form": "declared", "size": .text(first.contentSize.rawValue), "locale": .text(first.locale),
    ]
    let page: PageValue = [
      "file": .text(document.fileName), "switches": switches, "start": start,
      "offered": .list(
        parts.flatMap(\.contexts).map { .list(places(of: $0).map { PageValue($0) }) }),
      "on": .list(document.stateNames.filter { values[$0] }.map { .text($0) }),
      "missing": .list(pool.symbols.missing.map { .text($0) }),
      "findings": .list(findings.map(\.value)),
      "reload": reload.map(\.value),
    ]
    let root = pool.insert(page, with: "shown", shown)
    return pool.json(of: root)
  }

  /// The numbers of a context's platform, locale and text size among those of the page.
  private func places(of context: LayoutContext) -> [Int] {
    [
      platforms.firstIndex(of: context.platform), locales.firstIndex(of: context.locale),
      sizes.firstIndex(of: context.contentSize),
    ].compactMap(\.self)
  }

  /// The data of all contexts: by platform and locale, where these differ.
  ///
  /// A context that the page does not have is never asked for: in its place stands another one.
  private var shown: PagePool.ID {
    mutating get {
      let platformIDs = platforms.map { platform in
        let ids = locales.map { shown(on: platform, in: $0) }
        return pool.merged(.locale, ids.filled)
      }
      return pool.merged(.platform, platformIDs)
    }
  }

  /// What people see in all text sizes; `nil` where the page has none of them.
  private mutating func shown(on platform: Platform, in locale: String) -> PagePool.ID? {
    let part = parts.first {
      $0.laidOut.context.platform == platform && $0.laidOut.context.locale == locale
    }
    return part.map { pool.insert($0.data) }
  }
}

extension [PagePool.ID?] {
  /// The ids with the first of them in the place of those that are missing.
  fileprivate var filled: [PagePool.ID] {
    let any = lazy.compactMap(\.self).first
    return compactMap { $0 ?? any }
  }
}
