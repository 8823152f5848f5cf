import MenuetModel

/// The row of cells at the top of a small or medium menu, or a section that is one.
struct CellRow {
  let layout: MenuLayoutSize
  /// True for a section that is a row: it may have fewer cells than there is room for.
  let isSection: Bool
  /// The items that become cells.
  var items: [Item] = []
  /// What stands where a cell should, and cannot be one.
  var misfits: [MenuElement] = []
  /// True where other documents, or the app, may add cells.
  var isOpen = false

  /// The most cells.
  var capacity: Int { layout.cells }
}

extension MenuLayoutSize {
  /// The cells of a row; 0 for a list.
  var cells: Int {
    switch self {
    case .small: 4
    case .medium: 3
    case .large: 0
    }
  }
}

extension MenuLevel {
  /// The platforms on which the level's row shows: macOS shows a section as a palette, but a whole
  /// menu as a list.
  var rowPlatforms: PlatformSet {
    platforms.intersection(
      holder == .section ? [.ios, .ipados, .visionos, .macos] : [.ios, .ipados, .visionos])
  }

  /// Indicates whether this is a level that asks for a row of cells.
  var hasRow: Bool { holder == .section ? (sectionLayout ?? .large) != .large : layout != .large }

  /// The row of cells that the level asks for on a platform, as the layout reads it; `nil` for a
  /// list.
  func cellRow(on platform: Platform, in document: Document) -> CellRow? {
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
