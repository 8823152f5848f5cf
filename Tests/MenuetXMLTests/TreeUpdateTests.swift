import MenuetSource
import Testing

@testable import MenuetXML

/// A tree that is made from that of a text before is the one that reading gives.
@Suite struct TreeUpdateTests {
  private static let sample = """
    <?xml version="1.0"?>
    <menuet xmlns="urn:menuet:1" xml:lang="en" name="">
      <?menuet-allow menu-length?>
      <menu id='format' title="It’s &amp; is">text
        <item ref="new-note" enabled-when="a and
          b"/> <separator></separator> more
      </menu>
    </menuet>
    """

  private func source(_ text: [UInt8]) -> SourceFile { SourceFile(path: "sample", text: text) }

  private func description(_ text: [UInt8], after former: SyntaxTree?) -> TreeDescription? {
    var sink = DiagnosticSink()
    return XMLReader().read(source(text), after: former, into: &sink).map(TreeDescription.init)
  }

  @Test("after a change at any place", arguments: [0, 1, 4])
  func changes(removed: Int) throws {
    let text = Array(Self.sample.utf8)
    var sink = DiagnosticSink()
    let tree = try #require(XMLReader().read(source(text), into: &sink))
    var updates = 0
    for piece in ["", "x", "é", " ", "\"", "'", "<", "&", "\n", "\u{FFFE}"] {
      for start in 0...text.count - removed {
        var changed = text
        changed.replaceSubrange(start..<start + removed, with: piece.utf8)
        if tree.updated(to: source(changed), file: 0) != nil { updates += 1 }
        #expect(
          description(changed, after: tree) == description(changed, after: nil),
          "\(String(decoding: changed, as: UTF8.self))")
      }
    }
    // Of most changes in values nothing has to be read.
    #expect(updates > 30, "\(updates)")
  }

  @Test func anEmptyValueGrowsAndOneBecomesEmpty() throws {
    let (empty, full) = (Array("<a b='' c='d'/>".utf8), Array("<a b='x' c='d'/>".utf8))
    for (former, text) in [(empty, full), (full, empty), (full, full)] {
      var sink = DiagnosticSink()
      let tree = try #require(XMLReader().read(source(former), into: &sink))
      let updated = try #require(tree.updated(to: source(text), file: 0))
      #expect(TreeDescription(updated) == description(text, after: nil))
    }
  }
}
