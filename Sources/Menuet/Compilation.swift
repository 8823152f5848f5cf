import MenuetGeneration
package import MenuetLayout
public import MenuetModel
package import MenuetSource

/// What became of a document.
public struct Compilation: Sendable {
  /// The path of the document, as given.
  public let path: String
  /// The bytes that were compiled.
  package let bytes: [UInt8]
  package var sources: [SourceFile] = []
  package var laidOut: LaidOutDocument?
  /// Every finding, in source order.
  package private(set) var findings: [MenuetSource.Diagnostic] = []

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  func finished(_ sink: inout DiagnosticSink) -> Compilation {
    var result = self
    result.findings = sink.sorted()
    if sources.isEmpty { result.sources = [SourceFile(path: path, text: [])] }
    return result
  }

  /// True when the document has no errors.
  public var succeeded: Bool { !findings.contains { $0.severity == .error } }

  /// The document with its layouts; `nil` when there were errors.
  public var document: Document? { laidOut?.document }

  /// The document as JSON, described by `menuet-output.schema.json`; `nil` when there were errors.
  ///
  /// - Parameter isCompact: True for no white space.
  public func json(isCompact: Bool = false) throws -> [UInt8]? {
    guard let document else { return nil }
    return try JSONEmitter(isCompact: isCompact).emit(document)
  }

  /// What was found, in source order.
  public var diagnostics: [Diagnostic] {
    let indices = sources.map { LineIndex($0.text) }
    return findings.map { Diagnostic($0, sources: sources, indices: indices) }
  }
}

/// A finding with its place as a person counts it.
public struct Diagnostic: Sendable, Hashable {
  /// How much a finding matters.
  public enum Severity: String, Sendable, Hashable { case note, warning, error }

  /// The rule's id, such as `separator-edge`.
  public let rule: String
  public let severity: Severity
  public let message: String
  /// The path of the file, as given.
  public let file: String
  /// 1-based.
  public let line: Int
  /// 1-based, in Unicode scalars.
  public let column: Int

  init(_ finding: MenuetSource.Diagnostic, sources: [SourceFile], indices: [LineIndex]) {
    rule = finding.rule.rawValue
    severity = Severity(rawValue: finding.severity.rawValue) ?? .error
    message = finding.message
    let source = sources[finding.location.file]
    file = source.path
    let position = indices[finding.location.file].position(
      at: Int(finding.location.range.start), in: source.text)
    line = position.line
    column = position.column
  }
}
