import MenuetGeneration
import MenuetSource
import MenuetTool

/// Prints all findings of a run as one SARIF log.
struct SARIFReporter: Reporter {
  private let sink: ByteSink
  private var drafts: [Draft] = []
  private var isSuccessful = true

  /// A result that does not know the number of its rule yet: rules are counted when all are known.
  private struct Draft {
    let rule: String
    let level: Severity
    let message: String
    let location: SARIFLog.Location
    var related: [SARIFLog.Location] = []
    var fixes: [SARIFLog.Fix] = []
  }

  init(sink: ByteSink) { self.sink = sink }

  mutating func add(_ findings: [Diagnostic], in sources: [SourceFile]) {
    let places = FindingPlaces(findings, sources: sources)
    drafts += findings.map { Self.draft(of: $0, places) }
  }

  mutating func add(_ failure: Failure) {
    if failure.exitCode >= .inputOutput { isSuccessful = false }
    drafts.append(
      Draft(
        rule: failure.id.rawValue, level: .error,
        message: Self.message(failure.message, advice: failure.advice.map { [$0] } ?? []),
        location: Self.location(failure.path, .fileStart)))
  }

  mutating func finish() {
    let ids = Set(drafts.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let results = drafts.map { draft in
      SARIFLog.Result(
        ruleId: draft.rule, ruleIndex: indices[draft.rule] ?? 0, level: draft.level.rawValue,
        message: SARIFLog.Text(text: draft.message), locations: [draft.location],
        relatedLocations: draft.related.isEmpty ? nil : draft.related,
        fixes: draft.fixes.isEmpty ? nil : draft.fixes)
    }
    let log = SARIFLog(runs: [
      SARIFLog.Run(
        tool: SARIFLog.Tool(driver: SARIFLog.Driver(ruleIDs: ids)),
        invocations: [SARIFLog.Invocation(executionSuccessful: isSuccessful)], results: results)
    ])
    // Texts and whole numbers can always be written.
    guard let bytes = try? JSONEmitter(isCompact: false).emit(log) else { return }
    sink.write(bytes)
  }

  private static func draft(of finding: Diagnostic, _ places: FindingPlaces) -> Draft {
    Draft(
      rule: finding.rule.rawValue, level: finding.severity,
      message: message(
        finding.message, advice: finding.fixIts.filter(\.edits.isEmpty).map(\.title)),
      location: location(places.path(finding.location), places[finding.location]),
      related: finding.notes.enumerated().map { index, note in
        location(
          places.path(note.location), places[note.location], id: index + 1, message: note.message)
      },
      fixes: finding.fixIts.filter { !$0.edits.isEmpty }.map { fix($0, places) })
  }

  /// The message with the remedies that are no edits: the format has no other place for them.
  private static func message(_ message: String, advice: [String]) -> String {
    ([message] + advice.map { "fix: \($0)" }).joined(separator: "\n")
  }

  private static func location(
    _ path: String, _ extent: FindingPlaces.Extent, id: Int? = nil, message: String? = nil
  ) -> SARIFLog.Location {
    SARIFLog.Location(
      id: id,
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(uri: URIReference.text(of: path)),
        region: SARIFLog.Region(extent)),
      message: message.map { SARIFLog.Text(text: $0) })
  }

  /// A remedy, with the edits of each file from its start to its end.
  private static func fix(_ fixIt: FixIt, _ places: FindingPlaces) -> SARIFLog.Fix {
    let files = Set(fixIt.edits.map(\.location.file)).sorted()
    let changes = files.map { file in
      let edits = fixIt.edits.filter { $0.location.file == file }
        .sorted { $0.location.range.start < $1.location.range.start }
      let path = edits.first.map { places.path($0.location) } ?? ""
      return SARIFLog.ArtifactChange(
        artifactLocation: SARIFLog.ArtifactLocation(uri: URIReference.text(of: path)),
        replacements: edits.map { edit in
          SARIFLog.Replacement(
            deletedRegion: SARIFLog.Region(places[edit.location]),
            insertedContent: edit.replacement.isEmpty
              ? nil : SARIFLog.Text(text: edit.replacement))
        })
    }
    return SARIFLog.Fix(
      description: SARIFLog.Text(text: fixIt.title), artifactChanges: changes,
      properties: SARIFLog.FixProperties(safe: fixIt.isSafe))
  }
}
