import MenuetLayout
import MenuetModel
import Testing

/// Menus on a Mac, which are as wide as their content, worked out by hand: rows 22, a row of symbols
/// 28, one of symbols with titles 44, separators 11; padding 8, symbol 18, chevron and checkmark 10,
/// gap 5, least width of a cell 36. At 13 points n letters H are n × 9.621 wide, rounded up.
@Suite struct MacMenuTests {
  private func width(_ sample: SampleDocument, _ content: [MenuElement]) -> Int {
    sample.layout(content, platform: .macos).width
  }

  @Test func aMenuIsAsWideAsItsWidestRow() {
    var sample = SampleDocument()
    let long = String(repeating: "H", count: 30)
    let short = MenuElement.item(sample.command("a", "H"))
    // One letter is 10, and 16; 30 letters are 289.
    #expect(width(sample, [short]) == 26)
    let item = MenuElement.item(sample.command("b", long))
    #expect(width(sample, [short, item]) == 305)
    #expect(width(sample, [short, .submenu("s", long)]) == 305 + 15)
    let symbol = MenuElement.item(sample.command("c", long, symbol: "star"))
    #expect(width(sample, [short, symbol]) == 305 + 23)
    // All titles stand in line: the widest has the place of a symbol too.
    let star = MenuElement.item(sample.command("e", "H", symbol: "star"))
    #expect(width(sample, [star, item]) == 305 + 23)
    #expect(width(sample, [.section("k", layout: .small, [star]), item]) == 305)
    let check = MenuElement.item(sample.toggle("t", .checkmark, on: "", off: "H"))
    #expect(width(sample, [item, check]) == 305 + 15)
    let both = MenuElement.item(sample.toggle("u", .title, on: long, off: "H"))
    #expect(width(sample, [both]) == 305)
    let subtitle = MenuElement.item(sample.command("d", "H", subtitle: long))
    #expect(width(sample, [subtitle]) == 305)
    #expect(width(sample, [.section("h", title: long, [short])]) == 305)
    #expect(width(sample, []) == 16)
    let layout = sample.layout([short, item], platform: .macos)
    #expect(layout.rows.map(\.height) == [22, 22])
    #expect(layout.rows.flatMap(\.cells).allSatisfy { $0.lines == 1 && $0.frame.width == 305 })
  }

  @Test func shortcutsStandBesideTitlesButNotInContextMenus() {
    var sample = SampleDocument()
    let shortcut = Shortcut([.command], .character("h"))
    let item = MenuElement.item(sample.command("a", "HHHHH", shortcut: shortcut))
    let signs = TextMetrics().width(of: "⌘H", fontSize: 13)
    // 5 letters are 49.
    #expect(width(sample, [item]) == 49 + 16 + 8 + signs)
    sample.document.contextMenus = [
      ContextMenu(id: "m", target: "x", content: [item], source: .none)
    ]
    sample.document.contextMenus[0].platforms = .all
    let context = LayoutContext(platform: .macos, locale: "en")
    let result = LayoutEngine(context: context).layOut(sample.document).document
    #expect(result.contextMenus[0].layouts?.large?.width == 65)
    // No shortcuts are shown on a phone: 17 letters fit.
    let long = sample.command("b", String(repeating: "H", count: 17), shortcut: shortcut)
    #expect(sample.layout([.item(long)]).height == 44)
  }

  @Test func smallAndMediumArePalettes() {
    var sample = SampleDocument()
    let content = ["a", "b", "c"].map {
      MenuElement.item(sample.command($0, "HHHHH", symbol: "star"))
    }
    let small = sample.layout(content, .small, platform: .macos)
    #expect(small.effectiveLayout == .small)
    #expect(small.rows.map(\.kind) == [.cells])
    #expect(small.width == 3 * 36)
    #expect(small.height == 28)
    let medium = sample.layout(content, .medium, platform: .macos)
    // At 10 points 38, and a padding of 8 at both ends.
    #expect(medium.width == 3 * 54)
    #expect(medium.height == 44)
    #expect(medium.rows[0].cells.allSatisfy { $0.lines == 1 && $0.frame.width == 54 })
    // The cells share the menu's width, also where the list is wider.
    let list = MenuElement.item(sample.command("d", String(repeating: "H", count: 30)))
    let mixed = sample.layout(
      [.section("s", layout: .small, content), list], platform: .macos)
    #expect(mixed.width == 305)
    #expect(mixed.rows.map(\.kind) == [.cells, .separator, .item])
    #expect(mixed.rows[0].cells[1].frame.x == 305.0 / 3)
  }

  @Test func anAlternateStandsInThePlaceOfItsCommand() {
    var sample = SampleDocument()
    let content: [MenuElement] = [
      .item(sample.command("a", "H")), .item(sample.command("b", "H", alternateOf: "a")),
      .item(sample.command("c", "H", alternateOf: "a")), .item(sample.command("d", "H")),
      .item(sample.command("e", "H", alternateOf: "a")),
    ]
    let bar = sample.layout(content, platform: .macos, isMenuBar: true)
    // The last one does not follow its command, and is a row like any other.
    #expect(bar.rows.flatMap(\.cells).map(\.element) == ["a", "d", "e"])
    #expect(sample.layout(content, platform: .macos).rows.count == 5)
    #expect(sample.layout(content, platform: .macos, kind: .statusItem) == bar)
    let divided = sample.layout(
      [content[0], .separator("l"), content[1]], platform: .macos, isMenuBar: true)
    #expect(divided.rows.map(\.kind) == [.item, .separator, .item])
  }
}
