import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

@Suite struct TextRendererTests {
  private func draw(
    _ document: Document, _ platform: Platform = .macos, surface: String? = nil
  ) -> String {
    let context = LayoutContext(platform: platform, locale: document.language)
    return TextRenderer().draw(
      LayoutEngine(context: context).layOut(document), surface: surface)
  }

  @Test func aMenuIsABoxWithColumnsForMarksAndShortcuts() {
    #expect(
      draw(DocumentFixture.notes(), surface: "format") == """
        Format (menu format)
        ┌─────────────┬───────────────┬─────────────────┐
        │    Bold     │    Italic     │    Underline    │
        ├─────────────┴───────────────┴─────────────────┤
        │   Strikethrough                               │
        ├─ Paragraph ───────────────────────────────────┤
        │   Lists                                     › │
        ├───────────────────────────────────────────────┤
        │   Left                                        │
        │ ✓ Center                                      │
        │   Right                                       │
        ├───────────────────────────────────────────────┤
        │   Ruler                                       │
        ├───────────────────────────────────────────────┤
        │   Clear Formatting of the Whole Document  ⌥⌘K │
        └───────────────────────────────────────────────┘
        Format > Lists
        ┌────────────────────┐
        │ Bulleted List  ⇧⌘7 │
        │ Numbered List      │
        ├────────────────────┤
        │ Spacing          › │
        └────────────────────┘
        Format > Lists > Spacing
        ┌───────┐
        │ Tight │
        │ Loose │
        └───────┘

        """)
  }

  @Test func aBarOfManyUnitsIsDrawnInPart() {
    var fixture = DocumentFixture()
    var bar = Toolbar(id: "main", title: "Main", source: .none)
    bar.platforms = .all
    bar.regions.center = (0..<300).map {
      DocumentFixture.unit(fixture.item("item-\($0)", "Item \($0)", "star"))
    }
    fixture.edit { $0.toolbars.append(bar) }
    let lines = draw(fixture.document, surface: "main").split(separator: "\n")
    // The heading, the legend, twenty ranges from both ends with what is missing between them, and
    // the last line.
    #expect(lines.count == 24)
    #expect(lines[12].hasSuffix(" further ranges are not drawn."))
    #expect(lines[2].contains(" pt and wider"))
    #expect(lines.last?.contains("does not fit below") == true)
  }

  @Test func destructiveItemsAreMarkedAndContextMenusShowNoShortcuts() {
    #expect(
      draw(DocumentFixture.notes(), surface: "note-row") == """
        note-row (context menu of NoteRow)
        ┌────────────────┐
        │   Duplicate    │
        │   Share…       │
        ├────────────────┤
        │ ! Delete Note… │
        └────────────────┘

        """)
  }

  @Test func aToolbarHasALineForEachRangeOfWidths() throws {
    var fixture = DocumentFixture()
    let items = ["Bold", "Italic", "Link"].map { fixture.item($0, $0, "star") }
    var bar = Toolbar(id: "main", title: "Main", source: .none)
    bar.platforms = .all
    bar.regions.leading = [DocumentFixture.barButton("back", { .back($0) })]
    bar.regions.center = [
      DocumentFixture.group(
        "text", "Text", "textformat", Array(items[..<2]), collapse: .menu, display: .both),
      DocumentFixture.unit(items[2], priority: 1),
    ]
    bar.regions.trailing = [DocumentFixture.barButton("search", { .search($0) })]
    fixture.edit { $0.toolbars.append(bar) }
    let lines = draw(fixture.document).split(separator: "\n").map(String.init)
    #expect(lines.first == "Main (toolbar main)")
    let bars = lines.dropFirst(2).map { line in String(line.drop { $0 != "[" }) }
    #expect(
      bars == [
        "[ (Back) ] [ { ● Bold ● Italic } (Link) ] [ (Search) ]",
        "[ (Back) ] [ { (Bold) (Italic) } (Link) ] [ (Search) ]",
        "[ (Back) ] [ (Text) ▾ (Link) ] [ (Search) ]",
        "[ (Back) ] [ (Link) ] [ (Search) ] » Text",
        "[ (Back) ] [ ] [ (Search) ] » Text, Link",
        "",
      ])
    #expect(lines[2].contains(" pt and wider  ["))
    #expect(try #require(lines.last).hasPrefix("  does not fit below "))
  }

  @Test(arguments: DocumentFixture.hostileTitles, [Platform.ios, .macos])
  func allLinesOfABoxAreEquallyWide(_ title: String, _ platform: Platform) throws {
    let text = draw(DocumentFixture.entitled(title), platform)
    var width: Int?
    var boxes = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.last != " ", "\(line)")
      let columns = CharacterWidth.columns(of: String(line))
      switch line.first {
      case "┌":
        width = columns
        boxes += 1
        #expect(line.last == "┐" && columns <= TextBox.mostColumns + 2)
      case "│", "├", "└":
        #expect(columns == width, "\(line)")
        #expect(line.last == ["│": "│", "├": "┤", "└": "┘"][line.first])
      default: width = nil
      }
    }
    #expect(boxes >= 10)
  }

  @Test func everyJointOfABorderMeetsALine() {
    let text = draw(DocumentFixture.notes(), .ios)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    for (above, below) in zip(lines, lines.dropFirst()) {
      guard above.first == "┌" || above.first == "├", below.first == "│" else { continue }
      let joints = above.indices.filter { "┬┼".contains(above[$0]) }
      let bars = below.indices.dropFirst().dropLast().filter { below[$0] == "│" }
      #expect(joints == bars)
    }
  }

  @Test func charactersThatTurnALineAroundAreLeftOut() {
    let text = draw(DocumentFixture.entitled("a\u{202E}b\u{2066}c\u{200F}d\u{1B}[31m"))
    #expect(text.contains("abcd[31m"))
    let controls: Set<Unicode.Scalar> = ["\u{202E}", "\u{2066}", "\u{200F}", "\u{1B}"]
    #expect(!text.unicodeScalars.contains(where: controls.contains))
  }

  @Test func equalInputGivesEqualText() {
    #expect(draw(DocumentFixture.notes()) == draw(DocumentFixture.notes()))
  }

  @Test func whatIsNotOnThePlatformIsNotDrawn() {
    var document = DocumentFixture.notes()
    document.menus[0].platforms = .ios
    #expect(draw(document, .macos, surface: "format").isEmpty)
    #expect(draw(document, .ios, surface: "format").hasPrefix("Format (menu format)\n"))
    #expect(draw(DocumentFixture("Empty").document).isEmpty)
  }

  @Test(arguments: [
    ("Bold", 4, "Bold"), ("Bold", 3, "Bo…"), ("Bold", 1, "…"), ("Bold", 0, ""), ("", 0, ""),
    ("你好", 3, "你…"), ("你好", 2, "…"), ("a b", 3, "a b"), ("a bc", 3, "a…"),
  ])
  func textIsCutToColumns(_ text: String, _ columns: Int, _ result: String) {
    #expect(TerminalText.fitting(text, columns: columns) == result)
  }
}
