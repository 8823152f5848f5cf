/// How a button looks; `nil` leaves it to the system.
public struct ButtonLook: Sendable, Hashable, Codable {
  public var style: ButtonStyle?
  public var size: ButtonSize?
  public var corner: ButtonCorner
  /// The name of a colour asset.
  public var tint: String?

  public init() { corner = .automatic }
}

/// A button that performs a command or a toggle.
public struct Button: Sendable, Hashable, Codable {
  /// The id of the button's own command, or of the one it refers to.
  public var id: String
  public var item: Item
  public var kind: ButtonKind?
  public var look: ButtonLook
  public var view: String?
  public var source: SourceReference

  // In the JSON form `kind` tells a button from the other things in its array.
  private enum CodingKeys: String, CodingKey {
    case id, item
    case kind = "readyMade"
    case look, view, source
  }

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
  public var id: String
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  /// The choice; of a button with options of its own, one with the button's id.
  public var choice: String
  @Transient public var subject: Subject
  public var look: ButtonLook
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var view: String?
  /// The layouts of its menu that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

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
  public var id: String
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  /// The command that a tap performs; the menu then opens on a press.
  public var primary: String?
  @Transient public var primarySubject: Subject
  /// True for the More button.
  @Omittable public var isMore: Bool
  public var layout: MenuLayoutSize
  public var order: MenuOrder
  public var whenUnavailable: UnavailableBehavior?
  public var look: ButtonLook
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var view: String?
  public var content: [MenuElement]
  /// The layouts of its menu that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

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
  public var id: String
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  public var choice: String
  @Transient public var subject: Subject
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var view: String?
  public var source: SourceReference

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
