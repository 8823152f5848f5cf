import MenuetAnalysis
import MenuetModel
import MenuetSource
import Testing

/// The signs of keys, and what a shortcut with a wrong one is told.
struct ShortcutSpellingTests {
  @Test(arguments: [
    ("⌘⌫", "cmd+delete"), ("⌘+⌫", "cmd+delete"), ("cmd+⌦", "cmd+forward-delete"),
    ("⌥⏎", "opt+return"), ("↩", "return"), ("⌘⌤", "cmd+return"), ("⌘⎋", "cmd+esc"),
    ("⌃⇥", "ctrl+tab"), ("⌘␣", "cmd+space"), ("⌥↑", "opt+up"), ("⌥↓", "opt+down"),
    ("⇧⌘←", "cmd+shift+left"), ("⌘→", "cmd+right"), ("⌘↖", "cmd+home"), ("⌘↘", "cmd+end"),
    ("⌥⇞", "opt+page-up"), ("⌥⇟", "opt+page-down"), ("⌘↩\u{FE0E}", "cmd+return"),
    ("⌘←\u{FE0F}", "cmd+left"),
  ])
  func `the sign of a key is that key`(written: String, spelling: String) throws {
    #expect(try Shortcut(parsing: written).spelling == spelling)
  }

  @Test
  func `what menus show of a key is read as that key`() throws {
    for key in Shortcut.NamedKey.allCases where key != .space && !key.rawValue.hasPrefix("f1") {
      let shortcut = Shortcut(.command, .named(key))
      #expect(try Shortcut(parsing: shortcut.display) == shortcut, "\(shortcut.display)")
    }
    #expect(Shortcut(.command, .named(.space)).display == "⌘Space")
  }

  @Test
  func `a sign and a name of one key are one shortcut`() {
    let analyzed = AnalyzedDocument(
      """
      <menu id="row" title="Row">
        <command id="fold" title="Fold Row" shortcut="⌘⌫"/>
        <command id="merge" title="Merge Rows" shortcut="cmd+delete"/>
      </menu>
      """)
    #expect(analyzed.summary == ["shortcut-clash: cmd+delete"])
  }
}
