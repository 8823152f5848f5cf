// Declarations of UIKit, as far as generated code may use them: presentation, popovers and alerts.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  @available(iOS 13.0, *)
  case automatic = -2
}

@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

@available(iOS 8.0, *)
@MainActor
@objc open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) { fatalError() }
  open var presentingViewController: UIViewController { fatalError() }
  open var presentedViewController: UIViewController { fatalError() }
  open var presentationStyle: UIModalPresentationStyle { fatalError() }
  open var containerView: UIView? { fatalError() }
  open var frameOfPresentedViewInContainerView: CGRect { fatalError() }
}

/// Stands between the class and its `delegate`, which the subclasses declare again with a narrower
/// type, as Objective-C allows and Swift does not: an extension of a protocol can be hidden.
@MainActor
public protocol _UIPresentationControllerDelegation: AnyObject {}

extension UIPresentationController: _UIPresentationControllerDelegation {}

extension _UIPresentationControllerDelegation {
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 8.0, *)
@MainActor
@objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  @objc(adaptivePresentationStyleForPresentationController:traitCollection:)
  optional func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  @available(iOS 15.0, *)
  @objc optional func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  @objc optional func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  @objc optional func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  @available(iOS 13.0, *)
  @objc optional func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @available(iOS 13.0, *)
  @objc optional func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController)
  @available(iOS 13.0, *)
  @objc optional func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController)
  @available(iOS 13.0, *)
  @objc optional func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

@MainActor
@objc public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor
@objc
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{}

@available(iOS 16.0, *)
@objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

// From the Swift interface of UIKit: `nil` for an item that is not in sight.
extension UIPopoverPresentationControllerSourceItem {
  @available(iOS 17.0, *)
  public nonisolated func frame(in referenceView: UIView) -> CGRect? { fatalError() }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var up: UIPopoverArrowDirection { fatalError() }
  public static var down: UIPopoverArrowDirection { fatalError() }
  public static var left: UIPopoverArrowDirection { fatalError() }
  public static var right: UIPopoverArrowDirection { fatalError() }
  public static var any: UIPopoverArrowDirection { fatalError() }
}

@available(iOS 8.0, *)
@MainActor
@objc open class UIPopoverPresentationController: UIPresentationController {
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) { fatalError() }
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  open var permittedArrowDirections: UIPopoverArrowDirection
  open var sourceView: UIView?
  open var sourceRect: CGRect
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem?
  open var passthroughViews: [UIView]?
  @available(iOS 15.0, *)
  @available(visionOS, unavailable)
  open var adaptiveSheetPresentationController: UISheetPresentationController { fatalError() }
}

@available(iOS 8.0, *)
@MainActor
@objc
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @objc optional func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

@available(iOS 8.0, *)
@MainActor
@objc open class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
  @available(iOS 8.0, *)
  @objc public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) { fatalError() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  open func addAction(_ action: UIAlertAction) { fatalError() }
  open var actions: [UIAlertAction] { fatalError() }
  @available(iOS 9.0, *)
  open var preferredAction: UIAlertAction?
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
  open var textFields: [UITextField]? { fatalError() }
  open var message: String?
  open var preferredStyle: UIAlertController.Style { fatalError() }
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
}

@available(iOS 8.0, *)
@MainActor
@objc open class UIAlertAction: NSObject, NSCopying {
  @available(iOS 8.0, *)
  @objc public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { fatalError() }
  open var title: String? { fatalError() }
  open var style: UIAlertAction.Style { fatalError() }
  open var isEnabled: Bool
  public override nonisolated init() { fatalError() }
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}
