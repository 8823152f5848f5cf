import Foundation
import Testing

@testable import MenuetGeneration

@Suite struct SwiftLiteralTests {
  private func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    StringLiteral.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func quotesBackslashesAndInterpolationsAreEscaped() {
    #expect(literal(#"Say "hi""#) == #""Say \"hi\"""#)
    #expect(literal(#"a\b"#) == #""a\\b""#)
    #expect(literal(#"\(secret)"#) == #""\\(secret)""#)
    #expect(literal("a\nb\tc\rd") == #""a\nb\tc\rd""#)
    #expect(literal("\u{0}\u{7F}") == #""\u{0}\u{7F}""#)
  }

  @Test func lettersOfAnyScriptStandAsTheyAre() {
    #expect(literal("Größe 大きさ גודל") == "\"Größe 大きさ גודל\"")
    #expect(literal("❤️") == "\"❤️\"")
  }

  @Test func whatCannotBeSeenOrTurnsTheDirectionIsEscaped() {
    #expect(literal("a\u{202E}b\u{2066}") == #""a\u{202E}b\u{2066}""#)
    #expect(literal("a\u{A0}b\u{200B}\u{FEFF}\u{2028}") == #""a\u{A0}b\u{200B}\u{FEFF}\u{2028}""#)
    #expect(literal("👩‍👧") == #""👩\u{200D}👧""#)
  }

  @Test func longTextsAreCutAfterSpaces() {
    let text = String(repeating: "word ", count: 40)
    let lines = StringLiteral.lines(text, width: 40).map { String(decoding: $0, as: UTF8.self) }
    #expect(lines.joined() == text)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" ") })
  }

  @Test func wordsLongerThanALineAreCutButNoEscapeIs() {
    let text = String(repeating: "\u{202E}\"", count: 60)
    let lines = StringLiteral.lines(text, width: 30).map { String(decoding: $0, as: UTF8.self) }
    #expect(lines.joined() == String(repeating: #"\u{202E}\""#, count: 60))
    #expect(lines.allSatisfy { $0.count <= 30 })
  }

  /// The compiler itself reads 600 literals back, short ones and long ones over several lines.
  @Test func theCompilerReadsBackWhatWasWritten() throws {
    let tools = try SwiftTools()
    defer { tools.clean() }
    var random = SplitMix(state: 2026)
    var texts = (0..<600).map { _ in text(&random) }
    texts += ["", " ", "\\", "\"", "\"\"\"", "\\\n", " \\ ", "#\"\\#(x)\"#", "\r\n"]
    var printer = SwiftPrinter(access: .internal)
    printer.print([
      Declaration(.constant("texts", type: .code("[String]"), .array(texts.map { .string($0) })))
    ])
    let reading = """
      for text in texts {
        print(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }

      """
    let main = try tools.write(printer.bytes + Array(reading.utf8), "main.swift")
    let output = try tools.compileAndRun(main)
    let expected = texts.map { text in
      text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    #expect(output == expected.joined(separator: "\n") + "\n")
    #expect(try tools.lint(main) == "")
  }

  /// A text of up to 160 code points from all of Unicode, most of them hostile.
  private func text(_ random: inout SplitMix) -> String {
    let hostile: [Unicode.Scalar] = [
      "\"", "\\", "(", ")", "\n", "\r", "\t", " ", "#", "u", "{", "}", "\u{0}", "\u{1B}", "\u{7F}",
      "\u{A0}", "\u{AD}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2069}",
      "\u{FEFF}", "\u{FE0F}", "\u{301}", "\u{1F469}", "\u{E0041}", "\u{FFFF}", "\u{10FFFF}",
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int(random.next(below: random.next(below: 4) == 0 ? 160 : 20)) {
      if random.next(below: 3) == 0 {
        scalars.append(hostile[Int(random.next(below: UInt64(hostile.count)))])
      } else if let scalar = Unicode.Scalar(UInt32(random.next(below: 0x11_0000))) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next(below bound: UInt64) -> UInt64 { next() % max(bound, 1) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
