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
  /// The names in Swift that it gives in place of ids.
  public var swiftNames = SwiftNames()
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
  /// The drag sources.
  public var dragSources: [DragSource]
  /// Where something can be dropped.
  public var dropTargets: [DropTarget]
  /// Contexts in which the layouts must work, of the root and of views; a toolbar has its own
  /// beside them.
  public var checks: [LayoutCheck]
  /// The values of states, toggles and choices that it is narrowed to; `nil` for the whole document.
  /// Outputs do not hold them.
  package internal(set) var values: StateValues?
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

extension MinimumVersions {
  /// The least version of a platform; `nil` where the document names none.
  package subscript(platform: Platform) -> PlatformVersion? {
    switch platform {
    case .ios, .ipados: ios
    case .macos: macos
    case .visionos: visionos
    case .watchos: watchos
    case .tvos: tvos
    }
  }
}

// MARK: The JSON form

extension Document: Codable {
  /// The name and version of the JSON form.
  public static let format = "menuet/1"

  private enum CodingKeys: String, CodingKey {
    case format, name, language, platforms, commands, choices, states, menus, menuBars, buttons
    case popUpButtons, pullDownButtons, toolbars, contextMenus, editMenus, sheets, covers
    case popovers, alerts, activityViews, extensions, dragSources, dropTargets, swiftNames, source
  }

  /// Where and for what a document was written.
  private struct Source: Codable {
    var file: String
    var line: Int32
    var column: Int32
    var minimumVersions: MinimumVersions
    var guidelines: GuidelineEdition
    var strings: String?
    var table: String?
  }

  /// Encodes what outputs hold of a document: everything but its views, tab bars and checks.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(name, forKey: .name)
    try container.encode(language, forKey: .language)
    try container.encode(platformOrder, forKey: .platforms)
    try container.encode(commands, forKey: .commands)
    try container.encode(choices, forKey: .choices)
    try container.encode(states, forKey: .states)
    try container.encode(menus, forKey: .menus)
    try container.encode(menuBars, forKey: .menuBars)
    try container.encode(allButtons, forKey: .buttons)
    try container.encode(popUpButtons, forKey: .popUpButtons)
    try container.encode(pullDownButtons, forKey: .pullDownButtons)
    try container.encode(toolbars, forKey: .toolbars)
    try container.encode(contextMenus, forKey: .contextMenus)
    try container.encode(editMenus, forKey: .editMenus)
    try container.encode(sheets, forKey: .sheets)
    try container.encode(covers, forKey: .covers)
    try container.encode(popovers, forKey: .popovers)
    try container.encode(alerts, forKey: .alerts)
    try container.encode(activityViews, forKey: .activityViews)
    try container.encode(extensions, forKey: .extensions)
    try container.encode(dragSources, forKey: .dragSources)
    try container.encode(dropTargets, forKey: .dropTargets)
    try container.encode(Omittable(wrappedValue: swiftNames), forKey: .swiftNames)
    try container.encode(
      Source(
        file: fileName, line: source.line, column: source.column,
        minimumVersions: minimumVersions, guidelines: guidelines, strings: strings, table: table),
      forKey: .source)
  }

  /// Decodes a document of this format, and finds the subjects of its items again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container, debugDescription: "'\(format)' is not \(Self.format)")
    }
    let source = try container.decode(Source.self, forKey: .source)
    self.init(
      name: try container.decode(String.self, forKey: .name), fileName: source.file,
      source: SourceReference(line: source.line, column: source.column))
    minimumVersions = source.minimumVersions
    guidelines = source.guidelines
    strings = source.strings
    table = source.table
    language = try container.decode(String.self, forKey: .language)
    let order = try container.decode([Platform].self, forKey: .platforms)
    platforms = PlatformSet(order.map { PlatformSet($0) })
    platformOrder = order
    commands = try container.decode([Command].self, forKey: .commands)
    choices = try container.decode([Choice].self, forKey: .choices)
    states = try container.decode([AppState].self, forKey: .states)
    menus = try container.decode([Menu].self, forKey: .menus)
    menuBars = try container.decode([MenuBar].self, forKey: .menuBars)
    for button in try container.decode([AnyButton].self, forKey: .buttons) {
      switch button {
      case .button(let button): buttons.append(button)
      case .segmented(let control): segmentedControls.append(control)
      }
    }
    popUpButtons = try container.decode([PopUpButton].self, forKey: .popUpButtons)
    pullDownButtons = try container.decode([PullDownButton].self, forKey: .pullDownButtons)
    toolbars = try container.decode([Toolbar].self, forKey: .toolbars)
    contextMenus = try container.decode([ContextMenu].self, forKey: .contextMenus)
    editMenus = try container.decode([EditMenu].self, forKey: .editMenus)
    sheets = try container.decode([Sheet].self, forKey: .sheets)
    covers = try container.decode([Cover].self, forKey: .covers)
    popovers = try container.decode([Popover].self, forKey: .popovers)
    alerts = try container.decode([Alert].self, forKey: .alerts)
    activityViews = try container.decode([ActivityView].self, forKey: .activityViews)
    extensions = try container.decode([AppExtension].self, forKey: .extensions)
    dragSources = try container.decode([DragSource].self, forKey: .dragSources)
    dropTargets = try container.decode([DropTarget].self, forKey: .dropTargets)
    swiftNames = try container.decode(Omittable<SwiftNames>.self, forKey: .swiftNames).wrappedValue
    relink()
  }

  /// A button or a segmented control: the JSON form lists both among the buttons.
  private enum AnyButton: Codable {
    case button(Button)
    case segmented(SegmentedControl)

    private enum Kind: String, LanguageValue { case button, segmented }

    private enum CodingKeys: CodingKey { case id, kind }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Kind.self, forKey: .kind) {
      case .button: self = .button(try Button(from: decoder))
      case .segmented: self = .segmented(try SegmentedControl(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .button(let button):
        try container.encode(button.id, forKey: .id)
        try container.encode(Kind.button, forKey: .kind)
        try button.encodeFields(to: encoder, leavingOut: ["id"])
      case .segmented(let control):
        try container.encode(control.id, forKey: .id)
        try container.encode(Kind.segmented, forKey: .kind)
        try control.encodeFields(to: encoder, leavingOut: ["id"])
      }
    }
  }

  private var allButtons: [AnyButton] {
    buttons.map { .button($0) } + segmentedControls.map { .segmented($0) }
  }
}
