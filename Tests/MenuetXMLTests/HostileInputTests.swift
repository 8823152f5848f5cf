import MenuetSource
import Testing

@testable import MenuetXML

/// Documents that are made to exhaust a reader end soon, with one finding where a limit is reached.
///
/// The limit is no measure of speed: a reader that is not linear needs hours.
@Suite(.timeLimit(.minutes(5))) struct HostileInputTests {
  private func read(
    _ text: String, limits: XMLLimits = XMLLimits()
  ) -> (tree: SyntaxTree?, findings: [Diagnostic]) {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "hostile", text: Array(text.utf8))
    let tree = XMLReader(limits: limits).read(source, into: &sink)
    return (tree, sink.diagnostics)
  }

  private func nested(_ levels: Int, isClosed: Bool = true) -> String {
    String(repeating: "<a>", count: levels)
      + (isClosed ? String(repeating: "</a>", count: levels) : "")
  }

  // MARK: Limits

  @Test func elementsMayBeNestedAsDeepAsTheLimit() {
    let (tree, findings) = read(nested(256))
    #expect(findings.isEmpty)
    #expect(tree?.elements.count == 256)
  }

  @Test(arguments: [257, 100_000], [true, false])
  func deeperElementsAreReportedOnce(levels: Int, isClosed: Bool) {
    let (tree, findings) = read(nested(levels, isClosed: isClosed))
    #expect(findings.map(\.rule) == ["limit-exceeded"])
    #expect(findings.first?.message == "elements are nested at most 256 levels deep")
    #expect(findings.first?.location.range == ByteRange(768, 770))
    #expect(tree?.elements.count == 256)
    #expect(tree?.isTruncated == true)
  }

  @Test func theLimitHoldsInABrokenDocumentToo() {
    let (tree, findings) = read("<r x=1>" + nested(100_000))
    #expect(findings.map(\.rule) == ["limit-exceeded", "xml-syntax"])
    #expect(tree?.elements.count == 256)
  }

  @Test func aRaisedLimitIsTaken() {
    let (tree, findings) = read(nested(100_000), limits: XMLLimits(nesting: 200_000))
    #expect(findings.isEmpty)
    #expect(tree?.elements.count == 100_000)
  }

  @Test func aMillionElementsAreReadAndNoMore() {
    let million = "<a>" + String(repeating: "<b/>", count: 999_999)
    #expect(read(million + "</a>").findings.isEmpty)
    let (tree, findings) = read(million + "<b/></a>")
    #expect(findings.map(\.message) == ["a document holds at most 1000000 elements"])
    #expect(
      findings.map(\.location.range.bounds) == [(million.utf8.count)..<(million.utf8.count + 2)])
    #expect(tree?.elements.count == 1_000_000)
  }

  @Test func aDocumentThatIsTooLongIsNotRead() {
    let (tree, findings) = read("<a x='1'/>", limits: XMLLimits(documentBytes: 9))
    #expect(tree == nil)
    #expect(findings.map(\.message) == ["a document holds at most 9 bytes"])
    #expect(read("<a x='1'/>", limits: XMLLimits(documentBytes: 10)).findings.isEmpty)
  }

  // MARK: Long things

  @Test func aValueOfTenMegabytesIsRead() {
    let value = String(repeating: "0123456789", count: 1 << 20)
    let (tree, findings) = read("<a x='\(value)' y='\(value)&amp;'/>")
    #expect(findings.isEmpty)
    #expect(tree?.value(of: 0) == value)
    #expect(tree?.value(of: 1) == value + "&")
  }

  @Test func aNameOfAMegabyteIsRead() {
    let name = "n" + String(repeating: "ame", count: 1 << 18)
    let (tree, findings) = read("<\(name) \(name)='1'><\(name)/></\(name)>")
    #expect(findings.isEmpty)
    #expect(tree.map { $0.names[Int($0.elements[1].name)] } == name)
    #expect(tree?.attributes.first?.nameLength == UInt32(name.utf8.count))
  }

  @Test func aTagOfAHundredThousandAttributesIsRead() {
    let attributes = (0..<100_000).map { " a\($0)='\($0)'" }.joined()
    let (tree, findings) = read("<a\(attributes)/>")
    #expect(findings.isEmpty)
    #expect(tree?.attributes.count == 100_000)
  }

  @Test func tagsOfAnySizeAreReadSoon() {
    for count in [10, 500, 600, 700, 50_000] {
      let attributes = (0..<count).map { " a\($0)=''" }.joined()
      let tag = "<a\(attributes)/>"
      let tags = String(repeating: tag, count: max(1, 50_000 / count))
      #expect(read("<r>\(tags)</r>").findings.isEmpty, "\(count)")
    }
  }

  @Test func repeatedAttributesAreFoundAmongAHundredThousand() {
    let attributes = (0..<100_000).map { " a\($0)='\($0)'" }.joined()
    let (tree, findings) = read("<a\(attributes) a0='' a99999=''/>")
    #expect(
      findings.map(\.message) == [
        "the attribute 'a0' stands twice on one element",
        "the attribute 'a99999' stands twice on one element",
      ])
    #expect(tree?.attributes.count == 100_000)
  }

  // MARK: What could take quadratic time

  @Test func aMistakeInALongDocumentIsFoundSoon() {
    let lines = String(repeating: "  <b x='1' y='2' z='3'/>\n", count: 40_000)
    let (tree, findings) = read("<a>\(lines)<b x=1/>\n\(lines)</a>")
    #expect(findings.map(\.message) == ["the value of 'x' needs quotes"])
    #expect(tree?.elements.count == 80_002)
  }

  @Test func readingStopsAfterAThousandMistakes() {
    let (tree, findings) = read("<a>" + String(repeating: "<b x=1/>\n", count: 100_000) + "</a>")
    #expect(findings.count == 1_002)
    #expect(findings.filter { $0.message == "reading stopped after 1000 mistakes" }.count == 1)
    #expect(tree?.isTruncated == true)
  }

  @Test(arguments: [
    "<", "<a", "<a ", "<a x=\"", "<a x='", "</", "</a", "<!--", "<!-- ", "<!---->", "<!-- <!-- -->",
    "<![CDATA[", "<?", "<?a", "<!", "<!DOCTYPE a [", "&", "&amp", "&a;", "]]>", "\"", "'", "=",
    "< a", "<a/", "<a><b></a>", "<a></b>", "--", "\u{0}", "<p:a xmlns:p=''>", "<a x='<b y=\"",
    "<a x='<b' ", "<a x=' b=", "<a x=1 ", "-->", "<!-- --> -->", "<a x='&", "\n", "<a\n",
  ])
  func aPieceRepeatedManyTimesIsReadSoon(piece: String) {
    let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
    for text in [text, "<r>\(text)", "<r>\(text)</r>", "<r \(text)/>"] {
      let length = text.utf8.count
      #expect(read(text).findings.allSatisfy { $0.location.range.end <= length }, "\(piece)")
    }
  }

  @Test func manyNamesWithOneBeginningAreToldApartSoon() {
    let elements = (0..<200_000).map { "<element-number-\($0)/>" }.joined()
    let (tree, findings) = read("<a>\(elements)</a>")
    #expect(findings.isEmpty)
    #expect(tree?.names.count == 200_001)
  }
}
