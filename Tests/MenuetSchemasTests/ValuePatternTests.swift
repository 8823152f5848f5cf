import MenuetModel
import Testing

@testable import MenuetSchemas

/// The spelling of values: the parser and the schemas go by the same patterns.
@Suite struct ValuePatternTests {
  private func expect(_ type: AttributeType, allows values: [String], not others: [String]) {
    for value in values { #expect(type.syntax.allows(value), "'\(value)' for \(type.label)") }
    for value in others { #expect(!type.syntax.allows(value), "'\(value)' for \(type.label)") }
  }

  @Test func numbers() {
    expect(.integer, allows: ["0", "-5", "123456789"], not: ["", "-", "1.5", "+1", "1234567890"])
    expect(.number, allows: ["-1.5", "123456.789"], not: [".5", "1.", "1.2345", "1234567"])
    expect(.opacity, allows: ["1", "1.0", "0.8", "0.001"], not: ["0", "0.000", "1.001", "2"])
  }

  @Test func longValues() {
    let letters = String(repeating: "a", count: 5_000)
    let parts = String(repeating: "-ab", count: 2_000)
    let points = String(repeating: ".ab", count: 2_000)
    expect(.typeName, allows: ["A" + letters], not: ["A" + letters + "-"])
    expect(.language, allows: ["en" + parts], not: ["en" + parts + "-", "en" + parts + "!"])
    expect(.uniformType, allows: ["a" + points, letters + points], not: ["a" + points + "."])
  }

  @Test func heights() {
    expect(
      .height,
      allows: ["1pt", "05pt", "123456pt", "1%", "000100%", "240.5pt", "33.333%", "100.000%"]
        + ["0.001pt", "000000.01%", "99.999%"],
      not: ["0pt", "1234567pt", "0000001pt", "0%", "101%", "medium", "240", "0.000pt", "0.0%"]
        + ["100.001%", "1.2345pt", ".5pt", "1.pt", "1.5", "1,5pt", "1.-5pt"])
  }

  @Test func names() {
    expect(.id, allows: ["a", "A-b_1"], not: ["", "1a", "ä", "not", "and", "or", "a.b"])
    expect(.typeName, allows: ["Notes", "A_1"], not: ["notes", "String", "Any", "A-b"])
    expect(.uniformType, allows: ["public.png"], not: ["png", "public.", "public..png"])
    expect(.symbol(allowsNone: false), allows: ["trash"], not: ["none", " "])
  }

  @Test func shortcuts() {
    expect(
      .shortcut(allowsNone: false),
      allows: ["cmd+n", "⌘⇧N", "CMD+Shift+F12", "cmd++", "⌘+N", "+", "page-up"]
        + ["⌘⌫", "⌥↑", "⌘↩\u{FE0E}", "⎋"],
      not: ["cmd", "cmd+", "hyper+n", "cmd+nn", "⌘", "none", "⌘⌫⌫", "⌘a\u{FE0E}b"])
  }

  /// What the pattern of ids says, the quick scan that most ids go through says too.
  @Test(arguments: ["a", "ab-c_9", "9", "", "-", "a b", "not", "nota", "é", "a.b"])
  func theQuickScanOfIdsAgrees(_ text: String) {
    #expect(AttributeType.id.syntax.allows(text) == Identifier.isValid(text))
    #expect(AttributeType.typeID.syntax.allows(text) == Identifier.isValidType(text))
  }

  @Test func expressionsAreSpelledAsXMLSchemaWantsThem() {
    #expect(
      AttributeType.version.syntax.pattern?.regularExpression == #"[0-9]{1,3}(\.[0-9]{1,3}){0,2}"#)
    #expect(AttributeType.id.syntax.pattern?.regularExpression == #"[A-Za-z][A-Za-z0-9_\-]*"#)
  }
}
