import MenuetLayout
import MenuetModel
import MenuetSource

/// The look of a row or cell of a menu.
struct RowLook: Hashable {
  /// The element that it stands for, and which of its rows it is where it has several.
  struct Key: Hashable {
    let element: String
    let number: Int
  }

  let key: Key
  let title: String
  let subtitle: String?
  let symbol: String?
  let shortcut: Shortcut?
  let role: Role
  let mark: MenuEntry.Mark
  let isDimmed: Bool

  fileprivate init(_ cell: MenuCell, _ entry: MenuEntry, number: Int) {
    key = Key(element: cell.element, number: number)
    title = cell.title
    subtitle = entry.subtitle
    symbol = entry.symbol
    shortcut = entry.shortcut
    role = entry.role
    mark = entry.mark
    isDimmed = entry.isDimmed
  }
}

extension MenuEntry.Mark {
  /// The mark as a sentence says it.
  var words: String {
    switch self {
    case .on: "on at first"
    case .off: "off at first"
    case .none: "without a mark"
    }
  }
}

extension OpenMenu {
  /// The looks of its rows and cells, in order; separators and headers have none.
  var looks: [RowLook] { looksOfRows.flatMap { $0 } }

  /// An empty list for each row that nothing can be chosen from.
  private var looksOfRows: [[RowLook]] {
    var counts: [String: Int] = [:]
    return zip(layout.rows, entries).map { row, entries in
      guard row.kind != .header, row.kind != .separator else { return [] }
      return zip(row.cells, entries).map { cell, entry in
        let number = counts[cell.element, default: 0]
        counts[cell.element] = number + 1
        return RowLook(cell, entry, number: number)
      }
    }
  }

  /// Where groups begin, by the rows behind, and their headings.
  var divisions: [String] {
    zip(layout.rows, layout.rows.dropFirst()).compactMap { row, next in
      switch row.kind {
      case .header: row.cells.first?.title
      case .separator: next.cells.first.map { "— " + $0.element }
      default: nil
      }
    }
  }

  /// Returns whether two menus have the same rows.
  func looksLike(_ other: OpenMenu) -> Bool { looks == other.looks }

  /// The rows that stand elsewhere among those that both menus have: as few as explain the new order.
  func moved(from other: OpenMenu) -> [RowLook] {
    let oldPlaces = Dictionary(
      other.looks.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    let common = looks.filter { oldPlaces[$0.key] != nil }
    let places = common.compactMap { oldPlaces[$0.key] }
    let stays = Set(LongestAscent.numbers(of: places))
    return zip(common, places).filter { !stays.contains($1) }.map(\.0)
  }

  /// The menu with its rows marked that are not the same in another one, or stand elsewhere there.
  func marked(against other: OpenMenu) -> OpenMenu {
    let known = Set(other.looks).subtracting(moved(from: other))
    var marked = self
    for (index, looks) in looksOfRows.enumerated() {
      for (place, look) in looks.enumerated() {
        marked.entries[index][place].isChanged = !known.contains(look)
      }
    }
    return marked
  }

  /// The titles of the rows that only another menu has.
  func missing(of other: OpenMenu) -> [String] {
    let known = Set(looks.map(\.key))
    return other.looks.filter { !known.contains($0.key) }.map(\.title)
  }
}
