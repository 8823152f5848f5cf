package import MenuetSource

/// Reads bytes into a `SyntaxTree` and reports all that is not well-formed XML.
///
/// libxml2 stops, or loses its way, at a broken tag. The reader then mends a copy of the text with
/// the least change (`MarkupRepair`), reads it again and maps all offsets back, so that one run
/// reports every mistake and one mistake makes one finding.
package struct XMLReader {
  /// How often a document is mended and read again. Each round costs a whole reading, and only
  /// broken documents pay it.
  private static let maximumRepairs = 64

  private let limits: XMLLimits

  package init(limits: XMLLimits = XMLLimits()) {
    self.limits = limits
  }

  /// Reads one file. Gives `nil` when there is no root element to speak of; errors are recorded.
  package func read(
    _ source: SourceFile, file: Int = 0, into sink: inout DiagnosticSink
  ) -> SyntaxTree? {
    guard source.text.count <= limits.documentBytes else {
      sink.report(
        XMLProblem.tooManyBytes(limits.documentBytes).diagnostic(
          at: ByteRange(0, 0), file: file))
      return nil
    }
    var patches = TextPatches()
    var repairs: [(XMLProblem, ByteRange)] = []
    var attempt = XMLParse(source.text, limits: limits).run()
    while let interruption = attempt.interruption {
      let repair = MarkupRepair(text: patches.applied(to: source.text))
        .repair(interruption)
      repairs.append((repair.problem, patches.original(repair.blamed)))
      guard let patch = repair.patch, repairs.count <= Self.maximumRepairs else {
        attempt.tree.isTruncated = repair.isTruncating
        break
      }
      patches.add(patch.replacement, for: patches.original(patch.range))
      attempt = XMLParse(patches.applied(to: source.text), limits: limits).run()
    }
    var tree = attempt.tree
    let problems = attempt.problems.map { ($0.0, patches.original($0.1)) }
    for (problem, range) in repairs + problems {
      sink.report(problem.diagnostic(at: range, file: file))
    }
    tree.move(to: source, file: file, by: patches, damaged: repairs.map(\.1))
    return tree.elements.isEmpty ? nil : tree
  }
}

extension SyntaxTree {
  /// Puts the tree of a mended text back on the text as the author wrote it.
  fileprivate mutating func move(
    to source: SourceFile, file: Int, by patches: TextPatches, damaged: [ByteRange]
  ) {
    var moved = SyntaxTree(source: source, file: file)
    swap(&moved, &self)
    elements = moved.elements
    attributes = moved.attributes
    texts = moved.texts
    instructions = moved.instructions
    names = moved.names
    isTruncated = moved.isTruncated
    guard !patches.isEmpty || !damaged.isEmpty else { return }
    for index in elements.indices {
      elements[index].tag = patches.original(elements[index].tag)
      elements[index].end = patches.original(elements[index].end)
      let tag = elements[index].tag
      if damaged.contains(where: { $0.start >= tag.start && $0.start < max(tag.end, 1) }) {
        elements[index].isDamaged = true
      }
    }
    for index in attributes.indices {
      attributes[index].value = patches.original(attributes[index].value)
      attributes[index].nameStart = patches.original(attributes[index].nameStart)
    }
    for index in texts.indices { texts[index].range = patches.original(texts[index].range) }
    for index in instructions.indices {
      instructions[index].target = patches.original(instructions[index].target)
      instructions[index].data = patches.original(instructions[index].data)
    }
  }
}
