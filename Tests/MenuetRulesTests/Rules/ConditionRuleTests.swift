import MenuetSource
import Testing

/// Conditions that never change, by themselves and inside others.
struct ConditionRuleTests {
  private static let states = "<states><state id=\"a\"/><state id=\"b\"/></states>"

  private static func menu(_ content: String) -> String {
    states + "<menu id=\"one\" title=\"One\"><command id=\"z\" title=\"Zip\"/>\(content)</menu>"
  }

  @Test(arguments: [
    RuleCase(
      "of two states", menu("<command id=\"x\" title=\"Add\" enabled-when=\"a and not b\"/>")),
    RuleCase(
      "of a contradiction", menu("<command id=\"x\" title=\"Add\" enabled-when=\"a and not a\"/>"),
      "condition-constant: a and not a"),
    RuleCase(
      "of two options of one choice",
      menu(
        """
        <choice id="c" title="C"><option id="o" title="One"/><option id="p" title="Two"/></choice>
        <command id="x" title="Add" enabled-when="c.o and c.p"/>
        <command id="y" title="Bend" enabled-when="c.o or c.p"/>
        <command id="w" title="Carve" enabled-when="c.o"/>
        """), "condition-constant: c.o and c.p", "condition-constant: c.o or c.p"),
    RuleCase(
      "inside a section",
      menu(
        """
        <section visible-when="a">
          <command id="x" title="Add" visible-when="not a"/>
          <command id="y" title="Bend" enabled-when="a or b"/>
          <command id="w" title="Carve" enabled-when="b"/>
        </section>
        """), "condition-constant: not a", "condition-constant: a or b"),
    RuleCase(
      "beside its own visibility",
      menu("<command id=\"x\" title=\"Add\" visible-when=\"a\" enabled-when=\"a\"/>"),
      "condition-constant: a"),
    RuleCase(
      "a contradiction around is blamed alone",
      menu(
        """
        <section visible-when="a and not a">
          <command id="x" title="Add" enabled-when="b"/>
        </section>
        """), "condition-constant: a and not a"),
    RuleCase(
      "a shared command where it can never be",
      states
        + """
        <commands><command id="x" title="Add" visible-when="not a"/></commands>
        <menu id="one" title="One">
          <command id="z" title="Zip"/>
          <section visible-when="a"><item ref="x"/></section>
          <section visible-when="b"><item ref="x"/></section>
        </menu>
        """, "condition-constant: x"),
    RuleCase(
      "a shared command where its condition says nothing new",
      states
        + """
        <commands><command id="x" title="Add" visible-when="a"/></commands>
        <menu id="one" title="One">
          <command id="z" title="Zip"/>
          <section visible-when="a"><item ref="x"/></section>
          <section visible-when="b"><item ref="x"/></section>
        </menu>
        """),
  ])
  func `constants`(test: RuleCase) {
    #expect(test.summary(of: ["condition-constant"]) == test.findings)
  }

  @Test
  func `what always holds is removed with the space before it`() {
    let text = Self.menu("<command id=\"x\" title=\"Add\"\n  enabled-when=\"a or not a\"/>")
    let mended = AnalyzedDocument(text).mended(by: "condition-constant")
    #expect(mended.contains("<command id=\"x\" title=\"Add\"/>"))
  }
}
