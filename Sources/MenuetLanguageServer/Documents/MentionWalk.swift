import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// The names of some files.
struct FoundMentions {
  fileprivate(set) var all: [Mention] = []
  fileprivate(set) var symbols = SymbolTable()
  /// The mentions of what may be the app's, or be declared later, with the second symbol that each may
  /// have.
  fileprivate var doubtful: [(index: Int, other: Int?)] = []

  /// Drops the mentions of what nothing declares, where that may be the app's.
  mutating func settle() {
    var isDeclared = Array(repeating: false, count: symbols.count)
    for mention in all where mention.isDeclaration { isDeclared[mention.number] = true }
    for (index, other) in doubtful where !isDeclared[all[index].number] {
      all[index].number = other.flatMap { isDeclared[$0] ? $0 : nil } ?? -1
    }
    if !doubtful.isEmpty { all.removeAll { $0.number < 0 } }
  }
}

/// Collects the names of one file.
struct MentionWalk {
  private(set) var found: FoundMentions
  private let bound: BoundDocument
  private let tree: SyntaxTree
  private var element = 0
  private var attribute = 0
  /// The bytes of the attribute's value.
  private var value: ArraySlice<UInt8> = []

  /// - Parameter found: The names of the files before.
  init(_ bound: BoundDocument, after found: consuming FoundMentions) {
    self.bound = bound
    self.found = found
    tree = bound.tree
  }

  mutating func run() {
    for index in tree.elements.indices {
      let attributes = tree.elements[index].attributeIndices
      guard !attributes.isEmpty, let kind = bound.kind(index) else { continue }
      element = index
      for attribute in attributes {
        guard let name = bound.name(of: attribute) else { continue }
        self.attribute = attribute
        value = tree.bytes(of: attribute)
        visit(name, of: kind)
      }
    }
  }

  private mutating func visit(_ name: AttributeName, of kind: ElementName) {
    switch name {
    case .id: declare(kind)
    case .system: visitSystem(kind)
    case .target where kind == .extend: visitTarget()
    case .anchor where kind == .extend, .unit: addDoubtful(value, [.commands, .surfaces])
    case .for: addDoubtful(value, [.surfaces])
    case .detents, .selected, .undimmedThrough: visitDetents()
    default:
      guard let type = AttributeTypes.type(of: name, on: kind) else { return }
      visit(type)
    }
  }

  private mutating func visit(_ type: AttributeType) {
    switch type {
    case .reference(let kinds): add(value, space(kinds))
    case .references(let kinds):
      for range in WordTokens.ranges(in: value) { add(value[range], space(kinds)) }
    case .notice(let kinds):
      if !value.starts(with: "handler:".utf8) { add(value, space(kinds)) }
    case .condition: visitCondition()
    case .sheetDetent:
      guard let colon = value.firstIndex(of: UInt8(ascii: ":")) else { return }
      let sheet = add(value[..<colon], .surfaces)
      addDoubtful(value[(colon + 1)...], [.detents(sheet: sheet)])
    case .uniformType, .uniformTypes:
      for range in WordTokens.ranges(in: value) { addDoubtful(value[range], [.types]) }
    case .typeCounts:
      for range in WordTokens.ranges(in: value) {
        addDoubtful(value[range].prefix { $0 != UInt8(ascii: ":") }, [.types])
      }
    case .systemCommand: add(value, .commands)
    default: break
    }
  }

  private func space(_ kinds: ReferenceKinds) -> SymbolTable.Space {
    kinds.isDisjoint(with: .commandSpace) ? .surfaces : .commands
  }

  // MARK: Attributes with a meaning of their own

  private mutating func declare(_ kind: ElementName) {
    switch kind {
    case .type: add(value, .types, isDeclaration: true)
    case .option:
      guard let choice = idOfParent(in: .commands) else { return }
      add(value, .options(choice: choice), isDeclaration: true)
    case .detent:
      guard let sheet = idOfParent(in: .surfaces) else { return }
      add(value, .detents(sheet: sheet), isDeclaration: true)
    default:
      guard let kinds = kind.declaredKinds else { return }
      if !kinds.isDisjoint(with: .surface) { add(value, .surfaces, isDeclaration: true) }
      let isChoice = kind == .popUpButton && bound.text(.choice, element) != nil
      if !kinds.isDisjoint(with: .commandSpace), !isChoice {
        add(value, .commands, isDeclaration: true)
      }
    }
  }

  private mutating func visitSystem(_ kind: ElementName) {
    // With an id of its own it is another command, and the name says what it does.
    guard bound.text(.id, element) == nil else { return }
    let parent = Int(tree.elements[element].parent)
    let isDeclaration = kind == .command && parent >= 0 && bound.kind(parent) == .commands
    add(value, .commands, isDeclaration: isDeclaration)
  }

  private mutating func visitTarget() {
    addDoubtful(value.prefix { $0 != UInt8(ascii: ".") }, [.surfaces])
  }

  private mutating func visitDetents() {
    guard let sheet = id(of: element, in: .surfaces) else { return }
    for range in WordTokens.ranges(in: value) {
      addDoubtful(value[range], [.detents(sheet: sheet)])
    }
  }

  /// Takes the names in a condition, which may still be half typed.
  private mutating func visitCondition() {
    for range in ConditionParser.words(in: value) where ConditionParser.isName(value[range]) {
      let name = value[range]
      let dot = name.firstIndex(of: UInt8(ascii: "."))
      let first = add(name[..<(dot ?? name.endIndex)], .commands)
      if let dot { add(name[(dot + 1)...], .options(choice: first)) }
    }
  }

  // MARK: Adding

  private mutating func idOfParent(in space: SymbolTable.Space) -> Int? {
    let parent = Int(tree.elements[element].parent)
    return parent >= 0 ? id(of: parent, in: space) : nil
  }

  /// The number of an element's id in a name space.
  private mutating func id(of element: Int, in space: SymbolTable.Space) -> Int? {
    guard let id = bound.attribute(.id, of: element) else { return nil }
    return found.symbols.number(of: tree.bytes(of: id), in: space)
  }

  /// Adds a name that is a part of the attribute's value; gives the number of its symbol.
  @discardableResult
  private mutating func add(
    _ name: ArraySlice<UInt8>, _ space: SymbolTable.Space, isDeclaration: Bool = false
  ) -> Int {
    let number = found.symbols.number(of: name, in: space)
    guard !name.isEmpty else { return number }
    let part = name.startIndex - value.startIndex..<name.endIndex - value.startIndex
    found.all.append(
      Mention(
        number: number, file: tree.file, element: element, attribute: attribute,
        range: tree.range(of: part, inValueOf: attribute), isDeclaration: isDeclaration))
    return number
  }

  /// Adds a name that may be one of the app, or of something declared later.
  ///
  /// - Parameter spaces: One or two, the most likely first.
  private mutating func addDoubtful(_ name: ArraySlice<UInt8>, _ spaces: [SymbolTable.Space]) {
    guard !name.isEmpty else { return }
    let other = spaces.dropFirst().first.map { found.symbols.number(of: name, in: $0) }
    found.doubtful.append((found.all.count, other))
    add(name, spaces[0])
  }
}
