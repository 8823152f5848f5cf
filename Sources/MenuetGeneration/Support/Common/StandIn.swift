// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates, as far as the code that all documents share needs it. Nothing of this
// file is embedded.

public enum Notes {
  public typealias Actions = NotesActions

  public enum Command: String, CaseIterable, Sendable {
    case bold

    public var title: String { rawValue }
    public var symbol: String? { nil }
    public var role: Role { .normal }
    public var shortcut: Shortcut? { nil }
    #if TOGGLES
      var toggleForm: ToggleForm? { .pair }
    #endif
    var onTitle: String? { nil }
    var onSymbol: String? { nil }
    var subtitle: String? { nil }
    var hint: String? { nil }
    var accessibilityLabel: String? { nil }
    var image: String? { nil }
    var keepsMenuOpen: Bool { false }
    var hidesWhenUnavailable: Bool? { nil }
  }
}

@MainActor extension Notes {
  static func isEnabled(_ command: Command, on actions: any Actions) -> Bool { true }
  static func isVisible(_ command: Command, on actions: any Actions) -> Bool { true }
  static func isOn(_ command: Command, on actions: any Actions) -> Bool { false }
}
