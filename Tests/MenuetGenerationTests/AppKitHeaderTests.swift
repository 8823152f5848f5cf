import Foundation
import Testing

/// What generated code for AppKit does where a header of AppKit says something that is easily missed.
@Suite struct AppKitHeaderTests {
  /// `NSToolbarItemGroup.h`: `selectedIndex` is the most recently selected item, or -1.
  @Test func everySegmentSwitchesItsOwnToggle() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var isBold = false
        var isItalic = false
        func makePlain() { print("plain") }
      }

      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      let group = window.toolbar!.items[0] as! NSToolbarItemGroup

      @MainActor func click(_ index: Int) {
        group.click(index)
        print(app.isBold, app.isItalic, (0..<3).map { group.isSelected(at: $0) })
      }

      click(0)
      click(0)
      click(1)
      click(0)
      click(1)
      click(2)
      click(2)
      // The app forgets to say that it has changed.
      app.isItalic = true
      click(0)
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <toggle id="bold" title="Bold" symbol="bold"/>
            <toggle id="italic" title="Italic" symbol="italic"/>
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
        "true false [true, false, false]",
        "false false [false, false, false]",
        "false true [false, true, false]",
        "true true [true, true, false]",
        "true false [true, false, false]",
        "plain", "true false [true, false, false]",
        "plain", "true false [true, false, false]",
        "false true [false, true, false]",
      ])
  }

  /// `NSToolbarItemGroup.h`: subitems validate based on the action of the group.
  @Test func segmentsStayDimmedWhenTheToolbarValidates() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var editing = false
        var isBold = false
        var isItalic = false
      }

      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      let group = window.toolbar!.items[0] as! NSToolbarItemGroup
      print(group.subitems.map(\\.isEnabled))
      window.toolbar!.validate()
      print(group.subitems.map(\\.isEnabled))
      app.editing = true
      window.toolbar!.validate()
      print(group.subitems.map(\\.isEnabled))
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="editing"/></states>
          <commands>
            <toggle id="bold" title="Bold" symbol="bold" enabled-when="editing"/>
            <toggle id="italic" title="Italic" symbol="italic"/>
          </commands>
          <toolbar id="main-bar" title="Main">
            <center>
              <group id="style" title="Style" symbol="textformat" collapse="menu">
                <item ref="bold"/><item ref="italic"/>
              </group>
            </center>
          </toolbar>
        </menuet>
        """)
    #expect(printed == ["[false, true]", "[false, true]", "[true, true]"])
  }

  /// `NSMenu.h`: a menu that autoenables its items ignores `isEnabled`, and asks their targets.
  @Test func aSubmenuIsDimmedByItsConditionAndALineHiddenByIts() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var ready = false
        var split = false
        var busy = false
        func go() {}
        func one() {}
        func two() {}

        lazy var commands = Office.CommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
        }
      }

      @MainActor func show(_ menu: NSMenu) {
        menu.open()
        defer { menu.close() }
        let items = menu.items.filter { !$0.isHidden }
        print(
          items.map { $0.isSeparatorItem ? "|" : $0.title + ($0.isEnabled ? "" : "-") }
            .joined(separator: " "))
      }

      Office.buildMainMenu(in: NSApp)
      let app = App()
      NSApp.firstResponder = app
      let own = NSApp.mainMenu!.items.first { $0.title == "Own" }!.submenu!
      for menu in [own, Office.moreMenu(actions: app)] {
        (app.ready, app.split, app.busy) = (false, false, true)
        show(menu)
        (app.ready, app.split, app.busy) = (true, true, false)
        show(menu)
      }
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="ready"/><state id="split"/><state id="busy"/></states>
          <menu-bar id="bar">
            <menu id="own" title="Own">
              <command id="go" title="Go" enabled-when="not busy"/>
              <separator visible-when="split"/>
              <submenu id="deep" title="Deep" enabled-when="ready" when-unavailable="dim">
                <command id="one" title="One"/><command id="two" title="Two"/>
              </submenu>
            </menu>
          </menu-bar>
          <menu id="more" title="More">
            <item ref="go"/>
            <separator visible-when="split"/>
            <submenu id="deeper" title="Deeper" enabled-when="ready" when-unavailable="dim">
              <item ref="one"/><item ref="two"/>
            </submenu>
          </menu>
        </menuet>
        """)
    #expect(
      printed == ["Go- Deep-", "Go | Deep", "Go- Deeper-", "Go | Deeper"])
  }

  /// `NSMenu.h`: while AppKit looks for keys, images are not needed.
  @Test func keysAreFoundWithoutAskingForItemsAgain() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var key = ""
        let recent = [NSMenuItem(title: "Kept", action: nil, keyEquivalent: "")]

        func archive() { print("archive") }

        func makeNotes(limit: Int?) -> [NSMenuItem] {
          print("asked")
          return recent + [NSMenuItem(title: "Note", action: nil, keyEquivalent: key)]
        }

        lazy var commands = Office.CommandResponder(actions: self)

        override func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? {
          commands.supplementalTarget(forAction: action, sender: sender)
        }
      }

      Office.buildMainMenu(in: NSApp)
      let app = App()
      NSApp.firstResponder = app
      let menu = NSApp.mainMenu!.items.first { $0.title == "Own" }!.submenu!
      for _ in 0..<3 { NSApp.mainMenu!.performKeyEquivalent("j", [.command]) }
      menu.open()
      print(menu.items.filter { !$0.isHidden }.map(\\.title).joined(separator: " "))
      menu.close()
      app.key = "n"
      menu.open()
      menu.close()
      NSApp.mainMenu!.performKeyEquivalent("j", [.command])
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands><command id="archive" title="Archive" shortcut="cmd+j"/></commands>
          <menu-bar id="bar">
            <menu id="own" title="Own">
              <item ref="archive"/><dynamic id="notes" title="Notes"/>
            </menu>
          </menu-bar>
        </menuet>
        """)
    #expect(
      printed == [
        // Whether there are keys among the items is not known before.
        "asked", "archive", "archive", "archive",
        "asked", "Archive Kept Note",
        // These have keys.
        "asked", "asked", "archive",
      ])
  }

  /// `NSToolbarItem.h`: a redraw is triggered by setting the label.
  @Test func validationOfAToolbarOnlyAnswers() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var open = true
        var isPreview = false
        func archive() {}
      }

      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      let items = window.toolbar!.items
      app.open = false
      app.isPreview = true
      print(Writes.during { window.toolbar!.validate() }, items[0].isEnabled)
      print(Writes.during { Office.update() }, items[1].label)
      print(Writes.during { Office.update() })
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <states><state id="open"/></states>
          <commands>
            <command id="archive" title="Archive" symbol="archivebox" enabled-when="open"/>
            <toggle id="preview" on-title="Hide Preview" off-title="Show Preview" symbol="eye"/>
          </commands>
          <toolbar id="main-bar" title="Main">
            <center><item ref="archive"/><item ref="preview"/></center>
          </toolbar>
        </menuet>
        """)
    #expect(
      printed == [
        "[] false",
        #"["NSMenuItem.title", "NSToolbarItem.label", "NSToolbarItem.paletteLabel", "NSToolbarItem.toolTip"] Hide Preview"#,
        "[]",
      ])
  }

  /// `NSDocument.h`: `printDocument:` is the action of Print in a document-based application.
  @Test(arguments: [true, false])
  func printGoesToTheDocumentOfAnAppThatHasDocuments(hasDocuments: Bool) throws {
    let commands = hasDocuments ? #"<command system="open"/><command system="save"/>"# : ""
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSViewController, OfficeActions {}

      final class Page: NSView {
        // NSView.h: every view has `print:`.
        override func method(for selector: Selector) -> ((Any?) -> Void)? {
          selector.description == "print:" ? { _ in print("view") } : nil
        }
      }

      final class Report: NSDocument {
        override func printDocument(_ sender: Any?) { print("document") }
      }

      Office.buildMainMenu(in: NSApp)
      let (app, page) = (App(), Page())
      app.view = page
      let window = NSWindow(contentViewController: app)
      NSApp.setActivationPolicy(.regular)
      window.makeKeyAndOrderFront(nil)
      window.makeFirstResponder(page)
      let controller = NSWindowController(window: window)
      if \(hasDocuments) { controller.document = Report() }
      Office.mainToolbar.apply(to: window, actions: app)
      let menu = NSApp.mainMenu!.items.first { $0.title == "File" }!.submenu!
      menu.open()
      menu.choose(menu.items.first { $0.title == "Print…" }!)
      let item = window.toolbar!.items[0]
      NSApp.sendAction(item.action!, to: item.target, from: item)
      Office.perform(.print, on: app)
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <menu-bar id="bar">
            <menu standard="file">\(commands)<command system="print"/></menu>
          </menu-bar>
          <toolbar id="main-bar" title="Main"><center><item ref="print"/></center></toolbar>
        </menuet>
        """)
    #expect(printed == Array(repeating: hasDocuments ? "document" : "view", count: 3))
  }

  /// `NSWindowController.h`: a document gives its window the title, whenever that changes.
  @Test func theTitleOfADocumentStaysWhereItIs() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSViewController, OfficeActions {}

      let app = App()
      let window = NSWindow(contentViewController: app)
      Office.mainToolbar.apply(to: window, actions: app)
      print(window.title, window.subtitle)
      let controller = NSWindowController(window: window)
      Office.mainToolbar.apply(to: window, actions: app)
      print(window.title)
      controller.document = NSDocument()
      print(window.title)
      Office.mainToolbar.apply(to: window, actions: app)
      print(window.title)
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <toolbar id="main-bar" title="Main">
            <leading><title title="Office" subtitle="All"/></leading>
          </toolbar>
        </menuet>
        """)
    #expect(printed == ["Office All", "Office", "Untitled", "Untitled"])
  }

  private static let customizable = """
    <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
      <commands>
        <toggle id="bold" title="Bold" symbol="bold"/>
        <toggle id="italic" title="Italic" symbol="italic"/>
        <toggle id="underline" title="Underline" symbol="underline"/>
        <choice id="order" title="Order">
          <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
        </choice>
      </commands>
      <toolbar id="main-bar" title="Main" customizable="true">
        <center>
          <item ref="bold"/><item ref="order"/>
          <group id="style" title="Style" symbol="textformat" collapse="menu">
            <item ref="italic"/><item ref="underline"/>
          </group>
        </center>
        <trailing><search/></trailing>
      </toolbar>
    </menuet>
    """

  private static let customizing = """
    import AppKit

    final class App: NSResponder, OfficeActions {
      var isBold = false
      var isItalic = false
      var isUnderline = false
      var order = Office.Choice.defaultOrder
      var fields: [NSSearchField] = []
      func prepareSearch(_ field: NSSearchField, for toolbar: Office.ToolbarID) {
        fields.append(field)
      }
    }

    let (window, app) = (NSWindow(), App())
    Office.mainToolbar.apply(to: window, actions: app)
    let bar = window.toolbar!

    """

  /// `NSToolbar.h`: the delegate is asked for items that are not inserted, which the palette copies.
  @Test func thePaletteFollowsNothingAndPreparesNoField() throws {
    let printed = try AppKitSimulation.run(
      Self.customizing + """
        @MainActor func change() -> [String] {
          Writes.during {
            app.isBold.toggle()
            app.order = app.order == .byDate ? .byName : .byDate
            Office.update()
          }
        }

        // The first update writes more.
        _ = change()
        let before = change()
        app.isBold = true
        Office.update()
        bar.openPalette()
        let button = bar.palette.first { $0.item.view is NSButton }!.item.view as! NSButton
        print(bar.palette.count, button.state == .on)
        app.isBold = false
        Office.update()
        print(button.state == .on)
        _ = change()
        print(change() == before, !before.isEmpty)
        let search = bar.items.compactMap { $0 as? NSSearchToolbarItem }
        print(app.fields.count, app.fields.first === search.first?.searchField)
        """, with: Self.customizable)
    // It shows what holds as it opens.
    #expect(printed == ["4 true", "true", "true true", "1 true"])
  }

  /// `NSMenuItem.h`, `NSToolbarItem.h`: items are copied, those of menus archived, too.
  @Test func theItemsOfAToolbarAreCopiedWithAllThatTheyRepresent() throws {
    let printed = try AppKitSimulation.run(
      Self.customizing + """
        bar.openPalette()
        let forms = bar.palette.compactMap { item, copy in
          item.menuFormRepresentation.map { ($0, copy.menuFormRepresentation!) }
        }
        for (form, copy) in forms {
          let represented = [form] + (form.submenu?.items ?? [])
          let copied = [copy] + (copy.submenu?.items ?? [])
          print(
            form.title,
            zip(represented, copied).allSatisfy {
              $0.representedObject as AnyObject? === $1.representedObject as AnyObject?
            })
        }
        // A copy performs as long as its original is there.
        let bold = forms.first { $0.0.title == "Bold" }!.1
        NSApp.sendAction(bold.action!, to: bold.target, from: bold)
        print(app.isBold)
        bar.closePalette()
        """, with: Self.customizable)
    #expect(printed == ["Bold true", "Order true", "Style true", "Search true", "true"])
  }

  /// `NSMenuItem.h` of 27: an item says whether it prefers its image, which menus else hide.
  @Test func theItemsOfARowKeepTheirImages() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSResponder, OfficeActions {
        var isBold = false
        func archive() {}
        func send() {}
      }

      let menu = Office.moreMenu(actions: App())
      let row = menu.items[0].submenu!
      print(row.items.map { $0.preferredImageVisibility == .visible })
      print(menu.items.dropFirst().map { $0.preferredImageVisibility == .automatic })
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="14.0">
          <commands>
            <toggle id="bold" title="Bold" symbol="bold"/>
            <command id="archive" title="Archive" symbol="archivebox"/>
            <command system="copy"/>
            <command id="send" title="Send" symbol="paperplane"/>
          </commands>
          <menu id="more" title="More" layout="small">
            <item ref="bold"/><item ref="archive"/><item ref="copy"/><item ref="send"/>
          </menu>
        </menuet>
        """, isNewest: true)
    #expect(printed == ["[true, true, true, true]", "[]"])
  }

  /// `NSToolbar.h`: toolbars of one name share their display attributes, which people choose.
  @Test func aBarThatPeopleCustomizeKeepsTheirDisplayMode() throws {
    func program(_ document: String) throws -> [String] {
      try AppKitSimulation.run(
        Self.customizing + """
          bar.displayMode = .iconAndLabel
          let other = NSWindow()
          Office.mainToolbar.apply(to: other, actions: app)
          print(bar.displayMode, other.toolbar!.displayMode)
          Office.mainToolbar.apply(to: other, actions: app)
          print(bar.displayMode)
          """, with: document)
    }
    #expect(
      try program(Self.customizable) == ["iconAndLabel iconAndLabel", "iconAndLabel"])
    #expect(
      try program(Self.customizable.replacing(#" customizable="true""#, with: ""))
        == ["iconOnly iconOnly", "iconOnly"])
  }

  /// A control that shows an option says which choice it is of.
  @Test func controlsOfChoicesAreReadOutByTheirTitles() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSViewController, OfficeActions {
        var order = Office.Choice.defaultOrder
        var look = Office.Choice.defaultLook
        var size = Office.Choice.defaultSize
        var kind = Office.Choice.defaultKind
        func makeOptions(for command: Office.Command?) -> NSViewController { NSViewController() }
      }

      let (window, app) = (NSWindow(), App())
      Office.mainToolbar.apply(to: window, actions: app)
      for item in window.toolbar!.items {
        print(item.view?.accessibilityLabel() ?? "no label")
      }
      for button in Office.optionsButtons(actions: app) {
        print(button.accessibilityLabel() ?? "no label")
      }
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <command id="show-options" title="Options…" presents="options"/>
            <choice id="order" title="Order">
              <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
            </choice>
            <choice id="look" title="Look" accessibility-label="Look of the List">
              <option id="plain" title="Plain" default="true"/><option id="rich" title="Rich"/>
            </choice>
            <choice id="size">
              <option id="small" title="Small" default="true"/><option id="large" title="Large"/>
            </choice>
            <choice id="kind" title="Kind">
              <option id="all" title="All" default="true"/><option id="own" title="Own"/>
            </choice>
          </commands>
          <menu id="more" title="More"><item ref="show-options"/></menu>
          <toolbar id="main-bar" title="Main">
            <trailing>
              <item ref="order"/><item ref="look"/><item ref="size"/>
              <pop-up-button id="kind-button" choice="kind" title="Sorting"/>
            </trailing>
          </toolbar>
          <sheet id="options" title="Options">
            <item ref="order"/><item ref="look"/><item ref="size"/>
          </sheet>
        </menuet>
        """)
    #expect(
      printed == [
        "Order", "Look of the List", "no label", "Sorting", "Order", "Look of the List",
        "no label",
      ])
  }

  /// Push buttons of a Mac say Cancel and Done in words alone, as pictures of them do.
  @Test func waysOutOfASheetAreWordsAlone() throws {
    let printed = try AppKitSimulation.run(
      """
      import AppKit

      final class App: NSViewController, OfficeActions {
        func sign() {}
        func cancel(in presentation: Office.Presentation?) {}
        func done(in presentation: Office.Presentation?) {}
        func makeLetter(for command: Office.Command?) -> NSViewController { NSViewController() }
        func makeOther(for command: Office.Command?) -> NSViewController { NSViewController() }
      }

      let app = App()
      for button in Office.letterButtons(actions: app) + Office.otherButtons(actions: app) {
        print(button.title, button.image != nil, button.imagePosition)
      }
      """,
      with: """
        <menuet xmlns="urn:menuet:1" name="Office" platforms="macos" min-macos="13.0">
          <commands>
            <command id="sign" title="Sign" symbol="signature"/>
            <command id="write" title="Write…" presents="letter"/>
            <command id="show-other" title="Other…" presents="other"/>
          </commands>
          <menu id="more" title="More"><item ref="write"/><item ref="show-other"/></menu>
          <sheet id="letter" title="Letter">
            <item ref="sign"/><command system="cancel"/><command system="done"/>
          </sheet>
          <sheet id="other" title="Other">
            <item ref="done" symbol="flag.checkered"/>
          </sheet>
        </menuet>
        """)
    #expect(
      printed == [
        "Sign true imageLeading", "Cancel false noImage", "Done false noImage",
        "Done true imageLeading",
      ])
  }
}
