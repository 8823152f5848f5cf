import MenuetModel
import enum Menuet.RuleCatalog
import MenuetBinding
import MenuetRules
import MenuetSource
import MenuetXML
import Testing

/// What the grammar of the language refuses, each mistake once.
@Suite struct GrammarRuleTests {
  @Test(arguments: [
    RuleCase(
      "a submenu that shows a menu and holds content",
      """
      <menu id="m" title="Edit"><submenu ref="n"><command id="a" title="Open"/><separator/></submenu></menu>
      <menu id="n" title="View"><command id="b" title="Close"/></menu>
      """, "unknown-element: command"),
    RuleCase(
      "a toggle with a checkmark that has titles of states only",
      """
      <menu id="m" title="Edit">
        <toggle id="a" form="checkmark" on-title="Hide Ruler" off-title="Show Ruler"/>
        <toggle id="b" off-title="Show Grid"/>
      </menu>
      """, "missing-attribute: <toggle", "missing-attribute: Show Grid"),
    RuleCase(
      "a list that can hold nothing",
      """
      <menu id="m" title="Edit"><dynamic id="d" max="00"/><dynamic id="e" max="01"/></menu>
      """, "value-invalid: 00"),
    RuleCase(
      "an extension of a submenu that shows a menu",
      """
      <menu id="m" title="Edit"><submenu id="s" ref="n"/></menu>
      <menu id="n" title="View"><command id="b" title="Close"/></menu>
      <extend target="s"><command id="a" title="Open"/></extend>
      """, "extend-target: s"),
    RuleCase(
      "an anchor at a slot",
      """
      <menu id="m" title="Edit"><command id="b" title="Close"/><slot id="s"/></menu>
      <extend target="s" position="before" anchor="nothing"><command id="a" title="Open"/></extend>
      """, "extend-target: nothing"),
    RuleCase(
      "a place beside a slot",
      """
      <menu id="m" title="Edit"><command id="b" title="Close"/><slot id="s"/></menu>
      <extend target="s" position="before"><command id="a" title="Open"/></extend>
      """, "extend-target: before"),
    RuleCase(
      "a misspelt position with an anchor",
      """
      <menu id="m" title="Edit"><command id="b" title="Close"/></menu>
      <extend target="m" position="befor" anchor="b"><command id="a" title="Open"/></extend>
      """, "value-invalid: befor"),
    RuleCase(
      "a place beside a blank anchor",
      """
      <menu id="m" title="Edit"><command id="b" title="Close"/><slot id="s"/></menu>
      <extend target="m" position="before" anchor=""><command id="a" title="Open"/></extend>
      <extend target="s" position="after" anchor=" "><command id="c" title="Print"/></extend>
      """, #"missing-attribute: anchor="""#, #"missing-attribute: anchor=" ""#),
    RuleCase(
      "an edition that nobody knows, with what one of them forbids",
      """
      <menuet xmlns="urn:menuet:1" name="A" platforms="ios" guidelines="2024">
      <toolbar id="t" customizable="true"><center><group id="g" title="Text" symbol="bold">
      <command id="b" title="Bold" symbol="bold"/><command id="i" title="Italic" symbol="italic"/>
      </group></center></toolbar></menuet>
      """, "value-invalid: 2024"),
    RuleCase(
      "an alert without an id that a command asks through",
      """
      <menu id="m" title="Edit"><command id="a" title="Send Letter" confirm="sure"/></menu>
      <alert title="Send this letter?"><command id="b" title="Send"/><command system="cancel"/></alert>
      """, "missing-attribute: <alert"),
    RuleCase(
      "an alert without an id, and a slip of the pen",
      """
      <menu id="m" title="Edit"><command id="a" title="Send Letter" confirm="sure"/>
      <command id="c" title="Print Letter" confirm="print-alrt"/></menu>
      <alert title="Send this letter?"><command id="b" title="Send"/><command system="cancel"/></alert>
      <alert id="print-alert" title="Print it?"><command id="d" title="Print"/><command system="cancel"/></alert>
      """, "reference-unresolved: print-alrt", "missing-attribute: <alert"),
    RuleCase(
      "two names for one element without an id",
      """
      <menu id="m" title="Edit"><command id="a" title="Send Letter" confirm="sure"/>
      <command id="c" title="Print Letter" confirm="really"/></menu>
      <alert title="Send this letter?"><command id="b" title="Send"/><command system="cancel"/></alert>
      """, "reference-unresolved: really", "missing-attribute: <alert"),
    RuleCase(
      "a sheet without an id where an alert is asked for",
      """
      <menu id="m" title="Edit"><command id="a" title="Send Letter" confirm="sure"/></menu>
      <sheet title="Letter"><command system="cancel"/></sheet>
      """, "reference-unresolved: sure", "missing-attribute: <sheet"),
    RuleCase(
      "a toggle with the id of another, which items and conditions name",
      """
      <commands><toggle id="bold" title="Bold"/><toggle id="bold" title="Slanted"/></commands>
      <menu id="m" title="Format"><item ref="bold"/><item ref="italic"/>
      <command id="a" title="Clear Format" enabled-when="italic"/></menu>
      """, "duplicate-id: bold"),
    RuleCase(
      "a toggle in a menu without an id, which a button and a condition name",
      """
      <menu id="m" title="Format"><toggle title="Grid Lines"/>
      <command id="a" title="Bend Wire" enabled-when="net"/></menu>
      <button ref="net"/>
      """, "missing-attribute: <toggle"),
    RuleCase(
      "a pair of items with an id that is none, which a button names",
      """
      <menu id="m" title="Format">
      <toggle id="9" form="pair" on-title="Turn Grid On" off-title="Turn Grid Off"/></menu>
      <button ref="net"/>
      """, "id-syntax: 9"),
    RuleCase(
      "a toggle without an id, called by one of its two titles",
      """
      <menu id="m" title="Format">
      <toggle form="title" on-title="Hide Ruler" off-title="Show Ruler"/><item ref="net"/></menu>
      <button ref="show-ruler"/>
      """, "missing-attribute: <toggle", "reference-unresolved: net"),
    RuleCase(
      "a command in a menu without an id, on which a pull-down button is to act",
      """
      <menu id="m" title="Format"><command title="Clear Format"/></menu>
      <pull-down-button id="p" title="Things" primary="wipe"><command id="a" title="Bend Wire"/>
      <command id="b" title="Fold Paper"/><command id="c" title="Crop Image"/></pull-down-button>
      """, "missing-attribute: <command"),
    RuleCase(
      "a choice in a menu without an id, which a pop-up button shows and a condition names",
      """
      <menu id="m" title="View"><choice title="Sort By"><option id="date" title="Date"/>
      <option id="name" title="Name"/></choice>
      <command id="a" title="Turn Round" enabled-when="order.name"/></menu>
      <pop-up-button id="p" title="Sort By" choice="order"/>
      """, "missing-attribute: <choice"),
    RuleCase(
      "a command without an id, whose name is like another one",
      """
      <commands><command id="group-shapes" title="Group Shapes"/>
      <command title="Take Shapes Apart"/></commands>
      <menu id="m" title="Arrange"><item ref="group-shapes"/><item ref="ungroup-shapes"/></menu>
      """, "missing-attribute: <command"),
    RuleCase(
      "more names than commands without an id",
      """
      <menu id="m" title="Format"><command title="Clear Format"/></menu>
      <button ref="wipe"/><button ref="blot"/>
      """, "missing-attribute: <command", "reference-unresolved: blot"),
    RuleCase(
      "a pull-down button without an id, which an extension names",
      """
      <pull-down-button title="Things"><command id="a" title="Bend Wire"/>
      <command id="b" title="Fold Paper"/><command id="c" title="Crop Image"/></pull-down-button>
      <extend target="more"><command id="d" title="Clear Format"/></extend>
      """, "missing-attribute: <pull-down-button"),
    RuleCase(
      "an option with the id of another, which a condition names",
      """
      <commands><choice id="sort" title="Sort By"><option id="date" title="Date"/>
      <option id="date" title="Name"/></choice></commands>
      <menu id="m" title="View"><item ref="sort"/>
      <command id="a" title="Turn Round" enabled-when="sort.name"/></menu>
      """, "duplicate-id: date"),
    RuleCase(
      "a menu with the id of another, which an extension names",
      """
      <menu id="m" title="Edit"><command id="a" title="Open"/></menu>
      <menu id="m" title="View"><command id="b" title="Close"/></menu>
      <extend target="n"><command id="c" title="Print"/></extend>
      """, "duplicate-id: m"),
    RuleCase(
      "elements and attributes of other namespaces",
      """
      <menu id="m" title="Edit"><x:comand xmlns:x="urn:other"/><command xmlns="urn:other" id="a"/>
      <command xmlns="" id="b" title="Open"/>
      <command id="c" title="Close" y:titel="x" xmlns:y="urn:y"/></menu>
      """, "unknown-element: x:comand", "unknown-element: command", "unknown-element: command",
      "unknown-attribute: y:titel"),
    RuleCase(
      "alternates of themselves and of each other",
      """
      <menu-bar id="bar"><menu standard="file">
      <command id="a" title="Open Note" alternate-of="a"/>
      <command id="b" title="Close Note" alternate-of="c"/>
      <command id="c" title="Print Note" alternate-of="b"/>
      <command id="d" title="Copy Note" alternate-of="b"/></menu></menu-bar>
      """, "reference-kind: a", "reference-kind: c"),
    RuleCase(
      "alternates outside the menus of the Mac's menu bar",
      """
      <commands><command id="a" title="Open Note" alternate-of="b"/></commands>
      <menu id="note" title="Note"><item ref="a"/>
      <command id="b" title="Close Note"/>
      <command id="c" title="Print Note" alternate-of="b"/></menu>
      <menu id="status" title="Notes" kind="status-item"><command id="d" title="Copy Note"/>
      <submenu title="More"><command id="e" title="Move Note" alternate-of="d"/></submenu></menu>
      """, "reference-kind: b"),
    RuleCase(
      "what is no toggle cannot be cleared",
      """
      <menu id="m" title="Format">
      <command id="a" title="Use Plain Text" clears="b c d e.f"/>
      <toggle id="b" title="Bold"/>
      <command id="c" title="Use Old Style"/>
      <choice id="e" title="Size">
      <option id="f" title="Small" default="true"/><option id="g" title="Large"/></choice></menu>
      """, "toggle-clear-all: c", "reference-unresolved: d", "toggle-clear-all: e.f"),
    RuleCase(
      "an option that is placed without its choice",
      """
      <menu id="m" title="Size">
      <choice id="e" title="Size">
      <option id="f" title="Small" default="true"/><option id="g" title="Large"/></choice>
      <item ref="e.f"/> <item ref="e.h"/></menu>
      """, "reference-kind: e.f", "reference-unresolved: e.h"),
    RuleCase(
      "rules that are allowed with commas between them",
      """
      <menu id="m" title="Edit"><?menuet-allow menu-title-case, symbol-syntax?>
      <command id="b" title="close note" symbol="A b"/></menu>
      """, "value-invalid: ,"),
    RuleCase(
      "an anchor without a place beside it",
      """
      <menu id="m" title="Edit"><command id="b" title="Close"/></menu>
      <extend target="m" position="last" anchor="b"><command id="a" title="Open"/></extend>
      """, "extend-target: b"),
    RuleCase(
      "a submenu without a title that shows a menu without one",
      """
      <menu id="m" title="Edit"><submenu ref="n"/></menu>
      <menu id="o" title="Format"><submenu ref="m"/></menu>
      <menu id="n"><command id="b" title="Close"/></menu>
      """, "missing-attribute: <submenu"),
    RuleCase(
      "three submenus that show a menu without a title",
      """
      <menu id="m" title="Edit"><submenu ref="n"/></menu>
      <menu id="o" title="Format"><submenu ref="n"/></menu>
      <menu id="p" title="Arrange"><submenu ref="n"/><submenu title="Close" ref="n"/></menu>
      <menu id="n"><command id="b" title="Close"/><command id="c" title="Open"/></menu>
      """, "missing-attribute: <menu"),
    RuleCase(
      "a submenu that shows a menu with a misspelt title",
      """
      <menu id="m" title="Edit"><submenu ref="n"/></menu>
      <menu id="n" titel="View"><command id="b" title="Close"/></menu>
      """, "unknown-attribute: titel"),
    RuleCase(
      "a document menu outside the title",
      """
      <toolbar id="t"><center><document-menu><command system="rename"/></document-menu></center></toolbar>
      """, "toolbar-region-kind: <document-menu"),
    RuleCase(
      "a second document menu in a title",
      """
      <toolbar id="t"><leading><title>
      <document-menu><command system="rename"/><command system="export"/></document-menu>
      <document-menu><command system="move"/></document-menu>
      </title></leading></toolbar>
      """, "toolbar-leading-order: <document-menu"),
    RuleCase(
      "the scrolling region in a toolbar that no watch shows",
      """
      <toolbar id="t">
        <center><command id="b" title="Close" symbol="xmark"/></center>
        <scrolling><command id="a" title="Open" symbol="folder"/></scrolling>
      </toolbar>
      """, "toolbar-shape: <scrolling"),
    RuleCase(
      "one command twice in a toolbar",
      """
      <toolbar id="t" platforms="ipados">
        <leading><command id="a" title="Open" symbol="folder"/></leading>
        <center><item ref="a"/></center>
      </toolbar>
      """, "item-duplicate: a"),
    RuleCase(
      "one command in two toolbars",
      """
      <toolbar id="t" platforms="ipados">
        <center><command id="a" title="Open" symbol="folder"/></center>
      </toolbar>
      <toolbar id="u" platforms="macos"><center><item ref="a"/></center></toolbar>
      """),
    RuleCase(
      "a pop-up button with an unknown choice",
      #"<pop-up-button id="p" title="Sort By" choice="zzz"/>"#, "pop-up-choice: zzz"),
    RuleCase(
      "a circle of three menus",
      """
      <menu id="a" title="Edit"><command id="x" title="Open"/><submenu ref="b"/></menu>
      <menu id="b" title="View"><command id="y" title="Close"/><submenu ref="c"/></menu>
      <menu id="c" title="Format"><command id="z" title="Indent"/><submenu ref="a"/></menu>
      """, "menu-cycle: b"),
    RuleCase(
      "a command without anything", "<menu id=\"m\" title=\"Edit\"><command/></menu>",
      "missing-attribute: <command"),
    RuleCase(
      "a button without a command", #"<button style="filled"/>"#,
      "missing-attribute: <button"),
    RuleCase(
      "a standard menu outside the menu bar",
      #"<menu standard="file"><command id="x" title="Open"/></menu>"#,
      "unknown-attribute: standard"),
    RuleCase(
      "a negative number of items",
      #"<menu id="m" title="Edit"><dynamic id="d" max="-3"/></menu>"#, "value-invalid: -3"),
    RuleCase(
      "blank conditions and shortcuts",
      """
      <menu id="m" title="Edit">
        <command id="x" title="Open" enabled-when=""/>
        <command id="y" title="Close" visible-when=" "/>
        <command id="z" title="Indent" shortcut=""/>
      </menu>
      """, #"condition-syntax: enabled-when="""#, #"condition-syntax: visible-when=" ""#,
      #"shortcut-syntax: shortcut="""#),
    RuleCase(
      "misspelt instructions, and one without a rule",
      """
      <?menuet-alow menu-empty?>
      <?menuet-allow?>
      <menu id="m" title="Edit"><command id="x" title="Open"/></menu>
      <?other-tool menuet?>
      """, "value-invalid: menuet-alow", "value-invalid: menuet-allow"),
    RuleCase(
      "a word that is nearly one",
      #"<menu id="m" title="Edit"><command id="x" title="Open" role="destrutive"/></menu>"#,
      "value-invalid: destrutive"),
    RuleCase(
      "two attributes that are nearly one",
      #"<menu id="m" titel="Edit" tilte="Edit"><command id="x" title="Open"/></menu>"#,
      "unknown-attribute: titel", "unknown-attribute: tilte"),
  ])
  func `one mistake is one finding`(example: RuleCase) {
    #expect(AnalyzedDocument(example.text).summary == example.findings)
  }

  @Test
  func `each bad word of a list is blamed by itself`() {
    let analyzed = AnalyzedDocument(
      """
      <check widths="320 wide 99x 400" locales="en d? pseudo %%" content-sizes="huge large xlarge"
        platforms="io ios ios macs"/>
      <activity-view id="share-it" excludes="prnt copy maill"/>
      <menu id="m" title="Menu"><command id="a" title="Alpha" platforms="macoss"/>
      <command id="b" title="Beta"/></menu>
      """)
    let found = analyzed.diagnostics.filter { $0.rule == "value-invalid" }
    #expect(
      found.map { analyzed.blamed($0) } == [
        "wide", "99x", "d?", "%%", "huge", "xlarge", "io", "ios", "macs", "prnt", "maill", "macoss",
      ])
    #expect(found.filter { $0.message == "'platforms' of 'check' lists 'ios' twice" }.count == 1)
    #expect(found.allSatisfy { $0.severity == .error })
    // Nothing follows from them.
    #expect(analyzed.diagnostics.filter { $0.severity == .error }.count == found.count)
    // Each remedy mends its own word.
    let mended = analyzed.mended(by: "value-invalid")
    #expect(mended.contains(#"content-sizes="huge large xLarge""#))
    // What is listed already is not what was meant.
    #expect(mended.contains(#"platforms="io ios ios macos""#))
    #expect(mended.contains(#"excludes="print copy mail""#))
  }

  @Test
  func `of two misspellings of one name one is mended`() {
    let document = AnalyzedDocument(
      #"<menu id="m" titel="Edit" tilte="Edit"><command id="x" title="Open"/></menu>"#)
    #expect(document.diagnostics.map { $0.fixIts.first?.isSafe } == [true, false])
  }

  @Test
  func `what a command needs is said in one sentence`() {
    func message(_ text: String) -> String? { AnalyzedDocument(text).diagnostics.first?.message }
    #expect(
      message("<commands><command/></commands>") == "'command' needs 'id' and 'title', or 'system'")
    #expect(
      message(#"<button style="filled"/>"#)
        == "'button' needs 'id' and ('title' or 'kind'), or 'ref' or 'system'")
    #expect(message("<states><state/></states>") == "'state' needs 'id'")
  }

  /// Reads a document up to the resolved one, under some limits.
  private func findings(
    _ text: String, limits: XMLLimits = XMLLimits(), language: LanguageLimits = LanguageLimits()
  ) -> [Diagnostic] {
    var sink = DiagnosticSink()
    let bytes = Array(AnalyzedDocument.whole(text).utf8)
    guard let source = SourceDecoder().decode(bytes, path: "Example.menuet.xml", into: &sink),
      let tree = XMLReader(limits: limits).read(source, into: &sink),
      let bound = Binder(limits: language, rules: RuleCatalog.names).bind(tree, into: &sink),
      let document = Resolver(limits: limits, languageLimits: language).resolve(
        [bound], into: &sink)
    else { return sink.sorted() }
    Checker(limits: language).check(document, [bound], into: &sink)
    return sink.sorted()
  }

  @Test
  func `a toolbar has a thousand units at most`() {
    func toolbar(_ count: Int) -> String {
      let items = (0..<count).map { #"<command id="c\#($0)" title="Open" symbol="folder"/>"# }
      return #"<toolbar id="t"><center>"# + items.joined() + "</center></toolbar>"
    }
    func rules(_ count: Int) -> [RuleID] {
      findings(toolbar(count)).filter { $0.severity == .error }.map(\.rule)
    }
    #expect(rules(1_000) == [])
    #expect(rules(1_001) == ["limit-exceeded"])
    let raised = findings(toolbar(1_001), language: LanguageLimits(toolbarUnits: 1_001))
    #expect(!raised.contains { $0.rule == "limit-exceeded" })
  }

  @Test
  func `a group is one unit, whatever is in it`() {
    func rules(_ count: Int) -> [RuleID] {
      let groups = (0..<count).map { group in
        let members = (0..<3).map {
          #"<command id="c\#(group)-\#($0)" title="Open" symbol="folder"/>"#
        }
        return #"<group id="g\#(group)" title="More">"# + members.joined() + "</group>"
      }
      return findings(#"<toolbar id="t"><center>"# + groups.joined() + "</center></toolbar>")
        .filter { $0.severity == .error }.map(\.rule)
    }
    #expect(rules(1_000) == [])
    #expect(rules(1_001) == ["limit-exceeded"])
  }

  @Test(arguments: [("platforms", "ioss "), ("shortcut", "cnd+"), ("clears", "a ")])
  func `a value of any kind has so many bytes at most`(attribute: String, word: String) {
    let value = String(repeating: word, count: 10_001 / word.utf8.count + 1)
    let found = findings(
      #"<menu id="m" title="Edit"><command id="a" title="Open" \#(attribute)="\#(value)"/></menu>"#)
    #expect(found.map(\.rule) == ["limit-exceeded"])
  }

  @Test
  func `a limit names the option that raises it`() {
    let long = String(repeating: "x", count: 20)
    let title = findings(
      "<menu id=\"m\" title=\"Edit\"><command id=\"a\" title=\"Open\" comment=\"\(long)\"/></menu>",
      language: LanguageLimits(titleBytes: 10))
    #expect(title.map(\.message) == ["a value holds at most 10 bytes; this one has 20"])
    #expect(title.first?.fixIts.map(\.title) == ["raise the limit with --max-title-bytes"])

    let condition = findings(
      """
      <states><state id="s"/></states>
      <menu id="m" title="Edit"><command id="a" title="Open" enabled-when="((s))"/></menu>
      """, language: LanguageLimits(conditionLevels: 2))
    #expect(condition.map(\.rule) == ["limit-exceeded"])
    #expect(condition.first?.fixIts.map(\.title) == ["raise the limit with --max-condition-levels"])
  }

  @Test
  func `menus that show each other twice are counted before they are built`() {
    // Built one by one, the elements of sixty such menus would never come to an end.
    let menus = (0..<60).map { number in
      """
      <menu id="m\(number)" title="Edit">
        <submenu ref="m\(number + 1)"/><submenu ref="m\(number + 1)"/>
      </menu>
      """
    }
    let last = #"<menu id="m60" title="View"><command id="a" title="Open"/></menu>"#
    let found = findings(
      (menus + [last]).joined(separator: "\n"), limits: XMLLimits(elements: 1_000))
    #expect(found.filter { $0.severity == .error }.map(\.rule) == ["limit-exceeded"])
  }

  @Test
  func `what menus show of each other is counted exactly`() {
    let text = """
      <menu id="a" title="Edit"><submenu ref="b"/><submenu ref="b"/></menu>
      <menu id="b" title="View"><section><command id="x" title="Open"/></section><submenu ref="c"/></menu>
      <menu id="c" title="Format"><command id="y" title="Indent"/><command id="z" title="Outdent"/></menu>
      """
    // Twice 'b' with its section, command and submenu, and the two commands of 'c'; and 'c' in 'b'.
    func exceeds(_ elements: Int) -> Bool {
      var sink = DiagnosticSink()
      let bytes = Array(AnalyzedDocument.whole(text).utf8)
      guard let source = SourceDecoder().decode(bytes, path: "Example.menuet.xml", into: &sink),
        let tree = XMLReader().read(source, into: &sink),
        let bound = Binder(rules: RuleCatalog.names).bind(tree, into: &sink)
      else { return false }
      _ = Resolver(limits: XMLLimits(elements: elements)).resolve([bound], into: &sink)
      return sink.hasErrors
    }
    #expect(!exceeds(12))
    #expect(exceeds(11))
  }

  @Test
  func `commas between allowed rules become spaces`() {
    let text = """
      <menu id="m" title="Edit"><?menuet-allow a,menu-title-case , symbol-syntax,?>
      <command id="b" title="Close"/></menu>
      """.replacing("allow a,", with: "allow item-duplicate,")
    let mended = AnalyzedDocument(text).mended(by: "value-invalid")
    #expect(mended.contains("<?menuet-allow item-duplicate menu-title-case  symbol-syntax?>"))
    #expect(AnalyzedDocument(mended).summary.isEmpty)
  }

  @Test
  func `what is in another namespace is offered no other name`() {
    let text = #"<menu id="m" title="Edit"><x:comand xmlns:x="urn:other"/></menu>"#
    let finding = AnalyzedDocument(text).findings(of: "unknown-element").first
    #expect(finding?.message.contains("another namespace") == true)
    #expect(finding?.fixIts.map(\.title) == ["remove it"])
    #expect(finding?.fixIts.allSatisfy { !$0.isSafe } == true)
  }
}
