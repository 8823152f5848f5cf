import MenuetModel
import MenuetSource
import Testing

@testable import MenuetRendering

/// The data from which pages know what commands change, and how bars can be customized.
@Suite struct PageEffectTests {
  // MARK: Effects

  private static let effects: [(effect: String?, change: @Sendable (inout Command) -> Void)] = [
    (nil, { $0.shortcut = try? Shortcut(parsing: "cmd+j") }),
    ("new", { $0.shortcut = try? Shortcut(parsing: "cmd+n") }),
    ("delete", { $0.role = .destructive }),
    ("cut", { $0.system = .cut }),
    // It is what it says, whatever its keys are.
    (
      "duplicate",
      {
        $0.system = .duplicate
        $0.shortcut = try? Shortcut(parsing: "cmd+c")
      }
    ),
    // Keys that people know as Print do more than a role does.
    (
      "print",
      {
        $0.role = .destructive
        $0.shortcut = try? Shortcut(parsing: "cmd+p")
      }
    ),
  ]

  @Test(arguments: effects) func aCommandDoesWhatPeopleExpectOfIt(
    _ effect: String?, _ change: @Sendable (inout Command) -> Void
  ) throws {
    var fixture = DocumentFixture()
    _ = fixture.item("act", "Act")
    fixture.edit { change(&$0.commands[0]) }
    let commands = try #require(try PageData.shown(fixture.document)["commands"]?.elements)
    #expect(commands[0]["does"]?.string == effect)
  }

  // MARK: Customizing

  private static func document(_ optional: ItemCustomization, isCustomizable: Bool) -> Document {
    var fixture = DocumentFixture()
    var units = ["first", "second", "third"].map {
      DocumentFixture.unit(fixture.item($0, $0.spacedWords, "star"))
    }
    units[0].customization = .fixed
    units[2].customization = optional
    fixture.edit { document in
      var bar = Toolbar(id: "bar", title: "Bar", source: .none)
      bar.platforms = .all
      bar.customizable = isCustomizable
      bar.regions.center = units
      document.toolbars = [bar]
    }
    return fixture.document
  }

  private func bar(of document: Document) throws -> JSONValue {
    try #require(
      try PageData.shown(document)["surfaces"]?.elements.first { $0["id"]?.string == "bar" })
  }

  private func units(_ bar: JSONValue) -> [String] {
    (bar["center"]?.elements ?? []).compactMap { $0["unit"]?.string }
  }

  /// The least widths of the ranges, and of the bar.
  private func widths(_ bar: JSONValue) -> [Int?] {
    (bar["ranges"]?.elements ?? []).map { $0["from"]?.integer } + [bar["minimum"]?.integer]
  }

  @Test func aBarWithAllOfItsPaletteIsLaidOutAsIfThatStoodInIt() throws {
    let bar = try bar(of: Self.document(.optional, isCustomizable: true))
    let whole = try self.bar(of: Self.document(.default, isCustomizable: true))
    #expect(units(bar) == ["first", "second"])
    let filled = try #require(bar["filled"])
    #expect(units(filled) == ["first", "second", "third"])
    #expect(widths(filled) == widths(whole))
    #expect(widths(filled) != widths(bar))
    let movable = filled["center"]?.elements.map { $0["movable"] != nil }
    #expect(movable == [false, true, true])
  }

  @Test func aBarWithoutAPaletteIsLaidOutOnce() throws {
    let whole = try bar(of: Self.document(.default, isCustomizable: true))
    #expect(whole["customizable"] != nil)
    #expect(whole["filled"] == nil)
    let plain = try bar(of: Self.document(.default, isCustomizable: false))
    #expect(plain["customizable"] == nil)
  }
}
