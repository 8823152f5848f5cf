import MenuetBinding
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

  @Test(arguments: [
    ("cmd-k", "cmd+k"), ("cmd k", "cmd+k"), ("Cmd-K", "cmd+k"), ("⌘-K", "cmd+k"),
    ("⌘ - K", "cmd+k"),
    ("cmd_k", "cmd+k"), ("cmd,k", "cmd+k"), ("cmd / k", "cmd+k"), ("cmd -", "cmd+-"),
    ("cmd--", "cmd+-"), ("shift cmd K", "cmd+shift+k"), ("command-shift-k", "cmd+shift+k"),
    ("cmd-shift+k", "cmd+shift+k"), ("cmd-page-up", "cmd+page-up"), ("cmd page up", "cmd+page-up"),
    ("⌘ ⇧ K", "cmd+shift+k"), ("⌘⇧-K", "cmd+shift+k"), ("Cmd + K", "cmd+k"), ("Alt-F4", "opt+f4"),
    ("CmdOrCtrl+K", "cmd+k"), ("cmd-retrun", "cmd+return"), ("command+i", "cmd+i"),
    ("cmd+page_up", "cmd+page-up"), ("cmd+escape", "cmd+esc"), ("cmd+Enter", "cmd+return"),
    ("cmd+plus", "cmd++"), ("cmd+minus", "cmd+-"), ("option+arrow-up", "opt+up"),
    ("control-alt-backspace", "opt+ctrl+delete"), ("Cmd-Shift-N", "cmd+shift+n"),
    ("ctl+x", "ctrl+x"), ("^X", "ctrl+x"), ("^⌘F", "cmd+ctrl+f"), ("control-⌘-f", "cmd+ctrl+f"),
    ("⌘+Enter", "cmd+return"), ("cmd+Forward Delete", "cmd+forward-delete"), ("PageUp", "page-up"),
    ("shift+UPARROW", "shift+up"), ("cmd+Left Bracket", "cmd+["), ("apple+comma", "cmd+,"),
    ("cmd-+", "cmd++"), ("⌘-+", "cmd++"), ("cmd - +", "cmd++"), ("cmd +", "cmd++"),
    ("⌘plus", "cmd++"), ("⌘ plus", "cmd++"), ("⌃⌥arrow-up", "opt+ctrl+up"),
    ("shift⌘k", "cmd+shift+k"), ("command⇧k", "cmd+shift+k"), ("⌘alt+k", "cmd+opt+k"),
    ("⌘\u{FE0F}K", "cmd+k"),
  ])
  func `other names and signs become ours`(written: String, spelling: String) throws {
    let analyzed = AnalyzedDocument(
      "<menu id=\"m\" title=\"Row\"><command id=\"a\" title=\"Fold Row\" shortcut=\"\(written)\"/></menu>"
    )
    let finding = try #require(analyzed.diagnostics.first)
    #expect(analyzed.summary == ["shortcut-syntax: \(written)"])
    #expect(finding.fixIts.map(\.title) == ["write '\(spelling)'"])
    #expect(finding.fixIts.map(\.isSafe) == [true])
  }

  @Test(arguments: [
    "cmdk", "cmd+k+l", "k-cmd", "cmd-k-l", "cmd then k", "-", "cmd-", "cmd+f21", "cmd+plus+n",
    "win+k", "^", "cmd+F21", "cmd+-+", "⌘command+k", "⌘f21", "cmd++plus",
  ])
  func `what is not sure is not mended unasked`(written: String) {
    let analyzed = AnalyzedDocument(
      "<menu id=\"m\" title=\"Row\"><command id=\"a\" title=\"Fold Row\" shortcut=\"\(written)\"/></menu>"
    )
    #expect(analyzed.diagnostics.flatMap(\.fixIts).allSatisfy { !$0.isSafe })
  }

  /// Each name of the tables, with a dash for the plus too.
  @Test
  func `every other name of a key or modifier is mended`() throws {
    func mended(_ written: String) throws -> String {
      let text =
        "<menu id='m' title='Row'><command id='a' title='Fold Row' shortcut=\"\(written)\"/></menu>"
      let fixIt = try #require(
        AnalyzedDocument(text).findings(of: "shortcut-syntax").first?.fixIts.first, "\(written)")
      #expect(fixIt.isSafe)
      return fixIt.title
    }
    for (name, others) in Shortcut.otherModifierNames {
      let wanted = try Shortcut(parsing: "\(name)+f5").spelling
      for other in others {
        #expect(try mended("\(other)+f5") == "write '\(wanted)'")
        #expect(try mended("\(other.uppercased())-F5") == "write '\(wanted)'")
      }
    }
    for (name, others) in Shortcut.otherKeyNames {
      let wanted = "write 'cmd+\(name)'"
      for other in others {
        #expect(try mended("cmd+\(other)") == wanted)
        #expect(try mended("Command-\(other.uppercased())") == wanted)
        #expect(try mended("⌘\(other)") == wanted)
      }
    }
  }
}
