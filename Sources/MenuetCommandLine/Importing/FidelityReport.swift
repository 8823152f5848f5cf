import MenuetImport
import MenuetModel
import MenuetSource
import MenuetXML

/// The parts of a foreign file that are in the document made of it, with the places in both.
struct FidelityReport {
  /// The rule of items that arrive as they were.
  static let kept: RuleID = "import-kept"
  /// The rule of items that arrive, but not as they were.
  static let approximated: RuleID = "import-approximated"
  /// The rule of items that do not arrive.
  static let dropped: RuleID = "import-dropped"

  private let document: ImportedDocument
  /// The file and the document.
  let sources: [SourceFile]
  private let tree: SyntaxTree?

  /// - Parameter path: That of the document, as findings name it.
  init(_ document: ImportedDocument, of source: SourceFile, writtenTo path: String) {
    self.document = document
    let written = SourceFile(path: path, text: document.text)
    sources = [source, written]
    var sink = DiagnosticSink()
    tree = XMLReader().read(written, file: 1, into: &sink)
  }

  /// The report as findings, in the order of the file.
  ///
  /// - Parameter namesKept: True to name also what arrives as it was.
  func findings(namesKept: Bool) -> [Diagnostic] {
    var sink = DiagnosticSink()
    for (index, element) in document.elements.enumerated() {
      let notes = [DiagnosticNote("it stands here in the document", at: place(of: index))]
      for loss in element.losses {
        let title = element.title.map { "'\($0)': " } ?? ""
        sink.report(
          Diagnostic(
            Self.approximated, .note, title + loss.message,
            at: SourceLocation(range: loss.place.range), notes: notes))
      }
      if namesKept, element.isItem, element.losses.isEmpty, let origin = element.origin {
        let words = element.title.map { "'\($0)' is kept" } ?? "'\(element.name.spelling)' is kept"
        sink.report(
          Diagnostic(
            Self.kept, .note, words, at: SourceLocation(range: origin.range), notes: notes))
      }
    }
    for loss in document.dropped {
      // Beside nothing there is no place for it.
      let notes =
        document.isEmpty ? [] : [DiagnosticNote("it would stand near here", at: neighbor(of: loss))]
      sink.report(
        Diagnostic(
          Self.dropped, .warning, loss.message, at: SourceLocation(range: loss.place.range),
          notes: notes))
    }
    return sink.sorted()
  }

  /// The sentence that sums the report up.
  var summary: String {
    "\(document.kept) kept, \(document.approximated) approximated, \(document.dropped.count) dropped"
  }

  private func place(of index: Int) -> SourceLocation {
    let elements = tree?.elements ?? []
    return SourceLocation(
      file: 1, range: elements.indices.contains(index) ? elements[index].head : ByteRange(0, 0))
  }

  /// The element of what stands before a place in the file.
  private func neighbor(of loss: ForeignLoss) -> SourceLocation {
    var best = 0
    var start: UInt32 = 0
    for (index, element) in document.elements.enumerated() {
      guard let origin = element.origin, origin.range.start <= loss.place.range.start,
        origin.range.start >= start
      else { continue }
      (best, start) = (index, origin.range.start)
    }
    return place(of: best)
  }
}
