import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Pictures of buttons and of cells against the looks that the systems give them.
@Suite struct ControlDrawingTests {
  private static let palette = Palette(.light)

  private func drawer(
    _ document: Document, _ platform: Platform, appearance: Appearance = .light
  ) -> SurfaceDrawer {
    SurfaceDrawer(
      document, context: LayoutContext(platform: platform, locale: "en"), appearance: appearance,
      symbols: SymbolSource())
  }

  private func texts(_ block: Block) -> [SVGElement] {
    block.elements.filter { $0.name == "text" }
  }

  @Test(arguments: [ButtonStyle.gray, .glass, nil])
  func wordsOnABezelOfAMacHaveTheColourOfText(_ style: ButtonStyle?) {
    var look = ButtonLook()
    look.style = style
    for indicator in [ButtonFace.Indicator.none, .pullDown, .popUp] {
      let face = ButtonFace(title: "Sort", look: look, indicator: indicator)
      let document = DocumentFixture().document
      let mac = drawer(document, .macos).style.button(face)
      #expect(texts(mac).map { $0["fill"] } == [.text(Self.palette.label.hex)])
      #expect(mac.elements.first?["fill"] == .text(Self.palette.fill.hex))
      let pad = drawer(document, .ipados).style.button(face)
      #expect(texts(pad).map { $0["fill"] } == [.text(Self.palette.accent.hex)])
    }
  }

  /// `bezelColor` fills the whole bezel, and the default button is told by that alone.
  @Test(arguments: [ButtonStyle.tinted, .filled])
  func aTintFillsTheBezelOfAMac(_ style: ButtonStyle) {
    var look = ButtonLook()
    look.style = style
    let face = ButtonFace(title: "Get Mail", look: look)
    let document = DocumentFixture().document
    let mac = drawer(document, .macos).style.button(face)
    #expect(mac.elements.first?["fill"] == .text(Self.palette.filled.hex))
    #expect(texts(mac).map { $0["fill"] } == [.text(Self.palette.onFilled.hex)])
    #expect(texts(mac).allSatisfy { $0["font-weight"] == nil })
    let pad = drawer(document, .ipados).style.button(face)
    #expect((pad.elements.first?["fill"] == .text(Self.palette.filled.hex)) == (style == .filled))
    #expect(texts(pad).allSatisfy { ($0["font-weight"] != nil) == (style == .filled) })
  }

  @Test func buttonsOfAMacSpellTheWaysOut() throws {
    var fixture = DocumentFixture()
    let symbol = try #require(SystemCommand.cancel.facts.symbol)
    let item = fixture.item("cancel", "Cancel", symbol, role: .cancel)
    let other = fixture.item("stop", "Stop", symbol)
    fixture.edit { $0.commands[0].system = .cancel }
    func count(_ item: Item, _ platform: Platform) -> Int {
      let button = Button(item: item, kind: nil, look: ButtonLook(), source: .none)
      return drawer(fixture.document, platform).button(button).elements.count
    }
    // A bezel and words.
    #expect(count(item, .macos) == 2)
    #expect(count(other, .macos) > 2)
    #expect(count(item, .ipados) == count(other, .ipados))
  }

  @Test(arguments: [GuidelineEdition.edition2022, .edition2025], [Platform.ios, .macos])
  func theGroundOfACellKeepsInsideTheRoundCornersOfItsMenu(
    _ edition: GuidelineEdition, _ platform: Platform
  ) throws {
    var fixture = DocumentFixture()
    let items = ["bold", "italic", "underline", "strikethrough"].map {
      fixture.element($0, $0, $0, kind: .toggle)
    }
    fixture.addMenu("style", "Style", layout: .small, items)
    fixture.edit { $0.guidelines = edition }
    var values = StateValues(fixture.document)
    for id in ["bold", "strikethrough"] { values[id] = true }
    let laidOut = LayoutEngine(context: LayoutContext(platform: platform, locale: "en"))
      .layOut(fixture.document.narrowed(to: values))
    let drawing = SVGRenderer(appearance: .light, version: "1.0").bare(laidOut, surface: "style")
    let root = try PictureReader.read(try #require(drawing).svg)
    let rects = PictureGeometry(root).rects
    let card = try #require(rects.first { $0.label == Self.palette.card.hex })
    let grounds = rects.filter { $0.label == Self.palette.fill.hex }
    #expect(grounds.count == 2)
    let skin = Skin.of(edition, isDesktop: platform == .macos)
    let radius = skin.menu.radius
    for ground in grounds {
      let side = min(ground.left - card.left, card.right - ground.right)
      let top = ground.top - card.top
      #expect(side >= 3 && top >= 3)
      // The corner of the ground lies inside the arc of the card's corner, whose middle is at a radius
      // from both edges.
      let inner = min(skin.menu.cellRadius, (ground.bottom - ground.top) / 2)
      let reach = Double(0.5).squareRoot() * inner
      let (x, y) = (radius - side - inner + reach, radius - top - inner + reach)
      #expect(x <= 0 || y <= 0 || (x * x + y * y).squareRoot() <= radius - 2)
    }
  }
}
