/// What an item stands for: an index into the document's commands or choices.
///
/// It has no JSON form: a decoded document finds it again by the id.
public enum Subject: Emptiable, Sendable {
  /// Index into `Document.commands`, of a command or a toggle.
  case command(Int)
  /// Index into `Document.choices`.
  case choice(Int)
  /// Not found, or not looked for yet.
  case none

  /// No subject.
  public init() { self = .none }

  /// No subject, whatever is there.
  public init(from decoder: any Decoder) throws { self = .none }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

/// A place for a command, a toggle or a choice.
public struct Item: Sendable, Hashable, Codable {
  /// What an item places.
  public enum Kind: String, LanguageValue { case command, toggle, choice }

  /// The id of what is placed here.
  public var id: String
  /// What is placed here.
  public var kind: Kind
  /// What `id` names, by index.
  @Transient public var subject: Subject
  /// What this place says differently; `nil` where it says nothing.
  public var overrides: Indirect<ItemOverrides>?
  /// The platforms it is for, a subset of the document's: those of what it places and of everything
  /// around it.
  @Narrowed public var platforms: PlatformSet
  /// Where it was written.
  public var source: SourceReference

  /// An item that stands on these platforms.
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

/// What a place says differently from the command that stands there; `nil` leaves what the command
/// has.
public struct ItemOverrides: Sendable, Hashable, Codable {
  /// The title that people see here.
  public var title: String?
  /// The line below the title here.
  public var subtitle: String?
  /// The name of the SF Symbol shown here; never together with `image`.
  public var symbol: String?
  /// The name of the image asset shown here in place of a symbol.
  public var image: String?
  /// True for `symbol="none"`.
  @Omittable public var hidesSymbol: Bool
  /// The keyboard shortcut that performs it from here.
  public var shortcut: Shortcut?
  /// True for `shortcut="none"`.
  @Omittable public var hidesShortcut: Bool
  /// What assistive technologies read out here in place of the title.
  public var accessibilityLabel: String?
  /// What it does, in a few words for assistive technologies.
  public var hint: String?
  /// A note for translators on the words of this place.
  public var comment: String?
  /// What it means to the system here.
  public var role: Role?
  /// The condition under which it can be used here.
  public var enabledWhen: Condition?
  /// The condition under which it is shown here.
  public var visibleWhen: Condition?
  /// What becomes of it here while it cannot be used.
  public var whenUnavailable: UnavailableBehavior?
  /// The id of the alert that asks before it is performed from here.
  public var confirm: String?
  /// The id of the sheet, cover, popover, alert or activity view that it presents from here.
  public var presents: String?
  /// In an edit menu: the system command beside which the item stands.
  public var near: SystemCommand?
  /// In an edit menu: the side of `near` on which the item stands; `nil` for after it.
  public var position: NeighborSide?

  /// Nothing said differently.
  public init() {}
}

/// A value kept behind a reference, so that the many things without it stay small.
public final class Indirect<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
  /// The value behind the reference.
  public let value: Value

  /// Puts a value behind a new reference.
  public init(_ value: Value) { self.value = value }

  /// Two references are equal whose values are.
  public static func == (left: Indirect, right: Indirect) -> Bool { left.value == right.value }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Decodes the value as if it stood here itself.
  public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

  /// Encodes the value as if it stood here itself.
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
  /// What becomes of it while it cannot be used; `nil` where its place decides: hidden in a context
  /// menu, dimmed elsewhere.
  public var whenUnavailable: UnavailableBehavior?
  /// What assistive technologies read out in place of the title; `nil` where they read the title.
  public var accessibilityLabel: String?
  /// What it does, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// What stands in the menu, in document order, with what `extend` adds.
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
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// What stands in the section, in document order, with what `extend` adds.
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
  /// Where it was written.
  public var source: SourceReference

  /// A line that stands on these platforms.
  public init(id: String, platforms: PlatformSet, source: SourceReference) {
    self.id = id
    self.source = source
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
  /// The form in which the menu is to be laid out.
  public var layout: MenuLayoutSize
  /// The order of the items when the menu opens away from its first one.
  public var order: MenuOrder
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// What assistive technologies read out in place of the title; `nil` where they read the title.
  public var accessibilityLabel: String?
  /// What it does, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// What stands in the menu, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// A menu laid out as a list, with no platforms yet.
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
  /// True where the preview can be dragged away.
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
  /// What stands in the menu, in document order, with what `extend` adds.
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
