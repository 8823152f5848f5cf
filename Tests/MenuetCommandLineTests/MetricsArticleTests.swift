import Foundation
import MenuetLayout
import MenuetModel
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// The article on sizes lists those that are built in, and what the probes of the samples measure.
@Suite struct MetricsArticleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private let article: String
  /// The cases of the probes' keys by the keys of a file of metrics, in order.
  private let cases: [(name: String, key: String)]

  init() throws {
    article = try Self.text("Sources/Menuet/Menuet.docc/Metrics.md")
    cases = try Self.text("Samples/Probe/Measurements.swift")
      .matches(of: /case (\w+) = "([a-z-]+)"/).map { (String($0.1), String($0.2)) }
  }

  @Test func theProbesKnowEveryKeyAndNoOther() {
    #expect(cases.map(\.key) == MetricSet.keys.map(\.name))
  }

  @Test func theTableListsEverySizeAndWhichProbeMeasuresIt() throws {
    let probes = try ["UIKit", "AppKit"].map {
      (name: $0, code: try Self.text("Samples/Probe/Probe\($0).swift"))
    }
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    let expected = zip(MetricSet.keys, cases).map { key, probed in
      let measuring = probes.filter { $0.code.contains("measurements[.\(probed.name)] = ") }
        .map(\.name)
      return ["`\(key.name)`"]
        + [Platform.ios, .ipados, .macos].map { Self.written(MetricSet(for: $0)[key]) }
        + [measuring.isEmpty ? "–" : measuring.joined(separator: ", ")]
    }
    // Without the meaning, which is the article's own.
    #expect(rows.map { Array($0.prefix(4)) + Array($0.dropFirst(5)) } == expected)
  }

  private static func written(_ value: Double) -> String {
    value.rounded() == value ? "\(Int(value))" : "\(value)"
  }

  @Test func theArticleAndTheHelpSayForWhichReleasesTheSizesAreNominal() {
    let releases = MetricSet.releases
    #expect(releases == ["iOS 18", "iPadOS 18", "macOS 15"])
    #expect(article.contains("for \(releases[0]), \(releases[1]) and \(releases[2])."))
    let help = menuet("layout", "--help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("nominal sizes, those of \(releases.joined(separator: ", "))"))
  }

  @Test func theExampleIsAFileOfMetrics() throws {
    let example = try #require(article.firstMatch(of: /```json\n(.+?)\n```/.dotMatchesNewlines()))
    let folder = try TemporaryFolder()
    let file = try folder.write(String(example.1), to: "iphone.json")
    func layout(_ options: String...) -> ToolRun {
      menuet(["layout"] + options + ["-"], input: Array(Sample.toolbar.utf8))
    }
    let run = layout("--metrics", file)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output != layout().output)
  }
}
