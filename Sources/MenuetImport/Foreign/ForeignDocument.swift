import MenuetModel
package import MenuetSource

/// What a file of another tool says of commands and surfaces, in no format's own words. Every reader
/// makes one, and one writer turns it into a document.
struct ForeignDocument: Sendable {
  let format: ForeignFormat
  /// The name of the app or module; a type's name is made of it.
  var name: String
  var language = "en"
  /// Indicates whether titles of standard commands are in another language, which nothing names.
  var isInUnknownLanguage = false
  /// The start of the file.
  var place = ForeignPlace(ByteRange(0, 0))
  var platforms: [Platform]
  /// The screens or windows that surfaces and presentables belong to, by key.
  var scenes: [ForeignScene] = []
  var surfaces: [ForeignSurface] = []
  /// The commands of no surface.
  var commands: [ForeignItem] = []
  /// The items that have no place in a document.
  var losses: [ForeignLoss] = []
}

/// A screen or window.
struct ForeignScene: Sendable {
  enum Presentation: Sendable { case view, sheet, popover, cover }

  var key: String
  /// The name that an id is made of.
  var name: String
  var title: ForeignText?
  var presentation = Presentation.view
  var place: ForeignPlace
}

/// A place in a foreign file.
package struct ForeignPlace: Sendable, Hashable {
  package var range: ByteRange
  /// The element's id or name in its own format; `nil` where it has none.
  package var id: String?

  package init(_ range: ByteRange, id: String? = nil) {
    self.range = range
    self.id = id
  }
}

/// Something that does not arrive as it was, and why.
package struct ForeignLoss: Sendable {
  /// In lower case, without full stop.
  package var message: String
  package var place: ForeignPlace
  /// Indicates whether the title is not the file's own.
  package var isOfTitle = false
  /// Indicates whether the command has lost it, in whichever of its places.
  var isOfCommand = false

  init(_ message: String, at place: ForeignPlace, isOfTitle: Bool = false) {
    self.message = message
    self.place = place
    self.isOfTitle = isOfTitle
  }
}

/// The part of a title that rules have nothing to say of.
package enum TitleExemption: Sendable {
  case none
  /// The words are a template's; how they end is to be seen.
  case words
  /// It is that of no command, or the system shows another.
  case whole
}

/// A text that people read.
struct ForeignText: Sendable {
  var text: String
  var range: ByteRange
  /// Translations by language tag.
  var translations: [String: String] = [:]
}

/// A surface of a foreign file.
struct ForeignSurface: Sendable {
  enum Kind: Sendable {
    case menuBar
    case menu(isStatusItem: Bool)
    /// - Parameter target: What the menu is for, as a type's name.
    case contextMenu(target: String)
    case toolbar(isCustomizable: Bool, isBottom: Bool)
    case pullDown
    case popUp
    case segmented
    /// A button of a view that presents something.
    case button
  }

  var kind: Kind
  /// The name that an id is made of.
  var name: String
  var title: ForeignText?
  var symbol: ForeignText?
  var hint: ForeignText?
  /// The look of a button.
  var style: ButtonStyle?
  var items: [ForeignItem]
  /// The command that a button performs whose menu this is; one at most.
  var primary: [ForeignItem] = []
  /// The key of the scene; `nil` for what belongs to the app.
  var scene: String?
  var place: ForeignPlace
  var losses: [ForeignLoss] = []
}

/// Something in a surface.
struct ForeignItem: Sendable {
  enum Kind: Sendable, Equatable {
    case command
    case separator
    case submenu
    case section
    /// Items that the app supplies at run time.
    case dynamic
    case space(isFlexible: Bool)
    /// A group of a toolbar.
    case group
    case pullDown
    case popUp
    case segmented
    case search
    case sidebarToggle
    case inspectorToggle
    /// The title in a navigation bar.
    case title
    case back
    /// Nothing of it arrives; the losses say why.
    case dropped
  }

  enum State: Sendable { case none, off, on }

  enum Region: Sendable { case leading, center, trailing }

  var kind: Kind
  var title: ForeignText?
  /// The name that an id is made of where the title gives none; in words or camel case.
  var name: String?
  /// What tells one command from another; equal ones are one command. `nil` for one by itself.
  var identity: String?
  /// What it does, whatever its title; `nil` where the format tells commands by names.
  var action: String?
  var system: SystemCommand?
  var standardMenu: StandardMenu?
  var shortcut: Shortcut?
  /// The bytes that say the shortcut; `nil` where no single place does.
  var shortcutRange: ByteRange?
  /// The shortcut as the format writes it; `nil` where several places say it.
  var shortcutWords: String?
  /// Indicates whether the format says that there is no shortcut, and not just nothing of it.
  var statesShortcut = false
  var state = State.none
  /// The group of items of one level of which one holds at a time.
  /// An id is made of it; empty where the format gives it no name.
  var radioGroup: String?
  /// The title of what the radio group chooses.
  var radioTitle: ForeignText?
  var symbol: String?
  var image: String?
  /// The words in an empty search field, where they are not the title.
  var placeholder: ForeignText?
  /// What is read out, or shown beside the pointer, after the title.
  var hint: ForeignText?
  /// The look of a button.
  var style: ButtonStyle?
  var isHidden = false
  var isDisabled = false
  /// Indicates whether the item is there only while it can be chosen.
  var hidesWhenDisabled = false
  var visibleWhen: ForeignCondition?
  var enabledWhen: ForeignCondition?
  var isAlternate = false
  /// The part of its title that rules have nothing to say of.
  var titleExemption = TitleExemption.none
  /// Indicates whether code has a name for it, and may change it when the app starts.
  var isHeldByCode = false
  /// Indicates whether the command is declared apart even if it stands in one place.
  var isDeclared = false
  var isDestructive = false
  var role: Role = .normal
  var priority: Int?
  var isPinned = false
  var isOptional = false
  var region = Region.center
  /// The key of the scene that choosing the item presents or shows.
  var presents: String?
  var navigates: String?
  var items: [ForeignItem] = []
  /// The command that a button performs which opens a menu too; one at most.
  var primary: [ForeignItem] = []
  var place: ForeignPlace
  var losses: [ForeignLoss] = []

  init(_ kind: Kind, title: ForeignText? = nil, at place: ForeignPlace) {
    self.kind = kind
    self.title = title
    self.place = place
  }

  /// The items of a section and of those in it, each as hidden as what it stands in.
  var itemsInPlaceOfSection: [ForeignItem] {
    items.flatMap { item in
      var item = item
      item.isHidden = item.isHidden || isHidden
      return item.kind == .section ? item.itemsInPlaceOfSection : [item]
    }
  }

  mutating func lose(_ message: String, isOfTitle: Bool = false) {
    losses.append(ForeignLoss(message, at: place, isOfTitle: isOfTitle))
  }

  /// Takes note of something that the command has lost, in all of its places.
  mutating func loseOfCommand(_ message: String) {
    var loss = ForeignLoss(message, at: place)
    loss.isOfCommand = true
    losses.append(loss)
  }

  /// Takes the first of some shortcuts; those that the document cannot have are lost.
  mutating func takeShortcut(_ text: String, at range: ByteRange?, isForMac: Bool = false) {
    let all = ForeignTitle.shortcuts(text)
    guard let first = all.first else { return }
    takeShortcut(ForeignTitle.shortcut(first, isForMac: isForMac), of: first, at: range)
    for further in all.dropFirst() {
      loseOfCommand("its further shortcut '\(further)' is left out: a command has one")
    }
  }

  /// Takes a shortcut in whichever way it is written; one that the document cannot have is lost.
  mutating func takeShortcut(_ shortcut: Shortcut?, of text: String, at range: ByteRange?) {
    self.shortcut = shortcut
    shortcutRange = range
    shortcutWords = text
    if shortcut == nil { loseOfCommand("its shortcut '\(text)' has no name in the language") }
  }
}

extension [ForeignItem] {
  /// The standard commands at every level.
  var systemCommands: [SystemCommand] {
    flatMap { item in [item.system].compactMap { $0 } + item.items.systemCommands }
  }
}
