package import MenuetModel

/// Where a layout is asked for by rules.
package struct MeasuredContext: Sendable, Hashable {
  package let platform: Platform
  /// A BCP 47 tag, or `pseudo`.
  package let locale: String
  package let contentSize: ContentSize
  /// True for a window of iPadOS that is as narrow as an iPhone: its bars have the sizes of iPhone.
  package let isCompact: Bool

  package init(
    platform: Platform, locale: String, contentSize: ContentSize = .large, isCompact: Bool = false
  ) {
    self.platform = platform
    self.locale = locale
    self.contentSize = contentSize
    self.isCompact = isCompact
  }
}

extension MeasuredContext {
  /// Whether its titles are those of the made-up language.
  package var isPseudo: Bool { locale == PseudoTitle.locale }

  /// A title of the context as the document writes it, so that it can be found there.
  package func title(_ text: String) -> String {
    isPseudo ? PseudoTitle.original(of: text) : text
  }

  /// The same for bars, which do not grow with the text.
  var ofBars: MeasuredContext {
    MeasuredContext(platform: platform, locale: locale, isCompact: isCompact)
  }
}

/// The room that a toolbar takes in a context.
package struct ToolbarFit: Sendable {
  /// What is in the bar at its least width.
  package struct Unit: Sendable {
    /// The words that it shows, as the document writes them; its id where it shows a symbol alone.
    package let name: String
    package let id: String
    package let region: Toolbar.Region
    /// In points.
    package let width: Int

    package init(name: String, id: String, region: Toolbar.Region, width: Int) {
      self.name = name
      self.id = id
      self.region = region
      self.width = width
    }
  }

  /// Changes after which the bar fits, as a layout of the changed toolbar shows.
  package struct Remedy: Sendable {
    /// Made together.
    package let changes: [ToolbarChange]
    /// The least width of the bar after them, in points.
    package let minimumWidth: Int
    /// For each change the width in points below which its unit, which stayed before, leaves the
    /// bar; `nil` for one that stays.
    package let leavesBelow: [Int?]

    package init(changes: [ToolbarChange], minimumWidth: Int, leavesBelow: [Int?]) {
      self.changes = changes
      self.minimumWidth = minimumWidth
      self.leavesBelow = leavesBelow
    }
  }

  /// A text, the points it has on a line and those that it needs.
  package typealias Room = (text: String, has: Int, needs: Int, fontSize: Int)

  /// The least width at which all that stays fits, in points.
  package let minimumWidth: Int
  /// The least widths of the regions, in points; the trailing one with the overflow button.
  package let regionWidths: [Toolbar.Region: Int]
  package let units: [Unit]
  /// All units with the forms that they can take.
  package let ladders: [LaidOutUnit]
  /// The ids in the overflow menu at a width in points.
  package let overflow: @Sendable (Int) -> [String]
  /// The room of the title at a width in points.
  package let titleRoom: @Sendable (Int) -> Room?
  /// The title of the unit with an id, and what brings it back at a width in points, with all else.
  ///
  /// It is searched for only where a finding asks: every answer costs dozens of layouts.
  package let returns: @Sendable (String, Int) -> (title: String?, changes: [ToolbarChange])

  package init(
    minimumWidth: Int, regionWidths: [Toolbar.Region: Int], units: [Unit],
    ladders: [LaidOutUnit], overflow: @escaping @Sendable (Int) -> [String],
    titleRoom: @escaping @Sendable (Int) -> Room?,
    returns: @escaping @Sendable (String, Int) -> (title: String?, changes: [ToolbarChange])
  ) {
    self.returns = returns
    self.minimumWidth = minimumWidth
    self.regionWidths = regionWidths
    self.units = units
    self.ladders = ladders
    self.overflow = overflow
    self.titleRoom = titleRoom
  }
}

extension ToolbarFit {
  /// What is in the overflow menu at a width in points, as in `'a', 'b' are in the overflow menu`; of
  /// more than ten units the first eight are named.
  func overflowWords(_ width: Int) -> String {
    let ids = overflow(width)
    let named = ids.prefix(ids.count > 10 ? 8 : 10).map { "'\($0)'" }.joined(separator: ", ")
    let rest = ids.count > 10 ? " and \(ids.count - 8) more" : ""
    return "\(named)\(rest) \(ids.count == 1 ? "is" : "are") in the overflow menu"
  }

  /// What brings a hidden unit back at a width in points, with its title: a layout of the changed
  /// toolbar showed it.
  func remedyShowing(_ id: String, at width: Int) -> String {
    let returns = self.returns(id, width)
    let subject = "'\(id)'" + (returns.title.map { " (\($0))" } ?? "")
    guard !returns.changes.isEmpty else {
      return "remove items: no change that was tried makes room for \(subject)"
    }
    let changes = returns.changes.prefix(2).map(\.words).joined(separator: "; or ")
    return "to show \(subject), \(changes)"
  }
}

/// A label of a menu that is cut.
package struct CutLabel: Sendable {
  /// Where the element was written.
  package let source: SourceReference
  /// Where the menu was written.
  package let menu: SourceReference
  package let text: String
  /// The width of a line and of the text, in points.
  package let has: Int
  package let needs: Int
  package let lines: Int
  /// The size of the text, in points.
  package let fontSize: Int

  package init(
    source: SourceReference, menu: SourceReference, text: String, has: Int, needs: Int, lines: Int,
    fontSize: Int
  ) {
    self.fontSize = fontSize
    self.source = source
    self.menu = menu
    self.text = text
    self.has = has
    self.needs = needs
    self.lines = lines
  }
}

/// A toolbar with a width that it has to fit in a context.
package struct TightToolbar: Sendable {
  package let toolbar: Toolbar
  /// With the titles of the context.
  package let document: Document
  package let context: MeasuredContext
  /// In points.
  package let width: Int
}

/// Lays out what rules ask for. The analysis knows no layout: who runs both brings them together.
package protocol LayoutMeasure: Sendable {
  func fit(
    of toolbar: Toolbar, in document: Document, _ context: MeasuredContext
  ) -> ToolbarFit
  /// What lets a toolbar fit, the least change first; empty where the way back and the title alone
  /// do not.
  ///
  /// - Parameters:
  ///   - worst: The toolbar where most is missing.
  ///   - others: The same one in the other contexts in which it has to fit after the change.
  func remedies(for worst: TightToolbar, and others: [TightToolbar]) -> [ToolbarFit.Remedy]
  func cutLabels(in document: Document, _ context: MeasuredContext) -> [CutLabel]
  /// The width of a text on one line, in points.
  func width(of text: String) -> Int
  /// The fewest characters of the document's own title without which a label is not cut in a
  /// context; `nil` where even one is.
  func excess(of label: CutLabel, _ context: MeasuredContext) -> Int?
}

/// What rules of the layout ask; each answer is worked out once.
final class LayoutFacts {
  private let measure: any LayoutMeasure
  private let context: RuleContext
  private var documents: [TranslationKey: TranslatedDocument] = [:]
  private var fits: [FitKey: ToolbarFit] = [:]

  private var cutLabels: [MeasuredContext: CutLabels] = [:]
  /// The checks that are for no one menu.
  private lazy var commonChecks = context.document.checks.filter(\.menu.isNone)

  private struct CutLabels {
    var all: [CutLabel]
    var byMenu: [NodeID: [CutLabel]]
  }

  private struct FitKey: Hashable {
    var toolbar: Int
    var context: MeasuredContext
  }

  private struct TranslationKey: Hashable {
    var locale: String
    /// `nil` where titles are the same on all.
    var platform: Platform?
  }

  private struct TranslatedDocument {
    var document: Document
    var toolbars: [Toolbar]
  }

  init(_ measure: any LayoutMeasure, _ context: RuleContext) {
    self.measure = measure
    self.context = context
  }

  /// The toolbars of which all is known, each with its index in the walk: in any other, what was
  /// refused may be what would give way.
  var toolbars: [(index: Int, toolbar: Toolbar)] {
    // Where the document lost its platforms, nobody knows on which a bar has to fit.
    guard !context.mayLack(.platforms, on: context.document.source) else { return [] }
    return context.walk.toolbars.enumerated()
      .filter { !context.isIncomplete($0.element.source) }
      .map { ($0.offset, $0.element) }
  }

  /// The room of a toolbar, given by its index in the walk.
  func fit(ofToolbar index: Int, _ asked: MeasuredContext) -> ToolbarFit {
    // Bars do not grow with the text.
    let key = FitKey(toolbar: index, context: asked.ofBars)
    if let fit = fits[key] { return fit }
    let tight = tightToolbar(index, asked, width: 0)
    let fit = measure.fit(of: tight.toolbar, in: tight.document, key.context)
    fits[key] = fit
    return fit
  }

  /// What lets a toolbar, given by its index in the walk, fit the widths of all contexts, each with
  /// its width in points.
  ///
  /// - Parameter worst: The context where most is missing.
  func remedies(
    ofToolbar index: Int, _ worst: (context: MeasuredContext, width: Int),
    and others: [(context: MeasuredContext, width: Int)] = []
  ) -> [ToolbarFit.Remedy] {
    measure.remedies(
      for: tightToolbar(index, worst.context, width: worst.width),
      and: others.map { tightToolbar(index, $0.context, width: $0.width) })
  }

  private func tightToolbar(
    _ index: Int, _ asked: MeasuredContext, width: Int
  ) -> TightToolbar {
    let translated = document(in: asked)
    return TightToolbar(
      toolbar: translated.toolbars[index].withOneSearch(on: PlatformSet(asked.platform)),
      document: translated.document, context: asked.ofBars, width: width)
  }

  /// The labels that are cut in a context: those of one menu, or without a menu all.
  func cutLabels(_ asked: MeasuredContext, ofMenu menu: NodeID) -> [CutLabel] {
    let labels: CutLabels
    if let known = cutLabels[asked] {
      labels = known
    } else {
      let all = measure.cutLabels(in: document(in: asked).document, asked)
      labels = CutLabels(all: all, byMenu: Dictionary(grouping: all, by: \.menu.node))
      cutLabels[asked] = labels
    }
    return menu.isNone ? labels.all : labels.byMenu[menu] ?? []
  }

  /// The document with the titles of a context.
  private func document(in asked: MeasuredContext) -> TranslatedDocument {
    let strings = context.strings
    if asked.locale == context.document.language {
      return TranslatedDocument(document: context.document, toolbars: context.walk.toolbars)
    }
    let key = TranslationKey(
      locale: asked.locale, platform: strings?.variesByDevice == true ? asked.platform : nil)
    if let known = documents[key] { return known }
    let document = context.document.translated(
      to: asked.locale, with: strings, on: asked.platform, width: measure.width)
    let translated = TranslatedDocument(
      document: document, toolbars: Traversal(document).toolbars)
    documents[key] = translated
    return translated
  }

  /// The width of a text on one line in points, rounded up, at a size of its font in points.
  func width(of text: String, fontSize: Int) -> Int {
    // Measured at 100 points.
    (measure.width(of: text) * fontSize + 99) / 100
  }

  /// The fewest characters without which a label is not cut in a context; `nil` where even one is.
  func excess(of label: CutLabel, _ asked: MeasuredContext) -> Int? {
    measure.excess(of: label, asked)
  }

  // MARK: Contexts

  /// The contexts of a check, on some of its platforms.
  func contexts(of check: LayoutCheck, on platforms: PlatformSet) -> [MeasuredContext] {
    let locales = check.locales.isEmpty ? [context.document.language] : check.locales
    let sizes = check.contentSizes.isEmpty ? [.large] : check.contentSizes
    return check.platforms.intersection(platforms).members.flatMap { platform in
      locales.flatMap { locale in
        sizes.map { MeasuredContext(platform: platform, locale: locale, contentSize: $0) }
      }
    }
  }

  /// The checks that hold for a toolbar: its own, and those around it.
  func checks(of toolbar: Toolbar) -> [LayoutCheck] {
    toolbar.checks + commonChecks
  }
}

extension Toolbar {
  /// The toolbar without its second search fields on a platform, which have been reported: how little
  /// room they leave follows from that.
  fileprivate func withOneSearch(on platform: PlatformSet) -> Toolbar {
    var toolbar = self
    var isTaken = false
    toolbar.regions.trailing.removeAll { unit in
      guard unit.content.kind == .search, unit.platforms.contains(platform) else { return false }
      defer { isTaken = true }
      return isTaken
    }
    return toolbar
  }
}
