import MenuetBinding
import MenuetModel
import MenuetSource
import Testing

private func menu(_ content: String) -> String {
  "<menu id=\"one\" title=\"One\">\(content)</menu>"
}

/// A document for some platforms, in a language.
private func root(_ content: String, platforms: String = "macos", language: String = "en") -> String
{
  "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"\(platforms)\" language=\"\(language)\">"
    + content + "</menuet>"
}

private func command(_ title: String, _ shortcut: String) -> String {
  menu("<command id=\"x1\" title=\"\(title)\" shortcut=\"\(shortcut)\"/>")
}

private func messages(_ rule: RuleID, _ text: String) -> [String] {
  AnalyzedDocument(text, rules: [rule]).findings(of: rule).map(\.message)
}

@Suite("shortcut-reserved") struct ShortcutReservedTests {
  @Test(arguments: [
    ("Quote", "cmd+q", true), ("Wrap Lines", "cmd+w", true), ("Mute", "cmd+m", true),
    ("Highlight", "cmd+h", true), ("Flip", "cmd+ctrl+f", true), ("Next", "cmd+tab", true),
    ("Frame", "fn+f", true), ("Quit Notes", "cmd+q", false), ("Close Tab", "cmd+w", false),
    ("Hide Others", "cmd+opt+h", false), ("Toggle Full Screen", "cmd+ctrl+f", false),
    ("Mark", "cmd+opt+m", false), ("Play", "cmd+p", false),
  ])
  func `keys that the system keeps`(title: String, shortcut: String, isKept: Bool) {
    #expect(
      messages("shortcut-reserved", root(command(title, shortcut))).count == (isKept ? 1 : 0))
  }

  @Test
  func `the message names the platforms where it is not all`() {
    let highlight = command("Highlight", "cmd+h")
    #expect(
      messages("shortcut-reserved", root(highlight, platforms: "ios macos")) == [
        "the shortcut 'cmd+h' is kept for 'Hide' on macOS and for going to the Home Screen on iOS"
      ])
    #expect(
      messages("shortcut-reserved", root(highlight, platforms: "ipados")) == [
        "the shortcut 'cmd+h' is kept for going to the Home Screen"
      ])
    #expect(messages("shortcut-reserved", root(highlight, platforms: "watchos")) == [])
  }

  @Test
  func `a place has its own shortcut and its own platforms`() {
    let text = """
      <commands><command id="a" title="Mark" shortcut="ctrl+right"/></commands>
      <menu id="m" title="M" platforms="ipados"><item ref="a"/></menu>
      """
    #expect(messages("shortcut-reserved", text) == [])
    #expect(
      messages(
        "shortcut-reserved",
        text.replacing("<item ref=\"a\"", with: "<item ref=\"a\" shortcut=\"cmd+w\"")
      ).count == 1)
  }

  @Test
  func `only what is sure is found in other languages`() {
    func german(_ content: String) -> Int {
      messages("shortcut-reserved", root(content, language: "de")).count
    }
    #expect(german(command("Beenden", "cmd+q")) == 0)
    #expect(german(command("Nächste", "cmd+tab")) == 1)
    #expect(german(menu("<command system=\"print\" title=\"Drucken\" shortcut=\"cmd+q\"/>")) == 1)
  }
}

@Suite("shortcut-standard") struct ShortcutStandardTests {
  @Test(arguments: [
    ("Comment", "cmd+c", true), ("Zigzag", "cmd+z", true), ("Pause", "cmd+p", true),
    ("Check Verse", "cmd+shift+/", true), ("Copy Link", "cmd+c", false),
    ("New Note", "cmd+n", false), ("Save State", "cmd+s", false), ("Bend", "cmd+j", false),
    ("Quote", "cmd+q", false),
  ])
  func `shortcuts that people know`(title: String, shortcut: String, isKept: Bool) {
    #expect(
      messages("shortcut-standard", root(command(title, shortcut))).count == (isKept ? 1 : 0))
  }

  @Test
  func `where the standard command has it too, the two clash`() {
    func rules(_ content: String) -> [String] {
      AnalyzedDocument(menu(content), rules: ["shortcut-standard"]).diagnostics.map(\.rule.rawValue)
        .filter { $0.hasPrefix("shortcut-") }
    }
    let comment = "<command id=\"b\" title=\"Comment\" shortcut=\"cmd+c\"/>"
    #expect(rules(comment) == ["shortcut-standard"])
    #expect(rules("<command system=\"copy\"/>" + comment) == ["shortcut-clash"])
    #expect(
      rules("<command system=\"copy\" shortcut=\"cmd+opt+c\"/>" + comment) == ["shortcut-standard"])
  }
}

@Suite("shortcut-clash") struct ShortcutClashTests {
  private func clashes(_ text: String) -> [String] {
    let analyzed = AnalyzedDocument(text)
    return analyzed.findings(of: "shortcut-clash").map { analyzed.blamed($0) }
  }

  @Test
  func `conditions of the surroundings count`() {
    let text = """
      <states><state id="a"/></states>
      <menu id="one" title="One" visible-when="a">
        <command id="indent" title="Indent" shortcut="cmd+i"/>
      </menu>
      <menu id="two" title="Two">
        <section visible-when="VALUE">
          <command id="invert" title="Invert" shortcut="cmd+i"/>
        </section>
      </menu>
      """
    #expect(clashes(text.replacing("VALUE", with: "not a")).isEmpty)
    #expect(clashes(text.replacing("VALUE", with: "a")) == ["cmd+i"])
  }

  @Test
  func `platforms that do not overlap keep shortcuts apart`() {
    let text = """
      <menu id="one" title="One">
        <command id="indent" title="Indent" shortcut="cmd+i" platforms="macos"/>
        <command id="invert" title="Invert" shortcut="cmd+i" platforms="VALUE"/>
      </menu>
      """
    #expect(clashes(text.replacing("VALUE", with: "ios ipados")).isEmpty)
    #expect(clashes(text.replacing("VALUE", with: "ios macos")) == ["cmd+i"])
  }

  @Test
  func `alternates and answers of different alerts may share one`() {
    #expect(
      clashes(
        """
        <menu-bar id="bar"><menu standard="file">
          <command id="close-tab" title="Close Tab" shortcut="cmd+shift+w"/>
          <command id="close-all" title="Close All Tabs" shortcut="cmd+shift+w"
                   alternate-of="close-tab"/>
        </menu></menu-bar>
        """
      ).isEmpty)
    #expect(
      clashes(
        """
        <alert id="one" title="One?"><command id="yes-one" title="Yes" shortcut="cmd+y"/></alert>
        <alert id="two" title="Two?"><command id="yes-two" title="Yes" shortcut="cmd+y"/></alert>
        """
      ).isEmpty)
  }

  @Test
  func `a standard command counts where it is placed, and the other one is blamed`() {
    let menu = """
      <menu id="one" title="One">
        <command id="copy-edits" title="Copy Edits" shortcut="cmd+c"/>
      </menu>
      """
    #expect(clashes(menu).isEmpty)
    let standard = "<menu id=\"two\" title=\"Two\"><command system=\"copy\"/></menu>"
    #expect(clashes(menu + standard) == ["cmd+c"])
    #expect(clashes(standard + menu) == ["cmd+c"])
  }

  @Test
  func `options count, and exclude each other by their conditions only`() {
    #expect(
      clashes(
        """
        <menu id="one" title="One">
          <choice id="side" title="Side">
            <option id="left" title="Left" shortcut="cmd+1"/>
            <option id="right" title="Right" shortcut="cmd+1"/>
          </choice>
        </menu>
        """) == ["cmd+1"])
  }

  @Test
  func `one command in many places does not clash with itself`() {
    #expect(
      clashes(
        """
        <commands><command id="indent" title="Indent" shortcut="cmd+i"/></commands>
        <menu id="one" title="One"><item ref="indent"/></menu>
        <menu id="two" title="Two"><item ref="indent"/></menu>
        """
      ).isEmpty)
  }

  private static func bar(_ menu: String, platforms: String = "macos") -> String {
    """
    <menu-bar id="bar" platforms="\(platforms)"><menu \(menu)>
      <command id="clone-style" title="Clone Style" shortcut="cmd+c"/>
      <command id="fold" title="Fold" shortcut="cmd+m"/>
    </menu></menu-bar>
    """
  }

  @Test
  func `what the menus bring that are left to the system counts`() throws {
    let analyzed = AnalyzedDocument(Self.bar("id=\"tools\" title=\"Tools\""))
    #expect(analyzed.summary == ["shortcut-clash: cmd+c", "shortcut-clash: cmd+m"])
    #expect(analyzed.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(
      analyzed.diagnostics.first?.message
        == "the shortcut 'cmd+c' takes the keys of 'Copy', which the system has in the menu 'edit' on "
        + "macOS")
    #expect(
      AnalyzedDocument(Self.bar("standard=\"edit\"")).summary
        == ["shortcut-clash: cmd+c", "shortcut-clash: cmd+m"])
    // The menu that is written alone has no Copy; Window keeps what the system has.
    #expect(
      AnalyzedDocument(Self.bar("standard=\"edit\" system-items=\"none\"")).summary
        == ["shortcut-clash: cmd+m"])
    // Without a menu bar on the Mac or the iPad nothing is brought.
    #expect(clashes(Self.bar("id=\"tools\" title=\"Tools\"", platforms: "ios")).isEmpty)
  }

  @Test
  func `keys are free where the standard command is listed with others`() {
    func bar(_ file: String) -> [String] {
      clashes(
        """
        <menu-bar id="bar"><menu standard="file">
          <command id="well" title="Draw Well" shortcut="cmd+w"/>\(file)
        </menu></menu-bar>
        """)
    }
    #expect(bar("") == ["cmd+w"])
    #expect(bar("<command system=\"close\" shortcut=\"cmd+shift+w\"/>") == [])
    #expect(bar("<command system=\"close\" shortcut=\"none\"/>") == [])
  }

  @Test
  func `a tab is closed by the keys of Close, and nothing else takes those of Quit`() {
    func bar(_ title: String, _ keys: String) -> [String] {
      clashes(
        """
        <menu-bar id="bar"><menu standard="file">
          <command id="own" title="\(title)" shortcut="\(keys)"/>
        </menu></menu-bar>
        """)
    }
    #expect(bar("Close Tab", "cmd+w") == [])
    #expect(bar("Quit All", "cmd+q") == ["cmd+q"])
  }

  @Test
  func `a reserved shortcut is free where its command is listed without keys`() {
    func findings(_ hide: String) -> [String] {
      AnalyzedDocument(
        """
        <menu-bar id="bar" platforms="macos"><menu standard="app">\(hide)</menu>
        <menu id="split" title="Split"><command id="west" title="Go West" shortcut="cmd+h"/></menu>
        </menu-bar>
        """
      ).summary
    }
    #expect(findings("<command system=\"hide\" shortcut=\"none\"/>") == [])
    #expect(findings("<command system=\"hide\"/>") == ["shortcut-clash: cmd+h"])
  }

  @Test
  func `the document's own standard command is the one that a menu brings`() {
    let tools = """
      <menu-bar id="bar"><menu id="tools" title="Tools">
        <command id="dig" title="Dig Up"/>
      </menu></menu-bar>
      """
    let own = "<toolbar id=\"t\"><center><command system=\"copy\"/></center></toolbar>"
    #expect(clashes(tools + own).isEmpty)
    let another = """
      <commands><command system="copy" shortcut="cmd+shift+c"/></commands>
      <menu id="m" title="M"><command id="clone" title="Copy Style" shortcut="cmd+c"/></menu>
      """
    #expect(clashes(tools + another).isEmpty)
  }

  @Test
  func `a clash that rests on too many conditions says so`() throws {
    let names = (0..<17).map { "s\($0)" }
    let states = names.map { "<state id=\"\($0)\"/>" }.joined()
    let text = """
      <states>\(states)</states>
      <menu id="m" title="M">
        <command id="fold" title="Fold" shortcut="cmd+j"
                 enabled-when="\(names.joined(separator: " and "))"/>
        <command id="bend" title="Bend" shortcut="cmd+j" enabled-when="CONDITION"/>
      </menu>
      """
    func notes(_ condition: String) -> [String] {
      AnalyzedDocument(text.replacing("CONDITION", with: condition))
        .findings(of: "shortcut-clash").flatMap(\.notes).map(\.message)
    }
    let undecided = notes("not s0")
    #expect(undecided.count == 2)
    #expect(undecided.last?.contains("17") == true)
    #expect(undecided.last?.contains("--max-condition-variables") == true)
  }

  /// The rows of a keyboard of the United States, without and with the shift key.
  private static let keys = Array("`1234567890-=;',./")
  private static let shiftedKeys = Array("~!@#$%^&*()_+:\"<>?")

  @Test
  func `a sign is the key that it stands above, with shift`() throws {
    for (key, sign) in zip(Self.keys, Self.shiftedKeys) {
      let plain = try Shortcut(parsing: "cmd+\(key)")
      let signs = try ["cmd+\(sign)", "cmd+shift+\(sign)", "cmd+shift+\(key)", "⇧⌘\(sign)"].map {
        try Shortcut(parsing: $0).chord
      }
      #expect(Set(signs).count == 1, "\(sign)")
      #expect(signs[0].spelling == "cmd+shift+\(key)")
      #expect(plain.chord == plain)
    }
    // Editors center with the one, and show all tabs with the other.
    let center = try Shortcut(parsing: "cmd+|")
    let allTabs = try Shortcut(parsing: "cmd+shift+\\")
    #expect(center.chord != allTabs.chord)
    #expect(try Shortcut(parsing: "cmd++").spelling == "cmd++")
    #expect(try Shortcut(parsing: "CMD+SHIFT+N").chord.spelling == "cmd+shift+n")
  }

  @Test
  func `two spellings of one chord clash`() {
    let analyzed = AnalyzedDocument(
      menu(
        "<command id=\"a\" title=\"Zoom In\" shortcut=\"cmd++\"/>"
          + "<command id=\"b\" title=\"Enlarge\" shortcut=\"cmd+shift+=\"/>"
          + "<command id=\"c\" title=\"Fit\" shortcut=\"cmd+=\"/>"))
    #expect(analyzed.summary == ["shortcut-clash: cmd+shift+="])
    let notes = analyzed.diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes == ["'Zoom In' has it here, as 'cmd++'"])
  }

  @Test
  func `an alert is left before anything else is pressed, a sheet leaves the menus`() {
    let inMenu = menu("<command id=\"a\" title=\"Add\" shortcut=\"cmd+d\"/>")
    let inAlert =
      "<alert id=\"l\" title=\"Go?\"><command id=\"b\" title=\"Dig\" shortcut=\"cmd+d\"/></alert>"
    let inSheet =
      "<sheet id=\"s\" title=\"S\"><command id=\"c\" title=\"Dig\" shortcut=\"cmd+d\"/></sheet>"
    #expect(clashes(inMenu + inAlert) == [])
    #expect(clashes(inSheet + inAlert) == [])
    #expect(clashes(inMenu + inSheet) == ["cmd+d"])
  }
}

@Suite("shortcut-return") struct ShortcutReturnTests {
  @Test(arguments: [
    RuleCase(
      "the primary command itself",
      "<sheet id=\"s\" title=\"S\"><command id=\"a\" title=\"Add\" role=\"primary\" shortcut=\"return\"/></sheet>"
    ),
    RuleCase(
      "another view",
      """
      <view id="v"><button id="a" title="Add" shortcut="return"/></view>
      <view id="w"><button id="b" title="Bend" role="primary"/></view>
      """),
    RuleCase(
      "the same view",
      """
      <view id="v">
        <button id="a" title="Add" shortcut="return"/>
        <button id="b" title="Bend" role="primary"/>
      </view>
      """, "shortcut-return: return"),
    RuleCase(
      "never at the same time",
      """
      <states><state id="x"/></states>
      <view id="v">
        <button id="a" title="Add" shortcut="return" enabled-when="x"/>
        <button id="b" title="Bend" role="primary" enabled-when="not x"/>
      </view>
      """),
  ])
  func `Return`(test: RuleCase) {
    #expect(test.summary(of: ["shortcut-return"]) == test.findings)
  }
}

@Suite("destructive-unmarked") struct DestructiveUnmarkedTests {
  @Test(arguments: [
    ("title=\"Delete Log\"", "warning"), ("title=\"Remove All Logs\"", "warning"),
    ("title=\"Empty Trash\"", "warning"), ("title=\"Remove Log\"", "note"),
    ("title=\"Delete Log\" destructive=\"false\"", ""),
    ("title=\"Delete Log\" role=\"destructive\"", ""), ("title=\"Empty\"", ""),
  ])
  func `titles that destroy`(attributes: String, severity: String) {
    let findings = AnalyzedDocument(
      menu("<command id=\"a\" \(attributes)/>"), rules: ["destructive-unmarked"]
    ).findings(of: "destructive-unmarked")
    #expect(findings.map { "\($0.severity)" } == (severity.isEmpty ? [] : [severity]))
  }

  @Test
  func `a place that calls a command something worse`() {
    let analyzed = AnalyzedDocument(
      """
      <commands>
        <command id="a" title="Tidy Up"/><command id="b" title="Clean" destructive="false"/>
        <command id="c" title="Sweep" role="destructive"/>
      </commands>
      <menu id="one" title="One">
        <item ref="a" title="Erase Disk"/><item ref="b" title="Erase Page"/>
        <item ref="c" title="Erase Note"/>
      </menu>
      """)
    #expect(analyzed.findings(of: "destructive-unmarked").map(analyzed.blamed) == ["Erase Disk"])
  }

  @Test
  func `Chinese words that destroy`() {
    let text = root(menu("<command id=\"a\" title=\"删除笔记\"/>"), language: "zh-Hans")
    #expect(messages("destructive-unmarked", text).count == 1)
  }
}

@Suite("unused-command") struct UnusedCommandTests {
  @Test(arguments: [
    RuleCase(
      "an alternate stands in the place of its command",
      """
      <commands><command id="b" title="Bend All" alternate-of="a"/></commands>
      <menu-bar id="bar"><menu standard="file"><command id="a" title="Bend"/></menu></menu-bar>
      """),
    RuleCase(
      "the command of a preview and of a tap",
      """
      <commands><command id="a" title="Open"/><command id="b" title="Add"/></commands>
      <context-menu id="row" for="Row" preview-opens="a">
        <command id="c" title="Bend" symbol="plus"/>
      </context-menu>
      <pull-down-button id="add" title="Add" primary="b">
        <command id="d" title="Add Row"/><command id="e" title="Add Page"/>
        <command id="f" title="Add Table"/>
      </pull-down-button>
      """),
    RuleCase(
      "an option's choice and a toggle of a condition are not placed by it",
      """
      <commands>
        <toggle id="t" title="Ruler"/>
        <choice id="c" title="C"><option id="o" title="One"/><option id="p" title="Two"/></choice>
      </commands>
      <button id="a" title="Add" enabled-when="t and c.o"/>
      """, "unused-command: t", "unused-command: c"),
    RuleCase(
      "the only place is on other platforms",
      """
      <commands><command id="a" title="Add" platforms="macos"/></commands>
      <menu id="one" title="One" platforms="ios">
        <item ref="a"/><command id="b" title="Bend"/>
      </menu>
      """, "unused-command: a"),
    RuleCase(
      "a menu of the same id is no place",
      """
      <commands><command id="a" title="Add"/></commands>
      <menu id="one" title="One"><command id="b" title="Bend"/><submenu ref="a"/></menu>
      <menu id="a" title="Adding">
        <command id="c" title="Carve"/><command id="d" title="Draw"/>
      </menu>
      """, "unused-command: a"),
    RuleCase(
      "a standard command that is declared",
      "<commands><command system=\"share\" frequency=\"often\"/></commands>",
      "unused-command: share"),
  ])
  func `unused commands`(test: RuleCase) {
    #expect(test.summary(of: ["unused-command"]) == test.findings)
  }
}
