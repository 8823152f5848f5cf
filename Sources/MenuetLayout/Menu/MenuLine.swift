import MenuetModel

/// The content of one row of a menu, before it has a place.
struct MenuLine {
  var kind: MenuRow.Kind
  /// One entry; of a row of cells, one a cell; of what divides a section or a choice from other rows, none.
  var entries: [MenuEntry]
  /// Of a row of cells: `small` or `medium`.
  var cellLayout = MenuLayoutSize.large

  /// Indicates whether this is a row of the list, no header, whose symbol stands beside its title.
  var isListRowWithSymbol: Bool {
    switch kind {
    case .cells, .header, .separator: false
    case .item, .option, .submenu, .dynamic: entries.contains { $0.face.hasPicture }
    }
  }
}

/// The words of one element of a menu.
struct MenuEntry {
  /// The id of the element; of an option, `choice.option`.
  var element: String
  var source: SourceReference
  var face: Face
  var subtitle: String?
  /// The words that are read out, where that is not the title.
  var spokenTitle: String?
  var shortcut: Shortcut?

  init(
    element: String, at source: SourceReference, face: Face, subtitle: String? = nil,
    shortcut: Shortcut? = nil
  ) {
    self.element = element
    self.source = source
    self.face = face
    self.subtitle = subtitle
    self.shortcut = shortcut
  }
}

/// The kinds of menus that differ in their layout.
package enum MenuKind: Sendable {
  /// The menus of a menu bar and of status items, which have alternates.
  case menuBar
  /// Context and edit menus, which show no shortcuts (Human Interface Guidelines, Context menus).
  case context
  /// The menus of buttons and titles.
  case button
}
