import Menuet
import MenuetImport
import MenuetSource
import MenuetTool
import MenuetXML

/// `menuet audit`: checks files of other tools where they are.
struct AuditVerb: Verb {
  static let info = VerbInfo(
    name: "audit", summary: "checks storyboards, menu resources and other tools' files in place",
    operand: .foreignFiles,
    options: [.strict, .foreignFormat] + CheckReport.options + [
      .diagnostics, .rule, .configuration, .root, .jobs, .color, .quiet, .verbose, .help,
    ],
    groups: [("Limits", [.maxDocumentBytes, .maxNesting, .maxElements])],
    notes: [
      "Reads what 'import' reads and writes nothing: findings stand at the line, column and element "
        + "of the file itself. Only rules are asked that such a file can answer.",
      "A folder is searched for files of every format. A file that holds no menus and no toolbars is "
        + "passed over unless it is named, and so are folders for the code of others, such as Pods, "
        + "vendor and node_modules.",
    ],
    examples: [
      "audit Main.storyboard", "audit Sources", "audit --write-baseline known.json Sources",
      "audit --diagnostics github --baseline known.json Sources",
    ])

  private let options: DocumentOptions
  private let checking: CheckReport
  private let format: ForeignFormat?

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    checking = try CheckReport(arguments, options)
    format = arguments.word(.foreignFormat)
  }

  func run(in session: Session) throws(UsageError) {
    let importer = Importer(for: .auditing, limits: options.xmlLimits, format: format)
    let limit = options.readLimit
    let memory = SharedMemory()
    try checking.run(options, in: session, of: .foreign) { run throws(UsageError) in
      try run.forEach { compiler, bytes, path in
        let files = DiskSideFiles(of: path, limit: limit, memory: memory)
        return ForeignAudit(bytes, path: path, by: compiler, importer, beside: files)
      } body: { document, _, audit throws(UsageError) in
        if !document.isNamed, audit.isOfNobody(document.path) { return }
        run.addFindings(
          audit.findings, in: [audit.source],
          identities: [FileSystem.realPath(document.path) ?? document.path])
      } completion: {
        checking.writeBaseline(run)
      }
    }
  }
}
