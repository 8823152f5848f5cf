import Foundation
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// A folder that is drawn with `-o`, and documents with errors.
@Suite struct GalleryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [("svg", ".svg"), ("html", ".html")]) func aFolderGetsAnIndex(
    _ format: String, _ ending: String
  ) throws {
    try folder.write(Sample.clean, to: "in/A #1.menuet.xml")
    try folder.write(Sample.toolbar, to: "in/First/Same.menuet.xml")
    try folder.write(Sample.toolbar, to: "in/Second/Same.menuet.xml")
    let run = menuet(["render", "--format", format, folder["in"], "-o", folder["out"]])
    #expect(run.code == 0, "\(run.error)")
    #expect(
      try folder.names("out")
        == ["A #1", "First-Same", "Second-Same"].map { $0 + ending } + ["index.html"])
    let index = try folder.text("out/index.html")
    #expect(index.contains("href=\"A%20%231\(ending)\""))
    #expect(index.contains("<p>First/Same.menuet.xml<br>"))
    #expect(index.contains("<h1>in</h1>"))
    #expect(!index.contains(folder.path))
    // Words of the search.
    #expect(index.contains("data-words=\"") && index.contains("format"))
    let again = menuet(["render", "--format", format, folder["in"], "-o", folder["out"]])
    #expect(again.code == 0)
    #expect(try folder.text("out/index.html") == index)
  }

  @Test func theIndexIsNoDocumentsPage() throws {
    try folder.write(Sample.clean, to: "in/index.menuet.xml")
    let run = menuet(["render", "--format", "html", folder["in"], "-o", folder["out"]])
    #expect(run.code == 2)
    #expect(!folder.exists("out"))
  }

  @Test func onlyWhatIsThereIsInTheIndex() throws {
    try folder.write(Sample.clean, to: "in/A.menuet.xml")
    try folder.write(Sample.toolbar, to: "in/B.menuet.xml")
    try folder.write("somebody's", to: "out/A.svg")
    let run = menuet(["render", folder["in"], "-o", folder["out"]])
    #expect(run.code == 3)
    let index = try folder.text("out/index.html")
    #expect(!index.contains("A.svg") && index.contains("B.svg"))
  }

  @Test(arguments: ["svg", "text", "html"]) func whatIsUnderstoodIsDrawnUnderTheErrors(
    _ format: String
  ) {
    let document = Sample.toolbar.replacing(
      "<toolbar ", with: "<menu id='m'><item ref='no'/></menu><toolbar ")
    let run = menuet(["render", "--format", format, "-"], input: Array(document.utf8))
    #expect(run.code == 1)
    #expect(run.output.contains("nothing declares 'no'"))
    #expect(run.output.contains("format"))
    #expect(
      menuet(["render", "--format", format, "-"], input: Array("<menuet".utf8)).output.isEmpty)
  }
}
