import MenuetModel
import Menuet
import MenuetRules
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct CompletionTests {
  @Test(arguments: Shell.allCases) func scriptsNameEveryVerbAndOption(shell: Shell) {
    let run = menuet("--generate-completion-script", shell.rawValue)
    #expect(run.code == 0)
    for verb in Verbs.all {
      #expect(run.output.contains(verb.info.name))
      for option in verb.info.allOptions { #expect(run.output.contains(option.name)) }
    }
    for id in RuleCatalog.ids { #expect(run.output.contains(id)) }
    #expect(menuet("--generate-completion-script", "tcsh").code == 2)
  }

  /// What bash offers for a command line; the last word is the one that is typed.
  private func bash(_ words: String...) throws -> [String] {
    let line = words.map { CompletionScript.quoted($0) }.joined(separator: " ")
    let script = """
      eval "$("$MENUET" --generate-completion-script bash)"
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1)
      _menuet; printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try Program.shell(script).output.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesVerbsOptionsAndWords() throws {
    #expect(try bash("menuet", "va") == ["validate"])
    #expect(try bash("menuet", "compile", "--fr") == ["--framework"])
    #expect(
      try bash("menuet", "compile", "--framework", "") == ["uikit", "swiftui", "appkit", "none"])
    #expect(try bash("menuet", "compile", "--framework", "=", "n") == ["none"])
    #expect(
      try bash("menuet", "compile", "--framework", "=") == ["uikit", "swiftui", "appkit", "none"])
    #expect(try bash("menuet", "explain", "xml-s") == ["xml-syntax"])
    #expect(try bash("menuet", "explain", "item.prior") == ["item.priority"])
    #expect(try bash("menuet", "explain", "toolb").contains("toolbar"))
    #expect(try bash("menuet", "validate", "--rule", "menu-cycle=of") == ["menu-cycle=off"])
    #expect(try bash("menuet", "help", "re") == ["render"])
    #expect(try bash("menuet", "--generate-completion-script", "z") == ["zsh"])
    #expect(try bash("menuet", "validate", "/dev/nul") == ["/dev/null"])
  }
}
