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
  }

  open func availableType(from types: [NSPasteboard.PasteboardType])
    -> NSPasteboard.PasteboardType?
  { fatalError() }
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
@MainActor
@objc public protocol NSDraggingSource: NSObjectProtocol {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  @objc optional func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  )
}

@MainActor
@objc public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingPasteboard: NSPasteboard { get }
  var draggingSource: Any? { get }
  var draggingSourceOperationMask: NSDragOperation { get }
}

@MainActor
@objc public protocol NSDraggingDestination: NSObjectProtocol {
  @objc optional func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  @objc optional func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  @objc optional func draggingExited(_ sender: (any NSDraggingInfo)?)
  @objc optional func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
}

/// From NSPasteboardItem.h.
@objc open class NSPasteboardItem: NSObject {
  public override init() { fatalError() }
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    fatalError()
  }
}
