// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIBarItem: UIObject {
  public var isEnabled = true { didSet { Writes.add() } }
  public var title: String? { didSet { Writes.add() } }
  public var image: UIImage? { didSet { Writes.add() } }
  public var accessibilityLabel: String? { didSet { Writes.add() } }
  // UIAccessibility.h, accessibilityValue: nil by default, and read beside the label.
  public var accessibilityValue: String? { didSet { Writes.add() } }
  public var accessibilityHint: String? { didSet { Writes.add() } }
  public var accessibilityIdentifier: String? { didSet { Writes.add() } }
  private var attributes: [NSAttributedString.Key: Any]?

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes = attributes
  }

  /// UIBarItem.h: what was set for the title; nothing where nobody has.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes
  }
}

@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  public enum Style: Sendable { case plain, done, prominent }
  public enum SystemItem: Sendable { case done, cancel, save, close }

  /// The button of the system that it is; `nil` for one of the app.
  public private(set) var systemItem: SystemItem?

  /// The words that people read, in English. *UIBarButtonItem.SystemItem*: the system's button has its own words.
  public var words: String { systemItem.map { "\($0)".capitalized } ?? title ?? "" }

  public var style: Style = .plain { didSet { Writes.add() } }
  public var isSelected = false { didSet { Writes.add() } }
  public var isHidden = false { didSet { Writes.add() } }
  public var isSpringLoaded = false
  public var menu: UIMenu? { didSet { Writes.add() } }
  public var action: Selector?
  public var customView: UIView? { didSet { Writes.add() } }
  public var visibilityPriority: UIBarButtonItemVisibilityPriority = .standard
  public var changesSelectionAsPrimaryAction = false
  public var menuRepresentation: UIMenuElement? { didSet { Writes.add() } }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  public var primaryAction: UIAction? {
    didSet {
      Writes.add()
      // UIBarButtonItem.h: title and image become those of an action, unless this is a system item;
      // without one they stay.
      guard let primaryAction, systemItem == nil else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  public override init() {}

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    self.primaryAction = primaryAction ?? nil
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction ?? nil
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public static func fixedSpace(_ width: Double) -> UIBarButtonItem { UIBarButtonItem() }

  public func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup([self]) }
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup([self])
  }
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup([self])
  }

  /// What people do: a tap performs the primary action or, without one, opens the menu.
  public func tap() {
    guard isEnabled, !isHidden else { return }
    primaryAction?.performWithSender(self, target: nil)
  }

  // UIBarButtonItem.h: how the menu is opened follows from whether a tap would trigger an action.
  /// Indicates whether a tap opens the menu.
  public var opensMenu: Bool { primaryAction == nil && menu != nil }
}

@MainActor public final class UIBarButtonItemGroup: UIObject {
  /// The number of times that a group of a bar was written to.
  public static var writes = 0
  public var barButtonItems: [UIBarButtonItem] { didSet { wrote() } }
  public var isHidden = false { didSet { wrote() } }

  private func wrote() {
    Self.writes += 1
    Writes.add()
  }

  public var menuRepresentation: UIMenuElement?
  public var representativeItem: UIBarButtonItem?

  init(_ items: [UIBarButtonItem]) { barButtonItems = items }

  public static func fixedSpace() -> UIBarButtonItemGroup { UIBarButtonItemGroup([]) }

  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(items)
    group.representativeItem = representativeItem
    return group
  }

  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }
}

@MainActor public final class UINavigationItem: UIObject {
  public enum ItemStyle: Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Sendable { case automatic, inline, stacked, integrated }

  public override init() {}
  public var style: ItemStyle = .navigator
  public var title: String?
  public var titleView: UIView?
  public var standardAppearance: UINavigationBarAppearance?
  public var subtitle: String?
  public var prompt: String?
  public var customizationIdentifier: String?
  public var hidesBackButton = false
  // UINavigationItem.h: NO by default, and then own items replace the back button.
  public var leftItemsSupplementBackButton = false
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var leadingItemGroups: [UIBarButtonItemGroup] = []
  public var centerItemGroups: [UIBarButtonItemGroup] = []
  public var trailingItemGroups: [UIBarButtonItemGroup] = []
  public var pinnedTrailingGroup: UIBarButtonItemGroup?
  public var additionalOverflowItems: UIDeferredMenuElement?
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  public var searchController: UISearchController?
  public var preferredSearchBarPlacement: SearchBarPlacement = .automatic

  /// All items, from the leading edge on.
  public var items: [UIBarButtonItem] {
    (leadingItemGroups + centerItemGroups + trailingItemGroups
      + [pinnedTrailingGroup].compactMap { $0 }).filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  public func item(titled title: String) -> UIBarButtonItem? { items.first { $0.words == title } }
}
