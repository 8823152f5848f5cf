import Foundation
import MenuetAnalysis
import MenuetSource
import Testing

@testable import MenuetCommandLine

/// What `validate --fix` promises, for the failing example of every rule.
@Suite struct FixEveryRuleTests {
  private struct Point: Decodable { let offset: Int }

  private struct Range: Decodable {
    let start: Point
    let end: Point
  }

  private struct Edit: Decodable {
    let range: Range
    let replacement: String
  }

  private struct FixIt: Decodable {
    let safe: Bool
    let edits: [Edit]
  }

  private struct Finding: Decodable {
    let rule: String
    let fixIts: [FixIt]

    var safeEdits: [Edit] { fixIts.first { $0.safe }?.edits ?? [] }
  }

  /// An example on disk, with what it needs beside it.
  private final class Example {
    private let folder: TemporaryFolder
    private var options = ["--rule", "pedantic=note"]

    init(_ text: String, _ info: RuleInfo) throws {
      folder = try TemporaryFolder()
      try folder.write(text, to: "a.menuet.xml")
      if let symbols = info.exampleOptions.symbols {
        options += ["--symbols", try folder.write(symbols, to: "symbols.plist")]
      }
      if let strings = info.exampleOptions.strings {
        try folder.write(strings, to: "Localizable.xcstrings")
      }
    }

    var text: String { get throws { try folder.text("a.menuet.xml") } }

    func findings(_ arguments: String...) throws -> [Finding] {
      let run = menuet(
        ["validate", "--diagnostics", "json"] + options + arguments + [folder["a.menuet.xml"]])
      return try JSONDecoder().decode([Finding].self, from: Data(run.error.utf8))
    }
  }

  /// The rules whose findings can be mended without asking.
  static let mendable = RuleRegistry.rules.map { rule in rule.info }
    .filter { info in info.fix == .safe }.map { info in info.id.rawValue }

  private func info(_ id: String) throws -> RuleInfo { try #require(RuleRegistry.info(id)) }

  /// The failing example as a document of its own.
  private func document(_ info: RuleInfo) -> String {
    let text = MarkedExample(info.failing).string
    if text.contains("<menuet") { return text }
    return "<menuet xmlns=\"urn:menuet:1\" name=\"Example\">\n\(text)\n</menuet>\n"
  }

  @Test(arguments: mendable)
  func aMendedDocumentIsCleanOfTheFindingAndHasNoOther(id: String) throws {
    let example = try Example(document(info(id)), info(id))
    let before = try example.findings()
    #expect(before.contains { $0.rule == id && !$0.safeEdits.isEmpty })
    let after = try example.findings("--fix")
    let mended = try example.text
    #expect(!after.contains { $0.rule == id }, "\(mended)")
    _ = try example.findings("--fix")
    #expect(try example.text == mended, "a second run mends more")
    // What was hidden behind an error that kept later checks from running shows now.
    if try info(id).isStructural { return }
    let added = Set(after.map(\.rule)).subtracting(before.map(\.rule))
    #expect(added == [], "\(mended)")
  }

  @Test(arguments: RuleRegistry.ids)
  func bytesOutsideTheEditsStayAsTheyAre(id: String) throws {
    let text = document(try info(id))
    let example = try Example(text, info(id))
    let expected = applying(try example.findings().flatMap(\.safeEdits), to: text)
    _ = try example.findings("--fix")
    #expect(try Array(example.text.utf8) == Array(expected.utf8))
  }

  /// Also of a remedy that waits for a person.
  @Test(arguments: RuleRegistry.ids)
  func anyRemedyWithEditsMendsItsFindingAndLeavesTheDocumentWellFormed(id: String) throws {
    let text = document(try info(id))
    let findings = try Example(text, info(id)).findings().filter { $0.rule == id }
    for fixIt in findings.flatMap(\.fixIts) where !fixIt.edits.isEmpty {
      let mended = applying(fixIt.edits, to: text)
      let after = try Example(mended, info(id)).findings()
      #expect(after.count { $0.rule == id } < findings.count, "\(mended)")
      #expect(!after.contains { $0.rule == "xml-syntax" }, "\(mended)")
    }
  }

  private func applying(_ edits: [Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.start.offset > $1.range.start.offset }) {
      bytes.replaceSubrange(
        edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Line ends and text of several bytes before an edit shift nothing.
  @Test(arguments: mendable)
  func aDecoratedDocumentIsMendedAlike(id: String) throws {
    func decorated(_ text: String) -> String {
      text.replacing("<menuet", with: "<!-- é😀\t-->\n<menuet", maxReplacements: 1)
        .replacing("\n", with: "\r\n")
    }
    let plain = try Example(document(info(id)), info(id))
    let fancy = try Example(decorated(document(info(id))), info(id))
    _ = try plain.findings("--fix")
    _ = try fancy.findings("--fix")
    #expect(try fancy.text == decorated(plain.text))
  }
}
