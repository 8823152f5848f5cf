// Declarations of UIKit, as far as generated code may use them: edit menus and the standard edit actions.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor
@objc open class UIEditMenuConfiguration: NSObject {
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) { fatalError() }
  open var identifier: AnyHashable { fatalError() }
  open var sourcePoint: CGPoint { fatalError() }
  open var preferredArrowDirection: UIEditMenuArrowDirection
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@objc public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor
@objc open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { fatalError() }
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { fatalError() }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { fatalError() }
  open func dismissMenu() { fatalError() }
  open func reloadVisibleMenu() { fatalError() }
  open func updateVisibleMenuPosition(animated: Bool) { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }

  open weak var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

/// Not isolated, as in the header of the newest SDK; older SDKs say `@MainActor`. A `nonisolated`
/// method that assumes the main actor satisfies both.
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@objc public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor
@objc public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
@objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
  @objc optional func cut(_ sender: Any?)
  @objc optional func copy(_ sender: Any?)
  @objc optional func paste(_ sender: Any?)
  @available(iOS 15.0, *)
  @objc optional func pasteAndMatchStyle(_ sender: Any?)
  @available(iOS 15.0, *)
  @objc optional func pasteAndGo(_ sender: Any?)
  @available(iOS 15.0, *)
  @objc optional func pasteAndSearch(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func newFromPasteboard(_ sender: Any?)
  @objc optional func select(_ sender: Any?)
  @objc optional func selectAll(_ sender: Any?)
  @objc optional func delete(_ sender: Any?)
  @objc optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  @objc optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  @objc optional func toggleBoldface(_ sender: Any?)
  @objc optional func toggleItalics(_ sender: Any?)
  @objc optional func toggleUnderline(_ sender: Any?)
  @objc optional func increaseSize(_ sender: Any?)
  @objc optional func decreaseSize(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func alignLeft(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func alignCenter(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func alignJustified(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func alignRight(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func find(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func findAndReplace(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func findNext(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func findPrevious(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func useSelectionForFind(_ sender: Any?)
  @available(iOS 15.0, *)
  @objc(print:) optional func printContent(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func rename(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func duplicate(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func move(_ sender: Any?)
  @available(iOS 16.0, *)
  @objc optional func export(_ sender: Any?)
  @available(iOS 18.2, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @objc optional func showWritingTools(_ sender: Any)
  @available(iOS 26.0, *)
  @objc optional func toggleSidebar(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func toggleInspector(_ sender: Any?)
  @available(iOS 26.0, *)
  @objc optional func performClose(_ sender: Any?)
}
