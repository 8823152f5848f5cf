import Menuet
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation

/// The String Catalog of some documents on disk.
struct CatalogStore {
  let group: CatalogGroup
  let run: DocumentRun
  /// The bytes of the file; `nil` where there is none, or an empty one.
  let bytes: [UInt8]?
  let file: CatalogFile
  /// The texts of the file, as documents ask for them; `nil` where there is none.
  let strings: StringCatalog?

  /// Reads what is there; fails for a file that is no catalog.
  init(_ group: CatalogGroup, _ run: DocumentRun) throws(Failure) {
    self.group = group
    self.run = run
    bytes = try Self.read(group.path, limit: run.options.readLimit)
    guard let bytes else {
      strings = nil
      file = CatalogFile(sourceLanguage: group.documents.first?.resolved.language ?? "en")
      return
    }
    do throws(StringCatalog.ParseError) {
      let text = SourceFile(json: bytes, path: group.path).text
      let value = try StringCatalog.parse(text)
      file = try CatalogFile(value, endsInLineEnd: text.last == UInt8(ascii: "\n"))
      strings = try StringCatalog(value)
    } catch {
      throw .noCatalog(group.path, error)
    }
  }

  private static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8]? {
    guard let status = try? FileStatus(of: path) else { return nil }
    guard status.kind == .file else { throw .unwritable(path, .notAFile) }
    if status.size == 0 { return nil }
    do throws(SystemError) {
      return try FileSystem.read(path, limit: limit)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Reports what keeps the catalog from being used, and the documents from sharing it; true where
  /// there is nothing.
  func reportConflicts() -> Bool {
    if let bytes, !file.doubledMembers.isEmpty {
      run.report.add(
        file.doubledMembers.map { CatalogCheck.doubled($0) },
        in: [SourceFile(json: bytes, path: group.path)])
      return false
    }
    // A catalog that is to be made has the language of the first document.
    let strings = strings ?? StringCatalog(sourceLanguage: file.sourceLanguage)
    let conflicts = CatalogCheck.conflicts(in: group, strings: strings)
    for conflict in conflicts {
      run.report.add(conflict.findings, in: conflict.document.compilation.sources)
    }
    return conflicts.isEmpty
  }

  // MARK: Checking

  func check() {
    guard let bytes, let strings else {
      return run.report.add(.catalogMissing(group.path, command: group.updateCommand))
    }
    let check = CatalogCheck(group, run, file: file, strings: strings)
    for document in group.documents {
      run.report.add(check.findings(in: document), in: document.compilation.sources)
    }
    run.report.add(check.findings, in: [SourceFile(json: bytes, path: group.path)])
  }

  // MARK: Writing

  func update(prunes: Bool) throws(Failure) {
    var file = file
    var changes = CatalogChanges()
    file.complete(with: group.texts, &changes)
    let orphans = file.orphans(of: group.documents.map(\.resolved), besides: group.texts)
    file.retire(orphans, prunes: prunes, &changes)
    // Nothing is formatted anew where nothing changes.
    if bytes == nil || !changes.isEmpty { try write(file) }
    say(changes)
  }

  func write(_ file: CatalogFile) throws(Failure) {
    do throws(OutputError) {
      let output = try OutputFile(group.path)
      try output.replace(with: file.bytes) { () throws(OutputError) in
        try output.refuseReadOnly()
      }
    } catch {
      throw .unwritable(group.path, error)
    }
  }

  private func say(_ changes: CatalogChanges) {
    let counts: [(count: Int, word: String)] = [
      (changes.added.count, "added"), (changes.changed.count, "changed"),
      (changes.stale.count, "stale"), (changes.removed.count, "removed"),
    ]
    let parts = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    guard !run.options.isQuiet else { return }
    let words = parts.isEmpty ? "up to date" : parts.joined(separator: ", ")
    run.session.streams.output.write("\(group.path): \(words)\n")
  }
}
