import MenuetModel
import MenuetSource

/// What an id names, and where it is declared.
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
  /// The options of each choice.
  private(set) var options: [String: Set<String>] = [:]
  /// The ids of commands and surfaces in document order, for near misses.
  private(set) var order: [String] = []

  /// Declares an id; gives the first declaration where there is one already.
  mutating func declare(_ id: String, _ declaration: Declaration) -> Declaration? {
    if declaration.element == .type {
      guard let first = types.updateValue(declaration, forKey: id) else { return nil }
      types[id] = first
      return first
    }
    if ReferenceKinds.commandSpace.contains(declaration.kind) {
      guard let first = commands.updateValue(declaration, forKey: id) else {
        order.append(id)
        return nil
      }
      commands[id] = first
      return first
    }
    guard let first = surfaces.updateValue(declaration, forKey: id) else {
      order.append(id)
      return nil
    }
    surfaces[id] = first
    return first
  }

  mutating func setOptions(_ ids: [String], of choice: String) { options[choice] = Set(ids) }

  /// The declaration that a reference of some kinds finds.
  func find(_ id: String, kinds: ReferenceKinds) -> Declaration? {
    kinds.isDisjoint(with: .commandSpace) ? surfaces[id] : commands[id]
  }

  /// The ids that a reference of some kinds may name.
  func candidates(kinds: ReferenceKinds) -> [String] {
    order.filter { id in
      guard let declaration = find(id, kinds: kinds) else { return false }
      return kinds.contains(declaration.kind)
    }
  }

  /// True for a state, a toggle or `choice.option`.
  func isVariable(_ name: String) -> Bool {
    if let dot = name.firstIndex(of: ".") {
      return options[String(name[..<dot])]?.contains(String(name[name.index(after: dot)...]))
        ?? false
    }
    guard let declaration = commands[name] else { return false }
    return declaration.kind == .state || declaration.kind == .toggle
  }

  /// The names that conditions may use.
  var variables: [String] {
    order.filter(isVariable)
      + options.keys.sorted().flatMap { choice in
        (options[choice] ?? []).sorted().map { "\(choice).\($0)" }
      }
  }

  /// What an element declares; `nil` for one whose id is not looked up.
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
