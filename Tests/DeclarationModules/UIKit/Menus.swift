// Declarations of UIKit, as far as generated code may use them: menus and their elements.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@available(iOS 13.0, *)
@MainActor
@objc open class UIMenuElement: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  @objc public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var disabled: UIMenuElement.Attributes { fatalError() }
    public static var destructive: UIMenuElement.Attributes { fatalError() }
    public static var hidden: UIMenuElement.Attributes { fatalError() }
    @available(iOS 16.0, tvOS 16.0, *)
    public static var keepsMenuPresented: UIMenuElement.Attributes { fatalError() }
  }

  @available(iOS 26.0, *)
  @objc public enum RepeatBehavior: Int, Sendable {
    case automatic = 0
    case repeatable = 1
    case nonRepeatable = 2
  }

  @available(iOS 27.0, *)
  @objc public enum ImageVisibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  open var title: String { fatalError() }
  @available(iOS 15.0, *)
  open var subtitle: String?
  open var image: UIImage? { fatalError() }
  @available(iOS 27.0, *)
  open var preferredImageVisibility: UIMenuElement.ImageVisibility
  @available(iOS 27.0, *)
  open var highlightStateUpdateHandler: ((UIMenuElement, Bool) -> Void)?

  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc public class var supportsSecureCoding: Bool { fatalError() }
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@available(iOS 16.0, tvOS 16.0, *)
@MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  @available(iOS 17.0, *)
  var selectedImage: UIImage? { get set }
  @available(iOS 26.0, *)
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  var sender: Any? { get }
  @available(tvOS, unavailable)
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}

@available(iOS 13.0, tvOS 14.0, *)
@MainActor
@objc open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var displayInline: UIMenu.Options { fatalError() }
    public static var destructive: UIMenu.Options { fatalError() }
    @available(iOS 15.0, *)
    public static var singleSelection: UIMenu.Options { fatalError() }
    @available(iOS 17.0, *)
    public static var displayAsPalette: UIMenu.Options { fatalError() }
  }

  @available(iOS 16.0, tvOS 16.0, *)
  @objc public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    @available(iOS 17.0, tvOS 17.0, *)
    case automatic = -1
  }

  open var identifier: UIMenu.Identifier { fatalError() }
  open var options: UIMenu.Options { fatalError() }
  @available(iOS 16.0, tvOS 16.0, *)
  open var preferredElementSize: UIMenu.ElementSize
  open var children: [UIMenuElement] { fatalError() }
  @available(iOS 15.0, *)
  open var selectedElements: [UIMenuElement] { fatalError() }
  @available(iOS 17.4, *)
  open var displayPreferences: UIMenuDisplayPreferences?
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

extension UIMenu {
  @available(iOS 13.0, tvOS 14.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { fatalError() }

  @available(iOS 15.0, tvOS 15.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) { fatalError() }

  @available(iOS 16.0, tvOS 16.0, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = {
      if #available(iOS 17.0, tvOS 17.0, *) { .automatic } else { .large }
    }(),
    children: [UIMenuElement] = []
  ) { fatalError() }
}

@available(iOS 17.4, *)
@MainActor
@objc open class UIMenuDisplayPreferences: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public override nonisolated init() { fatalError() }
  open var maximumNumberOfTitleLines: Int
  @objc public nonisolated func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 13.0, *)
@MainActor
@objc open class UIAction: UIMenuElement, UIMenuLeaf {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
    @available(iOS 15.0, *)
    public static var paste: UIAction.Identifier { fatalError() }
    @available(iOS 15.0, *)
    public static var pasteAndMatchStyle: UIAction.Identifier { fatalError() }
    @available(iOS 15.0, *)
    public static var pasteAndGo: UIAction.Identifier { fatalError() }
    @available(iOS 15.0, *)
    public static var pasteAndSearch: UIAction.Identifier { fatalError() }
    @available(iOS 26.0, *)
    public static var newFromPasteboard: UIAction.Identifier { fatalError() }
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
  open var identifier: UIAction.Identifier { fatalError() }
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  @available(iOS 17.0, *)
  open var selectedImage: UIImage?
  @available(iOS 26.0, *)
  open var repeatBehavior: UIMenuElement.RepeatBehavior
  @available(iOS 14.0, *)
  open var sender: Any? { fatalError() }
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { fatalError() }
  @available(iOS 16.0, *)
  open func performWithSender(_ sender: Any?, target: Any?) { fatalError() }
  @available(iOS 15.0, *)
  open class func captureTextFromCamera(
    responder: UIResponder & UIKeyInput, identifier: UIAction.Identifier?
  ) -> Self { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

extension UIAction {
  @available(iOS 13.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }

  @available(iOS 17.0, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }
}

@available(iOS 14.0, *)
@MainActor
@objc open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { fatalError() }
  @available(iOS 15.0, *)
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self { fatalError() }

  @available(iOS 26.0, *)
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
  }

  @available(iOS 26.0, *)
  open var identifier: UIDeferredMenuElement.Identifier { fatalError() }
  @available(iOS 26.0, *)
  open class func usingFocus(
    identifier: UIDeferredMenuElement.Identifier, shouldCacheItems: Bool
  ) -> Self { fatalError() }

  @available(iOS 26.0, *)
  @MainActor
  @objc open class Provider: NSObject {
    public convenience init(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) { fatalError() }
  }
  public required init?(coder: NSCoder) { fatalError() }
}
