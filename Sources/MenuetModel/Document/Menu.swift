/// A menu that stands by itself or in a menu bar.
public struct Menu: Sendable, Hashable, Codable {
  /// The id, given or derived from the title; unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The standard menu that it is, in a menu bar; `nil` for a menu of the app's own.
  public var standard: StandardMenu?
  /// What becomes of the system's own commands in a standard menu.
  @Omittable public var systemItems: SystemItems
  /// The form in which the menu is to be laid out.
  public var layout: MenuLayoutSize
  /// The order of the items when the menu opens away from its first one.
  public var order: MenuOrder
  /// Where it opens.
  @Omittable public var kind: MenuKind
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The content of the menu, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written; `.none` for a standard menu that the document leaves out.
  @Omittable public var source: SourceReference

  /// A menu laid out as a list, with no platforms yet.
  public init(id: String, title: String?, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.title = title
    self.content = content
    _source = Omittable(wrappedValue: source)
    layout = .large
    order = .automatic
  }
}

/// The menu bar of an app.
public struct MenuBar: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The menus, in document order, with what `extend` adds.
  public var menus: [Menu]
  /// Where it was written.
  public var source: SourceReference

  /// Those of its platforms on which apps have a menu bar.
  package var shownPlatforms: PlatformSet { platforms.intersection(.menuBars) }

  /// A menu bar with its menus and no platforms yet.
  public init(id: String, menus: [Menu], source: SourceReference) {
    self.id = id
    self.menus = menus
    self.source = source
  }
}

/// The commands on the thing that people press.
public struct ContextMenu: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The view or item kind of the app, or the id of a region, that it is for; no checked reference.
  public var target: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The view of the app that is the preview; `nil` for the system's.
  public var preview: String?
  /// The id of the command that a tap on the preview performs; `nil` where it performs none.
  public var previewOpens: String?
  /// Indicates whether the preview can be dragged away.
  @Omittable public var previewDrag: Bool
  /// The form in which the menu is to be laid out.
  public var layout: MenuLayoutSize
  /// The order of the items when the menu opens away from its first one.
  public var order: MenuOrder
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The content of the menu, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// A context menu laid out as a list, with no platforms yet.
  public init(id: String, target: String, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.target = target
    self.content = content
    self.source = source
    layout = .large
    order = .automatic
  }
}

/// Commands beside the system's own on a selection.
public struct EditMenu: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The view or item kind of the app, or the id of a region, that it is for; no checked reference.
  public var target: String
  /// Where the menu opens, seen from the selection.
  public var placement: EditMenuPlacement
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The app's items among the system's own, in document order, with what `extend` adds.
  public var items: [Item]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// An edit menu that opens where there is room, with no platforms yet.
  public init(id: String, target: String, items: [Item], source: SourceReference) {
    self.id = id
    self.target = target
    self.items = items
    self.source = source
    placement = .automatic
  }
}
