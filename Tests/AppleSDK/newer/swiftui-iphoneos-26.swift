// What SwiftUI has since iOS 26, for older SDKs: names and types, no behaviour.

import SwiftUI

@available(iOS 26.0, *) enum SpacerSizing {
  case flexible, fixed
}

@available(iOS 26.0, *) struct ToolbarSpacer: CustomizableToolbarContent {
  nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "") { EmptyView() }
  }
}

@available(iOS 26.0, *) struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

@available(iOS 26.0, *) struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

@available(iOS 26.0, *) extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  static var glass: GlassButtonStyle { GlassButtonStyle() }
}

@available(iOS 26.0, *) extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

@available(iOS 26.0, *) extension View {
  nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
}
