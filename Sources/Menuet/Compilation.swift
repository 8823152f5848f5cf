package import MenuetBinding
package import MenuetGeneration
package import MenuetLayout
public import MenuetModel
import MenuetRules
package import MenuetSource

/// The outcome of compiling a document.
public struct Compilation: Sendable {
  /// The path of the document, as given.
  public let path: String
  package var sources: [SourceFile] = []
  /// The bytes of each of the sources.
  package var contents: [[UInt8]]
  /// The identities of the sources, by whatever path each was read.
  package var identities: [String] = []
  package var bound: [BoundDocument] = []
  /// The document before its layout; `nil` when there were errors.
  package var resolved: Document?
  /// The document as far as it is understood, whatever its errors: to be drawn, not to be built from.
  /// `nil` where it is none.
  package var understood: Document?
  package var laidOut: LaidOutDocument?
  /// The layouts of toolbars that the rules have asked for.
  package var toolbarLayouts = ToolbarLayouts()
  /// The path of the String Catalog that was read.
  package private(set) var catalogPath: String?
  /// The translations of the document; `nil` where it names none, or they could not be read.
  package var strings: StringCatalog?
  /// Every finding, in source order.
  package private(set) var findings: [MenuetSource.Diagnostic] = []
  private var sink = DiagnosticSink()

  init(path: String, bytes: [UInt8]) {
    self.path = path
    contents = [bytes]
  }

  func finished(_ sink: inout DiagnosticSink) -> Compilation {
    var result = self
    result.findings = sink.sorted()
    result.sink = sink
    if sources.isEmpty { result.sources = [SourceFile(path: path, text: [])] }
    while result.identities.count < result.sources.count {
      result.identities.append(result.sources[result.identities.count].path)
    }
    return result
  }

  /// Reads the String Catalog that a document names; one that cannot be read is a finding.
  mutating func readCatalog(
    of document: Document, _ options: Compiler.Options, into sink: inout DiagnosticSink
  ) -> StringCatalog? {
    guard let reference = document.strings, let reader = options.catalogs, let root = bound.first
    else { return nil }
    let reason: String
    switch reader.read(reference, from: path) {
    case .read(let bytes, let path, let identity):
      catalogPath = path
      let source = SourceFile(json: bytes, path: path)
      do throws(StringCatalog.ParseError) {
        let strings = try StringCatalog(parsing: source.text)
        let problems = CatalogFindings(strings).unknownWords(file: sources.count)
        if !problems.isEmpty {
          sources.append(source)
          contents.append(bytes)
          identities.append(identity)
        }
        for problem in problems { sink.report(problem) }
        return strings
      } catch {
        reason = "it is no String Catalog: \(error.words)"
      }
    case .unreadable(let words): reason = words
    case .outsideRoot(let folder): reason = "it lies outside '\(folder)'"
    }
    var problem = IncludeProblem.unreadable(reason).diagnostic(.strings, of: 0, in: root)
    // A path that is none has a remedy of its own.
    if problem.fixIts.isEmpty, catalogPath == nil {
      let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
      let catalog = folder.hasSuffix("/") ? folder + reference : reference
      let words = ["menuet", "strings", "--update", catalog, path].map { ShellWord.quoted($0) }
      problem.fixIts = [FixIt("make it where there is none: \(words.joined(separator: " "))")]
    }
    sink.report(problem)
    return nil
  }

  /// A document of this compilation with the titles that people see in a context.
  package func translated(_ document: Document, in context: LayoutContext) -> Document {
    document.translated(with: strings, in: context)
  }

  /// A note on the locales that there are no titles in: the document's String Catalog has nothing for
  /// them, or it names none.
  package func untranslated(_ locales: [String]) -> [MenuetSource.Diagnostic] {
    guard let resolved, let root = bound.first else { return [] }
    let missing = locales.filter { locale in
      guard let strings else { return !resolved.isWritten(in: locale) }
      return locale != PseudoTitle.locale && locale != resolved.language
        && !strings.contains(StringCatalog.Locale(locale))
    }
    // A catalog that could not be read has been reported.
    if missing.isEmpty || (strings == nil && resolved.strings != nil) { return [] }
    var sink = DiagnosticSink(policy: sink.policy)
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    let words =
      strings == nil
      ? "the document names no String Catalog: titles for \(names)"
      : "the String Catalog has nothing in \(names): titles"
    sink.report(
      MenuetSource.Diagnostic(
        "string-missing", .note, "\(words) stay in '\(resolved.language)'",
        at: strings == nil ? root.head(0) : root.location(.strings, of: 0)))
    return sink.sorted()
  }

  /// The elements as they are written, of a document without errors.
  package var written: BoundSources { BoundSources(bound, reported: []) }

  /// The place of a text: that of the attribute, or the head of the element that shows it.
  package func location(of text: DocumentText) -> SourceLocation {
    written.location(text.key.field.attribute, of: text.source.node)
  }

  /// The place of an attribute of the document's root.
  package func location(_ attribute: AttributeName) -> SourceLocation {
    bound.first?.location(attribute, of: 0) ?? SourceLocation(range: ByteRange(0, 0))
  }

  /// Further findings in the document as the policy and its allowances have them, in source order.
  package func judged(_ findings: [MenuetSource.Diagnostic]) -> [MenuetSource.Diagnostic] {
    var sink = sink
    let known = sink.diagnostics.count
    for finding in findings { sink.report(finding) }
    let new = sink.diagnostics[known...]
    return new.sorted {
      ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start)
    }
  }

  /// Indicates whether the document has no errors.
  public var succeeded: Bool { !findings.contains { $0.severity == .error } }

  /// The document with its layouts, as people see it: with the standard menus of its menu bars. `nil`
  /// when there were errors.
  public var document: Document? { laidOut?.shown }

  /// The document as JSON, described by `menuet-output.schema.json`; `nil` when there were errors.
  ///
  /// - Parameter isCompact: True for no white space.
  public func json(isCompact: Bool = false) throws -> [UInt8]? {
    guard let document else { return nil }
    return try JSONEmitter(isCompact: isCompact).emit(document)
  }

  /// The document as Swift source; `nil` when there were errors. What the framework cannot express
  /// is added to the findings.
  package mutating func swift(
    framework: Framework, access: AccessLevel, bundle: TitleBundle = .class
  ) -> [UInt8]? {
    guard let laidOut, isFit(for: framework, laidOut.document.platforms),
      hasOwnName(for: framework, laidOut)
    else { return nil }
    let emitter = SwiftEmitter(
      framework: framework, access: access, bundle: bundle, toolVersion: Compiler.version,
      inputName: laidOut.document.fileName)
    let (source, unsupported) = emitter.emit(laidOut)
    for feature in unsupported {
      let node = feature.source.node
      let file = Int(node.file)
      let location =
        bound.indices.contains(file)
        ? bound[file].head(Int(node.element)) : SourceLocation(range: ByteRange(0, 0))
      sink.report(
        MenuetSource.Diagnostic(
          "framework-cannot-express", .note, "\(feature.message); \(feature.instead)",
          at: location))
    }
    let declared = DeclaredLimits.findings(
      in: laidOut.document, written, for: framework)
    for finding in declared { sink.report(finding) }
    findings = sink.sorted()
    return source
  }

  /// The files of the share and action extensions, beside the Swift source; none where there were
  /// errors, or the framework has no controllers for them.
  package func extensionFiles(framework: Framework, access: AccessLevel) -> [ExtensionFile] {
    guard let laidOut else { return [] }
    return SwiftEmitter(
      framework: framework, access: access, toolVersion: Compiler.version,
      inputName: laidOut.document.fileName
    ).emitExtensions(laidOut)
  }

  /// Adds notes on the extensions whose files are not written, as there is no folder for them.
  package mutating func noteExtensionsWithoutFolder(framework: Framework) {
    guard let document = laidOut?.document else { return }
    for own in document.extensions
    where own.isGenerated(for: framework, on: document.platforms) {
      let node = own.source.node
      guard bound.indices.contains(Int(node.file)) else { continue }
      sink.report(
        MenuetSource.Diagnostic(
          "framework-cannot-express", .note,
          "the extension '\(own.id)' is a target of its own, whose controller and property list are"
            + " not in this file; 'menuet compile --output-dir DIR' writes them",
          at: bound[Int(node.file)].head(Int(node.element))))
    }
    findings = sink.sorted()
  }

  /// Page objects for UI tests of a framework's code, as Swift source; `nil` when there were errors.
  package mutating func uiTests(framework: Framework, access: AccessLevel) -> [UInt8]? {
    guard let laidOut, isFit(for: framework, laidOut.document.platforms) else { return nil }
    if let member = UITestNames.inheritedMember(of: laidOut.document.name) {
      reportUnfit(
        "an app under test has a property '\(member)' already: give the document another 'name' for"
          + " UI tests")
      return nil
    }
    return SwiftEmitter(
      framework: framework, access: access, toolVersion: Compiler.version,
      inputName: laidOut.document.fileName
    ).emitUITests(laidOut)
  }

  /// Returns whether a framework has code for one of the document's platforms at least; an error names
  /// those that have.
  private mutating func isFit(for framework: Framework, _ platforms: PlatformSet) -> Bool {
    guard framework.platforms.isDisjoint(with: platforms) else { return true }
    let fitting = Framework.allCases.filter { !$0.platforms.isDisjoint(with: platforms) }
    let names = fitting.map { "'\($0.rawValue)'" }
    let others = names.dropLast().joined(separator: ", ")
    reportUnfit(
      "the framework '\(framework.rawValue)' is for \(framework.platforms.description), and the"
        + " document for \(platforms.description): take "
        + (others.isEmpty ? "" : others + " or ") + (names.last ?? ""))
    return false
  }

  /// Returns whether generated code can have the document's name beside the types that it uses; an
  /// error says so of a document that was allowed to have it.
  private mutating func hasOwnName(for framework: Framework, _ laidOut: LaidOutDocument) -> Bool {
    guard FrameworkNames.mayHide(laidOut.document.name),
      let type = hiddenName(in: laidOut, for: framework),
      var finding = HiddenName.finding(
        on: laidOut.document.name, on: framework.platforms, hiding: [type], at: location(.name))
    else { return true }
    finding.isStructural = true
    sink.report(finding)
    findings = sink.sorted()
    return false
  }

  /// The type that the document's name hides from its code for a framework.
  func hiddenName(
    in laidOut: LaidOutDocument, for framework: Framework
  ) -> HiddenName? {
    let emitter = SwiftEmitter(
      framework: framework, access: .internal, toolVersion: Compiler.version,
      inputName: laidOut.document.fileName)
    return emitter.nameUses(laidOut).taken(by: laidOut.document.name)
      // A generic parameter hides the document's name in turn.
      .flatMap { FrameworkNames.owner(of: $0, seenBy: framework) == nil ? nil : $0 }
      .map { HiddenName($0, usedFor: framework) }
  }

  private mutating func reportUnfit(_ message: String) {
    var diagnostic = MenuetSource.Diagnostic(
      "framework-cannot-express", .error, message,
      at: bound.first?.head(0) ?? SourceLocation(range: ByteRange(0, 0)))
    diagnostic.isStructural = true
    sink.report(diagnostic)
    findings = sink.sorted()
  }

  /// The findings, in source order.
  public var diagnostics: [Diagnostic] {
    var cursors = sources.map { PositionCursor(LineIndex($0.text)) }
    return findings.map { Diagnostic($0, sources: sources, cursors: &cursors) }
  }
}

/// A finding with its place as a person counts it.
public struct Diagnostic: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, Hashable { case note, warning, error }

  /// The rule's id, such as `separator-edge`.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// The mistake, in one sentence.
  public let message: String
  /// The path of the file, as given.
  public let file: String
  /// 1-based.
  public let line: Int
  /// 1-based, in Unicode scalars.
  public let column: Int

  init(_ finding: MenuetSource.Diagnostic, sources: [SourceFile], cursors: inout [PositionCursor]) {
    rule = finding.rule.rawValue
    severity = Severity(rawValue: finding.severity.rawValue) ?? .error
    message = finding.message
    let source = sources[finding.location.file]
    file = source.path
    let position = cursors[finding.location.file].position(
      at: Int(finding.location.range.start), in: source.text)
    line = position.line
    column = position.column
  }
}
