// Declarations of AppKit, as far as generated code may use them: responders, the app, windows,
// documents, and the selectors of standard commands.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSResponder.h, NSApplication.h, NSWindow.h, NSWindowController.h, NSViewController.h,
// NSSplitViewController.h, NSDocument.h, NSDocumentController.h, NSText.h, NSTextView.h,
// NSTextFinder.h and NSFontManager.h of the macOS SDK.

@_exported import Foundation

@MainActor
@objc open class NSResponder: NSObject, @preconcurrency NSCoding {
  @objc open func encode(with coder: NSCoder) { fatalError() }
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  unowned(unsafe) open var nextResponder: NSResponder?
  @available(macOS 10.7, *)
  @objc open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
    fatalError()
  }
  open var menu: NSMenu?
  open var undoManager: UndoManager? { fatalError() }
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { fatalError() }
  @available(macOS 10.7, *)
  @objc open func performTextFinderAction(_ sender: Any?) { fatalError() }
  @objc open func selectAll(_ sender: Any?) { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! {
  get { fatalError() }
  set { fatalError() }
}

@MainActor
@objc open class NSApplication: NSResponder, NSMenuItemValidation {
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open class var shared: NSApplication { fatalError() }
  weak open var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  @available(macOS 10.6, *)
  open var helpMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var servicesMenu: NSMenu?
  open var keyWindow: NSWindow? { fatalError() }
  open var mainWindow: NSWindow? { fatalError() }
  @discardableResult
  open func setActivationPolicy(_ policy: NSApplication.ActivationPolicy) -> Bool { fatalError() }
  open func run() { fatalError() }
  open func activate(ignoringOtherApps flag: Bool) { fatalError() }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    fatalError()
  }
  open func target(forAction action: Selector) -> Any? { fatalError() }
  open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
    fatalError()
  }
  @objc open func hide(_ sender: Any?) { fatalError() }
  @objc open func hideOtherApplications(_ sender: Any?) { fatalError() }
  @objc open func unhideAllApplications(_ sender: Any?) { fatalError() }
  @objc open func terminate(_ sender: Any?) { fatalError() }
  @objc open func orderFrontStandardAboutPanel(_ sender: Any?) { fatalError() }
  @objc open func showHelp(_ sender: Any?) { fatalError() }

  @available(macOS 10.6, *)
  @objc public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }

  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public init(_ rawValue: Int) { fatalError() }
    public static var alertFirstButtonReturn: NSApplication.ModalResponse { fatalError() }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static var OK: NSApplication.ModalResponse { fatalError() }
    public static var cancel: NSApplication.ModalResponse { fatalError() }
  }
}

@objc public protocol NSApplicationDelegate: NSObjectProtocol {
  @MainActor @objc optional func applicationWillFinishLaunching(_ notification: Notification)
  @MainActor @objc optional func applicationDidFinishLaunching(_ notification: Notification)
  @MainActor @objc optional func applicationShouldTerminateAfterLastWindowClosed(
    _ sender: NSApplication
  ) -> Bool
}

@MainActor
@objc open class NSWindow: NSResponder, NSMenuItemValidation {
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var titled: NSWindow.StyleMask { fatalError() }
    public static var closable: NSWindow.StyleMask { fatalError() }
    public static var miniaturizable: NSWindow.StyleMask { fatalError() }
    public static var resizable: NSWindow.StyleMask { fatalError() }
  }

  @objc public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  weak open var firstResponder: NSResponder? { fatalError() }

  @available(macOS 11.0, *)
  @objc public enum ToolbarStyle: Int, Sendable {
    case automatic = 0
    case expanded = 1
    case preference = 2
    case unified = 3
    case unifiedCompact = 4
  }

  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
  ) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @available(macOS 10.10, *)
  public convenience init(contentViewController: NSViewController) { fatalError() }
  open var title: String
  weak open var windowController: NSWindowController?
  @available(macOS 11.0, *)
  open var subtitle: String
  @available(macOS 11.0, *)
  open var toolbarStyle: NSWindow.ToolbarStyle
  open var toolbar: NSToolbar?
  open var contentView: NSView?
  open var frame: NSRect { fatalError() }
  @available(macOS 10.10, *)
  open var contentLayoutRect: NSRect { fatalError() }
  open func setContentSize(_ size: NSSize) { fatalError() }
  @available(macOS 10.7, *)
  open func layoutIfNeeded() { fatalError() }
  @available(macOS 10.10, *)
  open var contentViewController: NSViewController?
  open var sheetParent: NSWindow? { fatalError() }
  open var attachedSheet: NSWindow? { fatalError() }
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { fatalError() }
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { fatalError() }
  open func endSheet(_ sheetWindow: NSWindow) { fatalError() }
  open func center() { fatalError() }
  @objc open func makeKeyAndOrderFront(_ sender: Any?) { fatalError() }
  @objc open func performClose(_ sender: Any?) { fatalError() }
  @objc open func performMiniaturize(_ sender: Any?) { fatalError() }
  @objc open func performZoom(_ sender: Any?) { fatalError() }
  @available(macOS 10.7, *)
  @objc open func toggleFullScreen(_ sender: Any?) { fatalError() }
  @objc open func toggleToolbarShown(_ sender: Any?) { fatalError() }
  @objc open func runToolbarCustomizationPalette(_ sender: Any?) { fatalError() }
  /// `print:` in Objective-C.
  @objc(print:) open func printWindow(_ sender: Any?) { fatalError() }
}

@MainActor
@objc open class NSWindowController: NSResponder {
  public init(window: NSWindow?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var window: NSWindow?
  unowned(unsafe) open var document: AnyObject?
  @available(macOS 10.10, *)
  open var contentViewController: NSViewController?
  @objc open func showWindow(_ sender: Any?) { fatalError() }
}

@objc open class NSNib: NSObject, NSCoding {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  public typealias Name = String
}

@available(macOS 10.5, *)
@MainActor
@objc open class NSViewController: NSResponder, @preconcurrency NSExtensionRequestHandling {
  @objc open func beginRequest(with context: NSExtensionContext) { fatalError() }
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public convenience override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var view: NSView
  open var title: String?
  open func loadView() { fatalError() }
  open func viewDidLoad() { fatalError() }
  @available(macOS 10.10, *)
  open func viewWillAppear() { fatalError() }
  @available(macOS 10.10, *)
  open func viewDidAppear() { fatalError() }
  @available(macOS 10.10, *)
  open var preferredContentSize: NSSize
  @available(macOS 10.10, *)
  unowned(unsafe) open var presentingViewController: NSViewController? { fatalError() }
  @available(macOS 10.10, *)
  open var presentedViewControllers: [NSViewController]? { fatalError() }
  @available(macOS 10.10, *)
  open func presentAsSheet(_ viewController: NSViewController) { fatalError() }
  @available(macOS 10.10, *)
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) { fatalError() }
  @available(macOS 10.10, *)
  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) { fatalError() }
  @available(macOS 10.10, *)
  open func dismiss(_ viewController: NSViewController) { fatalError() }
  @available(macOS 10.10, *)
  @objc(dismissController:) open func dismiss(_ sender: Any?) { fatalError() }
}

@objc public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  @available(macOS 10.10, *)
  @MainActor func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  )
  @available(macOS 10.10, *)
  @MainActor func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  )
}

@available(macOS 10.10, *)
@MainActor
@objc open class NSSplitViewController: NSViewController {
  @available(macOS 10.11, *)
  @objc open func toggleSidebar(_ sender: Any?) { fatalError() }
  @available(macOS 14.0, *)
  @objc open func toggleInspector(_ sender: Any?) { fatalError() }
}

@MainActor
@objc open class NSDocument: NSObject, NSMenuItemValidation {
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  public override init() { fatalError() }
  @objc(saveDocument:) open func save(_ sender: Any?) { fatalError() }
  @objc(saveDocumentAs:) open func saveAs(_ sender: Any?) { fatalError() }
  @objc open func printDocument(_ sender: Any?) { fatalError() }
  @available(macOS 10.7, *)
  @objc(duplicateDocument:) open func duplicate(_ sender: Any?) { fatalError() }
  @available(macOS 10.8, *)
  @objc(renameDocument:) open func rename(_ sender: Any?) { fatalError() }
  @available(macOS 10.8, *)
  @objc(moveDocument:) open func move(_ sender: Any?) { fatalError() }
}

@MainActor
@objc open class NSDocumentController: NSObject, @preconcurrency NSCoding, NSMenuItemValidation {
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @objc open func newDocument(_ sender: Any?) { fatalError() }
  @objc open func openDocument(_ sender: Any?) { fatalError() }
}

@MainActor
@objc open class NSText: NSView {
  open var isEditable: Bool
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func copy(_ sender: Any?) { fatalError() }
  @objc open func cut(_ sender: Any?) { fatalError() }
  @objc open func delete(_ sender: Any?) { fatalError() }
  @objc open func paste(_ sender: Any?) { fatalError() }
  @objc open func underline(_ sender: Any?) { fatalError() }
  open var string: String
  open var font: NSFont?
}

@MainActor
@objc open class NSTextView: NSText, NSMenuItemValidation, NSDraggingSource {
  open func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { fatalError() }
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func pasteAsPlainText(_ sender: Any?) { fatalError() }
  @available(macOS 10.14, *)
  open class func scrollableTextView() -> NSScrollView { fatalError() }
  weak open var delegate: (any NSTextViewDelegate)?
  open var allowsUndo: Bool
  open func selectedRange() -> NSRange { fatalError() }
  open func insertText(_ string: Any, replacementRange: NSRange) { fatalError() }
}

@objc public protocol NSTextDelegate: NSObjectProtocol {
  @MainActor @objc optional func textDidChange(_ notification: Notification)
}

@objc public protocol NSTextViewDelegate: NSTextDelegate {}

@available(macOS 10.7, *)
@objc open class NSTextFinder: NSObject, NSCoding {
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  @available(macOS 10.7, *)
  @objc public enum Action: Int, Sendable {
    case showFindInterface = 1
    case nextMatch = 2
  }
}

public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var italicFontMask: NSFontTraitMask { fatalError() }
  public static var boldFontMask: NSFontTraitMask { fatalError() }
}

@objc open class NSFontManager: NSObject, NSMenuItemValidation {
  @MainActor
  @objc open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { fatalError() }
  open class var shared: NSFontManager { fatalError() }
  @objc open func addFontTrait(_ sender: Any?) { fatalError() }
}

/// Of Foundation: the selector of a method that no class declares, as `undo:`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }

/// Of Foundation: the folder of temporary files, from NSPathUtilities.h.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSTemporaryDirectory() -> String { fatalError() }
