// Declarations of UIKit, as far as generated code may use them: lists, as far as their rows have menus and are dragged.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int { fatalError() }
  public var row: Int { fatalError() }
  public var item: Int { fatalError() }
}

@MainActor
@objc open class UITableView: UIScrollView, UISpringLoadedInteractionSupporting {
  open weak var delegate: (any UITableViewDelegate)?
  @available(iOS 11.0, *)
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  @available(iOS 11.0, *)
  open var dragInteractionEnabled: Bool
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc public protocol UITableViewDelegate: NSObjectProtocol {
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
}

@MainActor
@objc open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
  open weak var delegate: (any UICollectionViewDelegate)?
  @available(iOS 11.0, *)
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  @available(iOS 11.0, *)
  open var dragInteractionEnabled: Bool
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc public protocol UICollectionViewDelegate: NSObjectProtocol {
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
}
