import MenuetModel

/// Sheets and the like, extensions, drag and drop.
extension ReferenceExamples {
  static let presentation: [Example] = [
    Example(
      .sheet,
      """
      <menu id="note" title="Note">
        <command id="write-letter" title="Write Letter…" presents="compose"/>
      </menu>
      <sheet id="compose" title="Letter" detents="medium large" selected="medium"
             modality="nonmodal" undimmed-through="medium">
        <command system="done"/>
      </sheet>
      """),
    Example(
      .sheet,
      """
      <menu id="note" title="Note">
        <command id="write-letter" title="Write Letter…" presents="compose"/>
      </menu>
      <sheet id="compose" title="Letter" edits="true" dismissal="confirm" confirm="discard">
        <command system="cancel"/>
        <command id="send" title="Send" role="primary"/>
      </sheet>
      <alert id="discard" title="Discard the letter?">
        <command id="really-discard" title="Discard" role="destructive"/>
        <command system="cancel"/>
      </alert>
      """),
    Example(
      .sheet,
      """
      <menu id="note" title="Note">
        <command id="write-letter" title="Write Letter…" presents="compose"/>
      </menu>
      <sheet id="compose" title="Letter" auto-dismiss="send">
        <command system="cancel"/>
        <command id="send" title="Send" role="primary"/>
      </sheet>
      """),
    Example(
      .sheet,
      """
      <menu id="note" title="Note">
        <command id="write-letter" title="Write Letter…" presents="compose"/>
      </menu>
      <sheet id="compose" title="Letter" edge-attached="true" width-follows-content="true"
             preferred-width="320">
        <command system="done"/>
      </sheet>
      """),
    Example(
      .detent,
      """
      <menu id="note" title="Note">
        <command id="filter" title="Filter…" presents="filters"/>
      </menu>
      <sheet id="filters" title="Filters" detents="small large">
        <detent id="small" height="240pt"/>
        <command system="done"/>
      </sheet>
      """),
    Example(
      .cover,
      """
      <cover id="player" title="Film" content="video" on-dismiss="playerClosed">
        <command system="done"/>
      </cover>
      """),
    Example(
      .popover,
      """
      <menu id="text" title="Text">
        <command id="choose-font" title="Font…" presents="fonts"/>
      </menu>
      <popover id="fonts" title="Fonts" adapts-to="font-sheet" anchor="fontButton">
        <command id="enlarge" title="Larger"/>
        <command id="reduce" title="Smaller"/>
      </popover>
      <sheet id="font-sheet" detents="medium"/>
      """),
    Example(
      .alert,
      """
      <alert id="delete-alert" title="Delete this note?" message="You cannot undo this.">
        <command id="really-delete" title="Delete" role="destructive"/>
        <command system="cancel"/>
      </alert>
      <button id="delete-note" title="Delete Note" role="destructive" confirm="delete-alert"/>
      """),
    Example(
      .activityView,
      """
      <menu id="note" title="Note">
        <command system="share" presents="share-note"/>
      </menu>
      <activity-view id="share-note" excludes="print assign-to-contact"/>
      """),
    Example(
      .activity,
      """
      <menu id="note" title="Note">
        <command system="share" presents="share-note"/>
      </menu>
      <activity-view id="share-note">
        <activity id="upload" title="Upload" symbol="icloud.and.arrow.up" accepts="image:5 url"/>
      </activity-view>
      """),
    Example(
      .shareExtension,
      """
      <share-extension id="clip" title="Clip" accepts="url image:5" symbol="scissors"/>
      """),
    Example(
      .actionExtension,
      """
      <action-extension id="outline" title="Outline" accepts="image" returns="public.image"
                        interface="custom" surfaces="hover finder" symbol="skew"/>
      """),
  ]

  static let dragAndDrop: [Example] = [
    Example(
      .region,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <menu id="photos" title="Photos"><command id="select-photos" title="Select Photos"/></menu>
      <region id="gallery" title="Gallery" kind="photo" control="collection" container="true"
              scrollable="true" selection="multiple" select-command="select-photos">
        <drop-target id="add-photos" accepts="public.image" placeholder="true"
                     on-failure="handler:dropFailed"/>
      </region>
      """),
    Example(
      .type,
      """
      <type id="com.example.note" title="Note" conforms-to="public.data" exported="true">
        <field name="text"/>
      </type>
      """),
    Example(
      .field,
      """
      <type id="com.example.contact" title="Contact">
        <field name="name"/>
        <field name="phone"/>
      </type>
      """),
    Example(
      .dragSource,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <type id="com.example.note" title="Note" conforms-to="public.data" exported="true"/>
      <drag-source id="note-drag" for="NoteRow" multiple="true">
        <representation type="com.example.note" fidelity="native"/>
        <representation type="public.utf8-plain-text" fidelity="plain"/>
      </drag-source>
      """),
    Example(
      .dragSource,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <drag-source id="film-drag" for="FilmRow" allows="copy move" on-move="filmMoved"
                   transfer="slow" progress="true" file-provider="true">
        <representation type="public.mpeg-4"/>
      </drag-source>
      """),
    Example(
      .representation,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <drag-source id="drawing-drag" for="Drawing">
        <representation type="com.adobe.pdf" fidelity="vector"/>
        <representation type="public.png" fidelity="lossless-alpha"/>
      </drag-source>
      """),
    Example(
      .dropTarget,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <drop-target id="note-drop" for="NoteList" accepts="public.url public.utf8-plain-text"
                   feedback="insertion" on-failure="handler:dropFailed"/>
      """),
    Example(
      .dropTarget,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <menu id="transfers" title="Transfers"><command id="upload" title="Upload"/></menu>
      <region id="progress" title="Progress"/>
      <drop-target id="upload-drop" for="UploadArea" accepts="public.image" starts="upload"
                   status="progress" on-failure="progress" undo="false" confirm="upload-alert"/>
      <alert id="upload-alert" title="Upload the image?">
        <command id="really-upload" title="Upload"/>
        <command system="cancel"/>
      </alert>
      """),
    Example(
      .accept,
      """
      <menu-bar id="bar"><menu standard="edit"/></menu-bar>
      <type id="com.example.contact" title="Contact">
        <field name="name"/>
        <field name="phone"/>
      </type>
      <drop-target id="call-drop" for="CallField" on-failure="handler:dropFailed">
        <accept type="com.example.contact" take="phone"/>
        <accept type="public.utf8-plain-text"/>
      </drop-target>
      """),
  ]
}
