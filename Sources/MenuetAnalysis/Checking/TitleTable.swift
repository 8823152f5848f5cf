import MenuetModel
import MenuetSource

/// The titles of a document's commands and toggles, each looked at once.
struct TitleTable: Sendable {
  let language: TitleLanguage
  private let commands: [TitleWords]

  init(_ document: Document) {
    language = TitleLanguage(tag: document.language)
    commands = document.commands.map { TitleWords($0.title) }
  }

  /// True where the rules on English wording apply.
  var areEnglish: Bool { language == .english }

  /// The title of a command by its index; of a toggle with two titles the one while it is off.
  subscript(command index: Int) -> TitleWords { commands[index] }
}

/// A title that a menu shows.
struct MenuTitle {
  enum Kind { case command, toggle, option, submenu }

  let kind: Kind
  let words: TitleWords
  /// The element that bears the title.
  let source: SourceReference
  /// The attribute of the element that holds it.
  let attribute: AttributeName
  /// The item that shows it; `nil` for an option and a submenu.
  let item: Item?
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

  /// Goes through the titles that menus show, each written title once.
  ///
  /// The titles of standard commands are left out unless the document writes its own, and so are
  /// missing ones, which other rules report.
  func forEachMenuTitle(_ body: (MenuTitle) -> Void) {
    var commands = Array(repeating: false, count: document.commands.count)
    var choices = Array(repeating: false, count: document.choices.count)
    var submenus: Set<NodeID> = []
    func visit(_ item: Item) {
      if item.overrides?.value.title != nil {
        let kind: MenuTitle.Kind = item.kind == .command ? .command : .toggle
        visit(words(of: item), kind, item.source, .title, item)
      }
      switch item.subject {
      case .command(let index):
        guard !commands[index], item.overrides?.value.title == nil else { return }
        commands[index] = true
        visit(document.commands[index], titles[command: index], item)
      case .choice(let index):
        guard !choices[index] else { return }
        choices[index] = true
        for option in document.choices[index].options {
          visit(TitleWords(option.title), .option, option.source, .title, nil)
        }
      case .none: break
      }
    }
    func visit(_ command: Command, _ words: TitleWords, _ item: Item) {
      guard command.isToggle else {
        let isOwn = command.system == nil || isWritten(.title, on: command.source)
        if isOwn { visit(words, .command, command.source, .title, item) }
        return
      }
      guard command.form != .checkmark else {
        return visit(words, .toggle, command.source, .title, item)
      }
      if let title = command.offTitle {
        visit(TitleWords(title), .toggle, command.source, .offTitle, item)
      }
      if let title = command.onTitle {
        visit(TitleWords(title), .toggle, command.source, .onTitle, item)
      }
    }
    func visit(
      _ words: TitleWords, _ kind: MenuTitle.Kind, _ source: SourceReference,
      _ attribute: AttributeName, _ item: Item?
    ) {
      guard !words.isBlank else { return }
      body(MenuTitle(kind: kind, words: words, source: source, attribute: attribute, item: item))
    }
    for level in walk.levels {
      for element in level.content {
        switch element {
        case .item(let item): visit(item)
        case .submenu(let submenu):
          guard isWritten(.title, on: submenu.source),
            submenus.insert(submenu.source.node).inserted
          else { continue }
          visit(TitleWords(submenu.title), .submenu, submenu.source, .title, nil)
        default: break
        }
      }
    }
  }
}
