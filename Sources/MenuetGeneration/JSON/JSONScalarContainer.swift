/// Encodes a value that is a string, a number, a Boolean, nothing, or another value as a whole.
struct JSONScalarContainer: SingleValueEncodingContainer {
  let output: JSONOutput
  let place: JSONOutput.Place

  var codingPath: [any CodingKey] { output.path(to: place) }

  func encodeNil() throws {
    try output.beginScalar(at: place)
    output.text.append("null")
  }

  func encode(_ value: Bool) throws {
    try output.beginScalar(at: place)
    output.text.append(value)
  }

  func encode(_ value: String) throws {
    try output.beginScalar(at: place)
    output.text.append(string: value)
  }

  func encode(_ value: Double) throws { try number(value) }
  func encode(_ value: Float) throws { try number(value) }
  func encode(_ value: Int) throws { try number(value) }
  func encode(_ value: Int8) throws { try number(value) }
  func encode(_ value: Int16) throws { try number(value) }
  func encode(_ value: Int32) throws { try number(value) }
  func encode(_ value: Int64) throws { try number(value) }
  func encode(_ value: UInt) throws { try number(value) }
  func encode(_ value: UInt8) throws { try number(value) }
  func encode(_ value: UInt16) throws { try number(value) }
  func encode(_ value: UInt32) throws { try number(value) }
  func encode(_ value: UInt64) throws { try number(value) }

  func encode(_ value: some Encodable) throws {
    try value.encode(to: JSONValueEncoder(output: output, place: place))
  }

  private func number(_ value: some FixedWidthInteger) throws {
    try output.beginScalar(at: place)
    output.text.append(integer: value)
  }

  private func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) throws {
    try output.check(value, path: codingPath)
    try output.beginScalar(at: place)
    output.text.append(number: value)
  }
}
