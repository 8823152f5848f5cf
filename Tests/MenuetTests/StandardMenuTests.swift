import Menuet
import MenuetGeneration
import MenuetModel
import MenuetSource
import Testing

/// The standard menus that a menu bar leaves out or leaves empty are filled in.
@Suite struct StandardMenuTests {
  private func compile(_ bar: String, platforms: String = "macos") -> Compilation {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Shelf" platforms="\(platforms)">
      <menu-bar id="bar">\(bar)</menu-bar>
      </menuet>
      """
    return Compiler().compile(Array(text.utf8), path: "Shelf.menuet.xml")
  }

  private func menus(_ compilation: Compilation) throws -> [Menu] {
    try #require(compilation.document, "\(compilation.diagnostics)").menuBars[0].menus
  }

  private func ids(_ menu: Menu) -> [String] {
    menu.content.map { element in
      switch element {
      case .item(let item): item.id
      case .separator: "-"
      default: "?"
      }
    }
  }

  private static let own =
    "<menu id=\"rack\" title=\"Rack\"><command id=\"tidy\" title=\"Tidy\"/></menu>"

  @Test func whatIsLeftOutIsFilledInAtItsPlace() throws {
    let menus = try menus(compile(Self.own))
    #expect(menus.map(\.title) == ["Shelf", "File", "Edit", "View", "Rack", "Window", "Help"])
    #expect(
      ids(menus[0])
        == ["about", "-", "services", "-", "hide", "hide-others", "show-all", "-", "quit"])
    #expect(ids(menus[2]) == ["undo", "redo", "-", "cut", "copy", "paste", "delete", "select-all"])
    #expect(ids(menus[4]) == ["tidy"])
    #expect(menus.map { $0.source == .none } == [true, true, true, true, false, true, true])
  }

  @Test func anEmptyStandardMenuIsFilledIn() throws {
    let menus = try menus(compile("<menu standard=\"window\"/>"))
    #expect(menus.map(\.title) == ["Shelf", "File", "Edit", "View", "Window", "Help"])
    #expect(ids(menus[4]) == ["minimize", "zoom"])
    #expect(!compile("<menu standard=\"format\"/>").succeeded)
  }

  /// The items of one standard menu of a Mac, with `shown` as its content.
  private func items(
    _ standard: String, _ shown: String, platforms: String = "macos", attributes: String = ""
  ) throws -> [String] {
    let menus = try menus(
      compile("<menu standard=\"\(standard)\"\(attributes)>\(shown)</menu>", platforms: platforms))
    return ids(try #require(menus.first { $0.standard?.rawValue == standard }))
  }

  private static let tidy = "<command id=\"tidy\" title=\"Tidy\"/>"

  @Test func aStandardMenuKeepsTheUsualCommandsBeforeTheDocumentsItems() throws {
    #expect(
      try items("edit", Self.tidy) == [
        "undo", "redo", "-", "cut", "copy", "paste", "delete", "select-all", "-", "tidy",
      ])
    #expect(try items("view", Self.tidy) == ["enter-full-screen", "-", "tidy"])
    #expect(try items("window", Self.tidy) == ["minimize", "zoom", "-", "tidy"])
  }

  @Test func whatADocumentListsIsWhereItIsListedAndTheRestOfItsGroupFollows() throws {
    #expect(
      try items(
        "edit",
        "<command system=\"paste\"/><command system=\"copy\"/>\(Self.tidy)<command system=\"redo\"/>"
      )
        == ["paste", "copy", "cut", "delete", "select-all", "tidy", "redo", "undo"])
    #expect(
      try items("edit", "<command system=\"copy\"/><separator/>\(Self.tidy)") == [
        "undo", "redo", "-", "copy", "cut", "paste", "delete", "select-all", "-", "tidy",
      ])
  }

  @Test func aCommandListedInAnotherMenuOfTheBarIsNotTwice() throws {
    let menus = try menus(
      compile(
        "<menu standard=\"file\"><command system=\"undo\"/></menu>"
          + "<menu standard=\"edit\">\(Self.tidy)</menu>"))
    #expect(ids(menus[1]) == ["close", "-", "undo"])
    #expect(ids(menus[2]).prefix(2) == ["redo", "-"])
  }

  @Test func theAppsOwnCommandsFollowAboutAndQuitIsLast() throws {
    #expect(
      try items("app", "<command system=\"settings\"/>") == [
        "about", "-", "settings", "-", "services", "-", "hide", "hide-others", "show-all", "-",
        "quit",
      ])
  }

  @Test func aMenuWithoutSystemItemsHoldsWhatIsWritten() throws {
    #expect(try items("edit", Self.tidy, attributes: " system-items=\"none\"") == ["tidy"])
    let empty = compile("<menu standard=\"edit\" system-items=\"none\"/>")
    #expect(empty.diagnostics.map(\.rule) == ["menu-empty"])
  }

  @Test func whatIsListedOnOnePlatformIsAddedOnTheOthers() throws {
    let document = try #require(
      compile(
        "<menu standard=\"window\"><command system=\"minimize\" platforms=\"ipados\"/></menu>",
        platforms: "macos ipados"
      ).document)
    let window = try #require(document.menuBars[0].menus.first { $0.standard == .window })
    let items = window.content.compactMap { element -> String? in
      guard case .item(let item) = element else { return nil }
      return "\(item.id) \(item.platforms.description) \(item.standard)"
    }
    #expect(items == ["minimize iPadOS false", "minimize macOS true", "zoom macOS true"])
  }

  @Test func addedItemsAreMarkedInJSONAndHaveNoSource() throws {
    let compilation = compile("<menu standard=\"edit\">\(Self.tidy)</menu>")
    let json = String(decoding: try #require(try compilation.json()), as: UTF8.self)
      .replacing(#/\s+/#, with: " ")
    #expect(json.contains(#"{ "id": "undo", "kind": "command", "standard": true }"#))
    #expect(json.contains(#"{ "id": "tidy", "kind": "command", "source": {"#))
    #expect(!json.contains(#""line": 0"#))
  }

  @Test func theKeysOfTheDocumentWinOverUnlistedCommands() throws {
    let compilation = compile(
      "<menu standard=\"edit\"><command id=\"c\" title=\"Clip\" shortcut=\"cmd+c\"/></menu>")
    let document = try #require(compilation.document)
    #expect(compilation.diagnostics.map(\.rule) == ["shortcut-clash"])
    #expect(compilation.diagnostics.map(\.severity) == [.warning])
    #expect(document.commands.first { $0.id == "copy" }?.shortcut == nil)
    #expect(document.commands.first { $0.id == "cut" }?.shortcut?.spelling == "cmd+x")
  }

  @Test func aMenuByTheNameOfAStandardOneIsAnError() {
    for menu in ["id=\"file\" title=\"Papers\"", "id=\"f\" title=\"File\""] {
      let findings = compile("<menu \(menu)>\(Self.tidy)</menu>").diagnostics
      #expect(findings.map(\.rule) == ["duplicate-id"])
      #expect(findings.map(\.message) == ["the system has the menu 'file' in every menu bar"])
    }
  }

  @Test func theDocumentsOwnIdsAndShortcutsWin() throws {
    let own = """
      <menu id="m" title="M"><command id="quit" title="Leave"/>
      <command id="mail" title="Minimize Mail" shortcut="cmd+m"/></menu>
      """
    let document = try #require(compile(own).document)
    #expect(ids(document.menuBars[0].menus[0]).last == "standard-quit")
    let minimize = document.commands.first { $0.id == "minimize" }
    #expect(minimize != nil && minimize?.shortcut == nil)
  }

  @Test func whatIsOfTheMacAloneIsOnlyThere() throws {
    // One that the document declares is no exception.
    let declared = "<menu id=\"m\" title=\"M\"><command system=\"zoom\"/></menu>"
    for bar in [Self.own, declared] {
      let window = try #require(
        menus(compile(bar, platforms: "ipados")).first { $0.standard == .window })
      #expect(ids(window) == ["minimize"])
    }
  }

  @Test func thePlatformHasToHaveMenuBars() throws {
    #expect(try menus(compile(Self.own, platforms: "ios")).count == 1)
    #expect(try menus(compile(Self.own, platforms: "ipados")).count == 7)
  }

  @Test func jsonShowsWhatWasFilledInAndSwiftDoesNot() throws {
    var compilation = compile(Self.own)
    let json = String(decoding: try #require(try compilation.json()), as: UTF8.self)
    #expect(json.contains("\"minimize\""))
    let swift = compilation.swift(framework: .none, access: .internal)
    let text = String(decoding: try #require(swift), as: UTF8.self)
    #expect(text.contains("case tidy"))
    #expect(!text.contains("minimize"))
  }

  /// The findings of a document, notes among them.
  private func notes(_ text: String) -> [Menuet.Diagnostic] {
    var options = Compiler.Options()
    options.policy.pedantic = .severity(.note)
    return Compiler(options: options).validate(Array(text.utf8), path: "Shelf.menuet.xml")
      .diagnostics
  }

  @Test func whatIsFilledInCountsAsInTheMenuBar() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Shelf" platforms="macos">
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <toolbar id="tools"><center><command system="undo"/><command id="tidy" title="Tidy"/>
      </center></toolbar>
      </menuet>
      """
    let findings = notes(text)
    #expect(findings.filter { $0.rule == "menubar-complete" }.map(\.line) == [3])
    #expect(findings.allSatisfy { !$0.message.contains("Undo") })
  }

  /// What iPad's bar is filled with is not in the Mac's.
  @Test func whatIsFilledInElsewhereIsMissedInTheBarOfTheMac() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Shelf" platforms="macos ipados">
      <menu-bar id="bar" platforms="macos"><menu standard="edit" system-items="none">
      <command system="copy"/></menu></menu-bar><menu-bar id="pad" platforms="ipados"/>
      <toolbar id="tools"><center><command system="undo"/></center></toolbar>
      </menuet>
      """
    let findings = notes(text)
    #expect(findings.filter { $0.rule == "menubar-complete" }.map(\.line) == [4])
  }

  @Test func idsThatMeanSomethingElseAreLeftToTheDocument() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Shelf" platforms="macos">
      <menu id="bar-edit" title="Own"><item ref="undo"/></menu>
      <menu-bar id="bar">
        <menu standard="file"><command id="undo" title="Undo Stroke"/></menu>
      </menu-bar>
      </menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Shelf.menuet.xml")
    let menus = try menus(compilation)
    #expect(ids(menus[1]) == ["close", "-", "undo"])
    #expect(ids(menus[2]).prefix(2) == ["standard-undo", "redo"])
    let document = try #require(compilation.document)
    #expect(document.commands.count { $0.id == "undo" } == 1)
    #expect(document.menus.map(\.id) == ["bar-edit"])
    #expect(menus.map(\.id)[2] == "standard-bar-edit")
  }

  @Test func idsOfControlsInBarsAreLeftToTheDocumentToo() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Shelf" platforms="macos">
      <menu-bar id="bar"/>
      <toolbar id="main"><trailing><pull-down-button id="bar-edit" title="Edit" symbol="pencil">
        <command id="a" title="Add"/><command id="b" title="Bind"/><command id="c" title="Cut Out"/>
      </pull-down-button></trailing></toolbar>
      </menuet>
      """
    let compilation = Compiler().compile(Array(text.utf8), path: "Shelf.menuet.xml")
    #expect(try menus(compilation).map(\.id)[2] == "standard-bar-edit")
  }

  @Test func whereAMenuStandsTwiceTheFullOneIsTheOne() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Shelf" platforms="macos">
      <menu-bar id="bar">
        <menu standard="file"/>
        <menu standard="file"><command id="x" title="Close Tab" shortcut="cmd+w"/></menu>
      </menu-bar>
      </menuet>
      """
    let rules = notes(text).map(\.rule)
    #expect(rules.contains("duplicate-id") && !rules.contains("shortcut-clash"))
  }

  @Test func swiftWithoutAFrameworkHasNoLayoutOfAMenuThatIsLeftToTheSystem() {
    var compilation = compile("<menu standard=\"window\"/>" + Self.own)
    let swift = compilation.swift(framework: .none, access: .internal).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(swift?.contains("width: 16, height: 0") == false)
  }
}
