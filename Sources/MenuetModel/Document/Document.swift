/// A document whose references are resolved: what an app offers, and where.
///
/// Arrays stand in document order. Items hold the ids of what they place, and indices into the
/// arrays, so that no stage has to look a name up.
public struct Document: Sendable, Hashable {
  /// The name of the Swift type that holds everything generated.
  public var name: String
  /// The language of its titles, as a BCP 47 tag.
  public var language: String
  public var platforms: PlatformSet
  /// The least versions it is for, by platform; iOS counts for iPadOS too.
  public var minimumVersions: MinimumVersions
  /// The path of the String Catalog, relative to the document.
  public var strings: String?
  /// The table of the String Catalog that the app looks titles up in.
  public var table: String?
  public var guidelines: GuidelineEdition
  /// Commands and toggles.
  public var commands: [Command]
  public var choices: [Choice]
  public var states: [AppState]
  public var views: [AppView]
  public var tabBars: [TabBar]
  public var menus: [Menu]
  public var menuBars: [MenuBar]
  public var buttons: [Button]
  public var segmentedControls: [SegmentedControl]
  public var popUpButtons: [PopUpButton]
  public var pullDownButtons: [PullDownButton]
  public var toolbars: [Toolbar]
  public var contextMenus: [ContextMenu]
  public var editMenus: [EditMenu]
  public var sheets: [Sheet]
  public var covers: [Cover]
  public var popovers: [Popover]
  public var alerts: [Alert]
  public var activityViews: [ActivityView]
  public var checks: [LayoutCheck]
  /// The file's name without its folder.
  public var fileName: String
  public var source: SourceReference

  public init(name: String, fileName: String, source: SourceReference) {
    self.name = name
    self.fileName = fileName
    self.source = source
    language = "en"
    platforms = [.ios, .ipados, .macos]
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
    checks = []
  }

  /// The platform whose layout is computed where none is named: the first one.
  public var defaultPlatform: Platform { platforms.members.first ?? .ios }
}

/// The least versions that a document is for.
public struct MinimumVersions: Sendable, Hashable, Codable {
  public var ios = PlatformVersion(16)
  public var macos = PlatformVersion(13)
  public var visionos: PlatformVersion?
  public var watchos: PlatformVersion?
  public var tvos: PlatformVersion?

  public init() {}
}

// MARK: What a place shows

/// The words and marks of an item where it stands: those of its command, unless the place says
/// otherwise.
extension Document {
  /// The command or toggle that an item places, `nil` for a choice.
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

  public func title(of item: Item) -> String {
    if let title = item.overrides?.value.title { return title }
    switch item.subject {
    case .command(let index): return commands[index].title
    case .choice(let index): return choices[index].title ?? ""
    case .none: return ""
    }
  }

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

  public func shortcut(of item: Item) -> Shortcut? {
    if let overrides = item.overrides?.value {
      if overrides.hidesShortcut { return nil }
      if let shortcut = overrides.shortcut { return shortcut }
    }
    guard case .command(let index) = item.subject else { return nil }
    return commands[index].shortcut
  }

  public func role(of item: Item) -> Role {
    if let role = item.overrides?.value.role { return role }
    guard case .command(let index) = item.subject else { return .normal }
    return commands[index].role
  }

  public func enabledWhen(_ item: Item) -> Condition? {
    if let condition = item.overrides?.value.enabledWhen { return condition }
    switch item.subject {
    case .command(let index): return commands[index].enabledWhen
    case .choice(let index): return choices[index].enabledWhen
    case .none: return nil
    }
  }

  public func visibleWhen(_ item: Item) -> Condition? {
    if let condition = item.overrides?.value.visibleWhen { return condition }
    switch item.subject {
    case .command(let index): return commands[index].visibleWhen
    case .choice(let index): return choices[index].visibleWhen
    case .none: return nil
    }
  }
}
