// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The parts of UIKit by which code measures a bar.

public struct UIEdgeInsets: Sendable {
  public var left: CGFloat = 0
  public var right: CGFloat = 0
  public init() {}
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
}

public struct UIContentSizeCategory: Sendable {
  let pointSize: CGFloat
  // Human Interface Guidelines, Typography: the size of the text style body in each category.
  public static let large = UIContentSizeCategory(pointSize: 17)
  public static let extraExtraExtraLarge = UIContentSizeCategory(pointSize: 23)
  public static let accessibilityExtraLarge = UIContentSizeCategory(pointSize: 40)
  public var isAccessibilityCategory: Bool { pointSize > 23 }
}

@MainActor public final class UIFont: UIObject {
  public enum TextStyle: Sendable { case body }
  public let pointSize: CGFloat
  private init(_ size: CGFloat) { pointSize = size }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  // UIFont.h: the font of a style in the text size of the traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont((traits ?? .current).preferredContentSizeCategory.pointSize)
  }

  /// The number of times that code has measured a title.
  public static var measurements = 0

  /// The widths of titles in 17 points; those of others have 8 points a character.
  public static var widths: [String: CGFloat] = [:]
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

extension NSString {
  // NSStringDrawing.h of UIKit: the room of a line, in points; without a font it is Helvetica in 12.
  @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]) -> CGSize {
    UIFont.measurements += 1
    let title = description
    let size = (attributes[.font] as? UIFont)?.pointSize ?? 12
    let width = UIFont.widths[title] ?? CGFloat(title.count) * 8
    return CGSize(width: width * size / 17, height: size)
  }
}

@MainActor public final class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
}

@MainActor public final class UINavigationBarAppearance: UIObject {
  public var buttonAppearance = UIBarButtonItemAppearance()
}

@MainActor public final class UIBarButtonItemAppearance: UIObject {
  public let normal = UIBarButtonItemStateAppearance()
}

@MainActor public final class UIBarButtonItemStateAppearance: UIObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// UIBarButtonItem.visibilityPriority, documentation of iOS 27: items with higher values stay longer; the
/// default is `standard`.
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// Nobody says which number it is.
  public static let standard = UIBarButtonItemVisibilityPriority(500)
}
