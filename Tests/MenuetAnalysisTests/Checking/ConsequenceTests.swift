import MenuetModel
import MenuetSource
import Testing

/// What two rules, or one in two places, could say of one mistake is said once.
@Suite struct ConsequenceTests {
  @Test(arguments: [
    RuleCase(
      "a wrong word, with a sheet and a command that nothing leads to",
      """
      <drop-target id="o" for="NoteList" accepts="public.text" progress="maybe" undo="false"
        confirm="sure" on-failure="handler:fail"/>
      <alert id="sure" title="Drop it?"><command system="cancel"/></alert>
      <menu id="m" title="Edit"><command system="paste"/></menu>
      <sheet id="s" title="Letter"><command system="cancel"/></sheet>
      <commands><command id="bend" title="Bend Bar"/></commands>
      """, "value-invalid: maybe", "sheet-unpresented: s", "unused-command: bend"),
    RuleCase(
      "blank text, with a command that a context menu alone has",
      """
      <menu id="m" title="Edit"><command id="fold" title="Fold" hint=""/></menu>
      <context-menu id="c" for="NoteRow">
        <command id="bend" title="Bend" symbol="plus"/><item ref="fold"/>
      </context-menu>
      """, #"missing-attribute: hint="""#, "context-menu-only: <command"),
  ])
  func `a mistake hides nothing that does not rest on it`(example: RuleCase) {
    #expect(
      AnalyzedDocument(example.text).summary.filter { !$0.hasPrefix("context-menu-symbols") }
        == example.findings)
  }
}
