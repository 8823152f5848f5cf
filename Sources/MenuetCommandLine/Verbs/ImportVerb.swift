import Menuet
import MenuetImport
import MenuetSource
import MenuetTool
import MenuetXML

/// `menuet import`: makes documents of files of other tools.
struct ImportVerb: Verb {
  static let info = VerbInfo(
    name: "import",
    summary: "makes documents of storyboards and other tools' files",
    operand: .foreignFiles,
    options: [
      .foreignFormat, .output, .outputFolder, .force, .diagnostics, .root, .jobs, .color, .quiet,
      .verbose, .help,
    ],
    groups: [("Limits", [.maxDocumentBytes, .maxNesting, .maxElements])],
    notes: [
      "Reads .xib and .storyboard files, menus of Android, GMenu and KXMLGUI, forms of Qt Designer, "
        + "Ribbon markup and manifests of Visual Studio Code. What a file does not say is not in the "
        + "document.",
      "Reports what arrived otherwise than it was and what did not arrive, with the places in both "
        + "files; with --verbose also what arrived as it was. Texts with translations become a String "
        + "Catalog beside the document. A file that is there is overwritten with --force alone.",
      "In a folder, those for the code of others, such as Pods, vendor and node_modules, are passed "
        + "over unless they are named.",
    ],
    examples: [
      "import Main.storyboard -o App.menuet.xml", "import --output-dir Menus app/src/main/res/menu",
      "import --from qt mainwindow.ui",
    ])

  private let options: DocumentOptions
  private let format: ForeignFormat?
  private let plan: OutputPlan
  private let isForced: Bool
  private let namesKept: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    format = arguments.word(.foreignFormat)
    plan = try OutputPlan(arguments, ending: DocumentSearch.suffix, separation: .folders)
    isForced = arguments.contains(.force)
    namesKept = arguments.contains(.verbose)
  }

  /// A file as it was read.
  private struct Reading: Sendable {
    let findings: [MenuetSource.Diagnostic]
    let source: SourceFile
    let document: ImportedDocument?
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session, of: .foreign)
    let destinations = try plan.destinations(of: run.documents, joins: false)
    try run.refuseInputs(as: destinations, depfile: nil)
    guard run.prepare(plan, for: destinations) else { return }
    let writer = OutputWriter(run, isForced: isForced)
    let importer = Importer(
      for: .writing(hasCatalog: plan.writesFiles), limits: options.xmlLimits, format: format)
    let limit = options.readLimit
    let memory = SharedMemory()
    try run.forEach { _, bytes, path in
      Self.read(bytes, path, importer, DiskSideFiles(of: path, limit: limit, memory: memory))
    } body: { document, index, reading throws(UsageError) in
      run.addFindings(
        reading.findings, in: [reading.source], identities: [document.path])
      guard let imported = reading.document,
        !reading.findings.contains(where: { $0.severity == .error })
      else { return }
      put(imported, of: reading.source, to: destinations[index], document, run, writer)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ path: String, _ importer: Importer, _ files: DiskSideFiles
  ) -> Reading {
    var sink = DiagnosticSink()
    let result = importer.read(bytes, path: path, beside: files, into: &sink)
    return Reading(
      findings: sink.sorted(), source: result?.source ?? SourceFile(path: path, text: []),
      document: result?.document)
  }

  private func put(
    _ imported: ImportedDocument, of source: SourceFile, to destination: OutputPlan.Destination,
    _ document: InputDocument, _ run: DocumentRun, _ writer: OutputWriter
  ) {
    // Of the files of a folder, many have none.
    let isWritten = !imported.isEmpty || !plan.hasFolder
    var written = "<stdout>"
    switch destination {
    case .standardOutput: writer.put(imported.text, to: destination)
    case .file(let path):
      written = path
      guard isWritten else { break }
      guard put(imported.text, in: path, writer) else { return }
      putCatalog(of: imported, beside: path, source, run, writer)
    }
    let report = FidelityReport(imported, of: source, writtenTo: written)
    run.addFindings(
      report.findings(namesKept: namesKept), in: report.sources,
      identities: [document.path, written])
    guard options.diagnostics == .text, !options.isQuiet else { return }
    let summary =
      isWritten ? report.summary : "it has no menus and no toolbars; no document is written"
    run.session.streams.error.write("\(document.displayPath): \(summary)\n")
  }

  /// Writes a file that people go on with: one that is there is theirs.
  private func put(_ bytes: [UInt8], in path: String, _ writer: OutputWriter) -> Bool {
    writer.put(bytes, in: path) { file throws(OutputError) in
      try file.refuseForeign { _ in false }
    }
  }

  private func putCatalog(
    of imported: ImportedDocument, beside path: String, _ source: SourceFile, _ run: DocumentRun,
    _ writer: OutputWriter
  ) {
    guard imported.isTranslated,
      let document = Compiler().validate(imported.text, path: path).understood,
      let bytes = ImportedCatalog.bytes(of: imported, document)
    else { return }
    let name = Importer.stem(source.path) + Importer.catalogEnding
    _ = put(bytes, in: Path.join(Path.folder(of: path), name), writer)
  }
}

extension FileKind {
  /// Files of other tools that hold menus or toolbars.
  static let foreign = FileKind(
    "file of another tool", passingOver: { ForeignFormat.isOfOthers(folderNamed: $0) },
    accepts: { ForeignFormat.isCandidate($0) })
}
