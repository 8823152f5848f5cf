import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

@Suite struct PageRendererTests {
  private static let platforms: [Platform] = [.ios, .ipados, .macos]

  private static func laidOut(
    _ document: Document, _ platform: Platform = .ipados, locale: String = "en"
  ) -> LaidOutDocument {
    LayoutEngine(context: LayoutContext(platform: platform, locale: locale)).layOut(document)
  }

  private func page(
    _ document: Document, _ platform: Platform = .ipados, locale: String = "en",
    appearance: Appearance? = nil, symbols: SymbolSource = SymbolSource(),
    findings: [PageFinding] = []
  ) -> String {
    let bytes = PageRenderer(appearance: appearance, symbols: symbols, version: "1.0")
      .render(PageContext(Self.laidOut(document, platform, locale: locale)), findings: findings)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text between two others, which each stand once in a page.
  private func part(of page: String, from start: String, to end: String) throws -> Substring {
    let pieces = page.split(separator: start, omittingEmptySubsequences: false)
    #expect(pieces.count == 2, "\(start) stands \(pieces.count - 1) times")
    let rest = try #require(pieces.last)
    return try #require(rest.split(separator: end, omittingEmptySubsequences: false).first)
  }

  private func data(of page: String) throws -> JSONValue {
    try PageData(of: page).shown()
  }

  private func fixed(of page: String) throws -> JSONValue { try PageData(of: page).fixed }

  private func texts(_ value: JSONValue?, _ list: String, _ name: String) throws -> [String] {
    try #require(value?[list]?.elements).compactMap { $0[name]?.string }
  }

  // MARK: What stands in a page

  @Test(arguments: platforms) func everyCommandChoiceAndSurfaceIsInTheData(
    _ platform: Platform
  ) throws {
    let document = DocumentFixture.notes()
    let shown = Self.laidOut(document, platform).shown
    let data = try data(of: page(document, platform))
    #expect(try texts(data, "commands", "id") == shown.commands.map(\.id))
    #expect(try texts(data, "choices", "id") == shown.choices.map(\.id))
    #expect(
      try texts(data, "surfaces", "id")
        == SurfaceName.all(in: shown, on: platform).map(\.id))
  }

  @Test(arguments: platforms) func menusHaveTheRowsOfTheLayoutInTheGroupsThatItDivides(
    _ platform: Platform
  ) throws {
    let document = DocumentFixture.notes()
    let data = try data(of: page(document, platform))
    let surface = try #require(
      data["surfaces"]?.elements.first { $0["id"]?.string == "format" })
    let groups = try #require(surface["menu"]?["groups"]?.elements)
    let layout = try #require(Self.laidOut(document, platform).shown.menus[0].layouts?.medium)
    var expected: [[String]] = [[]]
    for row in layout.rows {
      if row.kind == .separator { expected.append([]) }
      if row.kind == .separator || row.kind == .header { continue }
      expected[expected.count - 1] += row.cells.map { $0.title }
    }
    let written: [[String]] = groups.map { group in
      let rows: [JSONValue] = group["rows"]?.elements ?? []
      let items: [JSONValue] = rows.flatMap { row in row["cells"]?.elements ?? [row] }
      return items.compactMap { $0["title"]?.string }
    }
    #expect(written == expected)
    #expect(groups.count > 1)
    let titles = groups.map { $0["title"]?.string }
    #expect(titles.contains("Paragraph"))
  }

  @Test func aBarHasTheBreakpointTableOfTheLayout() throws {
    let document = DocumentFixture.notes()
    let bar = try #require(Self.laidOut(document).shown.toolbars.first)
    let data = try data(of: page(document))
    let surface = try #require(
      data["surfaces"]?.elements.first { $0["id"]?.string == bar.id })
    var forms = try #require(surface["forms"]?.elements).compactMap { $0.string }
    let units = ["leading", "center", "trailing"].flatMap { region in
      (surface[region]?.elements ?? []).compactMap { $0["unit"]?.string }
    }
    let ranges = try #require(surface["ranges"]?.elements)
    #expect(ranges.count == bar.breakpoints.count && ranges.count > 3)
    for (range, breakpoint) in zip(ranges, bar.breakpoints) {
      for change in range["changes"]?.elements ?? [] {
        let place = try #require(change.elements.first?.integer)
        forms[place] = try #require(change.elements.last?.string)
      }
      #expect(range["from"]?.integer == breakpoint.minimumWidth)
      #expect(range["to"]?.integer == breakpoint.maximumWidth)
      var shown: [Breakpoint.ShownUnit] = []
      var overflow: [String] = []
      for (unit, form) in zip(units, forms) {
        let form = try #require(UnitForm(rawValue: form))
        if form.isVisible { shown.append(Breakpoint.ShownUnit(id: unit, form: form)) }
        if form == .overflow { overflow.append(unit) }
      }
      #expect(shown == breakpoint.units)
      #expect(overflow == breakpoint.overflow)
    }
  }

  /// As in generated code and in pictures.
  @Test func aPopoverWithoutContentHasThatOfItsSheet() throws {
    var document = DocumentFixture.notes()
    var popover = Popover(id: "letter", title: nil, source: .none)
    popover.platforms = .all
    popover.adaptsTo = "compose"
    document.popovers.append(popover)
    let surfaces = try #require(try data(of: page(document))["surfaces"]).elements
    func surface(_ id: String) throws -> JSONValue {
      try #require(surfaces.first { $0["id"]?.string == id })
    }
    let (shown, sheet) = (try surface("letter"), try surface("compose"))
    #expect(shown["holds"]?.string == "compose")
    #expect(shown["heading"]?.string == "Letter")
    for part in ["top", "bottom", "parts", "sketch"] {
      #expect(shown[part]?.canonical == sheet[part]?.canonical)
    }
    #expect(shown["top"]?["trailing"]?.elements.count == 1)
  }

  @Test func anActivityViewHasItsPlaces() throws {
    let surfaces = try #require(try data(of: page(DocumentFixture.notes()))["surfaces"]).elements
    let view = try #require(surfaces.first { $0["id"]?.string == "share-note" }?["activity"])
    #expect(try #require(view["tiles"]).elements.count == ActivityPlaces.columns)
    #expect(try texts(view, "tiles", "title") == ["AirDrop", "Messages", "Mail"])
    #expect(try texts(view, "actions", "title") == ["Pin to Board"])
    // Without those that the document excludes: Print, Assign to Contact.
    #expect(
      try texts(view, "system", "title") == [
        "Copy", "Copy Link", "Invite", "SharePlay", "Save Image", "Markup", "Save to Files",
        "Add to Reading List", "Add to Home Screen", "Open in Books",
      ])
  }

  @Test func onAMacAnActivityViewListsTheServicesOfTheSystem() throws {
    let surfaces = try #require(
      try data(of: page(DocumentFixture.notes(), .macos))["surfaces"]
    ).elements
    let view = try #require(surfaces.first { $0["id"]?.string == "share-note" }?["activity"])
    #expect(
      try texts(view, "system", "activity") == [
        "airdrop", "messages", "mail", "invite", "add-to-reading-list",
      ])
  }

  @Test func aPageBeginsInTheUsualStateOrTheOneAskedFor() throws {
    let document = DocumentFixture.notes()
    func on(_ values: StateValues?) throws -> [String] {
      let page = PageRenderer(appearance: nil, version: "1.0")
        .render(PageContext(Self.laidOut(document)), values: values)
      let data = try fixed(of: String(decoding: page, as: UTF8.self))
      return try #require(data["on"]?.elements).compactMap(\.string)
    }
    let usual = document.usualValues
    #expect(try on(nil) == document.stateNames.filter { usual[$0] })
    let toggle = try #require(document.commands.first { $0.isToggle })
    var values = usual
    values[toggle.id].toggle()
    #expect(try on(values).contains(toggle.id) == !usual[toggle.id])
  }

  @Test func findingsStandInThePageWithTheirExplanations() throws {
    let finding = PageFinding(
      rule: "menu-empty", severity: "warning", message: "a <menu> is empty",
      place: "Notes.menuet.xml:3:5", summary: "A menu has items.")
    let data = try fixed(of: page(DocumentFixture.notes(), findings: [finding]))
    #expect(try texts(data, "findings", "message") == ["a <menu> is empty"])
    #expect(try texts(data, "findings", "summary") == ["A menu has items."])
  }

  // MARK: What may not happen

  @Test(
    arguments: DocumentFixture.hostileTitles + [
      "</script><script>alert(1)</script>", "<!--<script>", "\u{2028}\u{2029}", "\\u003c/script>",
    ], platforms)
  func titlesStayText(_ title: String, _ platform: Platform) throws {
    let document = DocumentFixture.entitled(title)
    let page = page(document, platform)
    // No more elements than a page without such titles has, behind the comment with the file's name.
    let markup = page.drop { $0 != "\n" }
    #expect(markup.split(separator: "<script").count == 3)
    #expect(markup.split(separator: "<!").count == 2)
    let data = try data(of: page)
    let commands = try texts(data, "commands", "title")
    #expect(commands.filter { $0 == title }.count >= document.commands.count)
  }

  @Test func symbolsStayImages() {
    let file = Array("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>".utf8)
    let page = page(
      DocumentFixture.notes(), symbols: SymbolSource(files: ["trash": file]))
    #expect(page.contains("href=\"data:image/svg+xml;base64," + Base64.encode(file)))
    #expect(page.split(separator: "<script").count == 3)
  }

  @Test func aSymbolWithoutADrawingIsNamed() throws {
    var fixture = DocumentFixture()
    let item = fixture.element("odd", "Odd", "no.such.<symbol>")
    fixture.addMenu("menu", "Menu", [item])
    let page = page(fixture.document)
    #expect(!page.contains("no.such.<symbol>"))
    let data = try fixed(of: page)
    let missing = try #require(data["missing"]?.elements)
    #expect(missing.compactMap { $0.string } == ["no.such.<symbol>"])
  }

  @Test func nothingButItsOwnScriptAndStyleMayRun() throws {
    let page = page(DocumentFixture.notes())
    let policy = try part(
      of: page, from: "http-equiv=\"Content-Security-Policy\" content=\"", to: "\"")
    #expect(policy.hasPrefix("default-src 'none'; img-src data:; "))
    let style = try part(of: page, from: "<style>", to: "</style>")
    let script = try part(of: page, from: "<script>", to: "</script>")
    for (name, text) in [("style", style), ("script", script)] {
      let hash = Base64.encode(SHA256.digest(Array(text.utf8)))
      #expect(policy.contains("\(name)-src 'sha256-\(hash)'"))
    }
    // An attribute that the policy refuses would be lost in silence.
    for attribute in [" style=", " onclick="] { #expect(!page.contains("<p" + attribute)) }
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 119, 1_000])
  func aDigestIsAsLongForEveryLength(_ count: Int) {
    #expect(SHA256.digest([UInt8](repeating: 0x61, count: count)).count == 32)
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(Base64.encode(SHA256.digest(Array(text.utf8))) == digest)
  }

  @Test(arguments: ["http://", "https://", "//cdn", "@import", "url("])
  func aPageAsksForNothing(_ address: String) {
    let page = page(DocumentFixture.notes())
      .split(separator: "http://www.w3.org/2000/svg").joined()
    #expect(!page.contains(address))
  }

  // MARK: Form

  @Test(arguments: platforms) func equalInputGivesEqualBytes(_ platform: Platform) {
    let document = DocumentFixture.notes()
    #expect(page(document, platform) == page(document, platform))
  }

  @Test func theFirstLineTellsWhereThePageComesFrom() {
    let page = page(DocumentFixture.entitled("-->"))
    #expect(page.hasPrefix("<!-- Generated by menuet 1.0 from a- - - ->-.xml. Do not edit. -->\n"))
  }

  @Test func directionAndAppearanceAreThoseOfTheContext() {
    let arabic = page(DocumentFixture.notes(), locale: "ar", appearance: .dark)
    #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\" data-theme=\"dark\">"))
    #expect(page(DocumentFixture.notes()).contains("<html lang=\"en\" dir=\"ltr\">"))
  }
}
