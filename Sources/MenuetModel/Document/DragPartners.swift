/// The drag sources and the drop targets of a document on some platforms, and which of them belong
/// together.
package struct DragPartners: Sendable {
  /// The drag sources, in document order.
  package let sources: [DragSource]
  /// The drop targets, in document order.
  package let targets: [DropTarget]
  /// The sources that allow a move in each place, as indices in ascending order.
  private let movable: [Place: [Int]]
  /// The targets on each region, as indices in ascending order.
  private let onRegion: [String: [Int]]
  /// The region around each region, by their ids.
  private let parents: [String: String?]

  /// What a source and a target share where one of the other is the target's own.
  private enum Place: Hashable {
    case view(String)
    case container(String)
    case collection(String)

    /// The places of a source or a target.
    static func all(of target: String, _ region: ContentRegion?) -> [Place] {
      var places = [Place.view(target)]
      if let region { places.append(.container(region.containerKey)) }
      if let collection = region?.collection { places.append(.collection(collection)) }
      return places
    }
  }

  /// The partners that are for one of some platforms at least.
  package init(_ document: Document, on platforms: PlatformSet) {
    sources = document.dragSources.filter { !$0.platforms.isDisjoint(with: platforms) }
    targets = document.dropTargets.filter { !$0.platforms.isDisjoint(with: platforms) }
    var movable: [Place: [Int]] = [:]
    for index in sources.indices where sources[index].allows.contains(.move) {
      for place in Place.all(of: sources[index].target, sources[index].region) {
        movable[place, default: []].append(index)
      }
    }
    self.movable = movable
    onRegion = targets.indices.reduce(into: [:]) { [targets] onRegion, index in
      if let region = targets[index].region { onRegion[region.id, default: []].append(index) }
    }
    parents = Dictionary(
      document.regions.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
  }

  /// The sources out of which a drag moves where a target decides: those of its own container or
  /// collection.
  package func ownSources(of target: DropTarget) -> [DragSource] {
    guard target.operation == .auto else { return [] }
    let own = Place.all(of: target.target, target.region).flatMap { movable[$0] ?? [] }
    return Set(own).sorted().map { sources[$0] }
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
    return around.flatMap { onRegion[$0] ?? [] }.sorted().map { targets[$0] }
      .filter { $0.dropPriority > target.dropPriority && $0.id != target.id }
  }
}
