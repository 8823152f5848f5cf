import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

/// Regions, rows and drags in the data of pages.
@Suite struct PageRegionTests {
  private static func element(_ index: Int32) -> SourceReference {
    SourceReference(line: index, column: 1, node: NodeID(file: 0, element: index))
  }

  private static func region(
    _ id: String, _ index: Int32, in view: String?, control: RegionControl = .list
  ) -> ContentRegion {
    var region = ContentRegion(id: id, title: id.spacedWords, source: element(index))
    region.view = view
    region.control = control
    region.platforms = .all
    return region
  }

  private static func contextMenu(
    _ id: String, for target: String, _ index: Int32, in view: String?
  ) -> ContextMenu {
    var menu = ContextMenu(id: id, target: target, content: [], source: element(index))
    menu.view = view
    menu.platforms = .all
    return menu
  }

  private static func source(
    _ id: String, of region: ContentRegion? = nil, for target: String = "Cell",
    _ types: [String], allows: [DragOperation] = [.copy]
  ) -> DragSource {
    var source = DragSource(
      id: id, target: region?.id ?? target,
      representations: types.map { .init(type: $0, source: .none) }, source: element(90))
    source.region = region
    source.allows = allows
    source.view = "main"
    source.platforms = .all
    return source
  }

  private static func target(
    _ id: String, in region: ContentRegion, _ types: [String],
    _ change: (inout DropTarget) -> Void = { _ in }
  ) -> DropTarget {
    var target = DropTarget(
      id: id, target: region.id, accepts: types.map { .init(type: $0, source: .none) },
      source: element(91))
    target.region = region
    target.view = "main"
    target.platforms = .all
    change(&target)
    return target
  }

  private static func view(_ id: String) -> AppView {
    var view = AppView(id: id, title: nil, source: .none)
    view.platforms = .all
    return view
  }

  private func names(_ parts: JSONValue?) throws -> [String] {
    try #require(parts).elements.compactMap { $0["surface"]?.string ?? $0["id"]?.string }
  }

  // MARK: Parts

  private static var board: Document {
    var fixture = DocumentFixture()
    let item = fixture.item("add", "Add")
    fixture.edit { document in
      document.views = [view("main")]
      var button = Button(item: item, kind: nil, look: ButtonLook(), source: element(5))
      button.view = "main"
      document.buttons = [button]
      var inner = region("inner", 3, in: "main")
      inner.parent = "outer"
      var sheet = region("in-sheet", 4, in: "main")
      sheet.presentation = "sheet"
      document.regions = [
        region("outer", 2, in: "main"), inner, sheet, region("last", 9, in: "main"),
      ]
      document.contextMenus = [
        contextMenu("row-menu", for: "NoteRow", 7, in: "main"),
        contextMenu("outer-menu", for: "outer", 8, in: "main"),
        contextMenu("loose-menu", for: "Loose", 1, in: nil),
      ]
      document.dragSources = [source("cell-drag", ["public.png"])]
    }
    return fixture.document
  }

  @Test func aViewHasItsPartsInDocumentOrder() throws {
    let data = try PageData.shown(Self.board)
    let view = try #require(data["views"]?.elements.first)
    #expect(try names(view["parts"]) == ["outer", "add", "row-menu", "last", "Cell"])
    let outer = try #require(view["parts"]?.elements.first)
    #expect(try names(outer["parts"]) == ["inner"])
    // The rows of a region open the menu that is for it.
    #expect(outer["menu"]?.string == "outer-menu")
    #expect(try names(data["parts"]) == ["loose-menu"])
  }

  @Test func aDocumentWithoutViewsIsOne() throws {
    var document = Self.board
    document.views = []
    for index in document.regions.indices { document.regions[index].view = nil }
    for index in document.contextMenus.indices { document.contextMenus[index].view = nil }
    document.buttons[0].view = nil
    document.dragSources = []
    let views = try #require(try PageData.shown(document)["views"]?.elements)
    #expect(views.count == 1)
    #expect(
      try names(views[0]["parts"]) == ["loose-menu", "outer", "add", "row-menu", "last"])
  }

  @Test func aMenuForAViewIsThatOfItsGround() throws {
    var document = Self.board
    document.contextMenus.append(Self.contextMenu("ground-menu", for: "main", 80, in: "main"))
    let view = try #require(try PageData.shown(document)["views"]?.elements.first)
    #expect(view["menu"]?.string == "ground-menu")
    #expect(try names(view["parts"]) == ["outer", "add", "row-menu", "last", "Cell"])
  }

  @Test func surfacesWithoutTitlesAreNamedAfterWhatTheyAreFor() throws {
    let surfaces = try #require(try PageData.shown(Self.board)["surfaces"]?.elements)
    func title(_ id: String) -> String? {
      surfaces.first { $0["id"]?.string == id }?["title"]?.string
    }
    #expect(title("row-menu") == "Note Row")
    #expect(title("outer-menu") == "Outer")
  }

  @Test(arguments: [
    ("NoteRow", "Note Row"), ("note-row_menu", "Note Row Menu"), ("PDFView", "PDF View"),
    ("row2Cell", "Row2 Cell"), ("", ""), ("-", ""),
  ]) func namesInCodeBecomeWords(_ name: String, _ words: String) {
    #expect(name.spacedWords == words)
  }

  // MARK: Drags

  private func offer(
    _ source: String, to target: String, in document: Document, on platform: Platform = .ipados
  ) throws -> JSONValue? {
    let drops = try #require(try PageData.shown(document, on: platform)["drops"]?.elements)
    let drop = try #require(drops.first { $0["id"]?.string == target })
    return drop["from"]?.elements.first { $0["source"]?.string == source }
  }

  private func exchange(_ change: (inout DropTarget) -> Void = { _ in }) -> Document {
    var fixture = DocumentFixture()
    fixture.edit { document in
      var own = Self.region("own", 1, in: "main")
      own.container = "own"
      var other = Self.region("other", 2, in: "main")
      other.container = "other"
      document.views = [Self.view("main")]
      document.regions = [own, other]
      document.dragSources = [
        Self.source("drag", of: own, ["public.png", "public.jpeg"], allows: [.copy, .move])
      ]
      let types = ["com.adobe.pdf", "public.image", "public.png"]
      document.dropTargets = [
        Self.target("own-drop", in: own, types), Self.target("drop", in: other, types, change),
      ]
    }
    return fixture.document
  }

  @Test func aDropTakesTheFirstTypeThatTheDragIsAKindOf() throws {
    let offer = try offer("drag", to: "drop", in: exchange())
    #expect(offer?["type"]?.string == "public.image")
  }

  @Test(arguments: [
    (Platform.ipados, "own-drop", "move", "move"), (.ipados, "drop", "copy", "copy"),
    (.macos, "own-drop", "move", "copy"), (.macos, "drop", "move", "copy"),
  ]) func aDragIsMovedAsGeneratedCodeMovesIt(
    _ platform: Platform, _ target: String, _ usual: String, _ copying: String
  ) throws {
    let offer = try offer("drag", to: target, in: exchange(), on: platform)
    #expect(offer?["operation"]?.string == usual)
    #expect(offer?["copying"]?.string == copying)
  }

  @Test func scopesDecideWhereADropMayComeFrom() throws {
    let external = exchange { $0.scope = .external }
    #expect(try offer("drag", to: "drop", in: external) == nil)
    #expect(try offer("image", to: "drop", in: external)?["operation"]?.string == "copy")
    let own = exchange { $0.scope = .app }
    #expect(try offer("drag", to: "drop", in: own) != nil)
    #expect(try offer("image", to: "drop", in: own) == nil)
  }

  @Test func aMacLinksNothingThatIsCopiedOrMoved() throws {
    let linking = exchange { $0.operation = .link }
    #expect(try offer("drag", to: "drop", in: linking, on: .macos) == nil)
    #expect(try offer("image", to: "drop", in: linking, on: .macos)?["operation"]?.string == "link")
  }

  @Test func otherAppsOfferWhatSomethingTakes() throws {
    var document = exchange()
    document.dropTargets[1].accepts.append(.init(type: "com.example.chart", source: .none))
    let outside = try #require(try PageData.shown(document)["outside"]?.elements)
    #expect(
      outside.compactMap { $0["id"]?.string } == ["image", "pdf", "com.example.chart"])
    #expect(outside.last?["title"]?.string == "Chart")
  }

  private static let marks: [(Platform, DropFeedback, String?)] = [
    (.ipados, .insertion, "gap"), (.macos, .insertion, "line"), (.ipados, .animate, "animate"),
    (.macos, .highlight, nil),
  ]

  @Test(arguments: marks) func aTargetShowsWhereADropWouldGo(
    _ platform: Platform, _ feedback: DropFeedback, _ mark: String?
  ) throws {
    let document = exchange { $0.feedback = feedback }
    let drops = try #require(try PageData.shown(document, on: platform)["drops"]?.elements)
    #expect(drops[1]["mark"]?.string == mark)
    #expect((drops[1]["highlights"] != nil) == (feedback == .highlight))
  }
}
