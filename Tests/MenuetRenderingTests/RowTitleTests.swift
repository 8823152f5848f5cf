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
