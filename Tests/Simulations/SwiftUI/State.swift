// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The state of SwiftUI, as far as it runs without a screen: objects that are observed, and bindings. No view
// is made here, and nothing decides when one would be made again.
// The signatures are those of Combine.swiftinterface and SwiftUI.swiftinterface.

@_exported import Foundation

// MARK: Combine

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// What receives until it is cancelled or goes away.
public final class AnyCancellable {
  private var cancellation: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { cancellation = cancel }

  // Documentation of AnyCancellable: "automatically calls cancel() when deinitialized".
  deinit { cancel() }

  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var receivers: [Int: () -> Void] = [:]
  private var count = 0

  public init() {}

  public func send() { for receiver in receivers.values { receiver() } }

  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    count += 1
    let place = count
    receivers[place] = { receiveValue(()) }
    return AnyCancellable { [weak self] in self?.receivers[place] = nil }
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publishers of objects, which are kept with them: a program is short.
private enum Publishers {
  nonisolated(unsafe) static var all:
    [ObjectIdentifier: (object: AnyObject, publisher: ObservableObjectPublisher)] = [:]
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  // Documentation of ObservableObject: by default it "synthesizes an objectWillChange publisher that emits
  // the changed value before any of its @Published properties changes".
  public var objectWillChange: ObservableObjectPublisher { publisher(of: self) }
}

private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
  if let known = Publishers.all[ObjectIdentifier(object)] { return known.publisher }
  let publisher = ObservableObjectPublisher()
  Publishers.all[ObjectIdentifier(object)] = (object, publisher)
  return publisher
}

@propertyWrapper public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  // Documentation of Published: "publishing occurs in the property's willSet block".
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      publisher(of: object).send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

// MARK: SwiftUI

public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  @MainActor public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = { MainActor.assumeIsolated { Result(value: get()) }.value }
    self.set = { value in
      let value = Result(value: value)
      MainActor.assumeIsolated { set(value.value) }
    }
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  private struct Result: @unchecked Sendable {
    let value: Value
  }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public protocol View {}

/// The content of a modifier.
public struct ModifiedView: View {
  /// The objects that the scene supplies while it is in front.
  public let focused: [AnyObject]

  public init(focused: [AnyObject] = []) { self.focused = focused }

  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    ModifiedView(focused: focused + [object])
  }
}

@MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedView
  func body(content: Content) -> Body
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  // Documentation of EnvironmentKey: a value that nobody has set is the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

// MARK: Sharing

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
}

public struct ProxyRepresentation<Item: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> URL) {}
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
}

/// The preview of what is shared: its title.
public struct SharePreview<Image, Icon> {
  public let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: String) { self.title = title }
}

// MARK: Texts

extension String {
  /// The text itself: there is no table.
  public init(localized: StaticString, defaultValue: String, bundle: Bundle?) {
    self = defaultValue
  }

  public typealias LocalizationValue = String
}
