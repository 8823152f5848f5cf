// Declarations of SwiftUI, as far as generated code may use them: sheets, popovers, alerts, drag and
// drop. Only type-checked against, never linked or run: every body is a stand-in.
// From SwiftUI.swiftinterface of the SDK.

import CoreTransferable

@available(iOS 16.0, macOS 13.0, *)
extension Color: Transferable {
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    return ProxyRepresentation<Color, Data>(exporting: { _ in fatalError() })
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension Image: Transferable {
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    return ProxyRepresentation<Image, Data>(exporting: { _ in fatalError() })
  }
}

@available(iOS 16.0, macOS 13.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent = { fatalError() }()
  public static let large: PresentationDetent = { fatalError() }()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { fatalError() }
  public static func height(_ height: CGFloat) -> PresentationDetent { fatalError() }
}

@available(iOS 16.4, macOS 13.3, *)
public struct PresentationBackgroundInteraction: Sendable {
  public static var automatic: PresentationBackgroundInteraction { fatalError() }
  public static var enabled: PresentationBackgroundInteraction { fatalError() }
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { fatalError() }
}

@available(iOS 16.4, macOS 13.3, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  public static var automatic: PresentationContentInteraction { fatalError() }
  public static var scrolls: PresentationContentInteraction { fatalError() }
}

@available(iOS 16.4, macOS 13.3, *)
public struct PresentationAdaptation: Sendable {
  public static var automatic: PresentationAdaptation { fatalError() }
  public static var none: PresentationAdaptation { fatalError() }
  public static var sheet: PresentationAdaptation { fatalError() }
  public static var fullScreenCover: PresentationAdaptation { fatalError() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public protocol PresentationSizing: Sendable {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct FormPresentationSizing: PresentationSizing {}
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == FormPresentationSizing {
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public static var form: FormPresentationSizing { fatalError() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public static var page: PagePresentationSizing { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}

@available(iOS 13.0, macOS 10.15, *)
public struct UnitPoint: Hashable, Sendable {
  public static let center: UnitPoint = { fatalError() }()
}

@available(iOS 13.0, macOS 10.15, *)
public struct Anchor<Value> {
  @frozen public struct Source {
    private let storage: AnyObject?
  }
}

extension Anchor.Source where Value == CGRect {
  @available(iOS 13.0, macOS 10.15, *)
  public static var bounds: Anchor<CGRect>.Source { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    EmptyView()
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    EmptyView()
  }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { EmptyView() }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { EmptyView() }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    EmptyView()
  }
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { EmptyView() }
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    EmptyView()
  }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    EmptyView()
  }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { EmptyView() }
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { EmptyView() }
}
