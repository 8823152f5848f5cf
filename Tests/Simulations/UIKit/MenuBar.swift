// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The menu bar that a new app has. It is strict where no text says what the real one does: it refuses key
/// commands that exist already, and commands that are equal to another in selector and property list.
@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu: UIMenu.Identifier, with: UIMenu)
  func replaceChildren(
    ofMenu: UIMenu.Identifier, from: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ menu: UIMenu, beforeMenu: UIMenu.Identifier)
  func insertSibling(_ menu: UIMenu, afterMenu: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atStartOfMenu: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atEndOfMenu: UIMenu.Identifier)
  func remove(menu: UIMenu.Identifier)
}

extension UIMenuBuilder {
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}

@MainActor public final class UIMenuSystem: UIObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()
  public func setNeedsRebuild() {}
  public func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  static func system(_ name: String) -> Self { Self("com.apple.menu." + name) }
  public static let root = system("root")
  public static let application = system("application")
  public static let file = system("file")
  public static let edit = system("edit")
  public static let format = system("format")
  public static let view = system("view")
  public static let window = system("window")
  public static let help = system("help")
  public static let about = system("about")
  public static let preferences = system("preferences")
  public static let services = system("services")
  public static let hide = system("hide")
  public static let quit = system("quit")
  public static let newScene = system("new-scene")
  public static let close = system("close")
  public static let undoRedo = system("undo-redo")
  public static let standardEdit = system("standard-edit")
  public static let find = system("find")
  public static let lookup = system("lookup")
  public static let openRecent = system("open-recent")
  public static let document = system("document")
  public static let spelling = system("spelling")
  public static let substitutions = system("substitutions")
  public static let transformations = system("transformations")
  public static let speech = system("speech")
  public static let text = system("text")
  public static let alignment = system("alignment")
  public static let share = system("share")
  public static let font = system("font")
  public static let textSize = system("text-size")
  public static let textStyle = system("text-style")
  public static let toolbar = system("toolbar")
  public static let sidebar = system("sidebar")
  public static let fullscreen = system("fullscreen")
  public static let minimizeAndZoom = system("minimize-and-zoom")
}

@MainActor public final class MenuBarBuilder: UIMenuBuilder {
  public let system = UIMenuSystem.main
  public private(set) var root: UIMenu
  /// What was refused, and why.
  public private(set) var refusals: [String] = []

  /// - Parameter isCatalyst: whether the app is one of Mac Catalyst.
  public init(isCatalyst: Bool = false) {
    func command(_ title: String, _ action: String) -> UICommand {
      UICommand(title: title, action: Selector(action))
    }
    func key(_ title: String, _ action: String, _ input: String, _ flags: UIKeyModifierFlags)
      -> UICommand
    {
      UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
    }
    func group(_ identifier: UIMenu.Identifier, _ children: UICommand...) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
    func menu(
      _ title: String, _ identifier: UIMenu.Identifier, _ children: UIMenuElement...
    ) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: children)
    }
    // UIMenu.h: Open Recent is a submenu of File, Spelling, Substitutions, Transformations and Speech
    // are "contained within Edit menu", Font (which contains the text style) and Text (which contains
    // the alignment) "within Format menu". The selectors are those of NSText.h and NSTextView.h: no
    // header of UIKit has them.
    root = UIMenu(
      identifier: .root,
      children: [
        menu(
          "App", .application, group(.about, command("About", "orderFrontStandardAboutPanel:")),
          group(.preferences, key("Settings…", "orderFrontPreferencesPanel:", ",", .command)),
          group(.services, command("Services", "services:")),
          group(.hide, key("Hide", "hide:", "h", .command)),
          group(.quit, key("Quit", "terminate:", "q", .command))),
        menu(
          "File", .file,
          group(.newScene, key("New Window", "_newScene:", "n", .command)),
          menu("Open Recent", .openRecent, command("Clear Menu", "clearRecentDocuments:")),
          group(.close, key("Close", "performClose:", "w", .command))),
        menu(
          "Edit", .edit,
          group(
            .undoRedo, key("Undo", "undo:", "z", .command),
            key("Redo", "redo:", "z", [.command, .shift])),
          group(
            .standardEdit, key("Cut", "cut:", "x", .command), key("Copy", "copy:", "c", .command),
            key("Paste", "paste:", "v", .command), command("Delete", "delete:"),
            key("Select All", "selectAll:", "a", .command)),
          group(
            .find, key("Find…", "find:", "f", .command),
            key("Find Next", "findNext:", "g", .command)),
          menu(
            "Spelling and Grammar", .spelling,
            key("Show Spelling and Grammar", "showGuessPanel:", ":", .command),
            command("Check Spelling While Typing", "toggleContinuousSpellChecking:")),
          menu("Substitutions", .substitutions, command("Smart Quotes", "toggleSmartQuotes:")),
          menu(
            "Transformations", .transformations, command("Make Upper Case", "uppercaseWord:"),
            command("Capitalize", "capitalizeWord:")),
          menu("Speech", .speech, command("Start Speaking", "startSpeaking:"))),
        menu(
          "Format", .format,
          menu(
            "Font", .font,
            group(
              .textStyle, key("Bold", "toggleBoldface:", "b", .command),
              key("Italic", "toggleItalics:", "i", .command)),
            group(
              .textSize, key("Bigger", "increaseSize:", "+", .command),
              key("Smaller", "decreaseSize:", "-", .command))),
          menu("Text", .text, group(.alignment, command("Align Left", "alignLeft:")))),
        menu(
          "View", .view,
          group(
            .toolbar, key("Show Toolbar", "toggleToolbarShown:", "t", [.command, .alternate]),
            command("Customize Toolbar…", "runToolbarCustomizationPalette:")),
          group(.sidebar, key("Show Sidebar", "toggleSidebar:", "s", [.command, .control])),
          group(
            .fullscreen, key("Enter Full Screen", "toggleFullScreen:", "f", [.command, .control]))),
        menu(
          "Window", .window,
          group(.minimizeAndZoom, key("Minimize", "performMiniaturize:", "m", .command))),
        menu("Help", .help),
      ])
    // UIMenu.h: Duplicate, Move, Rename and Export are added to Mac Catalyst apps by default; no text
    // says at which place of File, or with which keys.
    if isCatalyst {
      insertChild(
        group(
          .document, command("Duplicate", "duplicate:"), command("Move To…", "move:"),
          command("Rename…", "rename:"), command("Export…", "export:")), atEndOfMenu: .file)
    }
  }

  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(identifier, in: root) }

  private func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
    if menu.identifier == identifier { return menu }
    for child in menu.children {
      if let child = child as? UIMenu, let found = find(identifier, in: child) { return found }
    }
    return nil
  }

  public func command(for action: Selector, propertyList: Any?) -> UICommand? {
    commands(in: root).first {
      $0.action == action && ($0.propertyList as? String) == (propertyList as? String)
    }
  }

  public func replace(menu: UIMenu.Identifier, with new: UIMenu) {
    change(menu, bringing: [new]) { $0.identifier == menu ? [new] : [$0] }
  }

  public func replaceChildren(
    ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: identifier) else { return refuse("no menu \(identifier.rawValue)") }
    let new = children(menu.children)
    let old = Set(commands(in: menu).map(ObjectIdentifier.init))
    let brought = new.filter { element in
      !menu.children.contains { $0 === element }
    }.filter { !old.contains(ObjectIdentifier($0)) }
    let rest = commands(in: root).filter { !old.contains(ObjectIdentifier($0)) }
    guard
      accepts(
        brought,
        beside: rest
          + new.filter { e in menu.children.contains { $0 === e } }
          .flatMap(commands))
    else { return }
    root = replacing(identifier, in: root) { [$0.replacingChildren(new)] }.first ?? root
  }

  public func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {
    change(identifier, bringing: [menu]) { [menu, $0] }
  }

  public func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {
    change(identifier, bringing: [menu]) { [$0, menu] }
  }

  public func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier) {
    change(identifier, bringing: [menu]) { [$0.replacingChildren([menu] + $0.children)] }
  }

  public func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier) {
    change(identifier, bringing: [menu]) { [$0.replacingChildren($0.children + [menu])] }
  }

  public func remove(menu: UIMenu.Identifier) {
    root = replacing(menu, in: root) { _ in [] }.first ?? root
  }

  private func change(
    _ identifier: UIMenu.Identifier, bringing new: [UIMenuElement],
    _ change: (UIMenu) -> [UIMenu]
  ) {
    guard menu(for: identifier) != nil else { return refuse("no menu \(identifier.rawValue)") }
    guard accepts(new, beside: commands(in: root)) else { return }
    root = replacing(identifier, in: root, change).first ?? root
  }

  private func replacing(
    _ identifier: UIMenu.Identifier, in menu: UIMenu, _ change: (UIMenu) -> [UIMenu]
  ) -> [UIMenu] {
    if menu.identifier == identifier { return change(menu) }
    guard find(identifier, in: menu) != nil else { return [menu] }
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      (child as? UIMenu).map { replacing(identifier, in: $0, change) } ?? [child]
    }
    return [menu.replacingChildren(children)]
  }

  /// All commands of an element.
  public func commands(in element: UIMenuElement) -> [UICommand] {
    if let command = element as? UICommand { return [command] }
    return (element as? UIMenu)?.children.flatMap(commands) ?? []
  }

  private func accepts(_ new: [UIMenuElement], beside old: [UICommand]) -> Bool {
    var keys = Set(old.compactMap { ($0 as? UIKeyCommand)?.keys })
    var identities = Set(old.map(Self.identity))
    for command in new.flatMap(commands) {
      if !identities.insert(Self.identity(command)).inserted {
        refuse("'\(command.title)' stands there already: \(command.action)")
        return false
      }
      if let command = command as? UIKeyCommand, !keys.insert(command.keys).inserted {
        refuse("the keys \(command.keys) of '\(command.title)' are taken")
        return false
      }
    }
    return true
  }

  private static func identity(_ command: UICommand) -> String {
    "\(command.action) \(command.propertyList as? String ?? "")"
  }

  private func refuse(_ why: String) { refusals.append(why) }

  /// The titles of everything in a menu, in order.
  public func titles(_ identifier: UIMenu.Identifier) -> [String] {
    menu(for: identifier).map { commands(in: $0).map(\.title) } ?? []
  }

  /// A command by its title.
  public func command(titled title: String) -> UICommand? {
    commands(in: root).first { $0.title == title }
  }
}
