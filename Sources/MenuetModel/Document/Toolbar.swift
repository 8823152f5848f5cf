/// A bar of commands with three regions.
public struct Toolbar: Sendable, Hashable, Codable {
  /// The id, unique among the document's surfaces and their parts.
  public var id: String
  /// The title that people see; `nil` where there is none.
  public var title: String?
  /// The arrangement of the navigation bar.
  public var style: ToolbarStyle
  /// The edge at which it stands.
  public var edge: ToolbarEdge
  /// Indicates whether people may rearrange it; its overflow button is then always there.
  @Omittable public var customizable: Bool
  /// Who moves what does not fit into the overflow menu; where the document says nothing, it follows
  /// from what the document says of the units of the center.
  public var overflowBy: OverflowArranger
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The id of the view that it belongs to; `nil` where it stands outside every view.
  public var view: String?
  /// The units of its three regions.
  public var regions: Regions
  /// The items above a watch's scrolling content.
  @Omittable public var scrolling: [ToolbarUnit]
  /// The explicit shrink chain; empty where the document gives none.
  @Omittable public var shrink: [ShrinkStep]
  /// Contexts in which its layout must work.
  @Omittable public var checks: [LayoutCheck]
  /// Every unit that is laid out, with all forms that it can take, in bar order; empty before the
  /// layout.
  public var units: [LaidOutUnit] = []
  /// The steps in which the bar gives way, the first one first; empty before the layout.
  public var shrinkChain: [ChainStep] = []
  /// The units of the bar at every width, widest range first; empty before the layout.
  public var breakpoints: BreakpointTable = []
  /// The least width at which everything kept fits, in points; `nil` before the layout.
  public var minimumWidth: Int?
  /// Where it was written.
  public var source: SourceReference

  /// An empty toolbar with the language's defaults and no platforms yet.
  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    style = .automatic
    edge = .automatic
    overflowBy = .system
    regions = Regions()
  }

  /// The units of the three regions, each in document order with what `extend` adds.
  public struct Regions: Sendable, Hashable, Codable {
    /// At the leading edge; visible at every width.
    public var leading: [ToolbarUnit] = []
    /// In the middle; the units that give way.
    public var center: [ToolbarUnit] = []
    /// At the trailing edge; visible at every width.
    public var trailing: [ToolbarUnit] = []

    /// Three empty regions.
    public init() {}
  }

  /// A region of the bar, in bar order.
  public enum Region: String, LanguageValue { case leading, center, trailing }

  /// The units of a region.
  public subscript(region: Region) -> [ToolbarUnit] {
    get {
      switch region {
      case .leading: regions.leading
      case .center: regions.center
      case .trailing: regions.trailing
      }
    }
    set {
      switch region {
      case .leading: regions.leading = newValue
      case .center: regions.center = newValue
      case .trailing: regions.trailing = newValue
      }
    }
  }
}

/// One step of an explicit shrink chain.
public struct ShrinkStep: Sendable, Hashable, Codable {
  /// The id of the unit that gives way.
  public var unit: String
  /// The rung to which it goes.
  public var to: ShrinkTarget
  /// Where it was written.
  public var source: SourceReference

  /// A step of a unit to a rung.
  public init(unit: String, to: ShrinkTarget, source: SourceReference) {
    self.unit = unit
    self.to = to
    self.source = source
  }
}

/// Contexts in which a layout must work.
public struct LayoutCheck: Sendable, Hashable, Codable {
  /// Widths of a toolbar in points; empty where the document names none.
  public var widths: [Int]
  /// Language tags, or `pseudo` for lengthened titles; empty where the document names none.
  public var locales: [String]
  /// Text sizes; empty where the document names none.
  public var contentSizes: [ContentSize]
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The menu that it is for; none where it is for everything around it.
  @Transient public var menu: NodeID
  /// Where it was written.
  public var source: SourceReference

  /// Every combination of these, on these platforms.
  public init(
    widths: [Int], locales: [String], contentSizes: [ContentSize], platforms: PlatformSet,
    source: SourceReference
  ) {
    self.widths = widths
    self.locales = locales
    self.contentSizes = contentSizes
    self.source = source
    _platforms = Narrowed(wrappedValue: platforms)
    _menu = Transient(wrappedValue: NodeID())
  }
}

/// A part of a region of a toolbar that gives way as one: an item or a group.
public struct ToolbarUnit: Sendable, Hashable {
  /// The id, the `ref` of an item, or the name of an element without either.
  public var id: String
  /// The rank by which it stays; higher stays longer.
  @Omittable public var priority: Int
  /// Indicates whether it is never pushed out.
  @Omittable public var pinned: Bool
  /// The parts that it shows in the bar.
  public var display: ItemDisplay
  /// Where it goes when there is no room.
  public var overflow: ItemOverflow
  /// The changes that people may make to its place in the bar.
  public var customization: ItemCustomization
  /// Indicates whether holding a drag above it activates it.
  @Omittable public var springLoaded: Bool
  /// Its content.
  public var content: Content
  /// Where it was written.
  public var source: SourceReference

  /// A unit with the language's defaults: it gives way with priority 0 and goes to the overflow
  /// menu.
  public init(id: String, content: Content, source: SourceReference) {
    self.id = id
    self.content = content
    self.source = source
    display = .automatic
    overflow = .menu
    customization = .default
  }

  /// The content of a unit.
  ///
  /// Indirect, so that a unit is copied at the price of one reference: layouts copy many.
  public indirect enum Content: Sendable, Hashable {
    case item(Item)
    case button(Button)
    case popUpButton(PopUpButton)
    case pullDownButton(PullDownButton)
    case segmented(SegmentedControl)
    case group(ToolbarGroup)
    /// Room between two units; a flexible space takes what is left.
    case space(isFlexible: Bool, platforms: PlatformSet)
    /// A place for what `extend` adds; it takes no room itself.
    case slot
    case back(BarButton)
    case close(BarButton)
    case sidebarToggle(BarButton)
    case title(TitleItem)
    case search(BarButton)
    case inspectorToggle(BarButton)
  }
}

extension ToolbarUnit {
  /// Indicates whether the unit, or the button that it is, is activated by what is held above it.
  package var isSpringLoaded: Bool {
    switch content {
    case .button(let button): springLoaded || button.springLoaded
    case .popUpButton(let button): springLoaded || button.springLoaded
    case .pullDownButton(let button): springLoaded || button.springLoaded
    case .segmented(let control): springLoaded || control.springLoaded
    default: springLoaded
    }
  }
}

/// Units of a toolbar that belong together.
public struct ToolbarGroup: Sendable, Hashable, Codable {
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
  /// Its behavior when there is no room.
  public var collapse: GroupCollapse
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The condition under which it can be used; `nil` where it always can.
  public var enabledWhen: Condition?
  /// The condition under which it is shown; `nil` where it always is.
  public var visibleWhen: Condition?
  /// The units in it, in document order, with what `extend` adds; never groups.
  public var members: [ToolbarUnit]

  /// A group that goes to the overflow menu as one, with no platforms yet.
  public init(title: String?, members: [ToolbarUnit]) {
    self.title = title
    self.members = members
    collapse = .overflow
  }
}

/// A button of a toolbar whose behaviour the system knows.
public struct BarButton: Sendable, Hashable, Codable {
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
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// Of the back button: the places to go back to, in document order, with what `extend` adds.
  @Omittable public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, where it is not for the
  /// platform, and where it has no content.
  public var layouts: MenuLayouts?

  /// A button without content and platforms.
  public init(title: String?) { self.title = title }
}

/// The title of the view.
public struct TitleItem: Sendable, Hashable, Codable {
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
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// The menu that the title opens; `nil` where it opens none.
  public var documentMenu: DocumentMenu?

  /// A title without a menu and platforms; `nil` leaves its text to the app.
  public init(title: String?) { self.title = title }
}

/// The menu of the title: commands on the whole document.
public struct DocumentMenu: Sendable, Hashable, Codable {
  /// The id, given or derived from the element's name; unique among the document's surfaces and
  /// their parts.
  public var id: String
  /// The platforms it is for, a subset of the document's.
  @Narrowed public var platforms: PlatformSet
  /// A note for translators; `nil` where there is none.
  public var comment: String?
  /// The content of the menu, in document order, with what `extend` adds.
  public var content: [MenuElement]
  /// The layouts of the menu that were computed; `nil` before that, and where it is not for the
  /// platform.
  public var layouts: MenuLayouts?
  /// Where it was written.
  public var source: SourceReference

  /// A document menu with its content and no platforms yet.
  public init(id: String, content: [MenuElement], source: SourceReference) {
    self.id = id
    self.content = content
    self.source = source
  }
}

extension ToolbarUnit.Content {
  /// The name of the unit's element.
  public enum Kind: String, LanguageValue {
    case command, toggle, choice, button, segmented, group, space, slot, back, close, title, search
    case popUpButton = "pop-up-button"
    case pullDownButton = "pull-down-button"
    case sidebarToggle = "sidebar-toggle"
    case inspectorToggle = "inspector-toggle"
  }

  /// The name of the unit's element; of an item, that of what it places.
  public var kind: Kind {
    switch self {
    case .item(let item):
      switch item.kind {
      case .command: .command
      case .toggle: .toggle
      case .choice: .choice
      }
    case .button: .button
    case .popUpButton: .popUpButton
    case .pullDownButton: .pullDownButton
    case .segmented: .segmented
    case .group: .group
    case .space: .space
    case .slot: .slot
    case .back: .back
    case .close: .close
    case .sidebarToggle: .sidebarToggle
    case .title: .title
    case .search: .search
    case .inspectorToggle: .inspectorToggle
    }
  }
}
