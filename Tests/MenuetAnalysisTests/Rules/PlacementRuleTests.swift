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
      menu("<toggle id=\"t\" title=\"Ruler\" on-title=\"On\" off-title=\"Off\"/>"),
      "toggle-title-labels: On"),
  ])
  func `titles of toggles`(test: RuleCase) {
    #expect(test.summary(of: ["missing", "toggle"]) == test.findings)
  }
}
