// Declarations of AppKit, as far as generated code may use them: pasteboards, drags and drops.
// Only type-checked against, never linked or run: every body is a stand-in.
// From NSPasteboard.h, NSDragging.h, NSDraggingItem.h, NSDraggingSession.h and
// NSFilePromiseProvider.h of the macOS SDK.

@_exported import Foundation

@objc open class NSPasteboard: NSObject {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    @available(macOS 10.6, *)
    public static var string: NSPasteboard.PasteboardType { fatalError() }
  }

  open class var general: NSPasteboard { fatalError() }
  @available(macOS 10.6, *)
  @discardableResult
  open func clearContents() -> Int { fatalError() }
  @discardableResult
  open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool {
    fatalError()
  }
  open func availableType(from types: [NSPasteboard.PasteboardType])
    -> NSPasteboard.PasteboardType?
  { fatalError() }
  @available(macOS 10.6, *)
  open var pasteboardItems: [NSPasteboardItem]? { fatalError() }
  @available(macOS 10.6, *)
  open func readObjects(
    forClasses classArray: [AnyClass],
    options: [NSPasteboard.ReadingOptionKey: Any]? = nil
  ) -> [Any]? { fatalError() }

  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
  }
}

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var copy: NSDragOperation { fatalError() }
  public static var link: NSDragOperation { fatalError() }
  public static var generic: NSDragOperation { fatalError() }
  public static var move: NSDragOperation { fatalError() }
  public static var delete: NSDragOperation { fatalError() }
}

@objc public enum NSDraggingContext: Int, Sendable {
  case outsideApplication = 0
  case withinApplication = 1
}

@available(macOS 10.7, *)
@objc open class NSDraggingSession: NSObject {
  open var draggingPasteboard: NSPasteboard { fatalError() }
}

@available(macOS 10.7, *)
@objc public protocol NSDraggingSource: NSObjectProtocol {
  @MainActor func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  @MainActor @objc optional func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  )
}

@objc public protocol NSDraggingInfo: NSObjectProtocol {
  @MainActor var draggingPasteboard: NSPasteboard { get }
  @MainActor var draggingSource: Any? { get }
  @MainActor var draggingSourceOperationMask: NSDragOperation { get }
  @MainActor var draggingLocation: NSPoint { get }
  @available(macOS 10.7, *)
  @MainActor var numberOfValidItemsForDrop: Int { get set }
  @available(macOS 10.7, *)
  @MainActor var animatesToDestination: Bool { get set }
  @available(macOS 10.11, *)
  @MainActor var springLoadingHighlight: NSSpringLoadingHighlight { get }
}

@objc public protocol NSDraggingDestination: NSObjectProtocol {
  @MainActor @objc optional func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  @MainActor @objc optional func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  @MainActor @objc optional func draggingExited(_ sender: (any NSDraggingInfo)?)
  @MainActor @objc optional func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  @MainActor @objc optional func draggingEnded(_ sender: any NSDraggingInfo)
}

@available(macOS 10.11, *)
@objc public enum NSSpringLoadingHighlight: Int, Sendable {
  case none = 0
  case standard = 1
  case emphasized = 2
}

@available(macOS 10.11, *)
public struct NSSpringLoadingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static var enabled: NSSpringLoadingOptions { fatalError() }
}

@objc public protocol NSSpringLoadingDestination: NSObjectProtocol {
  @available(macOS 10.11, *)
  @MainActor func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo)
  @available(macOS 10.11, *)
  @MainActor func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo)
  @available(macOS 10.11, *)
  @MainActor @objc optional func springLoadingEntered(_ draggingInfo: any NSDraggingInfo)
    -> NSSpringLoadingOptions
  @available(macOS 10.11, *)
  @MainActor @objc optional func springLoadingExited(_ draggingInfo: any NSDraggingInfo)
}

@objc public protocol NSPasteboardWriting: NSObjectProtocol {}

/// From NSFilePromiseProvider.h.
@available(macOS 10.12, *)
@objc open class NSFilePromiseProvider: NSObject, NSPasteboardWriting {
  public override init() { fatalError() }
  public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
    fatalError()
  }
  open var fileType: String
  weak open var delegate: (any NSFilePromiseProviderDelegate)?
  open var userInfo: Any?
}

@objc public protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
  @MainActor func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
  ) -> String
  nonisolated func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  )
}

/// From NSFilePromiseReceiver.h.
@available(macOS 10.12, *)
@objc open class NSFilePromiseReceiver: NSObject {
  open class var readableDraggedTypes: [String] { fatalError() }
  open var fileTypes: [String] { fatalError() }
  open func receivePromisedFiles(
    atDestination destinationDir: URL, options: [AnyHashable: Any] = [:],
    operationQueue: OperationQueue, reader: @escaping (URL, (any Error)?) -> Void
  ) { fatalError() }
}

/// From NSPasteboardItem.h.
@objc open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  public override init() { fatalError() }
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    fatalError()
  }
  open var types: [NSPasteboard.PasteboardType] { fatalError() }
  open func availableType(from types: [NSPasteboard.PasteboardType])
    -> NSPasteboard.PasteboardType?
  { fatalError() }
}
