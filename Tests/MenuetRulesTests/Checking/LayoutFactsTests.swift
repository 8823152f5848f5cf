import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetRules
import MenuetModel
import MenuetSource
import MenuetXML
import Testing

/// However many checks ask for a context, the document is laid out in it once.
struct LayoutFactsTests {
  /// Counts the layouts.
  ///
  /// Not checked: one check asks, on one thread.
  private final class CountingMeasure: LayoutMeasure, @unchecked Sendable {
    private(set) var count = 0

    func fit(
      of toolbar: Toolbar, in document: Document, _ context: MeasuredContext
    ) -> ToolbarFit {
      ToolbarFit(
        minimumWidth: 0, regionWidths: [:], units: [], ladders: [], overflow: { _ in [] },
        titleRoom: { _ in nil },
        returns: { _, _ in (nil, []) })
    }

    func remedies(for worst: TightToolbar, and others: [TightToolbar]) -> [ToolbarFit.Remedy] { [] }

    func width(of text: String) -> Int { text.count }

    func excess(of label: CutLabel, _ context: MeasuredContext) -> Int? { nil }

    func cutLabels(in document: Document, _ context: MeasuredContext) -> [CutLabel] {
      count += 1
      return []
    }
  }

  @Test
  func `a context that many menus are checked in is laid out once`() throws {
    let menus = (0..<50).map { index in
      """
      <menu id="m\(index)" title="Menu"><command id="c\(index)" title="Indent"/>
      <check platforms="ios" content-sizes="large accessibility3"/></menu>
      """
    }
    let text = AnalyzedDocument.whole(menus.joined(separator: "\n"))
    var sink = DiagnosticSink(policy: RulePolicy())
    let source = try #require(
      SourceDecoder().decode(Array(text.utf8), path: "Example.menuet.xml", into: &sink))
    let tree = try #require(XMLReader().read(source, into: &sink))
    let bound = try #require(Binder(rules: RuleCatalog.names).bind(tree, into: &sink))
    let document = try #require(Resolver().resolve([bound], into: &sink))
    let measure = CountingMeasure()
    Checker(measure: measure).check(document, [bound], into: &sink)
    #expect(measure.count == 2)
  }
}
