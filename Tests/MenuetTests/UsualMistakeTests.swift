import Menuet
import MenuetModel
import MenuetSource
import Testing

/// Usual mistakes of people who know other languages: each is one finding, at the least that can be
/// blamed, and its remedy works.
@Suite struct UsualMistakeTests {
  /// A document without its root, and what is found in it.
  fileprivate struct Case {
    let text: [UInt8]
    let findings: [MenuetSource.Diagnostic]

    init(_ content: String, root: String = "platforms=\"ipados macos\"", pedantic: RuleID? = nil) {
      let text = "<menuet xmlns=\"urn:menuet:1\" name=\"A\" \(root)>\n\(content)\n</menuet>\n"
      self.text = Array(text.utf8)
      var options = Compiler.Options()
      options.policy.pedantic = .severity(.note)
      findings = Compiler(options: options).validate(self.text, path: "A.menuet.xml").findings
        .filter { !$0.isPedantic || $0.rule == pedantic }
    }

    /// Each finding as `rule: blamed text`.
    var summary: [String] {
      findings.map { finding in
        let blamed = String(decoding: text[finding.location.range.bounds], as: UTF8.self)
        return "\(finding.rule.rawValue): \(blamed)"
      }
    }

    /// The first remedy of each finding.
    var remedies: [String] { findings.map { $0.fixIts.first?.title ?? "" } }

    /// The document after the first remedies that have edits, one a finding.
    func mended(safeOnly: Bool = true) -> String {
      var result = text
      let edits = findings.flatMap { finding in
        finding.fixIts.first { !$0.edits.isEmpty && ($0.isSafe || !safeOnly) }?.edits ?? []
      }
      for edit in edits.sorted(by: { $0.location.range.start > $1.location.range.start }) {
        result.replaceSubrange(edit.location.range.bounds, with: Array(edit.replacement.utf8))
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  private static let declared = """
    <commands>
      <command id="print-it" title="Print It"/>
      <toggle id="bold" title="Bold"/>
      <choice id="sort" title="Sort By"><option id="a" title="A"/><option id="b" title="B"/></choice>
    </commands>
    """

  // MARK: References

  @Test(arguments: [
    ("<toggle ref=\"bold\"/>", "unknown-attribute: ref", "<item ref=\"bold\"/>"),
    ("<choice ref=\"sort\"/>", "unknown-attribute: ref", "<item ref=\"sort\"/>"),
    ("<choice ref=\"sort\"></choice>", "unknown-attribute: ref", "<item ref=\"sort\"></item>"),
    ("<command ref=\"print-it\"/>", "unknown-attribute: ref", "<item ref=\"print-it\"/>"),
    ("<item id=\"bold\"/>", "unknown-attribute: id", "<item ref=\"bold\"/>"),
    (
      "<item id=\"print-it\" title=\"Print\"/>", "unknown-attribute: id",
      "<item ref=\"print-it\" title=\"Print\"/>"
    ),
    ("<item id=\"copy\"/>", "unknown-attribute: id", "<item ref=\"copy\"/>"),
    ("<toggle id=\"bold\"/>", "duplicate-id: bold", "<item ref=\"bold\"/>"),
  ])
  func aDeclarationInPlaceOfAReference(written: String, finding: String, mended: String) {
    let others = ["print-it", "bold", "sort"].filter { !written.contains($0) }
      .map { "<item ref=\"\($0)\"/>" }.joined()
    let copy = written.contains("copy") ? "<command system=\"copy\"/>" : ""
    let system = copy.isEmpty ? "" : "<commands>\(copy)</commands>"
    func document(_ item: String) -> String {
      Self.declared + system + "<menu id=\"m\" title=\"M\">\(others)\(item)</menu>"
    }
    let test = Case(document(written))
    #expect(test.summary == [finding])
    #expect(test.mended() == String(decoding: Case(document(mended)).text, as: UTF8.self))
    #expect(Case(document(mended)).summary == [])
  }

  /// Other words for the attribute that names what is shown.
  @Test(arguments: [
    ("<item command=\"print-it\"/>", "command", "<item ref=\"print-it\"/>", true),
    ("<item choice=\"sort\"/>", "choice", "<item ref=\"sort\"/>", true),
    ("<item name=\"print-it\"/>", "name", "<item ref=\"print-it\"/>", true),
    ("<item command=\"print-i\"/>", "command", "<item ref=\"print-it\"/>", false),
    ("<item id=\"prnt-it\"/>", "id", "<item ref=\"print-it\"/>", false),
    ("<toggle ref=\"bld\"/>", "ref", "<item ref=\"bold\"/>", false),
    (
      "<choice ref=\"sort\"><option id=\"x\" title=\"X\"/><option id=\"y\" title=\"Y\"/></choice>",
      "ref", "<item ref=\"sort\"/>", false
    ),
    (
      "<choice ref=\"by\"><option id=\"x\" title=\"X\"/><option id=\"y\" title=\"Y\"/></choice>",
      "ref",
      "<choice id=\"by\"><option id=\"x\" title=\"X\"/><option id=\"y\" title=\"Y\"/></choice>",
      false
    ),
  ])
  func anotherWordForAReference(written: String, blamed: String, mended: String, isSafe: Bool) {
    let others = ["print-it", "bold", "sort"].filter { !mended.contains("\"\($0)\"") }
      .map { "<item ref=\"\($0)\"/>" }.joined()
    func document(_ item: String) -> String {
      Self.declared + "<menu id=\"m\" title=\"M\">\(others)\(item)</menu>"
    }
    let test = Case(document(written))
    #expect(test.summary == ["unknown-attribute: \(blamed)"])
    #expect(test.findings.first?.fixIts.first?.isSafe == isSafe)
    #expect(
      test.mended(safeOnly: false) == String(decoding: Case(document(mended)).text, as: UTF8.self))
  }

  @Test(arguments: [
    ("<segmented ref=\"sort\"/>", "unknown-attribute: ref", "<segmented choice=\"sort\"/>"),
    (
      "<pop-up-button id=\"p\" ref=\"sort\" title=\"S\"/>", "unknown-attribute: ref",
      "<pop-up-button id=\"p\" choice=\"sort\" title=\"S\"/>"
    ),
    ("<segmented ref=\"srt\"/>", "unknown-attribute: ref", "<segmented choice=\"sort\"/>"),
    ("<button command=\"bold\"/>", "unknown-attribute: command", "<button ref=\"bold\"/>"),
    ("<button id=\"bold\"/>", "duplicate-id: bold", "<button ref=\"bold\"/>"),
  ])
  func aControlNamesWhatItShows(written: String, finding: String, mended: String) {
    func document(_ control: String) -> String {
      Self.declared.replacing("id=\"a\"", with: "id=\"a\" default=\"true\"")
        + """
        <menu id="m" title="M"><item ref="print-it"/><item ref="bold"/><item ref="sort"/></menu>
        <view id="v" title="V">\(control)</view>
        """
    }
    let test = Case(document(written))
    #expect(test.summary == [finding])
    #expect(
      test.mended(safeOnly: false) == String(decoding: Case(document(mended)).text, as: UTF8.self))
  }

  @Test func anItemWithATitleThatNothingDeclaresIsACommand() {
    let test = Case("<menu id=\"m\" title=\"M\"><item id=\"zip\" title=\"Zip It\"/></menu>")
    #expect(test.summary == ["unknown-attribute: id"])
    // Whether it is declared elsewhere is not sure.
    #expect(test.findings.first?.fixIts.contains { $0.isSafe } == false)
    #expect(test.mended(safeOnly: false).contains("<command id=\"zip\" title=\"Zip It\"/>"))
    #expect(test.findings.first?.fixIts.last?.title.hasSuffix("<item ref=\"zip\"/>") == true)
  }

  @Test func whatIsNotCertainIsNotWrittenUnasked() {
    // The kinds differ; nothing declares it; it has content of its own.
    let test = Case(
      Self.declared
        + "<menu id=\"m\" title=\"M\"><item ref=\"print-it\"/><item ref=\"sort\"/>"
        + "<choice ref=\"bold\"/></menu>")
    #expect(test.summary == ["unknown-attribute: ref"])
    #expect(test.findings.first?.fixIts.contains { $0.isSafe } == false)
    let unknown = Case("<menu id=\"m\" title=\"M\"><item id=\"zip\"/></menu>")
    #expect(unknown.summary == ["unknown-attribute: id"])
  }

  @Test(arguments: [
    ("note-lst", ["reference-unresolved: note-lst"]),
    ("NoteList", ["reference-unresolved: NoteList"]), ("note-list", []), ("note-lists", []),
    ("PhotoGrid", []), ("noote-lisst", ["reference-unresolved: noote-lisst"]),
    ("NoteLists", []),
  ])
  func aNameThatIsNearlyARegions(name: String, findings: [String]) {
    let test = Case(
      """
      <region id="note-list" title="Notes"/>
      <context-menu id="row" for="\(name)"><command id="x" title="Open It"/>
        <command id="y" title="Fold It"/></context-menu>
      """, pedantic: "reference-unresolved")
    let found = test.findings.filter { $0.rule == "reference-unresolved" }
    #expect(found.map { "\($0.rule.rawValue): \(name)" } == findings)
    for finding in found {
      // The name is free: nobody hears of it who has not asked for notes.
      #expect(finding.severity == .note && finding.isPedantic)
      #expect(finding.fixIts.first?.title == "write 'note-list'")
    }
  }

  // MARK: Conditions

  private static let states = "<states><state id=\"a\"/><state id=\"b\"/></states>"

  @Test func theConditionsOfASectionHoldForWhatStandsInIt() {
    let test = Case(
      Self.states
        + """
        <commands><command id="x" title="Add" enabled-when="not a"/></commands>
        <menu id="m" title="M">
          <section enabled-when="a">
            <command id="y" title="Bend" enabled-when="not a"/>
            <command id="w" title="Carve" enabled-when="a or b"/>
            <command id="v" title="Draw" enabled-when="b"/>
            <item ref="x"/>
          </section>
          <command id="z" title="Enter It"/>
        </menu>
        """)
    #expect(
      test.summary == [
        "condition-constant: not a", "condition-constant: a or b", "condition-constant: x",
      ])
  }

  @Test func theConditionsOfAGroupHoldForItsMembers() {
    let test = Case(
      Self.states
        + """
        <view id="v" title="V"><toolbar id="t"><center>
          <group id="g" title="G" symbol="star" enabled-when="a">
            <command id="y" title="Bend" symbol="pencil" enabled-when="not a"/>
            <command id="w" title="Carve" symbol="scissors" enabled-when="b"/>
          </group>
        </center></toolbar></view>
        """)
    #expect(test.summary == ["condition-constant: not a"])
  }

  /// Two commands with one shortcut that sections keep apart.
  @Test func sectionsKeepShortcutsApart() {
    func document(_ second: String) -> String {
      Self.states
        + """
        <menu id="m" title="M">
          <section enabled-when="a"><command id="x" title="Add" shortcut="cmd+j"/></section>
          <section enabled-when="\(second)"><command id="y" title="Bend" shortcut="cmd+j"/></section>
        </menu>
        """
    }
    #expect(Case(document("not a")).summary == [])
    #expect(Case(document("b")).findings.map(\.rule) == ["shortcut-clash"])
  }

  /// The operators of programming languages.
  @Test(arguments: [
    ("a &amp;&amp; b", "a and b"), ("!a||b", "not a or b"), ("!(a AND NOT b)", "not (a and not b)"),
    ("a, b", nil), ("a == b", nil),
  ])
  func theOperatorsOfAConditionAreWords(written: String, meant: String?) {
    let test = Case(
      Self.states
        + """
        <menu id="m" title="M"><command id="x" title="Add It" enabled-when="\(written)"/>
          <command id="y" title="Bend It"/></menu>
        """)
    #expect(test.findings.map(\.rule) == ["condition-syntax"])
    #expect(test.findings.first?.fixIts.first?.isSafe == (meant != nil))
    if let meant { #expect(test.mended().contains("enabled-when=\"\(meant)\"")) }
  }

  // MARK: Attributes

  @Test func theFormFollowsFromTheTwoTitles() {
    func document(_ attributes: String) -> String {
      "<menu id=\"m\" title=\"M\"><toggle id=\"r\" \(attributes)/>"
        + "<command id=\"x\" title=\"Add\"/></menu>"
    }
    #expect(Case(document("on-title=\"Hide Ruler\" off-title=\"Show Ruler\"")).summary == [])
    let half = Case(document("on-title=\"Hide Ruler\""))
    #expect(half.summary == ["missing-attribute: Hide Ruler"])
    #expect(half.remedies == ["add 'off-title'"])
  }

  @Test(arguments: [
    ("platforms=\"ios, ipados,macos\"", "platforms=\"ios ipados macos\"", 1),
    ("platforms=\"ios; macos\"", "platforms=\"ios macos\"", 1),
    ("platforms=\"ios|macos\"", "platforms=\"ios macos\"", 1),
    ("platforms=\"ios、macos\"", "platforms=\"ios macos\"", 1),
    ("platforms=\"ios，ipados， macos\"", "platforms=\"ios ipados macos\"", 1),
    ("platforms=\"ios،macos\"", "platforms=\"ios macos\"", 1),
    ("platforms=\"ios,mcos\"", "platforms=\"ios macos\"", 2),
    ("platforms=\"ios,&#x20;macos\"", "platforms=\"ios&#x20;macos\"", 1),
  ])
  func listsAreDividedByBlanks(written: String, mended: String, count: Int) {
    let test = Case("", root: written)
    #expect(test.findings.map(\.rule) == Array(repeating: "value-invalid", count: count))
    #expect(test.summary.first?.count == "value-invalid: ,".count)
    #expect(test.findings.first?.message.contains("divided by blanks") == true)
    #expect(test.mended() == String(decoding: Case("", root: mended).text, as: UTF8.self))
  }

  @Test func tagsAndPointsAreSpelledAsElsewhere() {
    let test = Case(
      """
      <view id="v" title="V"><toolbar id="tb"><center><command id="y" title="Add It" symbol="plus"/>
        </center><check widths="320pt 678" locales="en_GB de"/></toolbar></view>
      """, root: "language=\"en_GB\"")
    #expect(test.remedies == ["write 'en-GB'", "write '320'", "write 'en-GB'"])
    #expect(Set(test.findings.map(\.rule)) == ["value-invalid"])
    let mended = test.mended()
    #expect(mended.contains("widths=\"320 678\" locales=\"en-GB de\""))
  }

  @Test func listsOfEveryTypeAreDividedByBlanks() {
    let test = Case(
      """
      <menu id="n" title="N"><command id="x" title="Open It" affects="m, n" clears="t,u"/>
        <toggle id="t" title="Bold"/><toggle id="u" title="Italic"/></menu>
      <menu id="m" title="M"><item ref="x"/><item ref="t"/></menu>
      <view id="v" title="V"><toolbar id="tb"><center><command id="y" title="Add It" symbol="plus"/>
        </center><check widths="375, 678" locales="en, en-GB" content-sizes="large, small"/>
        </toolbar></view>
      <sheet id="s" title="S" detents="medium, large" auto-dismiss="q,r">
        <command id="q" title="Keep It"/><command id="r" title="Drop It"/></sheet>
      <type id="a.b" conforms-to="public.data, public.text"/>
      """)
    let lists = test.findings.filter { $0.message.contains("divided by blanks") }
    #expect(lists.count == 8)
    #expect(lists.count == test.findings.filter { $0.severity == .error }.count)
  }

  /// A list of references is read as the same with blanks: what it names counts as named.
  @Test(arguments: [",", ", ", "、", "，"])
  func aListOfReferencesIsOneFinding(sign: String) {
    let test = Case(
      """
      <menu id="m" title="M"><toggle id="t" title="Bold"/><toggle id="u" title="Italic"/>
        <command id="x" title="Clear It" clears="t\(sign)u" affects="m\(sign)n"/></menu>
      <menu id="n" title="N"><item ref="t"/><item ref="u"/></menu>
      """)
    #expect(test.summary.count == 2 && Set(test.findings.map(\.rule)) == ["value-invalid"])
    #expect(Case(test.content(mended: test.mended())).summary == [])
  }

  @Test func aProposedIdHasANameOfItsOwnInSwift() {
    let test = Case(
      """
      <menu id="m" title="M"><choice id="c" title="C"><option id="by date" title="By Date"/>
        <option id="byDate" title="Date"/></choice>
        <command id="go!up" title="Go Up"/><command id="goUp" title="Climb"/>
        <command id="is editing" title="Is Editing"/></menu>
      """)
    #expect(test.remedies == ["write 'by-date-2'", "write 'go-up-2'", "write 'is-editing-2'"])
    let mended = Case(test.content(mended: test.mended(safeOnly: false)))
    #expect(mended.findings.filter { $0.severity == .error }.map(\.rule) == [])
  }

  @Test func twoBadIdsAreNotToldToTakeTheSame() {
    let test = Case(
      """
      <menu id="m" title="M">
        <choice id="c" title="C"><option id="by date" title="Date"/><option id="by  date" title="New"/>
          <option id="by!date" title="New"/><option id="1" title="One"/></choice>
        <command id="go up" title="Go Up"/><command id="go  up" title="Go Up There"/>
        <command id="go-up" title="Climb"/>
      </menu>
      """)
    #expect(
      test.remedies == [
        "write 'by-date'", "write 'new'", "write 'by-date-2'", "write 'one'", "write 'go-up-2'",
        "write 'go-up-there'",
      ])
    #expect(Set(test.findings.map(\.rule)) == ["id-syntax"])
    #expect(Case(test.content(mended: test.mended(safeOnly: false))).summary == [])
  }

  @Test(
    arguments: [
      ("<toggle id=\"x\" title=\"Bold…\"/>", nil),
      ("<command id=\"x\" title=\"Add It…\"/>", "if it asks for more, say so: needs-input="),
      ("<submenu id=\"x\" title=\"Add It…\"><command id=\"q\" title=\"Add It\"/></submenu>", nil),
    ] as [(String, String?)])
  func needsInputIsProposedWhereItIsAllowed(written: String, advice: String?) {
    let test = Case(
      "<menu id=\"m\" title=\"M\">\(written)<command id=\"y\" title=\"Go Up\"/></menu>",
      pedantic: "menu-ellipsis-extra")
    let fixIts = test.findings.filter { $0.rule == "menu-ellipsis-extra" }.flatMap(\.fixIts)
    #expect(!fixIts.isEmpty)
    let proposed = fixIts.map(\.title).filter { $0.contains("needs-input") }
    #expect(proposed.count == (advice == nil ? 0 : 1))
    if let advice { #expect(proposed.first?.hasPrefix(advice) == true) }
  }

  // MARK: Elements

  @Test func anAnswerOfAnAlertNeedsNoId() throws {
    func document(_ answers: String) -> String {
      """
      <menu id="m" title="M"><command id="x" title="Erase" role="destructive" confirm="sure"/>
        <command id="y" title="Add It"/></menu>
      <alert id="sure" title="Erase it?">\(answers)</alert>
      """
    }
    let answers = """
      <command title="Erase It" role="destructive"/><command title="Keep" role="cancel"/>
      """
    let test = Case(document(answers))
    #expect(test.summary == [])
    let compiled = Compiler().compile(test.text, path: "A.menuet.xml")
    let ids = compiled.resolved?.alerts.first?.actions.map(\.id)
    #expect(ids == ["sure-erase-it", "sure-keep"])
    // Two that make one id are told apart by their authors.
    let twice = "<command title=\"Erase It\" role=\"destructive\"/><command title=\"Erase it\"/>"
    #expect(Case(document(twice)).findings.map(\.rule).contains("duplicate-id"))
    let erase = "<command title=\"Erase It\" role=\"destructive\"/>"
    let bare = Case(document(erase + "<command role=\"cancel\"/>"))
    #expect(bare.summary == ["missing-attribute: <command"])
    #expect(bare.mended(safeOnly: false).contains("<command system=\"cancel\"/>"))
  }

  @Test(arguments: ["", "\n"])
  func aLostStartTagIsOneFinding(line: String) {
    func document(_ start: String) -> String {
      """
      <view id="v" title="V"><toolbar id="t"><leading><back/></leading>\(line)\(start)\
      <command id="x" title="Add It" symbol="plus" priority="2"/>\(line)\
      <command id="y" title="Cut It" symbol="scissors"/>\(line)</center>
      <trailing><search/></trailing></toolbar></view>
      """
    }
    let test = Case(document(""))
    #expect(test.summary == ["xml-syntax: </center>"])
    #expect(test.findings.first?.fixIts.first?.isSafe == true)
    let mended = test.mended()
    #expect(mended.contains("<center>"))
    #expect(Case(test.content(mended: mended)).summary == [])
  }

  /// The lost start tag is one finding, whatever else is wrong with what stands in the region.
  @Test(arguments: [
    ("</centre>", "", "", []),
    ("</center>", "<command id=\"y\"", "<comand id=\"y\"", ["unknown-element: comand"]),
    ("</center>", "title=\"Cut It\"", "titel=\"Cut It\"", ["unknown-attribute: titel"]),
    ("</center>", "title=\"Cut It\"", "", ["missing-attribute: <command"]),
    ("</center>", "\"scissors\"/>", "\"scissors\">", []),
    (
      "</center>", "<command id=\"x\"", "<separator/><command id=\"x\"",
      ["unknown-element: separator"]
    ),
  ])
  func aLostStartTagBesideAnotherMistake(
    end: String, right: String, wrong: String, further: [String]
  ) {
    let commands = """
      <command id="x" title="Add It" symbol="plus" priority="2"/>
      <command id="y" title="Cut It" symbol="scissors"/>
      """
    let written = right.isEmpty ? commands : commands.replacing(right, with: wrong)
    let test = Case(
      """
      <view id="v" title="V"><toolbar id="t"><leading><back/></leading>\(written)\(end)
      <trailing><search/></trailing></toolbar></view>
      """)
    #expect(Set(test.summary) == Set(["xml-syntax: \(end)"] + further))
    #expect(test.summary.count == further.count + 1)
    #expect(test.remedies.contains("add '<center>' before what stands in it"))
  }

  @Test func whatStandsBesideTheRegionsIsOneFinding() {
    func document(_ open: String, _ close: String) -> String {
      """
      <view id="v" title="V"><toolbar id="t"><leading><back/></leading>\(open)\
      <command id="x" title="Add It" symbol="plus"/><command id="y" title="Cut It" symbol="scissors"/>\
      <space/>\(close)<trailing><search/></trailing></toolbar></view>
      """
    }
    let test = Case(document("", ""))
    #expect(test.summary == ["toolbar-shape: <command"])
    #expect(test.findings.first?.message.hasSuffix("; so do 2 elements more") == true)
    #expect(test.findings.first?.further.count == 2)
    let places = test.findings.first?.notes.map {
      String(decoding: test.text[$0.location.range.bounds], as: UTF8.self)
    }
    #expect(places == ["<command", "<space"], "each at its place")
    #expect(test.findings.first?.fixIts.first?.isSafe == false)
    let mended = test.mended(safeOnly: false)
    #expect(mended == String(decoding: Case(document("<center>", "</center>")).text, as: UTF8.self))
    let several = Case(
      """
      <view id="v" title="V"><toolbar id="t"><search/><command id="x" title="Add It" symbol="plus"/>
      <center><command id="z" title="Bend It" symbol="star"/></center>
      <command id="y" title="Cut It" symbol="scissors"/></toolbar></view>
      """)
    #expect(several.summary == ["toolbar-shape: <search", "toolbar-shape: <command"])
    #expect(several.findings.allSatisfy { $0.fixIts.allSatisfy(\.edits.isEmpty) })
  }

  @Test(arguments: [
    ("<hr/>", "separator"), ("<menu-item ref=\"x\"/>", "item"),
    ("<menu title=\"More\"><command id=\"y\" title=\"Bend\"/></menu>", "submenu"),
    ("<group><command id=\"y\" title=\"Bend\"/></group>", "section"),
    ("<button ref=\"x\"/>", "item"), ("<button id=\"y\" title=\"Bend\"/>", "command"),
  ])
  func anElementOfAnotherLanguageIsOneFinding(written: String, meant: String) {
    let test = Case(
      "<menu id=\"m\" title=\"M\"><command id=\"x\" title=\"Add It\"/>\(written)"
        + "<command id=\"z\" title=\"Carve\"/></menu>")
    #expect(test.findings.map(\.rule) == ["unknown-element"])
    #expect(test.remedies == ["write '\(meant)'"])
  }

  @Test(arguments: ["menu", "submenu"])
  func aMenuInABarIsAButtonWithAMenu(element: String) {
    let test = Case(
      """
      <view id="v" title="V"><toolbar id="t"><center>
        <\(element) id="s" title="Sort"><command id="x" title="Add It"/></\(element)>
      </center></toolbar></view>
      """)
    #expect(test.summary.first == "unknown-element: \(element)")
    #expect(test.remedies.first == "write 'pull-down-button'")
  }

  @Test func anAttributeOfAnotherLanguageIsNoSlip() {
    let test = Case(
      "<menu id=\"m\" title=\"M\"><command id=\"x\" title=\"Add It\" class=\"danger\"/></menu>")
    #expect(test.summary == ["unknown-attribute: class"])
    #expect(test.remedies == ["remove it"])
  }

  @Test func anEndTagThatNothingNeedsIsToBeRemoved() {
    let command = "<command id=\"x\" title=\"Add It\"/>"
    let test = Case("<menu id=\"m\" title=\"M\">\(command)</section></menu>")
    #expect(test.summary == ["xml-syntax: </section>"])
    #expect(test.remedies == ["remove the end tag"])
  }

  // MARK: Standard commands and alternates

  @Test func aStandardCommandGivesItsShortcutUp() {
    func document(_ shortcut: String) -> String {
      """
      <commands><command system="find"\(shortcut)/></commands>
      <menu id="m" title="M"><item ref="find"/><command id="x" title="Seek" shortcut="cmd+f"/></menu>
      """
    }
    #expect(Case(document("")).findings.map(\.rule) == ["shortcut-clash"])
    #expect(Case(document(" shortcut=\"none\"")).summary == [])
    // The menu bar has it without an item.
    let bar = """
      <commands><command system="minimize" shortcut="none"/></commands>
      <menu-bar id="b"><menu standard="file"><command id="x" title="Add It"/></menu></menu-bar>
      """
    #expect(Case(bar).summary == [])
  }

  // MARK: Alternates

  @Test func aStatusMenuHasAlternates() {
    func document(_ kind: String) -> String {
      """
      <menu id="m" title="M"\(kind)><command id="x" title="Close It"/>
        <command id="y" title="Close All" alternate-of="x"/></menu>
      """
    }
    #expect(Case(document(" kind=\"status-item\""), root: "platforms=\"macos\"").summary == [])
    let plain = Case(document(""), root: "platforms=\"macos\"")
    #expect(plain.findings.map(\.rule) == ["reference-kind"])
  }

  @Test(arguments: [
    (#"<menu-bar id="b"><menu standard="file"><submenu ref="m"/>OTHER</menu></menu-bar>"#, true),
    (
      #"<menu-bar id="b"><menu standard="file"><submenu ref="n"/>OTHER</menu></menu-bar>"#
        + #"<menu id="n" title="Next"><section><submenu ref="m"/></section>MORE</menu>"#, true
    ),
    (#"<menu id="n" title="Next" kind="status-item"><submenu ref="m"/>OTHER</menu>"#, true),
    (#"<menu id="n" title="Next"><submenu ref="m"/>OTHER</menu>"#, false),
    (
      #"<menu id="n" title="Next"><submenu ref="m"/>OTHER</menu>"#
        + #"<pull-down-button id="p" title="Pull"><submenu ref="n"/>MORE</pull-down-button>"#, false
    ),
  ])
  func aMenuThatABarShowsHasAlternates(others: String, isFit: Bool) {
    let test = Case(
      """
      <menu id="m" title="More"><command id="x" title="Close It"/>
        <command id="y" title="Close All" alternate-of="x"/></menu>
      \(others.replacing("OTHER", with: #"<command id="z" title="Bend It"/>"#)
        .replacing("MORE", with: #"<command id="w" title="Fold It"/><command id="v" title="Cut It"/>"#))
      """, root: "platforms=\"macos\"")
    #expect(test.findings.map(\.rule).contains("reference-kind") == !isFit, "\(test.summary)")
  }
}

extension UsualMistakeTests.Case {
  /// The content of the root of a mended document.
  fileprivate func content(mended: String) -> String {
    let start = mended.firstIndex(of: "\n").map { mended.index(after: $0) } ?? mended.startIndex
    return String(mended[start...]).replacing("</menuet>", with: "")
  }
}
