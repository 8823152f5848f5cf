import MenuetModel
import Menuet
import MenuetRules
import MenuetGeneration
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Reading

  /// The configuration, and what is found in it: the message with the text that it blames.
  private func read(_ text: String) -> (configuration: Configuration?, findings: [String]) {
    let source = SourceFile(path: "menuet.json", text: Array(text.utf8))
    var reader = ConfigurationReader()
    let configuration = reader.read(source)
    return (
      configuration,
      reader.findings.map { "\(source.string($0.location.range)) | \($0.message)" }
    )
  }

  @Test func everyKeyIsRead() throws {
    let (configuration, findings) = read(
      """
      {
        "$schema": "Schemas/menuet-config.schema.json",
        "framework": "none", "access": "public",
        "rules": {"pedantic": "note", "separator-edge": "off", "xml-syntax": "error"},
        "thresholds": {"menu-length.rows": 20, "sheet-detent-order.height-ios": 7e2}
      }
      """)
    #expect(findings == [])
    var expected = Configuration(path: "menuet.json", framework: Framework.none, access: .public)
    expected.rules = try ["pedantic=note", "separator-edge=off", "xml-syntax=error"]
      .map { try RuleSetting($0) }
    for (name, number) in [("menu-length.rows", 20), ("sheet-detent-order.height-ios", 700)] {
      let threshold = try #require(RuleCatalog.thresholds[name])
      expected.thresholds[threshold] = number
    }
    #expect(configuration == expected)
    #expect(read("{}").configuration == Configuration(path: "menuet.json"))
  }

  @Test(arguments: [
    ("", " | a value is missing"), ("{\"rules\": {}", " | ',' or '}' is missing"),
    ("[]", "[] | a configuration is an object '{ … }'"),
    ("{\"ruls\": {}}", "\"ruls\" | there is no key 'ruls'"),
    ("{\"rules\": []}", "[] | 'rules' is an object '{ … }'"),
    (
      "{\"framework\": true}",
      "true | 'framework' takes a text in double quotes: uikit, swiftui, appkit or none"
    ),
    (
      "{\"framework\": \"UIKit\"}",
      "\"UIKit\" | 'framework' takes uikit, swiftui, appkit or none, not 'UIKit'"
    ),
    ("{\"rules\": {\"menu-cicle\": \"off\"}}", "\"menu-cicle\" | there is no rule 'menu-cicle'"),
    (
      "{\"rules\": {\"menu-length\": \"of\"}}",
      "\"of\" | 'menu-length' takes error, warning, note or off, not 'of'"
    ),
    (
      "{\"rules\": {\"xml-syntax\": \"off\"}}",
      "\"off\" | the rule 'xml-syntax' stays error: nothing can be built from what it flags"
    ),
    (
      "{\"thresholds\": {\"menu-length.row\": 1}}",
      "\"menu-length.row\" | there is no threshold 'menu-length.row'"
    ),
    (
      "{\"thresholds\": {\"menu-length.rows\": -1}}",
      "-1 | 'menu-length.rows' takes whole numbers from 0 to 1000000"
    ),
    (
      "{\"thresholds\": {\"menu-length.rows\": \"1\"}}",
      "\"1\" | 'menu-length.rows' takes whole numbers from 0 to 1000000"
    ),
    ("{\"rules\": {}, \"rules\": {}}", "\"rules\" | 'rules' stands twice in one object"),
    ("{\"$schema\": 1}", "1 | '$schema' takes a text in double quotes"),
  ]) func aMistakeIsBlamedWhereItStands(text: String, finding: String) {
    let (configuration, findings) = read(text)
    #expect(findings == [finding])
    #expect(configuration == nil)
  }

  @Test func allMistakesAreFoundInSourceOrder() {
    let (_, findings) = read(
      "{\"a\": 1, \"rules\": {\"b\": \"off\", \"b\": \"off\"}, \"access\": 2, \"a\": 3}")
    #expect(findings.map { $0.prefix { $0 != " " } } == ["\"a\"", "\"b\"", "\"b\"", "2", "\"a\""])
  }

  @Test func aSlipIsSuggestedWithItsEdit() {
    var reader = ConfigurationReader()
    let source = SourceFile(path: "menuet.json", text: Array("{\"acess\": \"public\"}".utf8))
    _ = reader.read(source)
    let fixIt = reader.findings.first?.fixIts.first
    #expect(fixIt?.title == "did you mean 'access'?")
    #expect(fixIt?.edits.map(\.replacement) == ["\"access\""])
  }

  @Test func everyThresholdHasANameOfItsOwnAfterTheIdOfItsRule() {
    var names: Set<String> = []
    for rule in RuleCatalog.rules {
      for threshold in rule.thresholds {
        #expect(threshold.name.prefix { $0 != "." } == rule.id.rawValue)
        #expect(names.insert(threshold.name).inserted, "\(threshold.name)")
        #expect(Configuration.thresholdRange.contains(threshold.standard), "\(threshold.name)")
      }
    }
    #expect(names.count > 40)
  }

  // MARK: Using

  private let unused = Sample.unused

  private func severities(_ arguments: String...) -> [String] {
    menuet(["validate"] + arguments).error.matches(of: #/: (error|warning|note): /#)
      .map { String($0.1) }
  }

  @Test func theNearestFileCountsForEachDocument() throws {
    try folder.write("{\"rules\": {\"unused-command\": \"error\"}}", to: "menuet.json")
    try folder.write("{\"rules\": {\"unused-command\": \"note\"}}", to: "b/menuet.json")
    try folder.write(unused, to: "a/deep/a.menuet.xml")
    try folder.write(unused, to: "b/b.menuet.xml")
    #expect(severities("--quiet", folder["a"]) == ["error"])
    #expect(severities(folder["a"], folder["b"]) == ["error", "note"])
    #expect(severities(folder["b"]) == ["note"])
  }

  @Test func theCommandLineWins() throws {
    let path = try folder.write(unused, to: "a.menuet.xml")
    try folder.write("{\"rules\": {\"unused-command\": \"error\"}}", to: "menuet.json")
    let other = try folder.write("{\"rules\": {\"unused-command\": \"off\"}}", to: "other.json")
    #expect(severities(path) == ["error"])
    #expect(severities("--rule", "unused-command=note", path) == ["note"])
    #expect(severities("--config", other, path) == [])
  }

  @Test func thresholdsReachTheRules() throws {
    let path = try folder.write(Sample.toolbar, to: "a.menuet.xml")
    let note = "--rule=menu-length=note"
    #expect(!menuet("validate", note, path).error.contains("[menu-length]"))
    try folder.write("{\"thresholds\": {\"menu-length.rows\": 2}}", to: "menuet.json")
    #expect(menuet("validate", note, path).error.contains("[menu-length]"))
  }

  @Test func frameworkAndAccessReachTheOutput() throws {
    let path = try folder.write(Sample.toolbar, to: "a.menuet.xml")
    try folder.write("{\"framework\": \"none\", \"access\": \"public\"}", to: "menuet.json")
    let output = menuet("compile", path).output
    #expect(!output.contains("import UIKit") && output.contains("public "))
    let flags = menuet("compile", "--framework", "uikit", "--access", "internal", path).output
    #expect(flags.contains("import UIKit") && !flags.contains("public "))
  }

  @Test func aDepfileNamesTheFile() throws {
    let path = try folder.write(Sample.toolbar, to: "a.menuet.xml")
    try folder.write("{\"framework\": \"none\"}", to: "menuet.json")
    _ = menuet("compile", "--depfile", folder["d"], "-o", folder["a.swift"], path)
    #expect(try folder.text("d").contains(folder["menuet.json"]))
  }

  @Test func aBrokenFileStopsItsDocumentsAndIsReportedOnce() throws {
    let good = try folder.write(unused, to: "good/a.menuet.xml")
    try folder.write("{\n  \"rulez\": {}\n}", to: "bad/menuet.json")
    try folder.write(Sample.broken, to: "bad/a.menuet.xml")
    try folder.write(Sample.broken, to: "bad/b/b.menuet.xml")
    let run = menuet("validate", "--rule=unused-command=warning", good, folder["bad"])
    #expect(run.code == 2)
    let head = folder["bad/menuet.json"] + ":2:3: error: there is no key 'rulez'"
    #expect(run.error.hasPrefix(head + " [configuration-invalid]\n 2 |   \"rulez\": {}\n"))
    #expect(run.error.matches(of: /configuration-invalid/).count == 1)
    #expect(run.error.contains("[unused-command]"))
    #expect(!run.error.contains("'platform'"))
  }

  @Test func aFileThatIsNotThereIsReported() throws {
    let path = try folder.write(Sample.broken, to: "a.menuet.xml")
    let run = menuet("validate", "--config", folder["none.json"], path)
    #expect(run.code == 3)
    #expect(run.error.contains("none.json:1:1: error: the file cannot be read"))
    #expect(!run.error.contains("'platform'"))
  }

  @Test func byteOrderMarksAreSkipped() throws {
    let path = try folder.write(unused, to: "a.menuet.xml")
    try folder.write("\u{FEFF}{\"rules\": {\"unused-command\": \"off\"}}", to: "menuet.json")
    #expect(menuet("validate", path).error.isEmpty)
    try folder.write("\u{FEFF}{\"x\": 1}", to: "menuet.json")
    let run = menuet("validate", "--diagnostics=json", path)
    #expect(run.output.contains("\"column\": 2,\n        \"offset\": 4"))
  }

  @Test func foldersLeadUpwards() throws {
    try folder.write("", to: "a/b/c")
    let path = folder["a/b"]
    let above = Path.upwards(from: path)
    #expect(above.prefix(3) == [path, folder["a"], folder.path])
    #expect(above.last == "/")
    #expect(Path.upwards(from: ".").prefix(3) == [".", "..", "../.."])
    #expect(Path.upwards(from: folder["a/.."]).dropFirst().first == folder["a/../.."])
    #expect(Path.upwards(from: folder["none/at/all"]) == [folder["none/at/all"]])
  }
}
