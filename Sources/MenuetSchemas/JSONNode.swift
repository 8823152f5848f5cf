/// A value of JSON, with the members of objects in a fixed order.
enum JSONNode: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONNode])
  case object([(String, JSONNode)])

  /// The value on one line where that is short, else with a line for each part.
  func printed(indent: String = "", before: Int = 0) -> String {
    let line = inline
    if indent.count + before + line.count <= 120 { return line }
    let inner = indent + "  "
    switch self {
    case .string, .number, .bool: return line
    case .array(let parts):
      if case .string = parts.first { return line }
      return Self.block("[", parts.map { inner + $0.printed(indent: inner) }, "]", indent)
    case .object(let members):
      let lines = members.map { key, value in
        "\(inner)\(Self.quoted(key)): "
          + value.printed(indent: inner, before: key.count + 4)
      }
      return Self.block("{", lines, "}", indent)
    }
  }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: String
  ) -> String {
    open + "\n" + lines.joined(separator: ",\n") + "\n" + indent + close
  }

  private var inline: String {
    switch self {
    case .string(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .bool(let value): return String(value)
    case .array(let parts): return "[" + parts.map(\.inline).joined(separator: ", ") + "]"
    case .object(let members):
      let list = members.map { Self.quoted($0) + ": " + $1.inline }.joined(separator: ", ")
      return members.isEmpty ? "{}" : "{ " + list + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
