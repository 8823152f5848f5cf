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
  @available(iOS 14.0, macOS 11.0, *)
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(visionOS 26.0, *)
public struct Window<Content: View>: Scene {
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { fatalError() }
  public typealias Body = Never
}

struct SceneTuple: Scene {
  typealias Body = Never
}

extension Scene {
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { SceneTuple() }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  private let storage: AnyObject?
  public init(wrappedValue value: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { fatalError() }
  @available(*, unavailable)
  public init(wrappedValue: Value) { fatalError() }
  @available(*, unavailable)
  public init(projectedValue: Bindable<Value>) { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

extension Bindable where Value: ObservableObject {
  @available(*, unavailable)
  public init(wrappedValue: Value) { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { fatalError() }
  public init(_ wrappedValue: Value) { fatalError() }
  public init(projectedValue: Bindable<Value>) { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable: Sendable where Value: Sendable {}

@available(iOS 16.0, macOS 13.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    fatalError()
  }
  public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, *)
public struct NavigationPath: Equatable {
  public init() { fatalError() }
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) { fatalError() }
  public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, *)
public struct Font: Hashable, Sendable {
  @available(iOS 16.0, macOS 13.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font { fatalError() }

  public struct Weight: Hashable, Sendable {
    public static let bold: Font.Weight = { fatalError() }()
  }

  public enum Design: Hashable, Sendable {
    case `default`
  }
}

@available(iOS 15.0, macOS 12.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let center: HorizontalAlignment = { fatalError() }()
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
}
