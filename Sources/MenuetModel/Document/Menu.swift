/// What an item stands for: an index into the document's commands or choices.
public enum Subject: Emptiable, Sendable {
  case command(Int)
  case choice(Int)
  case none

  public init() { self = .none }

  public init(from decoder: any Decoder) throws { self = .none }

  public func encode(to encoder: any Encoder) throws {}
}

/// A place for a command, a toggle or a choice.
public struct Item: Sendable, Hashable, Codable {
  public enum Kind: String, LanguageValue { case command, toggle, choice }

  /// The id of what is placed here.
  public var id: String
  public var kind: Kind
  @Transient public var subject: Subject
  /// What this place says differently.
  public var overrides: Indirect<ItemOverrides>?
  /// The platforms on which it stands here, narrowed by everything around it.
  @Narrowed public var platforms: PlatformSet
  public var source: SourceReference

  public init(
    id: String, kind: Kind, subject: Subject, overrides: ItemOverrides? = nil,
    platforms: PlatformSet, source: SourceReference
  ) {
    self.id = id
    self.kind = kind
    self.overrides = overrides.map { Indirect($0) }
    self.source = source
    _subject = Transient(wrappedValue: subject)
    _platforms = Narrowed(wrappedValue: platforms)
  }
}

/// What a place says differently from the command that stands there.
public struct ItemOverrides: Sendable, Hashable, Codable {
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  /// True for `symbol="none"`.
  @Omittable public var hidesSymbol: Bool
  public var shortcut: Shortcut?
  /// True for `shortcut="none"`.
  @Omittable public var hidesShortcut: Bool
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  public var role: Role?
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var whenUnavailable: UnavailableBehavior?
  public var confirm: String?
  public var presents: String?
  /// In an edit menu: the system command beside which the item stands.
  public var near: SystemCommand?
  public var position: RelativePosition?

  public init() {}
}

/// A value kept behind a reference, so that the many things without it stay small.
public final class Indirect<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
  public let value: Value

  public init(_ value: Value) { self.value = value }

  public static func == (left: Indirect, right: Indirect) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// What stands in a menu.
///
/// All but items are kept behind a reference: menus hold mostly items, and a submenu is several
/// times as large as one.
public enum MenuElement: Sendable, Hashable {
  case item(Item)
  indirect case submenu(Submenu)
  indirect case section(MenuSection)
  indirect case separator(Separator)
  indirect case dynamic(DynamicItems)
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

  /// The platforms on which the element stands; a slot stands on all.
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
  public var id: String
  /// The menu that it shows, where it shows one that is declared elsewhere.
  public var ref: String?
  public var title: String
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var layout: MenuLayoutSize
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var whenUnavailable: UnavailableBehavior?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  public var content: [MenuElement]
  /// The layouts that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

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
  public var id: String
  public var title: String?
  /// Makes the section a row of cells.
  public var layout: MenuLayoutSize?
  @Narrowed public var platforms: PlatformSet
  public var visibleWhen: Condition?
  public var comment: String?
  public var content: [MenuElement]
  public var source: SourceReference

  public init(id: String, title: String?, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.title = title
    self.content = content
    self.source = source
  }
}

/// A line between two groups of items.
public struct Separator: Sendable, Hashable, Codable {
  public var id: String
  @Narrowed public var platforms: PlatformSet
  public var visibleWhen: Condition?
  public var source: SourceReference

  public init(id: String, platforms: PlatformSet, source: SourceReference) {
    self.id = id
    self.source = source
    _platforms = Narrowed(wrappedValue: platforms)
  }
}

/// Items that the app supplies at run time.
public struct DynamicItems: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  /// The most items that there will be.
  public var max: Int?
  @Narrowed public var platforms: PlatformSet
  public var visibleWhen: Condition?
  public var comment: String?
  public var source: SourceReference

  public init(id: String, title: String?, max: Int?, source: SourceReference) {
    self.id = id
    self.title = title
    self.max = max
    self.source = source
  }
}

/// A place to which other documents add.
public struct Slot: Sendable, Hashable, Codable {
  public var id: String
  public var comment: String?
  public var source: SourceReference

  public init(id: String, comment: String?, source: SourceReference) {
    self.id = id
    self.comment = comment
    self.source = source
  }
}

/// A menu that stands by itself or in a menu bar.
public struct Menu: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  /// The standard menu that it is, in a menu bar.
  public var standard: StandardMenu?
  public var layout: MenuLayoutSize
  public var order: MenuOrder
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  /// The view that it belongs to.
  public var view: String?
  public var content: [MenuElement]
  /// The layouts that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

  public init(id: String, title: String?, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.title = title
    self.content = content
    self.source = source
    layout = .large
    order = .automatic
  }
}

/// The menu bar of an app.
public struct MenuBar: Sendable, Hashable, Codable {
  public var id: String
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var menus: [Menu]
  public var source: SourceReference

  public init(id: String, menus: [Menu], source: SourceReference) {
    self.id = id
    self.menus = menus
    self.source = source
  }
}

/// The commands on the thing that people press.
public struct ContextMenu: Sendable, Hashable, Codable {
  public var id: String
  /// The view or item kind of the app.
  public var target: String
  public var title: String?
  public var preview: String?
  public var previewOpens: String?
  @Omittable public var previewDrag: Bool
  public var layout: MenuLayoutSize
  public var order: MenuOrder
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var content: [MenuElement]
  /// The layouts that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

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
  public var id: String
  /// The view or item kind of the app.
  public var target: String
  public var placement: EditMenuPlacement
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var items: [Item]
  /// The layouts that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

  public init(id: String, target: String, items: [Item], source: SourceReference) {
    self.id = id
    self.target = target
    self.items = items
    self.source = source
    placement = .automatic
  }
}
