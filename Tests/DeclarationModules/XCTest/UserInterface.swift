// Declarations of XCTest, as far as generated UI tests may use them: elements, queries, the app.
// Only type-checked against, never linked or run: every body is a stand-in.
// From XCUIElement.h, XCUIElementQuery.h, XCUIElementAttributes.h, XCUIElementTypes.h,
// XCUIElementTypeQueryProvider.h, XCUICoordinate.h, XCUIApplication.h and XCUIKeyboardKeys.h of
// XCUIAutomation, which XCTest exports; isolation as its documentation has it since Xcode 16.

@_exported import Foundation

public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static var zero: CGVector { fatalError() }
  public init(dx: CGFloat, dy: CGFloat) { fatalError() }
  public init(dx: Double, dy: Double) { fatalError() }
  public init(dx: Int, dy: Int) { fatalError() }
}

@MainActor
@objc public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var elementType: XCUIElement.ElementType { get }
}

@MainActor
@objc public protocol XCUIElementTypeQueryProvider {
  var firstMatch: XCUIElement { get }
  var buttons: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var radioButtons: XCUIElementQuery { get }
  var popUpButtons: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var toolbars: XCUIElementQuery { get }
  var windows: XCUIElementQuery { get }
}

@MainActor
@objc open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  @objc public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case button = 9
    case menuItem = 54
  }

  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var shift: XCUIElement.KeyModifierFlags { fatalError() }
    public static var control: XCUIElement.KeyModifierFlags { fatalError() }
    public static var option: XCUIElement.KeyModifierFlags { fatalError() }
    public static var command: XCUIElement.KeyModifierFlags { fatalError() }
  }

  /// The header says that a query makes elements, not this.
  public override init() { fatalError() }
  open var exists: Bool { fatalError() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  open var isHittable: Bool { fatalError() }
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { fatalError() }
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { fatalError() }
  @available(tvOS, unavailable)
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    fatalError()
  }

  // XCUIElementTouchEvents
  @available(tvOS, unavailable)
  open func tap() { fatalError() }
  @available(tvOS, unavailable)
  open func press(forDuration duration: TimeInterval) { fatalError() }

  // XCUIElementMouseEvents, XCUIElementKeyboardEvents
  @available(iOS 15.0, macOS 10.11, *)
  open func click() { fatalError() }
  @available(iOS 15.0, macOS 10.11, *)
  open func rightClick() { fatalError() }
  @available(iOS 15.0, macOS 10.11, *)
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: XCUIElement.KeyModifierFlags) {
    fatalError()
  }

  open var identifier: String { fatalError() }
  open var frame: CGRect { fatalError() }
  open var value: Any? { fatalError() }
  open var title: String { fatalError() }
  open var label: String { fatalError() }
  open var isEnabled: Bool { fatalError() }
  open var isSelected: Bool { fatalError() }
  open var elementType: XCUIElement.ElementType { fatalError() }

  open var firstMatch: XCUIElement { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open var cells: XCUIElementQuery { fatalError() }
  open var radioButtons: XCUIElementQuery { fatalError() }
  open var popUpButtons: XCUIElementQuery { fatalError() }
  open var navigationBars: XCUIElementQuery { fatalError() }
  open var toolbars: XCUIElementQuery { fatalError() }
  open var windows: XCUIElementQuery { fatalError() }
}

@MainActor
@objc open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  public override init() { fatalError() }
  open var element: XCUIElement { fatalError() }
  open var count: Int { fatalError() }
  open func element(boundBy index: Int) -> XCUIElement { fatalError() }
  open subscript(key: String) -> XCUIElement { fatalError() }
  open var allElementsBoundByIndex: [XCUIElement] { fatalError() }
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { fatalError() }
  open func matching(identifier: String) -> XCUIElementQuery { fatalError() }
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery { fatalError() }
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery { fatalError() }

  open var firstMatch: XCUIElement { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open var cells: XCUIElementQuery { fatalError() }
  open var radioButtons: XCUIElementQuery { fatalError() }
  open var popUpButtons: XCUIElementQuery { fatalError() }
  open var navigationBars: XCUIElementQuery { fatalError() }
  open var toolbars: XCUIElementQuery { fatalError() }
  open var windows: XCUIElementQuery { fatalError() }
}

@MainActor
@objc open class XCUICoordinate: NSObject {
  @available(tvOS, unavailable)
  open func tap() { fatalError() }
}

public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static var escape: XCUIKeyboardKey { fatalError() }
  public static var `return`: XCUIKeyboardKey { fatalError() }
}

@MainActor
@objc open class XCUIApplication: XCUIElement {
  public override init() { fatalError() }
  public init(bundleIdentifier: String) { fatalError() }
  open var launchArguments: [String]
  open var launchEnvironment: [String: String]
  open func launch() { fatalError() }
  open func activate() { fatalError() }
  open func terminate() { fatalError() }
}
