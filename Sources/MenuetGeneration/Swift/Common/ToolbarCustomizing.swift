import MenuetModel

/// How people customize toolbars that generated code of UIKit and SwiftUI makes.
extension Toolbar {
  /// Indicates whether people customize it: a bar at the bottom has no such items.
  var isCustomizable: Bool { customizable && edge != .bottom }

  /// Returns whether people would have to add a unit to a bar to which they cannot.
  func isUnreachable(_ unit: ToolbarUnit) -> Bool {
    unit.customization == .optional && !isCustomizable
  }
}
