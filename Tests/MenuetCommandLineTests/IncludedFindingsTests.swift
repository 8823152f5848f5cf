import Foundation
import Testing

@testable import MenuetCommandLine

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
      run.error.components(separatedBy: "titel").count
    }
    #expect(count(alone) > 1)
    #expect(count(run) == count(alone), "\(run.error)")
    #expect(run.code == 1)
  }

  @Test func eachIncluderFailsOfItself() {
    #expect(menuet("validate", folder["A.menuet.xml"]).code == 1)
    let both = menuet("validate", folder["A.menuet.xml"], folder["Z.menuet.xml"])
    #expect(count("unknown-attribute", both) == 3, "\(both.error)")
  }

  @Test func theSummaryCountsWhatWillBeMended() {
    let folderRun = menuet("validate", folder.path)
    #expect(folderRun.error.contains("'menuet validate --fix' mends 3;"), "\(folderRun.error)")
    let run = menuet("validate", folder["A.menuet.xml"])
    #expect(
      run.error.contains(
        "'menuet validate --fix' mends 1, and 1 more if the included files are given too;"),
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
}
