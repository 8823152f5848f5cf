import Foundation
import Testing

/// How the state of an app reaches the screen in AppKit: counted in writes, and where things go wrong.
@Suite struct AppKitFreshnessTests {
  private static let sample = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples/NotesAppKit")

  /// Runs a program after the launch of the sample app, whose `main` it calls.
  private func runQuickNotes(_ program: String) throws -> [String] {
    func text(_ name: String) throws -> String {
      try String(contentsOf: Self.sample.appendingPathComponent(name), encoding: .utf8)
    }
    // A program with code at its top has no other beginning.
    let app = try text("QuickNotes.swift").replacing("@main struct", with: "struct")
    return try AppKitSimulation.run(
      """
      import AppKit

      QuickNotesApp.main()
      let window = NSApp.keyWindow!
      let text = window.firstResponder as! NSTextView

      @MainActor func menu(_ title: String) -> NSMenu {
        NSApp.mainMenu!.items.first { $0.title == title }!.submenu!
      }

      @MainActor func type(_ letters: String) {
        text.insertText(letters, replacementRange: text.selectedRange())
        // NSToolbar.h: validated on updates of the window.
        window.toolbar?.validate()
      }

      """ + program, with: text("QuickNotes.menuet.xml"), named: "QuickNotes", further: [app])
  }

  @Test func aKeystrokeWritesWhatItChangesAlone() throws {
    let printed = try runQuickNotes(
      """
      print(Writes.during { type("a") })
      print(Writes.during { type("b") })
      let note = NoteController()
      let other = NSWindow(contentViewController: note)
      QuickNotes.noteToolbar.apply(to: other, actions: note)
      print(Writes.during { type("c") })
      note.textSize = .large
      print(Writes.during { QuickNotes.update() })
      """)
    #expect(
      printed == [
        // There is a text that can be deleted.
        #"["NSToolbarItem.isEnabled"]"#,
        "[]",
        // Of the window in the background nothing has changed, and then one thing.
        "[]", #"["NSPopUpButton.selectedItem"]"#,
      ])
  }

  @Test func aMenuThatOpensWritesWhatHasChangedAlone() throws {
    let printed = try runQuickNotes(
      """
      let menus = NSApp.mainMenu!.items.compactMap(\\.submenu)
      @MainActor func open() {
        for menu in menus {
          menu.open()
          menu.close()
        }
      }
      open()
      print(Writes.during { open() })
      print(Writes.during { NSApp.mainMenu!.performKeyEquivalent("j", [.command]) })
      let note = window.contentViewController as! NoteController
      note.isWordCount = true
      print(Writes.during { open() })
      """)
    #expect(printed == ["[]", "[]", #"["NSMenuItem.title"]"#])
  }

  /// `NSRunningApplication.h`: what is no bundle has no menu bar, and no windows.
  @Test func theSampleIsAnOrdinaryAppThatDeletesByKeys() throws {
    let printed = try runQuickNotes(
      """
      print(NSApp.hasMenuBar, NSApp.firstResponder === text)
      print(NSApp.mainMenu!.performKeyEquivalent("\\u{8}", [.command, .option]))
      type("some text")
      print(NSApp.mainMenu!.performKeyEquivalent("\\u{8}", [.command, .option]))
      window.endSheet(window.attachedSheet!, returnCode: .alertFirstButtonReturn)
      print(text.string.isEmpty)
      """)
    #expect(printed == ["true true", "false", "true", "true"])
  }

  /// `NSTextView.h`, *NSApplicationDelegate*: what an editor of one window has.
  @Test func theSampleScrollsUndoesAndEndsWithItsWindow() throws {
    let printed = try runQuickNotes(
      """
      let scroll = window.contentViewController?.view as? NSScrollView
      print(scroll?.documentView === text, text.allowsUndo)
      window.close()
      print(NSApp.isTerminated)
      """)
    #expect(printed == ["true true", "true"])
  }

  /// `NSTextView.h`: a change that nobody announces with `shouldChangeText` is none to undo.
  @Test func whatPeopleCouldUndoGoesWithTheNote() throws {
    let printed = try runQuickNotes(
      """
      type("some text")
      print(window.undoManager!.canUndo)
      text.undoManager!.undo()
      print(text.string.isEmpty)
      type("some text")
      let note = window.contentViewController as! NoteController
      QuickNotes.perform(.newNote, on: note)
      text.undoManager!.undo()
      print(text.string.isEmpty, text.undoManager!.canUndo)
      """)
    #expect(printed == ["true", "true", "true false"])
  }

  /// `NSApplication.h`: the app holds its delegate weakly.
  @Test(arguments: [
    "Samples/NotesAppKit/QuickNotes.swift", "Samples/Probe/ProbeAppKit.swift",
    "Sources/Menuet/Menuet.docc/AnAppKitAppInTenMinutes.md",
  ]) func theDelegateLivesAsLongAsTheApp(_ path: String) throws {
    let root = Self.sample.deletingLastPathComponent().deletingLastPathComponent()
    let code = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    #expect(
      code.contains("    withExtendedLifetime(delegate) { NSApplication.shared.run() }\n"))
  }

  // MARK: What goes wrong

  @Test func aCommandThatIsPerformedTwiceAsksOnce() throws {
    let printed = try runQuickNotes(
      """
      type("some text")
      let note = window.contentViewController as! NoteController
      QuickNotes.perform(.deleteNote, on: note)
      QuickNotes.perform(.deleteNote, on: note)
      window.endSheet(window.attachedSheet!, returnCode: .alertFirstButtonReturn)
      print(text.string.isEmpty, window.attachedSheet == nil)
      QuickNotes.perform(.wordCount, on: note)
      QuickNotes.perform(.wordCount, on: note)
      print(note.isWordCount)
      """)
    #expect(printed == ["true true", "false"])
  }

  @Test func aWindowClosesUnderItsSheet() throws {
    let printed = try runQuickNotes(
      """
      type("some text")
      NSApp.mainMenu!.performKeyEquivalent("\\u{8}", [.command, .option])
      let sheet = window.attachedSheet!
      window.close()
      QuickNotes.update()
      menu("View").open()
      window.endSheet(sheet, returnCode: .alertFirstButtonReturn)
      menu("View").close()
      print(text.string.isEmpty)
      """)
    #expect(printed == ["true"])
  }

  @Test func withoutAWindowTheMenuBarIsAsItWasMade() throws {
    let printed = try runQuickNotes(
      """
      let view = menu("View")
      let note = window.contentViewController as! NoteController
      note.isWordCount = true
      note.textSize = .small

      @MainActor func show() {
        view.open()
        view.close()
        print(
          view.items.prefix(5).filter { !$0.isHidden && !$0.isSeparatorItem }
            .map { $0.title + ($0.isEnabled ? "" : "-") + ($0.state == .on ? "+" : "") }
            .joined(separator: " "))
      }

      show()
      window.close()
      show()
      print(NSApp.mainMenu!.performKeyEquivalent("n", [.command]))
      // Nothing presents: the question is a window of its own.
      NSApp.answer = .alertFirstButtonReturn
      let alone = NoteController()
      let other = alone.text
      other.string = "some text"
      QuickNotes.perform(.deleteNote, on: alone)
      print(other.string.isEmpty)
      """)
    #expect(
      printed == [
        "Small+ Medium Large Hide Word Count", "Small- Medium- Large- Show Word Count-",
        "false", "true",
      ])
  }

  @Test func aToolbarThatIsAppliedAgainReplacesTheFirst() throws {
    let printed = try runQuickNotes(
      """
      let note = window.contentViewController as! NoteController
      weak var first = window.toolbar
      weak var item = window.toolbar!.items.last
      let ids = window.toolbar!.items.map(\\.itemIdentifier)
      QuickNotes.noteToolbar.apply(to: window, actions: note)
      QuickNotes.noteToolbar.apply(to: window, actions: note)
      print(first == nil, item == nil, window.toolbar!.items.map(\\.itemIdentifier) == ids)
      print(Writes.during { type("a") })
      """)
    #expect(printed == ["true true true", #"["NSToolbarItem.isEnabled"]"#])
  }

  /// `NSPopover.h`: throws an exception where it points at a view that is in no window.
  @Test func withoutAWindowNothingIsPresented() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSViewController, OfficeActions {
        func makeSettings(for command: Office.Command?) -> NSViewController { NSViewController() }
        func makeColors(for command: Office.Command?) -> NSViewController { NSViewController() }
      }

      let app = App()
      Office.perform(.showSettings, on: app)
      Office.perform(.showColors, on: app)
      print(app.presentedViewControllers?.count ?? 0)
      let window = NSWindow(contentViewController: app)
      Office.perform(.showColors, on: app)
      print(app.presentedViewControllers?.count ?? 0)
      app.dismiss(app.presentedViewControllers![0])
      Office.perform(.showSettings, on: app)
      print(app.presentedViewControllers?.count ?? 0, window.attachedSheet != nil)
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <command id="show-settings" title="Settings…" presents="settings"/>
            <command id="show-colors" title="Colors" presents="colors"/>
          </commands>
          <menu id="more" title="More">
            <item ref="show-settings"/><item ref="show-colors"/>
          </menu>
          <sheet id="settings" title="Settings"/>
          <popover id="colors" title="Colors"/>
        </menuet>
        """)
    #expect(printed == ["0", "1", "1 true"])
  }

  @Test func aMenuThatIsOpenFollowsTheState() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var ready = true
        var isPreview = false
        func archive() { print("archive") }
        func makeNotes(limit: Int?) -> [NSMenuItem] {
          print("asked")
          let item = NSMenuItem(title: "Note", action: nil, keyEquivalent: "")
          let other = NSMenu(title: "Other")
          let taken = NSMenuItem(title: "Taken", action: nil, keyEquivalent: "")
          other.addItem(taken)
          self.other = other
          return [item, item, taken]
        }
        private var other: NSMenu?
      }

      let app = App()
      let menu = Office.moreMenu(actions: app)
      menu.open()

      @MainActor func show() {
        print(
          menu.items.filter { !$0.isHidden }.map {
            $0.isSeparatorItem ? "|" : $0.title + ($0.isEnabled ? "" : "-")
          }.joined(separator: " "))
      }

      show()
      app.ready = false
      app.isPreview = true
      Office.update()
      show()
      // It is no longer available.
      menu.choose(menu.items[0])
      app.isPreview = false
      print(Writes.during { Office.update() })
      menu.removeItem(menu.items[0])
      menu.open()
      show()
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="ready"/></states>
          <commands>
            <command id="archive" title="Archive" enabled-when="ready"/>
            <toggle id="preview" on-title="Hide Preview" off-title="Show Preview"/>
          </commands>
          <menu id="more" title="More">
            <item ref="archive"/>
            <separator visible-when="ready"/>
            <item ref="preview"/>
            <submenu id="deep" title="Deep" enabled-when="ready" when-unavailable="dim">
              <item ref="archive"/>
            </submenu>
            <dynamic id="notes" title="Notes"/>
          </menu>
        </menuet>
        """)
    #expect(
      printed == [
        "asked", "Archive | Show Preview Deep Note",
        "Archive- Hide Preview Deep- Note",
        "[]",
        "asked", "Show Preview Deep- Note",
      ])
  }

  /// A button that people press changes by itself, before it is known that its command is not available.
  @Test func aButtonDoesNotStayPressedForNothing() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var ready = true
        var isBold = false
      }

      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      let button = window.toolbar!.items[0].view as! NSButton
      button.performClick(nil)
      print(app.isBold, button.state == .on)
      app.ready = false
      button.performClick(nil)
      print(app.isBold, button.state == .on, button.isEnabled)
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="ready"/></states>
          <commands>
            <toggle id="bold" title="Bold" symbol="bold" enabled-when="ready"/>
          </commands>
          <toolbar id="main-bar" title="Main"><center><item ref="bold"/></center></toolbar>
        </menuet>
        """)
    #expect(printed == ["true true", "true true false"])
  }
}
