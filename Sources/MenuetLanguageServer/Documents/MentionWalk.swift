import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// The names of some files.
struct FoundMentions {
  fileprivate var all: [Mention] = []
  fileprivate(set) var symbols = SymbolTable()
  /// The mentions of what may be the app's, or be declared later, with the second symbol that each may
  /// have.
  fileprivate var doubtful: [(index: Int, other: Int?)] = []

  init() {}

  /// No names, but the numbers that symbols had.
  ///
  /// A table in which most symbols are of names that were half typed is not gone on with.
  init(numberedAs former: FoundMentions) {
    if former.symbols.count < 1000 + 2 * former.all.count { symbols = former.symbols }
    all.reserveCapacity(former.all.count + 64)
  }

  /// The mentions without those of what nothing declares, where that may be the app's.
  var settled: [Mention] {
    if doubtful.isEmpty { return all }
    var isDeclared = Array(repeating: false, count: symbols.count)
    for mention in all where mention.isDeclaration { isDeclared[mention.number] = true }
    var all = all
    for (index, other) in doubtful where !isDeclared[all[index].number] {
      all[index].number = other.flatMap { isDeclared[$0] ? $0 : nil } ?? -1
    }
    all.removeAll { $0.number < 0 }
    return all
  }

  /// Takes over what stands in elements of a file that are as they were, by their numbers then.
  fileprivate mutating func take(
    _ elements: Range<Int>, of file: Int, from former: FoundMentions,
    shift: (element: Int, attribute: Int, offset: Int) = (0, 0, 0)
  ) {
    let start = former.index(ofElement: elements.lowerBound, file: file)
    let end = former.index(ofElement: elements.upperBound, file: file)
    let step = all.count - start
    for (index, other) in former.doubtful where start <= index && index < end {
      doubtful.append((index + step, other))
    }
    for mention in former.all[start..<end] {
      let range = mention.range
      all.append(
        Mention(
          number: mention.number, file: file, element: mention.element + shift.element,
          attribute: mention.attribute + shift.attribute,
          range: ByteRange(Int(range.start) + shift.offset, Int(range.end) + shift.offset),
          isDeclaration: mention.isDeclaration))
    }
  }

  /// The first mention in an element of a file, or behind it.
  private func index(ofElement element: Int, file: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      let mention = all[middle]
      if (mention.file, mention.element) < (file, element) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
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

  /// Takes what stands in elements that are as they were from the names of then, and collects the others.
  mutating func run(after former: BoundDocument, found then: FoundMentions) {
    guard found.symbols.continues(then.symbols) else { return run() }
    let kept = KeptElements(of: former, in: bound)
    found.take(kept.first, of: tree.file, from: then)
    run(kept.first.upperBound..<kept.last.lowerBound + kept.shift.element)
    found.take(kept.last, of: tree.file, from: then, shift: kept.shift)
  }

  mutating func run() { run(tree.elements.indices) }

  private mutating func run(_ elements: Range<Int>) {
    for index in elements {
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
