// Declarations of UIKit, as far as generated code may use them: sheets and their detents.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor
@objc open class UISheetPresentationController: UIPresentationController {
  @available(iOS 15.0, *)
  @available(visionOS, unavailable)
  @MainActor
  @objc open class Detent: NSObject {
    @available(iOS 15.0, *)
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { fatalError() }
      public init(rawValue: String) { fatalError() }
      public static var medium: UISheetPresentationController.Detent.Identifier { fatalError() }
      public static var large: UISheetPresentationController.Detent.Identifier { fatalError() }
    }

    open class func medium() -> Self { fatalError() }
    open class func large() -> Self { fatalError() }
    @available(iOS 16.0, *)
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> UISheetPresentationController.Detent { fatalError() }
    @available(iOS 16.0, *)
    open var identifier: UISheetPresentationController.Detent.Identifier { fatalError() }
    @available(iOS 16.0, *)
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { fatalError() }
    @available(iOS 26.1, *)
    @available(macCatalyst, unavailable)
    open var backgroundEffect: UIVisualEffect?
    @available(*, unavailable)
    public override nonisolated init() { fatalError() }
  }

  @available(iOS 27.0, *)
  @objc public enum Placement: Int, Sendable {
    case automatic = 0
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case leading = 1
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case center = 2
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case trailing = 3
  }

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) { fatalError() }
  open weak var delegate: (any UISheetPresentationControllerDelegate)?
  open var sourceView: UIView?
  @available(iOS 27.0, *)
  open var preferredPlacement: UISheetPresentationController.Placement
  @available(iOS 17.0, *)
  open var prefersPageSizing: Bool
  open var prefersEdgeAttachedInCompactHeight: Bool
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
  @available(visionOS, unavailable)
  open var prefersGrabberVisible: Bool
  @available(visionOS, unavailable)
  open var preferredCornerRadius: CGFloat?
  @available(visionOS, unavailable)
  open var detents: [UISheetPresentationController.Detent]
  @available(visionOS, unavailable)
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  @available(visionOS, unavailable)
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  @available(visionOS, unavailable)
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool
  @available(iOS 16.0, *)
  @available(visionOS, unavailable)
  open func invalidateDetents() { fatalError() }
  open func animateChanges(_ changes: () -> Void) { fatalError() }
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@objc public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

@available(iOS 15.0, *)
@available(tvOS, unavailable)
@MainActor
@objc
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @available(visionOS, unavailable)
  @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
