/// A command that the system or every app knows: its words, its symbol and its shortcut are given.
public enum SystemCommand: String, LanguageValue {
  case copy, cut, paste
  case pasteAndMatchStyle = "paste-and-match-style"
  case delete, select
  case selectAll = "select-all"
  case undo, redo, find
  case findNext = "find-next"
  case lookUp = "look-up"
  case translate, share, print, save
  case saveAs = "save-as"
  case open, new, close, duplicate, rename, move, export
  case showToolbar = "show-toolbar"
  case customizeToolbar = "customize-toolbar"
  case showSidebar = "show-sidebar"
  case enterFullScreen = "enter-full-screen"
  case minimize, zoom, about, settings, services, hide
  case hideOthers = "hide-others"
  case showAll = "show-all"
  case quit, bold, italic, underline, cancel, done, back, help

  /// The facts of the system about a command.
  public struct Facts: Sendable {
    /// The English title; `%@` stands for the app's name.
    public let title: String
    /// The symbol, where there is an established one.
    public let symbol: String?
    /// The shortcut in its normal spelling.
    public let shortcut: String?
    /// The selector of the responder chain on iOS (`UIResponderStandardEditActions`).
    public let uiKitSelector: String?
    /// The selector of the responder chain on macOS.
    public let appKitSelector: String?
  }

  /// The facts of the system about this command.
  public var facts: Facts { Self.table[self] ?? Self.unknown }

  private static let unknown = Facts(
    title: "", symbol: nil, shortcut: nil, uiKitSelector: nil, appKitSelector: nil)

  /// Indicates whether choosing the command asks for more before it does anything.
  public var takesInput: Bool { facts.title.hasSuffix("…") }

  /// Indicates whether NSDocument or NSDocumentController performs it on a Mac.
  package var isOfDocuments: Bool {
    [.new, .open, .save, .saveAs, .duplicate, .rename, .move].contains(self)
  }

  /// Indicates whether the first responder performs it, on its own text or selection; other commands
  /// of the responder chain concern a document.
  package var isOfFirstResponder: Bool {
    switch self {
    case .copy, .cut, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll, .find, .findNext,
      .bold, .italic, .underline:
      true
    default: false
    }
  }

  /// The role that the command brings.
  public var role: Role {
    switch self {
    case .cancel: .cancel
    case .done: .primary
    default: .normal
    }
  }

  private static func facts(
    _ title: String, _ symbol: String? = nil, _ shortcut: String? = nil, ui: String? = nil,
    mac: String? = nil
  ) -> Facts {
    Facts(
      title: title, symbol: symbol, shortcut: shortcut, uiKitSelector: ui, appKitSelector: mac)
  }

  private static let table: [SystemCommand: Facts] = [
    .copy: facts("Copy", "doc.on.doc", "cmd+c", ui: "copy(_:)", mac: "copy:"),
    .cut: facts("Cut", "scissors", "cmd+x", ui: "cut(_:)", mac: "cut:"),
    .paste: facts("Paste", "doc.on.clipboard", "cmd+v", ui: "paste(_:)", mac: "paste:"),
    .pasteAndMatchStyle: facts(
      "Paste and Match Style", "clipboard", "cmd+shift+opt+v", ui: "pasteAndMatchStyle(_:)",
      mac: "pasteAsPlainText:"),
    .delete: facts("Delete", "trash", ui: "delete(_:)", mac: "delete:"),
    .select: facts("Select", "selection.pin.in.out", ui: "select(_:)"),
    .selectAll: facts(
      "Select All", "checkmark.circle", "cmd+a", ui: "selectAll(_:)", mac: "selectAll:"),
    .undo: facts("Undo", "arrow.uturn.backward", "cmd+z", mac: "undo:"),
    .redo: facts("Redo", "arrow.uturn.forward", "cmd+shift+z", mac: "redo:"),
    .find: facts(
      "Find…", "magnifyingglass", "cmd+f", ui: "find(_:)", mac: "performTextFinderAction:"),
    .findNext: facts(
      "Find Next", "text.magnifyingglass", "cmd+g", ui: "findNext(_:)",
      mac: "performTextFinderAction:"),
    .lookUp: facts("Look Up", "book"),
    .translate: facts("Translate", "character.book.closed"),
    .share: facts("Share…", "square.and.arrow.up"),
    .print: facts("Print…", "printer", "cmd+p", ui: "printContent(_:)", mac: "print:"),
    .save: facts("Save", "square.and.arrow.down", "cmd+s", mac: "saveDocument:"),
    .saveAs: facts(
      "Save As…", "square.and.arrow.down.on.square", "cmd+shift+opt+s", mac: "saveDocumentAs:"),
    .open: facts("Open…", "folder", "cmd+o", mac: "openDocument:"),
    .new: facts("New", "plus", "cmd+n", mac: "newDocument:"),
    .close: facts("Close", "xmark", "cmd+w", mac: "performClose:"),
    .duplicate: facts(
      "Duplicate", "plus.square.on.square", "cmd+shift+s", ui: "duplicate(_:)",
      mac: "duplicateDocument:"),
    .rename: facts("Rename…", "pencil", ui: "rename(_:)", mac: "renameDocument:"),
    .move: facts("Move…", "folder", ui: "move(_:)", mac: "moveDocument:"),
    .export: facts("Export…", "square.and.arrow.up.on.square", ui: "export(_:)"),
    .showToolbar: facts(
      "Show Toolbar", "menubar.rectangle", "cmd+opt+t", mac: "toggleToolbarShown:"),
    .customizeToolbar: facts(
      "Customize Toolbar…", "wrench", mac: "runToolbarCustomizationPalette:"),
    .showSidebar: facts("Show Sidebar", "sidebar.left", "cmd+ctrl+s", mac: "toggleSidebar:"),
    .enterFullScreen: facts(
      "Enter Full Screen", "arrow.up.left.and.arrow.down.right", "cmd+ctrl+f",
      mac: "toggleFullScreen:"),
    .minimize: facts("Minimize", "minus", "cmd+m", mac: "performMiniaturize:"),
    // It fits the window to its content, and magnifies nothing.
    .zoom: facts("Zoom", mac: "performZoom:"),
    .about: facts("About %@", "info.circle", mac: "orderFrontStandardAboutPanel:"),
    .settings: facts("Settings…", "gearshape", "cmd+,"),
    .services: facts("Services", "gearshape.2"),
    .hide: facts("Hide %@", "eye.slash", "cmd+h", mac: "hide:"),
    .hideOthers: facts("Hide Others", "eye.slash", "cmd+opt+h", mac: "hideOtherApplications:"),
    .showAll: facts("Show All", "eye", mac: "unhideAllApplications:"),
    .quit: facts("Quit %@", "power", "cmd+q", mac: "terminate:"),
    .bold: facts("Bold", "bold", "cmd+b", ui: "toggleBoldface(_:)", mac: "addFontTrait:"),
    .italic: facts(
      "Italic", "italic", "cmd+i", ui: "toggleItalics(_:)", mac: "addFontTrait:"),
    .underline: facts(
      "Underline", "underline", "cmd+u", ui: "toggleUnderline(_:)", mac: "underline:"),
    .cancel: facts("Cancel", "xmark"),
    .done: facts("Done", "checkmark"),
    .back: facts("Back", "chevron.backward", "cmd+["),
    .help: facts("%@ Help", "questionmark.circle", "cmd+?", mac: "showHelp:"),
  ]

  /// The title in a document's app.
  public func title(inAppNamed name: String) -> String {
    let title = facts.title
    guard let mark = title.firstIndex(of: "%") else { return title }
    return title[..<mark] + name + title[mark...].dropFirst(2)
  }
}
