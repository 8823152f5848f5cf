// Written by inherited-members from the SDK of iOS 17.4: what subclasses inherit.
// swift-format-ignore-file

import Foundation
import UIKit

extension SLComposeServiceViewController {
  public var autoCompletionViewController: UIViewController! { get { fatalError() } set { fatalError() } }
  public var charactersRemaining: NSNumber! { get { fatalError() } set { fatalError() } }
  public func loadPreviewView() -> UIView! { fatalError() }
  public var placeholder: String! { get { fatalError() } set { fatalError() } }
  public func popConfigurationViewController() { fatalError() }
  public func presentationAnimationDidFinish() { fatalError() }
  public func pushConfigurationViewController(_ value1: UIViewController!) { fatalError() }
  public func reloadConfigurationItems() { fatalError() }
  public func scrollViewDidChangeAdjustedContentInset(_ value1: UIScrollView) { fatalError() }
  public func scrollViewDidEndDecelerating(_ value1: UIScrollView) { fatalError() }
  public func scrollViewDidEndDragging(_ value1: UIScrollView, willDecelerate value2: Bool) { fatalError() }
  public func scrollViewDidEndScrollingAnimation(_ value1: UIScrollView) { fatalError() }
  public func scrollViewDidEndZooming(_ value1: UIScrollView, with value2: UIView?, atScale value3: CGFloat) { fatalError() }
  public func scrollViewDidScrollToTop(_ value1: UIScrollView) { fatalError() }
  public func scrollViewDidZoom(_ value1: UIScrollView) { fatalError() }
  public func scrollViewShouldScrollToTop(_ value1: UIScrollView) -> Bool { fatalError() }
  public func scrollViewWillBeginDecelerating(_ value1: UIScrollView) { fatalError() }
  public func scrollViewWillBeginDragging(_ value1: UIScrollView) { fatalError() }
  public func scrollViewWillBeginZooming(_ value1: UIScrollView, with value2: UIView?) { fatalError() }
  public func scrollViewWillEndDragging(_ value1: UIScrollView, withVelocity value2: CGPoint, targetContentOffset value3: _SDKValue) { fatalError() }
  public var textView: UITextView! { get { fatalError() } }
  @available(iOS 17.0, *)
  public func textView(_ value1: UITextView, menuConfigurationFor value2: _SDKValue, defaultMenu value3: UIMenu) -> _SDKValue? { fatalError() }
  @available(iOS 17.0, *)
  public func textView(_ value1: UITextView, primaryActionFor value2: _SDKValue, defaultAction value3: UIAction) -> UIAction? { fatalError() }
  public func textView(_ value1: UITextView, shouldChangeTextIn value2: NSRange, replacementText value3: String) -> Bool { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 12.0)
  @available(visionOS, unavailable)
  public func textView(_ value1: UITextView, shouldInteractWith value2: URL, in value3: NSRange) -> Bool { fatalError() }
  @available(iOS, introduced: 12.0, deprecated: 17.0)
  public func textView(_ value1: UITextView, shouldInteractWith value2: URL, in value3: NSRange, interaction value4: _SDKValue) -> Bool { fatalError() }
  @available(iOS 17.0, *)
  public func textView(_ value1: UITextView, textItemMenuWillDisplayFor value2: _SDKValue, animator value3: any UIContextMenuInteractionAnimating) { fatalError() }
  @available(iOS 17.0, *)
  public func textView(_ value1: UITextView, textItemMenuWillEndFor value2: _SDKValue, animator value3: any UIContextMenuInteractionAnimating) { fatalError() }
  @available(iOS 16.0, *)
  public func textView(_ value1: UITextView, willDismissEditMenuWith value2: any UIEditMenuInteractionAnimating) { fatalError() }
  @available(iOS 16.0, *)
  public func textView(_ value1: UITextView, willPresentEditMenuWith value2: any UIEditMenuInteractionAnimating) { fatalError() }
  public func textViewDidBeginEditing(_ value1: UITextView) { fatalError() }
  public func textViewDidEndEditing(_ value1: UITextView) { fatalError() }
  public func textViewShouldBeginEditing(_ value1: UITextView) -> Bool { fatalError() }
  public func textViewShouldEndEditing(_ value1: UITextView) -> Bool { fatalError() }
  public func validateContent() { fatalError() }
  public func viewForZooming(in value1: UIScrollView) -> UIView? { fatalError() }
}
