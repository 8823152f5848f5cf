// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The parts of Foundation and of the Objective-C runtime that generated code for UIKit meets, so that
// it runs on Linux. Like everything here, written from the documentation of the real thing.

@_exported import Foundation

/// The name of a method. `#selector` is spelt out as one by `prepare.py`.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

extension String {
  public init(
    localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil
  ) {
    self = defaultValue
  }

  public typealias LocalizationValue = String
}

extension AttributedString {
  /// The text as it is in code: nothing is looked up or inflected.
  public init(localized key: String) { self.init(key) }
}

public typealias CGFloat = Double

/// How often code has set a property of something on screen. Each costs a layout of its bar, whether or
/// not the value is another.
@MainActor public enum Writes {
  public private(set) static var count = 0
  static func add() { count += 1 }
}

/// Values of objects that may go away.
public final class NSMapTable<Key: AnyObject, Value: AnyObject> {
  private var entries: [(key: Weak<Key>, value: Value)] = []

  public static func weakToStrongObjects() -> NSMapTable { NSMapTable() }

  public func object(forKey key: Key?) -> Value? {
    entries.first { $0.key.object === key && key != nil }?.value
  }

  public func setObject(_ value: Value?, forKey key: Key?) {
    entries.removeAll { $0.key.object == nil || $0.key.object === key }
    if let key, let value { entries.append((Weak(object: key), value)) }
  }

  public func removeObject(forKey key: Key?) {
    entries.removeAll { $0.key.object === key }
  }

  public func objectEnumerator() -> Enumerator? {
    entries.removeAll { $0.key.object == nil }
    return Enumerator(allObjects: entries.map(\.value))
  }

  public struct Enumerator { public let allObjects: [Any] }

  private struct Weak<Object: AnyObject> { weak var object: Object? }
}

/// What `NSObject` is to the real classes.
@MainActor open class UIObject: Hashable {
  public init() {}
  /// Those that can be copied say how.
  open func copy() -> Any { self }
  public nonisolated static func == (first: UIObject, second: UIObject) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol NSObjectProtocol: AnyObject {}

public enum NSNotification {
  public enum Name: Sendable {
    case NSUndoManagerDidCloseUndoGroup, NSUndoManagerDidUndoChange, NSUndoManagerDidRedoChange
  }
}

public struct Notification: Sendable {}

public enum OperationQueue { case main }

/// Tells of what happened, at once and on the main thread.
public final class NotificationCenter {
  @MainActor public static let `default` = NotificationCenter()

  private final class Token: NSObjectProtocol {}

  private var observers: [(name: NSNotification.Name?, block: @Sendable (Notification) -> Void)] =
    []

  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    observers.append((name, block))
    return Token()
  }

  public func post(_ name: NSNotification.Name) {
    for observer in observers where observer.name == name { observer.block(Notification()) }
  }
}

@MainActor open class UndoManager: UIObject {
  public var undone: [String] = []
  public var canUndo = false
  public var canRedo = false
  public var undoMenuItemTitle: String { "Undo Typing" }
  public var redoMenuItemTitle: String { "Redo" }
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  private var isUndoing = false
  private var isRedoing = false

  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @Sendable (Target) -> Void
  ) {
    let action = { [unowned target] in handler(target) }
    if isUndoing { return redos.append(action) }
    if !isRedoing { redos = [] }
    undos.append(action)
  }

  public func undo() {
    undone.append("undo")
    isUndoing = true
    undos.popLast()?()
    isUndoing = false
  }

  public func redo() {
    undone.append("redo")
    isRedoing = true
    redos.popLast()?()
    isRedoing = false
  }
}
