package import MenuetModel

/// Lays out every menu and toolbar of a document, each in one context, and what is presented in all.
///
/// Surfaces for none of the contexts' platforms are left without a layout. Everything else costs
/// time proportional to what is written; a toolbar of n units with its table of breakpoints n log
/// n.
package struct LayoutEngine: Sendable {
  package let context: LayoutContext
  /// Of further platforms, for the surfaces that `context` does not show.
  package let furtherContexts: [LayoutContext]
  package let layouts: LayoutSelection
  private let addsStandardMenus: Bool
  /// The layouts of toolbars that need not be made again.
  private let made: ToolbarLayouts

  /// - Parameters:
  ///   - addsStandardMenus: Whether the document is shown with what the system adds to its menu bars.
  ///   - made: Layouts of the same document, with the same metrics.
  package init(
    context: LayoutContext, further: [LayoutContext] = [], layouts: LayoutSelection = .declared,
    addsStandardMenus: Bool = true, made: ToolbarLayouts = ToolbarLayouts()
  ) {
    self.made = made
    self.addsStandardMenus = addsStandardMenus
    self.context = context
    furtherContexts = further
    self.layouts = layouts
  }

  /// Lays each surface out in the first context whose platform shows it.
  package func layOut(_ document: Document) -> LaidOutDocument {
    var result = document
    var standardMenus = addsStandardMenus ? standardMenus(of: document) : StandardMenus()
    let shown = document.adding(standardMenus)
    var brokenLaws: [String] = []
    var done: PlatformSet = []
    for context in [context] + furtherContexts {
      var walk = SurfaceLayout(
        document: shown, context: context, selection: layouts, made: made, done: done)
      result.editSurfaces(with: &walk)
      walk.layOut(&standardMenus, of: document)
      brokenLaws += walk.brokenLaws
      done.insert(PlatformSet(context.platform))
    }
    if layouts != .toolbars { placePresentations(in: &result) }
    return LaidOutDocument(
      document: result, standardMenus: standardMenus, context: context, brokenLaws: brokenLaws)
  }

  /// The standard menus that the system adds, with its words.
  private func standardMenus(of document: Document) -> StandardMenus {
    var menus = StandardMenus(document, Traversal(document))
    if let words = context.systemWords(for: document) {
      menus.take(words, inAppNamed: document.name)
    }
    return menus
  }

  /// Places what is presented on every platform, not on the first alone: where it stands depends on
  /// nothing but the device.
  private func placePresentations(in document: inout Document) {
    let engines = ([context] + furtherContexts).map {
      PresentationLayoutEngine(document: document, context: $0)
    }
    for index in document.sheets.indices {
      document.sheets[index].layouts = engines.flatMap { $0.layOut(document.sheets[index]) }
    }
    for index in document.covers.indices {
      document.covers[index].layouts = engines.flatMap { $0.layOut(document.covers[index]) }
    }
    for index in document.popovers.indices {
      document.popovers[index].layouts = engines.flatMap { $0.layOut(document.popovers[index]) }
    }
  }
}

extension LayoutEngine {
  /// The labels that do not fit the menus that show them, in document order.
  ///
  /// A check of many contexts asks for no more, so that toolbars themselves are not laid out.
  package func truncatedLabels(of document: Document) -> [TruncatedLabel] {
    var walk = SurfaceLayout(
      document: document, context: context, selection: layouts, made: made, done: [],
      laysOutToolbars: false)
    var result = document
    result.editSurfaces(with: &walk)
    return walk.truncatedLabels
  }
}

/// Lays out each surface where it stands.
private struct SurfaceLayout: SurfaceEditor {
  private let isRightToLeft: Bool
  private let laysOutToolbars: Bool
  /// The platforms whose surfaces have their layout.
  private let done: PlatformSet
  private let made: ToolbarLayouts
  private let barContext: ContextKey
  private var menus: MenuLayoutEngine
  private var bars: BarReader
  private(set) var brokenLaws: [String] = []
  private(set) var truncatedLabels: [TruncatedLabel] = []

  init(
    document: Document, context: LayoutContext, selection: LayoutSelection, made: ToolbarLayouts,
    done: PlatformSet, laysOutToolbars: Bool = true
  ) {
    self.made = made
    barContext = ContextKey(context.platform, locale: context.locale)
    self.done = done
    self.laysOutToolbars = laysOutToolbars
    isRightToLeft = context.isRightToLeft
    menus = MenuLayoutEngine(document: document, context: context, selection: selection)
    bars = BarReader(document: document, context: context)
  }

  func visits(_ holder: PlatformSet) -> Bool { menus.includes(holder) }

  /// Returns whether this is what the context shows and no context before it.
  private func isDue(_ platforms: PlatformSet) -> Bool {
    menus.includes(platforms) && platforms.isDisjoint(with: done)
  }

  /// Keeps the labels that were cut since the last time, as those of a surface.
  private mutating func keepTruncatedLabels(of surface: SourceReference) {
    for label in menus.truncatedLabels.dropFirst(truncatedLabels.count) {
      truncatedLabels.append(label)
      truncatedLabels[truncatedLabels.count - 1].surface = surface
    }
  }

  // MARK: Menus

  mutating func layOut(_ standardMenus: inout StandardMenus, of document: Document) {
    for index in standardMenus.additions.indices {
      let bar = document.menuBars[standardMenus.additions[index].bar]
      if visits(bar.shownPlatforms) {
        edit(&standardMenus.additions[index].menu, isInMenuBar: true)
      }
    }
  }

  mutating func edit(_ menu: inout Menu, isInMenuBar: Bool) {
    // A standard menu without content is seen with what every app has in it, as a standard menu.
    if isInMenuBar, menu.standard != nil, menu.content.isEmpty { return }
    // Elsewhere the menus of a menu bar are never seen.
    guard isDue(isInMenuBar ? menu.platforms.intersection(.menuBars) : menu.platforms) else {
      return
    }
    menu.layouts = menus.layOut(
      &menu.content, layout: menu.layout,
      kind: isInMenuBar || menu.kind == .statusItem ? .menuBar : .button)
    keepTruncatedLabels(of: menu.source)
  }

  mutating func edit(_ menu: inout ContextMenu) {
    guard isDue(menu.platforms) else { return }
    menu.layouts = menus.layOut(&menu.content, layout: menu.layout, kind: .context)
    keepTruncatedLabels(of: menu.source)
  }

  mutating func edit(_ menu: inout EditMenu) {
    guard isDue(menu.platforms) else { return }
    var content = menu.items.map { MenuElement.item($0) }
    menu.layouts = menus.layOutList(&content, kind: .context)
    keepTruncatedLabels(of: menu.source)
  }

  mutating func edit(_ menu: inout DocumentMenu) {
    guard isDue(menu.platforms) else { return }
    menu.layouts = menus.layOutList(&menu.content, kind: .button)
    keepTruncatedLabels(of: menu.source)
  }

  mutating func edit(_ button: inout PopUpButton) {
    guard isDue(button.platforms) else { return }
    button.layouts = menus.layOut(optionsOf: button.subject, choice: button.choice)
    keepTruncatedLabels(of: button.source)
  }

  mutating func edit(_ button: inout PullDownButton) {
    guard isDue(button.platforms) else { return }
    button.layouts = menus.layOut(&button.content, layout: button.layout, kind: .button)
    keepTruncatedLabels(of: button.source)
  }

  /// Lays out the list of places to go back to; a back button without one has no menu.
  mutating func edit(_ button: inout BarButton) {
    guard !button.content.isEmpty, isDue(button.platforms) else { return }
    button.layouts = menus.layOutList(&button.content, kind: .button)
    keepTruncatedLabels(of: .none)
  }

  // MARK: Toolbars

  mutating func edit(_ toolbar: inout Toolbar) {
    guard laysOutToolbars, isDue(toolbar.platforms) else { return }
    let layout =
      made[toolbar, barContext]
      ?? ToolbarLayout(toolbar, reader: &bars, isRightToLeft: isRightToLeft)
    toolbar.take(layout)
    #if DEBUG
      brokenLaws += ToolbarLaws(checking: layout).broken
    #endif
  }
}
