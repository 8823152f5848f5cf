import Foundation
import Testing

/// The article on tests names the line of the probe that answers each behavior of UIKit that is not known.
@Suite struct ProbeArticleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func everyQuestionOfTheProbeIsListedInItsOrder() throws {
    let probe = try Self.text("Samples/Probe/ProbeUIKit.swift")
    let questions = try #require(probe.firstMatch(of: /enum Question: String(?s:.)*?\n\n/))
      .output.matches(of: /case (\w+) = "([a-z0-9-]+)"/).map { String($0.2) }
    let article = try Self.text("Sources/Menuet/Menuet.docc/TestOrganisation.md")
    let list = try #require(article.firstMatch(of: #/under the name after each:(?s:.)*?\n##/#))
    // A name ends its line.
    let named = list.output.split(separator: "\n").flatMap { line in
      line.matches(of: /`([a-z0-9-]+)`[,;.](?= `|$)/).map { String($0.1) }
    }
    #expect(questions.count > 10)
    #expect(named == questions)
  }
}
