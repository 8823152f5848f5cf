import MenuetModel

/// The methods that toolbars ask of the app besides commands; each is told which toolbar asks.
enum ToolbarRequirements {
  static func methods(
    _ names: Set<ToolbarUnit.Content.Kind>, in plan: GenerationPlan
  ) -> [Declaration] {
    var kinds: Set<ToolbarUnit.Content.Kind> = []
    for toolbar in plan.walk.toolbars {
      for region in Toolbar.Region.allCases {
        for unit in toolbar[region] { kinds.insert(unit.content.kind) }
      }
    }
    return all.filter { kinds.contains($0.0) && names.contains($0.0) }.map {
      Declaration(.method($0.1, [plan.forToolbar]), comment: $0.2)
    }
  }

  private static let all: [(ToolbarUnit.Content.Kind, SwiftIdentifier, Comment)] = [
    (.close, "close", "Closes what a toolbar belongs to."),
    (.sidebarToggle, "toggleSidebar", "Shows or hides the sidebar beside a toolbar."),
    (.inspectorToggle, "toggleInspector", "Shows or hides the inspector beside a toolbar."),
  ]
}

extension GenerationPlan {
  private static let toolbarType: SwiftIdentifier = "ToolbarID"

  /// `for toolbar: Notes.ToolbarID`.
  var forToolbar: Declaration.Parameter {
    .init("for toolbar: ", .path([names.type, Self.toolbarType]))
  }

  /// `for: .main`.
  func argument(_ label: StaticString = "for", for toolbar: Toolbar) -> Expression.Argument {
    .init(label, .implicitMember(SwiftIdentifier(document.caseName(ofToolbar: toolbar.id))))
  }

  /// The type by which the app tells toolbars apart; nothing where neither they nor anything of theirs
  /// bears it.
  func toolbarType(isNeeded: Bool) -> [Declaration] {
    guard isNeeded else { return [] }
    let cases = walk.toolbars.map { toolbar in
      let name = SwiftIdentifier(document.caseName(ofToolbar: toolbar.id))
      return Declaration(.enumCase(name, rawValue: toolbar.id))
    }
    return [
      Declaration(
        .type(
          "enum", Self.toolbarType,
          conformances: [.code("String"), .code("CaseIterable"), .code("Sendable")], cases),
        comment: "The toolbars. The raw values are the ids of the document.", isInterface: true)
    ]
  }
}
