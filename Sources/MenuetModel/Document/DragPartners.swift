/// The drag sources and the drop targets of a document on some platforms, and which of them belong
/// together.
package struct DragPartners: Sendable {
  /// The drag sources, in document order.
  package let sources: [DragSource]
  /// The drop targets, in document order.
  package let targets: [DropTarget]
  /// The region around each region, by their ids.
  private let parents: [String: String?]

  /// The partners that are for one of some platforms at least.
  package init(_ document: Document, on platforms: PlatformSet) {
    sources = document.dragSources.filter { !$0.platforms.isDisjoint(with: platforms) }
    targets = document.dropTargets.filter { !$0.platforms.isDisjoint(with: platforms) }
    parents = Dictionary(
      document.regions.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
  }

  /// The sources out of which a drag moves where a target decides: those of its own container or
  /// collection.
  package func ownSources(of target: DropTarget) -> [DragSource] {
    guard target.operation == .auto else { return [] }
    return sources.filter { source in
      guard source.allows.contains(.move) else { return false }
      if source.sharesContainer(with: target) == true { return true }
      return target.region?.collection != nil
        && source.region?.collection == target.region?.collection
    }
  }

  /// Returns whether a drop target of the document moves what is dragged out of a source.
  package func takesMoves(of source: DragSource) -> Bool {
    targets.contains { target in
      target.scope != .external
        && (target.operation == .move || ownSources(of: target).contains { $0.id == source.id })
        && target.accepts.contains { accept in
          source.representations.contains { $0.type == accept.type }
        }
    }
  }

  /// The targets around a target, or in the same place, that come before it.
  package func rivals(of target: DropTarget) -> [DropTarget] {
    guard let region = target.region else { return [] }
    var around = [region.id]
    while let parent = parents[around[around.count - 1]] ?? nil, !around.contains(parent) {
      around.append(parent)
    }
    return targets.filter { other in
      other.dropPriority > target.dropPriority && other.id != target.id
        && other.region.map { around.contains($0.id) } == true
    }
  }
}
