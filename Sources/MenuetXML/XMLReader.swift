package import MenuetSource

/// Reads bytes into a `SyntaxTree` and reports all that is not well-formed XML.
///
/// libxml2 reads the document. It neither recovers from mistakes in a way that one could build on,
/// nor says exactly where they are; a document that it refuses is read again by a reader of our own,
/// so that one run reports every mistake and one mistake makes one finding. That reader alone reads
/// what has changed in a text that was well-formed. Of a document with a conflict of git, which is two
/// documents in one, nothing is read.
package struct XMLReader {
  private let limits: XMLLimits
  private let elementNames: Set<String>
  private let documentType: DocumentTypePolicy
  private let rootName: String?

  /// How a DOCTYPE is taken.
  package enum DocumentTypePolicy: Sendable {
    /// It is an error, as in every document of the language.
    case forbidden
    /// One that names an external subset, or nothing, is passed over and never read; an internal
    /// subset, which could declare entities, is an error.
    case external
  }

  /// - Parameters:
  ///   - elementNames: The names of the language, which tell whether a start tag or its end tag is
  ///     misspelt; a misspelt start tag is left to those who know the language.
  ///   - documentType: How a DOCTYPE is taken; files of other programs may have one.
  ///   - rootName: The name of the root element, for those whose file is empty.
  package init(
    limits: XMLLimits = XMLLimits(), elementNames: Set<String> = [],
    documentType: DocumentTypePolicy = .forbidden, rootName: String? = "menuet"
  ) {
    self.limits = limits
    self.documentType = documentType
    self.rootName = rootName
    self.elementNames = elementNames
  }

  /// Reads one file. Gives `nil` when there is no root element to speak of; errors are recorded.
  ///
  /// - Parameter former: The tree of another state of the file, which spares most of the work where it is
  ///   well-formed and little has changed.
  package func read(
    _ source: SourceFile, file: Int = 0, after former: SyntaxTree? = nil,
    into sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    guard source.text.count <= limits.documentBytes else {
      let finding = XMLFinding(.tooManyBytes(limits.documentBytes), ByteRange(0, 0))
      sink.report(finding.diagnostic(file: file))
      return nil
    }
    // libxml2 passes over a second mark, which no other reader does.
    let hasMark = source.text.starts(with: MarkupText.mark.utf8)
    if hasMark || hasCrowdedTag(source.text) {
      return recover(source, file: file, after: nil, into: &sink)
    }
    if let former, let tree = read(source, file: file, after: former, into: &sink) { return tree }
    switch StrictReader(limits: limits, documentType: documentType).read(source, file: file) {
    case .tree(var tree):
      tree.isWellFormed = true
      reportDeclaration(of: source, file: file, into: &sink)
      return tree
    case .truncated(let tree, let finding):
      sink.report(finding.diagnostic(file: file))
      return tree
    case .broken(let failure):
      if let marker = ConflictMarker.range(in: source.text, from: failure.offset) {
        sink.report(XMLFinding(.conflict, marker).diagnostic(file: file))
        return nil
      }
      return recover(source, file: file, after: failure, into: &sink)
    }
  }

  /// Reads what has changed; `nil` where all has to be read.
  private func read(
    _ source: SourceFile, file: Int, after former: SyntaxTree, into sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    guard documentType == .forbidden,
      let former = FormerText(former, of: source, file: file)
    else { return nil }
    var reader = RecoveringReader(
      source, file: file, limits: limits, elementNames: elementNames, after: former)
    var (tree, findings) = reader.read()
    tree.isWellFormed =
      findings.isEmpty && tree.strayEndTags.isEmpty && !reader.hasMisspeltStart
    if !tree.isWellFormed {
      // Which limit is exceeded first, and where a conflict counts, depends on all of the text.
      guard !findings.contains(where: { $0.problem.rule == "limit-exceeded" }),
        ConflictMarker.range(in: source.text, from: former.position) == nil
      else { return nil }
    }
    for finding in findings { sink.report(finding.diagnostic(file: file)) }
    reportDeclaration(of: source, file: file, into: &sink)
    return tree
  }

  private func reportDeclaration(
    of source: SourceFile, file: Int, into sink: inout DiagnosticSink
  ) {
    guard let range = XMLDeclaration.invalidRange(source.text) else { return }
    let place = ByteRange(range.lowerBound, range.upperBound)
    sink.report(XMLFinding(.declarationInvalid, place).diagnostic(file: file))
  }

  private func recover(
    _ source: SourceFile, file: Int, after failure: StrictReader.Failure?,
    into sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    var reader = RecoveringReader(
      source, file: file, limits: limits, elementNames: elementNames,
      documentType: documentType, rootName: rootName)
    let (tree, findings) = reader.read()
    for finding in findings { sink.report(finding.diagnostic(file: file)) }
    if findings.isEmpty, tree.strayEndTags.isEmpty, !reader.hasMisspeltStart, let failure {
      let range = ByteRange(max(0, failure.offset - 1), failure.offset)
      sink.report(XMLFinding(.other(failure.code), range).diagnostic(file: file))
    }
    return tree.elements.isEmpty ? nil : tree
  }

  /// Returns whether a tag may hold thousands of attributes: libxml2 compares each with every
  /// other, and so can be kept busy for hours by a document that is not even large.
  private func hasCrowdedTag(_ text: [UInt8]) -> Bool {
    let less = UInt8(ascii: "<")
    let reach = 4096
    var tag = 0
    // Jumps from tag to tag as far as it can see, so that most of a document is not looked at.
    while tag + reach < text.count {
      if let next = text[(tag + 1)...(tag + reach)].lastIndex(of: less) {
        tag = next
        continue
      }
      let end = text[(tag + 1)...].firstIndex(of: less) ?? text.count
      if text[tag..<end].count(where: { $0 == UInt8(ascii: "=") }) > 512 { return true }
      tag = end
    }
    return false
  }
}
