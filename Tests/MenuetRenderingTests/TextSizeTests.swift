import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Pictures at the text sizes that people choose.
@Suite struct TextSizeTests {
  private func picture(
    _ surface: String, _ platform: Platform, _ size: ContentSize,
    _ edition: GuidelineEdition = .edition2022
  ) throws -> PictureReader.Element {
    var document = DocumentFixture.notes()
    document.guidelines = edition
    let context = LayoutContext(platform: platform, locale: "en", contentSize: size)
    let laidOut = LayoutEngine(context: context).layOut(document)
    let drawings = SVGRenderer(appearance: .light, version: "1.0").draw(laidOut, surface: surface)
    return try PictureReader.read(try #require(drawings.first).svg)
  }

  private func fontSize(_ words: String, in root: PictureReader.Element) throws -> Double {
    let text = try #require(root.all.last { $0.name == "text" && $0.text.contains(words) })
    return try #require(text.number("font-size"))
  }

  @Test(arguments: GuidelineEdition.allCases, ContentSize.allCases)
  func alertsGrowByTheTableOfLayouts(_ edition: GuidelineEdition, _ size: ContentSize) throws {
    for platform in [Platform.ios, .macos] {
      let plain = try picture("delete-alert", platform, .large, edition)
      let sized = try picture("delete-alert", platform, size, edition)
      // The first words of the message, and the answers.
      for words in ["It", "Delete", "Cancel"] {
        let usual = try fontSize(words, in: plain)
        let grown = try fontSize(words, in: sized)
        let ratio = Double(size.bodySize) / Double(ContentSize.large.bodySize)
        #expect(grown == (usual * ratio).rounded(), "\(words) on \(platform)")
      }
    }
  }

  @Test(arguments: ContentSize.allCases)
  func answersKeepTheirWordsInTheAlert(_ size: ContentSize) throws {
    let root = try picture("delete-alert", .ios, size)
    let geometry = PictureGeometry(root)
    let card = try #require(geometry.rects.last { $0.label == Palette(.light).card.hex })
    for text in geometry.texts where ["Delete", "Cancel"].contains(text.label) {
      #expect(text.left >= card.left && text.right <= card.right && text.bottom <= card.bottom)
    }
    #expect(root.words.contains("Cancel"))
  }

  /// At the greatest sizes a word of an answer shrinks before it is cut.
  @Test(arguments: GuidelineEdition.allCases)
  func noWordOfAnAnswerIsCut(_ edition: GuidelineEdition) throws {
    var fixture = DocumentFixture()
    var alert = Alert(
      id: "ask", title: "Sure?", actions: [fixture.item("go", "Delete Permanently")],
      source: .none)
    alert.platforms = .all
    fixture.edit {
      $0.alerts = [alert]
      $0.guidelines = edition
    }
    let context = LayoutContext(platform: .ios, locale: "en", contentSize: .accessibility5)
    let drawings = SVGRenderer(appearance: .light, version: "1.0")
      .draw(LayoutEngine(context: context).layOut(fixture.document), surface: "ask")
    let words = try PictureReader.read(try #require(drawings.first).svg).words
    #expect(words.contains("Permanently") && words.contains("Delete"))
  }

  /// The highlight of a row in a Mac's menu keeps off the edges of the menu.
  @Test(arguments: GuidelineEdition.allCases)
  func rowsOfAMacKeepOffTheEdgesOfTheirMenu(_ edition: GuidelineEdition) throws {
    let root = try picture("note-row", .macos, .large, edition)
    let geometry = PictureGeometry(root)
    let card = try #require(geometry.rects.last { $0.label == Palette(.light).card.hex })
    let padding = MetricSet(for: .macos).itemPadding
    let inside = geometry.texts.filter { $0.top > card.top && $0.bottom < card.bottom }
    #expect(!inside.isEmpty)
    for text in inside {
      #expect(text.left >= card.left + Double(padding) + 5)
      #expect(text.right <= card.right - Double(padding) - 5 + 0.01)
    }
  }
}
