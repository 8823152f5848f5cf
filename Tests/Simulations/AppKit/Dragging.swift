// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let move = NSDragOperation(rawValue: 16)
}

public enum NSDraggingContext: Sendable { case outsideApplication, withinApplication }

@MainActor public final class NSDraggingSession {
  public init() {}
}

@MainActor public protocol NSDraggingSource: AnyObject {
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
}

@MainActor public protocol NSPasteboardWriting: AnyObject {}

@MainActor public enum NSPasteboard {
  public struct PasteboardType: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

@MainActor public final class NSPasteboardItem: NSPasteboardWriting {
  public private(set) var types: [NSPasteboard.PasteboardType] = []

  public init() {}
  public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) {
    types.append(type)
  }
}
