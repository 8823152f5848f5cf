/// A surface that generated code makes by a function or value named after it.
package protocol FactorySurface {
  /// The id, given or derived.
  var id: String { get }
  /// The kind of the surface, which its name in Swift ends in.
  static var factorySuffix: String { get }
  /// A word that goes like those of the suffix, such as `bar` for `toolbar`.
  static var factorySynonym: String? { get }
}

extension FactorySurface {
  package static var factorySynonym: String? { nil }
}

extension Menu: FactorySurface {
  package static var factorySuffix: String { "menu" }
}

extension MenuBar: FactorySurface {
  package static var factorySuffix: String { "menu-bar" }
}

extension ContextMenu: FactorySurface {
  package static var factorySuffix: String { "context-menu" }
}

extension EditMenu: FactorySurface {
  package static var factorySuffix: String { "edit-menu" }
}

extension Toolbar: FactorySurface {
  package static var factorySuffix: String { "toolbar" }
  package static var factorySynonym: String? { "bar" }
}

extension Alert: FactorySurface {
  package static var factorySuffix: String { "alert" }
}

extension PopUpButton: FactorySurface {
  package static var factorySuffix: String { "button" }
}

extension PullDownButton: FactorySurface {
  package static var factorySuffix: String { "button" }
}

extension SegmentedControl: FactorySurface {
  package static var factorySuffix: String { "control" }
}

extension Sheet: FactorySurface {
  package static var factorySuffix: String { "sheet" }
}

extension Cover: FactorySurface {
  package static var factorySuffix: String { "cover" }
}

extension Popover: FactorySurface {
  package static var factorySuffix: String { "popover" }
}

extension DocumentMenu: FactorySurface {
  package static var factorySuffix: String { "menu" }
}

extension DragSource: FactorySurface {
  package static var factorySuffix: String { "drag-source" }
}

extension DropTarget: FactorySurface {
  package static var factorySuffix: String { "drop-target" }
}

/// The words that names in Swift are made of, where a document gives them by `swift-name`.
public struct SwiftNames: Emptiable, Sendable {
  /// The replacement of one id.
  public struct Given: Hashable, Sendable, Codable {
    /// The id; of an option `choice.option`.
    public let id: String
    /// The word in its place, spelled as an id.
    public let swiftName: String
  }

  private var commands: [String: String] = [:]
  private var surfaces: [String: String] = [:]

  private enum CodingKeys: CodingKey { case commands, surfaces }

  /// No names: everything is called after its id.
  public init() {}

  /// Decodes the two lists.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let commands = try container.decode(Omittable<[Given]>.self, forKey: .commands)
    let surfaces = try container.decode(Omittable<[Given]>.self, forKey: .surfaces)
    for given in commands.wrappedValue { self.commands[given.id] = given.swiftName }
    for given in surfaces.wrappedValue { self.surfaces[given.id] = given.swiftName }
  }

  /// Encodes the names of commands and of surfaces, each in the order of their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Omittable(wrappedValue: Self.list(commands)), forKey: .commands)
    try container.encode(Omittable(wrappedValue: Self.list(surfaces)), forKey: .surfaces)
  }

  private static func list(_ names: [String: String]) -> [Given] {
    names.sorted { $0.key < $1.key }.map { Given(id: $0.key, swiftName: $0.value) }
  }

  /// The word for the id of a command, toggle, choice or state, or for `choice.option`.
  public subscript(command id: String) -> String? {
    get { commands[id] }
    set { commands[id] = newValue }
  }

  /// The word for the id of a surface.
  public subscript(surface id: String) -> String? {
    get { surfaces[id] }
    set { surfaces[id] = newValue }
  }
}

/// The names in Swift of what a document declares. The emitters of all frameworks ask here, and so
/// does the rule on names that collide.
extension Document {
  /// The stem of the names of a command, toggle, choice or state.
  private func stem(ofCommand id: String) -> String { swiftNames[command: id] ?? id }

  /// The stem of the names of an option.
  private func stem(ofOption id: String, in choice: String) -> String {
    swiftNames == SwiftNames() ? id : swiftNames[command: "\(choice).\(id)"] ?? id
  }

  /// The stem of the names of a surface, or of a part of one.
  package func stem(ofSurface id: String) -> String { swiftNames[surface: id] ?? id }

  /// The case of a command or toggle, by its index.
  package func caseName(ofCommand index: Int) -> String {
    SwiftName.enumCase(stem(ofCommand: commands[index].id))
  }

  /// The method of a command or the property of a toggle, by its index.
  package func memberName(ofCommand index: Int) -> String {
    let stem = stem(ofCommand: commands[index].id)
    return memberName(ofCommand: index, stem, SwiftName.member(stem))
  }

  private func memberName(ofCommand index: Int, _ stem: String, _ member: String) -> String {
    commands[index].kind == .toggle
      ? SwiftName.property(ofToggle: stem) : SwiftName.method(ofCommand: stem, member: member)
  }

  /// Both names of a command or toggle, mostly the same text, by its index.
  package func names(ofCommand index: Int) -> (case: String, member: String) {
    let stem = stem(ofCommand: commands[index].id)
    let member = SwiftName.member(stem)
    return (SwiftName.enumCase(ofMember: member), memberName(ofCommand: index, stem, member))
  }

  /// The method of a responder that performs a command from the menu bar, by its index.
  package func responderName(ofCommand index: Int) -> String {
    SwiftName.responderMethod(stem(ofCommand: commands[index].id))
  }

  /// The method of a responder that selects an option of a choice.
  package func responderName(of choice: Choice) -> String {
    SwiftName.responderMethod(stem(ofCommand: choice.id))
  }

  /// The case of a choice among the choices.
  package func caseName(of choice: Choice) -> String {
    SwiftName.enumCase(stem(ofCommand: choice.id))
  }

  /// The property of a choice.
  package func memberName(of choice: Choice) -> String {
    SwiftName.member(stem(ofCommand: choice.id))
  }

  /// The enumeration of a choice.
  package func typeName(of choice: Choice) -> String { SwiftName.type(stem(ofCommand: choice.id)) }

  /// The case of an option.
  package func caseName(of option: Choice.Option, in choice: Choice) -> String {
    SwiftName.enumCase(stem(ofOption: option.id, in: choice.id))
  }

  /// The property of a state.
  package func memberName(of state: AppState) -> String {
    SwiftName.member(stem(ofCommand: state.id))
  }

  /// The method of the app that a document names as the handler of an event, in whatever words. One
  /// that the app's own type would have without writing it has `handle` before it.
  ///
  /// - Parameter propertyNames: Those of the document.
  package static func methodName(
    ofHandler handler: String, besides propertyNames: Set<String>
  ) -> String {
    let words = handler.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    let name = SwiftName.member(words)
    let isFree =
      words.first?.isLetter == true && !propertyNames.contains(name)
      && !InheritedMembers.ofUsualTypes.contains(name)
    return isFree ? name : SwiftName.member("handle-" + words)
  }

  /// The properties of the app: toggles, choices and states.
  package var propertyNames: Set<String> {
    let toggles = commands.indices.filter { commands[$0].kind == .toggle }
    return Set(
      toggles.map { memberName(ofCommand: $0) } + choices.map { memberName(of: $0) }
        + states.map { memberName(of: $0) })
  }

  /// The function or value that makes a surface.
  package func factoryName<Surface: FactorySurface>(of surface: Surface) -> String {
    SwiftName.factory(
      stem(ofSurface: surface.id), suffix: Surface.factorySuffix, synonym: Surface.factorySynonym)
  }

  /// The function or value that makes a button, after the command that it shows.
  package func factoryName(ofButton button: Button) -> String {
    SwiftName.factory(stem(ofCommand: button.id), suffix: "button")
  }

  /// The case of a toolbar among the toolbars.
  package func caseName(ofToolbar id: String) -> String { SwiftName.enumCase(stem(ofSurface: id)) }

  /// The case of a drag source or a drop target among those.
  package func caseName(ofExchange id: String) -> String { SwiftName.enumCase(stem(ofSurface: id)) }

  /// The case of a sheet, cover or popover among the presentations.
  package func caseName(ofPresentable id: String) -> String {
    SwiftName.enumCase(stem(ofSurface: id))
  }

  /// The end of the names of methods that make or present a sheet, cover, popover, alert or share
  /// sheet.
  package func typeName(ofPresentable id: String) -> String { SwiftName.type(stem(ofSurface: id)) }

  /// The word for a drag in names of methods: `noteDrag` for a source `note`.
  package func name(ofDragOutOf source: DragSource) -> String {
    SwiftName.factory(stem(ofSurface: source.id), suffix: "drag")
  }

  /// The word for a drop in names of methods: `shelfDrop` for a target `shelf`.
  package func name(ofDropOn target: DropTarget) -> String {
    SwiftName.factory(stem(ofSurface: target.id), suffix: "drop")
  }
}
