// Declarations of UIKit, as far as generated code may use them: drag and drop, spring loading.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation
import UniformTypeIdentifiers

@MainActor
@objc public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDragInteraction: NSObject, UIInteraction {
  @available(iOS 27.0, *)
  @objc public enum LiftBehavior: Int, Sendable {
    case `default` = 0
    case extended = 1
  }

  public init(delegate: any UIDragInteractionDelegate) { fatalError() }
  open weak var delegate: (any UIDragInteractionDelegate)? { fatalError() }
  open var isEnabled: Bool
  open class var isEnabledByDefault: Bool { fatalError() }
  open var allowsSimultaneousRecognitionDuringLift: Bool
  @available(iOS 27.0, *)
  open var allowsPointerDragBeforeLiftDelay: Bool
  @available(iOS 27.0, *)
  open var liftBehavior: UIDragInteraction.LiftBehavior

  open weak var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) { fatalError() }
  open weak var delegate: (any UIDropInteractionDelegate)? { fatalError() }
  open var allowsSimultaneousDropSessions: Bool

  open weak var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

@available(iOS 11.0, *)
@objc public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDropProposal: NSObject, NSCopying {
  public init(operation: UIDropOperation) { fatalError() }
  open var operation: UIDropOperation { fatalError() }
  open var isPrecise: Bool
  open var prefersFullSizePreview: Bool
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) { fatalError() }
  open var itemProvider: NSItemProvider { fatalError() }
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public convenience init(view: UIView) { fatalError() }
  public init(view: UIView, parameters: UIDragPreviewParameters) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UIPreviewParameters: NSObject, NSCopying {
  public override init() { fatalError() }
  open var backgroundColor: UIColor!
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDragPreviewParameters: UIPreviewParameters {}

@available(iOS 13.0, *)
@MainActor
@objc open class UIPreviewTarget: NSObject, NSCopying {
  public convenience init(container: UIView, center: CGPoint) { fatalError() }
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UIDragPreviewTarget: UIPreviewTarget {}

@available(iOS 11.0, *)
@MainActor
@objc open class UITargetedDragPreview: UITargetedPreview {}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@available(iOS 11.0, *)
@objc public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  @available(iOS 11.0, *)
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass type: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    fatalError()
  }
}

extension UIDropSession {
  @available(iOS 11.0, *)
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass type: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public convenience init(
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) { fatalError() }

  open weak var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  func location(in view: UIView?) -> CGPoint
}

@available(iOS 11.0, *)
@MainActor
@objc public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// A timer of QuartzCore, which UIKit exports. From CADisplayLink.h.
@objc open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) { fatalError() }
  @available(iOS 3.1, *)
  open var timestamp: CFTimeInterval { fatalError() }
  @available(iOS 10.0, *)
  open var targetTimestamp: CFTimeInterval { fatalError() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  open func invalidate() { fatalError() }
}
