// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit
public import UniformTypeIdentifiers

extension Notes {
  // embed: drags
  /// An element that people drag: the local object of its drag item.
  @MainActor public final class DraggedElement {
    public let element: AnyHashable
    fileprivate let source: DragSource
    #if MOVED_DRAGS
      #if VIEW_DRAGS
        /// Indicates whether the target that takes it has the original removed, in its own time.
        fileprivate var isTaken = false
      #endif
    #endif

    fileprivate init(_ element: AnyHashable, of source: DragSource) {
      self.element = element
      self.source = source
    }
  }

  /// The source of drags out of a view, which has it as an interaction: `addInteraction(_:)`.
  @MainActor public final class DragSource: NSObject, UIInteraction {
    public let id: DragSourceID
    /// The types in which it offers an element, the best one first.
    public let types: [UTType]
    public private(set) weak var view: UIView?
    private weak var actions: (any Actions)?
    fileprivate var allowsMove = false
    fileprivate var isForAppOnly = false
    /// The usual size of the data in bytes.
    fileprivate var size: Int64 = 1
    fileprivate var load:
      (@MainActor (any Actions, AnyHashable, UTType, Progress) async throws -> Data)?
    #if FILE_DRAGS
      fileprivate var file:
        (@MainActor (any Actions, AnyHashable, UTType, Progress) async throws -> URL)?
    #endif
    #if MANY_DRAGS
      fileprivate var offersSeveral = false
    #endif
    #if VIEW_DRAGS
      fileprivate var elements: (@MainActor (any Actions, CGPoint, UIView) -> [AnyHashable])?
      private var interaction: UIDragInteraction?
    #endif
    #if LIST_DRAGS
      fileprivate var rows: (@MainActor (any Actions, IndexPath) -> [AnyHashable])?
    #endif
    #if DRAG_PREVIEWS
      fileprivate var preview: (@MainActor (any Actions, AnyHashable) -> UIView?)?
      fileprivate var opacity: CGFloat = 1
    #endif
    #if MOVED_DRAGS
      fileprivate var remove: (@MainActor (any Actions, [AnyHashable]) -> Void)?
    #endif

    fileprivate init(_ id: DragSourceID, types: [UTType], for actions: any Actions) {
      self.id = id
      self.types = types
      self.actions = actions
      super.init()
    }

    public func willMove(to view: UIView?) {
      #if TABLE_DRAGS
        if let table = self.view as? UITableView { table.dragDelegate = nil }
      #endif
      #if COLLECTION_DRAGS
        if let collection = self.view as? UICollectionView { collection.dragDelegate = nil }
      #endif
      #if VIEW_DRAGS
        if let interaction { self.view?.removeInteraction(interaction) }
        interaction = nil
      #endif
    }

    public func didMove(to view: UIView?) {
      self.view = view
      #if TABLE_DRAGS
        if let table = view as? UITableView, rows != nil {
          table.dragDelegate = self
          // On iPhone drags are off by default.
          table.dragInteractionEnabled = true
        }
      #endif
      #if COLLECTION_DRAGS
        if let collection = view as? UICollectionView, rows != nil {
          collection.dragDelegate = self
          collection.dragInteractionEnabled = true
        }
      #endif
      #if VIEW_DRAGS
        if let view, elements != nil {
          let interaction = UIDragInteraction(delegate: self)
          // On iPhone it is off by default.
          interaction.isEnabled = true
          view.addInteraction(interaction)
          self.interaction = interaction
        }
      #endif
    }

    /// An item for an element; its data are loaded when they are asked for.
    public func item(for element: AnyHashable) -> UIDragItem {
      let dragged = DraggedElement(element, of: self)
      let provider = NSItemProvider()
      for type in types { register(type, of: dragged, with: provider) }
      let item = UIDragItem(itemProvider: provider)
      item.localObject = dragged
      #if DRAG_PREVIEWS
        if preview != nil {
          item.previewProvider = { [weak self] in
            guard let self, let view = previewView(of: element) else { return nil }
            return UIDragPreview(view: view, parameters: Self.previewParameters)
          }
        }
      #endif
      return item
    }

    /// Items for elements that are not dragged already.
    private func items(
      for elements: [AnyHashable], in session: any UIDragSession
    ) -> [UIDragItem] {
      let dragged = session.items.compactMap { ($0.localObject as? DraggedElement)?.element }
      #if MANY_DRAGS
        let offered = offersSeveral ? elements[...] : elements.prefix(1)
      #else
        let offered = elements.prefix(1)
      #endif
      return offered.filter { !dragged.contains($0) }.map { item(for: $0) }
    }

    #if LIST_DRAGS
      private func items(
        at indexPath: IndexPath, in session: any UIDragSession
      ) -> [UIDragItem] {
        guard let actions, let rows else { return [] }
        return items(for: rows(actions, indexPath), in: session)
      }
    #endif

    private func register(
      _ type: UTType, of dragged: DraggedElement, with provider: NSItemProvider
    ) {
      let size = size
      let visibility: NSItemProviderRepresentationVisibility = isForAppOnly ? .ownProcess : .all
      #if FILE_DRAGS
        guard file == nil else {
          return provider.registerFileRepresentation(
            forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: visibility
          ) { completion in
            Self.loading(size) { progress in
              do {
                let file = try await dragged.source.file(of: dragged, as: type, progress)
                completion(file, true, nil)
              } catch {
                completion(nil, true, error)
              }
            }
          }
        }
      #endif
      provider.registerDataRepresentation(
        forTypeIdentifier: type.identifier, visibility: visibility
      ) { completion in
        Self.loading(size) { progress in
          do {
            completion(try await dragged.source.data(of: dragged, as: type, progress), nil)
          } catch {
            completion(nil, error)
          }
        }
      }
    }

    /// Begins to load, and shows how far that has come; who waits for it can cancel it.
    private nonisolated static func loading(
      _ size: Int64, load: @escaping @MainActor @Sendable (Progress) async -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: size)
      let task = Task { @MainActor in
        await load(progress)
        progress.completedUnitCount = progress.totalUnitCount
      }
      progress.cancellationHandler = { task.cancel() }
      return progress
    }

    private func data(
      of dragged: DraggedElement, as type: UTType, _ progress: Progress
    ) async throws -> Data {
      guard let actions, let load else { throw CancellationError() }
      return try await load(actions, dragged.element, type, progress)
    }

    #if FILE_DRAGS
      private func file(
        of dragged: DraggedElement, as type: UTType, _ progress: Progress
      ) async throws -> URL {
        guard let actions, let file else { throw CancellationError() }
        return try await file(actions, dragged.element, type, progress)
      }
    #endif

    #if DRAG_PREVIEWS
      private static var previewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        return parameters
      }

      private func previewView(of item: UIDragItem) -> UIView? {
        (item.localObject as? DraggedElement).flatMap { previewView(of: $0.element) }
      }

      private func previewView(of element: AnyHashable) -> UIView? {
        guard let actions, let view = preview?(actions, element) else { return nil }
        view.alpha = opacity
        return view
      }
    #endif

    #if MOVED_DRAGS
      #if VIEW_DRAGS
        /// Has the originals removed of what the app took where the document has no drop target.
        private func removeUntaken(_ items: [UIDragItem]) {
          let dragged = items.compactMap { $0.localObject as? DraggedElement }
          removeMoved(dragged.filter { $0.source === self && !$0.isTaken }.map(\.element))
        }
      #endif

      /// Has the originals removed of what was moved.
      fileprivate func removeMoved(_ elements: [AnyHashable]) {
        if let actions, !elements.isEmpty { remove?(actions, elements) }
      }
    #endif
  }
  // end
}
