import Foundation
import Testing

/// The reports of one run in every format, as they stand in `Tests/Goldens/Reports`.
@Suite struct ReportGoldenTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/Reports")

  /// The command that writes the files again.
  private static let refresh = "MENUET_RECORD=1 Tests/run --filter ReportGoldenTests"

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
    if ProcessInfo.processInfo.environment["MENUET_RECORD"] == "1" {
      try Data(report.utf8).write(to: file)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(report == kept, "\(file.path) is stale; refresh it with  \(Self.refresh)")
  }
}
