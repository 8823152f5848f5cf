import MenuetAnalysis
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
}
