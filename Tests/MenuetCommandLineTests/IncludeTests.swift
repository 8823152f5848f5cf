import Menuet
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct IncludeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.clean.replacing("Notes", with: "Part"), to: "Part.menuet.xml")
    try folder.write(Sample.clean.replacing("Notes", with: "Sub"), to: "doc/sub/S.menuet.xml")
  }

  private func validate(_ href: String, _ arguments: String...) throws -> ToolRun {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes"><include href="\(href)"/></menuet>

      """
    let document = try folder.write(text, to: "doc/Notes.menuet.xml")
    return menuet(["validate"] + arguments + [document])
  }

  @Test func filesBesideTheDocumentAreRead() throws {
    #expect(try validate("sub/S.menuet.xml").code == 0)
    #expect(try validate("./sub/../sub/S.menuet.xml").code == 0)
  }

  @Test func whatIsMissingIsAnErrorOfTheDocument() throws {
    let run = try validate("none.menuet.xml")
    #expect(run.code == 1)
    #expect(run.error.contains("[file-unreadable]"))
    #expect(run.error.contains("no such file or directory"))
    #expect(try validate("sub").code == 1)
  }

  @Test func theRootIsNotLeft() throws {
    for href in ["../Part.menuet.xml", folder["doc/sub/S.menuet.xml"]] {
      let run = try validate(href)
      #expect(run.code == 1)
      #expect(run.error.contains("[include-outside-root]"), "\(run.error)")
    }
    #expect(try validate("../Part.menuet.xml", "--root", folder.path).code == 0)
    try folder.link("doc/link.menuet.xml", to: folder["Part.menuet.xml"])
    #expect(try validate("link.menuet.xml").code == 1)
    // What is not there may be looked for outside as well.
    for href in ["../none.menuet.xml", "sub/../../none.menuet.xml", "none/../../none.menuet.xml"] {
      #expect(try validate(href).error.contains("[include-outside-root]"), "\(href)")
    }
    #expect(try validate("sub/../none.menuet.xml").error.contains("[file-unreadable]"))
    #expect(try validate("link.menuet.xml", "--root", folder.path).code == 0)
  }

  @Test func circlesAreFoundByWhateverPath() throws {
    let run = try validate("sub/../Notes.menuet.xml")
    #expect(run.code == 1)
    #expect(run.error.contains("[include-cycle]"))
    // In the document itself, not in a second copy of it.
    #expect(run.error.hasPrefix(folder["doc/Notes.menuet.xml"] + ":1:"))
    #expect(run.error.split(separator: "\n").count { $0.contains(": error: ") } == 1)
  }

  @Test func aFileIsNamedWithoutTheWayToIt() throws {
    try folder.write(Sample.broken, to: "other/Broken.menuet.xml")
    for href in ["../other/Broken.menuet.xml", "./sub/../../other/./Broken.menuet.xml"] {
      let run = try validate(href, "--root", folder.path)
      #expect(run.error.hasPrefix(folder["other/Broken.menuet.xml"] + ":"), "\(run.error)")
    }
    // Behind a link, the folder above is another one.
    try folder.write(Sample.broken, to: "far/Broken.menuet.xml")
    try folder.write("", to: "far/near/empty")
    try folder.link("doc/near", to: folder["far/near"])
    let run = try validate("near/../Broken.menuet.xml", "--root", folder.path)
    #expect(run.error.hasPrefix(folder["doc/near/../Broken.menuet.xml"] + ":"), "\(run.error)")
  }

  @Test(arguments: [
    ("a/../b.xml", "b.xml"), ("./a/.././b.xml", "./b.xml"), ("/a//b/../c.xml", "/a/c.xml"),
    ("../../a/../b.xml", "../../b.xml"), ("/../a", "/../a"), ("a/b/../../../c", "../c"),
  ])
  func pathsAreShortened(path: String, short: String) {
    #expect(Path.shortened(path) == short)
  }

  @Test func findingsNameTheFileThatTheyAreIn() throws {
    let part = try folder.write(Sample.broken, to: "doc/Broken.menuet.xml")
    let run = try validate("Broken.menuet.xml")
    #expect(run.code == 1)
    #expect(run.error.contains(part + ":1:43: error: "))
  }

  @Test func catalogsAreReadWhereTheDocumentNamesThem() throws {
    let text = "<menuet xmlns=\"urn:menuet:1\" name=\"Notes\" strings=\"../L.xcstrings\"/>\n"
    let document = try folder.write(text, to: "doc/Notes.menuet.xml")
    let missing = menuet("validate", document)
    #expect(missing.code == 1)
    #expect(missing.error.contains("'../L.xcstrings' cannot be read: no such file or directory"))
    try folder.write("{", to: "L.xcstrings")
    #expect(menuet("validate", document).error.contains("it is no String Catalog"))
    let catalog = try folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}", to: "L.xcstrings")
    #expect(menuet("validate", document).code == 0)
    let run = menuet("compile", "-o", folder["O.swift"], "--depfile", folder["O.d"], document)
    #expect(run.code == 0)
    #expect(try folder.text("O.d").contains(" \(folder["L.xcstrings"])\n"))
    #expect(catalog.hasSuffix("L.xcstrings"))
  }

  @Test func aCatalogThatCannotBeReadHidesNothing() throws {
    let text = """
      <menuet xmlns="urn:menuet:1" name="Notes" strings="Gone.xcstrings">
      <sheet id="letter" title="Letter"><command system="cancel"/></sheet>
      </menuet>

      """
    let run = menuet("validate", try folder.write(text, to: "doc/Notes.menuet.xml"))
    #expect(run.error.contains("[file-unreadable]"))
    #expect(run.error.contains("[sheet-unpresented]"))
    #expect(run.error.split(separator: "\n").count { $0.hasSuffix("]") } == 2)
  }
}
