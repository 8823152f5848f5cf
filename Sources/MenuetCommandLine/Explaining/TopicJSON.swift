import MenuetGeneration
import MenuetModel
import MenuetSchemas
import MenuetTool

/// Pages in JSON.
enum TopicJSON {
  /// An array of all rules.
  static func bytes(of rules: [RuleInfo]) -> [UInt8] {
    bytes(rules.map { Entry(page: RulePageJSON($0)) })
  }

  /// An object for one page, else an array.
  static func bytes(of topics: [ExplainTopic]) -> [UInt8] {
    let entries = topics.map { topic in
      switch topic {
      case .rule(let rule): Entry(page: RulePageJSON(rule))
      case .failure(let page): Entry(page: page)
      case .reference(let page): Entry(page: ReferencePageJSON.entry(of: page))
      case .word(let page): Entry(page: page)
      }
    }
    return entries.count == 1 ? bytes(entries[0]) : bytes(entries)
  }

  private static func bytes(_ value: some Encodable) -> [UInt8] {
    // Texts can always be written.
    (try? JSONEmitter(isCompact: false).emit(value)) ?? []
  }

  /// A page of any kind.
  private struct Entry: Encodable {
    let page: any Encodable

    func encode(to encoder: any Encoder) throws { try page.encode(to: encoder) }
  }
}
