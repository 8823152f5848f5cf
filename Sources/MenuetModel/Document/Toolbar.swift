/// A bar of commands with three regions.
public struct Toolbar: Sendable, Hashable, Codable {
  public var id: String
  public var title: String?
  public var style: ToolbarStyle
  public var edge: ToolbarEdge
  @Omittable public var customizable: Bool
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var view: String?
  public var regions: Regions
  /// The items above a watch's scrolling content.
  @Omittable public var scrolling: [ToolbarUnit]
  /// The explicit shrink chain, where the document gives one.
  @Omittable public var shrink: [ShrinkStep]
  @Omittable public var checks: [LayoutCheck]
  /// Every unit with all forms that it can take, in bar order.
  public var units: [LaidOutUnit] = []
  /// The steps in which the bar gives way.
  public var shrinkChain: [ChainStep] = []
  /// What the bar shows at every width, widest range first.
  public var breakpoints: [Breakpoint] = []
  /// The least width at which everything kept fits, in points; `nil` before the layout.
  public var minimumWidth: Int?
  public var source: SourceReference

  public init(id: String, title: String?, source: SourceReference) {
    self.id = id
    self.title = title
    self.source = source
    style = .automatic
    edge = .automatic
    regions = Regions()
  }

  /// The three regions.
  public struct Regions: Sendable, Hashable, Codable {
    public var leading: [ToolbarUnit] = []
    public var center: [ToolbarUnit] = []
    public var trailing: [ToolbarUnit] = []

    public init() {}
  }

  /// A region of the bar.
  public enum Region: String, LanguageValue { case leading, center, trailing }

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
  public var unit: String
  public var to: ShrinkTarget
  public var source: SourceReference

  public init(unit: String, to: ShrinkTarget, source: SourceReference) {
    self.unit = unit
    self.to = to
    self.source = source
  }
}

/// Contexts in which a layout must work.
public struct LayoutCheck: Sendable, Hashable, Codable {
  public var widths: [Int]
  public var locales: [String]
  public var contentSizes: [ContentSize]
  @Narrowed public var platforms: PlatformSet
  public var source: SourceReference

  public init(
    widths: [Int], locales: [String], contentSizes: [ContentSize], platforms: PlatformSet,
    source: SourceReference
  ) {
    self.widths = widths
    self.locales = locales
    self.contentSizes = contentSizes
    self.source = source
    _platforms = Narrowed(wrappedValue: platforms)
  }
}

/// What stands in a region of a toolbar and gives way as one: an item or a group.
public struct ToolbarUnit: Sendable, Hashable {
  /// The id, the `ref` of an item, or the name of an element without either.
  public var id: String
  /// The rank by which it stays; higher stays longer.
  @Omittable public var priority: Int
  /// True where it is never pushed out.
  @Omittable public var pinned: Bool
  public var display: ItemDisplay
  public var overflow: ItemOverflow
  public var customization: ItemCustomization
  @Omittable public var springLoaded: Bool
  public var content: Content
  public var source: SourceReference

  public init(id: String, content: Content, source: SourceReference) {
    self.id = id
    self.content = content
    self.source = source
    display = .automatic
    overflow = .menu
    customization = .default
  }

  /// What a unit is.
  public enum Content: Sendable, Hashable {
    case item(Item)
    case button(Button)
    case popUpButton(PopUpButton)
    case pullDownButton(PullDownButton)
    case segmented(SegmentedControl)
    case group(ToolbarGroup)
    case space(isFlexible: Bool, platforms: PlatformSet)
    case slot
    case back(BarButton)
    case close(BarButton)
    case sidebarToggle(BarButton)
    case title(TitleItem)
    case search(BarButton)
    case inspectorToggle(BarButton)
  }
}

/// Units of a toolbar that belong together.
public struct ToolbarGroup: Sendable, Hashable, Codable {
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  public var collapse: GroupCollapse
  @Narrowed public var platforms: PlatformSet
  public var enabledWhen: Condition?
  public var visibleWhen: Condition?
  public var members: [ToolbarUnit]

  public init(title: String?, members: [ToolbarUnit]) {
    self.title = title
    self.members = members
    collapse = .overflow
  }
}

/// A button of a toolbar whose behaviour the system knows.
public struct BarButton: Sendable, Hashable, Codable {
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  @Narrowed public var platforms: PlatformSet
  /// Of the back button: the places to go back to.
  @Omittable public var content: [MenuElement]
  /// Of the back button: the layouts of its menu that were computed.
  public var layouts: MenuLayouts?

  public init(title: String?) { self.title = title }
}

/// The title of the view.
public struct TitleItem: Sendable, Hashable, Codable {
  public var title: String?
  public var subtitle: String?
  public var symbol: String?
  public var image: String?
  public var accessibilityLabel: String?
  public var hint: String?
  public var comment: String?
  @Narrowed public var platforms: PlatformSet
  public var documentMenu: DocumentMenu?

  public init(title: String?) { self.title = title }
}

/// The menu of the title: commands on the whole document.
public struct DocumentMenu: Sendable, Hashable, Codable {
  public var id: String
  @Narrowed public var platforms: PlatformSet
  public var comment: String?
  public var content: [MenuElement]
  /// The layouts that were computed.
  public var layouts: MenuLayouts?
  public var source: SourceReference

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
