import MenuetModel

/// The standard commands behind the names of actions in other toolkits.
enum StandardActions {
  /// KStandardAction of KDE, which gives the title too.
  static func kde(_ name: String) -> (system: SystemCommand?, title: String)? { kdeActions[name] }

  /// Names that apps of GTK use by convention (`win.copy`, `app.quit`); only with the usual title.
  /// Other groups are of a part of a window: `tab.close` closes no window.
  static func gtk(_ action: String, title: String) -> SystemCommand? {
    let parts = action.split(separator: ".")
    guard parts.count == 1 || ["app", "win"].contains(parts.first), let name = parts.last,
      let system = gtkActions[String(name)] ?? SystemCommand(rawValue: String(name))
    else { return nil }
    return fits(title, system) ? system : nil
  }

  /// Roles of QAction.
  static func qt(role: String) -> SystemCommand? {
    switch role {
    case "QAction::AboutRole", "QAction::MenuRole::AboutRole": .about
    case "QAction::PreferencesRole", "QAction::MenuRole::PreferencesRole": .settings
    case "QAction::QuitRole", "QAction::MenuRole::QuitRole": .quit
    default: nil
    }
  }

  /// Titles by which Qt knows a role on a Mac: it puts such items into the app's menu.
  static func qt(title: String) -> SystemCommand? {
    if title.lowercased() == "exit" { return .quit }
    return [.settings, .quit].first { fits(title, $0) }
  }

  /// Returns whether a title is that of a standard command, with or without an ellipsis or a name.
  private static func fits(_ title: String, _ system: SystemCommand) -> Bool {
    let standard = system.facts.title.replacing("%@", with: "").replacing("…", with: "").trimmed
    let own = title.replacing("…", with: "").replacing("...", with: "").trimmed
    // The Mac's own name was this one, and is that of others still.
    if system == .settings, own.lowercased() == "preferences" { return true }
    return own.lowercased() == standard.lowercased()
      || (system.facts.title.contains("%@") && own.lowercased().hasPrefix(standard.lowercased()))
  }

  private static let gtkActions: [String: SystemCommand] = [
    "preferences": .settings, "print": .print, "save-as": .saveAs, "fullscreen": .enterFullScreen,
    "select-all": .selectAll, "close-window": .close, "find-next": .findNext,
  ]

  private static let kdeActions: [String: (system: SystemCommand?, title: String)] = [
    "file_new": (.new, "New"), "file_open": (.open, "Open…"), "file_save": (.save, "Save"),
    "file_save_as": (.saveAs, "Save As…"), "file_close": (.close, "Close"),
    "file_print": (.print, "Print…"), "file_quit": (.quit, "Quit"),
    "file_open_recent": (nil, "Open Recent"), "file_revert": (nil, "Revert"),
    "file_print_preview": (nil, "Print Preview"), "file_mail": (nil, "Mail…"),
    "edit_undo": (.undo, "Undo"), "edit_redo": (.redo, "Redo"), "edit_cut": (.cut, "Cut"),
    "edit_copy": (.copy, "Copy"), "edit_paste": (.paste, "Paste"), "edit_clear": (nil, "Clear"),
    "edit_select_all": (.selectAll, "Select All"), "edit_deselect": (nil, "Deselect"),
    "edit_find": (.find, "Find…"), "edit_find_next": (.findNext, "Find Next"),
    "edit_find_prev": (nil, "Find Previous"), "edit_replace": (nil, "Replace…"),
    "view_actual_size": (nil, "Actual Size"), "view_fit_to_page": (nil, "Fit to Page"),
    "view_fit_to_width": (nil, "Fit to Page Width"),
    "view_fit_to_height": (nil, "Fit to Page Height"), "view_zoom_in": (nil, "Zoom In"),
    "view_zoom_out": (nil, "Zoom Out"), "view_zoom": (nil, "Zoom"),
    "view_redisplay": (nil, "Redisplay"), "go_up": (nil, "Up"), "go_back": (nil, "Back"),
    "go_forward": (nil, "Forward"), "go_home": (nil, "Home"), "go_previous": (nil, "Previous Page"),
    "go_next": (nil, "Next Page"), "go_goto": (nil, "Go To…"), "go_goto_page": (nil, "Go to Page…"),
    "go_goto_line": (nil, "Go to Line…"), "go_first": (nil, "First Page"),
    "go_last": (nil, "Last Page"), "bookmark_add": (nil, "Add Bookmark"),
    "bookmark_edit": (nil, "Edit Bookmarks…"), "tools_spelling": (nil, "Spelling…"),
    "options_show_menubar": (nil, "Show Menubar"), "options_show_toolbar": (nil, "Show Toolbar"),
    "options_show_statusbar": (nil, "Show Statusbar"),
    "fullscreen": (.enterFullScreen, "Full Screen Mode"),
    "options_configure": (.settings, "Configure…"),
    "options_configure_keybinding": (nil, "Configure Keyboard Shortcuts…"),
    "options_configure_toolbars": (.customizeToolbar, "Configure Toolbars…"),
    "options_configure_notifications": (nil, "Configure Notifications…"),
    "help_contents": (.help, "Handbook"), "help_whats_this": (nil, "What's This?"),
    "help_report_bug": (nil, "Report Bug…"), "help_about_app": (.about, "About"),
    "help_about_kde": (nil, "About KDE"),
    "switch_application_language": (nil, "Configure Language…"),
  ]
}
