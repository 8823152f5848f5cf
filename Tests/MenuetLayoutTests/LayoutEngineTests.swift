import MenuetLayout
import MenuetModel
import Testing

/// The walk through a document: everything that has a menu or a toolbar is laid out, once.
@Suite struct LayoutEngineTests {
  private func layOut(
    _ document: Document, _ selection: LayoutSelection = .declared, platform: Platform = .ios
  ) -> Document {
    let result = LayoutEngine(
      context: LayoutContext(platform: platform, locale: "en"), layouts: selection
    ).layOut(document)
    #expect(result.brokenLaws.isEmpty)
    return result.document
  }

  private func menu(_ content: [MenuElement]) -> Menu {
    var menu = Menu(id: "m", title: nil, content: content, source: .none)
    menu.platforms = .all
    return menu
  }

  @Test func submenusAtEveryDepthAreLaidOut() {
    var sample = SampleDocument()
    let item = MenuElement.item(sample.command("a", "H", symbol: "star"))
    let content: [MenuElement] = [
      .section("s", [.submenu("1", "H", layout: .medium, [.submenu("2", "H", [item]), item])])
    ]
    sample.document.menus = [menu(content)]
    guard case .section(let section) = layOut(sample.document).menus[0].content[0],
      case .submenu(let first) = section.content[0], case .submenu(let second) = first.content[0]
    else {
      Issue.record("the content changed")
      return
    }
    #expect(first.layouts?.medium?.rows.map(\.kind) == [.submenu, .item])
    #expect(first.layouts?.large == nil)
    #expect(second.layouts?.large?.rows.map(\.kind) == [.item])
  }

  /// A menu bar is laid out where it is seen, also for a document whose first platform has none.
  @Test func aMenuBarIsLaidOutWhereThereIsOne() {
    var sample = SampleDocument()
    var bar = MenuBar(
      id: "bar", menus: [menu([.item(sample.command("a", "H"))])], source: .none)
    bar.platforms = .all
    sample.document.menuBars = [bar]
    func width(_ first: Platform, _ further: Platform...) -> Int? {
      LayoutEngine(
        context: LayoutContext(platform: first, locale: "en"),
        further: further.map { LayoutContext(platform: $0, locale: "en") }
      ).layOut(sample.document).document.menuBars[0].menus[0].layouts?.large?.width
    }
    #expect(width(.ios) == nil)
    #expect(width(.visionos) == nil)
    #expect(width(.ipados) == 250)
    #expect(width(.ios, .ipados, .macos) == 250)
    // As wide as its content: a letter of 13 points and the padding.
    #expect(width(.ios, .macos) == 26)
  }

  @Test func allLayoutsAreComputedWhereAMenuTakesOne() {
    var sample = SampleDocument()
    let item = MenuElement.item(sample.command("a", "H", symbol: "star"))
    sample.document.menus = [menu([item])]
    var edit = EditMenu(id: "e", target: "x", items: [], source: .none)
    edit.platforms = .all
    sample.document.editMenus = [edit]
    let result = layOut(sample.document, .all)
    #expect(result.menus[0].layouts?.small?.rows.map(\.kind) == [.cells])
    #expect(result.menus[0].layouts?.medium?.rows.map(\.kind) == [.cells])
    #expect(result.menus[0].layouts?.large?.rows.map(\.kind) == [.item])
    #expect(result.editMenus[0].layouts?.large != nil)
    #expect(result.editMenus[0].layouts?.small == nil)
  }

  @Test func menusOfEverySurfaceAreLaidOut() {
    var sample = SampleDocument()
    let item = sample.command("a", "H", symbol: "star")
    let choice = sample.choice("c", ["H", "HH"])
    var body = PresentedBody()
    if case .popUpButton(let button) = ToolbarUnit.popUp("p", nil, choice).content {
      body.popUpButtons = [button]
      sample.document.popUpButtons = [button]
    }
    var toolbar = Toolbar(center: [
      .group("g", [.popUp("q", nil, choice), .pullDown("r", "H")]), .pullDown("d", "H"),
    ])
    var back = BarButton(title: nil)
    back.platforms = .all
    back.content = [.item(item)]
    var title = TitleItem(title: nil)
    title.platforms = .all
    title.documentMenu = DocumentMenu(id: "dm", content: [.item(item)], source: .none)
    title.documentMenu?.platforms = .all
    toolbar.regions.leading = [
      ToolbarUnit(id: "back", content: .back(back), source: .none),
      ToolbarUnit(id: "title", content: .title(title), source: .none),
    ]
    body.toolbar = toolbar
    var sheet = Sheet(id: "sheet", title: nil, source: .none)
    var cover = Cover(id: "cover", title: nil, source: .none)
    var popover = Popover(id: "popover", title: nil, source: .none)
    (sheet.platforms, cover.platforms, popover.platforms) = (.all, .all, .all)
    (sheet.body, cover.body, popover.body) = (body, body, body)
    sample.document.sheets = [sheet]
    sample.document.covers = [cover]
    sample.document.popovers = [popover]
    sample.document.toolbars = [toolbar]
    let result = layOut(sample.document)
    #expect(result.popUpButtons[0].layouts?.large?.rows.map(\.kind) == [.option, .option])
    #expect(result.popUpButtons[0].layouts?.large?.rows[1].cells[0].element == "c.o1")
    let bodies = [result.sheets[0].body, result.covers[0].body, result.popovers[0].body]
    for body in bodies { #expect(body.popUpButtons[0].layouts?.large != nil) }
    for toolbar in bodies.compactMap(\.toolbar) + result.toolbars { check(toolbar) }
    let table = result.toolbars[0].breakpoints
    #expect(bodies.map(\.toolbar?.breakpoints) == [table, table, table])
  }

  private func check(_ toolbar: Toolbar) {
    #expect(toolbar.minimumWidth != nil)
    #expect(toolbar.units.map(\.id) == ["back", "title", "g", "d"])
    #expect(toolbar.breakpoints.last?.overflow == ["g", "d"])
    #expect(toolbar.shrinkChain.count == 2)
    for unit in toolbar.regions.leading {
      if case .back(let back) = unit.content { #expect(back.layouts?.large?.rows.count == 1) }
      if case .title(let title) = unit.content {
        #expect(title.documentMenu?.layouts?.large?.rows.count == 1)
      }
    }
    guard case .group(let group) = toolbar.regions.center[0].content,
      case .popUpButton(let popUp) = group.members[0].content,
      case .pullDownButton(let pullDown) = toolbar.regions.center[1].content
    else {
      Issue.record("the units changed")
      return
    }
    #expect(popUp.layouts?.large?.rows.count == 2)
    #expect(pullDown.layouts?.large?.rows.count == 0)
  }

  @Test func whatIsForAnotherPlatformHasNoLayout() {
    var sample = SampleDocument()
    let item = MenuElement.item(sample.command("a", "H"))
    var menu = menu([item])
    menu.platforms = .macos
    sample.document.menus = [menu]
    var toolbar = Toolbar()
    toolbar.platforms = .macos
    sample.document.toolbars = [toolbar]
    let result = layOut(sample.document)
    #expect(result.menus[0].layouts == nil)
    #expect(result.toolbars[0].minimumWidth == nil)
    #expect(layOut(sample.document, platform: .macos).toolbars[0].minimumWidth == 16)
  }

  @Test func furtherContextsLayOutWhatTheFirstDoesNotShow() {
    var sample = SampleDocument()
    let item = MenuElement.item(sample.command("a", "H"))
    var (first, second, both) = (menu([item]), menu([item]), menu([item]))
    (first.platforms, second.platforms, both.platforms) = (.ios, .macos, [.ios, .macos])
    sample.document.menus = [first, second, both]
    let contexts = [Platform.ios, .macos].map { LayoutContext(platform: $0, locale: "en") }
    let engine = LayoutEngine(context: contexts[0], further: [contexts[1]])
    let result = engine.layOut(sample.document)
    let alone = contexts.map { LayoutEngine(context: $0).layOut(sample.document).document.menus }
    #expect(result.context == contexts[0])
    #expect(result.document.menus == [alone[0][0], alone[1][1], alone[0][2]])
    #expect(alone[0][2].layouts != alone[1][2].layouts)
  }

  @Test func subjectsThatDoNotExistAreLaidOutWithoutWords() {
    var sample = SampleDocument()
    var item = sample.command("a", "H")
    for subject in [Subject.none, .command(7), .choice(0), .command(-1)] {
      item.subject = subject
      sample.document.menus = [menu([.item(item)])]
      sample.document.toolbars = [Toolbar(center: [ToolbarUnit(item)])]
      #expect(layOut(sample.document).menus[0].layouts?.large?.rows.count == 1)
    }
    item.kind = .choice
    sample.document.menus = [menu([.item(item)])]
    #expect(layOut(sample.document).menus[0].layouts?.large?.rows.count == 0)
  }

  @Test func aThousandUnitsAreLaidOut() {
    var sample = SampleDocument()
    let units = (0..<1000).map { index in
      ToolbarUnit(sample.command("u\(index)", "HHHH", symbol: "star")) { $0.display = .both }
    }
    sample.document.toolbars = [Toolbar(center: units)]
    let toolbar = layOut(sample.document).toolbars[0]
    // Each unit gives up its title, then leaves. The first that leaves takes 48 and 8 with it and
    // brings a button of 44 with a gap of 16: that state is never shown.
    #expect(toolbar.breakpoints.count == 2000)
    #expect(toolbar.breakpoints.last?.overflow.count == 1000)
    #expect(toolbar.minimumWidth == 76)
  }

  @Test func tenThousandRowsAreLaidOut() {
    var sample = SampleDocument()
    let content = (0..<10_000).map { MenuElement.item(sample.command("c\($0)", "Größe \($0)")) }
    sample.document.menus = [menu(content)]
    let layout = layOut(sample.document).menus[0].layouts?.large
    #expect(layout?.rows.count == 10_000)
    #expect(layout?.height == 440_000)
  }
}
