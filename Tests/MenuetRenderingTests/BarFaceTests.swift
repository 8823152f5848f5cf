import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

@Suite struct BarFaceTests {
  /// A toolbar with these units in its center.
  private func bar(_ units: [ToolbarUnit]) -> Toolbar {
    var bar = Toolbar(id: "main", title: "Main", source: .none)
    bar.platforms = .all
    bar.regions.center = units
    return bar
  }

  @Test func aToggleShowsWhatItShowsWhileItIsOff() throws {
    var fixture = DocumentFixture()
    let plain = fixture.item("pin", "Pin", "pin.fill", kind: .toggle)
    fixture.edit { $0.commands[0].offSymbol = "pin" }
    var overridden = plain
    var overrides = ItemOverrides()
    overrides.symbol = "star"
    overridden.overrides = Indirect(overrides)
    var bare = plain
    var hiding = ItemOverrides()
    hiding.hidesSymbol = true
    bare.overrides = Indirect(hiding)
    let units = [plain, overridden, bare].map { DocumentFixture.unit($0) }
    let faces = BarFaces(bar(units), in: fixture.document, on: .ipados)
    #expect(faces.all.map(\.symbol) == ["pin", "star", nil])
    let menu = fixture.document.menuEntries(of: plain)
    #expect(menu.map(\.entry.symbol) == ["pin"])
  }

  @Test func iconsOnlyLeavesATitleOnlyMemberItsTitle() throws {
    var fixture = DocumentFixture()
    let items = ["Bold", "Words", "Link"].map { fixture.item($0, $0, "star") }
    let displays = [ItemDisplay.both, .title, .automatic]
    var group = ToolbarGroup(
      title: "Text",
      members: zip(items, displays).map { DocumentFixture.unit($0, display: $1) })
    group.collapse = .none
    group.platforms = .all
    let unit = ToolbarUnit(id: "text", content: .group(group), source: .none)
    fixture.edit { $0.toolbars = [bar([unit])] }
    let face = try #require(
      BarFaces(fixture.document.toolbars[0], in: fixture.document, on: .ipados).all.first)
    #expect(face.members.map { $0.form(inGroup: .icons) } == [.icon, .title, .icon])
    #expect(face.members.map { $0.form(inGroup: .members) } == [.both, .title, .icon])
    let context = LayoutContext(platform: .ipados, locale: "en")
    let text = TextRenderer().draw(
      LayoutEngine(context: context).layOut(fixture.document), surface: "main")
    #expect(text.contains("{ (Bold) Words (Link) }"))
  }

  @Test(arguments: [Platform.ios, .macos], [ContentSize.large, .xxxLarge, .accessibility3])
  func aListIsLaidOutAsAMenuOfItsRowsIs(_ platform: Platform, _ size: ContentSize) throws {
    var fixture = DocumentFixture()
    let long = "Everything about the length of a title that needs two lines"
    let items = [
      fixture.item("a", "Short", "star"), fixture.item("b", long, "trash"),
      fixture.item("c", "Bare"),
    ]
    fixture.addMenu("only", "Only", items.map { .item($0) })
    let context = LayoutContext(platform: platform, locale: "en", contentSize: size)
    let laidOut = LayoutEngine(context: context).layOut(fixture.document)
    let menu = try #require(laidOut.document.menus[0].layouts?.large)
    let lines = items.flatMap { fixture.document.menuEntries(of: $0) }
      .map { OpenMenu.Line.entry($0.entry) }
    let list = OpenMenu(lines: lines, context: context).layout
    #expect(list.width == menu.width)
    #expect(list.rows.map(\.height) == menu.rows.map(\.height))
    #expect(list.rows.flatMap(\.cells).map(\.lines) == menu.rows.flatMap(\.cells).map(\.lines))
    // Its own width, for a panel.
    #expect(OpenMenu(lines: lines, width: 320, context: context).layout.width == 320)
  }

  @Test(arguments: [ContentSize.large, .accessibility5])
  func theArrowOfASubmenuLeadsAtEveryTextSize(_ size: ContentSize) throws {
    var fixture = DocumentFixture()
    let long = "A title that has no room to spare"
    fixture.addMenu(
      "only", "Only",
      [
        fixture.element("a", long, kind: .toggle),
        DocumentFixture.submenu("More", nil, [fixture.element("b", "Inner")]),
      ])
    let context = LayoutContext(platform: .ios, locale: "en", contentSize: size)
    let laidOut = LayoutEngine(context: context).layOut(fixture.document)
    let drawer = SurfaceDrawer(laidOut, appearance: .light, symbols: SymbolSource())
    let menu = laidOut.document.menus[0]
    let open = drawer.open(try #require(menu.layouts?.large), menu.content)
    let columns = MenuColumns(open.listCells.map(\.entry), drawer.style, MenuFacets())
    let entries = open.listCells.map(\.entry)
    #expect(columns.arrowsLead)
    #expect(columns.trailingInset(entries[1]) == columns.padding)
    #expect(columns.titleInset(entries[1]) >= columns.padding + columns.markWidth)
    // The layout has kept as much room for each title as is left.
    for (cell, entry) in open.listCells {
      let room =
        Double(open.layout.width) - columns.titleInset(entry) - columns.trailingInset(entry)
      let lines = drawer.style.typesetter.metrics.lines(
        of: cell.title, fontSize: drawer.style.menuFont.size, maximumWidth: Int(room),
        maximumLines: cell.lines)
      #expect(cell.truncated || !lines.truncated)
    }
  }

  @Test func aSegmentShowsItsSymbolInABarAndAlone() throws {
    var fixture = DocumentFixture()
    let choice = fixture.choice(
      "align", "Align", [("Left Edge", "text.alignleft"), ("Middle", "text.aligncenter")])
    var control = SegmentedControl(
      id: "control", title: nil, choice: "align", subject: choice.subject, source: .none)
    control.platforms = .all
    let unit = ToolbarUnit(id: "bar-control", content: .segmented(control), source: .none)
    var toolbar = bar([])
    toolbar.regions.leading = [unit]
    fixture.edit {
      $0.segmentedControls = [control]
      $0.toolbars = [toolbar]
    }
    let context = LayoutContext(platform: .ios, locale: "en")
    let laidOut = LayoutEngine(context: context).layOut(fixture.document)
    for surface in ["control", "main"] {
      let drawing = try #require(
        SVGRenderer(appearance: .light, version: "1.0").draw(laidOut, surface: surface).first)
      let words = try PictureReader.read(drawing.svg).words
      #expect(!words.contains("Left Edge") && !words.contains("Middle"), "\(surface)")
    }
  }
}
