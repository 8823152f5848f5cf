import MenuetBinding
import MenuetModel
import MenuetSource
import MenuetXML

/// A name that may be one of the app, or of something declared later.
struct LateName {
  /// The candidates for it, the most likely first.
  let symbols: [Symbol]
  let file: Int
  let element: Int
  let attribute: Int
  let range: ByteRange

  func mention(of symbol: Symbol) -> Mention {
    Mention(
      symbol: symbol, file: file, element: element, attribute: attribute, range: range,
      isDeclaration: false)
  }
}

/// Collects the names of one file.
struct MentionWalk {
  private(set) var mentions: [Mention] = []
  private(set) var later: [LateName] = []
  private let bound: BoundDocument
  private var element = 0
  private var attribute = 0

  private var tree: SyntaxTree { bound.tree }

  init(_ bound: BoundDocument) { self.bound = bound }

  mutating func run() {
    for index in tree.elements.indices {
      guard let kind = bound.kind(index) else { continue }
      element = index
      let attributes = tree.elements[index].attributeIndices
      guard !attributes.isEmpty else { continue }
      for attribute in attributes {
        guard let name = bound.name(of: attribute) else { continue }
        self.attribute = attribute
        visit(name, of: kind)
      }
    }
  }

  private mutating func visit(_ name: AttributeName, of kind: ElementName) {
    switch name {
    case .id: declare(kind)
    case .system: visitSystem(kind)
    case .target where kind == .extend: visitTarget()
    case .anchor where kind == .extend, .unit: addLater([.commands, .surfaces])
    case .for: addLater([.surfaces])
    case .detents, .selected, .undimmedThrough: visitDetents()
    default:
      guard let type = AttributeTypes.type(of: name, on: kind) else { return }
      visit(type)
    }
  }

  private mutating func visit(_ type: AttributeType) {
    switch type {
    case .reference(let kinds): add(space(kinds))
    case .references(let kinds):
      for (word, range) in WordTokens.tokens(of: value) { add(word, space(kinds), range) }
    case .notice(let kinds):
      if !value.hasPrefix("handler:") { add(space(kinds)) }
    case .condition: visitCondition()
    case .sheetDetent:
      let text = value
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
      let sheet = String(text[..<colon])
      add(sheet, .surfaces, 0..<sheet.utf8.count)
      let detent = String(text[text.utf8.index(after: colon)...])
      let start = sheet.utf8.count + 1
      addLater(
        [Symbol(space: .detents(sheet: sheet), id: detent)],
        start..<(start + detent.utf8.count))
    case .uniformType, .uniformTypes:
      for (word, range) in WordTokens.tokens(of: value) {
        addLater([Symbol(space: .types, id: word)], range)
      }
    case .typeCounts:
      for (word, range) in WordTokens.tokens(of: value) {
        let type = String(word.prefix { $0 != ":" })
        addLater(
          [Symbol(space: .types, id: type)],
          range.lowerBound..<(range.lowerBound + type.utf8.count))
      }
    case .systemCommand: add(.commands)
    default: break
    }
  }

  private func space(_ kinds: ReferenceKinds) -> Symbol.Space {
    kinds.isDisjoint(with: .commandSpace) ? .surfaces : .commands
  }

  // MARK: Attributes with a meaning of their own

  private mutating func declare(_ kind: ElementName) {
    switch kind {
    case .type: add(.types, isDeclaration: true)
    case .option:
      guard let choice = parent(.id) else { return }
      add(.options(choice: choice), isDeclaration: true)
    case .detent:
      guard let sheet = parent(.id) else { return }
      add(.detents(sheet: sheet), isDeclaration: true)
    default:
      guard let kinds = kind.declaredKinds else { return }
      if !kinds.isDisjoint(with: .surface) { add(.surfaces, isDeclaration: true) }
      let isChoice = kind == .popUpButton && bound.text(.choice, element) != nil
      if !kinds.isDisjoint(with: .commandSpace), !isChoice { add(.commands, isDeclaration: true) }
    }
  }

  private mutating func visitSystem(_ kind: ElementName) {
    // With an id of its own it is another command, and the name says what it does.
    guard bound.text(.id, element) == nil else { return }
    let parent = Int(tree.elements[element].parent)
    let isDeclaration = kind == .command && parent >= 0 && bound.kind(parent) == .commands
    add(.commands, isDeclaration: isDeclaration)
  }

  private mutating func visitTarget() {
    let id = String(value.prefix { $0 != "." })
    addLater([Symbol(space: .surfaces, id: id)], 0..<id.utf8.count)
  }

  private mutating func visitDetents() {
    guard let sheet = bound.text(.id, element) else { return }
    for (word, range) in WordTokens.tokens(of: value) {
      addLater([Symbol(space: .detents(sheet: sheet), id: word)], range)
    }
  }

  private mutating func visitCondition() {
    guard let names = try? ConditionParser.parse(value).names else { return }
    for (name, range) in names {
      guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
        add(name, .commands, range)
        continue
      }
      let choice = String(name[..<dot])
      let option = String(name[name.utf8.index(after: dot)...])
      let middle = range.lowerBound + choice.utf8.count
      add(choice, .commands, range.lowerBound..<middle)
      add(option, .options(choice: choice), (middle + 1)..<range.upperBound)
    }
  }

  // MARK: Adding

  private var value: String { tree.value(of: attribute) }

  private func parent(_ name: AttributeName) -> String? {
    let parent = Int(tree.elements[element].parent)
    return parent >= 0 ? bound.text(name, parent) : nil
  }

  private mutating func add(_ space: Symbol.Space, isDeclaration: Bool = false) {
    add(value, space, nil, isDeclaration: isDeclaration)
  }

  /// - Parameter part: Offsets in the UTF-8 of the value; `nil` for all of it.
  private mutating func add(
    _ id: String, _ space: Symbol.Space, _ part: Range<Int>?, isDeclaration: Bool = false
  ) {
    guard !id.isEmpty else { return }
    mentions.append(
      Mention(
        symbol: Symbol(space: space, id: id), file: tree.file, element: element,
        attribute: attribute, range: bytes(part), isDeclaration: isDeclaration))
  }

  private mutating func addLater(_ spaces: [Symbol.Space]) {
    let id = value
    addLater(spaces.map { Symbol(space: $0, id: id) }, nil)
  }

  private mutating func addLater(_ symbols: [Symbol], _ part: Range<Int>?) {
    later.append(
      LateName(
        symbols: symbols, file: tree.file, element: element, attribute: attribute,
        range: bytes(part)))
  }

  private func bytes(_ part: Range<Int>?) -> ByteRange {
    part.map { tree.range(of: $0, inValueOf: attribute) } ?? tree.attributes[attribute].value
  }
}
