import Menuet
import MenuetComparison
import MenuetGeneration
import MenuetModel
import MenuetRendering
import MenuetSource
import MenuetTool

/// `menuet diff`: says what a change of documents means.
struct DiffVerb: Verb {
  static let info = VerbInfo(
    name: "diff", summary: "says what two versions of documents do differently",
    operand: .versions,
    options: [
      .comparisonFormat, .breaking, .frameworks, .writeLock, .output, .force,
    ] + .reading,
    groups: [("Limits", .limits)],
    notes: [
      "A version is a document, a folder of them, or either in a revision of git, as in"
        + " 'HEAD~1:Sources/Notes.menuet.xml': the path counts from the top of the repository, or"
        + " behind './' from the current folder. Documents of two folders belong together by their"
        + " paths, else by their names.",
      "OLD may be a file that --write-lock has made: then it says which ids are gone since, and which"
        + " have another name in Swift.",
      "Of documents with errors the errors are printed, and nothing is compared.",
    ],
    examples: [
      "diff Old.menuet.xml Notes.menuet.xml", "diff HEAD:./Notes.menuet.xml Notes.menuet.xml",
      "diff --format markdown main:Sources Sources",
      "diff --breaking --framework uikit v1.0:Sources Sources",
      "diff --write-lock menuet.lock Sources", "diff menuet.lock Sources",
    ])

  private let options: DocumentOptions
  private let operands: [String]
  private let format: ComparisonFormat
  private let failsIfBreaking: Bool
  /// `nil` to follow the configuration.
  private let frameworks: [Framework]?
  private let lockPath: String?
  private let destination: OutputPlan.Destination
  private let isForced: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var options = try DocumentOptions(arguments, verb: Self.info)
    operands = options.operands
    options.operands = []
    self.options = options
    lockPath = arguments[.writeLock]
    for option in [CommandOption.comparisonFormat, .breaking, .frameworks, .output] {
      try arguments.exclude(.writeLock, option)
    }
    if lockPath == nil {
      if operands.count < 2 {
        throw .operandMissing(verb: Self.info.name, operand: Self.info.operand.word)
      }
      if operands.count > 2 { throw .operandUnexpected(operands[2]) }
    }
    format = arguments.word(.comparisonFormat) ?? .text
    failsIfBreaking = arguments.contains(.breaking)
    frameworks = arguments.words(.frameworks)
    let path = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
    destination = path.map { .file($0) } ?? .standardOutput
    isForced = arguments.contains(.force)
  }

  func run(in session: Session) throws(UsageError) {
    var run = try DocumentRun(options, in: session)
    defer { run.report.finish() }
    guard run.isComplete else { return }
    if let lockPath { return try write(lockPath, &run) }
    let lock: IDLock?
    do throws(Failure) {
      lock = try LockFile.lock(at: operands[0])
    } catch {
      return run.report.add(error)
    }
    if let lock {
      guard let files = try ComparedFiles(operands[1], &run) else { return }
      return finish(compare(lock, files, run), run)
    }
    let old = try ComparedFiles(operands[0], &run)
    guard let new = try ComparedFiles(operands[1], &run), let old else { return }
    if old.isFolder != new.isFolder {
      throw .versionsUnlike(
        file: (old.isFolder ? new : old).operand, folder: (old.isFolder ? old : new).operand)
    }
    finish(compare(old, new, run), run)
  }

  // MARK: Comparing

  /// What was found, and in how many documents it was looked for; `nil` where a document has errors,
  /// which are reported.
  private typealias Outcome = (differences: [DocumentDifference], count: Int)

  private func compare(_ old: ComparedFiles, _ new: ComparedFiles, _ run: DocumentRun) -> Outcome? {
    guard let versions = read([old, new], run) else { return nil }
    let pairs = Self.pairs(versions[0], versions[1])
    let differences = pairs.compactMap { old, new -> DocumentDifference? in
      if pairs.count > 1 { run.session.results = [] }
      let difference = difference(old, new, run)
      return difference.flatMap { $0.isEmpty ? nil : $0 }
    }
    return (differences, pairs.count)
  }

  /// A document that was read.
  private struct Version {
    let file: ComparedFiles.File
    let document: Document
  }

  /// The documents of some versions, several read at a time; `nil` where one has errors, or cannot be
  /// read.
  private func read(_ sides: [ComparedFiles], _ run: DocumentRun) -> [[Version]]? {
    var versions: [[Version]] = sides.map { _ in [] }
    var isWhole = true
    let files = sides.enumerated().flatMap { side, files in
      files.files.map { (side: side, file: $0, job: files.job($0, run)) }
    }
    for start in stride(from: 0, to: files.count, by: options.jobs) {
      let batch = files[start..<min(start + options.jobs, files.count)]
      if files.count > batch.count { run.session.results = [] }
      let results = Workers.results(of: batch.map(\.job), on: options.jobs)
      for ((side, file, _), result) in zip(batch, results) {
        switch result {
        case .success(let compilation):
          run.session.results.append(compilation)
          run.addErrors(of: compilation)
          if let document = compilation.resolved, compilation.succeeded {
            versions[side].append(Version(file: file, document: document))
            continue
          }
        case .failure(let failure): run.report.add(failure)
        case nil: break
        }
        isWhole = false
      }
    }
    return isWhole ? versions : nil
  }

  /// The documents that belong together: those that are named, those of one path, and of what is left
  /// those of one name.
  private static func pairs(
    _ olds: [Version], _ news: [Version]
  ) -> [(old: Version?, new: Version?)] {
    if let old = olds.first, let new = news.first, old.file.relative == nil { return [(old, new)] }
    var free = olds
    var partners: [Version?] = news.map { new in
      free.firstIndex { $0.file.relative == new.file.relative }.map { free.remove(at: $0) }
    }
    for (index, new) in news.enumerated() where partners[index] == nil {
      let named = free.indices.filter { free[$0].document.name == new.document.name }
      if named.count == 1 { partners[index] = free.remove(at: named[0]) }
    }
    return zip(partners, news).map { ($0, $1) } + free.map { ($0, nil) }
  }

  private func difference(
    _ old: Version?, _ new: Version?, _ run: DocumentRun
  ) -> DocumentDifference? {
    guard let document = new?.document ?? old?.document else { return nil }
    var comparison = VersionComparison.none
    var status = DocumentDifference.Status.changed
    if let old, let new {
      comparison = VersionComparison(
        from: ComparedVersion(old.document, metrics: run.metrics),
        to: ComparedVersion(new.document, metrics: run.metrics),
        frameworks: frameworks ?? [new.file.framework(run)], by: SeveralAtATime(jobs: options.jobs))
    } else {
      status = old == nil ? .added : .removed
    }
    run.session.results += comparison.takeLists()
    return DocumentDifference(
      status: status, old: old?.file.path, new: new?.file.path, name: document.name,
      comparison: comparison)
  }

  // MARK: Locks

  private func compare(_ lock: IDLock, _ files: ComparedFiles, _ run: DocumentRun) -> Outcome? {
    guard let versions = read([files], run)?[0] else { return nil }
    // Several documents may have one name, and one list of ids.
    let named = Dictionary(grouping: versions, by: \.document.name)
    var names: Set<String> = []
    let differences = versions.compactMap { version -> DocumentDifference? in
      let name = version.document.name
      guard names.insert(name).inserted, let alike = named[name] else { return nil }
      return DocumentDifference(
        status: .changed, old: operands[0],
        new: alike.map(\.file.path).joined(separator: ", "), name: name,
        comparison: VersionComparison(from: lock, to: alike.map(\.document)))
    }
    let gone = lock.documents.filter { !names.contains($0) }.map { name in
      DocumentDifference(
        status: .removed, old: "\(operands[0]) (\(name))", new: nil, name: name, comparison: .none)
    }
    // Of a document alone nothing is known of the others.
    let known = files.isFolder ? gone : []
    return (differences.filter { !$0.isEmpty } + known, differences.count + known.count)
  }

  private func write(_ path: String, _ run: inout DocumentRun) throws(UsageError) {
    var documents: [Document] = []
    for operand in operands {
      guard let files = try ComparedFiles(operand, &run), let versions = read([files], run)?[0]
      else { return }
      documents += versions.map(\.document)
    }
    let names = operands.map { Path.name(of: $0) }.joined(separator: ", ")
    let text = GeneratedMark.line(version: Compiler.version, file: names) + IDLock(documents).text
    OutputWriter(run, isForced: isForced).put(
      Array(text.utf8), to: path == "-" ? .standardOutput : .file(path))
  }

  // MARK: Printing

  private func finish(_ outcome: Outcome?, _ run: DocumentRun) {
    guard let outcome else { return }
    let text = DifferenceText(
      differences: outcome.differences, documentCount: outcome.count, frameworks: frameworks ?? [],
      jobs: options.jobs)
    let mark = GeneratedMark.sentence(
      version: Compiler.version, file: operands.map { Path.name(of: $0) }.joined(separator: ", "))
    let isFile = destination != .standardOutput
    let output: [[UInt8]] =
      switch format {
      case .text:
        isFile
          ? [Array("# \(mark)\n\n".utf8)] + text.text(.plain)
          : text.text(
            TerminalStyle(
              options.color, for: run.session.streams.output, in: run.session.environment))
      case .markdown: [Array(((isFile ? "<!-- \(mark) -->\n\n" : "") + text.markdown).utf8)]
      case .html: [Array(("<!-- \(XMLText.comment(mark)) -->\n" + text.page(title: title)).utf8)]
      case .json: [Array(DifferenceJSON.text(of: outcome.differences).utf8)]
      }
    OutputWriter(run, isForced: isForced).put(output, to: destination)
    if failsIfBreaking, outcome.differences.contains(where: \.isBreaking) {
      run.session.record(.documents)
    }
  }

  private var title: String {
    "\(Path.name(of: operands[1])) since \(Path.name(of: operands[0]))"
  }
}

/// Does pieces of work on several threads.
private struct SeveralAtATime: WorkPerformer {
  let jobs: Int

  func results<Value: Sendable>(of work: [@Sendable () -> Value]) -> [Value] {
    Workers.results(of: work, on: jobs)
  }

  func once<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) -> @Sendable () -> Value {
    let once = Once(work)
    return { once.value }
  }
}
