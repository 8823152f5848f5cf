import MenuetSource
import Testing

/// What a mistake hides of a document, and what it does not.
@Suite struct BrokenPlacesTests {
  /// A mistake of its own: the rule that finds it, and the text.
  private struct Mistake {
    let rule: String
    let text: String

    init(_ rule: String, _ text: String) {
      self.rule = rule
      self.text = text
    }
  }

  /// Fifty mistakes; none has to do with another.
  private static let mistakes: [Mistake] = [
    Mistake(
      "separator-edge",
      """
      <menu id="m1" title="Format"><separator/><command id="c1" title="Indent"/></menu>
      """),
    Mistake("menu-empty", #"<menu id="m2" title="Lists"/>"#),
    Mistake("reference-unresolved", #"<menu id="m3" title="Fonts"><item ref="nowhere"/></menu>"#),
    Mistake(
      "unknown-element",
      """
      <menu id="m4" title="Style"><comand id="c4" title="Justify"/></menu>
      """),
    Mistake(
      "unknown-attribute",
      """
      <menu id="m5" title="Tables"><command id="c5" title="Add Row" shortcutt="cmd+r"/></menu>
      """),
    Mistake("missing-attribute", #"<menu id="m6" title="Columns"><command id="c6"/></menu>"#),
    Mistake(
      "value-invalid",
      """
      <menu id="m7" title="Arrange" layout="smal"><command id="c7" title="Bring to Front"/>
      </menu>
      """),
    Mistake(
      "id-syntax",
      """
      <menu id="m8" title="Rows"><command id="2nd" title="Split Row"/></menu>
      """),
    Mistake(
      "duplicate-id",
      """
      <menu id="m9" title="Cells"><command id="c1" title="Merge Cells"/></menu>
      """),
    Mistake(
      "shortcut-syntax",
      """
      <menu id="m10" title="Pages"><command id="c10" title="Insert Page" shortcut="cmd+"/>
      </menu>
      """),
    Mistake(
      "condition-syntax",
      """
      <menu id="m11" title="Notes">
      <command id="c11" title="Pin Note" enabled-when="pinned and"/></menu>
      """),
    Mistake(
      "condition-syntax",
      """
      <menu id="m12" title="Tags"><command id="c12" title="Add Tag" visible-when="unheard-of"/>
      </menu>
      """),
    Mistake(
      "text-not-allowed",
      """
      <menu id="m13" title="Links">Follow<command id="c13" title="Copy Link"/></menu>
      """),
    Mistake(
      "item-duplicate",
      """
      <menu id="m14" title="Drawing"><command id="c14" title="Draw Line"/><item ref="c14"/>
      </menu>
      """),
    Mistake(
      "menu-cycle",
      """
      <menu id="m15" title="Shapes"><command id="c15" title="Draw Circle"/>
      <submenu ref="m15" title="More"/></menu>
      """),
    Mistake(
      "extend-target",
      """
      <extend target="unheard-of-menu"><command id="c16" title="Outdent"/></extend>
      """),
    Mistake(
      "toolbar-shape",
      """
      <toolbar id="t17"><center><command id="c17" title="Zoom In" symbol="plus"/></center>
      <center/></toolbar>
      """),
    Mistake(
      "toolbar-shape",
      """
      <toolbar id="t18"><command id="c18" title="Zoom Out" symbol="minus"/></toolbar>
      """),
    Mistake("toolbar-empty", #"<toolbar id="t19"/>"#),
    Mistake("toolbar-region-kind", #"<toolbar id="t20"><center><search/></center></toolbar>"#),
    Mistake(
      "toolbar-leading-order",
      """
      <toolbar id="t21"><leading><title/><back/></leading></toolbar>
      """),
    Mistake(
      "toolbar-leading-custom",
      """
      <toolbar id="t22" platforms="ipados"><leading>
      <command id="c22" title="Compose Note" symbol="square.and.pencil" customization="optional"/>
      <command id="d22" title="Lock Note" symbol="lock"/></leading></toolbar>
      """),
    Mistake(
      "toolbar-trailing-collapse",
      """
      <toolbar id="t23" platforms="ipados"><trailing>
      <command id="c23" title="Archive Note" symbol="archivebox"/>
      <command id="d23" title="Flag Note" symbol="flag" customization="optional"/></trailing>
      </toolbar>
      """),
    Mistake(
      "pop-up-choice",
      """
      <pop-up-button id="p24" title="Sort By"><option id="date" title="Date" default="true"/>
      </pop-up-button>
      """),
    Mistake(
      "pop-up-flat-list",
      """
      <pop-up-button id="p25" title="Group By"><option id="date" title="Date" default="true"/>
      <option id="kind" title="Kind"/><option id="tag" title="Tag"/>
      <command id="c25" title="Add Group"/></pop-up-button>
      """),
    Mistake(
      "choice-default-count",
      """
      <pop-up-button id="p26" title="Size"><option id="small" title="Small" default="true"/>
      <option id="mid" title="Medium" default="true"/><option id="big" title="Big"/>
      </pop-up-button>
      """),
    Mistake(
      "pop-up-custom",
      """
      <pop-up-button id="p27" title="Color"><option id="own" title="Custom" custom="true"/>
      <option id="red" title="Red" default="true"/><option id="blue" title="Blue"/>
      </pop-up-button>
      """),
    Mistake(
      "sheet-detents-empty",
      """
      <sheet id="s28" title="Letter" detents=""><command system="cancel"/></sheet>
      """),
    Mistake(
      "sheet-detent-unknown",
      """
      <sheet id="s29" title="Stickers" detents="medium hugee"><command system="cancel"/></sheet>
      """),
    Mistake(
      "sheet-detent-duplicate",
      """
      <sheet id="s30" title="Emoji" detents="medium medium large"><command system="cancel"/>
      </sheet>
      """),
    Mistake(
      "sheet-detent-undeclared",
      """
      <sheet id="s31" title="Photos" detents="large" selected="medium">
      <command system="cancel"/></sheet>
      """),
    Mistake(
      "sheet-modality-conflict",
      """
      <sheet id="s32" title="Maps" detents="medium large" modality="modal"
        undimmed-through="medium">
      <command system="cancel"/></sheet>
      """),
    Mistake(
      "sheet-nonmodal-no-partial",
      """
      <sheet id="s33" title="Places" detents="large" modality="nonmodal">
      <command id="c33" title="Show Place" affects="m1"/></sheet>
      """),
    Mistake(
      "sheet-confirm-missing",
      """
      <sheet id="s34" title="Draft" dismissal="confirm"><command system="cancel"/></sheet>
      """),
    Mistake(
      "sheet-width-no-size",
      """
      <sheet id="s35" title="Fonts" width-follows-content="true" edge-attached="true">
      <command system="cancel"/></sheet>
      """),
    Mistake("drag-empty", #"<drag-source id="d36" for="NoteRow"/>"#),
    Mistake(
      "drag-representation-duplicate",
      """
      <drag-source id="d37" for="TagRow"><representation type="public.text"/>
      <representation type="public.text"/></drag-source>
      """),
    Mistake(
      "drag-move-no-remove",
      """
      <drag-source id="d38" for="FolderRow" allows="copy move">
      <representation type="public.rtf"/><representation type="public.text"/></drag-source>
      """),
    Mistake(
      "type-undeclared",
      """
      <drag-source id="d39" for="CardRow">
      <representation type="com.example.card" fidelity="native"/>
      <representation type="public.text"/></drag-source>
      """),
    Mistake(
      "drop-accepts-empty",
      """
      <drop-target id="o40" for="NoteList" on-failure="handler:fail"/>
      """),
    Mistake(
      "drop-cross-app-move",
      """
      <drop-target id="o41" for="TagList" accepts="public.text" operation="move"
        scope="external" on-failure="handler:fail"/>
      """),
    Mistake(
      "drop-no-escape",
      """
      <drop-target id="o42" for="FolderList" accepts="public.text" undo="false"
        on-failure="handler:fail"/>
      """),
    Mistake(
      "drop-text-style-kind",
      """
      <drop-target id="o43" for="ImageList" accepts="public.image" text-style="source"
        on-failure="handler:fail"/>
      """),
    Mistake("reference-kind", #"<menu id="m44" title="Sheets"><item ref="m1"/></menu>"#),
    Mistake(
      "context-menu-shortcut",
      """
      <context-menu id="x45" for="NoteCell">
      <command id="c45" title="Mark Note" shortcut="cmd+shift+m"/></context-menu>
      """),
    Mistake(
      "swift-name-collision",
      """
      <menu id="m46" title="Words"><command id="count-words" title="Count Words"/>
      <command id="countWords" title="Count All Words"/></menu>
      """),
    Mistake(
      "shortcut-clash",
      """
      <menu id="m47" title="View">
      <command id="c47" title="Enlarge View" shortcut="cmd+shift+e"/>
      <command id="d47" title="Reduce View" shortcut="cmd+shift+e"/></menu>
      """),
    Mistake(
      "button-primary-count",
      """
      <alert id="a48" title="Delete this note?">
      <command id="c48" title="Keep Note" role="primary"/>
      <command id="d48" title="Keep All Notes" role="primary"/><command system="cancel"/>
      </alert>
      """),
    Mistake(
      "reference-unresolved",
      """
      <menu id="m49" title="Export">
      <command id="c49" title="Export Note…" presents="unheard-of-sheet"/></menu>
      """),
    Mistake(
      "xml-syntax",
      """
      <menu id="m50" title="Import"><command id="c50" title=Replace/></menu>
      """),
  ]

  @Test
  func `fifty mistakes make fifty findings in source order`() {
    let document = AnalyzedDocument(Self.mistakes.map(\.text).joined(separator: "\n"))
    #expect(Self.mistakes.count == 50)
    #expect(document.diagnostics.map(\.rule.rawValue) == Self.mistakes.map(\.rule))
    let starts = document.diagnostics.map(\.location.range.start)
    #expect(starts == starts.sorted())
  }

  @Test(arguments: [
    RuleCase(
      "a reference to nothing in another menu",
      """
      <menu id="m" title="Edit"><separator/><command id="a" title="Open"/></menu>
      <menu id="n" title="View"><item ref="zz"/></menu>
      """, "separator-edge: <separator", "reference-unresolved: zz"),
    RuleCase(
      "a wrong word beside what is counted",
      """
      <menu id="m" title="Edit">
        <separator/>
        <command id="a" title="Open" shortcut="cmd+"/>
      </menu>
      """, "separator-edge: <separator", "shortcut-syntax: cmd+"),
    RuleCase(
      "a tag that is not well-formed, in another toolbar",
      """
      <toolbar id="t"/>
      <toolbar id="u"><center><command id="a" title=Open symbol="folder"/></center></toolbar>
      """, "toolbar-empty: <toolbar", "xml-syntax: title=Open"),
    RuleCase(
      "an id that is none, beside a reference to nothing",
      """
      <menu id="m" title="Edit"><command id="2nd" title="Open"/><item ref="zz"/></menu>
      """, "id-syntax: 2nd", "reference-unresolved: zz"),
    RuleCase(
      "an unknown element beside a pop-up button with one option",
      """
      <pop-up-button id="p" title="Sort By"><option id="a" title="Date" default="true"/></pop-up-button>
      <menu id="m" title="Edit"><comand id="a" title="Open"/></menu>
      """, "pop-up-choice: <pop-up-button", "unknown-element: comand"),
  ])
  func `a mistake hides nothing elsewhere`(example: RuleCase) {
    #expect(AnalyzedDocument(example.text).summary == example.findings)
  }

  @Test(arguments: [
    RuleCase(
      "an empty menu whose only item is unknown",
      #"<menu id="m" title="Edit"><comand id="a" title="Open"/></menu>"#,
      "unknown-element: comand"),
    RuleCase(
      "an empty menu whose only item refers to nothing",
      #"<menu id="m" title="Edit"><item ref="zz"/></menu>"#, "reference-unresolved: zz"),
    RuleCase(
      "an item whose command was refused elsewhere",
      """
      <commands><comand id="a" title="Open"/></commands>
      <menu id="m" title="Edit"><item ref="a"/></menu>
      """, "unknown-element: comand"),
    RuleCase(
      "an item whose command has an id that is none",
      """
      <commands><command id="open it" title="Open"/></commands>
      <menu id="m" title="Edit"><item ref="open it"/></menu>
      """, "id-syntax: open it"),
    RuleCase(
      "a separator behind an item that was refused",
      """
      <menu id="m" title="Edit">
        <comand id="a" title="Open"/>
        <separator/>
        <command id="b" title="Close"/>
      </menu>
      """, "unknown-element: comand"),
    RuleCase(
      "a text that was meant to be an item",
      #"<menu id="m" title="Edit">Open</menu>"#, "text-not-allowed: Open"),
    RuleCase(
      "a submenu that shows a menu with a refused item",
      """
      <menu id="m" title="Edit"><submenu ref="n"/><command id="b" title="Close"/></menu>
      <menu id="n" title="View"><comand id="a" title="Open"/></menu>
      """, "unknown-element: comand"),
    RuleCase(
      "a menu that only a misspelt extension fills",
      """
      <menu id="tools" title="Tools"/>
      <extend target="tols"><command id="a" title="Open"/></extend>
      """, "extend-target: tols"),
    RuleCase(
      "a menu that an extension with a refused item fills",
      """
      <menu id="tools" title="Tools"/>
      <extend target="tools"><comand id="a" title="Open"/></extend>
      """, "unknown-element: comand"),
    RuleCase(
      "symbols that a misspelt attribute would complete",
      """
      <commands><command id="a" title="Open" simbol="folder" frequency="often"/></commands>
      <context-menu id="m" for="NoteRow">
        <item ref="a"/>
        <command id="b" title="Copy Link" symbol="link"/>
      </context-menu>
      <button ref="a"/>
      <button id="c" title="Copy Link" symbol="link"/>
      <button ref="b"/>
      """, "unknown-attribute: simbol"),
    RuleCase(
      "a choice whose second option was refused",
      """
      <pop-up-button id="p" title="Sort By">
        <option id="a" title="Date" default="true"/>
        <optoin id="b" title="Name"/>
      </pop-up-button>
      """, "unknown-element: optoin"),
    RuleCase(
      "a reference by the title of a command without an id",
      """
      <commands><command title="Open File…" presents="picker"/></commands>
      <menu id="m" title="Edit"><item ref="open-file"/></menu>
      <sheet id="picker" title="Files"><command system="cancel"/></sheet>
      """, "missing-attribute: <command"),
    RuleCase(
      "a condition on an option whose id is none",
      """
      <menu id="m" title="Edit">
        <choice id="sort"><option id="by date" title="Date"/><option id="name" title="Name"/></choice>
        <command id="a" title="Open" enabled-when="sort.by-date"/>
      </menu>
      """, "id-syntax: by date"),
    RuleCase(
      "what a misspelt attribute would say",
      """
      <drop-target id="o" for="NoteList" accepts="public.text" on-failur="handler:fail"/>
      """, "unknown-attribute: on-failur"),
    RuleCase(
      "what an attribute without any sense may say",
      #"<menu id="m" title="Edit"><command id="a" wording="Open"/></menu>"#,
      "unknown-attribute: wording"),
    RuleCase(
      "a toolbar whose only item is damaged",
      #"<toolbar id="t"><center><command id="a title="Open" symbol="folder"/></center></toolbar>"#,
      "xml-syntax: id=\"a"),
  ])
  func `a mistake has no consequences`(example: RuleCase) {
    #expect(AnalyzedDocument(example.text).summary == example.findings)
  }
}
