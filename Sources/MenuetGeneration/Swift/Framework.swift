package import MenuetModel

extension Framework {
  /// The types of the framework that generated code names without their module, where a document
  /// might have such a name and would hide one. Names of the standard library are no document's.
  package var usedTypes: Set<String> {
    switch self {
    case .swiftui: Self.viewTypes
    case .uikit, .appkit, .none: []
    }
  }

  /// Indicates whether its code makes the standard menus, which elsewhere the system has.
  package var makesStandardMenus: Bool { self == .appkit }

  private static let viewTypes: Set<String> = [
    "Binding", "Button", "ButtonRole", "CGFloat", "Color", "CommandGroup", "CommandMenu",
    "Commands", "CommandsBuilder", "ControlGroup", "CustomizableToolbarContent",
    "DataRepresentation", "Divider", "EmptyCommands", "EmptyView", "EventModifiers", "ForEach",
    "Group", "Image", "KeyEquivalent", "KeyboardShortcut", "Label", "Menu", "Picker",
    "PresentationBackgroundInteraction", "PresentationDetent", "Section", "ShareLink",
    "SidebarCommands", "Spacer", "Text", "Toggle", "ToolbarCommands", "ToolbarContent",
    "ToolbarContentBuilder", "ToolbarItem", "ToolbarItemPlacement", "ToolbarSpacer",
    "TransferRepresentation", "Transferable", "UIDevice", "UTType", "UndoManager", "View",
    "ViewBuilder", "ViewModifier",
  ]
}

/// Who may use generated code.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `public`, package, `internal`

  /// The modifier with a space after it; the default needs none.
  var modifier: StaticString {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}

/// Where generated code looks titles up.
package enum TitleBundle: String, CaseIterable, Sendable {
  /// The resources of the Swift package's module.
  case module
  /// The app itself.
  case main
  /// The bundle of the code: an app, a framework or an extension.
  case `class`
}
