// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public final class NSWindow: NSResponder {
  public enum ToolbarStyle { case unified, unifiedCompact }

  public internal(set) weak var firstResponder: NSResponder?
  public var toolbar: NSToolbar?
  public var toolbarStyle = ToolbarStyle.unified
}

@MainActor public protocol NSToolbarDelegate: AnyObject {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

@MainActor open class NSToolbar: AssociatingObject {
  public enum DisplayMode { case iconOnly }

  public let identifier: String
  public weak var delegate: (any NSToolbarDelegate)? {
    didSet {
      items = (delegate?.toolbarDefaultItemIdentifiers(self) ?? []).compactMap {
        delegate?.toolbar(
          self, itemForItemIdentifier: $0, willBeInsertedIntoToolbar: true)
      }
    }
  }
  /// Those that the delegate makes.
  public private(set) var items: [NSToolbarItem] = []
  public var displayMode = DisplayMode.iconOnly
  public var allowsUserCustomization = false
  public var autosavesConfiguration = false
  public var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []

  public init(identifier: String) { self.identifier = identifier }
}

@MainActor open class NSToolbarItem: AssociatingObject {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let space = Identifier("space")
    public static let flexibleSpace = Identifier("flexible-space")
  }

  public struct VisibilityPriority: Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let standard = VisibilityPriority(rawValue: 0)
    public static let high = VisibilityPriority(rawValue: 1000)
  }

  public let itemIdentifier: Identifier
  public var label = ""
  public var paletteLabel = ""
  public var title = ""
  public var toolTip: String?
  public var image: NSImage?
  public var possibleLabels: Set<String> = []
  public weak var target: AnyObject?
  public var action: Selector?
  public var menuFormRepresentation: NSMenuItem?
  public var visibilityPriority = VisibilityPriority(rawValue: 0)
  public var isBordered = false
  public var isEnabled = true
  public var isHidden = false
  public var autovalidates = true
  public var view: NSButton?

  public required init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
}

/// Several items; those that it makes of images or titles are segments of one control, which becomes
/// a menu where there is no room.
@MainActor public final class NSToolbarItemGroup: NSToolbarItem {
  public enum SelectionMode { case selectOne, selectAny, momentary }
  public enum ControlRepresentation { case automatic, expanded }

  public var subitems: [NSToolbarItem] = []
  public var controlRepresentation = ControlRepresentation.automatic
  public var selectionMode = SelectionMode.momentary
  public private(set) var selectedIndex = -1
  /// Indicates whether the items are segments.
  public private(set) var isControl = false
  private var selected: Set<Int> = []

  public convenience init(
    itemIdentifier: Identifier, images: [NSImage], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(
      itemIdentifier: itemIdentifier, titles: images.map { _ in "" }, selectionMode: selectionMode,
      labels: labels, target: target, action: action)
  }

  public convenience init(
    itemIdentifier: Identifier, titles: [String], selectionMode: SelectionMode,
    labels: [String]?, target: AnyObject?, action: Selector?
  ) {
    self.init(itemIdentifier: itemIdentifier)
    self.selectionMode = selectionMode
    self.target = target
    self.action = action
    isControl = true
    subitems = titles.indices.map { NSToolbarItem(itemIdentifier: Identifier("\($0)")) }
    for (item, label) in zip(subitems, labels ?? titles) { item.label = label }
  }

  public func setSelected(_ isSelected: Bool, at index: Int) {
    if isSelected { selected.insert(index) } else { selected.remove(index) }
  }

  public func isSelected(at index: Int) -> Bool { selected.contains(index) }

  /// A click on a segment.
  public func click(_ index: Int) {
    guard subitems[index].isEnabled else { return }
    selectedIndex = index
    if selectionMode == .selectAny { setSelected(!isSelected(at: index), at: index) }
    if let action { NSApp.sendAction(action, to: target, from: self) }
  }
}

@MainActor public final class NSButton: AssociatingObject {
  public enum ButtonType { case pushOnPushOff }
  public enum BezelStyle { case toolbar }
  public enum ImagePosition { case noImage, imageOnly }

  public var title: String
  public weak var target: AnyObject?
  public var action: Selector?
  public var image: NSImage?
  public var imagePosition = ImagePosition.noImage
  public var state = NSControl.StateValue.off
  public var bezelStyle = BezelStyle.toolbar
  public var isEnabled = true
  public var isSpringLoaded = false

  public init(title: String, target: AnyObject?, action: Selector?) {
    self.title = title
    self.target = target
    self.action = action
  }

  public func setButtonType(_ type: ButtonType) {}
  public func setAccessibilityIdentifier(_ identifier: String?) {}
  public func setAccessibilityLabel(_ label: String?) {}
}
