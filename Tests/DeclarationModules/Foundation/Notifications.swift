// Declarations of Foundation, as far as generated code may use them: notifications.
// From NSNotification.h, NSOperation.h and NSUndoManager.h, and from Foundation's Swift interface.
// Only type-checked against, never linked or run: every body is a stand-in.

import Combine

@objc open class NSNotification: NSObject, NSCoding, NSCopying {
  @objc open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  @objc open func encode(with coder: NSCoder) { fatalError() }
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
  }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("")
}

public struct Notification: Hashable, CustomStringConvertible {
  public typealias Name = NSNotification.Name

  public var name: Notification.Name
  public var description: String { fatalError() }
  public static func == (lhs: Notification, rhs: Notification) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
}

open class OperationQueue: NSObject, ProgressReporting, @unchecked Sendable {
  @available(iOS 13.0, macOS 10.15, *)
  @objc open var progress: Progress { fatalError() }
  open class var main: OperationQueue { fatalError() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }

  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
}

extension NotificationCenter {
  @available(iOS 13.0, macOS 10.15, *)
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  @available(iOS 13.0, macOS 10.15, *)
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { fatalError() }
}
