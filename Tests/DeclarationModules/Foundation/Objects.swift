// Declarations of Foundation, as far as generated code may use them: objects and coding.
// Only type-checked against, never linked or run: every body is a stand-in.

@_exported import ObjectiveC

// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSNotFound: Int { fatalError() }
public typealias TimeInterval = Double
public typealias CFTimeInterval = Double

/// A class here, because `@objc` requirements cannot name a structure that is declared in Swift.
@objc open class NSZone: NSObject {}

@objc public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

@objc open class NSCoder: NSObject {}

/// From NSKeyedArchiver.h.
@objc open class NSKeyedArchiver: NSCoder, @unchecked Sendable {}

extension NSObject {
  @objc open func replacementObject(for archiver: NSKeyedArchiver) -> Any? { fatalError() }
}

@objc public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}

@objc public protocol NSSecureCoding: NSCoding {
  static var supportsSecureCoding: Bool { get }
}

@objc open class NSString: NSObject, ExpressibleByStringLiteral, NSCopying, NSSecureCoding {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public convenience init(string: String) { fatalError() }
  public required convenience init(stringLiteral value: StaticString) { fatalError() }
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

// From NSAttributedString.h.
@objc open class NSAttributedString: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }

  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    fatalError()
  }
}

@objc open class NSNumber: NSValue, @unchecked Sendable {
  public convenience init(value: Int) { fatalError() }
  public convenience init(value: Double) { fatalError() }
  public convenience init(value: Bool) { fatalError() }
}

@objc open class NSValue: NSObject, NSCopying, NSSecureCoding {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
}

@objc open class NSArray: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}
@objc open class NSDictionary: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}
@objc open class NSSet: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}
@objc open class NSURL: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}
@objc open class NSIndexPath: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}

@objc open class NSError: NSObject, Error, NSSecureCoding, NSCopying, @unchecked Sendable {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) { fatalError() }
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
}

// The compiler looks these up to bridge errors.
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

@objc open class UndoManager: NSObject {
  open var canUndo: Bool { fatalError() }
  open var canRedo: Bool { fatalError() }
  open var undoMenuItemTitle: String { fatalError() }
  open var redoMenuItemTitle: String { fatalError() }
  @objc open func undo() { fatalError() }
  @objc open func redo() { fatalError() }
  open func removeAllActions() { fatalError() }
}

extension UndoManager {
  @available(iOS 9.0, *)
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) { fatalError() }
}

@objc open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let common = RunLoop.Mode("")
  }

  open class var main: RunLoop { fatalError() }
}

@available(iOS 7.0, *)
@objc open class Progress: NSObject, @unchecked Sendable {
  open var totalUnitCount: Int64
  open var completedUnitCount: Int64
  open var isCancelled: Bool { fatalError() }
  open func cancel() { fatalError() }
  open var cancellationHandler: (@Sendable () -> Void)?
  public init(totalUnitCount unitCount: Int64) { fatalError() }
}

@objc public protocol ProgressReporting: NSObjectProtocol {
  var progress: Progress { get }
}

@objc open class NSEnumerator: NSObject {
  open var allObjects: [Any] { fatalError() }
}

@available(iOS 6.0, *)
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, NSSecureCoding,
  NSCopying
{
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { fatalError() }
  open func object(forKey aKey: KeyType?) -> ObjectType? { fatalError() }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) { fatalError() }
  open func removeObject(forKey aKey: KeyType?) { fatalError() }
  open func objectEnumerator() -> NSEnumerator? { fatalError() }
}

@available(iOS 6.0, macOS 10.5, *)
open class NSHashTable<ObjectType: AnyObject>: NSObject, NSSecureCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open class func weakObjects() -> NSHashTable<ObjectType> { fatalError() }
  open func add(_ object: ObjectType?) { fatalError() }
  open func remove(_ object: ObjectType?) { fatalError() }
  open var allObjects: [ObjectType] { fatalError() }
}

// From NSKeyValueObserving.h: deprecated before there was Swift, which leaves it out of every
// interface, and found all the same before a function of its name.
extension NSObject {
  @available(*, unavailable)
  public class func setKeys(
    _ keys: [Any], triggerChangeNotificationsForDependentKey dependentKey: String
  ) { fatalError() }
}
