import MenuetModel

/// Menus of all kinds, and the buttons that open them.
extension ReferenceExamples {
  static let menus: [Example] = [
    Example(
      .menu,
      """
      <menu id="format" title="Format" layout="medium" order="priority">
        <command id="indent" title="Indent" symbol="increase.indent"/>
        <command id="outdent" title="Outdent" symbol="decrease.indent"/>
        <command id="align" title="Align" symbol="text.alignleft"/>
      </menu>
      """),
    Example(
      .menu,
      """
      <menu-bar id="bar">
        <menu standard="file">
          <command id="new-note" title="New Note" shortcut="cmd+n"/>
        </menu>
        <menu id="note" title="Note">
          <command id="archive" title="Archive"/>
        </menu>
      </menu-bar>
      """),
    Example(
      .submenu,
      """
      <menu id="format" title="Format">
        <command id="show-fonts" title="Show Fonts"/>
        <submenu title="Lists" symbol="list.bullet">
          <command id="bulleted" title="Bulleted List"/>
          <command id="numbered" title="Numbered List"/>
        </submenu>
      </menu>
      """),
    Example(
      .submenu,
      """
      <menu id="lists" title="Lists">
        <command id="bulleted" title="Bulleted List"/>
        <command id="numbered" title="Numbered List"/>
      </menu>
      <menu id="format" title="Format">
        <submenu ref="lists"/>
      </menu>
      """),
    Example(
      .submenu,
      """
      <menu id="format" title="Format">
        <submenu title="Align" layout="medium">
          <command id="align-left" title="Left" symbol="text.alignleft"/>
          <command id="align-middle" title="Middle" symbol="text.aligncenter"/>
          <command id="align-right" title="Right" symbol="text.alignright"/>
        </submenu>
      </menu>
      """),
    Example(
      .submenu,
      """
      <states><state id="has-selection"/></states>
      <context-menu id="note-row" for="NoteRow">
        <command id="pin" title="Pin"/>
        <command id="archive" title="Archive"/>
        <submenu title="Lists" enabled-when="has-selection">
          <command id="bulleted" title="Bulleted List"/>
          <command id="numbered" title="Numbered List"/>
        </submenu>
      </context-menu>
      """),
    Example(
      .menu,
      """
      <states><state id="has-selection"/></states>
      <?menuet-allow menu-disabled-whole?>
      <menu id="format" title="Format" enabled-when="has-selection">
        <command id="bulleted" title="Bulleted List"/>
      </menu>
      """),
    Example(
      .section,
      """
      <menu id="note" title="Note">
        <section>
          <command id="new-note" title="New Note"/>
        </section>
        <section title="Sharing">
          <command id="copy-link" title="Copy Link"/>
          <command id="publish" title="Publish"/>
        </section>
      </menu>
      """),
    Example(
      .separator,
      """
      <menu id="note" title="Note">
        <command id="new-note" title="New Note"/>
        <separator/>
        <command id="archive" title="Archive"/>
      </menu>
      """),
    Example(
      .dynamic,
      """
      <menu id="note" title="Note">
        <command id="new-note" title="New Note"/>
        <section title="Recent">
          <dynamic id="recent-notes" title="Recent Note" max="10"/>
        </section>
      </menu>
      """),
    Example(
      .slot,
      """
      <menu id="note" title="Note">
        <command id="new-note" title="New Note"/>
        <slot id="sharing"/>
      </menu>
      """),
    Example(
      .menuBar,
      """
      <menu-bar id="bar">
        <menu standard="file">
          <command id="new-note" title="New Note" shortcut="cmd+n"/>
        </menu>
      </menu-bar>
      """),
  ]

  static let buttons: [Example] = [
    Example(
      .button,
      """
      <button id="start" title="Start" style="filled" size="large" corner="capsule" tint="Brand"/>
      """),
    Example(
      .button,
      """
      <commands>
        <command id="new-note" title="New Note" symbol="square.and.pencil"/>
      </commands>
      <button ref="new-note" style="tinted"/>
      """),
    Example(.button, #"<button id="facts" kind="info"/>"#),
    Example(
      .button,
      """
      <toolbar id="main">
        <center><button id="new-note" title="New Note" symbol="square.and.pencil"/></center>
      </toolbar>
      """),
    Example(
      .popUpButton,
      """
      <pop-up-button id="sort" title="Sort By">
        <option id="by-date" title="Date" default="true"/>
        <option id="by-name" title="Name"/>
      </pop-up-button>
      """),
    Example(
      .popUpButton,
      """
      <commands>
        <choice id="sort-order" title="Sort By">
          <option id="by-date" title="Date" default="true"/>
          <option id="by-name" title="Name"/>
        </choice>
      </commands>
      <toolbar id="main">
        <center><pop-up-button id="sort" title="Sort By" choice="sort-order"/></center>
      </toolbar>
      """),
    Example(
      .pullDownButton,
      """
      <commands>
        <command id="new-note" title="New Note"/>
      </commands>
      <pull-down-button id="add" title="Add" primary="new-note">
        <item ref="new-note"/>
        <command id="new-folder" title="New Folder"/>
        <command id="scan" title="Scan Document"/>
      </pull-down-button>
      """),
    Example(
      .pullDownButton,
      """
      <toolbar id="main">
        <center>
          <pull-down-button id="add" title="Add" symbol="plus">
            <command id="new-note" title="New Note"/>
            <command id="new-folder" title="New Folder"/>
            <command id="scan" title="Scan Document"/>
          </pull-down-button>
        </center>
      </toolbar>
      """),
    Example(
      .pullDownButton,
      """
      <toolbar id="main">
        <trailing>
          <pull-down-button id="actions" more="true">
            <command id="archive" title="Archive"/>
            <command id="lock" title="Lock"/>
            <command id="publish" title="Publish"/>
          </pull-down-button>
        </trailing>
      </toolbar>
      """),
    Example(
      .pullDownButton,
      """
      <pull-down-button id="align" title="Align" layout="medium">
        <command id="align-left" title="Left" symbol="text.alignleft"/>
        <command id="align-middle" title="Middle" symbol="text.aligncenter"/>
        <command id="align-right" title="Right" symbol="text.alignright"/>
      </pull-down-button>
      """),
    Example(
      .pullDownButton,
      """
      <states><state id="has-selection"/></states>
      <?menuet-allow menu-disabled-whole?>
      <pull-down-button id="lists" title="Lists" enabled-when="has-selection">
        <command id="bulleted" title="Bulleted List"/>
        <command id="numbered" title="Numbered List"/>
        <command id="dashed" title="Dashed List"/>
      </pull-down-button>
      """),
    Example(
      .segmented,
      """
      <commands>
        <choice id="span" title="Span">
          <option id="day" title="Day" default="true"/>
          <option id="week" title="Week"/>
        </choice>
      </commands>
      <segmented choice="span" title="Span"/>
      """),
    Example(
      .segmented,
      """
      <commands>
        <choice id="span" title="Span">
          <option id="day" title="Day" default="true"/>
          <option id="week" title="Week"/>
        </choice>
      </commands>
      <toolbar id="main" platforms="macos">
        <center><segmented choice="span" title="Span"/></center>
      </toolbar>
      """),
  ]

  static let contextMenus: [Example] = [
    Example(
      .contextMenu,
      """
      <commands>
        <command id="open-note" title="Open"/>
      </commands>
      <context-menu id="note-row" for="NoteRow" preview="NotePreview" preview-opens="open-note">
        <item ref="open-note"/>
        <command id="pin" title="Pin"/>
        <command id="archive" title="Archive"/>
      </context-menu>
      """),
    Example(
      .contextMenu,
      """
      <context-menu id="note-row" for="NoteRow" layout="small">
        <command id="pin" title="Pin" symbol="pin"/>
        <command id="flag" title="Flag" symbol="flag"/>
        <command id="tag" title="Tag" symbol="tag"/>
        <command id="archive" title="Archive" symbol="archivebox"/>
      </context-menu>
      """),
    Example(
      .editMenu,
      """
      <edit-menu id="note-text" for="NoteBody" placement="above">
        <command id="define" title="Define" near="look-up"/>
      </edit-menu>
      """),
  ]
}
