import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct LayoutVerbTests {
  private func layout(_ arguments: String...) -> ToolRun {
    menuet(["layout"] + arguments + ["-"], input: Array(Sample.toolbar.utf8))
  }

  @Test func theTableListsEveryRange() {
    let run = layout("--surface", "main")
    #expect(run.code == 0)
    #expect(
      run.output == """
        <stdin>: iPadOS, en, large text, left to right

        toolbar main
          leading   Back
          width          center                                 overflow menu
          351 and wider  Text · New Note                        –
          264–350        Text · New Note (symbol)               –
          234–263        Text (one button) · New Note (symbol)  –
          230–233        Text (one button)                      New Note
          148–229        –                                      Text · New Note
          below 148      does not fit

        """)
  }

  /// An overflow button that is a point narrower than the item leaves one width between the two.
  @Test func aRangeOfOneWidthIsOneNumber() throws {
    let folder = try TemporaryFolder()
    let metrics = try folder.write("{\"overflow-width\": 47}", to: "metrics.json")
    let table = layout("--surface", "main", "--metrics", metrics).output
    #expect(table.contains("\n  233            Text (one button) "))
    let why = layout("--why", "new-note", "--metrics", metrics).output
    #expect(why.contains("\n  233                             1\n"))
  }

  @Test func widthsGiveFrames() {
    let run = layout("--width", "320", "--widths", "600,1000", "--surface", "main")
    #expect(run.code == 0)
    #expect(run.output.contains("toolbar main at 320 pt\n"))
    #expect(run.output.contains("toolbar main at 600 pt\n"))
    #expect(run.output.contains("toolbar main at 1000 pt\n"))
    #expect(run.output.contains("· bold"))
    #expect(!run.output.contains("menu format"))
    let narrow = layout("--width", "10")
    #expect(narrow.output.contains("where it does not fit: it needs "))
  }

  @Test func jsonHasItsKeysInOrder() throws {
    let run = layout("--format", "json", "--width", "600")
    #expect(run.code == 0)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(Set(object.keys) == ["context", "toolbars", "menus", "sheets", "covers", "popovers"])
    let context = try #require(object["context"] as? [String: String])
    #expect(
      context == [
        "platform": "ipados", "locale": "en", "contentSize": "large",
        "direction": "left-to-right",
      ])
    let bars = try #require(object["toolbars"] as? [[String: Any]])
    #expect(bars.count == 1)
    #expect(bars.first?["width"] as? Int == 600)
    #expect(
      Set(bars[0].keys) == ["id", "width", "state", "units", "overflow", "minimumWidth"])
    let unit = try #require((bars[0]["units"] as? [[String: Any]])?.first)
    #expect(Set(unit.keys) == ["id", "form", "frame"])
    let menus = try #require(object["menus"] as? [[String: Any]])
    #expect(menus.map { $0["id"] as? String } == ["format"])
    #expect(Set(menus[0].keys) == ["id", "layouts"])
  }

  private static let sheets = """
    <menuet xmlns="urn:menuet:1" name="Example" platforms="ios macos">
      <sheet id="letter" title="Letter" detents="medium 700pt large" modality="nonmodal"
             undimmed-through="medium"><command system="done"/></sheet>
      <popover id="bubble" title="Bubble" adapts-to="letter" platforms="ios"/>
      <cover id="camera" title="Camera" content="camera"><command system="cancel"/></cover>
      <button id="write" title="Write…" presents="letter"/>
      <button id="more" title="Details…" presents="bubble"/>
      <button id="shoot" title="Take Photo…" presents="camera"/>
    </menuet>
    """

  @Test func sheetsAreListedByDevice() {
    let run = menuet(
      ["layout", "--surface", "letter", "-"], input: Array(Self.sheets.utf8))
    #expect(run.code == 0)
    #expect(
      run.output == """
        <stdin>: iOS, en, large text, left to right

        sheet letter "Letter"
          device                   container  shown as     detent        x    y  width  height  behind    grabber
          Small iPhone             375 × 667  sheet        medium        0  348    375     319  in sight  yes
                                                           700pt, large  0   30    375     637  dimmed    yes
          Small iPhone, landscape  667 × 375  full-screen  (medium)      0    0    667     375  hidden    no
                                                           (700pt)       0    0    667     375  hidden    no
                                                           large         0    0    667     375  hidden    no
          iPhone                   390 × 844  sheet        medium        0  450    390     394  in sight  yes
                                                           700pt         0  144    390     700  dimmed    yes
                                                           large         0   57    390     787  dimmed    yes
          iPhone, landscape        844 × 390  full-screen  (medium)      0    0    844     390  hidden    no
                                                           (700pt)       0    0    844     390  hidden    no
                                                           large         0    0    844     390  hidden    no
          Large iPhone             430 × 932  sheet        medium        0  500    430     432  in sight  yes
                                                           700pt         0  232    430     700  dimmed    yes
                                                           large         0   69    430     863  dimmed    yes
          Large iPhone, landscape  932 × 430  full-screen  (medium)      0    0    932     430  hidden    no
                                                           (700pt)       0    0    932     430  hidden    no
                                                           large         0    0    932     430  hidden    no
          (x): it never rests at x there

        """)
    let window = menuet(
      ["layout", "--surface", "letter", "--platform", "macos", "-"],
      input: Array(Self.sheets.utf8))
    #expect(
      window.output.hasSuffix(
        """
          device           container  shown as      detent    x   y  width  height  behind  grabber
          Window of a Mac  900 × 600  window-sheet  –       210  52    480     320  dimmed  no

        """))
  }

  /// Nothing is known of what their sheets stand in: that is said, and nothing made up.
  @Test(arguments: ["visionos", "watchos", "tvos"])
  func aPlatformWithoutContainersSaysSo(_ platform: String) throws {
    let text = Self.sheets.replacing("ios macos", with: platform)
      .replacing(" platforms=\"ios\"", with: "")
    let run = menuet("layout", "--quiet", "--surface", "letter", "-", input: text)
    #expect(run.code == 0, "\(run.error)")
    let name = ["visionos": "visionOS", "watchos": "watchOS", "tvos": "tvOS"][platform] ?? ""
    #expect(
      run.output == """
        <stdin>: \(name), en, large text, left to right, sizes of iOS 18

        sheet letter "Letter"
          no container of \(name) is known: it has no layout

        """)
    let json = menuet("layout", "--quiet", "--format", "json", "-", input: text)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    for key in ["sheets", "covers", "popovers"] {
      let list = try #require(object[key] as? [[String: Any]])
      #expect(list.count == 1)
      #expect((list.first?["layouts"] as? [Any])?.isEmpty == true)
    }
  }

  private static let long = """
    <menuet xmlns="urn:menuet:1" name="Example" platforms="ios">
      <menu id="long" title="Long">
        <section id="align" layout="small">
          <command id="l" title="Align Left" symbol="text.alignleft"/>
          <command id="r" title="Align Right" symbol="text.alignright"/>
        </section>
        \((0..<14).map { "<command id=\"c\($0)\" title=\"Item\"/>" }.joined())
      </menu>
    </menuet>
    """

  @Test func aMenuThatScrollsSaysHowMuchIsInSight() throws {
    // 48 + 1 + 14 × 44.
    let text = menuet("layout", "--quiet", "-", input: Self.long).output
    #expect(
      text.contains("menu long \"Long\", large: 250 × 665 pt, scrolls: shows 633 of 665 pt\n"))
    #expect(!text.contains("section align"))
    let run = menuet(
      "layout", "--quiet", "--format", "json", "--content-size", "large,accessibility1", "-",
      input: Self.long)
    let contexts = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let layouts = contexts.compactMap { context in
      ((context["menus"] as? [[String: Any]])?.first?["layouts"] as? [String: [String: Any]])?[
        "large"]
    }
    #expect(layouts.map { $0["visibleHeight"] as? Int } == [633, 633])
    let sections = layouts.map { ($0["sections"] as? [[String: String]])?.first }
    #expect(
      sections == [
        ["id": "align", "layout": "small", "effectiveLayout": "small"],
        ["id": "align", "layout": "small", "effectiveLayout": "large"],
      ])
    let large = menuet(
      "layout", "--quiet", "--content-size", "accessibility1", "-", input: Self.long)
    #expect(large.output.contains("\n  section align, small: shown large\n"))
  }

  @Test func picturesShowWhereAMenuScrolls() throws {
    let short = Self.long.replacing("<command id=\"c13\" title=\"Item\"/>", with: "")
    for appearance in ["light", "dark"] {
      let picture = menuet(
        "render", "--quiet", "--appearance", appearance, "-", input: Self.long)
      #expect(picture.output.contains(">Scrolls: 633 of 665 pt in sight</text>"))
      #expect(picture.output.contains("d=\"M0 633L250 633\""))
    }
    #expect(!menuet("render", "--quiet", "-", input: short).output.contains("Scrolls"))
    func text(_ document: String) -> String {
      menuet("render", "--quiet", "--format", "text", "-", input: document).output
    }
    #expect(text(Self.long).contains("┘\nscrolls: shows 633 of 665 pt\n"))
    #expect(!text(short).contains("scrolls"))
  }

  // MARK: Surfaces that are not there

  @Test func aSurfaceThatIsNotThereIsExplained() {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Example" platforms="ios macos">
        <menu id="format" title="Style"><command id="a" title="Indent"/></menu>
        <menu-bar id="bar" platforms="macos"><menu id="tools" title="Tools"><item ref="a"/></menu>
        </menu-bar>
        <alert id="sure" title="Sure?"><command system="cancel"/></alert>
      </menuet>
      """
    func error(_ verb: String, _ id: String) -> String {
      let run = menuet(verb, "--quiet", "--surface", id, "-", input: text)
      #expect(run.code == 2)
      #expect(run.output == "")
      return run.error
    }
    let none = "menuet: error: there is no surface"
    #expect(
      error("layout", "fromat")
        .hasPrefix("\(none) 'fromat' on this platform\n  did you mean 'format'?"))
    #expect(error("layout", "style").contains("did you mean 'format'?"))
    #expect(error("layout", "zzzzzzzz").contains("\n  there is 'format'\n"))
    #expect(error("layout", "sure").contains("the alert 'sure' has no layout of its own\n"))
    #expect(error("layout", "bar").contains("the menu bar 'bar' is for macOS only\n"))
    #expect(error("render", "bar").contains("the menu bar 'bar' is for macOS only\n"))
    #expect(error("render", "suer").contains("did you mean 'sure'?"))
    #expect(error("render", "zzzzzzzz").contains("\n  there is 'format' and 'sure'\n"))
  }

  @Test func jsonHasSheetsCoversAndPopovers() throws {
    let run = menuet(["layout", "--format", "json", "-"], input: Array(Self.sheets.utf8))
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(value as? [String: Any])
    for (key, id) in [("sheets", "letter"), ("covers", "camera"), ("popovers", "bubble")] {
      let list = try #require(object[key] as? [[String: Any]])
      #expect(list.map { $0["id"] as? String } == [id])
      #expect(Set(list[0].keys) == ["id", "layouts"])
      #expect((list[0]["layouts"] as? [Any])?.count == 6)
    }
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  \"") }
    #expect(
      lines.map { $0.split(separator: "\"")[1] }
        == ["context", "toolbars", "menus", "sheets", "covers", "popovers"])
    let one = menuet(
      ["layout", "--format", "json", "--surface", "bubble", "-"], input: Array(Self.sheets.utf8))
    let selected = try #require(
      try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [String: Any])
    #expect((selected["sheets"] as? [Any])?.isEmpty == true)
    #expect((selected["popovers"] as? [Any])?.count == 1)
  }

  @Test func severalContextsGiveAList() throws {
    let run = layout(
      "--format=json", "--width=600", "--locale=en,ar", "--content-size=large,accessibility1")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let list = try #require(value as? [[String: Any]])
    let contexts = list.compactMap { $0["context"] as? [String: String] }
    #expect(contexts.map { $0["locale"] } == ["en", "en", "ar", "ar"])
    #expect(contexts.last?["direction"] == "right-to-left")
    let text = layout("--locale", "en,ar").output
    #expect(text.contains("iPadOS, en, large text, left to right\n"))
    #expect(text.contains("\n\n<stdin>: iPadOS, ar, large text, right to left\n"))
  }

  @Test func withoutAWidthEveryRangeHasItsEntry() throws {
    let run = layout("--format", "json", "--surface", "main")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let bars = try #require(object?["toolbars"] as? [[String: Any]])
    let states = bars.compactMap { $0["state"] as? Int }
    #expect(states.count > 2)
    #expect(states == states.sorted() && Set(states).count == states.count)
    #expect((object?["menus"] as? [Any])?.isEmpty == true)
  }

  /// A toolbar with as many items that lead as stand in the center.
  private static func wideBar(_ count: Int) -> String {
    let commands = (0..<2 * count).map {
      "<command id=\"c\($0)\" title=\"Item \($0)\" symbol=\"star\"/>"
    }
    let items = (0..<2 * count).map { index in
      "<item ref=\"c\(index)\" display=\"both\"\(index == count ? " overflow=\"hide\"" : "")/>"
    }
    return """
      <menuet xmlns="urn:menuet:1" name="Wide" platforms="ios">
        <commands>\(commands.joined())</commands>
        <menu id="all" title="All"><item ref="c\(count)"/></menu>
        <toolbar id="main"><leading>\(items.prefix(count).joined())</leading>
          <center>\(items.dropFirst(count).joined())</center></toolbar>
      </menuet>
      """
  }

  @Test func aWideBarListsWhatGivesWay() {
    let lines = menuet(
      ["layout", "--surface", "main", "-"], input: Array(Self.wideBar(21).utf8)
    ).output.split(separator: "\n").map(String.init)
    #expect(lines[2].hasPrefix("  leading   Item 0 · Item 1 · Item 2 · "))
    #expect(lines[2].hasSuffix(" · Item 19 · and 1 more"))
    // A row for the widest range, a title less in each of 21, and each unit leaves, the first two at
    // once: the button takes more room than one.
    #expect(lines.count == 4 + 1 + 21 + 20 + 1)
    let cells = lines.map { $0.split(separator: "  ").map { $0.trimmingPrefix(" ") } }
    #expect(cells[3] == ["width", "what gives way", "in the center", "in the overflow menu"])
    #expect(cells[4] == ["5074 and wider", "–", "21", "0"])
    #expect(cells[5] == ["5009–5073", "Item 41 (symbol)", "21", "0"])
    #expect(
      cells[26] == ["3611–3662", "Item 40 (overflow menu) · Item 41 (overflow menu)", "19", "2"])
    #expect(cells[45] == ["2539–2602", "Item 21 (hidden)", "0", "20"])
    #expect(lines[46].hasSuffix("does not fit"))
  }

  @Test func aBarOfTwentyUnitsListsThem() {
    let output = menuet(
      ["layout", "--surface", "main", "-"], input: Array(Self.wideBar(20).utf8)
    ).output
    #expect(output.contains("\n  leading   Item 0 · "))
    #expect(!output.contains(" more\n"))
    #expect(output.contains("  center  "))
    #expect(!output.contains("what gives way"))
  }

  @Test func whatIsNotThereIsAMistake() {
    let platform = layout("--platform", "tvos")
    #expect(platform.code == 2)
    #expect(platform.error.contains("no document is for tvOS; there are documents for iPadOS"))
    let surface = layout("--surface", "mian")
    #expect(surface.code == 2)
    #expect(surface.error.contains("did you mean 'main'?"))
  }

  @Test func documentsWithErrorsHaveNoLayout() {
    let run = menuet("layout", "-", input: Sample.broken)
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
  }

  @Test func jsonTakesOneDocument() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(Sample.toolbar, to: "a.menuet.xml")
    let second = try folder.write(Sample.toolbar, to: "b.menuet.xml")
    #expect(menuet("layout", "--format", "json", first, second).code == 2)
    let text = menuet("layout", "--surface", "main", first, second)
    #expect(text.code == 0)
    #expect(text.output.contains(second + ": iPadOS"))
  }

  @Test func tablesWrapLongCells() {
    var table = TextTable([
      TextTable.Column(heading: "n", isRight: true), TextTable.Column(heading: "words", limit: 9),
    ])
    table.append("1", "one two three")
    table.append("10", "日本 四文字 x")
    #expect(
      table.text == """
           n  words
           1  one two
              three
          10  日本
              四文字 x

        """)
  }
}
