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

  /// A line of a list that no document declares, such as an overflow menu.
  enum Line: Sendable {
    case header(String)
    case separator
    case entry(MenuEntry)
  }

  /// A list with rows of the platform's height.
  ///
  /// - Parameter width: In points.
  init(lines: [Line], width: Int, context: LayoutContext) {
    let metrics = context.metrics
    let nominal = context.platform == .macos ? 13 : 17
    let fontSize = context.platform == .macos ? 13 : context.contentSize.bodySize
    let rowHeight = (metrics.menuRowHeight * fontSize + nominal - 1) / nominal
    layout = MenuLayout(effectiveLayout: .large, width: width, height: 0, rows: [])
    entries = []
    for line in lines {
      switch line {
      case .header(let title):
        add(.header, MenuEntry(title: title), height: rowHeight * 3 / 4)
      case .separator: add(.separator, nil, height: metrics.menuSectionGap)
      case .entry(let entry):
        add(entry.submenu == nil ? .item : .submenu, entry, height: rowHeight)
      }
    }
  }

  private mutating func add(_ kind: MenuRow.Kind, _ entry: MenuEntry?, height: Int) {
    let frame = Frame(
      x: 0, y: Double(layout.height), width: Double(layout.width), height: Double(height))
    let cells = entry.map {
      [MenuCell(element: "", frame: frame, title: $0.title, lines: 1, truncated: false)]
    }
    layout.rows.append(
      MenuRow(kind: kind, y: layout.height, height: height, cells: cells ?? []))
    layout.height += height
    entries.append(entry.map { [$0] } ?? [])
  }

  /// The submenus that its rows open, in order.
  var submenus: [Submenu] { entries.joined().compactMap(\.submenu) }
}
