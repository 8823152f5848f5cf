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
    func isPresent(_ text: String) -> Bool { Depfile.isPresent(in: Array(text.utf8)) }
    #expect(isPresent("a\\ b.swift: c.xml\n"))
    #expect(isPresent("out:\n"))
    #expect(!isPresent("// note: this\n"))
    #expect(!isPresent("{\"format\": \"menuet/1\"}"))
    #expect(!isPresent("hello\n"))
    #expect(!isPresent(""))
    #expect(!isPresent(": x"))
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
