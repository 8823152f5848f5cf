import MenuetModel
import Menuet
import Foundation
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ExplainTests {
  @Test func thresholdsAreNamedWithTheirDefaults() throws {
    let text = menuet("explain", "menu-length").output
    #expect(text.contains("\nThresholds\n  menu-length.rows = 15\n      The most rows of a menu."))
    let page = menuet("explain", "menu-length", "--format", "markdown").output
    #expect(page.contains("\n| `menu-length.many-rows` | 10 | the most rows of a menu that pass"))
    let json = menuet("explain", "menu-length", "--format", "json").output
    #expect(json.contains("\"name\": \"menu-length.rows\",\n      \"value\": 15,"))
    #expect(!menuet("explain", "separator-edge").output.contains("Thresholds"))
  }

  @Test func furtherSeveritiesAreNamedWithWhenTheyHold() throws {
    let text = menuet("explain", "extension-modal").output
    let words = "Severity: warning; note for an alert (shown with --rule pedantic=note).\n"
    #expect(text.contains("\n  \(words)"))
    let page = menuet("explain", "extension-modal", "--format", "markdown").output
    // Two hyphens in a row would become a dash.
    #expect(page.contains("\n\n\(words.replacing("--", with: "-\\-"))\n"))
    let json = menuet("explain", "context-menu-edit-both", "--format", "json").output
    let rule = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let grade = try #require((rule?["grades"] as? [[String: Any]])?.first)
    #expect(grade["severity"] as? String == "warning")
    #expect(grade["condition"] as? String == "for a region of text")
    #expect(grade["pedantic"] as? Bool == false)
    // This note is shown without being asked for.
    #expect(!menuet("explain", "string-missing").output.contains("pedantic"))
    #expect(!menuet("explain", "separator-edge").output.contains("Severity:"))
  }

  @Test func whatARuleNeedsIsNamed() {
    #expect(menuet("explain", "symbol-unknown").output.contains("--symbols FILE"))
    #expect(menuet("explain", "string-missing").output.contains("names a String Catalog"))
    #expect(!menuet("explain", "separator-edge").output.contains("Looks only"))
  }

  /// The failing example of a rule, with a root around it unless it has one.
  private func document(_ info: RuleInfo) -> String {
    let text = MarkedExample(info.failing).string
    return text.contains("<menuet")
      ? text : "<menuet xmlns=\"urn:menuet:1\" name=\"Example\">\n\(text)\n</menuet>\n"
  }

  @Test(arguments: RuleCatalog.ids)
  func theExampleIsFoundByTheCommandOfThePage(id: String) throws {
    let info = try #require(RuleCatalog.info(id))
    let folder = try TemporaryFolder()
    let run = ExampleRun(info)
    let path = try folder.write(document(info), to: run?.document ?? "a.menuet.xml")
    var arguments = ["validate", path]
    if let run {
      for file in run.files { try folder.write(file.text, to: file.name) }
      let words = run.command.split(separator: " ").dropFirst().map(String.init)
      arguments = words.map { folder.exists($0) ? folder[$0] : $0 }
    }
    if info.isPedantic { arguments += ["--rule", "\(id)=note"] }
    let found = menuet(arguments).error
    #expect(found.contains("[\(id)]") == (info.stage != .generation), "\(found)")
    // One that says how is not found without.
    guard run != nil, !(run?.files.isEmpty ?? true) else { return }
    let plain = try folder.write(document(info), to: "plain/b.menuet.xml")
    #expect(!menuet("validate", plain).error.contains("[\(id)]"))
  }

  @Test func thePageNamesTheCommandThatFindsItsExample() throws {
    let text = menuet("explain", "symbol-unknown").output
    #expect(
      text.contains("\n\n    menuet validate --symbols symbols.plist example.menuet.xml\n\n"))
    #expect(text.contains("\n  symbols.plist:\n\n    <plist version=\"1.0\"><dict>\n"))
    let markdown = menuet("explain", "include-cycle", "--format", "markdown").output
    #expect(markdown.contains("```\nmenuet validate example.menuet.xml\n```"))
    let json = menuet("explain", "string-missing", "--format", "json").output
    #expect(json.contains("\"command\": \"menuet validate example.menuet.xml\""))
    #expect(json.contains("\"name\": \"Localizable.xcstrings\""))
    #expect(!menuet("explain", "separator-edge", "--format", "json").output.contains("\"run\""))
    #expect(menuet("explain", "framework-cannot-express").output.contains("'menuet compile'"))
  }

  @Test func everyRuleHasItsPageInEveryFormat() throws {
    for id in RuleCatalog.ids {
      for format in ["text", "markdown", "json"] {
        let run = menuet("explain", id, "--format", format)
        #expect(run.code == 0)
        #expect(run.output.contains(id))
        #expect(!run.output.contains("§"))
      }
      let lines = menuet("explain", id).output.split(separator: "\n")
      for line in lines where !line.hasPrefix("    ") {
        #expect(CharacterWidth.columns(of: String(line)) <= 80, "\(line)")
      }
    }
  }

  /// What is cut off cannot be copied, and is often the attribute that matters.
  @Test func thePagePrintsEachLineOfAnExampleWhole() {
    for info in RuleCatalog.rules {
      let lines = Set(menuet("explain", info.id.rawValue).output.split(separator: "\n"))
      for example in [info.failing, info.passing] {
        for line in MarkedExample(example).string.split(whereSeparator: \.isNewline) {
          #expect(lines.contains("    \(line)"), "\(info.id.rawValue): \(line)")
        }
      }
    }
  }

  @Test func everyIdOfAFailureHasItsPageToo() {
    for id in FailurePage.ids {
      for format in ["text", "markdown", "json"] {
        let run = menuet("explain", id, "--format", format)
        #expect(run.code == 0)
        #expect(run.output.contains(id))
      }
    }
    #expect(Set(FailurePage.ids).isSuperset(of: Failure.summaries.keys.map(\.rawValue)))
    #expect(menuet("explain", "output-stole").error.contains("output-stale"))
  }

  @Test func thePageMarksWhatIsFlagged() {
    let run = menuet("explain", "[pop-up-flat-list]")
    #expect(run.output.hasPrefix("pop-up-flat-list  error"))
    #expect(run.output.contains("      <submenu title=\"More\">"))
    #expect(run.output.contains("\n      ^~~~~~~~\n"))
    for heading in ["Why", "Guideline", "Flagged", "Better"] {
      #expect(run.output.contains("\n\(heading)\n"))
    }
  }

  @Test func listsNameEveryRule() throws {
    let text = menuet("explain", "--list").output
    let markdown = menuet("explain", "--list", "--format", "markdown").output
    for id in RuleCatalog.ids {
      #expect(text.contains("\n  \(id) "))
      #expect(markdown.contains("| `\(id)` |"))
    }
    let json = menuet("explain", "--list", "--format", "json").output
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(list?.compactMap { $0["id"] as? String } == RuleCatalog.ids)
  }

  @Test func jsonHasTheBlamedRanges() throws {
    let json = menuet("explain", "pop-up-flat-list", "--format", "json").output
    let page = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let failing = try #require(page?["failing"] as? String)
    let range = try #require((page?["blamed"] as? [[String: Int]])?.first)
    let start = try #require(range["start"])
    let end = try #require(range["end"])
    #expect(String(decoding: Array(failing.utf8)[start..<end], as: UTF8.self) == "<submenu")
    let several = menuet(
      "explain", "menu-cycle", "output-stale", "toolbar", "--format", "json"
    ).output
    let pages = try JSONSerialization.jsonObject(with: Data(several.utf8)) as? [[String: Any]]
    // 'toolbar' is the name of an attribute too.
    #expect(
      pages?.compactMap { $0["kind"] as? String } == ["rule", "failure", "element", "attribute"])
  }

  @Test func examplesLoseTheirMarks() {
    let example = MarkedExample("a§bc§d§é§")
    #expect(example.string == "abcdé")
    #expect(example.blamed == [1..<3, 4..<6])
  }
}
