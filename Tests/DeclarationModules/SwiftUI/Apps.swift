// Declarations of SwiftUI, as far as sample apps use them: apps, scenes, state, text.
// Only type-checked against, never linked or run: every body is a stand-in.
// From SwiftUICore.swiftinterface and SwiftUI.swiftinterface of the SDK.

@_exported import Observation

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Scene where Body == Never {
  public var body: Never { fatalError() }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never
}

public struct SceneTuple: Scene {
  public typealias Body = Never
}

extension Scene {
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { SceneTuple() }
}

@frozen @propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
@MainActor @preconcurrency public struct NavigationStack<Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) { fatalError() }
  public typealias Body = Never
}

@available(iOS 14.0, macOS 11.0, *)
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) { fatalError() }
  public typealias Body = Never
}

public struct Font: Hashable, Sendable {
  public static func system(size: CGFloat) -> Font { fatalError() }
}

public enum VerticalEdge: Sendable { case top, bottom }

extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
}
