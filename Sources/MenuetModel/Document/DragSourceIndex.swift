/// The drag sources of a document by what they offer, so that each drop target finds its own
/// without going through all of them.
package struct DragSourceIndex: Sendable {
  private let document: Document
  /// For each type the sources that offer it or a kind of it, in document order, one for each
  /// container and collection.
  private var offers: [String: [Int]] = [:]
  /// The types whose data comes slowly, and what they are kinds of.
  package private(set) var slowTypes: Set<String> = []

  /// The sources of a type that are kept. More tell a rule nothing new.
  private static let mostSources = 16

  package init(_ document: Document, types: ContentTypes) {
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
  package func sources(for target: DropTarget) -> [DragSource] {
    let indices = Set(target.accepts.flatMap { offers[$0.type] ?? [] })
    return indices.sorted().map { document.dragSources[$0] }
  }
}
