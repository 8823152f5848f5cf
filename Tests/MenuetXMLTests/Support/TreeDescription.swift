import MenuetSource
import MenuetXML

/// A tree as lines, for comparing two trees without their tables of names.
struct TreeDescription: Equatable {
  let lines: [String]

  init(_ tree: SyntaxTree) {
    var lines: [String] = []
    for element in tree.elements {
      let name = tree.names[Int(element.name)]
      lines.append(
        "\(name) \(element.namespace) \(element.tag.bounds) \(element.nameLength) \(element.end) "
          + "in \(element.parent) to \(element.subtreeEnd) damaged \(element.isDamaged) "
          + "unclosed \(element.isUnclosed)")
      for index in element.attributeIndices {
        let attribute = tree.attributes[index]
        lines.append(
          "  \(tree.names[Int(attribute.name)]) \(attribute.namespace) \(attribute.nameRange.bounds) "
            + "\(attribute.value.bounds) verbatim \(attribute.isVerbatim) "
            + "damaged \(attribute.isDamaged) '\(tree.value(of: index))'")
      }
    }
    for text in tree.texts {
      lines.append("text \(text.range.bounds) in \(text.parent) damaged \(text.isDamaged)")
    }
    for instruction in tree.instructions {
      lines.append(
        "instruction \(instruction.target.bounds) \(instruction.data.bounds) "
          + "before \(instruction.nextElement) in \(instruction.parent)")
    }
    for end in tree.strayEndTags {
      lines.append("stray end \(end.tag.bounds) \(end.name.bounds) before \(end.nextElement)")
    }
    self.lines = lines + ["truncated \(tree.isTruncated)"]
  }
}
