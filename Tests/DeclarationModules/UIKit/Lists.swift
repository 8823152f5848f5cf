// Declarations of UIKit, as far as generated code may use them: lists, as far as their rows have menus and are dragged.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int {
    get { fatalError() }
    set { fatalError() }
  }
  public var row: Int {
    get { fatalError() }
    set { fatalError() }
  }
  public var item: Int {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor
@objc open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
  @available(iOS 5.0, *)
  open class var automaticDimension: CGFloat { fatalError() }
  open weak var delegate: (any UITableViewDelegate)?
  @available(iOS 11.0, *)
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  @available(iOS 11.0, *)
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  @available(iOS 11.0, *)
  open var dragInteractionEnabled: Bool
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @available(iOS 13.0, *)
  @objc optional func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  @available(iOS 13.0, *)
  @objc optional func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  @objc optional func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  @objc optional func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  @objc optional func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  @objc optional func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  @objc optional func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  @objc optional func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  @objc optional func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

@available(iOS 11.0, *)
@MainActor
@objc open class UITableViewDropProposal: UIDropProposal {
  @available(iOS 11.0, *)
  @objc(UITableViewDropIntent) public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  public override init(operation: UIDropOperation) { fatalError() }
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  func deletePlaceholder() -> Bool
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

@available(iOS 11.0, *)
@MainActor
@objc open class UITableViewPlaceholder: NSObject {
  public init(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat
  ) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UITableViewDropPlaceholder: UITableViewPlaceholder {}

@MainActor
@objc open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
  open weak var delegate: (any UICollectionViewDelegate)?
  @available(iOS 11.0, *)
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  @available(iOS 11.0, *)
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  @available(iOS 11.0, *)
  open var dragInteractionEnabled: Bool
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @available(iOS 16.0, *)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  @available(iOS 13.0, *)
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  @objc optional func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

@available(iOS 11.0, *)
@MainActor
@objc open class UICollectionViewDropProposal: UIDropProposal {
  @available(iOS 11.0, *)
  @objc(UICollectionViewDropIntent) public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  public override init(operation: UIDropOperation) { fatalError() }
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    fatalError()
  }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  func deletePlaceholder() -> Bool
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

@available(iOS 11.0, *)
@MainActor
@objc open class UICollectionViewPlaceholder: NSObject {
  public init(
    insertionIndexPath: IndexPath, reuseIdentifier: String
  ) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
