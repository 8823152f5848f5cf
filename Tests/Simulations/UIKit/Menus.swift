// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIMenuElement: UIObject {
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public var title: String
  public var subtitle: String?
  public var image: UIImage?
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// What people see when a menu of it is open: deferred elements are asked.
  public var shown: [UIMenuElement] { [self] }
}

@MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

/// An image: "isEqual" is the way to find out whether two are the same (UIImage, "Comparing images"), and
/// here those of one name are.
public final class UIImage: Hashable, Sendable {
  public let name: String
  public static func == (first: UIImage, second: UIImage) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public init?(systemName: String) { name = systemName }
  public init?(named name: String) { self.name = name }
}

@MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public enum ElementSize: Int, Sendable { case small, medium, large, automatic }

  /// How many there have been.
  public private(set) static var count = 0

  public let identifier: Identifier
  public let options: Options
  public let preferredElementSize: ElementSize
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu.\(Self.count)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public var selectedElements: [UIMenuElement] {
    leaves.filter { ($0 as? any UIMenuLeaf)?.state == .on }
  }

  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: children)
  }

  /// Everything in it that is no menu, as it is when it opens.
  public var leaves: [UIMenuElement] {
    children.flatMap { $0.shown }.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] }
  }
}

@MainActor public protocol UIMenuLeaf: AnyObject {
  var title: String { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  func performWithSender(_ sender: Any?, target: Any?)
}

@MainActor public final class UIAction: UIMenuElement, UIMenuLeaf {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  public var discoverabilityTitle: String?
  public var attributes: Attributes
  public var state: State
  public var sender: Any?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  public override func copy() -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  public func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
  }
}

@MainActor public final class UIDeferredMenuElement: UIMenuElement {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  @MainActor public final class Provider: UIObject {
    fileprivate let elements: ElementProvider
    public init(_ elementProvider: @escaping ElementProvider) { elements = elementProvider }
  }

  public let identifier: Identifier
  private let provider: ElementProvider?

  private init(_ identifier: Identifier, _ provider: ElementProvider?) {
    self.identifier = identifier
    self.provider = provider
    super.init(title: "", image: nil)
  }

  public static func uncached(_ provider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(Identifier(""), provider)
  }

  public static func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(identifier, nil) }

  public override var shown: [UIMenuElement] {
    var elements: [UIMenuElement] = []
    // UIDeferredMenuElement.h of 26: the first responder that returns a provider, from the one with the
    // focus up the chain, supplies the items.
    var responder = provider == nil ? UIApplication.shared.firstResponder : nil
    var found = provider
    while let current = responder, found == nil {
      found = current.provider(for: self)?.elements
      responder = current.next
    }
    found?({ elements = $0 })
    return elements
  }
}
