import MenuetRules
import MenuetSource
import Testing

struct ContextMenuRulesTests {
  private func menu(_ content: String, _ attributes: String = "") -> String {
    "<context-menu id=\"m\" for=\"NoteRow\" \(attributes)>\(content)</context-menu>"
  }

  private func commands(_ count: Int, _ attributes: String = "") -> String {
    (0..<count).map { "<command id=\"c\($0)\" title=\"Open\" symbol=\"s.\($0)\" \(attributes)/>" }
      .joined()
  }

  @Test
  func `what a context menu alone offers is one finding for the menu`() {
    let text = menu(
      #"<command id="x" title="Pin" symbol="pin"/><command id="y" title="Lock" symbol="lock"/>"#)
    let one = #"<button ref="x"/>"#
    #expect(Outcome("context-menu-only", text + one).blamed == ["<context-menu"])
    #expect(Outcome("context-menu-only", text + one + #"<button ref="y"/>"#).isEmpty)
  }

  @Test
  func `commands on the whole app are one finding for a menu`() {
    let app = #"<command system="settings"/><command id="x" title="Sync" scope="app"/>"#
    let outcome = Outcome("context-menu-global", menu(app + #"<command id="y" title="Help"/>"#))
    #expect(outcome.blamed == ["settings"])
    #expect(outcome.findings[0].notes.map { $0.message } == ["'Sync' likewise"])
  }

  @Test
  func `the length counts what is there at one time`() {
    #expect(Outcome("context-menu-length", menu(commands(6))).isEmpty)
    #expect(Outcome("context-menu-length", menu(commands(7))).severities == [.note])
    #expect(Outcome("context-menu-length", menu(commands(8))).severities == [.note])
    #expect(Outcome("context-menu-length", menu(commands(9))).severities == [.note])
    let narrowed = document(
      "ios macos",
      menu(commands(5, #"platforms="ios""#))
        .replacing("</context-menu>", with: "")
        + (0..<5).map { "<command id=\"d\($0)\" title=\"Open\" platforms=\"macos\"/>" }.joined()
        + "</context-menu>")
    #expect(Outcome("context-menu-length", narrowed).isEmpty)
    // Unavailable items hide here: alternatives share a place.
    let alternatives = document(
      "ios",
      menu(
        commands(8, #"enabled-when="a""#)
          + #"<command id="x" title="Open" enabled-when="not a"/>"#))
    #expect(Outcome("context-menu-length", alternatives).severities == [.note])
  }

  @Test
  func `submenus and placeholders count once, choices and pairs all their rows`() {
    let rows = commands(6)
    func severities(_ last: String) -> [Severity] {
      Outcome("context-menu-length", menu(rows + last)).severities
    }
    #expect(
      severities(#"<submenu title="More">"# + #"<dynamic id="d" max="40"/></submenu>"#) == [.note])
    #expect(severities(#"<dynamic id="d" max="40"/>"#) == [.note])
    #expect(
      severities(
        """
        <choice id="o"><option id="o1" title="One"/><option id="o2" title="Two"/>
        <option id="o3" title="Three"/></choice>
        """) == [.note])
  }

  @Test
  func `groups without items on a platform do not count there`() {
    let three = (0..<3).map {
      "<section><command id=\"c\($0)\" title=\"Open\" symbol=\"s.\($0)\"/></section>"
    }.joined()
    func outcome(_ fourth: String) -> Outcome {
      Outcome(
        "context-menu-groups", document("ios macos", menu(three + "<section>\(fourth)</section>")))
    }
    #expect(outcome(#"<command id="x" title="Open"/>"#).severities == [.note])
    #expect(
      outcome(#"<command id="x" title="Open" platforms="macos"/>"#).message.hasSuffix("on macOS"))
    #expect(
      Outcome(
        "context-menu-groups",
        document(
          "ios",
          menu(
            """
            <section><command id="x" title="Open"/></section>
            <section><command id="y" title="Open" enabled-when="a"/></section>
            <section><command id="z" title="Open" enabled-when="not a"/></section>
            <section><command id="w" title="Open"/></section>
            """))
      ).isEmpty)
    #expect(Outcome("context-menu-groups", menu(commands(7))).severities == [.note])
    #expect(Outcome("context-menu-groups", menu(commands(6))).isEmpty)
  }

  @Test
  func `only the first level too deep is blamed`() {
    let text = menu(
      """
      <submenu title="A"><submenu title="B"><submenu title="C"><dynamic id="d"/></submenu></submenu>
      </submenu>
      """)
    let outcome = Outcome("context-menu-submenu-depth", text)
    #expect(outcome.findings.count == 1)
    #expect(outcome.message.contains("A > B"))
    #expect(Outcome("submenu-depth", text).isEmpty)
  }

  @Test
  func `menus of one kind list their common commands in one order`() {
    let text = """
      <region id="r" kind="photo" control="grid"/><region id="q" kind="photo" control="grid"/>
      <commands><command id="x" title="Share"/><command id="y" title="Pin"/></commands>
      <context-menu id="m" for="r"><item ref="x"/><item ref="y"/></context-menu>
      <context-menu id="n" for="q">ITEMS</context-menu>
      """
    #expect(
      Outcome(
        "context-menu-consistency",
        text.replacing("ITEMS", with: #"<item ref="y"/><item ref="x"/>"#)
      ).blamed == ["<context-menu"])
    #expect(
      Outcome(
        "context-menu-consistency",
        text.replacing(
          "ITEMS", with: #"<item ref="x"/><command id="z" title="Lock"/><item ref="y"/>"#)
      ).isEmpty)
  }

  @Test
  func `only what the place says counts as dimmed, and the Mac's clipboard may dim`() {
    #expect(
      Outcome(
        "context-menu-hide",
        """
        <commands><command id="x" title="Pin" when-unavailable="dim"/></commands>
        \(menu(#"<item ref="x"/>"#))
        """
      ).isEmpty)
    #expect(
      Outcome(
        "context-menu-hide",
        #"<commands><command id="x" title="Pin"/></commands>"#
          + menu(#"<item ref="x" when-unavailable="dim"/>"#)
      ).blamed == ["dim"])
    let paste = menu(#"<command system="paste" when-unavailable="dim"/>"#)
    #expect(Outcome("context-menu-hide", document("macos", paste)).isEmpty)
    #expect(Outcome("context-menu-hide", document("ios", paste)).findings.count == 1)
    #expect(
      Outcome(
        "context-menu-hide",
        menu(#"<submenu title="S" when-unavailable="dim"><dynamic id="d"/></submenu>"#)
      ).findings.count == 1)
  }

  @Test
  func `items of different platforms have no order`() {
    let text = menu(
      """
      <command id="x" title="Print" frequency="rare" platforms="macos"/>
      <command id="y" title="Share" frequency="often" platforms="PLATFORM"/>
      """)
    func outcome(_ platform: String) -> Outcome {
      Outcome(
        "context-menu-order",
        document("ios macos", text.replacing("PLATFORM", with: platform)))
    }
    #expect(outcome("ios").isEmpty)
    #expect(outcome("macos").findings.count == 1)
  }

  @Test
  func `destructive items do not count for the order of use`() {
    let text = menu(
      """
      <command id="x" title="Print" frequency="rare" ROLE/>
      <command id="y" title="Share" frequency="often"/>
      """)
    #expect(Outcome("context-menu-order", text.replacing("ROLE", with: "")).findings.count == 1)
    #expect(
      Outcome("context-menu-order", text.replacing("ROLE", with: #"role="destructive""#)).isEmpty)
    #expect(
      Outcome(
        "context-menu-order", text.replacing("ROLE/>", with: "/><separator/>")
      ).isEmpty)
  }

  @Test
  func `the shortcut of a shared command is no finding, a written one is`() {
    let shared = #"<commands><command id="x" title="Pin" shortcut="cmd+opt+p"/></commands>"#
    #expect(Outcome("context-menu-shortcut", shared + menu(#"<item ref="x"/>"#)).isEmpty)
    #expect(
      Outcome("context-menu-shortcut", shared + menu(#"<item ref="x" shortcut="none"/>"#)).isEmpty)
    #expect(
      Outcome("context-menu-shortcut", shared + menu(#"<item ref="x" shortcut="cmd+opt+q"/>"#))
        .blamed == ["cmd+opt+q"])
    #expect(
      Outcome("context-menu-shortcut", menu(#"<command system="copy" shortcut="cmd+opt+c"/>"#))
        .blamed == ["cmd+opt+c"])
    #expect(
      Outcome(
        "context-menu-shortcut",
        menu(
          """
          <choice id="o"><option id="o1" title="One" shortcut="cmd+1"/>
          <option id="o2" title="Two"/></choice>
          """)
      ).blamed == ["cmd+1"])
  }

  @Test
  func `a menu that a submenu shows belongs to no context menu`() {
    let text = """
      <menu id="n" title="N">
        <command id="x" title="Pin" shortcut="cmd+opt+p" when-unavailable="dim"/>
      </menu>
      """
    for rule: RuleID in ["context-menu-shortcut", "context-menu-hide"] {
      #expect(Outcome(rule, text + menu(#"<submenu ref="n"/>"#)).isEmpty)
    }
  }

  @Test
  func `destructive items may stand before what is never there with them`() {
    func outcome(_ second: String, _ platforms: String = "ios macos") -> Outcome {
      Outcome(
        "context-menu-destructive-last",
        document(
          platforms,
          menu(
            """
            <command id="x" title="Erase" role="destructive" enabled-when="a"/>
            <separator/>
            \(second)
            """)))
    }
    #expect(outcome(#"<command id="y" title="Pin"/>"#).severities == [.warning])
    #expect(outcome(#"<command id="y" title="Pin" enabled-when="not a"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Pin" platforms="macos"/>"#).isEmpty)
    #expect(outcome(#"<command id="y" title="Pin"/>"#, "macos").isEmpty)
    #expect(outcome(#"<command id="y" title="Wipe" destructive="true"/>"#).isEmpty)
  }

  @Test
  func `a destructive item at the end of a mixed group is a note, in a section a warning`() {
    #expect(
      Outcome(
        "context-menu-destructive-last",
        menu(#"<command id="y" title="Pin"/><command id="x" title="Erase" role="destructive"/>"#)
      ).severities == [.note])
    let sections = menu(
      """
      <section><command id="x" title="Erase" role="destructive"/></section>
      <section><command id="y" title="Pin"/></section>
      """)
    #expect(Outcome("context-menu-destructive-last", sections).severities == [.warning])
  }

  @Test(arguments: [
    ("NoteRow", [Severity.warning]), ("The Noterow", [.warning]), ("Note", [.note]),
    ("{count} Notes", []), ("%d Notes", []), ("100% Sure", [.note]),
  ])
  func `a title is worth its row where it says a count or a name`(
    title: String, expected: [Severity]
  ) {
    let text = menu(#"<command id="x" title="Pin"/>"#, "title=\"\(title)\"")
    #expect(Outcome("context-menu-title", text).severities == expected)
  }

  @Test
  func `checkmarks, placeholders and an explicit none do not mix symbols`() {
    let pinned = #"<command id="x" title="Pin" symbol="pin"/>"#
    func outcome(_ second: String, _ more: String = "") -> Outcome {
      Outcome("context-menu-symbols", document("ios macos", menu(pinned + second), more: more))
    }
    let bare = #"<command id="y" title="Print"/>"#
    #expect(outcome(bare).severities == [.warning])
    #expect(outcome(bare, #"guidelines="2025""#).isEmpty)
    #expect(outcome(#"<toggle id="y" title="Bold"/><dynamic id="d"/>"#).isEmpty)
    #expect(
      outcome(#"<toggle id="y" form="title" on-title="A" off-title="B"/>"#).blamed == ["<toggle"])
    #expect(outcome(#"<submenu title="S"><dynamic id="d"/></submenu>"#).blamed == ["<submenu"])
    #expect(outcome(#"<command id="y" title="Print" platforms="macos"/>"#).isEmpty)
    let none = #"<commands><command id="y" title="Print" symbol="printer"/></commands>"#
    #expect(
      Outcome("context-menu-symbols", none + menu(pinned + #"<item ref="y" symbol="none"/>"#))
        .isEmpty)
  }

  @Test
  func `the fewer are blamed for a mixture, and a menu without symbols is a note`() {
    let text = menu(
      """
      <command id="x" title="Pin" symbol="pin"/><command id="y" title="Print"/>
      <command id="z" title="Lock"/>
      """)
    #expect(Outcome("context-menu-symbols", text).message.hasPrefix("'Pin' has a symbol"))
    let none = menu(#"<command id="y" title="Print"/><command id="z" title="Lock"/>"#)
    let outcome = Outcome("context-menu-symbols", none)
    #expect(outcome.severities == [.note])
    #expect(outcome.blamed == ["<context-menu"])
  }

  @Test
  func `alternatives may share a symbol, and the Mac shows none`() {
    let text = menu(
      """
      <command id="x" title="Delete" symbol="trash" role="destructive" enabled-when="a"/>
      <command id="y" title="Erase" symbol="trash" role="destructive" enabled-when="VALUE"/>
      """)
    func outcome(_ platforms: String, _ value: String) -> Outcome {
      Outcome(
        "context-menu-symbol-repeat", document(platforms, text.replacing("VALUE", with: value)))
    }
    #expect(outcome("ios", "not a").isEmpty)
    #expect(outcome("ios", "b").blamed == ["trash"])
    #expect(outcome("macos", "b").isEmpty)
  }

  @Test
  func `edit and context menus meet on iOS and iPadOS only, and text is a warning`() {
    let both = """
      <context-menu id="m" for="TARGET" platforms="PLATFORMS"><command id="x" title="Pin"/></context-menu>
      <edit-menu id="n" for="TARGET"><command id="y" title="Quote" near="copy"/></edit-menu>
      """
    func outcome(_ platforms: String, _ target: String = "Photo") -> Outcome {
      Outcome(
        "context-menu-edit-both",
        document(
          "ios macos visionos",
          #"<region id="body" kind="text" control="text-view"/>"#
            + both.replacing("TARGET", with: target).replacing("PLATFORMS", with: platforms)))
    }
    #expect(outcome("ios macos").severities == [.error])
    #expect(outcome("macos visionos").isEmpty)
    #expect(outcome("ios", "body").severities == [.warning])
  }

  @Test
  func `an Open item may stay for the Mac`() {
    func outcome(_ platforms: String, _ command: String = #"system="open""#) -> Outcome {
      Outcome(
        "context-menu-preview-open-item",
        document(
          "ios macos",
          #"<commands><command id="show" title="Show Note"/></commands>"#
            + menu(
              "<command \(command) platforms=\"\(platforms)\"/>",
              #"preview="P" preview-opens="show""#)))
    }
    #expect(outcome("ios macos").findings.count == 1)
    #expect(outcome("macos").isEmpty)
    #expect(outcome("ios", #"id="x" title="Open in New Window""#).isEmpty)
  }
}
