import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetRendering

@Suite struct StateDrawingTests {
  /// A bar, a menu and a context menu whose items depend on two states and a toggle.
  private func document() -> Document {
    var fixture = DocumentFixture()
    var items = [
      fixture.item("share", "Share", "square.and.arrow.up"),
      fixture.item("delete", "Delete", "trash", role: .destructive),
      fixture.item("recover", "Recover", "tray"),
      fixture.item("bold", "Bold", "bold", kind: .toggle),
      fixture.item("ruler", "Show Ruler", "ruler", kind: .toggle, form: .title),
      fixture.item("grid", "Grid", kind: .toggle, form: .pair),
    ]
    let sort = fixture.choice("sort", "Sort By", [("Name", nil), ("Date", nil)])
    fixture.edit { document in
      document.states = ["selected", "deleted"].map {
        AppState(id: $0, title: nil, comment: nil, source: .none)
      }
      document.commands[0].enabledWhen = .variable("selected")
      document.commands[1].visibleWhen = .not(.variable("deleted"))
      document.commands[2].visibleWhen = .variable("deleted")
      document.commands[3].enabledWhen = .variable("selected")
      document.commands[4].onTitle = "Hide Ruler"
    }
    items.append(sort)
    fixture.addMenu("edit", "Edit", items.map { .item($0) })
    var context = ContextMenu(
      id: "row", target: "Row", content: [.item(items[0]), .item(items[3])], source: .none)
    context.platforms = .all
    var bar = Toolbar(id: "main", title: "Main", source: .none)
    bar.platforms = .all
    bar.regions.center = items.prefix(4).map { DocumentFixture.unit($0) }
    fixture.edit {
      $0.contextMenus.append(context)
      $0.toolbars.append(bar)
    }
    return fixture.document
  }

  private func layOut(_ document: Document, _ change: (inout StateValues) -> Void = { _ in })
    -> LaidOutDocument
  {
    var values = StateValues(document)
    change(&values)
    return LayoutEngine(context: LayoutContext(platform: .ipados, locale: "en"))
      .layOut(document.narrowed(to: values))
  }

  private func draw(_ laidOut: LaidOutDocument, _ surface: String) throws -> PictureReader.Element {
    let drawings = SVGRenderer(appearance: .light, widths: [700], version: "1.0")
      .draw(laidOut, surface: surface)
    return try PictureReader.read(try #require(drawings.first).svg)
  }

  private func text(_ laidOut: LaidOutDocument, _ surface: String) -> String {
    TextRenderer(widths: [700]).draw(laidOut, surface: surface)
  }

  @Test func whatIsHiddenTakesNoRoom() throws {
    let document = document()
    let kept = layOut(document)
    let deleted = layOut(document) { $0["deleted"] = true }
    #expect(try draw(kept, "edit").words.contains("Delete"))
    #expect(try !draw(kept, "edit").words.contains("Recover"))
    #expect(try !draw(deleted, "edit").words.contains("Delete"))
    #expect(try draw(deleted, "edit").words.contains("Recover"))
    // Three of four units stand in the bar, and its room is theirs.
    let whole = LayoutEngine(context: kept.context).layOut(document)
    #expect(kept.document.toolbars[0].breakpoints[0].units.count == 3)
    #expect(whole.document.toolbars[0].breakpoints[0].units.count == 4)
    #expect(
      kept.document.toolbars[0].breakpoints.widths[0].minimumWidth
        < whole.document.toolbars[0].breakpoints.widths[0].minimumWidth)
    let heights = [kept, whole].compactMap { $0.document.menus[0].layouts?.large?.height }
    #expect(heights.count == 2 && heights[0] < heights[1])
  }

  @Test func whatCannotBeUsedIsPaler() throws {
    let document = document()
    for (isOn, color) in [(false, Palette(.light).dimmed), (true, Palette(.light).label)] {
      let picture = try draw(layOut(document) { $0["selected"] = isOn }, "edit")
      let share = try #require(picture.all.first { $0.name == "text" && $0.text == "Share" })
      #expect(share.attributes["fill"] == color.hex)
    }
    let dimmed = layOut(document)
    let bar = try draw(dimmed, "main")
    #expect(bar.all.contains { $0.attributes.values.contains(Palette(.light).dimmed.hex) })
    #expect(text(dimmed, "main").contains("(~Share)") || text(dimmed, "main").contains("~(Share)"))
    #expect(text(dimmed, "edit").contains("~Share"))
    #expect(text(dimmed, "edit").contains("\n~ dimmed\n"))
    #expect(!text(layOut(document) { $0["selected"] = true }, "edit").contains("~"))
  }

  @Test func contextMenusHideWhatCannotBeUsed() throws {
    let document = document()
    #expect(!text(layOut(document), "row").contains("Share"))
    #expect(text(layOut(document) { $0["selected"] = true }, "row").contains("Share"))
  }

  @Test func togglesAndChoicesThatAreOnAreChecked() {
    let document = document()
    let off = text(layOut(document), "edit")
    #expect(!off.contains("✓ Bold") && off.contains("✓ Date") && off.contains("Show Ruler"))
    let on = text(
      layOut(document) {
        for name in ["bold", "ruler", "grid", "sort.option-0", "selected"] { $0[name] = true }
      }, "edit")
    #expect(on.contains("✓ Bold") && on.contains("✓ Name") && on.contains("Hide Ruler"))
    #expect(!on.contains("✓ Date") && !on.contains("Show Ruler"))
    // Of a pair the item that holds has the mark.
    #expect(off.contains("✓ Grid") || off.contains("✓ Show Grid"))
    #expect(on.contains("✓ Hide Grid"))
  }

  @Test func inABarAToggleThatIsOnHasAGround() throws {
    let document = document()
    let grounds = try [false, true].map { isOn in
      try draw(
        layOut(document) {
          $0["bold"] = isOn
          $0["selected"] = true
        }, "main"
      ).all.count { $0.name == "rect" && $0.attributes["fill"] == Palette(.light).fill.hex }
    }
    #expect(grounds[1] == grounds[0] + 1)
  }

  @Test func theUsualValuesLetTheMostBeUsed() {
    let document = document()
    let values = document.usualValues
    #expect(values["selected"])
    // As many with it as without.
    #expect(!values["deleted"])
    #expect(!values["bold"] && values["sort.option-1"])
    var both = document
    both.commands[0].enabledWhen = .and([.variable("selected"), .variable("deleted")])
    both.commands[1].visibleWhen = nil
    both.commands[2].visibleWhen = nil
    both.commands[3].enabledWhen = nil
    // Neither helps alone.
    #expect(both.usualValues["selected"] && both.usualValues["deleted"])
  }

  @Test func equalStatesGiveEqualBytes() {
    let document = document()
    let pictures = (0..<2).map { _ in
      SVGRenderer(appearance: .dark, version: "1.0")
        .overview(layOut(document) { $0["selected"] = true }).svg
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func aSheetShowsEachStateThatChangesAMenu() throws {
    let document = document()
    let first = layOut(document)
    let names = document.conditionNames
    #expect(names == ["selected", "deleted"])
    let states = names.map { name in (words: name, laidOut: layOut(document) { $0[name] = true }) }
    let renderer = SVGRenderer(appearance: .light, version: "1.0")
    let sheet = try #require(renderer.stateSheet(first, surface: "edit", in: states))
    let picture = try PictureReader.read(sheet.svg)
    #expect(picture.words.filter(names.contains) == names)
    #expect(picture.words.contains("without Delete"))
    let accent = Palette(.light).accent.hex
    // Share and Bold in one state, Recover in the other.
    let marks = picture.all.filter {
      $0.name == "rect" && $0.attributes["fill"] == accent && $0.attributes["width"] == "4"
    }
    #expect(marks.count == 3)
    // No state changes it.
    let row = try #require(renderer.stateSheet(first, surface: "row", in: [states[1]]))
    #expect(try PictureReader.read(row.svg).words.contains("No state changes a menu here."))
    #expect(renderer.stateSheet(first, surface: "none", in: states) == nil)
  }
}
