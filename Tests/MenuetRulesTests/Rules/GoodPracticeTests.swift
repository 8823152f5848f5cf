import MenuetSource
import Testing

/// What the guidelines of newer systems, or the apps of the system itself, allow beyond the letter of a
/// rule, each beside what the same rule still finds.
struct GoodPracticeTests {
  private static func document(_ attributes: String, _ content: String) -> String {
    """
    <menuet xmlns="urn:menuet:1" name="Example" \(attributes)>
    \(content)
    </menuet>
    """
  }

  private static func television(_ attributes: String) -> String {
    document(
      attributes,
      """
      <pull-down-button id="more" title="Subtitles" symbol="captions.bubble">
      <command id="a" title="Play"/><command id="b" title="Stop"/><command id="c" title="Rewind"/>
      </pull-down-button>
      <pop-up-button id="q" title="Quality"><option id="d" title="Best" default="true"/>
      <option id="e" title="Good"/></pop-up-button>
      """)
  }

  private static func editor(_ command: String, _ sheet: String = #"edits="true""#) -> String {
    """
    <menu id="m" title="Calendar"><command id="c" \(command) presents="s"/></menu>
    <sheet id="s" title="Event" dismissal="guarded" \(sheet)><command system="cancel"/><command system="done"/></sheet>
    """
  }

  private static func bars(_ platforms: String, _ first: String) -> String {
    document(
      #"platforms="\#(platforms)""#,
      """
      <view id="photos" title="Photos">
      <toolbar id="top" \(first)><trailing><command id="sort" title="Sort" symbol="textformat"/></trailing>
      </toolbar>
      <toolbar id="selection" edge="bottom"><trailing>
      <command id="tag" title="Tag" symbol="tag"/></trailing></toolbar>
      </view>
      """)
  }

  private static func drop(
    _ menu: String, _ target: String = #"accepts="public.data""#
  ) -> String {
    """
    <menu id="file" title="File">\(menu)</menu>
    <drop-target id="d" for="Model" scope="app" \(target) undo="\(target.contains("public."))"/>
    """
  }

  private static func sheet(_ content: String, title: String = "Letter") -> String {
    """
    <sheet id="s" title="\(title)" edits="true">\(content)</sheet>
    <button id="b" title="Write…" presents="s"/>
    """
  }

  private static func button(_ title: String, _ language: String) -> String {
    document(
      #"platforms="ios" language="\#(language)""#, #"<button id="b" title="\#(title)"/>"#)
  }

  /// An alert with Cancel, the answer of four words, and some more.
  private static func alert(answers: Int) -> String {
    let more = (0..<answers).map {
      #"<command id="c\#($0)" title="Turn \#($0)" dismisses="true"/>"#
    }
    return """
      <alert id="a" title="Clear?"><command id="b" title="Older Than 1 Month" dismisses="true"/>
      \(more.joined())<command system="cancel"/></alert><button id="o" title="Clear…" confirm="a"/>
      """
  }

  private static func share(_ first: String, _ second: String) -> String {
    #"<menu id="m" title="M">\#(first)\#(second)</menu><activity-view id="s"/>"#
  }

  private static func bar(_ leading: String, _ trailing: String = "") -> String {
    document(
      #"platforms="macos""#,
      """
      <toolbar id="bar"><leading>\(leading)</leading>
      <center><command id="x" title="Turn" symbol="gear"/></center>
      <trailing>\(trailing)</trailing></toolbar>
      """)
  }

  private static func submenu(_ titles: String...) -> String {
    let options = titles.enumerated().map { #"<option id="o\#($0)" title="\#($1)"/>"# }.joined()
    return """
      <pull-down-button id="p" title="Sort" symbol="star"><submenu title="Rating">
      <choice id="c" title="Rating">\(options)</choice></submenu>
      <command id="a" title="Turn"/><command id="b" title="Spin"/></pull-down-button>
      """
  }

  private static func choice(_ count: Int) -> String {
    let options = (1...count).map { #"<option id="o\#($0)" title="Tool \#($0)"/>"# }.joined()
    return #"<submenu title="Tool"><choice id="c" title="Tool">\#(options)</choice></submenu>"#
  }

  private static func chinese(_ title: String) -> String {
    document(
      #"platforms="ios" language="zh-Hans""#,
      """
      <menu id="m" title="笔记"><command id="c" title="\(title)" presents="s"/></menu>
      <sheet id="s" title="笔记"><command system="done"/></sheet>
      """)
  }

  private static func table(_ more: String) -> String {
    #"<menu id="m" title="M"><command id="a" title="Delete Row"/>\#(more)</menu>"#
  }

  private static func textAndCards(_ more: String) -> String {
    document(
      #"platforms="ipados""#,
      """
      <view id="v" title="Notes"><toolbar id="bar"><center>
      <command id="a" title="Cite" symbol="quote.opening"/></center><trailing>
      <command id="b" title="Turn" symbol="star"/></trailing></toolbar>
      <edit-menu id="e" for="Text"><item ref="a" near="copy"/></edit-menu>\(more)</view>
      """)
  }

  private static func macMenus(_ menu: String, _ content: String) -> String {
    document(
      #"platforms="macos""#,
      #"<menu-bar id="bar"><menu id="tools" title="Tools">\#(menu)</menu></menu-bar>\#(content)"#)
  }

  private static func list(_ button: String) -> String {
    document(
      #"platforms="ios""#,
      """
      <view id="v" title="Movies"><context-menu id="m" for="Poster">
      <command id="add" title="Add to Up Next" symbol="plus"/></context-menu>\(button)</view>
      """)
  }

  @Test(arguments: [
    RuleCase(
      "buttons of Apple TV show menus since tvOS 17",
      television(#"platforms="tvos" min-tvos="17.0""#)),
    RuleCase(
      "before that they do not", television(#"platforms="tvos" min-tvos="16.4""#),
      "pull-down-platform: <pull-down-button", "pop-up-platform: <pop-up-button"),
    RuleCase(
      "and where nothing is said of it", television(#"platforms="tvos""#),
      "pull-down-platform: <pull-down-button", "pop-up-platform: <pop-up-button"),
    RuleCase(
      "a watch never shows them", television(#"platforms="watchos" min-tvos="18.0""#),
      "pull-down-platform: <pull-down-button", "pop-up-platform: <pop-up-button"),
    RuleCase(
      "a version that cannot be read may be any",
      television(#"platforms="tvos" min-tvos="soon""#)),

    RuleCase("a new thing is begun in its editor", editor(#"title="New Event""#)),
    RuleCase("and goes on in it", editor(#"title="Edit Event""#)),
    RuleCase(
      "what is made anew is asked for",
      editor(#"title="New Event""#)
        .replacing(
          #"<command system="done"/>"#, with: #"<command id="d" title="Create" role="primary"/>"#),
      "menu-ellipsis-missing: New Event"),
    RuleCase(
      "what is kept is not",
      editor(#"title="New Event""#)
        .replacing(
          #"<command system="done"/>"#, with: #"<command id="d" title="Save" role="primary"/>"#)),
    RuleCase(
      "another command asks", editor(#"title="Invite Guest""#),
      "menu-ellipsis-missing: Invite Guest"),
    RuleCase(
      "a sheet that is no editor asks", editor(#"title="New Event""#, ""),
      "menu-ellipsis-missing: New Event"),
    RuleCase(
      "what says that it asks, asks", editor(#"title="New Event" needs-input="true""#),
      "menu-ellipsis-missing: New Event"),

    RuleCase(
      "a bar for what is selected stands below the one at the top", bars("ipados", "")),
    RuleCase(
      "the one at the top is for the Mac", bars("ipados macos", #"platforms="macos""#),
      "toolbar-ipad-bottom: bottom"),
    RuleCase(
      "both are at the bottom", bars("ipados", #"edge="bottom""#),
      "toolbar-ipad-bottom: bottom", "toolbar-ipad-bottom: bottom"),

    RuleCase(
      "a submenu of the menu bar has the parts of a command",
      macMenus(
        """
        <submenu title="Export"><command id="pdf" title="PDF"/><command id="png" title="PNG"/></submenu>
        """, #"<button id="b" title="Export…"/>"#)),
    RuleCase(
      "a menu of that name is something else",
      macMenus(#"<command id="turn" title="Turn"/>"#, #"<button id="b" title="Tools"/>"#),
      "menubar-complete: b"),
    RuleCase(
      "what opens a list of commands is there by those",
      macMenus(
        """
        <command id="save" title="Save Game"/><command id="load" title="Load Game"/>
        <command id="leave" title="Leave Game"/>
        """,
        """
        <button id="b" title="Pause" presents="pause"/>
        <sheet id="pause" title="Paused"><command id="resume" title="Resume"/>
        <item ref="save"/><item ref="load"/><item ref="leave"/><command system="done"/></sheet>
        """)),
    RuleCase(
      "unless the half of them is not",
      macMenus(
        #"<command id="save" title="Save Game"/>"#,
        """
        <button id="b" title="Pause" presents="pause"/>
        <sheet id="pause" title="Paused"><command id="resume" title="Resume"/>
        <item ref="save"/><command system="done"/></sheet>
        """), "menubar-complete: b"),

    RuleCase(
      "a plus is something new",
      #"<menu id="m" title="M"><command id="a" title="Save URL…" needs-input="true" symbol="plus" shortcut="cmd+n"/></menu>"#
    ),
    RuleCase(
      "a house is not",
      #"<menu id="m" title="M"><command id="a" title="Save URL" symbol="house" shortcut="cmd+n"/></menu>"#,
      "shortcut-reserved: cmd+n"),

    RuleCase(
      "a plus that asks nothing is not",
      #"<menu id="m" title="M"><command id="a" title="Zoom In" symbol="plus" shortcut="cmd+n"/></menu>"#,
      "shortcut-reserved: cmd+n"),
    RuleCase(
      "a button names the list to which an item adds",
      list(#"<button id="b" title="Up Next" symbol="plus"/>"#)),
    RuleCase(
      "with another symbol it may be another",
      list(#"<button id="b" title="Up Next" symbol="tv"/>"#),
      "context-menu-only: <command"),
    RuleCase(
      "what is customary asks",
      #"<menu id="m" title="M"><command id="a" title="Find and Replace…"/></menu>"#),
    RuleCase(
      "so do settings",
      #"<menu id="m" title="M"><command id="a" title="Catalog Settings…"/></menu>"#),
    RuleCase(
      "and a toggle that begins with a question",
      #"<menu id="m" title="M"><toggle id="a" form="title" on-title="Sign Out" off-title="Sign In…"/></menu>"#
    ),
    RuleCase(
      "what is not declared to ask does not",
      #"<menu id="m" title="M"><command id="a" title="Turn…"/></menu>"#,
      "menu-ellipsis-extra: Turn…"),
    RuleCase(
      "German has customs of its own",
      document(
        #"platforms="macos" language="de""#,
        """
        <menu id="m" title="M"><command id="a" title="Nach Updates suchen…"/>
        <command id="b" title="Drehen…"/></menu>
        """), "menu-ellipsis-extra: Drehen…"),

    RuleCase(
      "a sheet with a switch and no Cancel holds each change",
      sheet(#"<toggle id="t" title="Sounds"/><command system="done"/>"#)),
    RuleCase(
      "one with settings too", sheet(#"<command system="done"/>"#, title: "Project Settings")),
    RuleCase(
      "what a button saves is lost",
      sheet(#"<command id="t" title="Apply" role="primary" dismisses="true"/>"#),
      "sheet-edits-free-dismiss: true"),
    RuleCase(
      "what can be given up can be lost",
      sheet(
        #"<toggle id="t" title="Sounds"/><command system="cancel"/><command system="done"/>"#),
      "sheet-edits-free-dismiss: true"),

    RuleCase("German words are longer", button("Alle Einstellungen zurücksetzen", "de")),
    RuleCase(
      "but not by that much", button("Umsatzsteuervoranmeldungen versenden", "de"),
      "button-title-long: Umsatzsteuervoranmeldungen versenden"),
    RuleCase("letters are narrower than Chinese characters", button("通过 Apple 登录", "zh-Hans")),
    RuleCase(
      "nine of those are too many", button("立即登录并查看订单吧", "zh-Hans"),
      "button-title-long: 立即登录并查看订单吧"),
    RuleCase("answers one above the other have room", alert(answers: 2)),
    RuleCase(
      "beside each other they do not", alert(answers: 0),
      "button-title-long: Older Than 1 Month"),

    RuleCase(
      "Share and another way to the same view",
      share(
        #"<command id="b" title="Export CSV" presents="s"/>"#,
        "<command system=\"share\" presents=\"s\"/>"),
      "activity-second-presenter: s"),
    RuleCase(
      "no way is a Share button", share(#"<command id="b" title="Export CSV" presents="s"/>"#, ""),
      "activity-share-button: s"),
    RuleCase(
      "what stands nowhere is no second way",
      #"<commands><command id="b" title="Share All" presents="s"/></commands>"#
        + share("", "<command system=\"share\" presents=\"s\"/>")),

    RuleCase(
      "the button of a handmade sidebar is before the title",
      bar(#"<command id="a" title="Show Library" symbol="sidebar.left"/><title/>"#)),
    RuleCase(
      "another button is not",
      bar(#"<command id="a" title="Show Library" symbol="books.vertical"/><title/>"#),
      "toolbar-leading-order: <title"),
    RuleCase(
      "the filled one of two buttons is the preferred one, and they say what they do",
      bar(
        #"<command id="a" title="Save" symbol="heart"/>"#,
        """
        <button id="c" title="Add to Bag" symbol="cart" style="tinted" display="title"/>
        <button id="b" title="Buy Now" symbol="bag" style="filled" display="title"/>
        """)),
    RuleCase(
      "a gray one beside it is of another kind",
      bar(
        #"<command id="a" title="Save" symbol="heart"/>"#,
        """
        <button id="c" title="Add to Bag" symbol="cart" style="gray" display="title"/>
        <button id="b" title="Buy Now" symbol="bag" style="filled" display="title"/>
        """), "toolbar-mixed-style: <button", "toolbar-mixed-style: filled"),

    RuleCase(
      "pieces are moved on the board of a game",
      drop(
        #"<command system="print"/>"#,
        #"operation="move" accepts="com.example.piece""#)
          + """
          <drag-source id="s" for="Piece" scope="app"><representation type="com.example.piece"/>
          </drag-source>
          """),
    RuleCase(
      "pictures are taken in", drop(#"<command system="print"/>"#),
      "drop-no-undo: <drop-target", "region-no-paste: <drop-target"),

    RuleCase("a scale has a none", submenu("None", "1", "2", "3", "4", "5")),
    RuleCase("before or behind the others", submenu("1", "2", "3", "4", "5", "None")),
    RuleCase(
      "six are six", submenu("1", "2", "3", "4", "5", "6"), "submenu-length: <submenu"),
    RuleCase(
      "a menu that two places show is too deep once",
      """
      <menu id="view" title="View"><submenu title="Group"><command id="a" title="Turn"/></submenu>
      <command id="b" title="Spin"/></menu>
      <menu id="m" title="M"><submenu ref="view"/><command id="c" title="Lift"/></menu>
      <pull-down-button id="more" more="true"><submenu ref="view"/><command id="d" title="Drop"/>
      <command id="e" title="Fold"/></pull-down-button>
      """, "submenu-depth: <submenu"),
    RuleCase(
      "so is the row of one too short",
      """
      <menu id="align" title="Align" layout="small">
      <command id="a" title="Left" symbol="align.horizontal.left"/>
      <command id="b" title="Right" symbol="align.horizontal.right"/></menu>
      <menu id="m" title="M"><submenu ref="align"/><command id="c" title="Lift"/></menu>
      """, "layout-small-few: small"),
    RuleCase(
      "Chinese says too what is shown", chinese("历史版本")),
    RuleCase("and information", chinese("笔记信息")),
    RuleCase("and what asks", chinese("添加标签"), "menu-ellipsis-missing: 添加标签"),
    RuleCase(
      "the options of one choice are one list", macMenus(choice(16), "")),
    RuleCase(
      "of any length they are not", macMenus(choice(21), ""), "menu-length: <submenu"),

    RuleCase(
      "where nothing is saved, Shift-Command-S is free",
      #"<menu id="m" title="M"><command id="a" title="Sync" shortcut="cmd+shift+s"/></menu>"#),
    RuleCase(
      "where something is, it is not",
      """
      <menu id="m" title="M"><command system="save"/>
      <command id="a" title="Sync" shortcut="cmd+shift+s"/></menu>
      """, "shortcut-reserved: cmd+shift+s"),

    RuleCase(
      "a row of a table comes back as it went",
      table(#"<command id="b" title="Delete Column"/><command system="undo"/>"#)),
    RuleCase(
      "a record does not", table(#"<command system="undo"/>"#),
      "destructive-unmarked: Delete Row"),
    RuleCase(
      "where nothing is undone, neither does", table(#"<command id="b" title="Delete Column"/>"#),
      "destructive-unmarked: Delete Row", "destructive-unmarked: Delete Column"),
    RuleCase(
      "a table may not", #"<menu id="m" title="M"><command id="a" title="Delete Table"/></menu>"#,
      "destructive-unmarked: Delete Table"),
    RuleCase(
      "what renames in place asks for nothing",
      #"<menu id="m" title="M"><command system="rename" title="Rename"/></menu>"#),
    RuleCase(
      "what says that it asks, asks",
      #"<menu id="m" title="M"><command system="rename" title="Rename" needs-input="true"/></menu>"#,
      "menu-ellipsis-missing: Rename"),

    RuleCase(
      "the panes of settings stand in no menu bar",
      macMenus(
        #"<command id="turn" title="Turn"/>"#,
        #"<view id="v" title="Settings"><button id="b" title="Reset Warnings"/></view>"#)),
    RuleCase(
      "what other views show does",
      macMenus(
        #"<command id="turn" title="Turn"/>"#,
        #"<view id="v" title="Library"><button id="b" title="Reset Warnings"/></view>"#),
      "menubar-complete: b"),
    RuleCase(
      "where there is nothing else, it is for the text", textAndCards(""),
      "edit-menu-duplicate-control: <command"),
  ])
  func `a rule finds what is wrong and nothing else`(test: RuleCase) {
    let rules = [
      "pull-down-platform", "pop-up-platform", "menu-ellipsis-missing", "toolbar-ipad-bottom",
      "region-no-paste", "drop-no-undo", "menubar-complete", "shortcut-reserved",
      "context-menu-only", "menu-ellipsis-extra", "sheet-edits-free-dismiss", "button-title-long",
      "activity-share-button", "activity-second-presenter", "toolbar-leading-order",
      "toolbar-mixed-style", "submenu-length", "submenu-depth", "menu-length",
      "destructive-unmarked", "edit-menu-duplicate-control", "layout-small-few",
    ]
    #expect(test.summary(of: rules) == test.findings)
  }
}
