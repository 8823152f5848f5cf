import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Runs what a document generates for AppKit in a simulation of AppKit.
enum AppKitSimulation {
  /// The lines that a program prints.
  ///
  /// - Parameters:
  ///   - further: files that the app adds to the generated one.
  ///   - isNewest: whether the condition of the compiler of macOS 27 is taken as true.
  static func run(
    _ program: String, with document: String, named name: String = "Office",
    further: [String] = [], isNewest: Bool = false
  ) throws -> [String] {
    var compilation = Compiler().compile(Array(document.utf8), path: "\(name).menuet.xml")
    let generated = compilation.swift(framework: .appkit, access: .internal)
    var swift = try #require(generated, "\(compilation.diagnostics)")
    if isNewest {
      // The condition alone: what is newer than a system is there in the simulation at any version.
      let code = String(decoding: swift, as: UTF8.self)
      #expect(code.contains("#if compiler(>=6.4)"))
      swift = Array(code.replacing("#if compiler(>=6.4)", with: "#if compiler(>=5)").utf8)
    }
    let tools = try SwiftTools()
    defer { tools.clean() }
    let files = try further.enumerated().map { try tools.write($1, "Further-\($0).swift") }
    let output = try tools.simulateAppKit(
      [tools.write(swift, "\(name)+Menuet.swift")] + files, tools.write(program, "main.swift"))
    return output.split(separator: "\n").map(String.init)
  }
}

/// What a generated menu bar of AppKit does when it runs, in a simulation of AppKit.
@Suite struct AppKitSimulationTests {
  private static let document = """
    <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
      <states><state id="note-selected"/><state id="folder-selected"/></states>
      <commands>
        <command id="new-note" title="New Note" enabled-when="folder-selected"/>
      </commands>
      <commands handler="Editor">
        <toggle id="bold" title="Bold" enabled-when="note-selected"/>
        <toggle id="preview" on-title="Hide Preview" off-title="Show Preview"/>
        <command id="make-plain" title="Make Plain" clears="bold"
                 enabled-when="bold and sort-order.by-date"/>
      </commands>
      <commands handler="List">
        <choice id="sort-order" title="Sort By">
          <option id="by-date" title="Date"/><option id="by-name" title="Name"/>
        </choice>
        <command id="open-note" title="Open Note" enabled-when="note-selected"/>
      </commands>
      <menu-bar id="bar">
        <menu id="own" title="Own">
          <item ref="new-note"/><item ref="bold"/><item ref="preview"/>
          <item ref="make-plain" title="Plain"/><item ref="sort-order"/><item ref="open-note"/>
        </menu>
      </menu-bar>
    </menuet>
    """

  /// An editor and a list that implement one part each, and what people do in the menu bar.
  private static let beginning = """
    import AppKit

    final class Editor: NSViewController, OfficeEditorActions {
      var noteSelected = true
      var sortOrder = Office.Choice.SortOrder.byDate
      var isBold = false
      var isPreview = false
      func makePlain() { print("plain") }

      lazy var commands = Office.makeEditorCommandResponder(actions: self)

      override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
        commands.supplementalTarget(forAction: action, sender: sender)
      }
    }

    final class List: NSViewController, OfficeListActions {
      var noteSelected = false
      var sortOrder = Office.Choice.SortOrder.byDate
      func openNote() { print("open") }

      lazy var commands = Office.makeListCommandResponder(actions: self)

      override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
        commands.supplementalTarget(forAction: action, sender: sender)
      }
    }

    final class Whole: NSViewController, OfficeActions {
      var noteSelected = true
      var folderSelected = true
      var sortOrder = Office.Choice.SortOrder.byName
      var isBold = false
      var isPreview = false
      func newNote() { print("whole: new") }
      func makePlain() { print("whole: plain") }
      func openNote() { print("whole: open") }

      lazy var commands = Office.CommandResponder(actions: self)

      override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
        commands.supplementalTarget(forAction: action, sender: sender)
      }
    }

    Office.buildMainMenu(in: NSApp)
    let menu = NSApp.mainMenu!.items.first { $0.title == "Own" }!.submenu!

    /// What the menu shows: `-` for dimmed, `+` for a mark.
    @MainActor func show() {
      menu.open()
      menu.close()
      let items = menu.items.filter { !$0.isSeparatorItem && !$0.isHidden }
      print(
        items.map { "\\($0.title)\\($0.isEnabled ? "" : "-")\\($0.state == .on ? "+" : "")" }
          .joined(separator: ", "))
    }

    @MainActor func choose(_ title: String) {
      menu.open()
      guard let item = menu.items.first(where: { $0.title == title }), item.isEnabled else {
        menu.close()
        return print("no", title)
      }
      menu.choose(item)
    }

    """

  private func run(
    _ program: String, after beginning: String = beginning, with document: String = document
  ) throws -> [String] {
    try AppKitSimulation.run(beginning + program, with: document)
  }

  @Test func eachPartAnswersForItsCommands() throws {
    let printed = try run(
      """
      let (editor, list) = (Editor(), List())
      editor.nextResponder = list
      NSApp.firstResponder = editor
      show()
      choose("Bold")
      choose("Show Preview")
      choose("Name")
      show()
      choose("Plain")
      choose("Open Note")
      choose("New Note")
      print(editor.isBold, editor.isPreview, list.sortOrder)
      NSApp.firstResponder = list
      choose("Bold")
      """)
    #expect(
      printed == [
        "New Note-, Bold, Show Preview, Plain-, Date+, Name, Open Note-",
        "New Note-, Bold+, Hide Preview, Plain, Date, Name+, Open Note-",
        "plain", "no Open Note", "no New Note", "false true byName", "no Bold",
      ])
  }

  /// The nearest part performs and validates, and the whole app behind it does the rest.
  @Test func aPartStandsBeforeTheWholeApp() throws {
    let printed = try run(
      """
      let (editor, whole) = (Editor(), Whole())
      editor.nextResponder = whole
      editor.isBold = true
      NSApp.firstResponder = editor
      show()
      choose("Plain")
      choose("New Note")
      choose("Date")
      show()
      editor.noteSelected = false
      show()
      NSApp.firstResponder = whole
      choose("Bold")
      print(editor.isBold, whole.isBold)
      """)
    #expect(
      printed == [
        "New Note, Bold+, Show Preview, Plain, Date, Name+, Open Note",
        "plain", "whole: new",
        "New Note, Bold, Show Preview, Plain-, Date+, Name, Open Note",
        "New Note, Bold-, Show Preview, Plain-, Date+, Name, Open Note",
        "false true",
      ])
  }

  /// A text view, and the window with it, have actions of the names of the app's own commands.
  @Test func ownCommandsAreNotTakenByWhatStandsInFront() throws {
    let ids = ["underline", "check-spelling", "copy-font", "print", "zoom", "miniaturize"]
    let commands = ids.map { "<command id=\"\($0)\" title=\"\($0)\"/>" }.joined()
    let items = ids.map { "<item ref=\"\($0)\"/>" }.joined()
    let names = ["underline", "checkSpelling", "copyFont", "performPrint", "zoom", "miniaturize"]
    let methods = names.map { "func \($0)() { Swift.print(\"app: \($0)\") }" }
      .joined(separator: "\n")
    let printed = try run(
      """
      import AppKit

      final class TextView: NSResponder {
        let actions = [
          "underline:", "checkSpelling:", "copyFont:", "print:", "zoom:", "performZoom:",
          "miniaturize:", "performMiniaturize:",
        ]

        override func method(for selector: Selector) -> ((Any?) -> Void)? {
          guard actions.contains(selector.description) else { return nil }
          return { _ in print("taken: \\(selector.description)") }
        }
      }

      final class App: NSResponder, OfficeActions {
        \(methods)

        lazy var commands = Office.CommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
        }
      }

      Office.buildMainMenu(in: NSApp)
      let (text, app) = (TextView(), App())
      text.nextResponder = app
      NSApp.firstResponder = text
      let menu = NSApp.mainMenu!.items.first { $0.title == "Own" }!.submenu!
      for item in menu.items {
        NSApp.sendAction(item.action!, to: item.target, from: item)
      }
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>\(commands)</commands>
          <menu-bar id="bar"><menu id="own" title="Own">\(items)</menu></menu-bar>
        </menuet>
        """)
    #expect(printed == names.map { "app: \($0)" })
  }

  /// A table would keep what belongs to a menu that has gone until it grows.
  @Test func whatAMenuNeedsGoesWithIt() throws {
    let printed = try run(
      """
      import AppKit
      final class Row: NSViewController, OfficeActions {
        let sorted = true
        var menu: NSMenu?
        func openNote() {}
      }
      @MainActor func made() -> (() -> Row?, () -> NSMenu?, () -> NSMenu?) {
        let row = Row()
        let menu = Office.rowContextMenu(actions: row)
        row.menu = menu
        menu.open()
        let submenu = menu.items[1].submenu!
        submenu.open()
        print(menu.items.map(\\.title), submenu.items.map(\\.isEnabled))
        return ({ [weak row] in row }, { [weak menu] in menu }, { [weak submenu] in submenu })
      }
      let (row, menu, submenu) = made()
      print(row() == nil, menu() == nil, submenu() == nil)
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="sorted"/></states>
          <commands><command id="open-note" title="Open Note"/></commands>
          <context-menu id="row-menu" for="Row">
            <item ref="open-note"/>
            <submenu id="more" title="More" visible-when="sorted"><item ref="open-note"/></submenu>
          </context-menu>
        </menuet>
        """)
    #expect(printed == [#"["Open Note", "More"] [true]"#, "true true true"])
  }

  @Test func everyItemStandsOnceInThePaletteAndSpacesLast() throws {
    let printed = try run(
      """
      import AppKit
      final class App: NSResponder, OfficeActions {
        var isBold = false
        func printNote() {}
        func newNote() {}
        func archive() {}
      }
      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      let bar = window.toolbar!
      print(bar.delegate!.toolbarDefaultItemIdentifiers(bar).map(\\.rawValue).joined(separator: " "))
      print(bar.delegate!.toolbarAllowedItemIdentifiers(bar).map(\\.rawValue).joined(separator: " "))
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <command id="new-note" title="New Note" symbol="square.and.pencil"/>
            <command id="archive" title="Archive" symbol="archivebox"/>
            <command id="print-note" title="Print Note" symbol="printer"/>
            <toggle id="bold" title="Bold" symbol="bold"/>
          </commands>
          <toolbar id="main-bar" title="Main" customizable="true">
            <leading><item ref="new-note"/></leading>
            <center>
              <item ref="bold"/><space/><item ref="print-note" customization="optional"/>
            </center>
            <trailing><item ref="archive"/></trailing>
          </toolbar>
        </menuet>
        """)
    #expect(
      printed == [
        "main-bar.new-note flexible-space main-bar.bold space flexible-space main-bar.archive",
        "main-bar.new-note main-bar.bold main-bar.archive main-bar.print-note space flexible-space",
      ])
  }

  /// Members with views of their own would keep AppKit from making a menu of them.
  @Test func aGroupThatBecomesAMenuIsOneControl() throws {
    let printed = try run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var editing = false
        var isBold = false
        var isItalic = false
        func makePlain() { isBold = false }
      }

      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      let group = window.toolbar!.items[0] as! NSToolbarItemGroup

      @MainActor func show() {
        print(
          group.isControl, group.subitems.map(\\.isEnabled),
          (0..<3).map { group.isSelected(at: $0) })
      }

      show()
      group.click(0)
      show()
      group.click(1)
      show()
      app.editing = true
      Office.update()
      group.click(1)
      group.click(2)
      show()
      print(app.isBold, app.isItalic)
      print(group.menuFormRepresentation!.submenu!.items.map(\\.title).joined(separator: ", "))
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="editing"/></states>
          <commands>
            <toggle id="bold" title="Bold" symbol="bold"/>
            <toggle id="italic" title="Italic" symbol="italic" enabled-when="editing"/>
            <command id="make-plain" title="Make Plain" symbol="textformat"/>
          </commands>
          <toolbar id="main-bar" title="Main">
            <center>
              <group id="style" title="Style" symbol="textformat" collapse="menu">
                <item ref="bold"/><item ref="italic"/><item ref="make-plain"/>
              </group>
            </center>
          </toolbar>
        </menuet>
        """)
    #expect(
      printed == [
        "true [true, false, true] [false, false, false]",
        "true [true, false, true] [true, false, false]",
        "true [true, false, true] [true, false, false]",
        "true [true, true, true] [false, true, false]",
        "false true",
        "Bold, Italic, Make Plain",
      ])
  }

  @Test func whatHasBeenMovedIsRemovedByTheMethodThatItsSourceNames() throws {
    let printed = try run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        func dragData(
          of element: Any, as type: NSPasteboard.PasteboardType, from source: Office.DragSourceID
        ) -> Data? { nil }
        func removeNotes(by session: NSDraggingSession) { print("notes") }
      }

      let app = App()
      for source in [Office.noteDragSource(actions: app), Office.tagDragSource(actions: app)] {
        let session = NSDraggingSession()
        source.draggingSession(session, endedAt: .zero, operation: .copy)
        source.draggingSession(session, endedAt: .zero, operation: .move)
      }
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <view id="list" title="List">
            <drag-source id="note" for="Note" allows="copy move" on-move="removeNotes">
              <representation type="public.plain-text"/>
            </drag-source>
            <drag-source id="tag" for="Tag" allows="copy">
              <representation type="public.plain-text"/>
            </drag-source>
          </view>
        </menuet>
        """)
    #expect(printed == ["notes"])
  }

  @Test func windowsAreListedByAppKitAlone() throws {
    let printed = try run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        func arrange() {}
      }

      Office.buildMainMenu(in: NSApp)
      print(NSApp.windowsMenu!.items.map(\\.title).joined(separator: ", "))
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands><command id="arrange" title="Arrange"/></commands>
          <menu-bar id="bar">
            <menu standard="window">
              <item ref="arrange"/>
              <dynamic id="open-windows" title="Open Windows"/>
            </menu>
          </menu-bar>
        </menuet>
        """)
    #expect(printed == ["Minimize, Zoom, , Arrange"])
  }

  /// The menu bar is asked for keys before a text view is; people can still choose the items.
  @Test func keysThatEditTextAreThoseOfTheTextInFront() throws {
    let printed = try run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        func archive() { print("archive") }
        func goUp() {}
        func moveUp() {}
        func findAgain() {}

        lazy var commands = Office.CommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
        }
      }

      Office.buildMainMenu(in: NSApp)
      let (text, app) = (NSText(), App())
      text.nextResponder = app
      let menu = NSApp.mainMenu!.items.first { $0.title == "Own" }!.submenu!

      @MainActor func show() {
        menu.open()
        print(
          menu.items.filter { !$0.keyEquivalent.isEmpty && $0.isEnabled }
            .map(\\.title).joined(separator: ", "))
      }

      NSApp.firstResponder = app
      show()
      NSApp.firstResponder = text
      show()
      NSApp.sendAction(menu.items[0].action!, to: nil, from: menu.items[0])
      text.isEditable = false
      show()
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <command id="archive" title="Archive" shortcut="cmd+delete"/>
            <command id="go-up" title="Go Up" shortcut="cmd+up"/>
            <command id="move-up" title="Move Up" shortcut="ctrl+cmd+up"/>
            <command id="find-again" title="Find Again" shortcut="cmd+shift+j"/>
          </commands>
          <menu-bar id="bar">
            <menu id="own" title="Own">
              <item ref="archive"/><item ref="go-up"/><item ref="move-up"/><item ref="find-again"/>
            </menu>
          </menu-bar>
        </menuet>
        """)
    #expect(
      printed == [
        "Archive, Go Up, Move Up, Find Again",
        "Move Up, Find Again",
        "archive",
        "Archive, Go Up, Move Up, Find Again",
      ])
  }

  /// AppKit's documents would duplicate, save and rename, and nothing here opens one.
  @Test func commandsOfDocumentsAreTheAppsWhereItHasNone() throws {
    let printed = try run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        func duplicate() { print("duplicate") }
        func save() { print("save") }
        func rename() { print("rename") }
        func archive() {}

        lazy var commands = Office.CommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
        }
      }

      Office.buildMainMenu(in: NSApp)
      let app = App()
      NSApp.firstResponder = app
      let menu = NSApp.mainMenu!.items.first { $0.title == "File" }!.submenu!
      menu.open()
      for item in menu.items.prefix(3) {
        print(item.isEnabled, terminator: " ")
        NSApp.sendAction(item.action!, to: item.target, from: item)
      }
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <command system="duplicate"/>
            <command system="save"/>
            <command system="rename"/>
            <command id="archive" title="Archive"/>
          </commands>
          <menu-bar id="bar">
            <menu standard="file" system-items="none">
              <item ref="duplicate"/><item ref="save"/><item ref="rename"/><item ref="archive"/>
            </menu>
          </menu-bar>
        </menuet>
        """)
    #expect(
      printed == [
        "true duplicate",
        "true save",
        "true rename",
      ])
  }

  /// AppKit dims its own item by itself, and not one that the app answers for first.
  @Test func aStandardCommandUnderAConditionNeedsWhoPerformsIt() throws {
    let printed = try run(
      """
      import AppKit

      final class Page: NSResponder {
        override func method(for selector: Selector) -> ((Any?) -> Void)? {
          selector.description == "print:" ? { _ in print("page") } : nil
        }
      }

      final class App: NSResponder, OfficeActions {
        var ready = true
        func archive() {}

        lazy var commands = Office.CommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
        }
      }

      Office.buildMainMenu(in: NSApp)
      let (page, app) = (Page(), App())
      let menu = NSApp.mainMenu!.items.first { $0.title == "File" }!.submenu!
      page.nextResponder = app
      for responder in [app, page] {
        NSApp.firstResponder = responder
        menu.open()
        print(menu.items[0].isEnabled)
      }
      NSApp.sendAction(menu.items[0].action!, to: nil, from: menu.items[0])
      app.ready = false
      menu.open()
      print(menu.items[0].isEnabled)
      """, after: "",
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="ready"/></states>
          <commands>
            <command system="print" enabled-when="ready"/>
            <command id="archive" title="Archive"/>
          </commands>
          <menu-bar id="bar">
            <menu standard="file" system-items="none"><item ref="print"/><item ref="archive"/></menu>
          </menu-bar>
        </menuet>
        """)
    #expect(
      printed == [
        "false",
        "true",
        "page",
        "false",
      ])
  }

  /// Of a menu and a submenu, for the app's commands and for those that AppKit's objects perform.
  @Test func conditionsOfMenusHoldForAllInThem() throws {
    let printed = try run(
      """
      for (online, open) in [(true, true), (true, false), (false, true)] {
        (whole.online, whole.open) = (online, open)
        show(bar)
        let copy = items(bar).first { $0.title == "Copy" }!
        if copy.isEnabled { NSApp.sendAction(copy.action!, to: copy.target, from: copy) }
        show(Office.mailMenu(actions: whole))
      }
      """,
      after: """
        import AppKit

        final class Text: NSResponder {
          override func method(for selector: Selector) -> ((Any?) -> Void)? {
            selector.description == "copy:" ? { _ in print("copied") } : nil
          }
        }

        final class Whole: NSViewController, OfficeActions {
          var online = true
          var open = true
          func send() {}
          func post() {}

          lazy var commands = Office.CommandResponder(actions: self)

          override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
            commands.supplementalTarget(forAction: action, sender: sender)
          }
        }

        Office.buildMainMenu(in: NSApp)
        let whole = Whole()
        let text = Text()
        whole.nextResponder = text
        NSApp.firstResponder = whole
        let bar = NSApp.mainMenu!.items.first { $0.title == "Mail" }!.submenu!

        @MainActor func items(_ menu: NSMenu) -> [NSMenuItem] {
          menu.open()
          defer { menu.close() }
          return menu.items.flatMap { $0.submenu.map(items) ?? [$0] }
        }

        @MainActor func show(_ menu: NSMenu) {
          let shown = items(menu).filter { !$0.isSeparatorItem && !$0.isHidden }
          print(shown.map { "\\($0.title)\\($0.isEnabled ? "" : "-")" }.joined(separator: " "))
        }

        """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="online"/><state id="open"/></states>
          <menu-bar id="bar">
            <menu id="mail-bar" title="Mail" enabled-when="online">
              <command id="send" title="Send"/>
              <submenu id="more" title="More" enabled-when="open">
                <command id="post" title="Post"/><command system="copy"/>
              </submenu>
            </menu>
          </menu-bar>
          <menu id="mail" title="Mail" enabled-when="online">
            <item ref="send"/><item ref="copy"/>
            <submenu id="rest" title="Rest" visible-when="open"><item ref="post"/></submenu>
          </menu>
        </menuet>
        """)
    #expect(
      printed == [
        "Send Post Copy", "copied", "Send Copy Post",
        "Send Post- Copy-", "Send Copy",
        "Send- Post- Copy-", "Send- Copy- Post-",
      ])
  }
}
