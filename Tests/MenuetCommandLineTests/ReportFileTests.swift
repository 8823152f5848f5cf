import Testing

/// The report of `validate` as a result: on standard output, or in a file.
@Suite struct ReportFileTests {
  private let folder: TemporaryFolder
  private let document: String

  init() throws {
    folder = try TemporaryFolder()
    document = try folder.write(Sample.broken, to: "a.menuet.xml")
  }

  @Test(arguments: ["json", "sarif", "github"])
  func whatProgramsReadIsTheResult(format: String) throws {
    let run = menuet("validate", "--diagnostics", format, document)
    #expect(run.code == 1)
    #expect(run.error.isEmpty && !run.output.isEmpty)
    let file = menuet("validate", "--diagnostics", format, "-o", folder["report"], document)
    #expect(file.code == 1)
    #expect(file.output.isEmpty && file.error.isEmpty)
    #expect(try folder.text("report") == run.output)
  }

  @Test func textGoesBesideTheResultsOrIntoAFile() throws {
    let run = menuet("validate", "--color", "never", document)
    #expect(run.output.isEmpty && !run.error.isEmpty)
    #expect(menuet("validate", "-o", "-", document).output == run.error)
    #expect(menuet("validate", "-o", folder["report"], document).code == 1)
    #expect(try folder.text("report") == run.error)
  }

  @Test(arguments: ["text", "json", "sarif", "github"])
  func aReportTakesThePlaceOfAnotherOnly(format: String) throws {
    let clean = try folder.write(Sample.clean, to: "b.menuet.xml")
    for earlier in ["text", "json", "sarif", "github"] {
      _ = menuet("validate", "--diagnostics", earlier, "-o", folder["report"], document)
      let run = menuet("validate", "--diagnostics", format, "-o", folder["report"], clean)
      #expect(run.code == 0, "\(earlier): \(run.error)")
    }
    let foreign = [
      "let a = [1]\n", "[1, 2]", "{\"a\": 1}", "error: no]", "# Notes\n",
      "a.c:1:2: warning: something [abc]\n", "[{\"rule\":\"x\",\"mine\":1}]", "[1]\n\"rule\": 1",
    ]
    for foreign in foreign {
      try folder.write(foreign, to: "other")
      let run = menuet("validate", "--diagnostics", format, "-o", folder["other"], clean)
      #expect(run.code == 3)
      #expect(run.error.contains("the file was not made by menuet"))
      #expect(try folder.text("other") == foreign)
      let forced = menuet(
        "validate", "--force", "--diagnostics", format, "-o", folder["other"], clean)
      #expect(forced.code == 0)
    }
    #expect(menuet("validate", "-o", folder["no/report"], clean).code == 3)
  }

  @Test(arguments: ["-o", "--write-baseline"])
  func aDocumentIsNoPlaceForWhatIsSaidOfIt(option: String) throws {
    for force in [[], ["--force"]] {
      let run = menuet(["validate", option, document, document] + force)
      #expect(run.code == 2)
      #expect(run.error.contains("is also an input"))
      #expect(try folder.text("a.menuet.xml") == Sample.broken)
    }
  }

  @Test func aBaselineTakesThePlaceOfAnotherOnly() throws {
    let clean = try folder.write(Sample.clean, to: "b.menuet.xml")
    #expect(menuet("compile", "--emit", "json", "-o", folder["b.json"], clean).code == 0)
    #expect(menuet("validate", "--write-baseline", folder["b.json"], document).code == 3)
    for _ in 0..<2 {
      #expect(menuet("validate", "--write-baseline", folder["known.json"], document).code == 0)
    }
  }

  @Test func aWrongCommandLineLeavesTheEarlierReport() throws {
    _ = menuet("validate", "-o", folder["report"], document)
    let report = try folder.text("report")
    try folder.write("", to: "empty/nothing.txt")
    #expect(menuet("validate", "-o", folder["report"], folder["empty"]).code == 2)
    #expect(try folder.text("report") == report)
  }

  @Test func twoResultsOnOneStreamAreRefused() {
    let diff = menuet("validate", "--diff", "--diagnostics", "json", document)
    #expect(diff.code == 2)
    #expect(diff.error.contains("'--diff' and the report both go to standard output"))
    let fix = menuet("validate", "--fix", "--diagnostics=github", "-", input: Sample.broken)
    #expect(fix.code == 2)
    let both = menuet(
      "validate", "--fix", "--diagnostics=github", "-o", folder["report"], "-",
      input: Sample.broken)
    #expect(both.code == 0 && both.output.contains("<menuet"))
  }
}
