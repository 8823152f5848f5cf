import MenuetFormatting
import MenuetSource
import MenuetTool

extension LanguageServer {
  /// The edits that give a document its canonical layout; it is Menuet's own, whatever tabs and blanks
  /// the client would have.
  func formatting(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> Reply {
    format(document, lines: nil)
  }

  /// The same for the lines of a range alone.
  func rangeFormatting(
    _ document: OpenDocument, _ parameters: JSONValue
  ) throws(ProtocolError) -> Reply {
    guard let start = TextPosition(parameters["range"]?["start"]),
      let end = TextPosition(parameters["range"]?["end"])
    else { throw ProtocolError(.invalidParams, "'range' has a 'start' and an 'end'") }
    // A range that ends before the first character of a line has nothing of it.
    let last = end.character == 0 && end.line > start.line ? end.line - 1 : end.line
    return format(document, lines: start.line + 1...max(start.line, last) + 1)
  }

  private func format(_ document: OpenDocument, lines: ClosedRange<Int>?) -> Reply {
    let (file, path, encoding) = (document.file, document.path, workspace.encoding)
    let formatter = DocumentFormatter(limits: workspace.run.options.xmlLimits)
    return .work { () throws(ProtocolError) in
      var sink = DiagnosticSink()
      let source = SourceFile(path: path, text: file.source)
      guard let edits = formatter.edits(for: source, lines: lines, into: &sink) else {
        throw ProtocolError(
          .requestFailed,
          "the document is not well-formed XML: \(sink.diagnostics.first?.message ?? "")")
      }
      return .list(
        edits.map { edit in
          [
            "range": file.range(edit.location.range, encoding), "newText": .text(edit.replacement),
          ]
        })
    }
  }
}
