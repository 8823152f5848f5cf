// A note in a window: what an app adds to the Swift that Menuet generates for AppKit.
//
//   menuet compile --framework appkit -o QuickNotes+Menuet.swift QuickNotes.menuet.xml
//   swiftc QuickNotes+Menuet.swift QuickNotes.swift -parse-as-library -o QuickNotes

import AppKit

/// The note: its text, what people can do with it, and the state that menus and bars show.
final class NoteController: NSViewController, QuickNotesActions, NSTextViewDelegate {
  private let scroll = NSTextView.scrollableTextView()
  private(set) lazy var text = scroll.documentView as? NSTextView ?? NSTextView(frame: .zero)
  private var commands: QuickNotes.CommandResponder?

  override func loadView() {
    commands = QuickNotes.CommandResponder(actions: self)
    text.delegate = self
    text.allowsUndo = true
    scroll.frame = NSRect(x: 0, y: 0, width: 640, height: 400)
    view = scroll
    showSize()
  }

  /// Commands from the menu bar come along the responder chain; this is where they find the note.
  override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
    commands?.supplementalTarget(forAction: action, sender: sender)
      ?? super.supplementalTarget(forAction: action, sender: sender)
  }

  // MARK: State

  var hasText: Bool { !text.string.isEmpty }

  var isWordCount = false {
    didSet { showCount() }
  }

  var textSize = QuickNotes.Choice.defaultTextSize {
    didSet { showSize() }
  }

  // MARK: Actions

  func newNote() { empty() }

  // Generated code has asked before.
  func deleteNote() { empty() }

  private func empty() {
    text.string = ""
    // What people could undo has changed a text that is gone.
    text.undoManager?.removeAllActions()
    // Of a change that no key makes a text view tells nobody.
    showCount()
  }

  func insertDate() {
    let date = Date().formatted(date: .long, time: .shortened)
    text.insertText(date, replacementRange: text.selectedRange())
  }

  // Generated code cannot know that people have typed.
  func textDidChange(_ notification: Notification) {
    showCount()
    QuickNotes.update()
  }

  // MARK: What the state looks like

  private func showCount() {
    let words = text.string.split { $0 == " " || $0 == "\n" }.count
    let count = AttributedString(localized: "^[\(words) word](inflect: true)")
    view.window?.subtitle = isWordCount ? String(count.characters) : ""
  }

  private func showSize() {
    switch textSize {
    case .small: text.font = NSFont.systemFont(ofSize: 11)
    case .medium: text.font = NSFont.systemFont(ofSize: 13)
    case .large: text.font = NSFont.systemFont(ofSize: 18)
    }
  }
}

final class AppDelegate: NSObject, NSApplicationDelegate {
  private var window: NSWindow?

  func applicationWillFinishLaunching(_ notification: Notification) {
    QuickNotes.buildMainMenu(in: NSApplication.shared)
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    let note = NoteController()
    let window = NSWindow(contentViewController: note)
    QuickNotes.noteToolbar.apply(to: window, actions: note)
    window.makeFirstResponder(note.text)
    window.makeKeyAndOrderFront(nil)
    self.window = window
    NSApplication.shared.activate(ignoringOtherApps: true)
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

@main struct QuickNotesApp {
  @MainActor static func main() {
    let delegate = AppDelegate()
    NSApplication.shared.delegate = delegate
    // What is no bundle has no menu bar, and no windows, unless it says that it is an ordinary app.
    NSApplication.shared.setActivationPolicy(.regular)
    // The app holds its delegate weakly.
    withExtendedLifetime(delegate) { NSApplication.shared.run() }
  }
}
