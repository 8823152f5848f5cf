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
      "blank text",
      """
      <menu id="m" title="Edit"><command id="fold" title="Fold" hint=""/></menu>
      <context-menu id="c" for="NoteRow">
        <command id="bend" title="Bend" symbol="plus"/><item ref="fold"/>
      </context-menu>
      """, #"value-invalid: hint="""#),
  ])
  func `a mistake hides nothing that does not rest on it`(example: RuleCase) {
    #expect(
      AnalyzedDocument(example.text).summary.filter { !$0.hasPrefix("context-menu-symbols") }
        == example.findings)
  }

  @Test(arguments: [
    RuleCase(
      "a blank 'presents' and the sheet that it may be for",
      """
      <sheet id="s" title="Letter"><command system="cancel"/></sheet>
      <menu id="m" title="Tools"><command id="a" title="Bend Bar" presents=""/></menu>
      """, #"value-invalid: presents="""#),
    RuleCase(
      "an item without its command, and a command that nothing places",
      """
      <commands><command id="bend" title="Bend Bar"/></commands>
      <menu id="m" title="Tools"><item ref=""/><command id="a" title="Fold"/></menu>
      """, #"missing-attribute: ref="""#),
    RuleCase(
      "a command that an activity view misses",
      """
      <activity-view id="share-sheet"/>
      <menu id="m" title="Tools">
        <command id="share" title="Share…"/><command id="fold" title="Fold Bar"/>
      </menu>
      """, "activity-share-button: share-sheet"),
    RuleCase(
      "a destructive command without the alert that its title promises",
      """
      <pull-down-button id="p" title="Actions">
        <command id="a" title="Bend"/><command id="b" title="Fold"/>
        <command id="x" title="Delete Chat…" role="destructive"/>
      </pull-down-button>
      """, "destructive-confirm: <command"),
    RuleCase(
      "an alert without the dismissal that asks through it",
      """
      <sheet id="s" title="Maps" confirm="sure" edits="true"><command system="cancel"/></sheet>
      <alert id="sure" title="Stop?"><command system="cancel"/></alert>
      <button id="b" title="Maps…" presents="s"/>
      """, "sheet-confirm-missing: sure"),
    RuleCase(
      "a detent that stands only where it is used",
      """
      <sheet id="s" title="Maps" undimmed-through="medium"><command system="cancel"/></sheet>
      <button id="b" title="Maps…" presents="s"/>
      """, "sheet-detent-undeclared: medium"),
    RuleCase(
      "a lost way to select",
      """
      <menu id="m" title="Edit"><command system="cut"/><command system="copy"/><separator/>
      <command system="select-all"/><item ref=""/></menu>
      """, #"missing-attribute: ref="""#),
    RuleCase(
      "a lost symbol behind a title",
      """
      <toolbar id="t"><leading><title/><command id="add" title="Add" symbol=""/></leading></toolbar>
      """, #"value-invalid: symbol="""#),
    RuleCase(
      "a language that nobody knows, and the name of a thing",
      """
      <menuet xmlns="urn:menuet:1" name="A" platforms="ios" language="e_n">
      <menu id="m" title="M"><command id="a" title="Mixer" presents="s"/></menu>
      <sheet id="s" title="Mixer"><toggle id="t" title="Mute"/><command system="done"/></sheet>
      </menuet>
      """, "value-invalid: e_n"),
    RuleCase(
      "a choice that was renamed",
      """
      <menu id="m" title="View">
        <command id="a" title="Bend Bar" enabled-when="layot.icons or layot.list"/>
        <item ref="layot"/>
      </menu>
      <pop-up-button id="p" title="Layout" choice="layot"/>
      """, "reference-unresolved: layot"),
    RuleCase(
      "a choice that conditions alone name",
      """
      <menu id="m" title="View">
        <command id="a" title="Bend Bar" enabled-when="layot.icons or layot.list"/>
      </menu>
      """, "condition-syntax: layot.icons"),
    RuleCase(
      "a pop-up button without its choice",
      """
      <commands><choice id="lay" title="Layout">
        <option id="icons" title="Icons" default="true"/><option id="list" title="List"/>
      </choice></commands>
      <pop-up-button id="p" title="Layout"/>
      """, "pop-up-choice: <pop-up-button"),
    RuleCase(
      "a state without an id, like another one but for a word",
      """
      <states><state id="task-selected"/><state title="List"/></states>
      <menu id="m" title="Tools">
        <command id="a" title="Bend" enabled-when="list-selected"/>
        <command id="b" title="Fold" enabled-when="task-selected"/>
      </menu>
      """, "missing-attribute: <state"),
    RuleCase(
      "a region whose control is blank",
      """
      <region id="r" kind="custom" control="" scrollable="true"/>
      <drop-target id="o" for="r" accepts="public.text" on-failure="handler:fail"/>
      """, #"value-invalid: control="""#),
    RuleCase(
      "a standard menu that does not say which, with its shortcuts",
      """
      <menu-bar id="bar" platforms="macos">
        <menu standard="" id="own" title="Own"><command system="undo"/><command system="redo"/></menu>
        <menu id="m" title="Tools"><command id="bend" title="Bend" shortcut="cmd+c"/></menu>
      </menu-bar>
      """, #"value-invalid: standard="""#),
    RuleCase(
      "a submenu that does not say which menu it shows",
      """
      <menuet xmlns="urn:menuet:1" name="A" platforms="macos">
      <menu id="more" title="More"><command id="fold" title="Fold"/></menu>
      <menu-bar id="bar"><menu id="m" title="Tools">
        <command id="bend" title="Bend"/><submenu title="More" ref=""/>
      </menu></menu-bar></menuet>
      """, #"value-invalid: ref="""#),
    RuleCase(
      "a toolbar whose platforms are blank",
      """
      <commands><choice id="lay" title="Layout">
        <option id="icons" title="Icons" default="true"/><option id="list" title="List"/>
      </choice></commands>
      <view id="v" title="V"><toolbar id="t" platforms=""><center>
        <segmented id="s" choice="lay" title="Layout"/>
      </center></toolbar></view>
      """, #"value-invalid: platforms="""#),
    RuleCase(
      "a document whose platforms are blank",
      """
      <menuet xmlns="urn:menuet:1" name="A" platforms="">
      <menu id="m" title="Tools"><command id="a" title="Bend" platforms="watchos"/>
      <command id="b" title="Fold" platforms="tvos"/></menu></menuet>
      """, #"value-invalid: platforms="""#),
    RuleCase(
      "a document that does not name its platforms",
      """
      <menuet xmlns="urn:menuet:1" name="A">
      <menu id="m" title="Tools"><command id="a" title="Bend" platforms="watchos"/>
      <command id="b" title="Fold" platforms="tvos"/></menu></menuet>
      """, "value-invalid: watchos"),
    RuleCase(
      "a language that is none, with titles that English writes otherwise",
      """
      <menuet xmlns="urn:menuet:1" name="A" language="d?">
      <menu id="m" title="Format"><command id="a" title="Als erledigt markieren"/></menu></menuet>
      """, "value-invalid: d?"),
    RuleCase(
      "an element that is misspelt and lacks what it needs",
      #"<menu id="m" title="Tools"><command id="a" title="Bend"/><comand/></menu>"#,
      "unknown-element: comand"),
  ])
  func `one mistake is said once`(example: RuleCase) {
    #expect(AnalyzedDocument(example.text).summary == example.findings)
  }

  @Test
  func `the remedy mends a choice in all its places`() {
    let analyzed = AnalyzedDocument(
      """
      <commands><choice id="layout" title="Layout">
        <option id="icons" title="Icons" default="true"/><option id="list" title="List"/>
        <option id="grid" title="Grid"/>
      </choice></commands>
      <menu id="m" title="View">
        <command id="a" title="Bend Bar" enabled-when="layot.icons or layot.list"/>
        <item ref="layot"/>
      </menu>
      <pop-up-button id="p" title="Layout" choice="layot"/>
      """)
    #expect(analyzed.summary == ["reference-unresolved: layot"])
    #expect(AnalyzedDocument(analyzed.mended(by: "reference-unresolved")).summary.isEmpty)
  }

  @Test
  func `a command without a title is called by its id`() {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="View"><command id="bend" title="" shortcut="cmd+e"/>
      <command id="fold" title="Fold" shortcut="cmd+e"/></menu>
      """)
    #expect(
      analyzed.findings(of: "shortcut-clash").map(\.message)
        == ["the shortcut 'cmd+e' already belongs to 'bend'"])
  }
}
