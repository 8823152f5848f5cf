// Declarations of Foundation, as far as generated code may use them: localized text.
// Only type-checked against, never linked or run: every body is a stand-in.

@objc open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  public convenience init(for aClass: AnyClass) { fatalError() }
  public convenience init?(identifier: String) { fatalError() }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  { fatalError() }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) { fatalError() }
  public static var current: Locale { fatalError() }
}

/// A value that a format such as `%lld` writes.
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String { fatalError() }

extension String {
  @available(iOS 15.0, macOS 12.0, *)
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
    public init(stringInterpolation: StringInterpolation) { fatalError() }

    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
      public mutating func appendLiteral(_ literal: String) { fatalError() }
      public mutating func appendInterpolation(_ string: String) { fatalError() }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { fatalError() }
    }
  }

  @available(iOS 15.0, macOS 12.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  @available(iOS 15.0, macOS 12.0, *)
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  @available(iOS 16.0, macOS 13.0, *)
  public init(localized resource: LocalizedStringResource) { fatalError() }

  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { fatalError() }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { fatalError() }
  public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool {
    fatalError()
  }
}
