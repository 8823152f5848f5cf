import MenuetModel
import MenuetSource
import MenuetXML

/// Which elements show others that stand elsewhere: by `ref`, `choice` and `extend`.
///
/// The resolver has reported what is wrong with them; this is for telling what a mistake reaches.
struct ElementReferences {
  /// An element, by where it begins.
  struct Place {
    var file: Int
    var start: UInt32
  }

  struct Reference {
    /// The element that shows the other one.
    var place: Place
    var shown: (file: Int, range: ByteRange)
    /// Indicates whether parts that are missing in the shown element are missing in the other too.
    var showsParts: Bool
  }

  private(set) var resolved: [Reference] = []
  /// The elements whose references lead nowhere.
  private(set) var unresolved: [Place] = []

  private typealias Node = (bound: BoundDocument, element: Int)

  /// Commands, toggles and choices.
  private var commands: [String: Node] = [:]
  /// Surfaces and their parts.
  private var surfaces: [String: Node] = [:]
  /// The ids of the surfaces, once somebody has asked.
  private var ids: NameIndex?
  /// How many ids may still be compared with targets that were not found.
  private var comparisons = 1_000_000

  init(_ sources: [BoundDocument]) {
    for bound in sources {
      for element in bound.kinds.indices { declare((bound, element)) }
    }
    for bound in sources {
      for element in bound.kinds.indices { follow((bound, element)) }
    }
  }

  private mutating func declare(_ node: Node) {
    guard let kind = node.bound.kind(node.element) else { return }
    let id = node.bound.text(.id, node.element)
    switch kind {
    case .command, .button, .toggle, .choice, .popUpButton:
      guard let id = id ?? node.bound.standardName(node.element) else { return }
      if commands[id] == nil { commands[id] = node }
      if kind == .popUpButton, surfaces[id] == nil { surfaces[id] = node }
    default:
      guard let id, Declarations.kind(of: kind) != nil, surfaces[id] == nil else { return }
      surfaces[id] = node
    }
  }

  private mutating func follow(_ node: Node) {
    let (bound, element) = node
    switch bound.kind(element) {
    case .extend:
      if let target = bound.text(.target, element) { followExtension(node, to: target) }
    case .submenu:
      if let ref = bound.text(.ref, element) { add(node, showing: surfaces[ref], parts: true) }
    default:
      guard let ref = bound.text(.ref, element) ?? bound.text(.choice, element) else { return }
      // What stands for a choice shows its options.
      let shown = commands[ref]
      let kind = shown.flatMap { $0.bound.kind($0.element) }
      add(node, showing: shown, parts: kind == .choice || kind == .popUpButton)
    }
  }

  private mutating func add(_ node: Node, showing shown: Node?, parts: Bool) {
    guard let shown else { return unresolved.append(place(node)) }
    let range = shown.bound.tree.elements[shown.element].range
    resolved.append(
      Reference(
        place: place(node), shown: (shown.bound.tree.file, range), showsParts: parts))
  }

  /// Additions to an element show there; one that names no target was most likely meant for the one
  /// whose id is near.
  private mutating func followExtension(_ node: Node, to target: String) {
    let id = String(target.prefix { $0 != "." })
    if let surface = surfaces[id] { return add(surface, showing: node, parts: true) }
    guard comparisons > 0 else { return }
    comparisons -= surfaces.count
    let candidates = ids ?? NameIndex(surfaces.keys.sorted())
    ids = candidates
    let near = candidates.best(for: id)
    if let surface = near.flatMap({ surfaces[$0] }) { unresolved.append(place(surface)) }
  }

  private func place(_ node: Node) -> Place {
    Place(
      file: node.bound.tree.file, start: node.bound.tree.elements[node.element].tag.start)
  }
}
