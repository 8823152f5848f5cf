import MenuetGeneration
import MenuetSource

/// Prints all findings of a run as one JSON array.
struct JSONReporter: Reporter {
  private let sink: ByteSink
  private var entries: [Entry] = []

  init(sink: ByteSink) { self.sink = sink }

  mutating func add(_ findings: [Diagnostic], in sources: [SourceFile]) {
    let writer = EntryWriter(findings, sources: sources)
    entries += findings.map { writer.entry(of: $0) }
  }

  mutating func add(_ failure: Failure) {
    let range = Entry.Range(start: Entry.Point(.start), end: Entry.Point(.start))
    entries.append(
      Entry(
        rule: failure.id.rawValue, severity: Severity.error.rawValue, message: failure.message,
        file: failure.path, range: range, notes: [],
        fixIts: failure.advice.map { [Entry.Remedy(title: $0, safe: false, edits: [])] } ?? []))
  }

  mutating func finish() {
    // Texts and whole numbers can always be written.
    guard let bytes = try? JSONEmitter(isCompact: false).emit(entries) else { return }
    sink.write(bytes)
  }
}

/// A finding in JSON; the keys stand in this order.
private struct Entry: Encodable {
  struct Point: Encodable {
    let line: Int
    let column: Int
    let offset: Int

    init(_ place: Place) {
      line = place.line
      column = place.column
      offset = place.offset
    }
  }

  struct Range: Encodable {
    let start: Point
    let end: Point
  }

  struct Note: Encodable {
    let message: String
    let file: String
    let range: Range
  }

  struct Edit: Encodable {
    let file: String
    let range: Range
    let replacement: String
  }

  struct Remedy: Encodable {
    let title: String
    let safe: Bool
    let edits: [Edit]
  }

  let rule: String
  let severity: String
  let message: String
  let file: String
  let range: Range
  let notes: [Note]
  let fixIts: [Remedy]
}

/// Turns the findings in one document into entries.
private struct EntryWriter {
  private let sources: [SourceFile]
  private let tables: [PlaceTable]

  init(_ findings: [Diagnostic], sources: [SourceFile]) {
    self.sources = sources
    var offsets = sources.map { _ in [Int]() }
    let locations = findings.flatMap { finding in
      [finding.location] + finding.notes.map(\.location)
        + finding.fixIts.flatMap { $0.edits.map(\.location) }
    }
    for location in locations where offsets.indices.contains(location.file) {
      offsets[location.file].append(Int(location.range.start))
      offsets[location.file].append(Int(location.range.end))
    }
    tables = zip(sources, offsets).map { PlaceTable($1, in: $0) }
  }

  func entry(of finding: Diagnostic) -> Entry {
    Entry(
      rule: finding.rule.rawValue, severity: finding.severity.rawValue, message: finding.message,
      file: path(finding.location), range: range(finding.location),
      notes: finding.notes.map { note in
        Entry.Note(
          message: note.message, file: path(note.location), range: range(note.location))
      },
      fixIts: finding.fixIts.map { fixIt in
        Entry.Remedy(
          title: fixIt.title, safe: fixIt.isSafe,
          edits: fixIt.edits.map { edit in
            Entry.Edit(
              file: path(edit.location), range: range(edit.location),
              replacement: edit.replacement)
          })
      })
  }

  private func path(_ location: SourceLocation) -> String {
    sources.indices.contains(location.file) ? sources[location.file].path : ""
  }

  private func range(_ location: SourceLocation) -> Entry.Range {
    guard tables.indices.contains(location.file) else {
      return Entry.Range(start: Entry.Point(.start), end: Entry.Point(.start))
    }
    let table = tables[location.file]
    return Entry.Range(
      start: Entry.Point(table[Int(location.range.start)]),
      end: Entry.Point(table[Int(location.range.end)]))
  }
}
