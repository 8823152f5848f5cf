/// Something that people can do, or switch on and off.
public struct Command: Sendable, Hashable, Codable {
  public enum Kind: String, LanguageValue { case command, toggle }

  public var id: String
  public var kind: Kind
  /// The standard command that it is, if any.
  public var system: SystemCommand?
  /// The title; of a toggle whose title changes, the title while it is off.
  public var title: String
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  public var role: Role
  public var shortcut: Shortcut?
  /// The platforms it is for.
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var whenUnavailable: UnavailableBehavior?
  /// Of a toggle: how it shows its state, and the words and symbols of both.
  public var form: ToggleForm?
  public var onTitle: String?
  public var offTitle: String?
  public var onSymbol: String?
  public var offSymbol: String?
  @Omittable public var traits: CommandTraits
  public var frequency: Frequency
  public var scope: CommandScope?
  public var duration: WorkDuration
  /// The alert that asks before the command is performed.
  public var confirm: String?
  /// What the command presents.
  public var presents: String?
  public var presentation: Presentation
  public var setsDetent: String?
  public var navigates: String?
  /// The command in whose place this one stands while a modifier is held.
  public var alternateOf: String?
  @Omittable public var affects: [String]
  /// The toggles that it switches off.
  @Omittable public var clears: [String]
  public var source: SourceReference

  public init(id: String, kind: Kind, title: String, source: SourceReference) {
    self.id = id
    self.kind = kind
    self.title = title
    self.source = source
    role = .normal
    frequency = .normal
    duration = .short
    presentation = .over
  }

  public var isToggle: Bool { kind == .toggle }
}

/// What is true of a command; the default of each is not.
public struct CommandTraits: OptionSet, Emptiable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let needsInput = CommandTraits(rawValue: 1 << 0)
  public static let dismisses = CommandTraits(rawValue: 1 << 1)
  public static let activityIndicator = CommandTraits(rawValue: 1 << 2)
  public static let keepsMenuOpen = CommandTraits(rawValue: 1 << 3)
  public static let destructive = CommandTraits(rawValue: 1 << 4)
  public static let undoable = CommandTraits(rawValue: 1 << 5)
  public static let continuesInApp = CommandTraits(rawValue: 1 << 6)
  /// `destructive="false"` was written: the command is not, whatever its title says.
  public static let harmless = CommandTraits(rawValue: 1 << 7)
  public static let unanimated = CommandTraits(rawValue: 1 << 8)

  /// The traits by name, in the order in which they are written.
  public static let names: [(trait: CommandTraits, name: String)] = [
    (.needsInput, "needsInput"), (.dismisses, "dismisses"),
    (.activityIndicator, "activityIndicator"), (.keepsMenuOpen, "keepsMenuOpen"),
    (.destructive, "destructive"), (.undoable, "undoable"),
    (.continuesInApp, "continuesInApp"), (.harmless, "harmless"), (.unanimated, "unanimated"),
  ]

  public init(from decoder: any Decoder) throws {
    let names = try [String](from: decoder)
    self = CommandTraits(Self.names.filter { names.contains($0.name) }.map(\.trait))
  }

  public func encode(to encoder: any Encoder) throws {
    try Self.names.filter { contains($0.trait) }.map(\.name).encode(to: encoder)
  }
}

/// Options of which exactly one holds.
public struct Choice: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var symbol: String?
  public var image: String?
  public var subtitle: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var whenUnavailable: UnavailableBehavior?
  public var frequency: Frequency
  public var options: [Option]
  public var source: SourceReference

  /// One of the options.
  public struct Option: Sendable, Hashable, Codable {
    /// Unique in its choice.
    public var id: String
    public var title: String
    public var symbol: String?
    public var image: String?
    public var subtitle: String?
    public var accessibilityLabel: String?
    public var hint: String?
    public var comment: String?
    public var shortcut: Shortcut?
    /// True for the option that holds at first.
    @Omittable public var isDefault: Bool
    /// True for the last option of a pop-up button that leads to further ones.
    @Omittable public var isCustom: Bool
    public var presents: String?
    @Narrowed public var platforms: PlatformSet
    public var enabledWhen: Condition?
    public var visibleWhen: Condition?
    public var source: SourceReference

    public init(id: String, title: String, source: SourceReference) {
      self.id = id
      self.title = title
      self.source = source
    }
  }

  public init(id: String, title: String?, options: [Option], source: SourceReference) {
    self.id = id
    self.title = title
    self.options = options
    self.source = source
    frequency = .normal
  }

  /// Index of the option that holds at first: the default, else the first.
  public var initialOption: Int { options.firstIndex { $0.isDefault } ?? 0 }
}

/// A Boolean that the app supplies.
public struct AppState: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var comment: String?
  public var source: SourceReference

  public init(id: String, title: String?, comment: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.comment = comment
    self.source = source
  }
}
