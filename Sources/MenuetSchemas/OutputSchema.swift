import MenuetModel

/// The schema of the JSON that `compile --emit json` writes, made from the types that are written.
package enum OutputSchema {
  /// The mark that tells the schema from a file that somebody else made.
  package static let mark = "\"$id\": \"urn:menuet:output:1\""

  /// The schema, a JSON Schema of the draft 2020-12.
  package static var text: String {
    var writer = OutputSchemaWriter()
    return writer.schema().printed() + "\n"
  }
}

/// Writes definitions for the types that are met on the way.
private struct OutputSchemaWriter {
  private var pending: [(name: String, type: any Decodable.Type)] = []
  private var definitions: [(String, JSONNode)] = Self.texts
  private var known: Set<String> = Set(Self.texts.map(\.0))

  mutating func schema() -> JSONNode {
    let document = object(Document.self, element: .menuet)
    while let (name, type) = pending.popLast() {
      let definition = object(type, element: Self.element(name))
      definitions.append(
        (name, .object([("description", .string(Self.description(name)))] + definition)))
    }
    definitions.sort { $0.0 < $1.0 }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:menuet:output:1")), ("title", .string("Menuet output")),
        (
          "description",
          .string(
            "A compiled Menuet document: commands, the surfaces that show them, and their layouts."
              + " Fields that are absent, empty or false are left out.")
        ),
      ] + document + [("$defs", .object(definitions))])
  }

  // MARK: Objects

  /// The members of the schema of an object.
  private mutating func object(
    _ type: any Decodable.Type, element: ElementName?
  ) -> [(String, JSONNode)] {
    // A type that cannot be decoded from samples stays open; a test finds that there is none.
    guard let found = OutputObject(type) else { return [("type", .string("object"))] }
    var members = [("type", JSONNode.string("object"))] + body(found.fields, element)
    if !found.alternatives.isEmpty {
      let alternatives = found.alternatives.map { kinds, fields -> JSONNode in
        let kind = JSONNode.object([("enum", .array(kinds.map { .string($0) }))])
        let condition = JSONNode.object([
          ("required", .array([.string("kind")])), ("properties", .object([("kind", kind)])),
        ])
        let own = kinds.count == 1 ? ElementName(spelling: kinds[0]) : nil
        return .object([("if", condition), ("then", .object(body(fields, own ?? .item)))])
      }
      members.append(("allOf", .array(alternatives)))
    }
    members.append(("unevaluatedProperties", .bool(false)))
    return members
  }

  private mutating func body(
    _ fields: [OutputObject.Field], _ element: ElementName?
  ) -> [(String, JSONNode)] {
    let required = fields.filter(\.isRequired).map { JSONNode.string($0.key) }
    let properties = fields.map { ($0.key, property($0, element)) }
    return (required.isEmpty ? [] : [("required", .array(required))])
      + [("properties", .object(properties))]
  }

  private mutating func property(
    _ field: OutputObject.Field, _ element: ElementName?
  ) -> JSONNode {
    let attribute = element.flatMap { element in
      Vocabulary.spec(element).attributes.first { $0.jsonName == field.key }
    }
    if field.key == "format" { return .object([("const", .string(Document.format))]) }
    var members = value(
      field.type, field.key, attribute?.type, isNeverEmpty: !field.isRequired)
    let summary = attribute?.summary ?? Self.fieldDescriptions[field.key]
    if let summary { members.insert(("description", .string(summary)), at: 0) }
    return .object(members)
  }

  // MARK: Values

  private mutating func value(
    _ type: any Decodable.Type, _ key: String, _ attribute: AttributeType?, isNeverEmpty: Bool
  ) -> [(String, JSONNode)] {
    if let wrapper = type as? any OutputWrapper.Type {
      return value(wrapper.wrapped, key, attribute, isNeverEmpty: isNeverEmpty)
    }
    if let list = type as? any OutputList.Type {
      let items = value(list.element, key, attribute, isNeverEmpty: false)
      return [("type", .string("array")), ("items", .object(items))]
        + (isNeverEmpty ? [("minItems", .number(1))] : [])
    }
    if let scalar = OutputScalar(type) { return reference(scalar.rawValue) }
    switch type {
    case is Bool.Type:
      return isNeverEmpty ? [("const", .bool(true))] : [("type", .string("boolean"))]
    case is String.Type: return text(key, attribute)
    case is Int.Type, is Int32.Type: return [("type", .string("integer"))]
    case is Double.Type: return [("type", .string("number"))]
    case is CommandTraits.Type:
      define("commandTrait", words: CommandTraits.names.map(\.name))
      return [
        ("type", .string("array")), ("items", .object(reference("commandTrait"))),
        ("minItems", .number(1)), ("uniqueItems", .bool(true)),
      ]
    default: break
    }
    let name = Self.name(of: type)
    if let words = type as? any LanguageValue.Type {
      define(name, words: words.words)
    } else if known.insert(name).inserted {
      pending.append((name, type))
    }
    return reference(name)
  }

  private mutating func define(_ name: String, words: [String]) {
    guard known.insert(name).inserted else { return }
    definitions.append((name, .object([("enum", .array(words.map { .string($0) }))])))
  }

  private func text(_ key: String, _ attribute: AttributeType?) -> [(String, JSONNode)] {
    switch attribute {
    case .id, .reference: reference("id")
    case .references(let kinds) where kinds.isDisjoint(with: .part): reference("id")
    case .sheetDetent, .uniformType, .uniformTypes, .detent, .detents, .typeCounts, .language:
      pattern(attribute?.syntax.pattern?.regularExpression)
    default: key == "id" ? reference("name") : [("type", .string("string"))]
    }
  }

  private func pattern(_ expression: String?) -> [(String, JSONNode)] {
    [("type", .string("string"))]
      + (expression.map { [("pattern", .string("^(\($0))$"))] } ?? [])
  }

  private func reference(_ name: String) -> [(String, JSONNode)] {
    [("$ref", .string("#/$defs/\(name)"))]
  }

  // MARK: Names

  /// `Choice.Option` is `choiceOption`.
  private static func name(of type: any Decodable.Type) -> String {
    // The module comes first; a private type has a part in parentheses.
    let parts = String(reflecting: type).split(separator: ".").dropFirst()
      .filter { !$0.hasPrefix("(") }.joined()
    return parts.prefix(1).lowercased() + parts.dropFirst()
  }

  /// The element whose attributes an object's fields are.
  private static func element(_ name: String) -> ElementName? {
    elements[name] ?? ElementName.allCases.first { "\($0)" == name }
  }

  private static let elements: [String: ElementName] = [
    "choiceOption": .option, "appState": .state, "itemOverrides": .item, "shrinkStep": .step,
    "layoutCheck": .check, "sheetDetent": .detent, "activityViewActivity": .activity,
    "appExtension": .shareExtension, "dragSourceRepresentation": .representation,
    "dropTargetAccept": .accept, "segmentedControl": .segmented, "contentRegion": .region,
    "toolbarGroup": .group, "dataType": .type, "toolbarUnit": .item, "documentSource": .menuet,
    "minimumVersions": .menuet, "buttonLook": .button,
  ]

  private static func description(_ name: String) -> String {
    descriptions[name] ?? element(name).map { Vocabulary.spec($0).summary }
      ?? attribute(listedIn: name)?.summary ?? ""
  }

  /// The attribute whose values an object lists, as `swiftNames` does those of `swift-name`, and so do
  /// the parts of that object.
  private static func attribute(listedIn name: String) -> AttributeSpec? {
    let attributes = Vocabulary.elements.lazy.flatMap(\.attributes)
    return attributes.first { attribute in
      let list = attribute.jsonName + "s"
      return name.hasPrefix(list) && name.dropFirst(list.count).first?.isLowercase != true
    }
  }
}

// MARK: Words

extension OutputSchemaWriter {
  /// The definitions of texts.
  private static let texts: [(String, JSONNode)] = [
    text("id", "An id, given or derived from a title.", #"^[A-Za-z][A-Za-z0-9_-]*$"#),
    text("name", "What something is called in its list.", #"^\S+$"#),
    text("version", "A version of a system.", #"^[0-9]{1,3}\.[0-9]{1,3}$"#),
    text(
      "condition",
      "States, toggles and `choice.option`, joined by `not`, `and`, `or` and parentheses.",
      #"^(not |\()*[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z][A-Za-z0-9_-]*)?\)*( (and|or) (not |\()*"#
        + #"[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z][A-Za-z0-9_-]*)?\)*)*$"#),
    text(
      "shortcut",
      "Modifiers in the order cmd, shift, opt, ctrl, fn, and a key: a character in lower case or a"
        + " name.",
      #"^(cmd\+)?(shift\+)?(opt\+)?(ctrl\+)?(fn\+)?("#
        + Shortcut.NamedKey.words.joined(separator: "|") + #"|\S[^!-~\s]*)$"#),
  ]

  private static func text(
    _ name: String, _ description: String, _ pattern: String
  ) -> (String, JSONNode) {
    (
      name,
      .object([
        ("description", .string(description)), ("type", .string("string")),
        ("pattern", .string(pattern)),
      ])
    )
  }

  /// The descriptions of objects that are no elements, or of several.
  private static let descriptions: [String: String] = [
    "documentSource": "Where and for what a document was written.",
    "minimumVersions": "The least versions by platform; those of iOS count for iPadOS too.",
    "sourceReference": "Where an object was written.",
    "itemOverrides": "What a place says differently from the command that stands there.",
    "menuElement": "An element of a menu; its fields depend on its kind.",
    "menuLayouts": "The layouts of a menu that were computed, by the form that was asked for.",
    "menuLayout": "A menu laid out in one form.",
    "sectionLayout": "The form of a section that asks for one of its own.",
    "menuRow": "One row of a menu.", "menuCell": "What stands in a row.",
    "frame": "A rectangle in points; x counts from the left, also in a right-to-left layout.",
    "buttonLook": "How a button looks; what is absent is left to the system.",
    "documentAnyButton": "A button or a segmented control that stands by itself.",
    "toolbarRegions": "The units of the three regions, each in document order.",
    "toolbarUnit": "What stands in a region and gives way as one; its fields depend on its kind.",
    "laidOutUnit": "A unit with the forms that it can take.",
    "laidOutUnitRung": "A form and the room that it takes; 0 for what is not in the bar.",
    "chainStep": "One step in which a toolbar gives way.",
    "breakpoint": "What a toolbar shows in one range of widths.",
    "breakpointShownUnit": "A unit in the bar, and its form.",
    "presentedBody": "What stands in a sheet, a cover or a popover.",
    "presentationLayout": "Where a sheet, a cover or a popover stands in one container.",
    "detentLayout": "A sheet at one of its detents.",
    "appExtension": "A share or action extension.",
  ]

  /// The descriptions of fields that are no attributes.
  private static let fieldDescriptions: [String: String] = [
    "source": "Where it was written.", "content": "What stands in it, in order.",
    "layouts": "How it is laid out, where the platform of the layout has it.",
    "overrides": "What is different in this place.", "view": "The view that it belongs to.",
    "minimumWidth": "The least width in points.",
    "maximumWidth": "The end of the range, not included.",
    "line": "Counted from 1; 0 for what no source wrote.",
    "column": "In Unicode scalars, counted from 1; 0 for what no source wrote.",
    "file": "A file's name, or the path of an included file.",
    "buttons": "Buttons, then segmented controls.",
    "traits": "What is true of it, in a fixed order.",
    "units": "In bar order.", "overflow": "The units in the overflow menu, in bar order.",
    "shrinkChain": "The steps in which the bar gives way, the first one first.",
    "breakpoints": "What the bar shows at every width, the widest range first.",
    "rungs": "The forms that it can take, the widest first.",
    "members": "What stands in it, in bar order.",
  ]
}
