// What SwiftUI has since iOS 27, for older SDKs: names and types, no behaviour.

import SwiftUI

@available(iOS 27.0, *) struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  static let automatic = ToolbarItemVisibilityPriority()
  static let low = ToolbarItemVisibilityPriority()
  static let high = ToolbarItemVisibilityPriority()
  private init() {}
  init(lowerThan other: ToolbarItemVisibilityPriority) {}
  init(higherThan other: ToolbarItemVisibilityPriority) {}
}

@available(iOS 27.0, *) extension ToolbarContent {
  @MainActor @preconcurrency
  func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent { self }
}

extension ToolbarItemPlacement {
  @available(iOS 27.0, *) static var topBarPinnedTrailing: ToolbarItemPlacement { .topBarTrailing }
}
