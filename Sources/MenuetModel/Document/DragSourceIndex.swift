extension RegionControl {
  /// Indicates whether this is one of the standard text controls, which bring drag and drop along.
  package var isStandardText: Bool { [.textField, .textView, .searchField].contains(self) }

  /// Indicates whether this is a control that shows many things side by side.
  package var isCollection: Bool { [.list, .table, .grid, .collection].contains(self) }
}

extension ContentRegion {
  /// Indicates whether this is text, or a control for it.
  package var isText: Bool {
    kind == .text || [.textField, .textView, .searchField, .tokenField].contains(control)
  }

  /// The key of the container around the region, else of its view.
  package var containerKey: String { container.map { "region \($0)" } ?? "view \(view ?? "")" }

  /// Indicates whether this is text that people edit in a control of the app's own.
  package var isCustomTextEditor: Bool { kind == .text && control == .custom && editable }
}

extension DragSource {
  /// Indicates whether this is on a control that brings drag and drop along.
  package var isOnStandardText: Bool { region?.control.isStandardText ?? false }

  /// Returns whether a source and a target stand in one container, `nil` where nobody knows: one of
  /// them is for a view of the app that the document does not describe.
  package func sharesContainer(with target: DropTarget) -> Bool? {
    if self.target == target.target { return true }
    guard let first = region, let second = target.region else { return nil }
    return first.containerKey == second.containerKey
  }
}

extension DropTarget {
  /// Indicates whether this is on a control that brings drag and drop along.
  package var isOnStandardText: Bool { region?.control.isStandardText ?? false }
}

/// The drag sources of a document by what they offer, so that each drop target finds its own
/// without going through all of them.
package struct DragSourceIndex {
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
