// Declarations of AppKit, as far as generated code may use them: toolbars and their items.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSToolbar.h, NSToolbarItem.h, NSToolbarItemGroup.h, NSMenuToolbarItem.h,
// NSSearchToolbarItem.h and NSSharingServicePickerToolbarItem.h of the macOS SDK.

@_exported import Foundation

@MainActor
@objc open class NSToolbar: NSObject {
  public typealias Identifier = String

  @objc public enum DisplayMode: UInt, Sendable {
    case `default` = 0
    case iconAndLabel = 1
    case iconOnly = 2
    case labelOnly = 3
  }

  public init(identifier: NSToolbar.Identifier) { fatalError() }
  weak open var delegate: (any NSToolbarDelegate)?
  open var isVisible: Bool
  open var displayMode: NSToolbar.DisplayMode
  open var allowsUserCustomization: Bool
  open var autosavesConfiguration: Bool
  open var identifier: NSToolbar.Identifier { fatalError() }
  open var items: [NSToolbarItem] { fatalError() }
  @available(macOS 13.0, *)
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier>
  open func validateVisibleItems() { fatalError() }
}

@objc public protocol NSToolbarDelegate: NSObjectProtocol {
  @MainActor @objc optional func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  @MainActor @objc optional func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar)
    -> [NSToolbarItem.Identifier]
  @MainActor @objc optional func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar)
    -> [NSToolbarItem.Identifier]
  @available(macOS 13.0, *)
  @MainActor @objc optional func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar)
    -> Set<NSToolbarItem.Identifier>
}

@MainActor
@objc
open class NSToolbarItem: NSObject, NSValidatedUserInterfaceItem, @preconcurrency NSCopying,
  NSMenuItemValidation
{
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static var space: NSToolbarItem.Identifier { fatalError() }
    public static var flexibleSpace: NSToolbarItem.Identifier { fatalError() }
    @available(macOS 10.11, *)
    public static var toggleSidebar: NSToolbarItem.Identifier { fatalError() }
    @available(macOS 11.0, *)
    public static var sidebarTrackingSeparator: NSToolbarItem.Identifier { fatalError() }
    @available(macOS 14.0, *)
    public static var toggleInspector: NSToolbarItem.Identifier { fatalError() }
    @available(macOS 14.0, *)
    public static var inspectorTrackingSeparator: NSToolbarItem.Identifier { fatalError() }
  }

  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public init(_ rawValue: Int) { fatalError() }
    public static var standard: NSToolbarItem.VisibilityPriority { fatalError() }
    public static var low: NSToolbarItem.VisibilityPriority { fatalError() }
    public static var high: NSToolbarItem.VisibilityPriority { fatalError() }
    public static var user: NSToolbarItem.VisibilityPriority { fatalError() }
  }

  @available(macOS 26.0, *)
  @objc public enum Style: Int, Sendable {
    case plain = 0
    case prominent = 1
  }

  public init(itemIdentifier: NSToolbarItem.Identifier) { fatalError() }
  open var itemIdentifier: NSToolbarItem.Identifier { fatalError() }
  open var label: String
  open var paletteLabel: String
  @available(macOS 13.0, *)
  open var possibleLabels: Set<String>
  @available(macOS 10.15, *)
  open var title: String
  open var toolTip: String?
  open var menuFormRepresentation: NSMenuItem?
  open var tag: Int
  weak open var target: AnyObject?
  open var action: Selector?
  open var isEnabled: Bool
  open var image: NSImage?
  open var view: NSView?
  @available(macOS 10.15, *)
  open var isBordered: Bool
  @available(macOS 11.0, *)
  open var isNavigational: Bool
  @available(macOS 12.0, *)
  open var isVisible: Bool { fatalError() }
  @available(macOS 15.0, *)
  open var isHidden: Bool
  @available(macOS 26.0, *)
  open var style: NSToolbarItem.Style
  open var visibilityPriority: NSToolbarItem.VisibilityPriority
  open var autovalidates: Bool
  open func validate() { fatalError() }
}

@objc public protocol NSToolbarItemValidation: NSObjectProtocol {
  @MainActor func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

@available(macOS 10.5, *)
@MainActor
@objc open class NSToolbarItemGroup: NSToolbarItem {
  public override init(itemIdentifier: NSToolbarItem.Identifier) { fatalError() }
  @available(macOS 10.15, *)
  @objc public enum SelectionMode: Int, Sendable {
    case selectOne = 0
    case selectAny = 1
    case momentary = 2
  }

  @available(macOS 10.15, *)
  @objc public enum ControlRepresentation: Int, Sendable {
    case automatic = 0
    case expanded = 1
    case collapsed = 2
  }

  @available(macOS 10.15, *)
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, titles: [String],
    selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?,
    action: Selector?
  ) { fatalError() }
  @available(macOS 10.15, *)
  public convenience init(
    itemIdentifier: NSToolbarItem.Identifier, images: [NSImage],
    selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?,
    action: Selector?
  ) { fatalError() }
  open var subitems: [NSToolbarItem]
  @available(macOS 10.15, *)
  open var controlRepresentation: NSToolbarItemGroup.ControlRepresentation
  @available(macOS 10.15, *)
  open var selectionMode: NSToolbarItemGroup.SelectionMode
  @available(macOS 10.15, *)
  open var selectedIndex: Int
  @available(macOS 10.15, *)
  open func setSelected(_ selected: Bool, at index: Int) { fatalError() }
  @available(macOS 10.15, *)
  open func isSelected(at index: Int) -> Bool { fatalError() }
}

@available(macOS 10.15, *)
@MainActor
@objc open class NSMenuToolbarItem: NSToolbarItem {
  public override init(itemIdentifier: NSToolbarItem.Identifier) { fatalError() }
  open var menu: NSMenu
  open var showsIndicator: Bool
}

@available(macOS 11.0, *)
@MainActor
@objc open class NSSearchToolbarItem: NSToolbarItem {
  public override init(itemIdentifier: NSToolbarItem.Identifier) { fatalError() }
  open var searchField: NSSearchField
  @objc open func beginSearchInteraction() { fatalError() }
}

@available(macOS 10.15, *)
@MainActor
@objc open class NSSharingServicePickerToolbarItem: NSToolbarItem {
  weak open var delegate: (any NSSharingServicePickerToolbarItemDelegate)?
}

@available(macOS 10.15, *)
@objc public protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
  @MainActor func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}
