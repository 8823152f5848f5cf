import Foundation
import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// What generated code for UIKit does when it runs, in a simulation of UIKit.
@Suite struct UIKitSimulationTests {
  /// Compiles a document and runs a program with the code generated from it.
  ///
  /// - Parameters:
  ///   - methods: of the app, each of which writes its name down.
  ///   - platforms: those of the document.
  ///   - members: further ones of the app.
  ///   - program: prints what it finds; `model` is the app, which is a view controller.
  ///   - isOld: whether the compiler has an SDK of before iOS 26.
  func run(
    _ document: String, methods: [String], members: String = "", platforms: String = "ipados",
    isOld: Bool = false, _ program: String
  ) throws -> [String] {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="\(platforms)" min-ios="16.0">
      \(document)
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: .uikit, access: .internal)
    var swift = try #require(generated, "\(compilation.diagnostics)")
    if isOld {
      let code = String(decoding: swift, as: UTF8.self)
      swift = Array(code.replacingOccurrences(of: "compiler(>=6.2)", with: "compiler(<5)").utf8)
    }
    let tools = try SwiftTools()
    defer { tools.clean() }
    let main = """
      import UIKit

      final class Model: UIViewController, OfficeActions {
        var log: [String] = []
        \(methods.map { "func \($0)() { log.append(\"\($0)\") }" }.joined(separator: "\n  "))
        \(members)
      }

      let model = Model()
      \(program)
      """
    let output = try tools.simulateUIKit(
      [tools.write(swift, "Office+Menuet.swift")], tools.write(main, "main.swift"))
    return output.split(separator: "\n").map(String.init)
  }

  /// The beginning of a program that builds the menu bar, and of which `model` is the first
  /// responder.
  static let menuBar = """
    let responder = Office.CommandResponder(actions: model)
    model.parentResponder = responder
    UIApplication.shared.firstResponder = model
    let builder = MenuBarBuilder()
    Office.buildMainMenu(with: builder)
    for refusal in builder.refusals { print("refused:", refusal) }
    @MainActor func choose(_ title: String, in menu: UIMenu.Identifier = .root) {
      guard let menu = builder.menu(for: menu),
        let command = builder.commands(in: menu).first(where: { $0.title == title })
      else { return print("no", title) }
      responder.validate(command)
      if !command.attributes.contains(.disabled) { command.performWithSender(command, target: nil) }
    }

    """

  /// The beginning of a program that shows the toolbar `main`.
  static let bar = """
    let bar = UINavigationItem()
    Office.mainToolbar.apply(to: bar, actions: model)

    """

  // MARK: Bars at the bottom

  private static let bottomBar = """
    <states><state id="night"/></states>
    <toolbar id="low" edge="bottom">
      <leading><command id="a" title="Alpha"/></leading>
      <center><command id="b" title="Beta" visible-when="night"/></center>
    </toolbar>
    <toolbar id="none" edge="bottom" platforms="ios">
      <center><command id="c" title="Gamma"/></center>
    </toolbar>
    <toolbar id="rare" edge="bottom" customizable="true">
      <center><command id="d" title="Delta" customization="optional"/></center>
    </toolbar>

    """

  @Test func aBarAtTheBottomIsShown() throws {
    let printed = try run(
      Self.bottomBar, methods: ["a", "b", "c", "d"], members: "var night = false",
      platforms: "ios ipados",
      """
      @MainActor func titles(_ navigation: UINavigationController) -> [String] {
        navigation.shownToolbarItems.filter { !$0.isHidden }.compactMap(\\.title)
      }
      let navigation = UINavigationController(rootViewController: model)
      Office.lowToolbar.apply(to: model, actions: model)
      print(titles(navigation))
      model.night = true
      Office.update()
      Office.lowToolbar.apply(to: model, actions: model)
      print(titles(navigation), navigation.shownToolbarItems.compactMap(\\.title).count)
      // One that has nothing to show leaves no empty bar.
      Office.rareToolbar.apply(to: model, actions: model)
      print(titles(navigation), navigation.isToolbarHidden)
      Office.lowToolbar.apply(to: model, actions: model)
      print(titles(navigation))
      Office.noneToolbar.apply(to: model, actions: model)
      print(titles(navigation), navigation.isToolbarHidden)
      // One without a navigation controller keeps its items; applied again, it shows them.
      let pushed = UIViewController()
      Office.lowToolbar.apply(to: pushed, actions: model)
      navigation.pushViewController(pushed, animated: false)
      Office.lowToolbar.apply(to: pushed, actions: model)
      print(titles(navigation))
      """)
    #expect(
      printed == [
        #"["Alpha"]"#, #"["Alpha", "Beta"] 2"#, "[] true",
        #"["Alpha", "Beta"]"#, "[] true", #"["Alpha", "Beta"]"#,
      ])
  }

  // MARK: Menu bars

  @Test func keysThatTheSystemHasAreTakenFromIt() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="app"><command system="settings"/></menu>
        <menu standard="view">
          <command id="bigger" title="Zoom In" shortcut="cmd++"/>
          <command id="smaller" title="Zoom Out" shortcut="cmd+-"/>
        </menu>
      </menu-bar>
      """, methods: ["settings", "bigger", "smaller"],
      Self.menuBar + """
        print(builder.titles(.application), builder.titles(.format), builder.titles(.view))
        choose("Settings…")
        choose("Zoom In")
        print(model.log)
        """)
    #expect(
      printed == [
        #"["About", "Settings…", "Services", "Hide", "Quit"] "#
          + #"["Bold", "Italic", "Bigger", "Smaller", "Align Left"] "#
          + #"["Show Toolbar", "Customize Toolbar…", "Show Sidebar", "Enter Full Screen", "#
          + #""Zoom In", "Zoom Out"]"#,
        #"["settings", "bigger"]"#,
      ])
  }

  @Test func keysThatNoMenuShowsAreTakenFromTheSystem() throws {
    let printed = try run(
      """
      <commands><command id="bolder" title="Bolder" shortcut="cmd+b"/></commands>
      <menu-bar id="bar"><menu id="note" title="Note"><command id="a" title="A"/></menu></menu-bar>
      """, methods: ["a", "bolder"],
      Self.menuBar + """
        print(builder.titles(.format), responder.keyCommands?.map(\\.title) ?? [])
        """)
    #expect(printed == [#"["Bold", "Italic", "Bigger", "Smaller", "Align Left"] ["Bolder"]"#])
  }

  /// The edit menu that the simulated system has by itself.
  private static let edits =
    ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All", "Find…", "Find Next"]
    + submenusOfEdit

  /// The commands in the submenus of that menu.
  private static let submenusOfEdit = [
    "Show Spelling and Grammar", "Check Spelling While Typing", "Smart Quotes", "Make Upper Case",
    "Capitalize", "Start Speaking",
  ]

  @Test func theSystemsCommandsStayBeforeTheDocumentsItems() throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="edit"><command id="date" title="Insert Date"/></menu>
      </menu-bar>
      """, methods: ["date"], Self.menuBar + "print(builder.titles(.edit))")
    #expect(printed == ["\(Self.edits + ["Insert Date"])"])
  }

  @Test func theRestOfAListedGroupFollowsItsLastListedCommand() throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="edit">
        <command system="paste"/><command system="copy"/>
        <command id="date" title="Insert Date"/><command system="redo"/>
      </menu></menu-bar>
      """, methods: ["date"], Self.menuBar + "print(builder.titles(.edit))")
    #expect(
      printed == [
        "\(["Find…", "Find Next"] + Self.submenusOfEdit + ["Paste", "Copy", "Cut", "Delete", "Select All", "Insert Date", "Undo", "Redo"])"
      ])
  }

  @Test func aMenuWithoutSystemItemsHoldsTheDocumentsAlone() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="edit" system-items="none">
          <command system="copy"/><command id="date" title="Insert Date"/>
        </menu>
        <menu standard="app" system-items="none"><command system="quit"/></menu>
      </menu-bar>
      """, methods: ["date"],
      Self.menuBar + "print(builder.titles(.edit), builder.titles(.application))")
    #expect(printed == [#"["Copy", "Insert Date"] ["Quit"]"#])
  }

  @Test func theDocumentsKeysWinOverThoseOfAListedGroup() throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="edit">
        <command system="copy"/>
        <command id="clip" title="Paste Clip" shortcut="cmd+v"/>
      </menu></menu-bar>
      """, methods: ["clip"],
      Self.menuBar + """
        print(builder.titles(.edit))
        for title in ["Paste", "Paste Clip"] {
          print((builder.command(titled: title) as? UIKeyCommand)?.input ?? "no keys")
        }
        """)
    #expect(printed.suffix(2) == ["no keys", "v"])
  }

  /// Systems differ in the groups that they have.
  @Test func nothingIsPlacedBesideAMenuThatTheSystemDoesNotHave() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="app"><command system="settings"/></menu>
        <menu standard="format"><command id="bolder" title="Bolder"/></menu>
        <menu standard="window"><command id="tile" title="Tile"/></menu>
        <menu id="note" title="Note"><command id="a" title="A"/></menu>
      </menu-bar>
      """, methods: ["settings", "bolder", "tile", "a"],
      """
      let builder = MenuBarBuilder()
      for menu in [UIMenu.Identifier.about, .preferences, .format, .window, .view] {
        builder.remove(menu: menu)
      }
      Office.buildMainMenu(with: builder)
      print(builder.refusals, builder.titles(.application))
      print(builder.root.children.map(\\.title))
      """)
    #expect(
      printed == [
        #"[] ["Settings…", "Services", "Hide", "Quit"]"#,
        #"["App", "File", "Edit", "Format", "Window", "Note", "Help"]"#,
      ])
  }

  @Test func aStandardCommandWithOtherWordsStandsInPlaceOfTheSystems() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu id="text" title="Text">
          <command system="bold" title="Strong"/><command system="italic"/>
        </menu>
      </menu-bar>
      """, methods: [],
      Self.menuBar + """
        print(builder.titles(.format), builder.titles(.init("Office.text")))
        """)
    #expect(printed == [#"["Bigger", "Smaller", "Align Left"] ["Strong", "Italic"]"#])
  }

  @Test func aToolbarOfAnotherPlatformLeavesTheBarAlone() throws {
    let printed = try run(
      """
      <toolbar id="main" platforms="macos">
        <center><command id="a" title="A" symbol="star"/></center>
      </toolbar>
      """, methods: ["a"], platforms: "ipados macos",
      Self.bar + "print(bar.centerItemGroups.isEmpty)")
    #expect(printed == ["true"])
  }

  @Test func aKeyIsGivenOnceInAMenuBar() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="file"><command id="open" title="Open Note" shortcut="cmd+o"/></menu>
        <menu standard="edit">
          <command system="copy"/>
          <submenu id="more" title="More"><item ref="copy"/><item ref="open"/></submenu>
        </menu>
        <menu standard="view">
          <toggle id="ruler" form="pair" on-title="Show Ruler" off-title="Hide Ruler"
                  shortcut="cmd+r"/>
        </menu>
      </menu-bar>
      """, methods: ["open"], members: "var isRuler = false",
      Self.menuBar + """
        let keys = builder.commands(in: builder.root).compactMap { $0 as? UIKeyCommand }
        print(keys.count == Set(keys.map(\\.keys)).count, builder.titles(.edit).count)
        print(keys.filter { $0.title == "Open Note" }.count)
        // The shortcut of a pair switches it, whichever half is shown as on.
        let key = responder.keyCommands?.first
        for _ in 0..<2 {
          key?.performWithSender(key, target: nil)
          print(key?.keys ?? "", model.isRuler)
        }
        """)
    #expect(printed == ["true 17", "1", "16 r true", "16 r false"])
  }

  @Test func theUndoOfAToolbarLeavesThatOfTheEditMenuToTheSystem() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="edit"><command system="undo"/><command system="redo"/></menu>
      </menu-bar>
      <toolbar id="main" style="editor"><center><command system="undo"/></center></toolbar>
      """, methods: [],
      members: """
        let manager = UndoManager()
          override var undoManager: UndoManager? { manager }
        """,
      """
      let builder = MenuBarBuilder()
      let before = builder.command(titled: "Undo")
      Office.buildMainMenu(with: builder)
      print(builder.refusals, builder.command(titled: "Undo") === before)
      \(Self.bar)
      let undo = bar.item(titled: "Undo")!
      undo.tap()
      print(undo.isEnabled, model.manager.undone)
      model.manager.canUndo = true
      Office.update()
      undo.tap()
      print(undo.isEnabled, model.manager.undone)
      model.manager.canUndo = false
      NotificationCenter.default.post(.NSUndoManagerDidUndoChange)
      print(undo.isEnabled)
      model.manager.canUndo = true
      NotificationCenter.default.post(.NSUndoManagerDidCloseUndoGroup)
      print(undo.isEnabled)
      """)
    #expect(printed == ["[] true", "false []", #"true ["undo"]"#, "false", "true"])
  }

  /// A fixed space between groups is newer than iOS 16, and visionOS has none.
  @Test func fixedSpacesAreLeftOutWhereTheSystemHasNone() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Office" platforms="ipados visionos" min-ios="16.0">
      <toolbar id="main"><center>
        <command id="a" title="Alpha"/><space/><command id="b" title="Beta"/>
      </center></toolbar>
      </menuet>
      """
    var compilation = Compiler().compile(Array(text.utf8), path: "Office.menuet.xml")
    let generated = compilation.swift(framework: .uikit, access: .internal)
    let swift = String(decoding: try #require(generated), as: UTF8.self)
    let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
    let space = try #require(lines.firstIndex { $0.contains("fixedSpace()") })
    #expect(lines[..<space].suffix(2) == ["#if !os(visionOS)", "if #available(iOS 26.0, *) {"])
    #expect(lines[lines.index(space, offsetBy: 2)] == "#endif")
    #expect(lines.count { $0.contains("fixedSpace()") } == 1)
  }

  @Test func eachCommandHasASelectorAndEachDocumentItsOwnCommands() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="file"><command id="new-note" title="New Note"/>
          <command id="copy" title="Copy Path"/></menu>
      </menu-bar>
      """, methods: ["newNote", "copy"],
      Self.menuBar + """
        choose("New Note")
        choose("Copy Path")
        print(model.log)
        let own = builder.command(titled: "New Note")!
        let foreign = UICommand(title: "", action: own.action, propertyList: "Mail.new-note")
        print(own.action, responder.canPerformAction(own.action, withSender: own))
        print(responder.canPerformAction(own.action, withSender: foreign))
        // A responder whose app is gone leaves the command to others.
        let idle = Office.CommandResponder(actions: Model())
        print(idle.canPerformAction(own.action, withSender: own))
        """)
    #expect(printed == [#"["newNote", "copy"]"#, "newNote: true", "false", "false"])
  }

  @Test func optionsAndAlternatesOfTheMenuBarArePerformed() throws {
    let printed = try run(
      """
      <commands><choice id="sort-order" title="Sort By">
        <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
      </choice></commands>
      <menu-bar id="bar">
        <menu standard="view"><item ref="sort-order"/></menu>
        <menu standard="window">
          <command id="close-one" title="Close Tab" shortcut="cmd+shift+w"/>
          <command id="close-all" title="Close All Tabs" alternate-of="close-one"
                   shortcut="opt+cmd+shift+w"/>
        </menu>
      </menu-bar>
      """, methods: ["closeOne", "closeAll"],
      members: "var sortOrder = Office.Choice.SortOrder.byDate",
      Self.menuBar + """
        choose("Name")
        print(model.sortOrder)
        let close = builder.command(titled: "Close Tab")!
        let alternate = close.alternates[0]
        UIApplication.shared.sendAction(alternate.action, to: nil, from: close, for: nil)
        choose("Close Tab")
        print(model.log)
        """)
    #expect(printed == ["byName", #"["closeAll", "closeOne"]"#])
  }

  /// A command with alternates is made by code, and has the words of the system all the same.
  @Test func aStandardCommandWithAlternatesHasTheWordsOfTheSystem() throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="edit">
        <command system="copy"/>
        <command id="copy-all" title="Copy All" alternate-of="copy" shortcut="opt+cmd+c"/>
      </menu></menu-bar>
      """, methods: ["copyAll"],
      """
      let builder = MenuBarBuilder()
      builder.replaceChildren(ofMenu: .standardEdit) { _ in
        [UIKeyCommand(
          title: "Kopieren", action: Selector("copy:"), input: "c", modifierFlags: .command)]
      }
      Office.buildMainMenu(with: builder)
      let edit = builder.commands(in: builder.menu(for: .edit)!)
      print(edit.filter { $0.action == Selector("copy:") }.map(\\.title))
      print(edit.flatMap(\\.alternates).map(\\.title))
      """)
    #expect(printed == [#"["Kopieren"]"#, #"["Copy All"]"#])
  }

  /// A button of the system keeps its own words and look, and does what the app's command does.
  @Test func theSystemsButtonsOfBarsPerformCommandsOfTheApp() throws {
    let printed = try run(
      """
      <states><state id="is-valid"/></states>
      <commands>
        <command system="done" enabled-when="is-valid"/><command system="save" title="Keep"/>
      </commands>
      <toolbar id="main">
        <leading><close/><command system="cancel"/></leading>
        <trailing>
          <item ref="done"/><item ref="save"/><command system="undo"/>
          <command id="also" system="cancel" display="title"/>
        </trailing>
      </toolbar>
      """, methods: ["cancel", "done", "save", "also"],
      members: """
        var isValid = true
        func close(for toolbar: Office.ToolbarID) { log.append("close") }
        """,
      Self.bar + """
        let items = (bar.leadingItemGroups + bar.trailingItemGroups).flatMap(\\.barButtonItems)
        for item in items {
          print(item.systemItem.map { "\\($0)" } ?? "-", item.title ?? "-", item.image == nil)
        }
        for item in items.prefix(3) { item.tap() }
        model.isValid = false
        Office.update()
        items[2].tap()
        print(model.log)
        """)
    #expect(
      printed == [
        "close - true", "cancel - true", "done - true", "- Keep false", "- Undo false",
        "- Cancel true", #"["close", "cancel", "done"]"#,
      ])
  }

  @Test func conditionsOfStandardCommandsHoldInTheMenuBar() throws {
    let printed = try run(
      """
      <states><state id="has-selection"/></states>
      <commands><command system="duplicate" enabled-when="has-selection"/></commands>
      <menu-bar id="bar">
        <menu standard="file"><item ref="duplicate"/></menu>
        <menu standard="edit">
          <command system="cut" enabled-when="has-selection"/><command system="copy"/>
        </menu>
      </menu-bar>
      """, methods: [], members: "var hasSelection = false",
      Self.menuBar + """
        let text = TextResponder()
        model.parentResponder = responder.followed(by: text)
        print(builder.titles(.file), builder.titles(.edit))
        choose("Duplicate")
        choose("Cut")
        print(text.received)
        model.hasSelection = true
        choose("Duplicate")
        choose("Cut")
        print(text.received)
        """)
    #expect(
      printed == [
        #"["New Window", "Clear Menu", "Close", "Duplicate"] "#
          + "\(["Undo", "Redo", "Find…", "Find Next"] + Self.submenusOfEdit + ["Cut", "Copy", "Paste", "Delete", "Select All"])",
        "[]", #"["duplicate:", "cut:"]"#,
      ])
  }

  /// Of a menu, a section and a submenu, one in the other, and of a second place without any.
  @Test func conditionsOfMenusAndSectionsHoldForAllInThem() throws {
    let printed = try run(
      """
      <states><state id="online"/><state id="open"/><state id="admin"/></states>
      <commands><choice id="sort" title="Sort By">
        <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
      </choice></commands>
      <menu-bar id="bar">
        <menu id="mail" title="Mail" visible-when="admin">
          <command id="send" title="Send"/>
          <section visible-when="online">
            <submenu id="more" title="More" enabled-when="open">
              <command id="post" title="Post"/><item ref="sort"/><command system="copy"/>
              <toggle id="ruler" form="pair" on-title="Show Ruler" off-title="Hide Ruler"
                      shortcut="cmd+r"/>
              <submenu id="deep" title="Deep"><command id="low" title="Low"/></submenu>
              <dynamic id="recent"/>
            </submenu>
          </section>
        </menu>
        <menu id="again" title="Again" enabled-when="open">
          <item ref="post"/><item ref="sort"/><item ref="ruler"/>
        </menu>
      </menu-bar>
      """, methods: ["send", "post", "low"],
      members: """
        var online = true
        var open = true
        var admin = true
        var sort = Office.Choice.Sort.byDate
        var isRuler = false
        let recent = [UIAction(title: "Recent") { _ in }]
        func makeRecent(limit: Int?) -> [UIMenuElement] { recent }
        """,
      """
      let text = TextResponder()
      let responder = Office.CommandResponder(actions: model)
      model.parentResponder = responder.followed(by: text)
      UIApplication.shared.firstResponder = model
      /// The commands of a menu: `-` for dimmed, `+` for a mark; none that is hidden.
      @MainActor func show(_ menu: String, _ builder: MenuBarBuilder) {
        let commands = builder.commands(in: builder.menu(for: .init("Office.\\(menu)"))!)
        for command in commands { responder.validate(command) }
        print(
          "\\(menu):",
          commands.filter { !$0.attributes.contains(.hidden) }.map {
            let mark = $0.attributes.contains(.disabled) ? "-" : $0.state == .on ? "+" : ""
            return "\\($0.title)\\(mark)"
          }.joined(separator: " "))
      }
      /// Returns whether an action of the app is dimmed in a menu.
      @MainActor func isDimmed(_ menu: UIMenu) -> Bool {
        menu.children.flatMap(\\.shown).contains { element in
          (element as? UIMenu).map(isDimmed)
            ?? (element as? UIAction)?.attributes.contains(.disabled) ?? false
        }
      }
      for (online, open, admin) in [
        (true, true, true), (true, false, true), (false, true, true), (true, true, false),
      ] {
        (model.online, model.open, model.admin) = (online, open, admin)
        let builder = MenuBarBuilder()
        Office.buildMainMenu(with: builder, actions: model)
        for refusal in builder.refusals { print("refused:", refusal) }
        show("mail", builder)
        show("again", builder)
        print(
          "Recent", isDimmed(builder.menu(for: .init("Office.mail"))!),
          model.recent[0].attributes.isEmpty)
        for command in builder.commands(in: builder.menu(for: .init("Office.mail"))!) {
          command.performWithSender(command, target: nil)
        }
        let key = responder.keyCommands?.first
        key?.performWithSender(key, target: nil)
        print(model.log, text.received, model.sort, model.isRuler)
        (model.log, text.received, model.sort, model.isRuler) = ([], [], .byDate, false)
      }
      """)
    #expect(
      printed == [
        "mail: Send Post Date+ Name Copy Show Ruler Hide Ruler+ Low",
        "again: Post Date+ Name Show Ruler Hide Ruler+", "Recent false true",
        #"["send", "post", "low"] ["copy:"] byName true"#,
        "mail: Send Post- Date- Name- Copy- Show Ruler- Hide Ruler- Low-",
        "again: Post- Date- Name- Show Ruler- Hide Ruler-", "Recent true true",
        #"["send"] [] byDate false"#,
        "mail: Send", "again: Post Date+ Name Show Ruler Hide Ruler+", "Recent false true",
        #"["send"] [] byDate false"#,
        "mail: ", "again: Post Date+ Name Show Ruler Hide Ruler+", "Recent false true",
        "[] [] byDate false",
      ])
  }

  private static let supplied = """
    <states><state id="online"/></states>
    <commands><command id="show" title="Show…" presents="note"/></commands>
    <menu-bar id="bar">
      <menu id="own" title="Own">
        <command id="a" title="A"/><separator/>
        <submenu id="last" title="Recent" enabled-when="online">
          <dynamic id="recent" max="3"/><separator/><item ref="a"/>
        </submenu>
      </menu>
      <menu id="more" title="More"><dynamic id="others"/><separator/><item ref="a"/></menu>
    </menu-bar>
    <button ref="show"/>
    <sheet id="note" title="Note"/>
    """

  @Test func itemsThatTheAppSuppliesFollowTheFocus() throws {
    let printed = try run(
      Self.supplied, methods: ["a"],
      members: """
        var name = "first"
          var online = true
          func makeNote(for command: Office.Command?) -> UIViewController { UIViewController() }
          func makeOthers(limit: Int?) -> [UIMenuElement] { makeRecent(limit: 9) }
          func makeRecent(limit: Int?) -> [UIMenuElement] {
            [UIAction(title: "\\(name) \\(limit ?? 0)") { [weak self] _ in self?.log.append("chosen") }]
          }
        """,
      """
      let builder = MenuBarBuilder()
      Office.buildMainMenu(with: builder)
      print(builder.refusals)
      @MainActor func show() {
        print(
          ["own", "more"].flatMap { builder.menu(for: .init("Office.\\($0)"))!.leaves }
            .compactMap { $0 as? UIAction }
            .map { $0.title + ($0.attributes.contains(.disabled) ? "-" : "") })
      }
      var windows = [model, Model()]
      let responders = windows.map { Office.CommandResponder(actions: $0) }
      for (window, responder) in zip(windows, responders) { window.parentResponder = responder }
      windows[1].name = "second"
      show()
      for window in windows {
        UIApplication.shared.firstResponder = window
        show()
      }
      windows[1].online = false
      show()
      // What presents something modal supplies nothing, and neither does what is gone.
      Office.perform(.show, on: windows[1])
      UIApplication.shared.firstResponder = windows[1].presentedViewController
      show()
      UIApplication.shared.firstResponder = responders[1]
      windows.removeLast()
      show()
      """)
    #expect(
      printed == [
        "[]", "[]", #"["first 3", "first 9"]"#, #"["second 3", "second 9"]"#,
        #"["second 3-", "second 9"]"#, "[]", "[]",
      ])
  }

  @Test func itemsThatTheAppSuppliesComeFromOneObjectBefore() throws {
    let printed = try run(
      Self.supplied, methods: ["a"],
      members: """
        var online = true
          func makeNote(for command: Office.Command?) -> UIViewController { UIViewController() }
          func makeOthers(limit: Int?) -> [UIMenuElement] { [UIAction(title: "Other") { _ in }] }
          func makeRecent(limit: Int?) -> [UIMenuElement] { [UIAction(title: "Last") { _ in }] }
        """, isOld: true,
      """
      for (actions, online) in [(model, true), (model, false), (nil, true)] as [(Model?, Bool)] {
        model.online = online
        let builder = MenuBarBuilder()
        Office.buildMainMenu(with: builder, actions: actions)
        print(
          builder.refusals,
          ["own", "more"].flatMap { builder.menu(for: .init("Office.\\($0)"))!.leaves }
            .compactMap { $0 as? UIAction }
            .map { $0.title + ($0.attributes.contains(.disabled) ? "-" : "") })
      }
      """)
    #expect(printed == [#"[] ["Last", "Other"]"#, #"[] ["Last-", "Other"]"#, "[] []"])
  }

  @Test func closeIsThatOfTheSystem() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="file">
          <command id="new" title="New"/><separator/><command system="close"/>
        </menu>
      </menu-bar>
      """, methods: ["new"],
      Self.menuBar + """
        print(builder.commands(in: builder.menu(for: .close)!).map(\\.action))
        print(builder.titles(.file))
        """)
    #expect(printed == [#"[performClose:]"#, #"["New Window", "Clear Menu", "New", "Close"]"#])
  }

  @Test func aMenuThatAPlatformHasNotLeavesThePlaceOfTheNext() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="edit"><command system="copy"/></menu>
        <menu id="tools" title="Tools" platforms="macos"><item ref="a"/></menu>
        <menu id="notes" title="Notes"><command id="a" title="A"/></menu>
      </menu-bar>
      """, methods: ["a"], platforms: "ipados macos",
      Self.menuBar + "print(builder.root.children.map(\\.title))")
    #expect(
      printed == [#"["App", "File", "Edit", "Format", "View", "Notes", "Window", "Help"]"#])
  }

  @Test func menusOfTheAppAloneStandAfterView() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu id="note" title="Note"><command id="a" title="A"/></menu>
        <menu id="sketch" title="Sketch"><item ref="a"/></menu>
      </menu-bar>
      """, methods: ["a"], Self.menuBar + "print(builder.root.children.map(\\.title))")
    #expect(
      printed == [
        #"["App", "File", "Edit", "Format", "View", "Note", "Sketch", "Window", "Help"]"#
      ])
  }

  @Test func aBarTakesThePlaceOfAnother() throws {
    let printed = try run(
      """
      <commands>
        <command id="add" title="Add"/><command id="sort" title="Sort"/>
        <command id="trash" title="Trash"/>
      </commands>
      <toolbar id="main" style="editor" overflow-by="menuet">
        <leading><item ref="add"/></leading>
        <center>
          <group id="text" title="Text" symbol="textformat" collapse="menu">
            <item ref="sort"/><item ref="trash"/>
          </group>
        </center>
      </toolbar>
      <toolbar id="selection"><trailing><item ref="trash"/></trailing></toolbar>
      """, methods: ["add", "sort", "trash"],
      Self.bar + """
        @MainActor func titles() -> [String] { bar.items.compactMap(\\.title) }
        print(titles())
        for width in [2000, 10] {
          Office.mainToolbar.fit(width: CGFloat(width), in: bar)
          print(titles(), bar.additionalOverflowItems?.shown.map(\\.title) ?? [])
        }
        let group = bar.centerItemGroups[0]
        let own = group.representativeItem
        print(group.barButtonItems.contains { $0 === own })
        // The items of a group stand together in the overflow menu.
        let menu = group.menuRepresentation as? UIMenu
        print(menu?.children.flatMap(\\.shown).flatMap(\\.shown).map { $0 is UIMenu } ?? [])
        Office.selectionToolbar.apply(to: bar, actions: model)
        print(titles(), bar.additionalOverflowItems == nil)
        Office.mainToolbar.fit(width: 10, in: bar)
        print(titles(), bar.additionalOverflowItems == nil)
        """)
    #expect(
      printed == [
        #"["Add", "Sort", "Trash"]"#, #"["Add", "Sort", "Trash"] []"#, #"["Add"] ["Text"]"#,
        "false", "[false, false]", #"["Trash"] true"#, #"["Trash"] true"#,
      ])
  }

  @Test func aBarLeavesNothingToTheNext() throws {
    let printed = try run(
      """
      <commands>
        <command id="add" title="Add"/><command id="sort" title="Sort"/>
        <command id="list" title="List"/>
      </commands>
      <toolbar id="main" style="editor" customizable="true">
        <leading><back/><title title="Notes"/><item ref="list"/></leading>
        <center><item ref="sort"/></center>
        <trailing><search/><item ref="add" pinned="true"/></trailing>
      </toolbar>
      <toolbar id="selection" style="browser"><leading><item ref="sort"/></leading></toolbar>
      """, methods: ["add", "sort", "list"],
      members: """
        var made = 0
          func makeSearchController(for toolbar: Office.ToolbarID) -> UISearchController {
            made += 1
            return UISearchController()
          }
        """,
      """
      let bar = UINavigationItem()
      bar.title = "Own"
      @MainActor func show() {
        print(
          bar.title ?? "", bar.searchController != nil, bar.preferredSearchBarPlacement,
          bar.leftItemsSupplementBackButton, bar.hidesBackButton, bar.pinnedTrailingGroup != nil,
          bar.customizationIdentifier ?? "", bar.style, bar.items.compactMap(\\.title))
      }
      // The first toolbar of an item leaves what the app has set.
      Office.selectionToolbar.apply(to: bar, actions: model)
      show()
      for _ in 0..<2 {
        Office.mainToolbar.apply(to: bar, actions: model)
        show()
      }
      // Applied again, it keeps its search.
      print(model.made)
      Office.selectionToolbar.apply(to: bar, actions: model)
      show()
      """)
    let main = #"Notes true integrated true false true Office.main editor ["List", "Sort", "Add"]"#
    #expect(
      printed == [
        #"Own false automatic false false false  browser ["Sort"]"#, main, main, "1",
        #" false automatic false false false  browser ["Sort"]"#,
      ])
  }

  /// A document whose menus hold standard commands and commands of its own, some of them several
  /// times, with keys that the system has and keys that it has not.
  private func menuBarDocument(_ name: String, _ random: inout SplitMix) -> String {
    let system = [
      "copy", "cut", "paste", "undo", "redo", "select-all", "delete", "find", "find-next", "print",
      "settings", "about", "quit", "close", "hide", "minimize", "zoom", "show-sidebar",
      "enter-full-screen", "duplicate", "help",
    ]
    var keys = "abcdefghijklmnopqrstuvwxyz+-=,./".shuffled(using: &random)
    var own = ""
    for index in 0..<Int.random(in: 3...9, using: &random) {
      let key = keys.popLast().map { " shortcut=\"cmd+\($0)\"" } ?? ""
      own +=
        Bool.random(using: &random)
        ? "<command id=\"own-\(index)\" title=\"Own \(index)\"\(key)/>"
        : "<toggle id=\"own-\(index)\" form=\"pair\" on-title=\"Show \(index)\" "
          + "off-title=\"Hide \(index)\"\(key)/>"
    }
    let choice =
      "<choice id=\"kind\" title=\"Kind\">"
      + (0..<3).map {
        "<option id=\"k\($0)\" title=\"Kind \($0)\" shortcut=\"opt+cmd+\($0)\""
          + ($0 == 0 ? " default=\"true\"" : "") + "/>"
      }.joined() + "</choice>"
    func content(_ depth: Int) -> String {
      (0..<Int.random(in: 1...6, using: &random)).map { place in
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: "<command system=\"\(system.randomElement(using: &random) ?? "copy")\"/>"
        case 4..<8: "<item ref=\"own-\(Int.random(in: 0..<3, using: &random))\"/>"
        case 8: "<item ref=\"kind\"/>"
        default:
          depth == 0
            ? "<submenu title=\"More \(place)\">\(content(1))</submenu>" : "<separator/>"
        }
      }.joined()
    }
    let menus = ["app", "file", "edit", "format", "view", "window", "help"]
      .filter { _ in Bool.random(using: &random) }
      .map { "<menu standard=\"\($0)\">\(content(0))</menu>" }.joined()
    return """
      <menuet xmlns="urn:menuet:1" name="\(name)" platforms="ipados" min-ios="16.0">
      <commands>\(own)\(choice)</commands>
      <menu-bar id="bar">\(menus)<menu id="own" title="Own">\(content(0))</menu></menu-bar>
      </menuet>
      """
  }

  @Test func noMenuBarIsRefused() throws {
    var random = SplitMix(state: 12)
    let tools = try SwiftTools()
    defer { tools.clean() }
    var files: [URL] = []
    var program = "import UIKit\n"
    for number in 0..<400 where files.count < 16 {
      let name = "Office\(number)"
      let text = menuBarDocument(name, &random)
      var compilation = Compiler().compile(Array(text.utf8), path: "\(name).menuet.xml")
      guard let swift = compilation.swift(framework: .uikit, access: .internal) else { continue }
      files.append(try tools.write(swift, "\(name)+Menuet.swift"))
      program += """
        let builder\(number) = MenuBarBuilder()
        \(name).buildMainMenu(with: builder\(number))
        for refusal in builder\(number).refusals { print(\(number), refusal) }

        """
    }
    #expect(files.count == 16)
    #expect(try tools.simulateUIKit(files, tools.write(program, "main.swift")) == "")
  }

  // MARK: Toolbars and buttons

  private static let pullDown = """
    <states><state id="has-selection"/></states>
    <commands><command id="add-photo" title="Add Photo" enabled-when="has-selection"/></commands>
    <toolbar id="main" style="editor"><trailing>
      <pull-down-button id="add" title="Add" symbol="plus" primary="add-photo">
        <command id="add-scan" title="Add Scan"/><command id="add-link" title="Add Link"/>
        <command id="add-file" title="Add File"/>
      </pull-down-button>
    </trailing></toolbar>
    """

  @Test func aBarDoesNotKeepTheObjectWhoseItemsItShows() throws {
    let printed = try run(
      """
      <states><state id="online"/></states>
      <toolbar id="main" style="editor"><center>
        <group id="g" title="G" symbol="leaf" enabled-when="online">
          <command id="send" title="Send" symbol="paperplane"/>
        </group>
      </center></toolbar>
      """, methods: ["send"], members: "var online = true",
      """
      var page: Model? = Model()
      weak var kept = page
      if let page { Office.mainToolbar.apply(to: page.navigationItem, actions: page) }
      page = nil
      print(kept == nil)
      """)
    #expect(printed == ["true"])
  }

  @Test func aPrimaryCommandThatIsUnavailableLeavesTheTapToTheMenu() throws {
    let printed = try run(
      Self.pullDown, methods: ["addPhoto", "addScan", "addLink", "addFile"],
      members: "var hasSelection = false",
      Self.bar + """
        let add = bar.item(titled: "Add")!
        add.tap()
        print(model.log, add.opensMenu)
        Office.perform(.addPhoto, on: model)
        print(model.log)
        model.hasSelection = true
        Office.update()
        add.tap()
        print(model.log, add.opensMenu, add.title ?? "")
        """)
    #expect(printed == ["[] true", "[]", #"["addPhoto"] false Add"#])
  }

  @Test func whatACommandChangesIsSeenEverywhereAtOnce() throws {
    let printed = try run(
      """
      <states><state id="has-selection"/></states>
      <commands>
        <choice id="sort" title="Sort By"><option id="by-date" title="Date" default="true"/>
          <option id="by-name" title="Name"/></choice>
        <toggle id="bold" title="Bold"/>
        <command id="trash" title="Trash" enabled-when="bold"/>
      </commands>
      <toolbar id="main" style="editor">
        <center><item ref="bold"/><item ref="trash"/><pop-up-button id="sort-by" choice="sort"/></center>
      </toolbar>
      """, methods: ["trash"],
      members: "var isBold = false; var sort = Office.Choice.Sort.byDate; var hasSelection = false",
      Self.bar + """
        let trash = bar.item(titled: "Trash")!
        let bold = bar.item(titled: "Bold")!
        bold.tap()
        print(trash.isEnabled, bold.isSelected)
        // The app changes its state by itself: the overflow menu is made when it opens.
        model.isBold = false
        let overflow = trash.menuRepresentation?.shown.first as? UIAction
        print(overflow?.attributes.contains(.disabled) ?? "none")
        let sort = bar.items[2]
        (sort.menu?.children.last as? UIAction)?.performWithSender(nil, target: nil)
        print(sort.menu?.selectedElements.map(\\.title) ?? [])
        """)
    #expect(printed == ["true true", "true", #"["Name"]"#])
  }

  @Test func aBackButtonStaysBesideOtherItems() throws {
    let printed = try run(
      """
      <toolbar id="main" style="editor">
        <leading><back/><command id="list" title="List"/></leading>
      </toolbar>
      """, methods: ["list"],
      Self.bar + "print(bar.hidesBackButton, bar.leftItemsSupplementBackButton)")
    #expect(printed == ["false true"])
  }

  @Test func standardCommandsReachTheAppWithoutAFirstResponder() throws {
    let printed = try run(
      """
      <toolbar id="main" style="editor"><center><command system="copy"/></center></toolbar>
      """, methods: [],
      Self.bar + """
        let text = TextResponder()
        model.parentResponder = text
        bar.item(titled: "Copy")?.tap()
        print(text.received)
        """)
    #expect(printed == [#"["copy:"]"#])
  }

  @Test func aReadyMadeButtonKeepsItsLook() throws {
    let printed = try run(
      """
      <states><state id="has-selection"/></states>
      <button kind="contact-add" id="add" title="Add Contact" enabled-when="has-selection"/>
      """, methods: ["add"], members: "var hasSelection = false",
      """
      let button = Office.addButton(actions: model)
      print(button.type, button.configuration == nil, button.isEnabled)
      model.hasSelection = true
      Office.update()
      button.tap()
      print(button.isEnabled, model.log)
      """)
    #expect(printed == ["contactAdd true false", #"true ["add"]"#])
  }

  @Test func aBarHasTheStyleThatWasLaidOut() throws {
    let document = """
      <toolbar id="main"><center><command id="a" title="Alpha"/></center></toolbar>
      <toolbar id="other" style="navigator"><center><item ref="a"/></center></toolbar>
      """
    let printed = try run(
      document, methods: ["a"],
      Self.bar + """
        let other = UINavigationItem()
        Office.otherToolbar.apply(to: other, actions: model)
        print(bar.style, other.style)
        """)
    #expect(printed == ["browser navigator"])
  }

  @Test func cancelAndDoneSayWhichSheetTheyEnd() throws {
    let printed = try run(
      """
      <commands>
        <command id="compose" title="Compose…" presents="letter"/>
        <command id="label" title="Label…" presents="labels"/>
        <command id="file-note" title="File Note" dismisses="true"/>
      </commands>
      <toolbar id="main" style="editor"><center><item ref="compose"/><item ref="label"/></center></toolbar>
      <sheet id="letter" title="Letter"><toolbar id="letter-bar">
        <leading><command system="cancel"/></leading><trailing><command system="done"/></trailing>
      </toolbar></sheet>
      <sheet id="labels" title="Labels"><toolbar id="label-bar">
        <leading><command system="cancel"/></leading>
        <trailing><item ref="file-note"/></trailing>
      </toolbar></sheet>
      """, methods: ["fileNote"],
      members: """
        func cancel(in presentation: Office.Presentation?) {
            log.append("cancel \\(presentation?.rawValue ?? "nothing")")
          }
          func done(in presentation: Office.Presentation?) {
            log.append("done \\(presentation?.rawValue ?? "nothing")")
          }
          func makeLetter(for command: Office.Command?) -> UIViewController { UIViewController() }
          func makeLabels(for command: Office.Command?) -> UIViewController { UIViewController() }
        """,
      """
      @MainActor func tap(_ title: String, in toolbar: Office.Toolbar) {
        let bar = UINavigationItem()
        toolbar.apply(to: bar, actions: model)
        bar.item(titled: title)?.tap()
        print(model.log.last ?? "nothing", model.dismissals)
      }
      tap("Cancel", in: Office.letterToolbar)
      tap("Done", in: Office.letterToolbar)
      tap("Cancel", in: Office.labelToolbar)
      tap("File Note", in: Office.labelToolbar)
      Office.perform(.cancel, on: model)
      print(model.log.last ?? "nothing", model.dismissals)
      """)
    #expect(
      printed == [
        "cancel letter 1", "done letter 2", "cancel labels 3", "fileNote 4", "cancel nothing 4",
      ])
  }

  @Test func groupsOfTheSystemStandOnceAndGiveTheirKeysUp() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="edit">
          <section><command system="undo"/></section><section><command system="redo"/></section>
        </menu>
        <menu standard="format">
          <command id="add-table" title="Add Table" shortcut="opt+cmd+t"/>
        </menu>
        <menu standard="view"><command system="customize-toolbar"/></menu>
      </menu-bar>
      """, methods: ["addTable"],
      Self.menuBar + """
        print(builder.titles(.edit), builder.titles(.view))
        let shown = builder.command(titled: "Show Toolbar")
        print(shown is UIKeyCommand, builder.command(titled: "Add Table") is UIKeyCommand)
        """)
    #expect(
      printed == [
        "\(["Cut", "Copy", "Paste", "Delete", "Select All", "Find…", "Find Next"] + Self.submenusOfEdit + ["Undo", "Redo"]) "
          + #"["Show Sidebar", "Enter Full Screen", "Show Toolbar", "Customize Toolbar…"]"#,
        "false true",
      ])
  }

  @Test func namesThatRespondersHaveCompile() throws {
    let ids = [
      "place", "option", "keys", "actions", "following", "menu-bar-item", "align-left", "undo",
      "select-option", "toggle-inspector", "perform", "choose", "validate",
    ]
    let commands = ids.map { "<command id=\"\($0)\" title=\"Do \($0)\"/>" }.joined()
    let printed = try run(
      "<menu-bar id=\"bar\"><menu standard=\"file\">\(commands)</menu></menu-bar>",
      methods: [
        "place", "option", "keys", "actions", "following", "menuBarItem", "alignLeft", "undo",
        "selectOption", "toggleInspector", "perform", "choose", "validate",
      ],
      Self.menuBar + """
        choose("Do place")
        choose("Do undo")
        print(model.log)
        // The system's own Undo is not the app's command.
        let own = builder.command(titled: "Do undo")!
        let system = UICommand(title: "Undo", action: own.action)
        print(responder.canPerformAction(own.action, withSender: system))
        """)
    #expect(printed == [#"["place", "undo"]"#, "false"])
  }

  @Test func aSheetThatAnotherOneOpensEndsAlone() throws {
    let printed = try run(
      """
      <commands>
        <command id="pick" title="Pick…" presents="picker"/>
        <command id="edit-it" title="Edit…" presents="editor"/>
      </commands>
      <toolbar id="main" style="editor"><center><item ref="pick"/></center></toolbar>
      <sheet id="picker" title="Picker"><toolbar id="picker-bar">
        <leading><command system="cancel"/></leading><trailing><item ref="edit-it"/></trailing>
      </toolbar></sheet>
      <sheet id="editor" title="Editor"><toolbar id="editor-bar">
        <leading><command system="cancel"/></leading>
      </toolbar></sheet>
      """, methods: [],
      members: """
        func cancel(in presentation: Office.Presentation?) { log.append("cancel") }
          func makePicker(for command: Office.Command?) -> UIViewController { UIViewController() }
          func makeEditor(for command: Office.Command?) -> UIViewController { UIViewController() }
        """,
      """
      Office.perform(.pick, on: model)
      Office.perform(.editIt, on: model)
      let picker = model.presentedViewController
      print(picker != nil, picker?.presentedViewController != nil)
      Office.perform(.cancel, on: model, in: .editor)
      print(model.presentedViewController === picker, picker?.presentedViewController == nil)
      """)
    #expect(printed == ["true true", "true true"])
  }
}
