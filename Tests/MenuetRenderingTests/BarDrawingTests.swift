import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

/// Pictures of bars against the looks that the systems give them.
@Suite struct BarDrawingTests {
  private static let palette = Palette(.light)

  /// A bar with a title, and a group of two toggles of which the first is on.
  private func document(
    _ edition: GuidelineEdition, title: String = "Note", collapse: GroupCollapse = .menu
  ) -> Document {
    var fixture = DocumentFixture()
    let items = ["bold", "italic"].map { fixture.item($0, $0, $0, kind: .toggle) }
    var bar = Toolbar(id: "main", title: title, source: .none)
    bar.platforms = .all
    bar.regions.leading = [DocumentFixture.title(title)]
    bar.regions.center = [
      DocumentFixture.group("text", "Text", "textformat", items, collapse: collapse)
    ]
    fixture.edit {
      $0.guidelines = edition
      $0.toolbars = [bar]
    }
    return fixture.document
  }

  private func picture(
    _ document: Document, _ platform: Platform, width: Int = 700, locale: String = "en"
  ) throws -> PictureReader.Element {
    var values = StateValues(document)
    values["bold"] = true
    let context = LayoutContext(platform: platform, locale: locale)
    let laidOut = LayoutEngine(context: context).layOut(document.narrowed(to: values))
    let drawings = SVGRenderer(appearance: .light, widths: [width], version: "1.0")
      .draw(laidOut, surface: document.tabBars.first?.id ?? "main")
    return try PictureReader.read(try #require(drawings.first).svg)
  }

  /// The rectangles of a colour, without those of menus below the bar.
  private func rects(_ color: Color, in root: PictureReader.Element) -> [PictureGeometry.Box] {
    let all = PictureGeometry(root).rects
    let end = all.first { $0.label == Self.palette.bar.hex }?.bottom ?? .infinity
    return all.filter { $0.label == color.hex && $0.bottom <= end }
  }

  /// A search field is a piece of glass among others.
  @Test(arguments: [GuidelineEdition.edition2022, .edition2025], [Platform.ipados, .macos])
  func aSearchFieldHasTheGroundOfItsEdition(
    _ edition: GuidelineEdition, _ platform: Platform
  ) throws {
    var document = document(edition)
    document.toolbars[0].regions.center = []
    document.toolbars[0].regions.trailing = [
      DocumentFixture.barButton("search", { .search($0) })
    ]
    let root = try picture(document, platform)
    let isGlass = edition == .edition2025
    #expect(rects(Self.palette.fill, in: root).isEmpty == isGlass)
    #expect(rects(Self.palette.card, in: root).contains { $0.right - $0.left > 100 } == isGlass)
  }

  @Test(arguments: [Platform.ios, .ipados, .macos], ["en", "ar"])
  func whatIsOnStandsInsideItsGlass(_ platform: Platform, _ locale: String) throws {
    var document = document(.edition2025)
    document.toolbars[0].style = .browser
    let root = try picture(document, platform, locale: locale)
    let state = try #require(rects(Self.palette.fill, in: root).first)
    let glass = try #require(
      rects(Self.palette.card, in: root).first { $0.left < state.left && $0.right > state.right })
    for room in [
      state.left - glass.left, glass.right - state.right, state.top - glass.top,
      glass.bottom - state.bottom,
    ] {
      #expect(room >= 4)
    }
    // Its ends are as round as those of the glass.
    let radius = root.all.first {
      $0.name == "rect" && $0.attributes["fill"] == Self.palette.fill.hex
    }?.number("rx")
    #expect(radius == min(state.right - state.left, state.bottom - state.top) / 2)
  }

  @Test(arguments: [Platform.ios, .ipados, .macos])
  func picturesLeaveRoomAroundGlass(_ platform: Platform) throws {
    var document = document(.edition2025)
    document.toolbars[0].style = .browser
    let root = try picture(document, platform)
    let bar = try #require(rects(Self.palette.bar, in: root).first)
    let pieces = rects(Self.palette.card, in: root)
    #expect(!pieces.isEmpty)
    for piece in pieces { #expect(piece.top - bar.top >= 8 && bar.bottom - piece.bottom >= 8) }
  }

  /// UIKit has members of a group stand as other items do. AppKit makes one control of a group that
  /// becomes a menu as a whole.
  @Test(arguments: [
    (Platform.ipados, GroupCollapse.menu, 1), (.ipados, .overflow, 1), (.macos, .menu, 2),
    (.macos, .overflow, 1),
  ])
  func groupsBefore2025HaveTheGroundsOfTheirFramework(
    _ platform: Platform, _ collapse: GroupCollapse, _ count: Int
  ) throws {
    let root = try picture(document(.edition2022, collapse: collapse), platform)
    let grounds =
      rects(Self.palette.fill, in: root).count + rects(Self.palette.pressed, in: root).count
    // One is that of the toggle.
    #expect(grounds == count)
  }

  /// Glass has the shape that the circle would draw again.
  @Test(arguments: [GuidelineEdition.edition2022, .edition2025])
  func moreHasNoCircleOnGlass(_ edition: GuidelineEdition) {
    let context = LayoutContext(platform: .ipados, locale: "en")
    let style = SurfaceDrawer(
      document(edition), context: context, appearance: .light, symbols: SymbolSource()
    ).style
    let frame = Rect(x: 0, y: 0, width: 44, height: 44)
    func drawn(_ change: (inout BarFace) -> Void = { _ in }) -> [SVGElement] {
      var face = BarFace.overflow
      change(&face)
      return style.barUnit(face, .icon, in: frame, room: frame, members: [])
    }
    let bare = drawn { $0.symbol = "ellipsis" }
    #expect((drawn() == bare) == (edition == .edition2025))
    #expect(style.overflowButton(in: frame) == drawn())
    // A circle that a document asks for stays.
    #expect(drawn { $0.isMore = false } != bare)
  }

  @Test(arguments: ["en", "ar"])
  func aTitleHasOneWeightAndItsWords(_ locale: String) throws {
    let title = "A Heading of Some Length"
    let cut = try picture(document(.edition2022, title: title), .ipados, width: 300, locale: locale)
    let whole = try picture(document(.edition2022, title: title), .ipados, locale: locale)
    // The heading of the picture is heavy anyway.
    let titles = [cut, whole].map { root in
      root.all.filter {
        $0.name == "text" && $0.text.hasPrefix("A Head") && $0.number("font-size") == 17
      }
    }
    let short = try #require(titles[0].first { $0.text.hasSuffix("…") })
    let long = titles[1].filter { $0.text == title }
    #expect(short.attributes["font-weight"] == "600")
    #expect(long.count == 2 && long.allSatisfy { $0.attributes["font-weight"] == "600" })
    // Nothing else is covered by the heavier letters.
    let words = PictureGeometry(whole).texts.filter { $0.label == title }
    let state = try #require(rects(Self.palette.fill, in: whole).first)
    #expect(words.allSatisfy { $0.right <= state.left || $0.left >= state.right })
  }

  @Test func aTabBarOf2025IsAsWideAsItsTabs() throws {
    func bar(_ edition: GuidelineEdition) throws -> (PictureGeometry.Box, [PictureGeometry.Box]) {
      var fixture = DocumentFixture()
      var bar = TabBar(
        id: "tabs",
        tabs: ["One", "Two"].map { TabBar.Tab(id: $0, title: $0, view: $0, source: .none) },
        source: .none)
      bar.platforms = .all
      for index in bar.tabs.indices { bar.tabs[index].platforms = .all }
      fixture.edit {
        $0.guidelines = edition
        $0.tabBars = [bar]
      }
      let root = try picture(fixture.document, .ios)
      let all = PictureGeometry(root).rects
      let paper = edition == .edition2022 ? Self.palette.bar : Self.palette.card
      return (
        try #require(all.first { $0.label == paper.hex }),
        all.filter { $0.label == Self.palette.fill.hex }
      )
    }
    let (old, oldChosen) = try bar(.edition2022)
    #expect(old.right - old.left == 320 && oldChosen.isEmpty)
    let (new, chosen) = try bar(.edition2025)
    #expect(new.right - new.left == 2 * 84 + 8)
    let pill = try #require(chosen.first)
    #expect(pill.left > new.left && pill.right < (new.left + new.right) / 2 + 1)
    #expect(pill.top > new.top && pill.bottom < new.bottom)
  }
}
