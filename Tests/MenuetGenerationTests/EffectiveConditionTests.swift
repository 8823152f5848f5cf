import Menuet
import MenuetGeneration
import MenuetModel
import Testing

/// Conditions of a section, a group or a place hold for all that stands in it, in every framework
/// and in JSON.
@Suite struct EffectiveConditionTests {
  private func compile(
    _ content: String, platforms: String = "ipados macos"
  ) -> Compilation {
    let text = """
      <menuet xmlns="urn:menuet:1" name="A" platforms="\(platforms)">\(content)</menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "A.menuet.xml")
    #expect(compilation.succeeded)
    return compilation
  }

  private func swift(_ framework: Framework, _ compilation: Compilation) throws -> String {
    var compilation = compilation
    let code = compilation.swift(framework: framework, access: .internal)
    return String(decoding: try #require(code), as: UTF8.self)
  }

  private static let conditions = """
    <states><state id="online"/><state id="open"/></states>
    <commands>
      <command id="send" title="Send" symbol="paperplane" enabled-when="open"/>
      <choice id="sort" title="Sort By"><option id="a" title="A"/><option id="b" title="B"/></choice>
    </commands>
    """

  @Test(arguments: [Framework.uikit, .swiftui])
  func undoInAGroupStillNeedsSomethingToUndo(framework: Framework) throws {
    let compilation = compile(
      """
      <states><state id="online"/></states>
      <toolbar id="t"><center><group id="g" title="G" symbol="leaf" enabled-when="online">
        <command system="undo"/><command id="send" title="Send" symbol="paperplane"/>
      </group></center></toolbar>
      """)
    let code = try swift(framework, compilation)
    #expect(code.contains("actions.online && actions.undoManager?.canUndo == true"))
  }

  @Test(arguments: [Framework.uikit, .swiftui, .appkit, .none])
  func theConditionOfASectionIsThatOfItsItems(framework: Framework) throws {
    let compilation = compile(
      Self.conditions
        + """
        <menu id="m" title="M"><section enabled-when="online">
          <item ref="send"/><command id="load" title="Load"/><item ref="sort"/>
          <submenu title="More"><command id="post" title="Post"/></submenu>
        </section></menu>
        """)
    let code = try swift(framework, compilation)
    #expect(code.contains("actions.online && actions.open"))
    // The other command, the choice and the submenu; for no framework, the section has the choice's,
    // and so has what stands in the submenu.
    let count = code.ranges(of: "actions.online").count
    // UIKit asks again for both commands when people choose from a menu that is open.
    let most: [Framework: Int] = [.none: 5, .uikit: 6]
    #expect(count == most[framework, default: 4], "\(count)")
  }

  /// Values have the conditions of all that they stand in: nobody has to go up from an item.
  @Test func valuesHaveTheConditionsOfAllAround() throws {
    let compilation = compile(
      """
      <states><state id="online"/><state id="open"/><state id="far"/></states>
      <commands><choice id="sort" title="Sort By"><option id="a" title="A"/>
        <option id="b" title="B"/></choice></commands>
      <menu id="m" title="M"><command id="load" title="Load"/>
        <section visible-when="online"><command id="send" title="Send" visible-when="open"/>
          <submenu title="More" enabled-when="far"><command id="post" title="Post"/>
            <command id="cut-it" title="Cut"/><item ref="sort"/></submenu></section>
        <item ref="sort" visible-when="far"/><dynamic id="recent" visible-when="open"/></menu>
      <pull-down-button id="p" title="Add" symbol="plus" visible-when="far">
        <item ref="load"/><item ref="send"/><item ref="post"/></pull-down-button>
      """)
    let code = try swift(.none, compilation)
    func condition(_ place: String) -> String? {
      let start = "\(place) = { actions in\n      return "
      return code.ranges(of: start).first.map { range in
        String(code[range.upperBound...].prefix { $0 != "\n" })
      }
    }
    #expect(condition("sendItem.visible") == "actions.online && actions.open")
    #expect(condition("moreMenu.visible") == "actions.online")
    #expect(condition("postItem.visible") == "actions.online")
    #expect(condition("postItem.enabled") == "actions.far")
    #expect(condition("cutItItem.enabled") == "actions.far")
    // A choice and items of the app have conditions by a section around them, where they differ.
    #expect(condition("sortSection.visible") == "actions.far")
    #expect(code.contains("sortSection.add(.choice(.sort))"))
    #expect(code.contains("moreMenu.add(.choice(.sort))"))
    #expect(condition("recentSection.visible") == "actions.open")
    #expect(condition("menu.visible") == "actions.far")
    #expect(condition("loadItem.visible") == "actions.far")
    #expect(code.contains("menu.add(.load)"))
  }

  @Test(arguments: [Framework.uikit, .swiftui, .appkit])
  func theConditionsOfAGroupAreThoseOfItsMembers(framework: Framework) throws {
    let compilation = compile(
      Self.conditions
        + """
        <toolbar id="t"><center>
          <group id="g" title="G" symbol="star" enabled-when="online" visible-when="open">
            <item ref="send"/>
            <pop-up-button id="p" choice="sort" title="Sort By"/>
          </group>
        </center></toolbar>
        """)
    let code = try swift(framework, compilation)
    #expect(code.contains("actions.online && actions.open"))
    // UIKit asks again when people choose from a menu that is open.
    #expect(code.ranges(of: "actions.online").count == (framework == .uikit ? 3 : 2))
  }

  @Test func aMenuOfTheMenuBarOfSwiftUIIsDimmedAndHidden() throws {
    let compilation = compile(
      Self.conditions
        + """
        <menu-bar id="b"><menu id="m" title="M" enabled-when="online" visible-when="open">
          <item ref="send"/><command system="close"/></menu></menu-bar>
        """)
    let code = try swift(.swiftui, compilation)
    #expect(code.contains(".disabled(!actions.online)"))
    #expect(code.contains("if actions.open {"))
  }

  /// A place says when a choice can be used there, in place of the choice's own condition.
  @Test(arguments: [Framework.uikit, .appkit])
  func thePlaceOfAChoiceHasItsConditionAlone(framework: Framework) throws {
    let compilation = compile(
      """
      <states><state id="online"/><state id="open"/></states>
      <commands><choice id="sort" title="Sort By" enabled-when="open">
        <option id="a" title="A"/><option id="b" title="B"/></choice></commands>
      <menu id="m" title="M"><item ref="sort"/></menu>
      <menu-bar id="bar"><menu id="n" title="N"><item ref="sort" enabled-when="online"/>
      </menu></menu-bar>
      <menu id="o" title="O"><item ref="sort" enabled-when="online"/></menu>
      """)
    let code = try swift(framework, compilation)
    let start = try #require(code.ranges(of: "func sortUnlimitedOptions(").first)
    let making = code[start.upperBound...].prefix { $0 != "}" }
    #expect(!making.contains("actions.o"))
    let limited = try #require(code.ranges(of: "func sortOptions(").first)
    #expect(code[limited.upperBound...].prefix(200).contains("if !actions.open {"))
    // The menu with the condition of its own, and the menu bar.
    let uses = code.ranges(of: "sortUnlimitedOptions(on").count
    #expect(uses == 4, "\(uses)")
  }

  @Test func anAlternateHasTheConditionAndTheTitleOfItsPlace() throws {
    let code = try swift(
      .uikit,
      compile(
        """
        <states><state id="online"/><state id="open"/></states>
        <commands><command id="close-it" title="Close It" shortcut="cmd+j"/>
          <command id="close-all" title="Close All" alternate-of="close-it" enabled-when="open"
                   shortcut="cmd+opt+j"/></commands>
        <menu-bar id="bar"><menu id="n" title="N" visible-when="online"><item ref="close-it"/>
          <item ref="close-all" title="Close Every One"/></menu></menu-bar>
        """))
    #expect(
      code.contains(
        """
            if command == .closeAll && place == "close-it" {
              var closeAllItem = item(.closeAll, on: actions)
              closeAllItem.title = Strings.text("menu.n.close-all.title", "Close Every One")
              closeAllItem.isVisible = actions.online
        """))
    #expect(
      code.contains(
        "UICommandAlternate(\n        title: Strings.text(\"menu.n.close-all.title\", \"Close Every One\")"
      ))
  }

  @Test(arguments: [Framework.uikit, .swiftui])
  func theSystemsOwnItemsHaveNoConditions(framework: Framework) throws {
    var compilation = compile(
      Self.conditions
        + """
        <menu-bar id="b"><menu standard="file"><submenu id="s" title="S" enabled-when="online">
          <item ref="send"/><command system="close"/></submenu><command system="close"/></menu></menu-bar>
        """)
    _ = compilation.swift(framework: framework, access: .internal)
    let notes = compilation.diagnostics.filter {
      $0.message.hasSuffix("it is there whenever the system has it")
    }
    #expect(notes.count == 1)
  }

  /// On a Mac, an app of the iPad has what is for the iPad unless the document is for a Mac too.
  @Test(arguments: [Framework.uikit, .swiftui])
  func anAppOfTheIPadOnAMac(framework: Framework) throws {
    let toolbar = """
      <toolbar id="t" platforms="ipados"><center><item ref="send"/></center></toolbar>
      """
    let counts = "[.pad, .mac].contains(UIDevice.current.userInterfaceIdiom)"
    for (platforms, isPad) in [("ios ipados", true), ("ios ipados macos", false)] {
      let code = try swift(framework, compile(Self.conditions + toolbar, platforms: platforms))
      #expect(code.contains("isPad"))
      #expect(code.contains(counts) == isPad)
    }
  }

  /// The bars of a Mac are the system's to arrange, whatever the document is for.
  @Test(arguments: ["ipados", "ipados macos"])
  func aToolbarFitsAnIPadAlone(platforms: String) throws {
    let compilation = compile(
      Self.conditions
        + """
        <toolbar id="t" style="editor">
          <leading><command id="add" title="Add" symbol="plus"/></leading>
          <center><group id="g" title="G" symbol="star" collapse="menu">
            <command id="one" title="Go" symbol="star"/><item ref="send"/>
          </group></center>
        </toolbar>
        """, platforms: platforms)
    let code = try swift(.uikit, compilation)
    let lines = code.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let place = try #require(lines.firstIndex { $0.hasPrefix("fittings.setObject(") })
    #expect(lines[..<place].last { $0.hasPrefix("#") } == "#if !targetEnvironment(macCatalyst)")
  }

  @Test func theModelHasTheConditionsOnce() throws {
    let compilation = compile(
      Self.conditions
        + """
        <menu id="m" title="M"><section enabled-when="online and open"><item ref="send"/>
          <item ref="sort" enabled-when="online"/></section><item ref="send" title="S"/></menu>
        """)
    let document = try #require(compilation.resolved)
    let content = try #require(document.menus.first?.content)
    guard case .section(let section) = content.first, case .item(let last) = content.last else {
      Issue.record("no section")
      return
    }
    let spellings: [String?] = section.content.map { element in
      guard case .item(let item) = element else { return nil }
      return document.enabledWhen(item)?.spelling
    }
    #expect(spellings == ["online and open", "online and open"])
    #expect(section.enabledWhen?.spelling == "online and open")
    #expect(document.enabledWhen(last)?.spelling == "open")
    let json = String(decoding: try #require(try compilation.json()), as: UTF8.self)
    #expect(json.ranges(of: "\"enabledWhen\": \"online and open\"").count == 3)
  }

  @Test(arguments: [Framework.uikit, .swiftui, .appkit, .none])
  func aStandardCommandWithoutItsKeys(framework: Framework) throws {
    func code(_ shortcut: String) throws -> String {
      try swift(
        framework,
        compile(
          """
          <commands><command system="find"\(shortcut)/></commands>
          <menu-bar id="b"><menu standard="edit"><item ref="find"/>
            <command system="copy"\(shortcut)/><command id="x" title="Add It"/></menu></menu-bar>
          <menu id="m" title="M"><command system="copy"\(shortcut)/></menu>
          """))
    }
    let (with, without) = try (code(""), code(" shortcut=\"none\""))
    let keys = "Shortcut(\"f\", .command)"
    #expect(with.contains(keys))
    #expect(!without.contains(keys))
    #expect(with != without)
    // The key of Copy is its own; this place takes it away.
    let taken: [Framework: String] = [
      .uikit: "copyEntry.shortcut = nil", .swiftui: ".keyed(nil)",
      .appkit: "assignKeys(nil, to: copyItem)",
      .none: "copyItem.shortcut = nil",
    ]
    #expect(without.contains(try #require(taken[framework])))
  }

  @Test func aStatusMenuHasAlternates() throws {
    let compilation = compile(
      """
      <menu id="m" title="M" kind="status-item"><command id="x" title="Close It" shortcut="cmd+j"/>
        <command id="y" title="Close All" alternate-of="x" shortcut="cmd+opt+j"/></menu>
      """, platforms: "macos")
    #expect(try swift(.appkit, compilation).contains("menu.add(alternate: .y, holding: .option)"))
  }
}
