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
      <menu id="m7" title="Arrange" layout="larg"><command id="c7" title="Bring to Front"/>
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
      "a condition that names nothing, on one of two commands with one shortcut",
      """
      <menu id="m" title="Tools">
        <command id="a" title="Indent Line" shortcut="cmd+i" enabled-when="drawin"/>
        <command id="b" title="Insert Image" shortcut="cmd+i"/>
      </menu>
      """, "condition-syntax: drawin", "shortcut-clash: cmd+i"),
    RuleCase(
      "a state without an id, beside a slip of the pen for another one",
      """
      <states><state id="busy"/><state title="X"/></states>
      <menu id="m" title="Tools"><command id="a" title="Paint Roof" enabled-when="bussy"/></menu>
      """, "missing-attribute: <state", "condition-syntax: bussy"),
    RuleCase(
      "a command without an id, beside an alternate of something else",
      """
      <commands><command title="Paint Door"/></commands>
      <menu-bar id="bar"><menu id="m" title="Tools">
        <command id="a" title="Paint Roof" alternate-of="zz"/>
        <command id="b" title="Paint Wall"/>
      </menu></menu-bar>
      """, "missing-attribute: <command", "reference-unresolved: zz"),
    RuleCase(
      "an option without an id, beside a slip of the pen for another one",
      """
      <menu id="m" title="Tools">
        <choice id="sort-order" title="Sort By">
          <option title="Date" default="true"/><option id="by-name" title="Name"/>
        </choice>
        <command id="a" title="Paint Roof" enabled-when="sort-order.by-nam"/>
      </menu>
      """, "missing-attribute: <option", "condition-syntax: sort-order.by-nam"),
    RuleCase(
      "a command without an id in a menu, beside a slip of the pen for another anchor",
      """
      <menu id="m" title="Tools">
        <command title="Paint Wall"/><command id="walls" title="Paint Roof"/>
      </menu>
      <extend target="m" position="after" anchor="wals"><command id="a" title="Paint Door"/></extend>
      """, "missing-attribute: <command", "extend-target: wals"),
    RuleCase(
      "two separators in a row, with a broken item elsewhere in the menu",
      """
      <menu id="m" title="Tools">
        <command id="a" title="Paint Wall"/>
        <separator/>
        <separator/>
        <command id="b" title="Paint Roof"/>
        <item/>
      </menu>
      """, "separator-edge: <separator", "missing-attribute: <item"),
    RuleCase(
      "a separator at the end, with an unknown element between two others",
      """
      <menu id="m" title="Tools">
        <command id="a" title="Paint Wall"/>
        <separator/>
        <comand/>
        <separator/>
        <command id="b" title="Paint Roof"/>
        <separator/>
      </menu>
      """, "unknown-element: comand", "separator-edge: <separator"),
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
      "two names with a letter each, one of which is not declared",
      """
      <menu id="m" title="M"><command id="" title="Turn Left"/><command id="flip-v" title="Turn"/></menu>
      <pull-down-button id="p" title="P" symbol="star"><item ref="flip-h"/><item ref="flip-v"/>
      <command id="x" title="Lift"/></pull-down-button>
      """, "missing-attribute: id=\"\""),
    RuleCase(
      "a standard command whose own shortcut was refused",
      """
      <menu id="m" title="M"><command system="save" shortcut=""/>
      <command id="a" title="Save All" shortcut="cmd+s"/></menu>
      """, "shortcut-syntax: shortcut=\"\""),
    RuleCase(
      "a sheet without a name, with a primary command",
      """
      <view id="v"><button id="a" title="Turn" shortcut="return"/></view>
      <sheet id="" title="S"><command id="b" title="Go On" role="primary" dismisses="true"/></sheet>
      """, "missing-attribute: id=\"\""),
    RuleCase(
      "an editor of which nobody knows whether it is one",
      """
      <menu id="m" title="M"><command id="a" title="New Event" presents="s"/></menu>
      <sheet id="s" title="S" edits="" dismissal="guarded"><command system="cancel"/></sheet>
      """, "value-invalid: edits=\"\""),
    RuleCase(
      "a destructive item that has lost its role",
      """
      <context-menu id="c" for="Row"><command id="b" title="Wipe" role="destructive" undoable="true"/>
      <command id="a" title="Fold" role=""/></context-menu>
      """, "value-invalid: role=\"\""),
    RuleCase(
      "a Share button that presents nothing that is declared",
      """
      <menu id="m" title="M"><command system="share" presents="sx"/>
      <command id="b" title="Export CSV" presents="shar"/></menu><activity-view id="shar"/>
      """, "reference-unresolved: sx"),
    RuleCase(
      "a type that was left out",
      """
      <drop-target id="d" for="List" operation="move"><accept/></drop-target>
      <menu id="m" title="M"><command system="undo"/><command system="paste"/></menu>
      """, "missing-attribute: <accept"),
    RuleCase(
      "a submenu of the menu bar without a title",
      """
      <menu-bar id="bar" platforms="macos"><menu id="f" title="Files"><submenu><command id="p" title="PDF"/>
      <command id="q" title="PNG"/></submenu></menu></menu-bar>
      <button id="e" title="Export" platforms="macos"/>
      """, "missing-attribute: <submenu"),
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
      "a shortcut that two conditions may share, one of which names nothing",
      """
      <states><state id="drawing"/></states>
      <menu id="m" title="Tools">
        <command id="a" title="Indent Line" shortcut="cmd+i" enabled-when="drawin"/>
        <command id="b" title="Insert Image" shortcut="cmd+i" enabled-when="not drawing"/>
      </menu>
      """, "condition-syntax: drawin"),
    RuleCase(
      "a shortcut that two conditions may share, one of which breaks off",
      """
      <states><state id="drawing"/></states>
      <menu id="m" title="Tools">
        <command id="a" title="Indent Line" shortcut="cmd+i" enabled-when="drawing and"/>
        <command id="b" title="Insert Image" shortcut="cmd+i" enabled-when="not drawing"/>
      </menu>
      """, "condition-syntax: d"),
    RuleCase(
      "a shortcut that two conditions may share, one of which stands in an unknown attribute",
      """
      <states><state id="drawing"/></states>
      <menu id="m" title="Tools">
        <command id="a" title="Indent Line" shortcut="cmd+i" enabled-whenzqx="drawing"/>
        <command id="b" title="Insert Image" shortcut="cmd+i" enabled-when="not drawing"/>
      </menu>
      """, "unknown-attribute: enabled-whenzqx"),
    RuleCase(
      "a shortcut that two conditions may share, whose state has no id",
      """
      <states><state title="Drawing"/></states>
      <menu id="m" title="Tools">
        <command id="a" title="Indent Line" shortcut="cmd+i" enabled-when="drawing"/>
        <command id="b" title="Insert Image" shortcut="cmd+i" enabled-when="not drawing"/>
      </menu>
      """, "missing-attribute: <state"),
    RuleCase(
      "two primary buttons, one of which has a condition that names nothing",
      """
      <states><state id="drawing"/></states>
      <button id="a" title="Send" role="primary" visible-when="drawin"/>
      <button id="b" title="Save" role="primary" visible-when="not drawing"/>
      """, "condition-syntax: drawin"),
    RuleCase(
      "a command that stands twice, once under a condition that names nothing",
      """
      <states><state id="drawing"/></states>
      <commands><command id="a" title="Indent Line"/></commands>
      <menu id="m" title="Tools">
        <item ref="a" visible-when="drawin"/>
        <command id="b" title="Insert Image"/>
        <item ref="a" visible-when="not drawing"/>
      </menu>
      """, "condition-syntax: drawin"),
    RuleCase(
      "an option without an id, which a condition names",
      """
      <menu id="m" title="Tools">
        <choice id="sort-order" title="Sort By">
          <option title="Date" default="true"/><option id="name" title="Name"/>
        </choice>
        <command id="a" title="Paint Roof" enabled-when="sort-order.by-date"/>
      </menu>
      """, "missing-attribute: <option"),
    RuleCase(
      "a choice without an id, whose options conditions name",
      """
      <menu id="m" title="Tools">
        <choice title="Sort By">
          <option id="x" title="Date" default="true"/><option id="y" title="Name"/>
        </choice>
        <command id="a" title="Paint Roof" enabled-when="sort.x"/>
        <command id="b" title="Paint Wall" enabled-when="sort.y"/>
      </menu>
      """, "missing-attribute: <choice"),
    RuleCase(
      "an anchor that a misspelt attribute names",
      """
      <menu id="m" title="Tools">
        <command idd="b" title="Paint Wall"/><command id="c" title="Paint Roof"/>
      </menu>
      <extend target="m" position="after" anchor="b"><command id="a" title="Paint Door"/></extend>
      """, "unknown-attribute: idd"),
    RuleCase(
      "an anchor beside a command without an id",
      """
      <menu id="m" title="Tools">
        <command title="Paint Wall"/><command id="c" title="Paint Roof"/>
      </menu>
      <extend target="m" position="after" anchor="wall"><command id="a" title="Paint Door"/></extend>
      """, "missing-attribute: <command"),
    RuleCase(
      "an activity of the system that a misspelt attribute leaves out",
      """
      <button id="share-note" title="Share…" presents="share-sheet"/>
      <activity-view id="share-sheet" exclude="print">
        <activity id="print-note" title="Print" symbol="printer"/>
      </activity-view>
      """, "unknown-attribute: exclude"),
    RuleCase(
      "a native form beside one whose type is misspelt",
      """
      <type id="com.example.chart" conforms-to="public.data" exported="true"/>
      <drag-source id="chart-drag" for="Chart">
        <representation type="com.example.chart"/>
        <representation typ="public.png"/>
      </drag-source>
      <menu id="edit" title="Edit"><command system="copy"/></menu>
      """, "unknown-attribute: typ"),
    RuleCase(
      "a sheet of which it is not known whether it scrolls",
      """
      <sheet id="order" title="Order" detents="medium" scrollable="none">
        <command system="cancel"/><command id="send" title="Send" role="primary"/>
        <region id="summary" kind="text" control="label" height="700"/>
      </sheet>
      <button id="show-order" title="Show Order…" presents="order"/>
      """, "value-invalid: none"),
    RuleCase(
      "a toolbar beside a tab bar on platforms that are not known",
      """
      <tab-bar id="tabs" platforms="ios"><tab title="Library" view="library"/></tab-bar>
      <view id="library" title="Library">
        <toolbar id="library-bar" platformes="ipados macos">
          <center><command id="new-album" title="New Album" symbol="plus"/></center>
        </toolbar>
      </view>
      """, "unknown-attribute: platformes"),
    RuleCase(
      "a native form whose type has no id",
      """
      <type conforms-to="public.data" exported="true"/>
      <drag-source id="chart-drag" for="Chart">
        <representation type="com.example.chart" fidelity="native"/>
        <representation type="public.png"/>
      </drag-source>
      <menu id="edit" title="Edit"><command system="copy"/></menu>
      """, "missing-attribute: <type"),
    RuleCase(
      "a detent without an id, which its sheet lists",
      """
      <sheet id="order" title="Order" detents="brief large" grabber="visible">
        <detent height="30%"/>
        <command system="cancel"/><command id="send" title="Send" role="primary"/>
      </sheet>
      <button id="show-order" title="Show Order…" presents="order"/>
      """, "missing-attribute: <detent"),
    RuleCase(
      "an alert whose id has no letter",
      """
      <menu id="m" title="Edit"><command id="a" title="Send Letter" confirm="sure"/></menu>
      <alert id="%%" title="Send this letter?">
        <command id="b" title="Send"/><command system="cancel"/>
      </alert>
      """, "id-syntax: %%"),
    RuleCase(
      "a toggle of a form that is not known, without a title",
      """
      <menu id="m" title="View">
        <toggle id="a" form="pear" on-title="Hide Grid" off-title="Show Grid"/>
      </menu>
      """, "value-invalid: pear"),
    RuleCase(
      "Return beside a primary button under a condition that names nothing",
      """
      <states><state id="drawing"/></states>
      <button id="a" title="Send" role="primary" visible-when="drawin"/>
      <button id="b" title="Save" shortcut="return" visible-when="not drawing"/>
      """, "condition-syntax: drawin"),
    RuleCase(
      "a separator beside a broken item at the end of a menu",
      """
      <menu id="m" title="Tools">
        <command id="a" title="Paint Wall"/><separator/><comand/>
      </menu>
      """, "unknown-element: comand"),
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
