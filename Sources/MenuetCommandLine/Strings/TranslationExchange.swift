import Menuet
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation
import MenuetXML

extension CatalogStore {
  // MARK: Exporting

  /// Writes the texts of the documents for a translator.
  ///
  /// - Parameter locale: The language; `nil` for the only one that there is.
  func export(
    to path: String, locale: String?, isForced: Bool
  ) throws(UsageError) {
    let language = if let locale { locale } else { try onlyLanguage() }
    var file = file
    var changes = CatalogChanges()
    file.complete(with: group.texts, &changes)
    let writer = XLIFFWriter(
      original: group.path, sourceLanguage: file.sourceLanguage, targetLanguage: language,
      toolVersion: Compiler.version)
    let text = writer.text(of: file.units(of: group.texts, into: language))
    if path == "-" { return run.session.streams.output.write(text) }
    OutputWriter(run, isForced: isForced).put(Array(text.utf8), in: path) {
      file throws(OutputError) in
      // What came back from a translator, or from Xcode, may be the only copy.
      try file.refuseForeign { bytes in
        String(decoding: bytes, as: UTF8.self).contains("tool-id=\"\(XLIFFWriter.toolID)\"")
      }
    }
  }

  /// The language that the texts are translated into, where there is one only.
  private func onlyLanguage() throws(UsageError) -> String {
    let strings = bytes.flatMap { try? StringCatalog(parsing: $0) } ?? StringCatalog.empty
    var tags = strings.languages
    for document in group.documents {
      tags += strings.locales(of: document.resolved).map(\.tag).filter { !tags.contains($0) }
    }
    tags.removeAll { tag in group.documents.allSatisfy { $0.resolved.isWritten(in: tag) } }
    guard let tag = tags.first, tags.count == 1 else { throw .localeUnnamed(tags) }
    return tag
  }

  // MARK: Importing

  /// Puts the translations of an XLIFF file into the catalog. What is not known is reported, and
  /// the rest taken.
  func importTranslations(from path: String) throws(Failure) {
    guard bytes != nil else {
      return run.report.add(.catalogMissing(group.path, command: group.updateCommand))
    }
    let (source, files) = try read(path)
    guard let source else { return }
    let own = files.filter { Path.name(of: $0.original) == Path.name(of: group.path) }
    guard !own.isEmpty else { throw .notTranslated(path, catalog: group.path) }
    var file = file
    var changes = CatalogChanges()
    file.complete(with: group.texts, &changes)
    var counts = ImportCounts()
    var findings: [MenuetSource.Diagnostic] = []
    for part in own {
      guard let language = part.targetLanguage, !language.isEmpty else {
        findings.append(
          MenuetSource.Diagnostic(
            CatalogCheck.rule, .error, "a file of translations has a 'target-language'",
            at: part.location))
        continue
      }
      for unit in part.units {
        let outcome = file.take(unit.unit, into: language)
        counts.add(outcome)
        if let finding = Self.finding(outcome, unit) { findings.append(finding) }
      }
    }
    run.report.add(findings, in: [source])
    if counts.changed > 0 { try write(file) }
    if !run.options.isQuiet {
      run.session.streams.output.write("\(group.path): \(counts.words)\n")
    }
  }

  private func read(_ path: String) throws(Failure) -> (SourceFile?, [XLIFFFile]) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: run.options.readLimit)
    } catch {
      throw .unreadable(path, error)
    }
    var sink = DiagnosticSink()
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink) else {
      run.report.add(
        sink.sorted(), in: [SourceFile(path: path, text: [])], exitCode: .inputOutput)
      return (nil, [])
    }
    let tree = XMLReader(limits: run.options.xmlLimits).read(source, into: &sink)
    if sink.hasErrors {
      run.report.add(sink.sorted(), in: [source], exitCode: .inputOutput)
      return (nil, [])
    }
    guard let tree, let files = XLIFFFile.files(in: tree) else { throw .noTranslations(path) }
    return (source, files)
  }

  private static func finding(
    _ outcome: CatalogFile.ImportOutcome, _ unit: XLIFFFile.Unit
  ) -> MenuetSource.Diagnostic? {
    let message: String
    switch outcome {
    case .taken, .isThere, .isUnfinished: return nil
    case .isUnknown: message = "the String Catalog has no text for '\(unit.unit.id)'"
    case .isOutdated:
      message = "the text of '\(unit.unit.id)' has changed since; its translation needs review"
    }
    return MenuetSource.Diagnostic(CatalogCheck.rule, .warning, message, at: unit.location)
  }
}

/// How many units of an import came to what.
private struct ImportCounts {
  private var taken = 0
  private var outdated = 0
  private var unfinished = 0
  private var unknown = 0

  /// The number of strings that are to be written.
  var changed: Int { taken + outdated }

  mutating func add(_ outcome: CatalogFile.ImportOutcome) {
    switch outcome {
    case .taken: taken += 1
    case .isThere: break
    case .isOutdated: outdated += 1
    case .isUnfinished: unfinished += 1
    case .isUnknown: unknown += 1
    }
  }

  var words: String {
    let parts = [
      (taken, "translated"), (outdated, "for review"), (unfinished, "not finished"),
      (unknown, "unknown"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "up to date" : parts.joined(separator: ", ")
  }
}
