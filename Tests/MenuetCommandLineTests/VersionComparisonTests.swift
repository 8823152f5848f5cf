import Menuet
import MenuetComparison
import MenuetGeneration
import MenuetModel
import Foundation
import Testing

/// Two versions differ in what was changed, and in nothing else.
@Suite struct VersionComparisonTests {
  /// A small document that can be changed in one respect.
  struct Draft {
    struct Command {
      var id: String
      var title: String
      var symbol: String
      var shortcut: String?
    }

    var commands: [Command]
    var menus: [[String]]
    var bar: [(id: String, priority: Int)]

    init(_ random: inout SeededNumbers) {
      let count = Int.random(in: 8...14, using: &random)
      commands = (0..<count).map { number in
        Command(
          id: "command-\(number)", title: "Command \(number)", symbol: "folder",
          shortcut: number < 4 ? "cmd+opt+\(number)" : nil)
      }
      let ids = commands.map(\.id)
      menus = [ids.shuffled(using: &random), Array(ids.shuffled(using: &random).prefix(6))]
      for index in menus.indices { menus[index].insert(Self.separator, at: 3) }
      bar = ids.shuffled(using: &random).prefix(5).map { id in
        (id, Int.random(in: 0...3, using: &random))
      }
    }

    /// The word for a separator in a menu.
    static let separator = "-"

    var document: Document {
      get throws {
        var text = "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" platforms=\"ipados\"><commands>"
        for command in commands {
          let shortcut = command.shortcut.map { " shortcut=\"\($0)\"" } ?? ""
          text += "<command id=\"\(command.id)\" title=\"\(command.title)\""
          text += " symbol=\"\(command.symbol)\"\(shortcut)/>"
        }
        text += "</commands>"
        for (number, menu) in menus.enumerated() {
          text += "<menu id=\"menu-\(number)\" title=\"Menu \(number)\">"
          for id in menu {
            text += id == Self.separator ? "<separator/>" : "<item ref=\"\(id)\"/>"
          }
          text += "</menu>"
        }
        text += "<toolbar id=\"main\"><center>"
        for (id, priority) in bar { text += "<item ref=\"\(id)\" priority=\"\(priority)\"/>" }
        text += "</center></toolbar></menuet>"
        return try Self.document(text)
      }
    }

    static func document(_ text: String) throws -> Document {
      let compilation = Compiler().validate(Array(text.utf8), path: "Notes.menuet.xml")
      return try #require(compilation.resolved, "\(compilation.diagnostics)")
    }
  }

  /// A change, and what has to be said of it.
  private struct Mutation {
    let kind: Change.Kind
    let id: String
    var attribute: String?
    var breaks = false
  }

  private func mutate(
    _ draft: inout Draft, _ number: Int, _ random: inout SeededNumbers
  ) -> Mutation {
    let index = Int.random(in: draft.commands.indices, using: &random)
    let id = draft.commands[index].id
    switch number {
    case 0:
      draft.commands[index].title += " Again"
      return Mutation(kind: .changed, id: id, attribute: "title")
    case 1:
      draft.commands[index].shortcut = "cmd+shift+opt+k"
      return Mutation(kind: .changed, id: id, attribute: "shortcut")
    case 2:
      draft.commands[index].symbol = "tray"
      return Mutation(kind: .changed, id: id, attribute: "symbol")
    case 3:
      draft.commands.remove(at: index)
      draft.menus = draft.menus.map { $0.filter { $0 != id } }
      draft.bar.removeAll { $0.id == id }
      return Mutation(kind: .removed, id: id, breaks: true)
    case 4:
      draft.commands.append(Draft.Command(id: "fresh", title: "Fresh", symbol: "leaf"))
      draft.menus[0].append("fresh")
      return Mutation(kind: .added, id: "fresh")
    case 5:
      // By two places at least: of neighbours that change places, either has moved.
      let moved = draft.menus[0].remove(at: 0)
      draft.menus[0].insert(moved, at: Int.random(in: 2..<draft.menus[0].count, using: &random))
      return Mutation(kind: .moved, id: moved)
    case 6:
      let missing = draft.menus[0].filter { !draft.menus[1].contains($0) }
      let moved = missing[Int.random(in: missing.indices, using: &random)]
      draft.menus[0].removeAll { $0 == moved }
      draft.menus[1].append(moved)
      return Mutation(kind: .moved, id: moved)
    case 7:
      let places = draft.menus[1].indices.filter { draft.menus[1][$0] != Draft.separator }
      let gone = draft.menus[1].remove(
        at: places[Int.random(in: places.indices, using: &random)])
      return Mutation(kind: .displaced, id: gone)
    case 8:
      let unit = Int.random(in: draft.bar.indices, using: &random)
      draft.bar[unit].priority += 5
      return Mutation(kind: .changed, id: draft.bar[unit].id, attribute: "priority")
    default:
      let new = "other-name"
      draft.commands[index].id = new
      draft.menus = draft.menus.map { $0.map { $0 == id ? new : $0 } }
      draft.bar = draft.bar.map { ($0.id == id ? new : $0.id, $0.priority) }
      return Mutation(kind: .renamed, id: new, breaks: true)
    }
  }

  @Test(arguments: 0..<10, [1, 2, 3, 4, 5, 6] as [UInt64])
  func oneChangeIsFoundAndNothingElse(_ number: Int, _ seed: UInt64) throws {
    var random = SeededNumbers(seed: seed &* 100 &+ UInt64(number))
    let old = Draft(&random)
    var new = old
    let mutation = mutate(&new, number, &random)
    let comparison = VersionComparison(
      from: ComparedVersion(try old.document), to: ComparedVersion(try new.document),
      frameworks: [.uikit])
    let found = comparison.changes
    let words = found.map(\.sentence)
    #expect(found.count == 1, "\(words)")
    #expect(found.first?.kind == mutation.kind, "\(words)")
    #expect(found.first?.id == mutation.id, "\(words)")
    #expect(found.first?.attribute == mutation.attribute, "\(words)")
    #expect(found.first?.isSure == true)
    #expect(comparison.isBreaking == mutation.breaks, "\(comparison.interface.map(\.sentence))")
  }

  @Test(arguments: ["Notes", "Mail", "Photos", "TextEdit"])
  func nothingDiffersFromItself(_ name: String) throws {
    let document = VersionFiles.root.appending(path: "Samples/\(name)/\(name).menuet.xml").path
    let run = menuet("diff", document, document)
    #expect(run.code == 0)
    #expect(run.output == "Nothing has changed.\n")
    let json = menuet("diff", "--format", "json", "--framework", "appkit,none", document, document)
    #expect(json.output == "{\n  \"format\": \"menuet/diff-1\",\n  \"documents\": []\n}\n")
  }

  /// A condition of a group is told once, not again of each of its members.
  @Test func whatHoldsAroundIsToldOnce() throws {
    func document(_ attributes: String) throws -> Document {
      try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados macos">
          <states><state id="on"/></states>
          <commands><command id="a" title="A" symbol="folder"/><command id="b" title="B" symbol="tray"/>
            <command id="c" title="C" symbol="star"/></commands>
          <menu id="m" title="M"><section id="s"\(attributes)><item ref="a"/><item ref="b"/></section>
            <item ref="c"/></menu>
          <toolbar id="main"><center><item ref="c"/><group id="g" title="G"\(attributes)><item ref="a"/><item ref="b"/>
          </group></center></toolbar>
        </menuet>
        """)
    }
    let (plain, conditional) = (try document(""), try document(" enabled-when=\"on\""))
    let narrow = try document(" platforms=\"ipados\"")
    for (old, new, attribute) in [
      (plain, conditional, "enabled-when"), (plain, narrow, "platforms"),
    ] {
      let comparison = VersionComparison(
        from: ComparedVersion(old), to: ComparedVersion(new), frameworks: [])
      #expect(comparison.changes.map(\.attribute) == [attribute, attribute])
      #expect(comparison.changes.map(\.id) == ["s", "g"])
    }
  }

  /// A case of one type never stands for one of another type, whether or not a type has a new name.
  @Test(arguments: ["sort", "order"])
  func anOptionOfAnotherChoiceIsAnotherOne(_ choice: String) throws {
    func document(_ id: String, _ sorting: [String], _ grouping: [String]) throws -> Document {
      func options(_ ids: [String]) -> String {
        ids.map { "<option id=\"\($0)\" title=\"\($0.capitalized)\"/>" }.joined()
      }
      return try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
          <menu id="view" title="View">
            <choice id="\(id)" title="Sort By">\(options(sorting))</choice>
            <choice id="group" title="Group By">\(options(grouping))</choice>
          </menu>
        </menuet>
        """)
    }
    let comparison = VersionComparison(
      from: ComparedVersion(try document("sort", ["name", "date", "kind"], ["name", "kind"])),
      to: ComparedVersion(try document(choice, ["name", "kind"], ["name", "date", "kind"])),
      frameworks: [.uikit])
    #expect(
      comparison.interface.filter { $0.scope.hasPrefix("Notes.Choice.") }.map(\.sentence) == [
        "'case date' of 'Notes.Choice.Sort' is gone", "'case date' of 'Notes.Choice.Group' is new",
      ])
    let renamed = comparison.interface.filter { $0.kind == .renamed || $0.kind == .changed }
    #expect(renamed.isEmpty == (choice == "sort"))
  }

  /// The detents of a sheet go with their type, which has its name from the sheet.
  @Test func detentsGoWithTheirSheet() throws {
    func document(_ sheet: String) throws -> Document {
      try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios">
          <commands><command id="grow" title="Grow" sets-detent="\(sheet):large"/></commands>
          <menu id="m" title="M"><item ref="grow"/></menu>
          <sheet id="\(sheet)" title="Compose" detents="medium large"/>
        </menuet>
        """)
    }
    let interface = VersionComparison(
      from: ComparedVersion(try document("compose")), to: ComparedVersion(try document("draft")),
      frameworks: [.uikit]
    ).interface
    let words = interface.map(\.sentence)
    #expect(interface.allSatisfy { $0.kind == .renamed || $0.kind == .changed }, "\(words)")
    #expect(words.contains { $0.contains("enum DraftDetent") }, "\(words)")
    #expect(!words.contains { $0.contains("case medium") }, "\(words)")
  }

  /// A type that takes the name of another one is compared with that: an app knows it by its name.
  @Test func aTypeThatTakesAnEarlierNameIsComparedWithWhatHadIt() throws {
    func document(_ attributes: (sort: String, shape: String, a: String, b: String)) throws
      -> Document
    {
      try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ios">
          <commands>
            <choice \(attributes.sort) title="Sort"><option id="name" title="Name"/>
              <option id="date" title="Date"/></choice>
            <choice \(attributes.shape) title="Shape"><option id="list" title="List"/>
              <option id="grid" title="Grid"/></choice>
            <command id="grow" title="Grow" sets-detent="a:large"/>
            <command id="rise" title="Rise" sets-detent="b:large"/>
          </commands>
          <menu id="m" title="M"><item ref="grow"/><item ref="rise"/></menu>
          <sheet id="a" swift-name="\(attributes.a)" title="A" detents="medium large 240pt"/>
          <sheet id="b" swift-name="\(attributes.b)" title="B" detents="medium large"/>
        </menuet>
        """)
    }
    let comparison = VersionComparison(
      from: ComparedVersion(
        try document((#"id="sort""#, #"id="shape""#, "first", "second"))),
      to: ComparedVersion(
        try document((#"id="order""#, #"id="shape" swift-name="sort""#, "second", "first"))),
      frameworks: [.uikit])
    let words = comparison.interface.map(\.sentence)
    for gone in ["'case name' of 'Notes.Choice.Sort'", "'case points240' of 'Notes.FirstDetent'"] {
      #expect(words.contains("\(gone) is gone"), "\(words)")
    }
    for new in ["'case list' of 'Notes.Choice.Sort'", "'case points240' of 'Notes.SecondDetent'"] {
      #expect(words.contains("\(new) is new"), "\(words)")
    }
    #expect(comparison.isBreaking)
  }

  /// Sections without ids are known by what they hold.
  @Test func aSectionBeforeOthersIsNoChangeOfThose() throws {
    func document(_ section: String) throws -> Document {
      try Draft.document(
        """
        <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
          <commands><command id="a" title="A"/><command id="b" title="B"/><command id="c" title="C"/>
            <command id="d" title="D"/><command id="e" title="E"/></commands>
          <menu id="m" title="M">\(section)<section><item ref="a"/><item ref="b"/></section>
            <section><item ref="c"/><item ref="d"/></section></menu>
        </menuet>
        """)
    }
    let comparison = VersionComparison(
      from: ComparedVersion(try document("")),
      to: ComparedVersion(try document("<section><item ref=\"e\"/></section>")), frameworks: [])
    #expect(comparison.changes.map(\.kind) == [.added, .placed])
    #expect(comparison.changes.first?.element == .section)
  }
}

/// Numbers that a seed decides (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
