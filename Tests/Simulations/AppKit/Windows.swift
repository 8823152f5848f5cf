// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSView: NSResponder {
  public var frame = NSRect.zero
  public internal(set) weak var window: NSWindow?
  public weak var superview: NSView?
  public var bounds: NSRect { .zero }
  public var toolTip: String? { didSet { Writes.note("\(Self.self).toolTip") } }
  public var isHidden = false { didSet { Writes.note("\(Self.self).isHidden") } }
  private var label: String?

  /// Puts what the view holds into an archive.
  func archive(in archiver: NSKeyedArchiver) {}

  public func setAccessibilityIdentifier(_ identifier: String?) {}

  public func accessibilityLabel() -> String? { label }

  public func setAccessibilityLabel(_ label: String?) {
    Writes.note("\(Self.self).accessibilityLabel")
    self.label = label
  }
}

open class NSViewController: NSResponder {
  public var view: NSView {
    get {
      // NSViewController.h: the view is loaded when something asks for it.
      if loaded == nil { loadView() }
      if let loaded { return loaded }
      let view = NSView()
      self.view = view
      return view
    }
    set {
      loaded = newValue
      // AppKit Release Notes for OS X 10.10: a view controller follows its view in the responder chain.
      newValue.nextResponder = self
    }
  }
  private var loaded: NSView?
  public var presentedViewControllers: [NSViewController]?
  public weak var presentingViewController: NSViewController?

  open func loadView() {}

  // NSViewController.h: an animator is held until the presentation is dismissed.
  private var animator: (any NSViewControllerPresentationAnimator)?

  public func present(
    _ controller: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {
    presentedViewControllers = (presentedViewControllers ?? []) + [controller]
    controller.presentingViewController = self
    controller.animator = animator
    animator.animatePresentation(of: controller, from: self)
  }

  // NSViewController.h: presents with an animator that shows a sheet.
  public func presentAsSheet(_ controller: NSViewController) {
    present(controller, animator: SheetAnimator())
  }

  public func dismiss(_ controller: NSViewController) {
    presentedViewControllers?.removeAll { $0 === controller }
    controller.presentingViewController = nil
    controller.animator?.animateDismissal(of: controller, from: self)
    controller.animator = nil
  }

  public func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
}

@MainActor public protocol NSViewControllerPresentationAnimator: AnyObject {
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}

private final class SheetAnimator: NSViewControllerPresentationAnimator {
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    let sheet = NSWindow(contentViewController: viewController)
    fromViewController.view.window?.beginSheet(sheet) { _ in }
  }

  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    if let sheet = viewController.view.window { sheet.sheetParent?.endSheet(sheet) }
  }
}

@MainActor public protocol NSPopoverDelegate: AnyObject {
  func popoverDidClose(_ notification: Notification)
}

@MainActor public final class NSPopover {
  public enum Behavior { case applicationDefined, transient }

  public var behavior = Behavior.applicationDefined
  public var contentViewController: NSViewController?
  public weak var delegate: (any NSPopoverDelegate)?
  public private(set) var isShown = false

  public init() {}

  public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    // NSPopover.h: throws an exception if the view is not in a window.
    precondition(view.window != nil, "a popover points at a view that is in no window")
    isShown = true
  }

  public func show(relativeTo item: NSToolbarItem) {
    // NSPopover.h: throws an exception if it cannot locate the item.
    precondition(NSApp.keyWindow?.toolbar?.items.contains { $0 === item } ?? false)
    isShown = true
  }

  public func close() {
    guard isShown else { return }
    isShown = false
    delegate?.popoverDidClose(Notification(name: Notification.Name("popover")))
  }
}

@MainActor public final class NSWindow: NSResponder {
  public enum ToolbarStyle { case unified, unifiedCompact }

  public weak var firstResponder: NSResponder?
  public weak var windowController: NSWindowController?
  // NSWindowDelegate, windowWillReturnUndoManager(_:): the window makes one for itself.
  private let ownUndoManager = UndoManager()
  public override var undoManager: UndoManager? { ownUndoManager }
  public var contentViewController: NSViewController?
  public var toolbar: NSToolbar?
  public var toolbarStyle = ToolbarStyle.unified
  public var title = ""
  public var subtitle = ""
  public private(set) weak var sheetParent: NSWindow?
  /// The sheets that are shown or wait, with what follows their ends.
  private var sheets: [(window: NSWindow, end: (NSApplication.ModalResponse) -> Void)] = []
  public var attachedSheet: NSWindow? { sheets.first?.window }

  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    contentViewController.view.window = self
    // NSResponder: the chain goes from the content to its window.
    contentViewController.nextResponder = self
  }

  public func makeKeyAndOrderFront(_ sender: Any?) {
    // NSRunningApplication.h: a prohibited app may not create windows.
    guard NSApp.activationPolicy != .prohibited else { return }
    NSApp.keyWindow = self
    NSApp.windows.insert(ObjectIdentifier(self))
    // Not known: which view takes keys that nobody has made the first responder.
  }

  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    firstResponder = responder
    return true
  }

  /// Not known: what comes of a sheet whose window closes. Here it stays, and can still be answered.
  public func close() {
    if NSApp.keyWindow === self { NSApp.keyWindow = nil }
    NSApp.windows.remove(ObjectIdentifier(self))
    // NSApplicationDelegate, applicationShouldTerminateAfterLastWindowClosed(_:): asked when the last
    // window is closed.
    if NSApp.windows.isEmpty, let delegate = NSApp.delegate {
      NSApp.isTerminated = delegate.applicationShouldTerminateAfterLastWindowClosed(NSApp)
    }
  }

  public func beginSheet(
    _ sheet: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    // NSWindow.h: sheets wait for the end of the one that is shown.
    sheets.append((sheet, handler))
    sheet.sheetParent = self
  }

  public func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse = .cancel) {
    guard let index = sheets.firstIndex(where: { $0.window === sheet }) else { return }
    let end = sheets.remove(at: index).end
    sheet.sheetParent = nil
    end(returnCode)
  }
}

open class NSWindowController: NSResponder {
  public var window: NSWindow? { didSet { window?.windowController = self } }
  // NSWindowController.h: the title is synchronized when the controller gets a new document.
  public var document: NSDocument? { didSet { synchronizeWindowTitleWithDocumentName() } }

  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  public required init?(coder: NSCoder) { nil }

  open func synchronizeWindowTitleWithDocumentName() {
    // NSWindowController.h: the title is that of the document's display name, and left alone without
    // a document.
    if let document { window?.title = windowTitle(forDocumentDisplayName: document.displayName) }
  }

  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
}

@MainActor open class NSDocument: AssociatingObject, MethodOwner {
  public var displayName = "Untitled"

  // NSDocument.h: `printDocument:` is the action of Print in a document-based application.
  open func method(for selector: Selector) -> ((Any?) -> Void)? {
    selector.description == "printDocument:" ? { [weak self] in self?.printDocument($0) } : nil
  }

  open func printDocument(_ sender: Any?) {}
}

@MainActor public final class NSAlert: AssociatingObject {
  public var messageText = ""
  public var informativeText = ""
  public private(set) var buttons: [NSButton] = []
  public let window = NSWindow()

  public func addButton(withTitle title: String) -> NSButton {
    buttons.append(NSButton(title: title, target: nil, action: nil))
    return buttons[buttons.count - 1]
  }

  public func runModal() -> NSApplication.ModalResponse { NSApp.answer }

  public func beginSheetModal(
    for window: NSWindow,
    completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    window.beginSheet(self.window, completionHandler: handler)
  }
}

// MARK: Texts

@MainActor public protocol NSTextViewDelegate: AnyObject {
  func textDidChange(_ notification: Notification)
}

public struct NSFont: Sendable {
  public static func systemFont(ofSize size: Double) -> NSFont { NSFont() }
}

public final class NSScrollView: NSView {
  public var documentView: NSView? {
    // NSView: the superview of a view is its next responder.
    didSet { documentView?.nextResponder = self }
  }
}

public final class NSTextView: NSText {
  public weak var delegate: (any NSTextViewDelegate)?
  public var allowsUndo = false
  public var string = ""
  public var font: NSFont?

  public init(frame: NSRect) { super.init() }
  public required init?(coder: NSCoder) { nil }

  // NSTextView.h: the document view of the scroll view is a text view.
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.documentView = NSTextView(frame: .zero)
    return scroll
  }

  public func selectedRange() -> NSRange { NSRange(location: string.utf16.count, length: 0) }

  // NSText.h: textDidChange comes of any key or paste that changes the contents.
  /// People insert text at the end.
  public func insertText(_ text: Any, replacementRange range: NSRange) {
    let start = string.utf16.count
    string += "\(text)"
    let end = string.utf16.count
    if allowsUndo {
      undoManager?.registerUndo(withTarget: self) { view in
        // NSMutableAttributedString, replaceCharacters(in:with:): characters beyond the end raise an
        // exception.
        precondition(end <= view.string.utf16.count, "no characters \(start)..<\(end)")
        view.string = String(view.string.prefix(start))
      }
    }
    delegate?.textDidChange(Notification(name: Notification.Name("text")))
  }
}
