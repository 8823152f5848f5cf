import Foundation
import MenuetGoldens
import MenuetModel
import Testing

@testable import MenuetSchemas

/// What is written from the vocabulary stands in the repository; these tests compare it with what
/// would be written now.
enum Kept {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Compares a text with the file that holds it, or writes the file.
  static func compare(_ text: String, with path: String, suite: String) throws {
    let difference = try Golden(root.appending(path: path)).difference(to: text, suite: suite)
    if let difference { Issue.record("\(difference)") }
  }
}

@Suite struct ReferenceTests {
  private static let folder = "Sources/Menuet/Menuet.docc/Reference"

  @Test func thePagesAreFresh() throws {
    if Golden.isRecording {
      try FileManager.default.createDirectory(
        at: Kept.root.appending(path: Self.folder), withIntermediateDirectories: true)
    }
    for page in ReferencePages.all {
      try Kept.compare(
        page.text, with: "\(Self.folder)/\(page.fileName)", suite: "ReferenceTests")
    }
  }

  @Test func thereAreNoOtherPages() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Kept.root.appending(path: Self.folder).path)
    #expect(files.sorted() == ReferencePages.all.map(\.fileName).sorted())
  }

  @Test(arguments: Vocabulary.elements.map(\.name))
  func everyAttributeSaysWhatItMeans(_ name: ElementName) {
    let element = Vocabulary.spec(name)
    #expect(element.summary.hasSuffix("."))
    for attribute in element.attributes {
      let summary = attribute.summary
      #expect(summary.hasSuffix("."), "\(name.spelling) \(attribute.name.spelling)")
      #expect(!summary.contains("|"), "a cell of a table")
    }
  }
}
