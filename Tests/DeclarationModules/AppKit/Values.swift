// Declarations of AppKit, as far as generated code may use them: images, colours and other values.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSImage.h, NSColor.h, NSEvent.h, NSGraphics.h, NSUserInterfaceItemIdentification.h,
// NSUserInterfaceValidation.h and NSAccessibilityProtocols.h of the macOS SDK.

@_exported import Foundation

public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

@objc public enum NSRectEdge: UInt, Sendable {
  case minX = 0
  case minY = 1
  case maxX = 2
  case maxY = 3
}

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public init(_ rawValue: String) { fatalError() }
}

@objc open class NSImage: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public typealias Name = String
  @available(macOS 11.0, *)
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    fatalError()
  }
  public convenience init?(named name: NSImage.Name) { fatalError() }
  public init(size: NSSize) { fatalError() }
  open var accessibilityDescription: String?
  open var isTemplate: Bool
}

@objc open class NSColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public typealias Name = String
  @available(macOS 10.13, *)
  public convenience init?(named name: NSColor.Name) { fatalError() }
  @available(macOS 10.14, *)
  open class var controlAccentColor: NSColor { fatalError() }
  open class var clear: NSColor { fatalError() }
}

// From NSAttributedString.h and NSStringDrawing.h of AppKit.

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { fatalError() }
}

extension NSAttributedString {
  public func size() -> NSSize { fatalError() }
}

@objc open class NSFont: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  open var pointSize: CGFloat { fatalError() }
}

@objc open class NSEvent: NSObject, NSCoding, NSCopying {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case keyDown = 10
  }
  open var type: NSEvent.EventType { fatalError() }
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var capsLock: NSEvent.ModifierFlags { fatalError() }
    public static var shift: NSEvent.ModifierFlags { fatalError() }
    public static var control: NSEvent.ModifierFlags { fatalError() }
    public static var option: NSEvent.ModifierFlags { fatalError() }
    public static var command: NSEvent.ModifierFlags { fatalError() }
    public static var function: NSEvent.ModifierFlags { fatalError() }
  }
}

@objc public protocol NSValidatedUserInterfaceItem {
  @MainActor var action: Selector? { get }
  @MainActor var tag: Int { get }
}

extension NSImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
}

extension NSImage: NSPasteboardWriting {}
extension NSColor: NSPasteboardWriting {}

// `@objc` methods may name a Swift value only if it is bridged to an object.

extension NSToolbarItem.Identifier: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
}
extension NSDragOperation: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
}
extension NSSpringLoadingOptions: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
}
