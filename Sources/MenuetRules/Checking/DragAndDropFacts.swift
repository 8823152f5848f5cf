import MenuetModel
import MenuetSource

extension RegionControl {
  /// Indicates whether this is one of the standard text controls, which bring drag and drop along.
  var isStandardText: Bool { [.textField, .textView, .searchField].contains(self) }

  /// Indicates whether this is a control that shows many things side by side.
  var isCollection: Bool { [.list, .table, .grid, .collection].contains(self) }
}

extension ContentRegion {
  /// The thing that the region counts as inside of: a container, else the document, that is its
  /// view.
  var containerKey: String { container.map { "region \($0)" } ?? "view \(view ?? "")" }

  /// Indicates whether this is text that people edit in a control of the app's own.
  var isCustomTextEditor: Bool { kind == .text && control == .custom && editable }
}

extension DragSource {
  /// True on a control that brings drag and drop along.
  var isOnStandardText: Bool { region?.control.isStandardText ?? false }

  /// True where a source and a target stand in one container, `nil` where nobody knows: one of them is
  /// for a view of the app that the document does not describe.
  func sharesContainer(with target: DropTarget) -> Bool? {
    if self.target == target.target { return true }
    guard let first = region, let second = target.region else { return nil }
    return first.containerKey == second.containerKey
  }
}

extension DropTarget {
  /// True on a control that brings drag and drop along.
  var isOnStandardText: Bool { region?.control.isStandardText ?? false }
}

/// The drag sources of a document by what they offer, so that each drop target finds its own without
/// a look at all.
struct DragSourceIndex {
  private let document: Document
  /// For each type the sources that offer it or a kind of it, in document order, one for each
  /// container and collection.
  private var offers: [String: [Int]] = [:]
  /// The types whose data comes slowly, and what they are kinds of.
  private(set) var slowTypes: Set<String> = []

  /// The sources of a type that are kept. More tell a rule nothing new.
  private static let mostSources = 16

  init(_ document: Document, types: ContentTypes) {
    self.document = document
    var seen: Set<[String]> = []
    for (index, source) in document.dragSources.enumerated() {
      let place = source.region.map { [$0.containerKey, $0.collection ?? ""] } ?? [source.target]
      let offered = source.representations.reduce(into: Set<String>()) {
        $0.formUnion(types.closure(of: $1.type))
      }
      if source.transfer != .instant { slowTypes.formUnion(offered) }
      for type in offered.sorted() where seen.insert([type] + place).inserted {
        guard offers[type, default: []].count < Self.mostSources else { continue }
        offers[type, default: []].append(index)
      }
    }
  }

  /// The sources of which a drop target takes something, in document order.
  func sources(for target: DropTarget) -> [DragSource] {
    let indices = Set(target.accepts.flatMap { offers[$0.type] ?? [] })
    return indices.sorted().map { document.dragSources[$0] }
  }
}

extension RuleContext {
  /// The regions around one, the innermost first.
  func ancestors(of region: ContentRegion) -> some Sequence<String> {
    sequence(state: region.parent) { parent in
      let id = parent
      parent = id.flatMap { self.regionParents[$0] ?? nil }
      return id
    }
  }

  /// The regions that have some of these in them.
  func regions(around regions: [ContentRegion]) -> Set<String> {
    var ids: Set<String> = []
    for region in regions where ids.insert(region.id).inserted {
      for ancestor in ancestors(of: region) where !ids.insert(ancestor).inserted { break }
    }
    return ids
  }

  /// Returns whether this is a region whose control brings drag and drop along, or may: it was
  /// refused.
  func mayBeStandardText(_ region: ContentRegion?) -> Bool {
    region.map { $0.control.isStandardText || mayLack(.control, on: $0.source) } ?? false
  }

  /// True where something in the document performs a standard command. The system's edit menu brings
  /// the clipboard along.
  func places(_ system: SystemCommand) -> Bool {
    document.fillsIn(system)
      || ([.copy, .paste].contains(system) && !document.editMenus.isEmpty)
      || walk.placements.contains { self.system(of: $0.item) == system }
  }

  /// Returns whether this is a native form whose type is no exported one of the document, nor was
  /// refused.
  func isUndeclared(_ form: DragSource.Representation) -> Bool {
    guard form.fidelity == .native else { return false }
    guard let declaration = form.declaration else {
      return !written.mayHaveLost(form.type) && !written.hasNameless(.type)
    }
    return !declaration.exported && !mayLackAttributes(declaration.source)
  }

  /// The place that a finding on an accepted type points at.
  func location(ofAccept index: Int, of target: DropTarget) -> SourceLocation {
    let accept = target.accepts[index]
    return accept.source.node == target.source.node
      ? location(ofWord: index, in: .accepts, of: target.source)
      : location(.type, of: accept.source)
  }
}
