package import MenuetModel

/// The row of cells at the top of a small or medium menu, or a section that is one.
package struct CellRow {
  package let layout: MenuLayoutSize
  /// Indicates whether this is a section that is a row: it may have fewer cells than there is room
  /// for.
  package let isSection: Bool
  /// The items that become cells.
  package var items: [Item] = []
  /// The elements that stand where cells should, and cannot be any.
  package var misfits: [MenuElement] = []
  /// Indicates whether other documents, or the app, may add cells.
  package var isOpen = false

  /// The most cells.
  package var capacity: Int { layout.cells }
}

extension MenuLevel {
  /// The platforms on which the level's row shows: macOS shows a section as a palette, but a whole
  /// menu as a list.
  package var rowPlatforms: PlatformSet {
    platforms.intersection(
      holder == .section ? [.ios, .ipados, .visionos, .macos] : [.ios, .ipados, .visionos])
  }

  private var hasRow: Bool {
    holder == .section ? (sectionLayout ?? .large) != .large : layout != .large
  }

  /// The rows of cells that the level asks for, by platform, as the layout reads them.
  package func cellRows(in document: Document) -> [(platform: Platform, row: CellRow)] {
    guard hasRow else { return [] }
    return rowPlatforms.members.compactMap { platform in
      cellRow(on: platform, in: document).map { (platform, $0) }
    }
  }

  /// The row of cells on a platform; `nil` for a list.
  private func cellRow(on platform: Platform, in document: Document) -> CellRow? {
    if holder == .section {
      guard let size = sectionLayout, size != .large else { return nil }
      var row = CellRow(layout: size, isSection: true)
      row.add(content, on: platform, in: document, isWhole: true)
      return row
    }
    guard layout != .large else { return nil }
    var row = CellRow(layout: layout, isSection: false)
    let first = content.first { $0.platforms.contains(PlatformSet(platform)) && !$0.isEmptySection }
    guard case .section(let section)? = first else {
      row.add(content, on: platform, in: document, isWhole: false)
      return row
    }
    // A section with a layout of its own is looked at by itself.
    guard section.layout == nil else { return nil }
    row.add(section.content, on: platform, in: document, isWhole: false)
    return row
  }
}

extension CellRow {
  /// Reads cells up to the first separator or section, and no more than there is room for, unless
  /// all of the content is the row.
  fileprivate mutating func add(
    _ content: [MenuElement], on platform: Platform, in document: Document, isWhole: Bool
  ) {
    for element in content where element.platforms.contains(PlatformSet(platform)) {
      guard isWhole || items.count + misfits.count < capacity else { return }
      switch element {
      case .item(let item):
        let command = document.command(of: item)
        if command?.alternateOf != nil { continue }
        if item.kind == .choice || command?.form == .pair {
          misfits.append(element)
        } else {
          items.append(item)
        }
      case .submenu, .dynamic: misfits.append(element)
      case .separator, .section:
        guard isWhole else { return }
        misfits.append(element)
      case .slot: isOpen = true
      }
    }
  }
}

extension MenuElement {
  fileprivate var isEmptySection: Bool {
    guard case .section(let section) = self else { return false }
    return section.content.isEmpty
  }
}
