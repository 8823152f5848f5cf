// Declarations of UIKit, as far as generated code may use them: images, colours and other values.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@objc open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  @available(iOS 13.0, *)
  @objc(UIImageConfiguration)
  open class Configuration: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    @objc open func encode(with coder: NSCoder) { fatalError() }
    @objc open class var supportsSecureCoding: Bool { fatalError() }
  }

  @available(iOS 13.0, *)
  @objc(UIImageSymbolConfiguration)
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(scale: UIImage.SymbolScale) { fatalError() }
  }

  @available(iOS 13.0, *)
  @objc public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  @objc public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  @available(iOS 13.0, *)
  public convenience init?(systemName name: String) { fatalError() }
  @available(iOS 13.0, *)
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) { fatalError() }
  @available(iOS 13.0, *)
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { fatalError() }
  @available(iOS 16.0, *)
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { fatalError() }
  public convenience init?(named name: String) { fatalError() }
  @available(iOS 13.0, *)
  open var isSymbolImage: Bool { fatalError() }
  @available(iOS 13.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) { fatalError() }
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { fatalError() }
  @available(iOS 13.0, *)
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { fatalError() }
}

@objc open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  @available(iOS 11.0, *)
  public convenience init?(named name: String) { fatalError() }
  open class var clear: UIColor { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
  @available(iOS 15.0, *)
  open class var tintColor: UIColor { fatalError() }
  @available(iOS 13.0, *)
  open class var label: UIColor { fatalError() }
  @available(iOS 13.0, *)
  open class var systemBackground: UIColor { fatalError() }
}

// From NSAttributedString.h and NSStringDrawing.h of UIKit.

extension NSAttributedString.Key {
  @available(iOS 6.0, *)
  public static var font: NSAttributedString.Key { fatalError() }
}

extension NSString {
  @available(iOS 7.0, *)
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    fatalError()
  }
}

extension NSAttributedString {
  @available(iOS 6.0, *)
  public func size() -> CGSize { fatalError() }
}

@objc open class UIFont: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var body: UIFont.TextStyle { fatalError() }
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  @available(iOS 10.0, *)
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { fatalError() }
  open var pointSize: CGFloat { fatalError() }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static var zero: UIEdgeInsets { fatalError() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
}

@available(iOS 11.0, *)
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static var zero: NSDirectionalEdgeInsets { fatalError() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
}

@available(iOS 13.0, *)
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var top: NSDirectionalRectEdge { fatalError() }
  public static var leading: NSDirectionalRectEdge { fatalError() }
  public static var bottom: NSDirectionalRectEdge { fatalError() }
  public static var trailing: NSDirectionalRectEdge { fatalError() }
}

@objc public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  @available(iOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}

@available(iOS 8.0, *)
@objc open class UITraitCollection: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  @available(iOS 10.0, *)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
  @available(iOS 10.0, *)
  open var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
  @available(iOS 13.0, *)
  open class var current: UITraitCollection {
    get { fatalError() }
    set { fatalError() }
  }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static var large: UIContentSizeCategory { fatalError() }
  public static var extraExtraExtraLarge: UIContentSizeCategory { fatalError() }
  @available(iOS 11.0, *)
  public var isAccessibilityCategory: Bool { fatalError() }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    fatalError()
  }
}

@MainActor
@objc open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  open var model: String { fatalError() }
  open var systemName: String { fatalError() }
  open var systemVersion: String { fatalError() }
}

@MainActor
@objc open class UIVisualEffect: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public static var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
}
