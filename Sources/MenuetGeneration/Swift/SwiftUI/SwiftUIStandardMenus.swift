import MenuetModel

/// The groups of commands that SwiftUI's menu bar has.
enum SwiftUIStandardMenus {
  /// Returns whether the menu bar has and performs a standard command without the app.
  static func performs(_ command: SystemCommand) -> Bool {
    switch command {
    case .about, .services, .hide, .hideOthers, .showAll, .quit, .close, .undo, .redo, .cut, .copy,
      .paste, .pasteAndMatchStyle, .delete, .selectAll, .minimize, .zoom, .enterFullScreen,
      .showToolbar, .customizeToolbar, .showSidebar:
      true
    default: false
    }
  }

  /// The group in which a standard command stands; `nil` for one that has no place of its own.
  static func group(of command: SystemCommand) -> StaticString? {
    switch command {
    case .about: ".appInfo"
    case .settings: ".appSettings"
    case .services: ".systemServices"
    case .hide, .hideOthers, .showAll: ".appVisibility"
    case .quit: ".appTermination"
    case .new, .open: ".newItem"
    case .close, .save, .saveAs, .duplicate, .rename, .move: ".saveItem"
    case .export, .share: ".importExport"
    case .print: ".printItem"
    case .undo, .redo: ".undoRedo"
    case .cut, .copy, .paste, .pasteAndMatchStyle, .delete, .selectAll: ".pasteboard"
    case .find, .findNext: ".textEditing"
    case .showToolbar, .customizeToolbar: ".toolbar"
    case .showSidebar, .enterFullScreen: ".sidebar"
    case .minimize, .zoom: ".windowSize"
    case .help: ".help"
    default: nil
    }
  }

  /// The group in which items of a standard menu stand that follow none of the system's; `nil` for
  /// a menu that SwiftUI's menu bar does not have by itself.
  static func group(of menu: StandardMenu) -> StaticString? {
    switch menu {
    case .app: ".appInfo"
    case .file: ".newItem"
    case .edit: ".pasteboard"
    case .format: nil
    case .view: ".sidebar"
    case .window: ".windowArrangement"
    case .help: ".help"
    }
  }

  /// The groups that SwiftUI has in a standard menu; not the list of windows, which a Mac alone has.
  static func groups(of menu: StandardMenu) -> [StaticString] {
    switch menu {
    case .app: [".appInfo", ".appSettings", ".systemServices", ".appVisibility", ".appTermination"]
    case .file: [".newItem", ".saveItem", ".importExport", ".printItem"]
    case .edit: [".undoRedo", ".pasteboard", ".textEditing"]
    case .format: []
    case .view: [".toolbar", ".sidebar"]
    case .window: [".windowSize", ".windowArrangement"]
    case .help: [".help"]
    }
  }

  /// Returns whether the system has in a group some of the app's own commands, too.
  ///
  /// - Parameters:
  ///   - commands: The standard commands of the group that the app performs.
  ///   - keys: The keys of the app's commands in the menu.
  static func isDoubled(
    _ group: StaticString, by commands: Set<SystemCommand>, keys: Set<Shortcut>
  ) -> Bool {
    switch "\(group)" {
    // The one command of the group is New, or New Window, with the keys of New.
    case ".newItem": !commands.isEmpty || keys.contains { $0 == newItemKeys }
    // A document that has Rename only has its Save from the system.
    case ".saveItem": commands.contains(.save) || commands.contains(.saveAs)
    default: !commands.isEmpty
    }
  }

  private static let newItemKeys = (SystemCommand.new.facts.shortcut).flatMap {
    try? Shortcut(parsing: $0).chord
  }
}
