import MenuetSource
import Testing

/// What good apps do and no rule says anything of, each beside what the same rule still finds.
struct PrecisionRuleTests {
  private static func document(_ platforms: String, _ content: String, more: String = "") -> String
  {
    """
    <menuet xmlns="urn:menuet:1" name="Example" platforms="\(platforms)" \(more)>
    \(content)
    </menuet>
    """
  }

  private static func tabbed(
    _ attributes: String, _ leading: String, region: String = "center"
  ) -> String {
    document(
      "ios",
      """
      <tab-bar id="tabs"><tab title="Songs" symbol="music.note" view="songs"/></tab-bar>
      <view id="songs" title="Songs"><toolbar id="bar" \(attributes)>
      <leading>\(leading)</leading>
      <\(region)><command id="sort" title="Sort" symbol="arrow.up.arrow.down"/></\(region)>
      </toolbar></view>
      """)
  }

  /// A Mac app with one command in its menu bar, and something else.
  private static func macMenus(_ content: String) -> String {
    document(
      "macos",
      """
      <menu-bar id="bar"><menu id="tools" title="Tools"><command id="turn" title="Turn"/></menu>
      </menu-bar>\(content)
      """)
  }

  /// A submenu of five colors and something behind them.
  private static func submenu(last: String) -> String {
    let colors = ["Red", "Blue", "Green", "Black", "White"]
    let options = colors.map { #"<option id="\#($0.lowercased())" title="\#($0)"/>"# }
    return """
      <menu id="m" title="M"><command id="a" title="Speak"/><submenu title="Color">
      <choice id="c" title="Color">\(options.joined())\(last)</choice></submenu></menu>
      <sheet id="s" title="Color"><command system="done"/></sheet>
      """
  }

  /// An Edit menu with nine standard commands and some more.
  private static func menuBar(own: Int, groups: Int = 1) -> String {
    let standard = [
      "undo", "redo", "cut", "copy", "paste", "delete", "select-all", "find", "print",
    ]
    let commands = standard.map { #"<command system="\#($0)"/>"# }
    let items = (1...own).map { number in
      let separator = groups > 1 && (number - 1) % (own / groups) == 0 ? "<separator/>" : ""
      return separator + #"<command id="c-\#(number)" title="Turn \#(number)"/>"#
    }
    return document(
      "macos",
      """
      <menu-bar id="bar"><menu standard="edit">\(commands.joined())\(items.joined())</menu></menu-bar>
      """)
  }

  private static func leading(_ symbols: [String]) -> String {
    let items = symbols.enumerated().map { number, symbol in
      #"<command id="go-\#(number)" title="Go \#(number)" symbol="\#(symbol)"/>"#
    }
    return document(
      "macos",
      """
      <toolbar id="bar"><leading>
      <sidebar-toggle/><group id="ways" title="Back/Forward">\(items.joined())</group><title/>
      </leading></toolbar>
      """)
  }

  private static func options(_ titles: String...) -> String {
    let options = titles.enumerated().map { number, title in
      #"<option id="o-\#(number)" title="\#(title)"/>"#
    }
    return """
      <menu id="view" title="View"><choice id="as" title="View">\(options.joined())</choice></menu>
      """
  }

  private static func library(_ title: String, language: String) -> String {
    document(
      "ios",
      """
      <toolbar id="bar"><trailing>
      <command id="edit" title="\(title)" display="title"/>
      <command id="sort" title="排序" symbol="arrow.up.arrow.down"/>
      </trailing></toolbar>
      """, more: #"language="\#(language)""#)
  }

  private static func grid(_ platforms: String, _ source: String, _ target: String) -> String {
    document(
      platforms,
      """
      <region id="grid" title="Photos" kind="photo" control="grid" container="true">
        <drag-source id="drag" \(source)><representation type="public.png"/></drag-source>
        <drop-target id="drop" \(target) accepts="public.image"/>
      </region>
      """)
  }

  private static func form(_ type: String) -> String {
    """
    <drag-source id="drag" for="Chart">
    <representation type="\(type)" fidelity="native"/><representation type="public.png"/>
    </drag-source>
    """
  }

  private static func shortcuts(_ content: String) -> String {
    #"<menu id="tools" title="Tools">\#(content)</menu>"#
  }

  @Test(arguments: [
    RuleCase("a navigation bar by its title is above the tab bar", tabbed("", "<title/>")),
    RuleCase("one by its way back", tabbed("", "<back/>")),
    RuleCase("one by its style", tabbed(#"style="navigator""#, "")),
    RuleCase(
      "a bar that says that it is below", tabbed(#"edge="bottom""#, "<title/>"),
      "toolbar-tabbar-both: <toolbar"),
    RuleCase(
      "a bar of which nothing tells", tabbed("", ""), "toolbar-tabbar-both: <toolbar"),
    RuleCase("one without a center stands beside a title", tabbed("", "", region: "trailing")),
    RuleCase(
      "the ways back and forward stand before the title",
      leading(["chevron.backward", "chevron.forward"])),
    RuleCase(
      "other commands do not", leading(["chevron.backward", "trash"]),
      "toolbar-leading-order: <title"),
    RuleCase(
      "options that go on with the title of their menu", options("as Icons", "as List")),
    RuleCase(
      "one that does while the others do not", options("as Icons", "List"),
      "menu-title-case: as Icons"),
    RuleCase(
      "a slip behind the beginning", options("as big icons", "as List"),
      "menu-title-case: as big icons"),
    RuleCase("a number and its unit", options("None", "15 minutes", "1 hour")),
    RuleCase(
      "what is more than that is a title", options("None", "1 hour before"),
      "menu-title-case: 1 hour before"),
    RuleCase("Edit is a word among symbols in Chinese", library("编辑", language: "zh-Hans")),
    RuleCase(
      "another word is not", library("新建合集", language: "zh-Hans"),
      "toolbar-mixed-style: <command"),
    RuleCase(
      "what only lets itself be copied is copied where it came from",
      grid("ios", "", #"scope="app" operation="copy""#)),
    RuleCase(
      "what may be moved is not",
      grid("ios", #"allows="copy move" on-move="removePhoto""#, #"scope="app" operation="copy""#),
      "drop-operation-mismatch: copy"),
    RuleCase("a table of the Mac has no placeholders", grid("macos", "", "")),
    RuleCase(
      "one of the iPad has", grid("ipados macos", "", ""), "drop-no-placeholder: <drop-target"),
    RuleCase(
      "a file promise of the Mac",
      grid("macos", #"transfer="slow" progress="true""#, #"placeholder="true""#)),
    RuleCase(
      "a slow transfer on the iPhone",
      grid("ios", #"transfer="slow" progress="true""#, #"placeholder="true""#),
      "drag-no-file-provider: slow"),
    RuleCase(
      "a type of the system is no native form", form("public.jpeg"), "type-undeclared: native"),
    RuleCase(
      "a type that nobody declares", form("com.example.chart"),
      "type-undeclared: com.example.chart"),
    RuleCase(
      "a submenu of new items says what they are",
      """
      <menu id="file" title="File"><command id="a" title="Open Vault"/><submenu title="New Item">
      <command id="login" title="New Login"/><command id="note" title="New Secure Note"/>
      </submenu></menu>
      """),
    RuleCase(
      "a command of this title says nothing", shortcuts(#"<command id="a" title="New Item"/>"#),
      "menu-title-vague: New Item"),
    RuleCase(
      "Delete comes last in a context menu",
      """
      <context-menu id="object" for="Shape"><command system="cut"/><command system="copy"/>
      <separator/><command id="lock" title="Lock" symbol="lock"/><separator/>
      <command system="delete"/></context-menu>
      """),
    RuleCase(
      "in the menu bar it stands with Cut",
      """
      <menu id="edit" title="Edit"><command system="cut"/><command system="copy"/>
      <separator/><command id="lock" title="Lock"/><separator/><command system="delete"/></menu>
      """, "menu-split-related: delete"),
    RuleCase(
      "an eraser is a tool", shortcuts(#"<command id="a" title="Erase" symbol="eraser"/>"#)),
    RuleCase(
      "an eraser without the symbol is none", shortcuts(#"<command id="a" title="Erase"/>"#),
      "destructive-unmarked: Erase"),
    RuleCase(
      "working together is offered with a symbol of its own",
      """
      <button id="a" title="Collaborate" symbol="person.crop.circle.badge.plus" presents="v"/>
      <activity-view id="v"/>
      """),
    RuleCase(
      "a paper plane is none",
      #"<button id="a" title="Send" symbol="paperplane" presents="v"/><activity-view id="v"/>"#,
      "activity-share-button: v"),
    RuleCase(
      "a submenu in a submenu has one finding",
      """
      <menu-bar id="bar"><menu standard="edit"><submenu title="Format"><submenu title="Font">
      <command id="big" title="Bigger"/><command id="small" title="Smaller"/>
      </submenu></submenu></menu></menu-bar>
      """, "submenu-depth: <submenu"),
    RuleCase(
      "what shows something asks for nothing",
      """
      <menu id="part" title="Part">
      <command id="a" title="Part Details" presents="s"/><command id="b" title="Note" presents="s"/>
      </menu><sheet id="s" title="Part" edits="true"><command system="cancel"/>
      <command system="done"/></sheet>
      """, "menu-ellipsis-missing: Note"),
    RuleCase(
      "a row of a sheet has room for one word more than a button",
      """
      <sheet id="s" title="Sleep Timer"><command id="a" title="When Current Song Ends"/>
      <command id="b" title="When Everything Downloaded Has Ended"/></sheet>
      <alert id="t" title="Stop?"><command id="c" title="When Current Song Ends"/></alert>
      """, "button-title-long: When Everything Downloaded Has Ended",
      "button-title-long: When Current Song Ends"),
    RuleCase(
      "letters alone are the keys of tools where there are several",
      shortcuts(
        """
        <command id="brush" title="Brush" shortcut="b"/>
        <command id="smudge" title="Smudge" shortcut="s"/>
        <command id="eraser" title="Eraser" symbol="eraser" shortcut="shift+e"/>
        """)),
    RuleCase(
      "letters are the names of notes where there are several",
      shortcuts(
        """
        <command id="a" title="C"/><command id="b" title="D"/><command id="c" title="E"/>
        """)),
    RuleCase(
      "two of them say nothing",
      shortcuts(#"<command id="a" title="C"/><command id="b" title="D"/>"#),
      "menu-title-vague: C", "menu-title-vague: D"),
    RuleCase(
      "Go is the verb of the question above it",
      """
      <sheet id="s" title="Go to Page"><command system="cancel"/>
      <command id="a" title="Go" role="primary"/></sheet>
      """),
    RuleCase(
      "a question without the verb does not say where",
      """
      <sheet id="s" title="Page"><command system="cancel"/>
      <command id="a" title="Go" role="primary"/></sheet>
      """, "button-vague: Go"),
    RuleCase(
      "Select All stands with other ways to select",
      """
      <menu id="edit" title="Edit"><command system="cut"/><command system="copy"/><separator/>
      <command system="select-all"/><command id="none" title="Select None"/></menu>
      """),
    RuleCase(
      "alone it stands with Cut",
      """
      <menu id="edit" title="Edit"><command system="cut"/><command system="copy"/><separator/>
      <command system="select-all"/><command id="lock" title="Lock"/></menu>
      """, "menu-split-related: select-all"),
    RuleCase(
      "Delete by any id comes last in a context menu",
      """
      <context-menu id="object" for="Shape"><command system="cut"/><command system="copy"/>
      <separator/><command id="lock" title="Lock" symbol="lock"/><separator/>
      <command id="remove" title="Delete" symbol="trash" destructive="false"/></context-menu>
      """),
    RuleCase(
      "deleting a line is writing",
      shortcuts(#"<command id="a" title="Delete Line"/>"#)),
    RuleCase(
      "deleting a row is not",
      shortcuts(#"<command id="a" title="Delete Row"/>"#), "destructive-unmarked: Delete Row"),
    RuleCase(
      "settings hold at once",
      """
      <menu id="m" title="M"><command id="a" title="Mixer" presents="s"/>
      <command id="b" title="New Track" presents="t"/></menu>
      <sheet id="s" title="Mixer"><toggle id="mute" title="Mute"/><command system="done"/></sheet>
      <sheet id="t" title="Track" edits="true"><command system="cancel"/>
      <command id="c" title="Create" role="primary" dismisses="true"/></sheet>
      """, "menu-ellipsis-missing: New Track"),
    RuleCase(
      "a thing that has to be completed asks for more",
      """
      <menu id="m" title="M"><command id="a" title="Poll" presents="s"/></menu>
      <sheet id="s" title="Poll" edits="true"><command system="cancel"/>
      <command id="c" title="Send" role="primary" dismisses="true"/></sheet>
      """, "menu-ellipsis-missing: Poll"),
    RuleCase(
      "on a phone Settings is a place",
      document(
        "ios", #"<menu id="m" title="M"><command system="settings" title="Settings"/></menu>"#)),
    RuleCase(
      "on the Mac it has an ellipsis",
      document(
        "ios macos",
        #"<menu id="m" title="M"><command system="settings" title="Settings"/></menu>"#),
      "menu-ellipsis-missing: Settings"),
    RuleCase(
      "an updater has a window of its own",
      shortcuts(
        """
        <command id="a" title="Check for Updates…"/><command id="b" title="Check for Errors…"/>
        """), "menu-ellipsis-extra: Check for Errors…"),
    RuleCase(
      "problems are reported under one name everywhere",
      shortcuts(
        """
        <command id="a" title="Report a Problem"/><command id="b" title="Report a Sighting"/>
        """), "menu-title-article: Report a Sighting"),
    RuleCase(
      "the standard commands of a menu bar are not too many",
      menuBar(own: 12)),
    RuleCase("those of the app are", menuBar(own: 16), "menu-length: <menu"),
    RuleCase(
      "a tab bar in the same view shares the place",
      document(
        "ios",
        """
        <view id="songs" title="Songs"><tab-bar id="tabs"><tab title="Songs" symbol="music.note"
        view="songs"/><tab title="More" symbol="ellipsis" view="more"/></tab-bar>
        <toolbar id="bar"><trailing><command id="sort" title="Sort" symbol="arrow.up"/></trailing>
        </toolbar></view><view id="more" title="More"/>
        """), "toolbar-tabbar-both: <toolbar"),
    RuleCase(
      "nothing shares the document's platforms with a watch that it does not show",
      document(
        "ios watchos",
        """
        <view id="v" platforms="ios"><button id="share" title="Share…" presents="a"/></view>
        <activity-view id="a"/>
        """)),
    RuleCase(
      "what a watch presents does",
      document(
        "ios watchos",
        #"<button id="share" title="Share…" presents="a"/><activity-view id="a"/>"#),
      "activity-platform: <activity-view"),
    RuleCase(
      "German takes more room",
      document(
        "ios",
        """
        <button id="a" title="Als abgebrochen markieren"/>
        <button id="b" title="Als nicht mehr benötigt kennzeichnen"/>
        """, more: #"language="de""#),
      "button-title-long: Als nicht mehr benötigt kennzeichnen"),
    RuleCase(
      "a link under the pointer is not selected",
      macMenus(
        """
        <context-menu id="link" for="PageLink"><command id="open" title="Open in New Tab"/>
        </context-menu>
        """)),
    RuleCase(
      "a tab may be",
      macMenus(
        """
        <context-menu id="tab" for="Tab"><command id="pin" title="Pin Tab"/></context-menu>
        """), "menubar-complete: pin"),
    RuleCase(
      "a command of the same title stands in the menu bar",
      macMenus(
        """
        <context-menu id="row" for="Row"><command id="turn-row" title="Turn"/></context-menu>
        """)),
    RuleCase(
      "a reply opens a window to write in",
      """
      <menu id="m" title="M"><command id="a" title="Reply" presents="s"/>
      <command id="b" title="Edit" presents="s"/><command id="c" title="Rewrite Text" presents="s"/>
      </menu><sheet id="s" title="Text" edits="true"><command system="cancel"/></sheet>
      """, "menu-ellipsis-missing: Rewrite Text"),
    RuleCase(
      "a cover is a mode",
      """
      <menu id="m" title="M"><command id="a" title="Cook Recipe" presents="c"/>
      <command id="b" title="Write Recipe" presents="d"/></menu>
      <cover id="c" title="Recipe"><command system="done"/></cover>
      <cover id="d" title="Recipe"><command system="cancel"/><command system="done"/></cover>
      """, "menu-ellipsis-missing: Write Recipe"),
    RuleCase(
      "settings are a place in German too",
      document(
        "ios",
        """
        <menu id="m" title="M"><command id="a" title="Einstellungen" presents="s"/>
        <command id="b" title="Neue Liste" presents="s"/></menu>
        <sheet id="s" title="Einstellungen"><toggle id="t" title="Ton"/><command system="done"/></sheet>
        """, more: #"language="de""#), "menu-ellipsis-missing: Neue Liste"),
    RuleCase(
      "whoever takes a file moves it",
      #"<drag-source id="d" for="Row" allows="move"><representation type="public.file-url"/></drag-source>"#
    ),
    RuleCase(
      "a drop target of the document moves what it takes",
      """
      <drag-source id="d" for="Row" allows="move"><representation type="com.example.task"/></drag-source>
      <drop-target id="t" for="List" accepts="com.example.task" operation="move"/>
      """),
    RuleCase(
      "one that copies does not",
      """
      <drag-source id="d" for="Row" allows="move"><representation type="com.example.task"/></drag-source>
      <drop-target id="t" for="List" accepts="com.example.task" operation="copy"/>
      """, "drag-move-no-remove: move"),
    RuleCase(
      "a menu of a menu bar in groups may be long", menuBar(own: 16, groups: 4)),
    RuleCase("it may not be endless", menuBar(own: 28, groups: 4), "menu-length: <menu"),
    RuleCase(
      "an alert gives a button its width",
      """
      <alert id="t" title="Stop?"><command id="a" title="Repeat Standing Orders"/>
      <command id="b" title="Repeat Every Standing Order Too"/></alert>
      <button id="c" title="Repeat Standing Orders"/>
      """, "button-title-long: Repeat Every Standing Order Too",
      "button-title-long: Repeat Standing Orders"),
    RuleCase(
      "items are what an inventory is about",
      shortcuts(
        """
        <command id="a" title="New Item"/><command id="b" title="Edit Item"/>
        <command id="c" title="Move Item"/><command id="d" title="Count Item"/>
        """)),
    RuleCase(
      "underlining what is read is marking",
      """
      <edit-menu id="e" for="Page"><command id="a" title="Highlight" near="copy" undoable="true"/>
      <command id="b" title="Underline" near="copy" undoable="true"/></edit-menu>
      """),
    RuleCase(
      "underlining what is written is the system's",
      """
      <edit-menu id="e" for="Page"><command id="a" title="Speak" near="copy"/>
      <command id="b" title="Underline" near="copy" undoable="true"/></edit-menu>
      """, "edit-menu-replaces-system: Underline"),
    RuleCase(
      "five colors and a way to more",
      submenu(last: #"<option id="o" title="Custom…" custom="true" presents="s"/>"#)),
    RuleCase(
      "six colors", submenu(last: #"<option id="o" title="Gray"/>"#), "submenu-length: <submenu"),
    RuleCase(
      "Delete can be undone",
      shortcuts(#"<command id="a" title="Delete" undoable="true"/>"#)),
    RuleCase(
      "Delete Album is more than Delete",
      shortcuts(#"<command id="a" title="Delete Album" undoable="true"/>"#),
      "destructive-unmarked: Delete Album"),
    RuleCase(
      "what only shows something changes nothing",
      """
      <view id="v" title="V" on-appear="reload"><button id="b" title="Show Map" presents="s"/></view>
      <sheet id="s" title="Map"><region id="r" title="Map" kind="image" control="image"/>
      <command system="done"/></sheet>
      """),
    RuleCase(
      "what takes input does",
      """
      <view id="v" title="V" on-appear="reload"><button id="b" title="Add Map…" presents="s"/></view>
      <sheet id="s" title="Map" edits="true" dismissal="ask"><command system="done"/></sheet>
      """, "surface-lifecycle-hook: <sheet"),
    RuleCase(
      "two views share two things",
      """
      <view id="v" title="V"><button id="b" title="Share Map…" presents="s"/></view>
      <view id="w" title="W"><button id="c" title="Share Place…" presents="s"/></view>
      <activity-view id="s"/>
      """),
    RuleCase(
      "one view shares one",
      """
      <view id="v" title="V"><button id="b" title="Share…" presents="s"/>
      <button id="c" title="Share Place…" presents="s"/></view>
      <activity-view id="s"/>
      """, "activity-second-presenter: s"),
    RuleCase(
      "one for other apps alone moves nothing of this one",
      """
      <drag-source id="d" for="Row" allows="move"><representation type="com.example.task"/></drag-source>
      <drop-target id="t" for="List" accepts="com.example.task" operation="copy" scope="external"/>
      <drop-target id="u" for="Bin" accepts="com.example.task" scope="external"/>
      """, "drag-move-no-remove: move"),
    RuleCase(
      "what another place of the app takes is moved by it",
      """
      <drag-source id="d" for="Row" allows="move"><representation type="com.example.task"/>
      <representation type="public.plain-text"/></drag-source>
      <drop-target id="t" for="List" accepts="com.example.task"/>
      """),
    RuleCase(
      "a sheet that only confirms asks for nothing",
      """
      <menu id="m" title="M"><command id="a" title="Report Junk" presents="s"/></menu>
      <sheet id="s" title="Report?"><command system="cancel"/>
      <command id="b" title="Delete and Report" role="destructive"/></sheet>
      """),
    RuleCase(
      "one with a field does",
      """
      <menu id="m" title="M"><command id="a" title="Report Junk" presents="s"/></menu>
      <sheet id="s" title="Report?"><command system="cancel"/><toggle id="t" title="Also Block"/>
      <command id="b" title="Delete and Report" role="destructive"/></sheet>
      """, "menu-ellipsis-missing: Report Junk"),
    RuleCase(
      "a sheet beside which the view stays in use is a palette",
      """
      <menu id="m" title="M"><command id="a" title="Directions" presents="s"/></menu>
      <sheet id="s" title="Directions" modality="nonmodal" detents="medium large">
      <command system="cancel"/><toggle id="t" title="Avoid Tolls"/></sheet>
      """),
    RuleCase(
      "a command is there under another id",
      document(
        "ios",
        """
        <view id="v" title="V"><button id="pay" title="Transfer" presents="s"/>
        <button id="pin" title="Pin Card"/>
        <context-menu id="c" for="Card"><command id="a" title="Pay…" presents="s"/>
        <command id="b" title="Open"/><command id="d" title="Pin Card"/>
        <command id="e" title="Freeze"/></context-menu></view>
        <sheet id="s" title="S" edits="true" dismissal="ask"><command system="cancel"/></sheet>
        """), "context-menu-only: <command"),
    RuleCase(
      "two things are shared by two names",
      """
      <button id="b" title="Share Song…" presents="s"/><button id="c" title="Share Lyrics…" presents="s"/>
      <activity-view id="s"/>
      """),
    RuleCase(
      "what gives something back stays open",
      """
      <action-extension id="x" title="Clean Up" accepts="text" returns="public.plain-text">
      <command id="a" title="Clean Up" duration="long" activity-indicator="true"/></action-extension>
      """),
    RuleCase(
      "what gives nothing back does not",
      """
      <action-extension id="x" title="Clean Up" accepts="text">
      <command id="a" title="Clean Up" duration="long" activity-indicator="true"/></action-extension>
      """, "extension-lengthy: long", "extension-progress: true"),
    RuleCase(
      "one of them is a slip",
      shortcuts(
        """
        <command id="brush" title="Brush" shortcut="b"/>
        <command id="smudge" title="Smudge" shortcut="cmd+opt+s"/>
        <command id="eraser" title="Eraser" symbol="eraser" shortcut="b" platforms="macos"/>
        """), "shortcut-syntax: b", "shortcut-syntax: b"),
    RuleCase(
      "highlighting changes content",
      """
      <edit-menu id="e" for="Page"><command id="a" title="Highlight" near="copy"/>
      <command id="b" title="Speak" near="copy"/></edit-menu>
      """, "edit-menu-undo: <command"),
  ])
  func `a rule finds what is wrong and nothing else`(test: RuleCase) {
    let rules = [
      "toolbar-tabbar-both", "toolbar-leading-order", "menu-title-case", "toolbar-mixed-style",
      "drop-operation-mismatch", "drop-no-placeholder", "drag-no-file-provider", "type-undeclared",
      "menu-title-vague", "menu-split-related", "destructive-unmarked", "activity-share-button",
      "submenu-single", "submenu-depth", "button-title-long", "menu-ellipsis-missing",
      "edit-menu-undo", "shortcut-syntax", "button-vague", "menu-ellipsis-extra",
      "menu-title-article", "menu-length", "activity-platform", "menubar-complete",
      "drag-move-no-remove", "edit-menu-replaces-system", "submenu-length",
      "surface-lifecycle-hook", "activity-second-presenter",
      "context-menu-only", "extension-lengthy", "extension-progress",
    ]
    #expect(test.summary(of: rules) == test.findings)
  }

  @Test(arguments: [
    (#"<edit-menu id="e" for="Field"/>"#, true),
    (#"<menu id="m" title="M"><command id="c" title="Copy"/></menu>"#, true),
    (#"<menu id="m" title="M"><command id="c" title="Copy Link"/></menu>"#, false),
  ])
  func `an edit menu brings Copy, and a command of the app may be it`(text: String, copies: Bool) {
    let drag = """
      <drag-source id="d" for="Row" allows="copy"><representation type="public.png"/></drag-source>
      """
    let found = AnalyzedDocument(text + drag, rules: ["region-no-copy"]).findings(
      of: "region-no-copy")
    #expect(found.isEmpty == copies)
  }

  @Test
  func `a nonmodal sheet follows what people select, a modal one is opened by something`() {
    let attributes = #"modality="nonmodal" detents="medium large""#
    #expect(remedies("sheet-unpresented", #"<sheet id="s" title="P" \#(attributes)/>"#).isEmpty)
    #expect(!remedies("sheet-unpresented", #"<sheet id="s" title="P"/>"#).isEmpty)
  }

  @Test
  func `a shortcut that remains open has a remedy too`() {
    func remedy(_ shortcut: String) -> [String] {
      remedies(
        "shortcut-syntax",
        Self.shortcuts(#"<command id="a" title="Turn" shortcut="\#(shortcut)"/>"#))
    }
    #expect(remedy("cmd+nn") == ["write modifiers and one key, such as 'cmd+n'"])
    #expect(remedy("command+n") == ["write 'cmd+n'"])
  }

  @Test
  func `the commands of the pasteboard count as one`() {
    func menu(_ own: Int) -> String {
      let items = (1...own).map { #"<command id="c\#($0)" title="Turn \#($0)"/>"# }.joined()
      return #"<context-menu id="m" for="Row"><command system="cut"/><command system="copy"/>"#
        + #"<command system="paste"/>\#(items)</context-menu>"#
    }
    #expect(remedies("context-menu-length", menu(5)).isEmpty)
    #expect(remedies("context-menu-length", menu(8)).count == 1)
  }

  private func remedies(_ rule: RuleID, _ text: String) -> [String] {
    AnalyzedDocument(text, rules: [rule]).findings(of: rule).flatMap(\.fixIts).map(\.title)
  }

  @Test
  func `Command is no remedy where it takes a shortcut from another`() {
    let tools = Self.shortcuts(
      """
      <command id="brush" title="Brush" shortcut="b"/>
      <command id="smudge" title="Smudge" shortcut="s"/>
      <command id="lock" title="Lock" shortcut="cmd+b"/>
      """)
    #expect(
      remedies("shortcut-syntax", tools) == [
        "add 'cmd' and another modifier: 'cmd+b' is taken",
        "add 'cmd' and another modifier: 'cmd+s' is taken",
      ])
  }

  @Test
  func `a remedy says what to write`() {
    #expect(
      remedies("drop-no-placeholder", Self.grid("ios", "", ""))
        == [#"show a placeholder  placeholder="true""#])
    #expect(
      remedies("toolbar-tabbar-both", Self.tabbed("", "")) == [#"put it at the top  edge="top""#])
    #expect(
      remedies("type-undeclared", Self.form("public.jpeg"))
        == [#"say how true it is  fidelity="lossy""#])
    #expect(remedies("type-undeclared", Self.form("public.url")) == ["remove 'fidelity'"])
    let popUp =
      #"<pop-up-button id="p" title="P"><option id="a" title="A"/><option id="b" title="B"/></pop-up-button>"#
    #expect(
      remedies("pop-up-platform", Self.document("tvos", popUp))
        == ["leave it out; let people choose in a list"])
  }

  @Test(arguments: [
    #"<menu id="m" title="M"><command system="zoom"/></menu><commands>§</commands>"#,
    #"<commands>§</commands><menu id="m" title="M"><command system="zoom"/></menu>"#,
  ])
  func `whoever takes the id of a standard command is blamed`(text: String) throws {
    let choice =
      #"<choice id="zoom" title="Zoom"><option id="a" title="A"/><option id="b" title="B"/></choice>"#
    let analyzed = AnalyzedDocument(text.replacing("§", with: choice))
    let finding = try #require(analyzed.findings(of: "duplicate-id").first)
    #expect(analyzed.findings(of: "duplicate-id").count == 1)
    #expect(
      finding.message == "'zoom' is the id of a standard command, which the document places too")
    #expect(analyzed.blamed(finding) == "zoom")
    #expect(finding.notes.count == 1)
  }

  @Test
  func `the list of recent documents is no data`() {
    func findings(_ title: String) -> Int {
      remedies("destructive-unmarked", Self.shortcuts(#"<command id="a" title="\#(title)"/>"#))
        .count
    }
    #expect(findings("Clear Menu") == 0)
    #expect(findings("Clear History") == 1)
  }

  @Test
  func `a sentence where an id is expected is what something else says`() {
    func remedy(_ notice: String) -> [String] {
      remedies("reference-unresolved", Self.grid("ios", "", #"on-failure="\#(notice)""#))
    }
    #expect(
      remedy("The photo can’t be added.")
        == ["write it into an alert or region of its own, and name that by its id"])
    #expect(remedy("failure") == ["declare 'failure', or refer to something that is declared"])
  }

  @Test
  func `a command that stands in a view by itself becomes a button`() {
    let text = #"<view id="v"><command id="a" title="Play"/></view>"#
    #expect(remedies("unknown-element", text) == ["write 'button'"])
    #expect(
      remedies("unknown-element", #"<view id="v"><toggle id="a" title="Play"/></view>"#)
        != ["write 'button'"])
  }
}
