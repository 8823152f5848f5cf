import MenuetBinding
package import MenuetRules
package import MenuetLayout
package import MenuetModel
package import MenuetSource
package import MenuetXML

/// Compiles Menuet documents: bytes in, a checked and laid out document and its diagnostics out.
///
/// A compilation touches no file: what a document says is passed in, and what it becomes is asked of
/// the `Compilation`.
public struct Compiler: Sendable {
  /// The version of the compiler, which stands in what it generates.
  public static let version = "0.1.0"

  /// The inputs of a compilation besides the document.
  package struct Options: Sendable {
    package var policy = RulePolicy()
    package var xmlLimits = XMLLimits()
    package var languageLimits = LanguageLimits()
    /// The frameworks that the app is written for: their words it need not bring.
    package var frameworks: FrameworkSet = .uikit
    /// The numbers that rules compare with.
    package var ruleOptions = RuleOptions()
    package var symbols: SymbolCatalog?
    /// The translations of all documents, in place of those that they name.
    package var strings: StringCatalog?
    /// The path of `strings`, as commands name it; `nil` where no file holds them.
    package var stringsPath: String?
    /// The metrics of a platform; `nil` for those built in.
    package var metrics: (@Sendable (Platform) -> MetricSet)?
    package var layouts = LayoutSelection.declared
    /// Reads what documents include; `nil` where a document has no file beside it.
    package var includes: (any IncludeReader)?
    /// Reads the String Catalogs that documents name; `nil` to do without them.
    package var catalogs: (any IncludeReader)?
    /// The document's identity among what is included; `nil` for its path.
    package var identity: String?
    /// Asked between the stages of a compilation whether nobody needs its outcome any more; the rest is
    /// then left out.
    package var isInterrupted: @Sendable () -> Bool = { false }

    package init() {}
  }

  package var options: Options

  /// A compiler with every rule at its own severity.
  public init() {
    options = Options()
  }

  package init(options: Options) {
    self.options = options
  }

  /// Compiles a document.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8, UTF-16 or the encoding that it declares.
  ///   - path: The path that diagnostics name.
  /// - Returns: The diagnostics, and the document with its layouts unless there were errors.
  public func compile(_ bytes: [UInt8], path: String) -> Compilation {
    var (compilation, document, sink) = analyze(bytes, path: path)
    if sink.hasErrors { return compilation.finished(&sink) }
    compilation.resolved = document
    compilation.laidOut = document.map { layOut($0, compilation.toolbarLayouts) }
    return compilation.finished(&sink)
  }

  /// Lays the document out for its first platform, and what is not for that one for the next.
  private func layOut(_ document: Document, _ made: ToolbarLayouts) -> LaidOutDocument {
    func context(_ platform: Platform) -> LayoutContext {
      LayoutContext(
        platform: platform, locale: document.language, metrics: options.metrics?(platform))
    }
    let platforms = document.platformOrder
    return LayoutEngine(
      context: context(document.defaultPlatform),
      further: platforms.dropFirst().map(context), layouts: options.layouts, made: made
    ).layOut(document)
  }

  /// Parses, binds, resolves and checks a document, without its layout.
  ///
  /// A document whose only errors are of its layout is resolved all the same: how it is laid out shows
  /// what is wrong.
  public func validate(_ bytes: [UInt8], path: String) -> Compilation {
    var (compilation, document, sink) = analyze(bytes, path: path)
    compilation.resolved = document
    return compilation.finished(&sink)
  }

  /// Reads and binds a document with all that it includes.
  private func load(
    _ source: SourceFile, of bytes: [UInt8], after former: Inclusion? = nil,
    into sink: inout DiagnosticSink
  ) -> Inclusion {
    var inclusion = Inclusion(
      reader: options.includes,
      xmlReader: XMLReader(limits: options.xmlLimits, elementNames: Self.elementNames),
      binder: Binder(limits: options.languageLimits, rules: RuleCatalog.names),
      maximumDepth: options.languageLimits.includeLevels, former: former)
    inclusion.load(source, of: bytes, identity: options.identity ?? source.path, into: &sink)
    return inclusion
  }

  /// Reads and binds a document with all that it includes, and asks nothing further of it; `nil` where
  /// the bytes are no text.
  ///
  /// - Parameter former: The same document as it was before, whose trees are made use of.
  package func read(
    _ bytes: [UInt8], path: String, after former: Inclusion? = nil
  ) -> Inclusion? {
    var sink = DiagnosticSink(policy: options.policy)
    return SourceDecoder().decode(bytes, path: path, into: &sink).map {
      load($0, of: bytes, after: former, into: &sink)
    }
  }

  /// The toolbars of a compilation with their layouts, as far as the document is understood, whatever
  /// its errors; `nil` where nothing is.
  package func toolbars(of compilation: Compilation) -> [Toolbar]? {
    var compiler = self
    compiler.options.layouts = .toolbars
    return compilation.understood.map {
      Traversal(compiler.layOut($0, compilation.toolbarLayouts).document).toolbars
    }
  }

  /// The identities of the files that a document includes, directly or through others.
  package func includedFiles(_ bytes: [UInt8], path: String) -> [String] {
    var sink = DiagnosticSink(policy: options.policy)
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink),
      // Most documents include nothing, and need not be parsed to find that out.
      source.contains(ElementName.include.spelling)
    else { return [] }
    return Array(load(source, of: bytes, into: &sink).identities.dropFirst())
  }

  /// The finding on a document's name that hides a framework's type; `nil` for nearly all documents.
  private func nameFinding(
    on document: Document, _ compilation: Compilation
  ) -> MenuetSource.Diagnostic? {
    guard FrameworkNames.mayHide(document.name),
      HiddenName.isAsked(by: options.policy), !options.isInterrupted()
    else { return nil }
    let laidOut = layOut(document, compilation.toolbarLayouts)
    let hidden = Framework.allCases.compactMap { framework in
      framework.platforms.isDisjoint(with: document.platforms)
        ? nil : compilation.hiddenName(in: laidOut, for: framework)
    }
    return HiddenName.finding(
      on: document.name, on: document.platforms, hiding: hidden, at: compilation.location(.name))
  }

  private static let elementNames = Set(ElementName.allCases.map(\.spelling))

  /// bytes → syntax → bound → resolved → checked. The document is `nil` when there were errors, those
  /// of the layout apart.
  private func analyze(
    _ bytes: [UInt8], path: String
  ) -> (Compilation, Document?, DiagnosticSink) {
    var sink = DiagnosticSink(policy: options.policy)
    var compilation = Compilation(path: path, bytes: bytes)
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink) else {
      return (compilation, nil, sink)
    }
    compilation.sources = [source]
    compilation.identities = [options.identity ?? path]
    guard !source.text.isEmpty else {
      sink.report(
        MenuetSource.Diagnostic(
          "xml-syntax", .error, "the document is empty; it needs a root element 'menuet'",
          at: SourceLocation(range: ByteRange(0, 0))))
      return (compilation, nil, sink)
    }
    let inclusion = load(source, of: bytes, into: &sink)
    if options.isInterrupted() { return (compilation, nil, sink) }
    compilation.sources = inclusion.files
    compilation.contents = inclusion.contents
    compilation.identities = inclusion.identities
    compilation.bound = inclusion.bound
    guard let known = inclusion.known,
      let document = Resolver(
        limits: options.xmlLimits, languageLimits: options.languageLimits
      ).resolve(
        known, includes: inclusion.links, into: &sink)
    else { return (compilation, nil, sink) }
    if options.isInterrupted() { return (compilation, nil, sink) }
    let strings = options.strings ?? compilation.readCatalog(of: document, options, into: &sink)
    compilation.strings = strings
    let written = DocumentProblems.report(
      document, known, nesting: options.xmlLimits.nesting, into: &sink)
    compilation.toolbarLayouts = Checker(
      limits: options.languageLimits, symbols: options.symbols, strings: strings,
      files: (options.stringsPath ?? compilation.catalogPath)
        .map { Checker.Files(document: path, catalog: $0) },
      frameworks: options.frameworks, options: options.ruleOptions, metrics: options.metrics
    ).check(document, written, into: &sink)
    compilation.understood = document
    let isRefused = { (sink: DiagnosticSink) in
      sink.diagnostics.contains { $0.severity == .error && !Checker.leavesLayout($0) }
    }
    if !inclusion.isComplete || isRefused(sink) { return (compilation, nil, sink) }
    if let finding = nameFinding(on: document, compilation) { sink.report(finding) }
    return (compilation, isRefused(sink) ? nil : document, sink)
  }
}
