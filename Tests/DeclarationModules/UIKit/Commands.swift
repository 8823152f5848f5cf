// Declarations of UIKit, as far as generated code may use them: commands and keyboard shortcuts.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var alphaShift: UIKeyModifierFlags { fatalError() }
  public static var shift: UIKeyModifierFlags { fatalError() }
  public static var control: UIKeyModifierFlags { fatalError() }
  public static var alternate: UIKeyModifierFlags { fatalError() }
  public static var command: UIKeyModifierFlags { fatalError() }
  public static var numericPad: UIKeyModifierFlags { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UICommandAlternate: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open var title: String { fatalError() }
  open var action: Selector { fatalError() }
  open var modifierFlags: UIKeyModifierFlags { fatalError() }
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    fatalError()
  }
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@dynamicMemberLookup
@objc open class UICommand: UIMenuElement, UIMenuLeaf {
  public subscript(dynamicMember member: KeyPath<_UICommandAction, Selector>) -> Selector {
    fatalError()
  }
  open override var title: String {
    get { fatalError() }
    set { fatalError() }
  }
  open override var image: UIImage? {
    get { fatalError() }
    set { fatalError() }
  }
  open var discoverabilityTitle: String?
  open var propertyList: Any? { fatalError() }
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var alternates: [UICommandAlternate] { fatalError() }
  @available(iOS 17.0, *)
  open var selectedImage: UIImage?
  @available(iOS 26.0, *)
  open var repeatBehavior: UIMenuElement.RepeatBehavior
  @available(iOS 16.0, *)
  open var sender: Any? { fatalError() }
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { fatalError() }
  @available(iOS 16.0, *)
  open func performWithSender(_ sender: Any?, target: Any?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  /// Keeps `UIKeyCommand` from inheriting the initialisers below, which are unavailable on it.
  init(withoutInheritance: Void) { fatalError() }
}

/// Holds the `action` of a command, which `UIKeyCommand` declares again as an optional: Objective-C
/// allows that and Swift does not, but a dynamic member is looked up only where no other is.
public struct _UICommandAction {
  public var action: Selector { fatalError() }
}

extension UICommand {
  @available(iOS 13.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) { fatalError() }

  @available(iOS 17.0, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS 13.0, *)
public var UICommandTagShare: String { fatalError() }

@available(iOS 7.0, *)
@MainActor
@objc open class UIKeyCommand: UICommand {
  public init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var action: Selector? { fatalError() }
  open var input: String? { fatalError() }
  open var modifierFlags: UIKeyModifierFlags { fatalError() }
  @available(iOS 15.0, *)
  open var wantsPriorityOverSystemBehavior: Bool
  @available(iOS 15.0, *)
  open var allowsAutomaticLocalization: Bool
  @available(iOS 15.0, *)
  open var allowsAutomaticMirroring: Bool
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    fatalError()
  }

  public class var inputUpArrow: String { fatalError() }
  public class var inputDownArrow: String { fatalError() }
  public class var inputLeftArrow: String { fatalError() }
  public class var inputRightArrow: String { fatalError() }
  public class var inputEscape: String { fatalError() }
  @available(iOS 8.0, *)
  public class var inputPageUp: String { fatalError() }
  @available(iOS 8.0, *)
  public class var inputPageDown: String { fatalError() }
  @available(iOS 13.4, *)
  public class var inputHome: String { fatalError() }
  @available(iOS 13.4, *)
  public class var inputEnd: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f1: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f2: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f3: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f4: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f5: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f6: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f7: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f8: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f9: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f10: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f11: String { fatalError() }
  @available(iOS 13.4, *)
  public class var f12: String { fatalError() }
  @available(iOS 15.0, *)
  public class var inputDelete: String { fatalError() }
}

extension UIKeyCommand {
  @available(iOS 13.0, *)
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
}
