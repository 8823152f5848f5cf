import Foundation
import MenuetGoldens
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// `menuet schema`, and the files of `Schemas` that it writes.
@Suite struct SchemaTests {
  static let formats = ["rng", "xsd", "json-output"]

  @Test(
    arguments: zip(formats, ["menuet.rng", "menuet.xsd", "menuet-output.schema.json"]))
  func theFileIsFresh(_ format: String, _ name: String) throws {
    let run = menuet("schema", "--format", format)
    #expect(run.code == 0)
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Schemas/\(name)")
    let difference = try Golden(file).difference(to: run.output, suite: "SchemaTests")
    if let difference { Issue.record("\(difference)") }
  }

  @Test(arguments: formats) func aFileOfItsOwnIsWrittenAgain(_ format: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "schema")
    #expect(menuet("schema", "--format", format, "-o", path).code == 0)
    let text = try folder.text("schema")
    #expect(text == menuet("schema", "--format", format).output)
    try folder.write(text + "\n", to: "schema")
    #expect(menuet("schema", "--format", format, "-o", path).code == 0)
    #expect(try folder.text("schema") == text)
  }

  @Test func aFileOfSomebodyElseStays() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<grammar/>\n", to: "own.rng")
    let run = menuet("schema", "-o", path)
    #expect(run.code == 3)
    #expect(
      run.error == "\(path):1:1: error: the file was not made by menuet and is not overwritten"
        + " [file-unwritable]\n    fix: choose another name, or overwrite it with --force\n")
    #expect(try folder.text("own.rng") == "<grammar/>\n")
    #expect(menuet("schema", "-o", path, "--force").code == 0)
  }

  @Test func operandsAreRefused() {
    let run = menuet("schema", "Notes.menuet.xml")
    #expect(run.code == 2)
    #expect(run.error == "menuet: error: 'Notes.menuet.xml' is one argument too many\n")
  }
}
