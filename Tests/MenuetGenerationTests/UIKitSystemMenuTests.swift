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
}
