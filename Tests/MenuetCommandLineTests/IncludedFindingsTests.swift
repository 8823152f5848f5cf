import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// What is wrong with a file that several documents include.
@Suite struct IncludedFindingsTests {
  private let folder: TemporaryFolder
  /// One error with a safe remedy, and one warning without.
  private let part = """
    <menuet xmlns="urn:menuet:1" name="Part">
      <menu id="format" title="Format">
        <command id="quote" titel="Quote" shortcut="cmd+q"/>
        <command id="indent" title="Indent"/>
      </menu>
    </menuet>

    """
  private let mendedPart: String

  init() throws {
    mendedPart = part.replacing("titel", with: "title")
    folder = try TemporaryFolder()
    try folder.write(part, to: "sub/Part.menuet.xml")
    for name in ["A", "Z"] { try folder.write(includer(name), to: "\(name).menuet.xml") }
  }

  /// A document with a mistake of its own.
  private func includer(_ name: String) -> String {
    """
    <menuet xmlns="urn:menuet:1" name="\(name)" platform="macos">
      <include href="sub/../sub/Part.menuet.xml"/>
    </menuet>

    """
  }

  private func mended(_ name: String) -> String {
    includer(name).replacing("platform=", with: "platforms=")
  }

  private func count(_ rule: String, _ run: ToolRun) -> Int {
    run.error.split(separator: "\n").count { $0.hasSuffix("[\(rule)]") }
  }

  @Test(arguments: ["text", "json", "sarif", "github"])
  func aFindingIsReportedOnceInARun(format: String) {
    let alone = menuet("validate", "--diagnostics", format, folder["sub"])
    let run = menuet("validate", "--diagnostics", format, folder.path)
    func count(_ run: ToolRun) -> Int {
      (run.output + run.error).components(separatedBy: "titel").count
    }
    #expect(count(alone) > 1)
    #expect(count(run) == count(alone), "\(run.output + run.error)")
    #expect(run.code == 1)
  }

  @Test func eachIncluderFailsOfItself() {
    #expect(menuet("validate", folder["A.menuet.xml"]).code == 1)
    let both = menuet("validate", folder["A.menuet.xml"], folder["Z.menuet.xml"])
    #expect(count("unknown-attribute", both) == 3, "\(both.error)")
  }

  @Test func theSummaryCountsWhatWillBeMended() {
    let folderRun = menuet("validate", folder.path)
    #expect(folderRun.error.contains("'menuet validate --fix' mends 3\n"), "\(folderRun.error)")
    let run = menuet("validate", folder["A.menuet.xml"])
    #expect(
      run.error.contains(
        "'menuet validate --fix' mends 1, and 1 more if the included files are given too\n"),
      "\(run.error)")
  }

  @Test func everyFileOfAFolderIsMended() throws {
    let run = menuet("validate", "--fix", folder.path)
    #expect(try folder.text("sub/Part.menuet.xml") == mendedPart)
    for name in ["A", "Z"] { #expect(try folder.text("\(name).menuet.xml") == mended(name)) }
    // What was mended later than the document that includes it is not reported.
    #expect(count("unknown-attribute", run) == 0, "\(run.error)")
    #expect(count("shortcut-reserved", run) == 1, "\(run.error)")
    #expect(run.code == 0)
  }

  @Test func ofOneFileOnlyThatFileIsWritten() throws {
    let run = menuet("validate", "--fix", folder["A.menuet.xml"])
    #expect(try folder.text("sub/Part.menuet.xml") == part)
    #expect(try folder.text("A.menuet.xml") == mended("A"))
    #expect(count("unknown-attribute", run) == 1)
    #expect(run.code == 1)
  }

  @Test func aSharedFileIsMendedOnceWhoeverIncludesIt() throws {
    for jobs in ["1", "4"] {
      try folder.write(part, to: "sub/Part.menuet.xml")
      for name in ["A", "Z"] { try folder.write(includer(name), to: "\(name).menuet.xml") }
      let run = menuet("validate", "--fix", "--verbose", "--jobs", jobs, folder.path)
      #expect(
        run.error.split(separator: "\n").filter { $0.contains("applied to") }
          == ["A", "sub/Part", "Z"].map {
            "menuet: 1 fix applied to \(folder["\($0).menuet.xml"])"
          })
      #expect(try folder.text("sub/Part.menuet.xml") == mendedPart)
      let diff = menuet("validate", "--diff", folder.path)
      #expect(diff.output.isEmpty)
    }
  }

  @Test func theDiffShowsASharedFileOnce() throws {
    let run = menuet("validate", "--diff", folder.path)
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix("+++") }
        == ["A", "sub/Part", "Z"].map { "+++ \(folder["\($0).menuet.xml"])" })
    #expect(try folder.text("sub/Part.menuet.xml") == part)
    #expect(count("unknown-attribute", run) == 3)
  }
}

/// Files of a folder that only make sense inside others.
@Suite struct IncludedDocumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      document("<menu id='m' title='Format'><slot id='more'/></menu>" + include("A", "B")),
      to: "src/Root.menuet.xml")
    for name in ["A", "B"] {
      try folder.write(
        document(
          "<extend target='more'><command id='c-\(name)' title='Open \(name)'/></extend>"),
        to: "src/\(name).menuet.xml")
    }
  }

  private func document(_ content: String) -> String {
    "<menuet xmlns='urn:menuet:1' name='Notes'>\(content)</menuet>\n"
  }

  private func include(_ names: String...) -> String {
    names.map { "<include href='\($0).menuet.xml'/>" }.joined()
  }

  private func errors(_ run: ToolRun) -> [String] {
    run.error.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { String($0).replacing(folder.path + "/", with: "") }
  }

  @Test func aPartIsJudgedWhereItStands() throws {
    for jobs in ["1", "3"] {
      let run = menuet("validate", "--jobs", jobs, folder.path)
      #expect(run.code == 0, "\(run.error)")
      #expect(run.error.isEmpty)
    }
    let run = menuet("validate", "--verbose", folder.path)
    #expect(run.error.contains("src/A.menuet.xml is read where it is included"))
    // By itself it extends nothing.
    let alone = menuet("validate", folder["src/A.menuet.xml"])
    #expect(alone.code == 1)
    #expect(alone.error.contains("[extend-target]"))
  }

  @Test func aPartThatIsNamedIsJudgedByItselfAsWell() throws {
    for operands in [["src", "src/B.menuet.xml"], ["src/B.menuet.xml", "src"]] {
      let run = menuet(["validate"] + operands.map { folder[$0] })
      #expect(run.code == 1)
      #expect(errors(run).count == 1)
      #expect(errors(run)[0].hasPrefix("src/B.menuet.xml:1:"))
    }
  }

  @Test func partsOfPartsCountToo() throws {
    try folder.write(document(include("C")), to: "src/A.menuet.xml")
    try folder.write(
      document("<extend target='more'><command id='c' title='Close'/></extend>"),
      to: "src/C.menuet.xml")
    #expect(menuet("validate", folder.path).error.isEmpty)
    // The document around them is not among what is judged.
    try folder.write(document(include("C")), to: "src/A.menuet.xml")
    let run = menuet("validate", folder["src/A.menuet.xml"])
    #expect(errors(run).count == 1)
    #expect(run.code == 1)
  }

  @Test func aMistakeInAPartIsCountedOnce() throws {
    try folder.write(
      document("<extend target='more'><comand id='a' title='Open'/></extend>"),
      to: "src/A.menuet.xml")
    let run = menuet("validate", folder.path)
    #expect(run.code == 1)
    #expect(errors(run).count == 1)
    #expect(errors(run)[0].hasPrefix("src/A.menuet.xml:1:"))
    #expect(menuet("validate", "--fix", folder.path).code == 0)
    #expect(try folder.text("src/A.menuet.xml").contains("<command id='a' title='Open'/>"))
  }

  @Test func aCircleIsSaidOnce() throws {
    try folder.write(document(include("B")), to: "src/A.menuet.xml")
    try folder.write(document(include("A")), to: "src/B.menuet.xml")
    try folder.write(document(""), to: "src/Root.menuet.xml")
    let run = menuet("validate", folder.path)
    #expect(run.code == 1)
    #expect(errors(run).count == 1)
    #expect(errors(run)[0].contains("[include-cycle]"))
    // A document that includes itself is judged too.
    try folder.write(document(include("A")), to: "src/A.menuet.xml")
    try folder.write(document(""), to: "src/B.menuet.xml")
    #expect(errors(menuet("validate", folder.path)).count == 1)
  }

  @Test func whatIsIncludedTwiceIsAnErrorOfTheIncluder() throws {
    try folder.write(document(include("A", "A")), to: "src/Root.menuet.xml")
    try folder.write(document(""), to: "src/A.menuet.xml")
    try folder.write(document(""), to: "src/B.menuet.xml")
    let run = menuet("validate", folder.path)
    #expect(errors(run).count == 1)
    #expect(errors(run)[0].contains("[include-cycle]"))
  }

  @Test func anIncludeThatFailsTakesNothingOutOfTheRun() throws {
    try folder.write(
      document("<include href='../A.menuet.xml'/>"), to: "src/Root.menuet.xml")
    try folder.write(document("<nonsense/>"), to: "A.menuet.xml")
    let run = menuet("validate", "--root", folder["src"], folder.path)
    #expect(errors(run).contains { $0.contains("[include-outside-root]") })
    #expect(errors(run).contains { $0.hasPrefix("A.menuet.xml") && $0.contains("nonsense") })
  }

  @Test func compilingAFolderMakesNoFilesOfParts() throws {
    let run = menuet("compile", "--output-dir", folder["out"], folder.path)
    #expect(run.code == 0, "\(run.error)")
    #expect(folder.exists("out/Root+Menuet.swift"))
    for name in ["A", "B"] { #expect(!folder.exists("out/\(name)+Menuet.swift")) }
    #expect(menuet("compile", "--emit", "json", "-o", folder["N.json"], folder["src"]).code == 0)
  }

  @Test func documentsInUTF16IncludeToo() throws {
    let text = document("<menu id='m' title='Format'><slot id='more'/></menu>" + include("A", "B"))
    let bytes: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try folder.write(bytes, to: "src/Root.menuet.xml")
    #expect(menuet("validate", folder.path).error.isEmpty)
  }
}
