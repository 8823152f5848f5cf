/// The keys of the texts of one document.
///
/// Where an element shows the words of another, as a pop-up button those of its choice, it has that
/// one's key. Words that the framework brings have none: UIKit's where no framework is named.
package struct TitleKeys: Sendable {
  private let document: Document
  private let framework: Framework
  /// For the submenus that show a menu.
  private let menus: ByID<Menu>
  /// The commands whose words the framework brings, by index.
  private let systemNamed: Set<Int>
  /// The ids of the app's commands that are called like a standard word and say something else.
  private let takenWords: Set<String>
  /// The ids of the choices that are the options of a pop-up button.
  private let optionLists: Set<String>

  /// The standard words by their ids: a raw value is compared with every word.
  private static let standardWords = Dictionary(
    uniqueKeysWithValues: StandardWord.allCases.map { ($0.rawValue, $0) })

  package init(_ document: Document, for framework: Framework = .uikit) {
    self.init(document, Traversal(document), for: framework)
  }

  /// - Parameter walk: That of the document.
  package init(_ document: Document, _ walk: Traversal, for framework: Framework = .uikit) {
    self.document = document
    self.framework = framework
    menus = ByID(document.everyMenu) { $0.id }
    optionLists = Set(walk.popUpButtons.filter { $0.choice == $0.id }.map(\.id))
    systemNamed =
      framework.bringsCommandTitles ? SystemNamedCommands(document, walk).indices : []
    // Buttons of bars and "More" alone ask for them.
    let hasWords = !walk.toolbars.isEmpty || !walk.pullDownButtons.isEmpty
    takenWords = Set(
      (hasWords ? document.commands : []).lazy.map { ($0.id, $0.title) }
        .filter { id, title in Self.standardWords[id].map { $0.title != title } ?? false }
        .map(\.0))
  }

  /// The key of a text of a command, by its index; `nil` for a title that the framework brings. The
  /// title of a toggle with two is the one that it has while it is off.
  package func key(ofCommand index: Int, _ field: TitleKey.Field = .title) -> TitleKey? {
    let command = document.commands[index]
    if field == .title, command.title.isEmpty { return nil }
    // One that is written nowhere is the system's.
    if command.standard, !framework.makesStandardMenus { return nil }
    guard field == .title else { return .command(command.id, field) }
    if systemNamed.contains(index) { return nil }
    return .command(command.id, command.offTitle == command.title ? .offTitle : .title)
  }

  /// The key of a choice's text: of the pop-up button whose options it is, where there is one.
  package func key(of choice: Choice, _ field: TitleKey.Field = .title) -> TitleKey {
    optionLists.contains(choice.id)
      ? .part(.popUpButton, choice.id, field) : .choice(choice.id, field)
  }

  /// The key of a menu's text; `nil` for the title of a standard menu that the framework brings.
  package func key(of menu: Menu, _ field: TitleKey.Field = .title) -> TitleKey? {
    if field == .title, let standard = menu.standard, framework.bringsTitle(of: standard),
      menu.title == standard.title(inAppNamed: document.name)
    {
      return nil
    }
    return .part(.menu, menu.id, field)
  }

  /// The key of a submenu's text: of the menu that it shows, where the words are that menu's.
  package func key(of submenu: Submenu, _ field: TitleKey.Field = .title) -> TitleKey? {
    if let menu = menus[submenu.ref] {
      switch field {
      case .title where submenu.title == menu.title: return key(of: menu)
      case .subtitle where submenu.subtitle == menu.subtitle: return key(of: menu, .subtitle)
      default: break
      }
    }
    return .part(.submenu, submenu.id, field)
  }

  /// The surface of what stands in a submenu: the menu that it shows, or itself.
  package static func surface(in submenu: Submenu) -> TitleKey.Surface {
    submenu.ref.map { .init(.menu, $0) } ?? .init(.submenu, submenu.id)
  }

  /// The key of a pop-up button's text: of its choice, where the title is that one's.
  package func key(of button: PopUpButton, _ field: TitleKey.Field = .title) -> TitleKey {
    button.choice != button.id && isTitle(button.title, of: button.subject, field)
      ? key(ofChoice: button.subject) : .part(.popUpButton, button.id, field)
  }

  /// The key of a segmented control's text: of its choice, where the title is that one's.
  package func key(of control: SegmentedControl, _ field: TitleKey.Field = .title) -> TitleKey {
    isTitle(control.title, of: control.subject, field)
      ? key(ofChoice: control.subject) : .part(.segmented, control.id, field)
  }

  private func key(ofChoice subject: Subject) -> TitleKey {
    document.choice(subject).map { key(of: $0) } ?? .choice("")
  }

  private func isTitle(_ title: String?, of subject: Subject, _ field: TitleKey.Field) -> Bool {
    field == .title && document.choice(subject)?.title == title
  }

  /// The key of a pull-down button's text.
  package func key(of button: PullDownButton, _ field: TitleKey.Field = .title) -> TitleKey {
    let own = TitleKey.part(.pullDownButton, button.id, field)
    let isMore = button.isMore && button.title == StandardWord.more.title
    return field == .title && isMore ? key(of: .more) ?? own : own
  }

  /// The key of a text of a button that every bar has; `nil` for "Back" where the framework brings it.
  package func key(
    of unit: ToolbarUnit, _ button: BarButton, in toolbar: Toolbar,
    _ field: TitleKey.Field = .title
  ) -> TitleKey? {
    let own = TitleKey.place(of: unit.id, in: .init(.toolbar, toolbar.id), field)
    guard field == .title, let word = unit.content.standardWord, button.title == word.title else {
      return own
    }
    return word == .back && framework.bringsBack ? nil : key(of: word) ?? own
  }

  /// The key of a text of the title in a bar: that of the bar, unless both say something.
  package func key(
    of unit: ToolbarUnit, _ title: TitleItem, in toolbar: Toolbar,
    _ field: TitleKey.Field = .title
  ) -> TitleKey {
    let isBars = field != .title || toolbar.title == nil || toolbar.title == title.title
    return isBars
      ? .part(.toolbar, toolbar.id, field)
      : .place(of: unit.id, in: .init(.toolbar, toolbar.id), field)
  }

  /// The key of a standard word; `nil` where a command of the app has the key for other words.
  private func key(of word: StandardWord) -> TitleKey? {
    takenWords.contains(word.rawValue) ? nil : .command(word.rawValue)
  }
}

/// Finds the standard commands whose words the system has: they stand in menu bars only, as the
/// system has them there.
private struct SystemNamedCommands {
  private(set) var indices: Set<Int> = []

  init(_ document: Document, _ walk: Traversal) {
    indices = Set(document.commands.indices.filter { Self.isStandard($0, in: document) })
    guard !indices.isEmpty else { return }
    let others = walk.placements.filter { placement in
      placement.place != .menu(.menuBar)
        || placement.item.overrides?.value.replacesSystemCommand == true
    }
    for subject in others.map(\.item.subject) + walk.pullDownButtons.map(\.primarySubject)
      + document.extensions.flatMap(\.commands).map(\.subject)
    {
      if case .command(let index) = subject { indices.remove(index) }
    }
  }

  /// Returns whether the system's menus have the command as the document declares it.
  private static func isStandard(_ index: Int, in document: Document) -> Bool {
    let command = document.commands[index]
    guard let system = command.system,
      command.title == system.title(inAppNamed: document.name),
      command.presents == nil, command.confirm == nil, command.alternateOf == nil
    else { return false }
    if system.facts.uiKitSelector != nil {
      return command.shortcut?.spelling == system.facts.shortcut
    }
    return system.isInSystemMenus
  }
}

extension SystemCommand {
  /// Indicates whether the system's own menus hold the command, in groups without a selector of the
  /// responder chain (`UIMenu.Identifier`).
  package var isInSystemMenus: Bool {
    switch self {
    case .about, .services, .hide, .hideOthers, .showAll, .quit, .undo, .redo, .minimize, .zoom,
      .enterFullScreen, .showToolbar, .customizeToolbar, .showSidebar:
      true
    default: false
    }
  }
}

extension ItemOverrides {
  /// Indicates whether the app's own item, with the command's words, stands in place of the
  /// system's.
  fileprivate var replacesSystemCommand: Bool {
    title == nil && (shortcut != nil || hidesShortcut || presents != nil || confirm != nil)
  }
}
