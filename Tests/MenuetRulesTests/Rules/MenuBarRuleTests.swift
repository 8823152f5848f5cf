import MenuetSource
import Testing

/// What a menu bar has, and in which order.
struct MenuBarRuleTests {
  /// A standard menu; Format is filled in nowhere.
  private static func standard(_ name: String) -> String {
    name == "format"
      ? "<menu standard=\"format\"><command id=\"embolden\" title=\"Embolden\"/></menu>"
      : "<menu standard=\"\(name)\"/>"
  }

  private static func bar(_ names: String...) -> String {
    let menus = names.map { name in
      name.first?.isUppercase == true
        ? "<menu id=\"own-\(name.lowercased())\" title=\"\(name)\">"
          + "<command id=\"open-\(name.lowercased())\" title=\"Open \(name)\"/></menu>"
        : Self.standard(name)
    }
    return "<menu-bar id=\"bar\">\n\(menus.joined(separator: "\n"))\n</menu-bar>"
  }

  /// The order that a well-known app has, and others that are right.
  @Test(arguments: [
    bar("app", "file", "edit", "format", "view", "window", "help"),
    bar("app", "file", "edit", "view", "Mailbox", "Message", "format", "window", "help"),
    bar("app", "file", "edit", "Insert", "Slide", "format", "Arrange", "view", "Play", "window"),
    bar("app", "Shell", "edit", "view", "window", "help"),
    bar("file", "edit"), bar("Go", "window"), bar("help"), bar("Go", "History"),
  ])
  func `good orders are silent`(text: String) {
    #expect(AnalyzedDocument(text).findings(of: "menu-bar-order").isEmpty)
  }

  @Test(arguments: [
    (bar("edit", "file"), "file", "the menu 'File' belongs before 'Edit'"),
    (
      bar("app", "file", "view", "edit", "window"), "edit",
      "the menu 'Edit' belongs before 'View'"
    ),
    (
      bar("app", "help", "file", "edit", "view"), "help",
      "the menu 'Help' belongs behind 'View'"
    ),
    (bar("app", "file", "window", "Go"), "Go", "the menu 'Go' belongs before 'Window'"),
    (bar("Go", "app", "file", "edit"), "Go", "the menu 'Go' belongs behind 'Edit'"),
    (bar("app", "file", "help", "window"), "window", "the menu 'Window' belongs before 'Help'"),
  ])
  func `a menu in the wrong place is found once`(text: String, blamed: String, message: String) {
    let analyzed = AnalyzedDocument(text)
    #expect(analyzed.summary == ["menu-bar-order: \(blamed)"])
    #expect(analyzed.diagnostics.map(\.message) == [message])
    #expect(AnalyzedDocument(analyzed.mended(by: "menu-bar-order")).diagnostics.isEmpty)
  }

  @Test
  func `menus of different platforms are not compared`() {
    let text = """
      <menu-bar id="bar">
        <menu standard="edit" platforms="ipados"/>
        <menu standard="file" platforms="macos"/>
        <menu standard="edit" platforms="macos"/>
      </menu-bar>
      """
    #expect(AnalyzedDocument(text).diagnostics.isEmpty)
  }

  @Test
  func `each menu moves with its comments, and every other byte stays`() {
    let text = """
      <menu-bar id="bar" comment="é">
        <!-- The view. -->
        <menu standard="view"/>   <!-- of the app -->
        <?menuet-allow submenu-single?>
        <!-- Two
             lines. --><menu standard='edit'  ></menu >
        <menu standard="file"><command id="say" title="Say “A &amp; B”"/></menu> <!-- last -->

        <!-- behind -->
      </menu-bar>
      """
    let expected = """
      <menu-bar id="bar" comment="é">
        <menu standard="file"><command id="say" title="Say “A &amp; B”"/></menu> <!-- last -->
        <?menuet-allow submenu-single?>
        <!-- Two
             lines. --><menu standard='edit'  ></menu >
        <!-- The view. -->
        <menu standard="view"/>   <!-- of the app -->

        <!-- behind -->
      </menu-bar>
      """
    for (before, after) in [
      (text, expected),
      (text.replacing("\n", with: "\r\n"), expected.replacing("\n", with: "\r\n")),
    ] {
      let analyzed = AnalyzedDocument(before)
      #expect(analyzed.summary == ["menu-bar-order: file"])
      #expect(analyzed.mended(by: "menu-bar-order") == AnalyzedDocument.whole(after))
    }
  }

  /// Shuffles the menus of a bar by a seed (Lehmer's generator).
  private static func shuffled(_ names: [String], _ seed: Int) -> [String] {
    var state = seed
    var names = names
    for index in names.indices.reversed() {
      state = state * 48271 % 2_147_483_647
      names.swapAt(index, state % (index + 1))
    }
    return names
  }

  @Test(arguments: 1...60)
  func `any order is mended without the loss of a line`(seed: Int) {
    let names = ["app", "file", "edit", "format", "view", "window", "help"]
    let lines = Self.shuffled(names, seed).map { Self.standard($0) + "<!-- \($0) -->" }
    let text = "<menu-bar id=\"bar\">\n" + lines.joined(separator: "\n") + "\n</menu-bar>"
    let mended = AnalyzedDocument(text).mended(by: "menu-bar-order")
    #expect(AnalyzedDocument(mended).diagnostics.isEmpty, "\(mended)")
    let menus = mended.split(separator: "\n").filter { $0.hasPrefix("<menu ") }.map(String.init)
    #expect(menus.sorted() == lines.sorted())
    func place(_ name: String) -> Int {
      menus.firstIndex { $0.contains("\"\(name)\"") } ?? -1
    }
    #expect(place("app") == 0 && place("file") == 1 && place("edit") == 2)
    #expect(place("window") == 5 && place("help") == 6)
  }

  @Test
  func `a standard menu stands once in a bar`() throws {
    let text = """
      <menu-bar id="bar">
        <menu standard="help"/>
        <menu standard="file"/>
        <menu standard="file"/>
      </menu-bar>
      """
    let analyzed = AnalyzedDocument(text)
    #expect(analyzed.summary == ["duplicate-id: file"])
    let note = try #require(analyzed.diagnostics.first?.notes.first)
    #expect(analyzed.text[note.location.range.bounds].elementsEqual("file".utf8))
    #expect(note.location.range.start < analyzed.diagnostics[0].location.range.start)
    #expect(
      AnalyzedDocument(
        "<menu-bar id=\"bar\"><menu standard=\"file\" platforms=\"macos\"/>"
          + "<menu standard=\"file\" platforms=\"ipados\"/></menu-bar>"
      ).diagnostics.isEmpty)
  }

  @Test
  func `a platform has one menu bar`() {
    func bars(_ first: String, _ second: String) -> [String] {
      AnalyzedDocument("<menu-bar id=\"a\"\(first)/><menu-bar id=\"b\"\(second)/>").diagnostics
        .map { "\($0.rule.rawValue): \($0.message)" }
    }
    #expect(bars("", "") == ["duplicate-id: there is one menu bar on iPadOS and macOS"])
    #expect(
      bars(" platforms=\"macos\"", "") == ["duplicate-id: there is one menu bar on macOS"])
    #expect(bars(" platforms=\"macos\"", " platforms=\"ipados\"") == [])
    let views = """
      <view id="v"><menu-bar id="a"/></view>
      <view id="w"><menu-bar id="b"/></view>
      """
    #expect(AnalyzedDocument(views).findings(of: "duplicate-id").isEmpty)
  }
}
