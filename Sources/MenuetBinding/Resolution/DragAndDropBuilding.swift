import MenuetModel
import MenuetSource
import MenuetXML

/// Areas of content, types of data, and what is dragged and dropped.
extension DocumentBuilder {
  /// Where a region stands.
  struct RegionSurroundings {
    /// The sheet, cover or popover around it.
    var presentation: String?
    /// The region directly around it.
    var parent: String?
    /// The nearest region around it that is a container.
    var container: String?
  }

  // MARK: Regions and types

  /// Adds a region and everything in it to the document.
  mutating func buildRegion(
    _ node: BoundNode, _ outer: Scope, in surroundings: RegionSurroundings = RegionSurroundings()
  ) {
    guard let id = node.text(.id) else { return }
    let scope = scope(node, in: outer)
    var inner = surroundings
    inner.parent = id
    if node.flag(.container) { inner.container = id }
    var region = region(node, id: id)
    region.parent = surroundings.parent
    region.container = inner.container
    region.presentation = surroundings.presentation
    region.$platforms = narrowed(scope)
    region.view = scope.view
    document.regions.append(region)
    for child in node.children {
      switch child.kind {
      case .region: buildRegion(child, scope, in: inner)
      case .dragSource: buildDragSource(child, scope, region: id)
      case .dropTarget: buildDropTarget(child, scope, region: id)
      default: break
      }
    }
  }

  private mutating func region(_ node: BoundNode, id: String) -> ContentRegion {
    var region = ContentRegion(id: id, title: node.text(.title), source: source(node))
    region.kind = node.word(.kind) ?? .custom
    region.control = node.word(.control) ?? .custom
    let selection: SelectionMode? = node.word(.selection)
    // Who says how much can be selected says that something can.
    region.selectable =
      node.flag(.selectable) || (!node.has(.selectable) && (selection ?? .none) != .none)
    region.selection = region.selectable ? selection ?? .single : .none
    region.editable = node.flag(.editable)
    region.scrollable = node.flag(.scrollable)
    region.selectCommand = node.text(.selectCommand)
    region.collection = node.text(.collection)
    region.textAttributes = node.word(.textAttributes) ?? .plain
    region.height = node.number(.height)
    region.comment = node.text(.comment)
    return region
  }

  mutating func buildType(_ node: BoundNode) {
    guard let id = node.text(.id) else { return }
    var type = DataType(id: id, title: node.text(.title), source: source(node))
    type.conformsTo = node.list(.conformsTo)
    type.exported = node.flag(.exported)
    type.fields = node.children.compactMap { $0.text(.name) }
    document.types.append(type)
  }

  // MARK: Drag sources

  /// - Parameter region: The region around the element, for which it then is.
  mutating func buildDragSource(_ node: BoundNode, _ outer: Scope, region: String? = nil) {
    let scope = scope(node, in: outer)
    guard let id = node.text(.id), let target = node.text(.for) ?? region else { return }
    var representations: [DragSource.Representation] = []
    for child in node.children {
      guard let type = child.text(.type) else { continue }
      var representation = DragSource.Representation(type: type, source: source(child))
      representation.fidelity = child.word(.fidelity)
      representations.append(representation)
    }
    var drag = DragSource(
      id: id, target: target, representations: representations, source: source(node))
    drag.allows = node.words(.allows) ?? [.copy]
    drag.multiple = node.flag(.multiple)
    drag.scope = node.word(.scope) ?? .system
    drag.preview = node.word(.preview) ?? .system
    drag.previewOpacity = node.number(.previewOpacity) ?? drag.previewOpacity
    drag.transfer = node.word(.transfer) ?? .instant
    drag.size = node.integer(.size)
    drag.progress = node.flag(.progress)
    drag.fileProvider = node.flag(.fileProvider)
    drag.onMove = node.text(.onMove)
    (drag.$platforms, drag.comment, drag.view) = surroundings(of: node, in: scope)
    document.dragSources.append(drag)
  }

  // MARK: Drop targets

  /// - Parameter region: The region around the element, for which it then is.
  mutating func buildDropTarget(_ node: BoundNode, _ outer: Scope, region: String? = nil) {
    let scope = scope(node, in: outer)
    guard let id = node.text(.id), let target = node.text(.for) ?? region else { return }
    var drop = DropTarget(id: id, target: target, accepts: accepts(node), source: source(node))
    drop.operation = node.word(.operation) ?? .auto
    drop.operationReason = node.text(.operationReason)
    drop.scope = node.word(.scope) ?? .system
    drop.multiple = node.flag(.multiple, default: true)
    drop.feedback = node.word(.feedback) ?? .highlight
    drop.gap = node.flag(.gap)
    drop.dropPriority = node.integer(.dropPriority) ?? 0
    drop.autoScroll = node.word(.autoScroll)
    drop.autoScrollZone = node.number(.autoScrollZone) ?? drop.autoScrollZone
    drop.placeholder = node.flag(.placeholder)
    drop.progress = node.word(.progress) ?? .system
    drop.springLoaded = node.flag(.springLoaded)
    drop.textStyle = node.word(.textStyle) ?? .auto
    fillLinks(of: &drop, from: node)
    (drop.$platforms, drop.comment, drop.view) = surroundings(of: node, in: scope)
    document.dropTargets.append(drop)
  }

  private func fillLinks(of drop: inout DropTarget, from node: BoundNode) {
    drop.starts = node.text(.starts)
    drop.status = node.text(.status)
    drop.undo = node.flag(.undo, default: true)
    drop.confirm = node.text(.confirm)
    guard let notice = node.text(.onFailure) else { return }
    if notice.hasPrefix("handler:") {
      drop.failureHandler = String(notice.dropFirst("handler:".count))
    } else {
      drop.onFailure = notice
    }
  }

  /// The types that a drop target takes: one `accept` each, or the short form `accepts`.
  private mutating func accepts(_ node: BoundNode) -> [DropTarget.Accept] {
    var accepts: [DropTarget.Accept] = []
    for child in node.children {
      guard let type = child.text(.type) else { continue }
      var accept = DropTarget.Accept(type: type, source: source(child))
      accept.take = child.list(.take)
      accepts.append(accept)
    }
    guard accepts.isEmpty else { return accepts }
    let position = source(node)
    return node.list(.accepts).map { DropTarget.Accept(type: $0, source: position) }
  }

  // MARK: Links

  /// Binds what was built to the regions and types that it names: they may follow it.
  mutating func bindDragAndDrop() {
    let regions = Dictionary(
      document.regions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let types = Dictionary(
      document.types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for index in document.dragSources.indices {
      document.dragSources[index].region = regions[document.dragSources[index].target]
      for part in document.dragSources[index].representations.indices {
        let type = document.dragSources[index].representations[part].type
        document.dragSources[index].representations[part].declaration = types[type]
      }
    }
    for index in document.dropTargets.indices {
      document.dropTargets[index].region = regions[document.dropTargets[index].target]
      for part in document.dropTargets[index].accepts.indices {
        let type = document.dropTargets[index].accepts[part].type
        document.dropTargets[index].accepts[part].declaration = types[type]
      }
    }
  }
}
