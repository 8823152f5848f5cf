import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// `menuet init`: what an app begins with.
@Suite struct InitVerbTests {
  static let platforms = ["ios", "ipados", "macos", "visionos", "watchos", "tvos"]

  /// Every set of platforms.
  static let sets = (1..<64).map { bits in
    platforms.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
      .joined(separator: ",")
  }

  @Test(arguments: sets) func theDocumentIsClean(platforms: String) throws {
    let folder = try TemporaryFolder()
    let made = menuet(
      "init", "--app", "Notes", "--platforms", platforms, "--output-dir", folder.path)
    #expect(made.code == 0 && made.error == "")
    let document = folder["Notes.menuet.xml"]
    for arguments in [["validate", "--strict"], ["strings", "--check"]] {
      let run = menuet(arguments + [document])
      #expect(run.code == 0 && run.output == "" && run.error == "", "\(arguments): \(run.error)")
    }
    let compiled = menuet("compile", document)
    #expect(compiled.code == 0 && compiled.output.contains("enum Notes"))
  }

  @Test func everyMainConstructIsThere() throws {
    let folder = try TemporaryFolder()
    let made = menuet("init", "--app", "Notes", "--output-dir", folder.path)
    #expect(
      made.output == """
        wrote \(folder["Notes.menuet.xml"])
        wrote \(folder["menuet.json"])
        wrote \(folder["Localizable.xcstrings"])
        next: menuet render --format text \(folder["Notes.menuet.xml"])

        """)
    let text = try folder.text("Notes.menuet.xml")
    for element in [
      "states", "state", "commands", "command", "toggle", "choice", "option", "menu-bar", "menu",
      "submenu", "toolbar", "leading", "center", "trailing", "pop-up-button", "context-menu",
      "sheet", "alert", "item", "separator", "view", "group", "pull-down-button", "edit-menu",
      "section", "popover",
    ] {
      #expect(text.contains("<\(element)"), "\(element)")
    }
    // Nor has the first build anything to say.
    #expect(menuet("compile", folder["Notes.menuet.xml"]).error == "")
    // Short enough to be read, and in no line too long for that.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 130 && lines.allSatisfy { $0.count <= 105 })
    #expect(try folder.text("menuet.json").contains("\"framework\": \"uikit\""))
    #expect(try folder.text("Localizable.xcstrings").contains("\"value\" : \"Add Item…\""))
  }

  /// Blanks between the words of a list are no mistake of a command line.
  @Test(arguments: ["ios, macos", "ios macos", " ios ,macos "])
  func blanksDivideTheWordsOfAList(platforms: String) throws {
    let folder = try TemporaryFolder()
    let run = menuet(
      "init", "--app", "Notes", "--platforms", platforms, "--output-dir", folder.path)
    #expect(run.code == 0, "\(run.error)")
    #expect(try folder.text("Notes.menuet.xml").contains("platforms=\"ios macos\""))
    let empty = menuet("init", "--app", "Notes", "--platforms", "ios,,macos", "--output-dir", "x")
    #expect(empty.code == 2)
  }

  @Test(arguments: [("watchos,tvos", false), ("ios,visionos", false), ("ipados,watchos", true)])
  func aMenuBarIsWrittenWhereThereIsOne(platforms: String, isThere: Bool) throws {
    let folder = try TemporaryFolder()
    _ = menuet("init", "--app", "Notes", "--platforms", platforms, "--output-dir", folder.path)
    let text = try folder.text("Notes.menuet.xml")
    #expect(text.contains("<menu-bar") == isThere)
    #expect(text.contains("<menu id=\"item\""))
  }

  @Test(arguments: [
    ("macos", "appkit"), ("watchos,tvos", "none"), ("macos,ios", "uikit"), ("visionos", "uikit"),
  ])
  func theFrameworkFollowsFromThePlatforms(platforms: String, framework: String) throws {
    let folder = try TemporaryFolder()
    _ = menuet("init", "--app", "Notes", "--platforms", platforms, "--output-dir", folder.path)
    #expect(try folder.text("menuet.json").contains("\"framework\": \"\(framework)\""))
  }

  @Test(arguments: ["Notes.menuet.xml", "Other.menuet.xml", "menuet.json", "Localizable.xcstrings"])
  func nothingIsOverwritten(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: name)
    let run = menuet("init", "--app", "Notes", "--output-dir", folder.path)
    #expect(run.code == 3 && run.output == "")
    #expect(
      run.error == """
        \(folder[name]):1:1: error: the file is there already; nothing was written [file-unwritable]
            fix: choose another folder with --output-dir

        """)
    #expect(try folder.names() == [name] && folder.text(name) == "mine")
  }

  @Test func aLinkThatLeadsNowhereIsInTheWay() throws {
    let folder = try TemporaryFolder()
    try folder.link("menuet.json", to: "nowhere")
    #expect(menuet("init", "--app", "Notes", "--output-dir", folder.path).code == 3)
    #expect(try folder.names() == ["menuet.json"])
  }

  @Test func whatWasWrittenGoesWhenTheRestCannotBe() throws {
    let folder = try TemporaryFolder()
    let files = NewFiles(
      folder: folder.path, files: [("a", [1]), ("b", [2]), ("none/c", [3])])
    #expect(throws: Failure.self) { try files.write() }
    #expect(try folder.names() == [])
  }

  @Test(arguments: [
    ("class", "Class"), ("my app", "MyApp"), ("9 Lives", "Lives"), ("String", "StringApp"),
    ("View", "ViewApp"), ("menu", "MenuApp"), ("NSWindow", "WindowApp"),
    ("Calendar", "CalendarApp"), ("\"/><x", "X"), ("Ü", "MyApp"),
  ])
  func namesThatAreNoneAreRefused(name: String, suggestion: String) throws {
    let folder = try TemporaryFolder()
    let run = menuet("init", "--app=\(name)", "--output-dir", folder.path)
    #expect(run.code == 2 && run.error.contains("such as '--app \(suggestion)'"), "\(run.error)")
    #expect(try folder.names() == [])
  }

  @Test func theFolderGivesTheName() throws {
    let folder = try TemporaryFolder()
    #expect(menuet("init", "--output-dir", folder["new/my first-app"]).code == 0)
    #expect(folder.exists("new/my first-app/MyFirstApp.menuet.xml"))
    let run = menuet("init", "--output-dir", folder["123"])
    #expect(run.code == 2 && run.error.contains("'init' needs '--app NAME'"))
    #expect(!folder.exists("123"))
  }
}
