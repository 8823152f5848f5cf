import MenuetSource
import Testing

/// What apps of a kind all do — mail programs, editors, games — beside what the same rule still finds.
struct AppCustomsTests {
  private static func document(_ attributes: String, _ content: String) -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Example" \(attributes)>
    \(content)
    </menuet>
    """
  }

  private static func menu(_ content: String) -> String {
    #"<menu id="m" title="M">\#(content)</menu>"#
  }

  private static func mac(_ menu: String, _ content: String) -> String {
    document(
      #"platforms="macos""#,
      #"<menu-bar id="bar"><menu id="tools" title="Tools">\#(menu)</menu></menu-bar>\#(content)"#)
  }

  private static func adding(_ title: String, button: String) -> String {
    """
    <pull-down-button id="p" title="\(button)" symbol="plus"><command id="c" title="\(title)" presents="s"/>
    <command id="x" title="Turn"/><command id="y" title="Fold"/></pull-down-button>
    <sheet id="s" title="Value" edits="true" dismissal="guarded"><command system="cancel"/>
    <command id="k" title="Add" role="primary" dismisses="true"/></sheet>
    """
  }

  private static func contextMenu(rows: String) -> String {
    func items(_ range: ClosedRange<Int>) -> String {
      range.map { #"<command id="c\#($0)" title="Turn \#($0)" symbol="star"/>"# }.joined()
    }
    return document(
      #"platforms="ios""#,
      """
      <context-menu id="m" for="Row"><section \(rows)>\(items(1...4))</section>
      <section>\(items(5...10))</section></context-menu>
      """)
  }

  private static func longMenu(groups: Int) -> String {
    let items = (1...23).map { number in
      let separator = number > 1 && (number - 1) % (23 / groups + 1) == 0 ? "<separator/>" : ""
      return separator + #"<command id="c\#(number)" title="Turn \#(number)"/>"#
    }
    return mac(items.joined(), "")
  }

  private static func segments(_ attributes: String, _ leading: String = "") -> String {
    document(
      #"platforms="ios""#,
      """
      <commands><choice id="span" title="Span"><option id="w" title="Week" default="true"/>
      <option id="n" title="Month"/></choice></commands>
      <toolbar id="bar" \(attributes)><leading>\(leading)</leading>
      <center><segmented choice="span"/></center></toolbar>
      """)
  }

  private static func tabbed(_ attributes: String) -> String {
    document(
      #"platforms="ios""#,
      """
      <tab-bar id="tabs"><tab title="Plan" symbol="calendar" view="plan"/></tab-bar>
      <view id="plan" title="Plan"><toolbar id="bar" \(attributes)><center>
      <command id="sort" title="Sort" symbol="arrow.up.arrow.down"/></center></toolbar></view>
      """)
  }

  private static let span = """
    <choice id="span" title="Span"><option id="w" title="Week" default="true"/>
    <option id="n" title="Month"/></choice>
    """

  private static func calendar(_ attributes: String) -> String {
    document(
      #"platforms="ios""#,
      """
      <commands>\(span)</commands>
      <tab-bar id="tabs"><tab title="Plan" symbol="calendar" view="plan"/></tab-bar>
      <view id="plan" title="Plan"><toolbar id="bar" \(attributes)>
      <leading><command id="today" title="Today" display="title"/></leading>
      <center><segmented choice="span"/></center>
      <trailing><command id="add" title="Add Event" display="title"/></trailing></toolbar></view>
      """)
  }

  private static func button(_ attributes: String, on platforms: String = "ios") -> String {
    document(
      #"platforms="\#(platforms)""#,
      #"<button id="b" title="Directions to Trailhead" \#(attributes)/>"#)
  }

  private static func board(_ source: String, _ target: String, type: String = "com.example.tile")
    -> String
  {
    """
    <drag-source id="s" for="Tile" \(source)><representation type="\(type)"/></drag-source>
    <drop-target id="d" for="Board" accepts="\(type)" \(target)/>
    <button id="b" title="Turn" symbol="star"/>
    """
  }

  private static let dragRules = [
    "region-no-copy", "region-no-paste", "drop-no-undo", "drop-no-failure-notice",
  ]

  private static func pads(_ command: String) -> String {
    """
    <drag-source id="s" for="pads-area"><representation type="public.audio"/></drag-source>
    <menu id="m" title="M"><command id="c" title="\(command)"/></menu>
    """
  }

  private static func remind(_ menu: String) -> String {
    mac(
      #"<command id="turn" title="Turn"/>\#(menu)"#,
      """
      <context-menu id="c" for="Row"><command id="x" title="Fold"/><submenu title="Remind Me">
      <command id="a" title="In an Hour"/><command id="b" title="Tomorrow"/></submenu></context-menu>
      """)
  }

  private static func phrases(_ titles: String...) -> String {
    let items = titles.enumerated().map {
      #"<command id="c\#($0)" title="\#($1)" near="copy"/>"#
    }
    return #"<edit-menu id="e" for="Text">\#(items.joined())</edit-menu>"#
  }

  private static func editing(_ attributes: String, _ content: String) -> String {
    """
    <sheet id="s" title="Letter" edits="true" \(attributes)>\(content)</sheet>
    <button id="b" title="Write…" presents="s"/>
    """
  }

  private static func recorder(_ title: String, _ form: String) -> String {
    """
    <menu id="m" title="M"><command id="c" title="\(title)" presents="s"/></menu>
    <\(form) id="s" title="Sampler"><command system="cancel"/>
    <command id="k" title="Keep" role="primary" dismisses="true"/></\(form)>
    """
  }

  private static func note(_ surface: String) -> String {
    #"<menu id="m" title="M"><command id="c" title="Edit Note" presents="p"/></menu>\#(surface)"#
  }

  private static func quote(_ place: String) -> String {
    document(
      #"platforms="ipados""#,
      """
      <view id="v" title="Notes">\(place)
      <edit-menu id="e" for="Text"><command id="a" title="Cite" near="copy"/></edit-menu></view>
      """)
  }

  private static func compose(_ collapse: String) -> String {
    let members = (1...5).map { #"<command id="c\#($0)" title="Style \#($0)" symbol="star"/>"# }
    return document(
      #"platforms="ios""#,
      """
      <toolbar id="bar"><leading><back/></leading><center><group id="g" title="Style" \(collapse)>
      \(members.joined())</group></center>
      <trailing><command id="send" title="Send" symbol="paperplane"/></trailing></toolbar>
      """)
  }

  private static func highlight(_ edit: String) -> String {
    document(
      #"platforms="ios""#,
      """
      <view id="v" title="Book"><button id="b" title="Turn" symbol="star"/>
      <edit-menu id="e" for="Page">\(edit)</edit-menu>
      <context-menu id="m" for="Highlight"><command id="note" title="Add Note…" needs-input="true"/>
      <command id="move" title="Move Highlight"/></context-menu></view>
      """)
  }

  private static func thing(
    _ target: String, _ item: String, _ more: String = "", language: String = "en"
  ) -> String {
    document(
      #"platforms="ios" language="\#(language)""#,
      """
      <view id="v" title="Home"><toolbar id="bar"><trailing>
      <command id="x" title="Turn" symbol="star"/>\(more)</trailing></toolbar>
      <context-menu id="m" for="\(target)"><command id="a" \(item)/></context-menu></view>
      """)
  }

  @Test(arguments: [
    RuleCase("a tap runs a scene", thing("SceneTile", #"title="Run Scene""#)),
    RuleCase("and shows details", thing("SceneTile", #"title="Show Details""#)),
    RuleCase(
      "another thing is not tapped", thing("SceneTile", #"title="Run Script""#),
      "context-menu-only: <command"),
    RuleCase(
      "and what asks is no tap", thing("SceneTile", #"title="Run…" needs-input="true""#),
      "context-menu-only: <command"),
    RuleCase(
      "a circle is tapped", thing("TaskRow", #"title="Mark as Done" symbol="checkmark.circle""#)),
    RuleCase(
      "in German too",
      thing("Zeile", #"title="Als erledigt markieren" symbol="circle""#, language: "de")),
    RuleCase(
      "a film is not done", thing("Poster", #"title="Mark as Watched" symbol="checkmark.circle""#),
      "context-menu-only: <command"),
    RuleCase(
      "the same under a shorter title",
      thing(
        "Zeile", #"title="Heute planen" symbol="star""#,
        #"<command id="h" title="Heute" symbol="star"/>"#, language: "de")),
    RuleCase(
      "with another symbol",
      thing(
        "Zeile", #"title="Heute planen" symbol="star""#,
        #"<command id="h" title="Heute" symbol="sun.max"/>"#, language: "de"),
      "context-menu-only: <command"),
    RuleCase("a tab closes itself", thing("TabCard", #"title="Close Tab""#)),
    RuleCase(
      "not the others", thing("TabCard", #"title="Close Other Tabs""#),
      "context-menu-only: <command"),
    RuleCase("what counts from a row", thing("Article", #"title="Mark Above as Read""#)),
    RuleCase(
      "rows are deleted in the edit mode",
      thing(
        "FolderRow", #"title="Delete Folder" role="destructive" undoable="true""#,
        #"<command id="e" title="Edit" display="title"/>"#)),
    RuleCase(
      "where there is one",
      thing("FolderRow", #"title="Delete Folder" role="destructive" undoable="true""#),
      "context-menu-only: <command"),
    RuleCase("a point of a map", thing("MapPoint", #"title="Start Here""#)),
    RuleCase(
      "what else is on it", thing("MapPin", #"title="Start Here""#), "context-menu-only: <command"),
    RuleCase(
      "a field has Copy by itself",
      thing("Login", #"title="Copy Password""#)
        .replacing("</view>", with: #"<edit-menu id="e" for="Field"/></view>"#)),
    RuleCase(
      "where it has", thing("Login", #"title="Copy Password""#), "context-menu-only: <command"),
    RuleCase(
      "a letter to the makers has to be written", menu(#"<command id="a" title="Send Feedback…"/>"#)
    ),
    RuleCase("so has a report", menu(#"<command id="a" title="Report a Problem…"/>"#)),
    RuleCase("Mail has accounts", menu(#"<command id="a" title="Accounts…"/>"#)),
    RuleCase(
      "feedback is no other thing", menu(#"<command id="a" title="Feed Birds…"/>"#),
      "menu-ellipsis-extra: Feed Birds…"),

    RuleCase(
      "nor is what hides it", menu(#"<command id="a" title="Hide Feedback…"/>"#),
      "menu-ellipsis-extra: Hide Feedback…"),
    RuleCase(
      "what is done to settings is no place",
      menu(#"<command id="a" title="Reset All Settings…"/>"#),
      "menu-ellipsis-extra: Reset All Settings…"),
    RuleCase(
      "what the standard command asks, an own one has to declare",
      menu(#"<command id="a" title="Export…"/><command id="b" title="Rename…"/>"#),
      "menu-ellipsis-extra: Export…", "menu-ellipsis-extra: Rename…"),
    RuleCase(
      "a payment is not recorded by the camera", recorder("Take Payment", "cover"),
      "menu-ellipsis-missing: Take Payment"),
    RuleCase(
      "a document is not opened by whatever names it",
      menu(#"<command id="a" title="Duplicate Document" shortcut="cmd+o"/>"#),
      "shortcut-reserved: cmd+o"),
    RuleCase(
      "a view of options is no window of settings",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        #"<view id="v" title="Export Options"><button id="b" title="Fold"/></view>"#),
      "menubar-complete: b"),
    RuleCase(
      "a primary button among others is a command",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        """
        <view id="v" title="Photos"><button id="b" title="Import" role="primary"/>
        <button id="c" title="Fold"/></view>
        """), "menubar-complete: b", "menubar-complete: c"),
    RuleCase(
      "an empty submenu hides nothing",
      mac(
        #"<command id="turn" title="Turn"/><submenu title="Lists"/>"#,
        #"<button id="b" title="Fold"/>"#), "menubar-complete: b"),
    RuleCase(
      "a saved link is kept in a list",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        #"<context-menu id="c" for="SavedLink"><command id="b" title="Fold"/></context-menu>"#),
      "menubar-complete: b"),
    RuleCase(
      "a button to add names the kinds", adding("Blood Pressure", button: "Add Data")),
    RuleCase(
      "under another one they ask", adding("Blood Pressure", button: "Data"),
      "menu-ellipsis-missing: Blood Pressure"),
    RuleCase(
      "and so does a verb", adding("Log Symptom", button: "Add Data"),
      "menu-ellipsis-missing: Log Symptom"),
    RuleCase("what was just sent", thing("Bubble", #"title="Undo Send""#)),
    RuleCase("a row is one item", contextMenu(rows: #"layout="small""#)),
    RuleCase(
      "a list of them is not", contextMenu(rows: ""), "context-menu-length: <context-menu"),
    RuleCase("five groups have room", longMenu(groups: 5)),
    RuleCase("three have less", longMenu(groups: 3), "menu-length: <menu"),
    RuleCase("Done is what a drag does", editing("", #"<command system="done"/>"#)),
    RuleCase(
      "without a way out a drag is the only one", editing("", ""),
      "sheet-edits-free-dismiss: true"),
    RuleCase("segments below a title", segments("", "<title/>")),
    RuleCase("in a bar that says that it is at the top", segments(#"edge="top""#)),
    RuleCase(
      "at the end of one", segments(#"edge="top""#).replacing("center>", with: "trailing>"),
      "toolbar-segmented: <segmented"),
    RuleCase(
      "in a bar below", segments(#"edge="bottom""#, "<title/>"), "toolbar-segmented: <segmented"),
    RuleCase("in one of which nothing is known", segments(""), "toolbar-segmented: <segmented"),
    RuleCase(
      "segments between two ends are above the tabs", calendar(""),
      "toolbar-segmented: <segmented"),
    RuleCase(
      "not where the bar says that it is below", calendar(#"edge="bottom""#),
      "toolbar-tabbar-both: <toolbar", "toolbar-segmented: <segmented"),
    RuleCase(
      "a name for the bar says nothing", tabbed(#"title="Plan""#), "toolbar-tabbar-both: <toolbar"),
    RuleCase("a specimen", menu(#"<command id="a" title="lowercase"/>"#)),
    RuleCase(
      "another word", menu(#"<command id="a" title="letters"/>"#), "menu-title-case: letters"),
    RuleCase("a tool", menu(#"<command id="a" title="Open man Page for Selection"/>"#)),
    RuleCase(
      "with a slip beside it", menu(#"<command id="a" title="Open man page for Selection"/>"#),
      "menu-title-case: Open man page for Selection"),

    RuleCase("a large button has room", button(#"size="large""#)),
    RuleCase("so has one of the Mac", button("", on: "macos")),
    RuleCase(
      "another has not", button("", on: "ios macos"),
      "button-title-long: Directions to Trailhead"),

    RuleCase(
      "a film is overwritten as it is inserted into",
      menu(#"<command id="a" title="Insert"/><command id="b" title="Overwrite"/>"#)),
    RuleCase(
      "a file is not", menu(#"<command id="b" title="Overwrite"/>"#),
      "destructive-unmarked: Overwrite"),

    RuleCase(
      "switches are a family too",
      menu(
        """
        <toggle id="b" title="Bold"/><separator/><toggle id="i" title="Italic"/>
        """), "menu-split-related: <toggle"),
    RuleCase(
      "Select All beside Delete",
      menu(
        """
        <command system="cut"/><command system="copy"/><command system="paste"/><separator/>
        <command id="d" title="Delete" role="destructive" undoable="true"/><command system="select-all"/>
        """)),
    RuleCase(
      "Select All by itself",
      menu(
        """
        <command system="cut"/><command system="copy"/><command system="paste"/><separator/>
        <command system="select-all"/><command id="x" title="Turn"/>
        """), "menu-split-related: select-all"),

    RuleCase(
      "fonts are added as files are opened",
      menu(#"<command id="a" title="Add Fonts…" shortcut="cmd+o" needs-input="true"/>"#)),
    RuleCase(
      "an outline is not", menu(#"<command id="a" title="Outline" shortcut="cmd+o"/>"#),
      "shortcut-reserved: cmd+o"),

    RuleCase("a piece is moved", board("", #"operation="move""#)),
    RuleCase("a tile is of the app", board(#"scope="app""#, #"operation="copy" undo="false""#)),
    RuleCase(
      "what may leave the app may be copied", board("", #"operation="copy" undo="false""#),
      "region-no-copy: <drag-source", "region-no-paste: <drop-target"),
    RuleCase(
      "a picture of other apps is none of these",
      board(#"scope="app""#, #"operation="move" undo="false""#, type: "public.png"),
      "region-no-copy: <drag-source", "drop-no-failure-notice: <drop-target",
      "region-no-paste: <drop-target"),
    RuleCase(
      "a PDF comes from other apps too, whatever its name begins with",
      board("", #"operation="move""#, type: "com.adobe.pdf"), "region-no-copy: <drag-source",
      "drop-no-failure-notice: <drop-target", "drop-no-undo: <drop-target",
      "region-no-paste: <drop-target"),
    RuleCase("Copy Pad copies a pad", pads("Copy Pad")),
    RuleCase(
      "Copy Link copies something else", pads("Copy Link"), "region-no-copy: <drag-source"),

    RuleCase(
      "a submenu that the menu bar lacks is missing once", remind(""), "menubar-complete: x",
      "menubar-complete: a"),
    RuleCase(
      "what it lacks of a submenu is missing by itself", remind(#"<item ref="a"/>"#),
      "menubar-complete: x", "menubar-complete: b"),
    RuleCase(
      "a primary button answers what its view shows",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        #"<view id="v" title="Locked"><button id="b" title="Unlock" role="primary"/></view>"#)),
    RuleCase(
      "another does not",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        #"<view id="v" title="Locked"><button id="b" title="Unlock"/></view>"#),
      "menubar-complete: b"),
    RuleCase(
      "the menu of a status item hangs from the menu bar",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        #"<menu id="status-menu" title="Status"><command id="b" title="Grant Access"/></menu>"#)),
    RuleCase(
      "a field of a view is no command",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        #"<commands>\#(span)</commands><view id="v"><pop-up-button id="p" choice="span"/></view>"#)),
    RuleCase(
      "a choice in a toolbar is",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        """
        <commands>\(span)</commands><view id="v"><toolbar id="t"><center>
        <pop-up-button id="p" choice="span"/></center></toolbar></view>
        """), "menubar-complete: span"),
    RuleCase(
      "a popover has what it becomes in a narrow window",
      mac(
        #"<toggle id="turn" title="Turn"/>"#,
        """
        <button id="b" title="Look" presents="p"/><popover id="p" title="Look" adapts-to="s"/>
        <sheet id="s" title="Look"><item ref="turn"/><command system="done"/></sheet>
        """)),
    RuleCase(
      "one command is no menu",
      mac(
        #"<command id="turn" title="Turn"/>"#,
        """
        <button id="b" title="Convert…" presents="s"/>
        <sheet id="s" title="Look"><item ref="turn"/><command system="done"/></sheet>
        """), "menubar-complete: b"),
    RuleCase("small words count nothing in an edit menu", phrases("Go to Entry", "Quote in Reply")),
    RuleCase("Paste and something is one", phrases("Paste and Translate")),
    RuleCase(
      "an article is a word", phrases("Add a Comment"), "edit-menu-title-long: Add a Comment"),
    RuleCase(
      "three words are three", phrases("Mark Next Row"), "edit-menu-title-long: Mark Next Row"),
    RuleCase(
      "a command is too long once",
      """
      <commands><command id="a" title="Look Up in Dictionary"/></commands>
      <edit-menu id="e" for="Text"><item ref="a" near="copy"/></edit-menu>
      <edit-menu id="f" for="Field"><item ref="a" near="copy"/></edit-menu>
      """, "edit-menu-title-long: a"),

    RuleCase(
      "though not of what Cancel gives up",
      editing(#"dismissal="free""#, #"<command system="cancel"/><command system="done"/>"#),
      "sheet-edits-free-dismiss: true"),
    RuleCase(
      "a complex task is in the wrong place",
      editing(#"task="complex""#, #"<command system="cancel"/><command system="done"/>"#),
      "sheet-complex: complex"),

    RuleCase("a recorder takes the screen", recorder("Record Sample", "cover")),
    RuleCase(
      "other tasks ask", recorder("Choose Sample", "cover"),
      "menu-ellipsis-missing: Choose Sample"),
    RuleCase(
      "and so does a sheet", recorder("Record Sample", "sheet"),
      "menu-ellipsis-missing: Record Sample"),
    RuleCase(
      "a popover to write in", note(#"<popover id="p" title="Note"/>"#)),
    RuleCase(
      "one with something to decide",
      note(
        #"<popover id="p" title="Note"><command id="d" title="Turn"/><command system="cancel"/></popover>"#
      ), "menu-ellipsis-missing: Edit Note"),

    RuleCase(
      "a menu may list what the edit menu does",
      quote(
        """
        <pull-down-button id="p" title="Insert" symbol="plus"><item ref="a"/>
        <command id="b" title="Turn"/><command id="c" title="Fold"/></pull-down-button>
        """)),
    RuleCase(
      "a button for it is a second one", quote(#"<button ref="a"/>"#),
      "edit-menu-duplicate-control: a"),

    RuleCase("a group that becomes a menu is one item", compose(#"collapse="menu""#)),
    RuleCase("another is all of its own", compose(""), "toolbar-count: <toolbar"),

    RuleCase(
      "a menu in a text is found where the edit menu is",
      highlight(#"<item ref="note" near="copy"/>"#)),
    RuleCase(
      "a card is no part of a text",
      highlight(#"<command id="x" title="Cite" near="copy"/>"#)
        .replacing(#"for="Highlight""#, with: #"for="Card""#),
      "context-menu-only: <command", "context-menu-only: <command"),
  ])
  func `a rule finds what is wrong and nothing else`(test: RuleCase) {
    let rules =
      [
        "menu-ellipsis-extra", "toolbar-segmented", "toolbar-tabbar-both", "menu-title-case",
        "button-title-long", "destructive-unmarked", "menu-split-related", "shortcut-reserved",
        "menubar-complete", "edit-menu-title-long", "sheet-edits-free-dismiss", "sheet-complex",
        "menu-ellipsis-missing", "edit-menu-duplicate-control", "toolbar-count",
        "context-menu-only", "context-menu-length", "menu-length",
      ] + Self.dragRules
    #expect(test.summary(of: rules) == test.findings)
  }
}
