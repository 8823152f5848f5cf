import MenuetSource
import Testing

@testable import MenuetXML

/// Whatever a text holds, reading it ends, stays inside it and is the same every time; and the two
/// readers agree on what is well-formed.
@Suite struct MutationTests {
  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A sample. -->
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados macos">
      <states><state id="has-selection"/></states>
      <commands>
        <command id="new-note" title="New Note…" symbol="square.and.pencil" shortcut="cmd+n"/>
        <command id="delete-note" title="Delete &amp; Forget" role="destructive"
                 enabled-when="has-selection"></command>
      </commands>
      <?menuet-allow menu-length?>
      <menu id="format" title='Format'>
        <section title="Lists"><item ref="new-note"/> <separator/></section>
      </menu>
    </menuet>

    """

  private func texts(_ seeds: ClosedRange<UInt64>) -> some Sequence<(seed: UInt64, text: [UInt8])> {
    seeds.lazy.map { seed in
      var mutation = Mutation(seed: seed)
      let text =
        seed % 2 == 0
        ? Self.sample
        : GeneratedDocument(seed: seed, characters: GeneratedDocument.everyday).text
      return (seed, mutation.mutated(Array(text.utf8)))
    }
  }

  private func recover(_ source: SourceFile) -> (tree: SyntaxTree, findings: [XMLFinding]) {
    var reader = RecoveringReader(source, file: 0, limits: XMLLimits())
    return reader.read()
  }

  @Test func bothReadersAgreeOnWhatIsWellFormed() {
    for (seed, text) in texts(1...1500) {
      let source = SourceFile(path: "mutated", text: text)
      let recovered = recover(source)
      switch StrictReader(limits: XMLLimits()).read(source, file: 0) {
      case .tree(let tree):
        #expect(recovered.findings.isEmpty, "seed \(seed): \(recovered.findings)")
        #expect(TreeDescription(tree) == TreeDescription(recovered.tree), "seed \(seed)")
      case .broken(let failure):
        #expect(!recovered.findings.isEmpty, "seed \(seed): \(failure)")
      case .truncated: Issue.record("seed \(seed) reaches no limit")
      }
    }
  }

  @Test func everyRangeLiesInTheText() {
    for (seed, text) in texts(1501...2500) {
      var sink = DiagnosticSink()
      let source = SourceFile(path: "mutated", text: text)
      let tree = XMLReader().read(source, into: &sink)
      for diagnostic in sink.diagnostics {
        let edits = diagnostic.fixIts.flatMap(\.edits).map(\.location)
        for location in [diagnostic.location] + edits {
          #expect(location.range.start <= location.range.end, "seed \(seed)")
          #expect(Int(location.range.end) <= text.count, "seed \(seed): \(diagnostic)")
        }
      }
      if let tree { checkShape(of: tree, seed) }
    }
  }

  /// A tree is in document order, and everything in it lies inside what holds it.
  private func checkShape(of tree: SyntaxTree, _ seed: UInt64) {
    var attribute: Int32 = 0
    for (index, element) in tree.elements.enumerated() {
      #expect(element.firstAttribute == attribute, "seed \(seed)")
      attribute += element.attributeCount
      #expect(Int(element.subtreeEnd) > index && Int(element.subtreeEnd) <= tree.elements.count)
      #expect(element.end >= element.tag.end && Int(element.end) <= tree.source.text.count)
      #expect((element.parent < 0) == (index == 0), "seed \(seed)")
      guard element.parent >= 0 else { continue }
      let parent = tree.elements[Int(element.parent)]
      #expect(
        Int(element.parent) < index && parent.subtreeEnd >= element.subtreeEnd, "seed \(seed)")
      #expect(tree.elements[index - 1].tag.start < element.tag.start, "seed \(seed)")
    }
    #expect(Int(attribute) == tree.attributes.count, "seed \(seed)")
    for range in tree.attributes.map(\.value) + tree.texts.map(\.range) {
      #expect(range.start <= range.end && Int(range.end) <= tree.source.text.count)
    }
    let parents = tree.texts.map(\.parent) + tree.instructions.map(\.parent)
    #expect(parents.allSatisfy { (-1..<Int32(tree.elements.count)).contains($0) }, "seed \(seed)")
  }

  @Test func readingTwiceGivesTheSame() {
    for (seed, text) in texts(2501...2800) {
      let source = SourceFile(path: "mutated", text: text)
      let first = recover(source)
      let second = recover(source)
      #expect(TreeDescription(first.tree) == TreeDescription(second.tree), "seed \(seed)")
      #expect(first.findings == second.findings, "seed \(seed)")
    }
  }
}
