import MenuetSource
import Testing

/// The findings of one rule in a document, notes included, each by the text that it blames.
private func blamed(_ rule: RuleID, _ text: String) -> [String] {
  let analyzed = AnalyzedDocument(text, rules: [rule])
  return analyzed.findings(of: rule).map(analyzed.blamed)
}

private func menu(_ attributes: String) -> String {
  "<menu id=\"one\" title=\"One\"><command id=\"a-b\" \(attributes)/></menu>"
}

@Suite("menu-empty") struct MenuEmptyTests {
  @Test(arguments: [
    RuleCase(
      "placeholders fill a menu",
      """
      <menu id="one" title="One"><dynamic id="recent"/></menu>
      <menu id="two" title="Two"><slot id="more"/></menu>
      """),
    RuleCase(
      "separators and empty sections do not",
      "<menu id=\"one\" title=\"One\"><separator/><section/></menu>",
      "menu-empty: <menu", "menu-empty: <section"),
    RuleCase(
      "a menu is empty on the platforms that its items are not for",
      """
      <menu id="one" title="One" platforms="ios macos">
        <command id="indent" title="Indent" platforms="macos"/>
      </menu>
      """, "menu-empty: <menu"),
    RuleCase(
      "a section that is empty on a platform just does not show",
      """
      <menu id="one" title="One">
        <command id="outdent" title="Outdent"/>
        <section><command id="indent" title="Indent" platforms="macos"/></section>
      </menu>
      """),
    RuleCase(
      "a submenu that shows an empty menu is not blamed for it",
      """
      <menu id="one" title="One">
        <command id="outdent" title="Outdent"/>
        <submenu ref="two"/>
      </menu>
      <menu id="two" title="Two"/>
      """, "menu-empty: <menu"),
    RuleCase(
      "the menu bar of a document for iPhone too is on the Mac and the iPad",
      """
      <menu-bar id="bar">
        <menu standard="file">
          <command id="indent" title="Indent" platforms="macos ipados"/>
        </menu>
      </menu-bar>
      """),
    RuleCase(
      "parts that were refused may be what is missing",
      "<menu id=\"one\" title=\"One\"><comand id=\"x\"/></menu>"),
  ])
  func `empty menus`(test: RuleCase) {
    #expect(test.summary(of: ["menu-empty"]) == test.findings)
  }
}

@Suite("separator-edge") struct SeparatorEdgeTests {
  @Test(arguments: [
    RuleCase("between items", menu("C<separator/>D")),
    RuleCase("first", menu("<separator/>C"), "separator-edge: <separator"),
    RuleCase("last", menu("C<separator/>"), "separator-edge: <separator"),
    RuleCase(
      "three in a row", menu("C<separator/><separator/><separator/>D"),
      "separator-edge: <separator", "separator-edge: <separator"),
    RuleCase(
      "two at the end", menu("C<separator/><separator/>"), "separator-edge: <separator",
      "separator-edge: <separator"),
    RuleCase(
      "before a section", menu("C<separator/><section>D</section>"),
      "separator-edge: <separator"),
    RuleCase(
      "behind a section", menu("<section>C</section><separator/>D"),
      "separator-edge: <separator"),
    RuleCase(
      "at the edge of a section", menu("E<section>C<separator/></section>"),
      "separator-edge: <separator"),
    RuleCase(
      "two for different platforms",
      menu("C<separator platforms=\"ios ipados\"/><separator platforms=\"macos\"/>D")),
    RuleCase("beside placeholders", menu("C<separator/><dynamic id=\"recent\"/>")),
    RuleCase("before a slot", menu("C<separator/><slot id=\"more\"/>")),
    RuleCase("alone in an empty menu", menu("<separator/>")),
  ])
  func `separators`(test: RuleCase) {
    #expect(test.summary(of: ["separator-edge"]) == test.findings)
  }

  /// A menu in which `C`, `D` and `E` stand for commands.
  private static func menu(_ content: String) -> String {
    var content = content
    for (letter, title) in [("C", "Cut"), ("D", "Draw"), ("E", "Erode")] {
      content = content.replacing(
        letter, with: "<command id=\"\(title.lowercased())\" title=\"\(title)\"/>")
    }
    return "<menu id=\"one\" title=\"One\">\(content)</menu>"
  }

  @Test
  func `a removed separator takes its line along`() {
    let text =
      "<menu id=\"m\" title=\"M\">\n  <command id=\"a\" title=\"Add\"/>\n  <separator/>\n</menu>"
    let analyzed = AnalyzedDocument(text)
    let mended = analyzed.mended(by: "separator-edge")
    #expect(
      mended
        == AnalyzedDocument.whole(
          "<menu id=\"m\" title=\"M\">\n  <command id=\"a\" title=\"Add\"/>\n</menu>"))
    let inline = AnalyzedDocument(
      "<menu id=\"m\" title=\"M\"><command id=\"a\" title=\"Add\"/><separator/></menu>")
    #expect(
      inline.mended(by: "separator-edge")
        == AnalyzedDocument.whole(
          "<menu id=\"m\" title=\"M\"><command id=\"a\" title=\"Add\"/></menu>"))
  }
}

@Suite("item-duplicate") struct ItemDuplicateTests {
  @Test(arguments: [
    RuleCase(
      "conditions that exclude each other",
      """
      <states><state id="a"/></states>
      <commands><command id="indent" title="Indent"/></commands>
      <menu id="one" title="One">
        <item ref="indent" visible-when="a"/>
        <command id="outdent" title="Outdent"/>
        <item ref="indent" visible-when="not a"/>
      </menu>
      """),
    RuleCase(
      "platforms that do not overlap",
      """
      <commands><command id="indent" title="Indent"/></commands>
      <menu id="one" title="One">
        <item ref="indent" platforms="macos"/>
        <item ref="indent" platforms="ios ipados"/>
      </menu>
      """),
    RuleCase(
      "another section is another place",
      """
      <commands><command id="indent" title="Indent"/></commands>
      <menu id="one" title="One">
        <section><item ref="indent"/></section>
        <section><item ref="indent"/></section>
      </menu>
      """),
    RuleCase(
      "three of a kind",
      """
      <commands><command id="indent" title="Indent"/></commands>
      <menu id="one" title="One">
        <item ref="indent"/><item ref="indent"/><item ref="indent"/>
      </menu>
      """, "item-duplicate: indent", "item-duplicate: indent"),
  ])
  func `duplicates`(test: RuleCase) {
    #expect(test.summary(of: ["item-duplicate"]) == test.findings)
  }

  @Test
  func `an answer, and a button of a sheet, may stand once beside the toolbar`() {
    #expect(
      blamed(
        "item-duplicate",
        """
        <alert id="a" title="Go?"><command id="b" title="Fold"/><item ref="b"/></alert>
        <alert id="c" title="Stay?"><item ref="b"/></alert>
        <sheet id="s" title="S"><command id="d" title="Bend"/><button ref="d"/>
          <toolbar id="t"><trailing><item ref="d"/></trailing></toolbar></sheet>
        """) == ["b", "d"])
  }
}

@Suite("menu-consistency") struct MenuConsistencyTests {
  private static func menus(_ second: String) -> String {
    """
    <commands>
      <command id="a" title="Fold" symbol="plus"/><command id="b" title="Bend"/>
    </commands>
    <menu id="one" title="One"><item ref="a"/><item ref="b"/></menu>
    \(second)
    """
  }

  @Test
  func `another title, another symbol and another order`() {
    func outcome(_ second: String) -> [String] {
      let analyzed = AnalyzedDocument(Self.menus(second), rules: ["menu-consistency"])
      return analyzed.findings(of: "menu-consistency").map {
        "\($0.severity) \(analyzed.blamed($0))"
      }
    }
    func menu(_ content: String) -> String { "<menu id=\"two\" title=\"Two\">\(content)</menu>" }
    #expect(outcome(menu("<item ref=\"a\" title=\"Crease\"/>")) == ["warning Crease"])
    #expect(outcome("<button ref=\"a\" title=\"Crease\"/>") == ["warning Crease"])
    #expect(outcome(menu("<item ref=\"a\" symbol=\"star\"/>")) == ["warning star"])
    #expect(outcome(menu("<item ref=\"b\"/><item ref=\"a\"/>")) == ["note a"])
    #expect(outcome(menu("<item ref=\"a\"/><item ref=\"b\"/>")) == [])
    // A title that is narrowed by platform is no difference.
    #expect(outcome(menu("<item ref=\"a\" title=\"Crease\" platforms=\"ios\"/>")) == [])
  }
}

@Suite("menubar-complete") struct MenuBarCompleteTests {
  private static let bar =
    "<menu-bar id=\"bar\"><menu standard=\"edit\"><command system=\"copy\"/></menu></menu-bar>\n"

  private func messages(_ content: String) -> [String] {
    AnalyzedDocument(Self.bar + content, rules: ["menubar-complete"])
      .findings(of: "menubar-complete").map(\.message)
  }

  @Test
  func `a surface is one finding, and a command is named once`() {
    let items = ["Add", "Bend", "Carve", "Draw", "Edit", "Fold", "Glue"].map {
      "<command id=\"c\($0)\" title=\"\($0)\" symbol=\"plus\"/>"
    }
    #expect(
      messages(
        "<toolbar id=\"main\"><center>\(items.joined())</center></toolbar>"
          + "<context-menu id=\"row\" for=\"Row\"><item ref=\"cAdd\"/></context-menu>"
          + "<button id=\"x\" title=\"Peel\"/>") == [
          "'Add', 'Bend', 'Carve', 'Draw', 'Edit' and 2 more stand in the toolbar 'main', "
            + "but not in the menu bar",
          "'Peel' stands in the buttons, but not in the menu bar",
        ])
  }

  @Test
  func `what has no place in a bar is not looked at`() {
    #expect(
      messages(
        """
        <menu id="tray" kind="status-item" title="T"><command id="a" title="Add"/></menu>
        <sheet id="s" title="S"><command system="done"/><command id="b" title="Bend"/>
          <toolbar id="st"><center><command id="c" title="Crop" symbol="plus"/></center></toolbar>
        </sheet>
        <alert id="al" title="Go?"><command id="d" title="Dig"/><command system="cancel"/></alert>
        <button id="e" title="Etch" platforms="ios"/>
        """) == [])
    #expect(
      messages("<menu id=\"tray\" title=\"T\"><command id=\"a\" title=\"Add\"/></menu>").count == 1)
  }
}

@Suite("menu-split-related") struct MenuSplitRelatedTests {
  private static func levels(_ first: String, _ second: String) -> String {
    """
    <menu id="m" title="M"><command id="\(first)" title="Up"/><command id="x" title="X"/>
      <separator/><command id="\(second)" title="Down"/></menu>
    """
  }

  @Test(arguments: [
    ("move-up", "move-down", ["move-down"]), ("move_up", "move-down", ["move-down"]),
    ("move", "move-down", []), ("move-up", "remove-down", []),
  ])
  func `ids that share their first word`(first: String, second: String, found: [String]) {
    #expect(blamed("menu-split-related", Self.levels(first, second)) == found)
  }

  @Test
  func `a family is one finding, and one group is none`() {
    #expect(
      blamed(
        "menu-split-related",
        """
        <menu id="m" title="M"><command id="a-b" title="B"/><command id="a-c" title="C"/>
          <separator/><command id="a-d" title="D"/><separator/><command id="a-e" title="E"/></menu>
        <menu id="n" title="N"><command id="b-b" title="B"/><command id="b-c" title="C"/></menu>
        """) == ["a-d"])
  }
}

@Suite("menu-length") struct MenuLengthTests {
  @Test
  func `rows of alternatives count once, and placeholders not at all`() {
    func menu(_ condition: String) -> String {
      let items = (1...20).map { number in
        "<command id=\"c\(number)\" title=\"Add \(number)\" "
          + (number % 2 == 0 ? "visible-when=\"a\"" : "visible-when=\"\(condition)\"") + "/>"
      }
      return "<states><state id=\"a\"/></states><menu id=\"m\" title=\"M\">"
        + items.joined() + "<dynamic id=\"recent\"/></menu>"
    }
    #expect(
      AnalyzedDocument(menu("not a"), rules: ["menu-length"]).findings(of: "menu-length").isEmpty)
    #expect(
      AnalyzedDocument(menu("a"), rules: ["menu-length"]).findings(of: "menu-length").count == 1)
  }

  @Test
  func `placeholders with conditions leave room for alternatives`() {
    let states = (0..<20).map { "<state id=\"s\($0)\"/>" }.joined()
    let placeholders = (0..<20).map { "<dynamic id=\"d\($0)\" visible-when=\"s\($0)\"/>" }.joined()
    let items = (0..<20).map { number in
      "<command id=\"c\(number)\" title=\"Add\" visible-when=\"\(number < 10 ? "s0" : "not s0")\"/>"
    }.joined()
    let text =
      "<states>\(states)</states><menu id=\"m\" title=\"M\">\(placeholders)\(items)</menu>"
    #expect(AnalyzedDocument(text, rules: ["menu-length"]).findings(of: "menu-length").isEmpty)
  }

  @Test
  func `what hides while it is unavailable is an alternative too`() {
    func menu(_ behavior: String) -> String {
      let items = (0..<12).map { number in
        "<submenu id=\"s\(number)\" title=\"More \(number)\" \(behavior) "
          + "enabled-when=\"\(number < 6 ? "a" : "not a")\"><command id=\"c\(number)\" title=\"Add\"/>"
          + "</submenu>"
      }.joined()
      return "<states><state id=\"a\"/></states><menu id=\"m\" title=\"M\">\(items)</menu>"
    }
    func count(_ text: String) -> Int {
      AnalyzedDocument(text, rules: ["menu-length"]).findings(of: "menu-length").count
    }
    #expect(count(menu("")) == 1)
    #expect(count(menu("when-unavailable=\"hide\"")) == 0)
  }
}

@Suite("menu-title-long") struct MenuTitleLongTests {
  @Test
  func `the Mac has more room`() {
    func count(_ title: String, _ platforms: String) -> Int {
      blamed("menu-title-long", menu("title=\"\(title)\" platforms=\"\(platforms)\"")).count
    }
    let title = "Paste One Line with Its Newline Kept"
    #expect(count(title, "macos") == 0)
    #expect(count(title, "ios macos") == 1)
    #expect(count(title + " as It Is", "macos") == 1)
  }

  @Test
  func `a toggle of two titles is one finding`() {
    let title = "the Very Long Titles of All Documents in All Windows"
    #expect(
      blamed(
        "menu-title-long",
        """
        <menu id="m" title="M">
          <toggle id="t" form="title" off-title="Show \(title)" on-title="Hide \(title)"/>
        </menu>
        """
      ).count == 1)
  }
}

@Suite("menu-title-case") struct MenuTitleCaseTests {
  @Test(arguments: [
    ("Show ruler", true), ("Insert NULL value", true), ("Add To Playlist", true),
    ("Check For Updates", true), ("tmux", false), ("show ruler", false), ("as Grid", false),
    ("CSI u Mode", false), ("Open in iCloud", false), ("Turn On Filters", false),
    ("Log In as Guest", false), ("Save As…", false), ("Insert AND Here", false),
    ("Note: The End", false), ("Show 100 pt", false),
  ])
  func `capitals and particles`(title: String, isBlamed: Bool) {
    #expect(blamed("menu-title-case", menu("title=\"\(title)\"")) == (isBlamed ? [title] : []))
  }

  @Test
  func `a remedy keeps characters that XML escapes, and is not safe`() throws {
    let analyzed = AnalyzedDocument(menu("title=\"Show &lt;b&gt; &amp; &quot;c&quot; ruler\""))
    let fixIt = try #require(analyzed.findings(of: "menu-title-case").first?.fixIts.first)
    #expect(!fixIt.isSafe)
    #expect(
      analyzed.applying(fixIt.edits).contains(
        "title=\"Show &lt;b&gt; &amp; &quot;c&quot; Ruler\""))
  }

  @Test(arguments: [("another-rule", "Show Ruler…"), ("menu-ellipsis-dots", "Show Ruler...")])
  func `a remedy writes an ellipsis for dots where there is a rule for them`(
    off: String, mended: String
  ) throws {
    let analyzed = AnalyzedDocument(
      menu("title=\"Show ruler...\""), without: [RuleID(rawValue: off)])
    let fixIt = try #require(analyzed.findings(of: "menu-title-case").first?.fixIts.first)
    #expect(fixIt.title == "write '\(mended)'")
  }

  @Test
  func `titles that are items have capitals, those above menus need none`() {
    #expect(
      blamed(
        "menu-title-case",
        """
        <menu-bar id="bar" platforms="ipados">
          <menu id="tools" title="Format text">
            <command id="a" title="Fold"/><submenu title="See also" ref="shared"/>
          </menu>
        </menu-bar>
        <menu id="shared" title="More tools">
          <section title="On all pages"><command id="b" title="Bend"/></section>
          <command id="c" title="Crop"/>
        </menu>
        """) == ["Format text", "See also"])
  }

  @Test
  func `a command is blamed once, and where a place calls it something else`() {
    #expect(
      blamed(
        "menu-title-case",
        """
        <commands><command id="a" title="Show ruler"/></commands>
        <menu id="one" title="One"><item ref="a"/></menu>
        <menu id="two" title="Two"><item ref="a"/><item ref="a" title="Show it"/></menu>
        """) == ["Show ruler", "Show it"])
  }
}

@Suite("menu-title-settings") struct MenuTitleSettingsTests {
  @Test(arguments: [
    ("title=\"Preferences…\"", true), ("title=\"Preferences...\"", true),
    ("title=\"Sharing Preferences…\"", false), ("title=\"Settings…\"", false),
    ("title=\"Preferences…\" platforms=\"ios\"", false),
  ])
  func `the old name`(attributes: String, isBlamed: Bool) {
    #expect(blamed("menu-title-settings", menu(attributes)).count == (isBlamed ? 1 : 0))
  }

  @Test
  func `before macOS 13 it was right`() {
    let root = "<menuet xmlns=\"urn:menuet:1\" name=\"X\" min-macos=\"12.0\">"
    #expect(
      blamed("menu-title-settings", root + menu("title=\"Preferences…\"") + "</menuet>") == [])
  }
}

@Suite("menu-title-article, menu-title-vague and menu-title-verb")
struct MenuTitleNoteTests {
  @Test
  func `notes on wording`() {
    #expect(blamed("menu-title-article", menu("title=\"Show the Ruler\"")) == ["Show the Ruler"])
    #expect(blamed("menu-title-article", menu("title=\"Sort A to Z\"")) == [])
    #expect(blamed("menu-title-vague", menu("title=\"a-b\"")) == ["a-b"])
    #expect(blamed("menu-title-vague", menu("title=\"Indent\"")) == [])
    #expect(blamed("menu-title-verb", menu("title=\"Paragraph\"")) == ["Paragraph"])
    #expect(blamed("menu-title-verb", menu("title=\"Indent\"")) == [])
  }

  @Test
  func `other languages have other rules`() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="X" language="de"><menu id="one" title="Eins">
        <command id="a-b" title="a-b"/><command id="c" title="Lineal zeigen the end"/>
      </menu></menuet>
      """
    for rule in ["case", "article", "vague", "verb", "settings"] {
      #expect(blamed(RuleID(rawValue: "menu-title-\(rule)"), text) == [], "\(rule)")
    }
  }
}

@Suite("menu-ellipsis-missing") struct MenuEllipsisMissingTests {
  @Test(arguments: [
    ("title=\"Rename\" needs-input=\"true\"", true),
    ("title=\"Rename… \" needs-input=\"true\"", false),
    ("title=\"Rename...\" needs-input=\"true\"", false), ("title=\"Rename\"", false),
    ("title=\"Rename\" presents=\"editor\"", true), ("title=\"Rename\" presents=\"form\"", true),
    ("title=\"Rename\" presents=\"page\"", false), ("title=\"Rename\" presents=\"sure\"", false),
  ])
  func `own commands that ask`(attributes: String, isBlamed: Bool) {
    let text = """
      \(menu(attributes))
      <sheet id="editor" title="Editor" edits="true"><command system="done"/></sheet>
      <popover id="form" title="Form"><region id="name" control="text-field"/></popover>
      <sheet id="page" title="Page"><command system="done"/></sheet>
      <alert id="sure" title="Sure?"><command system="cancel"/></alert>
      """
    #expect(blamed("menu-ellipsis-missing", text).count == (isBlamed ? 1 : 0))
  }

  @Test
  func `the words of the system are its own`() {
    #expect(
      blamed(
        "menu-ellipsis-missing",
        "<menu id=\"m\" title=\"M\"><command system=\"settings\" title=\"Settings\"/></menu>") == []
    )
  }
}

@Suite("menu-ellipsis-extra") struct MenuEllipsisExtraTests {
  @Test(arguments: [
    ("title=\"Indent…\"", "note"), ("title=\"Indent...\"", "note"),
    ("title=\"Indent…\" needs-input=\"false\"", "warning"),
    ("title=\"Indent…\" needs-input=\"true\"", ""), ("title=\"Indent\"", ""),
  ])
  func `commands`(attributes: String, severity: String) {
    let findings = AnalyzedDocument(menu(attributes), rules: ["menu-ellipsis-extra"])
      .findings(of: "menu-ellipsis-extra")
    #expect(findings.map { "\($0.severity)" } == (severity.isEmpty ? [] : [severity]))
  }

  @Test
  func `a submenu asks for nothing`() {
    let text = """
      <menu id="m" title="M"><command id="a" title="Add"/>
        <submenu title="Sort…"><command id="b" title="Bend"/><command id="c" title="Crop"/></submenu>
      </menu>
      """
    #expect(
      AnalyzedDocument(text).findings(of: "menu-ellipsis-extra").map(\.severity) == [.warning])
  }
}
