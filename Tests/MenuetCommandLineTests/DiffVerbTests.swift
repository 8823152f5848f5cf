import Foundation
import MenuetGoldens
import Testing

@testable import MenuetCommandLine

/// The files of the tests on versions.
enum VersionFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let goldens = root.appending(path: "Tests/Goldens/Differences")
  static var old: String { goldens.appending(path: "old.menuet.xml").path }
  static var new: String { goldens.appending(path: "new.menuet.xml").path }
}

@Suite struct DiffVerbTests {
  /// Nearly every kind of change. Record with `MENUET_RECORD=1`.
  @Test(arguments: ["text", "markdown", "json", "html"])
  func thePairGivesItsGolden(_ format: String) throws {
    let run = menuet(
      "diff", "--format", format, "--framework", "uikit,swiftui,appkit,none", VersionFiles.old,
      VersionFiles.new)
    #expect(run.code == 0)
    let folder = VersionFiles.goldens.path + "/"
    let output = run.output.replacingOccurrences(of: folder, with: "")
    let golden = VersionFiles.goldens.appending(path: "expected.\(format)")
    let difference = try Golden(golden).difference(to: output, suite: "DiffVerbTests")
    if let difference { Issue.record("\(difference)") }
  }

  /// The number of jobs changes nothing in the output.
  @Test(arguments: [(VersionFiles.old, VersionFiles.new), (VersionFiles.new, VersionFiles.old)])
  func oneJobAndManySayTheSame(_ old: String, _ new: String) {
    let runs = [1, 2, 3, 8].map { jobs in
      menuet(
        "diff", "--jobs", "\(jobs)", "--format", "json", "--framework", "uikit,swiftui,appkit,none",
        old, new)
    }
    #expect(!runs[0].output.isEmpty)
    for run in runs.dropFirst() { #expect(run.output == runs[0].output) }
  }

  @Test func breakingChangesFailOnlyWhereThatIsAskedFor() {
    #expect(menuet("diff", VersionFiles.old, VersionFiles.new).code == 0)
    #expect(menuet("diff", "--breaking", VersionFiles.old, VersionFiles.new).code == 1)
    #expect(menuet("diff", "--breaking", VersionFiles.old, VersionFiles.old).code == 0)
  }

  @Test func errorsOfEitherVersionAreReportedAtTheirPlace() throws {
    let folder = try TemporaryFolder()
    let clean = try folder.write(Sample.clean, to: "Clean.menuet.xml")
    let broken = try folder.write(Sample.broken, to: "Broken.menuet.xml")
    for arguments in [[clean, broken], [broken, clean]] {
      let run = menuet(["diff"] + arguments)
      #expect(run.code == 1)
      #expect(run.output.isEmpty)
      #expect(run.error.contains("Broken.menuet.xml:1:43: error:"), "\(run.error)")
    }
    let missing = menuet("diff", clean, folder["No.menuet.xml"])
    #expect(missing.code == 3)
    #expect(missing.error.contains("[file-unreadable]"))
  }

  @Test func mistakesOfTheCommandLineAreNamed() throws {
    let folder = try TemporaryFolder()
    let clean = try folder.write(Sample.clean, to: "Clean.menuet.xml")
    #expect(menuet("diff", clean).code == 2)
    #expect(menuet("diff", clean).error.contains("'diff' needs a version before and one after"))
    #expect(menuet("diff", clean, clean, clean).code == 2)
    let unlike = menuet("diff", clean, folder.path)
    #expect(unlike.code == 2)
    #expect(unlike.error.contains("a folder: nothing says which"))
  }

  @Test func documentsOfFoldersBelongTogetherByPathAndName() throws {
    let folder = try TemporaryFolder()
    let other = Sample.clean.replacingOccurrences(of: "Notes", with: "Mail")
    let third = Sample.clean.replacingOccurrences(of: "Notes", with: "Photos")
    try folder.write(Sample.clean, to: "old/a/Notes.menuet.xml")
    try folder.write(other, to: "old/Mail.menuet.xml")
    try folder.write(Sample.clean, to: "new/a/Notes.menuet.xml")
    try folder.write(other, to: "new/moved/Mail.menuet.xml")
    try folder.write(third, to: "new/Photos.menuet.xml")
    let run = menuet("diff", folder["old"], folder["new"])
    #expect(run.code == 0)
    #expect(run.output.contains("Photos.menuet.xml is new"))
    #expect(run.output.hasSuffix("3 documents: 1 new, 2 as before.\n"), "\(run.output)")
    let back = menuet("diff", "--breaking", folder["new"], folder["old"])
    #expect(back.code == 1)
    #expect(back.output.contains("Photos.menuet.xml is gone"))
  }

  // MARK: Locks

  @Test func aLockTellsWhichIDsAreGone() throws {
    let folder = try TemporaryFolder()
    let lock = folder["menuet.lock"]
    #expect(menuet("diff", "--write-lock", lock, VersionFiles.old).code == 0)
    let text = try folder.text("menuet.lock")
    #expect(text.contains("\nNotes command delete-note deleteNote\n"))
    #expect(text.contains("\nNotes option sort-order.by-name byName\n"))
    #expect(text.contains("\nNotes toggle bold isBold\n"))
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines.map(String.init) == lines.map(String.init).sorted())
    #expect(menuet("diff", "--breaking", lock, VersionFiles.old).output == "Nothing has changed.\n")
    let run = menuet("diff", "--breaking", lock, VersionFiles.new)
    #expect(run.code == 1)
    #expect(run.output.contains("the command 'archive' is gone"), "\(run.output)")
    #expect(run.output.contains("breaking: 'deleteNote' of 'Notes' is gone"), "\(run.output)")
    // As it is written again it is the same.
    #expect(menuet("diff", "--write-lock", lock, VersionFiles.old).code == 0)
    #expect(try folder.text("menuet.lock") == text)
  }

  /// They share the name in a lock, which may have any name itself.
  @Test func documentsOfOneNameAreLockedTogether() throws {
    let folder = try TemporaryFolder()
    func write(_ id: String, _ name: String) throws {
      try folder.write(
        "<menuet xmlns=\"urn:menuet:1\" name=\"App\"><commands><command id=\"\(id)\" title=\"A\""
          + " swift-name=\"\(name)\"/></commands></menuet>",
        to: "\(name)/App.menuet.xml")
    }
    try write("one", "first")
    try write("one", "second")
    let lock = folder["ids.txt"]
    #expect(menuet("diff", "--write-lock", lock, folder.path).code == 0)
    #expect(menuet("diff", "--breaking", lock, folder.path).output == "Nothing has changed.\n")
    try write("two", "second")
    let run = menuet("diff", "--breaking", lock, folder.path)
    #expect(run.output.contains("the command 'two' “A” was called 'one'"), "\(run.output)")
    #expect(run.output.contains("first/App.menuet.xml, "), "\(run.output)")
    try write("one", "first")
    try folder.write("App command one first\nApp command one other\n", to: "two.lock")
    try folder.write(
      "<menuet xmlns=\"urn:menuet:1\" name=\"App\"/>", to: "second/App.menuet.xml")
    let gone = menuet("diff", folder["two.lock"], folder.path).output
    #expect(gone.contains("'other' of 'App' is gone"), "\(gone)")
    #expect(!gone.contains("the command"), "\(gone)")
  }

  /// A name in Swift that went to an id which stays does not take the id along.
  @Test func anIDThatTookANameIsNoRename() throws {
    let folder = try TemporaryFolder()
    let lock = try folder.write("App command alpha foo\nApp command beta bar\n", to: "a.lock")
    let file = try folder.write(
      "<menuet xmlns=\"urn:menuet:1\" name=\"App\"><commands><command id=\"beta\" title=\"B\""
        + " swift-name=\"foo\"/></commands></menuet>", to: "App.menuet.xml")
    let output = menuet("diff", lock, file).output
    #expect(output.contains("the command 'alpha' is gone"), "\(output)")
    #expect(output.contains("the command 'beta' “B”: swift-name “foo”, not “bar”"), "\(output)")
    #expect(!output.contains("'beta' “B” was called"), "\(output)")
  }

  /// A submenu that shows a menu has no id of its own; older locks list the one that its title makes.
  @Test func anIDThatATitleMadeIsNotGone() throws {
    let folder = try TemporaryFolder()
    func document(_ title: String) -> String {
      """
      <menuet xmlns="urn:menuet:1" name="Notes" platforms="ipados">
        <menu id="format" title="Format">
          <command id="bold-text" title="Bold Text"/><command id="italic-text" title="Italic Text"/>
        </menu>
        <menu id="edit" title="Editing">
          <command id="find-note" title="Find Note"/><submenu ref="format"\(title)/>
        </menu>
      </menuet>
      """
    }
    for (title, id) in [(" title=\"Text Style\"", "text-style"), ("", "format")] {
      let file = try folder.write(document(title), to: "Notes.menuet.xml")
      let lock = folder["menuet.lock"]
      #expect(menuet("diff", "--write-lock", lock, "--force", file).code == 0)
      let old = try folder.write(
        try folder.text("menuet.lock") + "Notes submenu \(id) -\n", to: "old.lock")
      #expect(menuet("diff", old, file).output == "Nothing has changed.\n")
      let other = try folder.write(
        try folder.text("menuet.lock") + "Notes submenu other -\n", to: "other.lock")
      #expect(menuet("diff", other, file).output.contains("the submenu 'other' is gone"))
    }
  }

  @Test func aLockThatCannotBeReadIsBlamedAtItsLine() throws {
    let folder = try TemporaryFolder()
    let words = ["Notes command a a\n<<<<<<< HEAD\n", "Notes command a\n", "N s a a\nN s a a\n"]
    for (text, line) in zip(words, [2, 1, 2]) {
      let lock = try folder.write(text, to: "menuet.lock")
      let run = menuet("diff", lock, VersionFiles.new)
      #expect(run.code == 3)
      #expect(run.error.contains("menuet.lock:1:1: error: line \(line): "), "\(run.error)")
    }
  }
}

/// Revisions of git, in a repository of their own.
@Suite struct DiffRevisionTests {
  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Runs the program that the package builds, in a folder.
  private func menuet(
    _ arguments: [String], in folder: String, path: String? = nil
  ) throws -> ToolRun {
    let process = Process()
    process.executableURL = URL(filePath: try Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    if let path { process.environment = ["PATH": path] }
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let words = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ToolRun(
      code: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      error: String(decoding: words, as: UTF8.self))
  }

  @Test func revisionsAreReadWithWhatTheyInclude() throws {
    let folder = try TemporaryFolder()
    func write(_ title: String) throws {
      try folder.write(
        """
        <menuet xmlns="urn:menuet:1" name="Notes"><include href="parts/Part.menuet.xml"/></menuet>
        """, to: "src/Notes.menuet.xml")
      try folder.write(
        """
        <menuet xmlns="urn:menuet:1" name="Part"><menu id="m" title="M">
        <command id="a" title="\(title)"/><command id="b" title="B"/></menu></menuet>
        """, to: "src/parts/Part.menuet.xml")
    }
    try git(["init", "-q"], in: folder)
    try write("Before")
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "One"], in: folder)
    try write("After")
    let words = "the command 'a': title “After”, not “Before”"
    let src = folder["src"]
    for (arguments, place) in [
      (["HEAD:src/Notes.menuet.xml", "src/Notes.menuet.xml"], folder.path),
      (["HEAD:./Notes.menuet.xml", "Notes.menuet.xml"], src), (["HEAD:src", "src"], folder.path),
      (["HEAD:.", "."], src),
    ] {
      let run = try menuet(["diff"] + arguments, in: place)
      #expect(run.code == 0, "\(run.error)")
      #expect(run.output.contains(words), "\(run.output) \(run.error)")
      #expect(!run.output.contains("is new"))
    }
    for (operand, words) in [
      ("nope:src", "there is no revision 'nope'"), ("HEAD:nope", "has no 'nope'"),
      ("HEAD", "this is a revision, and no file"), ("nope", "the file cannot be read"),
    ] {
      let run = try menuet(["diff", operand, "src"], in: folder.path)
      #expect(run.code == 3)
      #expect(run.error.contains(words), "\(run.error)")
    }
    let alone = try menuet(["diff", "HEAD:src", "src"], in: folder.path, path: "/nonexistent")
    #expect(alone.code == 3)
    #expect(alone.error.contains("git, which knows the revision, is not here"), "\(alone.error)")
  }
}
