import Menuet
import MenuetBinding
import MenuetModel
import MenuetSource
import Testing

/// The rules that ask the layout: their examples, and what they say in contexts that are checked.
@Suite struct LayoutRuleTests {
  private static let ids = RuleCatalog.rules
    .filter { info in info.stage == .layout }.map { info in info.id.rawValue }
  private static let others = RuleCatalog.rules
    .filter { info in info.stage == .analysis }.map { info in info.id.rawValue }

  /// The findings with the text that each blames; notes only of the rules that are named.
  private func validate(
    _ text: String, notesOf rules: Set<RuleID> = [], strings: String? = nil
  ) throws -> [(finding: MenuetSource.Diagnostic, blamed: Range<Int>)] {
    let root = "<menuet xmlns=\"urn:menuet:1\" name=\"Example\">\n"
    let hasRoot = text.contains("<menuet")
    let whole = hasRoot ? text : "\(root)\(text)\n</menuet>\n"
    var options = Compiler.Options()
    options.policy.pedantic = .severity(.note)
    options.strings = try strings.map { try StringCatalog(parsing: Array($0.utf8)) }
    let compilation = Compiler(options: options)
      .validate(Array(whole.utf8), path: "Example.menuet.xml")
    let offset = hasRoot ? 0 : root.utf8.count
    return compilation.findings.filter { !$0.isPedantic || rules.contains($0.rule) }
      .map { finding in
        let range = finding.location.range.bounds
        return (finding, (range.lowerBound - offset)..<(range.upperBound - offset))
      }
  }

  /// The text without its marks, and the bytes between them.
  private func unmarked(_ text: String) throws -> (text: String, range: Range<Int>) {
    let parts = text.split(separator: "§", omittingEmptySubsequences: false).map(String.init)
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    return (parts.joined(), start..<(start + parts[1].utf8.count))
  }

  @Test(arguments: ids)
  func theFailingExampleIsBlamedOnceWhereItIsMarked(id: String) throws {
    let info = try #require(RuleCatalog.info(id))
    let (text, range) = try unmarked(info.failing)
    let findings = try validate(text, notesOf: [info.id])
    #expect(findings.map(\.finding.rule) == [info.id])
    #expect(findings.map(\.blamed) == [range])
    #expect(findings.first?.finding.severity == info.severity)
    #expect(findings.first?.finding.fixIts.isEmpty == false)
  }

  @Test(arguments: ids)
  func thePassingExampleHasNoFindings(id: String) throws {
    let info = try #require(RuleCatalog.info(id))
    #expect(try validate(info.passing, notesOf: [info.id]).map(\.finding.message) == [])
  }

  /// Nine of them would need more room than the narrowest window has.
  @Test
  func secondSearchFieldsDoNotMakeAToolbarTooNarrow() throws {
    let searches = (1...9).map { "<search title=\"Find \($0)\"/>" }.joined()
    let findings = try validate(
      "<toolbar id=\"main\" platforms=\"ipados\"><trailing>\(searches)</trailing></toolbar>")
    #expect(Set(findings.map(\.finding.rule)) == ["toolbar-search-count"])
  }

  /// A thousand names would hide what the message says.
  @Test(arguments: [
    (26, "'c16', 'c17', 'c18', 'c19', 'c20', 'c21', 'c22', 'c23', 'c24', 'c25' are"),
    (27, "'c16', 'c17', 'c18', 'c19', 'c20', 'c21', 'c22', 'c23' and 3 more are"),
  ])
  func ofManyUnitsInTheOverflowMenuSomeAreNamed(count: Int, words: String) throws {
    let items = (0..<count).map { "<command id=\"c\($0)\" title=\"Open\" symbol=\"star\"/>" }
    let findings = try validate(
      "<toolbar id=\"t\" platforms=\"ipados\"><center>\(items.joined())</center></toolbar>")
    let message = findings.map(\.finding).first { $0.rule == "toolbar-center-full" }?.message
    #expect(message == "in a full window of 1024 points, \(words) in the overflow menu")
  }

  @Test(arguments: [
    ("style=\"navigator\" platforms=\"ipados\"", "pinned=\"true\"", ["toolbar-shape"]),
    ("style=\"navigator\" platforms=\"ipados\"", "", ["toolbar-center-full"]),
    ("style=\"navigator\" platforms=\"macos\"", "pinned=\"true\"", []),
    ("style=\"navigator\" edge=\"bottom\" platforms=\"ios\"", "pinned=\"true\"", []),
    ("style=\"browser\" platforms=\"ipados\"", "pinned=\"true\"", []),
    ("platforms=\"ipados\"", "pinned=\"true\"", []),
  ])
  func aNavigatorHasNothingInItsCenterThatStays(
    bar: String, item: String, rules: [RuleID]
  ) throws {
    let command = "<command id=\"find\" title=\"Find\" symbol=\"magnifyingglass\" \(item)/>"
    let all = try validate(
      "<toolbar id=\"main\" \(bar)><center>\(command)</center></toolbar>",
      notesOf: ["toolbar-center-full"])
    let found = all.map(\.finding.rule).filter {
      ["toolbar-shape", "toolbar-center-full"].contains($0)
    }
    #expect(found == rules)
  }

  @Test(arguments: others)
  func theExamplesOfOtherRulesHaveTheRoomTheyNeed(id: String) throws {
    let info = try #require(RuleCatalog.info(id))
    let layoutRules = Set(Self.ids.compactMap { RuleCatalog.info($0)?.id })
    let text = info.failing.replacing("§", with: "")
    for text in [text, info.passing] {
      let found = try validate(text).filter { layoutRules.contains($0.finding.rule) }
      #expect(found.map(\.finding.message) == [])
    }
  }

  private func messages(_ text: String, strings: String? = nil) throws -> [String] {
    let layoutRules = Set(Self.ids.compactMap { RuleCatalog.info($0)?.id })
    return try validate(text, notesOf: layoutRules, strings: strings)
      .filter { layoutRules.contains($0.finding.rule) }.map(\.finding.message)
  }

  // MARK: Checked contexts

  private static let german = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "command.tidy.title": {"localizations": {
        "de": {"stringUnit": {"value": "Bildersammlung vollständig aufräumen"}}}}}}
    """

  private static let tidyBar = """
    <toolbar id="main" platforms="ios">
      <trailing><command id="tidy" title="Tidy Up"/></trailing>
      <check widths="375 320" locales="en de"/>
    </toolbar>
    """

  @Test func aTranslationThatNeedsMoreRoomIsFound() throws {
    #expect(try messages(Self.tidyBar) == [])
    let found = try messages(Self.tidyBar, strings: Self.german)
    #expect(found.count == 1)
    let message = try #require(found.first)
    #expect(message.contains("on iOS in 'de'"))
    #expect(message.contains("320 are checked"))
    #expect(message.contains("'trailing' takes"))
    #expect(message.contains("'Bildersammlung vollständig aufräumen'"))
  }

  @Test func pseudoTitlesAreLongerByTwoFifths() throws {
    // 20 letters fit 320 points, 28 do not.
    let bar = """
      <toolbar id="main" platforms="ios">
        <trailing><command id="tidy" title="HHHHHHHHHHHHHHHHHHHH"/></trailing>
        <check widths="320"\(" locales=\"pseudo\"")/>
      </toolbar>
      """
    #expect(try messages(bar.replacing(" locales=\"pseudo\"", with: "")) == [])
    #expect(try messages(bar).first?.contains("in a language with longer words") == true)
  }

  @Test func aCheckOfAnotherPlatformOrMenuDoesNotCount() throws {
    let long = String(repeating: "Paragraph ", count: 12)
    let menu = """
      <menu id="a" title="A"><command id="one" title="\(long)One"/></menu>
      <menu id="b" title="B"><command id="two" title="Two"/>CHECK</menu>
      """
    let check = "<check content-sizes=\"xxxLarge\" platforms=\"ios\"/>"
    #expect(try messages(menu.replacing("CHECK", with: check)) == [])
    let root = menu.replacing("CHECK", with: "") + check
    #expect(try messages(root).count == 1)
    // A Mac's menu is as wide as its words.
    #expect(try messages(root.replacing("\"ios\"", with: "\"macos\"")) == [])
  }

  @Test func theTitleOfAToolbarIsALabelToo() throws {
    let bar = """
      <toolbar id="main" platforms="ios">
        <leading><back/><title title="Everything That Was Recently Deleted"/></leading>
        <check widths="WIDTH"/>
      </toolbar>
      """
    let found = try messages(bar.replacing("WIDTH", with: "375"))
    #expect(found.count == 1)
    let message = try #require(found.first)
    #expect(message.hasPrefix("'Everything That Was Recently Deleted' is cut on iOS: it has "))
    let numbers = message.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    #expect(numbers.count == 3 && numbers[1] - numbers[0] == numbers[2])
    #expect(message.hasSuffix(" points are missing"))
  }

  // MARK: The least change

  private func remedies(_ text: String) throws -> [String] {
    try validate(text).flatMap { $0.finding.fixIts.map(\.title) }
  }

  @Test func theFewestCharactersAreNamed() throws {
    let title = String(repeating: "H", count: 24)
    func bar(_ title: String) -> String {
      """
      <toolbar id="main" platforms="ios">
        <trailing><command id="tidy" title="\(title)"/></trailing>
        <check widths="320"/>
      </toolbar>
      """
    }
    let remedy = try #require(try remedies(bar(title)).first)
    let counts = remedy.split(separator: " ").compactMap { Int($0) }
    let count = try #require(counts.first)
    #expect(
      remedy.hasPrefix(
        "shorten '\(title)' by \(count) characters: the toolbar then needs \(counts[1]) points; "
          + "or move '"))
    #expect(try messages(bar(String(title.dropLast(count)))) == [])
    #expect(try messages(bar(String(title.dropLast(count - 1)))).count == 1)
    // What the remedy promises is what a check at that width finds.
    let shorter = bar(String(title.dropLast(count)))
    #expect(try messages(shorter.replacing("320", with: "\(counts[1])")) == [])
    #expect(try messages(shorter.replacing("320", with: "\(counts[1] - 1)")).count == 1)
  }

  @Test func aRemedySaysWhatGoesInstead() throws {
    // Margins 2 × 16, three symbols of 48, two gaps of 8: 192 points.
    let bar = """
      <toolbar id="main" platforms="ios">
        <trailing>
          <command id="a" title="A" symbol="star"/> <command id="b" title="B" symbol="star"/>
          <command id="c" title="C" symbol="star"/>
        </trailing>
        <check widths="188"/>
      </toolbar>
      """
    // In the center 'a' needs a gap of 16: 200. Without it, but with the overflow button, the bar
    // needs 32 + 48 + 8 + 48 + 8 + 44.
    #expect(
      try remedies(bar).first
        == "move 'a' to 'center', where it gives way below 200 points: the toolbar then needs 188 "
        + "points")
  }

  @Test func whatCannotBeShortenedIsMoved() throws {
    let symbols = (0..<6).map {
      "<command id=\"c\($0)\" title=\"C\($0)\" symbol=\"star\"/>"
    }
    let bar = """
      <toolbar id="main" platforms="ios">
        <trailing>\(symbols.joined())</trailing>
        <check widths="356"/>
      </toolbar>
      """
    #expect(
      try remedies(bar).contains { $0.hasPrefix("move 'c0' to 'center', where it gives way") })
    // 200 points hold two of them and the overflow button.
    let moves = "move 'c0', 'c1', 'c2' and 'c3' to 'center', where they give way in turn below "
    #expect(
      try remedies(bar.replacing("356", with: "200")).contains { $0.hasPrefix(moves) })
  }

  // MARK: Changes that are made together

  private static func bar(_ content: String, _ check: String, id: String = "main") -> String {
    """
    <toolbar id="\(id)" platforms="ipados">\(content)<check \(check)/></toolbar>
    """
  }

  private static func symbols(_ ids: [String], _ attributes: String = "") -> String {
    ids.map { id in
      "<command id='\(id)' title='\(id.uppercased())' symbol='star' \(attributes)/>"
    }.joined()
  }

  /// Each with the toolbar after what the remedy says, which has no findings.
  @Test(arguments: [
    (
      "<center>\(symbols(["a", "b", "c"], "pinned='true'"))</center>",
      "<center>\(symbols(["a", "b", "c"]))</center>", 130, "unpin 'a', 'b' and 'c', where they"
    ),
    (
      """
      <center>
        <command id="a" title="Documents Overview" display="title" pinned="true"/>
        <command id="b" title="Customize Toolbar" display="title" pinned="true"/>
      </center>
      """,
      """
      <center><command id="a" title="Documents Overview" display="title"/>
      <command id="b" title="Customize Toolbar" display="title"/></center>
      """, 250, "unpin "
    ),
    (
      """
      <center><group id="g" title="G" symbol="star" collapse="none">
      \(symbols(["a", "b", "c"]))</group>
      <group id="h" title="H" symbol="star" collapse="none">
      \(symbols(["d", "e", "f"]))</group></center>
      """,
      """
      <center><group id="g" title="G" symbol="star" collapse="menu">
      \(symbols(["a", "b", "c"]))</group>
      <group id="h" title="H" symbol="star" collapse="menu">
      \(symbols(["d", "e", "f"]))</group></center>
      """, 200, "let 'g' and 'h' become one button each, with collapse=\"menu\": the"
    ),
    (
      "<trailing>\(symbols((0..<10).map { "c\($0)" }))</trailing>",
      """
      <center>\(symbols((0..<9).map { "c\($0)" }))</center>
      <trailing>\(symbols(["c9"]))</trailing>
      """, 160, "move 'c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7' and 'c8' to 'center', where"
    ),
    (
      """
      <leading>\(symbols(["z"], "pinned='true'") + symbols(["y"]))</leading>
      <trailing>\(symbols(["w"]))</trailing>
      """,
      """
      <leading>\(symbols(["z"], "pinned='true'"))</leading><center>\(symbols(["y", "w"]))</center>
      """, 150, "move 'y' and 'w' to 'center', where they give way"
    ),
    (
      """
      <leading><command id="a" title="Overview" symbol="star" display="both"/></leading>
      <trailing><command id="b" title="Settings" symbol="star" display="both"/></trailing>
      """,
      """
      <leading><command id="a" title="Overview" symbol="star" display="icon"/></leading>
      <trailing><command id="b" title="Settings" symbol="star" display="icon"/></trailing>
      """, 152, "show 'Overview' and 'Settings' as their symbols alone, with display=\"icon\": the"
    ),
  ])
  func asManyChangesAsAreNeededAreMadeTogether(
    content: String, changed: String, width: Int, words: String
  ) throws {
    let check = "widths=\"\(width)\""
    #expect(try messages(Self.bar(content, check)).count == 1)
    let remedy = try #require(try remedies(Self.bar(content, check)).first)
    #expect(remedy.hasPrefix(words))
    #expect(try messages(Self.bar(changed, check)) == [])
  }

  @Test func ofManyPinnedItemsThoseThatAreNeededAreUnpinned() throws {
    let ids = (0..<50).map { "c\($0)" }
    func bar(unpinned: Set<String>) -> String {
      let items = ids.map {
        Self.symbols([$0], unpinned.contains($0) ? "" : "pinned=\"true\"")
      }
      return Self.bar("<center>\(items.joined())</center>", "widths=\"320\"")
    }
    let layout = { (found: [MenuetSource.Diagnostic]) in
      found.first { $0.rule == "toolbar-does-not-fit" }
    }
    let finding = try #require(layout(try validate(bar(unpinned: [])).map(\.finding)))
    let words = try #require(finding.fixIts.first?.title)
    #expect(words.hasPrefix("unpin "))
    let named = Set(ids.filter { words.contains("'\($0)'") })
    #expect(layout(try validate(bar(unpinned: named)).map(\.finding)) == nil)
    let first = try #require(named.min())
    #expect(layout(try validate(bar(unpinned: named.subtracting([first]))).map(\.finding)) != nil)
  }

  // MARK: What is removed where nothing else helps

  /// Each with the units that the remedy names: without them the toolbar has no findings, and with
  /// any of them it has.
  @Test(arguments: [
    // Margins 2 × 20, 48 and 48 and 80 with gaps of 8, a gap of 16, a search field of 120: 368.
    (["ipados 323"], ["<sidebar-toggle/>"]),
    (["ipados 300"], ["<search/>"]),
    (["ipados 200"], ["<sidebar-toggle/>", "<search/>"]),
    // What suffices where most is missing, as the search field does alone, does not on an iPhone.
    (["ipados 240", "ios 204"], ["<search/>"]),
    (["ipados 240", "ios 200"], ["<sidebar-toggle/>", "<search/>"]),
  ])
  func whatTheSystemAddsIsRemoved(checks: [String], units: [String]) throws {
    func bar(without units: [String]) -> String {
      let all = """
        <toolbar id="main" platforms="ios ipados"><leading><back/><sidebar-toggle/><title/></leading>
        <trailing><search/></trailing>
        """
      let words = checks.map { $0.split(separator: " ") }
      return units.reduce(all) { $0.replacing($1, with: "") }
        + words.map { "<check platforms=\"\($0[0])\" widths=\"\($0[1])\"/>" }.joined()
        + "</toolbar>"
    }
    func unfit(without units: [String]) throws -> [MenuetSource.Diagnostic] {
      try validate(bar(without: units)).map(\.finding).filter { $0.rule == "toolbar-does-not-fit" }
    }
    let words = try #require(try unfit(without: []).first?.fixIts.first?.title)
    let names = units.reversed().map { "'\($0.dropFirst().dropLast(2))'" }
    #expect(words.hasPrefix("remove \(names.joined(separator: " and ")): the toolbar then needs "))
    #expect(try unfit(without: units) == [])
    for unit in units where units.count > 1 {
      #expect(try unfit(without: units.filter { $0 != unit }).count == 1)
    }
  }

  /// What can give way does so, and is not removed.
  @Test func removalsGoWithWhatElseGainsRoom() throws {
    func bar(_ leading: String, _ center: String) -> String {
      """
      <toolbar id="main" platforms="ipados"><leading><back/>\(leading)<title/></leading>
      <center>\(center)</center><trailing><search/></trailing><check widths="300"/></toolbar>
      """
    }
    let pinned = Self.symbols(["a", "b"], "pinned='true'")
    let remedy = try #require(try remedies(bar("<sidebar-toggle/>", pinned)).first)
    #expect(remedy.hasPrefix("unpin 'a' and 'b', and remove 'search', where they give way "))
  }

  @Test func theWayBackTheTitleAndWhatClosesTheScreenStay() throws {
    func remedy(_ leading: String, _ width: Int, _ attributes: String = "") throws -> String? {
      try remedies(
        "<toolbar id='main' platforms='ipados' \(attributes)><leading>\(leading)</leading>"
          + "<check widths='\(width)'/></toolbar>"
      ).first
    }
    let nothing = "allow for more room: what has to stay does not fit by itself"
    #expect(try remedy("<back/><title/>", 175) == nothing)
    #expect(
      try remedy("<back/><space/><title/>", 176)
        == "remove 'space': the toolbar then needs 176 points")
    #expect(try remedy("<back/><space/><title/>", 175) == nothing)
    let open = "<close/><sidebar-toggle/><title/>"
    #expect(try remedy(open, 176) == "remove 'sidebar-toggle': the toolbar then needs 176 points")
    #expect(
      try remedy(open, 120)
        == "remove 'close' and 'sidebar-toggle': the toolbar then needs 120 points")
    // The overflow button, which customization asks for, takes 44 and a gap of 16.
    #expect(try remedy("<back/><title/>", 176, "customizable='true'") == nothing)
  }

  @Test func whatIsInTheOverflowMenuIsRemovedForItsButton() throws {
    let bar = """
      <toolbar id="main" platforms="ipados"><leading><back/><title/></leading><center>
      \(Self.symbols(["a", "b"]))</center><check widths="176"/></toolbar>
      """
    #expect(
      try remedies(bar).contains("remove 'a' and 'b': the toolbar then needs 176 points"))
  }

  // MARK: Several contexts

  @Test func everyContextIsNamedAndTheRemedyHoldsInAll() throws {
    func strings(_ german: String, _ french: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "command.tidy.title": {"localizations": {
          "de": {"stringUnit": {"value": "\(german)"}},
          "fr": {"stringUnit": {"value": "\(french)"}}}}}}
      """
    }
    let bar = Self.bar(
      "<trailing><command id=\"tidy\" title=\"Tidy\"/></trailing>",
      "widths=\"200 240\" locales=\"en de fr\"")
    let (german, french) = ("Bildersammlung aufräumen", "Ranger toutes les photos")
    let finding = try #require(
      try validate(bar, strings: strings(german, french)).map(\.finding)
        .first { $0.rule == "toolbar-does-not-fit" })
    let notes = finding.notes.map(\.message).joined(separator: "; ")
    let both = [finding.message, notes].joined(separator: "; ")
    #expect(both.contains("in 'de'") && both.contains("in 'fr'") && !both.contains("'en'"))
    #expect(notes.contains("the widths are checked here: 200 and "))
    let words = try #require(finding.fixIts.first?.title)
    let counts = words.split(separator: ":")[0].split(separator: " ").compactMap { Int($0) }
    try #require(counts.count == 2)
    let (first, second) =
      words.contains("shorten '\(german)' by \(counts[0]) ")
      ? (counts[0], counts[1]) : (counts[1], counts[0])
    #expect(words.contains("shorten '\(french)' by \(second) "))
    func found(_ german: Int, _ french: Int) throws -> Int {
      try messages(
        bar,
        strings: strings(
          String(Self.dropped("Bildersammlung aufräumen", german)),
          String(Self.dropped("Ranger toutes les photos", french)))
      ).count
    }
    #expect(try found(first, second) == 0)
    #expect(try found(first - 1, second) == 1)
    #expect(try found(first, second - 1) == 1)
  }

  private static func dropped(_ text: String, _ count: Int) -> Substring { text.dropLast(count) }

  @Test(arguments: [
    "WWWWiiiiiiiiiiiiiiiiiiii", "Documents and Photographs", "iiiiiiiiiiiiWWWWWWWWWWWW",
  ])
  func aTitleOfTheMadeUpLanguageIsShortenedInTheDocument(title: String) throws {
    func bar(_ title: String, _ width: Int) -> String {
      Self.bar(
        "<trailing><command id=\"tidy\" title=\"\(title)\"/></trailing>",
        "widths=\"\(width)\" locales=\"pseudo\"")
    }
    var tried = 0
    for width in stride(from: 160, through: 300, by: 7) {
      guard let words = try remedies(bar(title, width)).first, words.hasPrefix("shorten '\(title)'")
      else { continue }
      let count = try #require(words.split(separator: " ").compactMap { Int($0) }.first)
      #expect(try messages(bar(String(title.dropLast(count)), width)) == [])
      #expect(try messages(bar(String(title.dropLast(count - 1)), width)).count == 1)
      tried += 1
    }
    #expect(tried > 0)
  }

  @Test(arguments: [
    "Straighten the Wide Chosen Photographs Wwww", "illillillillillilliWWWWWWWWWWWWWWWWWWWWWWW",
  ])
  func aLabelOfTheMadeUpLanguageIsShortenedInTheDocument(title: String) throws {
    func menu(_ title: String) -> String {
      """
      <menu id="a" title="A"><command id="one" title="\(title)"/>
      <check content-sizes="xxxLarge" locales="pseudo" platforms="ios"/></menu>
      """
    }
    let remedy = try #require(
      try validate(menu(title)).first { $0.finding.rule == "label-truncated" }?.finding.fixIts
        .first?.title)
    let count = try #require(remedy.split(separator: " ").compactMap { Int($0) }.first)
    #expect(try messages(menu(String(title.dropLast(count)))) == [])
    #expect(try messages(menu(String(title.dropLast(count - 1)))).count == 1)
  }

  @Test func aControlOfAChoiceIsCalledByItsTitle() throws {
    let bar = Self.bar(
      """
      <center><pop-up-button id="sort-button" choice="sort" pinned="true"/></center>
      """, "widths=\"170\"")
    let text = """
      <commands><choice id="sort" title="Sort">
        <option id="name" title="By Name" default="true"/>
        <option id="date" title="By Date Modified"/>
      </choice></commands>
      \(bar)
      """
    let finding = try #require(
      try validate(text).map(\.finding).first { $0.rule == "toolbar-does-not-fit" })
    #expect(finding.message.contains("of which 'Sort' "))
    #expect(finding.fixIts[0].title.contains("unpin 'Sort'"))
  }

  @Test func aLabelSaysHowMuchItIsTooLong() throws {
    func menu(_ title: String) -> String {
      """
      <menu id="a" title="A"><command id="one" title="\(title)"/>
      <check content-sizes="xxxLarge" platforms="ios"/></menu>
      """
    }
    let title = String(repeating: "Paragraph ", count: 5) + "One"
    let remedy = try #require(
      try validate(menu(title)).first { $0.finding.rule == "label-truncated" }?.finding.fixIts
        .first?
        .title)
    let count = try #require(remedy.split(separator: " ").compactMap { Int($0) }.first)
    #expect(remedy == "shorten it by \(count) characters")
    #expect(try messages(menu(String(title.dropLast(count)))) == [])
    #expect(try messages(menu(String(title.dropLast(count - 1)))).count == 1)
  }

  @Test func theWidestFormOfATranslationCounts() throws {
    let few = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "command.tidy.title": {"localizations": {"de": {"variations": {"plural": {
          "other": {"stringUnit": {"value": "Alle"}},
          "one": {"stringUnit": {"value": "Bildersammlung vollständig aufräumen"}}}}}}}}}
      """
    let found = try messages(Self.tidyBar, strings: few)
    #expect(found.first?.contains("'Bildersammlung vollständig aufräumen'") == true)
    // What is written for the Mac alone is no matter to an iPhone.
    let device = few.replacing("plural", with: "device").replacing("\"one\"", with: "\"mac\"")
    #expect(try messages(Self.tidyBar, strings: device) == [])
  }

  // MARK: Explicit steps

  private func steps(_ steps: String) throws -> [String] {
    try messages(
      """
      <commands>
        <command id="a" title="A" symbol="star"/> <command id="b" title="B" symbol="star"/>
        <command id="c" title="C" symbol="star"/> <command id="d" title="D" symbol="star"/>
      </commands>
      <toolbar id="main" platforms="ipados">
        <center>
          <item ref="a" display="both"/> <item ref="b" pinned="true"/>
          <group id="g" title="G" collapse="menu"><item ref="c"/></group>
        </center>
        <trailing><item ref="d"/></trailing>
        <shrink>\(steps)</shrink>
      </toolbar>
      """)
  }

  @Test func aMoreButtonDoesNotMoveToTheCenter() throws {
    let more =
      "<pull-down-button id=\"more\" more=\"true\"><command id=\"a\" title=\"Sort\"/>"
      + "<command id=\"b\" title=\"Print\"/><command id=\"c\" title=\"Log\"/></pull-down-button>"
    func bar(_ leading: String, _ center: String) -> String {
      """
      <toolbar id="main" platforms="ipados"><leading>\(leading)</leading>
      <center>\(center)</center><trailing>\(more)</trailing><check widths="320"/></toolbar>
      """
    }
    let pins = "<command id=\"p\" title=\"Import Photographs\" pinned=\"true\"/>"
    let all = try remedies(bar("<back/>", pins))
    #expect(all.contains { $0.contains("unpin") || $0.contains("shorten") })
    #expect(!all.contains { $0.contains("'more' to 'center'") })
    // Where nothing else helps it is to go itself.
    let wide = try remedies(bar("<back/><sidebar-toggle/>", "").replacing("320", with: "200"))
    #expect(wide.first?.hasPrefix("remove 'more': the toolbar then needs ") == true)
  }

  @Test func whatOverflowsIsBroughtBackByWhatALayoutShowed() throws {
    func remedy(_ items: [String]) throws -> String? {
      let text = """
        <toolbar id="main" platforms="macos"><leading><title/></leading>
        <center>\(items.joined())</center></toolbar>
        """
      return try validate(text).first { $0.finding.rule == "toolbar-overflow-default" }?
        .finding.fixIts.first?.title
    }
    let titles = (0..<5).map {
      "<command id=\"i\($0)\" title=\"Straighten Photograph \($0)\"/>"
    }
    let shorter = try #require(try remedy(titles))
    #expect(shorter.hasPrefix("to show 'i4' (Straighten Photograph 4), shorten '"))
    // Where everything is as small as it can be, another unit would only leave in its stead.
    let symbols = (0..<24).map {
      "<command id=\"i\($0)\" title=\"Bend Row \($0)\" symbol=\"circle\"/>"
    }
    let full = try #require(try remedy(symbols))
    #expect(full.hasPrefix("remove items: no change that was tried makes room for 'i"))
  }

  @Test func theNarrowestWindowOfIPadHasTheSizesOfIPhone() throws {
    func findings(_ trailing: String) throws -> [String] {
      let text = """
        <toolbar id="main" platforms="ipados">
          <leading><sidebar-toggle/><title/></leading>
          <trailing>\(trailing)<search/></trailing>
        </toolbar>
        """
      return try validate(text).map(\.finding.rule.rawValue)
    }
    #expect(try findings("") == [])
    #expect(
      try findings("<command id=\"tidy-up\" title=\"Tidy Up the Library\"/>")
        == ["toolbar-too-narrow"])
  }

  @Test func longWordsAreNoBarOfAPhone() throws {
    func findings(_ titles: String...) throws -> [String] {
      let items = titles.enumerated().map { number, title in
        "<command id='c-\(number)' title='\(title)'/>"
      }
      let bar = "<toolbar id='bar' platforms='ios'><center>\(items.joined())</center></toolbar>"
      return try validate(bar, notesOf: ["toolbar-ios-symbols"]).map(\.finding.message)
    }
    #expect(try findings("Reply", "Move", "Flag") == [])
    let long = try findings("Wonderful Things", "Marvellous Matter", "Magnificent Mess")
    let message = try #require(long.first)
    #expect(message.hasSuffix("and the narrowest iPhone has 288"), "\(message)")
    #expect(try findings("Reply", "Archive", "Move", "Flag").count == 1)
    // Words among symbols are a mixture, which has a rule of its own.
    let mixed = """
      <toolbar id='bar' platforms='ios'><center><command id='a' title='Reply'/>
      <command id='b' title='Archive'/><command id='c' title='Move' symbol='folder'/>
      <command id='d' title='Flag' symbol='flag'/></center></toolbar>
      """
    #expect(try validate(mixed, notesOf: ["toolbar-ios-symbols"]).isEmpty)
  }

  @Test func stepsGoDownLaddersThatExist() throws {
    #expect(
      try steps(
        "<step unit='g' to='menu'/><step unit='a' to='icon'/><step unit='a' to='overflow'/>") == [])
    #expect(
      try steps("<step unit='a' to='overflow'/><step unit='a' to='icon'/>")
        == ["'a' is already as narrow as 'icon' here"])
    #expect(try steps("<step unit='b' to='overflow'/>") == ["'b' is pinned and stays"])
    #expect(try steps("<step unit='a' to='menu'/>") == ["'a' has no form 'menu'"])
    #expect(
      try steps("<step unit='d' to='overflow'/>")
        == ["'d' stands in 'trailing', where nothing gives way"])
    #expect(try steps("<step unit='x' to='overflow'/>") == ["the toolbar has no unit 'x'"])
  }

  @Test func aRealLanguageIsNamedBeforeOneThatIsMadeUp() throws {
    let title = "Open Internationalization Preferences of Whole Application"
    let menu = { (locales: String) in
      """
      <menu id="m" title="M"><command id="a" title="\(title)"/>
      <check locales="\(locales)" platforms="ios"/></menu>
      """
    }
    let cut = try ["en", "en pseudo", "pseudo"].map { locales in
      try #require(
        try validate(menu(locales)).map(\.finding).first { $0.rule == "label-truncated" })
    }
    #expect(cut[0].message == cut[1].message)
    #expect(cut[0].fixIts == cut[1].fixIts)
    // What is made up is told in the words of the document, so that they can be found.
    #expect(cut[2].message.hasPrefix("'\(title)' is cut on iOS in a language with longer words"))
    let characters = cut[2].fixIts[0].title.split(separator: " ").compactMap { Int($0) }
    #expect(try #require(characters.first) < title.count)
  }

  @Test func aToolbarThatFitsNowhereHasALayoutAllTheSame() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="ios"><toolbar id="main"><trailing>
      <command id="a" title="Share Photographs"/><command id="b" title="Tidy Up Photographs"/>
      </trailing><check widths="320"/></toolbar></menuet>
      """
    let checked = Compiler().validate(Array(text.utf8), path: "Example.menuet.xml")
    #expect(!checked.succeeded && checked.resolved != nil)
    let compiled = Compiler().compile(Array(text.utf8), path: "Example.menuet.xml")
    #expect(!compiled.succeeded && compiled.document == nil && compiled.resolved == nil)
    let shrunk = text.replacing(
      "<check", with: "<shrink><step unit=\"c\" to=\"icon\"/></shrink><check")
    let refused = Compiler().validate(Array(shrunk.utf8), path: "Example.menuet.xml")
    #expect(refused.resolved == nil)
  }
}
