import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct UsageTests {
  /// Runs a command line that is wrong, and gives what it says.
  private func complaint(_ arguments: String...) -> String {
    let run = menuet(arguments)
    #expect(run.code == 2, "\(arguments)")
    #expect(run.output.isEmpty)
    #expect(run.error.hasPrefix("menuet: error: "))
    return run.error
  }

  @Test func verbsAreSuggested() {
    #expect(complaint("validat", "x").contains("did you mean 'validate'?"))
    #expect(complaint("Compile").contains("did you mean 'compile'?"))
    #expect(complaint("zzz").contains("'menuet --help' lists the verbs"))
    #expect(complaint("help", "rendr").contains("did you mean 'render'?"))
    #expect(complaint().contains("a verb is missing"))
  }

  @Test func aDocumentInPlaceOfAVerbIsUnderstood() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.clean, to: "Notes.menuet.xml")
    #expect(complaint(path).contains("menuet validate \(path)"))
  }

  @Test func optionsAreSuggested() {
    #expect(complaint("compile", "--frameworks", "uikit").contains("did you mean '--framework'?"))
    #expect(complaint("--versoin").contains("did you mean '--version'?"))
    #expect(complaint("--strict", "validate").contains("'--strict' comes after the verb"))
    #expect(complaint("validate", "--zzz").contains("'menuet validate --help' lists the options"))
  }

  @Test func wordsAreSuggested() {
    #expect(complaint("compile", "--emit", "swif", "x").contains("did you mean 'swift'?"))
  }

  @Test func rulesAreChecked() {
    #expect(
      complaint("validate", "--rule", "menu-cicle=off", "x").contains("did you mean 'menu-cycle'?"))
    #expect(complaint("validate", "--rule", "pedantc=off", "x").contains("'pedantic'"))
    for setting in ["menu-cycle", "menu-cycle=loud", "menu-cycle=off=off", "=off"] {
      #expect(!complaint("validate", "--rule", setting, "x").isEmpty)
    }
    for severity in ["off", "note", "warning"] {
      #expect(
        complaint("validate", "--rule", "xml-syntax=\(severity)", "x").contains("stays error"))
    }
    #expect(menuet("validate", "--rule", "xml-syntax=error", "-", input: Sample.clean).code == 0)
    #expect(complaint("explain", "pop-up-flat-lst").contains("did you mean 'pop-up-flat-list'?"))
    #expect(complaint("explain", "tolbar").contains("did you mean 'toolbar'?"))
    #expect(complaint("explain", "item.prioritty").contains("did you mean 'item.priority'?"))
    #expect(complaint("explain", "itm.priority").contains("did you mean 'item.priority'?"))
    #expect(complaint("explain", "menu.priority").contains("'menuet explain priority' names"))
    #expect(complaint("explain", "menu.wxyz").contains("'menuet explain menu' lists"))
    #expect(complaint("explain", "wxyz").contains("'menuet explain' lists what there is"))
    #expect(complaint("explain", "--list", "x").contains("one argument too many"))
  }

  @Test func optionsThatDoNotGoTogetherAreRefused() {
    #expect(complaint("compile", "-o", "a", "--output-dir", "b", "x").contains("exclude"))
    #expect(complaint("compile", "--check", "x").contains("'--check' needs"))
    #expect(complaint("compile", "--depfile", "d", "x").contains("'--depfile' needs"))
    #expect(complaint("compile", "--depfile", "d", "-o", "-", "x").contains("'--depfile' needs"))
    #expect(complaint("compile", "--compact", "x").contains("'--compact' needs '--emit json'"))
    #expect(
      complaint("compile", "--emit", "json", "--access", "public", "x")
        .contains("'--access' needs '--emit swift' or '--emit ui-tests'"))
    #expect(
      complaint("compile", "--emit", "ui-tests", "--bundle", "main", "x")
        .contains("'--bundle' needs '--emit swift'"))
    #expect(complaint("render", "--format", "text", "--appearance", "dark", "x").contains("svg"))
    #expect(complaint("validate", "-q", "-v", "x").contains("exclude"))
    #expect(complaint("validate", "-", "-").contains("read only once"))
    #expect(complaint("validate").contains("needs a document"))
  }

  @Test func localesAreChecked() {
    for locale in ["", "e", "englishlanguage", "de_DE", "12", "en--US"] {
      #expect(!complaint("layout", "--locale", locale, "x").isEmpty)
    }
    #expect(complaint("render", "--locale", "en,de", "x").contains("'en,de'"))
  }
}
