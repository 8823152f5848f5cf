import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct HelpTests {
  @Test func everyVerbHasAPageWithAllItsOptions() {
    for verb in Verbs.all {
      let run = menuet(verb.info.name, "--help")
      #expect(run.code == 0)
      #expect(run.error.isEmpty)
      for option in verb.info.allOptions {
        #expect(run.output.contains("  " + option.usage), "\(verb.info.name) \(option.name)")
      }
      #expect(run.output == menuet("help", verb.info.name).output)
      #expect(run.output == menuet(verb.info.name, "--bogus", "-h").output)
    }
  }

  @Test func theOverviewNamesEveryVerbAndNoOther() {
    let run = menuet("--help")
    #expect(run.code == 0)
    for verb in Verbs.all { #expect(run.output.contains("\n  \(verb.info.name) ")) }
    for later in ["format", "diff", "lsp"] {
      #expect(!run.output.contains("\n  \(later) "))
    }
    #expect(run.output == menuet("help").output)
  }

  @Test func linesFitATerminal() {
    for text in [HelpText.overview] + Verbs.all.map({ HelpText.page(of: $0.info) }) {
      for line in text.split(separator: "\n") where !line.hasPrefix("  --rule") {
        #expect(CharacterWidth.columns(of: String(line)) <= 80, "\(line)")
      }
    }
  }

  @Test func namesOfOptionsAreUniqueInAVerb() {
    for verb in Verbs.all {
      let spellings = verb.info.allOptions.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
    }
  }

  @Test func helpBehindTwoDashesIsAFile() {
    #expect(menuet("validate", "--", "--help").code == 3)
  }

  @Test func theVersionIsPrinted() {
    let run = menuet("--version")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("menuet "))
  }

  @Test func theVersionAndTheCompletionScriptAreGivenBehindAVerbToo() {
    #expect(menuet("compile", "--version").output == menuet("--version").output)
    let script = menuet("--generate-completion-script", "zsh").output
    #expect(menuet("layout", "--generate-completion-script", "zsh").output == script)
    #expect(menuet("layout", "--generate-completion-script=zsh").output == script)
  }
}
