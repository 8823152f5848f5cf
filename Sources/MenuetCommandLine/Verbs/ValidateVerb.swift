import Menuet
import MenuetSource
import MenuetTool
import MenuetXML

/// `menuet validate`: checks documents, and mends what can be mended safely.
struct ValidateVerb: Verb {
  static let info = VerbInfo(
    name: "validate", summary: "checks documents against every rule", operand: .documents,
    options: [
      .strict, .fix, .diff, .baseline, .writeBaseline, .sort, .reportFile, .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Prints what is wrong, and nothing when all is well: text on standard error, any other report "
        + "on standard output. Changes no document without --fix, and with it only the files that are "
        + "given: one that is included is mended where it is among them.",
      "A file of a folder that another document of the run includes is judged where it stands, and "
        + "by itself only if it is named.",
    ],
    examples: [
      "validate Sources", "validate --fix Notes.menuet.xml",
      "validate --diagnostics sarif -o menuet.sarif Sources",
      "validate --write-baseline known.json Sources",
      "validate --baseline known.json Sources",
      "validate --strict --rule pedantic=warning Notes.menuet.xml",
    ])

  private let options: DocumentOptions
  private let checking: CheckReport
  private let fixes: Bool
  private let showsDiff: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    showsDiff = arguments.contains(.diff)
    fixes = arguments.contains(.fix)
    try arguments.exclude(.fix, .writeBaseline)
    checking = try CheckReport(arguments, options)
    if checking.isOnOutput {
      let other = showsDiff ? "--diff" : fixes && options.operands.contains("-") ? "--fix -" : nil
      if let other { throw .twoResults(other) }
    }
    if checking.newBaselinePath == "-", showsDiff {
      throw .twoResults("\(CommandOption.writeBaseline.longSpelling) -")
    }
  }

  func run(in session: Session) throws(UsageError) {
    try checking.run(options, in: session) { run throws(UsageError) in try check(run) }
  }

  private func check(_ run: DocumentRun) throws(UsageError) {
    let check: DocumentRun.Work<Compilation> = { compiler, bytes, path in
      compiler.validate(bytes, path: path)
    }
    // What these include may be mended after them.
    var including: [InputDocument] = []
    var files = MendedFiles()
    try run.forEach(check) { document, _, compilation in
      guard fixes || showsDiff else { return run.addFindings(of: compilation) }
      guard let left = fix(document, compilation, &files, run) else { return }
      if showsDiff || document.isStandardInput || left.sources.count == 1 {
        run.addFindings(of: left)
      } else {
        including.append(document)
      }
    } completion: {
      if showsDiff { printDiff(files, run) }
      for document in including {
        switch run.job(document, check)() {
        case .none: continue
        case .failure(let failure): run.report.add(failure)
        case .success(let compilation): run.addFindings(of: compilation)
        }
      }
      checking.writeBaseline(run)
    }
  }

  /// Mends a document and what it includes, and gives what is to be reported of it: what is left, or
  /// with `--diff` what was there; `nil` where that has been done.
  private func fix(
    _ document: InputDocument, _ first: Compilation, _ files: inout MendedFiles, _ run: DocumentRun
  ) -> Compilation? {
    var mending = DocumentMending(
      first, in: files, by: run.compiler(for: document), givenPath: run.givenPath)
    do throws(Failure) {
      try mending.mend()
      if !showsDiff {
        for file in mending.changes.all { try write(file, to: document, run) }
      }
    } catch {
      run.addFindings(of: first)
      run.report.add(error)
      return nil
    }
    if document.isStandardInput, !showsDiff {
      run.session.streams.output.write(mending.current.contents[0])
    }
    for file in mending.changes.all {
      files.add(file)
      if showsDiff { continue }
      run.say("\(file.count == 1 ? "1 fix" : "\(file.count) fixes") applied to \(file.path)")
    }
    return showsDiff ? first : mending.current
  }

  private func write(
    _ file: MendedFiles.File, to document: InputDocument, _ run: DocumentRun
  ) throws(Failure) {
    if document.isStandardInput, file.path == document.displayPath { return }
    do throws(OutputError) {
      try OutputFile(file.path).replace(with: file.bytes)
    } catch {
      throw .unwritable(file.path, error)
    }
  }

  private func printDiff(_ files: MendedFiles, _ run: DocumentRun) {
    let output = run.session.streams.output
    let style = TerminalStyle(options.color, for: output, in: run.session.environment)
    for file in files.all {
      let diff = UnifiedDiff(
        LineDiff(from: text(file.old, file.path), to: text(file.bytes, file.path)), style: style)
      output.write(diff.text(path: file.path))
    }
  }

  private func text(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    var sink = DiagnosticSink()
    return SourceDecoder().decode(bytes, path: path, into: &sink)?.text ?? []
  }
}
