// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Tables, as far as their rows are dragged and dropped.

@MainActor public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

@MainActor public protocol UITableViewDropDelegate: AnyObject {
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
}

@MainActor public final class UITableViewDropProposal: UIObject {
  public enum Intent: Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  public let operation: UIDropOperation
  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

@MainActor public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
}

@MainActor public final class UITableViewDropPlaceholder: UIObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: Double) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

@MainActor public protocol UITableViewDropPlaceholderContext: AnyObject {
  func deletePlaceholder() -> Bool
}

@MainActor public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

@MainActor public final class UITableView: UIView {
  public static let automaticDimension: Double = -1
  public weak var dragDelegate: (any UITableViewDragDelegate)?
  public weak var dropDelegate: (any UITableViewDropDelegate)?
  public var dragInteractionEnabled = false
  public var isSpringLoaded = false
  /// The identifiers of the placeholders that stand in it.
  public fileprivate(set) var placeholders: [String] = []

  private var dragged: [UIDragItem: IndexPath] = [:]

  /// Begins a drag of a row.
  public func drag(_ indexPath: IndexPath) -> DragSession? {
    guard dragInteractionEnabled, let dragDelegate else { return nil }
    let session = DragSession()
    session.begin(
      with: dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath),
      allowsMove: dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session),
      isRestricted: dragDelegate.tableView(
        self, dragSessionIsRestrictedToDraggingApplication: session))
    for item in session.items { dragged[item] = indexPath }
    return session
  }

  /// Lets go of a drag above a row.
  @discardableResult public func drop(
    _ drag: DragSession, at indexPath: IndexPath?
  ) -> UITableViewDropProposal? {
    let session = DropSession(drag)
    guard let dropDelegate, dropDelegate.tableView(self, canHandle: session) else { return nil }
    dropDelegate.tableView(self, dropSessionDidEnter: session)
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath)
    if proposal.operation == .copy || proposal.operation == .move {
      drag.whileOpen {
        dropDelegate.tableView(self, performDropWith: Coordinator(self, session, indexPath))
      }
    }
    dropDelegate.tableView(self, dropSessionDidEnd: session)
    return proposal
  }

  private final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, from indexPath: IndexPath?) {
      dragItem = item
      sourceIndexPath = indexPath
    }
  }

  private final class Placeholder: UITableViewDropPlaceholderContext {
    let table: UITableView
    let identifier: String

    init(_ identifier: String, in table: UITableView) {
      self.identifier = identifier
      self.table = table
      table.placeholders.append(identifier)
    }

    func deletePlaceholder() -> Bool {
      guard let index = table.placeholders.firstIndex(of: identifier) else { return false }
      table.placeholders.remove(at: index)
      return true
    }
  }

  private final class Coordinator: UITableViewDropCoordinator {
    let table: UITableView
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    let items: [any UITableViewDropItem]

    init(_ table: UITableView, _ session: any UIDropSession, _ indexPath: IndexPath?) {
      self.table = table
      self.session = session
      destinationIndexPath = indexPath
      items = session.items.map { Item($0, from: table.dragged[$0]) }
    }

    func drop(
      _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
      Placeholder(placeholder.reuseIdentifier, in: table)
    }
  }
}
