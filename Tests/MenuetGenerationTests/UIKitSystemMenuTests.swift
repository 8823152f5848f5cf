import Testing

/// How the commands of a document share a menu bar with those of the system, in the simulation of UIKit.
extension UIKitSimulationTests {
  private static let submenus = """
    <menu-bar id="bar">
      <menu standard="file">
        <submenu id="recent" title="Open recent"><command id="last" title="Last Note"/></submenu>
      </menu>
      <menu standard="edit">
        <submenu id="spelling" title="Spelling and Grammar">
          <command id="guess" title="Show Spelling and Grammar" shortcut="cmd+:"/>
          <command id="learn" title="Learn Spelling"/>
        </submenu>
        <section>
          <submenu id="letters" title="Letters">
            <command id="big" title="Make Upper Case"/><command id="capitals" title="Capitalize"/>
          </submenu>
        </section>
        <submenu id="quotes" title="Quotation Marks">
          <command id="smart" title="Smart Quotes"/><command id="plain" title="Straight Quotes"/>
        </submenu>
      </menu>
      <menu standard="format">
        <submenu id="style" title="Font">
          <command system="bold"/><command id="strike" title="Strikethrough"/>
        </submenu>
        <submenu id="more" title="Text" platforms="macos"><item ref="strike"/></submenu>
      </menu>
    </menu-bar>
    """

  private static let submenuMethods = [
    "last", "guess", "learn", "big", "capitals", "smart", "plain", "strike",
  ]

  /// The program that prints which submenus of the system are there, and what is in the menus.
  private static let lookAtSubmenus = """
    @MainActor func look() {
      let submenus: [UIMenu.Identifier] = [
        .openRecent, .spelling, .substitutions, .transformations, .speech, .font, .text,
      ]
      print(submenus.map { builder.menu(for: $0) == nil ? 0 : 1 }, builder.refusals)
    }

    """

  @Test func aSubmenuOfTheDocumentTakesThePlaceOfTheSystems() throws {
    let printed = try run(
      Self.submenus, methods: Self.submenuMethods, platforms: "ipados macos",
      Self.menuBar + Self.lookAtSubmenus + """
        look()
        print(builder.titles(.format))
        let bold = builder.command(titled: "Bold") as? UIKeyCommand
        print(bold?.keys ?? "", (builder.command(titled: "Show Spelling and Grammar")?.action)!)
        """)
    #expect(
      printed == [
        "[0, 0, 1, 0, 1, 0, 1] []", #"["Align Left", "Bold", "Strikethrough"]"#, "16 b guess:",
      ])
  }

  @Test func aSystemWithoutTheSubmenuKeepsItsMenus() throws {
    let printed = try run(
      Self.submenus, methods: Self.submenuMethods, platforms: "ipados macos",
      """
      let builder = MenuBarBuilder()
      for menu in [UIMenu.Identifier.spelling, .font, .openRecent] { builder.remove(menu: menu) }
      Office.buildMainMenu(with: builder)
      \(Self.lookAtSubmenus)
      look()
      """)
    #expect(printed == ["[0, 0, 1, 0, 1, 0, 1] []"])
  }

  @Test func alternatesStayBesideStandardCommands() throws {
    let printed = try run(
      """
      <menu-bar id="bar">
        <menu standard="edit">
          <command system="copy"/>
          <command id="copy-style" title="Copy Style" alternate-of="copy" shortcut="opt+cmd+c"/>
        </menu>
        <menu standard="format">
          <command id="table" title="Table" shortcut="cmd+t"/>
          <command id="table-list" title="Table List" alternate-of="table" shortcut="opt+cmd+t"/>
        </menu>
      </menu-bar>
      """, methods: ["copyStyle", "table", "tableList"],
      Self.menuBar + """
        let copy = builder.commands(in: builder.root).filter { $0.title == "Copy" }
        print(copy.map { ($0 as? UIKeyCommand)?.keys ?? "" })
        print(copy.flatMap(\\.alternates).map { "\\($0.title) \\($0.modifierFlags.rawValue)" })
        let alternate = copy[0].alternates[0]
        UIApplication.shared.sendAction(alternate.action, to: nil, from: copy[0], for: nil)
        print(model.log)
        // The keys of an alternate are taken from the system, too.
        print(builder.command(titled: "Show Toolbar") is UIKeyCommand)
        """)
    #expect(printed == [#"["16 c"]"#, #"["Copy Style 8"]"#, #"["copyStyle"]"#, "false"])
  }

  @Test func closeHasItsKeysOnce() throws {
    let printed = try run(
      """
      <commands><command id="pin" title="Pin" shortcut="cmd+p"/></commands>
      <menu-bar id="bar"><menu standard="file"><command system="close"/></menu></menu-bar>
      <context-menu id="row" for="Note"><command system="close"/><item ref="pin"/></context-menu>
      """, methods: ["close", "pin"],
      Self.menuBar + """
        print(responder.keyCommands?.map(\\.title) ?? [])
        let keys = builder.commands(in: builder.root).compactMap { $0 as? UIKeyCommand }
        print(keys.filter { $0.keys == "16 w" }.map(\\.action!))
        """)
    #expect(printed == [#"["Pin"]"#, "[performClose:]"])
  }

  @Test func aCommandThatLosesItsKeysKeepsAllElse() throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="view">
        <command id="kern" title="Kern" shortcut="cmd+k"/>
      </menu></menu-bar>
      """, methods: ["kern"],
      """
      let builder = MenuBarBuilder()
      let alternate = UICommandAlternate(
        title: "Other", action: Selector("other:"), modifierFlags: .alternate)
      let key = UIKeyCommand(
        title: "Key", image: UIImage(systemName: "key"), action: Selector("key:"), input: "k",
        modifierFlags: .command, propertyList: "list", alternates: [alternate],
        discoverabilityTitle: "The Key", attributes: .destructive, state: .on)
      builder.insertChild(UIMenu(children: [key]), atEndOfMenu: .file)
      Office.buildMainMenu(with: builder)
      let left = builder.command(titled: "Key")!
      print(left is UIKeyCommand, left.image?.name ?? "", left.action, left.propertyList ?? "")
      print(left.alternates.map(\\.title), left.discoverabilityTitle ?? "")
      print(left.attributes == .destructive, left.state == .on, builder.refusals)
      """)
    #expect(printed == ["false key key: list", #"["Other"] The Key"#, "true true []"])
  }

  /// NSTextView has an action `highlight(_:)`, which it would perform in place of the app's, with Mac
  /// Catalyst as with AppKit.
  @Test func aCommandNamedHighlightReachesTheApp() throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="format">
        <command id="highlight" title="Highlight"/>
      </menu></menu-bar>
      """, methods: ["highlight"],
      Self.menuBar + """
        print(builder.command(titled: "Highlight")!.action)
        choose("Highlight")
        print(model.log)
        """)
    #expect(printed == ["performHighlight:", #"["highlight"]"#])
  }

  // UIMenu.h: Duplicate, Move, Rename and Export are in the menu bar of Mac Catalyst apps by default.
  @Test(arguments: [false, true])
  func aCommandThatTheAppPerformsTakesThePlaceOfTheSystems(hasOthers: Bool) throws {
    let printed = try run(
      """
      <menu-bar id="bar"><menu standard="file">
        <command system="move" presents="folders"/>
        \(hasOthers ? "<command system=\"duplicate\"/>" : "")
      </menu></menu-bar>
      <sheet id="folders" title="Folders"/>
      """, methods: [],
      members: "func makeFolders(for command: Office.Command?) -> UIViewController { "
        + "UIViewController() }", platforms: "ipados macos",
      """
      let responder = Office.CommandResponder(actions: model)
      model.parentResponder = responder
      UIApplication.shared.firstResponder = model
      let builder = MenuBarBuilder(isCatalyst: true)
      Office.buildMainMenu(with: builder)
      print(builder.titles(.file), builder.refusals)
      let move = builder.command(titled: "Move…")!
      responder.validate(move)
      move.performWithSender(move, target: nil)
      print(model.presentedViewController?.title ?? "nothing")
      """)
    let system = ["New Window", "Clear Menu", "Close"]
    let file =
      hasOthers
      ? system + ["Rename…", "Export…", "Move…", "Duplicate"]
      : system + ["Duplicate", "Rename…", "Export…", "Move…"]
    #expect(printed == ["\(file) []", "Folders"])
  }

  @Test func theMenuOfATitleOffersACommandOfTheAppOnce() throws {
    let printed = try run(
      """
      <toolbar id="main"><leading><title title="Note"><document-menu>
        <command system="move" presents="folders"/><command system="rename"/>
      </document-menu></title></leading></toolbar>
      <sheet id="folders" title="Folders"/>
      """, methods: [],
      members: "func makeFolders(for command: Office.Command?) -> UIViewController { "
        + "UIViewController() }",
      Self.bar + """
        let suggested = ["duplicate:", "move:", "rename:"].map {
          UICommand(title: $0, action: Selector($0))
        }
        print(bar.titleMenuProvider?(suggested)?.children.map(\\.title) ?? [])
        """)
    #expect(printed == [#"["duplicate:", "Move…", "Rename…"]"#])
  }

  // UIResponder.h has one key for deleting, UIKeyInputDelete.
  @Test func forwardDeleteIsNoKeyOfUIKit() throws {
    let printed = try run(
      """
      <commands><command id="crop" title="Crop" shortcut="cmd+opt+forward-delete"/></commands>
      <menu-bar id="bar"><menu standard="file">
        <command id="purge" title="Purge" shortcut="cmd+forward-delete"/>
        <command id="burn" title="Burn" shortcut="cmd+delete"/>
      </menu></menu-bar>
      """, methods: ["crop", "purge", "burn"],
      Self.menuBar + """
        print(builder.command(titled: "Purge") is UIKeyCommand, responder.keyCommands ?? [])
        print((builder.command(titled: "Burn") as? UIKeyCommand)?.keys ?? "")
        choose("Purge")
        print(model.log)
        """)
    #expect(printed == ["false []", "16 delete", #"["purge"]"#])
  }

  @Test func theTitleOfAViewGoesWithItsBar() throws {
    let printed = try run(
      """
      <commands><command id="a" title="A"/></commands>
      <view id="library" title="Library"><toolbar id="main">
        <leading><title/></leading><center><item ref="a"/></center>
      </toolbar></view>
      <toolbar id="selection"><center><item ref="a"/></center></toolbar>
      """, methods: ["a"],
      Self.bar + """
        print(bar.title ?? "none")
        Office.selectionToolbar.apply(to: bar, actions: model)
        print(bar.title ?? "none")
        Office.mainToolbar.apply(to: bar, actions: model)
        print(bar.title ?? "none")
        """)
    #expect(printed == ["Library", "none", "Library"])
  }
}
