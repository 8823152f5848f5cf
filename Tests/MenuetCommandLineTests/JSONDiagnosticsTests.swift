import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct JSONDiagnosticsTests {
  private struct Point: Decodable, Equatable {
    let line: Int
    let column: Int
    let offset: Int
  }

  private struct Range: Decodable, Equatable {
    let start: Point
    let end: Point
  }

  private struct Edit: Decodable {
    let file: String
    let range: Range
    let replacement: String
  }

  private struct FixIt: Decodable {
    let title: String
    let safe: Bool
    let edits: [Edit]
  }

  private struct Note: Decodable {
    let message: String
    let file: String
    let range: Range
  }

  private struct Entry: Decodable {
    let rule: String
    let severity: String
    let message: String
    let file: String
    let range: Range
    let notes: [Note]
    let fixIts: [FixIt]
  }

  private func entries(_ text: String) throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
  }

  @Test func nothingIsAnEmptyArray() {
    let run = menuet("validate", "--diagnostics", "json", "-", input: Sample.clean)
    #expect(run.code == 0)
    #expect(run.output == "[]\n")
    #expect(run.error.isEmpty)
  }

  @Test func keysStandInTheirOrder() {
    let run = menuet("validate", "--diagnostics=json", "-", input: Sample.broken)
    #expect(run.code == 1)
    let keys = run.output.matches(of: /"(\w+)":/).map { String($0.1) }
    let point = ["line", "column", "offset"]
    let range = ["range", "start"] + point + ["end"] + point
    #expect(
      keys == ["rule", "severity", "message", "file"] + range + ["notes", "fixIts"]
        + ["title", "safe", "edits", "file"] + range + ["replacement"])
  }

  @Test func valuesAreThoseOfTheFinding() throws {
    let entry = try #require(
      try entries(menuet("validate", "--diagnostics=json", "-", input: Sample.broken).output).first)
    #expect(entry.rule == "unknown-attribute")
    #expect(entry.severity == "error")
    #expect(entry.message.contains("'platform'"))
    #expect(entry.file == "<stdin>")
    let range = Range(
      start: Point(line: 1, column: 43, offset: 42), end: Point(line: 1, column: 51, offset: 50))
    #expect(entry.range == range)
    #expect(entry.fixIts.map(\.safe) == [true])
    #expect(entry.fixIts.first?.edits.first?.replacement == "platforms")
    #expect(entry.fixIts.first?.edits.first?.range == range)
  }

  @Test func offsetsCountBytesOfTheFileOnDisk() throws {
    let units = Sample.broken.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let run = menuet(["validate", "--diagnostics=json", "-"], input: [0xFF, 0xFE] + units)
    let entry = try #require(try entries(run.output).first)
    #expect(entry.range.start == Point(line: 1, column: 43, offset: 2 + 84))
    let marked = menuet(
      ["validate", "--diagnostics=json", "-"], input: [0xEF, 0xBB, 0xBF] + Sample.broken.utf8)
    #expect(try entries(marked.output).first?.range.start.offset == 45)
  }

  @Test func allDocumentsOfARunShareOneArray() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Sample.broken, to: "a.menuet.xml")
    let second = try folder.write(Sample.clean, to: "b.menuet.xml")
    let third = try folder.write(Sample.broken, to: "c.menuet.xml")
    let run = menuet(
      "validate", "--diagnostics=json", first, second, folder["missing.xml"], third)
    #expect(run.code == 3)
    let entries = try entries(run.output)
    #expect(
      entries.map(\.rule) == ["file-unreadable", "unknown-attribute", "unknown-attribute"])
    #expect(entries.map(\.file) == [folder["missing.xml"], first, third])
  }
}
