// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSResponder: AssociatingObject, MethodOwner {
  public weak var nextResponder: NSResponder?

  public override init() {}
  public required init?(coder: NSCoder) {}

  open func method(for selector: Selector) -> ((Any?) -> Void)? { nil }
  public func responds(to selector: Selector) -> Bool { method(for: selector) != nil }
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
}

open class NSViewController: NSResponder {}

/// A text that people edit, or read.
open class NSText: NSResponder {
  public var isEditable = true
}

@MainActor public var NSApp: NSApplication { NSApplication.shared }

@MainActor public final class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public var mainMenu: NSMenu?
  public var windowsMenu: NSMenu?
  public var helpMenu: NSMenu?
  public var servicesMenu: NSMenu?
  /// Where the responder chain begins.
  public weak var firstResponder: NSResponder? {
    didSet { keyWindow?.firstResponder = firstResponder }
  }
  /// The window that takes keys.
  public let keyWindow: NSWindow? = NSWindow()

  /// The target of an action: the one that is named, else the first of the chain that responds to
  /// it, or whose supplemental target does.
  public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    if let target { return target }
    var next = firstResponder
    while let responder = next {
      if responder.responds(to: action) { return responder }
      if let other = responder.supplementalTarget(forAction: action, sender: sender) {
        return other
      }
      next = responder.nextResponder
    }
    return nil
  }

  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    let found = self.target(forAction: action, to: target, from: sender) as? any MethodOwner
    guard let method = found?.method(for: action) else { return false }
    method(sender)
    return true
  }
}
