// Declarations of Foundation, as far as generated code may use them: values and geometry.
// Only type-checked against, never linked or run: every body is a stand-in.

public struct CGFloat: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral {
  public init() { fatalError() }
  public init(_ value: Int) { fatalError() }
  public init(_ value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public func rounded() -> CGFloat { fatalError() }
  public func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { fatalError() }
}

extension Int {
  public init(_ value: CGFloat) { fatalError() }
}

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static var zero: CGPoint { fatalError() }
  public init() { fatalError() }
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public static var zero: CGSize { fatalError() }
  public init() { fatalError() }
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public init() { fatalError() }
  public init(origin: CGPoint, size: CGSize) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
}

public typealias NSRange = _NSRange

public struct _NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init() { fatalError() }
  public init(location: Int, length: Int) { fatalError() }
}

public struct IndexPath: Hashable, Comparable, Sendable {
  public typealias Element = Int
  public init() { fatalError() }
  public init(index: IndexPath.Element) { fatalError() }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { fatalError() }
  public var count: Int { fatalError() }
}

public struct URL: Hashable, Sendable {
  public init?(string: String) { fatalError() }
  public init(fileURLWithPath path: String) { fatalError() }
  public init(fileURLWithPath path: String, isDirectory: Bool) { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var absoluteString: String { fatalError() }
  public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
    fatalError()
  }
}

// From NSFileManager.h.
@objc open class FileManager: NSObject {
  open class var `default`: FileManager { fatalError() }
  @available(iOS 10.0, *)
  open var temporaryDirectory: URL { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError() }
  open func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { fatalError() }
  open func copyItem(at srcURL: URL, to dstURL: URL) throws { fatalError() }
  open func removeItem(at url: URL) throws { fatalError() }
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
}

public struct UUID: Hashable, Sendable {
  public init() { fatalError() }
  public var uuidString: String { fatalError() }
}

extension UUID: Comparable {
  @available(iOS 17.0, macOS 14.0, *)
  public static func < (lhs: UUID, rhs: UUID) -> Bool { fatalError() }
}

public struct Data: Hashable, Sendable {
  public init() { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }
  public var count: Int
  public typealias WritingOptions = NSData.WritingOptions
  public func write(to url: URL, options: Data.WritingOptions = []) throws { fatalError() }
}

@objc open class NSData: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
}

@available(iOS 15.0, macOS 12.0, *)
public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public init() { fatalError() }
  public init(_ string: String, attributes: AttributeContainer = .init()) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(
    localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { fatalError() }
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
  public struct Index: Comparable, Sendable {
    public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
  }
  public struct CharacterView: BidirectionalCollection, Sendable {
    public var startIndex: AttributedString.Index { fatalError() }
    public var endIndex: AttributedString.Index { fatalError() }
    public func index(after i: AttributedString.Index) -> AttributedString.Index { fatalError() }
    public func index(before i: AttributedString.Index) -> AttributedString.Index { fatalError() }
    public subscript(index: AttributedString.Index) -> Character { fatalError() }
  }
  public var characters: CharacterView { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
public struct AttributeContainer: Hashable, Sendable {
  public init() { fatalError() }
}

// `@objc` methods may name a Swift value only if it is bridged to an object.

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
}
extension Int: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
}
extension Double: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
}
extension Bool: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
}
extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
}
extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
}
extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
}
extension CGFloat: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
}
extension CGPoint: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
}
extension CGSize: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
}
extension CGRect: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
}
extension NSRange: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
}
extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
}
extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
}

/// The other requirements, the same for every bridged value.
extension _ObjectiveCBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

public struct Date: Hashable, Comparable, Sendable, CustomStringConvertible {
  public init() { fatalError() }
  public var description: String { fatalError() }
  public static func < (lhs: Date, rhs: Date) -> Bool { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
extension Date {
  public struct FormatStyle: Sendable {
    public struct DateStyle: Codable, Hashable, Sendable {
      public static let long: DateStyle = { fatalError() }()
    }
    public struct TimeStyle: Codable, Hashable, Sendable {
      public static let shortened: TimeStyle = { fatalError() }()
    }
  }
  public func formatted(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String { fatalError() }
}
