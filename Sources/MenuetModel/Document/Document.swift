/// A document whose references are resolved: what an app offers, and where.
///
/// Arrays stand in document order. Items hold the ids of what they place, and indices into the
/// arrays, so that no stage has to look a name up.
public struct Document: Sendable, Hashable {
  /// The name of the Swift type that holds everything generated.
  public var name: String
  /// The language of its titles, as a BCP 47 tag.
  public var language: String
  /// The platforms it is for; everything in it is for these or fewer.
  public var platforms: PlatformSet {
    didSet { if platforms != oldValue { platformOrder = platforms.members } }
  }
  /// The same in the order in which the document names them: the first is the one that is laid out
  /// where none is asked for.
  public package(set) var platformOrder: [Platform]
  /// The least versions it is for, by platform; iOS counts for iPadOS too.
  public var minimumVersions: MinimumVersions
  /// The path of the String Catalog, relative to the document; `nil` where it has none.
  public var strings: String?
  /// The table of the String Catalog that the app looks titles up in; `nil` where the document
  /// names none.
  public var table: String?
  /// The edition of the guidelines by which it is checked.
  public var guidelines: GuidelineEdition
  /// The radius of corners elsewhere in the app, in points; `nil` where the document names none.
  public var cornerRadius: Double?
  /// Commands and toggles, also those written in a surface; a system command without an id of its
  /// own stands here once.
  public var commands: [Command]
  /// Choices, also those written in a surface or as the options of a pop-up button.
  public var choices: [Choice]
  /// The Booleans that the app supplies, for conditions.
  public var states: [AppState]
  /// The groups of surfaces that appear together; the surfaces name the view that they belong to.
  public var views: [AppView]
  /// The bars that navigate between views.
  public var tabBars: [TabBar]
  /// Menus that stand by themselves, outside a menu bar.
  public var menus: [Menu]
  /// The menu bars, each with its menus.
  public var menuBars: [MenuBar]
  /// Buttons outside toolbars and presentations.
  public var buttons: [Button]
  /// Segmented controls outside toolbars and presentations.
  public var segmentedControls: [SegmentedControl]
  /// Pop-up buttons outside toolbars and presentations.
  public var popUpButtons: [PopUpButton]
  /// Pull-down buttons outside toolbars and presentations.
  public var pullDownButtons: [PullDownButton]
  /// Toolbars outside presentations.
  public var toolbars: [Toolbar]
  /// The menus that open on things of the app.
  public var contextMenus: [ContextMenu]
  /// The commands beside the system's own on selections.
  public var editMenus: [EditMenu]
  /// Sheets, whichever commands present them.
  public var sheets: [Sheet]
  /// Presentations that cover the whole screen.
  public var covers: [Cover]
  /// Popovers, also those that become a sheet.
  public var popovers: [Popover]
  /// Questions with their answers.
  public var alerts: [Alert]
  /// The share sheets.
  public var activityViews: [ActivityView]
  /// The share and action extensions.
  public var extensions: [AppExtension]
  /// All areas of content, also those in presentations and in other areas, the outer ones first.
  public var regions: [ContentRegion]
  /// The types of data that it declares.
  public var types: [DataType]
  /// What can be dragged.
  public var dragSources: [DragSource]
  /// Where something can be dropped.
  public var dropTargets: [DropTarget]
  /// Contexts in which the layouts must work, of the root and of views; a toolbar has its own
  /// beside them.
  public var checks: [LayoutCheck]
  /// The file's name without its folder.
  public var fileName: String
  /// Where its root was written.
  public var source: SourceReference

  /// An empty document with the language's defaults: in English, for iOS, iPadOS and macOS.
  public init(name: String, fileName: String, source: SourceReference) {
    self.name = name
    self.fileName = fileName
    self.source = source
    language = "en"
    platforms = [.ios, .ipados, .macos]
    platformOrder = [.ios, .ipados, .macos]
    minimumVersions = MinimumVersions()
    guidelines = .edition2022
    commands = []
    choices = []
    states = []
    views = []
    tabBars = []
    menus = []
    menuBars = []
    buttons = []
    segmentedControls = []
    popUpButtons = []
    pullDownButtons = []
    toolbars = []
    contextMenus = []
    editMenus = []
    sheets = []
    covers = []
    popovers = []
    alerts = []
    activityViews = []
    extensions = []
    regions = []
    types = []
    dragSources = []
    dropTargets = []
    checks = []
  }

  /// The platform whose layout is computed where none is named: the first one.
  public var defaultPlatform: Platform { platformOrder.first ?? .ios }
}

/// The least versions that a document is for.
public struct MinimumVersions: Sendable, Hashable, Codable {
  /// Of iOS and iPadOS; 16.0 where the document says nothing.
  public var ios = PlatformVersion(16)
  /// Of macOS; 13.0 where the document says nothing.
  public var macos = PlatformVersion(13)
  /// Of visionOS; `nil` where the document says nothing.
  public var visionos: PlatformVersion?
  /// Of watchOS; `nil` where the document says nothing.
  public var watchos: PlatformVersion?
  /// Of tvOS; `nil` where the document says nothing.
  public var tvos: PlatformVersion?

  /// The versions of a document that says nothing.
  public init() {}
}

// MARK: What a place shows

/// The words and marks of an item where it stands: those of its command, unless the place says
/// otherwise.
extension Document {
  /// The command or toggle that an item places; `nil` for a choice.
  public func command(of item: Item) -> Command? {
    guard case .command(let index) = item.subject, commands.indices.contains(index) else {
      return nil
    }
    return commands[index]
  }

  /// The choice that an item places, `nil` for a command.
  public func choice(of item: Item) -> Choice? { choice(item.subject) }

  /// The choice of a subject.
  public func choice(_ subject: Subject) -> Choice? {
    guard case .choice(let index) = subject, choices.indices.contains(index) else { return nil }
    return choices[index]
  }

  /// The title of an item where it stands; empty where there is none.
  public func title(of item: Item) -> String {
    if let title = item.overrides?.value.title { return title }
    switch item.subject {
    case .command(let index): return commands[index].title
    case .choice(let index): return choices[index].title ?? ""
    case .none: return ""
    }
  }

  /// The symbol of an item where it stands; `nil` where there is none, or the place shows an image
  /// or hides it.
  public func symbol(of item: Item) -> String? {
    if let overrides = item.overrides?.value {
      if overrides.hidesSymbol || overrides.image != nil { return nil }
      if let symbol = overrides.symbol { return symbol }
    }
    switch item.subject {
    case .command(let index): return commands[index].symbol
    case .choice(let index): return choices[index].symbol
    case .none: return nil
    }
  }

  /// The image asset of an item where it stands; `nil` where there is none, or the place shows a
  /// symbol or hides it.
  public func image(of item: Item) -> String? {
    if let overrides = item.overrides?.value {
      if overrides.hidesSymbol || overrides.symbol != nil { return nil }
      if let image = overrides.image { return image }
    }
    switch item.subject {
    case .command(let index): return commands[index].image
    case .choice(let index): return choices[index].image
    case .none: return nil
    }
  }

  /// The shortcut of an item where it stands; `nil` where there is none or the place hides it.
  public func shortcut(of item: Item) -> Shortcut? {
    if let overrides = item.overrides?.value {
      if overrides.hidesShortcut { return nil }
      if let shortcut = overrides.shortcut { return shortcut }
    }
    guard case .command(let index) = item.subject else { return nil }
    return commands[index].shortcut
  }

  /// The role of an item where it stands; that of a choice is normal.
  public func role(of item: Item) -> Role {
    if let role = item.overrides?.value.role { return role }
    guard case .command(let index) = item.subject else { return .normal }
    return commands[index].role
  }

  /// The condition under which an item can be used where it stands; `nil` where it always can.
  public func enabledWhen(_ item: Item) -> Condition? {
    if let condition = item.overrides?.value.enabledWhen { return condition }
    switch item.subject {
    case .command(let index): return commands[index].enabledWhen
    case .choice(let index): return choices[index].enabledWhen
    case .none: return nil
    }
  }

  /// The condition under which an item is shown where it stands; `nil` where it always is.
  public func visibleWhen(_ item: Item) -> Condition? {
    if let condition = item.overrides?.value.visibleWhen { return condition }
    switch item.subject {
    case .command(let index): return commands[index].visibleWhen
    case .choice(let index): return choices[index].visibleWhen
    case .none: return nil
    }
  }
}
