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

  /// Returns whether what the system has in a group gives way to the app's own command.
  static func isReplaced(_ group: StaticString, by commands: Set<SystemCommand>) -> Bool {
    switch "\(group)" {
    // The document says what the File menu begins with, with the keys of New Window.
    case ".newItem", ".importExport", ".printItem": true
    // A document that has Rename only has its Save from the system.
    case ".saveItem": commands.contains(.save) || commands.contains(.saveAs)
    default: !commands.isEmpty
    }
  }
}
