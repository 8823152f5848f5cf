package import MenuetModel
import MenuetSource

/// The meaning of an id, and the place of its declaration.
struct Declaration {
  var kind: ReferenceKinds
  /// The element's name as a person reads it.
  var element: ElementName
  /// The declaring element.
  var node: NodeID
  /// Index into the document's commands or choices; -1 for anything else.
  var index: Int
}

/// The ids of a document with its includes.
struct Declarations {
  /// Commands, toggles, choices and states.
  private(set) var commands: [String: Declaration] = [:]
  /// Surfaces, what is presented, and their parts.
  private(set) var surfaces: [String: Declaration] = [:]
  private(set) var types: [String: Declaration] = [:]
  /// The options of each choice, in their order.
  private(set) var options: [String: [String]] = [:]
  /// `choice.option` for each of them.
  private var optionNames: Set<String> = []
  /// The choices with an option that has no usable id, or that of another one.
  private var choicesWithNamelessOptions: Set<String> = []
  var nameless = NamelessDeclarations()

  /// Makes room for as many ids as a document has elements; a quarter of them stands in surfaces.
  mutating func reserveCapacity(_ count: Int) {
    commands.reserveCapacity(count)
    surfaces.reserveCapacity(count / 4)
  }

  /// Declares an id; gives the first declaration where there is one already.
  mutating func declare(_ id: String, _ declaration: Declaration) -> Declaration? {
    if declaration.element == .type {
      guard let first = types.updateValue(declaration, forKey: id) else { return nil }
      types[id] = first
      return first
    }
    if ReferenceKinds.commandSpace.contains(declaration.kind) {
      guard let first = commands.updateValue(declaration, forKey: id) else { return nil }
      commands[id] = first
      return first
    }
    guard let first = surfaces.updateValue(declaration, forKey: id) else { return nil }
    surfaces[id] = first
    return first
  }

  mutating func setOptions(_ ids: [String], of choice: String, areAllNamed: Bool) {
    options[choice] = ids
    for id in ids { optionNames.insert("\(choice).\(id)") }
    if !areAllNamed { choicesWithNamelessOptions.insert(choice) }
  }

  /// Returns whether this is `choice.option` where an option of the choice has no id of its own,
  /// unless the name is a slip of the pen for another option.
  func mayHaveOption(_ name: String) -> Bool {
    guard let (choice, option) = Self.parts(ofOption: name),
      choicesWithNamelessOptions.contains(choice)
    else { return false }
    let meant = NearMiss.best(for: option, in: options[choice] ?? [])
    return !NearMiss.isSlip(option, for: meant)
  }

  /// The two names in `choice.option`; `nil` for a name without a dot.
  static func parts(ofOption name: String) -> (choice: String, option: String)? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// The declaration that a reference of some kinds finds.
  func find(_ id: String, kinds: ReferenceKinds) -> Declaration? {
    kinds.isDisjoint(with: .commandSpace) ? surfaces[id] : commands[id]
  }

  /// The ids that a reference of some kinds may name.
  func candidates(kinds: ReferenceKinds) -> [String] {
    let space = kinds.isDisjoint(with: .commandSpace) ? surfaces : commands
    return Self.inOrder(space.filter { kinds.contains($0.value.kind) })
  }

  /// Ids in the order of their declarations.
  private static func inOrder(_ space: [String: Declaration]) -> [String] {
    space.sorted {
      ($0.value.node.file, $0.value.node.element, $0.key)
        < ($1.value.node.file, $1.value.node.element, $1.key)
    }.map(\.key)
  }

  /// Returns whether this is `choice.option` where the choice has such an option.
  func hasOption(_ name: String) -> Bool { optionNames.contains(name) }

  /// Returns whether this is a state, a toggle or `choice.option`.
  func isVariable(_ name: String) -> Bool {
    if name.utf8.contains(UInt8(ascii: ".")) { return hasOption(name) }
    guard let declaration = commands[name] else { return false }
    return declaration.kind == .state || declaration.kind == .toggle
  }

  /// The names that conditions may use.
  var variables: [String] {
    Self.inOrder(commands.filter { isVariable($0.key) })
      + options.keys.sorted().flatMap { choice in
        (options[choice] ?? []).map { "\(choice).\($0)" }
      }
  }

  /// Returns whether this is an element that is of no use until something refers to it; people see
  /// the others where they stand.
  static func isPurelyReferred(_ element: ElementName, in parent: ElementName?) -> Bool {
    parent == .commands || kind(of: element).map(referred.contains) ?? false
  }

  private static let referred: ReferenceKinds = [
    .state, .menu, .view, .sheet, .cover, .popover, .alert, .activityView, .region,
  ]

  /// See `ElementName.declaredKinds`.
  static func kinds(of element: ElementName) -> ReferenceKinds? {
    // A pop-up button is a surface, and has a choice by its name.
    element == .popUpButton ? [.part, .choice] : kind(of: element)
  }

  /// The kind of an element's declaration; `nil` for one whose id is not looked up.
  static func kind(of element: ElementName) -> ReferenceKinds? {
    switch element {
    case .command, .button: .command
    case .toggle: .toggle
    case .choice: .choice
    case .state: .state
    case .menu: .menu
    case .view: .view
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .activityView: .activityView
    case .region: .region
    case .option, .detent: nil
    default: .part
    }
  }
}

extension ElementName {
  /// Everything that a reference may take such an element for; `nil` for one whose id is not looked
  /// up.
  package var declaredKinds: ReferenceKinds? { Declarations.kinds(of: self) }
}
