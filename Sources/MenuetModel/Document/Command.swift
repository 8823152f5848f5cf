/// Something that people can do, or switch on and off.
///
/// The parts that most commands have stand in the structure itself; the rest is kept behind one
/// reference (`CommandDetails`), because documents hold commands by the ten thousand.
public struct Command: Sendable, Hashable {
  /// The two kinds of command: one that is performed, and one that is switched on and off.
  public enum Kind: String, LanguageValue { case command, toggle }

  /// The id, unique among the document's commands, toggles, choices and states.
  public var id: String
  /// The kind: a command or a toggle.
  public var kind: Kind
  /// The standard command that it is; `nil` for one of the app's own.
  public var system: SystemCommand?
  /// The title that people see; of a toggle whose title changes, the title while it is off.
  public var title: String
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// Its meaning to the system.
  public var role: Role
  /// The keyboard shortcut that performs it; `nil` where there is none.
  public var shortcut: Shortcut?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// Its behavior while it cannot be used; `nil` where its place decides: hidden in a context menu,
  /// dimmed elsewhere.
  public var whenUnavailable: UnavailableBehavior?
  /// Of a toggle: how it shows its state; `nil` for a command.
  public var form: ToggleForm?
  /// Its further traits.
  @Omittable public var traits: CommandTraits
  /// How often people use it.
  public var frequency: Frequency
  /// The object of its action; `nil` where the document does not say.
  public var scope: CommandScope?
  /// How long its work takes.
  public var duration: WorkDuration
  /// How it presents what it presents.
  public var presentation: Presentation
  /// Indicates whether it is a standard command that the document does not name, in a standard menu.
  @Omittable public var standard: Bool
  /// Where it was written; `.none` for a standard command that the document does not name.
  @Omittable public var source: SourceReference
  /// The parts that few commands have; `nil` where there is nothing. The computed properties reach
  /// through it.
  public var details: Indirect<CommandDetails>?

  /// A command with the language's defaults and no platforms yet.
  public init(id: String, kind: Kind, title: String, source: SourceReference) {
    self.id = id
    self.kind = kind
    self.title = title
    _source = Omittable(wrappedValue: source)
    role = .normal
    frequency = .normal
    duration = .short
    presentation = .over
  }

  /// Indicates whether this is a toggle, false for a command.
  public var isToggle: Bool { kind == .toggle }
}

/// The parts that few commands have, read and written through the properties of `Command`.
public struct CommandDetails: Sendable, Hashable, Codable {
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// Of a toggle: the title while it is on; `nil` where the title does not change.
  public var onTitle: String?
  /// Of a toggle: the title while it is off; `nil` where the title does not change.
  public var offTitle: String?
  /// Of a toggle: the name of the SF Symbol while it is on; `nil` where the symbol does not change.
  public var onSymbol: String?
  /// Of a toggle: the name of the SF Symbol while it is off; `nil` where the symbol does not
  /// change.
  public var offSymbol: String?
  /// The id of the alert that asks before it is performed; `nil` where none does.
  public var confirm: String?
  /// The id of the sheet, cover, popover, alert or activity view that it presents; `nil` where it
  /// presents nothing.
  public var presents: String?
  /// The id of a sheet and the detent to which the command brings it, joined by a colon; `nil`
  /// where it moves none.
  public var setsDetent: String?
  /// The id of the view to which it leads; `nil` where it leads to none.
  public var navigates: String?
  /// The id of the command in whose place it stands while a modifier is held, in a menu bar; `nil`
  /// where it always stands.
  public var alternateOf: String?
  /// The part of the app that performs it; `nil` where the document names none.
  public var handler: String?
  /// The ids of the surfaces whose content it changes.
  @Omittable public var affects: [String]
  /// The ids of the toggles that it switches off.
  @Omittable public var clears: [String]

  /// Nothing.
  public init() {}
}

extension Command {
  private mutating func change(_ change: (inout CommandDetails) -> Void) {
    var value = details?.value ?? CommandDetails()
    change(&value)
    details = value == CommandDetails() ? nil : Indirect(value)
  }

  /// The line below the title; `nil` where there is none.
  public var subtitle: String? {
    get { details?.value.subtitle }
    set {
      guard newValue != subtitle else { return }
      change { $0.subtitle = newValue }
    }
  }

  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String? {
    get { details?.value.image }
    set {
      guard newValue != image else { return }
      change { $0.image = newValue }
    }
  }

  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String? {
    get { details?.value.accessibilityLabel }
    set {
      guard newValue != accessibilityLabel else { return }
      change { $0.accessibilityLabel = newValue }
    }
  }

  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String? {
    get { details?.value.hint }
    set {
      guard newValue != hint else { return }
      change { $0.hint = newValue }
    }
  }

  /// A note for translators; `nil` where there is none.
  public var comment: String? {
    get { details?.value.comment }
    set {
      guard newValue != comment else { return }
      change { $0.comment = newValue }
    }
  }

  /// Of a toggle: the title while it is on; `nil` where the title does not change.
  public var onTitle: String? {
    get { details?.value.onTitle }
    set {
      guard newValue != onTitle else { return }
      change { $0.onTitle = newValue }
    }
  }

  /// Of a toggle: the title while it is off; `nil` where the title does not change.
  public var offTitle: String? {
    get { details?.value.offTitle }
    set {
      guard newValue != offTitle else { return }
      change { $0.offTitle = newValue }
    }
  }

  /// Of a toggle: the name of the SF Symbol while it is on; `nil` where the symbol does not change.
  public var onSymbol: String? {
    get { details?.value.onSymbol }
    set {
      guard newValue != onSymbol else { return }
      change { $0.onSymbol = newValue }
    }
  }

  /// Of a toggle: the name of the SF Symbol while it is off; `nil` where the symbol does not
  /// change.
  public var offSymbol: String? {
    get { details?.value.offSymbol }
    set {
      guard newValue != offSymbol else { return }
      change { $0.offSymbol = newValue }
    }
  }

  /// The id of the alert that asks before it is performed; `nil` where none does.
  public var confirm: String? {
    get { details?.value.confirm }
    set {
      guard newValue != confirm else { return }
      change { $0.confirm = newValue }
    }
  }

  /// The id of the sheet, cover, popover, alert or activity view that it presents; `nil` where it
  /// presents nothing.
  public var presents: String? {
    get { details?.value.presents }
    set {
      guard newValue != presents else { return }
      change { $0.presents = newValue }
    }
  }

  /// The id of a sheet and the detent to which the command brings it, joined by a colon; `nil`
  /// where it moves none.
  public var setsDetent: String? {
    get { details?.value.setsDetent }
    set {
      guard newValue != setsDetent else { return }
      change { $0.setsDetent = newValue }
    }
  }

  /// The id of the view to which it leads; `nil` where it leads to none.
  public var navigates: String? {
    get { details?.value.navigates }
    set {
      guard newValue != navigates else { return }
      change { $0.navigates = newValue }
    }
  }

  /// The id of the command in whose place it stands while a modifier is held, in a menu bar; `nil`
  /// where it always stands.
  public var alternateOf: String? {
    get { details?.value.alternateOf }
    set {
      guard newValue != alternateOf else { return }
      change { $0.alternateOf = newValue }
    }
  }

  /// The part of the app that performs it; `nil` where the document names none.
  public var handler: String? {
    get { details?.value.handler }
    set {
      guard newValue != handler else { return }
      change { $0.handler = newValue }
    }
  }

  /// The ids of the surfaces whose content it changes.
  public var affects: [String] {
    get { details?.value.affects ?? [] }
    set {
      guard newValue != affects else { return }
      change { $0.affects = newValue }
    }
  }

  /// The ids of the toggles that it switches off.
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
    case whenUnavailable, form, traits, frequency, scope, duration, presentation, standard, source
  }

  /// Encodes the command and its details as one object.
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
    try container.encode(_standard, forKey: .standard)
    try container.encode(_source, forKey: .source)
  }

  /// Decodes the command and its details from one object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      kind: try container.decode(Kind.self, forKey: .kind),
      title: try container.decode(String.self, forKey: .title),
      source: try container.decode(Omittable<SourceReference>.self, forKey: .source).wrappedValue)
    _standard = try container.decode(Omittable<Bool>.self, forKey: .standard)
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
