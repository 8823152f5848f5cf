import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Titles of rows that are wider than their row.
@Suite struct RowTitleTests {
  private let typesetter = Typesetter(metrics: TextMetrics())
  private let font = Font(size: 40)

  private func lines(_ text: String, _ width: Double, lines: Int = 2) -> [String] {
    typesetter.wrapped(text, to: width, font, maximumLines: lines, breaksWords: false)
  }

  @Test func linesBreakBehindHyphens() {
    #expect(lines("Notizen-Hilfe", 180) == ["Notizen-", "Hilfe"])
    #expect(lines("Recht\u{AD}schreibung", 250) == ["Recht-", "schreibung"])
    // A hyphen that nothing stands before is none.
    #expect(lines("-Hilfe", 60).count == 1)
  }

  @Test func aWordThatIsTooWideIsShrunkAndThenCut() {
    let title = "Rechtschreibung und Grammatik"
    let shrunk = typesetter.shrunk(font, for: title, width: 250)
    #expect(shrunk.size < font.size && shrunk.size >= font.size / 2)
    #expect(
      typesetter.wrapped(title, to: 250, shrunk, maximumLines: 2, breaksWords: false)
        == ["Rechtschreibung", "und Grammatik"])
    #expect(typesetter.shrunk(font, for: "und", width: 250) == font)
    let narrow = typesetter.shrunk(font, for: title, width: 100)
    #expect(narrow.size == font.size / 2)
    let cut = typesetter.wrapped(title, to: 100, narrow, maximumLines: 2, breaksWords: false)
    #expect(cut.count == 1 && cut[0].hasSuffix("…"))
  }

  @Test(arguments: [ContentSize.large, .accessibility3], [Platform.ios, .ipados])
  func noWordOfAMenuIsBroken(_ size: ContentSize, _ platform: Platform) throws {
    let titles = ["Wiederholen", "Durchgestrichen", "Rechtschreibung einblenden", "Neue Notiz"]
    var fixture = DocumentFixture()
    let content = titles.enumerated().map { index, title in
      fixture.element("\(index)", title, "star", "cmd+shift+\(index)")
    }
    fixture.addMenu("only", nil, content)
    let context = LayoutContext(platform: platform, locale: "de", contentSize: size)
    let laidOut = LayoutEngine(context: context).layOut(fixture.document)
    let drawing = try #require(
      SVGRenderer(appearance: .light, version: "1.0").draw(laidOut, surface: "only").first)
    let words = Set(titles.flatMap { $0.split(separator: " ") })
    let root = try PictureReader.read(drawing.svg)
    let shown = root.words.flatMap { $0.split(separator: " ") }
    #expect(words.isSubset(of: shown), "\(shown)")
    // A shortcut gives way before the title shrinks by more than a point.
    let first = root.all.first { $0.name == "text" && $0.text == titles[0] }
    #expect(first?.number("font-size") ?? 0 >= Double(size.bodySize - 1))
  }

  /// Titles have one column, and shortcuts that leave a title its words stand behind it.
  @Test(arguments: [GuidelineEdition.edition2022, .edition2025])
  func titlesOfAMenuBeginAtOnePlace(_ edition: GuidelineEdition) throws {
    var fixture = DocumentFixture()
    let long = "Paste and Match Style"
    let content = [
      fixture.element("a", "New", "star", "cmd+n"),
      fixture.element("b", long, nil, "opt+shift+cmd+v"),
      DocumentFixture.submenu("Spelling and More Grammar", nil, [fixture.element("c", "Inner")]),
    ]
    fixture.addMenu("only", nil, content)
    fixture.edit { $0.guidelines = edition }
    let context = LayoutContext(platform: .ipados, locale: "en")
    let laidOut = LayoutEngine(context: context).layOut(fixture.document)
    let menu = try #require(laidOut.document.menus[0].layouts?.large)
    let drawing = try #require(
      SVGRenderer(appearance: .light, version: "1.0").bare(laidOut, surface: "only"))
    let texts = try PictureReader.read(drawing.svg).all.filter { $0.name == "text" }
    let keys = texts.filter { $0.attributes["text-anchor"] == "end" }
    #expect(keys.map(\.text) == ["⌘N", "⌥⇧⌘V"])
    let titles = texts.filter { $0.attributes["text-anchor"] == nil }
    #expect(Set(titles.map { $0.number("x") }).count == 1)
    #expect(Set(titles.map { $0.number("font-size") }) == [17])
    // The rows stay as high as they are: a second line finds room in one of them.
    #expect(menu.rows.prefix(2).map(\.height) == [44, 44])
    let words = titles.flatMap { $0.text.split(separator: " ") }
    #expect(words == ["New"] + long.split(separator: " ") + ["Spelling", "and", "More", "Grammar"])
  }

  @Test func aTitleInAnAlignedRowShrinksBeforeItIsCut() throws {
    var fixture = DocumentFixture()
    let long = "Grammatikprüfung und Silbentrennung mit Wörterbuch"
    fixture.addMenu(
      "only", nil,
      [
        fixture.element("a", "Neu", "star", kind: .toggle), fixture.element("b", long),
      ])
    fixture.edit { $0.guidelines = .edition2025 }
    let context = LayoutContext(platform: .ipados, locale: "de")
    let laidOut = LayoutEngine(context: context).layOut(fixture.document)
    let menu = try #require(laidOut.document.menus[0].layouts?.large)
    let isTruncated = menu.rows.last?.cells.last?.truncated ?? true
    let drawing = try #require(
      SVGRenderer(appearance: .light, version: "1.0").bare(laidOut, surface: "only"))
    let texts = try PictureReader.read(drawing.svg).all.filter { $0.name == "text" }
    #expect(isTruncated == texts.contains { $0.text.hasSuffix("…") })
  }

  @Test(arguments: [Platform.ios, .macos], [GuidelineEdition.edition2022, .edition2025])
  func whatTheAppSuppliesKeepsOffItsOutline(
    _ platform: Platform, _ edition: GuidelineEdition
  ) throws {
    var fixture = DocumentFixture()
    fixture.addMenu("only", nil, [DocumentFixture.dynamic("Recent Notes")])
    fixture.edit { $0.guidelines = edition }
    let laidOut = LayoutEngine(context: LayoutContext(platform: platform, locale: "en"))
      .layOut(fixture.document)
    let drawing = try #require(
      SVGRenderer(appearance: .light, version: "1.0").draw(laidOut, surface: "only").first)
    let root = try PictureReader.read(drawing.svg)
    let outline = try #require(root.all.first { $0.attributes["stroke-dasharray"] != nil })
    let text = try #require(root.all.last { $0.name == "text" && $0.text == "Recent Notes" })
    #expect(try #require(text.number("x")) >= (try #require(outline.number("x"))) + 7)
  }
}
