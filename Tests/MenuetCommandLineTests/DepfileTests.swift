import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct DepfileTests {
  @Test(arguments: [
    ("Notes.menuet.xml", "Notes.menuet.xml"),
    ("My Notes.xml", #"My\ Notes.xml"#),
    ("a#b", "a\\#b"),
    ("$HOME/x", "$$HOME/x"),
    (#"a\b"#, #"a\b"#),
    (#"a\ b"#, #"a\\\ b"#),
    (#"end\"#, #"end\\"#),
    ("c:d", #"c\:d"#),
    ("日本", "日本"),
  ]) func pathsAreEscaped(path: String, expected: String) {
    #expect(Depfile.escaped(path) == expected)
  }

  @Test func everyOutputHasARule() {
    #expect(
      Depfile.text([("a.swift", ["a.xml", "b c.xml"]), ("d.swift", [])])
        == "a.swift: a.xml b\\ c.xml\nd.swift:\n")
  }

  @Test func depfilesAreRecognized() {
    func isPresent(_ text: String) -> Bool { Depfile.isPresent(in: Array(text.utf8), for: ["a b"]) }
    #expect(isPresent("a\\ b.swift: c.xml\n"))
    #expect(isPresent("other.swift: c\\ d.menuet.xml menuet.json\nb.swift: c.xml\n"))
    #expect(isPresent("a\\ b:\n"), "a document on standard input")
    #expect(isPresent("a\\ b: notes.txt\n"), "a document of any name")
    #expect(isPresent(Depfile.text([("x", ["a.xml"] + Array(repeating: "path", count: 400))])))
    let long = String(repeating: "long/", count: 300)
    let start = Depfile.text([("a b", [long]), ("c", [long])]).utf8.prefix(GeneratedMark.reach)
    #expect(Depfile.isPresent(in: Array(start), for: ["a b"]), "the bytes at the start of a file")
  }

  @Test(arguments: [
    "// note: this\n", "{\"format\": \"menuet/1\"}", "hello\n", "", ": x", "word: \n", "word:\n",
    "name: Notes\n", "Note: read a.xml first\n", "a\\ b: c.xml", "a\\ b: c.xml\n\tcat c.xml\n",
    "a\\ b: c.xml\n# more\n", "a\\ b: c.xml\n\nAnd more.\n", "a\\ b:  c.xml\n",
  ])
  func otherFilesAreNoDepfiles(text: String) {
    #expect(!Depfile.isPresent(in: Array(text.utf8), for: ["a b"]))
  }

  @Test func aFileThatIsNoDepfileOfOursIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Sample.clean, to: "a.menuet.xml")
    let settings = try folder.write("name: Notes\nkind: app\n", to: "settings.yaml")
    let words = ["compile", "-o", folder["a.swift"], "--framework", "none", "--depfile"]
    let run = menuet(words + [settings, document])
    #expect(run.code == 3 && run.error.contains("was not made by menuet"), "\(run)")
    #expect(try folder.text("settings.yaml") == "name: Notes\nkind: app\n")
    for _ in 0..<2 { #expect(menuet(words + [folder["a.d"], document]).code == 0) }
    #expect(
      menuet(
        ["compile", "--framework", "none", "-o", folder["b.swift"], "--depfile"]
          + [folder["a.d"], document]
      ).code == 0, "another output of the same document")
  }

  /// Make takes the paths for what they are.
  @Test func makeReadsTheDepfile() throws {
    let folder = try TemporaryFolder()
    let names = ["My Notes.xml", "a#b.xml", "$x.xml", "plain.xml"]
    for name in names { try folder.write("", to: name) }
    try folder.write(Depfile.text([("out", names)]), to: "out.d")
    try folder.write("all: out\nout:\n\t@echo $(words $?) newer\n\ninclude out.d\n", to: "Makefile")
    guard try Program.shell("command -v make").code == 0 else { return }
    let run = try Program.shell("make -s", in: folder)
    #expect(run.error.isEmpty)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("newer\n"))
    try folder.write("", to: "out")
    let touched = try Program.shell("sleep 0.02; touch '$x.xml'; make -s", in: folder)
    #expect(touched.output.hasSuffix("newer\n"))
    #expect(try Program.shell("sleep 0.02; touch out; make -s", in: folder).output.isEmpty)
  }
}
