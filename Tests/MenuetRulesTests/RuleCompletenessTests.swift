import MenuetModel
import enum Menuet.RuleCatalog
import Foundation
import MenuetRules
import MenuetSource
import Testing

/// The project's list of rules and the code say the same.
struct RuleCompletenessTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let sources = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")
  private static let rules = sources.appendingPathComponent("MenuetRules/Rules")

  /// A line of `rules.tsv`.
  private struct Row {
    var id: String
    var group: String
    /// The severities that its findings may have: that of the rule, and those of the further grades
    /// that the check names.
    var severities: Set<String>
  }

  private static func rows() throws -> [Row] {
    let text = try String(contentsOf: folder.appendingPathComponent("rules.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      // Nothing in the language's first version is what such a rule would find.
      if columns[3].hasPrefix("reserved for later versions") { return nil }
      var severities = Set(columns[2].split(separator: "/").map(String.init))
      for severity in ["note", "warning"] where columns[3].contains(severity) {
        severities.insert(severity)
      }
      if columns[3].contains(/\bW\b/) { severities.insert("warning") }
      if columns[3].contains(/\bE\b/) { severities.insert("error") }
      return Row(id: columns[1], group: columns[0], severities: severities)
    }
  }

  @Test
  func `every rule of the list is built`() throws {
    let missing = try Self.rows().filter { row in
      RuleCatalog.info(row.id) == nil
    }
    #expect(missing.map(\.id) == [])
  }

  @Test
  func `every rule is in the list, with its group and its severities`() throws {
    let rows = Dictionary(
      try Self.rows().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for info in RuleCatalog.rules {
      let row = try #require(rows[info.id.rawValue], "\(info.id.rawValue) is not in rules.tsv")
      // A rule may be milder than its row in a case, never stricter.
      let stricter = info.grades.map(\.severity).filter { $0 > info.severity }
      let severities = Set(([info.severity] + stricter).map(\.rawValue))
      #expect(severities.isSubset(of: row.severities), "\(info.id.rawValue)")
      #expect(row.group.hasPrefix(info.group.rawValue), "\(info.id.rawValue)")
    }
  }

  @Test
  func `ids are unique`() {
    #expect(Set(RuleCatalog.ids).count == RuleCatalog.ids.count)
  }

  @Test
  func `every rule stands in a file of its own that bears its name`() throws {
    let names = Set(RuleRegistry.rules.map { rule in "\(rule)" })
    let files = FileManager.default.enumerator(at: Self.rules, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let count = text.components(separatedBy: "static let info = RuleInfo(").count - 1
      #expect(count <= 1, "\(file.lastPathComponent)")
      if count == 1 { found.insert(file.deletingPathExtension().lastPathComponent) }
    }
    #expect(found == names)
  }

  /// Every finding has the severity of its rule or one that the rule's file names where it reports.
  @Test
  func `a rule that reports with a further severity says when`() throws {
    for rule in RuleRegistry.rules {
      let info = rule.info
      let graded = info.grades.map { grade in grade.severity.rawValue }
      #expect(Set(graded).count == graded.count, "\(info.id.rawValue)")
      // The binder makes findings of some rules too.
      #expect(
        try Self.severities(namedBy: "\(rule)").subtracting([info.severity.rawValue])
          .isSubset(of: Set(graded)), "\(info.id.rawValue)")
      for grade in info.grades { #expect(!grade.condition.isEmpty) }
    }
  }

  /// The severities that the code of a rule names besides those of its page.
  private static func severities(namedBy rule: String) throws -> Set<String> {
    let files = FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil)
    let file = try #require(
      files?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "\(rule).swift" })
    let pieces = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
    // Without its texts, the page has no blank line.
    let code = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }.joined()
    let page = try #require(code.range(of: "static let info = RuleInfo("))
    let end = code.range(of: "\n\n", range: page.upperBound..<code.endIndex)?.lowerBound
    let rest = code[..<page.lowerBound] + code[(end ?? code.endIndex)...]
    return Set(rest.matches(of: /\.(error|warning|note)\b/).map { String($0.1) })
  }

  @Test
  func `the registry lists the rules of its folder`() throws {
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = Self.rules.appendingPathComponent("make-registry.py").path
    check.arguments = ["python3", script, "--check"]
    check.standardOutput = FileHandle.nullDevice
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, "run Rules/make-registry.py")
  }

  @Test
  func `every rule says what it is for and shows it`() {
    for info in RuleCatalog.rules {
      #expect(!info.summary.isEmpty && !info.why.isEmpty, "\(info.id.rawValue)")
      #expect(!info.summary.hasSuffix("."), "\(info.id.rawValue)")
      #expect(!info.guideline.statement.isEmpty, "\(info.id.rawValue)")
      #expect(info.failing.contains("§") && !info.passing.contains("§"), "\(info.id.rawValue)")
      #expect(info.failing != info.passing, "\(info.id.rawValue)")
    }
  }
}
