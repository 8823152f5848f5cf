import MenuetSource
import Testing

/// Menus: what is there, what stands twice, and where lines are.
struct MenuRuleTests {
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

  @Test(arguments: [
    RuleCase(
      "a toolbar, a context menu and a button",
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <toolbar id="main"><center>
        <command id="a" title="Add Row" symbol="plus"/>
      </center></toolbar>
      <context-menu id="row" for="Row">
        <command id="b" title="Bend" symbol="plus"/>
      </context-menu>
      <button id="c" title="Carve"/>
      """, "menubar-complete: a", "menubar-complete: b", "menubar-complete: c"),
    RuleCase(
      "answers of dialogs are no commands of the app",
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <sheet id="s" title="S">
        <command system="done"/><command id="a" title="Add Row"/>
        <toolbar id="st"><center><command id="b" title="Bend" symbol="plus"/></center></toolbar>
      </sheet>
      """),
    RuleCase(
      "parts of a window are no commands: ready-made buttons, panes and what stands in them",
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <view id="settings" title="Settings">
        <toolbar id="panes"><center>
          <command id="p" title="General" symbol="gear" navigates="general"/>
          <command id="q" title="Advanced" symbol="star" navigates="advanced"/>
        </center></toolbar>
      </view>
      <view id="general" title="General"><button id="reset" title="Restore Defaults"/></view>
      <view id="advanced" title="Advanced"><button kind="info" id="i" title="About Power"/></view>
      <view id="main" title="Main">
        <button kind="info" id="j" title="About Sleep"/><button id="c" title="Carve"/>
        <toolbar id="tools"><center>
          <command id="k" title="Library" symbol="book" navigates="shelf"/>
          <command id="l" title="Bend" symbol="plus"/>
        </center></toolbar>
      </view>
      <view id="shelf" title="Shelf"><button id="m" title="Dust Shelf"/></view>
      """, "menubar-complete: c", "menubar-complete: l", "menubar-complete: m"),
    RuleCase(
      "what is not on the Mac need not be there",
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <button id="c" title="Carve" platforms="ios ipados"/>
      """),
    RuleCase(
      "what the system has in every edit menu is another rule's",
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <edit-menu id="e" for="Text">
        <command id="a" title="Search Web" near="look-up"/>
        <command id="b" title="Define" near="look-up"/>
      </edit-menu>
      """, "menubar-complete: b"),
    RuleCase("without a menu bar nothing is missing", "<button id=\"c\" title=\"Carve\"/>"),
    RuleCase(
      "a choice of the toolbar, but not the options of a form",
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <commands><choice id="side" title="Side">
        <option id="left" title="Left" default="true"/><option id="right" title="Right"/>
      </choice></commands>
      <pop-up-button id="p" title="Side" choice="side"/>
      <pop-up-button id="q" title="Size">
        <option id="small" title="Small" default="true"/><option id="big" title="Big"/>
      </pop-up-button>
      """, "menubar-complete: side"),
  ])
  func `the menu bar is complete`(test: RuleCase) {
    #expect(test.summary(of: ["menubar-complete"]) == test.findings)
  }

  @Test(arguments: [
    RuleCase(
      "destructive items come last, away from their family",
      """
      <menu id="edit" title="Edit">
        <command system="cut"/><command system="copy"/>
        <separator/>
        <command id="delete" title="Delete" role="destructive"/>
      </menu>
      """),
    RuleCase(
      "Save and Duplicate belong together in the menu bar only",
      """
      <menu-bar id="bar"><menu standard="file">
        <command system="save"/><separator/><command system="duplicate"/>
      </menu></menu-bar>
      <menu id="one" title="One">
        <command system="save"/><separator/><command system="duplicate"/>
      </menu>
      """, "menu-split-related: duplicate"),
    RuleCase(
      "a family by its titles",
      """
      <menu id="view" title="View">
        <command id="a" title="Zoom In"/><separator/>
        <command id="b" title="Show Ruler"/><separator/><command id="c" title="Zoom Out"/>
      </menu>
      """, "menu-split-related: <command"),
  ])
  func `families`(test: RuleCase) {
    #expect(test.summary(of: ["menu-split-related"]) == test.findings)
  }

  @Test
  func `rows of alternatives count once, and placeholders not at all`() {
    func menu(_ condition: String) -> String {
      let items = (1...16).map { number in
        "<command id=\"c\(number)\" title=\"Add \(number)\" "
          + (number % 2 == 0 ? "visible-when=\"a\"" : "visible-when=\"\(condition)\"") + "/>"
      }
      return "<states><state id=\"a\"/></states><menu id=\"m\" title=\"M\">"
        + items.joined() + "<dynamic id=\"recent\"/></menu>"
    }
    #expect(AnalyzedDocument(menu("not a")).findings(of: "menu-length").isEmpty)
    #expect(AnalyzedDocument(menu("a")).findings(of: "menu-length").count == 1)
  }
}
