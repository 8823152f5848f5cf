import MenuetModel
import MenuetSource
import MenuetXML

/// The places at which the stages before the rules found something wrong.
///
/// A rule that looks at an element keeps silent where its finding could be the consequence of such a
/// place inside the element, and only there: a mistake in one menu hides nothing of another.
struct BrokenPlaces {
  /// Everything that is wrong, however little it matters for what stands around it.
  private var mistakes: Offsets
  /// Where an element is missing that its author has written.
  private var losses: Offsets
  /// Elements of which nobody knows on which platforms they are.
  private var unscoped: Offsets
  /// Indicates whether an element may be missing anywhere, or is not the one that its id stands
  /// for.
  private(set) var loseAnything = false
  /// The attributes of which an element lacks a usable value, though its author most likely wrote one
  /// or had to.
  private(set) var lacked: Set<AttributeName> = []
  /// The same without those of areas of content, in which nothing is placed.
  private(set) var lackedByControls: Set<AttributeName> = []

  /// Offsets in the files of a run, to be searched by ranges.
  private struct Offsets {
    private var byFile: [[UInt32]]

    init(files: Int) { byFile = Array(repeating: [], count: files) }

    var isEmpty: Bool { byFile.allSatisfy(\.isEmpty) }

    mutating func insert(_ offset: UInt32, file: Int) {
      if byFile.indices.contains(file) { byFile[file].append(offset) }
    }

    mutating func sort() {
      for file in byFile.indices { byFile[file].sort() }
    }

    /// Returns whether an offset lies in a range. The offsets must be sorted.
    func intersects(_ range: ByteRange, file: Int) -> Bool {
      var (low, high) = (0, byFile[file].count)
      while low < high {
        let middle = (low + high) / 2
        if byFile[file][middle] < range.start { low = middle + 1 } else { high = middle }
      }
      return low < byFile[file].count && byFile[file][low] < range.end
    }
  }

  /// - Parameters:
  ///   - diagnostics: What the earlier stages reported.
  ///   - nesting: How deep menus may show each other.
  init(_ diagnostics: [Diagnostic], in sources: [BoundDocument], nesting: Int) {
    mistakes = Offsets(files: sources.count)
    losses = mistakes
    unscoped = mistakes
    guard !diagnostics.isEmpty || sources.contains(where: \.isIncomplete) else { return }
    for bound in sources { add(bound) }
    if sources.contains(where: \.losses.lackFiles) {
      for bound in sources { addExtensible(of: bound) }
    }
    for diagnostic in diagnostics where sources.indices.contains(diagnostic.location.file) {
      add(diagnostic, in: sources[diagnostic.location.file])
    }
    let references = ElementReferences(sources)
    for place in references.unresolved { insert(loss: place.start, file: place.file) }
    loseAnything =
      !losses.isEmpty || sources.contains(where: \.losses.areUnknown)
      || diagnostics.contains { $0.rule == DuplicateId.info.id }
    spread(along: references, rounds: nesting)
  }

  /// Returns whether anything is wrong in an element, or in what it shows.
  func touch(_ element: Int, of bound: BoundDocument) -> Bool {
    mistakes.intersects(bound.tree.elements[element].range, file: bound.tree.file)
  }

  /// Returns whether anything is wrong in the start tag of an element.
  func touchTag(of element: Int, in bound: BoundDocument) -> Bool {
    mistakes.intersects(bound.tree.elements[element].tag, file: bound.tree.file)
  }

  /// Returns whether an element may be missing inside another, or in what that shows.
  func thin(_ element: Int, of bound: BoundDocument) -> Bool {
    losses.intersects(bound.tree.elements[element].range, file: bound.tree.file)
  }

  /// Returns whether an element may be missing in a part of a document.
  func lose(in range: ByteRange, of bound: BoundDocument) -> Bool {
    losses.intersects(range, file: bound.tree.file)
  }

  /// Returns whether nobody knows the platforms of an element, of what it shows or of what is
  /// around it.
  func hasUnknownPlatforms(_ element: Int, of bound: BoundDocument) -> Bool {
    if unscoped.isEmpty { return false }
    let tree = bound.tree
    if unscoped.intersects(tree.elements[element].range, file: tree.file) { return true }
    var parent = Int(tree.elements[element].parent)
    while parent > 0 {
      if bound.mayLack(.platforms, parent) { return true }
      parent = Int(tree.elements[parent].parent)
    }
    return false
  }

  // MARK: Collecting

  private mutating func insert(loss offset: UInt32, file: Int) {
    losses.insert(offset, file: file)
    mistakes.insert(offset, file: file)
  }

  /// Adds what was refused or damaged, also where a policy keeps the finding back.
  private mutating func add(_ bound: BoundDocument) {
    let (tree, file) = (bound.tree, bound.tree.file)
    for (index, element) in tree.elements.enumerated() {
      if element.isDamaged || element.isUnclosed || !bound.isBuilt(index) {
        insert(loss: element.tag.start, file: file)
      }
      var isTouched = false
      for index in element.attributeIndices
      where bound.name(of: index) == nil && tree.attributes[index].namespace != .tooling {
        mistakes.insert(tree.attributes[index].nameStart, file: file)
        isTouched = true
      }
      if isTouched, let kind = bound.kind(index) {
        for attribute in Vocabulary.spec(kind).attributes where bound.mayLack(attribute.name, index)
        {
          lack(attribute.name, of: kind)
          if attribute.name == .platforms { unscoped.insert(element.tag.start, file: file) }
        }
      }
    }
    // A text was most likely meant to be an element.
    for text in tree.texts { insert(loss: text.range.start, file: file) }
    // Every element that was open when reading stopped may go on.
    if tree.isTruncated { insert(loss: UInt32(clamping: tree.source.text.count - 1), file: file) }
  }

  /// Adds everything that a document which could not be read may extend. Nothing is wrong there.
  private mutating func addExtensible(of bound: BoundDocument) {
    for (index, element) in bound.tree.elements.enumerated() where bound.mayBeExtended(index) {
      losses.insert(element.tag.start, file: bound.tree.file)
    }
  }

  private mutating func add(_ diagnostic: Diagnostic, in bound: BoundDocument) {
    let (start, file) = (diagnostic.location.range.start, diagnostic.location.file)
    mistakes.insert(start, file: file)
    for place in diagnostic.further { mistakes.insert(place.range.start, file: place.file) }
    addLacked(by: diagnostic, in: bound)
    switch diagnostic.rule {
    case MenuCycle.info.id, LimitExceeded.info.id, ExtendTarget.info.id:
      losses.insert(start, file: file)
    // What is wrong inside a tag takes nothing away but what the tag says.
    case "xml-syntax" where bound.tree.element(withTagAt: start) == nil:
      losses.insert(start, file: file)
    default: break
    }
  }

  /// Adds the attributes whose absence or value a diagnostic is about.
  private mutating func addLacked(by diagnostic: Diagnostic, in bound: BoundDocument) {
    guard let element = bound.tree.element(withTagAt: diagnostic.location.range.start),
      let kind = bound.kind(element)
    else { return }
    if diagnostic.rule == ChoiceWithoutOptions.info.id { lack(.choice, of: kind) }
    if diagnostic.rule == MissingAttribute.info.id {
      let spec = Vocabulary.spec(kind)
      // The first of several is what most elements have.
      let owed: [AttributeName] = spec.requirements.compactMap { requirement in
        guard case .anyOf(let names, _) = requirement,
          !names.contains(where: { bound.isPresent($0, element) })
        else { return nil }
        return names.first
      }
      for name in spec.required + owed where !bound.has(name, element) { lack(name, of: kind) }
    }
    // A mended value is the one that was meant.
    if let index = bound.tree.attribute(of: element, at: diagnostic.location.range.start),
      let name = bound.name(of: index), !bound.recovered.contains(Int32(index))
    {
      lack(name, of: kind)
    }
  }

  private mutating func lack(_ attribute: AttributeName, of kind: ElementName) {
    lacked.insert(attribute)
    switch kind {
    case .region, .dragSource, .dropTarget, .accept, .representation, .type: break
    default: lackedByControls.insert(attribute)
    }
  }

  /// Carries what is wrong over to the elements that show it from elsewhere.
  private mutating func spread(along references: ElementReferences, rounds: Int) {
    var open = references.resolved
    for _ in 0..<max(1, rounds) {
      sort()
      let count = open.count
      open.removeAll { reference in
        let (file, range) = (reference.shown.file, reference.shown.range)
        let isThin = reference.showsParts && losses.intersects(range, file: file)
        if isThin { insert(loss: reference.place.start, file: reference.place.file) }
        if unscoped.intersects(range, file: file) {
          unscoped.insert(reference.place.start, file: reference.place.file)
        }
        let isTouched = !isThin && mistakes.intersects(range, file: file)
        if isTouched { mistakes.insert(reference.place.start, file: reference.place.file) }
        // One that is touched may turn out to be thin.
        return isThin || (isTouched && !reference.showsParts)
      }
      guard open.count < count else { break }
    }
    sort()
  }

  private mutating func sort() {
    mistakes.sort()
    losses.sort()
    unscoped.sort()
  }
}

extension BoundDocument {
  /// Returns whether an element was not refused and has what the document needs to build it.
  func isBuilt(_ element: Int) -> Bool {
    func has(_ names: AttributeName...) -> Bool { names.contains { self.has($0, element) } }
    switch kind(element) {
    case nil: return false
    case .command: return has(.id, .system)
    case .button: return has(.id, .system, .ref)
    case .toggle, .choice, .popUpButton: return has(.id)
    case .item: return has(.ref)
    // What it shows is lost with the name of the menu.
    case .submenu: return !mayLack(.ref, element)
    case .segmented: return has(.choice)
    case .option: return has(.id) && has(.title)
    case .representation, .accept: return has(.type)
    case .type, .detent, .view, .region, .dragSource, .dropTarget, .state: return has(.id)
    default: return true
    }
  }
}
