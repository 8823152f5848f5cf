// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates for UIKit, as far as the code that all documents share needs it. Nothing
// of this file is embedded.

public import UIKit

@MainActor public protocol NotesActions: AnyObject {
  #if DROP_UNDO
    var undoManager: UndoManager? { get }
  #endif
}

@MainActor extension Notes {
  public enum DragSourceID: String, Sendable { case some }
  public enum DropTargetID: String, Sendable { case some }
  public enum ToolbarID: String, Sendable { case some }

  #if PRESENTATIONS
    public enum Presentation { case some }
    private static let presentation: Presentation? = nil
  #endif

  @discardableResult
  static func perform(
    _ command: Command, on actions: any Actions, from sender: Any? = nil
  ) -> Bool {
    // embed: performingIfAvailable
    guard isEnabled(command, on: actions), isVisible(command, on: actions) else { return false }
    #if IDLE_COMMANDS
      guard isPerformed(command) else { return false }
    #endif
    #if PRESENTATIONS
      run(command, on: actions, from: sender, in: presentation)
    #else
      run(command, on: actions, from: sender)
    #endif
    #if FOLLOWERS
      update()
    #endif
    return true
    // end
  }

  private static func isPerformed(_ command: Command) -> Bool { true }

  private static func run(_ command: Command, on actions: any Actions, from sender: Any?) {}
  #if PRESENTATIONS
    private static func run(
      _ command: Command, on actions: any Actions, from sender: Any?, in presentation: Presentation?
    ) {}
  #endif
  #if STANDARD_EDITS
    private static func standardEdit(_ command: Command) -> Selector? { nil }
  #endif
  #if ADAPTED_POPOVERS
    private static func ids(ofSheet sheet: String) -> [String] { [sheet] }
  #endif
  #if KEY_COMMANDS
    private static var keys: [UIKeyCommand] { [] }
  #endif
  private static let menuBarPrefix = "Notes."
  private static func action(_ command: Command) -> Selector? { Selector(command.rawValue) }
  private static func menuBarItem(
    _ command: Command, at place: String?, on actions: any Actions
  ) -> Item {
    item(command, on: actions)
  }
  #if OPTIONS
    private static func options(
      chosenBy action: Selector, at place: String, on actions: any Actions
    ) -> [UIAction] { [] }
  #endif
  #if MENU_BAR_ELEMENTS
    private static func suppliedElements(
      at place: String, on actions: any Actions
    ) -> [UIMenuElement] { [] }
  #endif
  private static func clear(_ item: UINavigationItem, for id: ToolbarID) {}
  private static func isReachable(_ action: Selector, in open: Set<String>) -> Bool { false }
  private static func input(_ shortcut: Shortcut) -> String? { shortcut.key }
}
