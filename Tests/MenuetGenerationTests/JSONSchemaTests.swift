import Foundation
import MenuetModel
import Testing

@testable import MenuetGeneration

/// The schema of outputs against what is written, as far as that needs no validator.
struct JSONSchemaTests {
  private typealias Object = [String: Any]

  private let schema: Object
  private var definitions: Object { schema["$defs"] as? Object ?? [:] }

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Schemas/menuet-output.schema.json")
    schema = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
  }

  @Test func everyDefinitionOfAnObjectIsDescribed() {
    let silent = definitions.filter { _, definition in
      let definition = definition as? Object
      return definition?["properties"] != nil
        && (definition?["description"] as? String ?? "").isEmpty
    }
    #expect(silent.keys.sorted() == [])
    let open = definitions.filter { _, definition in
      let definition = definition as? Object
      return definition?["type"] as? String == "object" && definition?["properties"] == nil
    }
    #expect(open.keys.sorted() == [], "these cannot be decoded from samples")
  }

  /// The sample has every property of the model, so what its text has is what can be written.
  @Test func theSchemaHasEveryFieldInItsPlaceAndNoOther() throws {
    let bytes = try JSONEmitter(isCompact: true).emit(JSONSample.document)
    var written: Set<String> = []
    var strange: Set<String> = []
    func visit(_ value: Any, _ schema: Object, _ name: String) {
      var (schema, name) = (schema, name)
      if let reference = schema["$ref"] as? String {
        name = String(reference.split(separator: "/").last ?? "")
        schema = definitions[name] as? Object ?? [:]
      }
      if let object = value as? Object {
        let properties = properties(of: schema, kind: object["kind"] as? String)
        for (key, value) in object {
          guard let property = properties[key] as? Object else {
            strange.insert("\(name).\(key)")
            continue
          }
          written.insert("\(name).\(key)")
          visit(value, property, "\(name).\(key)")
        }
      } else if let list = value as? [Any] {
        for element in list { visit(element, schema["items"] as? Object ?? [:], name) }
      }
    }
    visit(try JSONSerialization.jsonObject(with: Data(bytes)), schema, "document")
    var described = Set(properties(of: schema, kind: nil).keys.map { "document.\($0)" })
    for (name, definition) in definitions {
      let keys = properties(of: definition as? Object ?? [:], kind: nil).keys
      described.formUnion(keys.map { "\(name).\($0)" })
    }
    #expect(strange.sorted() == [])
    // Items are of one type everywhere, and the system's own in standard menus alone.
    let nowhere: Set = ["item.standard", "toolbarUnit.standard"]
    #expect(described.subtracting(written) == nowhere)
  }

  /// The properties of an object of a kind, or of one of any kind.
  private func properties(of schema: Object, kind: String?) -> Object {
    var properties = schema["properties"] as? Object ?? [:]
    for alternative in schema["allOf"] as? [Object] ?? [] {
      let condition = (alternative["if"] as? Object)?["properties"] as? Object
      let kinds = (condition?["kind"] as? Object)?["enum"] as? [String] ?? []
      guard kind.map(kinds.contains) ?? true else { continue }
      let own = (alternative["then"] as? Object)?["properties"] as? Object ?? [:]
      properties.merge(own) { first, _ in first }
    }
    return properties
  }
}
