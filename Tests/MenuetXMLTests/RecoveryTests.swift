import MenuetSource
import Testing

@testable import MenuetXML

/// One mistake makes one finding, on the smallest text that can be blamed, and reading goes on.
@Suite struct RecoveryTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let source: String
    let message: String
    let rule: RuleID
    /// The names of the elements that are read, in document order.
    let outline: String

    init(
      _ source: String, _ message: String, rule: RuleID = "xml-syntax",
      reads outline: String = "a b"
    ) {
      self.source = source
      self.message = message
      self.rule = rule
      self.outline = outline
    }

    var testDescription: String { source }
  }

  private func check(_ mistake: Mistake) {
    let marked = MarkedSource(mistake.source)
    var sink = DiagnosticSink()
    let tree = XMLReader().read(marked.file, into: &sink)
    #expect(sink.diagnostics.map(\.message) == [mistake.message], "\(mistake.source)")
    #expect(sink.diagnostics.map(\.rule) == [mistake.rule], "\(mistake.source)")
    #expect(sink.diagnostics.map(\.location.range.bounds) == marked.marks, "\(mistake.source)")
    #expect(sink.hasErrors)
    let names = tree.map { tree in tree.elements.map { tree.names[Int($0.name)] } } ?? []
    #expect(names.joined(separator: " ") == mistake.outline, "\(mistake.source)")
  }

  // MARK: Attributes

  private static let typographic =
    "the value of 'x' stands between typographic quotes; XML knows \" and '"

  @Test(arguments: [
    Mistake("<a><b §x=1§/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=New§></b></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=New Note§ y='1'/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=New Note§/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x = New§ y='1'/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=New Note\"§ y='1'/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=“New Note”§ y='1'/></a>", typographic),
    Mistake("<a><b §x=“New”§/></a>", typographic),
    Mistake("<a><§b\u{A0}x§=\"New\"/></a>", "'b\u{A0}x' is no name of XML", reads: "a b\u{A0}x"),
    Mistake("<a><b x='Don\\'§t'§/></a>", "'t'' has no place in a tag"),
    Mistake("§\u{FEFF}§<a><b/></a>", "a byte order mark stands once, at the very start of a file"),
    Mistake(
      "§\u{FEFF}§<?xml version='1.0'?><a><b/></a>",
      "a byte order mark stands once, at the very start of a file"),
    Mistake("<a><b §x=\"New”§ y=\"1\"/></a>", typographic),
    Mistake("<a><b §x=\"New”§/></a>", typographic),
    Mistake("<a><b §x='New’§></b></a>", typographic),
    Mistake("<a><b §x=“New\"§ y='1'/></a>", typographic),
    Mistake("<a><b §x=“New§/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=”§/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=/images/a.png§ y='1'/></a>", "the value of 'x' needs quotes"),
    Mistake("<a><b §x=a=b§ y='1'/></a>", "the value of 'x' needs quotes"),
  ])
  func anUnquotedValueIsReported(mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    Mistake("<a><b §x§/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x§></b></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x§ y='1'/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b y='1' §x§/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x=§/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x=§></b></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x=§ y='1'/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x =§ y='1'/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x=§\n  y='1'/></a>", "the attribute 'x' has no value"),
    Mistake("<a><b §x§ \"1\"/></a>", "'=' is missing between 'x' and its value"),
    Mistake("<a><b §x§\"1\" y='2'/></a>", "'=' is missing between 'x' and its value"),
    Mistake("<a><b §x§:\"1\" y='2'/></a>", "'=' is missing between 'x' and its value"),
    Mistake("<a><b x=§=§\"1\" y='2'/></a>", "'=' has no place in a tag"),
  ])
  func anAttributeWithoutAValueIsReported(mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    Mistake("<a><b §x=\"1§ y=\"2\"/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b §x=\"New Note§ y=\"2\" z=\"3\"/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b z='3' §x=\"1§ y=\"2\"/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b §x=\"1§\n   y=\"2\"/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b §x=\"1§ y=\"\"/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b §x=\"1§/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b §x=\"1§></b></a>", "the value of 'x' is not closed with \""),
    Mistake(
      "<a><b §x=\"1§/>\n<c y=\"2\"/></a>", "the value of 'x' is not closed with \"", reads: "a b c"),
    Mistake(
      "<a><b §x=\"1§/><c/><d y=\"2\"/></a>", "the value of 'x' is not closed with \"",
      reads: "a b c d"),
    Mistake(
      "<a><b §x='1§/>\n<c y='2'/></a>", "the value of 'x' is not closed with '", reads: "a b c"),
    Mistake("<a><b §x='1§ y=\"2\"/></a>", "the value of 'x' is not closed with '"),
    Mistake("<a §x=\"1§>\n<b y=\"2\"/></a>", "the value of 'x' is not closed with \""),
    Mistake("<a><b §x=\"1'§ y=\"2\"/></a>", "the value of 'x' is not closed with \""),
  ])
  func aMissingClosingQuoteIsReported(mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    Mistake("<a><b x='1'§y§='2'/></a>", "white space is needed before the attribute 'y'"),
    Mistake("<a><b x=''§y§=''/></a>", "white space is needed before the attribute 'y'"),
    Mistake("<a><b x=\"1\"§y§='2' z='3'/></a>", "white space is needed before the attribute 'y'"),
    Mistake("<a><b x='1' §x§='2'/></a>", "the attribute 'x' stands twice on one element"),
    Mistake("<a><b x='1' y='2' §x§='3'/></a>", "the attribute 'x' stands twice on one element"),
    Mistake(
      "<a xmlns:p='u' xmlns:q='u'><b p:x='1' §q:x§='2'/></a>",
      "the attribute 'q:x' stands twice on one element"),
    Mistake("<a><b x='1 §<§ 2'/></a>", "'<' in a value is written '&lt;'"),
    Mistake("<a><b x='a §<§b' y='1'/></a>", "'<' in a value is written '&lt;'"),
    Mistake("<a><b x='a §<§b> c'/></a>", "'<' in a value is written '&lt;'"),
    Mistake("<a><b x='a\n §<§b' y='1'/></a>", "'<' in a value is written '&lt;'"),
    Mistake("<a><b §1x§='1'/></a>", "'1x' is no name of XML"),
    Mistake("<a><b §x:y:z§='1'/></a>", "'x:y:z' is no name of XML"),
    Mistake("<a><b §x,y§='1' z='2'/></a>", "'x,y' is no name of XML"),
  ])
  func aMisplacedAttributeIsReported(mistake: Mistake) { check(mistake) }

  // MARK: Tags

  @Test(arguments: [
    Mistake("<a><b x='1' §,§ y='2'/></a>", "',' has no place in a tag"),
    Mistake("<a><b §\"§ y='2'/></a>", "'\"' has no place in a tag"),
    Mistake("<a><b x='1'§\"§ y='2'/></a>", "'\"' has no place in a tag"),
    Mistake("<a><b x='1'§;§/></a>", "';' has no place in a tag"),
    Mistake("<a><b §/§ x='1'/></a>", "'/' has no place in a tag"),
    Mistake("<a><b x='1'§/ >§</a>", "'/>' stands together"),
    Mistake("<a><b></b §x='1'§></a>", "'x='1'' has no place in a tag"),
    Mistake("<a><b></b§/§></a>", "'/' has no place in a tag"),
    Mistake("<a><§b,c§/></a>", "'b,c' is no name of XML", reads: "a b,c"),
    Mistake("<a><§b:c:d§/></a>", "'b:c:d' is no name of XML", reads: "a c:d"),
    Mistake("<a><§ §b x='1'/></a>", "'<' and the name 'b' stand together"),
    Mistake("<a><b></§ §b></a>", "'<' and the name 'b' stand together"),
    Mistake("<a><b>§</>§</a>", "an end tag names its element"),
    Mistake("<a><b/>§<!§foo></a>", "'<!' begins only a comment or a CDATA section here"),
  ])
  func whatHasNoPlaceInATagIsReported(mistake: Mistake) { check(mistake) }

  @Test(arguments: [
    Mistake("<a>§<b§ x='1'\n<c/></a>", "the tag '<b' is not closed with '>'", reads: "a b c"),
    Mistake("<a>§<b§ <c/></a>", "the tag '<b' is not closed with '>'", reads: "a b c"),
    Mistake("<a>§<b§<c/></b></a>", "the tag '<b' is not closed with '>'", reads: "a b c"),
    Mistake("<a>§<b§ x='1'</a>", "the tag '<b' is not closed with '>'"),
    Mistake("§<a§ x='1'\n<b/>\n</a>", "the tag '<a' is not closed with '>'"),
    Mistake("<a><b>§</b§\n</a>", "the tag '</b' is not closed with '>'"),
    Mistake("<a><b/>§</a§", "the tag '</a' is not closed with '>'"),
    Mistake("<a>§<b§ x='1'", "the tag '<b' is not closed with '>'"),
    Mistake("<a>§<b§", "the tag '<b' is not closed with '>'"),
    Mistake("<a><b §x='1§", "the value of 'x' is not closed with '"),
    Mistake("<a><b §x=§", "the attribute 'x' has no value"),
  ])
  func aTagWithoutItsEndIsReported(mistake: Mistake) { check(mistake) }

  // MARK: Elements

  @Test(arguments: [
    Mistake("<a>§<b§></a>", "the element 'b' is not closed"),
    Mistake("<a>§<b§><c/></a>", "the element 'b' is not closed", reads: "a b c"),
    Mistake("§<a§><b/>", "the element 'a' is not closed"),
    Mistake("<a>§<b§><c></c></a>", "the element 'b' is not closed", reads: "a b c"),
    Mistake("<a><b/>§</b>§</a>", "the end tag '</b>' closes no open element"),
    Mistake("<a><b/></a>§</a>§", "the end tag '</a>' closes no open element"),
    Mistake("<a>§<b§></a></b>", "the element 'b' is not closed"),
    Mistake("<r><a>§<b§></a></b><c/></r>", "the element 'b' is not closed", reads: "r a b c"),
    Mistake("<r><a>§<b§></a><c/></a><d/></r>", "the element 'b' is not closed", reads: "r a b c d"),
    Mistake("<a>§<b§></a><c/></a>", "the element 'b' is not closed", reads: "a b c"),
    Mistake(
      "<menu><item>§</itme>§<b/></menu>", "the end tag '</itme>' does not close the element 'item'",
      reads: "menu item b"),
    Mistake(
      "<menu><item>§</Item>§<b/></menu>", "the end tag '</Item>' does not close the element 'item'",
      reads: "menu item b"),
    Mistake("<a><b>§</section>§</a>", "the end tag '</section>' closes no open element"),
    Mistake(
      "<a><b><c/>§</d>§</b></a>", "the end tag '</d>' closes no open element", reads: "a b c"),
    Mistake(
      "<menuet><menu></menu>§</menu>§</menuet>", "the end tag '</menu>' closes no open element",
      reads: "menuet menu"),
    Mistake(
      "<menuet><menu></menu>§</menu>§", "the end tag '</menu>' does not close the element 'menuet'",
      reads: "menuet menu"),
    Mistake(
      "<menuet><menu><item/></menu>§</menu>§<menu/></menuet>",
      "the end tag '</menu>' closes no open element", reads: "menuet menu item menu"),
  ])
  func elementsAndEndTagsThatDoNotMatchAreReported(mistake: Mistake) { check(mistake) }

  // MARK: References

  @Test(arguments: [
    Mistake("<a><b x='A §&§ B'/></a>", "'&' is written '&amp;'"),
    Mistake("<a><b x='A§&§B'/></a>", "'&' is written '&amp;'"),
    Mistake("<a><b x='§&§'/></a>", "'&' is written '&amp;'"),
    Mistake("<a><b x='§&§;'/></a>", "'&' is written '&amp;'"),
    Mistake("<a><b x='A §&§ B; C'/></a>", "'&' is written '&amp;'"),
    Mistake("<a><b x='§&amp§ B'/></a>", "the reference '&amp' is not closed with ';'"),
    Mistake("<a><b x='§&#65§ B'/></a>", "the reference '&#65' is not closed with ';'"),
    Mistake(
      "<a><b x='§&hellip;§'/></a>",
      "the entity '&hellip;' is unknown; XML knows 'amp', 'lt', 'gt', 'quot' and 'apos'"),
    Mistake("<a><b x='§&#0;§'/></a>", "'&#0;' names no character of XML"),
    Mistake("<a><b x='§&#xD800;§'/></a>", "'&#xD800;' names no character of XML"),
    Mistake("<a><b x='§&#x110000;§'/></a>", "'&#x110000;' names no character of XML"),
    Mistake(
      "<a><b x='§&#99999999999999999999;§'/></a>",
      "'&#99999999999999999999;' names no character of XML"),
    Mistake("<a><b x='§&#xG;§'/></a>", "'&#xG;' names no character of XML"),
    Mistake("<a>A §&§ B<b/></a>", "'&' is written '&amp;'"),
    Mistake("<a><b/>A §&§</a>", "'&' is written '&amp;'"),
    Mistake("<a>1 §<§ 2<b/></a>", "'<' begins a tag and needs a name behind it"),
    Mistake("<a>§<§<b/></a>", "'<' begins a tag and needs a name behind it"),
    Mistake("<a>§<§><b/></a>", "'<' begins a tag and needs a name behind it"),
    Mistake("<a>x §]]>§ y<b/></a>", "']]>' in a text is written ']]&gt;'"),
  ])
  func aSignThatHasToBeWrittenAsAReferenceIsReported(mistake: Mistake) { check(mistake) }

  // MARK: Comments and the like

  @Test(arguments: [
    Mistake("<a><b/>§<!--§ note</a>", "the comment is not closed with '-->'"),
    Mistake("<a>§<!--§ note\n<b/></a>", "the comment is not closed with '-->'", reads: "a"),
    Mistake("<a>§<!--§ note\n<b/><!-- c --></a>", "the comment is not closed with '-->'"),
    Mistake("<a>§<!--§ note ->\n<b/></a><!-- c -->", "the comment is not closed with '-->'"),
    Mistake("<a><!-- x §--§ y --><b/></a>", "'--' is not allowed inside a comment"),
    Mistake("<a><!--§----§ y --><b/></a>", "'--' is not allowed inside a comment"),
    Mistake("<a><!-- y §--§-><b/></a>", "'--' is not allowed inside a comment"),
    Mistake("<a><!-- <c/> §<!--§ y --> <d/> --><b/></a>", "'--' is not allowed inside a comment"),
    Mistake("§<!--§ x", "the comment is not closed with '-->'", reads: ""),
    Mistake("<a>§<?§pi x><b/></a>", "the processing instruction is not closed with '?>'"),
    Mistake("<a>§<?§pi x\n<b/></a>", "the processing instruction is not closed with '?>'"),
    Mistake("<a><b/></a>§<?§pi", "the processing instruction is not closed with '?>'"),
    Mistake("<a>§<?§ x?><b/></a>", "'<' begins a tag and needs a name behind it"),
    Mistake("<a><?§1x§ y?><b/></a>", "'1x' is no name of XML"),
    Mistake("<a><b/>§<![CDATA[§ x</a>", "the CDATA section is not closed with ']]>'"),
  ])
  func whatHasNoEndIsReported(mistake: Mistake) { check(mistake) }

  // MARK: The document

  @Test(arguments: [
    Mistake(
      "\n§<?xml version='1.0'?>§<a><b/></a>",
      "an XML declaration stands at the very start of a document"),
    Mistake(
      "<!-- c -->§<?xml version='1.0'?>§<a><b/></a>",
      "an XML declaration stands at the very start of a document"),
    Mistake(
      "<a>§<?xml version='1.0'?>§<b/></a>",
      "an XML declaration stands at the very start of a document"),
    Mistake(
      "§<?XML version='1.0'?>§<a><b/></a>",
      "an XML declaration stands at the very start of a document"),
    Mistake(
      "§<?xml encoding='UTF-8'?>§<a><b/></a>",
      "an XML declaration reads '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    Mistake(
      "§<?xml version=1.0?>§<a><b/></a>",
      "an XML declaration reads '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    Mistake(
      "§<?xml version='1.1'?>§<a><b/></a>",
      "an XML declaration reads '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    Mistake(
      "§<?xml version='2.0'?>§<a><b/></a>",
      "an XML declaration reads '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    Mistake(
      "§<?xml§ version='1.0' encoding='\(String(repeating: "a", count: 100_000))'?><a><b/></a>",
      "an XML declaration reads '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"),
    Mistake("§hello§<a><b/></a>", "text is not allowed before the root element"),
    Mistake("§1 < 2 &§<a><b/></a>", "text is not allowed before the root element"),
    Mistake("\n §hello you§ <a><b/></a>", "text is not allowed before the root element"),
    Mistake("§hello§", "text is not allowed before the root element", reads: ""),
    Mistake("§<![CDATA[x]]>§<a><b/></a>", "text is not allowed before the root element"),
    Mistake("<a><b/></a> §hello§", "a document ends with its root element"),
    Mistake("<a><b/></a> §hello§\nyou & me", "a document ends with its root element"),
    Mistake("<a><b/></a>§<c§ x='1'/><d/>", "a document ends with its root element"),
    Mistake("<a><b/></a>\n§<a§><b/></a>", "a document ends with its root element"),
    Mistake("<a><b/></a>§<![CDATA[x]]>§", "a document ends with its root element"),
    Mistake("§§", "the document is empty; it needs a root element 'menuet'", reads: ""),
    Mistake("§§ \r\n\t ", "the document is empty; it needs a root element 'menuet'", reads: ""),
    Mistake("§§<!-- x --> ", "the document is empty; it needs a root element 'menuet'", reads: ""),
    Mistake("§</a>§", "the end tag '</a>' closes no open element", reads: ""),
    Mistake("<a><§p:b§/></a>", "the namespace prefix of 'p:b' is not declared"),
    Mistake(
      "<a><§p:b§><p:b/></p:b></a>", "the namespace prefix of 'p:b' is not declared", reads: "a b b"),
    Mistake("<a><b §p:x§='1'/></a>", "the namespace prefix of 'p:x' is not declared"),
    Mistake("<a><b §xmlns:p§=''/></a>", "'xmlns:p' cannot declare this namespace"),
    Mistake("<a><b §xmlns:xml§='u'/></a>", "'xmlns:xml' cannot declare this namespace"),
  ])
  func whatADocumentMayNotHoldIsReported(mistake: Mistake) { check(mistake) }

  private static let conflict = "a document has no conflict markers"
  private static let sides = "<b x='1'/>\n=======\n<b x='2'/>\n>>>>>>> theirs\n"

  /// Nothing else is said of a document with a conflict, and nothing is changed by itself.
  @Test(arguments: [
    Mistake("<a>\n§<<<<<<< ours§\n\(sides)</a>\n", conflict, reads: ""),
    Mistake("<a>\r\n§<<<<<<< ours§\r\n<b/>\r\n=======\r\n>>>>>>> t\r\n</a>", conflict, reads: ""),
    Mistake("<a>\n§<<<<<<<§\n\(sides)<<<<<<< ours\n\(sides)</a>", conflict, reads: ""),
    Mistake("<a>\n§<<<<<<<<<< HEAD§\n\(sides)</a>", conflict, reads: ""),
    Mistake("§<<<<<<< ours§\n<a x='1'>\n=======\n<a>\n>>>>>>> theirs\n</a>", conflict, reads: ""),
    Mistake(
      "<a\n§<<<<<<< ours§\n x='1'\n=======\n x='2'\n>>>>>>> theirs\n y='3'/>", conflict,
      reads: ""),
    Mistake("<a x='1\n§<<<<<<< ours§\n2\n=======\n3\n>>>>>>> theirs\n'/>", conflict, reads: ""),
    Mistake("<a>\n<b x=1/>\n§<<<<<<< ours§\n\(sides)</a>", conflict, reads: ""),
    Mistake("<a>\n<!--\n<<<<<<< ours\n-->\n<b §x=1§/></a>", "the value of 'x' needs quotes"),
  ])
  func aConflictIsOneFinding(mistake: Mistake) {
    check(mistake)
    var sink = DiagnosticSink()
    _ = XMLReader().read(MarkedSource(mistake.source).file, into: &sink)
    let isConflict = sink.diagnostics.first?.message == Self.conflict
    #expect(sink.diagnostics.first?.fixIts.first?.edits.isEmpty == isConflict)
  }

  @Test func aConflictInACommentIsNone() {
    var sink = DiagnosticSink()
    let text = "<a>\n<!--\n<<<<<<< ours\n\(Self.sides)-->\n</a>"
    #expect(XMLReader().read(SourceFile(path: "", text: Array(text.utf8)), into: &sink) != nil)
    #expect(sink.diagnostics.isEmpty)
  }

  @Test(arguments: [
    Mistake("§<!DOCTYPE a>§<a><b/></a>", "a document has no DOCTYPE", rule: "doctype-forbidden"),
    Mistake(
      "<?xml version='1.0'?>\n§<!DOCTYPE a SYSTEM \"a>.dtd\">§\n<a><b/></a>",
      "a document has no DOCTYPE", rule: "doctype-forbidden"),
    Mistake("§<!doctype html>§<a><b/></a>", "a document has no DOCTYPE", rule: "doctype-forbidden"),
    Mistake(
      "§<!DOCTYPE a [ <!ELEMENT a (b)> <!-- ]> --> <!ATTLIST b x CDATA 'y>'> ]>§<a><b/></a>",
      "a document has no DOCTYPE", rule: "doctype-forbidden"),
    Mistake(
      "§<!DOCTYPE a [ <!ENTITY x 'y'> ]>§<a><b x='&x;'/>&x;</a>", "a document has no DOCTYPE",
      rule: "doctype-forbidden"),
    Mistake("<a>§<!DOCTYPE a>§<b/></a>", "a document has no DOCTYPE", rule: "doctype-forbidden"),
    Mistake("§<!DOCTYPE a 'x>§<a><b/></a>", "a document has no DOCTYPE", rule: "doctype-forbidden"),
  ])
  func aDoctypeIsReportedOnceWithAllThatItDeclares(mistake: Mistake) { check(mistake) }

  @Test func entitiesThatGrowWithoutBoundAreNotRead() {
    var entities = "<!ENTITY e0 \"ha\">"
    for index in 1...30 {
      entities += "<!ENTITY e\(index) \"\(String(repeating: "&e\(index - 1);", count: 10))\">"
    }
    check(
      Mistake(
        "§<!DOCTYPE a [\(entities)]>§<a x='&e30;'>&e30;<b/></a>", "a document has no DOCTYPE",
        rule: "doctype-forbidden"))
  }

  // MARK: Characters

  @Test(arguments: [
    ("\u{0}", "the character U+0000 is not allowed in XML"),
    ("\u{1}", "the character U+0001 is not allowed in XML"),
    ("\u{1B}", "the character U+001B is not allowed in XML"),
    ("\u{FFFE}", "the character U+FFFE is not allowed in XML"),
    ("\u{FFFF}", "the character U+FFFF is not allowed in XML"),
    ("\u{0}\u{0}\u{0}", "the character U+0000 is not allowed in XML"),
  ])
  func aForbiddenCharacterIsReportedWhereverItStands(character: String, message: String) {
    for source in [
      "<a x='1§\(character)§2'><b/></a>", "<a x='§\(character)§'><b/></a>",
      "<a>§\(character)§<b/></a>",
      "<a>\n  §\(character)§\n<b/></a>", "<a><b §\(character)§ x='1'/></a>",
      "<!-- §\(character)§ --><a><b/></a>", "<a><?pi §\(character)§?><b/></a>",
      "<a><b/><![CDATA[§\(character)§]]></a>", "§\(character)§<a><b/></a>",
      "<a><b/></a>§\(character)§",
      "<a><b></b>§\(character)§</a>", "<a><b></b §\(character)§></a>",
    ] {
      check(Mistake(source, message))
    }
    check(
      Mistake(
        "<a><b§\(character)§c/></a>", message,
        reads: "a b" + String(repeating: "_", count: character.utf8.count) + "c"))
  }

  @Test func aTextThatIsNotUTF8IsReportedOnce() {
    var sink = DiagnosticSink()
    // `é` and `ö` in Latin-1, two bytes of a character that is cut off, an overlong slash.
    let text =
      Array("<a x='caf".utf8) + [0xE9] + Array("'><b y='".utf8) + [0xF6, 0xE2, 0x82]
      + Array("'/>".utf8) + [0xC0, 0xAF] + Array("</a>".utf8)
    let tree = XMLReader().read(SourceFile(path: "latin", text: text), into: &sink)
    #expect(sink.diagnostics.map(\.message) == ["the text is not valid UTF-8"])
    #expect(sink.diagnostics.map(\.rule) == ["file-unreadable"])
    #expect(sink.diagnostics.map(\.location.range) == [ByteRange(9, 10)])
    #expect(tree?.elements.count == 2)
  }
}
