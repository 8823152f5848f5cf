import MenuetLayout
import MenuetModel

extension SurfaceDrawer {
  /// The width at which the horizontal bar turns to its next page, in points.
  private static let pageWidth = 420.0

  /// The horizontal bar of touch, and the vertical list of a pointer, on the platforms that have
  /// them. The system's own commands, beside which the document's stand, are drawn paler.
  func editMenu(_ menu: EditMenu) -> [Block] {
    let blocks = editMenuForms(menu).map { style.captioned($0.caption, $0.block) }
    return blocks.isEmpty ? [] : [flow(blocks)]
  }

  /// The pages of the bar and the list, each with the words over it.
  func editMenuForms(_ menu: EditMenu) -> [(caption: String, block: Block)] {
    let items = menu.items.filter { $0.platforms.contains(PlatformSet(context.platform)) }
    let sequence = EditSequence(items, document: document, context: context)
    var forms: [(caption: String, block: Block)] = []
    if context.platform != .macos {
      let pages = barPages(sequence.entries)
      for (index, page) in pages.enumerated() {
        let place = pages.count > 1 ? ", page \(index + 1) of \(pages.count)" : ""
        let bar = editBar(page, isFirst: index == 0, isLast: index == pages.count - 1)
        forms.append(("Bar" + place, bar))
      }
    }
    if context.platform == .macos || context.platform == .ipados {
      let facets = MenuFacets(shortcuts: false, symbols: style.skin.showsSymbolsInContextMenus)
      if let layout = menu.layouts?.nearest(to: .large) {
        let card = style.menuCard(open(layout, menu.items.map { .item($0) }), facets)
        forms.append(("List", card))
      }
    }
    return forms
  }

  private func barPages(_ entries: [EditSequence.Entry]) -> [[EditSequence.Entry]] {
    var pages: [[EditSequence.Entry]] = []
    var width = 0.0
    for entry in entries {
      let needed = barCellWidth(entry)
      if pages.isEmpty || width + needed > Self.pageWidth {
        pages.append([])
        width = 0
      }
      pages[pages.count - 1].append(entry)
      width += needed
    }
    return pages
  }

  private func barCellWidth(_ entry: EditSequence.Entry) -> Double {
    min(240, style.typesetter.width(Typesetter.singleLine(entry.title), Font(size: 15))) + 24
  }

  private func editBar(_ entries: [EditSequence.Entry], isFirst: Bool, isLast: Bool) -> Block {
    let font = Font(size: 15)
    let height = 40.0
    let arrowWidth = 32.0
    var cells = entries.map { entry in
      let cell = Block(width: barCellWidth(entry), height: height)
      let ink = entry.isDimmed ? style.palette.dimmed : style.palette.label
      return Block(
        width: cell.width, height: height,
        elements: style.text(
          entry.title, in: cell.bounds.inset(horizontal: 12, vertical: 0), font, ink,
          alignment: .center))
    }
    let arrow = Block(width: arrowWidth, height: height)
    for (isShown, isBackward) in [(!isFirst, true), (!isLast, false)] where isShown {
      let chevron = style.chevron(
        in: arrow.bounds, size: 13, isBackward: isBackward, style.palette.label)
      let block = Block(width: arrowWidth, height: height, elements: [chevron])
      cells.insert(block, at: isBackward ? 0 : cells.count)
    }
    var bar = style.row(cells, spacing: 0)
    var offset = 0.0
    for cell in cells.dropLast() {
      offset += cell.width
      let line = style.direction.leading(offset - 0.5, width: 1, in: bar.bounds)
      bar.elements.append(.rect(line, fill: style.palette.hairline))
    }
    return style.card(bar, radius: style.skin.editBarCorner.radius(height: height))
  }
}

/// The commands of an edit menu in order: the system's, and the document's beside them.
struct EditSequence: Sendable {
  struct Entry: Sendable {
    var title: String
    /// Indicates whether this is a command of the document.
    var isOwn: Bool
    /// Indicates whether it cannot be used.
    var isDimmed = false
    /// The standard command that it is, or beside which it stands.
    var anchor: SystemCommand?
    /// The command of the document; `nil` for one of the system.
    var item: Item?
  }

  private(set) var entries: [Entry] = []

  /// The commands that the system offers on a selection of text, in its order, in the groups of its
  /// menus.
  private static let standardGroups: [[SystemCommand]] = [
    [.cut, .copy, .paste, .delete, .selectAll], [.lookUp, .translate], [.share],
  ]
  private static let standard = standardGroups.flatMap { $0 }

  /// The entries as a menu of a pointer divides them: what stands beside no command of the system is
  /// last, as is what stands beside one that is not among the usual ones.
  var groups: [[Entry]] {
    var groups: [(place: Int, entries: [Entry])] = []
    for entry in entries {
      let place = Self.standardGroups.firstIndex { group in
        entry.anchor.map { group.contains($0) } ?? false
      }
      let last = place ?? Self.standardGroups.count
      if groups.last?.place == last {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append((last, [entry]))
      }
    }
    return groups.map(\.entries)
  }

  init(_ items: [Item], document: Document, context: LayoutContext) {
    let anchors = items.compactMap { $0.overrides?.value.near }
    let further = anchors.filter { !Self.standard.contains($0) }
    for command in Self.standard + further where !entries.contains(where: { $0.anchor == command })
    {
      let title = context.word(for: command, in: document)
      entries.append(Entry(title: title, isOwn: false, anchor: command))
    }
    for item in items {
      let overrides = item.overrides?.value
      let entry = Entry(
        title: document.title(of: item), isOwn: true, isDimmed: !document.isEnabled(item),
        anchor: overrides?.near, item: item)
      entries.insert(entry, at: index(near: overrides?.near, overrides?.position))
    }
  }

  /// Where an item goes: before its neighbour, or behind it and what already follows it.
  private func index(near anchor: SystemCommand?, _ position: NeighborSide?) -> Int {
    guard let anchor,
      let index = entries.firstIndex(where: { $0.anchor == anchor && !$0.isOwn })
    else { return entries.count }
    if position == .before { return index }
    let behind = entries[(index + 1)...].prefix { $0.isOwn && $0.anchor == anchor }
    return index + 1 + behind.count
  }
}
