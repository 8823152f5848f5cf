import Foundation
import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

@Suite struct TextRendererTests {
  private func draw(
    _ document: Document, _ platform: Platform = .macos, surface: String? = nil,
    columns: Int? = nil
  ) -> String {
    let context = LayoutContext(platform: platform, locale: document.language)
    return TextRenderer(columns: columns).draw(
      LayoutEngine(context: context).layOut(document), surface: surface)
  }

  @Test func aMenuIsABoxWithColumnsForMarksAndShortcuts() {
    #expect(
      draw(DocumentFixture.notes(), surface: "format") == """
        Format (menu format)
        ┌─────────────┬───────────────┬─────────────────┐
        │   ● Bold    │   ● Italic    │   ● Underline   │
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
    // Ten ranges from both ends with what is missing between them.
    #expect(lines.count { $0.contains(" leading [ ") } == 20)
    #expect(lines.contains { $0.hasSuffix(" further ranges are not drawn.") })
    #expect(lines[2].contains(" pt and wider"))
    #expect(lines.allSatisfy { CharacterWidth.columns(of: String($0)) <= 80 })
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
    let lines = draw(fixture.document, columns: 120).split(separator: "\n").map(String.init)
    #expect(lines.first == "Main (toolbar main)")
    let bars = lines.dropFirst(2).dropLast().map { line in
      line.components(separatedBy: "leading ").last ?? ""
    }
    #expect(
      bars == [
        "[ (Back) ] center [ { ● Bold ● Italic } (Link) ] trailing [ (Search) ]",
        "[ (Back) ] center [ { (Bold) (Italic) } (Link) ] trailing [ (Search) ]",
        "[ (Back) ] center [ (Text) ▾ (Link) ] trailing [ (Search) ]",
        "[ (Back) ] center [ (Link) ] trailing [ (Search) ] » Text",
        "[ (Back) ] center [ ] trailing [ (Search) ] » Text, Link",
      ])
    #expect(lines[2].contains(" pt and wider  leading ["))
    #expect(try #require(lines.last).hasPrefix("  does not fit below "))
  }

  @Test func aBarIsBrokenAtTheColumnsOfTheTerminal() throws {
    var fixture = DocumentFixture()
    let titles = ["Everything", "Nothing at All", "Somewhere", "Anywhere", "Here"]
    var bar = Toolbar(id: "main", title: "Main", source: .none)
    bar.platforms = .all
    bar.regions.leading = [DocumentFixture.barButton("back", { .back($0) })]
    bar.regions.center = titles.map { DocumentFixture.unit(fixture.item($0, $0, "star")) }
    fixture.edit { $0.toolbars.append(bar) }
    #expect(
      draw(fixture.document, surface: "main", columns: 60)
        .split(separator: "\n").prefix(7).joined(separator: "\n") == """
          Main (toolbar main)
            (Name) symbol only · ● Name symbol and title ·
            Name ▾ menu · » overflow menu
            268 pt and wider  leading [ (Back) ]
                              center [ (Everything) (Nothing at All)
                                       (Somewhere) (Anywhere) (Here) ]
                              trailing [ ]
          """)
    let wide = draw(fixture.document, surface: "main", columns: 200).split(separator: "\n")
    #expect(wide[2].hasSuffix("(Anywhere) (Here) ] trailing [ ]"))
    // Where no terminal tells, all is as for one of 80 columns.
    #expect(
      draw(fixture.document, surface: "main")
        == draw(fixture.document, surface: "main", columns: 80))
    for line in draw(fixture.document, columns: 3).split(separator: "\n") {
      #expect(!line.contains("\u{202F}"))
    }
  }

  @Test func rowsOfFourAndOfThreeAreToldApart() {
    var fixture = DocumentFixture()
    let items = ["A", "B", "C", "D"].map { fixture.item($0, $0, "star") }
    for (size, items) in [(MenuLayoutSize.small, items), (.medium, Array(items.prefix(3)))] {
      fixture.addMenu("\(size)", "\(size)", items.map { .item($0) })
      fixture.edit { $0.menus[$0.menus.count - 1].layout = size }
    }
    let text = draw(fixture.document, .ios)
    #expect(text.contains("│ (A) │ (B) │ (C) │ (D) │"))
    #expect(text.contains("│ ● A │ ● B │ ● C │"))
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
