import MenuetModel
import Menuet
import Foundation
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

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

    func meets(_ other: Edit) -> Bool {
      let (start, end) = (range.start.offset, range.end.offset)
      let (from, to) = (other.range.start.offset, other.range.end.offset)
      return start == end || from == to ? start <= to && from <= end : start < to && from < end
    }
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

    private let isUTF16: Bool

    init(_ text: String, _ info: RuleInfo, isUTF16: Bool = false) throws {
      folder = try TemporaryFolder()
      self.isUTF16 = isUTF16
      if isUTF16 {
        let units = [0xFEFF] + Array(text.utf16)
        try folder.write(
          units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "a.menuet.xml")
      } else {
        try folder.write(text, to: "a.menuet.xml")
      }
      if let symbols = info.exampleOptions.symbols {
        options += ["--symbols", try folder.write(symbols, to: "symbols.plist")]
      }
      if let strings = info.exampleOptions.strings {
        try folder.write(strings, to: "Localizable.xcstrings")
      }
    }

    var text: String {
      get throws {
        guard isUTF16 else { return try folder.text("a.menuet.xml") }
        let bytes = try folder.bytes("a.menuet.xml").dropFirst(2)
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
          UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
        }
        return String(decoding: units, as: UTF16.self)
      }
    }

    func findings(_ arguments: String...) throws -> [Finding] {
      let run = menuet(
        ["validate", "--diagnostics", "json"] + options + arguments + [folder["a.menuet.xml"]])
      return try JSONDecoder().decode([Finding].self, from: Data(run.output.utf8))
    }
  }

  /// The rules whose findings can be mended without asking.
  static let mendable = RuleCatalog.rules
    .filter { info in info.fix == .safe }.map { info in info.id.rawValue }

  private func info(_ id: String) throws -> RuleInfo { try #require(RuleCatalog.info(id)) }

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

  @Test(arguments: RuleCatalog.ids)
  func bytesOutsideTheEditsStayAsTheyAre(id: String) throws {
    let text = document(try info(id))
    let example = try Example(text, info(id))
    let expected = applying(try example.findings().flatMap(\.safeEdits), to: text)
    _ = try example.findings("--fix")
    #expect(try Array(example.text.utf8) == Array(expected.utf8))
  }

  /// Also of a remedy that waits for a person.
  @Test(arguments: RuleCatalog.ids)
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

  // MARK: Spellings

  /// A way of writing the same document.
  enum Spelling: CaseIterable {
    /// Line ends, and text of several bytes before all edits.
    case lineEnds
    case singleQuotes
    case prefix
    case utf16
    /// The second character of every value as a reference.
    case references
    /// A comment behind every tag.
    case comments

    func callAsFunction(_ text: String) -> String {
      switch self {
      case .utf16: text
      case .lineEnds:
        text.replacing("<menuet", with: "<!-- é😀\t-->\n<menuet", maxReplacements: 1)
          .replacing("\n", with: "\r\n")
      case .singleQuotes: text.replacing("'", with: "&apos;").replacing("\"", with: "'")
      case .prefix:
        text.replacing(/<(\/?)([A-Za-z])/) { "<\($0.output.1)p:\($0.output.2)" }
          .replacing("xmlns=", with: "xmlns:p=")
      case .references:
        text.replacing(/([a-z]=".)([a-z ])/) { match in
          let scalar = match.output.2.unicodeScalars.first?.value ?? 0
          return "\(match.output.1)&#\(scalar);"
        }.replacing("\"u&#114;n:", with: "\"urn:")
      case .comments:
        text.replacing(/<\/?[a-z-]+([^<>?]*[^<>?-])?>/) { "\($0.output.0)<!-- - -->" }
      }
    }

    /// The rules that do not find the same in a document that is written so.
    var foreignRules: Set<String> {
      switch self {
      // What is broken in such a document is how it is written.
      case .lineEnds, .utf16: []
      case .singleQuotes, .references, .comments: ["xml-syntax"]
      // A prefix that is not declared is another mistake.
      case .prefix: ["xml-syntax", "missing-namespace"]
      }
    }
  }

  private struct SpelledRule: CustomTestStringConvertible {
    let id: String
    let spelling: Spelling
    var testDescription: String { "\(id), \(spelling)" }
  }

  private static func spelled(
    _ ids: [String], in spellings: [Spelling] = Spelling.allCases
  ) -> [SpelledRule] {
    ids.flatMap { id in
      spellings.filter { !$0.foreignRules.contains(id) }
        .map { SpelledRule(id: id, spelling: $0) }
    }
  }

  /// The rules whose remedies wait for a person.
  private static let decidable = RuleCatalog.rules
    .filter { info in info.fix == .unsafe }.map { info in info.id.rawValue }

  /// Also of a remedy that waits for a person.
  @Test(
    arguments: spelled(decidable, in: [.lineEnds, .singleQuotes, .prefix, .references, .comments]))
  private func anyRemedyMendsHoweverADocumentIsWritten(_ rule: SpelledRule) throws {
    let info = try info(rule.id)
    let text = rule.spelling(document(info))
    let findings = try Example(text, info).findings().filter { $0.rule == rule.id }
    let remedies = findings.flatMap(\.fixIts).filter { !$0.edits.isEmpty }
    #expect(!remedies.isEmpty, "\(text)")
    for fixIt in remedies {
      let mended = applying(fixIt.edits, to: text)
      let after = try Example(mended, info).findings()
      #expect(after.count { $0.rule == rule.id } < findings.count, "\(mended)")
      #expect(!after.contains { $0.rule == "xml-syntax" }, "\(mended)")
    }
  }

  /// However a document is written, what is mended stays well-formed, has lost its finding, and is
  /// what it was outside the edits.
  @Test(arguments: spelled(mendable))
  private func aDocumentIsMendedHoweverItIsWritten(_ rule: SpelledRule) throws {
    let (id, spelling) = (rule.id, rule.spelling)
    let plain = document(try info(id))
    let text = spelling(plain)
    let example = try Example(text, info(id), isUTF16: spelling == .utf16)
    let before = try example.findings()
    #expect(before.contains { $0.rule == id && !$0.safeEdits.isEmpty }, "\(text)")
    let after = try example.findings("--fix")
    let mended = try example.text
    #expect(!after.contains { $0.rule == id || $0.rule == "xml-syntax" }, "\(mended)")
    if spelling != .utf16 { #expect(try mended == mendedByHand(text, info(id))) }
    let reference = try Example(plain, info(id))
    _ = try reference.findings("--fix")
    switch spelling {
    case .lineEnds, .prefix, .utf16: #expect(try mended == spelling(reference.text))
    case .singleQuotes:
      #expect(try mended.replacing("'", with: "\"") == reference.text.replacing("'", with: "\""))
    case .comments:
      #expect(mended.split(separator: "<!--").count == text.split(separator: "<!--").count)
    case .references: break
    }
  }

  /// The text after the edits of all safe remedies, round by round; of those that meet the first.
  private func mendedByHand(_ text: String, _ info: RuleInfo) throws -> String {
    var text = text
    for _ in 0..<10 {
      var taken: [Edit] = []
      for finding in try Example(text, info).findings() {
        let edits = finding.safeEdits
        let meets = edits.contains { edit in taken.contains { $0.meets(edit) } }
        if !meets { taken += edits }
      }
      if taken.isEmpty { break }
      text = applying(taken, to: text)
    }
    return text
  }
}
