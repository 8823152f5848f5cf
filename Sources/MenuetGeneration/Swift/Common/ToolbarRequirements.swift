import MenuetModel

/// The methods that toolbars ask of the app besides commands; each takes the toolbar's id.
enum ToolbarRequirements {
  static func methods(
    _ names: Set<ToolbarUnit.Content.Kind>, in walk: Traversal
  ) -> [Declaration] {
    var kinds: Set<ToolbarUnit.Content.Kind> = []
    for toolbar in walk.toolbars {
      for region in Toolbar.Region.allCases {
        for unit in toolbar[region] { kinds.insert(unit.content.kind) }
      }
    }
    return all.filter { kinds.contains($0.0) && names.contains($0.0) }.map {
      Declaration(.method($0.1, ["for toolbar: String"]), comment: $0.2)
    }
  }

  private static let all: [(ToolbarUnit.Content.Kind, SwiftIdentifier, Comment)] = [
    (.close, "close", "Closes what a toolbar belongs to."),
    (.sidebarToggle, "toggleSidebar", "Shows or hides the sidebar beside a toolbar."),
    (.inspectorToggle, "toggleInspector", "Shows or hides the inspector beside a toolbar."),
  ]
}
