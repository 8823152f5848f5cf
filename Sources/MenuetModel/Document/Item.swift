/// The subject of an item: an index into the document's commands or choices.
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
  /// The kind of subject that an item places.
  public enum Kind: String, LanguageValue { case command, toggle, choice }

  /// The id of what is placed here.
  public var id: String
  /// The kind of subject placed here.
  public var kind: Kind
  /// The subject that `id` names, by index.
  @Transient public var subject: Subject
  /// The overrides of this place; `nil` where it has none.
  public var overrides: Indirect<ItemOverrides>?
  /// The platforms it is for, a subset of the document's: those of what it places and of everything
  /// around it.
  @Narrowed public var platforms: PlatformSet
  /// Indicates whether it is the system's own, in a standard menu that does not list it.
  @Omittable public var standard: Bool
  /// Where it was written; `.none` for an item of the system's own.
  @Omittable public var source: SourceReference

  /// An item that stands on these platforms.
  public init(
    id: String, kind: Kind, subject: Subject, overrides: ItemOverrides? = nil,
    platforms: PlatformSet, source: SourceReference
  ) {
    self.id = id
    self.kind = kind
    self.overrides = overrides.map { Indirect($0) }
    _source = Omittable(wrappedValue: source)
    _subject = Transient(wrappedValue: subject)
    _platforms = Narrowed(wrappedValue: platforms)
  }
}

/// The overrides of a place: what it changes of the command that stands there. `nil` leaves what
/// the command has.
public struct ItemOverrides: Sendable, Hashable, Codable {
  /// The title that people see here.
  public var title: String?
  /// The line below the title here.
  public var subtitle: String?
  /// The name of the SF Symbol shown here; never together with `image`.
  public var symbol: String?
  /// The name of the image asset shown here in place of a symbol.
  public var image: String?
  /// Indicates whether this is `symbol="none"`.
  @Omittable public var hidesSymbol: Bool
  /// The keyboard shortcut that performs it from here.
  public var shortcut: Shortcut?
  /// Indicates whether this is `shortcut="none"`.
  @Omittable public var hidesShortcut: Bool
  /// The words that assistive technologies read out here in place of the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies.
  public var hint: String?
  /// A note for translators on the words of this place.
  public var comment: String?
  /// Its meaning to the system here.
  public var role: Role?
  /// The condition under which it can be used here.
  public var enabledWhen: Condition?
  /// The condition under which it is shown here.
  public var visibleWhen: Condition?
  /// Its behavior here while it cannot be used.
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
