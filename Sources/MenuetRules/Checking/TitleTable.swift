import MenuetModel

/// The titles of a document's commands and toggles, each looked at once.
struct TitleTable: Sendable {
  let language: TitleLanguage
  /// Indicates whether this is a language that needs more room than English for the same words.
  let expands: Bool
  private let commands: [TitleWords]
  /// The menus that submenus may show, by their ids.
  fileprivate let menus: [String: SourceReference]
  /// The commands in edit menus, by their indices.
  private let editCommands: Set<Int>

  /// - Parameter isLanguageKnown: False where the document names its language, and nobody knows how.
  init(_ document: Document, isLanguageKnown: Bool) {
    language = isLanguageKnown ? TitleLanguage(tag: document.language) : .other
    let tag = document.language.lowercased().prefix { $0 != "-" }
    expands = language == .other && !["ja", "ko"].contains(tag)
    commands = document.commands.indices.map { TitleWords(document.commands[$0].title) }
    menus = Dictionary(
      document.menus.map { ($0.id, $0.source) }, uniquingKeysWith: { first, _ in first })
    editCommands = Set(
      document.editMenus.flatMap(\.items).compactMap { item in
        if case .command(let index) = item.subject { index } else { nil }
      })
  }

  /// Returns whether a menu title is that of a command that stands in an edit menu too.
  func isInEditMenu(_ title: MenuTitle) -> Bool {
    title.command.map(editCommands.contains) ?? false
  }

  /// Indicates whether the rules on English wording apply.
  var areEnglish: Bool { language == .english }

  /// A limit in cells that holds for English, for this language.
  func room(_ cells: Int) -> Int {
    expands ? Int((Double(cells) * TitleLanguage.expansion).rounded()) : cells
  }

  /// A limit in words that holds for English, for this language.
  func words(_ count: Int) -> Int { expands ? count + TitleLanguage.moreWords : count }

  /// The title of a command by its index; of a toggle with two titles the one while it is off.
  subscript(command index: Int) -> TitleWords { commands[index] }
}

/// A title that a menu shows.
///
/// A class, because many rules look at each title: handing one out must not copy all it holds.
final class MenuTitle: Sendable {
  enum Kind: Sendable {
    case command, toggle, option, submenu
    /// A menu of a menu bar.
    case menu
  }

  let kind: Kind
  let words: TitleWords
  /// The element that bears the title.
  let source: SourceReference
  /// The attribute of the element that holds it.
  let attribute: AttributeName
  /// The number of the command; `nil` for an option, a submenu and a menu.
  let command: Int?
  /// The platforms of all places in menus.
  let platforms: PlatformSet
  /// The overrides of the place.
  let overrides: Indirect<ItemOverrides>?

  init(
    _ kind: Kind, _ words: TitleWords, _ source: SourceReference, _ attribute: AttributeName,
    _ platforms: PlatformSet, command: Int?, overrides: Indirect<ItemOverrides>?
  ) {
    self.kind = kind
    self.words = words
    self.source = source
    self.attribute = attribute
    self.command = command
    self.platforms = platforms
    self.overrides = overrides
  }
}

extension RuleContext {
  var titleLanguage: TitleLanguage { titles.language }

  /// The words of an item's title where it stands.
  func words(of item: Item) -> TitleWords {
    if item.overrides?.value.title == nil, case .command(let index) = item.subject {
      return titles[command: index]
    }
    return TitleWords(document.title(of: item))
  }

  /// The element that says the title of a menu or a submenu: itself, or the menu that it shows.
  func titleSource(of source: SourceReference) -> SourceReference? {
    if isWritten(.title, on: source) { return source }
    guard let ref = text(.ref, of: source), let menu = titles.menus[ref],
      isWritten(.title, on: menu)
    else { return nil }
    return menu
  }

  /// The titles that menus show, each written title once.
  ///
  /// The title of an item that opens a menu is one: a submenu, also by the title of the menu that
  /// it shows, and a menu of a menu bar. The titles above menus, and those of sections, are not.
  ///
  /// The titles of standard commands are left out unless the document writes its own, and so are
  /// missing ones, which other rules report.
  var menuTitles: [MenuTitle] {
    var titles = MenuTitles(self)
    let placements = walk.placements
    for index in placements.indices where placements[index].level != nil {
      titles.visit(placements[index].item)
    }
    for button in walk.popUpButtons { titles.visit(button.subject, button.platforms) }
    for level in walk.levels where level.depth > 0 || level.surface == .menuBar {
      titles.visit(level)
    }
    return titles.titles
  }
}

/// Collects titles, each once.
private struct MenuTitles {
  private let context: RuleContext
  private(set) var titles: [MenuTitle] = []
  /// The platforms on which each command stands in a menu; none for one that was added.
  private var commands: [PlatformSet]
  private var choices: [Bool]
  private var submenus: Set<NodeID> = []

  init(_ context: RuleContext) {
    self.context = context
    commands = Array(repeating: [], count: context.document.commands.count)
    choices = Array(repeating: false, count: context.document.choices.count)
    let placements = context.walk.placements
    for index in placements.indices where placements[index].level != nil {
      guard case .command(let command) = placements[index].item.subject else { continue }
      commands[command].formUnion(placements[index].item.platforms)
    }
  }

  mutating func visit(_ item: Item) {
    guard case .command(let index) = item.subject else {
      return visit(item.subject, item.platforms)
    }
    if item.overrides?.value.title != nil {
      let kind: MenuTitle.Kind = item.kind == .command ? .command : .toggle
      add(
        context.words(of: item), kind, item.source, .title, item.platforms, index, item.overrides)
    } else if !commands[index].isEmpty {
      visitCommand(index, commands[index], item.overrides)
      commands[index] = []
    }
  }

  /// The options of a choice.
  mutating func visit(_ subject: Subject, _ platforms: PlatformSet) {
    guard case .choice(let index) = subject, !choices[index] else { return }
    choices[index] = true
    for option in context.document.choices[index].options {
      add(
        TitleWords(option.title), .option, option.source, .title,
        platforms.intersection(option.platforms))
    }
  }

  /// The title of a submenu or of a menu in a menu bar, by its level.
  mutating func visit(_ level: MenuLevel) {
    guard level.holder != .section, let title = level.title,
      let source = context.titleSource(of: level.source), submenus.insert(source.node).inserted
    else { return }
    add(
      TitleWords(title), level.holder == .submenu ? .submenu : .menu, source, .title,
      level.platforms)
  }

  private mutating func visitCommand(
    _ index: Int, _ platforms: PlatformSet, _ overrides: Indirect<ItemOverrides>?
  ) {
    let words = context.titles[command: index]
    let source = context.document.commands[index].source
    guard context.document.commands[index].kind == .toggle else {
      let isOwn =
        context.document.commands[index].system == nil || context.isWritten(.title, on: source)
      if isOwn { add(words, .command, source, .title, platforms, index, overrides) }
      return
    }
    let toggle = context.document.commands[index]
    guard toggle.form != .checkmark else {
      return add(words, .toggle, source, .title, platforms, index, overrides)
    }
    if let title = toggle.offTitle {
      add(TitleWords(title), .toggle, source, .offTitle, platforms, index, overrides)
    }
    if let title = toggle.onTitle {
      add(TitleWords(title), .toggle, source, .onTitle, platforms, index, overrides)
    }
  }

  private mutating func add(
    _ words: TitleWords, _ kind: MenuTitle.Kind, _ source: SourceReference,
    _ attribute: AttributeName, _ platforms: PlatformSet, _ command: Int? = nil,
    _ overrides: Indirect<ItemOverrides>? = nil
  ) {
    guard !words.isBlank else { return }
    titles.append(
      MenuTitle(
        kind, words, source, attribute, platforms, command: command, overrides: overrides))
  }
}
