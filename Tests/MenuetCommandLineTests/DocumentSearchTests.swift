import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct DocumentSearchTests {
  private func find(
    _ operands: [String], root: String? = nil
  ) throws(UsageError) -> DocumentSearch {
    var search = DocumentSearch(root: root)
    for operand in operands { try search.add(operand) }
    return search
  }

  @Test func foldersAreSearchedInTheOrderOfTheirNames() throws {
    let folder = try TemporaryFolder()
    let names = [
      "B.menuet.xml", "a/Z.menuet.xml", "a/b/C.menuet.xml", "a.menuet.xml", "é/E.menuet.xml",
    ]
    for name in names { try folder.write("", to: name) }
    for other in ["a/Notes.xml", "menuet.xml", ".git/D.menuet.xml", ".hidden.menuet.xml"] {
      try folder.write("", to: other)
    }
    let search = try find([folder.path])
    #expect(
      search.documents.map(\.path) == [
        folder["B.menuet.xml"], folder["a/Z.menuet.xml"], folder["a/b/C.menuet.xml"],
        folder["a.menuet.xml"], folder["é/E.menuet.xml"],
      ])
    #expect(search.failures.isEmpty)
  }

  @Test(arguments: [
    ("Notes", "Notes.menuet.xml"), ("Notes.menuet", "Notes.menuet.xml"),
    ("Nots.menuet.xml", "Notes.menuet.xml"), ("Mail.xml", nil), ("Other.menuet.xml", nil),
  ])
  func aDocumentThatIsNotThereMayBeANeighbor(name: String, meant: String?) throws {
    let folder = try TemporaryFolder()
    for name in ["Notes.menuet.xml", "Mailboxes.menuet.xml", "Nots.xml"] {
      try folder.write("", to: name)
    }
    let search = try find([folder[name]])
    #expect(search.failures.map(\.path) == [folder[name]])
    #expect(
      search.failures.map(\.advice) == [meant.map { "name '\(folder[$0])', if that is meant" }])
  }

  @Test func aDocumentCountsOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a/N.menuet.xml")
    try folder.link("a/L.menuet.xml", to: path)
    #expect(
      try find([path, folder["a"], folder.path, path]).documents.map(\.path) == [path])
  }

  @Test func linksAreFollowedInsideTheRootOnlyAndNotInCircles() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in/N.menuet.xml")
    try folder.write("", to: "out/O.menuet.xml")
    try folder.link("in/loop", to: folder["in"])
    try folder.link("in/up", to: folder.path)
    try folder.link("in/other", to: folder["out"])
    try folder.link("in/P.menuet.xml", to: folder["out/O.menuet.xml"])
    try folder.link("in/dangling.menuet.xml", to: folder["nowhere"])
    #expect(try find([folder["in"]]).documents.map(\.path) == [folder["in/N.menuet.xml"]])
    let wide = try find([folder["in"]], root: folder.path)
    #expect(
      wide.documents.map(\.path) == [folder["in/N.menuet.xml"], folder["in/P.menuet.xml"]])
    // A link that is named itself is meant.
    let named = try find([folder["in/P.menuet.xml"]])
    #expect(named.documents.map(\.path) == [folder["in/P.menuet.xml"]])
  }

  @Test func anEmptyFolderIsAMistake() throws {
    let folder = try TemporaryFolder()
    #expect(throws: UsageError.folderWithout("*.menuet.xml", folder.path)) {
      try find([folder.path])
    }
    #expect(menuet("validate", folder.path).code == 2)
  }

  @Test func standardInputIsNotLookedUp() throws {
    let search = try find(["-"])
    #expect(search.documents.map(\.displayPath) == ["<stdin>"])
    #expect(search.documents.first?.stem == nil)
  }

  @Test func namesLoseTheirEnding() {
    func stem(_ path: String) -> String? { InputDocument(path: path, identity: nil).stem }
    #expect(stem("a/Notes.menuet.xml") == "Notes")
    #expect(stem("Notes.xml") == "Notes")
    #expect(stem("Notes.v2.menuet.xml") == "Notes.v2")
    #expect(stem("/dev/fd/63") == "63")
    #expect(stem(".menuet.xml") == ".menuet")
  }

  @Test func pathsAreTakenApart() {
    #expect(Path.name(of: "a/b/c") == "c")
    #expect(Path.name(of: "a/b/") == "b")
    #expect(Path.name(of: "/") == "/" || Path.name(of: "/").isEmpty)
    #expect(Path.folder(of: "a/b/c") == "a/b")
    #expect(Path.folder(of: "c") == ".")
    #expect(Path.folder(of: "/c") == "/")
    #expect(Path.folder(of: "a//c") == "a")
    #expect(Path.folder(of: "/") == "/")
    #expect(Path.contains("/a/b", "/a/b/c"))
    #expect(Path.contains("/", "/a"))
    #expect(!Path.contains("/a/b", "/a/bc"))
  }
}
