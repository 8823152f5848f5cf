// Declarations of Foundation, as far as generated code may use them: notifications.
// From NSNotification.h, NSOperation.h and NSUndoManager.h, and from Foundation's Swift interface.
// Only type-checked against, never linked or run: every body is a stand-in.

import Combine

open class NSNotification: NSObject {
  public struct Name: Hashable, Sendable {
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

public struct Notification {
  public typealias Name = NSNotification.Name

  public var name: Notification.Name { fatalError() }
}

open class OperationQueue: NSObject, @unchecked Sendable {
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
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  @available(iOS 13.0, macOS 10.15, *)
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { fatalError() }
}
