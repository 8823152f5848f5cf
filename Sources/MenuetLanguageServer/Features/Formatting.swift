import MenuetFormatting
import MenuetSource
import MenuetTool

extension LanguageServer {
  /// The edits that give a document its canonical layout; it is Menuet's own, whatever tabs and blanks
  /// the client would have.
  func formatting(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    try format(document, lines: nil)
  }

  /// The same for the lines of a range alone.
  func rangeFormatting(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> JSONValue {
    guard let start = TextPosition(parameters["range"]?["start"]),
      let end = TextPosition(parameters["range"]?["end"])
    else { throw ProtocolError(.invalidParams, "'range' has a 'start' and an 'end'") }
    // A range that ends before the first character of a line has nothing of it.
    let last = end.character == 0 && end.line > start.line ? end.line - 1 : end.line
    return try format(document, lines: start.line + 1...max(start.line, last) + 1)
  }

  private func format(
    _ document: OpenDocument, lines: ClosedRange<Int>?
  ) throws(ProtocolError) -> JSONValue {
    let source = SourceFile(path: document.path, text: document.file.source)
    var sink = DiagnosticSink()
    let formatter = DocumentFormatter(limits: workspace.run.options.xmlLimits)
    guard let edits = formatter.edits(for: source, lines: lines, into: &sink) else {
      throw ProtocolError(
        .requestFailed,
        "the document is not well-formed XML: \(sink.diagnostics.first?.message ?? "")")
    }
    return .list(
      edits.map { edit in
        [
          "range": document.file.range(edit.location.range, workspace.encoding),
          "newText": .text(edit.replacement),
        ]
      })
  }
}
