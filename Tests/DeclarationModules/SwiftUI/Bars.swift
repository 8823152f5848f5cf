// Declarations of SwiftUI, as far as generated code may use them: toolbars and the menu bar.
// Only type-checked against, never linked or run: every body is a stand-in.
// From SwiftUI.swiftinterface of the SDK.

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, *)
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  @available(iOS 14.0, macOS 11.0, *)
  public var body: Never { fatalError() }
}

extension Never: CustomizableToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  @available(iOS 14.0, macOS 11.0, *)
  @_disfavoredOverload
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { fatalError() }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

struct ToolbarTuple: CustomizableToolbarContent {
  var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    fatalError()
  }
  public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<Content: CustomizableToolbarContent>(
    _ content: Content
  ) -> some CustomizableToolbarContent { ToolbarTuple() }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    fatalError()
  }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildIf<Content: CustomizableToolbarContent>(
    _ content: Content?
  ) -> Content? { fatalError() }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent
  >(_ c0: C0, _ c1: C1) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent,
    C4: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent,
    C4: ToolbarContent,
    C5: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent {
    ToolbarTuple()
  }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent,
    C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some ToolbarContent {
    ToolbarTuple()
  }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent,
    C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent,
    C7: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
    -> some ToolbarContent
  { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent,
    C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent,
    C7: ToolbarContent,
    C8: ToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> some ToolbarContent
  { ToolbarTuple() }
  public static func buildBlock<
    C0: ToolbarContent,
    C1: ToolbarContent,
    C2: ToolbarContent,
    C3: ToolbarContent,
    C4: ToolbarContent,
    C5: ToolbarContent,
    C6: ToolbarContent,
    C7: ToolbarContent,
    C8: ToolbarContent,
    C9: ToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some ToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1) -> some CustomizableToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2) -> some CustomizableToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some CustomizableToolbarContent { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent,
    C4: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some CustomizableToolbarContent {
    ToolbarTuple()
  }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent,
    C4: CustomizableToolbarContent,
    C5: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some CustomizableToolbarContent {
    ToolbarTuple()
  }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent,
    C4: CustomizableToolbarContent,
    C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6)
    -> some CustomizableToolbarContent
  { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent,
    C4: CustomizableToolbarContent,
    C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent,
    C7: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
    -> some CustomizableToolbarContent
  { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent,
    C4: CustomizableToolbarContent,
    C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent,
    C7: CustomizableToolbarContent,
    C8: CustomizableToolbarContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> some CustomizableToolbarContent
  { ToolbarTuple() }
  public static func buildBlock<
    C0: CustomizableToolbarContent,
    C1: CustomizableToolbarContent,
    C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent,
    C4: CustomizableToolbarContent,
    C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent,
    C7: CustomizableToolbarContent,
    C8: CustomizableToolbarContent,
    C9: CustomizableToolbarContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some CustomizableToolbarContent { ToolbarTuple() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { fatalError() }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { fatalError() }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { fatalError() }
  public static var principal: ToolbarItemPlacement { fatalError() }
  public static var navigation: ToolbarItemPlacement { fatalError() }
  public static var primaryAction: ToolbarItemPlacement { fatalError() }
  @available(iOS 16.0, macOS 13.0, *)
  public static var secondaryAction: ToolbarItemPlacement { fatalError() }
  public static var confirmationAction: ToolbarItemPlacement { fatalError() }
  public static var cancellationAction: ToolbarItemPlacement { fatalError() }
  public static var destructiveAction: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  public static var topBarLeading: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  public static var topBarTrailing: ToolbarItemPlacement { fatalError() }
  @available(iOS 27.0, visionOS 27.0, *)
  @available(macOS, unavailable)
  public static var topBarPinnedTrailing: ToolbarItemPlacement { fatalError() }
  @available(macOS, unavailable)
  public static var bottomBar: ToolbarItemPlacement { fatalError() }
}

@available(iOS 26.0, macOS 26.0, *)
@available(visionOS, unavailable)
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 26.0, macOS 26.0, *)
public struct SpacerSizing: Sendable {
  public static let fixed: SpacerSizing = { fatalError() }()
  public static let flexible: SpacerSizing = { fatalError() }()
}

@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  public static var `default`: ToolbarCustomizationBehavior { fatalError() }
  public static var reorderable: ToolbarCustomizationBehavior { fatalError() }
  public static var disabled: ToolbarCustomizationBehavior { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { fatalError() }
}

extension CustomizableToolbarContent {
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { ToolbarTuple() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { ToolbarTuple() }
}

@available(iOS 27.0, macOS 26.1, visionOS 27.0, *)
public struct ToolbarItemVisibilityPriority: Sendable {
  public static let automatic: ToolbarItemVisibilityPriority = { fatalError() }()
  @available(visionOS, unavailable)
  public static let low: ToolbarItemVisibilityPriority = { fatalError() }()
  @available(visionOS, unavailable)
  public static let high: ToolbarItemVisibilityPriority = { fatalError() }()
}

extension ToolbarContent {
  @available(iOS 27.0, macOS 26.1, visionOS 27.0, *)
  public func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> some ToolbarContent { ToolbarTuple() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { fatalError() }
  @available(macOS, unavailable)
  public static var navigationStack: ToolbarRole { fatalError() }
  @available(macOS, unavailable)
  public static var browser: ToolbarRole { fatalError() }
  public static var editor: ToolbarRole { fatalError() }
}

extension View {
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Commands where Body == Never {
  @available(iOS 14.0, macOS 11.0, *)
  public var body: Never { fatalError() }
}

extension Never: Commands {}
extension Optional: Commands where Wrapped: Commands {}
extension Group: Commands where Content: Commands {
  @available(iOS 14.0, macOS 11.0, *)
  @_disfavoredOverload
  nonisolated public init(@CommandsBuilder content: () -> Content) { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct EmptyCommands: Commands {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    fatalError()
  }
  public static func buildBlock() -> EmptyCommands { fatalError() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands
  >(_ c0: C0, _ c1: C1) -> some Commands { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Commands { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands,
    C4: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some Commands { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands,
    C4: Commands,
    C5: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some Commands { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands,
    C4: Commands,
    C5: Commands,
    C6: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some Commands {
    EmptyCommands()
  }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands,
    C4: Commands,
    C5: Commands,
    C6: Commands,
    C7: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some Commands
  { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands,
    C4: Commands,
    C5: Commands,
    C6: Commands,
    C7: Commands,
    C8: Commands
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> some Commands
  { EmptyCommands() }
  public static func buildBlock<
    C0: Commands,
    C1: Commands,
    C2: Commands,
    C3: Commands,
    C4: Commands,
    C5: Commands,
    C6: Commands,
    C7: Commands,
    C8: Commands,
    C9: Commands
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some Commands { EmptyCommands() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandMenu<Content: View>: Commands {
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    fatalError()
  }
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandGroup<Content: View>: Commands {
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { fatalError() }
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { fatalError() }
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct CommandGroupPlacement {
  public static var appInfo: CommandGroupPlacement { fatalError() }
  public static var appSettings: CommandGroupPlacement { fatalError() }
  public static var systemServices: CommandGroupPlacement { fatalError() }
  public static var appVisibility: CommandGroupPlacement { fatalError() }
  public static var appTermination: CommandGroupPlacement { fatalError() }
  public static var newItem: CommandGroupPlacement { fatalError() }
  public static var saveItem: CommandGroupPlacement { fatalError() }
  public static var importExport: CommandGroupPlacement { fatalError() }
  public static var printItem: CommandGroupPlacement { fatalError() }
  public static var undoRedo: CommandGroupPlacement { fatalError() }
  public static var pasteboard: CommandGroupPlacement { fatalError() }
  public static var textEditing: CommandGroupPlacement { fatalError() }
  public static var textFormatting: CommandGroupPlacement { fatalError() }
  public static var toolbar: CommandGroupPlacement { fatalError() }
  public static var sidebar: CommandGroupPlacement { fatalError() }
  public static var windowSize: CommandGroupPlacement { fatalError() }
  public static var windowArrangement: CommandGroupPlacement { fatalError() }
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static var windowList: CommandGroupPlacement { fatalError() }
  public static var help: CommandGroupPlacement { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarCommands: Commands {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct SidebarCommands: Commands {
  nonisolated public init() { fatalError() }
  public var body: Never { fatalError() }
}
