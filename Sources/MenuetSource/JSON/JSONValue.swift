/// A value of a JSON text, with its place.
///
/// Foundation's decoder gives no places, and would come with Foundation into every program that
/// links the checks.
package struct JSONValue: Sendable {
  /// The content of a value.
  package enum Content: Sendable {
    /// The members in their order; a name may come twice.
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A number, as it is written.
    case number(String)
    case boolean(Bool)
    case null
  }

  /// A name and its value in an object.
  package struct Member: Sendable {
    /// The name, its escapes resolved.
    package let name: String
    /// The name with its quotes.
    package let nameRange: ByteRange
    /// The value behind the colon.
    package let value: JSONValue

    /// A member that stands nowhere yet.
    package init(_ name: String, _ value: JSONValue) {
      self.init(name: name, nameRange: ByteRange(0, 0), value: value)
    }

    init(name: String, nameRange: ByteRange, value: JSONValue) {
      self.name = name
      self.nameRange = nameRange
      self.value = value
    }
  }

  /// The mistake in a text.
  package struct ParseError: Error, Equatable {
    /// In lower case, without full stop.
    package let message: String
    /// The blamed part; empty at the end of the text.
    package let range: ByteRange

    /// - Parameter range: In bytes of the text.
    package init(message: String, range: ByteRange) {
      self.message = message
      self.range = range
    }
  }

  /// The content of the value.
  package let content: Content
  /// The whole value, of a string with its quotes.
  package let range: ByteRange

  /// Reads a text of RFC 8259 in UTF-8, with or without a byte order mark.
  package init(parsing bytes: [UInt8]) throws(ParseError) {
    var reader = JSONReader(bytes)
    self = try reader.readDocument()
  }

  /// A value that stands nowhere yet.
  package init(_ content: Content) { self.init(content, range: ByteRange(0, 0)) }

  init(_ content: Content, range: ByteRange) {
    self.content = content
    self.range = range
  }

  /// The value of a name, the last one if it comes twice; `nil` for what is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The members of an object in their order; none for what is no object.
  package var members: [Member] {
    guard case .object(let members) = content else { return [] }
    return members
  }

  /// The members of this object and of those in it whose name has come before in the same object, in
  /// their order.
  package var doubledMembers: [Member] {
    var doubled: [Member] = []
    collectDoubledMembers(into: &doubled)
    return doubled
  }

  private func collectDoubledMembers(into doubled: inout [Member]) {
    switch content {
    case .object(let members):
      var seen: Set<String> = []
      // Most objects have few members, which are compared faster than put into a set.
      let isLong = members.count > 8
      for (index, member) in members.enumerated() {
        let isKnown =
          isLong
          ? !seen.insert(member.name).inserted
          : members[..<index].contains { $0.name == member.name }
        if isKnown { doubled.append(member) }
        member.value.collectDoubledMembers(into: &doubled)
      }
    case .array(let values):
      for value in values { value.collectDoubledMembers(into: &doubled) }
    case .string, .number, .boolean, .null: break
    }
  }

  /// The value at the end of some names; `nil` where one of them is missing.
  package func value(at path: some Sequence<String>) -> JSONValue? {
    var value: JSONValue? = self
    for name in path { value = value?[name] }
    return value
  }

  /// The members of an object by their names; none for what is no object.
  package var object: [String: JSONValue] {
    Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// A text; `nil` for what is none.
  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The value of true or false; `nil` for any other.
  package var boolean: Bool? {
    guard case .boolean(let value) = content else { return nil }
    return value
  }
}
