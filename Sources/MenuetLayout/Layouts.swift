package import MenuetModel

/// The facts that tell one context of a layout from another: all else follows from it.
package struct ContextKey: Sendable, Hashable {
  package let platform: Platform
  /// A BCP 47 tag, or `pseudo`.
  package let locale: String
  package let contentSize: ContentSize
  /// Indicates whether the window of iPadOS is as narrow as an iPhone: its bars have the sizes of
  /// iPhone.
  package let isCompact: Bool

  package init(
    _ platform: Platform, locale: String, contentSize: ContentSize = .large, isCompact: Bool = false
  ) {
    self.platform = platform
    self.locale = locale
    self.contentSize = contentSize
    self.isCompact = isCompact
  }

  /// Indicates whether its titles are those of the made-up language.
  package var isPseudo: Bool { locale == PseudoTitle.locale }

  /// The same for bars, which do not grow with the text.
  package var ofBars: ContextKey { ContextKey(platform, locale: locale, isCompact: isCompact) }

  /// A title of the context as the document writes it, so that it can be found there.
  package func written(_ title: String) -> String {
    isPseudo ? PseudoTitle.original(of: title) : title
  }
}

/// The layouts of a document by their contexts: each is made when it is asked for first, and kept.
///
/// A class, so that what one asks for serves the next.
package final class Layouts {
  private let document: Document
  private let strings: StringCatalog?
  private let metrics: @Sendable (Platform) -> MetricSet
  private let toolbars: [Toolbar]
  private var contexts: [ContextKey: LayoutContext] = [:]
  private var translations: [Translation: (document: Document, toolbars: [Toolbar])] = [:]
  private var trials: [TrialKey: ToolbarTrial] = [:]
  private var labels: [ContextKey: TruncatedLabels] = [:]
  /// The layouts of toolbars that were asked for.
  package private(set) var made = ToolbarLayouts()

  private struct TruncatedLabels {
    let all: [TruncatedLabel]
    let byMenu: [NodeID: [TruncatedLabel]]
  }

  private struct Translation: Hashable {
    let locale: String
    /// `nil` where titles are the same on all.
    let platform: Platform?
  }

  private struct TrialKey: Hashable {
    let toolbar: Int
    let context: ContextKey
  }

  /// - Parameters:
  ///   - toolbars: Those of the document, as its traversal lists them.
  ///   - metrics: The metrics of a platform; `nil` for those built in.
  package init(
    _ document: Document, toolbars: [Toolbar], strings: StringCatalog?,
    metrics: (@Sendable (Platform) -> MetricSet)?
  ) {
    self.document = document
    self.toolbars = toolbars
    self.strings = strings
    self.metrics = metrics ?? { MetricSet(for: $0) }
  }

  /// The metrics of text, the same on every platform.
  package var text: TextMetrics { metrics(.ios).text }

  /// A toolbar, by its number in the traversal, with its layout in a context.
  package func toolbar(_ index: Int, in context: ContextKey) -> ToolbarTrial {
    let key = TrialKey(toolbar: index, context: context.ofBars)
    if let known = trials[key] { return known }
    let (document, toolbars) = translated(to: context)
    let toolbar = toolbars[index].withOneSearch(on: PlatformSet(context.platform))
    let trial = ToolbarTrial(
      toolbar ?? toolbars[index], in: document, context: layoutContext(key.context),
      namesTitles: false)
    trials[key] = trial
    // A translation may have been measured for another platform.
    if toolbar == nil, context.locale == self.document.language {
      made[toolbars[index], key.context] = trial.layout
    }
    return trial
  }

  /// The labels that are cut in a context: those of one menu, or without a menu all.
  package func truncatedLabels(ofMenu menu: NodeID, in context: ContextKey) -> [TruncatedLabel] {
    if labels[context] == nil {
      let all = LayoutEngine(context: layoutContext(context))
        .truncatedLabels(of: translated(to: context).document)
      labels[context] = TruncatedLabels(
        all: all, byMenu: Dictionary(grouping: all, by: \.surface.node))
    }
    return (menu.isNone ? labels[context]?.all : labels[context]?.byMenu[menu]) ?? []
  }

  /// The fewest characters of the document's own title without which a label is not cut in a context;
  /// `nil` where even one is.
  package func excess(of label: TruncatedLabel, in context: ContextKey) -> Int? {
    let metrics = layoutContext(context).metrics.text
    return RemedySearch.least(1...max(1, context.written(label.title).count - 1)) { count in
      label.holds(
        context.isPseudo
          ? PseudoTitle.shortened(label.title, by: count) : String(label.title.dropLast(count)),
        metrics)
    }
  }

  /// Changes that let a toolbar, by its number in the traversal, fit widths in points, with what comes
  /// of each; the least change first, none where the way back and the title alone do not fit.
  ///
  /// - Parameters:
  ///   - worst: The context where most is missing.
  ///   - others: Further contexts in which it has to fit after the change.
  package func remedies(
    ofToolbar index: Int, _ worst: (context: ContextKey, width: Int),
    and others: [(context: ContextKey, width: Int)] = []
  ) -> [ToolbarTrial.Result] {
    let search = RemedySearch(
      fitting: toolbar(index, in: worst.context), in: worst.width,
      and: others.map { (toolbar(index, in: $0.context), $0.width) })
    return search.remedies.map { search.result(of: $0) }
  }

  private func translated(to context: ContextKey) -> (document: Document, toolbars: [Toolbar]) {
    if context.locale == document.language { return (document, toolbars) }
    let key = Translation(
      locale: context.locale, platform: strings?.variesByDevice == true ? context.platform : nil)
    if let known = translations[key] { return known }
    let translated = document.translated(with: strings, in: layoutContext(context))
    let toolbars = Traversal(translated).toolbars
    translations[key] = (translated, toolbars)
    return (translated, toolbars)
  }

  private func layoutContext(_ context: ContextKey) -> LayoutContext {
    if let known = contexts[context] { return known }
    let made = LayoutContext(
      platform: context.platform, locale: context.locale, contentSize: context.contentSize,
      metrics: metrics(context.isCompact ? .ios : context.platform))
    contexts[context] = made
    return made
  }
}

extension Document {
  /// The document with the titles that people see in a context.
  package func translated(with strings: StringCatalog?, in context: LayoutContext) -> Document {
    guard context.locale != language else { return self }
    let metrics = context.metrics.text
    return translated(to: context.locale, with: strings, on: context.platform) {
      // Large, so that rounding to whole points does not make two widths one.
      metrics.width(of: $0, fontSize: 100)
    }
  }
}

extension Toolbar {
  /// The toolbar without its second search fields on a platform, which have been reported: how little
  /// room they leave follows from that. `nil` for one that has none.
  fileprivate func withOneSearch(on platform: PlatformSet) -> Toolbar? {
    func isSearch(_ unit: ToolbarUnit) -> Bool {
      unit.content.kind == .search && unit.platforms.contains(platform)
    }
    guard let first = regions.trailing.firstIndex(where: isSearch),
      regions.trailing[(first + 1)...].contains(where: isSearch)
    else { return nil }
    var toolbar = self
    let units = regions.trailing
    toolbar.regions.trailing = units.indices
      .filter { $0 == first || !isSearch(units[$0]) }.map { units[$0] }
    return toolbar
  }
}
