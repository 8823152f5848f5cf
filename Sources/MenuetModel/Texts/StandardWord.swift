/// The names of buttons that every app has, in English: for assistive technologies, and where there
/// is room for a title.
public enum StandardWord: String, Sendable, CaseIterable {
  case back, close, sidebar, search, inspector, more

  /// The word as people read it.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The symbol that the system draws.
  public var symbol: String {
    switch self {
    case .back: "chevron.backward"
    case .close: "xmark"
    case .sidebar: "sidebar.leading"
    case .search: "magnifyingglass"
    case .inspector: "sidebar.trailing"
    case .more: "ellipsis.circle"
    }
  }
}

extension ToolbarUnit.Content {
  /// The name of a button that every bar has; `nil` for other units.
  public var standardWord: StandardWord? {
    switch self {
    case .back: .back
    case .close: .close
    case .sidebarToggle: .sidebar
    case .search: .search
    case .inspectorToggle: .inspector
    case .pullDownButton(let button): button.isMore ? .more : nil
    case .item, .button, .popUpButton, .segmented, .group, .space, .slot, .title: nil
    }
  }
}

extension StandardMenu {
  /// The title in the menu bar of an app, in English.
  public func title(inAppNamed name: String) -> String {
    self == .app ? name : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
