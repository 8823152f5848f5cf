// Declarations of AppKit, as far as generated code may use them: views and controls.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSView.h, NSControl.h, NSButton.h, NSButtonCell.h, NSPopUpButton.h, NSSegmentedControl.h,
// NSSearchField.h, NSCell.h and NSAccessibilityProtocols.h of the macOS SDK.

@_exported import Foundation

@MainActor
@objc open class NSView: NSResponder, NSDraggingDestination {
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { fatalError() }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { fatalError() }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) { fatalError() }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { fatalError() }
  open func draggingEnded(_ sender: any NSDraggingInfo) { fatalError() }
  public init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var bounds: NSRect
  open var frame: NSRect
  unowned(unsafe) open var window: NSWindow? { fatalError() }
  unowned(unsafe) open var superview: NSView? { fatalError() }
  open var subviews: [NSView]
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { fatalError() }
  open var isHidden: Bool
  open var tag: Int { fatalError() }
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  open func addSubview(_ view: NSView) { fatalError() }
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) { fatalError() }
  open var visibleRect: NSRect { fatalError() }
  open var autoresizingMask: NSView.AutoresizingMask
  open func removeFromSuperview() { fatalError() }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { fatalError() }
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool { fatalError() }
  open func accessibilityIdentifier() -> String { fatalError() }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) { fatalError() }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { fatalError() }
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { fatalError() }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var width: NSView.AutoresizingMask { fatalError() }
    public static var height: NSView.AutoresizingMask { fatalError() }
  }
}

/// From NSScrollView.h.
@MainActor
@objc open class NSScrollView: NSView {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var documentView: NSView?
}

/// From NSBox.h.
@MainActor
@objc open class NSBox: NSView {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc public enum BoxType: UInt, Sendable {
    case primary = 0
    case custom = 4
  }

  @objc public enum TitlePosition: UInt, Sendable {
    case noTitle = 0
    case atTop = 2
  }

  open var boxType: NSBox.BoxType
  open var titlePosition: NSBox.TitlePosition
  @available(macOS 10.5, *)
  open var borderWidth: CGFloat
  @available(macOS 10.5, *)
  open var borderColor: NSColor
  @available(macOS 10.5, *)
  open var cornerRadius: CGFloat
  @available(macOS 10.5, *)
  open var fillColor: NSColor
}

@MainActor
@objc open class NSControl: NSView {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public init(_ rawValue: Int) { fatalError() }
    public static var off: NSControl.StateValue { fatalError() }
    public static var on: NSControl.StateValue { fatalError() }
    public static var mixed: NSControl.StateValue { fatalError() }
  }

  @objc public enum ControlSize: UInt, Sendable {
    case regular = 0
    case small = 1
    case mini = 2
    @available(macOS 11.0, *)
    case large = 3
    @available(macOS 26.0, *)
    case extraLarge = 4
  }

  @available(macOS 26.0, *)
  @objc public enum BorderShape: Int, Sendable {
    case automatic = 0
    case capsule = 1
    case roundedRectangle = 2
    case circle = 3
  }

  @objc public enum ImagePosition: UInt, Sendable {
    case noImage = 0
    case imageOnly = 1
    case imageLeading = 7
  }

  weak open var target: AnyObject?
  open var action: Selector?
  open override var tag: Int {
    get { fatalError() }
    set { fatalError() }
  }
  open var isEnabled: Bool
  @available(macOS 10.10, *)
  open var controlSize: NSControl.ControlSize
  open var stringValue: String
  open var font: NSFont?
  open var cell: NSCell?
}

@MainActor
@objc open class NSCell: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  open func imageRect(forBounds rect: NSRect) -> NSRect { fatalError() }
  open func titleRect(forBounds rect: NSRect) -> NSRect { fatalError() }
}

@MainActor
@objc open class NSButtonCell: NSCell {}

@MainActor
@objc open class NSButton: NSControl {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc public enum ButtonType: UInt, Sendable {
    case momentaryLight = 0
    case pushOnPushOff = 1
    case toggle = 2
    case `switch` = 3
    case momentaryPushIn = 7
  }

  @objc public enum BezelStyle: UInt, Sendable {
    case push = 1
    case circular = 7
    case helpButton = 9
    case toolbar = 11
    @available(macOS 26.0, *)
    case glass = 16
  }

  @available(macOS 10.12, *)
  public convenience init(title: String, target: Any?, action: Selector?) { fatalError() }
  @available(macOS 10.12, *)
  public convenience init(image: NSImage, target: Any?, action: Selector?) { fatalError() }
  open func setButtonType(_ type: NSButton.ButtonType) { fatalError() }
  open var title: String
  open var image: NSImage?
  open var imagePosition: NSControl.ImagePosition
  open var state: NSControl.StateValue
  open var isBordered: Bool
  open var bezelStyle: NSButton.BezelStyle
  @available(macOS 10.12.2, *)
  open var bezelColor: NSColor?
  @available(macOS 10.14, *)
  open var contentTintColor: NSColor?
  @available(macOS 26.0, *)
  open var borderShape: NSControl.BorderShape
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags
  @available(macOS 11.0, *)
  open var hasDestructiveAction: Bool
  @available(macOS 10.10.3, *)
  open var isSpringLoaded: Bool
}

@MainActor
@objc open class NSPopUpButton: NSButton {
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var pullsDown: Bool
  open var autoenablesItems: Bool
  open var numberOfItems: Int { fatalError() }
  open func addItem(withTitle title: String) { fatalError() }
  open func selectItem(at index: Int) { fatalError() }
  open var indexOfSelectedItem: Int { fatalError() }
}

@MainActor
@objc open class NSSegmentedControl: NSControl {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc public enum SwitchTracking: UInt, Sendable {
    case selectOne = 0
    case selectAny = 1
    case momentary = 2
  }

  @available(macOS 10.12, *)
  public convenience init(
    labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?,
    action: Selector?
  ) { fatalError() }
  open var segmentCount: Int
  open var selectedSegment: Int
  @available(macOS 10.10.3, *)
  open var isSpringLoaded: Bool
  open func setLabel(_ label: String, forSegment segment: Int) { fatalError() }
  open func setImage(_ image: NSImage?, forSegment segment: Int) { fatalError() }
  open func image(forSegment segment: Int) -> NSImage? { fatalError() }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { fatalError() }
  open func isEnabled(forSegment segment: Int) -> Bool { fatalError() }
  @available(macOS 10.13, *)
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { fatalError() }
  @available(macOS 10.13, *)
  open func toolTip(forSegment segment: Int) -> String? { fatalError() }
}

@MainActor
@objc open class NSTextField: NSControl {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var placeholderString: String?
}

@MainActor
@objc open class NSSearchField: NSTextField {}

/// From NSComboButton.h.
@available(macOS 13.0, *)
@MainActor
@objc open class NSComboButton: NSControl {
  public override init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public convenience init(title: String, menu: NSMenu?, target: Any?, action: Selector?) {
    fatalError()
  }
  public convenience init(
    title: String, image: NSImage, menu: NSMenu?, target: Any?, action: Selector?
  ) { fatalError() }
  open var image: NSImage?
}
