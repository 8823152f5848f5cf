import MenuetModel
import MenuetSource
import Testing

/// What findings say: what is wrong where, and what would be right.
struct MessageTests {
  private func messages(_ rule: RuleID, _ text: String) -> [String] {
    AnalyzedDocument(text, rules: [rule]).findings(of: rule).map(\.message)
  }

  private func remedies(_ rule: RuleID, _ text: String) -> [String] {
    AnalyzedDocument(text, rules: [rule]).findings(of: rule).flatMap(\.fixIts).map(\.title)
  }

  // MARK: Values

  @Test(arguments: [
    (
      "layout=\"smal\"", "", "'layout' of 'menu' is 'large', 'medium' or 'small', not 'smal'"
    ),
    ("", "undoable=\"maybe\"", "'undoable' of 'command' is 'true' or 'false', not 'maybe'"),
    (
      "", "platforms=\"ios ipad\"",
      "'platforms' of 'command' is one or more of 'ios', 'ipados', 'macos', 'visionos', 'watchos' "
        + "or 'tvos', not 'ipad'"
    ),
    ("", "platforms=\"ios ios\"", "'platforms' of 'command' lists 'ios' twice"),
    (
      "", "symbol=\"none\"",
      "'symbol' of 'command' is a symbol (only an 'item' can do without one)"
        + ", not 'none'"
    ),
  ])
  func `a wrong value names element, attribute and what is allowed`(
    menu: String, command: String, message: String
  ) {
    #expect(
      messages(
        "value-invalid",
        "<menu id=\"m\" title=\"M\" \(menu)><command id=\"a\" title=\"Fold\" \(command)/></menu>")
        == [message])
  }

  @Test(arguments: [
    ("999999999", ["999999999"]), ("320 1000000 375 -4 999999 0", ["1000000", "-4"]),
    ("320pt", ["320pt"]),
  ])
  func `each width that is none is told the range`(widths: String, wrong: [String]) throws {
    let analyzed = AnalyzedDocument(
      "<toolbar id=\"t\" title=\"T\"><check widths=\"\(widths)\"/></toolbar>",
      rules: ["value-invalid"])
    let findings = analyzed.findings(of: "value-invalid")
    #expect(
      findings.map(\.message)
        == wrong.map {
          "'widths' of 'check' is a whole number of points from 0 to 999999, not '\($0)'"
        })
    #expect(findings.map { analyzed.blamed($0) } == wrong)
  }

  @Test
  func `widths of a check in a menu are said to be none`() throws {
    func findings(_ check: String) -> [Diagnostic] {
      AnalyzedDocument(
        "<menu id=\"m\" title=\"M\"><command id=\"a\" title=\"Fold\"/>\(check)</menu>",
        rules: ["unknown-attribute"]
      ).findings(of: "unknown-attribute")
    }
    #expect(findings("<check locales=\"pseudo\"/>") == [])
    let finding = try #require(findings("<check locales=\"pseudo\"  widths=\"320\"/>").first)
    #expect(
      finding.message
        == "'widths' are those of toolbars; a menu is as wide as its platform makes it")
    #expect(finding.severity == .warning)
    #expect(finding.fixIts.map(\.isSafe) == [true])
  }

  @Test
  func `an option is named as one where something else is expected`() throws {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="Size"><item ref="e.f"/><choice id="e" title="Size">
      <option id="f" title="Small" default="true"/><option id="g" title="Large"/></choice></menu>
      """)
    let finding = try #require(analyzed.findings(of: "reference-kind").first)
    #expect(
      finding.message == "'e.f' is an option; a command, toggle or choice is expected here")
    #expect(finding.notes.map(\.message) == ["'e.f' is declared here"])
  }

  @Test
  func `what cannot be cleared is an error even where its rule is off`() throws {
    let text = """
      <menu id="m" title="Format"><command id="a" title="Use Plain Text" clears="c"/>
      <command id="c" title="Use Old Style"/></menu>
      """
    let finding = try #require(AnalyzedDocument(text).findings(of: "toggle-clear-all").first)
    #expect(finding.message == "'c' is a command; a command clears toggles")
    #expect(finding.severity == .error && finding.isStructural && !finding.isPedantic)
  }

  @Test
  func `of a long list of words the nearest are shown`() throws {
    let message = try #require(
      messages("value-invalid", "<menu id=\"m\" title=\"M\"><command system=\"coppy\"/></menu>")
        .first)
    #expect(message.hasPrefix("'system' of 'command' is one of 44 words such as 'copy', "))
    #expect(message.split(separator: ",").count < 10)
  }

  /// Every attribute of words, with a value that is none of them.
  @Test
  func `each attribute of words says which`() {
    var count = 0
    for element in Vocabulary.elements {
      for attribute in element.attributes {
        guard case .word = attribute.type else { continue }
        let name = attribute.name.spelling
        let found = AnalyzedDocument(
          "<\(element.name.spelling) \(name)=\"zzzzzz\"/>", rules: []
        ).findings(of: "value-invalid")
        // Where the element may not stand in the root, only that is said.
        guard let finding = found.first else { continue }
        count += 1
        #expect(finding.message.hasPrefix("'\(name)' of '\(element.name.spelling)' is "))
        #expect(finding.message.hasSuffix(", not 'zzzzzz'"))
      }
    }
    #expect(count > 10)
  }

  // MARK: Conditions

  private static let choice = """
    <menu id="m" title="M">
      <choice id="sort-order" title="Sort By">
        <option id="by-date" title="Date" default="true"/><option id="by-name" title="Name"/>
      </choice>
      <command id="fold" title="Fold" enabled-when="VALUE"/>
      <command id="bend" title="Bend"/>
    </menu>
    """

  @Test
  func `a choice in a condition is told from its options`() {
    let text = Self.choice.replacing("VALUE", with: "not sort-order")
    #expect(AnalyzedDocument(text).summary == ["condition-syntax: sort-order"])
    #expect(
      messages("condition-syntax", text)
        == ["'sort-order' is a choice, of which one option holds at any time"])
    #expect(
      remedies("condition-syntax", text)
        == ["name an option: 'sort-order.by-date' or 'sort-order.by-name'"])
  }

  @Test
  func `the one option of a choice is written by the remedy`() {
    let text = """
      <commands><choice id="size" title="Size"><option id="small" title="Small"/></choice></commands>
      <menu id="m" title="M"><command id="fold" title="Fold" visible-when="size or size"/></menu>
      """
    let analyzed = AnalyzedDocument(text)
    #expect(analyzed.mended(by: "condition-syntax").contains("\"size.small or size.small\""))
  }

  @Test
  func `a command in a condition is neither on nor off`() {
    #expect(
      messages("condition-syntax", Self.choice.replacing("VALUE", with: "bend"))
        == ["'bend' is a command, which is neither on nor off"])
  }

  // MARK: Places

  @Test(arguments: [
    ("<close/>", "<leading>"), ("<back/>", "<leading>"), ("<search/>", "<trailing>"),
    ("<inspector-toggle/>", "<trailing>"),
    ("<space/>", "<center>, or into <trailing> if it must stay visible"),
  ])
  func `what stands outside a region is sent where it may stand`(element: String, place: String) {
    let text = """
      <toolbar id="bar">\(element)<center>
        <command id="fold" title="Fold" symbol="star"/>
      </center></toolbar>
      """
    #expect(remedies("toolbar-shape", text) == ["move it into \(place)"])
  }

  @Test(arguments: ["edit", "standard-edit", "bar-edit"])
  func `a standard menu that is left to the system can be written to be extended`(
    target: String
  ) throws {
    let analyzed = AnalyzedDocument(
      """
      <menu-bar id="bar">
        <menu standard="file"><command system="close"/></menu>
        <menu id="tools" title="Tools"><command id="fold" title="Fold"/></menu>
      </menu-bar>
      <extend target="\(target)"><command id="bend" title="Bend"/></extend>
      """)
    let finding = try #require(analyzed.findings(of: "extend-target").first)
    #expect(analyzed.blamed(finding) == target)
    #expect(finding.message.contains("left to the system"))
    let mended = AnalyzedDocument(analyzed.applying(finding.fixIts.flatMap(\.edits)))
    #expect(mended.diagnostics.isEmpty, "\(mended.summary)")
    let menus = try #require(mended.document?.menuBars.first?.menus)
    #expect(menus.map(\.id) == ["file-menu", "edit", "tools"])
    #expect(menus[1].content.count == 9)
  }

  @Test
  func `a standard menu that is written gets an id to be extended by`() throws {
    let analyzed = AnalyzedDocument(
      """
      <menu-bar id="bar"><menu standard="edit"><command system="copy"/></menu></menu-bar>
      <extend target="standard-edit"><command id="bend" title="Bend"/></extend>
      """)
    let finding = try #require(analyzed.findings(of: "extend-target").first)
    let mended = AnalyzedDocument(analyzed.applying(finding.fixIts.flatMap(\.edits)))
    #expect(mended.diagnostics.isEmpty, "\(mended.summary)")
    #expect(mended.document?.menuBars[0].menus[0].content.count == 2)
  }

  @Test(arguments: [
    ("main.trailing", "has no region 'trailing'", "<trailing/>"),
    ("main", "stand in its regions", "'main.leading', 'main.center'"),
    ("main.middle", "is no region", "'main.leading', 'main.center'"),
    ("main.centre", "is no menu", "main.center"),
  ])
  func `a region that is not there is told from a name that is not`(
    target: String, message: String, remedy: String
  ) throws {
    let analyzed = AnalyzedDocument(
      """
      <toolbar id="main">
        <leading><back/></leading> <center><command id="fold" title="Fold" symbol="star"/></center>
      </toolbar>
      <extend target="\(target)"><command id="bend" title="Bend" symbol="moon"/></extend>
      """)
    #expect(analyzed.summary == ["extend-target: \(target)"])
    let finding = try #require(analyzed.findings(of: "extend-target").first)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.fixIts[0].title.contains(remedy), "\(finding.fixIts[0].title)")
  }

  @Test(arguments: [
    (
      #"<toggle id="ruler" form="titel" on-title="Hide Ruler" off-title="Show Ruler"/>"#,
      ["value-invalid: titel"]
    ),
    (
      #"<toggle id="ruler" from="title" on-title="Hide Ruler" off-title="Show Ruler"/>"#,
      ["unknown-attribute: from"]
    ),
    (#"<toggle id="ruler" form="checkmark"/>"#, ["missing-attribute: <toggle"]),
  ])
  func `a toggle whose form was refused may have had titles enough`(
    toggle: String, findings: [String]
  ) {
    let analyzed = AnalyzedDocument(
      #"<menu id="m" title="Walls">\#(toggle)<command id="x" title="Paint Wall"/></menu>"#)
    #expect(analyzed.summary == findings)
  }

  @Test
  func `a tab that lacks something is a tab`() {
    let analyzed = AnalyzedDocument(
      #"<view id="home"/><tab-bar id="tb"><tab title="Home"/></tab-bar>"#)
    #expect(analyzed.summary == ["missing-attribute: <tab"])
  }

  @Test(arguments: [("first", false), ("last", false), ("before", true), ("after", true)])
  func `an item of an edit menu stands before or after a command`(word: String, isAllowed: Bool) {
    let analyzed = AnalyzedDocument(
      """
      <edit-menu id="em" for="Body">
        <command id="define" title="Define" near="look-up" position="\(word)"/>
      </edit-menu>
      """)
    #expect(analyzed.summary == (isAllowed ? [] : ["value-invalid: \(word)"]))
  }

  @Test
  func `a value that was refused stays an error where its rule is silent`() {
    let text = """
      <menu id="m" title="Walls">
        <?menuet-allow shortcut-syntax?> <command id="x" title="Paint Wall" shortcut="cmd+qq"/>
        <?menuet-allow shortcut-syntax?> <command id="y" title="Paint Roof" shortcut="r"/>
      </menu>
      """
    #expect(AnalyzedDocument(text).summary == ["shortcut-syntax: cmd+qq"])
  }

  @Test
  func `only what an item places is referred to in the stead of another id`() throws {
    func remedy(_ text: String) throws -> String {
      try #require(AnalyzedDocument(text).findings(of: "duplicate-id").first).fixIts[0].title
    }
    #expect(
      try remedy(#"<states><state id="busy"/><state id="busy"/></states>"#) == "choose another id")
    #expect(
      try remedy(
        """
        <menu id="m" title="Walls"><command id="x" title="Paint Wall"/>
        <command id="x" title="Paint Roof"/></menu>
        """
      ).contains("'item'"))
  }

  @Test
  func `a standard command that is referred to is placed by its own name`() throws {
    let analyzed = AnalyzedDocument(
      """
      <menu id="m" title="M"><command id="fold" title="Fold"/><item ref="share"/></menu>
      """)
    #expect(analyzed.summary == ["reference-unresolved: share"])
    let finding = try #require(analyzed.findings(of: "reference-unresolved").first)
    #expect(finding.fixIts[0].title.contains(#"<command system="share"/>"#))
  }

  @Test
  func `without a menu bar a standard menu is no target`() {
    let text = """
      <menu id="m" title="M"><command id="fold" title="Fold"/></menu>
      <extend target="edit"><command id="bend" title="Bend"/></extend>
      """
    #expect(messages("extend-target", text).allSatisfy { $0.contains("is no menu") })
    #expect(AnalyzedDocument(text).summary == ["extend-target: edit"])
  }
}
