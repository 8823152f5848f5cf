/// Something that people can do, or switch on and off.
///
/// What most commands have stands in the structure itself; the rest is kept behind one reference
/// (`CommandDetails`), because documents hold commands by the ten thousand.
public struct Command: Sendable, Hashable {
  public enum Kind: String, LanguageValue { case command, toggle }

  public var id: String
  public var kind: Kind
  /// The standard command that it is, if any.
  public var system: SystemCommand?
  /// The title; of a toggle whose title changes, the title while it is off.
  public var title: String
  public var symbol: String?
  public var role: Role
  public var shortcut: Shortcut?
  /// The platforms it is for.
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var whenUnavailable: UnavailableBehavior?
  /// Of a toggle: how it shows its state.
  public var form: ToggleForm?
  @Omittable public var traits: CommandTraits
  public var frequency: Frequency
  public var scope: CommandScope?
  public var duration: WorkDuration
  public var presentation: Presentation
  public var source: SourceReference
  /// What few commands have; `nil` where there is nothing.
  public var details: Indirect<CommandDetails>?

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

/// What few commands have.
public struct CommandDetails: Sendable, Hashable, Codable {
  public var subtitle: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  public var onTitle: String?
  public var offTitle: String?
  public var onSymbol: String?
  public var offSymbol: String?
  public var confirm: String?
  public var presents: String?
  public var setsDetent: String?
  public var navigates: String?
  public var alternateOf: String?
  @Omittable public var affects: [String]
  @Omittable public var clears: [String]

  public init() {}
}

extension Command {
  private mutating func change(_ change: (inout CommandDetails) -> Void) {
    var value = details?.value ?? CommandDetails()
    change(&value)
    details = value == CommandDetails() ? nil : Indirect(value)
  }

  public var subtitle: String? {
    get { details?.value.subtitle }
    set {
      guard newValue != subtitle else { return }
      change { $0.subtitle = newValue }
    }
  }

  /// The name of an image asset, in place of a symbol.
  public var image: String? {
    get { details?.value.image }
    set {
      guard newValue != image else { return }
      change { $0.image = newValue }
    }
  }

  public var accessibilityLabel: String? {
    get { details?.value.accessibilityLabel }
    set {
      guard newValue != accessibilityLabel else { return }
      change { $0.accessibilityLabel = newValue }
    }
  }

  public var hint: String? {
    get { details?.value.hint }
    set {
      guard newValue != hint else { return }
      change { $0.hint = newValue }
    }
  }

  /// For translators.
  public var comment: String? {
    get { details?.value.comment }
    set {
      guard newValue != comment else { return }
      change { $0.comment = newValue }
    }
  }

  /// Of a toggle: the title while it is on.
  public var onTitle: String? {
    get { details?.value.onTitle }
    set {
      guard newValue != onTitle else { return }
      change { $0.onTitle = newValue }
    }
  }

  /// Of a toggle: the title while it is off.
  public var offTitle: String? {
    get { details?.value.offTitle }
    set {
      guard newValue != offTitle else { return }
      change { $0.offTitle = newValue }
    }
  }

  public var onSymbol: String? {
    get { details?.value.onSymbol }
    set {
      guard newValue != onSymbol else { return }
      change { $0.onSymbol = newValue }
    }
  }

  public var offSymbol: String? {
    get { details?.value.offSymbol }
    set {
      guard newValue != offSymbol else { return }
      change { $0.offSymbol = newValue }
    }
  }

  /// The alert that asks before the command is performed.
  public var confirm: String? {
    get { details?.value.confirm }
    set {
      guard newValue != confirm else { return }
      change { $0.confirm = newValue }
    }
  }

  /// What the command presents.
  public var presents: String? {
    get { details?.value.presents }
    set {
      guard newValue != presents else { return }
      change { $0.presents = newValue }
    }
  }

  /// A sheet and the detent to which the command brings it, joined by a colon.
  public var setsDetent: String? {
    get { details?.value.setsDetent }
    set {
      guard newValue != setsDetent else { return }
      change { $0.setsDetent = newValue }
    }
  }

  /// The view to which the command leads.
  public var navigates: String? {
    get { details?.value.navigates }
    set {
      guard newValue != navigates else { return }
      change { $0.navigates = newValue }
    }
  }

  /// The command in whose place this one stands while a modifier is held.
  public var alternateOf: String? {
    get { details?.value.alternateOf }
    set {
      guard newValue != alternateOf else { return }
      change { $0.alternateOf = newValue }
    }
  }

  /// The surfaces whose content the command changes.
  public var affects: [String] {
    get { details?.value.affects ?? [] }
    set {
      guard newValue != affects else { return }
      change { $0.affects = newValue }
    }
  }

  /// The toggles that the command switches off.
  public var clears: [String] {
    get { details?.value.clears ?? [] }
    set {
      guard newValue != clears else { return }
      change { $0.clears = newValue }
    }
  }
}

extension Command: Codable {
  private enum CodingKeys: CodingKey {
    case id, kind, system, title, symbol, role, shortcut, platforms, enabledWhen, visibleWhen
    case whenUnavailable, form, traits, frequency, scope, duration, presentation, source
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(system, forKey: .system)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(symbol, forKey: .symbol)
    try details?.value.encode(to: encoder)
    try container.encode(role, forKey: .role)
    try container.encodeIfPresent(shortcut, forKey: .shortcut)
    try container.encode(_platforms, forKey: .platforms)
    try container.encodeIfPresent(enabledWhen, forKey: .enabledWhen)
    try container.encodeIfPresent(visibleWhen, forKey: .visibleWhen)
    try container.encodeIfPresent(whenUnavailable, forKey: .whenUnavailable)
    try container.encodeIfPresent(form, forKey: .form)
    try container.encode(_traits, forKey: .traits)
    try container.encode(frequency, forKey: .frequency)
    try container.encodeIfPresent(scope, forKey: .scope)
    try container.encode(duration, forKey: .duration)
    try container.encode(presentation, forKey: .presentation)
    try container.encode(source, forKey: .source)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      kind: try container.decode(Kind.self, forKey: .kind),
      title: try container.decode(String.self, forKey: .title),
      source: try container.decode(SourceReference.self, forKey: .source))
    system = try container.decodeIfPresent(SystemCommand.self, forKey: .system)
    symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
    role = try container.decode(Role.self, forKey: .role)
    shortcut = try container.decodeIfPresent(Shortcut.self, forKey: .shortcut)
    _platforms = try container.decode(Narrowed.self, forKey: .platforms)
    enabledWhen = try container.decodeIfPresent(Condition.self, forKey: .enabledWhen)
    visibleWhen = try container.decodeIfPresent(Condition.self, forKey: .visibleWhen)
    whenUnavailable = try container.decodeIfPresent(
      UnavailableBehavior.self, forKey: .whenUnavailable)
    form = try container.decodeIfPresent(ToggleForm.self, forKey: .form)
    _traits = try container.decode(Omittable<CommandTraits>.self, forKey: .traits)
    frequency = try container.decode(Frequency.self, forKey: .frequency)
    scope = try container.decodeIfPresent(CommandScope.self, forKey: .scope)
    duration = try container.decode(WorkDuration.self, forKey: .duration)
    presentation = try container.decode(Presentation.self, forKey: .presentation)
    let own = try CommandDetails(from: decoder)
    details = own == CommandDetails() ? nil : Indirect(own)
  }
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
