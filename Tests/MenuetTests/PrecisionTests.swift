import Foundation
import Menuet
import MenuetGoldens
import Testing

/// Documents of whole apps, with what the rules say of them.
@Suite struct PrecisionTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Precision")

  /// The documents of a folder, by name; the folder is read, so that a new one is a case by being
  /// there.
  private static func documents(_ folder: URL) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".menuet.xml") }.sorted()
  }

  private static func compilation(of name: String, in folder: URL) throws -> Compilation {
    Compiler().validate(Array(try Data(contentsOf: folder.appending(path: name))), path: name)
  }

  // MARK: Without a fault

  /// Documents written with the guidelines at hand: what a rule says of one is a false alarm.
  private static let names = documents(folder)

  @Test func thereAreTwenty() {
    #expect(Self.names.count >= 20)
  }

  @Test(arguments: names) func documentHasNoFindings(_ name: String) throws {
    let compilation = try Self.compilation(of: name, in: Self.folder)
    let first = compilation.diagnostics.first { $0.severity != .note }
    #expect(
      first == nil,
      "\(name):\(first?.line ?? 0): \(first?.message ?? "") [\(first?.rule ?? "")]")
  }

  // MARK: As written

  /// Documents written as people write them who have read no rule, slips and all. What is found in
  /// each stands in a file beside it.
  private static let asWritten = folder.appending(path: "AsWritten")
  private static let writtenNames = documents(asWritten)

  private static func findings(in name: String) throws -> [String] {
    try compilation(of: name, in: asWritten).diagnostics.map { finding in
      "\(finding.line):\(finding.column) \(finding.severity) \(finding.rule): \(finding.message)"
    }
  }

  @Test(arguments: writtenNames) func documentHasTheFindingsBesideIt(_ name: String) throws {
    let path = Self.asWritten.appending(
      path: name.replacing(".menuet.xml", with: ".findings.txt"))
    let found = try Self.findings(in: name).map { $0 + "\n" }.joined()
    let difference = try Golden(path).difference(to: found, suite: "PrecisionTests")
    if let difference { Issue.record("\(difference)") }
  }
}
