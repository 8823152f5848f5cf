import Foundation
import Testing

/// `TargetFiles.swift` stands beside this file by a link, as it does in the other plugin: a test cannot
/// import a plugin.
@Suite("The files of a target, as the plugins find them")
struct TargetFilesTests {
  @Test("a document that another one includes is not compiled alone, and is one of its inputs")
  func included() throws {
    let files = try files([
      "App": "<include href = 'Notes.menuet.xml'/>", "Notes": "", "Mail": "",
    ])
    #expect(names(files.documents) == ["App", "Mail"])
    #expect(names(files.files(of: files.documents[0])) == ["Notes"])
  }

  @Test(
    "a comment includes nothing",
    arguments: [
      "<!-- <include href='Notes.menuet.xml'/> -->",
      "<!--\n  <include href='Notes.menuet.xml'/>\n  <include href='Mail.menuet.xml'/>\n-->",
      "<!-- a --><!-- <include href='Notes.menuet.xml'/> -->",
    ])
  func comment(text: String) throws {
    let files = try files(["App": text, "Notes": ""])
    #expect(names(files.documents) == ["App", "Notes"])
    #expect(files.files(of: files.documents[0]).isEmpty)
  }

  @Test("what stands between and behind comments counts")
  func betweenComments() throws {
    let files = try files([
      "App": "<!-- a --><include href=\"Mail.menuet.xml\"/><!-- b -->"
        + "<include href='Notes.menuet.xml'/>",
      "Mail": "", "Notes": "",
    ])
    #expect(names(files.documents) == ["App"])
    #expect(names(files.files(of: files.documents[0])) == ["Mail", "Notes"])
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ documents: [String: String]) throws -> TargetFiles {
    TargetFiles(
      try documents.sorted { $0.key < $1.key }.map { name, content in
        URL(fileURLWithPath: try folder.write("<menuet>\(content)</menuet>", to: file(name)))
      })
  }

  private func file(_ name: String) -> String { name + ".menuet.xml" }

  private func names(_ urls: [URL]) -> [String] {
    urls.map { String($0.lastPathComponent.prefix { $0 != "." }) }
  }
}
