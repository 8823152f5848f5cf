import MenuetComparison
import MenuetModel
import Testing

/// Where things stand, and what an app has to implement, in two versions.
@Suite struct VersionPlaceTests {
  private typealias Draft = VersionComparisonTests.Draft

  private static let commands = """
    <commands><command id="a" title="A"/><command id="b" title="B"/><command id="c" title="C"/>
    <command id="d" title="D"/><choice id="size" title="Size"><option id="big" title="Big"/>
    <option id="small" title="Small"/></choice></commands>
    """

  private func comparison(
    _ old: String, _ new: String, platforms: String = "ios"
  ) throws -> VersionComparison {
    func version(_ content: String) throws -> ComparedVersion {
      ComparedVersion(
        try Draft.document(
          "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"\(platforms)\">\(content)"
            + "</menuet>"))
    }
    return VersionComparison(from: try version(old), to: try version(new), frameworks: [.uikit])
  }

  private func changes(_ old: String, _ new: String) throws -> [String] {
    try comparison(Self.commands + old, Self.commands + new).changes.map(\.sentence)
  }

  private func interface(_ old: String, _ new: String) throws -> [String] {
    try comparison(old, new).interface.map {
      ($0.isBreaking ? "breaking: " : "") + $0.sentence
    }
  }

  @Test func whoArrangesABarIsToldOnceItChanges() throws {
    func bar(_ toolbar: String, _ unit: String) -> String {
      "<toolbar id=\"bar\"\(toolbar)><center><item ref=\"a\"\(unit)/></center></toolbar>"
    }
    let plain = bar("", "")
    let said = try changes(plain, bar(" overflow-by=\"menuet\"", ""))
    #expect(said.count == 1)
    #expect(said.first?.contains("overflow-by") == true, "\(said)")
    // What the document does not say follows from what it says of its units.
    let followed = try changes(plain, bar("", " priority=\"1\""))
    #expect(followed.count == 2, "\(followed)")
    #expect(try changes(plain, bar(" overflow-by=\"system\"", "")).isEmpty)
  }

  @Test func aDeclarationIsToldOncePerFramework() throws {
    func document(_ attribute: String) -> String {
      "<commands><command id=\"a\" title=\"A…\"\(attribute)/></commands>"
        + Self.views("<button ref=\"a\"/>", "")
    }
    let sheet =
      "<sheet id=\"s\" title=\"S\"><command system=\"cancel\"/>"
      + "<command system=\"done\"/></sheet>"
    let presenting = document(" presents=\"s\"") + sheet
    for (old, new) in [(document(""), presenting), (presenting, document(""))] {
      let interface = try comparison(old, new).interface
      #expect(interface.contains { ($0.new ?? $0.old)?.hasPrefix("func present(") == true })
      #expect(Set(interface.map { [$0.scope, $0.old, $0.new] }).count == interface.count)
      #expect(interface.allSatisfy { $0.frameworks == [.uikit] })
      // Of a requirement and its implementation by default the former is told.
      let dismissals = interface.filter { $0.sentence.hasPrefix("'func dismiss(") }
      #expect(dismissals.map(\.isRequirement) == [true])
    }
  }

  // MARK: Renames

  /// Which is first does not depend on the order in which anything is looked for.
  @Test func ofSurfacesThatShareAsMuchTheFirstOneCounts() throws {
    let names = (0..<8).map(String.init)
    let commands = names.map { name in
      ["a", "b", "c", "d"].map { "<command id=\"\($0)\(name)\" title=\"\($0)\(name)\"/>" }.joined()
    }
    func document(_ menus: [(id: String, items: [String])]) -> String {
      "<commands>\(commands.joined())</commands>"
        + menus.map { menu in
          let items = menu.items.map { "<item ref=\"\($0)\"/>" }.joined()
          return "<menu id=\"\(menu.id)\" title=\"\(menu.id)\">\(items)</menu>"
        }.joined()
    }
    let old = document(names.map { ("m" + $0, ["a" + $0, "b" + $0]) })
    let new = document(
      names.flatMap { [("x" + $0, ["b" + $0, "c" + $0]), ("y" + $0, ["a" + $0, "d" + $0])] })
    let renames = try comparison(old, new).changes.filter { $0.kind == .renamed }
    #expect(renames.map(\.id) == names.map { "x" + $0 })
  }

  /// The names of two ids may differ in capitals alone.
  @Test func idsOfTheSameLettersAreToldApart() throws {
    let old = "<command id=\"openURL\" title=\"A\"/><command id=\"open-url\" title=\"B\"/>"
    let new = "<command id=\"open-link\" title=\"B\"/>"
    let words = try interface("<commands>\(old)</commands>", "<commands>\(new)</commands>")
    #expect(words.contains("breaking: 'func openURL()' of 'NotesActions' is gone"), "\(words)")
    #expect(
      words.contains("breaking: 'func openUrl()' of 'NotesActions' is 'func openLink()' now"),
      "\(words)")
  }

  /// A type of the framework has the letters of an id.
  @Test func aRenamedIDIsNoTypeOfTheFramework() throws {
    func version(_ name: String, _ id: String) throws -> ComparedVersion {
      ComparedVersion(
        try Draft.document(
          """
          <menuet xmlns="urn:menuet:1" name="\(name)" platforms="ios">
          <commands><command id="\(id)" title="Link"/></commands>
          <drop-target id="bin" for="BinView"><accept type="public.file-url"/></drop-target>
          </menuet>
          """))
    }
    let interface = VersionComparison(
      from: try version("Shelf", "url"), to: try version("Store", "link"), frameworks: [.uikit]
    ).interface.map(\.sentence)
    #expect(interface.contains { $0.hasPrefix("'func url()'") }, "\(interface)")
    #expect(!interface.contains { $0.contains("URL") }, "\(interface)")
  }

  @Test func aCommandThatStandsTwiceIsTheOneOfThatPlace() throws {
    func document(_ commands: String, _ one: String, _ two: String) -> String {
      "<commands><command id=\"keep\" title=\"Keep\"/>\(commands)</commands>"
        + Self.views(button("one-button", one), button("two-button", two))
    }
    func button(_ id: String, _ items: String) -> String {
      "<pull-down-button id=\"\(id)\" title=\"Title\" symbol=\"photo\">\(items)</pull-down-button>"
    }
    func item(_ id: String, _ platform: String = "ios visionos") -> String {
      "<item ref=\"\(id)\" platforms=\"\(platform)\"/>"
    }
    func command(_ id: String) -> String { "<command id=\"\(id)\" title=\"Open\"/>" }
    let old = document(command("open"), item("keep") + item("open"), item("keep"))
    let new = document(
      command("open-window") + command("open-file"),
      item("open-file", "ios") + item("keep") + item("open-file", "visionos"),
      item("keep") + item("open-window"))
    let renames = try comparison(old, new, platforms: "ios visionos").changes.filter {
      $0.kind == .renamed
    }
    #expect(renames.map(\.sentence) == ["the command 'open-file' “Open” was called 'open'"])
  }

  // MARK: Views

  private static func views(_ one: String, _ two: String) -> String {
    "<view id=\"one\" title=\"One\">\(one)</view><view id=\"two\" title=\"Two\">\(two)</view>"
  }

  private static func buttons(_ ids: String...) -> String {
    ids.map { "<button ref=\"\($0)\"/>" }.joined()
  }

  @Test func aButtonStandsInItsView() throws {
    #expect(
      try changes(
        Self.views(Self.buttons("a", "b"), Self.buttons("c")),
        Self.views(Self.buttons("b"), Self.buttons("c", "a")))
        == ["the command 'a' “A” has moved from the view 'one' to the view 'two', behind 'c'"])
    #expect(
      try changes(
        Self.views(Self.buttons("a"), Self.buttons("b")),
        Self.views(Self.buttons("a", "b"), Self.buttons("b")))
        == ["the command 'b' “B” stands in the view 'one' too"])
    #expect(
      try changes(
        Self.views(Self.buttons("a"), Self.buttons("a")),
        Self.views(Self.buttons("a"), ""))
        == ["the command 'a' “A” does not stand in the view 'two' any more"])
  }

  /// Without an id of its own each has that of the choice.
  @Test func aChoiceMayHaveAControlInEveryView() throws {
    let control = "<segmented choice=\"size\"/>"
    let both = Self.commands + Self.views(control, control)
    let one = Self.commands + Self.views(control, "")
    #expect(
      try comparison(both, one).changes.map(\.sentence)
        == ["the segmented 'size' “Size” is gone, from the view 'two'"])
    #expect(try comparison(both, one).isBreaking)
    #expect(
      try comparison(one, both).changes.map(\.sentence)
        == ["the segmented 'size' “Size” is new, in the view 'two'"])
    #expect(try interface(one, both).contains { $0.contains("twoSize") })
    #expect(
      try comparison(one, Self.commands + Self.views("", control)).changes.map(\.sentence)
        == [
          "the segmented 'size' “Size” has moved from the view 'one' to the view 'two', at the"
            + " start"
        ])
  }

  /// A tab, an activity and a control without an id of its own have keys that begin with the id around.
  @Test func idsWithinOneThatIsAnotherAreFoundAgain() throws {
    func document(_ bar: String, _ tab: String, _ share: String, _ activity: String) -> String {
      Self.views("", "")
        + "<tab-bar id=\"\(bar)\"><tab id=\"\(tab)\" title=\"First\" view=\"one\"/>"
        + "<tab id=\"second\" title=\"Second\" view=\"two\"/></tab-bar>"
        + "<activity-view id=\"\(share)\"><activity id=\"\(activity)\" title=\"Print It\" symbol=\"printer\"/>"
        + "</activity-view>"
    }
    #expect(
      try changes(
        document("tabs", "first", "share", "print"),
        document("bar", "start", "send", "paper"))
        == [
          "the tab-bar 'bar' was called 'tabs'",
          "the tab 'start' “First” was called 'first'",
          "the activity-view 'send' was called 'share'",
          "the activity 'send.paper' “Print It” was called 'share.print'",
        ])
  }

  /// Two parts never come under the key of one earlier part: the second would be lost.
  @Test func nothingIsLostWhereIDsWithinOneChangeTheirOwners() throws {
    func document(_ share: String, _ activities: (id: String, title: String)...) -> String {
      Self.views("", "") + "<activity-view id=\"\(share)\">"
        + activities.map {
          "<activity id=\"\($0.id)\" title=\"\($0.title)\" symbol=\"printer\"/>"
        }.joined() + "</activity-view>"
    }
    #expect(
      try changes(
        document("share", ("x", "Print It")),
        document("send", ("z", "Print It"), ("x", "Extra")))
        == [
          "the activity-view 'send' was called 'share'",
          "the activity 'send.x': title “Extra”, not “Print It”",
          "the activity 'send.z' “Print It” is new, in the activity-view 'send'",
        ])
  }

  @Test func aMenuOfABarWithoutAnIDStaysThatOfItsBar() throws {
    func bar(_ id: String, _ view: String, _ commands: String...) -> String {
      "<view id=\"\(view)\"><toolbar id=\"\(id)\"><leading><title><document-menu>"
        + commands.map { "<item ref=\"\($0)\"/>" }.joined()
        + "</document-menu></title></leading></toolbar></view>"
    }
    let found = try changes(
      bar("b1", "one", "a") + bar("b2", "two", "b", "c"),
      bar("c1", "one", "b", "c") + bar("c2", "two", "d"))
    for id in ["a", "b", "c", "d"] {
      #expect(found.contains { $0.contains("'\(id)'") }, "\(found)")
    }
  }

  @Test func aMenuOfABarMayGetAnID() throws {
    func bar(_ id: String) -> String {
      "<view id=\"one\"><toolbar id=\"b\"><leading><title><document-menu\(id)><item ref=\"a\"/>"
        + "<item ref=\"b\"/></document-menu></title></leading></toolbar></view>"
    }
    let (plain, named) = (bar(""), bar(" id=\"m\""))
    #expect(
      try changes(plain, named) == ["the document-menu 'm' was called 'document-menu'"])
    #expect(
      try changes(named, plain) == ["the document-menu 'document-menu' was called 'm'"])
  }

  // MARK: Sections

  private static func menu(_ sections: [String]...) -> String {
    let content = sections.map { ids in
      "<section>" + ids.map { "<item ref=\"\($0)\"/>" }.joined() + "</section>"
    }
    return "<menu id=\"m\" title=\"M\">\(content.joined())</menu>"
  }

  @Test func whatMovesBetweenSectionsWithoutAnIDIsToldWithBoth() throws {
    let old = Self.menu(["a", "b"], ["c", "d"])
    #expect(
      try changes(old, Self.menu(["a"], ["b", "c", "d"]))
        == [
          "the command 'b' “B” has moved from the section of 'a' in 'm' to the section of 'c' in"
            + " 'm', at the start"
        ])
    #expect(
      try changes(old, Self.menu(["a", "b", "c", "d"]))
        == [
          "the section of 'c' is gone, from the menu 'm'",
          "the command 'c' “C” has moved from the section of 'c' in 'm' to the section of 'a' in"
            + " 'm', behind 'b'",
          "the command 'd' “D” has moved from the section of 'c' in 'm' to the section of 'a' in"
            + " 'm', behind 'c'",
        ])
    #expect(
      try changes(old, Self.menu(["a", "b"]))
        == [
          "the section of 'c' is gone, from the menu 'm'",
          "the command 'c' “C” does not stand in the section of 'c' in 'm' any more",
          "the command 'd' “D” does not stand in the section of 'c' in 'm' any more",
        ])
  }

  // MARK: Parts of the app

  /// The protocol of the app refines those of its parts, and so still has what they ask.
  @Test func aHandlerTakesNothingFromTheApp() throws {
    func document(_ handler: String) -> String {
      "<commands\(handler)><command id=\"a\" title=\"A\"/><toggle id=\"t\" title=\"T\"/></commands>"
        + "<menu id=\"m\" title=\"M\"><item ref=\"a\"/><item ref=\"t\"/></menu>"
    }
    let (plain, handled) = (document(""), document(" handler=\"Boxes\""))
    #expect(
      try interface(plain, handled) == ["'@MainActor protocol NotesBoxesActions' is new"])
    #expect(
      try interface(handled, plain)
        == ["breaking: '@MainActor protocol NotesBoxesActions' is gone"])
  }
}
