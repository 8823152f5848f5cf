import MenuetXML

/// Writes the merged document from the texts of its versions.
struct MergeWriter {
  let subjects: MergeSubjects
  private(set) var output: MergedText
  private(set) var conflicts: [MergeConflict] = []
  /// The subjects of the elements outside of conflicts, in the order in which they stand there.
  private(set) var written: [Int] = []

  init(_ subjects: MergeSubjects, _ markers: MergeMarkers) {
    self.subjects = subjects
    output = MergedText(markers)
  }

  private var base: MergeTree { subjects.base }
  private var ours: MergeTree { subjects.ours }
  private var theirs: MergeTree { subjects.theirs }

  mutating func writeDocument() {
    writeRemarks(of: 0, \.lead)
    if let mistake = subjects.mistakes[0] {
      writeConflict(.together(element: words(for: 0), mistake: mistake), 0)
    } else {
      writeElement(0)
    }
    writeRemarks(of: 0, \.trail)
    writeRemarks(
      of: 0, Array(base.text[base.epilogue]), Array(ours.text[ours.epilogue]),
      Array(theirs.text[theirs.epilogue]))
  }

  // MARK: Elements

  /// Writes an element with what stands before and behind it.
  private mutating func write(_ index: Int) {
    writeRemarks(of: index, \.lead)
    writeElement(index)
    writeRemarks(of: index, \.trail)
  }

  private mutating func writeElement(_ index: Int) {
    let subject = subjects.all[index]
    let (old, left, right) = sources(of: index, \.range)
    if let ourNode = subject.ours, let theirNode = subject.theirs, let left, let right {
      if left == right { return copy(ourNode, of: ours, subjects.ofOurs) }
      if let old {
        if left == old, !subjects.isOpenInTheirs[theirNode] {
          return copy(theirNode, of: theirs, subjects.ofTheirs)
        }
        if right == old, !subjects.isOpenInOurs[ourNode] {
          return copy(ourNode, of: ours, subjects.ofOurs)
        }
      }
      writeParts(of: index, ourNode, theirNode)
    } else if let node = subject.ours {
      subjects.isOpenInOurs[node]
        ? writeParts(of: index, node, nil) : copy(node, of: ours, subjects.ofOurs)
    } else if let node = subject.theirs {
      subjects.isOpenInTheirs[node]
        ? writeParts(of: index, nil, node) : copy(node, of: theirs, subjects.ofTheirs)
    }
  }

  /// Writes an element with all in it as one side has it.
  private mutating func copy(_ node: Int, of tree: MergeTree, _ subjects: [Int]) {
    output.append(tree.text[tree.nodes[node].range])
    var last = node
    repeat {
      written.append(subjects[last])
      last += 1
    } while last < tree.nodes.count && tree.nodes[last].parent >= node
  }

  /// Writes tag, content and end tag of an element, each as it has to be.
  private mutating func writeParts(of index: Int, _ left: Int?, _ right: Int?) {
    let old = subjects.all[index].base.map { base.nodes[$0].name }
    let names = (left.map { ours.nodes[$0].name }, right.map { theirs.nodes[$0].name })
    guard let name = Self.choice(old, names.0, names.1) else {
      return writeConflict(.kind(element: words(for: index)), index)
    }
    written.append(index)
    var content = MergedText(output.markers)
    swap(&content, &output)
    let count = conflicts.count
    writeRemarks(of: index, \.head)
    writeChildren(of: index)
    writeRemarks(of: index, \.tail)
    swap(&content, &output)
    let found = conflicts[count...]
    conflicts.removeSubrange(count...)
    let isEmpty = content.bytes.allSatisfy { $0 <= 0x20 }
    writeTag(of: index, name, isEmpty: isEmpty)
    conflicts += found
    guard !isEmpty else { return }
    output.append(content)
    output.append("</\(name)>".utf8)
  }

  private mutating func writeConflict(_ conflict: MergeConflict, _ index: Int) {
    conflicts.append(conflict)
    let (_, left, right) = sources(of: index, \.range)
    output.append(conflict: left ?? [], right ?? [])
  }

  // MARK: Content

  private mutating func writeChildren(of index: Int) {
    let subject = subjects.all[index]
    let old = subject.base.map { base.nodes[$0].children.map { subjects.ofBase[$0] } } ?? []
    let left =
      subject.ours.map { ours.nodes[$0].children.map { subjects.ofOurs[$0] } }?
      .filter { stays($0, in: index) } ?? []
    let right =
      subject.theirs.map { theirs.nodes[$0].children.map { subjects.ofTheirs[$0] } }?
      .filter { stays($0, in: index) } ?? []
    let order = MergeOrder(base: old, ours: left, theirs: right)
    if order.isDisputed {
      conflicts.append(.order(element: words(for: index)))
      return output.append(
        conflict: left.flatMap { whole($0).ours ?? [] }, right.flatMap { whole($0).theirs ?? [] })
    }
    for child in order.result { writeChild(child, in: index) }
  }

  /// Returns whether a child of a side is written here.
  private func stays(_ child: Int, in parent: Int) -> Bool {
    let subject = subjects.all[child]
    guard subjects.parents[child] == parent || subjects.isDisplaced[child] else { return false }
    guard subject.base != nil else { return true }
    if subject.ours != nil, subject.theirs != nil { return true }
    return subjects.isChanged(child, inOurs: subject.ours != nil)
  }

  private mutating func writeChild(_ child: Int, in parent: Int) {
    let subject = subjects.all[child]
    let (left, right) = whole(child)
    if subjects.isDisplaced[child] {
      let isOurs = subjects.parentInOurs(child) == parent
      if isOurs { conflicts.append(.place(element: words(for: child))) }
      output.append(
        conflict: isOurs ? left ?? [] : [],
        subjects.parentInTheirs(child) == parent ? right ?? [] : [])
    } else if subject.base != nil, subject.ours == nil || subject.theirs == nil {
      let words = words(for: child)
      conflicts.append(
        subjects.isNeeded[child] ? .needed(element: words) : .removed(element: words))
      output.append(conflict: left ?? [], right ?? [])
    } else if let mistake = subjects.mistakes[child] {
      conflicts.append(.together(element: words(for: child), mistake: mistake))
      output.append(conflict: left ?? [], right ?? [])
    } else {
      write(child)
    }
  }

  /// An element with what stands before and behind it, as each side has it.
  private func whole(_ index: Int) -> (ours: [UInt8]?, theirs: [UInt8]?) {
    let (_, left, right) = sources(of: index, from: \.lead, through: \.trail)
    return (left, right)
  }

  // MARK: Comments

  private mutating func writeRemarks(
    of index: Int, _ part: KeyPath<MergeTree.Node, Range<Int>>
  ) {
    let (old, left, right) = sources(of: index, part)
    writeRemarks(of: index, old, left, right)
  }

  /// Writes white space and comments: those of the side that has changed them.
  private mutating func writeRemarks(
    of index: Int, _ old: [UInt8]?, _ left: [UInt8]?, _ right: [UInt8]?
  ) {
    guard let left, let right else { return output.append(left ?? right ?? []) }
    if let same = Self.choice(old, left, right) { return output.append(same) }
    let (words, ourWords, theirWords) = (
      Self.words(old ?? []), Self.words(left), Self.words(right)
    )
    if ourWords == theirWords || theirWords == words { return output.append(left) }
    if ourWords == words { return output.append(right) }
    conflicts.append(.comment(element: self.words(for: index)))
    output.append(conflict: left, right)
    // The indentation of what follows.
    if let indentation = left.lastIndex(of: 0x0A) { output.append(left[(indentation + 1)...]) }
  }

  private static func words(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { $0 <= 0x20 }
  }

  // MARK: Versions

  /// The value that one side has changed; `nil` where both have, to different ones.
  static func choice<Value: Equatable>(_ old: Value?, _ left: Value?, _ right: Value?) -> Value? {
    guard let left, let right else { return left ?? right }
    if left == right || right == old { return left }
    return left == old ? right : nil
  }

  func words(for index: Int) -> String {
    let subject = subjects.all[index]
    if let node = subject.ours { return ours.words(for: node) }
    if let node = subject.theirs { return theirs.words(for: node) }
    return subject.base.map { base.words(for: $0) } ?? ""
  }

  private typealias Sources = (base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?)

  private func sources(of index: Int, _ part: KeyPath<MergeTree.Node, Range<Int>>) -> Sources {
    sources(of: index, from: part, through: part)
  }

  private func sources(
    of index: Int, from first: KeyPath<MergeTree.Node, Range<Int>>,
    through last: KeyPath<MergeTree.Node, Range<Int>>
  ) -> Sources {
    func source(_ node: Int?, _ tree: MergeTree) -> [UInt8]? {
      node.map { node in
        let start = tree.nodes[node][keyPath: first].lowerBound
        return Array(tree.text[start..<tree.nodes[node][keyPath: last].upperBound])
      }
    }
    let subject = subjects.all[index]
    return (
      source(subject.base, base), source(subject.ours, ours), source(subject.theirs, theirs)
    )
  }

  // MARK: Tags

  /// Writes a start tag; each attribute as the side has it that has changed it.
  private mutating func writeTag(of index: Int, _ name: String, isEmpty: Bool) {
    let subject = subjects.all[index]
    let tag = MergedTag(
      base: subject.base.map { (base, $0) }, ours: subject.ours.map { (ours, $0) },
      theirs: subject.theirs.map { (theirs, $0) }, keepsID: subjects.isNeeded[index])
    output.append("<\(name)".utf8)
    for part in tag.parts {
      let space = output.isBehindConflict ? tag.indentation : part.space
      guard let source = part.source else {
        let words = words(for: index)
        conflicts.append(
          part.name == "id" && subjects.isNeeded[index]
            ? .renamed(element: words) : .attribute(part.name, element: words))
        output.append(
          conflict: part.ours.map { tag.indentation + $0 } ?? [],
          part.theirs.map { tag.indentation + $0 } ?? [])
        continue
      }
      output.append(space + source)
    }
    if output.isBehindConflict { output.append(tag.indentation) }
    output.append((isEmpty ? "/>" : ">").utf8)
  }
}
