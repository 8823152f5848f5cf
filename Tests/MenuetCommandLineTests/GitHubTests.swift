import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct GitHubTests {
  @Test func aFindingIsOneCommand() {
    let run = menuet("validate", "--diagnostics=github", "-", input: Sample.broken)
    #expect(run.code == 1)
    #expect(
      run.output
        == "::error file=<stdin>,line=1,endLine=1,col=43,endColumn=51,title=unknown-attribute::"
        + "'menuet' has no attribute 'platform'%0Afix: write 'platforms'\n")
    #expect(menuet("validate", "--diagnostics=github", "-", input: Sample.clean).output.isEmpty)
  }

  @Test func severitiesHaveTheirWords() {
    for (severity, word) in [("error", "error"), ("warning", "warning"), ("note", "notice")] {
      let run = menuet(
        "validate", "--diagnostics=github", "--rule=unused-command=\(severity)", "-",
        input: Sample.unused)
      #expect(run.output.hasPrefix("::\(word) file="))
    }
  }

  @Test func filesThatCannotBeReadAreCommandsToo() {
    let run = menuet("validate", "--diagnostics=github", "no,such:100%.menuet.xml")
    #expect(run.code == 3)
    #expect(
      run.output.hasPrefix("::error file=no%2Csuch%3A100%25.menuet.xml,line=1,endLine=1,col=1,"))
  }

  @Test func whatWouldEndACommandIsEscaped() {
    #expect(GitHubReporter.data("a%0A\r\n:,é") == "a%250A%0D%0A:,é")
    #expect(GitHubReporter.property("a%0A\r\n:,é") == "a%250A%0D%0A%3A%2Cé")
  }

  @Test func aFindingOverSeveralLinesHasNoColumns() {
    let text =
      "<menuet xmlns=\"urn:menuet:1\" name=\"A\"><menu id=\"m\" title=\"M\">x\ny</menu></menuet>"
    let run = menuet("validate", "--diagnostics=github", "-", input: text)
    #expect(run.output.contains("line=1,endLine=2,title=text-not-allowed::"), "\(run.output)")
  }
}
