import Foundation
import Menuet
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite("The version")
struct VersionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("has a section in the changelog, the first one")
  func standsInTheChangelog() throws {
    let lines = try Self.text("Sources/Menuet/Menuet.docc/Changelog.md").split(separator: "\n")
    let first = try #require(lines.first { $0.hasPrefix("## ") })
    #expect(first == "## \(Compiler.version)")
  }

  @Test(
    "is the one that examples of manifests depend on",
    arguments: ["README.md", "Sources/Menuet/Menuet.docc/BuildingWithPlugins.md"])
  func standsInManifests(path: String) throws {
    let named = try Self.text(path).matches(of: /Menuet", from: "([^"]*)"/).map(\.1)
    for version in named { #expect(version == Compiler.version) }
  }
}
