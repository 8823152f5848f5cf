import MenuetModel

/// The elements of the language as a schema sees them: an element once for each set of attributes
/// that it may have in some place.
struct Grammar {
  /// An element in the places where it has the same attributes and the same content.
  struct Variant: Hashable {
    let name: ElementName
    /// The places that make a difference to its attributes.
    let places: AttributePlace
    /// Indicates whether a menu bar around it makes a difference to what stands in it.
    let inMenuBar: Bool

    var spec: ElementSpec { Vocabulary.spec(name) }

    /// The name of the variant in a schema, such as `command.toolbar`.
    var label: String { name.spelling + suffix }

    private var suffix: String {
      // Of what `extend` adds, nobody knows where it will stand.
      if places.isSuperset(of: [.toolbarRegion, .editMenu]) { return ".extension" }
      if inMenuBar || places.contains(.menuBar) {
        return inMenuBar || spec.children.isEmpty ? ".menu-bar" : ".extension"
      }
      let minds = Grammar.telling[name]?.contains(.outsideAlert) ?? false
      if minds, !places.contains(.outsideAlert) { return ".alert" }
      let names: [(AttributePlace, String)] = [
        (.toolbarRegion, ".toolbar"), (.toolbar, ".group"), (.editMenu, ".edit-menu"),
        (.outsideRegion, ".outside-region"),
      ]
      return names.first { places.contains($0.0) }?.1 ?? ""
    }

    /// The attributes that it may have.
    var attributes: [AttributeSpec] { spec.attributes.filter { places.contains($0.place) } }

    /// The rules on its attributes, as far as it speaks of these places.
    var requirements: [AttributeRequirement] {
      let here = Set(attributes.map(\.name))
      return spec.requirements.compactMap { requirement in
        switch requirement {
        case .anyOf(let names, let place):
          places.contains(place) ? .anyOf(names.filter(here.contains), only: place) : nil
        case .atMostOne(let names): .atMostOne(names.filter(here.contains))
        case .instead: requirement
        }
      }
    }

    /// The attributes that must be there.
    var required: Set<AttributeName> {
      requirements.reduce(into: Set(spec.required)) { names, requirement in
        if case .anyOf(let alternatives, _) = requirement, alternatives.count == 1 {
          names.formUnion(alternatives)
        }
      }
    }

    /// The elements that may stand inside, in the order of the vocabulary.
    var children: [Variant] {
      spec.children.members.map { child in
        let inMenuBar = self.inMenuBar || name == .menuBar
        let places = Vocabulary.places(in: name, inMenuBar: inMenuBar)
        return Variant(
          name: child, places: places.intersection(Grammar.telling[child] ?? .anywhere),
          inMenuBar: inMenuBar && Grammar.holdersOfMenuBarItems.contains(child))
      }
    }
  }

  /// Every variant that a document can hold, the root first.
  let variants: [Variant]
  let root = Variant(name: .menuet, places: .anywhere, inMenuBar: false)

  init() {
    var found = [root]
    var seen: Set = [root]
    var index = 0
    while index < found.count {
      for child in found[index].children where seen.insert(child).inserted { found.append(child) }
      index += 1
    }
    variants = found.sorted { ($0.name.rawValue, $0.label) < ($1.name.rawValue, $1.label) }
  }

  /// For each element the places that make a difference to its attributes.
  private static let telling: [ElementName: AttributePlace] = {
    var table: [ElementName: AttributePlace] = [:]
    for element in Vocabulary.elements {
      var places = AttributePlace.anywhere
      for attribute in element.attributes { places.formUnion(attribute.place) }
      for case .anyOf(_, let place) in element.requirements { places.formUnion(place) }
      table[element.name] = places
    }
    return table
  }()

  /// The elements with something inside, at any depth, that is another thing in a menu bar.
  private static let holdersOfMenuBarItems: Set<ElementName> = {
    var holders: Set<ElementName> = []
    var grows = true
    while grows {
      let more = Vocabulary.elements.filter { element in
        element.children.members.contains {
          holders.contains($0) || telling[$0]?.contains(.menuBar) == true
        }
      }
      grows = more.count > holders.count
      holders = Set(more.map(\.name))
    }
    return holders
  }()
}

// MARK: Types

extension AttributeType {
  /// The name of the type in a schema.
  var label: String {
    switch self {
    case .text: "text"
    case .id: "id"
    case .typeID: "type-id"
    case .reference: "reference"
    case .references: "reference-list"
    case .boolean: "boolean"
    case .integer: "integer"
    case .count: "count"
    case .positive: "positive"
    case .number: "number"
    case .length: "length"
    case .opacity: "opacity"
    case .word(let set): set.label
    case .words(let set): set.label + "-list"
    case .version: "version"
    case .language: "language"
    case .typeName: "type-name"
    case .condition: "condition"
    case .shortcut(let allowsNone): allowsNone ? "shortcut-or-none" : "shortcut"
    case .symbol(let allowsNone): allowsNone ? "symbol-or-none" : "symbol"
    case .name: "name"
    case .names: "name-list"
    case .path: "path"
    case .systemCommand: ValueSet(SystemCommand.self).label
    case .detents: "detent-list"
    case .detent: "detent"
    case .height: "height"
    case .sheetDetent: "sheet-detent"
    case .uniformType: "uniform-type"
    case .uniformTypes: "uniform-type-list"
    case .notice: "notice"
    case .typeCounts: "type-count-list"
    case .integers: "width-list"
    case .locales: "locale-list"
    }
  }
}

extension ValueSet {
  /// The Swift type's name as the language spells names: `menu-layout-size`.
  fileprivate var label: String {
    name.reduce(into: "") { label, character in
      if character.isUppercase, !label.isEmpty { label += "-" }
      label += character.lowercased()
    }
  }
}

extension Grammar {
  /// The types of all attributes by their names in a schema, in alphabetical order.
  var types: [(label: String, syntax: ValueSyntax)] {
    var table: [String: ValueSyntax] = [:]
    for variant in variants {
      for attribute in variant.attributes where table[attribute.type.label] == nil {
        table[attribute.type.label] = attribute.type.syntax
      }
    }
    return table.sorted { $0.key < $1.key }.map { (label: $0.key, syntax: $0.value) }
  }
}

// MARK: Words

extension AttributeSpec {
  /// The meaning of the attribute, with its default.
  var documentation: String {
    defaultValue.map { "\(summary) Default: `\($0)`." } ?? summary
  }
}
