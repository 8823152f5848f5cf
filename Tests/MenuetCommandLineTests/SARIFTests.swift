import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct SARIFTests {
  private struct Log: Decodable {
    let runs: [Run]
  }

  private struct Run: Decodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind: String
  }

  private struct Tool: Decodable { let driver: Driver }
  private struct Invocation: Decodable { let executionSuccessful: Bool }

  private struct Driver: Decodable {
    let name: String
    let rules: [Rule]
  }

  private struct Rule: Decodable {
    let id: String
    let defaultConfiguration: Configuration

    struct Configuration: Decodable {
      let enabled: Bool
      let level: String
    }
  }

  private struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let locations: [Location]
    let fixes: [Fix]?
  }

  private struct Location: Decodable {
    let physicalLocation: Physical

    struct Physical: Decodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Decodable { let uri: String }
  }

  private struct Region: Decodable, Equatable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    let byteOffset: Int
    let byteLength: Int
  }

  private struct Fix: Decodable {
    let artifactChanges: [Change]
    let properties: Properties

    struct Change: Decodable { let replacements: [Replacement] }
    struct Properties: Decodable { let safe: Bool }
  }

  private struct Replacement: Decodable {
    let deletedRegion: Region
    let insertedContent: Content?

    struct Content: Decodable { let text: String }
  }

  private func run(_ text: String) throws -> Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  private func report(_ arguments: String..., input: [UInt8] = []) throws -> Run {
    try run(menuet(["validate", "--diagnostics=sarif"] + arguments, input: input).output)
  }

  @Test func nothingIsARunWithoutResults() throws {
    let run = try report("-", input: Array(Sample.clean.utf8))
    #expect(run.results.isEmpty && run.tool.driver.rules.isEmpty)
    #expect(run.tool.driver.name == "menuet")
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.invocations.map(\.executionSuccessful) == [true])
  }

  @Test func columnsCountScalarsAndOffsetsBytesOfTheFile() throws {
    let text = "<!-- 😀é -->" + Sample.broken
    let region = Region(
      startLine: 1, startColumn: 54, endLine: 1, endColumn: 62, byteOffset: 57, byteLength: 8)
    let plain = try report("-", input: Array(text.utf8))
    #expect(plain.results.first?.locations.first?.physicalLocation.region == region)
    let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let wide = try report("-", input: [0xFF, 0xFE] + units)
    #expect(
      wide.results.first?.locations.first?.physicalLocation.region
        == Region(
          startLine: 1, startColumn: 54, endLine: 1, endColumn: 62, byteOffset: 110,
          byteLength: 16))
  }

  @Test func remediesAreReplacements() throws {
    let run = try report("-", input: Array(Sample.broken.utf8))
    let result = try #require(run.results.first)
    let fix = try #require(result.fixes?.first)
    #expect(fix.properties.safe)
    let replacement = try #require(fix.artifactChanges.first?.replacements.first)
    #expect(replacement.insertedContent?.text == "platforms")
    #expect(replacement.deletedRegion == result.locations.first?.physicalLocation.region)
  }

  @Test func resultsKnowTheirRules() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Sample.unused, to: "b.menuet.xml")
    let second = try folder.write(Sample.broken, to: "a.menuet.xml")
    let run = try report("--rule=unused-command=error", first, second, folder["none.menuet.xml"])
    #expect(
      run.results.map(\.ruleId) == ["file-unreadable", "unused-command", "unknown-attribute"])
    #expect(run.results.map(\.level) == ["error", "error", "error"])
    for result in run.results {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
    }
    let unused = run.tool.driver.rules.first { $0.id == "unused-command" }
    #expect(unused?.defaultConfiguration.level == "warning")
    #expect(run.invocations.map(\.executionSuccessful) == [false])
    let uris = run.results.map { $0.locations[0].physicalLocation.artifactLocation.uri }
    #expect(uris[1] == "file://" + first)
  }

  @Test(arguments: [
    ("a/b.xml", "a/b.xml"), ("./a//b.xml", "a/b.xml"), ("../a.xml", "../a.xml"),
    ("a b#ü?.xml", "a%20b%23%C3%BC%3F.xml"), ("c:d%41.xml", "c%3Ad%2541.xml"),
    ("/tmp/x y", "file:///tmp/x%20y"), ("//a", "file:///a"), ("<stdin>", "%3Cstdin%3E"),
  ]) func pathsBecomeReferences(path: String, uri: String) {
    #expect(URIReference.text(of: path) == uri)
  }
}
