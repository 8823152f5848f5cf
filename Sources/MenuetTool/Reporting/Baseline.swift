import enum Menuet.RuleCatalog
import MenuetGeneration
package import MenuetSource
import MenuetXML

/// Findings that are known: a run says nothing of them, so that an old project sees what is new.
///
/// A finding is known by its rule, its file, the path of its element and its words. Lines do not count:
/// they move whenever something is written above. Nor do the numbers in the words of warnings and notes:
/// with one more command in a menu it is the same finding. The numbers of an error count, for what
/// cannot be built has become another thing, and so do the author's own words, in quotes.
package struct Baseline {
  private struct Entry: Hashable {
    let rule: String
    /// From the folder of the baseline.
    let file: String
    /// The names of the elements from the root on, with their ids: `menuet/commands/toggle[bold]`.
    let element: String
    /// The message, with a mark in the place of each number that no quotes surround.
    let words: String

    init(rule: String, file: String, element: String, message: String) {
      self.rule = rule
      self.file = file
      self.element = element
      // The apostrophe of a genitive opens no quotes.
      words = message.replacing(/[A-Za-z]'|'[^']*'|[0-9]+(?:[.,][0-9]+)*/) { match in
        match.output.contains("'") ? match.output : "#"
      }
    }
  }

  private struct File: Encodable {
    let format = "menuet/1"
    let baseline: [CountedEntry]
  }

  private struct CountedEntry: Encodable {
    let rule: String
    let file: String
    let element: String
    let message: String
    let count: Int
  }

  private let folder: String
  /// How often a finding is known in each of its messages.
  private var left: [Entry: [String: Int]] = [:]
  /// The findings that were known in this run.
  private(set) var accepted = 0

  /// An empty baseline.
  ///
  /// - Parameter path: Where it is kept: files are named from there.
  package init(path: String) {
    let path = FileSystem.realPath(path) ?? path
    let folder = Path.folder(of: path)
    self.folder = FileSystem.realPath(folder) ?? folder
  }

  /// Returns whether the bytes at the start of a file are those of a baseline, whose mark other files
  /// in JSON bear too.
  package static func isPresent(in bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self)
      .prefixMatch(of: /\s*\{\s*"format"\s*:\s*"menuet\/1"\s*,\s*"baseline"\s*:/) != nil
  }

  // MARK: Reading

  /// Reads a baseline; the mistakes in it are found in one run.
  package init(_ source: SourceFile, _ problems: inout SettingsFindings) {
    self.init(path: source.path)
    guard let root = problems.parse(source) else { return }
    let members = problems.members(of: root, "a baseline")
    if problems.isEmpty, !members.contains(where: { $0.name == "baseline" }) {
      problems.report(
        "a baseline has its findings in 'baseline'; '--write-baseline' makes one", at: root.range)
    }
    for member in members {
      switch member.name {
      case "format":
        if member.value.string != "menuet/1" {
          problems.report("this is no baseline of this version", at: member.value.range)
        }
      case "baseline":
        guard case .array(let entries) = member.value.content else {
          problems.report("'baseline' is an array '[ … ]'", at: member.value.range)
          continue
        }
        for entry in entries { read(entry, &problems) }
      default: problems.reportUnknown("key", member, among: ["format", "baseline"])
      }
    }
  }

  private mutating func read(_ value: JSONValue, _ problems: inout SettingsFindings) {
    var texts: [String: String] = [:]
    var count = 1
    for member in problems.members(of: value, "a known finding") {
      if member.name == "count", case .number(let text) = member.value.content {
        let number = Double(text).flatMap { Int(exactly: $0) } ?? 0
        // More findings than a run can make would overflow when they are added.
        count = Configuration.thresholdRange.contains(number) ? number : 0
      } else if let text = member.value.string {
        texts[member.name] = text
      }
    }
    guard count > 0, let rule = texts["rule"], let file = texts["file"],
      let element = texts["element"], let message = texts["message"]
    else {
      problems.report(
        "a known finding has 'rule', 'file', 'element', 'message' and 'count'; write the baseline "
          + "again with '--write-baseline'", at: value.range)
      return
    }
    add(count, message, Entry(rule: rule, file: file, element: element, message: message))
  }

  private mutating func add(_ count: Int, _ message: String, _ entry: Entry) {
    left[entry, default: [:]][message, default: 0] += count
  }

  // MARK: Judging

  /// The findings that are not known.
  package mutating func new(_ findings: [Diagnostic], in sources: [SourceFile]) -> [Diagnostic] {
    if left.isEmpty { return findings }
    var elements = ElementPaths(sources)
    return findings.filter { finding in
      !accept(finding.severity, finding.message, entry(finding, in: sources, &elements))
    }
  }

  /// Returns whether a finding is known, once more than it was met before.
  private mutating func accept(_ severity: Severity, _ message: String, _ entry: Entry) -> Bool {
    guard let known = left[entry]?.filter({ $0.value > 0 }),
      let message = known[message] != nil ? message : severity == .error ? nil : known.keys.min()
    else { return false }
    left[entry]?[message, default: 0] -= 1
    accepted += 1
    return true
  }

  /// How many known findings this run has not made; of a baseline that is recorded, all.
  package var remaining: Int { left.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// The rules of known findings that there are not.
  var foreignRules: [String] {
    Set(left.keys.map(\.rule)).filter { RuleCatalog.info($0) == nil }.sorted()
  }

  // MARK: Recording

  mutating func record(_ findings: [Diagnostic], in sources: [SourceFile]) {
    var elements = ElementPaths(sources)
    for finding in findings {
      add(1, finding.message, entry(finding, in: sources, &elements))
    }
  }

  /// The baseline as a file: what was recorded, in a fixed order.
  package var bytes: [UInt8] {
    let entries = left.flatMap { entry, counts in
      counts.map { message, count in
        CountedEntry(
          rule: entry.rule, file: entry.file, element: entry.element, message: message,
          count: count)
      }
    }.sorted {
      ($0.file, $0.element, $0.rule, $0.message) < ($1.file, $1.element, $1.rule, $1.message)
    }
    // Texts and whole numbers can always be written.
    return (try? JSONEmitter(isCompact: false).emit(File(baseline: entries))) ?? []
  }

  private func entry(
    _ finding: Diagnostic, in sources: [SourceFile], _ elements: inout ElementPaths
  ) -> Entry {
    let file = finding.location.file
    let path = sources.indices.contains(file) ? sources[file].path : ""
    return Entry(
      rule: finding.rule.rawValue,
      file: Path.relative(FileSystem.realPath(path) ?? path, to: folder),
      element: elements.path(at: finding.location), message: finding.message)
  }
}

/// The paths of elements in some sources, which are read when somebody asks.
private struct ElementPaths {
  private let sources: [SourceFile]
  private var trees: [Int: SyntaxTree] = [:]

  init(_ sources: [SourceFile]) { self.sources = sources }

  /// The path of the innermost element at a place; empty where there is none.
  mutating func path(at location: SourceLocation) -> String {
    guard let tree = tree(of: location.file) else { return "" }
    var element = tree.element(around: location.range.start)
    var names: [String] = []
    while let index = element {
      let id = tree.text(of: "id", at: index) ?? tree.text(of: "ref", at: index)
      names.append(tree.localName(of: index) + (id.map { "[\($0)]" } ?? ""))
      element = tree.elements[index].parent < 0 ? nil : Int(tree.elements[index].parent)
    }
    return names.reversed().joined(separator: "/")
  }

  private mutating func tree(of file: Int) -> SyntaxTree? {
    guard sources.indices.contains(file) else { return nil }
    if let tree = trees[file] { return tree }
    // What is wrong with it has been found before.
    var sink = DiagnosticSink()
    let tree = XMLReader(documentType: .external).read(sources[file], into: &sink)
    trees[file] = tree
    return tree
  }
}
