import MenuetGeneration
import MenuetSource
import MenuetTool

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
    entries.append(
      Entry(
        rule: failure.id.rawValue, severity: Severity.error.rawValue, message: failure.message,
        file: failure.path, range: Entry.Range(.fileStart), notes: [],
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

    init(_ extent: FindingPlaces.Extent) {
      start = Point(extent.start)
      end = Point(extent.end)
    }
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
  private let places: FindingPlaces

  init(_ findings: [Diagnostic], sources: [SourceFile]) {
    places = FindingPlaces(findings, sources: sources)
  }

  func entry(of finding: Diagnostic) -> Entry {
    Entry(
      rule: finding.rule.rawValue, severity: finding.severity.rawValue, message: finding.message,
      file: places.path(finding.location), range: Entry.Range(places[finding.location]),
      notes: finding.notes.map { note in
        Entry.Note(
          message: note.message, file: places.path(note.location),
          range: Entry.Range(places[note.location]))
      },
      fixIts: finding.fixIts.map { fixIt in
        Entry.Remedy(
          title: fixIt.title, safe: fixIt.isSafe,
          edits: fixIt.edits.map { edit in
            Entry.Edit(
              file: places.path(edit.location), range: Entry.Range(places[edit.location]),
              replacement: edit.replacement)
          })
      })
  }
}
