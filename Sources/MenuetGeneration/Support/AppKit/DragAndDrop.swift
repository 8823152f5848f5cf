// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import AppKit

extension Notes {
  // embed: drops
  /// Answers for a view over which something is dragged: the view hands its calls on.
  @MainActor public final class DropTarget: NSObject, NSDraggingDestination {
    public let id: DropTargetID
    /// The types that it takes, the best one first.
    public let types: [NSPasteboard.PasteboardType]
    private let operations: NSDragOperation
    private weak var actions: (any Actions)?
    private weak var view: NSView?
    #if DROP_SCOPES
      /// Indicates whether what it takes comes from this app; `nil` for wherever it comes from.
      fileprivate var isFromApp: Bool?
    #endif
    #if SINGLE_DROPS
      fileprivate var takesOne = false
    #endif
    #if DROP_HIGHLIGHTS
      fileprivate var isHighlighted = false
      private var highlight: NSView?
    #endif
    #if DROP_MARKS
      /// Indicates whether the app shows where a drop would go.
      fileprivate var isMarked = false
    #endif
    #if DROP_SCROLLING
      /// The depth of the zone at an edge in which a drag scrolls the view.
      fileprivate var scrollZone: CGFloat?
    #endif
    #if DROP_QUESTIONS
      /// Asks before a drop is taken.
      fileprivate var ask: (@MainActor (any Actions, @escaping @MainActor () -> Void) -> Void)?
    #endif
    #if DROP_EFFECTS
      /// The effects of a drop that has been taken, and of one that has failed.
      fileprivate var didTake: (@MainActor (any Actions) -> Void)?
      fileprivate var didFail: (@MainActor (any Actions) -> Void)?
    #endif
    #if PROMISED_DROPS
      /// Indicates whether it takes files that are made when they have been dropped.
      fileprivate var takesPromises = false
    #endif
    #if PLACEHOLDERS
      fileprivate var hasPlaceholders = false
    #endif
    #if SPRING_DROPS
      /// Indicates whether a drag that rests above it opens it.
      fileprivate var isSpringLoaded = false
    #endif

    /// - Parameter operations: what may become of a drop; moving is for the app itself, where
    ///   both are possible.
    fileprivate init(
      _ id: DropTargetID, types: [NSPasteboard.PasteboardType], operations: NSDragOperation,
      for actions: any Actions
    ) {
      self.id = id
      self.types = types
      self.operations = operations
      self.actions = actions
      super.init()
    }

    /// Registers the view that hands its calls on, for the types that the target takes.
    public func register(_ view: NSView) {
      self.view = view
      #if PROMISED_DROPS
        let promises = takesPromises ? NSFilePromiseReceiver.readableDraggedTypes : []
        view.registerForDraggedTypes(types + promises.map { NSPasteboard.PasteboardType($0) })
      #else
        view.registerForDraggedTypes(types)
      #endif
    }

    public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
      let operation = operation(for: sender)
      #if DROP_HIGHLIGHTS
        show(isHighlighted && !operation.isEmpty)
      #endif
      #if DROP_MARKS
        if isMarked {
          actions?.showDrop(at: operation.isEmpty ? nil : sender.draggingLocation, on: id)
        }
      #endif
      return operation
    }

    public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
      #if DROP_SCROLLING
        if let view, let scrollZone {
          let place = view.convert(sender.draggingLocation, from: nil)
          view.scrollToVisible(
            NSRect(x: place.x, y: place.y, width: 0, height: 0)
              .insetBy(dx: -scrollZone, dy: -scrollZone))
        }
      #endif
      return draggingEntered(sender)
    }

    public func draggingExited(_ sender: (any NSDraggingInfo)?) { end() }

    public func draggingEnded(_ sender: any NSDraggingInfo) { end() }

    public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
      let operation = operation(for: sender)
      end()
      guard !operation.isEmpty else { return false }
      // What was dragged stays on its pasteboard until something else is.
      let (pasteboard, location) = (sender.draggingPasteboard, sender.draggingLocation)
      #if DROP_QUESTIONS
        if let ask, let actions {
          ask(actions) { self.take(pasteboard, by: operation, at: location) }
          return true
        }
      #endif
      return take(pasteboard, by: operation, at: location)
    }

    private func operation(for info: any NSDraggingInfo) -> NSDragOperation {
      let isOwn = info.draggingSource != nil
      #if DROP_SCOPES
        if let isFromApp, isFromApp != isOwn { return [] }
      #endif
      #if SINGLE_DROPS
        let items = info.draggingPasteboard.pasteboardItems ?? []
        if takesOne, items.count > 1 { return [] }
      #endif
      guard canTake(info.draggingPasteboard) else { return [] }
      let possible = operations.intersection(info.draggingSourceOperationMask)
      if possible.contains(.move), isOwn || !possible.contains(.copy) { return .move }
      return possible.contains(.copy) ? .copy : possible
    }

    private func canTake(_ pasteboard: NSPasteboard) -> Bool {
      #if PROMISED_DROPS
        if !promises(on: pasteboard).isEmpty { return true }
      #endif
      return pasteboard.availableType(from: types) != nil
    }

    @discardableResult
    private func take(
      _ pasteboard: NSPasteboard, by operation: NSDragOperation, at location: NSPoint
    ) -> Bool {
      guard let actions else { return false }
      #if PROMISED_DROPS
        if pasteboard.availableType(from: types) == nil {
          return receive(promises(on: pasteboard), by: operation)
        }
      #endif
      guard let type = pasteboard.availableType(from: types) else { return false }
      let isTaken = actions.takeDrop(
        of: pasteboard, as: type, by: operation, at: location, on: id)
      end(isTaken, actions)
      return isTaken
    }

    private func end(_ isTaken: Bool, _ actions: any Actions) {
      #if DROP_EFFECTS
        if isTaken { didTake?(actions) } else { didFail?(actions) }
      #endif
      update()
    }

    private func end() {
      #if DROP_HIGHLIGHTS
        show(false)
      #endif
      #if DROP_MARKS
        if isMarked { actions?.showDrop(at: nil, on: id) }
      #endif
    }

    #if SPRING_DROPS
      // For the view that adopts NSSpringLoadingDestination.

      public func springLoadingEntered(
        _ draggingInfo: any NSDraggingInfo
      ) -> NSSpringLoadingOptions {
        isSpringLoaded && canTake(draggingInfo.draggingPasteboard) ? .enabled : []
      }

      public func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo) {
        if activated { actions?.openUnderDrag(on: id) }
      }

      public func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo) {
        #if DROP_HIGHLIGHTS
          show(draggingInfo.springLoadingHighlight != .none)
        #endif
      }
    #endif

    #if DROP_HIGHLIGHTS
      /// Draws a ring in the view, or takes it away.
      private func show(_ isHighlighted: Bool) {
        guard isHighlighted, let view else {
          highlight?.removeFromSuperview()
          highlight = nil
          return
        }
        guard highlight == nil else { return }
        let ring = NSBox(frame: view.visibleRect)
        ring.boxType = .custom
        ring.titlePosition = .noTitle
        ring.fillColor = .clear
        ring.borderColor = .controlAccentColor
        ring.borderWidth = 2
        ring.autoresizingMask = [.width, .height]
        view.addSubview(ring)
        highlight = ring
      }
    #endif

    #if PROMISED_DROPS
      /// The promises of files of the types that it takes.
      private func promises(on pasteboard: NSPasteboard) -> [NSFilePromiseReceiver] {
        guard takesPromises else { return [] }
        let found = pasteboard.readObjects(forClasses: [NSFilePromiseReceiver.self])
        let accepted = Set(types.map(\.rawValue))
        return (found as? [NSFilePromiseReceiver] ?? []).filter {
          !accepted.isDisjoint(with: $0.fileTypes)
        }
      }

      /// Has promised files made in a temporary folder, and hands each on when it is there.
      private func receive(
        _ promises: [NSFilePromiseReceiver], by operation: NSDragOperation
      ) -> Bool {
        #if PLACEHOLDERS
          var left = promises.count
          if hasPlaceholders { actions?.showPlaceholders(left, on: id) }
        #endif
        let folder = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
        for promise in promises {
          promise.receivePromisedFiles(atDestination: folder, operationQueue: .main) {
            [weak self] file, error in
            guard let self, let actions = self.actions else { return }
            #if PLACEHOLDERS
              left -= 1
              if self.hasPlaceholders { actions.showPlaceholders(max(left, 0), on: self.id) }
            #endif
            let isTaken = error == nil && actions.takeFile(file, by: operation, on: self.id)
            self.end(isTaken, actions)
          }
        }
        return !promises.isEmpty
      }
    #endif
  }
  // end

  // embed: drags
  /// Answers for what people drag out of a view: the source of its dragging sessions.
  @MainActor public final class DragSource: NSObject, NSDraggingSource {
    public let id: DragSourceID
    /// The types in which it offers what is dragged, the best one first.
    public let types: [NSPasteboard.PasteboardType]
    private let operations: NSDragOperation
    private let isForAppOnly: Bool
    private weak var actions: (any Actions)?
    #if PROMISED_DRAGS
      /// Indicates whether its files are made when they have been dropped.
      fileprivate var promisesFiles = false
    #endif
    #if MOVED_DRAGS
      /// Removes what has been moved to another place.
      fileprivate var remove: (@MainActor (any Actions, NSDraggingSession) -> Void)?
    #endif

    fileprivate init(
      _ id: DragSourceID, types: [NSPasteboard.PasteboardType], operations: NSDragOperation,
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

    #if MOVED_DRAGS
      public func draggingSession(
        _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
      ) {
        if operation == .move, let actions { remove?(actions, session) }
      }
    #endif

    /// The content of a dragging item for an element of the view: its data in every type that
    /// there is, or the promise of a file.
    public func item(for element: Any) -> any NSPasteboardWriting {
      #if PROMISED_DRAGS
        if promisesFiles, let actions, let type = types.first {
          let promise = FilePromise(of: element, from: id, for: actions)
          let provider = NSFilePromiseProvider(fileType: type.rawValue, delegate: promise)
          // The provider does not keep its delegate.
          provider.userInfo = promise
          return provider
        }
      #endif
      let item = NSPasteboardItem()
      #if DRAGGED_DATA
        for type in types {
          if let data = actions?.dragData(of: element, as: type, from: id) {
            item.setData(data, forType: type)
          }
        }
      #endif
      return item
    }
  }

  #if PROMISED_DRAGS
    /// Makes the file of an element when it has been dropped.
    @MainActor private final class FilePromise: NSObject, NSFilePromiseProviderDelegate {
      private let element: Any
      private let source: DragSourceID
      private weak var actions: (any Actions)?

      init(of element: Any, from source: DragSourceID, for actions: any Actions) {
        self.element = element
        self.source = source
        self.actions = actions
        super.init()
      }

      func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
      ) -> String {
        actions?.fileName(of: element, as: .init(fileType), from: source) ?? ""
      }

      nonisolated func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
      ) {
        // AppKit takes the answer on any thread.
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { @MainActor in
          guard let actions else { return completionHandler(CancellationError()) }
          actions.writeFile(of: element, to: url, from: source) { completionHandler($0) }
        }
      }
    }
  #endif
  // end
}
