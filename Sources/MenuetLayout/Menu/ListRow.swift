package import MenuetModel

/// A row of a list that no document declares, such as the overflow menu of a toolbar.
package struct ListRow: Sendable {
  /// `header`, `separator`, `item` or `submenu`.
  package var kind: MenuRow.Kind
  package var title: String
  package var subtitle: String?
  /// Indicates whether a symbol or an image stands beside the title.
  package var hasSymbol = false
  /// Indicates whether it may bear a checkmark.
  package var hasCheckmark = false

  package init(_ kind: MenuRow.Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}

extension LayoutContext {
  /// Lays out a list as a menu with these rows would be.
  ///
  /// - Parameter width: in points; `nil` for the width of the platform's menus.
  package func layOut(_ rows: [ListRow], width: Int? = nil) -> MenuLayout {
    var placer = MenuPlacer(context: self)
    return placer.place(
      rows.map { MenuLine($0) }, hasCheckmarks: rows.contains(where: \.hasCheckmark),
      effectiveLayout: .large, width: width)
  }
}

extension MenuLine {
  /// A separator that is written nowhere has no entry.
  fileprivate init(_ row: ListRow) {
    guard row.kind != .separator else {
      self.init(kind: .separator, entries: [])
      return
    }
    var face = Face(title: row.title)
    face.hasPicture = row.hasSymbol
    let entry = MenuEntry(element: "", at: .none, face: face, subtitle: row.subtitle)
    self.init(kind: row.kind, entries: [entry])
  }
}
