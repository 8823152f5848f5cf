import MenuetModel
import MenuetSource

/// The drags and drops of a document, and their places.
struct ExchangeTable: Sendable {
  /// The types of what is dragged and dropped.
  let types: ContentTypes
  /// The drag sources by what they offer.
  let sources: DragSourceIndex
  /// The region around each region, by their ids.
  private let parents: [String: String?]
  /// The regions with something that can be dragged, by their ids.
  private(set) var regionsWithDrags: Set<String> = []
  /// The regions into which something can be dropped, by their ids.
  private(set) var regionsWithDrops: Set<String> = []

  init(_ document: Document) {
    types = ContentTypes(document)
    sources = DragSourceIndex(document, types: types)
    parents = Dictionary(
      document.regions.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    regionsWithDrags = regions(around: document.dragSources.compactMap(\.region))
    regionsWithDrops = regions(around: document.dropTargets.compactMap(\.region))
  }

  /// The regions around one, the innermost first.
  func ancestors(of region: ContentRegion) -> some Sequence<String> {
    sequence(state: region.parent) { parent in
      let id = parent
      parent = id.flatMap { parents[$0] ?? nil }
      return id
    }
  }

  /// The regions that have some of these in them.
  private func regions(around regions: [ContentRegion]) -> Set<String> {
    var ids: Set<String> = []
    for region in regions where ids.insert(region.id).inserted {
      for ancestor in ancestors(of: region) where !ids.insert(ancestor).inserted { break }
    }
    return ids
  }
}

extension RuleContext {
  /// Returns whether this is a region whose control brings drag and drop along, or may: it was
  /// refused.
  func mayBeStandardText(_ region: ContentRegion?) -> Bool {
    region.map { $0.control.isStandardText || mayLack(.control, on: $0.source) } ?? false
  }

  /// Returns whether something in the document performs a standard command. The system's edit menu
  /// brings the clipboard along.
  func places(_ system: SystemCommand) -> Bool {
    standardMenus.hold(system)
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
