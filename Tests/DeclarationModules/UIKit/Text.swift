// Declarations of UIKit, as far as generated code may use them: text and its edit menus.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@MainActor
@objc public protocol UITextInputTraits: NSObjectProtocol {}

@MainActor
@objc public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor
@objc open class UITextRange: NSObject {
  open var isEmpty: Bool { fatalError() }
}

@MainActor
@objc public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  @available(iOS 16.0, *)
  @objc optional func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

@MainActor
@objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
}

@MainActor
@objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
  @available(iOS 16.0, *)
  @objc optional func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

@MainActor
@objc open class UITextView: UIScrollView, UITextInput {
  open var hasText: Bool { fatalError() }
  open func insertText(_ text: String) { fatalError() }
  open func deleteBackward() { fatalError() }
  open func text(in range: UITextRange) -> String? { fatalError() }
  open func replace(_ range: UITextRange, withText text: String) { fatalError() }
  open var selectedTextRange: UITextRange?
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String!
  open var font: UIFont?
  open var selectedRange: NSRange
  open var isEditable: Bool
  open var isSelectable: Bool
  @available(iOS 16.0, *)
  open var isFindInteractionEnabled: Bool
  @available(iOS 16.0, *)
  open var findInteraction: UIFindInteraction? { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @available(iOS 16.0, *)
  @objc optional func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

@MainActor
@objc open class UITextField: UIControl, UITextInput {
  open var hasText: Bool { fatalError() }
  open func insertText(_ text: String) { fatalError() }
  open func deleteBackward() { fatalError() }
  open func text(in range: UITextRange) -> String? { fatalError() }
  open func replace(_ range: UITextRange, withText text: String) { fatalError() }
  open var selectedTextRange: UITextRange?
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var placeholder: String?
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@available(iOS 16.0, *)
@MainActor
@objc open class UIFindInteraction: NSObject, UIInteraction {
  open weak var view: UIView? { fatalError() }
  open func willMove(to view: UIView?) { fatalError() }
  open func didMove(to view: UIView?) { fatalError() }
  open func presentFindNavigator(showingReplace: Bool) { fatalError() }
  open func dismissFindNavigator() { fatalError() }
  open func findNext() { fatalError() }
  open func findPrevious() { fatalError() }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}
