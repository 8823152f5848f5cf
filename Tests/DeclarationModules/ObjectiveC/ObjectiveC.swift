// Declarations of the Objective-C runtime module, as far as generated code may use them.
// Only type-checked against, never linked or run: every body is a stand-in.

/// The name of a method; the type of a `#selector` expression, which needs a module of this name.
@frozen
public struct Selector: ExpressibleByStringLiteral, Hashable {
  private let pointer: OpaquePointer
  public init(_ string: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

/// Objective-C's Boolean, which the compiler looks up to represent `Bool` in `@objc` methods.
@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  private let value: Bool
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}

@objc public protocol NSObjectProtocol {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  func `self`() -> Self
  func isKind(of aClass: AnyClass) -> Bool
  func responds(to aSelector: Selector!) -> Bool
}

@objc open class NSObject: NSObjectProtocol {
  public init() { fatalError() }
  open func copy() -> Any { fatalError() }
  @objc open func isEqual(_ object: Any?) -> Bool { fatalError() }
  @objc open var hash: Int { fatalError() }
  @objc public final func `self`() -> Self { fatalError() }
  @objc open func isKind(of aClass: AnyClass) -> Bool { fatalError() }
  @objc open func responds(to aSelector: Selector!) -> Bool { fatalError() }
  open func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { fatalError() }
  open var description: String { fatalError() }
}

extension NSObject: Hashable, CustomStringConvertible {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

// The compiler looks these up to bridge Booleans.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
@objc public enum objc_AssociationPolicy: UInt, @unchecked Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { fatalError() }

/// Any type that the modules do not hold, in the files of `inherited-members`.
public struct _SDKValue: Hashable, @unchecked Sendable {}

/// The default of a parameter of any type.
public func _anything<Value>() -> Value { fatalError() }
