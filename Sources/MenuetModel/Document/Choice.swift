/// Options of which exactly one holds.
public struct Choice: Sendable, Hashable, Codable {
  /// The id, unique among the document's commands, toggles, choices and states.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// Its behavior while it cannot be used; `nil` where its place decides: hidden in a context menu,
  /// dimmed elsewhere.
  public var whenUnavailable: UnavailableBehavior?
  /// How often people use it.
  public var frequency: Frequency
  /// The part of the app that keeps it; `nil` where the document names none.
  public var handler: String?
  /// The options, in document order.
  public var options: [Option]
  /// Where it was written.
  public var source: SourceReference

  /// One of the options.
  public struct Option: Sendable, Hashable, Codable {
    /// The id, unique in its choice; conditions name it as `choice.option`.
    public var id: String
    /// The title that people see.
    public var title: String
    /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
    public var symbol: String?
    /// The name of the image asset shown in place of a symbol; `nil` where there is none.
    public var image: String?
    /// The line below the title; `nil` where there is none.
    public var subtitle: String?
    /// The words that assistive technologies read out in place of the title; `nil` where they read
    /// the title.
    public var accessibilityLabel: String?
    /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
    public var hint: String?
    /// A note for translators; `nil` where there is none.
    public var comment: String?
    /// The keyboard shortcut that chooses it; `nil` where there is none.
    public var shortcut: Shortcut?
    /// Indicates whether this is the option that holds at first.
    @Omittable public var isDefault: Bool
    /// Indicates whether this is the last option of a pop-up button that leads to further ones.
    @Omittable public var isCustom: Bool
    /// The id of the sheet, cover, popover, alert or activity view that it presents; `nil` where it
    /// presents nothing.
    public var presents: String?
    /// The platforms it is for, a subset of the document's.
    @Narrowed public var platforms: PlatformSet
    /// The condition under which it can be used; `nil` where it always can.
    public var enabledWhen: Condition?
    /// The condition under which it is shown; `nil` where it always is.
    public var visibleWhen: Condition?
    /// Where it was written.
    public var source: SourceReference

    /// An option that is not the default, with no platforms yet.
    public init(id: String, title: String, source: SourceReference) {
      self.id = id
      self.title = title
      self.source = source
    }
  }

  /// A choice with its options and no platforms yet.
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
