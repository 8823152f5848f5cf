import MenuetModel

/// The commands of UIKit's own menu bar.
enum UIKitStandardMenus {
  /// The identifier of the system's group of commands that performs a standard command, where the app
  /// has nothing to do.
  static func group(of command: SystemCommand) -> StaticString? {
    switch command {
    case .about: ".about"
    case .services: ".services"
    case .hide, .hideOthers, .showAll: ".hide"
    case .quit: ".quit"
    case .close: ".close"
    case .undo, .redo: ".undoRedo"
    case .minimize, .zoom: ".minimizeAndZoom"
    case .enterFullScreen: ".fullscreen"
    case .showToolbar, .customizeToolbar: ".toolbar"
    case .showSidebar: ".sidebar"
    default: nil
    }
  }

  /// The identifier of a submenu of the system.
  static func identifier(of submenu: SystemSubmenu) -> StaticString {
    switch submenu {
    case .openRecent: ".openRecent"
    case .spelling: ".spelling"
    case .substitutions: ".substitutions"
    case .transformations: ".transformations"
    case .speech: ".speech"
    case .font: ".font"
    case .text: ".text"
    }
  }
}

extension GenerationPlan {
  /// The selector of UIKit's own command in whose place a command is in menus that UIKit fills, too,
  /// because the app performs it itself; `nil` where UIKit's is the same, or nothing is performed.
  func replacedSelector(of command: Int) -> String? {
    switch commands[command].handler {
    case .standardEdit, .answer, .elsewhere: nil
    case .toggle, .method, .presentation, .undo, .systemMenu:
      document.commands[command].system?.facts.uiKitSelector
    }
  }
}
