// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

#if VIEW_DROPS
  extension Notes.DropTarget: UIDropInteractionDelegate {
    // embed: viewDrops
    public func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      canHandle(session)
    }

    #if HIGHLIGHTED_DROPS
      public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
      ) {
        enter(session)
      }
    #endif

    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      #if PRECISE_DROPS
        let proposal = UIDropProposal(operation: follow(session))
        proposal.isPrecise = isPrecise
        return proposal
      #else
        return UIDropProposal(operation: follow(session))
      #endif
    }

    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
      leave()
    }

    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
      end()
    }

    public func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      if let drop = newDrop(in: session) { receive(drop, of: session.items, in: session) }
    }
    // end
  }
#endif

#if TABLE_DROPS
  extension Notes.DropTarget: UITableViewDropDelegate {
    // embed: tableDrops
    public func tableView(
      _ tableView: UITableView, canHandle session: any UIDropSession
    ) -> Bool {
      canHandle(session)
    }

    #if HIGHLIGHTED_DROPS
      public func tableView(
        _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
      ) {
        enter(session)
      }
    #endif

    public func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      #if INSERTED_ROWS
        return UITableViewDropProposal(
          operation: follow(session),
          intent: insertsRows ? .insertAtDestinationIndexPath : .unspecified)
      #else
        return UITableViewDropProposal(operation: follow(session))
      #endif
    }

    public func tableView(
      _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) {
      leave()
    }

    public func tableView(
      _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) {
      end()
    }

    public func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard var drop = newDrop(in: coordinator.session) else { return }
      drop.indexPath = coordinator.destinationIndexPath
      #if PLACEHOLDERS
        let foreign = coordinator.items.filter { $0.sourceIndexPath == nil }
        drop.addPlaceholders(for: foreign.map(\.dragItem), of: self) { item, indexPath in
          let context = coordinator.drop(
            item,
            to: UITableViewDropPlaceholder(
              insertionIndexPath: indexPath, reuseIdentifier: id.rawValue,
              rowHeight: UITableView.automaticDimension))
          return { context.deletePlaceholder() }
        }
      #endif
      receive(drop, of: coordinator.items.map(\.dragItem), in: coordinator.session)
    }
    // end
  }
#endif

#if COLLECTION_DROPS
  extension Notes.DropTarget: UICollectionViewDropDelegate {
    // embed: collectionDrops
    public func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      canHandle(session)
    }

    #if HIGHLIGHTED_DROPS
      public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
      ) {
        enter(session)
      }
    #endif

    public func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      #if INSERTED_ROWS
        return UICollectionViewDropProposal(
          operation: follow(session),
          intent: insertsRows ? .insertAtDestinationIndexPath : .unspecified)
      #else
        return UICollectionViewDropProposal(operation: follow(session))
      #endif
    }

    public func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {
      leave()
    }

    public func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {
      end()
    }

    public func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard var drop = newDrop(in: coordinator.session) else { return }
      drop.indexPath = coordinator.destinationIndexPath
      #if PLACEHOLDERS
        let foreign = coordinator.items.filter { $0.sourceIndexPath == nil }
        drop.addPlaceholders(for: foreign.map(\.dragItem), of: self) { item, indexPath in
          let context = coordinator.drop(
            item,
            to: UICollectionViewDropPlaceholder(
              insertionIndexPath: indexPath, reuseIdentifier: id.rawValue))
          return { context.deletePlaceholder() }
        }
      #endif
      receive(drop, of: coordinator.items.map(\.dragItem), in: coordinator.session)
    }
    // end
  }
#endif
