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
  /// The layouts of toolbars that need not be made again.
  private let made: ToolbarLayouts

  /// - Parameter made: Layouts of the same document, with the same metrics.
  package init(
    context: LayoutContext, further: [LayoutContext] = [], layouts: LayoutSelection = .declared,
    made: ToolbarLayouts = ToolbarLayouts()
  ) {
    self.made = made
    self.context = context
    furtherContexts = further
    self.layouts = layouts
  }

  /// Lays each surface out in the first context whose platform shows it.
  package func layOut(_ document: Document) -> LaidOutDocument {
    var result = document
    var brokenLaws: [String] = []
    var truncatedLabels: [TruncatedLabel] = []
    var done: PlatformSet = []
    for context in [context] + furtherContexts {
      var walk = DocumentWalk(
        document: document, context: context, selection: layouts, made: made, done: done)
      walk.layOut(&result)
      brokenLaws += walk.brokenLaws
      truncatedLabels += walk.truncatedLabels
      done.insert(PlatformSet(context.platform))
    }
    if layouts != .toolbars { placePresentations(in: &result) }
    return LaidOutDocument(
      document: result, context: context, brokenLaws: brokenLaws,
      truncatedLabels: truncatedLabels)
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

  /// The layouts of all toolbars alone, without the tables and menus that a document holds: those of
  /// the document, then those of its sheets, covers and popovers.
  ///
  /// They do not depend on the content size, so that a check of many contexts needs them once for
  /// each platform and locale.
  package func toolbarLayouts(of document: Document) -> [ToolbarLayout] {
    let platform = PlatformSet(context.platform)
    let presented =
      document.sheets.filter { $0.platforms.contains(platform) }.map(\.body)
      + document.covers.filter { $0.platforms.contains(platform) }.map(\.body)
      + document.popovers.filter { $0.platforms.contains(platform) }.map(\.body)
    var reader = BarReader(document: document, context: context)
    return (document.toolbars + presented.compactMap(\.toolbar))
      .filter { $0.platforms.contains(platform) }
      .map { ToolbarLayout($0, reader: &reader, isRightToLeft: context.isRightToLeft) }
  }
}

extension LayoutEngine {
  /// The labels that do not fit the menus that show them, in document order.
  ///
  /// A check of many contexts asks for no more, so that toolbars themselves are not laid out.
  package func truncatedLabels(of document: Document) -> [TruncatedLabel] {
    var walk = DocumentWalk(
      document: document, context: context, selection: layouts, made: made, done: [],
      laysOutToolbars: false)
    var result = document
    walk.layOut(&result)
    return walk.truncatedLabels
  }
}

/// Goes through everything that has a layout.
private struct DocumentWalk {
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

  mutating func layOut(_ document: inout Document) {
    for index in document.menus.indices { layOut(&document.menus[index], .button) }
    for bar in document.menuBars.indices
    where menus.includes(document.menuBars[bar].platforms.intersection(.menuBars)) {
      for index in document.menuBars[bar].menus.indices {
        layOut(&document.menuBars[bar].menus[index], .menuBar)
      }
    }
    for index in document.popUpButtons.indices { layOut(&document.popUpButtons[index]) }
    for index in document.pullDownButtons.indices { layOut(&document.pullDownButtons[index]) }
    for index in document.toolbars.indices { layOut(&document.toolbars[index]) }
    for index in document.contextMenus.indices { layOut(&document.contextMenus[index]) }
    for index in document.editMenus.indices { layOut(&document.editMenus[index]) }
    for index in document.sheets.indices where menus.includes(document.sheets[index].platforms) {
      layOut(&document.sheets[index].body)
    }
    for index in document.covers.indices where menus.includes(document.covers[index].platforms) {
      layOut(&document.covers[index].body)
    }
    for index in document.popovers.indices
    where menus.includes(document.popovers[index].platforms) {
      layOut(&document.popovers[index].body)
    }
  }

  /// Keeps the labels that were cut since the last time, as those of a surface.
  private mutating func keepTruncatedLabels(of surface: SourceReference) {
    for label in menus.truncatedLabels.dropFirst(truncatedLabels.count) {
      truncatedLabels.append(label)
      truncatedLabels[truncatedLabels.count - 1].surface = surface
    }
  }

  /// Returns whether this is what the context shows and no context before it.
  private func isDue(_ platforms: PlatformSet) -> Bool {
    menus.includes(platforms) && platforms.isDisjoint(with: done)
  }

  private mutating func layOut(_ body: inout PresentedBody) {
    for index in body.popUpButtons.indices { layOut(&body.popUpButtons[index]) }
    for index in body.pullDownButtons.indices { layOut(&body.pullDownButtons[index]) }
    if var toolbar = body.toolbar {
      layOut(&toolbar)
      body.toolbar = toolbar
    }
  }
}

// MARK: Menus

extension DocumentWalk {
  private mutating func layOut(_ menu: inout Menu, _ kind: MenuKind) {
    // Elsewhere the menus of a menu bar are never seen.
    guard isDue(kind == .menuBar ? menu.platforms.intersection(.menuBars) : menu.platforms) else {
      return
    }
    menu.layouts = menus.layOut(&menu.content, layout: menu.layout, kind: kind)
    keepTruncatedLabels(of: menu.source)
  }

  private mutating func layOut(_ menu: inout ContextMenu) {
    guard isDue(menu.platforms) else { return }
    menu.layouts = menus.layOut(&menu.content, layout: menu.layout, kind: .context)
    keepTruncatedLabels(of: menu.source)
  }

  private mutating func layOut(_ menu: inout EditMenu) {
    guard isDue(menu.platforms) else { return }
    var content = menu.items.map { MenuElement.item($0) }
    menu.layouts = menus.layOutList(&content, kind: .context)
    keepTruncatedLabels(of: menu.source)
  }

  private mutating func layOut(_ menu: inout DocumentMenu) {
    guard isDue(menu.platforms) else { return }
    menu.layouts = menus.layOutList(&menu.content, kind: .button)
    keepTruncatedLabels(of: menu.source)
  }

  private mutating func layOut(_ button: inout PopUpButton) {
    guard isDue(button.platforms) else { return }
    button.layouts = menus.layOut(optionsOf: button.subject, choice: button.choice)
    keepTruncatedLabels(of: button.source)
  }

  private mutating func layOut(_ button: inout PullDownButton) {
    guard isDue(button.platforms) else { return }
    button.layouts = menus.layOut(&button.content, layout: button.layout, kind: .button)
    keepTruncatedLabels(of: button.source)
  }

  /// The list of places to go back to; a back button without one has no menu.
  private mutating func layOut(_ button: inout BarButton) {
    guard !button.content.isEmpty, isDue(button.platforms) else { return }
    button.layouts = menus.layOutList(&button.content, kind: .button)
    keepTruncatedLabels(of: .none)
  }
}

// MARK: Toolbars

extension DocumentWalk {
  private mutating func layOut(_ toolbar: inout Toolbar) {
    guard menus.includes(toolbar.platforms) else { return }
    for region in Toolbar.Region.allCases { layOutMenus(of: &toolbar[region]) }
    layOutMenus(of: &toolbar.scrolling)
    guard laysOutToolbars, isDue(toolbar.platforms) else { return }
    let layout =
      made[toolbar, barContext]
      ?? ToolbarLayout(toolbar, reader: &bars, isRightToLeft: isRightToLeft)
    toolbar.units = layout.units
    toolbar.shrinkChain = layout.shrinkChain
    toolbar.breakpoints = layout.breakpoints
    toolbar.minimumWidth = layout.minimumWidth
    #if DEBUG
      brokenLaws += ToolbarLaws(checking: layout).broken
    #endif
  }

  private mutating func layOutMenus(of units: inout [ToolbarUnit]) {
    for index in units.indices {
      switch units[index].content {
      case .popUpButton(var button):
        layOut(&button)
        units[index].content = .popUpButton(button)
      case .pullDownButton(var button):
        layOut(&button)
        units[index].content = .pullDownButton(button)
      case .group(var group):
        layOutMenus(of: &group.members)
        units[index].content = .group(group)
      case .back(var button):
        layOut(&button)
        units[index].content = .back(button)
      case .title(var title):
        guard var menu = title.documentMenu else { continue }
        layOut(&menu)
        title.documentMenu = menu
        units[index].content = .title(title)
      case .item, .button, .segmented, .space, .slot, .close, .sidebarToggle, .search,
        .inspectorToggle:
        continue
      }
    }
  }
}
