package import MenuetAnalysis
package import MenuetLayout
package import MenuetModel
package import MenuetSource
package import MenuetXML

/// Compiles Menuet documents: bytes in, a checked and laid out document and its diagnostics out.
///
/// A compilation touches no file: what a document says is passed in, and what it becomes is asked of
/// the `Compilation`.
public struct Compiler: Sendable {
  /// What a compilation takes into account besides the document.
  package struct Options: Sendable {
    package var policy = RulePolicy()
    package var xmlLimits = XMLLimits()
    package var languageLimits = LanguageLimits()
    package var symbols: SymbolCatalog?
    package var strings: StringCatalog?
    /// The context of the layout; `nil` for the document's own.
    package var context: (@Sendable (Document) -> LayoutContext)?
    package var layouts = LayoutSelection.declared

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
    var sink = DiagnosticSink(policy: options.policy)
    var compilation = Compilation(path: path, bytes: bytes)
    let decoder = SourceDecoder()
    guard let source = decoder.decode(bytes, path: path, into: &sink) else {
      return compilation.finished(sink)
    }
    compilation.sources = [source]
    compilation.laidOut = resolve(source, into: &sink).map { document in
      let context = options.context?(document) ?? LayoutContext(document: document)
      return LayoutEngine(context: context, layouts: options.layouts).layOut(document)
    }
    return compilation.finished(sink)
  }

  /// Parses, binds, resolves and checks a document, without its layout.
  public func validate(_ bytes: [UInt8], path: String) -> Compilation {
    var sink = DiagnosticSink(policy: options.policy)
    var compilation = Compilation(path: path, bytes: bytes)
    guard let source = SourceDecoder().decode(bytes, path: path, into: &sink) else {
      return compilation.finished(sink)
    }
    compilation.sources = [source]
    _ = resolve(source, into: &sink)
    return compilation.finished(sink)
  }

  /// bytes → syntax → bound → resolved → checked; `nil` when there were errors.
  private func resolve(
    _ source: SourceFile, into sink: inout DiagnosticSink
  ) -> Document? {
    guard let tree = XMLReader(limits: options.xmlLimits).read(source, into: &sink),
      let bound = Binder(limits: options.languageLimits).bind(tree, into: &sink),
      let document = Resolver().resolve([bound], into: &sink)
    else { return nil }
    Checker(
      limits: options.languageLimits, symbols: options.symbols, strings: options.strings
    ).check(document, [bound], into: &sink)
    return sink.hasErrors ? nil : document
  }
}
