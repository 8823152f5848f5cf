import Testing

@testable import MenuetSource

@Suite struct JSONValueTests {
  private func parse(_ text: String) throws(JSONValue.ParseError) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  /// The text that an error blames.
  private func blamed(_ error: JSONValue.ParseError, in text: String) -> String {
    String(decoding: Array(text.utf8)[error.range.bounds], as: UTF8.self)
  }

  @Test func rangesCoverNamesAndValues() throws {
    let text = "\u{FEFF} { \"é\" : [ -1.5e+3, \"x\\n\" ] ,\n \"b\":{}, \"c\": null}"
    let bytes = Array(text.utf8)
    func written(_ range: ByteRange) -> String {
      String(decoding: bytes[range.bounds], as: UTF8.self)
    }
    let root = try parse(text)
    guard case .object(let members) = root.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == ["é", "b", "c"])
    #expect(members.map { written($0.nameRange) } == ["\"é\"", "\"b\"", "\"c\""])
    #expect(members.map { written($0.value.range) } == ["[ -1.5e+3, \"x\\n\" ]", "{}", "null"])
    #expect(root.range == ByteRange(4, bytes.count))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u65E5""#, "é日"),
    (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\0"), ("\"日本\"", "日本"),
  ]) func escapesAreResolved(text: String, value: String) throws {
    #expect(try parse(text).string == value)
  }

  @Test func aNameThatComesTwiceIsKeptTwice() throws {
    let root = try parse(#"{"a": "1", "a": "2"}"#)
    guard case .object(let members) = root.content else {
      Issue.record("no object")
      return
    }
    #expect(members.count == 2)
    #expect(root["a"]?.string == "2" && root.object["a"]?.string == "2")
  }

  @Test(arguments: [
    ("", "a value is missing", ""), ("{", "a name in double quotes is missing", ""),
    ("[1, 2", "',' or ']' is missing", ""), ("{\"a\" 1}", "':' is missing", "1"),
    ("{\"a\": 1,}", "a name in double quotes is missing", "}"),
    ("{\"a\": 1 \"b\": 2}", "',' or '}' is missing", "\""),
    ("{a: 1}", "a name in double quotes is missing", "a"),
    ("{\"a\": uikit }", "a text needs double quotes", "uikit"),
    ("{} x", "the text goes on behind its value", "x"),
    ("\"open", "a string is not closed", "\"open"),
    ("\"open\n\"", "a string is not closed", "\"open"), ("\"\\", "a string is not closed", ""),
    ("\"\t\"", "a control character in a string must be escaped", "\t"),
    (#""\x41""#, "there is no such escape", "\\x"),
    (#""\u12""#, "'\\u' needs four hexadecimal digits", "\\u12"),
    (#""\ud83d""#, "half of a surrogate pair is no character", "\\ud83d"),
    (#""\ude00""#, "half of a surrogate pair is no character", "\\ude00"),
    (#""\ud83d\u0041""#, "half of a surrogate pair is no character", "\\ud83d\\u0041"),
    ("01", "a number is not well-formed", "01"), ("1.", "a number is not well-formed", "1."),
    ("-", "a number is not well-formed", "-"), ("1e+", "a number is not well-formed", "1e+"),
    ("[.5]", "a number is not well-formed", ".5"), ("+1", "a value is missing", "+"),
  ]) func whatIsNotJSONIsBlamedWhereItStands(text: String, message: String, blamed: String) {
    do {
      _ = try parse(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.message == message)
      #expect(self.blamed(error, in: text) == blamed)
    }
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: JSONValue.ParseError.self) {
      try JSONValue(parsing: [0x22, 0xC3, 0x28, 0x22])
    }
  }

  @Test func depthIsLimited() throws {
    let deep = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    _ = try parse(deep)
    #expect(throws: JSONValue.ParseError.self) {
      try JSONValue(parsing: Array(repeating: UInt8(ascii: "["), count: 100_000))
    }
  }
}
