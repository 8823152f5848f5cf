// Declarations of AppKit, as far as generated code may use them: menus and their items.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSMenu.h, NSMenuItem.h, NSStatusBar.h, NSStatusItem.h and NSStatusBarButton.h of the macOS
// SDK. Menus and their items are isolated to no actor there; the methods of their delegates are.

@_exported import Foundation

@objc open class NSMenu: NSObject, NSCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @available(macOS 14.0, *)
  @objc public enum PresentationStyle: Int, Sendable {
    case regular = 0
    case palette = 1
  }

  @available(macOS 14.0, *)
  @objc public enum SelectionMode: Int, Sendable {
    case automatic = 0
    case selectOne = 1
    case selectAny = 2
  }

  public init(title: String) { fatalError() }
  public convenience override init() { fatalError() }
  open var title: String
  @available(macOS 10.14, *)
  open var items: [NSMenuItem]
  open var numberOfItems: Int { fatalError() }
  unowned(unsafe) open var supermenu: NSMenu?
  open var autoenablesItems: Bool
  weak open var delegate: (any NSMenuDelegate)?
  open var identifier: NSUserInterfaceItemIdentifier?
  @available(macOS 14.0, *)
  open var presentationStyle: NSMenu.PresentationStyle
  @available(macOS 14.0, *)
  open var selectionMode: NSMenu.SelectionMode
  open func addItem(_ newItem: NSMenuItem) { fatalError() }
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { fatalError() }
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem { fatalError() }
  open func removeItem(_ item: NSMenuItem) { fatalError() }
  open func removeAllItems() { fatalError() }
  open func index(of item: NSMenuItem) -> Int { fatalError() }
  open func update() { fatalError() }
  public struct Properties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var propertyItemTitle: NSMenu.Properties { fatalError() }
    public static var propertyItemAttributedTitle: NSMenu.Properties { fatalError() }
    public static var propertyItemKeyEquivalent: NSMenu.Properties { fatalError() }
    public static var propertyItemImage: NSMenu.Properties { fatalError() }
    public static var propertyItemEnabled: NSMenu.Properties { fatalError() }
    public static var propertyItemAccessibilityDescription: NSMenu.Properties { fatalError() }
  }
  @available(macOS 10.6, *)
  open var propertiesToUpdate: NSMenu.Properties { fatalError() }
  @available(macOS 10.6, *)
  open var size: NSSize { fatalError() }
}

@objc open class NSMenuItem: NSObject, NSValidatedUserInterfaceItem, NSCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @available(macOS 27.0, *)
  @objc public enum ImageVisibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    fatalError()
  }
  public convenience override init() { fatalError() }
  open class func separator() -> NSMenuItem { fatalError() }
  @available(macOS 14.0, *)
  open class func sectionHeader(title: String) -> NSMenuItem { fatalError() }
  unowned(unsafe) open var menu: NSMenu?
  open var submenu: NSMenu?
  open var hasSubmenu: Bool { fatalError() }
  open var title: String
  @available(macOS 14.4, *)
  open var subtitle: String?
  open var isSeparatorItem: Bool { fatalError() }
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags
  open var image: NSImage?
  @available(macOS 27.0, *)
  open var preferredImageVisibility: NSMenuItem.ImageVisibility
  open var state: NSControl.StateValue
  open var isEnabled: Bool
  open var isAlternate: Bool
  open var isHidden: Bool
  open var indentationLevel: Int
  weak open var target: AnyObject?
  open var action: Selector?
  open var tag: Int
  open var representedObject: Any?
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) { fatalError() }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { fatalError() }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { fatalError() }
}

@objc public protocol NSMenuItemValidation: NSObjectProtocol {
  @MainActor func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

@objc public protocol NSMenuDelegate: NSObjectProtocol {
  @MainActor @objc optional func menuNeedsUpdate(_ menu: NSMenu)
  @MainActor @objc optional func menuWillOpen(_ menu: NSMenu)
  @MainActor @objc optional func menuDidClose(_ menu: NSMenu)
}

@objc open class NSStatusBar: NSObject {
  open class var system: NSStatusBar { fatalError() }
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { fatalError() }
  open func removeStatusItem(_ item: NSStatusItem) { fatalError() }
}

@objc open class NSStatusItem: NSObject {
  public class var variableLength: CGFloat { fatalError() }
  public class var squareLength: CGFloat { fatalError() }
  @available(macOS 10.10, *)
  open var button: NSStatusBarButton? { fatalError() }
  open var menu: NSMenu?
  @available(macOS 10.12, *)
  open var isVisible: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(macOS 10.10, *)
@MainActor
@objc open class NSStatusBarButton: NSButton {}
