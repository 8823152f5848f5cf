import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
package import MenuetTool

/// The open documents, and what is known of them.
///
/// A class, because requests fill its caches. One thread has it.
package final class Workspace {
  let run: DocumentRun
  /// By the URIs of the client.
  private(set) var open: [String: OpenDocument] = [:]
  var encoding = PositionEncoding.utf16
  var folders: [String] = []
  /// The documents on disk that may include open ones.
  var scan = WorkspaceScan() { didSet { noteChange(of: nil) } }
  private(set) var analyses: [String: Analysis] = [:]
  private var readings: [String: Reading] = [:]
  /// The last readings of which something was understood.
  private var understood: [String: Reading] = [:]

  /// Counts changes, of documents and of the disk.
  private var moment = 0
  /// Counts changes of open documents.
  private(set) var edition = 0
  /// When an open document changed last, by its identity.
  private var changes: [String: Int] = [:]
  private var diskChange = 0

  package init(_ run: DocumentRun) { self.run = run }

  /// Notes that a document has changed, or with `nil` that the disk may have.
  private func noteChange(of identity: String?) {
    moment += 1
    if let identity { changes[identity] = moment } else { diskChange = moment }
  }

  func noteDiskChange() { noteChange(of: nil) }

  // MARK: Open documents

  func add(_ document: OpenDocument) {
    edition += 1
    open[document.uri] = document
    // Others may have missed it so far.
    noteDiskChange()
  }

  func remove(_ uri: String) -> OpenDocument? {
    guard let document = open.removeValue(forKey: uri) else { return nil }
    edition += 1
    noteDiskChange()
    return document
  }

  func change(_ uri: String, _ change: (inout OpenDocument) -> Void) {
    guard var document = open.removeValue(forKey: uri) else { return }
    edition += 1
    change(&document)
    open[uri] = document
    // Settings and translations count for many documents.
    noteChange(of: document.isDocument ? document.identity : nil)
  }

  /// The open document of a file; of several URIs of one file the first in their order.
  func openDocument(_ identity: String) -> OpenDocument? {
    open.values.filter { $0.identity == identity }.min { $0.uri < $1.uri }
  }

  // MARK: Roots

  /// The documents that include another one and are included by none, by their identities: what is
  /// wrong in it is judged there. Its own where nobody includes it.
  func roots(of identity: String) -> [String] {
    var includes = scan.entries.mapValues(\.includes)
    for (root, reading) in readings { includes[root] = Set(reading.identities.dropFirst()) }
    let including = includes.filter { $0.value.contains(identity) && $0.key != identity }.keys
    let tops = including.filter { top in
      !including.contains { includes[$0]?.contains(top) == true && $0 != top }
    }
    return tops.isEmpty ? [identity] : tops.sorted()
  }

  /// The roots of all open documents: first those that were changed last, as somebody looks at them.
  var roots: [String] {
    let documents = open.values.filter(\.isDocument)
    return Set(documents.flatMap { roots(of: $0.identity) }).sorted {
      (-(changes[$0] ?? 0), $0) < (-(changes[$1] ?? 0), $1)
    }
  }

  /// The path of a root: that of an open document, or of one on disk.
  private func path(ofRoot identity: String) -> String {
    openDocument(identity)?.path ?? scan.entries[identity]?.path ?? identity
  }

  /// A root as it is now, in the editor or on disk; `nil` where it cannot be read.
  func snapshot(ofRoot identity: String) -> RootSnapshot? {
    let path = path(ofRoot: identity)
    let document = openDocument(identity)
    guard
      let bytes = document?.bytes
        ?? (try? FileSystem.readRegularFile(path, limit: run.options.readLimit))
    else { return nil }
    let openFiles = Dictionary(
      open.values.map { ($0.identity, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var (compiler, problems) = run.currentCompiler(for: InputDocument(path: path)) { path in
      openFiles[FileIdentity.of(path)]
    }
    if document?.isFile == false {
      compiler.options.includes = nil
      compiler.options.catalogs = nil
    }
    return RootSnapshot(
      root: identity, path: path, bytes: bytes, diskCompiler: compiler, openFiles: openFiles,
      settings: problems, moment: moment)
  }

  // MARK: Freshness

  /// Returns whether nothing has changed since a moment in files.
  private func isCurrent(_ identities: [String], since moment: Int) -> Bool {
    diskChange <= moment && identities.allSatisfy { (changes[$0] ?? 0) <= moment }
  }

  /// Returns whether the analysis of a root holds for the texts of now.
  func isAnalyzed(_ root: String) -> Bool {
    analyses[root].map { isCurrent($0.compilation.identities + [root], since: $0.moment) } ?? false
  }

  func take(_ analysis: Analysis, of root: String) { analyses[root] = analysis }

  /// Forgets what nobody asks for any more.
  func forgetAnalyses(except roots: [String]) {
    analyses = analyses.filter { roots.contains($0.key) }
    readings = readings.filter { roots.contains($0.key) }
    understood = understood.filter { roots.contains($0.key) }
  }

  // MARK: Readings

  /// A root with everything that it includes, as it reads now; `nil` where it cannot be read.
  func reading(ofRoot root: String) -> Reading? {
    let known = readings[root]
    if let known, isCurrent(known.identities + [root], since: known.moment) { return known }
    guard let reading = snapshot(ofRoot: root)?.read(after: known) else { return nil }
    readings[root] = reading
    if reading.bound(0) != nil { understood[root] = reading }
    return reading
  }

  /// The readings that hold an open document.
  func readings(of document: OpenDocument) -> [Reading] {
    roots(of: document.identity).compactMap { reading(ofRoot: $0) }
      .filter { $0.identities.contains(document.identity) }
  }

  /// The reading that names for an open document come from: that of now, or the last one where nothing
  /// is understood now.
  func names(for document: OpenDocument) -> Reading? {
    let known = roots(of: document.identity).compactMap { root in
      _ = reading(ofRoot: root)
      return understood[root]
    }
    return known.first { $0.identities.contains(document.identity) } ?? known.first
  }

  /// The language of the titles of a document.
  func language(of document: OpenDocument) -> String? {
    names(for: document)?.bound(0)?.text(.language, 0)
  }

  /// The text of a file of a reading or a compilation, with the name that the client has for it.
  func file(_ identity: String, _ source: SourceFile) -> FileText {
    if let document = openDocument(identity) { return document.file }
    return FileText(uri: DocumentURI.uri(of: identity), text: SourceText(source.text))
  }
}
