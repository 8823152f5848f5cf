// Declarations of UIKit, as far as generated code may use them: bar button items and their groups.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@MainActor
@objc open class UIBarItem: NSObject, @preconcurrency NSCoding {
  open var isEnabled: Bool
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  @available(iOS 11.0, *)
  open var largeContentSizeImage: UIImage?
  open var imageInsets: UIEdgeInsets
  open var tag: Int
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @available(iOS 5.0, *)
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { fatalError() }
}

@MainActor
@objc
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem,
  UISpringLoadedInteractionSupporting
{
  @objc public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    @available(visionOS, unavailable)
    case bordered = 1
    @available(iOS 26.0, *)
    case prominent = 2
    @available(iOS, introduced: 2.0, deprecated: 26.0)
    public static var done: UIBarButtonItem.Style { fatalError() }
  }

  @objc public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    @available(iOS, introduced: 4.0, deprecated: 11.0)
    @available(visionOS, unavailable)
    case pageCurl = 23
    @available(iOS 13.0, *)
    @available(tvOS, unavailable)
    case close = 24
    @available(iOS 18.2, visionOS 26.0, *)
    @available(tvOS, unavailable)
    case writingTools = 25
  }

  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) { fatalError() }
  @available(iOS 5.0, *)
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) { fatalError() }
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) { fatalError() }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) { fatalError() }
  public convenience init(customView: UIView) { fatalError() }

  @available(iOS 14.0, *)
  open class func fixedSpace(_ width: CGFloat) -> Self { fatalError() }
  @available(iOS 14.0, *)
  open class func flexibleSpace() -> Self { fatalError() }
  @available(iOS 26.0, *)
  open class func fixedSpace() -> Self { fatalError() }

  open var style: UIBarButtonItem.Style
  open var width: CGFloat
  open var possibleTitles: Set<String>?
  open var customView: UIView?
  open var action: Selector?
  open weak var target: AnyObject?
  open var tintColor: UIColor?
  @available(iOS 14.0, *)
  open var primaryAction: UIAction?
  @available(iOS 14.0, *)
  open var menu: UIMenu?
  @available(iOS 16.0, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction: Bool
  @available(iOS 15.0, *)
  open var isSelected: Bool
  @available(iOS 16.0, *)
  open var isHidden: Bool
  @available(iOS 17.0, *)
  open var isSymbolAnimationEnabled: Bool
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var menuRepresentation: UIMenuElement?
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var hidesSharedBackground: Bool
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var sharesBackground: Bool
  @available(iOS 26.0, *)
  open var identifier: String?
  @available(iOS 27.0, *)
  open var visibilityPriority: UIBarButtonItemVisibilityPriority
  @available(iOS 27.0, *)
  open var isPaddingRemoved: Bool
  @available(iOS 11.0, *)
  open var isSpringLoaded: Bool
  @available(iOS 9.0, *)
  open var buttonGroup: UIBarButtonItemGroup? { fatalError() }
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var badge: UIBarButtonItem.Badge?

  @available(iOS 16.0, *)
  open func creatingFixedGroup() -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, *)
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    fatalError()
  }
  @available(iOS 16.0, *)
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup { fatalError() }

  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor
  public struct Badge {
    public static func count(_ count: Int) -> UIBarButtonItem.Badge { fatalError() }
    public static func string(_ string: String) -> UIBarButtonItem.Badge { fatalError() }
    public static func indicator() -> UIBarButtonItem.Badge { fatalError() }
    public var stringValue: String? { fatalError() }
    public var backgroundColor: UIColor?
    public var foregroundColor: UIColor?
    public var font: UIFont?
  }
}

/// An extensible enumeration of Objective-C; its Swift name is not nested.
@available(iOS 27.0, *)
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var low: UIBarButtonItemVisibilityPriority { fatalError() }
  public static var standard: UIBarButtonItemVisibilityPriority { fatalError() }
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static var high: UIBarButtonItemVisibilityPriority { fatalError() }
}

extension UIBarButtonItem {
  @available(iOS 14.0, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }

  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }

  @available(iOS 16.0, *)
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) { fatalError() }
}

@available(iOS 9.0, *)
@MainActor
@objc open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    fatalError()
  }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }

  @available(iOS 16.0, *)
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, *)
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 16.0, *)
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fatalError() }
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open class func fixedSpace() -> UIBarButtonItemGroup { fatalError() }

  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { fatalError() }
  @available(iOS 16.0, *)
  open var alwaysAvailable: Bool
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var menuRepresentation: UIMenuElement?
  @available(iOS 16.0, *)
  open var isHidden: Bool
}
