package import Menuet
package import MenuetLayout
package import MenuetModel
package import MenuetSource

/// The documents of a run, and what all verbs do with them alike.
package struct DocumentRun {
  package let options: DocumentOptions
  package let session: Session
  package let report: Report
  /// The documents of the run: those that are named, and those of a folder that no other one
  /// includes.
  package private(set) var documents: [InputDocument]
  /// The metrics of a platform, of the files that replace the built-in ones; `nil` without any.
  package let metrics: (@Sendable (Platform) -> MetricSet)?
  package let symbols: SymbolCatalog?
  private var configurations: ConfigurationSearch
  /// The paths of the files that were given, those in others included, by where they really are.
  private let files: [String: String]
  /// Indicates whether all files of the run itself could be read: there is nothing to do without
  /// them.
  package let isComplete: Bool
  /// Indicates whether the files may include each other.
  private let includesNest: Bool

  /// Finds the documents; what cannot be read is reported.
  ///
  /// - Parameters:
  ///   - isStrict: True where warnings fail the run.
  ///   - isBySeverity: True where errors are reported last.
  ///   - baselinePath: The file of findings that are known.
  ///   - sink: Where the report goes; standard error by default.
  ///   - kind: The files that folders are searched for.
  package init(
    _ options: DocumentOptions, in session: Session, isStrict: Bool = false,
    isBySeverity: Bool = false, baselinePath: String? = nil, reportingTo sink: ByteSink? = nil,
    of kind: FileKind = .documents
  ) throws(UsageError) {
    self.options = options
    self.session = session
    includesNest = kind.words == FileKind.documents.words
    let search = try options.documents(of: kind)
    documents = search.documents
    for folder in search.passedOver {
      options.say("\(folder) is passed over; name it if its files are meant", in: session)
    }
    files = Dictionary(
      search.documents.compactMap { document in
        FileSystem.realPath(document.path).map { ($0, document.path) }
      }, uniquingKeysWith: { first, _ in first })
    report = try options.report(
      in: session, isStrict: isStrict, isBySeverity: isBySeverity,
      isOfDocuments: includesNest, to: sink)
    var failures = search.failures
    let sizes = Self.readMetrics(options.metricsPath, &failures, report)
    let text = Self.readFont(options.fontPath, &failures)
    metrics = Self.metrics(sizes, text)
    symbols = try Self.readSymbols(options.symbolsPath, &failures)
    let baseline = Self.readBaseline(baselinePath, &failures, report)
    report.baseline = baseline
    isComplete =
      (options.metricsPath == nil || sizes != nil) && (baselinePath == nil || baseline != nil)
      && (options.fontPath == nil || text != nil)
      && (options.symbolsPath == nil || symbols != nil)
    var configurations = ConfigurationSearch(explicitPath: options.configurationPath)
    for document in documents { configurations.add(document) }
    self.configurations = configurations
    for failure in failures + configurations.failures { report.add(failure) }
    for problem in configurations.problems {
      report.add(problem.findings, in: [problem.source], exitCode: .usage)
    }
    documents = judged(search.documents)
  }

  /// The documents without those that stand in others: what is wrong with these is said there.
  private func judged(_ documents: [InputDocument]) -> [InputDocument] {
    guard includesNest, documents.count > 1, documents.contains(where: { !$0.isNamed }) else {
      return documents
    }
    let scans = documents.map { document -> DocumentNesting.Scan in
      let compiler = compiler(for: document)
      let limit = options.readLimit
      return {
        guard !document.isStandardInput,
          let bytes = try? FileSystem.read(document.path, limit: limit)
        else { return [] }
        return compiler.includedFiles(bytes, path: document.displayPath)
      }
    }
    let nesting = DocumentNesting(documents, includes: Workers.results(of: scans, on: options.jobs))
    for document in documents where !nesting.judged.contains(document) {
      say("\(document.displayPath) is read where it is included")
    }
    return nesting.judged
  }

  /// Finds the documents of one version among several; what cannot be read is reported.
  package mutating func documents(at operand: String) throws(UsageError) -> [InputDocument] {
    var search = DocumentSearch(root: options.root)
    try search.add(operand)
    for failure in search.failures { report.add(failure) }
    addConfigurations(of: search.documents)
    return judged(search.documents)
  }

  /// Reads the configurations of documents that were found otherwise than by the operands.
  package mutating func addConfigurations(of documents: [InputDocument]) {
    let known = (configurations.failures.count, configurations.problems.count)
    for document in documents { configurations.add(document) }
    for failure in configurations.failures.dropFirst(known.0) { report.add(failure) }
    for problem in configurations.problems.dropFirst(known.1) {
      report.add(problem.findings, in: [problem.source], exitCode: .usage)
    }
  }

  /// The configuration of a document; one that is broken keeps the document from being read.
  package func configuration(of document: InputDocument) -> Configuration {
    configurations.configuration(of: document) ?? Configuration()
  }

  private static func read(_ path: String?, _ failures: inout [Failure]) -> [UInt8]? {
    guard let path else { return nil }
    do throws(SystemError) {
      return try FileSystem.read(path, limit: 64 << 20)
    } catch {
      failures.append(.unreadable(path, error))
      return nil
    }
  }

  /// The sizes of a file; `nil` where there is none, or something is wrong with it, which is reported.
  private static func readMetrics(
    _ path: String?, _ failures: inout [Failure], _ report: Report
  ) -> MetricsFile? {
    guard let path, let bytes = read(path, &failures) else { return nil }
    let source = SourceFile(json: bytes, path: path)
    var problems = SettingsFindings()
    let sizes = MetricsFile(source, &problems)
    report.add(problems.sorted, in: [source], exitCode: .usage)
    return sizes
  }

  /// The baseline of a file; `nil` where there is none, or something is wrong with it, which is
  /// reported.
  private static func readBaseline(
    _ path: String?, _ failures: inout [Failure], _ report: Report
  ) -> Baseline? {
    guard let path, let bytes = read(path, &failures) else { return nil }
    let source = SourceFile(json: bytes, path: path)
    var problems = SettingsFindings()
    let baseline = Baseline(source, &problems)
    report.add(problems.sorted, in: [source], exitCode: .usage)
    return problems.isEmpty ? baseline : nil
  }

  private static func readSymbols(
    _ path: String?, _ failures: inout [Failure]
  ) throws(UsageError) -> SymbolCatalog? {
    guard let path, let bytes = read(path, &failures) else { return nil }
    return try SymbolCatalog(bytes, path: path)
  }

  private static func readFont(_ path: String?, _ failures: inout [Failure]) -> TextMetrics? {
    guard let path else { return nil }
    do throws(Failure) {
      return try TextMetrics(fontFile: path)
    } catch {
      failures.append(error)
      return nil
    }
  }

  private static func metrics(
    _ sizes: MetricsFile?, _ text: TextMetrics?
  ) -> (@Sendable (Platform) -> MetricSet)? {
    if sizes == nil && text == nil { return nil }
    return { platform in
      var metrics = sizes?.metrics(for: platform) ?? MetricSet(for: platform)
      if let text { metrics.text = text }
      return metrics
    }
  }

  /// The compiler for a document: what it includes lies beside it.
  package func compiler(
    for document: InputDocument, layouts: LayoutSelection = .declared
  ) -> Compiler {
    compiler(for: document, configuration(of: document), layouts: layouts)
  }

  /// The compiler for a document that need not be one of the run, with the settings of its folder as
  /// they are by now, and what is wrong with these.
  ///
  /// - Parameter unsaved: Gives the bytes of a file that are to be taken in place of those on disk.
  package func currentCompiler(
    for document: InputDocument, unsaved: @escaping (_ path: String) -> [UInt8]?
  ) -> (compiler: Compiler, problems: [(findings: [MenuetSource.Diagnostic], source: SourceFile)]) {
    var search = ConfigurationSearch(explicitPath: options.configurationPath, unsaved: unsaved)
    search.add(document)
    let configuration = search.configuration(of: document) ?? Configuration()
    return (compiler(for: document, configuration, layouts: .toolbars), search.problems)
  }

  private func compiler(
    for document: InputDocument, _ configuration: Configuration, layouts: LayoutSelection
  ) -> Compiler {
    var settings = options.compilerOptions(over: configuration)
    settings.layouts = layouts
    settings.symbols = symbols
    settings.identity = document.isStandardInput ? nil : FileSystem.realPath(document.path)
    settings.includes = FileIncludeReader(
      root: options.root, document: document.displayPath, limit: options.readLimit)
    // A catalog often lies in a folder of resources, outside the one of the sources.
    settings.catalogs = FileIncludeReader(
      root: "/", document: document.displayPath, limit: options.readLimit)
    settings.metrics = metrics
    return Compiler(options: settings)
  }

  /// The path of a file that was given, by its identity; `nil` for others.
  package func givenPath(_ identity: String) -> String? { files[identity] }

  /// Every file that the compilation of a document read.
  package func inputs(of compilation: Compilation, of document: InputDocument) -> [String] {
    let others = [
      compilation.catalogPath, options.metricsPath, options.fontPath, options.symbolsPath,
      configuration(of: document).path,
    ]
    let sources = compilation.sources.map(\.path)
    // A catalog is among the sources where something is wrong in it.
    return sources + others.compactMap { $0 }.filter { !sources.contains($0) }
  }

  /// Makes the folder of outputs, and those in it that some of them need; false where that fails, which
  /// is reported.
  package func prepare(
    _ plan: OutputPlan, for destinations: [OutputPlan.Destination] = []
  ) -> Bool {
    do throws(Failure) {
      try plan.prepare(for: destinations)
      return true
    } catch {
      report.add(error)
      report.finish()
      return false
    }
  }

  /// Fails where an output would destroy what it is made of, or cannot be named in a depfile.
  ///
  /// - Parameter others: The paths of what is read besides the documents.
  package func refuseInputs(
    as destinations: [OutputPlan.Destination], depfile: String?, besides others: [String] = []
  ) throws(UsageError) {
    let identities = others.compactMap { (try? FileStatus(of: $0))?.identity }
    let inputs = Set(documents.compactMap(\.identity) + identities)
    let outputs = destinations.compactMap { destination -> String? in
      if case .file(let path) = destination { path } else { nil }
    }
    for path in outputs + (depfile.map { [$0] } ?? []) {
      guard let status = try? FileStatus(of: path) else { continue }
      if inputs.contains(status.identity) { throw .outputIsInput(path) }
    }
    guard depfile != nil else { return }
    for path in outputs + documents.map(\.path) where path.contains(where: \.isNewline) {
      throw .lineBreakInPath(path)
    }
  }

  /// Reports the laws that a layout breaks; true where there are any.
  package func reportFaults(of laidOut: LaidOutDocument, path: String) -> Bool {
    guard let law = laidOut.brokenLaws.first else { return false }
    report.add(.fault(path, law))
    return true
  }

  /// Has the findings in a document printed. One that was refused without a reason is a fault.
  package func addFindings(of compilation: Compilation) {
    addFindings(
      compilation.findings, in: compilation.sources, identities: compilation.identities)
    if compilation.resolved == nil, compilation.succeeded {
      report.add(.fault(compilation.path, "the document was refused, but nothing was found in it"))
    }
  }

  /// Has findings printed, without those that were reported before.
  ///
  /// - Parameter identities: What each of the sources is, by whatever path it was read.
  package func addFindings(
    _ findings: [MenuetSource.Diagnostic], in sources: [SourceFile], identities: [String]
  ) {
    report.add(findings, in: sources, identities: identities) { givenPath($0) != nil }
  }

  /// The work on the bytes of a document, on any thread.
  package typealias Work<Value> =
    @Sendable (
      _ compiler: Compiler, _ bytes: [UInt8], _ path: String
    ) -> Value

  /// Reads and checks the documents, without their layout; those with errors are reported and left
  /// out. That a document has no titles in one of the locales is reported too.
  ///
  /// - Parameters:
  ///   - includesRefused: True to go on with what is understood of a document with errors.
  ///   - seen: Told of every document, also of one with errors.
  package func forEachResolved(
    in locales: [String]?, includesRefused: Bool = false,
    seen: (InputDocument, Compilation) -> Void = { _, _ in },
    _ body: (InputDocument, Int, Compilation, Document) throws(UsageError) -> Void
  ) throws(UsageError) {
    try forEach { compiler, bytes, path in
      compiler.validate(bytes, path: path)
    } body: { document, index, compilation throws(UsageError) in
      seen(document, compilation)
      addFindings(of: compilation)
      let understood = includesRefused ? compilation.understood : nil
      guard let resolved = compilation.resolved ?? understood else { return }
      let notes = compilation.untranslated(locales ?? [])
      if !notes.isEmpty { report.add(notes, in: compilation.sources) }
      try body(document, index, compilation, resolved)
    }
  }

  /// Goes through the documents while somebody is there to take the results, and has the findings
  /// printed.
  ///
  /// - Parameters:
  ///   - layouts: The forms of menus that a document needs.
  ///   - work: Done for several documents at a time.
  ///   - body: Done for one after the other, in order.
  ///   - completion: Done behind the last document; what it reports is printed too.
  package func forEach<Value: Sendable>(
    layouts: (InputDocument) -> LayoutSelection = { _ in .declared },
    _ work: @escaping Work<Value>,
    body: (InputDocument, Int, Value) throws(UsageError) -> Void,
    completion: () throws(UsageError) -> Void = {}
  ) throws(UsageError) {
    defer { report.finish() }
    guard isComplete else { return }
    for path in configurations.foundPaths { say("reading \(path)") }
    var progress = Progress(of: documents.count, on: session)
    defer { progress.end() }
    // Threads for few small documents would spend most of their time waiting for each other.
    let size = options.jobs == 1 ? 1 : 8 * options.jobs
    for start in stride(from: 0, to: documents.count, by: size) where session.goesOn {
      let batch = start..<min(start + size, documents.count)
      progress.show(start, documents[start].displayPath)
      // What becomes of the last batch is left to the end of the process.
      session.results = []
      let results = Workers.results(
        of: batch.map { job(documents[$0], layouts: layouts, work) }, on: options.jobs)
      for (index, result) in zip(batch, results) where session.goesOn {
        switch result {
        case .none: continue
        case .failure(let failure): report.add(failure)
        case .success(let value):
          session.results.append(value)
          try body(documents[index], index, value)
        }
      }
    }
    try completion()
  }

  /// The job for one document; `nil` comes of one whose configuration is broken.
  package func job<Value: Sendable>(
    _ document: InputDocument,
    layouts: (InputDocument) -> LayoutSelection = { _ in .declared },
    _ work: @escaping Work<Value>
  ) -> @Sendable () -> Result<Value, Failure>? {
    guard configurations.configuration(of: document) != nil else { return { nil } }
    say("reading \(document.displayPath)")
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try document.read(limit: options.readLimit, from: session.streams)
    } catch {
      return { .failure(error) }
    }
    let compiler = compiler(for: document, layouts: layouts(document))
    let path = document.displayPath
    return { .success(work(compiler, bytes, path)) }
  }

  /// Has the errors of a document printed, without its warnings and notes; one that was refused without
  /// a reason is a fault.
  package func addErrors(of compilation: Compilation) {
    report.add(
      compilation.findings.filter { $0.severity == .error }, in: compilation.sources,
      identities: compilation.identities
    ) { givenPath($0) != nil }
    if compilation.resolved == nil, compilation.succeeded {
      report.add(.fault(compilation.path, "the document was refused, but nothing was found in it"))
    }
  }

  /// Compiles an earlier version of a document, whose findings are nobody's concern any more; `nil` where
  /// it cannot be read, which is reported.
  package func compile(earlier path: String) -> Compilation? {
    let document = InputDocument(path: path, identity: nil)
    switch job(document, { $0.validate($1, path: $2) })() {
    case .success(let compilation): return compilation
    case .failure(let failure): report.add(failure)
    case nil: break
    }
    return nil
  }

  /// A line for those who want to know what goes on.
  package func say(_ text: String) { options.say(text, in: session) }
}
