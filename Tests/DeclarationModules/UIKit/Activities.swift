// Declarations of UIKit, as far as generated code may use them: the share sheet
// and, for the probes of the samples, the pasteboard.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@available(iOS 6.0, *)
@MainActor
@objc open class UIActivityViewController: UIViewController {
  @available(iOS 8.0, *)
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
  @available(iOS 14.0, *)
  public convenience init(
    activityItemsConfiguration: any UIActivityItemsConfigurationReading
  ) { fatalError() }
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }
  @available(iOS 8.0, *)
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  @available(iOS 18.0, *)
  open var excludedActivitySectionTypes: UIActivitySectionTypes
  @available(iOS 15.4, *)
  open var allowsProminentActivity: Bool
}

@available(iOS 18.0, *)
public struct UIActivitySectionTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var peopleSuggestions: UIActivitySectionTypes { fatalError() }
}

/// Not isolated to the main actor.
@available(iOS 6.0, *)
@objc open class UIActivity: NSObject {
  @objc public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  public struct ActivityType: RawRepresentable, Hashable, Sendable, _ObjectiveCBridgeable {
    public let rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
  }

  public override init() { fatalError() }
  open class var activityCategory: UIActivity.Category { fatalError() }
  open var activityType: UIActivity.ActivityType? { fatalError() }
  open var activityTitle: String? { fatalError() }
  open var activityImage: UIImage? { fatalError() }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { fatalError() }
  open func prepare(withActivityItems activityItems: [Any]) { fatalError() }
  open var activityViewController: UIViewController? { fatalError() }
  open func perform() { fatalError() }
  open func activityDidFinish(_ completed: Bool) { fatalError() }
}

extension UIActivity.ActivityType {
  public static var postToFacebook: UIActivity.ActivityType { fatalError() }
  public static var postToTwitter: UIActivity.ActivityType { fatalError() }
  public static var postToWeibo: UIActivity.ActivityType { fatalError() }
  public static var message: UIActivity.ActivityType { fatalError() }
  public static var mail: UIActivity.ActivityType { fatalError() }
  public static var print: UIActivity.ActivityType { fatalError() }
  public static var copyToPasteboard: UIActivity.ActivityType { fatalError() }
  public static var assignToContact: UIActivity.ActivityType { fatalError() }
  public static var saveToCameraRoll: UIActivity.ActivityType { fatalError() }
  public static var addToReadingList: UIActivity.ActivityType { fatalError() }
  public static var postToFlickr: UIActivity.ActivityType { fatalError() }
  public static var postToVimeo: UIActivity.ActivityType { fatalError() }
  public static var postToTencentWeibo: UIActivity.ActivityType { fatalError() }
  public static var airDrop: UIActivity.ActivityType { fatalError() }
  @available(iOS 9.0, *)
  public static var openInIBooks: UIActivity.ActivityType { fatalError() }
  @available(iOS 11.0, *)
  public static var markupAsPDF: UIActivity.ActivityType { fatalError() }
  @available(iOS 15.4, *)
  public static var sharePlay: UIActivity.ActivityType { fatalError() }
  @available(iOS 16.0, *)
  public static var collaborationInviteWithLink: UIActivity.ActivityType { fatalError() }
  @available(iOS 16.0, *)
  public static var collaborationCopyLink: UIActivity.ActivityType { fatalError() }
  @available(iOS 16.4, *)
  public static var addToHomeScreen: UIActivity.ActivityType { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  public init(itemProviders: [NSItemProvider]) { fatalError() }
  @objc open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { fatalError() }
}

@objc public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  @objc optional func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

@available(iOS 3.0, *)
@objc open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { fatalError() }
  open var string: String?
}
