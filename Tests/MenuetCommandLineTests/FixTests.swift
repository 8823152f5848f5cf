import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct FixTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func safeRemediesAreWrittenAndWhatIsLeftIsReported() throws {
    let path = try folder.write(Sample.broken, to: "N.menuet.xml")
    let run = menuet("validate", "--fix", path)
    #expect(run.code == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
    #expect(try folder.text("N.menuet.xml") == Sample.mended)
    try folder.write(Sample.broken.replacing("/>", with: " bogus=\"\"/>"), to: "N.menuet.xml")
    let rest = menuet("validate", "--fix", path)
    #expect(rest.code == 1)
    #expect(rest.error.contains("'bogus'"))
    #expect(!rest.error.contains("'platform'"))
    #expect(try folder.text("N.menuet.xml") == Sample.mended.replacing("/>", with: " bogus=\"\"/>"))
  }

  @Test func roundsFollowEachOther() throws {
    // The ampersand hides the names from the first round; both slips are mended in one run.
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes" platform="ios">
        <menu id="m" title="A & B"><commnd id="x" titel="X"/></menu>
      </menuet>

      """
    let path = try folder.write(text, to: "N.menuet.xml")
    let run = menuet("validate", "--fix", path)
    #expect(!run.error.contains("error"), "\(run.error)")
    #expect(
      try folder.text("N.menuet.xml")
        == """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios">
          <menu id="m" title="A &amp; B"><command id="x" title="X"/></menu>
        </menuet>

        """)
  }

  @Test(arguments: [("true", "modal", ""), ("no", "nonmodal", " detents='medium large'")])
  func anAttributeOfAnEarlierDraftIsRenamedWithItsValue(old: String, new: String, more: String) {
    func document(_ attribute: String) -> String {
      "<menuet xmlns='urn:menuet:1' name='A'><sheet id='s' title='S' \(attribute)\(more)/></menuet>"
    }
    let run = menuet("validate", "--fix", "-", input: document("modal='\(old)'"))
    #expect(run.output == document("modality='\(new)'"))
    // What is meant is not sure, and what stands there already must not stand twice.
    for attribute in ["modal='maybe'", "modality='modal' modal='true'", "hidden='true'"] {
      let text = document(attribute)
      #expect(menuet("validate", "--fix", "-", input: text).output == text)
    }
  }

  /// The new attribute would be wrong beside the others.
  @Test(arguments: [
    "modal='false'", "modal='no' detents='large'",
    "modal='true' detents='medium large' undimmed-through='medium'",
    "modal='yes' detents='medium large' smallest-undimmed='medium'",
  ])
  func aRenamedAttributeBringsNoFindingOfItsOwn(attributes: String) {
    let text =
      "<menuet xmlns='urn:menuet:1' name='A'><sheet id='s' title='S' \(attributes)/></menuet>"
    let run = menuet("validate", "--fix", "-", input: text)
    #expect(run.output.contains(" modal='"))
    #expect(!run.error.contains("sheet-nonmodal-no-partial"))
    #expect(!run.error.contains("sheet-modality-conflict"))
  }

  @Test(arguments: [
    ("<menuet name=\"A\"/>", "<menuet xmlns=\"urn:menuet:1\" name=\"A\"/>"),
    (
      "<menuet name='>' xmlns = 'urn:menuet:2'/>", "<menuet name='>' xmlns = 'urn:menuet:1'/>"
    ),
    ("<menuet xmlns=\"\" name=\"A\"/>", "<menuet xmlns=\"urn:menuet:1\" name=\"A\"/>"),
    // All names would have to change.
    (
      "<m:menuet xmlns:m=\"urn:other\" name=\"A\"/>", "<m:menuet xmlns:m=\"urn:other\" name=\"A\"/>"
    ),
  ])
  func theNamespaceIsAddedOrReplaced(old: String, new: String) {
    let run = menuet("validate", "--fix", "-", input: old)
    #expect(run.output == new)
  }

  @Test func theDiffShowsAndWritesNothing() throws {
    let path = try folder.write(Sample.broken, to: "N.menuet.xml")
    let expected = """
      --- \(path)
      +++ \(path)
      @@ -1 +1 @@
      -<menuet xmlns="urn:menuet:1" name="Notes" platform="ios"/>
      +<menuet xmlns="urn:menuet:1" name="Notes" platforms="ios"/>

      """
    for arguments in [["--fix", "--diff"], ["--diff"]] {
      let run = menuet(["validate"] + arguments + [path])
      #expect(run.code == 1)
      #expect(run.output == expected)
      #expect(run.error.contains("'platform'"))
    }
    #expect(try folder.text("N.menuet.xml") == Sample.broken)
    #expect(menuet("validate", "--diff", "-", input: Sample.clean).output.isEmpty)
  }

  @Test func standardInputIsMendedToStandardOutput() {
    let run = menuet("validate", "--fix", "-", input: Sample.broken)
    #expect(run.code == 0)
    #expect(run.output == Sample.mended)
  }

  @Test func lineEndsAndMarksStayAsTheyAre() throws {
    let text = Sample.broken.replacing("<menuet", with: "<!-- é \t-->\r\n<menuet")
    let bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8) + Array("<!-- end, no newline -->".utf8)
    try folder.write(bytes, to: "N.menuet.xml")
    _ = menuet("validate", "--fix", folder["N.menuet.xml"])
    let expected = String(decoding: bytes, as: UTF8.self)
      .replacing("platform=", with: "platforms=")
    #expect(try folder.bytes("N.menuet.xml") == Array(expected.utf8))
  }

  @Test(arguments: [true, false]) func utf16Stays(isBigEndian: Bool) throws {
    func encode(_ text: String) -> [UInt8] {
      let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      return mark
        + text.utf16.flatMap { unit -> [UInt8] in
          let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isBigEndian ? bytes : bytes.reversed()
        }
    }
    let text = Sample.broken + "<!-- 日本 😀 -->"
    try folder.write(encode(text), to: "N.menuet.xml")
    #expect(menuet("validate", "--fix", folder["N.menuet.xml"]).code == 0)
    #expect(
      try folder.bytes("N.menuet.xml") == encode(text.replacing("platform=", with: "platforms=")))
  }

  @Test func latin1Stays() throws {
    let head = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><!-- caf"
    let bytes = Array(head.utf8) + [0xE9] + Array("-->".utf8) + Array(Sample.broken.utf8)
    try folder.write(bytes, to: "N.menuet.xml")
    #expect(menuet("validate", "--fix", folder["N.menuet.xml"]).code == 0)
    let expected = Array(head.utf8) + [0xE9] + Array("-->".utf8) + Array(Sample.mended.utf8)
    #expect(try folder.bytes("N.menuet.xml") == expected)
  }

  /// A title with three dots, and what the encodings make of the ellipsis.
  @Test(arguments: [
    ("US-ASCII", Array("&#x2026;".utf8)), ("ascii", Array("&#x2026;".utf8)),
    ("ISO-8859-1", Array("&#x2026;".utf8)), ("windows-1252", [0x85]), ("koi8-r", nil),
    ("Shift_JIS", Array("&#x2026;".utf8)), ("UTF-8", Array("…".utf8)),
  ])
  func whatTheEncodingDoesNotHaveBecomesAReference(encoding: String, ellipsis: [UInt8]?) throws {
    func document(_ ellipsis: [UInt8], attribute: String) -> [UInt8] {
      let head = "<?xml version='1.0' encoding='\(encoding)'?>\r\n<menuet xmlns='urn:menuet:1' "
      let command = "name='Notes'><menu id='m' title='File'><command id='print' \(attribute)='Print"
      return Array((head + command).utf8) + ellipsis
        + Array("' needs-input='true'/></menu></menuet>".utf8)
    }
    let path = try folder.write(document(Array("...".utf8), attribute: "titel"), to: "N.menuet.xml")
    let run = menuet("validate", "--rule", "menu-ellipsis-dots=error", "--fix", path)
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    let bytes = try folder.bytes("N.menuet.xml")
    let expected = document(ellipsis ?? Array("&#x2026;".utf8), attribute: "title")
    #expect(bytes == expected, "\(String(decoding: bytes, as: UTF8.self))")
    let again = menuet("validate", "--strict", path)
    #expect(again.code == 0 && again.error.isEmpty, "\(again.error)")
  }

  @Test func referencesStandOnlyForWhatTheEncodingLacks() {
    let text = Array("<?xml encoding=\"ISO-8859-1\"?><a b=\"c\"/>".utf8)
    let file = SourceFile(
      path: "x", text: text, encoding: SourceEncoding(name: "ISO-8859-1", form: .singleByte))
    let place = SourceLocation(range: ByteRange(text.count - 4, text.count - 3))
    let rewriter = SourceRewriter(bytes: text, source: file)
    let replaced = rewriter.applying([SourceEdit(place, "é日😀")])
    #expect(replaced?[(text.count - 4)...].first == 0xE9)
    #expect(
      replaced?.dropFirst(text.count - 3) == Array("&#x65E5;&#x1F600;\"/>".utf8)[...])
  }

  @Test(arguments: [
    ("title=“New Note” symbol", "title=\"New Note\" symbol"),
    ("title=‘New’ symbol", "title=\"New\" symbol"),
    ("title=„New“ symbol", "title=\"New\" symbol"),
    ("title=«New» symbol", "title=\"New\" symbol"),
    ("title=“Don’t Save” symbol", "title=\"Don’t Save\" symbol"),
    ("title=“Say \"New\" Now” symbol", "title=\"Say &quot;New&quot; Now\" symbol"),
    ("title=“New\" symbol", "title=\"New\" symbol"),
    ("title=\"New” symbol", "title=\"New\" symbol"),
    ("title='New’ symbol", "title=\"New\" symbol"),
    ("title = ”New” symbol", "title = \"New\" symbol"),
    ("title=“New symbol", "title=\"New\" symbol"),
    ("title=New Note symbol", "title=\"New Note\" symbol"),
    ("title=New\" symbol", "title=\"New\" symbol"),
  ])
  func quotesOfAWordProcessorAreNoPartOfAValue(old: String, new: String) {
    func document(_ text: String) -> String {
      "<menuet xmlns='urn:menuet:1' name='A'><button id='a' \(text)='plus'/></menuet>"
    }
    let found = menuet("validate", "-", input: document(old))
    #expect(found.error.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    let run = menuet("validate", "--fix", "-", input: document(old))
    #expect(run.output == document(new))
    #expect(run.code == 0)
  }

  @Test func remediesThatWouldBreakADocumentAreLeftToItsAuthor() {
    func document(_ head: String, _ title: String) -> String {
      "\(head)<menuet xmlns='urn:menuet:1' name='A'><button id='a' title='\(title)'/></menuet>"
    }
    // Of a DOCTYPE that declares what the document uses, and of a value that ends too early.
    for text in [
      document("<!DOCTYPE menuet [<!ENTITY x \"Open\">]>", "&x;"), document("", "Don\\'t"),
    ] {
      let run = menuet("validate", "--fix", "-", input: text)
      #expect(run.output == text)
      #expect(run.error.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    }
    let bare = menuet("validate", "--fix", "-", input: document("<!DOCTYPE menuet>", "Open"))
    #expect(bare.output == document("", "Open"))
    let marked = menuet("validate", "--fix", "-", input: document("\u{FEFF}\u{FEFF}", "Open"))
    #expect(marked.output == document("\u{FEFF}", "Open"))
  }

  @Test func aShortcutLosesItsSpaces() {
    func document(_ shortcut: String) -> String {
      "<menuet xmlns='urn:menuet:1' name='A'><button id='a' title='Go' shortcut='\(shortcut)'/></menuet>"
    }
    let run = menuet("validate", "--fix", "-", input: document("cmd + Shift + O"))
    #expect(run.output == document("cmd+shift+o"))
    #expect(run.code == 0)
    // A part of a remedy is none.
    let rest = menuet("validate", "--fix", "-", input: document("control+shfit+nothing"))
    #expect(rest.output == document("control+shfit+nothing"))
  }

  @Test func quotesAreMendedAtTheEndOfATag() {
    let text = "<menuet xmlns=”urn:menuet:1” name=“A”><button id=“a” title=“B”/></menuet>"
    let run = menuet("validate", "--fix", "-", input: text)
    #expect(run.output == text.replacing("“", with: "\"").replacing("”", with: "\""))
  }

  @Test func aLockedFileIsReported() throws {
    #expect(menuet("validate", "--fix", folder["none.menuet.xml"]).code == 3)
  }

  // MARK: Choosing remedies

  private func finding(
    _ ranges: [(Int, Int)], isSafe: Bool = true, file: Int = 0
  ) -> Diagnostic {
    let edits = ranges.map {
      SourceEdit(SourceLocation(file: file, range: ByteRange($0.0, $0.1)), "x")
    }
    let place = SourceLocation(range: ByteRange(ranges[0].0, ranges[0].1))
    return Diagnostic(
      "r", .error, "m", at: place, fixIts: [FixIt("f", isSafe: isSafe, edits: edits)])
  }

  private func starts(_ findings: Diagnostic...) -> [UInt32] {
    SafeFixes(of: findings).edits.map(\.location.range.start)
  }

  @Test func remediesThatMeetAreLeftForTheNextRound() {
    #expect(starts(finding([(0, 5)]), finding([(5, 9)])) == [5, 0])
    #expect(starts(finding([(0, 5)]), finding([(4, 9)])) == [0])
    #expect(starts(finding([(3, 3)]), finding([(3, 3)])) == [3])
    #expect(starts(finding([(3, 3)]), finding([(3, 6)])) == [3])
    #expect(starts(finding([(0, 3)]), finding([(3, 3)])) == [0])
    let pair = finding([(0, 2), (20, 22)])
    #expect(starts(pair, finding([(21, 25)]), finding([(10, 12)])) == [20, 10, 0])
    #expect(starts(finding([(10, 12)]), finding([(0, 2), (11, 13)])) == [10])
  }

  @Test func onlySafeRemediesOfTheDocumentItselfAreTaken() {
    #expect(starts(finding([(0, 1)], isSafe: false)) == [])
    #expect(starts(finding([(0, 1)], file: 1)) == [])
    #expect(SafeFixes(of: [finding([(0, 1), (4, 5)]), finding([(7, 8)])]).count == 2)
  }
}
