import MenuetLayout
import MenuetModel
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct InputFileTests {
  private func metrics(_ text: String) throws -> MetricsFile {
    var problems = SettingsFindings()
    let file = MetricsFile(SourceFile(json: Array(text.utf8), path: "m.json"), &problems)
    #expect(problems.isEmpty)
    return try #require(file)
  }

  /// What is wrong with a file of metrics: each finding with the text that it blames.
  private func problems(_ text: String) -> [String] {
    var problems = SettingsFindings()
    let source = SourceFile(json: Array(text.utf8), path: "m.json")
    #expect(MetricsFile(source, &problems) == nil)
    return problems.sorted.map { finding in
      let advice = finding.fixIts.map { "; \($0.title)" }.joined()
      return "\(source.string(finding.location.range)): \(finding.message)\(advice)"
    }
  }

  @Test func metricsReplaceTheBuiltInOnes() throws {
    let file = try metrics(
      "\u{FEFF}{ \"bar-height\" : 60 ,\n \"menu-max-height-fraction\": 5e-1 } ")
    #expect(file.metrics(for: .ios).barHeight == 60)
    #expect(file.metrics(for: .ios).menuMaxHeightFraction == 0.5)
    #expect(file.metrics(for: .ios).barMargin == 16)
    #expect(file.metrics(for: .macos).barMargin == 8)
    #expect(try metrics("{}").metrics(for: .ipados).barHeight == 50)
  }

  @Test func everythingThatIsWrongWithMetricsIsSaidInOneRun() {
    let points = "a whole number of points from 0 to 100000"
    #expect(
      problems(
        """
        {"bar-hight": 3, "bar-height": -1, "item-padding": 1.5, "icon-width": "x",
         "menu-max-height-fraction": 1.01, "font-size": 100001, "bar-margin": 4, "bar-margin": 5}
        """) == [
          "\"bar-hight\": there is no metric 'bar-hight'; did you mean 'bar-height'?",
          "-1: 'bar-height' takes \(points), not -1",
          "1.5: 'item-padding' takes \(points), not 1.5",
          "\"x\": 'icon-width' takes \(points), not \"x\"",
          "1.01: 'menu-max-height-fraction' takes a number from 0 to 1, not 1.01",
          "100001: 'font-size' takes \(points), not 100001",
          "\"bar-margin\": 'bar-margin' stands twice in one object",
        ])
  }

  @Test func metricsWithAMistakeAreNotFollowedInPart() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"bar-height\": 60,\n \"bar-margin\": -1}", to: "m.json")
    let run = menuet(["layout", "--metrics", file, "-"], input: Array(Sample.toolbar.utf8))
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("\(file):2:16: error: 'bar-margin' takes a whole number"))
    let json = menuet(
      ["validate", "--diagnostics", "json", "--metrics", file, "-"],
      input: Array(Sample.toolbar.utf8))
    #expect(json.output.contains("\"rule\": \"configuration-invalid\""))
  }

  @Test(arguments: [
    ("", "a value is missing"), ("[1]", "a file of metrics is an object '{ … }'"),
    ("{\n\"bar-height\" 1}", "':' is missing"),
  ]) func whatIsNoObjectIsRefused(text: String, problem: String) {
    #expect(problems(text).first?.hasSuffix(problem) == true)
  }

  @Test func symbolsAreCheckedAgainstAList() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>symbols</key><dict><key>bold</key><string>2019</string></dict>
        <key>year_to_release</key>
        <dict><key>2019</key><dict><key>iOS</key><string>13.0</string></dict></dict>
      </dict></plist>

      """, to: "names.plist")
    let input = Array(Sample.toolbar.utf8)
    let run = menuet(["validate", "--symbols", list, "-"], input: input)
    #expect(run.error.contains("[symbol-unknown]"))
    #expect(!menuet(["validate", "-"], input: input).error.contains("[symbol-unknown]"))
    for text in ["bplist00", "<plist", "<plist version=\"1.0\"><dict/></plist>"] {
      try folder.write(text, to: "names.plist")
      #expect(menuet(["validate", "--symbols", list, "-"], input: input).code == 2)
    }
    #expect(menuet(["validate", "--symbols", folder["none"], "-"], input: input).code == 3)
  }
}
