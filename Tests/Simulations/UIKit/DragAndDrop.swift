// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Drags and drops: interactions are asked in the order in which UIKit asks them, a session carries what
// its source gave, and data are loaded while a drop is performed or not at all.

@MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

public enum NSItemProviderRepresentationVisibility: Sendable { case all, team, group, ownProcess }

public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = Self(rawValue: 1)
}

/// The type of some data, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }
}

public final class NSItemProvider: @unchecked Sendable {
  public typealias DataHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// What is registered, in order.
  public private(set) var representations:
    [(type: String, visibility: NSItemProviderRepresentationVisibility, load: DataHandler)] = []
  /// Indicates whether its data can be loaded: while a drop is performed.
  public var isOpen = false
  public private(set) var progress: Progress?

  public init() {}

  public var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  public func registerDataRepresentation(
    forTypeIdentifier type: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataHandler
  ) {
    representations.append((type, visibility, loadHandler))
  }

  public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool {
    registeredTypeIdentifiers.contains(type)
  }

  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier type: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard isOpen, let found = representations.first(where: { $0.type == type }) else {
      completionHandler(nil, CocoaError(.fileReadNoPermission))
      return Progress(totalUnitCount: 1)
    }
    let progress = found.load(completionHandler) ?? Progress(totalUnitCount: 1)
    self.progress = progress
    return progress
  }
}

@MainActor public final class UIDragItem: UIObject {
  public let itemProvider: NSItemProvider
  public var localObject: Any?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

public enum UIDropOperation: Sendable { case cancel, forbidden, copy, move }

@MainActor public final class UIDropProposal: UIObject {
  public let operation: UIDropOperation
  public var isPrecise = false
  public init(operation: UIDropOperation) { self.operation = operation }
}

@MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers types: [String]) -> Bool
}

@MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: Sendable { case none, `default` }

@MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  var progress: Progress { get }
}

@MainActor public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

@MainActor public protocol UIDropInteractionDelegate: AnyObject {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
}

@MainActor public final class UIDragInteraction: UIObject, UIInteraction {
  weak var delegate: (any UIDragInteractionDelegate)?
  public var isEnabled = false
  public private(set) weak var view: UIView?
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

@MainActor public final class UIDropInteraction: UIObject, UIInteraction {
  weak var delegate: (any UIDropInteractionDelegate)?
  public private(set) weak var view: UIView?
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// What people drag.
@MainActor public class DragSession: UIObject, UIDragSession {
  public fileprivate(set) var items: [UIDragItem] = []
  public fileprivate(set) var allowsMoveOperation = false
  public fileprivate(set) var isRestricted = false
  public var localContext: Any?
  fileprivate var point = CGPoint(x: 0, y: 0)
  fileprivate var source: UIDragInteraction?
  /// Indicates whether it began in this app.
  public fileprivate(set) var isLocal = false

  /// What another app drags.
  public init(of providers: [NSItemProvider] = []) {
    items = providers.map { UIDragItem(itemProvider: $0) }
  }

  public func location(in view: UIView) -> CGPoint { point }
  public func hasItemsConforming(toTypeIdentifiers types: [String]) -> Bool {
    items.contains { item in
      types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Begins a drag in a view; `nil` where nothing is there to be dragged.
  public static func begin(in view: UIView, at point: CGPoint = CGPoint(x: 0, y: 0)) -> DragSession?
  {
    for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
      let session = DragSession()
      session.point = point
      session.items =
        interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
      guard !session.items.isEmpty else { continue }
      session.source = interaction
      session.isLocal = true
      session.allowsMoveOperation =
        interaction.delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        ?? true
      session.isRestricted =
        interaction.delegate?.dragInteraction(
          interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
      return session
    }
    return nil
  }

  /// Begins a drag in something that is no view of its own.
  func begin(with items: [UIDragItem], allowsMove: Bool, isRestricted: Bool) {
    self.items = items
    allowsMoveOperation = allowsMove
    self.isRestricted = isRestricted
    isLocal = true
  }

  /// Performs a drop, during which the data can be loaded.
  func whileOpen(_ perform: () -> Void) {
    for item in items { item.itemProvider.isOpen = true }
    perform()
    for item in items { item.itemProvider.isOpen = false }
  }

  /// A tap on something else while the drag goes on.
  public func add(from view: UIView, at point: CGPoint = CGPoint(x: 0, y: 0)) {
    for case let interaction as UIDragInteraction in view.interactions {
      items +=
        interaction.delegate?.dragInteraction(
          interaction, itemsForAddingTo: self, withTouchAt: point) ?? []
    }
  }
}

/// The drag as the places see it over which it goes.
@MainActor public final class DropSession: DragSession, UIDropSession {
  public let localDragSession: (any UIDragSession)?
  public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default
  public let progress = Progress(totalUnitCount: 1)

  init(_ drag: DragSession) {
    localDragSession = drag.isLocal ? drag : nil
    super.init()
    items = drag.items
    allowsMoveOperation = drag.isLocal && drag.allowsMoveOperation
  }
}

extension DragSession {
  /// Drags over a view and lets go: the innermost interaction that can handle the drag is asked, of one
  /// view the last that was added. `nil` where none can.
  @discardableResult public func drop(
    on view: UIView, at point: CGPoint = CGPoint(x: 0, y: 0)
  ) -> UIDropOperation? {
    let session = DropSession(self)
    session.point = point
    var next: UIView? = view
    while let view = next {
      for case let interaction as UIDropInteraction in view.interactions.reversed() {
        guard let delegate = interaction.delegate,
          delegate.dropInteraction(interaction, canHandle: session)
        else { continue }
        delegate.dropInteraction(interaction, sessionDidEnter: session)
        let operation = delegate.dropInteraction(interaction, sessionDidUpdate: session).operation
        if operation == .copy || operation == .move {
          whileOpen { delegate.dropInteraction(interaction, performDrop: session) }
        }
        delegate.dropInteraction(interaction, sessionDidEnd: session)
        if let source {
          source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
        }
        return operation
      }
      next = view.superview
    }
    return nil
  }
}
