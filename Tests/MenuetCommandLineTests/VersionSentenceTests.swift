import Menuet
import MenuetComparison
import MenuetModel
import Testing

/// The words that are told of two versions.
@Suite struct VersionSentenceTests {
  private typealias Draft = VersionComparisonTests.Draft

  /// A document in which each test changes a few words.
  private static let base = """
    <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios ipados macos">
      <check widths="400 800" locales="en"/>
      <states><state id="on"/><state id="off"/></states>
      <commands>
        <command id="a" title="A" symbol="folder" enabled-when="on"/>
        <command id="b" title="B" symbol="tray" enabled-when="on and off"/>
        <toggle id="c" title="C" symbol="star"/>
        <command id="d" title="D" symbol="leaf"/>
        <choice id="order" title="Order">
          <option id="by-name" title="Name" default="true"/><option id="by-date" title="Date"/>
        </choice>
      </commands>
      <menu id="m" title="M" symbol="circle"><item ref="a"/><item ref="d"/></menu>
      <menu id="n" title="N"><submenu ref="m"/>
        <section title="Size"><item ref="a"/><item ref="b"/></section>
        <section><item ref="c"/></section>
        <section><item ref="d"/></section>
      </menu>
      <view id="v" title="V">
        <toolbar id="main-bar" title="Main">
          <leading><back><item ref="d"/></back></leading>
          <center><item ref="a"/><group id="g" title="G" symbol="folder" collapse="overflow">
            <item ref="b"/><item ref="c"/></group></center>
          <trailing><search/></trailing>
        </toolbar>
      </view>
    </menuet>
    """

  private func comparison(
    _ replacements: [(String, String)], _ frameworks: [Framework] = []
  ) throws -> VersionComparison {
    var text = Self.base
    for (old, new) in replacements {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return VersionComparison(
      from: ComparedVersion(try Draft.document(Self.base)),
      to: ComparedVersion(try Draft.document(text)), frameworks: frameworks)
  }

  private func changes(_ replacements: (String, String)...) throws -> [String] {
    try comparison(replacements).changes.map(\.sentence)
  }

  private func interface(
    _ frameworks: [Framework] = [.uikit], _ replacements: (String, String)...
  ) throws -> [String] {
    try comparison(replacements, frameworks).interface.map(\.sentence)
  }

  /// Types have the name of the document as it is.
  @Test func aDocumentMayHaveAnUnderscoreInItsNewName() throws {
    let interface = try interface(
      [.uikit], (#"name="Notes""#, #"name="My_Notes""#))
    #expect(interface.contains("'enum Notes' is 'enum My_Notes' now"), "\(interface)")
    #expect(!interface.contains { $0.contains("MyNotes") || $0.contains("is gone") })
  }

  // MARK: Changes

  @Test(arguments: [
    (#"visible-when="on""#, "visible-when “on”, which it had not"),
    (#"platforms="macos""#, "platforms “macos”, not all"),
    (#"symbol="star""#, "symbol “star”, not “circle”"),
  ])
  func whatAPlaceSaysOfAMenuIsTold(_ attribute: String, _ words: String) throws {
    #expect(
      try changes((#"<submenu ref="m"/>"#, #"<submenu ref="m" \#(attribute)/>"#))
        == ["the menu 'm' “M” in the menu 'n': \(words)"])
  }

  /// A place that shows a menu under a title of its own is still that menu's.
  @Test func theTitleOfAPlaceThatShowsAMenuIsOneChange() throws {
    let submenu = #"<submenu ref="m"/>"#
    #expect(
      try changes((submenu, #"<submenu ref="m" title="Mine"/>"#))
        == ["the menu 'm' in the menu 'n': title “Mine”, not “M”"])
    let named = Self.base.replacing(submenu, with: #"<submenu ref="m" title="Mine"/>"#)
    func sentences(_ new: String) throws -> [String] {
      VersionComparison(
        from: ComparedVersion(try Draft.document(named)),
        to: ComparedVersion(try Draft.document(new)), frameworks: []
      ).changes.map(\.sentence)
    }
    #expect(
      try sentences(named.replacing("Mine", with: "Yours"))
        == ["the menu 'm' in the menu 'n': title “Yours”, not “Mine”"])
    #expect(
      try sentences(named.replacing(#" ref="m" title"#, with: #" id="own" ref="m" title"#))
        .contains { $0.contains("'own'") })
  }

  /// A menu that a submenu shows further up is known by its own words.
  @Test func aMenuIsNotTakenForThePlaceThatShowsIt() throws {
    func document(_ title: String) throws -> Document {
      try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes"><commands><command id="a" title="A"/></commands>
        <menu id="outer" title="Outer"><submenu ref="inner"/></menu>
        <menu id="inner" title="\(title)"><item ref="a"/></menu></menuet>
        """)
    }
    let comparison = VersionComparison(
      from: ComparedVersion(try document("Old")), to: ComparedVersion(try document("New")),
      frameworks: [])
    #expect(comparison.changes.map(\.sentence) == ["the menu 'inner': title “New”, not “Old”"])
  }

  /// A tab has the id that its title makes, which may be that of its view.
  @Test func aViewIsNotTakenForItsTab() throws {
    func document(_ handler: String, _ title: String) throws -> Document {
      try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios">
        <tab-bar id="tabs"><tab title="\(title)" symbol="folder" view="library"/>
        <tab id="other-tab" title="Other" symbol="star" view="other"/></tab-bar>
        <view id="library" title="Library" on-appear="\(handler)"/>
        <view id="other" title="Other"/></menuet>
        """)
    }
    func changes(_ handler: String, _ title: String) throws -> [String] {
      let old = ComparedVersion(try document("show", "Library"))
      let new = ComparedVersion(try document(handler, title))
      return VersionComparison(from: old, to: new, frameworks: []).changes.map(\.sentence)
    }
    #expect(
      try changes("refresh", "Library")
        == ["the view 'library' “Library”: on-appear “refresh”, not “show”"])
    #expect(
      try changes("show", "Books") == ["the tab 'books': title “Books”, not “Library”"])
  }

  @Test func whatComesIntoTheMenuOfABackButtonIsTold() throws {
    #expect(
      try changes(
        (#"<back><item ref="d"/>"#, #"<back><item ref="d"/><dynamic id="y" title="Y"/>"#))
        == ["the dynamic 'y' “Y” is new, in 'back' of the toolbar 'main-bar'"])
  }

  @Test(arguments: ["on", "off", "on and off"])
  func aConditionAroundIsNotToldOfItems(_ condition: String) throws {
    #expect(
      try changes((#"title="Size""#, #"title="Size" enabled-when="\#(condition)""#))
        == ["the section 'size' “Size”: enabled-when “\(condition)”, which it had not"])
    #expect(
      try changes((#"id="g" title="G""#, #"id="g" title="G" enabled-when="\#(condition)""#))
        == ["the group 'g' “G”: enabled-when “\(condition)”, which it had not"])
  }

  @Test func theOrderOfAConditionIsNone() throws {
    #expect(try changes(("on and off", "off and on")).isEmpty)
    #expect(try changes(("on and off", "on or off")).count == 1)
  }

  @Test func sectionsWithoutAnIDAreKnownByWhatStandsFirst() throws {
    #expect(
      try changes(
        (#"<section><item ref="c"/></section>"#, ""),
        (
          #"<item ref="d"/></section>"#,
          #"<item ref="d"/></section><section><item ref="c"/></section>"#
        ))
        == [
          "the section of 'd' has moved in the menu 'n', behind 'size'; it was behind the section of"
            + " 'c'"
        ])
  }

  @Test func theTitleOfASectionIsOneChange() throws {
    #expect(
      try changes((#" title="Size""#, "")) == ["the section of 'a': no title; it had “Size”"])
    #expect(
      try changes((#" title="Size""#, #" title="Scale""#))
        == ["the section 'scale': title “Scale”, not “Size”"])
    #expect(
      try changes((#"<section><item ref="c"/>"#, #"<section title="New"><item ref="c"/>"#))
        == ["the section 'new': title “New”, which it had not"])
  }

  @Test func anotherElementIsToldWithoutItsDefaults() throws {
    #expect(
      try changes(
        (#"<command id="d" title="D" "#, #"<toggle id="d" title="D" "#))
        == ["the toggle 'd' “D”: element “toggle”, not “command”"])
  }

  @Test func checksAreToldByTheirAttributes() throws {
    #expect(
      try changes((#"locales="en""#, #"locales="en de""#))
        == ["the document: check locales “en de”, not “en”"])
    #expect(
      try changes((#"<check widths="400 800" locales="en"/>"#, ""))
        == ["the document: no check; it had “400 800 en”"])
  }

  @Test func platformsAroundAreToldOnce() throws {
    #expect(
      try changes((#"<view id="v" title="V""#, #"<view id="v" title="V" platforms="ipados macos""#))
        == ["the view 'v' “V”: platforms “ipados macos”, not all"])
    #expect(
      try changes((#"id="order" title="Order""#, #"id="order" title="Order" platforms="macos""#))
        == ["the choice 'order' “Order”: platforms “macos”, not all"])
  }

  @Test func whatAPlaceShowsInsteadOfItsCommandIsTold() throws {
    #expect(
      try changes(
        (
          #"<menu id="m" title="M" symbol="circle"><item ref="a"/>"#,
          #"<menu id="m" title="M" symbol="circle"><item ref="a" title="Write"/>"#
        ))
        == ["the command 'a' in the menu 'm': title “Write”, not “A”"])
  }

  @Test func aButtonThatIsGoneIsCalledOne() throws {
    #expect(
      try changes(("<trailing><search/></trailing>", ""))
        == ["the search button is gone, from 'trailing' of the toolbar 'main-bar'"])
  }

  // MARK: Widths

  @Test func aFormThatAGroupHasNotHadIsToldWithItsExit() throws {
    let widths = try comparison([(#"collapse="overflow""#, #"collapse="menu""#)]).widths
      .filter { $0.unit == "g" }.map(\.sentence)
    #expect(!widths.isEmpty)
    #expect(widths.allSatisfy { $0.contains("leaves the bar below") && $0.contains("one button") })
  }

  // MARK: Swift source

  @Test func whatGoesWithARenamedTypeIsNotToldAgain() throws {
    let words = try interface([.uikit], (#"id="order""#, #"id="sequence""#))
    #expect(words.contains { $0.contains("'enum Order") && $0.contains("'enum Sequence") })
    #expect(words.allSatisfy { $0.hasSuffix(" now") && !$0.contains("byName") }, "\(words)")
  }

  @Test func aNameInSwiftIsARename() throws {
    let words = try interface([.uikit], (#"id="d" title"#, #"id="d" swift-name="leaf" title"#))
    #expect(words.contains("'case d' of 'Notes.Command' is 'case leaf' now"))
    #expect(words.allSatisfy { $0.hasSuffix(" now") }, "\(words)")
  }

  @Test func aToolbarKeepsTheEndOfItsName() throws {
    let words = try interface([.appkit, .none], (#"id="main-bar""#, #"id="notes-bar""#))
    #expect(words.contains { $0.contains("mainToolbar") && $0.contains("notesToolbar") })
    #expect(words.allSatisfy { $0.hasSuffix(" now") }, "\(words)")
  }

  @Test(arguments: [Framework.uikit, .swiftui, .appkit, .none])
  func aNewNameOfTheDocumentIsToldOfItsTypes(_ framework: Framework) throws {
    let words = try interface([framework], (#"name="Notes""#, #"name="Jotter""#))
    #expect(words.contains("'enum Notes' is 'enum Jotter' now"), "\(words)")
    #expect(words.allSatisfy { $0.hasSuffix(" now") }, "\(words)")
    #expect(words.count < 10)
  }

  @Test func codeThatIsGoneAsAWholeIsBreaking() throws {
    let comparison = try comparison(
      [(#"platforms="ios ipados macos""#, #"platforms="ios ipados""#)], [.uikit, .appkit])
    #expect(
      comparison.interface.filter(\.isWhole).map(\.sentence)
        == ["there is no code for AppKit any more"])
    #expect(comparison.isBreaking)
  }

  /// Titles have no part in declarations, whose code is not even made for them.
  @Test(arguments: Framework.allCases)
  func wordsAreNoPartOfAnInterface(_ framework: Framework) throws {
    var text = Self.base
    for title in ["A", "B", "C", "D", "Order", "M", "N", "V", "Main", "G", "Name", "Date"] {
      text = text.replacing("title=\"\(title)\"", with: "title=\"\(title) Again\"")
    }
    // A further state, so that the code is compared.
    text = text.replacing("<states>", with: "<states><state id=\"fresh\"/>")
    let comparison = VersionComparison(
      from: ComparedVersion(try Draft.document(Self.base)),
      to: ComparedVersion(try Draft.document(text)), frameworks: [framework])
    #expect(comparison.interface.allSatisfy { $0.new?.contains("fresh") == true })
  }

  /// Each new id is looked for by itself: with each tried against all, these took minutes.
  @Test(.timeLimit(.minutes(1))) func newIDsOfManyCommandsAreFound() throws {
    func document(_ prefix: String) throws -> Document {
      let ids = (0..<3_000).map { "\(prefix)\($0)" }
      let commands = ids.enumerated().map { "<command id=\"\($1)\" title=\"Number \($0)\"/>" }
      let items = ids.map { "<item ref=\"\($0)\"/>" }
      return try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes"><commands>\(commands.joined())</commands>
        <menu id="m" title="M">\(items.joined())</menu></menuet>
        """)
    }
    let comparison = VersionComparison(
      from: ComparedVersion(try document("old")), to: ComparedVersion(try document("new")),
      frameworks: [.none])
    #expect(comparison.changes.count == 3_000)
    #expect(comparison.changes.allSatisfy { $0.kind == .renamed })
    #expect(comparison.interface.allSatisfy { $0.kind == .renamed })
  }

  /// Commands are known though the states that they ask for have other ids too, and the states by the
  /// commands.
  @Test func newIDsOfEverythingAreFound() throws {
    var text = Self.base
    let ids = ["on", "off", "a", "b", "c", "d", "order", "by-name", "by-date", "m", "n", "v", "g"]
    for id in ids + ["main-bar"] {
      text = text.replacing("id=\"\(id)\"", with: "id=\"\(id)-x\"")
        .replacing("ref=\"\(id)\"", with: "ref=\"\(id)-x\"")
    }
    text = text.replacing("enabled-when=\"on\"", with: "enabled-when=\"on-x\"")
      .replacing("on and off", with: "on-x and off-x")
    let comparison = VersionComparison(
      from: ComparedVersion(try Draft.document(Self.base)),
      to: ComparedVersion(try Draft.document(text)), frameworks: [])
    let words = comparison.changes.map(\.sentence)
    #expect(comparison.changes.allSatisfy { $0.kind == .renamed }, "\(words)")
    #expect(
      Set(comparison.changes.map(\.id)).isSuperset(of: ["on-x", "off-x", "a-x", "b-x"]), "\(words)")
  }

  // MARK: What is taken for the same

  /// Parts of what is gone as a whole go with it.
  @Test(arguments: [("<toolbar", "</toolbar>", 1), ("<view", "</view>", 2)])
  func partsGoWithWhatTheyStandIn(_ start: String, _ end: String, _ count: Int) throws {
    let begin = try #require(Self.base.firstRange(of: start)?.lowerBound)
    let close = try #require(Self.base.firstRange(of: end)?.upperBound)
    let words = try changes((String(Self.base[begin..<close]), ""))
    #expect(words.count == count, "\(words)")
    #expect(!words.contains { $0.contains("'g'") }, "\(words)")
  }

  /// A state for which two others may stand is renamed to neither.
  @Test func aStateThatEitherOfTwoMayBeIsGone() throws {
    let changes = try comparison([
      (#"<state id="on"/>"#, #"<state id="p"/><state id="q"/>"#),
      (#"enabled-when="on""#, #"enabled-when="p and q""#), ("on and off", "p and q and off"),
    ]).changes
    #expect(!changes.contains { $0.kind == .renamed })
    #expect(changes.contains { $0.kind == .removed && $0.id == "on" })
  }

  /// A menu that holds less than half of another is another menu.
  @Test func aMenuThatSharesLittleIsAnother() throws {
    let changes = try comparison([
      (
        #"<menu id="m" title="M" symbol="circle"><item ref="a"/><item ref="d"/></menu>"#,
        #"<menu id="z" title="Z"><item ref="d"/><item ref="b"/><item ref="c"/></menu>"#
      ), (#"ref="m""#, #"ref="z""#),
    ]).changes
    #expect(!changes.contains { $0.kind == .renamed })
    #expect(changes.contains { $0.kind == .removed && $0.id == "m" })
  }
}
