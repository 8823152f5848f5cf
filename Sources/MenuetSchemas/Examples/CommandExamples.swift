import MenuetModel

/// Documents, views, states and commands.
extension ReferenceExamples {
  static let structure: [Example] = [
    Example(
      .menuet,
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios ipados" min-ios="17.0" language="en">
        <menu id="note" title="Note">
          <command id="new-note" title="New Note" shortcut="cmd+n"/>
        </menu>
      </menuet>
      """),
    Example(
      .states,
      """
      <states>
        <state id="has-selection"/>
      </states>
      <menu id="note" title="Note">
        <command id="archive" title="Archive" enabled-when="has-selection"/>
      </menu>
      """),
    Example(
      .state,
      """
      <states>
        <state id="is-locked" title="Locked"/>
      </states>
      <menu id="note" title="Note">
        <command id="lock" title="Lock Note" visible-when="not is-locked"/>
        <command id="unlock" title="Unlock Note" visible-when="is-locked"/>
      </menu>
      """),
    Example(
      .commands,
      """
      <commands handler="Editor">
        <command id="indent" title="Indent" shortcut="cmd+]"/>
      </commands>
      <menu id="format" title="Format"><item ref="indent"/></menu>
      """),
    Example(.include, #"<include href="Shared.menuet.xml"/>"#),
    Example(
      .extend,
      """
      <menu id="note" title="Note">
        <command id="new-note" title="New Note"/>
        <slot id="sharing"/>
      </menu>
      <extend target="sharing">
        <command id="copy-link" title="Copy Link"/>
      </extend>
      """),
    Example(
      .extend,
      """
      <menu id="note" title="Note">
        <section id="basics">
          <command id="new-note" title="New Note"/>
        </section>
      </menu>
      <extend target="note" position="after" anchor="basics">
        <section id="sharing"><command id="copy-link" title="Copy Link"/></section>
      </extend>
      """),
    Example(
      .view,
      """
      <view id="editor" title="Note" on-appear="editorAppeared" on-disappear="editorDisappeared">
        <toolbar id="main">
          <leading><back/></leading>
          <trailing><command system="share"/></trailing>
        </toolbar>
      </view>
      """),
    Example(
      .tabBar,
      """
      <view id="notes" title="Notes"/>
      <view id="search-view" title="Search"/>
      <tab-bar id="tabs">
        <tab title="Notes" symbol="note.text" view="notes"/>
        <tab title="Search" symbol="magnifyingglass" view="search-view"/>
      </tab-bar>
      """),
    Example(
      .tab,
      """
      <view id="notes" title="Notes"/>
      <view id="search-view" title="Search"/>
      <tab-bar id="tabs">
        <tab id="notes-tab" title="Notes" symbol="note.text" view="notes"/>
        <tab id="search-tab" title="Search" symbol="magnifyingglass" view="search-view"/>
      </tab-bar>
      """),
    Example(
      .check,
      """
      <toolbar id="main">
        <center><command id="new-note" title="New Note" symbol="square.and.pencil"/></center>
        <check widths="375 1024" locales="en pseudo" content-sizes="large accessibility1"
               platforms="ipados"/>
      </toolbar>
      """),
  ]

  static let commands: [Example] = [
    Example(
      .command,
      """
      <menu id="note" title="Note">
        <command id="new-note" title="New Note" symbol="square.and.pencil" shortcut="cmd+n"/>
        <command system="print"/>
      </menu>
      """),
    Example(
      .command,
      """
      <menu id="note" title="Note">
        <command id="rename-note" title="Rename Note…" needs-input="true"/>
      </menu>
      """),
    Example(
      .command,
      """
      <menu id="note" title="Note">
        <command id="delete-note" title="Delete Note" role="destructive" confirm="delete-alert"/>
      </menu>
      <alert id="delete-alert" title="Delete this note?">
        <command id="really-delete" title="Delete" role="destructive"/>
        <command system="cancel"/>
      </alert>
      """),
    Example(
      .command,
      """
      <menu id="note" title="Note">
        <command id="write-letter" title="Write Letter…" presents="compose" presentation="over"/>
      </menu>
      <sheet id="compose" title="Letter" detents="medium large">
        <command system="cancel"/>
        <command system="done"/>
        <command id="shrink" title="Make Room" sets-detent="compose:medium" animated="false"/>
      </sheet>
      """),
    Example(
      .command,
      """
      <menu-bar id="bar">
        <menu standard="file">
          <command id="close-tab" title="Close Tab" shortcut="cmd+w"/>
          <command id="close-all" title="Close All Tabs" shortcut="cmd+opt+w" alternate-of="close-tab"/>
        </menu>
      </menu-bar>
      """),
    Example(
      .command,
      """
      <edit-menu id="note-text" for="NoteBody">
        <command id="define" title="Define" near="look-up" position="before"/>
      </edit-menu>
      """),
    Example(
      .command,
      """
      <toolbar id="main">
        <center>
          <command id="new-note" title="New Note" symbol="square.and.pencil"/>
        </center>
      </toolbar>
      """),
    Example(
      .command,
      """
      <share-extension id="clip" title="Clip" accepts="url image:5">
        <command id="open-clip" title="Open in App" continues-in-app="true"/>
      </share-extension>
      """),
    Example(
      .command,
      """
      <menu id="format" title="Format">
        <toggle id="bold-text" title="Heavy Text"/>
        <toggle id="slanted-text" title="Slanted Text"/>
        <command id="plain-text" title="Plain Text" clears="bold-text slanted-text"/>
      </menu>
      """),
    Example(
      .command,
      """
      <region id="gallery" title="Gallery"/>
      <menu id="note" title="Note">
        <command id="shuffle" title="Shuffle" affects="gallery"/>
      </menu>
      """),
    Example(
      .command,
      """
      <view id="notes" title="Notes">
        <toolbar id="main">
          <center>
            <command id="show-trash" title="Trash" symbol="trash" navigates="trash-view"/>
          </center>
        </toolbar>
      </view>
      <view id="trash-view" title="Trash"/>
      """),
    Example(
      .toggle,
      """
      <menu id="view" title="View">
        <toggle id="ruler" on-title="Hide Ruler" off-title="Show Ruler" shortcut="cmd+r"/>
        <toggle id="grid" form="pair" on-title="Grid On" off-title="Grid Off"/>
        <toggle id="wrap-lines" title="Wrap Lines"/>
      </menu>
      """),
    Example(
      .toggle,
      """
      <toolbar id="main">
        <center>
          <toggle id="pin" title="Pin" symbol="pin" on-symbol="pin.fill" off-symbol="pin"/>
        </center>
      </toolbar>
      """),
    Example(
      .choice,
      """
      <menu id="view" title="View">
        <choice id="sort-order" title="Sort By">
          <option id="by-date" title="Date" default="true"/>
          <option id="by-name" title="Name"/>
        </choice>
        <toggle id="wrap-lines" title="Wrap Lines"/>
      </menu>
      """),
    Example(
      .option,
      """
      <menu id="view" title="View">
        <choice id="zoom-level" title="Zoom Level">
          <option id="actual" title="Actual Size" shortcut="cmd+0" default="true"/>
          <option id="half" title="Half Size"/>
          <option id="double" title="Double Size" shortcut="cmd+2"/>
        </choice>
      </menu>
      """),
    Example(
      .option,
      """
      <pop-up-button id="repeat" title="Repeat">
        <option id="never" title="Never" default="true"/>
        <option id="daily" title="Every Day"/>
        <option id="other" title="Custom…" custom="true" presents="repeat-sheet"/>
      </pop-up-button>
      <sheet id="repeat-sheet" title="Repeat"><command system="done"/></sheet>
      """),
    Example(
      .item,
      """
      <commands>
        <command id="new-note" title="New Note" symbol="square.and.pencil" shortcut="cmd+n"/>
      </commands>
      <menu id="note" title="Note">
        <item ref="new-note" symbol="none"/>
        <command system="print"/>
      </menu>
      <toolbar id="main">
        <center><item ref="new-note" priority="10" overflow="hide"/></center>
      </toolbar>
      """),
    Example(
      .item,
      """
      <commands>
        <command id="new-note" title="New Note" symbol="square.and.pencil" shortcut="cmd+n"/>
      </commands>
      <menu id="note" title="Note">
        <item ref="new-note" title="New" shortcut="none"/>
      </menu>
      """),
    Example(
      .item,
      """
      <commands>
        <command id="define" title="Define"/>
      </commands>
      <edit-menu id="note-text" for="NoteBody">
        <item ref="define" near="look-up" position="before"/>
      </edit-menu>
      """),
  ]
}
