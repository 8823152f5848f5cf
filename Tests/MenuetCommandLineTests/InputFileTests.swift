import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetCommandLine

@Suite struct InputFileTests {
  private func metrics(_ text: String) throws(UsageError) -> MetricsFile {
    try MetricsFile(Array(text.utf8), path: "m.json")
  }

  @Test func metricsReplaceTheBuiltInOnes() throws {
    let file = try metrics(
      "\u{FEFF} { \"bar-height\" : 60 ,\n \"menu-max-height-fraction\": 5e-1 } ")
    #expect(file.metrics(for: .ios).barHeight == 60)
    #expect(file.metrics(for: .ios).menuMaxHeightFraction == 0.5)
    #expect(file.metrics(for: .ios).barMargin == 16)
    #expect(file.metrics(for: .macos).barMargin == 8)
    #expect(try metrics("{}").metrics(for: .ipados).barHeight == 50)
  }

  @Test func metricsThatAreNotThereAreSuggested() {
    #expect(throws: UsageError.metricUnknown("bar-hight", near: "bar-height")) {
      try metrics("{\"bar-hight\": 1}")
    }
  }

  @Test(arguments: [
    ("", 1, "a value is missing"), ("[1]", 1, "the file is no object '{ … }'"),
    ("{\n\"bar-height\" 1}", 2, "':' is missing"),
    ("{\"bar-height\": \"1\"}", 1, "a metric is a number that is not negative"),
    ("{\n\"bar-height\": -1}", 2, "a metric is a number that is not negative"),
    ("{\"bar-height\": 1e999}", 1, "a metric is a number that is not negative"),
  ]) func whatIsNoObjectOfNumbersIsRefused(text: String, line: Int, problem: String) {
    #expect(throws: UsageError.metricsInvalid(file: "m.json", line: line, problem: problem)) {
      try metrics(text)
    }
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
