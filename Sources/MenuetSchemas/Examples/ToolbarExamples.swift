import MenuetModel

/// Toolbars and their regions.
extension ReferenceExamples {
  static let toolbars: [Example] = [
    Example(
      .toolbar,
      """
      <toolbar id="main" title="Note" style="editor" customizable="true">
        <leading><back/><title/></leading>
        <center>
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
        </center>
        <trailing><command system="share"/></trailing>
      </toolbar>
      """),
    Example(
      .leading,
      """
      <toolbar id="main">
        <leading><back/><sidebar-toggle/><title/></leading>
      </toolbar>
      """),
    Example(
      .center,
      """
      <toolbar id="main">
        <center>
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <command id="outdent" title="Outdent" symbol="decrease.indent"/>
        </center>
      </toolbar>
      """),
    Example(
      .trailing,
      """
      <toolbar id="main">
        <trailing><search/><command system="share"/></trailing>
      </toolbar>
      """),
    Example(
      .scrolling,
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="watchos">
        <toolbar id="main">
          <scrolling>
            <command id="new-note" title="New Note" symbol="square.and.pencil"/>
          </scrolling>
        </toolbar>
      </menuet>
      """),
    Example(
      .shrink,
      """
      <toolbar id="main">
        <center>
          <command id="new-note" title="New Note" symbol="square.and.pencil"/>
          <command id="archive" title="Archive" symbol="archivebox"/>
        </center>
        <shrink>
          <step unit="archive" to="overflow"/>
          <step unit="new-note" to="overflow"/>
        </shrink>
      </toolbar>
      """),
    Example(
      .step,
      """
      <toolbar id="main">
        <center>
          <group id="text" title="Text" symbol="textformat" collapse="menu">
            <command id="indent" title="Indent" symbol="increase.indent"/>
            <command id="outdent" title="Outdent" symbol="decrease.indent"/>
          </group>
        </center>
        <shrink>
          <step unit="text" to="menu"/>
          <step unit="text" to="overflow"/>
        </shrink>
      </toolbar>
      """),
    Example(
      .group,
      """
      <toolbar id="main">
        <center>
          <group id="text" title="Text" symbol="textformat" collapse="menu">
            <command id="indent" title="Indent" symbol="increase.indent"/>
            <command id="outdent" title="Outdent" symbol="decrease.indent"/>
          </group>
          <command id="publish" title="Publish" symbol="paperplane"/>
        </center>
      </toolbar>
      """),
    Example(
      .space,
      """
      <toolbar id="main">
        <center>
          <command id="indent" title="Indent" symbol="increase.indent"/>
          <space flexible="true"/>
          <command id="publish" title="Publish" symbol="paperplane"/>
        </center>
      </toolbar>
      """),
    Example(
      .back,
      """
      <toolbar id="main">
        <leading><back><dynamic id="places" title="Place"/></back><title/></leading>
      </toolbar>
      """),
    Example(
      .close,
      """
      <toolbar id="main">
        <leading><close/><title/></leading>
      </toolbar>
      """),
    Example(
      .sidebarToggle,
      """
      <toolbar id="main">
        <leading><sidebar-toggle/><title/></leading>
      </toolbar>
      """),
    Example(
      .title,
      """
      <toolbar id="main">
        <leading><back/><title title="All Notes"/></leading>
      </toolbar>
      """),
    Example(
      .documentMenu,
      """
      <toolbar id="main">
        <leading>
          <back/>
          <title>
            <document-menu>
              <command system="rename"/>
              <command system="move"/>
              <command system="export"/>
            </document-menu>
          </title>
        </leading>
      </toolbar>
      """),
    Example(
      .search,
      """
      <toolbar id="main">
        <trailing><search title="Search Notes"/><command system="share"/></trailing>
      </toolbar>
      """),
    Example(
      .inspectorToggle,
      """
      <toolbar id="main">
        <trailing><command system="share"/><inspector-toggle/></trailing>
      </toolbar>
      """),
  ]
}
