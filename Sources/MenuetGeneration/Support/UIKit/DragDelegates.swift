// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

#if VIEW_DRAGS
  extension Notes.DragSource: UIDragInteractionDelegate {
    // embed: viewDrags
    public func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      guard let view else { return [] }
      return items(at: session.location(in: view), in: session)
    }

    #if MANY_DRAGS
      public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
      ) -> [UIDragItem] {
        offersSeveral ? items(at: point, in: session) : []
      }
    #endif

    private func items(at point: CGPoint, in session: any UIDragSession) -> [UIDragItem] {
      guard let actions, let view, let elements else { return [] }
      return items(for: elements(actions, point, view), in: session)
    }

    public func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      allowsMove
    }

    public func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      isForAppOnly
    }

    #if DRAG_PREVIEWS
      public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
      ) -> UITargetedDragPreview? {
        guard let container = view else { return nil }
        guard let view = previewView(of: item)
        else { return UITargetedDragPreview(view: container) }
        return UITargetedDragPreview(
          view: view, parameters: Self.previewParameters,
          target: UIDragPreviewTarget(
            container: container, center: session.location(in: container)))
      }
    #endif

    #if MOVED_DRAGS
      public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
      ) {
        guard operation == .move else { return }
        removeUntaken(session.items)
      }
    #endif
    // end
  }
#endif

#if TABLE_DRAGS
  extension Notes.DragSource: UITableViewDragDelegate {
    // embed: tableDrags
    public func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath, in: session)
    }

    #if MANY_DRAGS
      public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
      ) -> [UIDragItem] {
        offersSeveral ? items(at: indexPath, in: session) : []
      }
    #endif

    public func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      allowsMove
    }

    public func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      isForAppOnly
    }
    // end
  }
#endif

#if COLLECTION_DRAGS
  extension Notes.DragSource: UICollectionViewDragDelegate {
    // embed: collectionDrags
    public func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath, in: session)
    }

    #if MANY_DRAGS
      public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
      ) -> [UIDragItem] {
        offersSeveral ? items(at: indexPath, in: session) : []
      }
    #endif

    public func collectionView(
      _ collectionView: UICollectionView,
      dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      allowsMove
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      isForAppOnly
    }
    // end
  }
#endif
