import MenuetSource
import MenuetTool

/// The places that the findings in one document speak of: their own, and those of their notes and
/// remedies.
struct FindingPlaces {
  /// Where something begins and where it ends.
  struct Extent: Equatable {
    let start: Place
    let end: Place

    /// The place that a report names for a file as a whole.
    static let fileStart = Extent(start: .start, end: .start)
  }

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

  /// The path of the file, as given.
  func path(_ location: SourceLocation) -> String {
    sources.indices.contains(location.file) ? sources[location.file].path : ""
  }

  subscript(location: SourceLocation) -> Extent {
    guard tables.indices.contains(location.file) else { return .fileStart }
    let table = tables[location.file]
    return Extent(
      start: table[Int(location.range.start)], end: table[Int(location.range.end)])
  }
}
