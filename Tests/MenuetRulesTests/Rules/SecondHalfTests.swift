import MenuetSource
import Testing

/// What a rule looks for besides the case that its example shows.
struct SecondHalfTests {
  private static func phone(_ content: String, more: String = "") -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Example" platforms="ios" \(more)>
    \(content)
    </menuet>
    """
  }

  private static func menu(_ titles: String..., title: String = "Photo") -> String {
    let items = titles.enumerated().map { number, title in
      #"<command id="c-\#(number)" title="\#(title)"/>"#
    }
    return phone(#"<menu id="m" title="\#(title)">\#(items.joined())</menu>"#)
  }

  private static func keys(_ first: String, _ second: String) -> String {
    func command(_ id: String) -> String {
      #"<command id="\#(id)" title="Turn \#(id)" shortcut="cmd+d"/>"#
    }
    return phone(
      first.replacing("§", with: command("a")) + second.replacing("§", with: command("b")))
  }

  private static let inMenu = #"<menu id="m" title="M">§</menu>"#
  private static let inAlert = #"<alert id="t" title="Go?">§</alert>"#
  private static let inSheet = #"<sheet id="s" title="S">§</sheet>"#

  @Test(arguments: [
    RuleCase("an alert is left before anything else is pressed", keys(inMenu, inAlert)),
    RuleCase("in a sheet too", keys(inSheet, inAlert)),
    RuleCase("a sheet leaves the menus", keys(inMenu, inSheet), "shortcut-clash: cmd+d"),
    RuleCase(
      "one alert has one", keys(inAlert.replacing("§", with: "§§"), ""),
      "shortcut-clash: cmd+d"),
    RuleCase(
      "items that end alike", menu("Rotate Image", "Crop Image", "Flip Image"),
      "submenu-repeated-term: <command"),
    RuleCase(
      "not with the title of the menu",
      menu("Rotate Image", "Crop Image", "Flip Image", title: "Image")),
    RuleCase(
      "items that begin and end alike are found once",
      menu("Turn Left Page", "Turn Right Page", "Turn Last Page"),
      "submenu-repeated-term: <command"),
    RuleCase(
      "a row that leaves nothing for the list",
      row(
        "<command id=\"c\" title=\"C\" symbol=\"c\"/><command id=\"d\" title=\"D\" symbol=\"d\"/>"),
      "layout-suggest: small"),
    RuleCase(
      "a list behind the first section",
      row(
        """
        </section><section><command id="c" title="C" symbol="c"/>
        <command id="d" title="D" symbol="d"/>
        """)),
    RuleCase(
      "two deletions in Chinese",
      phone(
        """
        <edit-menu id="e" for="Text"><command id="a" title="抹掉" near="copy" undoable="true"/>
        <command id="b" title="抹掉" near="copy" undoable="true"/></edit-menu>
        """, more: #"language="zh-Hans""#), "edit-menu-delete-kinds: 抹掉"),
    RuleCase(
      "each with what it deletes",
      phone(
        """
        <edit-menu id="e" for="Text"><command id="a" title="抹掉笔记" near="copy" undoable="true"/>
        <command id="b" title="抹掉段落" near="copy" undoable="true"/></edit-menu>
        """, more: #"language="zh-Hans""#)),
    RuleCase(
      "a page is not printed by its name",
      phone(
        """
        <menu id="m" title="Page"><command id="a" title="Weld It" shortcut="cmd+p"/></menu>
        """), "shortcut-reserved: cmd+p"),
  ])
  func `a rule finds the other half too`(test: RuleCase) {
    let rules = [
      "shortcut-clash", "submenu-repeated-term", "layout-suggest",
      "edit-menu-delete-kinds", "shortcut-reserved",
    ]
    let found = AnalyzedDocument(test.text, rules: Set(rules.map { RuleID(rawValue: $0) })).summary
    #expect(found.filter { line in rules.contains { line.hasPrefix($0) } } == test.findings)
  }

  /// A small menu with a section of two items and something behind them.
  private static func row(_ more: String) -> String {
    phone(
      """
      <menu id="m" title="M" layout="small"><section><command id="a" title="A" symbol="a"/>
      <command id="b" title="B" symbol="b"/>\(more)</section></menu>
      """)
  }

  @Test
  func `a message calls a button by the name that people know`() {
    let text = Self.phone(
      #"<pull-down-button id="add" title="Add"/><context-menu id="c" for="Row"/>"#)
    let messages = AnalyzedDocument(text, rules: ["menu-empty"]).findings(of: "menu-empty")
      .map(\.message)
    #expect(
      messages == ["the pull-down button 'Add' has no items", "the context menu 'c' has no items"])
  }
}
