import MenuetSource
import Testing

/// A name that nothing declares is one mistake, however often it is used.
struct UnknownNameTests {
  private static let renamed = """
    <states><state id="has-selection"/></states>
    <menu id="edit" title="Edit">
      <command id="cut-out" title="Cut Out" enabled-when="has-selektion"/>
      <command id="bend" title="Bend" enabled-when="not has-selektion"/>
      <command id="knead" title="Knead" visible-when="has-selektion"/>
      <command id="fold" title="Fold" enabled-when="other-state"/>
    </menu>
    """

  private func lines(_ analyzed: AnalyzedDocument, _ notes: [DiagnosticNote]) -> [Int] {
    notes.map { note in
      analyzed.text[..<Int(note.location.range.start)].count { $0 == 0x0A }
    }
  }

  @Test
  func `a renamed state is found at its first use, with notes at the others`() {
    let analyzed = AnalyzedDocument(Self.renamed)
    #expect(
      analyzed.summary == ["condition-syntax: has-selektion", "condition-syntax: other-state"])
    #expect(lines(analyzed, analyzed.diagnostics[0].notes) == [4, 5])
    #expect(
      analyzed.diagnostics[0].notes.map(\.message)
        == Array(repeating: "'has-selektion' is used here too", count: 2))
    #expect(analyzed.diagnostics[1].notes.isEmpty)
  }

  @Test
  func `the remedy mends all uses`() {
    let mended = AnalyzedDocument(AnalyzedDocument(Self.renamed).mended(by: "condition-syntax"))
    #expect(mended.summary == ["condition-syntax: other-state"])
  }

  @Test
  func `references to one id are one finding, whatever attribute they stand in`() {
    let analyzed = AnalyzedDocument(
      """
      <commands><command id="outdent" title="Outdent"/></commands>
      <menu id="m" title="M"><item ref="outdnt"/></menu>
      <pull-down-button id="p" title="More Things" primary="outdnt">
        <command id="a" title="Add"/><command id="b" title="Bend"/><item ref="outdnt"/>
      </pull-down-button>
      """)
    #expect(analyzed.summary == ["reference-unresolved: outdnt"])
    let mended = AnalyzedDocument(analyzed.mended(by: "reference-unresolved"))
    #expect(mended.summary.isEmpty, "\(mended.summary)")
  }

  @Test
  func `uses that no one thing could serve are two mistakes`() {
    let analyzed = AnalyzedDocument(
      """
      <alert id="really" title="Really?"><command system="cancel"/></alert>
      <menu id="m" title="M">
        <command id="a" title="Add" presents="realy"/>
        <command id="b" title="Bend" confirm="realy"/>
        <command id="c" title="Crop" navigates="realy"/>
      </menu>
      """)
    let findings = analyzed.findings(of: "reference-unresolved")
    #expect(findings.map { lines(analyzed, [DiagnosticNote("", at: $0.location)]) } == [[3], [5]])
    #expect(lines(analyzed, findings[0].notes) == [4])
    #expect(findings[1].notes.isEmpty)
    // What all uses of a finding can name is proposed for them.
    #expect(findings.map { $0.fixIts.first?.edits.count } == [2, 0])
  }

  @Test
  func `an alert and a view of one name are missed apart`() {
    let analyzed = AnalyzedDocument(
      """
      <button id="b" title="Bend Wire" confirm="nowhere"/>
      <tab-bar id="t"><tab title="One" view="nowhere"/></tab-bar>
      """)
    #expect(
      analyzed.summary == ["reference-unresolved: nowhere", "reference-unresolved: nowhere"])
    #expect(
      analyzed.diagnostics.map(\.message) == [
        "nothing declares 'nowhere'; an alert is expected here",
        "nothing declares 'nowhere'; a view is expected here",
      ])
  }

  @Test
  func `a renamed toggle is one finding, in items and in conditions`() {
    let analyzed = AnalyzedDocument(
      """
      <commands><toggle id="grid" title="Grid Lines"/></commands>
      <menu id="m" title="Format"><item ref="gridd"/>
      <command id="a" title="Bend Wire" enabled-when="gridd"/></menu>
      """)
    #expect(analyzed.summary == ["reference-unresolved: gridd"])
    #expect(lines(analyzed, analyzed.diagnostics.flatMap(\.notes)) == [3])
    let mended = AnalyzedDocument(analyzed.mended(by: "reference-unresolved"))
    #expect(mended.diagnostics.isEmpty, "\(mended.summary)")
  }

  @Test
  func `a renamed choice is one finding, in a pop-up button and in a segmented control`() {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="View"><choice id="order" title="Sort By"><option id="date" title="Date"
      default="true"/><option id="name" title="Name"/></choice></menu>
      <pop-up-button id="p" title="Sort By" choice="ordre"/>
      <segmented choice="ordre"/>
      """)
    #expect(analyzed.summary == ["pop-up-choice: ordre"])
    #expect(lines(analyzed, analyzed.diagnostics.flatMap(\.notes)) == [4])
  }

  @Test
  func `many uses get a number of notes that can be read`() {
    let items = (1...50).map {
      "<command id=\"c\($0)\" title=\"Cut \($0)\" enabled-when=\"gone\"/>"
    }
    let analyzed = AnalyzedDocument(
      "<menu id=\"m\" title=\"M\"><section>\(items.joined())</section></menu>")
    let findings = analyzed.findings(of: "condition-syntax")
    #expect(findings.count == 1)
    #expect(findings.first?.notes.count == 20)
    #expect(
      findings.first?.notes.last?.message == "'gone' is used here too, and in 29 more places")
  }

  /// What follows from the second use is silent as well.
  @Test
  func `no use has consequences`() {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="M"><item ref="gone"/></menu>
      <menu id="n" title="N"><item ref="gone"/></menu>
      """)
    #expect(analyzed.summary == ["reference-unresolved: gone"])
  }
}
