import Menuet
import MenuetAnalysis
import MenuetLayout
import MenuetModel
import MenuetSource

/// The documents of a run, and what all verbs do with them alike.
struct DocumentRun {
  let options: DocumentOptions
  let session: Session
  let report: Report
  let documents: [InputDocument]
  let metrics: MetricsFile?
  let symbols: SymbolCatalog?
  private let configurations: ConfigurationSearch
  /// False where a file of the run itself could not be read: there is nothing to do without it.
  private let isComplete: Bool

  /// Finds the documents; what cannot be read is reported.
  ///
  /// - Parameter isStrict: True where warnings fail the run.
  init(
    _ options: DocumentOptions, in session: Session, isStrict: Bool = false
  ) throws(UsageError) {
    self.options = options
    self.session = session
    var search = DocumentSearch(root: options.root)
    for operand in options.operands { try search.add(operand) }
    documents = search.documents
    report = options.report(in: session, isStrict: isStrict)
    var failures = search.failures
    metrics = try Self.read(options.metricsPath, &failures, MetricsFile.init)
    symbols = try Self.read(options.symbolsPath, &failures, SymbolCatalog.init)
    isComplete =
      (options.metricsPath == nil || metrics != nil)
      && (options.symbolsPath == nil || symbols != nil)
    var configurations = ConfigurationSearch(explicitPath: options.configurationPath)
    for document in documents { configurations.add(document) }
    self.configurations = configurations
    for failure in failures + configurations.failures { report.add(failure) }
    for problem in configurations.problems {
      report.add(problem.findings, in: [problem.source], exitCode: .usage)
    }
  }

  /// The configuration of a document; one that is broken keeps the document from being read.
  func configuration(of document: InputDocument) -> Configuration {
    configurations.configuration(of: document) ?? Configuration()
  }

  private static func read<Content>(
    _ path: String?, _ failures: inout [Failure],
    _ parse: (_ bytes: [UInt8], _ path: String) throws(UsageError) -> Content
  ) throws(UsageError) -> Content? {
    guard let path else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileSystem.read(path, limit: 64 << 20)
    } catch {
      failures.append(.unreadable(path, error))
      return nil
    }
    return try parse(bytes, path)
  }

  /// The compiler for a document: what it includes lies beside it.
  func compiler(
    for document: InputDocument, layouts: LayoutSelection = .declared
  ) -> Compiler {
    var settings = options.compilerOptions(over: configuration(of: document))
    settings.layouts = layouts
    settings.symbols = symbols
    settings.identity = document.isStandardInput ? nil : FileSystem.realPath(document.path)
    settings.includes = FileIncludeReader(
      root: options.root, document: document.displayPath, limit: options.readLimit)
    // A catalog often lies in a folder of resources, outside the one of the sources.
    settings.catalogs = FileIncludeReader(
      root: "/", document: document.displayPath, limit: options.readLimit)
    if let metrics { settings.metrics = { metrics.metrics(for: $0) } }
    return Compiler(options: settings)
  }

  /// Every file that the compilation of a document read.
  func inputs(of compilation: Compilation, of document: InputDocument) -> [String] {
    let others = [
      compilation.catalogPath, options.metricsPath, options.symbolsPath,
      configuration(of: document).path,
    ]
    return compilation.sources.map(\.path) + others.compactMap { $0 }
  }

  /// Makes the folder of outputs; false where that fails, which is reported.
  func prepare(_ plan: OutputPlan) -> Bool {
    do throws(Failure) {
      try plan.prepare()
      return true
    } catch {
      report.add(error)
      report.finish()
      return false
    }
  }

  /// Fails where an output would destroy what it is made of, or cannot be named in a depfile.
  func refuseInputs(
    as destinations: [OutputPlan.Destination], depfile: String?
  ) throws(UsageError) {
    let inputs = Set(documents.compactMap(\.identity))
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
  func reportFaults(of laidOut: LaidOutDocument, path: String) -> Bool {
    guard let law = laidOut.brokenLaws.first else { return false }
    report.add(.fault(path, law))
    return true
  }

  /// Has the findings in a document printed. One that was refused without a reason is a fault.
  func addFindings(of compilation: Compilation) {
    report.add(compilation.findings, in: compilation.sources)
    if compilation.resolved == nil, compilation.succeeded {
      report.add(.fault(compilation.path, "the document was refused, but nothing was found in it"))
    }
  }

  /// Reads a document; `nil` where that fails, which is reported.
  func read(_ document: InputDocument) -> [UInt8]? {
    say("reading \(document.displayPath)")
    do throws(Failure) {
      return try document.read(limit: options.readLimit, from: session.streams)
    } catch {
      report.add(error)
      return nil
    }
  }

  /// Reads and checks a document for what comes before its layout; `nil` where it cannot be read or
  /// has errors, which are reported.
  func compile(_ document: InputDocument) -> Compilation? {
    guard let bytes = read(document) else { return nil }
    let compilation = compiler(for: document).validate(bytes, path: document.displayPath)
    addFindings(of: compilation)
    return compilation.resolved == nil ? nil : compilation
  }

  /// Goes through the documents while somebody is there to take the results, and has the findings
  /// printed.
  ///
  /// - Parameter completion: Done behind the last document; what it reports is printed too.
  func forEach(
    _ body: (InputDocument, Int) throws(UsageError) -> Void, completion: () -> Void = {}
  ) throws(UsageError) {
    defer { report.finish() }
    guard isComplete else { return }
    for path in configurations.foundPaths { say("reading \(path)") }
    var progress = Progress(of: documents.count, on: session)
    defer { progress.end() }
    for (index, document) in documents.enumerated() where session.goesOn {
      progress.show(index, document.displayPath)
      guard configurations.configuration(of: document) != nil else { continue }
      session.compilation = nil
      try body(document, index)
    }
    completion()
  }

  /// A line for those who want to know what goes on.
  func say(_ text: String) {
    guard options.isVerbose, options.diagnostics == .text else { return }
    session.streams.error.write("menuet: \(text)\n")
  }
}
