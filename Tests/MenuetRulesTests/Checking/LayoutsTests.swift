import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetLayout
import MenuetRules
import MenuetModel
import MenuetSource
import MenuetXML
import Testing

/// However many checks ask for a context, the document is laid out in it once.
struct LayoutsTests {
  /// Counts the contexts that metrics are asked for.
  ///
  /// Not checked: one check asks, on one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
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
    let counter = Counter()
    let checker = Checker { platform in
      counter.count += 1
      return MetricSet(for: platform)
    }
    checker.check(document, [bound], into: &sink)
    #expect(counter.count == 2)
  }
}
