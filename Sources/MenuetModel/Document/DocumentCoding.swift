extension Document: Codable {
  /// The name and version of the JSON form.
  public static let format = "menuet/1"

  private enum CodingKeys: String, CodingKey {
    case format, name, language, platforms, commands, choices, states, menus, menuBars, buttons
    case popUpButtons, pullDownButtons, toolbars, contextMenus, editMenus, sheets, covers
    case popovers, alerts, activityViews, extensions, dragSources, dropTargets, source
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
    relink()
  }

  /// A button or a segmented control: the JSON form lists both among the buttons.
  private enum AnyButton: Codable {
    case button(Button)
    case segmented(SegmentedControl)

    private enum Kind: String, Codable { case button, segmented }

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
