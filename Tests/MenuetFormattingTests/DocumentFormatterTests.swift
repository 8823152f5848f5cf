import MenuetFormatting
import MenuetSource
import Testing

@Suite struct DocumentFormatterTests {
  private func format(_ text: String) throws -> String {
    var sink = DiagnosticSink()
    let result = DocumentFormatter().format(
      SourceFile(path: "", text: Array(text.utf8)), into: &sink)
    return String(decoding: try #require(result, "\(sink.diagnostics)"), as: UTF8.self)
  }

  private func expect(
    _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try format(text) == expected, sourceLocation: sourceLocation)
    #expect(try format(expected) == expected, sourceLocation: sourceLocation)
  }

  private typealias SourceLocation = Testing.SourceLocation

  @Test func elementsStandOnLinesOfTheirOwn() throws {
    try expect(
      "\n<menuet   name = 'A'><menu\tid=\"m\" ><item ref='a' /><separator></separator ></menu></menuet>",
      """
      <menuet name="A">
        <menu id="m">
          <item ref="a"/>
          <separator/>
        </menu>
      </menuet>

      """)
  }

  @Test func attributesStandInTheOrderOfTheVocabulary() throws {
    try expect(
      """
      <m:menuet platforms="ios" zzz="1" name="A" xsi:x="" xmlns:xsi="urn:x" aaa="2" xmlns:m="urn:menuet:1">
        <m:command enabled-when="a" shortcut="cmd+a" title="T" id="i"/>
        <other xmlns="urn:other" title="T" id="i"/>
      </m:menuet>
      """,
      """
      <m:menuet xmlns:xsi="urn:x" xmlns:m="urn:menuet:1" xsi:x="" name="A" platforms="ios" zzz="1" aaa="2">
        <m:command id="i" title="T" shortcut="cmd+a" enabled-when="a"/>
        <other xmlns="urn:other" title="T" id="i"/>
      </m:menuet>

      """)
  }

  @Test func longTagsAreDividedBetweenAttributes() throws {
    let long = String(repeating: "x", count: 60)
    try expect(
      "<menuet name=\"A\"><toggle id=\"i\" title=\"\(long)\" symbol=\"\(long)\" shortcut=\"s\"/></menuet>",
      """
      <menuet name="A">
        <toggle id="i" title="\(long)"
                symbol="\(long)" shortcut="s"/>
      </menuet>

      """)
  }

  /// A line of 120 columns is whole, one of 121 is divided; wide characters take two.
  @Test(arguments: [("a", 1), ("é", 1), ("語", 2)])
  func theLimitCountsColumns(letter: String, width: Int) throws {
    let fixed = "  <item ref=\"i\" title=\"\"/>".count
    let room = (120 - fixed) / width
    for (count, isWhole) in [(room, true), (room + 1, false)] {
      let title = String(repeating: letter, count: count)
      let text = try format("<menuet><item ref=\"i\" title=\"\(title)\"/></menuet>")
      #expect(text.split(separator: "\n").count == (isWhole ? 3 : 4), "\(letter) \(count)")
    }
  }

  @Test func commentsAndInstructionsStayWhereTheyAre() throws {
    try expect(
      """
      <?xml version="1.0"?>
      <!-- Above.
           Further. -->



      <?menuet-allow a?><menuet> <!-- Behind the root. -->

          <!-- Before the menu
               in two lines. -->
          <menu id="m"><!-- Alone. -->
              <item ref="a"/>   <!-- Beside a. --> <!-- Again. -->
              <!-- Before b. --><item ref="b"/>
              <item ref="c"/><?menuet-allow d?><item ref="d"/>

              <!-- Last. -->

          </menu>
      </menuet> <!-- End. -->


      """,
      """
      <?xml version="1.0"?>
      <!-- Above.
           Further. -->

      <?menuet-allow a?>
      <menuet> <!-- Behind the root. -->
        <!-- Before the menu
             in two lines. -->
        <menu id="m"> <!-- Alone. -->
          <item ref="a"/> <!-- Beside a. --> <!-- Again. -->
          <!-- Before b. -->
          <item ref="b"/>
          <item ref="c"/>
          <?menuet-allow d?>
          <item ref="d"/>

          <!-- Last. -->
        </menu>
      </menuet> <!-- End. -->

      """)
  }

  /// A comment before something else on its line belongs to that.
  @Test func aCommentBetweenElementsOfALineGetsItsOwn() throws {
    try expect(
      "<menuet><a/> <!-- Of b. --> <!-- Too. --><b/> <!-- Behind b. --></menuet>",
      """
      <menuet>
        <a/>
        <!-- Of b. -->
        <!-- Too. -->
        <b/>
        <!-- Behind b. -->
      </menuet>

      """)
  }

  /// The room behind a value of several lines is that of its last one.
  @Test func whatFollowsAValueOfSeveralLinesStandsBehindItsLastOne() throws {
    let long = String(repeating: "x", count: 112)
    try expect(
      "<menuet><a t='\(long)\ny' u='1'/></menuet>",
      """
      <menuet>
        <a t="\(long)
      y" u="1"/>
      </menuet>

      """)
  }

  @Test func blanksOfEmptyLinesInCommentsStay() throws {
    let blanks = String(repeating: " ", count: 8)
    try expect(
      "<menuet>\n      <!-- One\n\(blanks)\n      two -->\n</menuet>",
      "<menuet>\n  <!-- One\n\(blanks)\n  two -->\n</menuet>\n")
  }

  @Test func pairsOfLineEndsAreOneEach() throws {
    try expect(
      "<menuet>\r\n<a/>\r\n<b/>\r\n\r\n<c/>\r\n</menuet>",
      "<menuet>\r\n  <a/>\r\n  <b/>\r\n\r\n  <c/>\r\n</menuet>\r\n")
  }

  /// Attributes stand below each other up to column 60, behind longer names four columns in.
  @Test(arguments: [(56, 60), (57, 6)])
  func longNamesLeaveRoomForAttributes(length: Int, column: Int) throws {
    let name = String(repeating: "n", count: length)
    let value = String(repeating: "x", count: 40)
    let text = try format("<menuet><\(name) a='\(value)' b='\(value)'/></menuet>")
    let blanks = String(repeating: " ", count: column)
    #expect(text.contains("\n\(blanks)b=\"\(value)\"/>\n"), "\(text)")
  }

  /// Or a small file could become a hundred times as large.
  @Test func deepElementsAreIndentedNoFurther() throws {
    let depth = 40
    let text = try format(
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth))
    let lines: [Substring] = text.split(separator: "\n")
    let blanks = lines.map { line in line.utf8.prefix { $0 == 0x20 }.count }
    #expect(blanks.max() == 64)
  }

  @Test func valuesStayAsTheyAreWritten() throws {
    try expect(
      "<menuet a='1' b='say \"hi\"' c='&#x202E;&#10;&quot;&apos;' d='x\ny'><i t='&amp;'/></menuet>",
      """
      <menuet a="1" b='say "hi"' c="&#x202E;&#10;&quot;&apos;" d="x
      y">
        <i t="&amp;"/>
      </menuet>

      """)
  }

  @Test func textsKeepTheWhiteSpaceBesideThem() throws {
    try expect(
      "<menuet><a>one <b/> two</a><a> <![CDATA[ <x> ]]>&lt;\n\n  three </a></menuet>",
      """
      <menuet>
        <a>one <b/> two</a>
        <a> <![CDATA[ <x> ]]>&lt;

        three </a>
      </menuet>

      """)
  }

  @Test func preservedSpaceIsLeft() throws {
    try expect(
      "<menuet><a  xml:space='preserve'> <b ></b>\n </a ><c/></menuet>",
      """
      <menuet>
        <a xml:space="preserve"> <b ></b>
       </a >
        <c/>
      </menuet>

      """)
  }

  @Test func lineEndsAreThoseOfTheFirstLine() throws {
    try expect(
      "<menuet>\r\n<!-- a\n  b -->\n\r\n\r\n<a/>\r</menuet>",
      "<menuet>\r\n  <!-- a\r\n    b -->\r\n\r\n  <a/>\r\n</menuet>\r\n")
    try expect("<menuet>\r<a/>\r</menuet>\r", "<menuet>\r  <a/>\r</menuet>\r")
  }

  @Test func brokenDocumentsAreReportedAndLeft() {
    let texts = [
      "", "text", "<menuet>", "<menuet a=1/>", "<menuet><a></b></menuet>", "<menuet/><menuet/>",
      "<comand></command>", "<!DOCTYPE a><menuet/>", "<menuet><menu></menuet>",
      "<menuet>\u{1}</menuet>",
    ]
    for text in texts {
      var sink = DiagnosticSink()
      let source = SourceFile(path: "", text: Array(text.utf8))
      #expect(DocumentFormatter().format(source, into: &sink) == nil, "\(text)")
      #expect(!sink.diagnostics.isEmpty, "\(text)")
    }
  }

  @Test func aRangeTakesTheTagsOnItsLines() throws {
    let text = """
      <menuet>
      <a   x="1"/>


      <b   x="1"/>
          <c
             x="1"></c>
      </menuet>
      """
    func edited(_ lines: ClosedRange<Int>) throws -> String {
      var sink = DiagnosticSink()
      let source = SourceFile(path: "", text: Array(text.utf8))
      let edits = try #require(DocumentFormatter().edits(for: source, lines: lines, into: &sink))
      return String(decoding: source.text(applying: edits), as: UTF8.self)
    }
    #expect(
      try edited(5...5)
        == text.replacing("<b   x", with: "  <b x"))
    #expect(
      try edited(6...6)
        == text.replacing("    <c\n       x=\"1\">", with: "  <c x=\"1\">"))
    #expect(
      try edited(6...7)
        == text.replacing("    <c\n       x=\"1\"></c>", with: "  <c x=\"1\"/>"))
    #expect(
      try edited(2...5)
        == text.replacing("<a   x=\"1\"/>\n\n\n<b   x", with: "  <a x=\"1\"/>\n\n  <b x"))
    #expect(try edited(1...1) == text)
    #expect(try edited(8...8) == text + "\n")
    #expect(try edited(9...20) == text)
    #expect(try edited(1...8) == format(text))
  }

  @Test func depthDoesNotBlowADocumentUp() throws {
    let depth = 250
    let text =
      String(repeating: "<a b=\"1\">", count: depth) + String(repeating: "</a>", count: depth)
    #expect(try format(text).utf8.count < 250 * 2 * 90)
  }
}
