import Menuet
import MenuetModel
import MenuetSource
import MenuetTool
import MenuetTranslation
import MenuetXML

extension CatalogStore {
  /// Puts the translations of an XLIFF file into the catalog. What is not known is reported, and
  /// the rest taken.
  func importTranslations(from path: String) throws(Failure) {
    guard let strings else {
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
    let check = TranslationCheck(group, strings)
    var findings: [MenuetSource.Diagnostic] = []
    for part in own {
      findings += check.findings(in: part)
      guard let language = check.language(of: part) else { continue }
      for unit in part.units {
        findings += check.findings(in: unit)
        if unit.markup != nil {
          counts.refused += 1
          continue
        }
        let outcome = file.take(unit.unit, into: language)
        counts.add(outcome)
        if let finding = check.finding(outcome, unit) { findings.append(finding) }
      }
    }
    run.report.add(findings, in: [source])
    if counts.changed > 0 { try write(file) }
    let hasErrors = findings.contains { $0.severity == .error }
    if !run.options.isQuiet, let words = counts.words ?? (hasErrors ? nil : "up to date") {
      run.session.streams.output.write("\(group.path): \(words)\n")
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
    // The reader would miss the root element of a document.
    if !Self.holdsElements(source.text) { throw .noTranslations(path, isEmpty: true) }
    if sink.hasErrors {
      run.report.add(sink.sorted(), in: [source], exitCode: .inputOutput)
      return (nil, [])
    }
    guard let tree, let files = XLIFFFile.files(in: tree) else {
      throw .noTranslations(path, isEmpty: false)
    }
    return (source, files)
  }

  /// Returns whether a text has something in it besides a declaration and comments.
  private static func holdsElements(_ text: [UInt8]) -> Bool {
    let other = [UInt8(ascii: "?"), UInt8(ascii: "!")]
    return zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "<") && !other.contains($1) }
      || (!text.isEmpty && !text.contains(UInt8(ascii: "<")) && !text.allSatisfy(isSpace))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// How many units of an import came to what.
private struct ImportCounts {
  private var taken = 0
  private var forReview = 0
  private var unfinished = 0
  private var unknown = 0
  /// The units that cannot be taken as they are written.
  var refused = 0

  /// The number of strings that are to be written.
  var changed: Int { taken + forReview }

  mutating func add(_ outcome: CatalogFile.ImportOutcome) {
    switch outcome {
    case .taken: taken += 1
    case .isForReview: forReview += 1
    case .isThere: break
    case .isOutdated: forReview += 1
    case .isUnfinished: unfinished += 1
    case .isUnknown: unknown += 1
    }
  }

  /// The numbers in words; `nil` where there is nothing to count.
  var words: String? {
    let parts = [
      (taken, "translated"), (forReview, "for review"), (unfinished, "not finished"),
      (unknown, "unknown"), (refused, "refused"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
