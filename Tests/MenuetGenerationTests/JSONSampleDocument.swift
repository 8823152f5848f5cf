import MenuetModel

/// A document built by hand that has every type of the model and every property, each optional set
/// at least once: what its JSON form says, the form of any document can say.
enum JSONSample {
  static func source(_ line: Int32, _ column: Int32 = 5) -> SourceReference {
    SourceReference(
      file: line.isMultiple(of: 7) ? "parts/Part.menuet.xml" : nil, line: line, column: column,
      node: NodeID(file: 0, element: line))
  }

  static let document: Document = {
    var document = Document(name: "Sample", fileName: "Sample.menuet.xml", source: source(2, 1))
    document.language = "en-GB"
    document.platforms = [.ios, .ipados, .macos, .watchos]
    document.minimumVersions = minimumVersions
    document.strings = "Localizable.xcstrings"
    document.table = "Menus"
    document.guidelines = .edition2025
    document.cornerRadius = 12
    document.commands = commands
    document.choices = [choice]
    document.states = [state]
    document.menus = [menu]
    document.menuBars = [menuBar]
    document.menuBars[0].menus[0].systemItems = .none
    // The system's own command and line, in a standard menu.
    var command = Command(id: "undo", kind: .command, title: "Undo", source: .none)
    command.standard = true
    document.commands.append(command)
    var item = Item(
      id: "undo", kind: .command, subject: .none, platforms: [.macos], source: .none)
    item.standard = true
    var line = Separator(id: "line", platforms: [.macos], source: .none)
    line.standard = true
    document.menuBars[0].menus[0].content += [.item(item), .separator(line)]
    document.buttons = [button]
    document.segmentedControls = [segmented]
    document.popUpButtons = [popUpButton]
    document.pullDownButtons = [pullDownButton]
    document.toolbars = [toolbar]
    document.contextMenus = [contextMenu]
    document.editMenus = [editMenu]
    document.sheets = [sheet]
    document.covers = [cover]
    document.popovers = [popover]
    document.alerts = [alert]
    document.activityViews = [activityView]
    document.extensions = [appExtension]
    document.swiftNames[command: "bold"] = "bold-face"
    document.swiftNames[surface: "format"] = "text-format"
    document.regions = [region]
    document.types = [dataType]
    document.dragSources = [dragSource]
    document.dropTargets = [dropTarget]
    return document
  }()

  private static let minimumVersions: MinimumVersions = {
    var versions = MinimumVersions()
    versions.ios = PlatformVersion(17, 4)
    versions.visionos = PlatformVersion(1)
    versions.watchos = PlatformVersion(10, 2)
    versions.tvos = PlatformVersion(17)
    return versions
  }()

  // MARK: Commands

  static let hasSelection = Condition.variable("has-selection")

  /// `not (bold or sort-order.by-date) and has-selection`.
  static let compound = Condition.and([
    .not(.or([.variable("bold"), .variable("sort-order.by-date")])), hasSelection,
  ])

  private static let commands: [Command] = {
    let plain = Command(id: "plain", kind: .command, title: "Plain", source: source(10))
    var ruler = Command(id: "ruler", kind: .toggle, title: "Show Ruler", source: source(30))
    ruler.form = .title
    ruler.onTitle = "Hide Ruler"
    ruler.offTitle = "Show Ruler"
    ruler.onSymbol = "ruler.fill"
    ruler.offSymbol = "ruler"
    ruler.shortcut = Shortcut([], .named(.forwardDelete))
    let bold = Command(id: "bold", kind: .toggle, title: "Bold", source: source(31))
    return [plain, share, ruler, bold]
  }()

  private static let share: Command = {
    var share = Command(
      id: "share", kind: .command, title: "Share “it” \\ \"now\"…", source: source(11))
    share.system = .share
    share.subtitle = "Two\nlines\tand a tab"
    share.symbol = "square.and.arrow.up"
    share.image = "Share"
    share.accessibilityLabel = "شارك"
    share.hint = "👩‍👩‍👧‍👦 \u{2028} \u{7F}"
    share.comment = "A button."
    share.role = .primary
    share.shortcut = Shortcut([.command, .shift, .option, .control, .function], .character("é"))
    share.$platforms = Narrowed([.ios, .macos], isNarrowed: true)
    share.enabledWhen = compound
    share.visibleWhen = hasSelection
    share.whenUnavailable = .hide
    share.traits = CommandTraits(CommandTraits.names.map(\.trait))
    share.frequency = .often
    share.scope = .selection
    share.duration = .long
    share.confirm = "ask"
    share.presents = "compose"
    share.presentation = .replace
    share.setsDetent = "compose:medium"
    share.navigates = "library"
    share.alternateOf = "plain"
    share.handler = "Editor"
    share.affects = ["NoteList", "NoteCount"]
    share.clears = ["bold", "ruler"]
    return share
  }()

  private static let choice: Choice = {
    var choice = Choice(
      id: "sort-order", title: "Sort By", options: [option], source: source(40))
    choice.symbol = "arrow.up.arrow.down"
    choice.image = "Sort"
    choice.subtitle = "Order"
    choice.accessibilityLabel = "Order of notes"
    choice.hint = "Sorts"
    choice.comment = "A menu."
    choice.$platforms = Narrowed([.macos], isNarrowed: true)
    choice.enabledWhen = hasSelection
    choice.visibleWhen = .not(hasSelection)
    choice.whenUnavailable = .dim
    choice.frequency = .rare
    choice.handler = "Editor"
    choice.options.append(Choice.Option(id: "by-name", title: "Name", source: source(42)))
    return choice
  }()

  private static let option: Choice.Option = {
    var option = Choice.Option(id: "by-date", title: "Date", source: source(41))
    option.symbol = "calendar"
    option.image = "Date"
    option.subtitle = "Newest first"
    option.accessibilityLabel = "By date"
    option.hint = "Sorts by date"
    option.comment = "An option."
    option.shortcut = Shortcut([.command], .character("+"))
    option.isDefault = true
    option.isCustom = true
    option.presents = "compose"
    option.$platforms = Narrowed([.ios], isNarrowed: true)
    option.enabledWhen = hasSelection
    option.visibleWhen = hasSelection
    return option
  }()

  private static let state = AppState(
    id: "has-selection", title: "Selection", comment: "True if a note is selected.",
    source: source(50))

  /// An item that stands on all platforms of the document, but on odd lines.
  static func item(_ id: String, _ kind: Item.Kind, line: Int32) -> Item {
    let isNarrowed = !line.isMultiple(of: 2)
    var item = Item(
      id: id, kind: kind, subject: .none,
      platforms: isNarrowed ? [.macos] : [.ios, .ipados, .macos, .watchos],
      source: source(line, 9))
    item.$platforms.isNarrowed = isNarrowed
    return item
  }
}
