// Declarations of UIKit, as far as generated code may use them: navigation items, search and the bars themselves.
// Only type-checked against, never linked or run: every body is a stand-in.

import Foundation

@MainActor
@objc open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  @available(iOS 16.0, *)
  @objc public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  @available(iOS 11.0, *)
  @objc public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    @available(iOS 17.0, *)
    case inline = 3
  }

  @objc public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  @objc public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    @available(iOS 26.0, *)
    case integrated = 1
    case stacked = 2
    @available(iOS 26.0, *)
    @available(visionOS, unavailable)
    case integratedCentered = 3
    @available(iOS 26.0, *)
    @available(visionOS, unavailable)
    case integratedButton = 4
    @available(iOS, introduced: 16.0, deprecated: 26.0)
    public static var inline: UINavigationItem.SearchBarPlacement { fatalError() }
  }

  public init(title: String) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }

  open var title: String?
  open var titleView: UIView?
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance?
  open var prompt: String?
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  open var subtitle: String?
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  open var largeTitle: String?
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  open var largeSubtitle: String?
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  open var subtitleView: UIView?
  @available(iOS 26.0, *)
  @available(visionOS, unavailable)
  open var largeSubtitleView: UIView?

  open var backBarButtonItem: UIBarButtonItem?
  @available(iOS 11.0, *)
  open var backButtonTitle: String?
  open var hidesBackButton: Bool
  @available(iOS 14.0, *)
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var backAction: UIAction?
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var documentProperties: UIDocumentProperties?

  open var leftBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftItemsSupplementBackButton: Bool
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var customizationIdentifier: String?
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var leadingItemGroups: [UIBarButtonItemGroup]
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var centerItemGroups: [UIBarButtonItemGroup]
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var trailingItemGroups: [UIBarButtonItemGroup]
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var additionalOverflowItems: UIDeferredMenuElement?
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    fatalError()
  }

  @available(iOS 11.0, *)
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var style: UINavigationItem.ItemStyle
  @available(iOS 11.0, *)
  open var searchController: UISearchController?
  @available(iOS 11.0, *)
  open var hidesSearchBarWhenScrolling: Bool
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { fatalError() }
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { fatalError() }
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var searchBarPlacementAllowsToolbarIntegration: Bool
  @available(iOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  open var searchBarPlacementAllowsExternalIntegration: Bool
}

@available(iOS 16.0, *)
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    fatalError()
  }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { fatalError() }
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { fatalError() }
}

/// Without its metadata, whose type belongs to the module LinkPresentation.
@available(iOS 16.0, *)
@MainActor
@objc open class UIDocumentProperties: NSObject {
  public convenience init(url: URL) { fatalError() }
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation: Bool
  @available(*, unavailable)
  public override nonisolated init() { fatalError() }
}

@MainActor
@objc open class UINavigationBar: UIView {
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance
  open var prefersLargeTitles: Bool
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@objc open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
}

@MainActor
@objc public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor
@objc public protocol UIBarPositioningDelegate: NSObjectProtocol {}

@MainActor
@objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

@MainActor
@objc public protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func willPresentSearchController(_ searchController: UISearchController)
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
}

@MainActor
@objc open class UISearchBar: UIView, UITextInputTraits {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  @available(iOS 13.0, *)
  open var searchTextField: UISearchTextField { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UISearchTextField: UITextField {
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@available(iOS 8.0, *)
@MainActor
@objc open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive: Bool
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation: Bool
  open var hidesNavigationBarDuringPresentation: Bool
  open var searchBar: UISearchBar { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UINavigationBarAppearance: UIBarAppearance {
  public required init?(coder: NSCoder) { fatalError() }
  open var buttonAppearance: UIBarButtonItemAppearance
}

@available(iOS 13.0, *)
@MainActor
@objc
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying,
  @preconcurrency NSSecureCoding
{
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open class var supportsSecureCoding: Bool { fatalError() }
  open var normal: UIBarButtonItemStateAppearance { fatalError() }
}

@available(iOS 13.0, *)
@MainActor
@objc open class UIBarButtonItemStateAppearance: NSObject {
  public override init() { fatalError() }
  open var titleTextAttributes: [NSAttributedString.Key: Any]
}
