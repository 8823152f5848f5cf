import MenuetModel

/// The attributes of a part or a place, without id, source, layouts and what stands in it.
protocol PartValue: Encodable, Hashable, Sendable {
  /// The condition under which it can be used; `nil` where it says none.
  var enabledWhen: Condition? { get }
  /// The condition under which it is shown; `nil` where it says none.
  var visibleWhen: Condition? { get }
}

extension PartValue {
  var enabledWhen: Condition? { nil }
  var visibleWhen: Condition? { nil }
}

/// The value of a part or a place, of whatever type: an object, so that comparing two copies neither.
protocol HeldValue: AnyObject, Sendable {
  /// A copy of the value.
  var value: any PartValue { get }
  var enabledWhen: Condition? { get }
  var visibleWhen: Condition? { get }

  /// Returns whether both values are of one type and equal.
  func isEqual(to other: any HeldValue) -> Bool
}

private final class Held<Value: PartValue>: HeldValue {
  private let own: Value

  init(_ value: Value) { own = value }

  var value: any PartValue { own }

  var enabledWhen: Condition? { own.enabledWhen }

  var visibleWhen: Condition? { own.visibleWhen }

  func isEqual(to other: any HeldValue) -> Bool {
    guard let other = other as? Held<Value> else { return false }
    return own == other.own
  }
}

/// A thing of a document that has an id.
struct Part: Sendable {
  /// The key under which versions are compared.
  var key: PartKey
  /// The key in its own version.
  private(set) var ownKey: PartKey
  private let facts: Facts

  /// The part as its own version has it: an object, because many lists hold it.
  private final class Facts: Sendable {
    let kind: ElementName
    let id: String
    let title: String?
    let held: any HeldValue
    let swiftName: String?
    let source: SourceReference
    let first: String?

    init(
      kind: ElementName, id: String, title: String?, held: any HeldValue, swiftName: String?,
      source: SourceReference, first: String?
    ) {
      self.kind = kind
      self.id = id
      self.title = title
      self.held = held
      self.swiftName = swiftName
      self.source = source
      self.first = first
    }
  }

  init(
    key: PartKey, kind: ElementName, id: String, title: String?, value: some PartValue,
    swiftName: String?, source: SourceReference, first: String? = nil
  ) {
    self.key = key
    ownKey = key
    facts = Facts(
      kind: kind, id: id, title: title, held: Held(value), swiftName: swiftName, source: source,
      first: first)
  }

  /// Gives it the key that its name has among those of both versions.
  mutating func share(_ keys: [PartKey]) {
    key = keys[key.index]
    ownKey = key
  }

  var kind: ElementName { facts.kind }

  /// The id in its own version; empty where it has none.
  var id: String { facts.id }

  var title: String? { facts.title }

  var held: any HeldValue { facts.held }

  var value: any PartValue { held.value }

  var swiftName: String? { facts.swiftName }

  var source: SourceReference { facts.source }

  /// Of a section without an id: that of what stands first in it; empty where nothing does.
  var first: String? { facts.first }
}

/// A place where a part, or something without an id, stands among others.
struct Place: Sendable {
  var key: PartKey
  let kind: ElementName
  let held: any HeldValue
  let source: SourceReference

  private static let nothing = Held(NoValue())

  init(
    key: PartKey, kind: ElementName, value: some PartValue = NoValue(), source: SourceReference
  ) {
    self.key = key
    self.kind = kind
    held = value is NoValue ? Self.nothing : Held(value)
    self.source = source
  }

  var value: any PartValue { held.value }
}

extension ElementName {
  /// Indicates whether an element only divides what stands beside it.
  var isDivider: Bool { self == .separator || self == .space }
}

/// A row of places: a menu, a section, a region of a toolbar, the options of a choice.
struct Container: Sendable {
  var key: PartKey
  /// The part that it belongs to.
  var owner: PartKey
  let place: PlaceName
  var places: [Place] = []

  /// Puts it and its places under other keys, by the indices of the own ones.
  mutating func rename(by keys: [PartKey]) {
    key = keys[key.index]
    owner = keys[owner.index]
    for index in places.indices {
      let (old, new) = (places[index].key, keys[places[index].key.index])
      // Places that stay as they are need no copy.
      if new != old { places[index].key = new }
    }
  }
}

/// The name of a row of places.
struct PlaceName: Sendable, Hashable {
  /// The element around: `menu`, `section`, `toolbar`.
  let kind: ElementName
  /// The id of the element around; of an anonymous section, that of what it stands in.
  let id: String
  /// The region of a toolbar; `nil` for anything else.
  var region: String?
  /// Of a section without an id: that of what stands first in it; empty where nothing does.
  var first: String?

  /// A section without an id as a sentence says it.
  static func section(_ first: String) -> String {
    first.isEmpty ? "an empty section" : "the section of '\(first)'"
  }

  /// The id as documents name it: `format`, `main.center`.
  var path: String { region.map { "\(id).\($0)" } ?? id }

  /// The place as a sentence says it.
  var words: String {
    if let first { return "\(Self.section(first)) in '\(id)'" }
    if let region { return "'\(region)' of the \(kind.spelling) '\(id)'" }
    return id.isEmpty ? "the document" : "the \(kind.spelling) '\(id)'"
  }
}
