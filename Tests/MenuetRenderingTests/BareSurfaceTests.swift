import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Surfaces alone, without what explains them.
@Suite struct BareSurfaceTests {
  private static let platforms: [Platform] = [.ios, .ipados, .macos]
  private static let editions: [GuidelineEdition] = [.edition2022, .edition2025]

  private func layOut(_ document: Document, _ platform: Platform) -> LaidOutDocument {
    LayoutEngine(context: LayoutContext(platform: platform, locale: "en")).layOut(document)
  }

  private func picture(
    _ id: String, _ laidOut: LaidOutDocument, widths: [Int] = []
  ) throws -> PictureReader.Element {
    let drawing = SVGRenderer(appearance: .light, widths: widths, version: "1.0")
      .bare(laidOut, surface: id)
    return try PictureReader.read(try #require(drawing).svg)
  }

  @Test(arguments: platforms, editions)
  func everySurfaceStandsAlone(_ platform: Platform, _ edition: GuidelineEdition) throws {
    var document = DocumentFixture.notes()
    document.guidelines = edition
    let laidOut = layOut(document, platform)
    let names = SurfaceName.all(in: laidOut.shown, on: platform)
    #expect(names.count > 10)
    for name in names {
      let root = try picture(name.id, laidOut)
      #expect(root.children.prefix(2).map(\.name) == ["title", "desc"])
      #expect(root.children.first?.text == name.title)
      let (width, height) = (root.number("width") ?? 0, root.number("height") ?? 0)
      let geometry = PictureGeometry(root)
      // Nothing is drawn beyond the picture, and no ground fills it.
      for box in geometry.rects + geometry.texts {
        #expect(box.left >= -1 && box.right <= width + 1, "\(name.id): \(box)")
        #expect(box.top >= -1 && box.bottom <= height + 1, "\(name.id): \(box)")
      }
      #expect(!geometry.rects.contains { $0.label == Palette(.light).page.hex }, "\(name.id)")
      #expect(!geometry.texts.isEmpty || !root.all.filter { $0.name == "path" }.isEmpty)
    }
  }

  @Test func aMenuIsAsLargeAsItsCardAndItsShadow() throws {
    let laidOut = layOut(DocumentFixture.notes(), .ipados)
    let menu = try #require(laidOut.shown.menus.first { $0.id == "format" })
    let layout = try #require(menu.layouts?.nearest(to: menu.layout))
    let root = try picture("format", laidOut)
    #expect(root.number("width") == Double(layout.width) + 2 * DrawingStyle.shadowReach)
    #expect(root.number("height") == Double(layout.height) + 2 * DrawingStyle.shadowReach)
    // Submenus and captions are left out.
    let words = root.words
    #expect(words.contains("Ruler") && !words.contains("Numbered List"))
    #expect(!words.contains("format"))
  }

  @Test(arguments: platforms, editions)
  func aBarHasOneWidth(_ platform: Platform, _ edition: GuidelineEdition) throws {
    var document = DocumentFixture.notes()
    document.guidelines = edition
    let laidOut = layOut(document, platform)
    let usual = try #require(platform.usualBarWidths.first)
    #expect(try picture("main", laidOut).number("width") == Double(usual))
    let own = try picture("main", laidOut, widths: [612])
    #expect(own.number("width") == 612)
    // Glass stands on nothing.
    let grounds = PictureGeometry(own).rects.filter { $0.label == Palette(.light).bar.hex }
    #expect(grounds.isEmpty == (edition == .edition2025))
    #expect(try picture("main", laidOut, widths: [20]).words.contains { $0.contains("needs") })
  }

  @Test func aMenuHasTheFormThatTheDocumentAsksFor() throws {
    let heights = try [MenuLayoutSize.small, .medium, .large].map { size in
      var fixture = DocumentFixture()
      let items = [
        fixture.element("cut", "Cut", "scissors"), fixture.element("copy", "Copy", "doc.on.doc"),
        fixture.element("paste", "Paste", "doc.on.clipboard"),
      ]
      fixture.addMenu("edit", "Edit", layout: size, items)
      return try #require(try picture("edit", layOut(fixture.document, .ios)).number("height"))
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2], "\(heights)")
  }

  @Test func anEditMenuIsItsBar() throws {
    let laidOut = layOut(DocumentFixture.notes(), .ipados)
    let menu = try #require(laidOut.shown.editMenus.first)
    let root = try picture(menu.id, laidOut)
    let height = try #require(root.number("height"))
    #expect(height < 2 * DrawingStyle.shadowReach + 60)
  }

  /// Before 26 an iPad shows the shortcuts of the menu bar in an overlay.
  @Test func aMenuBarIsAnOverlayWhereThePadHasNone() throws {
    var words: [[String]] = []
    for edition in Self.editions {
      var document = DocumentFixture.notes()
      document.guidelines = edition
      let laidOut = layOut(document, .ipados)
      let bar = try #require(laidOut.shown.menuBars.first)
      words.append(try picture(bar.id, laidOut).words)
    }
    #expect(words[0].count > words[1].count)
  }

  @Test func aBarTooWideToDrawIsNamed() throws {
    let laidOut = layOut(DocumentFixture.notes(), .ipados)
    let words = try picture("main", laidOut, widths: [100_000]).words
    #expect(words.contains { $0.contains("Too wide") }, "\(words)")
  }

  @Test func aSheetHasItsOwnSize() throws {
    let laidOut = layOut(DocumentFixture.notes(), .macos)
    let sheet = try #require(laidOut.shown.presented.first { $0.id == "compose" })
    let place = try #require(DeviceForm.all(sheet.layouts.map(DevicePlaces.init)).first?.place)
    let frame = try #require(place.rests.first?.frame)
    let root = try picture("compose", laidOut)
    #expect(root.number("width") == (frame.width + 2 * DrawingStyle.shadowReach).rounded(.up))
    #expect(root.number("height") == (frame.height + 2 * DrawingStyle.shadowReach).rounded(.up))
  }

  @Test func onlyWhatStandsOnThePlatformIsDrawn() {
    let laidOut = layOut(DocumentFixture.notes(), .ipados)
    let renderer = SVGRenderer(appearance: .light, version: "1.0")
    #expect(renderer.bare(laidOut, surface: "nothing") == nil)
  }
}
