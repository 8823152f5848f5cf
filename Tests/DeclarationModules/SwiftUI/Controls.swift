// Declarations of SwiftUI, as far as generated code may use them: buttons, toggles, pickers, menus.
// Only type-checked against, never linked or run: every body is a stand-in.
// From SwiftUI.swiftinterface of the SDK.

import CoreTransferable

@available(iOS 15.0, macOS 12.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = { fatalError() }()
  public static let cancel: ButtonRole = { fatalError() }()
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  public static let confirm: ButtonRole = { fatalError() }()
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  public static let close: ButtonRole = { fatalError() }()
}

@available(iOS 13.0, macOS 10.15, *)
public struct Button<Label: View>: View {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { fatalError() }
  public var body: Never { fatalError() }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { fatalError() }
  @available(iOS 15.0, macOS 12.0, *)
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Toggle<Label: View>: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol ToggleStyle {}
@available(iOS 15.0, macOS 12.0, *)
public struct ButtonToggleStyle: ToggleStyle {}
extension ToggleStyle where Self == ButtonToggleStyle {
  @available(iOS 15.0, macOS 12.0, *)
  public static var button: ButtonToggleStyle { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
public struct Menu<Label: View, Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    fatalError()
  }
  @available(iOS 15.0, macOS 12.0, *)
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct MenuOrder: Equatable, Hashable, Sendable {
  public static let automatic: MenuOrder = { fatalError() }()
  @available(macOS, unavailable)
  public static let priority: MenuOrder = { fatalError() }()
  public static let fixed: MenuOrder = { fatalError() }()
}

@available(iOS 16.4, macOS 13.3, *)
public struct MenuActionDismissBehavior: Equatable {
  public static var automatic: MenuActionDismissBehavior { fatalError() }
  @available(macOS, unavailable)
  public static var disabled: MenuActionDismissBehavior { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
public struct ControlGroup<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  public var body: Never { fatalError() }
}

@available(iOS 15.0, macOS 12.0, *)
@MainActor @preconcurrency public protocol ControlGroupStyle {}
@available(iOS 17.0, macOS 14.0, *)
public struct PaletteControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @available(iOS 17.0, macOS 14.0, *)
  public static var palette: PaletteControlGroupStyle { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { fatalError() }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol PickerStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct InlinePickerStyle: PickerStyle {}
@available(iOS 13.0, macOS 10.15, *)
public struct SegmentedPickerStyle: PickerStyle {}
@available(iOS 14.0, macOS 11.0, *)
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == InlinePickerStyle {
  @available(iOS 14.0, macOS 11.0, *)
  public static var inline: InlinePickerStyle { fatalError() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { fatalError() }
}
extension PickerStyle where Self == MenuPickerStyle {
  @available(iOS 14.0, macOS 11.0, *)
  public static var menu: MenuPickerStyle { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  public var body: Never { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { fatalError() }
}

@available(iOS 16.0, macOS 13.0, *)
public struct SharePreview<Image: Transferable, Icon: Transferable> {}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init<S: StringProtocol>(_ title: S) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
@available(iOS 13.0, macOS 10.15, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle {}
@available(iOS 13.0, macOS 10.15, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15.0, macOS 10.15, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
@available(iOS 15.0, macOS 12.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
@available(iOS 26.0, macOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassButtonStyle: PrimitiveButtonStyle {}
@available(iOS 26.0, macOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @available(iOS 15.0, macOS 10.15, *)
  public static var bordered: BorderedButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @available(iOS 15.0, macOS 12.0, *)
  public static var borderedProminent: BorderedProminentButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  @available(iOS 26.0, macOS 26.0, *)
  @available(visionOS, unavailable)
  public static var glass: GlassButtonStyle { fatalError() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @available(iOS 26.0, macOS 26.0, *)
  @available(visionOS, unavailable)
  public static var glassProminent: GlassProminentButtonStyle { fatalError() }
}

@available(iOS 15.0, macOS 10.15, *)
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large }

@available(iOS 15.0, macOS 12.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape = { fatalError() }()
  @available(iOS 15.0, macOS 14.0, *)
  public static let capsule: ButtonBorderShape = { fatalError() }()
  public static let roundedRectangle: ButtonBorderShape = { fatalError() }()
  @available(iOS 15.0, macOS 14.0, *)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { fatalError() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ButtonBorderShape: View {
  @available(iOS 17.0, macOS 14.0, *)
  public typealias Body = Never
}

@available(iOS 14.0, macOS 11.0, *)
public struct KeyEquivalent: Hashable, Sendable {
  public static let upArrow: KeyEquivalent = { fatalError() }()
  public static let downArrow: KeyEquivalent = { fatalError() }()
  public static let leftArrow: KeyEquivalent = { fatalError() }()
  public static let rightArrow: KeyEquivalent = { fatalError() }()
  public static let escape: KeyEquivalent = { fatalError() }()
  public static let delete: KeyEquivalent = { fatalError() }()
  public static let deleteForward: KeyEquivalent = { fatalError() }()
  public static let home: KeyEquivalent = { fatalError() }()
  public static let end: KeyEquivalent = { fatalError() }()
  public static let pageUp: KeyEquivalent = { fatalError() }()
  public static let pageDown: KeyEquivalent = { fatalError() }()
  public static let tab: KeyEquivalent = { fatalError() }()
  public static let space: KeyEquivalent = { fatalError() }()
  public static let `return`: KeyEquivalent = { fatalError() }()
  public init(_ character: Character) { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

@available(iOS 14.0, macOS 11.0, *)
public struct KeyboardShortcut: Hashable, Sendable {
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { fatalError() }
  public static let defaultAction: KeyboardShortcut = { fatalError() }()
  public static let cancelAction: KeyboardShortcut = { fatalError() }()
}

extension View {
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  @available(macOS 15.0, *)
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { EmptyView() }
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    EmptyView()
  }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    EmptyView()
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 10.15, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    EmptyView()
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { EmptyView() }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { EmptyView() }
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { EmptyView() }
}
