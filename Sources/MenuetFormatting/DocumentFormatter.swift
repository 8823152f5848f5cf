package import MenuetSource
package import MenuetXML

/// Gives the source of a document its canonical layout.
///
/// Only what XML readers do not tell apart is changed: white space between and in tags, the order and
/// the quotes of attributes, and whether an empty element has an end tag. Values, texts, comments and
/// instructions stay as they are, and where they are; in a comment only the indentation of its further
/// lines follows that of the first.
package struct DocumentFormatter: Sendable {
  /// The columns of a line. A longer tag is divided between attributes.
  package static let columns = 120

  private let limits: XMLLimits

  package init(limits: XMLLimits = XMLLimits()) { self.limits = limits }

  /// The edits that give a document its canonical layout, ascending and apart from each other; none
  /// where it has it. Gives `nil` for a text that is not well-formed XML; its errors are recorded.
  ///
  /// - Parameters:
  ///   - source: Any text.
  ///   - file: The index of the file in the run.
  ///   - lines: The lines, from 1, of the tags, comments, instructions and texts to lay out; `nil` for
  ///     all.
  package func edits(
    for source: SourceFile, file: Int = 0, lines: ClosedRange<Int>? = nil,
    into sink: inout DiagnosticSink
  ) -> [SourceEdit]? {
    // Without names of the language all mistakes are reported here.
    var findings = DiagnosticSink()
    let tree = XMLReader(limits: limits).read(source, file: file, into: &findings)
    for finding in findings.diagnostics { sink.report(finding) }
    guard let tree, findings.diagnostics.isEmpty else { return nil }
    return edits(for: tree, lines: lines)
  }

  /// The edits that give a document its canonical layout.
  ///
  /// - Parameter tree: That of a document in which the reader found no mistake.
  package func edits(for tree: SyntaxTree, lines: ClosedRange<Int>? = nil) -> [SourceEdit] {
    var layout = CanonicalLayout(of: tree, lines: lines)
    layout.layOut()
    return layout.edits
  }

  /// The text of a document in its canonical layout, in UTF-8. Gives `nil` for one that is not
  /// well-formed; its errors are recorded.
  package func format(_ source: SourceFile, into sink: inout DiagnosticSink) -> [UInt8]? {
    edits(for: source, into: &sink).map { source.text(applying: $0) }
  }

  /// The edits that lay out what others have changed: all of a document that had its canonical layout
  /// before, else the lines that they touch.
  ///
  /// - Parameters:
  ///   - changed: The document with the changes.
  ///   - changes: Ascending and apart from each other.
  ///   - source: The document before them.
  package func edits(
    for changed: SourceFile, after changes: [SourceEdit], of source: SourceFile
  ) -> [SourceEdit] {
    var sink = DiagnosticSink()
    guard let before = edits(for: source, into: &sink),
      let tree = XMLReader(limits: limits).read(changed, into: &sink)
    else { return [] }
    if before.isEmpty { return edits(for: tree) }
    let index = LineIndex(changed.text)
    var shift = 0
    var found: Set<ByteRange> = []
    var result: [SourceEdit] = []
    for change in changes {
      let range = source.clamped(change.location.range)
      let start = range.lowerBound + shift
      shift += change.replacement.utf8.count - range.count
      let isGone = change.replacement.isEmpty && source.text[..<range.upperBound].last == 0x0A
      // Of whole lines that are gone there is nothing to lay out.
      if isGone { continue }
      let end = start + change.replacement.utf8.count
      result += edits(for: tree, lines: index.line(at: start)...index.line(at: end))
        .filter { found.insert($0.location.range).inserted }
    }
    return result.sorted { $0.location.range.start < $1.location.range.start }
  }
}

extension SourceFile {
  /// The text with edits, which are ascending and apart from each other.
  package func text(applying edits: [SourceEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    var position = 0
    for edit in edits {
      let range = clamped(edit.location.range)
      result += text[position..<max(position, range.lowerBound)]
      result += Array(edit.replacement.utf8)
      position = max(position, range.upperBound)
    }
    return result + text[position...]
  }
}
