import enum Menuet.RuleCatalog
import MenuetModel
import MenuetSource
import MenuetXML
import Testing

@testable import MenuetBinding
@testable import MenuetRules

/// What is misspelt in one way only is looked at as if it were written right; the error stays.
@Suite struct RecoveryTests {
  private func bind(_ text: String) throws -> BoundDocument {
    var sink = DiagnosticSink()
    let bytes = Array(AnalyzedDocument.whole(text).utf8)
    let source = try #require(SourceDecoder().decode(bytes, path: "A.menuet.xml", into: &sink))
    let tree = try #require(XMLReader().read(source, into: &sink))
    return try #require(Binder(rules: RuleCatalog.names).bind(tree, into: &sink))
  }

  @Test
  func `an attribute has the name that was meant`() throws {
    let analyzed = AnalyzedDocument(
      """
      <commands><command id="bend" titel="Bend Bar"/></commands>
      <menu id="m" title="Tools"><item reff="bend"/></menu>
      """)
    #expect(analyzed.summary == ["unknown-attribute: titel", "unknown-attribute: reff"])
    #expect(analyzed.diagnostics.allSatisfy { $0.severity == .error })
    let document = try #require(analyzed.document)
    #expect(document.commands.map(\.title) == ["Bend Bar"])
    #expect(document.menus[0].content.directItems.map(\.id) == ["bend"])
  }

  @Test
  func `a name that was meant is looked up`() {
    let analyzed = AnalyzedDocument(
      #"<menu id="m" title="Tools"><item reff="nowhere"/></menu>"#)
    #expect(analyzed.summary == ["unknown-attribute: reff", "reference-unresolved: nowhere"])
  }

  @Test
  func `an attribute whose value is wrong as well is one finding`() throws {
    let text = #"<menu id="m" title="Tools"><command id="a" title="Bend" platfroms="mars"/></menu>"#
    #expect(AnalyzedDocument(text).summary == ["unknown-attribute: platfroms"])
    let bound = try bind(text)
    let command = try #require(bound.kinds.indices.first { bound.kind($0) == .command })
    #expect(!bound.has(.platforms, command))
    #expect(bound.mayLack(.platforms, command))
  }

  @Test
  func `an attribute that is there already is not taken twice`() throws {
    let analyzed = AnalyzedDocument(
      #"<menu id="m" title="Tools"><command id="a" title="Bend" titel="Fold"/></menu>"#)
    #expect(analyzed.summary == ["unknown-attribute: titel"])
    #expect(analyzed.document?.commands.map(\.title) == ["Bend"])
  }

  @Test
  func `words have the values that were meant`() throws {
    let analyzed = AnalyzedDocument(
      """
      <menuet xmlns="urn:menuet:1" name="A" platforms="macoss ios">
      <menu id="m" title="Tools">
        <command id="a" title="Empty All…" role="destructve" needs-input="yes" platforms="iso macos"/>
        <command system="undoo"/>
      </menu>
      </menuet>
      """)
    #expect(
      analyzed.summary == [
        "value-invalid: macoss", "value-invalid: destructve", "value-invalid: yes",
        "value-invalid: iso", "value-invalid: undoo",
      ])
    let document = try #require(analyzed.document)
    #expect(document.platformOrder == [.macos, .ios])
    #expect(document.commands[0].role == .destructive)
    #expect(document.commands[0].traits.contains(.needsInput))
    #expect(document.commands[0].platforms == [.ios, .macos])
    #expect(document.commands[1].system == .undo)
  }

  @Test
  func `a list with a word that is like no other has no value`() throws {
    let bound = try bind(
      #"<menu id="m" title="T"><command id="a" title="Bend" platforms="macoss mars"/></menu>"#)
    let command = try #require(bound.kinds.indices.first { bound.kind($0) == .command })
    #expect(!bound.has(.platforms, command))
    #expect(bound.mayLack(.platforms, command))
  }

  @Test
  func `an element is the one that was meant, with its content`() throws {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="Tools">
        <secton title="Bars"><comand id="a" title="Bend"/><item ref="b"/></secton>
        <command id="b" title="Fold"/>
      </menu>
      """)
    #expect(analyzed.summary == ["unknown-element: secton", "unknown-element: comand"])
    let document = try #require(analyzed.document)
    #expect(document.commands.map(\.id) == ["a", "b"])
    guard case .section(let section) = document.menus[0].content.first else {
      Issue.record("no section")
      return
    }
    #expect(section.content.directItems.map(\.id) == ["a", "b"])
  }

  @Test
  func `an element that stands there already is not taken twice`() throws {
    let bound = try bind(
      """
      <toolbar id="t"><leading><back/></leading><leadin><close/></leadin></toolbar>
      """)
    #expect(bound.kinds.indices.count { bound.kind($0) == .leading } == 1)
    #expect(bound.kinds.indices.allSatisfy { bound.kind($0) != .close })
  }

  @Test
  func `what was meant is not lost, and what is written hides nothing of its name`() throws {
    let bound = try bind(
      #"<menu id="m" title="Tools"><comand id="a" titel="Bend" role="destructve"/></menu>"#)
    let command = try #require(bound.kinds.indices.first { bound.kind($0) == .command })
    #expect(bound.isBuilt(command))
    #expect(bound.isPresent(.title, command))
    #expect(!bound.mayLack(.title, command))
    #expect(!bound.mayLack(.role, command))
    // No other attribute may have been meant.
    #expect(!bound.isPresent(.symbol, command))
    #expect(!bound.mayLack(.symbol, command))
    #expect(!bound.isIncomplete)
  }
}
