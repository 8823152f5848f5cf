import MenuetModel
package import MenuetSource
package import MenuetXML

/// Checks a syntax tree against the vocabulary, in one pass over the elements.
package struct Binder {
  private let limits: LanguageLimits

  package init(limits: LanguageLimits = LanguageLimits()) {
    self.limits = limits
  }

  /// Binds a tree. Gives `nil` when its root is not a `menuet` document; errors are recorded.
  package func bind(_ tree: SyntaxTree, into sink: inout DiagnosticSink) -> BoundDocument? {
    var pass = BindingPass(tree: tree, limits: limits)
    pass.bindAllowances(&sink)
    guard pass.bindRoot(&sink) else { return nil }
    for element in tree.elements.indices.dropFirst() { pass.bindElement(element, &sink) }
    pass.reportTexts(&sink)
    return pass.bound
  }
}

/// What one binding holds while it goes through the elements.
private struct BindingPass {
  var bound: BoundDocument
  private let tree: SyntaxTree
  private let parser: ValueParser
  /// For each name of the tree the element and the attribute of that spelling, or `refused`.
  private let elementNames: [UInt8]
  private let attributeNames: [UInt8]
  /// True when the root has no namespace: its elements are then taken as meant.
  private var takesBareNames = false
  /// The end of the menu bar that is being read, as an element index.
  private var menuBarEnd = 0

  init(tree: SyntaxTree, limits: LanguageLimits) {
    self.tree = tree
    parser = ValueParser(limits: limits)
    let names = (0..<tree.names.count).map { tree.names[$0] }
    elementNames = Self.rawValues(of: names, among: ElementName.self)
    attributeNames = Self.rawValues(of: names, among: AttributeName.self)
    bound = BoundDocument(
      tree: tree,
      kinds: Array(repeating: BoundDocument.refused, count: tree.elements.count),
      attributes: Array(repeating: BoundDocument.refused, count: tree.attributes.count),
      values: Array(repeating: 0, count: tree.attributes.count),
      isIncomplete: tree.isTruncated)
  }

  private static func rawValues<Name: LanguageName>(
    of names: [String], among type: Name.Type
  ) -> [UInt8] {
    var table: [String: UInt8] = [:]
    for name in Name.allCases { table[name.spelling] = name.rawValue }
    return names.map { table[$0] ?? BoundDocument.refused }
  }

  // MARK: Elements

  mutating func bindRoot(_ sink: inout DiagnosticSink) -> Bool {
    let root = tree.elements[0]
    guard elementNames[Int(root.name)] == ElementName.menuet.rawValue else {
      sink.report(UnknownElement.root(tree))
      return false
    }
    if root.namespace != .menuet {
      sink.report(MissingNamespace.finding(tree))
      takesBareNames = true
    }
    bind(0, as: .menuet, &sink)
    return true
  }

  mutating func bindElement(_ element: Int, _ sink: inout DiagnosticSink) {
    let syntax = tree.elements[element]
    guard let parent = bound.kind(Int(syntax.parent)) else { return }
    let isOurs = syntax.namespace == .menuet || (takesBareNames && syntax.namespace == .none)
    let name = isOurs ? ElementName(rawValue: elementNames[Int(syntax.name)]) : nil
    guard let name, Vocabulary.spec(parent).children.contains(name) else {
      refuse(element, name, in: parent, &sink)
      return
    }
    if [.leading, .center, .trailing].contains(name), isRepeated(element, name) {
      refuse(element, name, in: parent, &sink)
      return
    }
    bind(element, as: name, &sink)
  }

  /// True when an element of that name stands before this one in the same parent.
  private func isRepeated(_ element: Int, _ name: ElementName) -> Bool {
    let parent = Int(tree.elements[element].parent)
    for sibling in tree.children(of: parent) {
      if sibling >= element { return false }
      if bound.kinds[sibling] == name.rawValue { return true }
    }
    return false
  }

  private mutating func refuse(
    _ element: Int, _ name: ElementName?, in parent: ElementName, _ sink: inout DiagnosticSink
  ) {
    bound.isIncomplete = true
    sink.report(MisplacedElement(bound: bound, element: element, name: name, parent: parent).finding)
  }

  private mutating func bind(
    _ element: Int, as name: ElementName, _ sink: inout DiagnosticSink
  ) {
    bound.kinds[element] = name.rawValue
    if name == .menuBar { menuBarEnd = Int(tree.elements[element].subtreeEnd) }
    let spec = Vocabulary.spec(name)
    let places = self.places(of: element)
    var written = AttributeSet()
    for index in tree.elements[element].attributeIndices {
      if let attribute = bindAttribute(index, of: element, spec, places, &sink) {
        written.insert(attribute)
      }
    }
    if tree.elements[element].isDamaged {
      bound.isIncomplete = true
    } else {
      checkRequirements(element, spec, written, places, &sink)
    }
  }

  /// The places in which an element stands, for attributes that apply in some places only.
  private func places(of element: Int) -> [AttributePlace] {
    let parent = Int(tree.elements[element].parent)
    var places: [AttributePlace] = [.anywhere]
    if element < menuBarEnd { places.append(.menuBar) }
    guard parent >= 0 else { return places }
    switch bound.kind(parent) {
    case .leading, .center, .trailing: places += [.toolbarRegion, .toolbar]
    case .group: places.append(.toolbar)
    case .editMenu: places.append(.editMenu)
    // What holds everywhere may be meant for any place.
    case .commands: places += [.menuBar]
    // What is added to an unknown place may be meant for any.
    case .extend: places += [.toolbarRegion, .toolbar, .editMenu, .menuBar]
    default: break
    }
    return places
  }

  // MARK: Attributes

  /// Binds one attribute and gives its name when it counts as written.
  private mutating func bindAttribute(
    _ index: Int, of element: Int, _ spec: ElementSpec, _ places: [AttributePlace],
    _ sink: inout DiagnosticSink
  ) -> AttributeName? {
    let syntax = tree.attributes[index]
    guard syntax.namespace != .tooling else { return nil }
    let name =
      syntax.namespace == .none
      ? AttributeName(rawValue: attributeNames[Int(syntax.name)]) : nil
    guard let name, let attribute = spec.attribute(name), places.contains(attribute.place) else {
      bound.isIncomplete = true
      sink.report(
        UnknownAttribute(bound: bound, attribute: index, element: spec, name: name).finding)
      return nil
    }
    bindValue(index, attribute, element: spec, &sink)
    return name
  }

  private mutating func bindValue(
    _ index: Int, _ attribute: AttributeSpec, element: ElementSpec,
    _ sink: inout DiagnosticSink
  ) {
    let value = tree.value(of: index)
    guard value.utf8.contains(where: { $0 > 0x20 }) else {
      bound.attributes[index] = BoundDocument.broken
      sink.report(
        MissingAttribute.blank(attribute, of: element, at: index, in: tree))
      return
    }
    do {
      bound.values[index] = try parser.parse(value, as: attribute.type)
      bound.attributes[index] = attribute.name.rawValue
      if attribute.type.isLink {
        bound.links.append(BoundDocument.Link(attribute: Int32(index), type: attribute.type))
      }
    } catch {
      bound.attributes[index] = BoundDocument.broken
      if attribute.type == .id { bound.isIncomplete = true }
      sink.report(ValueInvalid.finding(error, attribute: index, in: tree))
    }
  }

  private func checkRequirements(
    _ element: Int, _ spec: ElementSpec, _ written: AttributeSet, _ places: [AttributePlace],
    _ sink: inout DiagnosticSink
  ) {
    for attribute in spec.attributes where attribute.isRequired {
      guard !written.contains(attribute.name) else { continue }
      sink.report(MissingAttribute.finding([attribute.name], of: spec, at: element, in: tree))
    }
    for requirement in spec.requirements {
      switch requirement {
      case .anyOf(let names, let place):
        guard places.contains(place), !names.contains(where: written.contains) else { continue }
        sink.report(MissingAttribute.finding(names, of: spec, at: element, in: tree))
      case .atMostOne(let names):
        let both = names.filter(written.contains)
        guard both.count > 1 else { continue }
        sink.report(ValueInvalid.exclusive(both, at: element, in: bound))
      }
    }
  }

  // MARK: Everything else

  func reportTexts(_ sink: inout DiagnosticSink) {
    for text in tree.texts where text.parent >= 0 && bound.kinds[Int(text.parent)] != BoundDocument.refused {
      sink.report(TextNotAllowed.finding(text, in: tree))
    }
  }

  /// Reads `<?menuet-allow rule-id?>` for the element behind each.
  func bindAllowances(_ sink: inout DiagnosticSink) {
    for instruction in tree.instructions
    where tree.source.string(instruction.target) == "menuet-allow" {
      let next = Int(instruction.nextElement)
      let data = tree.source.string(instruction.data)
      for (word, range) in ValueParser.tokens(of: data) {
        let start = Int(instruction.data.start)
        let location = tree.location(
          ByteRange(start + range.lowerBound, start + range.upperBound))
        guard let rule = RuleRegistry.info(word) else {
          sink.report(ValueInvalid.unknownRule(word, at: location))
          continue
        }
        guard !rule.isStructural else {
          sink.report(ValueInvalid.structuralRule(word, at: location))
          continue
        }
        guard tree.elements.indices.contains(next) else { continue }
        sink.allowances.append(
          RuleAllowance(rule: rule.id, location: tree.location(tree.elements[next].range)))
      }
    }
  }
}

/// A set of attribute names.
private struct AttributeSet {
  private var words: (UInt64, UInt64, UInt64) = (0, 0, 0)

  mutating func insert(_ name: AttributeName) {
    let bit: UInt64 = 1 << UInt64(name.rawValue & 63)
    switch name.rawValue >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    default: words.2 |= bit
    }
  }

  func contains(_ name: AttributeName) -> Bool {
    let bit: UInt64 = 1 << UInt64(name.rawValue & 63)
    switch name.rawValue >> 6 {
    case 0: return words.0 & bit != 0
    case 1: return words.1 & bit != 0
    default: return words.2 & bit != 0
    }
  }
}
