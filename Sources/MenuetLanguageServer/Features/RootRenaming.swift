import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetTool

/// A document with everything that it includes, in which an id is to have another name. The compiler says
/// of both states whether the name will do, and which keys of texts come from it.
struct RootRenaming: Sendable {
  private let snapshot: RootSnapshot
  /// The document as it is, where the rules have looked at it already.
  private let known: Compilation?
  private let name: String
  /// The places of the old name in their order, by the identities of files.
  private let places: [String: [Range<Int>]]
  /// The files with the new name, by their identities.
  private let renamed: [String: [UInt8]]
  /// The String Catalog whose keys change with the name; `nil` where there is none to change.
  var catalog: CatalogRenaming?

  /// - Parameter ranges: The places of the old name in the files of a reading.
  /// - Returns: `nil` where the document cannot be read any more.
  init?(
    _ reading: Reading, _ ranges: [Int: [Range<Int>]], _ name: String, in workspace: Workspace
  ) {
    guard let root = reading.identities.first, let snapshot = workspace.snapshot(ofRoot: root)
    else { return nil }
    self.snapshot = snapshot
    known = workspace.isAnalyzed(root) ? workspace.analyses[root]?.compilation : nil
    self.name = name
    var places: [String: [Range<Int>]] = [:]
    var renamed: [String: [UInt8]] = [:]
    for (file, ranges) in ranges {
      let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
      var text = reading.inclusion.files[file].text
      for range in sorted.reversed() { text.replaceSubrange(range, with: name.utf8) }
      places[reading.identities[file]] = sorted
      renamed[reading.identities[file]] = OpenDocument.marked(text)
    }
    self.places = places
    self.renamed = renamed
    catalog = CatalogRenaming(reading, in: workspace)
  }

  /// The edits of the catalog. Refuses a name that the document cannot have.
  var catalogEdits: [FileEdit] {
    get throws(ProtocolError) {
      let old = known ?? snapshot.compile()
      // The keys in the catalog are still the old ones.
      let new = snapshot.compile(replacing: renamed, isTranslated: false)
      if let mistake = mistake(in: new, since: old) {
        throw ProtocolError(
          .requestFailed, "'\(name)' would be a mistake: \(words(of: mistake, in: new))")
      }
      return try catalog?.edits(from: old, to: new) ?? []
    }
  }

  // MARK: Mistakes

  /// A mistake as it is told from others, at its place in the old text.
  private struct Mistake: Hashable {
    let rule: RuleID
    let file: String
    let start: Int
  }

  /// The first error that comes with the name.
  private func mistake(in new: Compilation, since old: Compilation) -> Diagnostic? {
    let known = Set(
      old.findings.filter { $0.severity == .error }.flatMap { finding in
        ([finding.location] + finding.further).map {
          Mistake(
            rule: finding.rule, file: old.identities[$0.file], start: Int($0.range.start))
        }
      })
    return new.findings.first { finding in
      let (file, start) = oldPlace(of: finding.location, in: new)
      return finding.severity == .error
        && !known.contains(Mistake(rule: finding.rule, file: file, start: start))
    }
  }

  /// The file of a place, and where it began before.
  private func oldPlace(
    of location: SourceLocation, in new: Compilation
  ) -> (file: String, start: Int) {
    let file = new.identities[location.file]
    var start = Int(location.range.start)
    for place in places[file] ?? [] {
      if start <= place.lowerBound { break }
      start -= name.utf8.count - place.count
    }
    return (file, start)
  }

  /// The words of a mistake, with the place that is not the name's own.
  private func words(of mistake: Diagnostic, in new: Compilation) -> String {
    let (file, start) = oldPlace(of: mistake.location, in: new)
    let isName = places[file]?.contains { $0.lowerBound == start } ?? false
    let place = (isName ? mistake.notes.first?.location : nil) ?? mistake.location
    let line = LineIndex(new.sources[place.file].text).line(at: Int(place.range.start))
    return "\(mistake.message), at \(Path.name(of: new.identities[place.file])):\(line)"
  }
}
