import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

/// Buttons, their words, and menus of texts in the data of pages.
@Suite struct PageControlTests {
  private func surface(_ id: String, in data: JSONValue) throws -> JSONValue {
    let surfaces = try #require(data["surfaces"]).elements
    return try #require(surfaces.first { $0["id"]?.string == id })
  }

  private static func bar(_ units: [ToolbarUnit]) -> Toolbar {
    var bar = Toolbar(id: "bar", title: "Bar", source: .none)
    bar.platforms = .all
    bar.regions.trailing = units
    return bar
  }

  // MARK: Primary commands

  @Test func pullDownButtonsNameTheCommandOfATap() throws {
    var fixture = DocumentFixture()
    let reply = fixture.item("reply", "Reply", "arrowshape.turn.up.left")
    var button = DocumentFixture.pullDown(
      "reply-button", "Answer", nil, [fixture.element("forward", "Forward")])
    let plain = DocumentFixture.pullDown("plain", "Plain", nil, button.content)
    button.primary = reply.id
    button.primarySubject = reply.subject
    fixture.edit { document in
      document.pullDownButtons = [button, plain]
      document.toolbars = [
        Self.bar(
          [button, plain].map {
            ToolbarUnit(id: $0.id, content: .pullDownButton($0), source: .none)
          })
      ]
    }
    let data = try PageData.shown(fixture.document, on: .ios)
    for place in [
      try surface("reply-button", in: data),
      try #require(surface("bar", in: data)["trailing"]?.elements.first),
    ] {
      #expect(place["primary"]?["command"]?.string == "reply")
      #expect(place["primary"]?["title"]?.string == "Reply")
      #expect(place["menu"]?["groups"] != nil)
    }
    #expect(try surface("plain", in: data)["primary"] == nil)
  }

  // MARK: Words of assistive technologies

  private func expectWords(_ thing: JSONValue?, _ label: String?, _ hint: String?) {
    #expect(thing?["label"]?.string == label)
    #expect(thing?["hint"]?.string == hint)
  }

  @Test func commandsHaveTheirWordsWhereTheyStand() throws {
    var fixture = DocumentFixture()
    var ruler = fixture.item("ruler", "Ruler")
    fixture.edit { document in
      document.commands[0].accessibilityLabel = "Drawing Ruler"
      document.commands[0].hint = "Shows the ruler."
    }
    let own = ruler
    var overrides = ItemOverrides()
    overrides.hint = "Here it hides."
    ruler.overrides = Indirect(overrides)
    fixture.addMenu("menu", "Menu", [.item(own), .item(ruler)])
    fixture.edit { document in
      document.buttons = [Button(item: own, kind: .close, look: ButtonLook(), source: .none)]
      document.toolbars = [Self.bar([DocumentFixture.unit(own)])]
    }
    let data = try PageData.shown(fixture.document)
    let rows = try #require(
      surface("menu", in: data)["menu"]?["groups"]?.elements.first?["rows"]
    ).elements
    expectWords(rows[0], "Drawing Ruler", "Shows the ruler.")
    expectWords(rows[1], "Drawing Ruler", "Here it hides.")
    expectWords(try surface("ruler", in: data)["item"], "Drawing Ruler", "Shows the ruler.")
    let unit = try surface("bar", in: data)["trailing"]?.elements.first
    expectWords(unit?["item"], "Drawing Ruler", "Shows the ruler.")
  }

  @Test func controlsAndOptionsHaveTheirWords() throws {
    var fixture = DocumentFixture()
    let sort = fixture.choice("sort", "Sort", [("Date", nil), ("Title", nil)])
    var button = DocumentFixture.popUp("sort-button", "Sort", sort)
    button.accessibilityLabel = "Order of Notes"
    fixture.edit { document in
      document.choices[0].options[0].hint = "The newest first."
      document.popUpButtons = [button]
      document.toolbars = [
        Self.bar([ToolbarUnit(id: button.id, content: .popUpButton(button), source: .none)])
      ]
    }
    let data = try PageData.shown(fixture.document)
    expectWords(try surface("sort-button", in: data), "Order of Notes", nil)
    expectWords(
      try surface("bar", in: data)["trailing"]?.elements.first, "Order of Notes", nil)
    let options = try #require(data["choices"]?.elements.first?["options"]).elements
    expectWords(options[0], nil, "The newest first.")
    expectWords(options[1], nil, nil)
  }

  // MARK: Edit menus

  private static let places: [(NeighborSide?, SystemCommand?, [[String]])] = [
    (nil, .paste, [["Cut", "Copy", "Paste", "Link"], ["Look Up"], ["Share…"]]),
    (.before, .lookUp, [["Cut", "Copy", "Paste"], ["Link", "Look Up"], ["Share…"]]),
    (nil, nil, [["Cut", "Copy", "Paste"], ["Look Up"], ["Share…"], ["Link"]]),
  ]

  @Test(arguments: [Platform.ipados, .macos], places) func menusOfTextsHaveTheSystemsCommands(
    _ platform: Platform, _ place: (NeighborSide?, SystemCommand?, [[String]])
  ) throws {
    var fixture = DocumentFixture()
    var link = fixture.item("link", "Link")
    var overrides = ItemOverrides()
    (overrides.position, overrides.near) = (place.0, place.1)
    link.overrides = Indirect(overrides)
    var menu = EditMenu(id: "text-menu", target: "Text", items: [link], source: .none)
    menu.platforms = .all
    fixture.edit { $0.editMenus = [menu] }
    let shown = try surface("text-menu", in: PageData.shown(fixture.document, on: platform))
    let groups = try #require(shown["menu"]?["groups"]).elements
    let rows = groups.map { $0["rows"]?.elements ?? [] }
    // Some that stand between these say nothing about the order.
    let others = ["Delete", "Select All", "Translate"]
    let titles = rows.map { $0.compactMap { $0["title"]?.string }.filter { !others.contains($0) } }
    #expect(titles == place.2)
    let own = rows.joined().filter { $0["system"] == nil }
    #expect(own.compactMap { $0["command"]?.string } == ["link"])
    // The bar has the same sequence.
    let bar = shown["bar"]?.elements.compactMap { $0["title"]?.string }
    #expect(bar == (platform == .macos ? nil : rows.joined().compactMap { $0["title"]?.string }))
  }
}
