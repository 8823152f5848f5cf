// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Notes {
  // embed: menuOption
  /// The parts of an option that menus show.
  fileprivate protocol MenuOption: CaseIterable, RawRepresentable<String> {
    var title: String { get }
    var symbol: String? { get }
    #if OPTION_SHORTCUTS
      var shortcut: Shortcut? { get }
    #endif
  }
  // end

  // embed: commandTypes
  /// The meaning of a command to the system.
  public enum Role: Sendable {
    case normal, primary, cancel, destructive
  }

  #if TOGGLES
    /// How a toggle shows its state.
    public enum ToggleForm: Sendable {
      case checkmark, title, pair
    }
  #endif

  /// Keys that perform a command.
  public struct Shortcut: Hashable, Sendable {
    /// A character in lower case, or the name of a key, such as `up` or `f1`.
    public let key: String
    public let modifiers: Modifiers

    public init(_ key: String, _ modifiers: Modifiers) {
      self.key = key
      self.modifiers = modifiers
    }

    /// The keys that are held.
    public struct Modifiers: OptionSet, Hashable, Sendable {
      public let rawValue: Int

      #if EXPORTED
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
      #endif

      public static let command = Modifiers(rawValue: 1)
      public static let shift = Modifiers(rawValue: 2)
      public static let option = Modifiers(rawValue: 4)
      public static let control = Modifiers(rawValue: 8)
      public static let function = Modifiers(rawValue: 16)
    }
  }
  // end
}

/// Stands in for a document without commands.
public enum NoCommands {
  public typealias Role = Notes.Role
  public typealias Shortcut = Notes.Shortcut

  // embed: noCommands
  /// The commands of the app: the document has no commands.
  public struct Command: RawRepresentable, CaseIterable, Hashable, Sendable {
    public let rawValue: String

    public init?(rawValue: String) {
      return nil
    }

    public static var allCases: [Command] { [] }
    public var title: String { rawValue }
    public var symbol: String? { nil }
    public var role: Role { .normal }
    public var shortcut: Shortcut? { nil }
  }
  // end
}
