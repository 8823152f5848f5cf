import MenuetLayout
import MenuetModel

/// A menu as people see it: laid-out rows, and what each cell stands for.
struct OpenMenu: Sendable {
  var layout: MenuLayout
  /// An entry for each cell of each row of the layout.
  var entries: [[MenuEntry]]

  /// Pairs the rows of a layout with the entries of the menu's content.
  init(_ layout: MenuLayout, content: [MenuElement], of document: Document, on platform: Platform) {
    self.layout = layout
    var waiting = MenuEntries(content, of: document, on: platform)
    entries = layout.rows.map { row in
      row.cells.map { waiting.next($0.element) ?? MenuEntry(title: $0.title) }
    }
  }

  /// - Parameter entries: An entry for each cell of each row.
  init(layout: MenuLayout, entries: [[MenuEntry]]) {
    self.layout = layout
    self.entries = entries
  }

  /// A line of a list that no document declares, such as an overflow menu.
  enum Line: Sendable {
    case header(String)
    case separator
    case entry(MenuEntry)
  }

  /// A list laid out as a menu with these lines would be.
  ///
  /// - Parameter width: In points; nil for the width of the platform's menus.
  init(lines: [Line], width: Int? = nil, context: LayoutContext) {
    layout = context.layOut(lines.map(\.row), width: width)
    entries = lines.map { line in
      switch line {
      case .header(let title): [MenuEntry(title: title)]
      case .separator: []
      case .entry(let entry): [entry]
      }
    }
  }

  /// The submenus that its rows open, in order.
  var submenus: [Submenu] { entries.joined().compactMap(\.submenu) }
}

extension OpenMenu.Line {
  /// The facts of a line that the layout needs.
  fileprivate var row: ListRow {
    switch self {
    case .header(let title): return ListRow(.header, title: title)
    case .separator: return ListRow(.separator)
    case .entry(let entry):
      var row = ListRow(entry.submenu == nil ? .item : .submenu, title: entry.title)
      row.subtitle = entry.subtitle
      row.hasSymbol = entry.symbol != nil
      row.hasCheckmark = entry.mark != .none
      return row
    }
  }
}
