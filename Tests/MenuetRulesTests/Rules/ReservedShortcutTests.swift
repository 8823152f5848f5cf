import MenuetBinding
import MenuetModel
import MenuetSource
import Testing

/// Which shortcuts are kept, for what, and for whom.
struct ReservedShortcutTests {
  private static func menu(_ content: String) -> String {
    "<menu id=\"one\" title=\"One\">\(content)</menu>"
  }

  private static func command(_ title: String, _ shortcut: String) -> String {
    menu("<command id=\"x1\" title=\"\(title)\" shortcut=\"\(shortcut)\"/>")
  }

  private static func root(_ attributes: String, _ content: String) -> String {
    "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" \(attributes)>\(content)</menuet>"
  }

  private func messages(_ text: String) -> [String] {
    AnalyzedDocument(text).findings(of: "shortcut-reserved").map(\.message)
  }

  @Test(arguments: [
    RuleCase("Quit", menu("<command system=\"quit\"/><command system=\"close\"/>")),
    RuleCase(
      "at one place",
      "<commands><command id=\"a\" title=\"Mark\"/></commands>"
        + menu("<item ref=\"a\" shortcut=\"cmd+m\"/>"), "shortcut-reserved: cmd+m"),
    RuleCase("with another modifier", command("Mark", "cmd+opt+m")),
    RuleCase(
      "a toggle",
      menu("<toggle id=\"x\" title=\"Verse\" shortcut=\"cmd+V\"/>"), "shortcut-reserved: cmd+V"),
    RuleCase(
      "an option",
      "<pop-up-button id=\"k\" title=\"Kind\"><option id=\"a\" title=\"Arc\" default=\"true\" "
        + "shortcut=\"cmd+a\"/><option id=\"b\" title=\"Box\" shortcut=\"cmd+1\"/></pop-up-button>",
      "shortcut-reserved: cmd+a"),
    RuleCase(
      "a standard command for another one",
      menu("<command system=\"duplicate\" shortcut=\"cmd+p\"/>"), "shortcut-reserved: cmd+p"),
    RuleCase(
      "the sign above the key", command("Check Verse", "cmd+shift+/"),
      "shortcut-reserved: cmd+shift+/"),
  ])
  func `kept shortcuts`(test: RuleCase) {
    #expect(test.summary(of: ["shortcut-reserved"]) == test.findings)
  }

  private static let pin = "<command id=\"p\" title=\"Pin to Screen\" shortcut=\"cmd+p\"/>"

  @Test(arguments: [
    RuleCase(
      "the standard command has another one at its place",
      menu(pin + "<command system=\"print\" shortcut=\"opt+cmd+p\"/>"),
      "shortcut-reserved: cmd+p"),
    RuleCase(
      "it has none at its place",
      "<commands><command system=\"print\"/></commands>"
        + menu(pin + "<item ref=\"print\" shortcut=\"none\"/>"), "shortcut-reserved: cmd+p"),
    // The two clash, which is said.
    RuleCase("it keeps its own", menu(pin + "<command system=\"print\"/>")),
    RuleCase(
      "it keeps its own at one place",
      menu(pin + "<command system=\"print\" shortcut=\"opt+cmd+p\"/>")
        + "<menu id=\"two\" title=\"Two\"><command system=\"print\"/></menu>"),
    RuleCase(
      "every place of the command has another one",
      "<commands>" + pin + "</commands>" + menu("<item ref=\"p\" shortcut=\"cmd+opt+p\"/>")),
  ])
  func `a shortcut that no place keeps is pressed nowhere`(test: RuleCase) {
    #expect(test.summary(of: ["shortcut-reserved"]) == test.findings)
  }

  /// Titles that say something else than the shortcut does everywhere.
  @Test(arguments: [
    ("Comment", "cmd+c"), ("Crop", "cmd+x"), ("Verse", "cmd+v"), ("Zigzag", "cmd+z"),
    ("Zoom to Fit", "cmd+shift+z"), ("Archive", "cmd+a"), ("Send", "cmd+s"),
    ("Play", "cmd+p"), ("Outline", "cmd+o"), ("Next", "cmd+n"),
    ("Forward", "cmd+f"), ("Account", "cmd+,"), ("Quote", "cmd+q"), ("Wrap Lines", "cmd+w"),
    ("Highlight", "cmd+h"), ("Hide Ruler", "cmd+h"), ("Mute", "cmd+m"), ("Flip", "cmd+ctrl+f"),
  ])
  func `a standard shortcut on the wrong command is found once`(title: String, shortcut: String) {
    #expect(messages(Self.command(title, shortcut)).count == 1)
  }

  /// Titles that apps give to the commands of these shortcuts.
  @Test(arguments: [
    ("New Note", "cmd+n"), ("Compose", "cmd+n"), ("Add Recipe…", "cmd+n"), ("Print Photo", "cmd+p"),
    ("Export as PDF…", "cmd+p"), ("Find in Document", "cmd+f"), ("Quick Search", "cmd+f"),
    ("Filter Rows", "cmd+f"), ("Copy Link", "cmd+c"), ("Paste as Reply", "cmd+v"),
    ("Take Back Move", "cmd+z"), ("Select All Layers", "cmd+a"), ("Mark All", "cmd+a"),
    ("Save Draft", "cmd+s"), ("Export as PDF…", "cmd+shift+s"), ("Save As…", "cmd+shift+s"),
    ("Go to File…", "cmd+o"), ("Preferences…", "cmd+,"), ("Hide Example", "cmd+h"),
    ("Close Tab", "cmd+w"), ("Exit", "cmd+q"), ("Keyboard Shortcuts", "cmd+?"),
    ("Show Next Window", "cmd+`"), ("Hide Others", "cmd+opt+h"), ("Build", "cmd+b"),
    ("Group", "cmd+g"), ("Stop", "cmd+."), ("Zoom In", "cmd++"),
  ])
  func `a command that means the same has the shortcut`(title: String, shortcut: String) {
    #expect(messages(Self.command(title, shortcut)) == [])
  }

  @Test
  func `ids and menus around a command say what it means`() {
    #expect(
      messages(
        Self.menu(
          "<command id=\"close_pane\" title=\"Put Away\" shortcut=\"cmd+w\"/>"
            + "<submenu title=\"New\"><command id=\"a\" title=\"Note\" shortcut=\"cmd+n\"/>"
            + "<command id=\"b\" title=\"Folder\" shortcut=\"cmd+shift+n\"/></submenu>")) == [])
  }

  @Test
  func `the message names the platforms where it is not all`() {
    let all = Self.command("Quote", "cmd+q")
    #expect(messages(all) == ["the shortcut 'cmd+q' is kept for quitting the app"])
    let highlight = Self.command("Highlight", "cmd+h")
    #expect(
      messages(highlight) == [
        "the shortcut 'cmd+h' is kept for hiding the app on macOS and for going to the Home Screen "
          + "on iOS and iPadOS"
      ])
    #expect(
      messages(Self.root("platforms=\"ipados\"", highlight)) == [
        "the shortcut 'cmd+h' is kept for going to the Home Screen"
      ])
    #expect(messages(Self.root("platforms=\"watchos\"", highlight)) == [])
    let spaces = Self.command("Next Step", "ctrl+right")
    #expect(
      messages(spaces) == ["the shortcut 'ctrl+right' is kept for moving between spaces on macOS"])
    #expect(messages(Self.root("platforms=\"ios ipados\"", spaces)) == [])
  }

  /// A command is pressed where it is placed.
  @Test
  func `places narrow the platforms`() {
    let text = """
      <commands><command id="step" title="Next Step" shortcut="ctrl+right"/></commands>
      <menu id="one" title="One" platforms="PLATFORMS"><item ref="step"/></menu>
      """
    #expect(messages(text.replacing("PLATFORMS", with: "ipados")) == [])
    #expect(messages(text.replacing("PLATFORMS", with: "ipados macos")).count == 1)
  }

  /// Of a title in another language nothing is known.
  @Test
  func `only what is sure is found in other languages`() {
    func german(_ content: String) -> [String] {
      messages(Self.root("language=\"de\" platforms=\"macos\"", content))
    }
    #expect(german(Self.command("Kommentieren", "cmd+c")) == [])
    #expect(german(Self.command("Notizen ausblenden", "cmd+h")) == [])
    #expect(german(Self.command("Nächste", "cmd+tab")).count == 1)
    #expect(
      german(Self.menu("<command system=\"print\" title=\"Drucken\" shortcut=\"cmd+c\"/>")).count
        == 1)
    #expect(
      german(Self.menu("<command system=\"copy\" title=\"Kopieren\" shortcut=\"cmd+c\"/>")) == [])
  }

  /// One mistake is not found twice: the clash tells of the second command.
  @Test
  func `where the rightful command has it too, the two clash`() {
    func rules(_ content: String) -> [String] {
      AnalyzedDocument(Self.menu(content)).diagnostics.map(\.rule.rawValue)
        .filter { $0.hasPrefix("shortcut-") }
    }
    let comment = "<command id=\"b\" title=\"Comment\" shortcut=\"cmd+c\"/>"
    #expect(rules("<command system=\"copy\"/>" + comment) == ["shortcut-clash"])
    #expect(
      rules("<command id=\"a\" title=\"Copy Row\" shortcut=\"cmd+c\"/>" + comment)
        == ["shortcut-clash"])
    #expect(
      rules(comment + "<command id=\"a\" title=\"Crop\" shortcut=\"cmd+c\"/>")
        == ["shortcut-reserved", "shortcut-clash"])
    #expect(
      rules(
        "<command id=\"a\" title=\"Copy Row\" shortcut=\"cmd+c\" platforms=\"ipados\"/>"
          + comment.replacing("/>", with: " platforms=\"macos\"/>")) == ["shortcut-reserved"])
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
    // TextEdit centers with the one, and shows all tabs with the other.
    let center = try Shortcut(parsing: "cmd+|")
    let allTabs = try Shortcut(parsing: "cmd+shift+\\")
    #expect(center.chord != allTabs.chord)
    #expect(try Shortcut(parsing: "cmd++").spelling == "cmd++")
    #expect(try Shortcut(parsing: "CMD+SHIFT+N").chord.spelling == "cmd+shift+n")
  }

  @Test
  func `two spellings of one chord clash`() {
    let analyzed = AnalyzedDocument(
      Self.menu(
        "<command id=\"a\" title=\"Zoom In\" shortcut=\"cmd++\"/>"
          + "<command id=\"b\" title=\"Enlarge\" shortcut=\"cmd+shift+=\"/>"
          + "<command id=\"c\" title=\"Fit\" shortcut=\"cmd+=\"/>"))
    #expect(analyzed.summary == ["shortcut-clash: cmd+shift+="])
    let notes = analyzed.diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes == ["'Zoom In' has it here, as 'cmd++'"])
  }

  /// As its page says.
  @Test(arguments: ["b", "i", "u", "g", "t"])
  func `keys that good apps use for something else are free`(key: String) {
    #expect(messages(Self.command("Weld It", "cmd+\(key)")) == [])
  }
}
