package import MenuetModel

/// Lays out the menus of one document.
package struct MenuLayoutEngine: Sendable {
  private let document: Document
  private let context: LayoutContext
  private let selection: LayoutSelection
  private var placer: MenuPlacer

  init(document: Document, context: LayoutContext, selection: LayoutSelection) {
    self.document = document
    self.context = context
    self.selection = selection
    placer = MenuPlacer(context: context)
  }

  /// - Parameter document: With its standard menus.
  package init(document: Document, context: LayoutContext) {
    self.init(document: document, context: context, selection: .all)
  }

  /// Lays out a menu in the forms that it has in another context of the same platform and language,
  /// without the menus inside it.
  ///
  /// - Parameter readings: Those of the menu in further text sizes.
  package mutating func layOut(
    _ content: [MenuElement], asIn layouts: MenuLayouts, kind: MenuKind,
    readings: inout MenuReadings
  ) -> MenuLayouts {
    var result = MenuLayouts()
    // At the accessibility sizes every form is a list.
    var list: MenuLayout?
    for size in MenuLayoutSize.allCases where layouts[size] != nil {
      let made =
        list ?? layout(of: readings.reading(content, size, by: reader(kind: kind)), size)
      if context.contentSize.isAccessibility { list = made }
      result[size] = made
    }
    return result
  }

  /// The labels that were cut, in the order of the layout.
  var truncatedLabels: [TruncatedLabel] { placer.truncatedLabels }

  /// Returns whether what is for these platforms is laid out.
  func includes(_ platforms: PlatformSet) -> Bool {
    platforms.contains(PlatformSet(context.platform))
  }

  /// Lays out a menu, and every submenu in it at any depth.
  mutating func layOut(
    _ content: inout [MenuElement], layout: MenuLayoutSize, kind: MenuKind
  ) -> MenuLayouts {
    guard selection != .toolbars else { return MenuLayouts() }
    layOutSubmenus(of: &content, kind: kind)
    return layouts(of: content, layout: layout, kind: kind)
  }

  /// Lays out a menu that can only be a list.
  mutating func layOutList(_ content: inout [MenuElement], kind: MenuKind) -> MenuLayouts {
    guard selection != .toolbars else { return MenuLayouts() }
    layOutSubmenus(of: &content, kind: kind)
    var layouts = MenuLayouts()
    layouts.large = self.layout(of: content, .large, kind: kind)
    return layouts
  }

  /// Lays out the list of options of a pop-up button.
  mutating func layOut(optionsOf subject: Subject, choice: String) -> MenuLayouts {
    guard selection != .toolbars else { return MenuLayouts() }
    var reader = reader(kind: .button)
    reader.read(optionsOf: subject, choice: choice)
    var layouts = MenuLayouts()
    layouts.large = placer.place(
      reader.lines, hasCheckmarks: reader.hasCheckmarks, effectiveLayout: .large)
    return layouts
  }

  private mutating func layOutSubmenus(of content: inout [MenuElement], kind: MenuKind) {
    for index in content.indices {
      switch content[index] {
      case .submenu(var submenu) where includes(submenu.platforms):
        submenu.layouts = layOut(&submenu.content, layout: submenu.layout, kind: kind)
        content[index] = .submenu(submenu)
      case .section(var section) where includes(section.platforms):
        guard section.content.contains(where: \.mayHoldSubmenu) else { continue }
        layOutSubmenus(of: &section.content, kind: kind)
        content[index] = .section(section)
      default: continue
      }
    }
  }

  private mutating func layouts(
    of content: [MenuElement], layout: MenuLayoutSize, kind: MenuKind
  ) -> MenuLayouts {
    var layouts = MenuLayouts()
    let sizes = selection == .all ? MenuLayoutSize.allCases : [layout]
    for size in sizes { layouts[size] = self.layout(of: content, size, kind: kind) }
    return layouts
  }

  private mutating func layout(
    of content: [MenuElement], _ layout: MenuLayoutSize, kind: MenuKind
  ) -> MenuLayout {
    var reader = reader(kind: kind)
    reader.read(content, layout: layout)
    return self.layout(of: reader, layout)
  }

  private mutating func layout(of reader: MenuReader, _ layout: MenuLayoutSize) -> MenuLayout {
    var result = placer.place(
      reader.lines, hasCheckmarks: reader.hasCheckmarks,
      effectiveLayout: context.contentSize.isAccessibility ? .large : layout)
    result.sections = reader.sections
    return result
  }

  private func reader(kind: MenuKind) -> MenuReader {
    MenuReader(
      document: document, platform: context.platform, kind: kind,
      allowsCells: !context.contentSize.isAccessibility)
  }
}

/// The rows of one menu by its forms: they are the same in all text sizes that have cells, and in all that
/// have none.
package struct MenuReadings {
  private var known: [Key: MenuReader] = [:]

  private struct Key: Hashable {
    let layout: MenuLayoutSize
    let hasCells: Bool
  }

  package init() {}

  /// The reading of a menu in a form; `reader` has read nothing.
  fileprivate mutating func reading(
    _ content: [MenuElement], _ layout: MenuLayoutSize, by reader: MenuReader
  ) -> MenuReader {
    let key = Key(layout: layout, hasCells: reader.allowsCells)
    if let reading = known[key] { return reading }
    var reader = reader
    reader.read(content, layout: layout)
    known[key] = reader
    return reader
  }
}

extension MenuElement {
  /// Indicates whether it is a submenu, or a section that may hold some.
  fileprivate var mayHoldSubmenu: Bool {
    switch self {
    case .submenu, .section: true
    case .item, .separator, .dynamic, .slot: false
    }
  }
}
