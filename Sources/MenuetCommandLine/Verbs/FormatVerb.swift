import MenuetFormatting
import MenuetSource
import MenuetTool
import MenuetXML

/// `menuet format`: gives the source of documents its canonical layout.
struct FormatVerb: Verb {
  static let info = VerbInfo(
    name: "format", summary: "gives documents their canonical layout", operand: .documents,
    options: [
      .formatCheck, .inPlace, .formatDiff, .range, .diagnostics, .root, .jobs, .color, .quiet,
      .verbose, .help,
    ],
    groups: [("Limits", [.maxDocumentBytes, .maxNesting, .maxElements])],
    notes: [
      "Prints the document, or writes several with --in-place. Only white space, the order and quotes "
        + "of attributes, and empty end tags change: comments, instructions and values stay, and the "
        + "file keeps its encoding and its line ends. A document that is no well-formed XML is "
        + "reported and left.",
      "Each element has a line of its own, indented by two blanks a level; a tag of more than "
        + "\(DocumentFormatter.columns) columns is divided between attributes. One empty line is kept "
        + "between two elements.",
    ],
    examples: [
      "format Notes.menuet.xml", "format --in-place Sources", "format --check Sources",
      "format --diff Notes.menuet.xml", "format --range 10:20 - < Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let checks: Bool
  private let isInPlace: Bool
  private let showsDiff: Bool
  private let lines: ClosedRange<Int>?

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    checks = arguments.contains(.formatCheck)
    isInPlace = arguments.contains(.inPlace)
    showsDiff = arguments.contains(.formatDiff)
    try arguments.exclude(.formatCheck, .inPlace)
    try arguments.exclude(.formatDiff, .inPlace)
    if isInPlace, options.operands.contains("-") {
      throw .operandNotAFile(CommandOption.inPlace.longSpelling)
    }
    lines = try arguments[.range].map { text throws(UsageError) in try Self.lines(text) }
  }

  private static func lines(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let first = numbers[0], let last = numbers[1], 1 <= first,
      first <= last
    else { throw .lineRangeInvalid(text) }
    return first...last
  }

  func run(in session: Session) throws(UsageError) {
    let search = try options.documents()
    let documents = search.documents
    if documents.count > 1 {
      if lines != nil { throw .oneDocument(CommandOption.range.longSpelling) }
      if !checks, !isInPlace, !showsDiff {
        throw .severalDocuments(CommandOption.inPlace.longSpelling)
      }
    }
    let report = try options.report(in: session)
    defer { report.finish() }
    for failure in search.failures { report.add(failure) }
    var progress = Progress(of: documents.count, on: session)
    defer { progress.end() }
    for start in stride(from: 0, to: documents.count, by: options.jobs) where session.goesOn {
      let batch = documents[start..<min(start + options.jobs, documents.count)]
      progress.show(start, documents[start].displayPath)
      let results = Workers.results(
        of: batch.map { job($0, in: session) }, on: options.jobs)
      for (document, result) in zip(batch, results) where session.goesOn {
        do throws(Failure) {
          try take(result.get(), of: document, report, session)
        } catch {
          report.add(error)
        }
      }
    }
  }

  /// Reads a document; the rest can be done on any thread.
  private func job(
    _ document: InputDocument, in session: Session
  ) -> @Sendable () -> Result<FormattedDocument, Failure> {
    options.say("reading \(document.displayPath)", in: session)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try document.read(limit: options.readLimit, from: session.streams)
    } catch {
      return { .failure(error) }
    }
    let formatter = DocumentFormatter(limits: options.xmlLimits)
    let (path, lines) = (document.displayPath, lines)
    return { .success(FormattedDocument(bytes, path: path, by: formatter, lines: lines)) }
  }

  private func take(
    _ formatted: FormattedDocument, of document: InputDocument, _ report: Report,
    _ session: Session
  ) throws(Failure) {
    report.add(formatted.findings, in: [formatted.source])
    guard let edits = formatted.edits else { return }
    let path = document.displayPath
    guard let bytes = formatted.bytes else {
      throw .unrepresentable(path, encoding: formatted.source.encoding.name)
    }
    if showsDiff { options.printDiff(of: formatted.source, edits, in: session) }
    if checks {
      guard !edits.isEmpty else { return }
      let option = document.isStandardInput ? [] : [CommandOption.inPlace.longSpelling]
      let command = ["menuet", Self.info.name] + option + [document.path]
      throw .unformatted(path, command: command.map(ShellWord.quoted).joined(separator: " "))
    }
    if showsDiff { return }
    guard isInPlace else { return session.streams.output.write(bytes) }
    guard !edits.isEmpty else { return options.say("\(path) is up to date", in: session) }
    do throws(OutputError) {
      let file = try OutputFile(path)
      try file.replace(with: bytes) { () throws(OutputError) in try file.refuseReadOnly() }
    } catch {
      throw .unwritable(path, error)
    }
    options.say("formatted \(path)", in: session)
  }
}

/// A document that was read, and what its layout needs.
private struct FormattedDocument: Sendable {
  let source: SourceFile
  let findings: [Diagnostic]
  /// `nil` for a document that is not well-formed.
  let edits: [SourceEdit]?
  /// The file with the edits; `nil` where its encoding cannot hold them.
  let bytes: [UInt8]?

  init(
    _ bytes: [UInt8], path: String, by formatter: DocumentFormatter, lines: ClosedRange<Int>?
  ) {
    var sink = DiagnosticSink()
    let decoded = SourceDecoder().decode(bytes, path: path, into: &sink)
    let edits = decoded.flatMap { formatter.edits(for: $0, lines: lines, into: &sink) }
    source = decoded ?? SourceFile(path: path, text: [])
    findings = sink.sorted()
    self.edits = edits
    let isUnchanged = edits?.isEmpty ?? true
    self.bytes =
      isUnchanged
      ? bytes : SourceRewriter(bytes: bytes, source: source).applying((edits ?? []).reversed())
  }
}
