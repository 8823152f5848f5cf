import MenuetModel
import MenuetSource
import Testing

/// Which remedies may be applied without asking.
struct RemedyTests {
  private func isSafe(_ rule: RuleID, _ text: String) -> [Bool] {
    AnalyzedDocument(text, rules: [rule]).findings(of: rule).map { finding in
      finding.fixIts.contains(where: \.isSafe)
    }
  }

  private func titles(_ rule: RuleID, _ text: String) -> [String] {
    AnalyzedDocument(text, rules: [rule]).findings(of: rule).flatMap(\.fixIts).map(\.title)
  }

  @Test
  func `a word of another attribute leads there`() {
    #expect(
      titles("value-invalid", "<view id=\"v\"><region id=\"r\" kind=\"list\"/></view>")
        == ["'list' is a word of another attribute  control=\"list\""])
    #expect(titles("value-invalid", "<view id=\"v\"><region id=\"r\" kind=\"xy\"/></view>") == [])
  }

  @Test(arguments: ["bar.centre", "baar.center", "Bar.Center"])
  func `a region that is misspelt is named as it is`(target: String) {
    let text = """
      <toolbar id="bar"><center><command id="a" title="Bend Wire" symbol="bold"/></center></toolbar>
      <extend target="\(target)"><command id="b" title="Fold Wire" symbol="italic"/></extend>
      """
    #expect(titles("extend-target", text) == ["write 'bar.center'"])
    #expect(isSafe("extend-target", text) == [true])
  }

  @Test
  func `an anchor that is misspelt is named as it is`() {
    let text = """
      <menu id="m" title="Wires"><command id="bend-wire" title="Bend Wire"/></menu>
      <extend target="m" position="after" anchor="bend-wir">
        <command id="b" title="Fold Wire"/>
      </extend>
      """
    #expect(titles("extend-target", text) == ["write 'bend-wire'"])
  }

  @Test
  func `what a view cannot hold is shown there by a control that refers to it`() {
    func remedies(_ content: String, in parent: String = "view") -> [String] {
      titles(
        "unknown-element",
        """
        <commands>
          <toggle id="ruler" title="Ruler"/>
          <choice id="sort" title="Sort By">
            <option id="one" title="One"/><option id="two" title="Two"/>
          </choice>
        </commands>
        <\(parent) id="v" title="V">\(content)</\(parent)>
        """)
    }
    #expect(
      remedies(#"<item ref="ruler"/>"#) == ["show it here as a button  <button ref=\"ruler\"/>"])
    #expect(
      remedies(#"<item ref="sort"/>"#) == [
        "show it here as a pop-up button  <pop-up-button id=\"…\" choice=\"sort\"/>"
      ])
    #expect(
      remedies(#"<toggle id="dark" title="Dark"/>"#) == [
        "declare it in 'commands', and show it here as a button  <button ref=\"dark\"/>"
      ])
    #expect(
      remedies(#"<choice id="c" title="C"/>"#) == [
        "declare it in 'commands', and show it here as a pop-up button  "
          + "<pop-up-button id=\"…\" choice=\"c\"/>"
      ])
    // What may stand there, and what no control shows.
    #expect(remedies(#"<item ref="ruler"/><toggle id="d" title="D"/>"#, in: "sheet") == [])
    #expect(remedies(#"<separator/>"#).map { $0.hasPrefix("'separator' stands in") } == [true])
  }

  @Test
  func `an item in a view becomes a button unless it hides something`() {
    let text = """
      <commands><toggle id="ruler" title="Ruler"/></commands>
      <view id="v" title="V"><item ref="ruler" platforms="ios"/></view>
      """
    func edits(_ text: String) -> [SourceEdit] {
      AnalyzedDocument(text).findings(of: "unknown-element").flatMap(\.fixIts).flatMap(\.edits)
    }
    let mended = AnalyzedDocument(text).applying(edits(text))
    #expect(mended.contains(#"<button ref="ruler" platforms="ios"/>"#))
    #expect(AnalyzedDocument(mended).summary.isEmpty)
    #expect(isSafe("unknown-element", text) == [false])
    #expect(edits(text.replacing("platforms=\"ios\"", with: "shortcut=\"none\"")).isEmpty)
  }

  @Test
  func `an unused command may be placed by an item or a button`() {
    #expect(
      titles("unused-command", #"<commands><toggle id="a" title="Ruler"/></commands>"#)
        == ["place it with 'item' or, in a view, with 'button', or remove it"])
  }

  /// In another language nobody here knows the word for sharing; the system does.
  @Test
  func `a share sheet that nothing presents gets the standard command, which is translated`() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Beispiel" language="de">
      <activity-view id="teilen"/>
      </menuet>
      """
    #expect(
      titles("activity-share-button", text) == [
        "place the standard command  <command system=\"share\" presents=\"teilen\"/>"
      ])
  }

  /// A toolbar for a platform on which it has nothing is an error.
  @Test
  func `what may be all that a toolbar has is not taken off a platform unasked`() {
    func isSafe(_ around: (String) -> String) -> [Bool] {
      let button = """
        <pull-down-button id="p" title="Tools"><command id="a" title="Fold"/>
        <command id="b" title="Bend"/><command id="c" title="Crop"/></pull-down-button>
        """
      return self.isSafe(
        "pull-down-platform",
        """
        <menuet xmlns="urn:menuet:1" name="Example" platforms="ios watchos">\(around(button))</menuet>
        """)
    }
    #expect(isSafe { $0 } == [true])
    #expect(
      isSafe { "<toolbar id=\"t\"><trailing>\($0)</trailing></toolbar>" } == [false])
  }

  private static func popUp(_ attributes: String, _ content: String) -> String {
    """
    <pop-up-button id="sort" \(attributes)>
      <option id="date" title="Date" default="true"/>
      <option id="name" title="Name"/>
      \(content)
    </pop-up-button>
    """
  }

  private static let submenu = """
    <submenu title="More"><command id="a" title="Add"/><command id="b" title="Bend"/></submenu>
    """

  @Test
  func `a pop-up button with a submenu becomes a pull-down button`() {
    let text =
      Self.popUp("title=\"Sort By\"", Self.submenu)
      + "<button id=\"c\" title=\"Crop\" enabled-when=\"sort.date\"/>"
    let analyzed = AnalyzedDocument(text)
    #expect(analyzed.summary == ["pop-up-flat-list: <submenu"])
    #expect(
      analyzed.findings(of: "pop-up-flat-list").allSatisfy { $0.fixIts.contains(where: \.isSafe) })
    let mended = AnalyzedDocument(analyzed.mended(by: "pop-up-flat-list"))
    #expect(mended.diagnostics.isEmpty, "\(mended.summary)")
    #expect(mended.document?.pullDownButtons.map(\.id) == ["sort"])
    #expect(mended.document?.choices.map(\.id) == ["sort"])
  }

  /// All that is wrong is said once, and one remedy makes the whole right.
  @Test(arguments: [
    popUp("title=\"Sort By\"", "<command id=\"c\" title=\"Crop\"/>" + submenu),
    // An option behind what does not belong there moves to the others.
    popUp(
      "title=\"Sort By\"",
      "<command id=\"a\" title=\"Add\"/><option id=\"size\" title=\"Size\"/>"
        + "<toggle id=\"b\" title=\"Bold\"/><option id=\"kind\" title=\"Kind\"/>"),
    // A choice from elsewhere is placed as an item.
    """
    <commands><choice id="order" title="Order">
      <option id="up" title="Up" default="true"/><option id="down" title="Down"/>
    </choice></commands>
    <pop-up-button id="sort" title="Sort By" choice="order">
      <command id="a" title="Add"/><command id="b" title="Bend"/>
    </pop-up-button>
    """,
    // Without options there is no choice that anything could name.
    """
    <pop-up-button id="sort" title="Sort By">
      <command id="a" title="Add"/><command id="b" title="Bend"/><command id="c" title="Crop"/>
    </pop-up-button>
    """,
  ])
  func `a pop-up button that is wrong in several places is mended as a whole`(text: String) throws {
    let analyzed = AnalyzedDocument(text)
    let findings = analyzed.findings(of: "pop-up-flat-list")
    #expect(findings.count == 1 && analyzed.diagnostics.count == 1, "\(analyzed.summary)")
    #expect(findings.first.map { $0.notes.count > 1 } == true)
    let mended = AnalyzedDocument(analyzed.mended(by: "pop-up-flat-list"))
    #expect(mended.diagnostics.isEmpty, "\(mended.summary)")
    #expect(mended.document?.pullDownButtons.map(\.id) == ["sort"])
    #expect(mended.document?.popUpButtons.isEmpty == true)
  }

  @Test(arguments: [
    // A pull-down button needs words or a symbol.
    popUp("", submenu),
    // Options stand in a choice only.
    popUp("title=\"Sort By\"", "<section><option id=\"size\" title=\"Size\"/></section>"),
    popUp("title=\"Sort By\"", "<submenu title=\"More\"><image/></submenu>"),
    // What names the choice would name nothing.
    "<pop-up-button id=\"sort\" title=\"Sort By\">\(submenu)</pop-up-button>"
      + "<button id=\"c\" title=\"Crop\" enabled-when=\"sort.date\"/>",
    // Which of the two lists is meant, only a person knows.
    popUp("title=\"Sort By\" choice=\"order\"", submenu)
      + "<menu id=\"m\" title=\"M\"><choice id=\"order\" title=\"Order\">"
      + "<option id=\"up\" title=\"Up\" default=\"true\"/><option id=\"down\" title=\"Down\"/>"
      + "</choice></menu>",
  ])
  func `one that would still be wrong waits for a person`(text: String) {
    let safe = isSafe("pop-up-flat-list", text)
    #expect(!safe.isEmpty && safe.allSatisfy { !$0 })
  }

  @Test
  func `a title in an edit menu gets one note about its verb`() {
    let verbs = AnalyzedDocument(
      """
      <edit-menu id="text" for="Body">
        <command id="a" title="Definition" near="look-up"/>
        <command id="b" title="Define" near="look-up"/>
      </edit-menu>
      """, rules: ["menu-title-verb", "edit-menu-title-verb"])
    #expect(
      verbs.summary.filter { $0.contains("title-verb") } == ["edit-menu-title-verb: Definition"])
  }
}
