import Foundation
import MenuetGoldens
import Testing

/// The tutorial, followed word for word, and the pictures of the documentation.
///
/// `MENUET_RECORD=1 Tests/run --filter TutorialTests` draws the pictures and keeps the output anew.
@Suite struct TutorialTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = root.appending(path: "Sources/Menuet/Menuet.docc")
  private static let resources = catalogue.appending(path: "Resources")
  private static let records = Golden.isRecording

  private let tutorial: String
  private let readMe: String

  init() throws {
    tutorial = try String(
      contentsOf: Self.catalogue.appending(path: "Tutorials/FirstMenuBarAndToolbar.tutorial"),
      encoding: .utf8)
    readMe = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: resources.appending(path: name), encoding: .utf8)
  }

  /// Compares a text with the one that is kept, or keeps it.
  private static func compare(_ text: String, with name: String) throws {
    if records { try Data(text.utf8).write(to: resources.appending(path: name)) }
    #expect(try text == self.text(name), "\(name) is stale")
  }

  private struct Step {
    /// The commands in its words.
    let commands: [String]
    /// The name and the file of its code.
    let code: (name: String, file: String)
  }

  private var steps: [Step] {
    tutorial.split(separator: "@Step {").dropFirst().compactMap { text in
      guard let code = text.firstMatch(of: /@Code\(name: "(.+?)", file: "(.+?)"/) else {
        return nil
      }
      let words = text[..<code.range.lowerBound]
      return Step(
        commands: words.matches(of: /`((?:menuet|swiftc) [^`]+)`/).map { String($0.1) },
        code: (String(code.1), String(code.2)))
    }
  }

  @Test func everyStepDoesWhatTheTutorialSays() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["menuet"], withDestinationPath: try Program.path)
    let searchPath =
      folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    #expect(steps.count == 16)
    for step in steps {
      let isOutput = step.code.name == "Terminal"
      if !isOutput { try folder.write(Self.text(step.code.file), to: step.code.name) }
      var output = ""
      for command in step.commands {
        let run = try Program.shell(command, in: folder, searchPath: searchPath)
        output = run.output + run.error
        // Only what the tutorial shows may be printed.
        if !isOutput { #expect(run.code == 0 && output.isEmpty, "\(command): \(output)") }
      }
      if isOutput { try Self.compare(output, with: step.code.file) }
    }
  }

  /// A picture `tasks-3.bar.svg` shows the surface `bar` of `tasks-3.menuet.xml`.
  @Test func thePicturesShowTheirDocuments() throws {
    let inTutorial = tutorial.matches(of: /source: "(.+?)\.svg"/).map { String($0.1) }
    let inReadMe = readMe.matches(of: /Resources\/(\w+)\.svg/).map { String($0.1) }
    let names = Set(inTutorial + inReadMe)
    #expect(inReadMe == ["README"])
    for name in names {
      let parts = name.split(separator: ".").map(String.init)
      let document =
        parts[0] == "README" ? try readMeDocument : try Self.text(parts[0] + ".menuet.xml")
      // The picture of the README stands in a narrow column.
      let part =
        parts.count > 1 ? ["--surface", parts[1]] : ["--widths", "480,400,370,320"]
      for (suffix, appearance) in [("", "light"), ("~dark", "dark")] {
        let run = menuet(
          ["render", "--appearance", appearance] + part + ["-"], input: Array(document.utf8))
        #expect(run.code == 0, "\(run.error)")
        try Self.compare(run.output, with: "\(name)\(suffix).svg")
      }
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.resources.path)
      .filter { $0.hasSuffix(".svg") && !$0.hasSuffix("~dark.svg") }
    #expect(Set(kept) == Set(names.map { $0 + ".svg" }))
  }

  // MARK: README

  private var readMeDocument: String {
    get throws {
      String(try #require(readMe.firstMatch(of: /```xml\n(.+?)```/.dotMatchesNewlines())).1)
    }
  }

  @Test func theDocumentOfTheReadMeIsClean() throws {
    let run = menuet("validate", "-", input: try readMeDocument)
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    let compilation = menuet("compile", "--framework", "uikit", "-", input: try readMeDocument)
    // Its group becomes one button; from iOS 27 on the system decides when, which is a note.
    #expect(compilation.code == 0, "\(compilation.error)")
    #expect(!compilation.error.contains("warning:"), "\(compilation.error)")
    #expect(compilation.error.contains("note: from iOS 27"), "\(compilation.error)")
  }

  /// The mistake is a letter that is missing in the document's only reference.
  @Test func theMistakeOfTheReadMeIsPrintedAsItSays() throws {
    let shown = try #require(
      readMe.firstMatch(of: /```\n(Notes.menuet.xml:.+?)```/.dotMatchesNewlines()))
    let folder = try TemporaryFolder()
    try folder.write(
      readMeDocument.replacing("ref=\"share\"", with: "ref=\"shre\""), to: "Notes.menuet.xml")
    let run = try Program.shell("$MENUET validate Notes.menuet.xml", in: folder)
    #expect(run.code == 1)
    #expect(run.error.hasPrefix(String(shown.1)))
  }

  @Test func theReadMeIsShort() {
    #expect(readMe.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
