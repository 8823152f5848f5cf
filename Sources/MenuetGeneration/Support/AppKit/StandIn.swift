// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a document generates for AppKit, as far as the code that all documents share needs it. Nothing
// of this file is embedded.

public import AppKit

@MainActor public protocol NotesActions: AnyObject {
  func presenter(for command: Notes.Command?) -> NSViewController?
  func takeDrop(
    of pasteboard: NSPasteboard, as type: NSPasteboard.PasteboardType,
    by operation: NSDragOperation, at location: NSPoint, on target: Notes.DropTargetID
  ) -> Bool
  func takeFile(_ file: URL, by operation: NSDragOperation, on target: Notes.DropTargetID) -> Bool
  func showDrop(at location: NSPoint?, on target: Notes.DropTargetID)
  func showPlaceholders(_ count: Int, on target: Notes.DropTargetID)
  func openUnderDrag(on target: Notes.DropTargetID)
  func fileName(
    of element: Any, as type: NSPasteboard.PasteboardType, from source: Notes.DragSourceID
  ) -> String
  func writeFile(
    of element: Any, to file: URL, from source: Notes.DragSourceID,
    then end: @escaping @MainActor ((any Error)?) -> Void
  )
  func dragData(
    of element: Any, as type: NSPasteboard.PasteboardType, from source: Notes.DragSourceID
  ) -> Data?
}

@MainActor extension Notes {
  public enum DropTargetID: String, Sendable { case some }
  public enum ToolbarID: String, Sendable { case some }
  public enum DragSourceID: String, Sendable { case some }

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
    update()
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
  private static func standardAction(_ command: Command) -> Selector? { nil }
  private static func action(_ command: Command) -> Selector? { Selector(command.rawValue) }
  #if TAGGED_ACTIONS
    private static func tag(of command: Command) -> Int { 0 }
    private static func target(of command: Command) -> AnyObject? { nil }
  #endif
  #if STANDARD_SYMBOLS
    private static let standardSymbols: Set<Command> = []
  #endif
  #if TEXT_KEYS
    private static let textShortcuts: Set<Shortcut> = []
  #endif
  private static func keyEquivalent(_ shortcut: Shortcut) -> String { shortcut.key }
}
