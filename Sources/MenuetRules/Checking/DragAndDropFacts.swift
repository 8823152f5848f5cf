import MenuetModel
import MenuetSource

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

  /// Returns whether something in the document performs a standard command. The system's edit menu
  /// brings the clipboard along.
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
