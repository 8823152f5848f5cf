import MenuetSource
import Testing

@testable import MenuetXML

@Suite struct AttributeEditsTests {
  private func tree(_ value: String) throws -> SyntaxTree {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "x", text: Array("<a b=\(value)/>".utf8))
    return try #require(XMLReader().read(source, into: &sink))
  }

  @Test(arguments: [
    ("\"abc def\"", 4..<7, "def"), ("'a&#98;c &lt;f'", 0..<3, "a&#98;c"),
    ("'a&#98;c &lt;f'", 4..<6, "&lt;f"), ("'a\r\nb'", 1..<2, "\r\n"),
    ("'é&#xE9;e'", 2..<4, "&#xE9;"),
  ])
  func aPartOfAValueIsFoundInItsSpelling(value: String, part: Range<Int>, spelling: String) throws {
    let tree = try tree(value)
    #expect(tree.source.string(tree.range(of: part, inValueOf: 0)) == spelling)
  }

  @Test(arguments: [
    ("'a&#98;c&#x2014;def g'", "abc—DEF g", ["def>DEF"]),
    ("\"one two three\"", "One two", ["o>O", " three>"]),
    ("\"go\"", "go \"on\" <&\n>", [">" + " &quot;on&quot; &lt;&amp;&#10;>"]),
    ("'go'", "don't \"go\"", [">don&apos;t \"", ">\""]), ("'&#97;'", "b", ["&#97;>b"]),
    ("'x\r\ny'", "x Y", ["y>Y"]), ("'same'", "same", []),
  ])
  func onlyWhatChangesIsEdited(value: String, new: String, edits: [String]) throws {
    let tree = try tree(value)
    let made = try #require(tree.edits(setting: 0, to: new))
    #expect(made.map { tree.source.string($0.location.range) + ">" + $0.replacement } == edits)
  }

  @Test func whatIsNotKnownIsNotEdited() throws {
    for value in ["'a & b'", "'&x; b'"] {
      #expect(try tree(value).edits(setting: 0, to: "c") == nil)
    }
  }

  /// Whatever changes, the edits make the new text of the old one.
  @Test func editsMakeTheNewValue() throws {
    var random = SeededGenerator(seed: 7)
    let alphabet: [Unicode.Scalar] = ["a", "b", " ", "—", "é", "'", "&"]
    for _ in 0..<500 {
      func text() -> [Unicode.Scalar] {
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        }
      }
      let (old, new) = (text(), text())
      var result = old
      for change in ValueDifference(from: old, to: new).changes.reversed() {
        result.replaceSubrange(change.old, with: change.new)
      }
      #expect(result == new)
    }
  }
}
