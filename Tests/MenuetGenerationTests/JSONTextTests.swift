import Foundation
import Testing

@testable import MenuetGeneration

/// The spelling of strings, numbers and white space.
struct JSONTextTests {
  private func compact(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEmitter(isCompact: true).emit(value), as: UTF8.self)
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("say \"hi\"", #""say \"hi\"""#),
    (#"C:\temp"#, #""C:\\temp""#), ("a\nb\r\nc", #""a\nb\r\nc""#), ("\t\u{8}\u{C}", #""\t\b\f""#),
    ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#), ("a/b", #""a/b""#),
    ("\u{7F}\u{80}", "\"\u{7F}\u{80}\""), ("a\u{2028}b\u{2029}", "\"a\u{2028}b\u{2029}\""),
    ("👩‍👩‍👧‍👦 🇩🇪", "\"👩‍👩‍👧‍👦 🇩🇪\""), ("שלום \u{200F}عربي", "\"שלום \u{200F}عربي\""),
    ("e\u{301}", "\"e\u{301}\""),
    ("\u{FFFD}\u{10FFFF}", "\"\u{FFFD}\u{10FFFF}\""),
  ])
  func stringsAreEscapedAsLittleAsAllowed(text: String, expected: String) throws {
    let written = try compact(text)
    // Compared by bytes: strings are equal when they look the same.
    #expect(Array(written.utf8) == Array((expected + "\n").utf8))
  }

  @Test func everyScalarComesBack() throws {
    var scalars = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let text = String(scalars)
    let bytes = try JSONEmitter(isCompact: true).emit([text])
    let decoded = try JSONDecoder().decode([String].self, from: Data(bytes))
    #expect(decoded.first.map { Array($0.utf8) == Array(text.utf8) } == true)
  }

  @Test func escapesAreFoundAtEveryPlaceOfALongString() throws {
    for length in 0..<40 {
      for place in 0...length {
        let before = String(repeating: "x", count: place)
        let after = String(repeating: "é", count: length - place)
        #expect(try compact(before + "\"" + after) == "\"\(before)\\\"\(after)\"\n")
      }
    }
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12, "12"), (-7, "-7"), (0.5, "0.5"), (83.33333333333333, nil),
    (0.1 + 0.2, "0.30000000000000004"), (2_147_483_648, "2147483648"), (1e16, "1e+16"),
    (1e-7, "1e-07"), (.greatestFiniteMagnitude, nil), (.leastNonzeroMagnitude, "5e-324"),
  ])
  func numbersHaveTheFewestDigitsThatGiveThemBack(number: Double, expected: String?) throws {
    let written = try compact([number])
    if let expected { #expect(written == "[\(expected)]\n") }
    #expect(try JSONDecoder().decode([Double].self, from: Data(written.utf8)) == [number])
  }

  @Test func integersOfEveryWidthAreWritten() throws {
    #expect(try compact([Int8.min, 0, Int8.max]) == "[-128,0,127]\n")
    #expect(try compact([UInt64.max]) == "[18446744073709551615]\n")
    #expect(
      try compact([Int.min, Int.max, 9, 10, 99, 100, 4_294_967_295, 4_294_967_296])
        == "[-9223372036854775808,9223372036854775807,9,10,99,100,4294967295,4294967296]\n")
    #expect(try compact([Float(0.1), 3]) == "[0.1,3]\n")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberIsRefusedWithItsPath(number: Double) throws {
    struct Holder: Encodable {
      var list: [[String: Double]]
    }
    let error = #expect(throws: EncodingError.self) {
      try JSONEmitter(isCompact: true).emit(Holder(list: [["a": 1], ["b": number]]))
    }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("the error is \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["list", "Index 1", "b"])
    #expect(context.codingPath.map(\.intValue) == [nil, 1, nil])
  }

  @Test func membersStandOnLinesOfTheirOwn() throws {
    struct Part: Encodable {
      var name: String?
      var list: [Int]
      var isOn = true
    }
    let value = [Part(name: "a", list: []), Part(name: nil, list: [1, 2])]
    let text = String(decoding: try JSONEmitter(isCompact: false).emit(value), as: UTF8.self)
    #expect(
      text == """
        [
          {
            "name": "a",
            "list": [],
            "isOn": true
          },
          {
            "list": [
              1,
              2
            ],
            "isOn": true
          }
        ]

        """)
    #expect(
      try compact(value) == """
        [{"name":"a","list":[],"isOn":true},{"list":[1,2],"isOn":true}]

        """)
  }
}
