import Testing

/// Rows of cells, and submenus.
struct LayoutRuleTests {
  private static func items(_ count: Int, from first: Int = 1) -> String {
    (first..<(first + count)).map {
      "<command id=\"c\($0)\" title=\"Add \($0)\" symbol=\"plus\"/>"
    }.joined()
  }

  private static func menu(_ layout: String, _ content: String) -> String {
    "<menu id=\"one\" title=\"One\" layout=\"\(layout)\">\(content)</menu>"
  }

  @Test(arguments: [
    RuleCase("four and a list", menu("small", items(6))),
    RuleCase(
      "three of four", menu("small", items(3) + "<separator/>" + items(2, from: 8)),
      "layout-small-few: small"),
    RuleCase("a slot may bring more", menu("small", items(3) + "<slot id=\"more\"/>")),
    RuleCase(
      "a row that is full needs no further symbols",
      menu("medium", items(3) + "<command id=\"x\" title=\"Bend\"/>")),
    RuleCase(
      "a row in the first section",
      menu("medium", "<section>\(items(2))<command id=\"x\" title=\"Bend\"/></section>"),
      "layout-row-symbol: <command"),
    RuleCase(
      "short on one platform only",
      menu(
        "medium", items(2) + "<command id=\"x\" title=\"Bend\" symbol=\"plus\" platforms=\"ios\"/>"),
      "layout-medium-few: medium"),
    RuleCase(
      "the Mac shows a list",
      """
      <menuet xmlns="urn:menuet:1" name="X" platforms="macos">
        \(menu("medium", "<command id=\"x\" title=\"Bend\"/>"))
      </menuet>
      """),
    RuleCase(
      "a placeholder in the row",
      menu("medium", items(1) + "<dynamic id=\"recent\"/>" + items(3, from: 5)),
      "layout-row-kind: <dynamic"),
    RuleCase(
      "a choice and a pair in a section that is a row",
      menu(
        "large",
        """
        <section layout="medium">
          <choice id="c" title="C"><option id="o" title="One"/><option id="p" title="Two"/></choice>
          <toggle id="t" form="pair" on-title="Grid On" off-title="Grid Off"/>
        </section>
        """), "layout-row-kind: <choice", "layout-row-kind: <toggle"),
    RuleCase(
      "alternatives share a cell",
      "<states><state id=\"a\"/></states>"
        + menu(
          "large",
          """
          <section layout="medium">\(items(2))
            <command id="x" title="Pin" symbol="pin" visible-when="a"/>
            <command id="y" title="Unpin" symbol="pin.slash" visible-when="not a"/>
          </section>
          """)),
    RuleCase(
      "five in a small section", menu("large", "<section layout=\"small\">\(items(5))</section>"),
      "layout-row-too-long: <command"),
    RuleCase(
      "a long label in a medium section",
      menu(
        "large",
        "<section layout=\"medium\">\(items(2))<command id=\"x\" title=\"Straighten It\" symbol=\"plus\"/></section>"
      ),
      "layout-label-short: Straighten It"),
  ])
  func `rows`(test: RuleCase) {
    #expect(test.summary(of: ["layout"]) == test.findings)
  }

  @Test(arguments: [
    RuleCase(
      "one item", menu("large", items(1) + "<submenu title=\"S\">\(items(1, from: 3))</submenu>"),
      "submenu-single: <submenu"),
    RuleCase(
      "one item and a placeholder",
      menu(
        "large", items(1) + "<submenu title=\"S\">\(items(1, from: 3))<dynamic id=\"d\"/></submenu>"
      )),
    RuleCase(
      "one choice of two options",
      menu(
        "large",
        items(1)
          + """
          <submenu title="S">
            <choice id="c" title="C"><option id="o" title="One"/><option id="p" title="Two"/></choice>
          </submenu>
          """)),
    RuleCase(
      "six rows in the menu bar",
      "<menu-bar id=\"bar\">\(menu("large", items(1) + "<submenu title=\"S\">\(items(6, from: 3))</submenu>"))</menu-bar>"
    ),
    RuleCase(
      "a chevron",
      menu("large", items(1) + "<submenu title=\"Lists ›\">\(items(2, from: 3))</submenu>"),
      "submenu-chevron-text: Lists ›"),
    RuleCase(
      "the arrow of a key",
      menu("large", items(1) + "<submenu title=\"Mode ⌘←/⌘→\">\(items(2, from: 3))</submenu>")),
  ])
  func `submenus`(test: RuleCase) {
    #expect(test.summary(of: ["submenu"]) == test.findings)
  }
}
