import MenuetModel

/// The items of a menu as a page has them, each made once for all forms and text sizes.
struct PageMenuItems {
  let entries: MenuEntries
  /// By place in menu order.
  var made: [Int: PageValue] = [:]
  /// Whether shortcuts have room.
  var fits: [Room: Bool] = [:]

  /// The room of a row's title and shortcut, which most forms and editions of a menu have in common.
  struct Room: Hashable {
    let place: Int
    /// The number of the text size.
    let size: Int
    /// In points.
    let width: Double
    /// Of the title in the layout.
    let lines: Int
  }

  init(_ entries: MenuEntries) { self.entries = entries }

  /// The places in menu order of what stands in the cells of each row; `nil` for what no element
  /// stands for.
  func places(in layout: MenuLayout) -> [[Int?]] {
    var waiting = entries
    return layout.rows.map { row in row.cells.map { waiting.nextPlace($0.element) } }
  }

  /// The entries in the rows of the list, without headers and cells.
  func listEntries(_ layout: MenuLayout, _ places: [[Int?]]) -> [MenuEntry] {
    zip(layout.rows, places).flatMap { row, places in
      row.kind.isInList ? places.compactMap { $0.map { entries.all[$0] } } : []
    }
  }
}

extension MenuLayout {
  /// Returns whether the same elements stand in the rows of another layout, in the same words.
  func hasRows(like other: MenuLayout) -> Bool {
    rows.elementsEqual(other.rows) { row, other in
      row.kind == other.kind
        && row.cells.elementsEqual(other.cells) {
          $0.element == $1.element && $0.title == $1.title && ($0.lines == 0) == ($1.lines == 0)
        }
    }
  }
}

extension MenuRow.Kind {
  /// Indicates whether it is one item below another.
  var isInList: Bool {
    switch self {
    case .item, .option, .submenu, .dynamic: true
    case .cells, .header, .separator: false
    }
  }
}
