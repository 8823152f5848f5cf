import MenuetSource
import Testing

/// The wording of titles in menus.
struct WordingRuleTests {
  private static let rules = ["menu-title", "menu-ellipsis", "destructive-unmarked"]

  private static func menu(_ attributes: String) -> String {
    "<menu id=\"one\" title=\"One\"><command id=\"a-b\" \(attributes)/></menu>"
  }

  @Test(arguments: [
    RuleCase("plain", menu("title=\"Indent Line\"")),
    RuleCase("an ellipsis that says what happens", menu("title=\"Rename…\" needs-input=\"true\"")),
    RuleCase(
      "an ellipsis that is missing", menu("title=\"Rename\" needs-input=\"true\""),
      "menu-ellipsis-missing: Rename"),
    RuleCase(
      "an option that opens a sheet",
      """
      <pop-up-button id="p" title="Zoom">
        <option id="a" title="Full" default="true"/><option id="b" title="Other" presents="s"/>
        <option id="c" title="Show Sizes" presents="s"/>
      </pop-up-button>
      <sheet id="s" title="Sizes"><command system="done"/></sheet>
      """, "menu-ellipsis-missing: Other"),
    RuleCase("three dots are meant as one", menu("title=\"Rename...\" needs-input=\"true\"")),
    RuleCase("an ellipsis too many", menu("title=\"Indent…\""), "menu-ellipsis-extra: Indent…"),
    RuleCase(
      "a confirmation allows the ellipsis and does not demand it",
      """
      <menu id="one" title="One">
        <command id="a" title="Erase Disk…" role="destructive" confirm="sure"/>
        <command id="b" title="Erase Everything" role="destructive" confirm="sure"/>
      </menu>
      <alert id="sure" title="Sure?"><command system="cancel"/></alert>
      """),
    RuleCase(
      "a sheet asks, unless the title says that it shows something, or it does",
      """
      <menu id="one" title="One">
        <command id="a" title="Move Page" presents="s"/>
        <command id="b" title="Quick Look" presents="t"/>
        <command id="c" title="Scan Page" presents="u"/>
        <command id="d" title="Get Info" presents="v"/>
        <command id="g" title="Word Count" presents="t"/>
        <command id="h" title="Compare Sizes" presents="w"/>
        <command id="i" title="Statistics" presents="x"/>
        <command id="j" title="Adjust Sizes" presents="x"/>
        <command id="k" title="Filter" presents="y"/>
        <command id="e" title="Tell More" presents="v"/>
        <command id="f" title="Show Details" presents="v"/>
      </menu>
      <sheet id="s" title="Move Page"><command system="cancel"/></sheet>
      <sheet id="t" title="Page"><command system="done"/></sheet>
      <cover id="u" title="Scan Page" content="camera">
        <button id="x" kind="close" accessibility-label="Close" dismisses="true"/>
      </cover>
      <sheet id="v" title="Details" edits="true"><command system="done"/></sheet>
      <sheet id="w" title="Sizes">
        <region id="table" control="table"/><command id="l" title="Reload"/><command system="done"/>
      </sheet>
      <popover id="x" title="Statistics"/>
      <popover id="y" title="Filter"><toggle id="unread" title="Unread"/></popover>
      """, "menu-ellipsis-missing: Move Page", "menu-ellipsis-missing: Adjust Sizes",
      "menu-ellipsis-missing: Filter", "menu-ellipsis-missing: Tell More"),
    RuleCase(
      "what can be bought is shown, not asked for",
      """
      <menu id="one" title="One"><command id="a" title="Get Pro!" presents="p"/></menu>
      <cover id="p" title="Pro"><command id="sub" title="Subscribe" role="primary"/></cover>
      """),
    RuleCase(
      "the answer to a question may stand in the sheet's toolbar",
      """
      <menu id="one" title="One"><command id="a" title="Move Page" presents="s"/></menu>
      <sheet id="s" title="Move Page">
        <toolbar id="t"><trailing>
          <command id="move" title="Move" role="primary" dismisses="true"/>
        </trailing></toolbar>
      </sheet>
      """, "menu-ellipsis-missing: Move Page"),
    RuleCase("a unit has its own case", menu("title=\"mph\"")),
    RuleCase(
      "a short word is no unit", menu("title=\"sky\""), "menu-title-case: sky"),
    RuleCase(
      "a share sheet asks for nothing",
      """
      <menu id="one" title="One"><command system="share" title="Share" presents="v"/></menu>
      <activity-view id="v"/>
      """, "menu-ellipsis-missing: Share"),
    RuleCase(
      "the words of the system are its own",
      "<menu id=\"one\" title=\"One\"><command system=\"share\"/><command system=\"help\"/></menu>"
    ),
    RuleCase(
      "an id for a title", menu("title=\"a-b\""), "menu-title-vague: a-b"),
    RuleCase("names keep theirs", menu("title=\"Rate on the App Store\"")),
    RuleCase("what may be a name does", menu("title=\"Listen to The Who\"")),
    RuleCase(
      "only what begins with a verb is looked at", menu("title=\"What’s New in a Nutshell\"")),
    RuleCase("a name of one button everywhere does", menu("title=\"Report an Issue\"")),
    RuleCase(
      "other things that are reported do not", menu("title=\"Report an Expense\""),
      "menu-title-article: Report an Expense"),
    RuleCase("an article", menu("title=\"Show the Ruler\""), "menu-title-article: Show the Ruler"),
    RuleCase("small letters", menu("title=\"show ruler\""), "menu-title-case: show ruler"),
    RuleCase(
      "a blank title has been reported",
      "<menu id=\"one\" title=\"One\"><command id=\"a\" title=\" \"/></menu>"),
    RuleCase(
      "options may be names",
      """
      <menu id="one" title="One"><choice id="paper" title="Paper">
        <option id="a" title="The Times"/><option id="b" title="Other"/>
      </choice></menu>
      """),
    RuleCase(
      "both titles of a toggle",
      """
      <menu id="one" title="One">
        <toggle id="r" form="title" on-title="hide Ruler" off-title="Show the Ruler"/>
      </menu>
      """, "menu-title-case: hide Ruler", "menu-title-article: Show the Ruler"),
    RuleCase(
      "a command in two menus is blamed once",
      """
      <commands><command id="a" title="show ruler"/></commands>
      <menu id="one" title="One"><item ref="a"/></menu>
      <menu id="two" title="Two"><item ref="a"/></menu>
      """, "menu-title-case: show ruler"),
    RuleCase(
      "a title of one place",
      """
      <commands><command id="a" title="Show Ruler"/></commands>
      <menu id="one" title="One"><item ref="a" title="show it"/></menu>
      """, "menu-title-case: show it"),
    RuleCase("harmless by the document's word", menu("title=\"Delete Log\" destructive=\"false\"")),
    RuleCase(
      "destructive in an alert too",
      """
      <alert id="sure" title="Sure?">
        <command id="a" title="Delete Note"/><command system="cancel"/>
      </alert>
      """, "destructive-unmarked: Delete Note"),
    RuleCase(
      "other languages have other rules",
      """
      <menuet xmlns="urn:menuet:1" name="X" language="de">
        <menu id="one" title="Eins">
          <command id="a-b" title="a-b"/><command id="c" title="Lineal zeigen the end"/>
        </menu>
      </menuet>
      """),
    RuleCase(
      "Chinese words that destroy",
      """
      <menuet xmlns="urn:menuet:1" name="X" language="zh-Hans">
        <menu id="one" title="一"><command id="a" title="删除笔记"/></menu>
      </menuet>
      """, "destructive-unmarked: 删除笔记"),
  ])
  func `titles`(test: RuleCase) {
    #expect(test.summary(of: Self.rules) == test.findings)
  }

  @Test
  func `a remedy keeps characters that XML escapes`() {
    let analyzed = AnalyzedDocument(
      "<menu id=\"m\" title=\"M\"><command id=\"a\" title=\"show a &lt;b&gt; &amp; &quot;c&quot;\"/></menu>"
    )
    #expect(analyzed.findings(of: "menu-title-case").count == 1)
    #expect(
      analyzed.mended(by: "menu-title-case").contains(
        "title=\"Show a &lt;b&gt; &amp; &quot;c&quot;\""))
  }

  @Test
  func `the remedies of wording that need an eye are unsafe`() {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="M">
        <command id="a" title="Ask Us!" needs-input="true"/>
        <command id="b" title="Play the Blues"/>
      </menu>
      """)
    let rules: [RuleID] = ["menu-ellipsis-missing", "menu-title-article"]
    let fixIts = rules.flatMap { analyzed.findings(of: $0).flatMap(\.fixIts) }
    #expect(fixIts.map(\.title) == ["write 'Ask Us…'", "write 'Play Blues'"])
    #expect(fixIts.allSatisfy { !$0.isSafe && !$0.edits.isEmpty })
  }

  @Test
  func `titles that are items have capitals, those above menus need none`() {
    let analyzed = AnalyzedDocument(
      """
      <menu-bar id="bar" platforms="ipados">
        <menu id="tools" title="format text">
          <command id="a" title="Fold"/><submenu ref="shared"/><submenu title="See also" ref="shared"/>
        </menu>
        <menu standard="help" title="get help"><command system="help"/></menu>
      </menu-bar>
      <menu id="shared" title="more tools">
        <section title="on all pages"><command id="b" title="Bend"/></section>
        <command id="c" title="Crop"/>
      </menu>
      <menu id="alone" title="sort by"><command id="d" title="Dig"/></menu>
      """)
    #expect(
      analyzed.findings(of: "menu-title-case").map(analyzed.blamed)
        == ["format text", "See also", "get help", "more tools"])
  }

  @Test(arguments: [
    RuleCase(
      "share with a trash can", button("Share Note…", "trash"), "button-symbol-mismatch: trash"),
    RuleCase(
      "delete with a share arrow", button("Copy All Rows", "square.and.arrow.up"),
      "button-symbol-mismatch: square.and.arrow.up"),
    RuleCase("the symbol's own action is named too", button("Copy and Delete", "trash")),
    RuleCase("the symbol shows what is looked for", button("Find Trash", "trash")),
    RuleCase("a symbol of an object", button("Share Folder", "folder")),
    RuleCase("a verb with many meanings", button("Send Report", "square.and.arrow.up")),
    RuleCase("its own symbol", button("Print Page…", "printer")),
  ])
  func `the symbol of another action is one, whatever the action is done to`(example: RuleCase) {
    #expect(example.summary(of: ["button-symbol-mismatch"]) == example.findings)
  }

  private static func button(_ title: String, _ symbol: String) -> String {
    "<button id=\"x\" title=\"\(title)\" needs-input=\"true\" symbol=\"\(symbol)\"/>"
  }
}
