// Declarations of UIKit, as far as generated code may use them: responders and views.
// Only type-checked against, never linked or run: every body is a stand-in.

@_exported import Foundation

@MainActor
@objc open class UIResponder: NSObject, UIResponderStandardEditActions {
  public override init() { fatalError() }
  open var next: UIResponder? { fatalError() }
  open var canBecomeFirstResponder: Bool { fatalError() }
  @discardableResult
  open func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult
  open func resignFirstResponder() -> Bool { fatalError() }
  open var isFirstResponder: Bool { fatalError() }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    fatalError()
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    fatalError()
  }
  open var undoManager: UndoManager? { fatalError() }
  @available(iOS 7.0, *)
  open var keyCommands: [UIKeyCommand]? { fatalError() }
  @available(iOS 13.0, *)
  open func buildMenu(with builder: any UIMenuBuilder) { fatalError() }
  @available(iOS 13.0, *)
  @objc open func validate(_ command: UICommand) { fatalError() }
  @available(iOS 26.0, *)
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { fatalError() }
  @available(iOS 8.0, *)
  open var userActivity: NSUserActivity?

  // The methods of UIResponderStandardEditActions, which subclasses override.
  @objc open func cut(_ sender: Any?) { fatalError() }
  @objc open func copy(_ sender: Any?) { fatalError() }
  @objc open func paste(_ sender: Any?) { fatalError() }
  @available(iOS 15.0, *)
  @objc open func pasteAndMatchStyle(_ sender: Any?) { fatalError() }
  @available(iOS 15.0, *)
  @objc open func pasteAndGo(_ sender: Any?) { fatalError() }
  @available(iOS 15.0, *)
  @objc open func pasteAndSearch(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func newFromPasteboard(_ sender: Any?) { fatalError() }
  @objc open func select(_ sender: Any?) { fatalError() }
  @objc open func selectAll(_ sender: Any?) { fatalError() }
  @objc open func delete(_ sender: Any?) { fatalError() }
  @objc open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { fatalError() }
  @objc open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { fatalError() }
  @objc open func toggleBoldface(_ sender: Any?) { fatalError() }
  @objc open func toggleItalics(_ sender: Any?) { fatalError() }
  @objc open func toggleUnderline(_ sender: Any?) { fatalError() }
  @objc open func increaseSize(_ sender: Any?) { fatalError() }
  @objc open func decreaseSize(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func alignLeft(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func alignCenter(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func alignJustified(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func alignRight(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func find(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func findAndReplace(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func findNext(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func findPrevious(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func useSelectionForFind(_ sender: Any?) { fatalError() }
  @available(iOS 15.0, *)
  @objc(print:) open func printContent(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func rename(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func duplicate(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func move(_ sender: Any?) { fatalError() }
  @available(iOS 16.0, *)
  @objc open func export(_ sender: Any?) { fatalError() }
  @available(iOS 18.2, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @objc open func showWritingTools(_ sender: Any) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func toggleSidebar(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func toggleInspector(_ sender: Any?) { fatalError() }
  @available(iOS 26.0, *)
  @objc open func performClose(_ sender: Any?) { fatalError() }
}

extension NSObject {
  public var isAccessibilityElement: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var accessibilityLabel: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var accessibilityHint: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var accessibilityValue: String? {
    get { fatalError() }
    set { fatalError() }
  }
}

public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? {
    get { fatalError() }
    set { fatalError() }
  }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

@MainActor
@objc
open class UIView: UIResponder, @preconcurrency NSCoding,
  UIPopoverPresentationControllerSourceItem
{
  public init(frame: CGRect) { fatalError() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  open var frame: CGRect
  open var bounds: CGRect
  open var center: CGPoint
  open var isHidden: Bool
  open var alpha: CGFloat
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var tag: Int
  open var isUserInteractionEnabled: Bool
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var window: UIWindow? { fatalError() }
  open func addSubview(_ view: UIView) { fatalError() }
  open func removeFromSuperview() { fatalError() }
  open func setNeedsLayout() { fatalError() }
  open func layoutIfNeeded() { fatalError() }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  @available(iOS 11.0, *)
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  @available(iOS 11.0, *)
  open func safeAreaInsetsDidChange() { fatalError() }
  open var autoresizingMask: UIView.AutoresizingMask
  open var intrinsicContentSize: CGSize { fatalError() }
  open func insertSubview(_ view: UIView, at index: Int) { fatalError() }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    fatalError()
  }
  open func layoutSubviews() { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var translatesAutoresizingMaskIntoConstraints: Bool
  @available(iOS 11.0, *)
  open func addInteraction(_ interaction: any UIInteraction) { fatalError() }
  @available(iOS 11.0, *)
  open func removeInteraction(_ interaction: any UIInteraction) { fatalError() }
  @available(iOS 11.0, *)
  open var interactions: [any UIInteraction]
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var flexibleWidth: UIView.AutoresizingMask { fatalError() }
    public static var flexibleHeight: UIView.AutoresizingMask { fatalError() }
  }
}

@MainActor
@objc open class UIWindow: UIView {
  @available(iOS 13.0, *)
  public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootViewController: UIViewController?
  @available(iOS 13.0, *)
  open weak var windowScene: UIWindowScene?
  open func makeKeyAndVisible() { fatalError() }
}

@MainActor
@objc open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var numberOfLines: Int
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc open class UIImageView: UIView {
  open var image: UIImage?
  public init(image: UIImage?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc open class UIScrollView: UIView {
  open var contentSize: CGSize
  open var contentOffset: CGPoint
  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
