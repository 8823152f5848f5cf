import MenuetSource
import Testing

@testable import MenuetXML

/// Every range of a tree, read again from the source, gives what was written there.
@Suite struct RangePropertyTests {

  private func read(_ document: GeneratedDocument) throws -> SyntaxTree {
    var sink = DiagnosticSink()
    let source = SourceFile(path: "generated", text: Array(document.text.utf8))
    let tree = XMLReader().read(source, into: &sink)
    try #require(sink.diagnostics.isEmpty, "\(document.text)\n\(sink.diagnostics)")
    return try #require(tree)
  }

  private var documents: [GeneratedDocument] {
    (1...150).map { seed in
      GeneratedDocument(
        seed: seed, characters: seed % 2 == 0 ? GeneratedDocument.everyday : [],
        declaration: seed % 3 == 0 ? "<?xml version='1.0' encoding=\"UTF-8\"?>\n" : nil)
    }
  }

  @Test func elementsStandWhereTheyWereWritten() throws {
    for document in documents {
      let tree = try read(document)
      let found = tree.elements.map { element in
        GeneratedDocument.Element(
          name: tree.names[Int(element.name)], parent: Int(element.parent), tag: element.tag.bounds,
          nameRange: element.nameRange.bounds, end: Int(element.end),
          subtreeEnd: Int(element.subtreeEnd),
          attributes: element.attributeIndices.map { attribute(at: $0, in: tree) })
      }
      #expect(found == document.elements, "\(document.text)")
    }
  }

  private func attribute(at index: Int, in tree: SyntaxTree) -> GeneratedDocument.Attribute {
    let attribute = tree.attributes[index]
    return GeneratedDocument.Attribute(
      name: tree.names[Int(attribute.name)], nameRange: attribute.nameRange.bounds,
      valueRange: attribute.value.bounds, value: tree.value(of: index))
  }

  @Test func namespacesFollowPrefixes() throws {
    for document in documents {
      let tree = try read(document)
      for element in tree.elements {
        let hasPrefix = tree.source.string(element.nameRange).contains(":")
        #expect(element.namespace == (hasPrefix ? .other : .none))
      }
      for attribute in tree.attributes {
        let name = tree.source.string(attribute.nameRange)
        let expected: SyntaxTree.Namespace =
          name.hasPrefix("xml:") ? .tooling : name.contains(":") ? .other : .none
        #expect(attribute.namespace == expected)
      }
    }
  }

  @Test func textsAndInstructionsStandWhereTheyWereWritten() throws {
    for document in documents {
      let tree = try read(document)
      #expect(tree.texts.map { Int($0.parent) } == document.texts.map(\.parent), "\(document.text)")
      #expect(
        tree.texts.map(\.range.bounds) == document.texts.map { visible($0.range, in: tree) })
      let instructions = tree.instructions.map { instruction in
        GeneratedDocument.Instruction(
          target: tree.source.string(instruction.target),
          data: tree.source.string(instruction.data),
          dataStart: Int(instruction.data.start), nextElement: Int(instruction.nextElement),
          parent: Int(instruction.parent))
      }
      #expect(instructions == document.instructions, "\(document.text)")
    }
  }

  /// A range without white space at its ends.
  private func visible(_ range: Range<Int>, in tree: SyntaxTree) -> Range<Int> {
    let text = tree.source.text
    let first = text[range].firstIndex { $0 > 0x20 } ?? range.lowerBound
    let last = text[range].lastIndex { $0 > 0x20 } ?? range.lowerBound
    return first..<(last + 1)
  }

  @Test func theRecoveringReaderFindsTheSameTree() throws {
    for document in documents {
      let tree = try read(document)
      var reader = RecoveringReader(tree.source, file: 0, limits: XMLLimits())
      let recovered = reader.read()
      #expect(recovered.findings.isEmpty, "\(document.text)\n\(recovered.findings)")
      #expect(TreeDescription(recovered.tree) == TreeDescription(tree), "\(document.text)")
    }
  }
}
