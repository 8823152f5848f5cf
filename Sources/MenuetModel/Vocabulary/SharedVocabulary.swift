/// What several elements hold or have.
extension Vocabulary {
  // MARK: Sets of elements

  /// What a menu holds.
  static let menuContent: ElementSet = [
    .command, .toggle, .choice, .item, .section, .submenu, .separator, .dynamic, .slot,
  ]

  /// What stands on a screen, or is presented there.
  static let surfaces: ElementSet = [
    .tabBar, .menu, .menuBar, .button, .popUpButton, .pullDownButton, .segmented, .toolbar,
    .contextMenu, .editMenu, .sheet, .cover, .popover, .alert, .activityView, .shareExtension,
    .actionExtension, .region, .type, .dragSource, .dropTarget,
  ]

  /// What any region of a toolbar holds.
  static let regionContent: ElementSet = [
    .item, .command, .toggle, .button, .popUpButton, .pullDownButton, .segmented, .group, .space,
    .slot,
  ]

  static let leadingContent = regionContent.union([.back, .close, .sidebarToggle, .title])
  static let trailingContent = regionContent.union([.search, .inspectorToggle])

  /// What a sheet, a cover or a popover holds.
  static let presentedContent: ElementSet = [
    .command, .item, .toggle, .choice, .button, .popUpButton, .pullDownButton, .segmented, .region,
    .toolbar,
  ]

  // MARK: Sets of attributes

  /// What everything with a title may also have.
  static let common: [AttributeSpec] = [
    .text(.subtitle), AttributeSpec(.symbol, .symbol(allowsNone: false)), .name(.image),
    .text(.accessibilityLabel), .text(.hint), .words(.platforms, Platform.self),
    .text(.comment),
  ]

  static let conditions: [AttributeSpec] = [
    AttributeSpec(.enabledWhen, .condition), AttributeSpec(.visibleWhen, .condition),
  ]

  /// What stands in a toolbar's region may have these.
  static let toolbarItem: [AttributeSpec] = [
    AttributeSpec(.priority, .integer, default: "0", only: .toolbarRegion),
    .flag(.pinned, only: .toolbarRegion),
    .word(.display, ItemDisplay.self, default: .automatic, only: .toolbar),
    .word(.overflow, ItemOverflow.self, default: .menu, only: .toolbarRegion),
    .word(.customization, ItemCustomization.self, default: .default, only: .toolbarRegion),
  ]

  /// What has a place in a toolbar, but is no control outside it.
  static let placedItem: [AttributeSpec] = toolbarItem + [.flag(.springLoaded, only: .toolbar)]

  /// A control, which stands in a toolbar or by itself.
  static let control: [AttributeSpec] = toolbarItem + [.flag(.springLoaded)]

  static let shortcut = AttributeSpec(.shortcut, .shortcut(allowsNone: false))

  /// The attributes of a command but for those of its place.
  static let commandAttributes: [AttributeSpec] =
    [
      .id(), AttributeSpec(.system, .systemCommand), .text(.title),
      .word(.role, Role.self, default: .normal), shortcut, .flag(.needsInput),
      .reference(.confirm, to: .alert), .reference(.presents, to: .presentable),
      .word(.presentation, Presentation.self, default: .over), .flag(.dismisses),
      .references(.affects, to: .surface), AttributeSpec(.setsDetent, .sheetDetent),
      .word(.whenUnavailable, UnavailableBehavior.self), .flag(.activityIndicator),
      .word(.duration, WorkDuration.self, default: .short), .flag(.keepsMenuOpen),
      .reference(.alternateOf, to: .command, only: .menuBar),
      .word(.frequency, Frequency.self, default: .normal),
      .word(.scope, CommandScope.self), .flag(.destructive), .flag(.undoable),
      .reference(.navigates, to: .view),
      AttributeSpec(.near, .systemCommand, only: .editMenu),
      .word(.position, NeighborSide.self, default: .after, only: .editMenu),
      .references(.clears, to: .toggle), .flag(.animated, default: true),
      .flag(.continuesInApp),
    ] + conditions + common
}
