import MenuetModel
import Testing

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("new-note", "newNote"), ("new_note", "newNote"), ("newNote", "newNote"),
    ("NewNote", "newNote"), ("URL", "url"), ("URLBar", "urlBar"), ("URL-bar", "urlBar"),
    ("f1", "f1"), ("a-1-b", "a1B"), ("trailing-", "trailing"), ("a--b", "aB"), ("A", "a"),
    ("AB1", "ab1"), ("default", "default"),
  ])
  func idsBecomeMembers(id: String, name: String) {
    #expect(SwiftName.member(id) == name)
  }

  @Test(arguments: [
    ("sort-order", "SortOrder"), ("sortOrder", "SortOrder"), ("URL", "URL"), ("type", "Type"),
    ("a_b", "AB"),
  ])
  func idsBecomeTypes(id: String, name: String) {
    #expect(SwiftName.type(id) == name)
  }

  @Test func togglesReadAsQuestions() {
    #expect(SwiftName.property(ofToggle: "bold") == "isBold")
    #expect(SwiftName.property(ofToggle: "is-pinned") == "isPinned")
    #expect(SwiftName.property(ofToggle: "island") == "isIsland")
  }

  @Test func theKindOfASurfaceIsNotDoubled() {
    #expect(SwiftName.factory("format", suffix: "menu") == "formatMenu")
    #expect(SwiftName.factory("sort-menu", suffix: "menu") == "sortMenu")
    #expect(SwiftName.factory("note-row-menu", suffix: "context-menu") == "noteRowContextMenu")
    #expect(SwiftName.factory("library-bar", suffix: "toolbar", synonym: "bar") == "libraryToolbar")
    #expect(SwiftName.factory("menu", suffix: "menu") == "menuMenu")
  }

  @Test func noCaseIsNamedAsASynthesizedMember() {
    #expect(SwiftName.enumCase("all-cases") == "allcases")
  }

  /// Asking whether an id has a name gives what making the name gives.
  @Test func namesAreKnownWithoutMakingThem() {
    var random = SplitMix(state: 5)
    let pieces = ["a", "b", "B", "AB", "1", "-", "_", "all", "Cases", "cases", "is"]
    func word() -> String {
      (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
    }
    var counts = (same: 0, other: 0)
    for _ in 0..<20_000 {
      let id = word()
      let made = [SwiftName.member(id), SwiftName.type(id), SwiftName.enumCase(id)]
      for name in made + [word(), made[0] + "a", String(made[0].dropLast())] {
        #expect(SwiftName.isMember(name, of: id) == (made[0] == name), "\(name) of \(id)")
        #expect(SwiftName.isType(name, of: id) == (made[1] == name), "\(name) of \(id)")
        #expect(SwiftName.isEnumCase(name, of: id) == (made[2] == name), "\(name) of \(id)")
        if made.contains(name) { counts.same += 1 } else { counts.other += 1 }
      }
      for name in made {
        #expect(SwiftName.letters(of: name) == SwiftName.letters(of: id), "\(name) of \(id)")
      }
    }
    #expect(min(counts.same, counts.other) > 10_000)
  }

  @Test func idsThatMapToOneNameCollide() {
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    func source(_ line: Int32) -> SourceReference { SourceReference(line: line, column: 1) }
    document.commands = [
      Command(id: "new-note", kind: .command, title: "A", source: source(1)),
      Command(id: "newNote", kind: .command, title: "B", source: source(2)),
      Command(id: "bold", kind: .toggle, title: "C", source: source(3)),
    ]
    document.states = [AppState(id: "is-bold", title: nil, comment: nil, source: source(4))]
    let options = ["by-name", "ByName"].enumerated().map { index, id in
      Choice.Option(id: id, title: id, source: source(Int32(6 + index)))
    }
    document.choices = [Choice(id: "sort", title: nil, options: options, source: source(5))]
    document.menus = [
      Menu(id: "sort", title: nil, content: [], source: source(8)),
      Menu(id: "sort-menu", title: nil, content: [], source: source(9)),
    ]
    let collisions = SwiftName.collisions(in: document)
    #expect(collisions.map(\.name) == ["newNote", "isBold", "byName", "sortMenu"])
    #expect(collisions.map(\.id) == ["newNote", "is-bold", "ByName", "sort-menu"])
    let owners = collisions.map { collision -> String in
      guard case .declaration(let id, _) = collision.owner else { return "inherited" }
      return id
    }
    #expect(owners == ["new-note", "bold", "by-name", "sort"])
    #expect(collisions.map(\.source.line) == [2, 4, 7, 9])
  }

  @Test func aNameInSwiftStandsForTheID() {
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    document.commands = [
      Command(id: "new", kind: .command, title: "A", source: .none),
      Command(id: "edit", kind: .toggle, title: "B", source: .none),
    ]
    let option = Choice.Option(id: "self", title: "C", source: .none)
    let choice = Choice(id: "sort", title: nil, options: [option], source: .none)
    let menu = Menu(id: "new", title: nil, content: [], source: .none)
    #expect(document.caseName(ofCommand: 0) == "new")
    #expect(document.memberName(ofCommand: 1) == "isEdit")
    document.swiftNames[command: "new"] = "make-note"
    document.swiftNames[command: "edit"] = "note-editing"
    document.swiftNames[command: "sort"] = "sortOrder"
    document.swiftNames[command: "sort.self"] = "byItself"
    document.swiftNames[surface: "new"] = "creation-menu"
    #expect(document.caseName(ofCommand: 0) == "makeNote")
    #expect(document.memberName(ofCommand: 1) == "isNoteEditing")
    #expect(document.typeName(of: choice) == "SortOrder")
    #expect(document.caseName(of: option, in: choice) == "byItself")
    #expect(document.factoryName(of: menu) == "creationMenu")
    #expect(document.typeName(ofPresentable: "new") == "CreationMenu")
  }

  @Test func whatAViewControllerHasIsTaken() {
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    document.commands = [
      Command(id: "editing", kind: .toggle, title: "A", source: .none),
      Command(id: "title", kind: .command, title: "B", source: .none),
      Command(id: "load-view", kind: .command, title: "C", source: .none),
    ]
    document.states = [AppState(id: "body", title: nil, comment: nil, source: .none)]
    let types = SwiftName.collisions(in: document).map { collision in
      if case .inherited(let type) = collision.owner { type.name } else { "" }
    }
    #expect(types == ["UIViewController", "UIViewController", "View"])
    document.swiftNames[command: "editing"] = "note-editing"
    document.swiftNames[command: "load-view"] = "showNote"
    document.swiftNames[command: "body"] = "has-body"
    #expect(SwiftName.collisions(in: document) == [])
  }

  /// What only a window controller or a document of AppKit has is worth a warning, and none where the
  /// command is the system's own.
  @Test func whatTypesHaveThatAnAppCanDoWithoutMattersLess() {
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    var close = Command(id: "close", kind: .command, title: "Close", source: .none)
    close.system = .close
    document.commands = [
      Command(id: "show-windows", kind: .command, title: "A", source: .none), close,
    ]
    document.states = [AppState(id: "window", title: nil, comment: nil, source: .none)]
    let collisions = SwiftName.collisions(in: document)
    #expect(collisions.map(\.id) == ["show-windows", "window"])
    for collision in collisions {
      guard case .inherited(let type) = collision.owner else { continue }
      #expect(!type.isUsual && type.name.hasPrefix("NS"))
    }
  }

  @Test func onlyTypesOfTheDocumentsPlatformsHaveNames() {
    var document = Document(name: "Notes", fileName: "Notes.menuet.xml", source: .none)
    document.states = ["touchBar", "traitOverrides"].map {
      AppState(id: $0, title: nil, comment: nil, source: .none)
    }
    let platforms: [(PlatformSet, [String])] = [
      (.ios, ["traitOverrides"]), (.macos, ["touchBar", "traitOverrides"]), (.watchos, []),
    ]
    for (set, names) in platforms {
      document.platforms = set
      #expect(SwiftName.collisions(in: document).map(\.name) == names)
    }
  }

  /// Each word is found, and nothing between two of them.
  @Test func wordsOfATableAreFound() {
    let table: SortedWords = """
      Alpha Beta Betas
      Gamma Z
      """
    let words = table.words
    #expect(words == ["Alpha", "Beta", "Betas", "Gamma", "Z"])
    for word in words {
      #expect(table.contains(word) && table.hasWord(beginningWith: word))
      #expect(!table.contains(word + "0"))
    }
    for other in ["", "A", "Alph", "Bet", "Betaz", "Gammas", "ZZ", "a", "Alpha Beta"] {
      #expect(!table.contains(other))
    }
    #expect(table.hasWord(beginningWith: "Bet") && !table.hasWord(beginningWith: "Bez"))
    for names in FrameworkNames.all {
      #expect(names.types.words == names.types.words.sorted())
      #expect(names.types.words.allSatisfy(names.types.contains))
    }
  }

  @Test func aDocumentIsNotNamedAsAKeywordOrAStandardType() {
    #expect(SwiftName.isKeyword("class"))
    #expect(SwiftName.isKeyword("Type"))
    #expect(SwiftName.isStandardType("String"))
    #expect(!SwiftName.isKeyword("Notes") && !SwiftName.isStandardType("Notes"))
  }
}
