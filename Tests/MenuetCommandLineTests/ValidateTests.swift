import MenuetModel
import Menuet
import MenuetXML
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ValidateTests {
  @Test func aCleanDocumentIsMetWithSilence() {
    let run = menuet("validate", "-", input: Sample.clean)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
  }

  @Test func errorsGiveOne() {
    let run = menuet("validate", "-", input: Sample.broken)
    #expect(run.code == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("<stdin>:1:43: error: "))
    #expect(run.error.contains(" [unknown-attribute]\n 1 | <menuet xmlns="))
  }

  @Test func warningsFailOnlyAStrictRun() {
    let arguments = ["validate", "--rule", "unused-command=warning", "-"]
    let input = Array(Sample.unused.utf8)
    let run = menuet(arguments, input: input)
    #expect(run.code == 0)
    #expect(run.error.contains(": warning: "))
    #expect(menuet(arguments + ["--strict"], input: input).code == 1)
    #expect(menuet(arguments + ["--quiet"], input: input).error.isEmpty)
    let strict = menuet(arguments + ["--strict", "--quiet"], input: input)
    #expect(strict.code == 1)
    #expect(strict.error.contains(": warning: "))
  }

  @Test func aStrictRunThatMendsFailsForWhatIsLeft() {
    let head = "<menuet xmlns=\"urn:menuet:1\" name=\"A\"><menu id=\"m\" title=\"M\">"
    let warned =
      "<command id=\"a\" title=\"Crop...\" needs-input=\"true\"/>"
      + "<command id=\"b\" title=\"Rotate\"/>"
    let text = head + warned + "</menu></menuet>"
    #expect(menuet("validate", "-", input: text).code == 0)
    #expect(menuet("validate", "--strict", "-", input: text).code == 1)
    let run = menuet("validate", "--strict", "--fix", "-", input: text)
    #expect(run.code == 0)
    #expect(run.output == text.replacing("...", with: "…"))
    // What only would be mended is still there.
    #expect(menuet("validate", "--strict", "--diff", "-", input: text).code == 1)
    let notes = ["validate", "--strict", "--rule", "pedantic=note", "-"]
    #expect(menuet(notes, input: Array(Sample.toolbar.utf8)).code == 0)
  }

  @Test func severitiesAreSetByTheCommandLine() {
    let off = menuet("validate", "--rule", "unused-command=off", "-", input: Sample.unused)
    #expect(!off.error.contains("unused-command"))
    let note = menuet("validate", "--rule", "unused-command=note", "-", input: Sample.unused)
    #expect(note.error.contains(": note: "))
    let last = menuet(
      "validate", "--rule", "unused-command=off", "--rule=unused-command=error", "-",
      input: Sample.unused)
    #expect(last.code == 1)
  }

  @Test func theWorstOutcomeOfSeveralDocumentsCounts() throws {
    let folder = try TemporaryFolder()
    let clean = try folder.write(Sample.clean, to: "clean.menuet.xml")
    let broken = try folder.write(Sample.broken, to: "broken.menuet.xml")
    #expect(menuet("validate", clean).code == 0)
    let run = menuet("validate", folder["none.menuet.xml"], clean, broken)
    #expect(run.code == 3)
    #expect(
      run.error.contains(
        "none.menuet.xml:1:1: error: the file cannot be read: no such file or directory"
          + " [file-unreadable]\n"))
    #expect(run.error.contains(broken + ":1:43: error: "))
    #expect(menuet("validate", clean, broken, clean).code == 1)
  }

  @Test func pathsArePrintedAsGiven() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.broken, to: "a/b.menuet.xml")
    let crooked = folder["a/../a/b.menuet.xml"]
    #expect(menuet("validate", crooked).error.hasPrefix(crooked + ":1:43: "))
  }

  @Test func bytesThatAreNoTextAreAnErrorInTheDocument() {
    let run = menuet(["validate", "-"], input: [0xFF, 0xFE, 0x00])
    #expect(run.code == 1)
    #expect(run.error.contains("[file-unreadable]"))
    #expect(menuet("validate", "-", input: "").code == 1)
  }

  @Test func limitsAreRaisedAndLoweredByOptions() {
    let nested = Sample.toolbar
    #expect(menuet("validate", "--max-nesting", "2", "-", input: nested).code == 1)
    let small = menuet("validate", "--max-document-bytes", "100", "-", input: nested)
    #expect(small.code == 1)
    #expect(small.error.contains("[limit-exceeded]"))
    #expect(small.error.contains("--max-document-bytes"))
    #expect(menuet("validate", "--max-elements", "3", "-", input: nested).code == 1)
    #expect(menuet("validate", "--max-title-bytes", "3", "-", input: nested).code == 1)
    #expect(menuet("validate", "--max-nesting", "1000", "-", input: Sample.clean).code == 0)
  }

  @Test func limitsReachTheCompiler() throws {
    let words = [
      "--max-document-bytes=1", "--max-nesting=2", "--max-elements=3", "--max-title-bytes=4",
      "--max-toolbar-units=5", "--max-condition-variables=6", "--max-condition-levels=7",
      "--max-include-levels=8", "x",
    ]
    let arguments = try ArgumentParser(verb: "v", options: .limits).parse(words)
    let options = try DocumentOptions(arguments, verb: ValidateVerb.info)
      .compilerOptions(over: Configuration())
    #expect(options.xmlLimits == XMLLimits(documentBytes: 1, nesting: 2, elements: 3))
    #expect(
      options.languageLimits
        == LanguageLimits(
          titleBytes: 4, conditionVariables: 6, toolbarUnits: 5, conditionLevels: 7,
          includeLevels: 8))
  }

  @Test func coloursFollowTerminalAndEnvironment() {
    let input = Array(Sample.broken.utf8)
    let arguments = ["validate", "-"]
    #expect(!menuet(arguments, input: input).error.contains("\u{1B}"))
    #expect(menuet(arguments, input: input, isTerminal: true).error.contains("\u{1B}[1;31m"))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = menuet(arguments, input: input, environment: environment, isTerminal: true)
      #expect(!run.error.contains("\u{1B}"))
      let always = menuet(
        arguments + ["--color", "always"], input: input, environment: environment)
      #expect(always.error.contains("\u{1B}"))
    }
    let never = menuet(arguments + ["--color=never"], input: input, isTerminal: true)
    #expect(!never.error.contains("\u{1B}"))
    let empty = menuet(arguments, input: input, environment: ["NO_COLOR": ""], isTerminal: true)
    #expect(empty.error.contains("\u{1B}"))
  }

  @Test func aVerboseRunSaysWhatItReads() {
    let run = menuet("validate", "--verbose", "-", input: Sample.clean)
    #expect(run.code == 0)
    #expect(run.error == "menuet: reading <stdin>\n")
  }

  @Test func anyNumberOfJobsGivesTheSameReportInTheSameOrder() throws {
    let folder = try TemporaryFolder()
    for index in 0..<9 {
      let text = index % 3 == 0 ? "<menuet" : Sample.toolbar.replacing("ref=", with: "rf=")
      try folder.write(text, to: "N\(index).menuet.xml")
    }
    let one = menuet("validate", "--jobs", "1", folder.path)
    #expect(one.code == 1)
    for jobs in ["2", "3", "20"] {
      let many = menuet("validate", "--jobs", jobs, folder.path)
      #expect(many.error == one.error)
      #expect(many.code == 1)
    }
    #expect(menuet("validate", "--jobs", "0", folder.path).code == 2)
  }
}
