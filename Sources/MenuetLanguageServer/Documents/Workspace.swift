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
  private(set) var moment = 0
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
    open[document.uri] = document
    // Others may have missed it so far.
    noteDiskChange()
  }

  func remove(_ uri: String) -> OpenDocument? {
    guard let document = open.removeValue(forKey: uri) else { return nil }
    noteDiskChange()
    return document
  }

  func change(_ uri: String, _ change: (inout OpenDocument) -> Void) {
    guard var document = open.removeValue(forKey: uri) else { return }
    change(&document)
    open[uri] = document
    noteChange(of: document.identity)
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

  /// The roots of all open documents.
  var roots: [String] { Set(open.values.flatMap { roots(of: $0.identity) }).sorted() }

  /// The path of a root: that of an open document, or of one on disk.
  private func path(ofRoot identity: String) -> String {
    openDocument(identity)?.path ?? scan.entries[identity]?.path ?? identity
  }

  /// The bytes of a root as they are in the editor or on disk.
  private func bytes(ofRoot identity: String) -> [UInt8]? {
    openDocument(identity)?.bytes
      ?? (try? FileSystem.readRegularFile(path(ofRoot: identity), limit: run.options.readLimit))
  }

  private var overlay: [String: [UInt8]] {
    Dictionary(
      open.values.map { ($0.identity, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  /// The compiler for a root as `validate` has it, which reads open documents as they are.
  ///
  /// - Parameter replaced: Further bytes of files by their identities.
  func compiler(
    forRoot identity: String, replacing replaced: [String: [UInt8]] = [:]
  ) -> (compiler: Compiler, problems: [(findings: [Diagnostic], source: SourceFile)]) {
    let document = InputDocument(path: path(ofRoot: identity))
    var (compiler, problems) = run.currentCompiler(for: document)
    let overlay = overlay.merging(replaced) { $1 }
    if openDocument(identity)?.isFile == false {
      compiler.options.includes = nil
      compiler.options.catalogs = nil
    }
    compiler.options.includes = compiler.options.includes.map {
      OverlayReader(disk: $0, open: overlay)
    }
    compiler.options.catalogs = compiler.options.catalogs.map {
      OverlayReader(disk: $0, open: overlay)
    }
    return (compiler, problems)
  }

  /// Compiles a root with other bytes in place of some files, by their identities; `nil` where it
  /// cannot be read.
  func compile(root: String, replacing replaced: [String: [UInt8]] = [:]) -> Compilation? {
    guard let bytes = replaced[root] ?? bytes(ofRoot: root) else { return nil }
    return compiler(forRoot: root, replacing: replaced).compiler
      .validate(bytes, path: path(ofRoot: root))
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

  /// The work on a root; `nil` where it cannot be read, which is then known.
  func analysisJob(_ root: String) -> AnalysisJob? {
    guard let bytes = bytes(ofRoot: root) else { return nil }
    let (compiler, problems) = compiler(forRoot: root)
    return AnalysisJob(
      root: root, path: path(ofRoot: root), bytes: bytes, compiler: compiler, settings: problems,
      moment: moment)
  }

  func take(_ analysis: Analysis, of root: String) { analyses[root] = analysis }

  /// Forgets what nobody asks for any more.
  func forgetAnalyses(except roots: [String]) {
    analyses = analyses.filter { roots.contains($0.key) }
    readings = readings.filter { roots.contains($0.key) }
  }

  // MARK: Readings

  /// A root with everything that it includes, as it reads now; `nil` where it cannot be read.
  func reading(ofRoot root: String) -> Reading? {
    if let known = readings[root], isCurrent(known.identities + [root], since: known.moment) {
      return known
    }
    guard let bytes = bytes(ofRoot: root),
      let inclusion = compiler(forRoot: root).compiler.read(bytes, path: path(ofRoot: root))
    else { return nil }
    let reading = Reading(inclusion, moment: moment)
    readings[root] = reading
    if !inclusion.bound.isEmpty { understood[root] = reading }
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
