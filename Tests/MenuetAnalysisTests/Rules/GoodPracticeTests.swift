import MenuetAnalysis
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
    <sheet id="s" title="Event" \(sheet)><command system="cancel"/><command system="done"/></sheet>
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

  private static func drop(_ menu: String) -> String {
    """
    <menu id="file" title="File">\(menu)</menu>
    <drop-target id="d" for="Model" scope="app" accepts="public.data"/>
    """
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

    RuleCase("a viewer opens what is dropped", drop(#"<command system="open"/>"#)),
    RuleCase(
      "an editor takes it in", drop(#"<command system="open"/><command system="save"/>"#),
      "drop-no-undo: <drop-target", "region-no-paste: <drop-target"),
    RuleCase(
      "what cannot open anything takes it in too", drop(#"<command system="print"/>"#),
      "drop-no-undo: <drop-target", "region-no-paste: <drop-target"),

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
        #"<command id="save" title="Save Game"/><command id="load" title="Load Game"/>"#,
        """
        <button id="b" title="Pause" presents="pause"/>
        <sheet id="pause" title="Paused"><command id="resume" title="Resume"/>
        <item ref="save"/><item ref="load"/><command system="done"/></sheet>
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
      #"<menu id="m" title="M"><command id="a" title="Save URL" symbol="plus" shortcut="cmd+n"/></menu>"#
    ),
    RuleCase(
      "a house is not",
      #"<menu id="m" title="M"><command id="a" title="Save URL" symbol="house" shortcut="cmd+n"/></menu>"#,
      "shortcut-reserved: cmd+n"),

    RuleCase(
      "a button names the list to which an item adds",
      list(#"<button id="b" title="Up Next" symbol="plus"/>"#)),
    RuleCase(
      "with another symbol it may be another",
      list(#"<button id="b" title="Up Next" symbol="tv"/>"#),
      "context-menu-only: <command"),
  ])
  func `a rule finds what is wrong and nothing else`(test: RuleCase) {
    let rules = [
      "pull-down-platform", "pop-up-platform", "menu-ellipsis-missing", "toolbar-ipad-bottom",
      "region-no-paste", "drop-no-undo", "menubar-complete", "shortcut-reserved",
      "context-menu-only",
    ]
    #expect(test.summary(of: rules) == test.findings)
  }
}
