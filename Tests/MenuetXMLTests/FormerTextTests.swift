import MenuetSource
import Testing

@testable import MenuetXML

/// The tree of a text that is read after another state of it is the one that reading all of it gives.
@Suite struct FormerTextTests {
  private static let sample = """
    <?xml version="1.0"?>
    <menuet xmlns="urn:menuet:1" xml:lang="en" name="">
      <?menuet-allow menu-length?>
      <menu id='format' title="It’s &amp; is">text
        <item ref="new-note" enabled-when="a and
          b"/> <separator></separator> more
        <!-- not yet -->
        <section><item ref="b"/></section>
      </menu>
      <menu id="other"><submenu id="c"><item ref="d"/></submenu></menu>
    </menuet>
    """

  private let names: Set = ["menuet", "menu", "item", "separator", "section", "submenu"]

  private func source(_ text: [UInt8]) -> SourceFile { SourceFile(path: "sample", text: text) }

  private func read(
    _ text: [UInt8], after former: SyntaxTree? = nil, limits: XMLLimits = XMLLimits()
  ) -> (tree: SyntaxTree?, findings: [String]) {
    var sink = DiagnosticSink()
    let reader = XMLReader(limits: limits, elementNames: names)
    let tree = reader.read(source(text), after: former, into: &sink)
    return (tree, sink.diagnostics.map { "\($0.location.range.bounds) \($0.message)" }.sorted())
  }

  /// Reads a text after another one and anew, and expects the same; gives the tree.
  @discardableResult
  private func compare(_ text: [UInt8], after former: SyntaxTree) -> SyntaxTree? {
    let (updated, anew) = (read(text, after: former), read(text))
    let words = String(decoding: text, as: UTF8.self)
    let trees = [updated.tree, anew.tree].map { $0.map(TreeDescription.init) }
    #expect(trees[0] == trees[1], "\(words)")
    #expect(updated.findings == anew.findings, "\(words)")
    return updated.tree
  }

  @Test("after a change at any place", arguments: [0, 1, 4])
  func changes(removed: Int) throws {
    let text = Array(Self.sample.utf8)
    let tree = try #require(read(text).tree)
    let pieces = [
      "", "x", "é", " ", "\"", "'", "<", "&", "\n", "\u{FFFE}", "<item re", "<item ref=\"a\"/>",
      "<menu>",
      "</menu>", "</item>", "<!-- ", "-->", "<a xmlns=\"b\">", "\n<<<<<<< ours\n", "<![CDATA[",
      "]]>", "et", "</menuet>",
    ]
    for piece in pieces {
      for start in 0...text.count - removed {
        var changed = text
        changed.replaceSubrange(start..<start + removed, with: piece.utf8)
        compare(changed, after: tree)
      }
    }
  }

  @Test func afterOneChangeAndAnother() throws {
    var seeded = SeededGenerator(seed: 7)
    let pieces = [
      "<item re", "f", "=\"a\"", "/>", "<menu>", "</menu>", "", "", "", " ", "\"", "é", "<",
    ]
    let original = Array(Self.sample.utf8)
    var (text, tree) = (original, try #require(read(original).tree))
    for round in 0..<4_000 {
      let start = Int.random(in: 0...text.count, using: &seeded)
      let end = min(text.count, start + Int.random(in: 0...8, using: &seeded))
      text.replaceSubrange(start..<end, with: seeded.pick(pieces).utf8)
      // The next change is one of the last text that was well-formed.
      if let next = compare(text, after: tree), next.isWellFormed { tree = next }
      if round.isMultiple(of: 20) { (text, tree) = (original, try #require(read(original).tree)) }
    }
  }

  @Test func theRestIsTakenOverAndNotRead() throws {
    let text = Array(Self.sample.utf8)
    var tree = try #require(read(text).tree)
    let last = tree.elements.count - 1
    tree.elements[last].isDamaged = true
    for piece in ["<item re", "<item ref='a'/>"] {
      var changed = text
      let place = try #require(Self.sample.utf8.firstRange(of: "<item".utf8)?.lowerBound)
      let offset = Self.sample.utf8.distance(from: Self.sample.startIndex, to: place)
      changed.insert(contentsOf: piece.utf8, at: offset)
      #expect(read(changed, after: tree).tree?.elements.last?.isDamaged == true)
    }
  }

  @Test func limitsHoldForWhatIsTakenOver() throws {
    let text = Array("<a><b/><c><d/></c></a>".utf8)
    let tree = try #require(read(text).tree)
    let changed = Array("<a><b/><b><c><d/></c></a>".utf8)
    for limits in [XMLLimits(nesting: 3), XMLLimits(elements: 4)] {
      let (updated, anew) = (
        read(changed, after: tree, limits: limits), read(changed, limits: limits)
      )
      #expect(updated.findings == anew.findings)
      #expect(updated.tree.map(TreeDescription.init) == anew.tree.map(TreeDescription.init))
    }
  }
}
