import MenuetSource
import Testing

/// Which commands may share a shortcut.
struct ShortcutClashTests {
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
  func `what is called as a standard command and has its shortcut is that command`() {
    func remedy(
      _ own: String, _ more: String = "", system: String = "settings"
    ) -> FixIt? {
      let text = """
        <menu-bar id="bar">
          <menu standard="app"><command system="settings"/><command system="quit"/></menu>
        </menu-bar>
        <menu id="status" title="Status">\(own)<command id="x" title="Look"/></menu>\(more)
        """
      let analyzed = AnalyzedDocument(text)
      let fixIt = analyzed.findings(of: "shortcut-clash").first?.fixIts.first
      if let edits = fixIt?.edits, !edits.isEmpty {
        let mended = analyzed.applying(edits)
        #expect(mended.contains("<command system=\"\(system)\"/><command id=\"x\""))
        #expect(AnalyzedDocument(mended).diagnostics.allSatisfy { $0.severity != .error })
      }
      return fixIt
    }
    let own = #"<command id="open-settings" title="Settings…" shortcut="cmd+,"/>"#
    let fixIt = remedy(own)
    #expect(fixIt?.title == "write system=\"settings\" in place of the id and the title")
    #expect(fixIt?.edits.isEmpty == false)
    #expect(fixIt?.isSafe == false)
    // What refers to it would lose it.
    #expect(
      remedy(own, #"<menu id="n" title="N"><item ref="open-settings"/></menu>"#)?.edits.isEmpty
        == true)
    // The name of the app belongs to the title, or does not.
    for title in ["Quit", "Quit Example"] {
      #expect(
        remedy(
          "<command id=\"leave\" title=\"\(title)\" shortcut=\"cmd+q\"/>", system: "quit"
        )?.title.contains("system=\"quit\"") == true)
    }
    for other in [
      own.replacing("<command", with: "<toggle"),
      own.replacing("Settings…", with: "Status Settings…"), own.replacing("cmd+,", with: "cmd+q"),
    ] {
      #expect(remedy(other)?.title.hasPrefix("choose another shortcut") == true)
    }
  }

  @Test
  func `where the standard command is blamed the remedy names the other one`() {
    let text = """
      <menu id="one" title="One">
        <command id="open-settings" title="Settings…" shortcut="cmd+,"/>
        <command system="settings" shortcut="cmd+,"/>
      </menu>
      """
    #expect(clashes(text) == ["cmd+,"])
    #expect(
      AnalyzedDocument(text).findings(of: "shortcut-clash").flatMap(\.fixIts).map(\.title) == [
        "write system=\"settings\" in place of the id and the title of 'Settings…'"
      ])
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
    let notes = analyzed.diagnostics.flatMap(\.notes)
    #expect(notes.map(\.message).allSatisfy { $0.contains("to the system, which brings") })
    #expect(notes.first?.message.contains("'edit'") == true)
    // The menu that is written has no Copy; Window is still left to the system.
    #expect(
      AnalyzedDocument(Self.bar("standard=\"edit\"")).summary
        == ["shortcut-reserved: cmd+c", "shortcut-clash: cmd+m"])
    // Without a menu bar on the Mac or the iPad nothing is brought.
    #expect(clashes(Self.bar("id=\"tools\" title=\"Tools\"", platforms: "ios")).isEmpty)
  }

  @Test
  func `a command that does the same takes the place of what is brought, but in Edit`() {
    #expect(
      clashes(
        """
        <menu-bar id="bar"><menu id="shell" title="Shell">
          <command id="close-tab" title="Close Tab" shortcut="cmd+w"/>
          <command id="copy-link" title="Copy Link" shortcut="cmd+c"/>
        </menu></menu-bar>
        """) == ["cmd+c"])
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
}
