package import MenuetSource

/// Reads bytes into a `SyntaxTree` and reports all that is not well-formed XML.
///
/// libxml2 reads the document. It neither recovers from mistakes in a way that one could build on,
/// nor says exactly where they are; a document that it refuses is read again by a reader of our own,
/// so that one run reports every mistake and one mistake makes one finding.
package struct XMLReader {
  private let limits: XMLLimits

  package init(limits: XMLLimits = XMLLimits()) {
    self.limits = limits
  }

  /// Reads one file. Gives `nil` when there is no root element to speak of; errors are recorded.
  package func read(
    _ source: SourceFile, file: Int = 0, into sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    guard source.text.count <= limits.documentBytes else {
      let finding = XMLFinding(.tooManyBytes(limits.documentBytes), ByteRange(0, 0))
      sink.report(finding.diagnostic(file: file))
      return nil
    }
    switch StrictReader(limits: limits).read(source, file: file) {
    case .tree(let tree): return tree
    case .truncated(let tree, let finding):
      sink.report(finding.diagnostic(file: file))
      return tree
    case .broken(let failure):
      var reader = RecoveringReader(source, file: file, limits: limits)
      let (tree, findings) = reader.read()
      for finding in findings { sink.report(finding.diagnostic(file: file)) }
      if findings.isEmpty {
        let range = ByteRange(max(0, failure.offset - 1), failure.offset)
        sink.report(XMLFinding(.other(failure.code), range).diagnostic(file: file))
      }
      return tree.elements.isEmpty ? nil : tree
    }
  }
}
