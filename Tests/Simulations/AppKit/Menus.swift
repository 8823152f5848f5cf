// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The parts of AppKit that a generated menu bar meets, so that it runs on Linux: items without a target,
// the responder chain that finds one, and the validation of both. Like everything here, written from the
// documentation of the real thing.

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

/// Objects that may go away.
public final class NSHashTable<Object: AnyObject> {
  private var entries: [() -> Object?] = []

  public static func weakObjects() -> NSHashTable { NSHashTable() }

  public func add(_ object: Object?) {
    guard let object, !allObjects.contains(where: { $0 === object }) else { return }
    entries.append { [weak object] in object }
  }

  public var allObjects: [Object] { entries.compactMap { $0() } }
}

/// An object that keeps others as long as it lives.
@MainActor open class AssociatingObject {
  fileprivate var associated: [UnsafeRawPointer: AnyObject] = [:]

  public init() {}
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

public final class NSImage {
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {}
}

public enum NSControl {
  public struct StateValue: Hashable, Sendable {
    let value: Int
    public static let on = StateValue(value: 1)
    public static let off = StateValue(value: 0)
  }
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
}

@MainActor public final class NSMenu: AssociatingObject {
  public var title: String
  public private(set) var items: [NSMenuItem] = []
  public weak var delegate: (any NSMenuDelegate)?
  public var identifier: NSUserInterfaceItemIdentifier?
  public var numberOfItems: Int { items.count }

  public init(title: String) { self.title = title }
  public func addItem(_ item: NSMenuItem) { items.append(item) }
  public func insertItem(_ item: NSMenuItem, at index: Int) { items.insert(item, at: index) }
  public func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }

  /// What happens when people open it: its delegate changes it, and each item is validated by its
  /// target, or by the one that the responder chain finds for it.
  public func update() {
    delegate?.menuNeedsUpdate(self)
    for item in items where item.action != nil {
      let target = item.action.flatMap { NSApp.target(forAction: $0, to: item.target, from: item) }
      let validation = target as? any NSMenuItemValidation
      item.isEnabled = target != nil && validation?.validateMenuItem(item) ?? true
    }
  }
}

@MainActor public final class NSMenuItem {
  public var title: String
  public var action: Selector?
  public var keyEquivalent: String
  public var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  public weak var target: AnyObject?
  public var submenu: NSMenu?
  public var image: NSImage?
  public var state = NSControl.StateValue.off
  public var isEnabled = true
  public var isHidden = false
  public var isAlternate = false
  public var tag = 0
  public var toolTip: String?
  public var representedObject: Any?
  public var identifier: NSUserInterfaceItemIdentifier?
  public private(set) var isSeparatorItem = false

  public init(title: String, action: Selector?, keyEquivalent: String) {
    self.title = title
    self.action = action
    self.keyEquivalent = keyEquivalent
  }

  public static func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }

  public static func sectionHeader(title: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: "")
  }

  public func setAccessibilityIdentifier(_ identifier: String?) {}
  public func setAccessibilityLabel(_ label: String?) {}
}
