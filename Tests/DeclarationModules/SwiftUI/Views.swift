// Declarations of SwiftUI, as far as generated code may use them: views and their builder.
// Only type-checked against, never linked or run: every body is a stand-in.
// From SwiftUICore.swiftinterface and SwiftUI.swiftinterface of the SDK.

@_exported import Combine
@_exported import Foundation

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  @available(iOS 13.0, macOS 10.15, *)
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
extension Never: View {}

extension Optional {
  @available(iOS 13.0, macOS 10.15, *)
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {}

@available(iOS 13.0, macOS 10.15, *)
public struct EmptyView: View {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  public typealias Body = Never
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

@available(iOS 13.0, macOS 10.15, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  @available(iOS 14.0, macOS 11.0, *)
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    fatalError()
  }
}

/// A view whose type is hidden.
@available(iOS 13.0, macOS 10.15, *)
public struct AnyView: View {
  nonisolated public init<V: View>(_ view: V) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

extension ViewModifier where Body == Never {
  @available(iOS 13.0, macOS 10.15, *)
  public func body(content: Self.Content) -> Self.Body { fatalError() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public typealias Body = Never
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

@available(iOS 13.0, macOS 10.15, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, *)
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let storage: AnyObject?
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Text: View, Equatable, Sendable {
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { fatalError() }
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { fatalError() }
  nonisolated public init(verbatim content: String) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { fatalError() }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(_ string: String) { fatalError() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { fatalError() }
  }
}

public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: Self._Arg { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { fatalError() }
  public var _specifier: String { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Image: View, Equatable, Sendable {
  @available(iOS 13.0, macOS 11.0, *)
  nonisolated public init(systemName: String) { fatalError() }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Color: View, Hashable, Sendable {
  public static let clear: Color = { fatalError() }()
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct Label<Title: View, Icon: View>: View {
  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) { fatalError() }
  public var body: Never { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol LabelStyle {}

@available(iOS 14.0, macOS 11.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct IconOnlyLabelStyle: LabelStyle {}
@available(iOS 14.5, macOS 11.3, *)
public struct TitleAndIconLabelStyle: LabelStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct DefaultLabelStyle: LabelStyle {}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @available(iOS 14.0, macOS 11.0, *)
  public static var titleOnly: TitleOnlyLabelStyle { fatalError() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @available(iOS 14.0, macOS 11.0, *)
  public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @available(iOS 14.5, macOS 11.3, *)
  public static var titleAndIcon: TitleAndIconLabelStyle { fatalError() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  @available(iOS 14.0, macOS 11.0, *)
  public static var automatic: DefaultLabelStyle { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Divider: View {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Spacer: View {
  nonisolated public init(minLength: CGFloat? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Group<Content> {
  public typealias Body = Never
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}

@available(iOS 13.0, macOS 10.15, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    fatalError()
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct AccessibilityChildBehavior: Hashable {

  public static var ignore: AccessibilityChildBehavior { fatalError() }
  public static var contain: AccessibilityChildBehavior { fatalError() }
  public static var combine: AccessibilityChildBehavior { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Alignment: Equatable, Sendable {
  public static let center: Alignment = { fatalError() }()
}

@available(iOS 15.0, macOS 12.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { EmptyView() }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    EmptyView()
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    fatalError()
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    fatalError()
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    fatalError()
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    EmptyView()
  }
  @available(iOS 26.0, macOS 11.0, *)
  @available(visionOS, unavailable)
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { EmptyView() }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { EmptyView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    EmptyView()
  }
}

@available(iOS 15.0, macOS 12.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic: SearchFieldPlacement = { fatalError() }()
}

@available(iOS 17.0, macOS 14.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let enabled: SpringLoadingBehavior = { fatalError() }()
}

@available(iOS 13.0, macOS 10.15, *)
public protocol DynamicProperty {}

@available(iOS 13.0, macOS 10.15, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 13.0, macOS 10.15, *)
public struct EnvironmentValues {
  public init() { fatalError() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 17.0, macOS 14.0, *)
public struct DocumentConfiguration: Sendable {}

extension EnvironmentValues {
  @available(iOS 17.0, macOS 14.0, *)
  public var documentConfiguration: DocumentConfiguration? { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let storage: AnyObject?
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

@available(iOS 14.0, macOS 11.0, *)
public struct FocusedValues: Equatable {
  @available(iOS 15.0, macOS 12.0, *)
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool { fatalError() }
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(iOS 14.0, macOS 11.0, *)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { fatalError() }
  public var wrappedValue: Value? { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
@frozen @propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty
{
  private let storage: AnyObject?
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { fatalError() }
  public init() { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  public init(wrappedValue: ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
}

@available(iOS 14.0, macOS 11.0, *)
@frozen @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let storage: AnyObject?
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { fatalError() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { EmptyView() }
}

// MARK: Geometry

@available(iOS 13.0, macOS 10.15, *)
public struct VStack<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public enum CoordinateSpace { case global, local }

@available(iOS 13.0, macOS 10.15, *)
public struct GeometryProxy {
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct GeometryReader<Content: View>: View {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    fatalError()
  }
  public var body: Never { fatalError() }
}
