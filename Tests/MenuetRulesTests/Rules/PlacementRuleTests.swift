import MenuetSource
import Testing

/// Commands that nothing places, and rules on shortcuts.
struct PlacementRuleTests {
  @Test(arguments: [
    RuleCase(
      "an alternate stands in the place of its command",
      """
      <commands><command id="b" title="Bend All" alternate-of="a"/></commands>
      <menu-bar id="bar"><menu standard="file"><command id="a" title="Bend"/></menu></menu-bar>
      """),
    RuleCase(
      "the command of a preview and of a tap",
      """
      <commands><command id="a" title="Open"/><command id="b" title="Add"/></commands>
      <context-menu id="row" for="Row" preview-opens="a">
        <command id="c" title="Bend" symbol="plus"/>
      </context-menu>
      <pull-down-button id="add" title="Add" primary="b">
        <command id="d" title="Add Row"/><command id="e" title="Add Page"/>
        <command id="f" title="Add Table"/>
      </pull-down-button>
      """),
    RuleCase(
      "an option's choice and a toggle of a condition are not placed by it",
      """
      <commands>
        <toggle id="t" title="Ruler"/>
        <choice id="c" title="C"><option id="o" title="One"/><option id="p" title="Two"/></choice>
      </commands>
      <button id="a" title="Add" enabled-when="t and c.o"/>
      """, "unused-command: t", "unused-command: c"),
    RuleCase(
      "the only place is on other platforms",
      """
      <commands><command id="a" title="Add" platforms="macos"/></commands>
      <menu id="one" title="One" platforms="ios">
        <item ref="a"/><command id="b" title="Bend"/>
      </menu>
      """, "unused-command: a"),
    RuleCase(
      "a menu of the same id is no place",
      """
      <commands><command id="a" title="Add"/></commands>
      <menu id="one" title="One"><command id="b" title="Bend"/><submenu ref="a"/></menu>
      <menu id="a" title="Adding">
        <command id="c" title="Carve"/><command id="d" title="Draw"/>
      </menu>
      """, "unused-command: a"),
    RuleCase(
      "a standard command that is declared",
      "<commands><command system=\"share\" frequency=\"often\"/></commands>",
      "unused-command: share"),
  ])
  func `unused commands`(test: RuleCase) {
    #expect(test.summary(of: ["unused-command"]) == test.findings)
  }

  private static func menu(_ content: String) -> String {
    "<menu id=\"one\" title=\"One\">\(content)</menu>"
  }

  @Test(arguments: [
    RuleCase(
      "the primary command itself",
      "<sheet id=\"s\" title=\"S\"><command id=\"a\" title=\"Add\" role=\"primary\" shortcut=\"return\"/></sheet>"
    ),
    RuleCase(
      "another view",
      """
      <view id="v"><button id="a" title="Add" shortcut="return"/></view>
      <view id="w"><button id="b" title="Bend" role="primary"/></view>
      """),
    RuleCase(
      "the same view",
      """
      <view id="v">
        <button id="a" title="Add" shortcut="return"/>
        <button id="b" title="Bend" role="primary"/>
      </view>
      """, "shortcut-return: return"),
    RuleCase(
      "never at the same time",
      """
      <states><state id="x"/></states>
      <view id="v">
        <button id="a" title="Add" shortcut="return" enabled-when="x"/>
        <button id="b" title="Bend" role="primary" enabled-when="not x"/>
      </view>
      """),
  ])
  func `Return`(test: RuleCase) {
    #expect(test.summary(of: ["shortcut-return"]) == test.findings)
  }

  @Test(arguments: [
    RuleCase(
      "a checkmark without a title", menu("<toggle id=\"t\"/><command id=\"a\" title=\"Add\"/>"),
      "missing-attribute: <toggle"),
    RuleCase(
      "a blank title is reported once", menu("<toggle id=\"t\" title=\"\"/>"),
      "missing-attribute: title=\"\""),
    RuleCase(
      "a title for each state", menu("<toggle id=\"t\" form=\"title\"/>"),
      "toggle-title-labels: <toggle"),
    RuleCase(
      "a verb that is missing on one side",
      menu("<toggle id=\"t\" form=\"title\" on-title=\"Stop It\" off-title=\"Sound Off\"/>"),
      "toggle-title-verb: Sound Off"),
    RuleCase(
      "titles that a checkmark does not show",
      menu(
        "<toggle id=\"t\" form=\"checkmark\" title=\"Ruler\" on-title=\"On\" off-title=\"Off\"/>"),
      "toggle-title-labels: On"),
  ])
  func `titles of toggles`(test: RuleCase) {
    #expect(test.summary(of: ["missing", "toggle"]) == test.findings)
  }

  /// What a place says differently is looked at like what a declaration says.
  @Test(arguments: [
    RuleCase(
      "a shortcut of a letter at a place",
      """
      <commands><command id="a" title="Fold"/></commands>
      <menu id="one" title="One"><item ref="a" shortcut="k"/></menu>
      """, "shortcut-syntax: k"),
    RuleCase(
      "the tools of a drawing app",
      """
      <menu id="one" title="One"><choice id="tool" title="Tool">
        <option id="pen" title="Pen" shortcut="p" default="true"/>
        <option id="knife" title="Knife" shortcut="k"/>
      </choice></menu>
      """),
    RuleCase(
      "a place that calls a command something worse",
      """
      <commands>
        <command id="a" title="Tidy Up"/><command id="b" title="Clean" destructive="false"/>
        <command id="c" title="Sweep" role="destructive"/>
      </commands>
      <menu id="one" title="One">
        <item ref="a" title="Erase Disk"/><item ref="b" title="Erase Page"/>
        <item ref="c" title="Erase Note"/>
      </menu>
      """, "destructive-unmarked: Erase Disk"),
    RuleCase(
      "the title of a menu that a submenu shows",
      """
      <menu id="one" title="One"><command id="a" title="Fold"/><submenu ref="two"/></menu>
      <menu id="two" title="Two ›"><command id="b" title="Bend"/><command id="c" title="Crop"/></menu>
      """, "submenu-chevron-text: Two ›"),
    RuleCase(
      "an answer that is given twice",
      """
      <alert id="a" title="Go?"><command id="b" title="Fold"/><item ref="b"/></alert>
      <alert id="c" title="Stay?"><item ref="b"/></alert>
      """, "item-duplicate: b"),
    RuleCase(
      "a command twice in a sheet, but once in its toolbar",
      """
      <sheet id="s" title="S"><command id="b" title="Fold"/><button ref="b"/>
        <toolbar id="t"><trailing><item ref="b"/></trailing></toolbar></sheet>
      <button id="c" title="Show…" presents="s"/>
      """, "item-duplicate: b"),
  ])
  func `places say what declarations say`(test: RuleCase) {
    let rules = ["shortcut-syntax", "destructive", "submenu-chevron", "item-duplicate"]
    #expect(test.summary(of: rules) == test.findings)
  }

  /// Of two that are one too many the later one is blamed, of whatever kind they are.
  @Test(arguments: [
    RuleCase(
      "a button before a command of a sheet",
      """
      <sheet id="s" title="S"><button id="a" title="Save" role="primary"/>
        <command id="b" title="Send" role="normal"/><command id="c" title="Sign" role="primary"/>
      </sheet>
      <button id="q" title="Show…" presents="s"/>
      """, "button-primary-count: primary"),
    RuleCase(
      "a state before a command",
      """
      <states><state id="is-on"/></states>
      <menu id="m" title="Menu"><command id="isOn" title="Fold"/></menu>
      """, "swift-name-collision: isOn"),
  ])
  func `the later one is to blame`(test: RuleCase) throws {
    let analyzed = AnalyzedDocument(test.text)
    #expect(test.summary(of: ["button-primary", "swift-name"]) == test.findings)
    let finding = try #require(analyzed.diagnostics.first)
    let note = try #require(finding.notes.first)
    #expect(note.location.range.start < finding.location.range.start)
  }

  @Test
  func `a pull-down button's title has capitals, and needs no verb`() {
    let analyzed = AnalyzedDocument(
      """
      <pull-down-button id="p" title="page layout">
        <command id="a" title="Fold"/><command id="b" title="Bend"/><command id="c" title="Crop"/>
      </pull-down-button>
      <pull-down-button id="q" title="Layout">
        <command id="d" title="Flip"/><command id="e" title="Dim"/><command id="f" title="Edit"/>
      </pull-down-button>
      """, rules: ["button-title-style"])
    #expect(analyzed.summary == ["button-title-style: page layout"])
  }

  @Test
  func `a letter with fn that the system keeps is one finding`() {
    let analyzed = AnalyzedDocument(
      """
      <menu id="row" title="Row" platforms="macos">
        <command id="frame" title="Frame Row" shortcut="fn+f"/>
        <command id="build" title="Build Row" shortcut="fn+b"/>
      </menu>
      """)
    #expect(analyzed.summary == ["shortcut-reserved: fn+f", "shortcut-syntax: fn+b"])
  }
}
