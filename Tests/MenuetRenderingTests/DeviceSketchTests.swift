import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Pictures and texts of sheets at every detent.
@Suite struct DeviceSketchTests {
  private static func sheet(_ detents: [String], on platforms: PlatformSet = .all) -> Sheet {
    var sheet = Sheet(id: "compose", title: "Letter", source: .none)
    sheet.platforms = platforms
    sheet.detents = detents
    sheet.modality = .nonmodal
    return sheet
  }

  private static func document(_ sheet: Sheet) -> Document {
    var document = Document(name: "Sample", fileName: "Sample.menuet.xml", source: .none)
    document.platforms = .all
    document.sheets = [sheet]
    var popover = Popover(id: "bubble", title: "Bubble", source: .none)
    popover.platforms = .all
    popover.adaptsTo = "compose"
    document.popovers = [popover]
    return document
  }

  private func picture(
    _ document: Document, _ platform: Platform = .ios, surface: String = "compose",
    appearance: Appearance = .light, locale: String = "en"
  ) throws -> PictureReader.Element {
    let context = LayoutContext(platform: platform, locale: locale)
    let laidOut = LayoutEngine(context: context).layOut(document)
    let drawings = SVGRenderer(appearance: appearance, version: "1.0")
      .draw(laidOut, surface: surface)
    return try PictureReader.read(try #require(drawings.first).svg)
  }

  /// The sizes of the cards, from the data of their paths: corners and edges alone.
  private func cardSizes(_ root: PictureReader.Element) -> [[Double]] {
    root.all.filter {
      $0.name == "path" && $0.attributes["fill"] == Palette(.light).card.hex
        && $0.attributes["d"]?.hasSuffix("Z") == true
    }.map { path in
      // M x y, A rx ry rotation large sweep x y, L x y
      let parts = (path.attributes["d"] ?? "").split { "MLAZ".contains($0) }
      let ends = parts.map { Array($0.split(separator: " ").compactMap { Double($0) }.suffix(2)) }
      let xs = ends.map { $0[0] }
      let ys = ends.map { $0[1] }
      return [(xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0)]
    }
  }

  @Test func everyActiveDetentOfEachFormIsDrawnOnce() throws {
    let document = Self.document(Self.sheet(["medium", "large"]))
    // An iPhone stands for the others: upright at both detents, on its side filled.
    #expect(cardSizes(try picture(document)) == [[390, 394], [390, 787], [844, 390]])
    // Of a sheet that has another form on a small iPhone, that is drawn too.
    let high = Self.document(Self.sheet(["medium", "700pt", "large"]))
    #expect(
      cardSizes(try picture(high)) == [
        [375, 319], [375, 637], [844, 390], [390, 394], [390, 700], [390, 787],
      ])
  }

  @Test func captionsNameDevicesAndDetents() throws {
    let words = try picture(Self.document(Self.sheet(["medium", "large"]))).words
    for caption in [
      "iPhone, 390 × 844 pt", "medium · 394 pt", "iPhone, landscape, 844 × 390 pt", "full screen",
      "large · 787 pt",
      "Likewise on Small iPhone, landscape; Large iPhone, landscape: full screen.",
    ] {
      #expect(words.contains(caption), "\(caption) in \(words)")
    }
    #expect(
      words.contains { $0.hasPrefix("Likewise on Small iPhone: medium · 319 pt, large · 637") })
    // What is too high for a small iPhone is as high there as what stands behind it.
    let high = try picture(Self.document(Self.sheet(["medium", "700pt", "large"]))).words
    #expect(high.contains("700pt, large · 637 pt") && high.contains("700pt · 700 pt"))
    let pad = try picture(Self.document(Self.sheet(["medium"])), .ipados).words
    #expect(pad.contains("medium · 704 × 573 pt"))
    let bubble = try picture(Self.document(Self.sheet(["medium"])), surface: "bubble").words
    #expect(bubble.contains("iPhone, 390 × 844 pt · sheet compose"))
    let padBubble = try picture(
      Self.document(Self.sheet(["medium"])), .ipados, surface: "bubble"
    ).words
    #expect(padBubble.contains("popover · 320 × 480 pt"))
  }

  @Test(arguments: Appearance.allCases)
  func aScrimIsDrawnWhereTheViewBehindIsDimmed(_ appearance: Appearance) throws {
    let opacity = SVGNumber.spell(Palette(appearance).scrim.opacity)
    func scrims(_ document: Document, _ platform: Platform) throws -> Int {
      try picture(document, platform, appearance: appearance).all.count {
        $0.name == "rect" && $0.attributes["fill"] == "#000000"
          && $0.attributes["fill-opacity"] == opacity
      }
    }
    let nonmodal = Self.document(Self.sheet(["medium", "large"]))
    // Upright and fully expanded; what fills the screen hides the view behind.
    #expect(try scrims(nonmodal, .ios) == 1)
    // The iPad, and a third of it.
    #expect(try scrims(nonmodal, .ipados) == 2)
    #expect(try scrims(nonmodal, .macos) == 1)
    var modal = Self.sheet(["medium", "large"])
    modal.modality = .modal
    #expect(try scrims(Self.document(modal), .ios) == 2)
  }

  @Test func aGrabberIsDrawnWhereThereIsOne() throws {
    func grabbers(_ grabber: Grabber) throws -> Int {
      var sheet = Self.sheet(["medium", "large"])
      sheet.grabber = grabber
      return try picture(Self.document(sheet)).all.count {
        $0.name == "rect" && $0.attributes["width"] == "36" && $0.attributes["height"] == "5"
      }
    }
    #expect(try grabbers(.auto) == 2)
    #expect(try grabbers(.hidden) == 0)
  }

  /// However small a sheet, or odd its title.
  @Test(arguments: ["1pt", "0.5%", "12pt", "30pt"], ["en", "ar"])
  func lowSheetsStayInThePicture(_ detent: String, _ locale: String) throws {
    var sheet = Self.sheet([detent, "large"])
    sheet.title = String(repeating: "Everything about ", count: 20)
    let root = try picture(Self.document(sheet), locale: locale)
    let width = try #require(root.number("width"))
    let height = try #require(root.number("height"))
    let geometry = PictureGeometry(root)
    for box in geometry.rects + geometry.texts {
      #expect(
        box.left >= 0 && box.top >= 0 && box.right <= width + 0.01 && box.bottom <= height + 0.01)
    }
  }

  @Test func aTextListsEveryDevice() {
    let document = Self.document(Self.sheet(["medium", "large"]))
    let context = LayoutContext(platform: .ios, locale: "en")
    let laidOut = LayoutEngine(context: context).layOut(document)
    #expect(
      TextRenderer().draw(laidOut, surface: "compose") == """
        Letter (sheet compose)
          Detents medium, large · nonmodal
          Small iPhone             375 × 667  medium · 319 pt; large · 637 pt, dimmed
          Small iPhone, landscape  667 × 375  full screen
          iPhone                   390 × 844  medium · 394 pt; large · 787 pt, dimmed
          iPhone, landscape        844 × 390  full screen
          Large iPhone             430 × 932  medium · 432 pt; large · 863 pt, dimmed
          Large iPhone, landscape  932 × 430  full screen

        """)
  }
}
