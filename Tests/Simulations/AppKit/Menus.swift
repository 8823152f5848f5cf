// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The parts of AppKit that a generated menu bar meets, so that it runs on Linux: items without a target,
// the responder chain that finds one, and the validation of both. Each behaviour names the header or the
// page of the documentation that says so; the table is in the README of the tests.

@_exported import Foundation

/// The name of a method. `#selector` is spelt out as one by `prepare.py`.
public struct Selector: Hashable, Sendable {
  public let description: String
  public init(_ description: String) { self.description = description }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension String {
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil
  ) {
    self = defaultValue
  }

  public typealias LocalizationValue = String
}

extension AttributedString {
  /// The text as it stands in code: nothing is looked up or inflected.
  public init(localized key: String) { self.init(key) }
}

/// Objects that may go away.
public final class NSHashTable<Object: AnyObject> {
  private var entries: [() -> Object?] = []

  public static func weakObjects() -> NSHashTable { NSHashTable() }

  public func add(_ object: Object?) {
    guard let object, !allObjects.contains(where: { $0 === object }) else { return }
    entries.append { [weak object] in object }
  }

  public func remove(_ object: Object?) { entries.removeAll { $0() === object } }

  public var allObjects: [Object] { entries.compactMap { $0() } }
}

/// An object that keeps others as long as it lives.
@MainActor open class AssociatingObject {
  fileprivate var associated: [UnsafeRawPointer: AnyObject] = [:]

  public nonisolated init() {}
}

public enum AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

@MainActor public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: AnyObject?, _ policy: AssociationPolicy
) {
  guard let object = object as? AssociatingObject else { fatalError("\(object) keeps no objects") }
  object.associated[key] = value
}

public struct NSUserInterfaceItemIdentifier: Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public final class NSImage: NSObject {
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {}
}

public enum NSEvent {
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = ModifierFlags(rawValue: 1)
    public static let shift = ModifierFlags(rawValue: 2)
    public static let option = ModifierFlags(rawValue: 4)
    public static let control = ModifierFlags(rawValue: 8)
    public static let function = ModifierFlags(rawValue: 16)
  }
}

/// An object whose methods are found by their selectors; `prepare.py` writes an override for each
/// class with such methods.
@MainActor public protocol MethodOwner: AnyObject {
  func method(for selector: Selector) -> ((Any?) -> Void)?
}

@MainActor public protocol NSMenuItemValidation: AnyObject {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

@MainActor public protocol NSToolbarItemValidation: AnyObject {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

@MainActor public protocol NSMenuDelegate: AnyObject {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuWillOpen(_ menu: NSMenu)
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  // NSMenu.h: the methods of the protocol are optional.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
}

@MainActor open class NSMenu: AssociatingObject, MethodOwner {
  public struct Properties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let propertyItemTitle = Properties(rawValue: 1)
    public static let propertyItemKeyEquivalent = Properties(rawValue: 4)
    public static let propertyItemImage = Properties(rawValue: 8)
    public static let propertyItemEnabled = Properties(rawValue: 16)
  }

  public var title: String
  public private(set) var items: [NSMenuItem] = []
  public weak var delegate: (any NSMenuDelegate)?
  public var identifier: NSUserInterfaceItemIdentifier?
  // NSMenu.h: autoenabling is on by default.
  public var autoenablesItems = true
  public enum PresentationStyle: Sendable { case regular, palette }
  public var presentationStyle = PresentationStyle.regular
  public var numberOfItems: Int { items.count }
  private var needed: Properties?
  private var isOpen = false

  // NSMenu.h: menus are not of the main actor, and have these two designated initializers.
  public nonisolated init(title: String) { self.title = title }
  public nonisolated required init(coder: NSCoder) { title = "" }

  // NSMenu.h: `submenuAction:` is a method of menus.
  open func method(for selector: Selector) -> ((Any?) -> Void)? {
    selector.description == "submenuAction:" ? { _ in } : nil
  }

  fileprivate func responds(to action: Selector) -> Bool { method(for: action) != nil }

  public func addItem(_ item: NSMenuItem) { insertItem(item, at: items.count) }

  public func insertItem(_ item: NSMenuItem, at index: Int) {
    // NSMenu.h: the index is at least zero, and no more than the count of items.
    precondition((0...items.count).contains(index), "no place \(index) in \(title)")
    // NSMenu, insertItem(_:at:): an item that is in a menu already raises an exception.
    precondition(item.menu == nil, "\(item.title) is in another menu already")
    Writes.note("NSMenu.items")
    item.menu = self
    items.insert(item, at: index)
  }

  public func removeItem(_ item: NSMenuItem) {
    // NSMenu.h: an item that the menu does not have raises an exception.
    precondition(item.menu === self, "\(item.title) is not in \(title)")
    Writes.note("NSMenu.items")
    item.menu = nil
    items.removeAll { $0 === item }
  }

  // NSMenu.h: -1 if the item is not in the menu.
  public func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }

  /// The properties that are of use now.
  public var propertiesToUpdate: Properties {
    // NSMenu.h: calling this outside `menuNeedsUpdate:` raises an exception.
    guard let needed else { preconditionFailure("propertiesToUpdate outside menuNeedsUpdate") }
    return needed
  }

  private func tellDelegate(_ properties: Properties) {
    needed = properties
    delegate?.menuNeedsUpdate(self)
    needed = nil
  }

  /// Validates the items, and asks no delegate: NSMenu.h says of nothing else.
  public func update() {
    // NSMenu.h: does nothing in a menu that does not autoenable items.
    if autoenablesItems { for item in items { item.validate() } }
  }

  /// People open it.
  public func open() {
    // NSMenuDelegate, menuNeedsUpdate(_:): called when the menu is about to be displayed; then every
    // item is validated.
    tellDelegate([
      .propertyItemTitle, .propertyItemKeyEquivalent, .propertyItemImage, .propertyItemEnabled,
    ])
    update()
    isOpen = true
    delegate?.menuWillOpen(self)
  }

  /// People close it.
  public func close() {
    isOpen = false
    delegate?.menuDidClose(self)
  }

  /// People choose an item.
  public func choose(_ item: NSMenuItem) {
    close()
    if let action = item.action { NSApp.sendAction(action, to: item.target, from: item) }
  }

  /// People press keys. Returns whether they are those of an item.
  @discardableResult
  public func performKeyEquivalent(_ key: String, _ flags: NSEvent.ModifierFlags) -> Bool {
    // NSMenu.h: while keys are looked for, images are not needed.
    tellDelegate([.propertyItemTitle, .propertyItemKeyEquivalent, .propertyItemEnabled])
    for item in items {
      // NSMenuItem.h: hidden items, and those of hidden items, do not take part.
      if item.isHidden { continue }
      // NSMenu.h: goes through the submenus.
      if let submenu = item.submenu {
        if submenu.performKeyEquivalent(key, flags) { return true }
        continue
      }
      guard !key.isEmpty, (item.keyEquivalent, item.keyEquivalentModifierMask) == (key, flags)
      else { continue }
      // NSMenuDelegate, menuNeedsUpdate(_:): the item of the keys alone is validated.
      if autoenablesItems { item.validate() }
      // NSMenu.h: the action is triggered if the item is enabled.
      guard item.isEnabled, let action = item.action else { continue }
      return NSApp.sendAction(action, to: item.target, from: item)
    }
    return false
  }
}

@MainActor public final class NSMenuItem: AssociatingObject {
  public var title: String { didSet { Writes.note("NSMenuItem.title") } }
  public var action: Selector?
  public var keyEquivalent: String { didSet { Writes.note("NSMenuItem.keyEquivalent") } }
  public var keyEquivalentModifierMask: NSEvent.ModifierFlags = [] {
    didSet { Writes.note("NSMenuItem.keyEquivalentModifierMask") }
  }
  public weak var target: AnyObject?
  public internal(set) weak var menu: NSMenu?
  public var submenu: NSMenu? {
    didSet {
      // NSMenu, setSubmenu(_:for:): sets the action to `submenuAction(_:)`.
      if submenu != nil { action = Selector("submenuAction:") }
    }
  }
  public var image: NSImage? { didSet { Writes.note("NSMenuItem.image") } }
  public var state = NSControl.StateValue.off { didSet { Writes.note("NSMenuItem.state") } }
  public var isHidden = false { didSet { Writes.note("NSMenuItem.isHidden") } }
  public var isAlternate = false
  public var tag = 0
  public var toolTip: String? { didSet { Writes.note("NSMenuItem.toolTip") } }
  public var subtitle: String? { didSet { Writes.note("NSMenuItem.subtitle") } }
  public var representedObject: Any?
  // NSMenuItem.h of 27: a preference of the item; the system decides without one.
  public enum ImageVisibility: Sendable { case automatic, visible, hidden }
  public var preferredImageVisibility = ImageVisibility.automatic
  public var identifier: NSUserInterfaceItemIdentifier?
  public private(set) var isSeparatorItem = false
  private var isValid = true
  private var label: String?

  public nonisolated init(title: String, action: Selector?, keyEquivalent: String) {
    self.title = title
    self.action = action
    self.keyEquivalent = keyEquivalent
  }

  public nonisolated convenience override init() {
    self.init(title: "", action: nil, keyEquivalent: "")
  }

  public static func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }

  public static func sectionHeader(title: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: "")
  }

  public var isEnabled: Bool {
    get { isValid }
    set {
      Writes.note("NSMenuItem.isEnabled")
      // NSMenu.h: if a menu autoenables items, calls to -[NSMenuItem setEnabled:] are ignored.
      if menu?.autoenablesItems != true { isValid = newValue }
    }
  }

  /// What autoenabling does to an item that is in a menu.
  fileprivate func validate() {
    // Not known: what it makes of an item that has no action.
    guard let action else { return }
    // Enabling Menu Items: the target is the one that is set, else the one that the responder chain
    // finds; it has the action, and answers whether the item is enabled if it validates. The submenu
    // has the action of the item that opens it.
    let found = NSApp.target(
      forAction: action, to: target ?? submenu.flatMap { $0.responds(to: action) ? $0 : nil },
      from: self)
    let hasAction = (found as? any MethodOwner)?.method(for: action) != nil
    isValid = hasAction && (found as? any NSMenuItemValidation)?.validateMenuItem(self) ?? true
  }

  /// A copy, with the submenu in another one.
  public func copy() -> NSMenuItem {
    let copy = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    copy.keyEquivalentModifierMask = keyEquivalentModifierMask
    copy.submenu = submenu.map { menu in
      let other = NSMenu(title: menu.title)
      for item in menu.items { other.addItem(item.copy()) }
      return other
    }
    copy.action = action
    copy.target = target
    copy.image = image
    copy.state = state
    copy.tag = tag
    // NSMenuItem.h: a reference.
    copy.representedObject = representedObject
    return copy
  }

  /// Puts the item into an archive.
  func archive(in archiver: NSKeyedArchiver) {
    // NSKeyedArchiver.h: an object may be replaced by another one, or by none.
    let object = representedObject as? NSObject
    if let replacement = object?.replacementObject(for: archiver) {
      // NSKeyedArchiver: an object that does not adopt NSCoding raises an exception.
      precondition(replacement is any NSCoding, "\(title) represents what cannot be archived")
    }
    for item in submenu?.items ?? [] { item.archive(in: archiver) }
  }

  public func accessibilityLabel() -> String? { label }

  public func setAccessibilityLabel(_ label: String?) {
    Writes.note("NSMenuItem.accessibilityLabel")
    self.label = label
  }

  public func setAccessibilityIdentifier(_ identifier: String?) {}
}
