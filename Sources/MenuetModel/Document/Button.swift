/// How a button looks; `nil` leaves it to the system.
public struct ButtonLook: Sendable, Hashable, Codable {
  /// Its prominence.
  public var style: ButtonStyle?
  /// Its size, relative to the system's others.
  public var size: ButtonSize?
  /// The shape of its corners.
  public var corner: ButtonCorner
  /// The name of a colour asset.
  public var tint: String?

  /// The look that the system chooses.
  public init() { corner = .automatic }
}

/// A button that performs a command or a toggle.
public struct Button: Sendable, Hashable, Codable {
  /// The id of the button's own command, or of the one it refers to.
  public var id: String
  /// The command or toggle that it performs, with what this place says differently.
  public var item: Item
  /// The ready-made button that it is; `nil` where it shows its command.
  public var kind: ButtonKind?
  /// How the button looks.
  public var look: ButtonLook
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Indicates whether a drag that rests above it activates it.
  @Omittable public var springLoaded: Bool
  /// Where it was written.
  public var source: SourceReference

  // In the JSON form `kind` tells a button from the other things in its array.
  private enum CodingKeys: String, CodingKey {
    case id, item
    case kind = "readyMade"
    case look, view, springLoaded, source
  }

  /// A button of an item; it takes the item's id.
  public init(item: Item, kind: ButtonKind?, look: ButtonLook, source: SourceReference) {
    id = item.id
    self.item = item
    self.kind = kind
    self.look = look
    self.source = source
  }
}

/// A button that shows one of a flat list of options and lets people choose.
public struct PopUpButton: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; of its choice, where it has none of its own; `nil` where neither
  /// has.
  public var title: String?
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the choice; of a button with options of its own, the button's.
  public var choice: String
  /// The choice that `choice` names, by index.
  @Transient public var subject: Subject
  /// How the button looks.
  public var look: ButtonLook
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Indicates whether a drag that rests above it activates it.
  @Omittable public var springLoaded: Bool
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// A button for a choice, with no platforms yet.
  public init(
    id: String, title: String?, choice: String, subject: Subject, source: SourceReference
  ) {
    self.id = id
    self.title = title
    self.choice = choice
    self.source = source
    look = ButtonLook()
    _subject = Transient(wrappedValue: subject)
  }
}

/// A button that opens a menu.
public struct PullDownButton: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the command that a tap performs, the menu then opening on a press; `nil` where a tap
  /// opens the menu.
  public var primary: String?
  /// The command that `primary` names, by index.
  @Transient public var primarySubject: Subject
  /// Indicates whether this is the More button.
  @Omittable public var isMore: Bool
  /// The form in which the menu is to be laid out.
  public var layout: MenuLayoutSize
  /// The order of the items when the menu opens away from its first one.
  public var order: MenuOrder
  /// Its behavior while it cannot be used; `nil` where its place decides: hidden in a context menu,
  /// dimmed elsewhere.
  public var whenUnavailable: UnavailableBehavior?
  /// How the button looks.
  public var look: ButtonLook
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Indicates whether a drag that rests above it activates it.
  @Omittable public var springLoaded: Bool
  /// The content of the menu, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// A button whose menu is laid out as a list, with no platforms yet.
  public init(id: String, title: String?, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.title = title
    self.content = content
    self.source = source
    layout = .large
    order = .automatic
    look = ButtonLook()
  }
}

/// A control that shows all options of a choice side by side.
public struct SegmentedControl: Sendable, Hashable, Codable {
  /// The id, given or derived from the title; unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; of its choice, where it has none of its own; `nil` where neither
  /// has.
  public var title: String?
  /// The line below the title; `nil` where there is none.
  public var subtitle: String?
  /// The name of the SF Symbol shown; `nil` where there is none or `image` stands in its place.
  public var symbol: String?
  /// The name of the image asset shown in place of a symbol; `nil` where there is none.
  public var image: String?
  /// The words that assistive technologies read out in place of the title; `nil` where they read
  /// the title.
  public var accessibilityLabel: String?
  /// Its effect, in a few words for assistive technologies; `nil` where nothing is said.
  public var hint: String?
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the choice.
  public var choice: String
  /// The choice that `choice` names, by index.
  @Transient public var subject: Subject
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// Indicates whether a drag that rests above it activates it.
  @Omittable public var springLoaded: Bool
  /// Where it was written.
  public var source: SourceReference

  /// A control for a choice, with no platforms yet.
  public init(
    id: String, title: String?, choice: String, subject: Subject, source: SourceReference
  ) {
    self.id = id
    self.title = title
    self.choice = choice
    self.source = source
    _subject = Transient(wrappedValue: subject)
  }
}
