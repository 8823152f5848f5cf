import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// The documentation has the page of every rule as the command prints it.
@Suite struct RulePagesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Menuet/Menuet.docc/Rules")

  @Test func thePagesAreFresh() throws {
    let manager = FileManager.default
    if ProcessInfo.processInfo.environment["MENUET_RECORD"] == "1" {
      try? manager.removeItem(at: Self.folder)
      try manager.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for page in RulePages.all {
        try Data(page.text.utf8).write(to: Self.folder.appending(path: page.fileName))
      }
    }
    for page in RulePages.all {
      let kept = try? String(
        contentsOf: Self.folder.appending(path: page.fileName), encoding: .utf8)
      #expect(
        kept == page.text,
        "\(page.fileName) is stale; refresh with  MENUET_RECORD=1 Tests/run --filter RulePagesTests"
      )
    }
    let files = try manager.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == RulePages.all.map(\.fileName).sorted())
  }
}
