package import MenuetSource

/// Values of JSON written as literals.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self.init(.string(text)) }
  package init(integerLiteral number: Int) { self.init(.number(String(number))) }
  package init(booleanLiteral value: Bool) { self.init(.boolean(value)) }
  package init(arrayLiteral values: JSONValue...) { self.init(.array(values)) }

  /// An object whose members stand in this order; those that are `null` are left out, as most of the
  /// protocol's members are optional.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    var written: [Member] = []
    written.reserveCapacity(members.count)
    for (name, value) in members where !value.isNull { written.append(Member(name, value)) }
    self.init(.object(written))
  }
}

extension JSONValue {
  static let null = JSONValue(.null)

  static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  static func number(_ number: Int) -> JSONValue { JSONValue(.number(String(number))) }
  static func decimal(_ number: Double) -> JSONValue { JSONValue(.number("\(number)")) }
  static func flag(_ value: Bool) -> JSONValue { JSONValue(.boolean(value)) }
  static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }

  /// The same object with one more member.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    JSONValue(.object(members.filter { $0.name != name } + [Member(name, value)]))
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// A whole number; `nil` for what is none.
  package var integer: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// The values of a list; `nil` for what is none.
  package var values: [JSONValue]? {
    guard case .array(let values) = content else { return nil }
    return values
  }

  /// The texts of a list.
  var strings: [String] { (values ?? []).compactMap(\.string) }
}
