extension Encodable {
  /// Encodes the fields of this value into an object that has some of their keys already, such as
  /// the `id` that every object begins with.
  func encodeFields(to encoder: any Encoder, leavingOut keys: [String]) throws {
    try encode(to: FieldEncoder(base: encoder, omittedKeys: keys))
  }
}

/// Writes into another encoder's object, but for some keys.
private struct FieldEncoder: Encoder {
  let base: any Encoder
  let omittedKeys: [String]

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(
      FieldContainer(base: base.container(keyedBy: type), omittedKeys: omittedKeys))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }

  func singleValueContainer() -> any SingleValueEncodingContainer { base.singleValueContainer() }
}

private struct FieldContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var base: KeyedEncodingContainer<Key>
  let omittedKeys: [String]

  var codingPath: [any CodingKey] { base.codingPath }

  mutating func encodeNil(forKey key: Key) throws {
    if !omittedKeys.contains(key.stringValue) { try base.encodeNil(forKey: key) }
  }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    if !omittedKeys.contains(key.stringValue) { try base.encode(value, forKey: key) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    base.nestedContainer(keyedBy: keyType, forKey: key)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    base.nestedUnkeyedContainer(forKey: key)
  }

  mutating func superEncoder() -> any Encoder { base.superEncoder() }

  mutating func superEncoder(forKey key: Key) -> any Encoder { base.superEncoder(forKey: key) }
}
