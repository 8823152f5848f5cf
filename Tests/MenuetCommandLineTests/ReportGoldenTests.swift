import Foundation
import MenuetGoldens
import Testing

/// The reports of one run in every format, as they stand in `Tests/Goldens/Reports`.
@Suite struct ReportGoldenTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/Reports")

  @Test(arguments: ["text", "json", "sarif", "github"])
  func reportsAreThoseKept(format: String) throws {
    let documents = "errors.menuet.xml './with space/warnings.menuet.xml' missing.menuet.xml"
    let run = try Program.shell(
      "cd '\(Self.folder.path)' && \"$MENUET\" validate --diagnostics \(format) \(documents)")
    #expect(run.code == 3)
    // Text is for people, and stands beside the results.
    let (report, other) = format == "text" ? (run.error, run.output) : (run.output, run.error)
    #expect(other.isEmpty)
    let file = Self.folder.appending(path: "report.\(format)")
    let difference = try Golden(file).difference(to: report, suite: "ReportGoldenTests")
    if let difference { Issue.record("\(difference)") }
  }
}
