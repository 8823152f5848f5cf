/// A value that has an obvious empty form.
public protocol Emptiable: Hashable, Codable {
  /// The empty value.
  init()
}

extension Bool: Emptiable {}
extension Int: Emptiable {}
extension Array: Emptiable where Element: Hashable & Codable {}

/// A property that its JSON form leaves out when it is empty: `false`, `0`, no elements.
@propertyWrapper public struct Omittable<Value: Emptiable>: Hashable, Codable {
  /// The property's value.
  public var wrappedValue: Value

  /// Wraps a value, the empty one where none is given.
  public init(wrappedValue: Value = Value()) { self.wrappedValue = wrappedValue }

  /// Decodes the value; a property that is not there is decoded by its container.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

  /// Encodes the value, also an empty one: leaving it out is for its container.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// A property that has no JSON form: an index that is found again, or a place in a syntax tree.
@propertyWrapper public struct Transient<Value: Emptiable>: Hashable, Codable {
  /// The property's value.
  public var wrappedValue: Value

  /// Wraps a value, the empty one where none is given.
  public init(wrappedValue: Value = Value()) { self.wrappedValue = wrappedValue }

  /// Decodes the empty value, whatever is there.
  public init(from decoder: any Decoder) throws { wrappedValue = Value() }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}

  /// Where a value was found does not make it another value.
  public static func == (left: Transient, right: Transient) -> Bool { true }

  /// Adds nothing, as no value differs from another.
  public func hash(into hasher: inout Hasher) {}
}

extension Omittable: Sendable where Value: Sendable {}
extension Transient: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
  /// Decodes an omitted property as empty.
  public func decode<Value>(
    _ type: Omittable<Value>.Type, forKey key: Key
  ) throws -> Omittable<Value> {
    try decodeIfPresent(type, forKey: key) ?? Omittable()
  }

  /// Gives a transient property its empty value.
  public func decode<Value>(
    _ type: Transient<Value>.Type, forKey key: Key
  ) throws -> Transient<Value> {
    Transient()
  }
}

extension KeyedEncodingContainer {
  /// Leaves an empty property out.
  public mutating func encode<Value>(_ value: Omittable<Value>, forKey key: Key) throws {
    guard value.wrappedValue != Value() else { return }
    try encode(value.wrappedValue, forKey: key)
  }

  /// Leaves a transient property out.
  public mutating func encode<Value>(_ value: Transient<Value>, forKey key: Key) throws {}
}
