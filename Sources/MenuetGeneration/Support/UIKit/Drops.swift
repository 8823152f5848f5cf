// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit
public import UniformTypeIdentifiers

extension Notes {
  // embed: drops
  /// A thing that people dropped.
  @MainActor public struct DroppedItem {
    /// The best one of the accepted types that it has.
    public let type: UTType
    public let data: Data
    #if DRAGS
      /// The element itself, where it comes from a drag source of this document.
      public var element: AnyHashable? { dragged?.element }
      fileprivate let dragged: DraggedElement?
    #endif
    #if TAKEN_FIELDS
      /// The fields of the type that are taken; all of them where none is named.
      public fileprivate(set) var fields: [String] = []
    #endif

    fileprivate init(_ item: ArrivingItem, _ data: Data) {
      type = item.type
      self.data = data
      #if DRAGS
        dragged = item.item.localObject as? DraggedElement
      #endif
    }
  }

  /// The data that people dropped on a target.
  @MainActor public struct Drop {
    public fileprivate(set) var items: [DroppedItem] = []
    public let operation: UIDropOperation
    public private(set) weak var view: UIView?
    /// The place in the view.
    public let point: CGPoint
    #if LIST_DROPS
      /// The place in a table or a collection; `nil` where that is none of its rows.
      public fileprivate(set) var indexPath: IndexPath?
    #endif
    #if TEXT_STYLES
      /// Indicates whether text keeps the style that it brings; else it takes that of its place.
      public let keepsTextStyle: Bool
    #endif
    #if PLACEHOLDERS
      /// Takes away the rows that stand for data that has not arrived.
      fileprivate var placeholders: [@MainActor () -> Bool] = []

      /// Lets a row stand for each item whose data have not arrived.
      ///
      /// - Parameter insert: inserts the row of an item, and gives what deletes it.
      fileprivate mutating func addPlaceholders(
        for items: [UIDragItem], of target: DropTarget,
        insert: (UIDragItem, IndexPath) -> @MainActor () -> Bool
      ) {
        guard target.hasPlaceholders, let indexPath else { return }
        for item in items { placeholders.append(insert(item, indexPath)) }
      }
    #endif
  }

  /// A thing that people dropped, while its data are on their way.
  @MainActor fileprivate struct ArrivingItem {
    let item: UIDragItem
    let type: UTType
    let data: AsyncThrowingStream<Data, any Error>

    /// Begins to load at once: after the drop has been performed there is nothing to load from.
    init?(_ item: UIDragItem, types: [UTType]) {
      let provider = item.itemProvider
      let first = types.first { provider.hasItemConformingToTypeIdentifier($0.identifier) }
      guard let type = first else { return nil }
      self.item = item
      self.type = type
      let (data, arrival) = AsyncThrowingStream.makeStream(of: Data.self)
      self.data = data
      provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        if let data { arrival.yield(data) }
        arrival.finish(throwing: error)
      }
    }

    func arrived() async throws -> Data {
      for try await data in data { return data }
      throw CancellationError()
    }
  }

  /// The target of drops on a view, which has it as an interaction: `addInteraction(_:)`.
  @MainActor public final class DropTarget: NSObject, UIInteraction {
    public let id: DropTargetID
    /// The types that it takes, the best one first.
    public let types: [UTType]
    public private(set) weak var view: UIView?
    private weak var actions: (any Actions)?
    /// Indicates whether it takes what this app drags, or what others do; `nil` for both.
    fileprivate var isFromApp: Bool?
    fileprivate var takesSeveral = true
    /// Indicates whether what is dragged inside the app moves.
    fileprivate var movesAll = false
    fileprivate var progressStyle: UIDropSessionProgressIndicatorStyle = .default
    fileprivate var take: (@MainActor (any Actions, Drop) throws -> Void)?
    #if AUTOMATIC_MOVES
      /// The drag sources of its own container, out of which a drag moves.
      fileprivate var ownSources: [DragSourceID] = []
    #endif
    #if RIVAL_DROPS
      /// The targets around it that come first.
      fileprivate var rivals: [DropTarget] = []
    #endif
    #if DROP_UNDO
      fileprivate var undo: (@MainActor (any Actions, Drop) -> Void)?
    #endif
    #if STARTING_DROPS
      fileprivate var start: (@MainActor (any Actions) -> Void)?
    #endif
    #if FAILING_DROPS
      fileprivate var report: (@MainActor (any Actions, any Error, UIView?) -> Void)?
    #endif
    #if CONFIRMED_DROPS
      fileprivate var ask: (@MainActor (any Actions, DropTarget) -> Void)?
      private var waiting: Drop?
    #endif
    #if INLINE_PROGRESS
      fileprivate var showProgress: (@MainActor (any Actions, Progress) -> Void)?
    #endif
    #if TAKEN_FIELDS
      fileprivate var fields: [UTType: [String]] = [:]
    #endif
    #if TEXT_STYLES
      fileprivate var keepsTextStyle = true
    #endif
    #if HIGHLIGHTED_DROPS
      fileprivate var highlights = false
      private let highlight = UIView()
      #if AUTOMATIC_MOVES
        private var hasLeft = false
      #endif
    #endif
    #if SHOWN_DROPS
      fileprivate var show: (@MainActor (any Actions, CGPoint?, UIView) -> Void)?
    #endif
    #if SCROLLED_DROPS
      /// How near to an edge a drag scrolls, in points.
      fileprivate var scrollZone: CGFloat?
      private var scrolling: CADisplayLink?
      private var direction = CGPoint.zero
    #endif
    #if OPENED_DROPS
      fileprivate var open: (@MainActor (any Actions, CGPoint, UIView) -> Void)?
      private var opening: UISpringLoadedInteraction?
    #endif
    #if VIEW_DROPS
      fileprivate var isView = false
      private var interaction: UIDropInteraction?
      #if PRECISE_DROPS
        fileprivate var isPrecise = false
      #endif
    #endif
    #if LIST_DROPS
      fileprivate var isList = false
      #if INSERTED_ROWS
        fileprivate var insertsRows = false
      #endif
      #if OPENED_ROWS
        fileprivate var opensRows = false
      #endif
      #if PLACEHOLDERS
        /// Indicates whether a cell stands for what has not arrived. The app registers it under the
        /// target's id.
        fileprivate var hasPlaceholders = false
      #endif
    #endif

    fileprivate init(_ id: DropTargetID, types: [UTType], for actions: any Actions) {
      self.id = id
      self.types = types
      self.actions = actions
      super.init()
    }

    public func willMove(to view: UIView?) {
      #if TABLE_DROPS
        if let table = self.view as? UITableView { table.dropDelegate = nil }
      #endif
      #if COLLECTION_DROPS
        if let collection = self.view as? UICollectionView { collection.dropDelegate = nil }
      #endif
      #if VIEW_DROPS
        if let interaction { self.view?.removeInteraction(interaction) }
        interaction = nil
      #endif
      #if OPENED_DROPS
        if let opening { self.view?.removeInteraction(opening) }
        opening = nil
      #endif
    }

    public func didMove(to view: UIView?) {
      self.view = view
      #if TABLE_DROPS
        if isList, let table = view as? UITableView {
          table.dropDelegate = self
          #if OPENED_ROWS
            table.isSpringLoaded = opensRows
          #endif
        }
      #endif
      #if COLLECTION_DROPS
        if isList, let collection = view as? UICollectionView {
          collection.dropDelegate = self
          #if OPENED_ROWS
            collection.isSpringLoaded = opensRows
          #endif
        }
      #endif
      #if VIEW_DROPS
        if isView, let view {
          let interaction = UIDropInteraction(delegate: self)
          view.addInteraction(interaction)
          self.interaction = interaction
        }
      #endif
      #if OPENED_DROPS
        if let view, open != nil {
          let opening = UISpringLoadedInteraction { [weak self] _, context in
            guard let self, let actions, let view = self.view else { return }
            open?(actions, context.location(in: view), view)
          }
          view.addInteraction(opening)
          self.opening = opening
        }
      #endif
    }

    // MARK: Sessions

    private func canHandle(_ session: any UIDropSession) -> Bool {
      #if RIVAL_DROPS
        accepts(session) && !rivals.contains { $0.accepts(session) }
      #else
        accepts(session)
      #endif
    }

    private func accepts(_ session: any UIDropSession) -> Bool {
      if let isFromApp, isFromApp != (session.localDragSession != nil) { return false }
      return session.hasItemsConforming(toTypeIdentifiers: types.map(\.identifier))
    }

    private func operation(for session: any UIDropSession) -> UIDropOperation {
      guard takesSeveral || session.items.count == 1 else { return .forbidden }
      // A drag from another app is copied.
      guard session.localDragSession != nil, session.allowsMoveOperation else { return .copy }
      #if AUTOMATIC_MOVES
        return movesAll || isOwn(session) ? .move : .copy
      #else
        return movesAll ? .move : .copy
      #endif
    }

    #if AUTOMATIC_MOVES
      /// Returns whether everything comes out of the target's own container.
      private func isOwn(_ session: any UIDropSession) -> Bool {
        session.items.allSatisfy { item in
          (item.localObject as? DraggedElement).map { ownSources.contains($0.source.id) } ?? false
        }
      }
    #endif

    #if HIGHLIGHTED_DROPS
      private func enter(_ session: any UIDropSession) {
        guard highlights, let view else { return }
        #if AUTOMATIC_MOVES
          // In its own container a drag needs no sign, until it has left that.
          guard hasLeft || !isOwn(session) else { return }
        #endif
        highlight.backgroundColor = view.tintColor.withAlphaComponent(0.15)
        highlight.isUserInteractionEnabled = false
        highlight.frame = view.bounds
        view.addSubview(highlight)
      }
    #endif

    private func follow(_ session: any UIDropSession) -> UIDropOperation {
      let operation = operation(for: session)
      #if HIGHLIGHTED_DROPS
        if let view { highlight.frame = view.bounds }
      #endif
      #if SHOWN_DROPS
        let isPossible = operation == .copy || operation == .move
        if let actions, let view {
          show?(actions, isPossible ? session.location(in: view) : nil, view)
        }
      #endif
      #if SCROLLED_DROPS
        followEdges(session)
      #endif
      return operation
    }

    private func leave() {
      hide()
      #if HIGHLIGHTED_DROPS
        #if AUTOMATIC_MOVES
          hasLeft = true
        #endif
      #endif
    }

    private func end() {
      hide()
      #if HIGHLIGHTED_DROPS
        #if AUTOMATIC_MOVES
          hasLeft = false
        #endif
      #endif
    }

    /// Takes away what shows that a drop is possible.
    private func hide() {
      #if HIGHLIGHTED_DROPS
        highlight.removeFromSuperview()
      #endif
      #if SHOWN_DROPS
        if let actions, let view { show?(actions, nil, view) }
      #endif
      #if SCROLLED_DROPS
        stopScrolling()
      #endif
    }

    #if SCROLLED_DROPS
      // MARK: Scrolling

      /// The view itself, or the nearest one around it that scrolls.
      private var scrolledView: UIScrollView? {
        var next = view
        while let view = next {
          if let scrolled = view as? UIScrollView { return scrolled }
          next = view.superview
        }
        return nil
      }

      private func followEdges(_ session: any UIDropSession) {
        guard let scrollZone, let scrolled = scrolledView else { return }
        let point = session.location(in: scrolled)
        let bounds = scrolled.bounds
        func side(_ position: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
          position < least + scrollZone ? -1 : position > most - scrollZone ? 1 : 0
        }
        direction = CGPoint(
          x: side(point.x, bounds.minX, bounds.maxX), y: side(point.y, bounds.minY, bounds.maxY))
        guard direction != .zero else { return stopScrolling() }
        guard scrolling == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(scroll(_:)))
        link.add(to: .main, forMode: .common)
        scrolling = link
      }

      private func stopScrolling() {
        scrolling?.invalidate()
        scrolling = nil
      }

      @objc private func scroll(_ link: CADisplayLink) {
        guard let scrolled = scrolledView else { return stopScrolling() }
        let distance = 400 * (link.targetTimestamp - link.timestamp)
        let inset = scrolled.adjustedContentInset
        let (content, bounds) = (scrolled.contentSize, scrolled.bounds)
        func moved(_ position: CGFloat, _ side: CGFloat, _ least: CGFloat, _ most: CGFloat)
          -> CGFloat
        {
          side == 0 ? position : min(max(position + side * distance, least), max(least, most))
        }
        scrolled.contentOffset = CGPoint(
          x: moved(
            scrolled.contentOffset.x, direction.x, -inset.left,
            content.width + inset.right - bounds.width),
          y: moved(
            scrolled.contentOffset.y, direction.y, -inset.top,
            content.height + inset.bottom - bounds.height))
      }
    #endif

    // MARK: Taking

    private func newDrop(in session: any UIDropSession) -> Drop? {
      guard let view else { return nil }
      #if TEXT_STYLES
        return Drop(
          operation: operation(for: session), view: view, point: session.location(in: view),
          keepsTextStyle: keepsTextStyle)
      #else
        return Drop(
          operation: operation(for: session), view: view, point: session.location(in: view))
      #endif
    }

    private func receive(_ drop: Drop, of items: [UIDragItem], in session: any UIDropSession) {
      hide()
      session.progressIndicatorStyle = progressStyle
      let arriving = items.compactMap { ArrivingItem($0, types: types) }
      #if MOVED_DRAGS
        #if VIEW_DRAGS
          if drop.operation == .move {
            for item in arriving { (item.item.localObject as? DraggedElement)?.isTaken = true }
          }
        #endif
      #endif
      #if INLINE_PROGRESS
        if let actions { showProgress?(actions, session.progress) }
      #endif
      Task {
        var arrived = drop
        var failure: (any Error)?
        for item in arriving {
          do {
            #if TAKEN_FIELDS
              var dropped = DroppedItem(item, try await item.arrived())
              dropped.fields = fields[item.type] ?? []
              arrived.items.append(dropped)
            #else
              arrived.items.append(DroppedItem(item, try await item.arrived()))
            #endif
          } catch {
            failure = error
          }
        }
        #if PLACEHOLDERS
          for remove in drop.placeholders { _ = remove() }
        #endif
        if let failure { fail(failure) }
        if !arrived.items.isEmpty { consider(arrived) }
      }
    }

    /// Takes a drop, after an answer where one is needed.
    private func consider(_ drop: Drop) {
      #if CONFIRMED_DROPS
        if let actions, let ask {
          waiting = drop
          return ask(actions, self)
        }
      #endif
      finish(drop)
    }

    #if CONFIRMED_DROPS
      /// Takes the drop that waits for an answer.
      public func confirm() {
        guard let drop = waiting else { return }
        waiting = nil
        finish(drop)
      }

      /// Gives up the drop that waits for an answer.
      public func refuse() { waiting = nil }
    #endif

    private func finish(_ drop: Drop) {
      guard let actions else { return }
      #if MOVED_DRAGS
        // Where it goes is counted without the originals.
        if drop.operation == .move {
          let dragged = drop.items.compactMap(\.dragged)
          for source in Set(dragged.map(\.source)) {
            source.removeMoved(dragged.filter { $0.source === source }.map(\.element))
          }
        }
      #endif
      do {
        try take?(actions, drop)
      } catch {
        #if DROP_UNDO
          if drop.operation == .move { undo?(actions, drop) }
        #endif
        return fail(error)
      }
      #if DROP_UNDO
        registerUndo(of: drop)
      #endif
      #if STARTING_DROPS
        start?(actions)
      #endif
      #if FOLLOWERS
        update()
      #endif
    }

    #if DROP_UNDO
      private func registerUndo(of drop: Drop) {
        guard undo != nil, let manager = actions?.undoManager else { return }
        // The undo manager does not keep its targets alive, but its handlers.
        manager.registerUndo(withTarget: self) { [self] _ in
          MainActor.assumeIsolated { revert(drop) }
        }
      }

      private func revert(_ drop: Drop) {
        guard let actions else { return }
        undo?(actions, drop)
        actions.undoManager?.registerUndo(withTarget: self) { [self] _ in
          MainActor.assumeIsolated { finish(drop) }
        }
        #if FOLLOWERS
          update()
        #endif
      }
    #endif

    private func fail(_ error: any Error) {
      #if FAILING_DROPS
        if let actions { report?(actions, error, view) }
      #endif
    }
  }
  // end
}
