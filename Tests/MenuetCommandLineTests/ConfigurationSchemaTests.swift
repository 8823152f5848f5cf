import Foundation
import Menuet
import MenuetGeneration
import MenuetGoldens
import MenuetModel
import MenuetRules
import MenuetSource
import Testing

@testable import MenuetCommandLine
@testable import MenuetTool

/// The schema of configurations says what the tables of keys, rules and thresholds say.
@Suite struct ConfigurationSchemaTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Schemas/menuet-config.schema.json")

  @Test func theSchemaIsFresh() throws {
    let bytes = try JSONEmitter(isCompact: false).emit(Self.schema)
    let difference = try Golden(Self.file).difference(to: bytes, suite: "ConfigurationSchemaTests")
    if let difference { Issue.record("\(difference)") }
  }

  // MARK: The schema

  /// A part of a schema; members keep their order.
  private enum Node: Encodable, ExpressibleByStringLiteral {
    case object([(String, Node)])
    case words([String])
    case text(String)
    case number(Int)
    case no

    init(stringLiteral value: String) { self = .text(value) }

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
      if case .object(let members) = self {
        var container = encoder.container(keyedBy: Key.self)
        for (name, value) in members {
          try container.encode(value, forKey: Key(stringValue: name))
        }
        return
      }
      var container = encoder.singleValueContainer()
      switch self {
      case .words(let words): try container.encode(words)
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .no, .object: try container.encode(false)
      }
    }
  }

  private static var schema: Node {
    .object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "menuet.json"),
      ("description", "What menuet takes into account besides the command line, which wins."),
      ("type", "object"), ("additionalProperties", .no),
      ("properties", .object(Configuration.Key.allCases.map { ($0.rawValue, property($0)) })),
    ])
  }

  private static func property(_ key: Configuration.Key) -> Node {
    let description = ("description", Node.text(key.summary.asSentence))
    switch key {
    case .schema: return .object([description, ("type", "string")])
    case .framework: return .object([description, ("enum", .words(Framework.words))])
    case .access: return .object([description, ("enum", .words(AccessLevel.words))])
    case .rules: return object(description, rules)
    case .thresholds:
      return object(description, RuleCatalog.rules.flatMap(\.thresholds).map(threshold))
    }
  }

  private static func object(
    _ description: (String, Node), _ properties: [(String, Node)]
  ) -> Node {
    .object([
      description, ("type", "object"), ("additionalProperties", .no),
      ("properties", .object(properties)),
    ])
  }

  private static var rules: [(String, Node)] {
    let pedantic = Node.object([
      ("description", "All notes that are off unless asked for."),
      ("enum", .words(RuleSeverity.words)),
    ])
    let infos = RuleCatalog.rules
    return [(RuleSetting.pedantic, pedantic)]
      + infos.sorted { $0.id.rawValue < $1.id.rawValue }.map { info in
        let words = info.isStructural ? [info.severity.rawValue] : RuleSeverity.words
        let node = Node.object([
          ("description", .text(info.summary.asSentence)), ("enum", .words(words)),
        ])
        return (info.id.rawValue, node)
      }
  }

  private static func threshold(_ option: Threshold) -> (String, Node) {
    let range = Configuration.thresholdRange
    let node = Node.object([
      ("description", .text("\(option.summary.asSentence) \(option.origin.words.asSentence)")),
      ("type", "integer"), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)), ("default", .number(option.standard)),
    ])
    return (option.name, node)
  }
}
