/// A closed set of words that an attribute may take.
public protocol LanguageValue: CaseIterable, Hashable, Sendable, Codable, RawRepresentable<String>
where AllCases == [Self] {}

/// A platform that a document is for.
public enum Platform: String, LanguageValue {
  case ios, ipados, macos, visionos, watchos, tvos

  /// The name as Apple writes it.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .macos: "macOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    }
  }
}

/// The meaning of a button or command to the system.
public enum Role: String, LanguageValue { case normal, primary, cancel, destructive }

/// The three forms of a menu.
public enum MenuLayoutSize: String, LanguageValue {
  case large, medium, small

  /// The most items that stand side by side; 0 for a list (Human Interface Guidelines, Menus).
  package var cells: Int {
    switch self {
    case .large: 0
    case .medium: 3
    case .small: 4
    }
  }
}

/// The order in which a menu shows its items when it opens away from its first one.
///
/// `fixed` keeps the document's order, `priority` keeps the first item nearest to the finger or
/// pointer, `automatic` leaves it to the system.
public enum MenuOrder: String, LanguageValue { case automatic, fixed, priority }

/// Where a menu opens: `statusItem` from a status item in the Mac's menu bar.
public enum MenuKind: String, LanguageValue, Emptiable {
  case plain
  case statusItem = "status-item"

  /// The kind of a menu that names none.
  public init() { self = .plain }
}

/// How a command's target is presented.
///
/// `over` what is on screen; `inside` the popover in which the command stands; with `replace` once
/// that popover is closed.
public enum Presentation: String, LanguageValue { case over, inside, replace }

/// The behavior of an item whose command is unavailable.
public enum UnavailableBehavior: String, LanguageValue { case dim, hide }

/// How long a command's work takes.
public enum WorkDuration: String, LanguageValue { case short, long }

/// How often people use a command.
public enum Frequency: String, LanguageValue { case often, normal, rare }

/// The object of a command's action.
public enum CommandScope: String, LanguageValue { case document, selection, app }

/// How a toggle shows its state.
///
/// `checkmark` beside its one title, `title` by the title itself, `pair` as two items of which one
/// holds.
public enum ToggleForm: String, LanguageValue { case checkmark, title, pair }

/// The prominence of a button, rising; `glass` is as prominent as `gray`, and `prominentGlass` as
/// `filled`.
public enum ButtonStyle: String, LanguageValue {
  case plain, gray, tinted, filled, glass
  case prominentGlass = "prominent-glass"
}

/// The size of a button.
public enum ButtonSize: String, LanguageValue { case small, medium, large }

/// A button that the system draws ready-made.
public enum ButtonKind: String, LanguageValue {
  case info, close
  case contactAdd = "contact-add"
}

/// The corners of a button.
public enum ButtonCorner: String, LanguageValue { case automatic, small, medium, large, capsule }

/// The arrangement of a navigation bar: for going back step by step (`navigator`), back and forth
/// (`browser`), or for work on a document (`editor`).
public enum ToolbarStyle: String, LanguageValue { case automatic, navigator, browser, editor }

/// The edge at which a toolbar stands.
public enum ToolbarEdge: String, LanguageValue { case automatic, top, bottom }

/// Who moves what does not fit into the overflow menu of a toolbar.
public enum OverflowArranger: String, LanguageValue { case menuet, system }

/// The parts that a toolbar item shows; `automatic` is its symbol if it has one, else its title.
public enum ItemDisplay: String, LanguageValue { case automatic, icon, title, both }

/// Where a toolbar item goes when there is no room: into the overflow menu, or out of sight.
public enum ItemOverflow: String, LanguageValue { case menu, hide }

/// The changes that people may make to the place of a toolbar item.
///
/// `default` is in the bar until people remove it, `optional` in the palette until they add it,
/// `fixed` always in the bar.
public enum ItemCustomization: String, LanguageValue { case `default`, optional, fixed }

/// The behavior of a group of a toolbar when there is no room.
///
/// `overflow` sends its members to the overflow menu together, `menu` first puts one button that
/// opens them in their place, `none` keeps them in the bar.
public enum GroupCollapse: String, LanguageValue { case overflow, menu, none }

/// A rung that an explicit shrink step aims at: symbols alone, the one button that opens a group,
/// or out of the bar.
public enum ShrinkTarget: String, LanguageValue { case icon, menu, overflow }

/// A position among the children of a target (`first`, `last`) or beside an anchor (`before`,
/// `after`).
public enum RelativePosition: String, LanguageValue { case first, last, before, after }

/// On which side of a system command an item of an edit menu stands.
public enum NeighborSide: String, LanguageValue { case before, after }

/// Where an edit menu opens.
public enum EditMenuPlacement: String, LanguageValue { case automatic, above, below }

/// The standard menus of a menu bar, in their order.
public enum StandardMenu: String, LanguageValue { case app, file, edit, format, view, window, help }

/// What becomes of the system's own commands in a standard menu.
public enum SystemItems: String, LanguageValue, Emptiable {
  /// They stay, beside the items of the document.
  case keep
  /// The menu holds the items of the document and no more.
  case none

  /// Those of a menu that does not say.
  public init() { self = .keep }
}

/// The edition of the guidelines that a document follows.
public enum GuidelineEdition: String, LanguageValue {
  case edition2022 = "2022"
  case edition2025 = "2025"
}

/// The text sizes that people choose between, from the smallest.
public enum ContentSize: String, LanguageValue {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The body font's size in points (Human Interface Guidelines, Typography, iOS).
  public var bodySize: Int {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// Indicates whether this is one of the sizes that people choose to be able to read at all.
  public var isAccessibility: Bool { bodySize >= ContentSize.accessibility1.bodySize }
}

/// The style of a sheet.
public enum SheetStyle: String, LanguageValue { case automatic, page, form }

/// The modality of a sheet: a modal one keeps people from the view behind it.
public enum Modality: String, LanguageValue { case modal, nonmodal }

/// When a sheet shows its grabber; `auto` is when it has two detents or more.
public enum Grabber: String, LanguageValue { case auto, visible, hidden }

/// The kind of content of a sheet or cover.
public enum PresentedContent: String, LanguageValue {
  case standard, video, photo, camera, immersive
}

/// The purpose of a sheet or cover.
public enum PresentedTask: String, LanguageValue { case simple, supplementary, complex }

/// How a sheet lets itself be dismissed by a drag.
///
/// `free` lets it go, `guarded` holds it, `confirm` holds it and shows an alert, `ask` has the app
/// decide at each attempt.
public enum Dismissal: String, LanguageValue { case free, guarded, confirm, ask }

/// The kind of a custom activity.
public enum ActivityKind: String, LanguageValue { case action, share }

/// The activities that the system offers by itself.
public enum SystemActivity: String, LanguageValue {
  case copy, print, mail, messages, airdrop, markup, invite
  case saveImage = "save-image"
  case assignToContact = "assign-to-contact"
  case addToReadingList = "add-to-reading-list"
  case openInBooks = "open-in-books"
  case addToHomeScreen = "add-to-home-screen"
  case sharePlay = "share-play"
  case copyLink = "copy-link"
  case saveToFiles = "save-to-files"
}

/// The interface of a share extension: the system's compose view, or one of the app's own.
public enum ExtensionInterface: String, LanguageValue { case compose, custom }

/// Where macOS offers an action extension.
public enum ExtensionSurface: String, LanguageValue { case hover, toolbar, finder }

/// The kind of content of a region.
public enum RegionKind: String, LanguageValue {
  case text, photo, image, video, audio, file, contact, custom
}

/// The control that shows a region.
public enum RegionControl: String, LanguageValue {
  case label, list, table, grid, collection, image, custom
  case textField = "text-field"
  case textView = "text-view"
  case searchField = "search-field"
  case tokenField = "token-field"
  case imageWell = "image-well"
  case colorWell = "color-well"
  case filePicker = "file-picker"
}

/// How many things of a region can be selected.
public enum SelectionMode: String, LanguageValue { case none, single, multiple }

/// The treatment of the attributes of text: `rich` keeps them, `plain` drops them.
public enum TextAttributes: String, LanguageValue { case rich, plain }

/// An operation that a drag source allows a drop.
public enum DragOperation: String, LanguageValue { case copy, move }

/// How far a drag or drop reaches.
public enum DragScope: String, LanguageValue { case app, system }

/// Where a drop may come from: from the `app` alone, from any app (`system`), or from others alone
/// (`external`).
public enum DropScope: String, LanguageValue { case app, system, external }

/// The picture that follows the finger.
public enum DragPreview: String, LanguageValue { case system, custom }

/// How long the data of a drag takes to come.
public enum TransferSpeed: String, LanguageValue { case instant, slow, download }

/// How true a representation is to the original, the truest first.
public enum Fidelity: String, LanguageValue {
  case native, vector
  case losslessAlpha = "lossless-alpha"
  case lossless, lossy, plain
}

/// The effect of a drop on the data; `auto` moves inside one container or collection and copies
/// elsewhere.
public enum DropOperation: String, LanguageValue { case auto, copy, move, link }

/// How a drop target answers a drag above it; `insertion` shows where the drop will go.
public enum DropFeedback: String, LanguageValue { case highlight, insertion, animate, none }

/// Where dragging near an edge scrolls.
public enum AutoScroll: String, LanguageValue { case edges, none }

/// How a drop shows its progress: by the system's alert, `inline` where the content will stand, or
/// not.
public enum DropProgress: String, LanguageValue { case system, inline, none }

/// Whose style dropped text takes; `auto` is the source's where both know the same attributes, else
/// the destination's.
public enum TextStyleSource: String, LanguageValue { case auto, source, destination }
