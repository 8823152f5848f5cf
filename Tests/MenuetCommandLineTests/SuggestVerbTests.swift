import Menuet
import MenuetLayout
import MenuetModel
import MenuetSuggestion
import Testing

@testable import MenuetCommandLine

@Suite struct SuggestVerbTests {
  private func permutations(of items: [Int]) -> [[Int]] {
    items.isEmpty
      ? [[]]
      : items.flatMap { first in
        permutations(of: items.filter { $0 != first }).map { [first] + $0 }
      }
  }

  /// Of more units than can be searched the bound stays below what any order needs.
  @Test func aLongBarHasABoundBelowItsProposal() throws {
    var random = SeededNumbers(seed: 7)
    var text = "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><commands>"
    for number in 0..<24 { text += "<command id=\"a\(number)\" title=\"A\" symbol=\"folder\"/>" }
    text += "</commands><toolbar id=\"main\"><center>"
    for number in 0..<24 { text += "<item ref=\"a\(number)\"/>" }
    let document = try VersionComparisonTests.Draft.document(
      text + "</center></toolbar></menuet>")
    var counts: [String: Int] = [:]
    for number in 0..<24 { counts["a\(number)"] = Int.random(in: 0...100, using: &random) }
    let suggestion = UsageSuggestion(
      for: try #require(document.toolbars.first), in: document,
      context: LayoutContext(document: document),
      cost: UsageCost(counts: counts, widths: [400, 700, 1_000]))
    #expect(!suggestion.isExact)
    #expect(suggestion.bound <= suggestion.taps.then)
    #expect(suggestion.taps.then < suggestion.taps.now)
    // Of items of one width the least used ones leave first, which is the best there is.
    let order = suggestion.units.sorted { first, second in
      (first.missing.then.count, second.uses) > (second.missing.then.count, first.uses)
    }
    #expect(order.map(\.uses) == order.map(\.uses).sorted())
  }

  /// Of items that are used alike, those at the end leave first: they need no priorities.
  @Test func aLongBarOfEqualItemsNeedsTwoPriorities() throws {
    let items = (0..<24).map { "<command id=\"c\($0)\" title=\"C\" symbol=\"folder\"/>" }
    let document = try VersionComparisonTests.Draft.document(
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <toolbar id="main"><center>\(items.joined())</center></toolbar>
      </menuet>
      """)
    var counts = Dictionary(uniqueKeysWithValues: (0..<24).map { ("c\($0)", 5) })
    counts["c3"] = 0
    let suggestion = UsageSuggestion(
      for: try #require(document.toolbars.first), in: document,
      context: LayoutContext(document: document),
      cost: UsageCost(counts: counts, widths: [400, 700, 1_000]))
    #expect(Set(suggestion.units.map(\.priority)) == [0, 1])
  }

  /// A bar of groups that become one button each, some wider than others.
  private func barOfGroups(_ count: Int, _ random: inout SeededNumbers) throws -> Document {
    var commands = ""
    var bar = ""
    for number in 0..<count {
      bar += "<group id=\"g\(number)\" title=\"G\" symbol=\"folder\" collapse=\"menu\">"
      for member in 0..<Int.random(in: 2...4, using: &random) {
        commands += "<command id=\"c\(number)-\(member)\" title=\"T\" symbol=\"folder\"/>"
        bar += "<item ref=\"c\(number)-\(member)\"/>"
      }
      bar += "</group>"
    }
    return try VersionComparisonTests.Draft.document(
      "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><commands>\(commands)"
        + "</commands><toolbar id=\"main\"><center>\(bar)</center></toolbar></menuet>")
  }

  /// Of up to four groups the best priorities are found; of more, steps at least as good as those.
  @Test(arguments: [3, 4, 5], 1...8 as ClosedRange<UInt64>)
  func noOrderOfGroupsIsBetter(_ count: Int, _ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let document = try barOfGroups(count, &random)
    var counts: [String: Int] = [:]
    for command in document.commands {
      counts[command.id] = Int.random(in: 0...50, using: &random)
    }
    let toolbar = try #require(document.toolbars.first)
    let context = LayoutContext(document: document)
    let widths = (0..<4).map { _ in Int.random(in: 100...600, using: &random) }
    let cost = UsageCost(counts: counts, widths: widths)
    let suggestion = UsageSuggestion(for: toolbar, in: document, context: context, cost: cost)
    var least = Int.max
    for order in permutations(of: Array(toolbar.regions.center.indices)) {
      var other = toolbar
      for (rank, index) in order.enumerated() { other.regions.center[index].priority = rank }
      least = min(
        least, cost.extraTaps(of: other, in: ToolbarLayout(other, in: document, context: context)))
    }
    let best = cost.taps(extra: least, uses: cost.uses(of: toolbar))
    #expect(count <= 4 ? suggestion.taps.priorities == best : suggestion.taps.priorities >= best)
    // Steps are looked at in every order, however many groups there are.
    #expect(suggestion.isExact)
    #expect(suggestion.taps.then <= best)
  }

  /// Three symbols, with a priority each.
  private func suggestion(
    _ priorities: [Int], uses: [Int]
  ) throws -> UsageSuggestion {
    let items = priorities.enumerated().map { index, priority in
      "<command id=\"c\(index)\" title=\"C\" symbol=\"folder\" priority=\"\(priority)\"/>"
    }
    let document = try VersionComparisonTests.Draft.document(
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <toolbar id="main"><center>\(items.joined())</center></toolbar>
      </menuet>
      """)
    let counts = Dictionary(uniqueKeysWithValues: uses.enumerated().map { ("c\($0)", $1) })
    return UsageSuggestion(
      for: try #require(document.toolbars.first), in: document,
      context: LayoutContext(document: document),
      cost: UsageCost(counts: counts, widths: [110, 150, 180]))
  }

  /// The two that are used less leave first, in the order of the bar: they need no priorities.
  @Test func thereAreNoMorePrioritiesThanNeeded() throws {
    let priorities = try suggestion([9, 5, 1], uses: [1, 9, 5]).units.map(\.priority)
    #expect(priorities == [0, 1, 0])
  }

  @Test func whatIsAsGoodStaysAsItIs() throws {
    #expect(try suggestion([9, 5, 1], uses: [8, 8, 8]).isEmpty)
  }

  @Test func countsAreReadAsSpreadsheetsWriteThem() throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write(
      "\u{FEFF}id,count\r\n\"archive\",300\r\nshare-note, 10\r\n\r\ndelete-note,40\r\n",
      to: "counts.csv")
    let run = menuet(
      "suggest", "--usage", counts, "--widths", "250,300", VersionFiles.old)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("'main' on iPadOS, at 250, 300 pt\n"))
    #expect(run.output.contains(", the fewest there are"))
    let json = menuet(
      "suggest", "--usage", counts, "--widths", "250,300", "--format", "json", VersionFiles.old)
    #expect(json.output.hasPrefix("{\n  \"format\": \"menuet/suggest-1\",\n  \"toolbars\": ["))
  }

  /// A button with a menu, or of a choice, has an id of its own; what people use is counted by others.
  @Test func buttonsCountWhatTheyOffer() throws {
    let document = try VersionComparisonTests.Draft.document(
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <commands>
          <command id="a" title="A" symbol="folder"/><command id="b" title="B" symbol="tray"/>
          <command id="c" title="C" symbol="paperclip"/>
          <command id="d" title="D" symbol="doc"/><command id="e" title="E" symbol="link"/>
          <command id="f" title="F" symbol="pin"/><command id="g" title="G" symbol="star"/>
          <choice id="k" title="Kind">
            <option id="x" title="X" default="true"/><option id="y" title="Y"/>
          </choice>
          <choice id="l" title="Look">
            <option id="u" title="U" default="true"/><option id="v" title="V"/>
          </choice>
        </commands>
        <toolbar id="main"><center>
          <item ref="a"/>
          <pop-up-button id="pop-up" choice="k"/>
          <segmented id="segments" choice="l"/>
          <pull-down-button id="pull-down" title="Further" symbol="tray" primary="d">
            <item ref="b"/>
            <submenu id="inner" title="Inner"><item ref="c"/><item ref="e"/></submenu>
          </pull-down-button>
          <group id="both" title="Both" symbol="tray"><item ref="f"/><item ref="g"/></group>
        </center></toolbar>
      </menuet>
      """)
    let cost = UsageCost(
      counts: ["a": 1, "b": 20, "c": 300, "d": 5, "f": 7, "g": 8, "k": 4_000, "l": 60_000],
      widths: [100])
    let toolbar = try #require(document.toolbars.first)
    #expect(toolbar.regions.center.map(cost.uses) == [1, 4_000, 60_000, 325, 15])
    #expect(cost.uses(of: toolbar) == 64_341)
  }

  @Test func prioritiesAreSetWhereUnitsAreWritten() throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write("id,count\na,1\nb,9\nc,5\n", to: "counts.csv")
    try folder.write(
      """
      <menuet xmlns="urn:menuet:1" name="Bar">
        <toolbar id="main">
          <center>
            <item ref="a" priority="7"/>
            <item
              ref="b"/>
            <item ref="c"/>
          </center>
          <shrink>
            <step unit="b" to="overflow"/>
          </shrink>
        </toolbar>
      </menuet>
      """, to: "bar.xml")
    let document = try folder.write(
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <commands>
          <command id="a" title="A" symbol="folder"/>
          <command id="b" title="B" symbol="tray"/>
          <command id="c" title="C" symbol="paperclip"/>
        </commands>
        <include href="bar.xml"/>
      </menuet>
      """, to: "Notes.menuet.xml")
    func suggest(_ options: String...) -> ToolRun {
      menuet(["suggest", "--usage", counts, "--widths", "110,150,180"] + options + [document])
    }
    let diff = suggest("--diff")
    #expect(diff.code == 0, "\(diff.error)")
    #expect(
      diff.output.contains("\n-      <item ref=\"a\" priority=\"7\"/>\n"), "\(diff.output)")
    #expect(try folder.text("bar.xml").contains("priority=\"7\""))
    #expect(suggest("--in-place").output.contains("taps a use now"))
    let text = try folder.text("bar.xml")
    #expect(text.contains("<item ref=\"b\" priority=\"1\"/>"), "\(text)")
    // Without a priority it has the least one.
    #expect(text.contains("<item ref=\"a\"/>"), "\(text)")
    #expect(!text.contains("shrink"))
    let again = suggest("--in-place").output
    #expect(again.contains("no priorities or steps are better"), "\(again)")
    #expect(try folder.text("bar.xml") == text)
    #expect(suggest("--in-place", "--diff").code == 2)
  }

  /// A document in its canonical layout stays so, and only steps spare the tap that a group costs.
  @Test func stepsAreWrittenAsTheFormatterWouldWriteThem() throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write("id,count\nbold,100\nrare,0\nother,10\n", to: "counts.csv")
    let text = """
      <m:menuet xmlns:m="urn:menuet:1" name="Notes" platforms="ipados">
        <m:commands>
          <m:command id="bold" title="Bold" symbol="bold"/>
          <m:command id="italic" title="Italic" symbol="italic"/>
          <m:command id="rare" title="Rarely Used Thing"/>
          <m:command id="other" title="Other" symbol="star"/>
        </m:commands>
        <m:toolbar id="main">
          <m:center>
            <m:group id="text" title="Text" symbol="textformat" collapse="menu">
              <m:item ref="bold"/>
              <m:item ref="italic"/>
            </m:group>
            <m:item ref="rare"/>
            <m:item ref="other"/>
          </m:center>

          <m:check widths="350"/>
        </m:toolbar>
      </m:menuet>

      """
    let steps = """
          <m:shrink>
            <m:step unit="rare" to="overflow"/>
          </m:shrink>

      """
    let document = try folder.write(text, to: "Notes.menuet.xml")
    func suggest(_ options: String...) -> ToolRun {
      menuet(["suggest", "--usage", counts, "--widths", "350"] + options + [document])
    }
    let run = suggest("--in-place")
    #expect(run.output.contains("1.909 taps a use now, 1.000 with these steps"), "\(run.output)")
    #expect(run.output.contains("1.909 with priorities alone"))
    #expect(run.output.contains("    <step unit=\"rare\" to=\"overflow\"/>\n"))
    let center = "    </m:center>\n"
    let written = text.replacing(center, with: center + steps)
    #expect(try folder.text("Notes.menuet.xml") == written)
    #expect(menuet("format", "--check", document).code == 0)
    #expect(menuet("validate", document).code == 0)
    #expect(suggest("--diff").output.isEmpty)
    let json = suggest("--format", "json").output
    #expect(json.contains("\"suggestedShrink\": [\n"), "\(json)")
    #expect(json.contains("\"written\": false"))
    // Steps that are no longer the best give way to others, in the same place.
    let other = written.replacing("unit=\"rare\"", with: "unit=\"text\"")
    try folder.write(other, to: "Notes.menuet.xml")
    #expect(suggest("--in-place").code == 0)
    #expect(try folder.text("Notes.menuet.xml") == written)
  }

  /// What is not laid out stays so, but for the lines that change.
  @Test func onlyLinesThatChangeAreLaidOut() throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write("id,count\na,1\nb,9\nc,5\n", to: "counts.csv")
    let text = """
      <menuet xmlns='urn:menuet:1' name="Notes" platforms="ipados">
      <toolbar id="main"><center>
      <command title="A" id="a" symbol="folder"/>
      <command title="B" id="b" symbol="tray"/>
      <command title="C" id="c" symbol="paperclip"/>
      </center></toolbar>
      </menuet>
      """
    let document = try folder.write(text, to: "Notes.menuet.xml")
    let run = menuet(
      "suggest", "--usage", counts, "--widths", "110,150,180", "--in-place", document)
    #expect(run.code == 0, "\(run.error)")
    let old = "<command title=\"B\" id=\"b\" symbol=\"tray\"/>"
    let new = "      <command id=\"b\" title=\"B\" symbol=\"tray\" priority=\"1\"/>"
    #expect(try folder.text("Notes.menuet.xml") == text.replacing(old, with: new))
  }

  /// A document has one order for all platforms: the one is written that is best on all together.
  @Test func ofSeveralPlatformsTheBestProposalIsWritten() throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write("id,count\na,4\nb,3\nc,5\n", to: "counts.csv")
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados macos">
        <commands>
          <command id="a" title="A" symbol="folder"/>
          <command id="b" title="A Title That Is Long" symbol="tray"/>
          <command id="c" title="C" symbol="paperclip"/>
        </commands>
        <toolbar id="main">
          <center>
            <item ref="a"/>
            <item ref="b" display="title"/>
            <item ref="c"/>
          </center>
        </toolbar>
      </menuet>

      """
    let document = try folder.write(text, to: "Notes.menuet.xml")
    func suggest(_ platforms: String, _ options: String...) -> ToolRun {
      menuet(
        ["suggest", "--usage", counts, "--widths", "150,230,250", "--platform", platforms]
          + options + [document])
    }
    let both = suggest("ipados,macos").output
    #expect(both.contains("'main' on all of them\n"), "\(both)")
    #expect(both.contains(", which --in-place writes\n"), "\(both)")
    #expect(!suggest("ipados").output.contains("all of them"))
    let one = suggest("ipados,macos", "--diff").output
    #expect(!one.isEmpty)
    // The order in which platforms are named decides nothing.
    #expect(suggest("macos,ipados", "--diff").output == one)
    // Of what nobody uses there is nothing to say of all.
    try folder.write("id,count\nother,4\n", to: "counts.csv")
    let unused = suggest("ipados,macos").output
    #expect(unused.contains("nothing in it is counted"), "\(unused)")
    #expect(!unused.contains("on all of them"), "\(unused)")
  }

  @Test(arguments: [
    ("id;count\na;1\n", "1:1", "the first line is not 'id,count'"),
    ("", "1:1", "the first line is not 'id,count'"),
    ("id,count\narchive,many\n", "2:1", "'many' is no count of uses"),
    ("id,count\narchive,-1\n", "2:1", "'-1' is no count of uses"),
    ("id,count\narchive\n", "2:1", "a line has an id, a comma and a count"),
    ("id,count\narchive,1\narchive,2\n", "3:1", "'archive' is counted twice"),
  ])
  func mistakesInCountsAreFoundAtTheirLines(
    _ text: String, _ place: String, _ words: String
  ) throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write(text, to: "counts.csv")
    let run = menuet("suggest", "--usage", counts, VersionFiles.old)
    #expect(run.code == 1)
    #expect(run.error.contains("counts.csv:\(place): error: \(words)"), "\(run.error)")
  }

  @Test func whatIsCountedAndNotThereIsAWarning() throws {
    let folder = try TemporaryFolder()
    let counts = try folder.write("id,count\narhcive,3\narchive,1\n", to: "counts.csv")
    let run = menuet("suggest", "--usage", counts, VersionFiles.old)
    #expect(run.code == 0)
    #expect(run.error.contains("counts.csv:2:1: warning:"))
    #expect(run.error.contains("did you mean 'archive'?"))
    #expect(menuet("suggest", VersionFiles.old).code == 2)
  }
}
