/// Encodes one value.
struct JSONValueEncoder: Encoder {
  let output: JSONOutput
  let place: JSONOutput.Place

  var codingPath: [any CodingKey] { output.path(to: place) }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(
      JSONObjectContainer<Key>(output: output, place: output.open(.object, at: place)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONArrayContainer(output: output, place: output.open(.array, at: place))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONScalarContainer(output: output, place: place)
  }
}

/// Encodes the members of an object.
///
/// `encode` is spelled out for the types that are frequent; the other numbers are encoded as any
/// value, by way of their own conformance.
struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: JSONOutput
  let place: JSONOutput.Place

  var codingPath: [any CodingKey] { output.path(to: place) }

  func encodeNil(forKey key: Key) throws {
    try output.beginMember(key.stringValue, at: place)
    output.text.append("null")
  }

  func encode(_ value: Bool, forKey key: Key) throws {
    try output.beginMember(key.stringValue, at: place)
    output.text.append(value)
  }

  func encode(_ value: String, forKey key: Key) throws {
    try output.beginMember(key.stringValue, at: place)
    output.text.append(string: value)
  }

  func encode(_ value: Int, forKey key: Key) throws {
    try output.beginMember(key.stringValue, at: place)
    output.text.append(integer: value)
  }

  func encode(_ value: Int32, forKey key: Key) throws {
    try output.beginMember(key.stringValue, at: place)
    output.text.append(integer: value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    try output.check(value, path: codingPath + [key])
    try output.beginMember(key.stringValue, at: place)
    output.text.append(number: value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    let name = key.stringValue
    try output.beginMember(name, at: place)
    try output.write(value, key: name)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    member(key.stringValue).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member("super") }

  func superEncoder(forKey key: Key) -> any Encoder { member(key.stringValue) }

  /// An encoder of a member's value that need not be complete when it is left.
  private func member(_ name: String) -> JSONValueEncoder {
    // These requests cannot throw: what follows on the closed place does.
    guard (try? output.beginMember(name, at: place)) != nil else {
      return JSONValueEncoder(output: output, place: .closed)
    }
    return JSONValueEncoder(output: output, place: output.push(key: name))
  }
}

/// Encodes the elements of an array.
struct JSONArrayContainer: UnkeyedEncodingContainer {
  let output: JSONOutput
  let place: JSONOutput.Place

  var codingPath: [any CodingKey] { output.path(to: place) }
  var count: Int { output.count(at: place) }

  func encodeNil() throws {
    try output.beginElement(at: place)
    output.text.append("null")
  }

  func encode(_ value: String) throws {
    try output.beginElement(at: place)
    output.text.append(string: value)
  }

  func encode(_ value: some Encodable) throws {
    try output.beginElement(at: place)
    try output.write(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    element().container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }

  func superEncoder() -> any Encoder { element() }

  private func element() -> JSONValueEncoder {
    guard (try? output.beginElement(at: place)) != nil else {
      return JSONValueEncoder(output: output, place: .closed)
    }
    return JSONValueEncoder(output: output, place: output.push(key: nil))
  }
}
