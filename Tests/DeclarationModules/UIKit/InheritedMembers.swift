// Written by inherited-members from the SDK of iOS 17.4: what subclasses inherit.
// swift-format-ignore-file

import Foundation

extension NSObject {
  public func accessibilityActivate() -> Bool { fatalError() }
  @available(iOS 17.0, *)
  public var accessibilityActivateBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityActivationPoint: CGPoint { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityActivationPointBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> _SDKValue? { fatalError() }
  public var accessibilityAttributedHint: NSAttributedString? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityAttributedHintBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityAttributedLabel: NSAttributedString? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityAttributedLabelBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityAttributedUserInputLabelsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityAttributedValue: NSAttributedString? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityAttributedValueBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @MainActor
  public var accessibilityContainerType: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityContainerTypeBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityCustomActions: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityCustomActionsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityCustomRotors: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityCustomRotorsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func accessibilityDecrement() { fatalError() }
  @available(iOS 17.0, *)
  public var accessibilityDecrementBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityDirectTouchOptions: _SDKValue { get { fatalError() } set { fatalError() } }
  public var accessibilityDragSourceDescriptors: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityDropPointDescriptors: _SDKValue? { get { fatalError() } set { fatalError() } }
  @MainActor
  public func accessibilityElement(at value1: Int) -> Any? { fatalError() }
  @MainActor
  public func accessibilityElementCount() -> Int { fatalError() }
  public func accessibilityElementDidBecomeFocused() { fatalError() }
  public func accessibilityElementDidLoseFocus() { fatalError() }
  public func accessibilityElementIsFocused() -> Bool { fatalError() }
  @MainActor
  public var accessibilityElements: [Any]? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityElementsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityElementsHidden: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityElementsHiddenBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityFrame: CGRect { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityFrameBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityHeaderElementsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityHintBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityIdentifierBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func accessibilityIncrement() { fatalError() }
  @available(iOS 17.0, *)
  public var accessibilityIncrementBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityLabelBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityLanguage: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityLanguageBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityMagicTapBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityNavigationStyle: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityNavigationStyleBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityPath: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityPathBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func accessibilityPerformEscape() -> Bool { fatalError() }
  @available(iOS 17.0, *)
  public var accessibilityPerformEscapeBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func accessibilityPerformMagicTap() -> Bool { fatalError() }
  @available(iOS 13.0, *)
  public var accessibilityRespondsToUserInteraction: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityRespondsToUserInteractionBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func accessibilityScroll(_ value1: _SDKValue) -> Bool { fatalError() }
  @available(iOS 17.0, *)
  public var accessibilityShouldGroupAccessibilityChildrenBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var accessibilityTextualContext: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityTextualContextBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityTraits: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityTraitsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var accessibilityUserInputLabels: [String]! { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityUserInputLabelsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityValueBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var accessibilityViewIsModal: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var accessibilityViewIsModalBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public func accessibilityZoomIn(at value1: CGPoint) -> Bool { fatalError() }
  @available(iOS 17.0, *)
  public func accessibilityZoomOut(at value1: CGPoint) -> Bool { fatalError() }
  @available(iOS 17.0, *)
  @MainActor
  public var automationElements: [Any]? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var automationElementsBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func awakeFromNib() { fatalError() }
  @MainActor
  public func index(ofAccessibilityElement value1: Any) -> Int { fatalError() }
  @available(iOS 17.0, *)
  public var isAccessibilityElementBlock: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func prepareForInterfaceBuilder() { fatalError() }
  public var shouldGroupAccessibilityChildren: Bool { get { fatalError() } set { fatalError() } }
}

extension UIResponder {
  @available(iOS 13.0, *)
  public var activityItemsConfiguration: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func canPaste(_ value1: [NSItemProvider]) -> Bool { fatalError() }
  public var canResignFirstResponder: Bool { get { fatalError() } }
  @available(iOS 15.0, *)
  public func captureTextFromCamera(_ value1: Any?) { fatalError() }
  @available(iOS 13.0, *)
  public var editingInteractionConfiguration: _SDKValue { get { fatalError() } }
  @available(visionOS, unavailable)
  public var inputAccessoryView: UIView? { get { fatalError() } }
  @available(visionOS, unavailable)
  public var inputAccessoryViewController: _SDKValue? { get { fatalError() } }
  @available(visionOS, unavailable)
  public var inputAssistantItem: _SDKValue { get { fatalError() } }
  public var inputView: UIView? { get { fatalError() } }
  public var inputViewController: _SDKValue? { get { fatalError() } }
  public func motionBegan(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  public func motionCancelled(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  public func motionEnded(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  public func paste(itemProviders value1: [NSItemProvider]) { fatalError() }
  public var pasteConfiguration: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func pressesBegan(_ value1: _SDKValue, with value2: _SDKValue?) { fatalError() }
  public func pressesCancelled(_ value1: _SDKValue, with value2: _SDKValue?) { fatalError() }
  public func pressesChanged(_ value1: _SDKValue, with value2: _SDKValue?) { fatalError() }
  public func pressesEnded(_ value1: _SDKValue, with value2: _SDKValue?) { fatalError() }
  public func reloadInputViews() { fatalError() }
  public func remoteControlReceived(with value1: UIEvent?) { fatalError() }
  public func restoreUserActivityState(_ value1: NSUserActivity) { fatalError() }
  public var textInputContextIdentifier: String? { get { fatalError() } }
  public var textInputMode: _SDKValue? { get { fatalError() } }
  public func touchesBegan(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  public func touchesCancelled(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  public func touchesEnded(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  public func touchesEstimatedPropertiesUpdated(_ value1: _SDKValue) { fatalError() }
  public func touchesMoved(_ value1: _SDKValue, with value2: UIEvent?) { fatalError() }
  @available(iOS 13.0, *)
  public func updateTextAttributes(conversionHandler value1: _SDKValue) { fatalError() }
  public func updateUserActivityState(_ value1: NSUserActivity) { fatalError() }
  public class func clearTextInputContextIdentifier(_ value1: String) { fatalError() }
  public class var keyboardAnimationCurveUserInfoKey: String { get { fatalError() } }
  public class var keyboardAnimationDurationUserInfoKey: String { get { fatalError() } }
  public class var keyboardDidChangeFrameNotification: NSNotification.Name { get { fatalError() } }
  public class var keyboardDidHideNotification: NSNotification.Name { get { fatalError() } }
  public class var keyboardDidShowNotification: NSNotification.Name { get { fatalError() } }
  public class var keyboardFrameBeginUserInfoKey: String { get { fatalError() } }
  public class var keyboardFrameEndUserInfoKey: String { get { fatalError() } }
  public class var keyboardIsLocalUserInfoKey: String { get { fatalError() } }
  public class var keyboardWillChangeFrameNotification: NSNotification.Name { get { fatalError() } }
  public class var keyboardWillHideNotification: NSNotification.Name { get { fatalError() } }
  public class var keyboardWillShowNotification: NSNotification.Name { get { fatalError() } }
}

extension UIView {
  public var accessibilityIgnoresInvertColors: Bool { get { fatalError() } set { fatalError() } }
  public func action(for value1: _SDKValue, forKey value2: String) -> _SDKValue? { fatalError() }
  public func addConstraint(_ value1: _SDKValue) { fatalError() }
  public func addConstraints(_ value1: _SDKValue) { fatalError() }
  public func addGestureRecognizer(_ value1: _SDKValue) { fatalError() }
  public func addLayoutGuide(_ value1: _SDKValue) { fatalError() }
  public func addMotionEffect(_ value1: _SDKValue) { fatalError() }
  public func alignmentRect(forFrame value1: CGRect) -> CGRect { fatalError() }
  public var alignmentRectInsets: UIEdgeInsets { get { fatalError() } }
  @available(iOS 16.0, *)
  public var anchorPoint: CGPoint { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public var appliedContentSizeCategoryLimitsDescription: String { get { fatalError() } }
  public var autoresizesSubviews: Bool { get { fatalError() } set { fatalError() } }
  public var bottomAnchor: _SDKValue { get { fatalError() } }
  public func bringSubviewToFront(_ value1: UIView) { fatalError() }
  public var canBecomeFocused: Bool { get { fatalError() } }
  public var centerXAnchor: _SDKValue { get { fatalError() } }
  public var centerYAnchor: _SDKValue { get { fatalError() } }
  public var clearsContextBeforeDrawing: Bool { get { fatalError() } set { fatalError() } }
  public var clipsToBounds: Bool { get { fatalError() } set { fatalError() } }
  public var collisionBoundingPath: _SDKValue { get { fatalError() } }
  public var collisionBoundsType: _SDKValue { get { fatalError() } }
  public var constraints: _SDKValue { get { fatalError() } }
  public func constraintsAffectingLayout(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public func contains(_ value1: _SDKValue) -> Bool { fatalError() }
  public func contentCompressionResistancePriority(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public func contentHuggingPriority(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public var contentMode: _SDKValue { get { fatalError() } set { fatalError() } }
  public var contentScaleFactor: CGFloat { get { fatalError() } set { fatalError() } }
  public func convert(_ value1: CGPoint, from value2: UIView?) -> CGPoint { fatalError() }
  public var coordinateSpace: _SDKValue { get { fatalError() } }
  public func decodeRestorableState(with value1: NSCoder) { fatalError() }
  public func didAddSubview(_ value1: UIView) { fatalError() }
  public func didHintFocusMovement(_ value1: _SDKValue) { fatalError() }
  public func didMoveToSuperview() { fatalError() }
  public func didMoveToWindow() { fatalError() }
  public func didUpdateFocus(in value1: _SDKValue, with value2: _SDKValue) { fatalError() }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } set { fatalError() } }
  public func display(_ value1: _SDKValue) { fatalError() }
  public func draw(_ value1: CGRect) { fatalError() }
  public func draw(_ value1: CGRect, for value2: _SDKValue) { fatalError() }
  public func draw(_ value1: _SDKValue, in value2: _SDKValue) { fatalError() }
  public func drawHierarchy(in value1: CGRect, afterScreenUpdates value2: Bool) -> Bool { fatalError() }
  public var effectiveUserInterfaceLayoutDirection: _SDKValue { get { fatalError() } }
  public func encodeRestorableState(with value1: NSCoder) { fatalError() }
  public func endEditing(_ value1: Bool) -> Bool { fatalError() }
  public func exchangeSubview(at value1: Int, withSubviewAt value2: Int) { fatalError() }
  public func exerciseAmbiguityInLayout() { fatalError() }
  public var firstBaselineAnchor: _SDKValue { get { fatalError() } }
  @available(iOS 15.0, *)
  public var focusEffect: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var focusGroupIdentifier: String? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public var focusGroupPriority: _SDKValue { get { fatalError() } set { fatalError() } }
  public var focusItemContainer: _SDKValue? { get { fatalError() } }
  public func focusItems(in value1: CGRect) -> _SDKValue { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func forBaselineLayout() -> UIView { fatalError() }
  public var forFirstBaselineLayout: UIView { get { fatalError() } }
  public var forLastBaselineLayout: UIView { get { fatalError() } }
  public func frame(forAlignmentRect value1: CGRect) -> CGRect { fatalError() }
  public func gestureRecognizerShouldBegin(_ value1: _SDKValue) -> Bool { fatalError() }
  public var gestureRecognizers: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var hasAmbiguousLayout: Bool { get { fatalError() } }
  public var heightAnchor: _SDKValue { get { fatalError() } }
  public func hitTest(_ value1: CGPoint, with value2: UIEvent?) -> UIView? { fatalError() }
  @available(iOS 17.0, *)
  public var hoverStyle: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func insertSubview(_ value1: UIView, aboveSubview value2: UIView) { fatalError() }
  public func insertSubview(_ value1: UIView, belowSubview value2: UIView) { fatalError() }
  public var insetsLayoutMarginsFromSafeArea: Bool { get { fatalError() } set { fatalError() } }
  public func invalidateIntrinsicContentSize() { fatalError() }
  public func isDescendant(of value1: UIView) -> Bool { fatalError() }
  public var isExclusiveTouch: Bool { get { fatalError() } set { fatalError() } }
  public var isFocused: Bool { get { fatalError() } }
  public var isMultipleTouchEnabled: Bool { get { fatalError() } set { fatalError() } }
  public var isOpaque: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public var isTransparentFocusItem: Bool { get { fatalError() } }
  @available(iOS 15.0, *)
  public var keyboardLayoutGuide: _SDKValue { get { fatalError() } }
  @available(iOS 13.0, *)
  public var largeContentImage: UIImage? { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var largeContentImageInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var largeContentTitle: String? { get { fatalError() } set { fatalError() } }
  public var lastBaselineAnchor: _SDKValue { get { fatalError() } }
  public var layer: _SDKValue { get { fatalError() } }
  public func layerWillDraw(_ value1: _SDKValue) { fatalError() }
  public var layoutGuides: _SDKValue { get { fatalError() } }
  public var layoutMargins: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  public func layoutMarginsDidChange() { fatalError() }
  public var layoutMarginsGuide: _SDKValue { get { fatalError() } }
  public func layoutSublayers(of value1: _SDKValue) { fatalError() }
  public var leadingAnchor: _SDKValue { get { fatalError() } }
  public var leftAnchor: _SDKValue { get { fatalError() } }
  public var mask: UIView? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public var maximumContentSizeCategory: UIContentSizeCategory? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public var minimumContentSizeCategory: UIContentSizeCategory? { get { fatalError() } set { fatalError() } }
  public var motionEffects: _SDKValue { get { fatalError() } set { fatalError() } }
  public func needsUpdateConstraints() -> Bool { fatalError() }
  @available(iOS 13.0, *)
  public var overrideUserInterfaceStyle: _SDKValue { get { fatalError() } set { fatalError() } }
  public var parentFocusEnvironment: _SDKValue? { get { fatalError() } }
  public func point(inside value1: CGPoint, with value2: UIEvent?) -> Bool { fatalError() }
  public var preferredFocusEnvironments: _SDKValue { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var preferredFocusedView: UIView? { get { fatalError() } }
  public var preservesSuperviewLayoutMargins: Bool { get { fatalError() } set { fatalError() } }
  public var readableContentGuide: _SDKValue { get { fatalError() } }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, action value2: Selector) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, handler value2: _SDKValue) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, target value2: Any, action value3: Selector) -> _SDKValue { fatalError() }
  public func removeConstraint(_ value1: _SDKValue) { fatalError() }
  public func removeConstraints(_ value1: _SDKValue) { fatalError() }
  public func removeGestureRecognizer(_ value1: _SDKValue) { fatalError() }
  public func removeLayoutGuide(_ value1: _SDKValue) { fatalError() }
  public func removeMotionEffect(_ value1: _SDKValue) { fatalError() }
  public func resizableSnapshotView(from value1: CGRect, afterScreenUpdates value2: Bool, withCapInsets value3: UIEdgeInsets) -> UIView? { fatalError() }
  public var restorationIdentifier: String? { get { fatalError() } set { fatalError() } }
  public var rightAnchor: _SDKValue { get { fatalError() } }
  public var safeAreaLayoutGuide: _SDKValue { get { fatalError() } }
  @available(iOS 13.0, *)
  public var scalesLargeContentImage: Bool { get { fatalError() } set { fatalError() } }
  public var semanticContentAttribute: _SDKValue { get { fatalError() } set { fatalError() } }
  public func sendSubviewToBack(_ value1: UIView) { fatalError() }
  public func setContentCompressionResistancePriority(_ value1: _SDKValue, for value2: _SDKValue) { fatalError() }
  public func setContentHuggingPriority(_ value1: _SDKValue, for value2: _SDKValue) { fatalError() }
  public func setNeedsDisplay() { fatalError() }
  public func setNeedsDisplay(_ value1: CGRect) { fatalError() }
  public func setNeedsFocusUpdate() { fatalError() }
  public func setNeedsUpdateConstraints() { fatalError() }
  public func shouldUpdateFocus(in value1: _SDKValue) -> Bool { fatalError() }
  @available(iOS 13.0, *)
  public var showsLargeContentViewer: Bool { get { fatalError() } set { fatalError() } }
  public func sizeThatFits(_ value1: CGSize) -> CGSize { fatalError() }
  public func sizeToFit() { fatalError() }
  public func snapshotView(afterScreenUpdates value1: Bool) -> UIView? { fatalError() }
  public func systemLayoutSizeFitting(_ value1: CGSize) -> CGSize { fatalError() }
  public func systemLayoutSizeFitting(_ value1: CGSize, withHorizontalFittingPriority value2: _SDKValue, verticalFittingPriority value3: _SDKValue) -> CGSize { fatalError() }
  public var tintAdjustmentMode: _SDKValue { get { fatalError() } set { fatalError() } }
  public func tintColorDidChange() { fatalError() }
  public var topAnchor: _SDKValue { get { fatalError() } }
  public var trailingAnchor: _SDKValue { get { fatalError() } }
  @available(iOS 17.0, *)
  public var traitOverrides: _SDKValue { get { fatalError() } set { fatalError() } }
  public var transform: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var transform3D: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ value1: _SDKValue) { fatalError() }
  public func updateConstraints() { fatalError() }
  public func updateConstraintsIfNeeded() { fatalError() }
  public func updateFocusIfNeeded() { fatalError() }
  @available(iOS 17.0, *)
  public func updateTraitsIfNeeded() { fatalError() }
  public func viewPrintFormatter() -> _SDKValue { fatalError() }
  public func viewWithTag(_ value1: Int) -> UIView? { fatalError() }
  public var widthAnchor: _SDKValue { get { fatalError() } }
  public func willMove(toSuperview value1: UIView?) { fatalError() }
  public func willMove(toWindow value1: UIWindow?) { fatalError() }
  public func willRemoveSubview(_ value1: UIView) { fatalError() }
  public class func addKeyframe(withRelativeStartTime value1: Double, relativeDuration value2: Double, animations value3: _SDKValue) { fatalError() }
  @available(iOS 17.0, *)
  public class func animate(springDuration value1: TimeInterval = _anything(), bounce value2: CGFloat = _anything(), initialSpringVelocity value3: CGFloat = _anything(), delay value4: TimeInterval = _anything(), options value5: _SDKValue = _anything(), animations value6: _SDKValue, completion value7: _SDKValue? = _anything()) { fatalError() }
  public class func animate(withDuration value1: TimeInterval, animations value2: _SDKValue) { fatalError() }
  public class func animate(withDuration value1: TimeInterval, animations value2: _SDKValue, completion value3: _SDKValue? = _anything()) { fatalError() }
  public class func animate(withDuration value1: TimeInterval, delay value2: TimeInterval, options value3: _SDKValue = _anything(), animations value4: _SDKValue, completion value5: _SDKValue? = _anything()) { fatalError() }
  public class func animate(withDuration value1: TimeInterval, delay value2: TimeInterval, usingSpringWithDamping value3: CGFloat, initialSpringVelocity value4: CGFloat, options value5: _SDKValue = _anything(), animations value6: _SDKValue, completion value7: _SDKValue? = _anything()) { fatalError() }
  public class func animateKeyframes(withDuration value1: TimeInterval, delay value2: TimeInterval, options value3: _SDKValue = _anything(), animations value4: _SDKValue, completion value5: _SDKValue? = _anything()) { fatalError() }
  public class func appearance() -> _SDKValue { fatalError() }
  public class func appearance(for value1: UITraitCollection) -> _SDKValue { fatalError() }
  public class func appearance(for value1: UITraitCollection, whenContainedInInstancesOf value2: _SDKValue) -> _SDKValue { fatalError() }
  public class func appearance(whenContainedInInstancesOf value1: _SDKValue) -> _SDKValue { fatalError() }
  public class var areAnimationsEnabled: Bool { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func beginAnimations(_ value1: String?, context value2: _SDKValue?) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func commitAnimations() { fatalError() }
  public class var inheritedAnimationDuration: TimeInterval { get { fatalError() } }
  public class var layerClass: AnyClass { get { fatalError() } }
  public class var layoutFittingCompressedSize: CGSize { get { fatalError() } }
  public class var layoutFittingExpandedSize: CGSize { get { fatalError() } }
  @available(iOS 13.0, *)
  public class func modifyAnimations(withRepeatCount value1: CGFloat, autoreverses value2: Bool, animations value3: _SDKValue) { fatalError() }
  public class var noIntrinsicMetric: CGFloat { get { fatalError() } }
  public class func perform(_ value1: _SDKValue, on value2: [UIView], options value3: _SDKValue = _anything(), animations value4: _SDKValue?, completion value5: _SDKValue? = _anything()) { fatalError() }
  public class func performWithoutAnimation(_ value1: _SDKValue) { fatalError() }
  public class var requiresConstraintBasedLayout: Bool { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationBeginsFromCurrentState(_ value1: Bool) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationCurve(_ value1: _SDKValue) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationDelay(_ value1: TimeInterval) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationDelegate(_ value1: Any?) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationDidStop(_ value1: Selector?) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationDuration(_ value1: TimeInterval) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationRepeatAutoreverses(_ value1: Bool) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationRepeatCount(_ value1: Float) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationStart(_ value1: Date) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationTransition(_ value1: _SDKValue, for value2: UIView, cache value3: Bool) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class func setAnimationWillStart(_ value1: Selector?) { fatalError() }
  public class func setAnimationsEnabled(_ value1: Bool) { fatalError() }
  public class func transition(from value1: UIView, to value2: UIView, duration value3: TimeInterval, options value4: _SDKValue = _anything(), completion value5: _SDKValue? = _anything()) { fatalError() }
  public class func transition(with value1: UIView, duration value2: TimeInterval, options value3: _SDKValue = _anything(), animations value4: _SDKValue?, completion value5: _SDKValue? = _anything()) { fatalError() }
  public class func userInterfaceLayoutDirection(for value1: _SDKValue) -> _SDKValue { fatalError() }
  public class func userInterfaceLayoutDirection(for value1: _SDKValue, relativeTo value2: _SDKValue) -> _SDKValue { fatalError() }
}

extension UIControl {
  public func actions(forTarget value1: Any?, forControlEvent value2: UIControl.Event) -> [String]? { fatalError() }
  public var allControlEvents: UIControl.Event { get { fatalError() } }
  public var allTargets: _SDKValue { get { fatalError() } }
  public func beginTracking(_ value1: _SDKValue, with value2: UIEvent?) -> Bool { fatalError() }
  public func cancelTracking(with value1: UIEvent?) { fatalError() }
  public var contentHorizontalAlignment: _SDKValue { get { fatalError() } set { fatalError() } }
  public var contentVerticalAlignment: _SDKValue { get { fatalError() } set { fatalError() } }
  public func continueTracking(_ value1: _SDKValue, with value2: UIEvent?) -> Bool { fatalError() }
  public var effectiveContentHorizontalAlignment: _SDKValue { get { fatalError() } }
  public func endTracking(_ value1: _SDKValue?, with value2: UIEvent?) { fatalError() }
  @available(iOS 14.0, *)
  public func enumerateEventHandlers(_ value1: _SDKValue) { fatalError() }
  public var isTouchInside: Bool { get { fatalError() } }
  public var isTracking: Bool { get { fatalError() } }
  @available(iOS 14.0, *)
  public func removeAction(_ value1: UIAction, for value2: UIControl.Event) { fatalError() }
  public func removeTarget(_ value1: Any?, action value2: Selector?, for value3: UIControl.Event) { fatalError() }
  public func sendAction(_ value1: Selector, to value2: Any?, for value3: UIEvent?) { fatalError() }
  @available(iOS 15.0, *)
  public var toolTipInteraction: _SDKValue? { get { fatalError() } }
}

extension UIViewController {
  public var additionalSafeAreaInsets: UIEdgeInsets { get { fatalError() } set { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func allowedChildrenForUnwinding(from value1: _SDKValue) -> [UIViewController] { fatalError() }
  public func applicationFinishedRestoringState() { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var automaticallyAdjustsScrollViewInsets: Bool { get { fatalError() } set { fatalError() } }
  public func beginAppearanceTransition(_ value1: Bool, animated value2: Bool) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var bottomLayoutGuide: _SDKValue { get { fatalError() } }
  @available(iOS 13.0, *)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func canPerformUnwindSegueAction(_ value1: Selector, from value2: UIViewController, sender value3: Any?) -> Bool { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public func canPerformUnwindSegueAction(_ value1: Selector, from value2: UIViewController, withSender value3: Any) -> Bool { fatalError() }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func childContaining(_ value1: _SDKValue) -> UIViewController? { fatalError() }
  public var childForHomeIndicatorAutoHidden: UIViewController? { get { fatalError() } }
  public var childForScreenEdgesDeferringSystemGestures: UIViewController? { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var childForStatusBarHidden: UIViewController? { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var childForStatusBarStyle: UIViewController? { get { fatalError() } }
  @available(iOS 14.0, *)
  public var childViewControllerForPointerLock: UIViewController? { get { fatalError() } }
  public var children: [UIViewController] { get { fatalError() } }
  public func collapseSecondaryViewController(_ value1: UIViewController, for value2: UISplitViewController) { fatalError() }
  public func contains(_ value1: _SDKValue) -> Bool { fatalError() }
  @available(iOS 15.0, *)
  public func contentScrollView(for value1: NSDirectionalRectEdge) -> UIScrollView? { fatalError() }
  @available(iOS 17.0, *)
  public var contentUnavailableConfiguration: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public var contentUnavailableConfigurationState: _SDKValue { get { fatalError() } }
  public func decodeRestorableState(with value1: NSCoder) { fatalError() }
  public var definesPresentationContext: Bool { get { fatalError() } set { fatalError() } }
  public func didReceiveMemoryWarning() { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func didRotate(from value1: _SDKValue) { fatalError() }
  public func didUpdateFocus(in value1: _SDKValue, with value2: _SDKValue) { fatalError() }
  public var disablesAutomaticKeyboardDismissal: Bool { get { fatalError() } }
  public var edgesForExtendedLayout: _SDKValue { get { fatalError() } set { fatalError() } }
  public func encodeRestorableState(with value1: NSCoder) { fatalError() }
  public func endAppearanceTransition() { fatalError() }
  public var extendedLayoutIncludesOpaqueBars: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public var focusGroupIdentifier: String? { get { fatalError() } set { fatalError() } }
  public var focusItemContainer: _SDKValue? { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func forUnwindSegueAction(_ value1: Selector, from value2: UIViewController, withSender value3: Any?) -> UIViewController? { fatalError() }
  @available(iOS 16.0, *)
  public var interactionActivityTrackingBaseName: String? { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var interfaceOrientation: _SDKValue { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var isModalInPopover: Bool { get { fatalError() } set { fatalError() } }
  public var isMovingFromParent: Bool { get { fatalError() } }
  public var isMovingToParent: Bool { get { fatalError() } }
  public func loadViewIfNeeded() { fatalError() }
  public var modalPresentationCapturesStatusBarAppearance: Bool { get { fatalError() } set { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var nibBundle: Bundle? { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var nibName: String? { get { fatalError() } }
  public var objectRestorationClass: _SDKValue? { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 17.0)
  public func overrideTraitCollection(forChild value1: UIViewController) -> UITraitCollection? { fatalError() }
  @available(iOS 13.0, *)
  public var overrideUserInterfaceStyle: _SDKValue { get { fatalError() } set { fatalError() } }
  public var parentFocusEnvironment: _SDKValue? { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func performSegue(withIdentifier value1: String, sender value2: Any?) { fatalError() }
  @available(iOS 13.0, *)
  public var performsActionsWhilePresentingModally: Bool { get { fatalError() } }
  public func preferredContentSizeDidChange(forChildContentContainer value1: _SDKValue) { fatalError() }
  public var preferredFocusEnvironments: _SDKValue { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var preferredFocusedView: UIView? { get { fatalError() } }
  public var preferredInterfaceOrientationForPresentation: _SDKValue { get { fatalError() } }
  public var preferredScreenEdgesDeferringSystemGestures: _SDKValue { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var preferredStatusBarStyle: _SDKValue { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var preferredStatusBarUpdateAnimation: _SDKValue { get { fatalError() } }
  public var prefersHomeIndicatorAutoHidden: Bool { get { fatalError() } }
  @available(iOS 14.0, *)
  public var prefersPointerLocked: Bool { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var prefersStatusBarHidden: Bool { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func prepare(for value1: _SDKValue, sender value2: Any?) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var previewActionItems: _SDKValue { get { fatalError() } }
  public var providesPresentationContextTransitionStyle: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public func registerForPreviewing(with value1: _SDKValue, sourceView value2: UIView) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, action value2: Selector) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, handler value2: _SDKValue) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, target value2: Any, action value3: Selector) -> _SDKValue { fatalError() }
  public func removeFromParent() { fatalError() }
  public var restorationClass: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var restorationIdentifier: String? { get { fatalError() } set { fatalError() } }
  public var restorationParent: _SDKValue? { get { fatalError() } }
  public var restoresFocusAfterTransition: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  public func rotatingFooterView() -> UIView? { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func rotatingHeaderView() -> UIView? { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var searchDisplayController: _SDKValue? { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func segueForUnwinding(to value1: UIViewController, from value2: UIViewController, identifier value3: String?) -> _SDKValue? { fatalError() }
  public func separateSecondaryViewController(for value1: UISplitViewController) -> UIViewController? { fatalError() }
  @available(iOS 15.0, *)
  public func setContentScrollView(_ value1: UIScrollView?) { fatalError() }
  @available(iOS 15.0, *)
  public func setContentScrollView(_ value1: UIScrollView?, for value2: NSDirectionalRectEdge) { fatalError() }
  public func setNeedsFocusUpdate() { fatalError() }
  @available(visionOS, unavailable)
  public func setNeedsStatusBarAppearanceUpdate() { fatalError() }
  @available(iOS 17.0, *)
  public func setNeedsUpdateContentUnavailableConfiguration() { fatalError() }
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
  @available(iOS 14.0, *)
  public func setNeedsUpdateOfPrefersPointerLocked() { fatalError() }
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { fatalError() }
  @available(iOS 16.0, *)
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 17.0)
  public func setOverrideTraitCollection(_ value1: UITraitCollection?, forChild value2: UIViewController) { fatalError() }
  public var shouldAutomaticallyForwardAppearanceMethods: Bool { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func shouldAutomaticallyForwardRotationMethods() -> Bool { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 16.0)
  public var shouldAutorotate: Bool { get { fatalError() } }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func shouldPerformSegue(withIdentifier value1: String, sender value2: Any?) -> Bool { fatalError() }
  public func shouldUpdateFocus(in value1: _SDKValue) -> Bool { fatalError() }
  public func show(_ value1: UIViewController, sender value2: Any?) { fatalError() }
  public func showDetailViewController(_ value1: UIViewController, sender value2: Any?) { fatalError() }
  public func size(forChildContentContainer value1: _SDKValue, withParentContainerSize value2: CGSize) -> CGSize { fatalError() }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public var storyboard: _SDKValue? { get { fatalError() } }
  public var supportedInterfaceOrientations: _SDKValue { get { fatalError() } }
  public func systemLayoutFittingSizeDidChange(forChildContentContainer value1: _SDKValue) { fatalError() }
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get { fatalError() } }
  public func targetViewController(forAction value1: Selector, sender value2: Any?) -> UIViewController? { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var topLayoutGuide: _SDKValue { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 17.0)
  public func traitCollectionDidChange(_ value1: UITraitCollection?) { fatalError() }
  @available(iOS 17.0, *)
  public var traitOverrides: _SDKValue { get { fatalError() } set { fatalError() } }
  public func transition(from value1: UIViewController, to value2: UIViewController, duration value3: TimeInterval, options value4: _SDKValue = _anything(), animations value5: _SDKValue?, completion value6: _SDKValue? = _anything()) { fatalError() }
  public var transitionCoordinator: _SDKValue? { get { fatalError() } }
  public var transitioningDelegate: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public func unregisterForPreviewing(withContext value1: _SDKValue) { fatalError() }
  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ value1: _SDKValue) { fatalError() }
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  public func unwind(for value1: _SDKValue, towards value2: UIViewController) { fatalError() }
  @available(iOS 17.0, *)
  public func updateContentUnavailableConfiguration(using value1: _SDKValue) { fatalError() }
  public func updateFocusIfNeeded() { fatalError() }
  @available(iOS 17.0, *)
  public func updateTraitsIfNeeded() { fatalError() }
  public func updateViewConstraints() { fatalError() }
  public var viewIfLoaded: UIView? { get { fatalError() } }
  public func viewLayoutMarginsDidChange() { fatalError() }
  public var viewRespectsSystemMinimumLayoutMargins: Bool { get { fatalError() } set { fatalError() } }
  public func viewSafeAreaInsetsDidChange() { fatalError() }
  public func viewWillTransition(to value1: CGSize, with value2: any UIViewControllerTransitionCoordinator) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func willAnimateRotation(to value1: _SDKValue, duration value2: TimeInterval) { fatalError() }
  public func willMove(toParent value1: UIViewController?) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func willRotate(to value1: _SDKValue, duration value2: TimeInterval) { fatalError() }
  public func willTransition(to value1: UITraitCollection, with value2: any UIViewControllerTransitionCoordinator) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 16.0)
  public class func attemptRotationToDeviceOrientation() { fatalError() }
  public class var hierarchyInconsistencyException: _SDKValue { get { fatalError() } }
  public class var showDetailTargetDidChangeNotification: NSNotification.Name { get { fatalError() } }
}

extension UIApplication {
  @available(iOS 17.0, *)
  public func activateSceneSession(for value1: _SDKValue, errorHandler value2: _SDKValue? = _anything()) { fatalError() }
  public var alternateIconName: String? { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 17.0)
  public var applicationIconBadgeNumber: Int { get { fatalError() } set { fatalError() } }
  public var applicationState: _SDKValue { get { fatalError() } }
  public var applicationSupportsShakeToEdit: Bool { get { fatalError() } set { fatalError() } }
  public var backgroundRefreshStatus: _SDKValue { get { fatalError() } }
  public var backgroundTimeRemaining: TimeInterval { get { fatalError() } }
  public func beginBackgroundTask(expirationHandler value1: _SDKValue? = _anything()) -> _SDKValue { fatalError() }
  public func beginBackgroundTask(withName value1: String?, expirationHandler value2: _SDKValue? = _anything()) -> _SDKValue { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public func beginIgnoringInteractionEvents() { fatalError() }
  public func beginReceivingRemoteControlEvents() { fatalError() }
  public func canOpenURL(_ value1: URL) -> Bool { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func cancelAllLocalNotifications() { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func cancelLocalNotification(_ value1: _SDKValue) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func clearKeepAliveTimeout() { fatalError() }
  public func completeStateRestoration() { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var currentUserNotificationSettings: _SDKValue? { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func enabledRemoteNotificationTypes() -> _SDKValue { fatalError() }
  public func endBackgroundTask(_ value1: _SDKValue) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  public func endIgnoringInteractionEvents() { fatalError() }
  public func endReceivingRemoteControlEvents() { fatalError() }
  public func extendStateRestoration() { fatalError() }
  public func ignoreSnapshotOnNextApplicationLaunch() { fatalError() }
  public var isIdleTimerDisabled: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var isIgnoringInteractionEvents: Bool { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var isNetworkActivityIndicatorVisible: Bool { get { fatalError() } set { fatalError() } }
  public var isProtectedDataAvailable: Bool { get { fatalError() } }
  public var isRegisteredForRemoteNotifications: Bool { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var isStatusBarHidden: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var keyWindow: UIWindow? { get { fatalError() } }
  @available(iOS 13.0, *)
  public var openSessions: _SDKValue { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func openURL(_ value1: URL) -> Bool { fatalError() }
  public var preferredContentSizeCategory: UIContentSizeCategory { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func presentLocalNotificationNow(_ value1: _SDKValue) { fatalError() }
  public func registerForRemoteNotifications() { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func registerForRemoteNotifications(matching value1: _SDKValue) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func registerUserNotificationSettings(_ value1: _SDKValue) { fatalError() }
  @available(iOS 13.0, *)
  public func requestSceneSessionActivation(_ value1: UISceneSession?, userActivity value2: NSUserActivity?, options value3: _SDKValue?, errorHandler value4: _SDKValue? = _anything()) { fatalError() }
  @available(iOS 13.0, *)
  public func requestSceneSessionDestruction(_ value1: UISceneSession, options value2: _SDKValue?, errorHandler value3: _SDKValue? = _anything()) { fatalError() }
  @available(iOS 13.0, *)
  public func requestSceneSessionRefresh(_ value1: UISceneSession) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func scheduleLocalNotification(_ value1: _SDKValue) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public var scheduledLocalNotifications: _SDKValue? { get { fatalError() } set { fatalError() } }
  public func sendEvent(_ value1: UIEvent) { fatalError() }
  public func setAlternateIconName(_ value1: String?, completionHandler value2: _SDKValue? = _anything()) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func setKeepAliveTimeout(_ value1: TimeInterval, handler value2: _SDKValue? = _anything()) -> Bool { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public func setMinimumBackgroundFetchInterval(_ value1: TimeInterval) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func setNewsstandIconImage(_ value1: UIImage?) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func setStatusBarHidden(_ value1: Bool, with value2: _SDKValue) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func setStatusBarOrientation(_ value1: _SDKValue, animated value2: Bool) { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func setStatusBarStyle(_ value1: _SDKValue, animated value2: Bool) { fatalError() }
  public var shortcutItems: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var statusBarFrame: CGRect { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var statusBarOrientation: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var statusBarOrientationAnimationDuration: TimeInterval { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public var statusBarStyle: _SDKValue { get { fatalError() } set { fatalError() } }
  public func supportedInterfaceOrientations(for value1: UIWindow?) -> _SDKValue { fatalError() }
  public var supportsAlternateIcons: Bool { get { fatalError() } }
  @available(iOS 13.0, *)
  public var supportsMultipleScenes: Bool { get { fatalError() } }
  public func unregisterForRemoteNotifications() { fatalError() }
  public var userInterfaceLayoutDirection: _SDKValue { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 15.0)
  public var windows: [UIWindow] { get { fatalError() } }
  public class var backgroundFetchIntervalMinimum: TimeInterval { get { fatalError() } }
  public class var backgroundFetchIntervalNever: TimeInterval { get { fatalError() } }
  public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name { get { fatalError() } }
  public class var didBecomeActiveNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class var didChangeStatusBarFrameNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class var didChangeStatusBarOrientationNotification: NSNotification.Name { get { fatalError() } }
  public class var didEnterBackgroundNotification: NSNotification.Name { get { fatalError() } }
  public class var didFinishLaunchingNotification: NSNotification.Name { get { fatalError() } }
  public class var didReceiveMemoryWarningNotification: NSNotification.Name { get { fatalError() } }
  public class var invalidInterfaceOrientationException: _SDKValue { get { fatalError() } }
  @available(iOS 16.0, *)
  public class var openNotificationSettingsURLString: String { get { fatalError() } }
  public class var protectedDataDidBecomeAvailableNotification: NSNotification.Name { get { fatalError() } }
  public class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name { get { fatalError() } }
  public class func registerObject(forStateRestoration value1: _SDKValue, restorationIdentifier value2: String) { fatalError() }
  public class var significantTimeChangeNotification: NSNotification.Name { get { fatalError() } }
  public class var stateRestorationBundleVersionKey: String { get { fatalError() } }
  public class var stateRestorationSystemVersionKey: String { get { fatalError() } }
  public class var stateRestorationTimestampKey: String { get { fatalError() } }
  public class var stateRestorationUserInterfaceIdiomKey: String { get { fatalError() } }
  public class var stateRestorationViewControllerStoryboardKey: String { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class var statusBarFrameUserInfoKey: String { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class var statusBarOrientationUserInfoKey: String { get { fatalError() } }
  public class var userDidTakeScreenshotNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class var willChangeStatusBarFrameNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 13.0)
  @available(visionOS, unavailable)
  public class var willChangeStatusBarOrientationNotification: NSNotification.Name { get { fatalError() } }
  public class var willEnterForegroundNotification: NSNotification.Name { get { fatalError() } }
  public class var willResignActiveNotification: NSNotification.Name { get { fatalError() } }
  public class var willTerminateNotification: NSNotification.Name { get { fatalError() } }
}

extension UIScene {
  @available(iOS 13.0, *)
  public var activationConditions: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var activationState: _SDKValue { get { fatalError() } }
  @available(iOS 15.0, *)
  public func completeStateRestoration() { fatalError() }
  @available(iOS 13.0, *)
  public var delegate: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 15.0, *)
  public func extendStateRestoration() { fatalError() }
  @available(iOS 13.0, *)
  public func open(_ value1: URL, options value2: _SDKValue?, completionHandler value3: _SDKValue? = _anything()) { fatalError() }
  @available(iOS 14.0, *)
  public var pointerLockState: _SDKValue? { get { fatalError() } }
  @available(iOS 13.0, *)
  public var session: UISceneSession { get { fatalError() } }
  @available(iOS 15.0, *)
  public var subtitle: String { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public class var didActivateNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS 13.0, *)
  public class var didDisconnectNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS 13.0, *)
  public class var didEnterBackgroundNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS 13.0, *)
  public class var willConnectNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS 13.0, *)
  public class var willDeactivateNotification: NSNotification.Name { get { fatalError() } }
  @available(iOS 13.0, *)
  public class var willEnterForegroundNotification: NSNotification.Name { get { fatalError() } }
}

extension UIWindowScene {
  @available(iOS 15.0, *)
  public var activityItemsConfigurationSource: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var coordinateSpace: _SDKValue { get { fatalError() } }
  @available(iOS 16.0, *)
  public var effectiveGeometry: _SDKValue { get { fatalError() } }
  @available(iOS 15.0, *)
  public var focusSystem: _SDKValue? { get { fatalError() } }
  @available(iOS 13.0, *)
  public var interfaceOrientation: _SDKValue { get { fatalError() } }
  @available(iOS 13.0, *)
  @available(macCatalyst 16.0, *)
  public var isFullScreen: Bool { get { fatalError() } }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, action value2: Selector) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, handler value2: _SDKValue) -> _SDKValue { fatalError() }
  @available(iOS 17.0, *)
  public func registerForTraitChanges(_ value1: _SDKValue, target value2: Any, action value3: Selector) -> _SDKValue { fatalError() }
  @available(iOS 16.0, *)
  public func requestGeometryUpdate(_ value1: _SDKValue, errorHandler value2: _SDKValue? = _anything()) { fatalError() }
  @available(iOS 13.0, *)
  @available(visionOS, unavailable)
  public var screen: _SDKValue { get { fatalError() } }
  @available(iOS 13.0, *)
  @available(visionOS, unavailable)
  public var screenshotService: _SDKValue? { get { fatalError() } }
  @available(iOS 13.0, *)
  public var sizeRestrictions: _SDKValue? { get { fatalError() } }
  @available(iOS 13.0, *)
  public var statusBarManager: _SDKValue? { get { fatalError() } }
  @available(iOS 13.0, *)
  public var traitCollection: UITraitCollection { get { fatalError() } }
  @available(iOS, introduced: 12.0, deprecated: 17.0)
  public func traitCollectionDidChange(_ value1: UITraitCollection?) { fatalError() }
  @available(iOS 17.0, *)
  public var traitOverrides: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ value1: _SDKValue) { fatalError() }
  @available(iOS 16.0, *)
  public var windowingBehaviors: _SDKValue? { get { fatalError() } }
}

extension UIWindow {
  public func becomeKey() { fatalError() }
  @available(iOS 15.0, *)
  public var canBecomeKey: Bool { get { fatalError() } }
  public var canResizeToFitContent: Bool { get { fatalError() } set { fatalError() } }
  public var isKeyWindow: Bool { get { fatalError() } }
  public func makeKey() { fatalError() }
  public func resignKey() { fatalError() }
  @available(iOS 16.0, *)
  public var safeAreaAspectFitLayoutGuide: _SDKValue { get { fatalError() } }
  @available(visionOS, unavailable)
  public var screen: _SDKValue { get { fatalError() } set { fatalError() } }
  public func sendEvent(_ value1: UIEvent) { fatalError() }
  public var windowLevel: _SDKValue { get { fatalError() } set { fatalError() } }
  public class var didBecomeHiddenNotification: NSNotification.Name { get { fatalError() } }
  public class var didBecomeKeyNotification: NSNotification.Name { get { fatalError() } }
  public class var didBecomeVisibleNotification: NSNotification.Name { get { fatalError() } }
  public class var didResignKeyNotification: NSNotification.Name { get { fatalError() } }
}

extension UINavigationController {
  public var barHideOnSwipeGestureRecognizer: _SDKValue { get { fatalError() } }
  public var barHideOnTapGestureRecognizer: _SDKValue { get { fatalError() } }
  public var delegate: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var hidesBarsOnSwipe: Bool { get { fatalError() } set { fatalError() } }
  public var hidesBarsOnTap: Bool { get { fatalError() } set { fatalError() } }
  public var hidesBarsWhenKeyboardAppears: Bool { get { fatalError() } set { fatalError() } }
  public var hidesBarsWhenVerticallyCompact: Bool { get { fatalError() } set { fatalError() } }
  public var interactivePopGestureRecognizer: _SDKValue? { get { fatalError() } }
  public var isNavigationBarHidden: Bool { get { fatalError() } set { fatalError() } }
  public func popToRootViewController(animated value1: Bool) -> [UIViewController]? { fatalError() }
  public func setNavigationBarHidden(_ value1: Bool, animated value2: Bool) { fatalError() }
  public func setViewControllers(_ value1: [UIViewController], animated value2: Bool) { fatalError() }
  public var visibleViewController: UIViewController? { get { fatalError() } }
  public class var hideShowBarDuration: CGFloat { get { fatalError() } }
}

extension UISplitViewController {
  public var delegate: _SDKValue? { get { fatalError() } set { fatalError() } }
  public var displayMode: _SDKValue { get { fatalError() } }
  @available(iOS 14.5, *)
  @available(visionOS, unavailable)
  public var displayModeButtonVisibility: _SDKValue { get { fatalError() } set { fatalError() } }
  public var maximumPrimaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var maximumSupplementaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  public var minimumPrimaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var minimumSupplementaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  public var preferredDisplayMode: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var preferredPrimaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  public var preferredPrimaryColumnWidthFraction: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var preferredSplitBehavior: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var preferredSupplementaryColumnWidth: CGFloat { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var preferredSupplementaryColumnWidthFraction: CGFloat { get { fatalError() } set { fatalError() } }
  @available(visionOS, unavailable)
  public var presentsWithGesture: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 13.0, *)
  public var primaryBackgroundStyle: _SDKValue { get { fatalError() } set { fatalError() } }
  public var primaryColumnWidth: CGFloat { get { fatalError() } }
  public var primaryEdge: _SDKValue { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public func setViewController(_ value1: UIViewController?, for value2: UISplitViewController.Column) { fatalError() }
  @available(iOS 14.0, *)
  @available(visionOS, unavailable)
  public var showsSecondaryOnlyButton: Bool { get { fatalError() } set { fatalError() } }
  @available(iOS 14.0, *)
  public var splitBehavior: _SDKValue { get { fatalError() } }
  @available(iOS 14.0, *)
  public var style: _SDKValue { get { fatalError() } }
  @available(iOS 14.0, *)
  public var supplementaryColumnWidth: CGFloat { get { fatalError() } }
  @available(iOS 14.0, *)
  public func viewController(for value1: UISplitViewController.Column) -> UIViewController? { fatalError() }
  public var viewControllers: [UIViewController] { get { fatalError() } set { fatalError() } }
  public class var automaticDimension: CGFloat { get { fatalError() } }
}

extension UITabBarController {
  @available(visionOS, unavailable)
  public var customizableViewControllers: [UIViewController]? { get { fatalError() } set { fatalError() } }
  public var delegate: _SDKValue? { get { fatalError() } set { fatalError() } }
  @available(visionOS, unavailable)
  public var moreNavigationController: UINavigationController { get { fatalError() } }
  public var selectedViewController: UIViewController? { get { fatalError() } set { fatalError() } }
  public func setViewControllers(_ value1: [UIViewController]?, animated value2: Bool) { fatalError() }
  public var tabBar: _SDKValue { get { fatalError() } }
  @available(visionOS, unavailable)
  public func tabBar(_ value1: _SDKValue, didBeginCustomizing value2: [UITabBarItem]) { fatalError() }
  @available(visionOS, unavailable)
  public func tabBar(_ value1: _SDKValue, didEndCustomizing value2: [UITabBarItem], changed value3: Bool) { fatalError() }
  public func tabBar(_ value1: _SDKValue, didSelect value2: UITabBarItem) { fatalError() }
  @available(visionOS, unavailable)
  public func tabBar(_ value1: _SDKValue, willBeginCustomizing value2: [UITabBarItem]) { fatalError() }
  @available(visionOS, unavailable)
  public func tabBar(_ value1: _SDKValue, willEndCustomizing value2: [UITabBarItem], changed value3: Bool) { fatalError() }
}
