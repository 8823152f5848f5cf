import MenuetModel
import MenuetSource
import MenuetXML

extension RuleContext {
  /// Edits that put the elements inside another into a new order; none where they are not all that
  /// stands in it.
  ///
  /// Each element takes along what stands before it, such as white space, comments and what allows a
  /// rule to be broken, and a comment behind it on its last line. All bytes are kept.
  ///
  /// - Parameter order: For each new place the old one.
  func reordering(
    _ elements: [SourceReference], in parent: SourceReference, to order: [Int]
  ) -> [SourceEdit] {
    let file = Int(parent.node.file)
    guard sources.indices.contains(file) else { return [] }
    let tree = sources[file].tree
    let children = Array(tree.children(of: Int(parent.node.element)))
    guard elements.allSatisfy({ Int($0.node.file) == file }),
      elements.map({ Int($0.node.element) }) == children,
      Set(order) == Set(children.indices), order.count == children.count
    else { return [] }
    var starts = [Int(tree.elements[Int(parent.node.element)].tag.end)]
    for child in children { starts.append(tree.endOfLine(behind: child)) }
    return order.enumerated().compactMap { place, old in
      guard place != old else { return nil }
      let text = tree.source.string(ByteRange(starts[old], starts[old + 1]))
      return SourceEdit(tree.location(ByteRange(starts[place], starts[place + 1])), text)
    }
  }
}

extension SyntaxTree {
  /// The end of an element, or that of its line where nothing but comments stand behind it there.
  fileprivate func endOfLine(behind element: Int) -> Int {
    let text = source.text
    let end = Int(elements[element].end)
    var index = end
    while index < text.count {
      switch text[index] {
      case 0x20, 0x09: index += 1
      case 0x0A, 0x0D: return index
      case UInt8(ascii: "<"):
        guard let comment = endOfComment(at: index) else { return end }
        index = comment
      default: return end
      }
    }
    return end
  }

  /// The end of a comment on one line.
  private func endOfComment(at start: Int) -> Int? {
    let text = source.text
    guard text[start...].starts(with: Array("<!--".utf8)) else { return nil }
    var index = start + 4
    while index + 2 < text.count, text[index] != 0x0A, text[index] != 0x0D {
      if text[index...].starts(with: Array("-->".utf8)) { return index + 3 }
      index += 1
    }
    return nil
  }
}
