import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

/// The data of a page, read as its script reads them.
struct PageData {
  private let table: [JSONValue]
  private let root: JSONValue

  init(of page: String) throws {
    let start = "<script type=\"application/json\" id=\"data\">"
    let rest = try #require(page.split(separator: start).last)
    let text = try #require(rest.split(separator: "</script>").first)
    let value = try JSONValue(parsing: Array(text.utf8))
    table = try #require(value["table"]).elements
    root = try #require(value["data"])
  }

  /// The facts that are the same in all contexts.
  var fixed: JSONValue {
    unpacked(
      JSONValue(.object(root.members.filter { $0.name != "shown" })), [:])
  }

  /// The sight with some settings; the first of those that are not named.
  func shown(_ settings: [String: Int] = [:]) throws -> JSONValue {
    unpacked(try #require(root["shown"]), settings)
  }

  /// The data of the page of a document on a platform.
  static func shown(_ document: Document, on platform: Platform = .ipados) throws -> JSONValue {
    let laidOut = LayoutEngine(context: LayoutContext(platform: platform, locale: "en"))
      .layOut(document)
    let page = PageRenderer(appearance: nil, version: "1.0").render(PageContext(laidOut))
    return try PageData(of: String(decoding: page, as: UTF8.self)).shown()
  }

  private func referred(_ value: JSONValue) -> JSONValue {
    guard let place = value["_"]?.integer else { return value }
    return referred(table[place])
  }

  private func unpacked(_ value: JSONValue, _ settings: [String: Int]) -> JSONValue {
    let value = referred(value)
    switch value.content {
    case .array(let values): return JSONValue(.array(values.map { unpacked($0, settings) }))
    case .object(let members):
      if let member = members.first, member.name.hasPrefix("~") {
        let values = referred(member.value).elements
        return unpacked(values[settings[String(member.name.dropFirst())] ?? 0], settings)
      }
      let kept = members.compactMap { member -> JSONValue.Member? in
        let value = unpacked(member.value, settings)
        if case .null = value.content { return nil }
        return JSONValue.Member(member.name, value)
      }
      return JSONValue(.object(kept))
    case .string, .number, .boolean, .null: return value
    }
  }
}

extension JSONValue {
  /// The elements of an array; none for what is no array.
  var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }

  /// A whole number; `nil` for what is none.
  var integer: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  /// The value as a text in which members are sorted, and all symbols are one: their numbers are those of
  /// a page.
  var canonical: String {
    switch content {
    case .object(let members):
      let parts = members.map { "\($0.name):\($0.value.canonical)" }.sorted()
      return "{" + parts.joined(separator: ",") + "}"
    case .array(let values):
      return "[" + values.map(\.canonical).joined(separator: ",") + "]"
    case .string(let text): return text.hasPrefix("symbol-") ? "symbol" : "'" + text + "'"
    case .number(let digits): return digits
    case .boolean(let flag): return String(flag)
    case .null: return "null"
    }
  }
}
