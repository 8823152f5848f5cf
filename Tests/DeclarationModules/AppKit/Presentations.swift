// Declarations of AppKit, as far as generated code may use them: alerts, popovers and sharing.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSAlert.h, NSPopover.h, NSSharingService.h and NSSharingServicePickerToolbarItem.h of the
// macOS SDK.

@_exported import Foundation

@MainActor
@objc open class NSAlert: NSObject {
  @objc public enum Style: UInt, Sendable {
    case warning = 0
    case informational = 1
    case critical = 2
  }

  public override init() { fatalError() }
  open var messageText: String
  open var informativeText: String
  open var alertStyle: NSAlert.Style
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton { fatalError() }
  open var buttons: [NSButton] { fatalError() }
  open var window: NSWindow { fatalError() }
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { fatalError() }
  @available(macOS 10.9, *)
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { fatalError() }
}

@available(macOS 10.7, *)
@MainActor
@objc open class NSPopover: NSResponder {
  @objc public enum Behavior: Int, Sendable {
    case applicationDefined = 0
    case transient = 1
    case semitransient = 2
  }

  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var behavior: NSPopover.Behavior
  open var contentViewController: NSViewController?
  weak open var delegate: (any NSPopoverDelegate)?
  open func close() { fatalError() }
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) { fatalError() }
  @available(macOS 14.0, *)
  open func show(relativeTo toolbarItem: NSToolbarItem) { fatalError() }
}

@objc public protocol NSPopoverDelegate: NSObjectProtocol {
  @MainActor @objc optional func popoverDidClose(_ notification: Notification)
}

@available(macOS 10.8, *)
@objc open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static var composeEmail: NSSharingService.Name { fatalError() }
    public static var composeMessage: NSSharingService.Name { fatalError() }
    public static var sendViaAirDrop: NSSharingService.Name { fatalError() }
    @available(macOS 10.9, *)
    public static var addToSafariReadingList: NSSharingService.Name { fatalError() }
    @available(macOS 10.12, *)
    public static var cloudSharing: NSSharingService.Name { fatalError() }
  }

  public convenience init?(named serviceName: NSSharingService.Name) { fatalError() }
  public init(
    title: String, image: NSImage, alternateImage: NSImage?,
    handler block: @escaping () -> Void
  ) { fatalError() }
  open var title: String { fatalError() }
}

@available(macOS 10.8, *)
@objc open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) { fatalError() }
  weak open var delegate: (any NSSharingServicePickerDelegate)?
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    fatalError()
  }
}

@available(macOS 10.8, *)
@objc public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
  @objc optional func sharingServicePicker(
    _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
    proposedSharingServices proposedServices: [NSSharingService]
  ) -> [NSSharingService]
}
