import Menuet
import MenuetSource

/// `menuet validate`: checks documents, and mends what can be mended safely.
struct ValidateVerb: Verb {
  static let info = VerbInfo(
    name: "validate", summary: "checks documents against every rule", operand: .documents,
    options: [.strict, .fix, .diff] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "Prints what is wrong, and nothing when all is well. Writes nothing without --fix, and with it "
        + "only the files that are given: one that is included is mended where it is among them."
    ],
    examples: [
      "validate Sources", "validate --fix Notes.menuet.xml",
      "validate --strict --rule pedantic=warning Notes.menuet.xml",
    ])

  /// How often remedies are applied before what is left is left.
  private static let rounds = 10

  private let options: DocumentOptions
  private let isStrict: Bool
  private let fixes: Bool
  private let showsDiff: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options = try DocumentOptions(arguments, verb: Self.info)
    isStrict = arguments.contains(.strict)
    showsDiff = arguments.contains(.diff)
    fixes = arguments.contains(.fix)
  }

  func run(in session: Session) throws(UsageError) {
    let run = try DocumentRun(options, in: session, isStrict: isStrict)
    let check: DocumentRun.Work = { compiler, bytes, path in compiler.validate(bytes, path: path) }
    // What these include may be mended after them.
    var including: [InputDocument] = []
    try run.forEach(check) { document, _, compilation in
      guard fixes || showsDiff else { return run.addFindings(of: compilation) }
      guard let left = fix(document, compilation, run.compiler(for: document), run) else { return }
      if showsDiff || document.isStandardInput || left.sources.count == 1 {
        run.addFindings(of: left)
      } else {
        including.append(document)
      }
    } completion: {
      for document in including {
        switch run.job(document, check)() {
        case .none: continue
        case .failure(let failure): run.report.add(failure)
        case .success(let compilation): run.addFindings(of: compilation)
        }
      }
    }
  }

  /// Mends a document, and gives what is to be reported of it: what is left, or with `--diff` what
  /// was there; `nil` where that has been done.
  private func fix(
    _ document: InputDocument, _ first: Compilation, _ compiler: Compiler, _ run: DocumentRun
  ) -> Compilation? {
    var current = first
    var count = 0
    var failure: Failure?
    for _ in 0..<Self.rounds {
      let fixes = SafeFixes(of: current.findings)
      guard fixes.count > 0, let source = current.sources.first else { break }
      let rewriter = SourceRewriter(bytes: current.bytes, source: source)
      guard let bytes = rewriter.applying(fixes.edits) else {
        failure = .unrepresentable(document.displayPath, encoding: source.encoding.name)
        break
      }
      count += fixes.count
      current = compiler.validate(bytes, path: document.displayPath)
    }
    if let failure {
      run.addFindings(of: first)
      run.report.add(failure)
      return nil
    }
    if showsDiff {
      printDiff(from: first, to: current, run)
      return first
    }
    guard write(current.bytes, insteadOf: first.bytes, to: document, run) else {
      run.addFindings(of: first)
      return nil
    }
    if count > 0 {
      run.say("\(count == 1 ? "1 fix" : "\(count) fixes") applied to \(document.displayPath)")
    }
    return current
  }

  /// False where the file could not be written.
  private func write(
    _ bytes: [UInt8], insteadOf old: [UInt8], to document: InputDocument, _ run: DocumentRun
  ) -> Bool {
    if document.isStandardInput {
      run.session.streams.output.write(bytes)
      return true
    }
    if bytes == old { return true }
    do throws(OutputError) {
      try OutputFile(document.path).replace(with: bytes)
      return true
    } catch {
      run.report.add(.unwritable(document.path, error))
      return false
    }
  }

  private func printDiff(from first: Compilation, to last: Compilation, _ run: DocumentRun) {
    guard let old = first.sources.first, let new = last.sources.first else { return }
    let output = run.session.streams.output
    let style = TerminalStyle(options.color, for: output, in: run.session.environment)
    let diff = UnifiedDiff(LineDiff(from: old.text, to: new.text), style: style)
    output.write(diff.text(path: old.path))
  }
}
