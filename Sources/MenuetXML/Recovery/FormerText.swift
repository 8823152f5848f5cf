import MenuetSource

/// The last well-formed state of a text, from which the next one is read: what stands before the change is as
/// it was, and what stands behind it is taken over from where a tag begins there.
///
/// The rest of a well-formed element, from the tag of a child up to its own end tag, reads the same whatever
/// stands around it, as long as the prefixes of namespaces mean the same.
struct FormerText {
  let tree: SyntaxTree
  let change: TextDifference
  /// The last element whose start tag stands before the change.
  let lastElement: Int

  /// `nil` where the whole text has to be read.
  init?(_ tree: SyntaxTree, of source: SourceFile, file: Int) {
    guard tree.isWellFormed, !tree.hasInnerDeclarations, file == tree.file else { return nil }
    let change = TextDifference(from: tree.source.text, to: source.text)
    lastElement = tree.lastElement { Int($0.tag.end) <= change.start }
    guard lastElement >= 0 else { return nil }
    self.tree = tree
    self.change = change
  }

  /// Where reading goes on: behind the last start tag before the change.
  var position: Int { Int(tree.elements[lastElement].tag.end) }

  /// The elements of the former text from one that begins at an offset of the text now up to the end of the
  /// element around it, which is given too; `nil` where none begins there.
  func siblings(from offset: Int) -> (elements: Range<Int>, parent: Int)? {
    guard offset >= change.end else { return nil }
    let start = UInt32(clamping: offset - change.growth)
    guard let first = tree.element(withTagAt: start), tree.elements[first].tag.start == start,
      tree.elements[first].parent >= 0
    else { return nil }
    let parent = Int(tree.elements[first].parent)
    return (first..<Int(tree.elements[parent].subtreeEnd), parent)
  }

  /// Where the end tag of an element begins in the text now.
  func endTag(of element: Int) -> Int { Int(tree.contentRange(of: element).end) + change.growth }
}

extension TreeBuilder {
  /// Goes on behind the last start tag before a change.
  init(_ former: FormerText, of source: SourceFile, limits: XMLLimits) {
    var tree = former.tree
    tree.source = source
    tree.isWellFormed = false
    tree.elements.reserveCapacity(tree.elements.count + 64)
    tree.attributes.reserveCapacity(tree.attributes.count + 64)
    let element = former.lastElement
    tree.removeElements(from: element + 1, at: tree.elements[element].tag.end)
    var open: [Int32] = []
    let isOpen = tree.elements[element].end > tree.elements[element].tag.end
    var index = isOpen ? Int32(element) : tree.elements[element].parent
    while index >= 0 {
      open.append(index)
      index = tree.elements[Int(index)].parent
    }
    self.init(tree, open: open.reversed(), limits: limits)
  }

  /// Takes over elements of the former text, with all that stands among them, into the innermost open element.
  /// Gives false where that would exceed a limit.
  ///
  /// - Parameter parent: The element around them in the former text.
  mutating func takeOver(_ range: Range<Int>, in parent: Int, of former: FormerText) -> Bool {
    let source = former.tree
    guard let top = open.last, tree.elements.count + range.count <= limits.elements else {
      return false
    }
    let depth = source.depth + open.count - source.level(of: parent)
    guard depth <= limits.nesting else { return false }
    let step = UInt32(bitPattern: Int32(truncatingIfNeeded: former.change.growth))
    func moved(_ range: ByteRange) -> ByteRange {
      ByteRange(start: range.start &+ step, end: range.end &+ step)
    }
    let shift = Int32(truncatingIfNeeded: tree.elements.count - range.lowerBound)
    func parentIndex(_ index: Int32) -> Int32 { index == Int32(parent) ? top : index + shift }
    let firstAttribute = Int(source.elements[range.lowerBound].firstAttribute)
    let isLast = range.upperBound == source.elements.count
    let endAttribute =
      isLast ? source.attributes.count : Int(source.elements[range.upperBound].firstAttribute)
    let attributeShift = Int32(truncatingIfNeeded: tree.attributes.count - firstAttribute)
    let place =
      source.elements[range.lowerBound].tag.start..<source.contentRange(of: parent).end
    revise { tree in
      tree.depth = max(tree.depth, depth)
      for var element in source.elements[range] {
        element.parent = parentIndex(element.parent)
        element.firstAttribute += attributeShift
        element.subtreeEnd += shift
        element.tag = moved(element.tag)
        element.end &+= step
        tree.elements.append(element)
      }
      for var attribute in source.attributes[firstAttribute..<endAttribute] {
        attribute.nameStart &+= step
        attribute.value = moved(attribute.value)
        tree.attributes.append(attribute)
      }
      for var text in source.texts where place.contains(text.range.start) {
        text.parent = parentIndex(text.parent)
        text.range = moved(text.range)
        tree.texts.append(text)
      }
      for var instruction in source.instructions where place.contains(instruction.target.start) {
        instruction.parent = parentIndex(instruction.parent)
        instruction.nextElement += shift
        instruction.target = moved(instruction.target)
        instruction.data = moved(instruction.data)
        tree.instructions.append(instruction)
      }
    }
    return true
  }
}

extension SyntaxTree {
  /// The number of elements around an element, itself among them.
  fileprivate func level(of element: Int) -> Int {
    var (level, index) = (0, Int32(element))
    while index >= 0 {
      level += 1
      index = elements[Int(index)].parent
    }
    return level
  }
}
