// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSResponder: AssociatingObject, MethodOwner {
  public weak var nextResponder: NSResponder?

  public override init() {}
  public required init?(coder: NSCoder) {}

  open func method(for selector: Selector) -> ((Any?) -> Void)? { nil }
  public func responds(to selector: Selector) -> Bool { method(for: selector) != nil }
  // NSResponder, undoManager: the message is passed on to the next responder.
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  // NSResponder.h: NSResponder's implementation returns nil.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
}

/// What people can undo.
@MainActor public final class UndoManager {
  private var actions: [@MainActor () -> Void] = []

  public nonisolated init() {}

  public var canUndo: Bool { !actions.isEmpty }
  // NSUndoManager.h: the target is that of the action.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    actions.append { [weak target] in if let target { handler(target) } }
  }
  // NSUndoManager.h: performs what was registered last.
  public func undo() { actions.popLast()?() }
  public func removeAllActions() { actions = [] }
}

/// A text that people edit, or read.
open class NSText: NSView {
  public var isEditable = true
}

@MainActor public protocol NSApplicationDelegate: AnyObject {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  // NSApplication.h: the methods of the protocol are optional.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
}

@MainActor public var NSApp: NSApplication { NSApplication.shared }

@MainActor public final class NSApplication: NSResponder {
  public struct ModalResponse: Hashable, Sendable {
    public let rawValue: Int
    // NSAlert.h: the values depend on the position, from the first button on.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let cancel = ModalResponse(rawValue: 0)
  }

  public enum ActivationPolicy { case regular, accessory, prohibited }

  public static let shared = NSApplication()
  public weak var delegate: (any NSApplicationDelegate)?
  public var mainMenu: NSMenu?
  public var windowsMenu: NSMenu?
  public var helpMenu: NSMenu?
  public var servicesMenu: NSMenu?
  /// The windows that people see.
  var windows: Set<ObjectIdentifier> = []
  public internal(set) var isTerminated = false
  /// The window that takes keys.
  public var keyWindow: NSWindow? = NSWindow()
  // NSRunningApplication.h: what is no bundle may not create windows, nor be activated.
  public private(set) var activationPolicy = ActivationPolicy.prohibited
  public private(set) var isActive = false
  /// Whether people see its menu bar.
  public var hasMenuBar: Bool {
    // NSRunningApplication.h: an accessory has no menu bar.
    activationPolicy == .regular && isActive && mainMenu != nil
  }
  /// The answer that people give to the next alert that is no sheet.
  public var answer = ModalResponse.cancel

  /// Where the responder chain begins.
  public var firstResponder: NSResponder? {
    get { keyWindow?.firstResponder }
    set { keyWindow?.firstResponder = newValue }
  }

  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
    activationPolicy = policy
    return true
  }

  public func activate() { isActive = activationPolicy != .prohibited }
  public func activate(ignoringOtherApps: Bool) { activate() }

  /// What the caller of `run` keeps, which does not return while the app runs.
  private var running: AnyObject?

  /// Launches, and returns before the first event.
  public func run() {
    running = delegate
    let notification = Notification(name: Notification.Name("launch"))
    delegate?.applicationWillFinishLaunching(notification)
    delegate?.applicationDidFinishLaunching(notification)
  }

  /// The target of an action: the one that is named, else the first of the chain that responds to
  /// it, or whose supplemental target does.
  public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    if let target { return target }
    var next = firstResponder ?? keyWindow
    while let responder = next {
      if responder.responds(to: action) { return responder }
      // NSResponder.h: asked where the responder does not itself respond to the action.
      if let other = responder.supplementalTarget(forAction: action, sender: sender) {
        return other
      }
      next = responder.nextResponder
    }
    // Cocoa Event Handling Guide, The Responder Chain for Action Messages: in an app based on
    // documents the window controller and the document follow the window.
    let controller = keyWindow?.windowController
    if let controller, controller.responds(to: action) { return controller }
    if let document = controller?.document, document.method(for: action) != nil { return document }
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
