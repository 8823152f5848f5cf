// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AppKit

extension Notes {
  // embed: drops
  /// Answers for a view over which something is dragged: the view hands its calls on.
  @MainActor public final class DropTarget: NSObject, NSDraggingDestination {
    public let id: String
    /// The types that it takes, the best one first: the view registers for them.
    public let types: [NSPasteboard.PasteboardType]
    private let operations: NSDragOperation
    private let isFromApp: Bool?
    private weak var actions: (any Actions)?

    /// - Parameters:
    ///   - operations: what may become of a drop; of several, moving is for the app itself.
    ///   - isFromApp: whether it comes from this app; `nil` for wherever it comes from.
    fileprivate init(
      _ id: String, types: [NSPasteboard.PasteboardType], operations: NSDragOperation,
      isFromApp: Bool? = nil, for actions: any Actions
    ) {
      self.id = id
      self.types = types
      self.operations = operations
      self.isFromApp = isFromApp
      self.actions = actions
      super.init()
    }

    public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
      let isOwn = sender.draggingSource != nil
      if let isFromApp, isFromApp != isOwn { return [] }
      guard sender.draggingPasteboard.availableType(from: types) != nil else { return [] }
      let possible = operations.intersection(sender.draggingSourceOperationMask)
      if possible.contains(.move), isOwn || !possible.contains(.copy) { return .move }
      return possible.contains(.copy) ? .copy : possible
    }

    public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
      draggingEntered(sender)
    }

    public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
      let operation = draggingEntered(sender)
      guard let actions, !operation.isEmpty,
        let type = sender.draggingPasteboard.availableType(from: types)
      else { return false }
      return actions.takeDrop(sender, as: type, by: operation, on: id)
    }
  }
  // end

  // embed: drags
  /// Answers for what people drag out of a view: the source of its dragging sessions.
  @MainActor public final class DragSource: NSObject, NSDraggingSource {
    public let id: String
    /// The types in which it offers what is dragged, the best one first.
    public let types: [NSPasteboard.PasteboardType]
    private let operations: NSDragOperation
    private let isForAppOnly: Bool
    private weak var actions: (any Actions)?

    fileprivate init(
      _ id: String, types: [NSPasteboard.PasteboardType], operations: NSDragOperation,
      isForAppOnly: Bool = false, for actions: any Actions
    ) {
      self.id = id
      self.types = types
      self.operations = operations
      self.isForAppOnly = isForAppOnly
      self.actions = actions
      super.init()
    }

    public func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation {
      if context == .withinApplication { return operations }
      // What leaves the app stays in it.
      return isForAppOnly ? [] : .copy
    }

    public func draggingSession(
      _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {
      if operation == .move { actions?.removeMoved(by: session, from: id) }
    }

    /// An item for an element of the view, with its data in every type that there is.
    public func item(for element: Any) -> NSPasteboardItem {
      let item = NSPasteboardItem()
      for type in types {
        if let data = actions?.dragData(of: element, as: type, from: id) {
          item.setData(data, forType: type)
        }
      }
      return item
    }
  }
  // end
}
