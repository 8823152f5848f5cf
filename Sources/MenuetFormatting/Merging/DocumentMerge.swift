package import MenuetSource
package import MenuetXML

/// Merges two versions of a document that were made of one.
///
/// What each side has changed is found by ids, not by lines, and taken over from its own text, so that
/// comments and layout stay. A conflict is marked where both sides mean different things: at an
/// attribute, an element, or the order of an element's content.
package struct DocumentMerge {
  package let text: [UInt8]
  package let conflicts: [MergeConflict]

  /// Merges three documents. Gives `nil` for what cannot be merged by elements.
  ///
  /// - Parameters:
  ///   - base: The last common version; `nil` where both sides have added the document.
  ///   - markers: The signs round conflicts.
  ///   - mistakes: Finds the mistakes in a document. Those that neither side has make a conflict.
  package init?(
    base: SyntaxTree?, ours: SyntaxTree, theirs: SyntaxTree, markers: MergeMarkers = MergeMarkers(),
    mistakes: (SourceFile) -> [Diagnostic] = { _ in [] }
  ) {
    if let whole = Self.whole(base?.source.text, ours.source.text, theirs.source.text) {
      text = whole
      conflicts = []
      return
    }
    var subjects = MergeSubjects(
      base: base.map { MergeTree($0) } ?? MergeTree(), ours: MergeTree(ours),
      theirs: MergeTree(theirs))
    guard subjects.areReachable else { return nil }
    var writer = MergeWriter(subjects, markers)
    writer.writeDocument()
    guard writer.conflicts.isEmpty else {
      (text, conflicts) = (writer.output.bytes, writer.conflicts)
      return
    }
    // What is written has to be read again, and is formatted where both sides are.
    let merged = SourceFile(path: ours.source.path, text: writer.output.bytes)
    var sink = DiagnosticSink()
    guard let tree = XMLReader().read(merged, into: &sink), sink.diagnostics.isEmpty else {
      return nil
    }
    let found = MergeMistakes(in: tree, of: writer.written, in: subjects, mistakes(merged)) {
      mistakes(ours.source) + mistakes(theirs.source)
    }
    guard found.places.isEmpty else {
      subjects.add(found.places)
      writer = MergeWriter(subjects, markers)
      writer.writeDocument()
      (text, conflicts) = (writer.output.bytes, writer.conflicts)
      return
    }
    conflicts = []
    let formatter = DocumentFormatter()
    let areFormatted = [ours, theirs].allSatisfy { formatter.edits(for: $0).isEmpty }
    text = areFormatted ? merged.text(applying: formatter.edits(for: tree)) : merged.text
  }

  /// The result where one side has changed nothing, or both the same.
  private static func whole(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }
}

extension MergeSubjects {
  /// Indicates whether everything that both sides have is somewhere below the root.
  var areReachable: Bool {
    var isReached = Array(repeating: false, count: all.count)
    for index in all.indices {
      var path: [Int] = []
      var current = index
      while current >= 0, !isReached[current], path.count <= all.count {
        path.append(current)
        current = parents[current]
      }
      if current >= 0, !isReached[current] { return false }
      for member in path { isReached[member] = true }
    }
    return true
  }
}
