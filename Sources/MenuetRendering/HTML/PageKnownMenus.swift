import MenuetModel

/// The menus of a document that were made in another text size, of which most rows stay as they are.
///
/// Whether a shortcut has room and how wide a menu is depend on the size, and are no part of them.
struct PageKnownMenus: Sendable {
  private var menus: [Key: Menu] = [:]

  /// A list of elements, which no other list begins and ends with, and what shows it.
  struct Key: Hashable, Sendable {
    private let first: NodeID
    private let last: NodeID
    private let style: PageMenuStyle
    private let form: MenuLayoutSize?

    /// The key of a list; `nil` of one that stands in no document.
    init?(_ content: [MenuElement], _ style: PageMenuStyle, _ form: MenuLayoutSize?) {
      guard let first = content.first?.source.node, let last = content.last?.source.node,
        !first.isNone, !last.isNone
      else { return nil }
      self.first = first
      self.last = last
      self.style = style
      self.form = form
    }
  }

  /// The rows of a menu in one of its forms.
  struct Menu: Sendable {
    let rows: [MenuRow]
    /// The entries of each row; `nil` where one opens a menu, whose rows have sizes of their own.
    let entries: [[MenuEntry]]?
    /// The items of each row; `nil` for one that opens a menu.
    let items: [[PageValue?]]

    /// Returns whether the same elements stand in the rows of a layout, in the same words.
    func has(_ rows: [MenuRow]) -> Bool {
      guard rows.count == self.rows.count else { return false }
      for (row, known) in zip(rows, self.rows) {
        guard row.kind == known.kind, row.cells.count == known.cells.count else { return false }
        for (cell, other) in zip(row.cells, known.cells)
        where cell.element != other.element || cell.title != other.title { return false }
      }
      return true
    }
  }

  subscript(key: Key, rows: [MenuRow]) -> Menu? {
    guard let menu = menus[key], menu.has(rows) else { return nil }
    return menu
  }

  mutating func keep(_ menu: Menu, for key: Key) { menus[key] = menu }
}
