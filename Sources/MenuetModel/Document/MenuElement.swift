/// An element of a menu.
///
/// All but items are kept behind a reference: menus hold mostly items, and a submenu is several
/// times as large as one.
public enum MenuElement: Sendable, Hashable {
  case item(Item)
  indirect case submenu(Submenu)
  indirect case section(MenuSection)
  indirect case separator(Separator)
  indirect case dynamic(DynamicItems)
  /// A place for what `extend` adds; it shows nothing itself.
  indirect case slot(Slot)

  /// The id, given or derived.
  public var id: String {
    switch self {
    case .item(let item): item.id
    case .submenu(let submenu): submenu.id
    case .section(let section): section.id
    case .separator(let separator): separator.id
    case .dynamic(let dynamic): dynamic.id
    case .slot(let slot): slot.id
    }
  }

  /// Where it was written.
  public var source: SourceReference {
    switch self {
    case .item(let item): item.source
    case .submenu(let submenu): submenu.source
    case .section(let section): section.source
    case .separator(let separator): separator.source
    case .dynamic(let dynamic): dynamic.source
    case .slot(let slot): slot.source
    }
  }

  /// The platforms it is for, a subset of the document's; a slot is for all there are.
  public var platforms: PlatformSet {
    switch self {
    case .item(let item): item.platforms
    case .submenu(let submenu): submenu.platforms
    case .section(let section): section.platforms
    case .separator(let separator): separator.platforms
    case .dynamic(let dynamic): dynamic.platforms
    case .slot: .all
    }
  }
}

/// A menu inside a menu.
public struct Submenu: Sendable, Hashable, Codable {
  /// The id, given or derived from the title; unique among the document's surfaces and their parts.
  public var id: String
  /// The id of the menu that it shows; `nil` where it has content of its own.
  public var ref: String?
  /// The title that people see; of the menu that it shows, where it has none of its own.
  public var title: String
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The form in which the menu is to be laid out.
  public var layout: MenuLayoutSize
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// Its behavior while it cannot be used; `nil` where its place decides: hidden in a context menu,
  /// dimmed elsewhere.
  public var whenUnavailable: UnavailableBehavior?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The content of the menu, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// A submenu laid out as a list, with no platforms yet.
  public init(id: String, title: String, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.title = title
    self.content = content
    self.source = source
    layout = .large
  }
}

/// Items that belong together.
public struct MenuSection: Sendable, Hashable, Codable {
  /// The id, given or derived from the title; unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The form of the section: `small` and `medium` make it a row of cells; `nil` where the menu's
  /// form decides.
  public var layout: MenuLayoutSize?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which what stands in it can be used; `nil` where it always can. Items and
  /// submenus in it have it among their own.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The content of the section, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// Where it was written.
  public var source: SourceReference

  /// A section without a form of its own, with no platforms yet.
  public init(id: String, title: String?, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.title = title
    self.content = content
    self.source = source
  }
}

/// A line between two groups of items.
public struct Separator: Sendable, Hashable, Codable {
  /// The id, derived from the element's name; unique among the document's surfaces and their parts.
  public var id: String
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// Indicates whether it divides the system's own items in a standard menu.
  @Omittable public var standard: Bool
  /// Where it was written; `.none` for a line between the system's own items.
  @Omittable public var source: SourceReference

  /// A line that stands on these platforms.
  public init(id: String, platforms: PlatformSet, source: SourceReference) {
    self.id = id
    _source = Omittable(wrappedValue: source)
    _platforms = Narrowed(wrappedValue: platforms)
  }
}

/// Items that the app supplies at run time.
public struct DynamicItems: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The most items that there will be; `nil` where there is no limit.
  public var max: Int?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// Where it was written.
  public var source: SourceReference

  /// Items of the app, with no platforms yet.
  public init(id: String, title: String?, max: Int?, source: SourceReference) {
    self.id = id
    self.title = title
    self.max = max
    self.source = source
  }
}

/// A place to which other documents add.
public struct Slot: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// Where it was written.
  public var source: SourceReference

  /// An empty place.
  public init(id: String, comment: String?, source: SourceReference) {
    self.id = id
    self.comment = comment
    self.source = source
  }
}
