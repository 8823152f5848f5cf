import MenuetModel

/// A value of the data in a page, as JSON.
///
/// Members that are absent, false or empty are left out: the script takes what is missing as that.
enum PageValue: Sendable, Hashable {
  /// In the place of a member that an object has in other settings.
  case null
  case text(String)
  case number(Double)
  case flag(Bool)
  /// A symbol by its name, which stands for its id on the page.
  case symbol(String)
  case list([PageValue])
  case object([Member])

  struct Member: Sendable, Hashable {
    let name: StaticName
    let value: PageValue
  }

  /// The name of a member, which needs no escaping.
  struct StaticName: Sendable, Hashable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) { self.text = text }
  }
}

extension PageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(_ number: Int) { self = .number(Double(number)) }

  static func symbol(named name: String?) -> PageValue? { name.map { .symbol($0) } }
}

extension PageValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (StaticName, PageValue?)...) {
    self = .object(
      members.compactMap { name, value in
        guard let value, !value.isMissing else { return nil }
        return Member(name: name, value: value)
      })
  }

  private var isMissing: Bool {
    switch self {
    case .flag(let flag): !flag
    case .list(let values): values.isEmpty
    case .object(let members): members.isEmpty
    case .null, .text, .number, .symbol: false
    }
  }
}

extension PageValue {
  /// The value as JSON that can stand inside a `script` element: no text in it can end the element,
  /// or open a comment.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to json: inout String) {
    switch self {
    case .null: json += "null"
    case .text(let text), .symbol(let text): Self.write(text, to: &json)
    case .number(let number): json += SVGNumber.spell(number)
    case .flag(let flag): json += flag ? "true" : "false"
    case .list(let values):
      json += "["
      for (index, value) in values.enumerated() {
        if index > 0 { json += "," }
        value.write(to: &json)
      }
      json += "]"
    case .object(let members):
      json += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { json += "," }
        json += "\"\(member.name.text)\":"
        member.value.write(to: &json)
      }
      json += "}"
    }
  }

  private static func write(_ text: String, to json: inout String) {
    json += "\""
    defer { json += "\"" }
    if text.utf8.allSatisfy(isPlain) { return json += text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}": json += escape(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: json += escape(scalar)
      default: json.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns whether a byte of a text is a part of nothing that needs an escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F: false
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
    // The first of U+2028 and U+2029.
    case 0xE2: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

// MARK: Conditions

extension PageValue {
  /// A name, or a list of an operator and its operands: `["not", "bold"]`.
  init(_ condition: Condition) {
    switch condition {
    case .variable(let name): self = .text(name)
    case .not(let operand): self = .list(["not", PageValue(operand)])
    case .and(let operands): self = .list(["and"] + operands.map { PageValue($0) })
    case .or(let operands): self = .list(["or"] + operands.map { PageValue($0) })
    }
  }
}
