import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct FormatVerbTests {
  private static let wild = "<menuet name='Notes'   xmlns=\"urn:menuet:1\"></menuet>"

  @Test func theDocumentIsPrinted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.wild, to: "N.menuet.xml")
    let run = menuet("format", path)
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.output == Sample.clean)
    #expect(try folder.text("N.menuet.xml") == Self.wild)
    #expect(menuet("format", "-", input: Self.wild).output == Sample.clean)
  }

  @Test func filesAreWrittenInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.wild, to: "a/N.menuet.xml")
    try folder.write(Sample.clean, to: "M.menuet.xml")
    let run = menuet("format", "--in-place", "--verbose", folder.path)
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(run.error.contains("formatted \(folder["a/N.menuet.xml"])"))
    #expect(run.error.contains("\(folder["M.menuet.xml"]) is up to date"))
    #expect(try folder.text("a/N.menuet.xml") == Sample.clean)
    #expect(try folder.names("a") == ["N.menuet.xml"])
  }

  @Test func checkNamesWhatWouldChange() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.wild, to: "N.menuet.xml")
    try folder.write(Sample.clean, to: "M.menuet.xml")
    let run = menuet("format", "--check", folder.path)
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(run.error.contains("\(path):1:1: error: the document is not formatted [output-stale]"))
    #expect(run.error.contains("run 'menuet format --in-place \(path)'"))
    #expect(!run.error.contains("M.menuet.xml"))
    #expect(menuet("format", "--check", folder["M.menuet.xml"]).code == 0)
    #expect(try folder.text("N.menuet.xml") == Self.wild)
  }

  @Test func diffShowsWhatWouldChange() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.wild, to: "N.menuet.xml")
    let run = menuet("format", "--diff", path)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("--- \(path)\n+++ \(path)\n@@ -1 +1 @@\n-"))
    #expect(menuet("format", "--diff", "--check", path).code == 1)
    #expect(menuet("format", "--diff", "-", input: Sample.clean).output.isEmpty)
  }

  @Test func aRangeLeavesOtherLines() {
    let text = "<menuet>\n<a/>\n<b/>\n</menuet>\n"
    let run = menuet("format", "--range", "2:2", "-", input: text)
    #expect(run.output == "<menuet>\n  <a/>\n<b/>\n</menuet>\n")
    for range in ["2", "0:1", "3:2", "a:b", "1:2:3", ":2"] {
      #expect(menuet("format", "--range", range, "-", input: text).code == 2, "\(range)")
    }
  }

  @Test func brokenDocumentsAreReportedAndLeft() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<menuet  >\n<menu>\n</menuet>\n", to: "N.menuet.xml")
    let run = menuet("format", "--in-place", path)
    #expect(run.code == 1 && run.error.contains("\(path):2:1: error:"))
    #expect(run.error.contains("[xml-syntax]"))
    #expect(try folder.text("N.menuet.xml").hasPrefix("<menuet  >"))
    let piped = menuet("format", "-", input: "<menuet>")
    #expect(piped.code == 1 && piped.output.isEmpty)
    #expect(menuet("format", "--check", path).code == 1)
  }

  @Test func otherMistakesDoNotMatter() {
    let run = menuet("format", "-", input: "<menuet><nonsense  bogus='1'/></menuet>")
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.output == "<menuet>\n  <nonsense bogus=\"1\"/>\n</menuet>\n")
  }

  @Test func encodingsAndMarksStay() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><menuet title='é…'   id=\"a\"/>"
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "N.menuet.xml")
    #expect(menuet("format", "--in-place", path).code == 0)
    let written = try folder.bytes("N.menuet.xml")
    #expect(written.starts(with: [0xFE, 0xFF]))
    let units = stride(from: 2, to: written.count, by: 2).map {
      UInt16(written[$0]) << 8 | UInt16(written[$0 + 1])
    }
    #expect(
      String(decoding: units, as: UTF16.self)
        == "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<menuet id=\"a\" title=\"é…\"/>\n")
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><menuet b='".utf8) + [0xE9, 0x27]
      + Array(" a='1'/>".utf8)
    let other = try folder.write(latin, to: "L.menuet.xml")
    #expect(menuet("format", "--in-place", other).code == 0)
    #expect(try folder.bytes("L.menuet.xml").contains(0xE9))
    #expect(try folder.bytes("L.menuet.xml").last == 0x0A)
    let marked = try folder.write([0xEF, 0xBB, 0xBF] + Array(Self.wild.utf8), to: "B.menuet.xml")
    #expect(menuet("format", "--in-place", marked).code == 0)
    #expect(
      try folder.bytes("B.menuet.xml") == [0xEF, 0xBB, 0xBF] + Array(Sample.clean.utf8))
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.wild, to: "out/O.menuet.xml")
    try folder.write(Self.wild, to: "in/I.menuet.xml")
    try folder.link("in/L.menuet.xml", to: folder["out/O.menuet.xml"])
    #expect(menuet("format", "--in-place", folder["in"]).code == 0)
    #expect(try folder.text("in/I.menuet.xml") == Sample.clean)
    #expect(try folder.text("out/O.menuet.xml") == Self.wild)
  }

  @Test func commandLinesThatMakeNoSenseAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.wild, to: "M.menuet.xml")
    try folder.write(Self.wild, to: "N.menuet.xml")
    let several = menuet("format", folder.path)
    #expect(several.code == 2 && several.error.contains("several documents need '--in-place'"))
    #expect(menuet("format", "--in-place", "-").code == 2)
    #expect(menuet("format", "--in-place", "--check", folder.path).code == 2)
    #expect(menuet("format", "--in-place", "--diff", folder.path).code == 2)
    #expect(menuet("format", "--check", "--range", "1:2", folder.path).code == 2)
    #expect(menuet("format").code == 2)
    #expect(menuet("format", folder["nowhere.menuet.xml"]).code == 3)
  }
}
