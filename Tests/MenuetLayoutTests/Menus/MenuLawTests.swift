import MenuetLayout
import MenuetModel
import Testing

/// What has to hold of every menu's layout, on menus made at random, in all three forms, on every
/// platform and at every text size. A failure names the seed and the law.
@Suite struct MenuLawTests {
  private static let platforms = [Platform.ios, .ipados, .macos, .visionos]

  @Test(arguments: 0..<4) func everyLawHoldsOfEveryMenu(part: Int) {
    for seed in stride(from: part, to: 3000, by: 4) {
      let platform = Self.platforms[seed / 4 % Self.platforms.count]
      let size = ContentSize.allCases[seed / 16 % ContentSize.allCases.count]
      let menu = GeneratedMenu(seed: UInt64(seed), platform: platform)
      for form in MenuLayoutSize.allCases {
        func layout(_ locale: String) -> MenuLayout {
          menu.sample.layout(
            menu.content, form, platform: platform, contentSize: size, locale: locale,
            isMenuBar: seed.isMultiple(of: 3)
              && PlatformSet.menuBars.contains(PlatformSet(platform)))
        }
        let broken = MenuLaws(menu, layout("en"), mirrored: layout("ar"), form, size).broken
        #expect(broken.isEmpty, "seed \(seed), \(form), \(platform), \(size)")
        if !broken.isEmpty { return }
      }
    }
  }
}

/// Checks the laws on one menu.
private struct MenuLaws {
  private(set) var broken: [String] = []
  private let layout: MenuLayout

  init(
    _ menu: GeneratedMenu, _ layout: MenuLayout, mirrored: MenuLayout, _ form: MenuLayoutSize,
    _ size: ContentSize
  ) {
    self.layout = layout
    checkRows()
    checkSeparators(menu)
    checkElements(menu)
    for row in layout.rows { checkFrames(row) }
    checkMirror(mirrored)
    let kinds = Set(layout.rows.map(\.kind))
    if size.isAccessibility {
      expect("the form falls back", layout.effectiveLayout == .large && !kinds.contains(.cells))
    } else {
      expect("the form is that asked for", layout.effectiveLayout == form)
      expect("a list has no cells", form != .large || menu.hasCells || !kinds.contains(.cells))
    }
  }

  private mutating func expect(_ law: String, _ holds: Bool) {
    if !holds && !broken.contains(law) { broken.append(law) }
  }

  /// Rows follow each other from the top without a gap, and the menu ends with the last.
  private mutating func checkRows() {
    var y = 0
    for row in layout.rows {
      expect("rows follow each other", row.y == y && row.height > 0)
      y = row.y + row.height
    }
    expect("the menu ends with its last row", layout.height == y)
  }

  /// Separators stand between two rows, and headers above one.
  private mutating func checkSeparators(_ menu: GeneratedMenu) {
    let kinds = layout.rows.map(\.kind)
    expect("no separator at an end", kinds.first != .separator && kinds.last != .separator)
    expect("no header at the end", kinds.last != .header)
    for (kind, next) in zip(kinds, kinds.dropFirst()) {
      expect("no separator doubled", kind != .separator || next != .separator)
      expect("headers stand above rows", kind != .header || (next != .separator && next != .header))
    }
    let headers = layout.rows.filter { $0.kind == .header }.flatMap(\.cells).map(\.element)
    expect("headers stand once", Set(headers).count == headers.count)
    expect("headers are titles of sections", Set(headers).isSubset(of: menu.titledSections))
  }

  /// Every element is there once, in document order, in a row of its kind or a cell.
  private mutating func checkElements(_ menu: GeneratedMenu) {
    var entries: [GeneratedMenu.Entry] = []
    for row in layout.rows where row.kind != .separator && row.kind != .header {
      for cell in row.cells {
        let kind = row.kind == .cells ? .item : row.kind
        entries.append(GeneratedMenu.Entry(element: cell.element, kind: kind))
      }
    }
    expect("every element is there, in order", entries == menu.entries)
  }

  /// The frames of a row are inside the menu, fill it, and are as high as the row.
  private mutating func checkFrames(_ row: MenuRow) {
    let width = Double(layout.width)
    for (index, cell) in row.cells.enumerated() {
      let count = Double(row.cells.count)
      expect("cells share the width equally", cell.frame.width == width / count)
      expect("cells stand side by side", cell.frame.x == width * Double(index) / count)
      expect("cells stand in the menu", cell.frame.x + cell.frame.width <= width + 1e-9)
      expect(
        "cells are as high as their row",
        cell.frame.y == Double(row.y) && cell.frame.height == Double(row.height))
      expect("labels take two lines at most", (0...2).contains(cell.lines))
      expect("what has no words is not cut", cell.lines > 0 || !cell.truncated)
    }
    switch row.kind {
    case .cells: expect("a row holds four cells at most", (1...4).contains(row.cells.count))
    case .separator: expect("a separator has one cell at most", row.cells.count <= 1)
    default: expect("a list row has one cell", row.cells.count == 1)
    }
  }

  /// The layout from right to left is the mirror image.
  private mutating func checkMirror(_ image: MenuLayout) {
    var mirrored = layout
    for row in mirrored.rows.indices {
      for cell in mirrored.rows[row].cells.indices {
        let count = mirrored.rows[row].cells.count
        // By thirds, not by subtraction: frames are rounded once.
        mirrored.rows[row].cells[cell].frame.x =
          Double(layout.width * (count - 1 - cell)) / Double(count)
      }
    }
    expect("right to left is the mirror image", image == mirrored)
  }
}
