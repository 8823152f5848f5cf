import MenuetGeneration
import MenuetModel
import MenuetSource

/// The attributes of a value in words, as a document spells them.
struct FieldList {
  /// An attribute and its value.
  struct Field: Equatable {
    let name: String
    let text: String
  }

  private(set) var fields: [Field] = []
  private let element: ElementSpec

  /// - Parameter kind: The element that the value comes from.
  init(_ value: any PartValue, of kind: ElementName) {
    element = Vocabulary.spec(kind)
    // What can be compared is made of texts and numbers, which JSON has.
    guard let bytes = try? JSONEmitter(isCompact: true).emit(value),
      let json = try? JSONValue(parsing: bytes)
    else { return }
    // A unit names its element, and what it refers to, which its place does already.
    let left: Set<String> = value is ToolbarUnit ? ["kind", "ref"] : []
    add(json, leavingOut: left)
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.text }

  /// The value that holds where the attribute is absent; `nil` where that is none.
  func defaultValue(of name: String) -> String? {
    element.attributes.first { $0.name.spelling == name }?.defaultValue
      ?? Vocabulary.spec(.item).attributes.first { $0.name.spelling == name }?.defaultValue
  }

  private mutating func add(_ object: JSONValue, leavingOut left: Set<String> = []) {
    for member in object.members where !left.contains(member.name) {
      switch member.name {
      case "id", "source", "layouts": continue
      case "overrides", "look": add(member.value)
      case "item": add(member.value, leavingOut: ["kind"])
      case "hidesSymbol": append("symbol", "none")
      case "hidesShortcut": append("shortcut", "none")
      case "traits": addTraits(member.value)
      default:
        let text = Self.text(of: member.value)
        if !text.isEmpty { append(name(of: member.name), text) }
      }
    }
  }

  private mutating func append(_ name: String, _ text: String) {
    fields.append(Field(name: name, text: text))
  }

  private mutating func addTraits(_ list: JSONValue) {
    guard case .array(let traits) = list.content else { return }
    for trait in traits.compactMap(\.string) {
      switch trait {
      case "harmless": append("destructive", "false")
      case "needsNoInput": append("needs-input", "false")
      case "unanimated": append("animated", "false")
      default: append(name(of: trait), "true")
      }
    }
  }

  /// The attribute that a key of the JSON form stands for.
  private func name(of key: String) -> String {
    if let attribute = element.attributes.first(where: { $0.jsonName == key }) {
      return attribute.name.spelling
    }
    var name = ""
    for character in key {
      if character.isUppercase { name.append("-") }
      name += character.lowercased()
    }
    return name
  }

  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .string(let text), .number(let text): return text
    case .boolean(let isTrue): return isTrue ? "true" : "false"
    case .null: return ""
    case .array(let values):
      let isPlain = values.allSatisfy { if case .object = $0.content { false } else { true } }
      return values.map(text).joined(separator: isPlain ? " " : ", ")
    case .object(let members):
      return members.filter { $0.name != "source" }.map { text(of: $0.value) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

/// The attributes in which two values differ.
struct FieldDifference {
  struct Field: Equatable {
    let name: String
    let old: String?
    let new: String?
  }

  /// In the order of the old value, then of the new one.
  private(set) var fields: [Field] = []

  /// The attributes that hold words for people, in which no id stands.
  private static let words: Set<String> = [
    "title", "subtitle", "message", "accessibility-label", "hint", "comment", "on-title",
    "off-title", "symbol", "on-symbol", "off-symbol", "image", "name", "operation-reason",
  ]

  /// - Parameter mapping: The ids of the old version for those of the new one.
  init(
    _ old: any PartValue, _ new: any PartValue, _ kinds: (old: ElementName, new: ElementName),
    _ mapping: IDMapping
  ) {
    if old.isEqual(to: new) { return }
    let (before, after) = (FieldList(old, of: kinds.old), FieldList(new, of: kinds.new))
    let known = Set(before.fields.map(\.name))
    let names = before.fields.map(\.name) + after.fields.map(\.name).filter { !known.contains($0) }
    for name in names {
      let then = before[name] ?? before.defaultValue(of: name)
      let now = after[name] ?? after.defaultValue(of: name)
      guard then != now else { continue }
      let isSame = !Self.words.contains(name) && then == now.map(mapping.earlier(in:))
      if !isSame { fields.append(Field(name: name, old: then, new: now)) }
    }
  }
}
