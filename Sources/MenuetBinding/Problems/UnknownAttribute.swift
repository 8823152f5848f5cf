import MenuetModel
import MenuetSource
import MenuetXML

/// Flags an attribute that its element does not have, or not in this place.
struct UnknownAttribute {
  static let info = RuleInfo(
    id: "unknown-attribute", .source, .error,
    grades: [.warning("for the widths of a check in a menu")], fix: .safe,
    "an attribute is one of those that its element has",
    guideline: .language("each element lists its attributes"),
    why: """
      A misspelt attribute that is passed over is a shortcut that never works. The message names
      what was probably meant, or where the attribute belongs.
      """,
    example: """
        <menu id="format" title="Format">
      -   <command id="indent" title="Indent" §shortcutt§="cmd+]"/>
      +   <command id="indent" title="Indent" shortcut="cmd+]"/>
        </menu>
      """,
    isStructural: true)

  /// Attributes of earlier drafts and of neighbouring languages, and what is written instead.
  static let moved: [String: String] = [
    "modal": "modality", "label": "title", "text": "title", "name": "title", "icon": "symbol",
    "system-image": "symbol", "key": "shortcut", "key-equivalent": "shortcut",
    "accelerator": "shortcut", "keyEquivalent": "shortcut", "selected": "default",
    "enabled": "enabled-when", "visible": "visible-when",
    "hidden": "visible-when", "when": "enabled-when", "keeps-open": "keeps-menu-open",
    "lang": "language", "importance": "frequency", "tooltip": "hint",
    "smallest-undimmed": "undimmed-through", "dimmed-after": "undimmed-through",
    "priority": "drop-priority",
  ]

  /// Attributes by which neighbouring languages, or other elements of this one, name what they show.
  private static let showing: Set<String> = [
    "ref", "choice", "command", "toggle", "item", "menu", "action", "idref", "selection", "options",
  ]

  /// Attributes of neighbouring languages for which this one has none: that some are spelled nearly
  /// like one of its own says nothing.
  private static let foreign: Set<String> = ["class", "href", "style", "tag", "type", "value"]

  let tree: SyntaxTree
  /// Index of the attribute in the tree.
  let attribute: Int
  /// Index of its element in the tree.
  let owner: Int
  let element: ElementSpec
  /// The attribute, where the language has it at all.
  let name: AttributeName?
  /// The names that the element's attributes have already: none may stand twice.
  let taken: Set<String>
  /// The ids that the file declares.
  let placeable: PlaceableNames

  var finding: Diagnostic {
    let range = tree.attributes[attribute].nameRange
    let location = tree.location(range)
    let word = tree.source.string(range)
    let holder = "'\(element.name.spelling)'"
    if tree.attributes[attribute].namespace != .none {
      return Self.info.finding(
        "'\(word)' is in another namespace; \(holder) has attributes of the language only",
        at: location, fix: FixIt("remove it", edits: [SourceEdit(whole, "")]))
    }
    if let name, let spec = element.attribute(name) {
      return Self.info.finding(
        "'\(word)' belongs \(spec.place.description), not here", at: location,
        fix: FixIt("remove it", edits: [SourceEdit(whole, "")]))
    }
    if let reference { return finding(reference, at: location, word) }
    let names = element.attributes.map(\.name.spelling)
    let meant = Self.moved[word].flatMap { names.contains($0) ? $0 : nil }
    if let meant {
      let modality = meant == AttributeName.modality.spelling ? modality : nil
      let values = modality.map {
        SourceEdit(tree.location(tree.attributes[attribute].value), $0.rawValue)
      }
      // Elsewhere the new name takes other values, or means the opposite.
      let fixIt = FixIt(
        "write '\(meant)'", isSafe: !taken.contains(meant) && modality.map(suits) ?? false,
        edits: [SourceEdit(location, meant)] + [values].compactMap { $0 })
      return Self.info.finding(
        "\(holder) has no attribute '\(word)'; it is named '\(meant)'", at: location, fix: fixIt)
    }
    if !Self.foreign.contains(word),
      let near = NearMiss.best(for: word, in: names.filter({ !taken.contains($0) }))
    {
      return Self.info.finding(
        "\(holder) has no attribute '\(word)'", at: location,
        fix: FixIt("write '\(near)'", isSafe: true, edits: [SourceEdit(location, near)]))
    }
    return Self.info.finding(
      "\(holder) has no attribute '\(word)'" + homes, at: location,
      fix: FixIt("remove it", edits: [SourceEdit(whole, "")]))
  }

  // MARK: References

  /// The attribute by which the element names what it shows, with the kinds of that, where it is the
  /// one that was meant: another word says it, or the value names such a thing.
  private var reference: (name: AttributeName, kinds: ReferenceKinds)? {
    let word = tree.names[Int(tree.attributes[attribute].name)]
    for name in [AttributeName.ref, .choice] {
      guard case .reference(let kinds) = element.attribute(name)?.type,
        !taken.contains(name.spelling),
        Self.showing.contains(word) || placeable.declares(tree.value(of: attribute), kinds)
      else { continue }
      return (name, kinds)
    }
    return nil
  }

  private func finding(
    _ reference: (name: AttributeName, kinds: ReferenceKinds), at location: SourceLocation,
    _ word: String
  ) -> Diagnostic {
    let (value, name) = (tree.value(of: attribute), reference.name.spelling)
    let isDeclared = placeable.declares(value, reference.kinds)
    let near = isDeclared ? nil : placeable.near(value, reference.kinds)
    let values = near.map {
      SourceEdit(tree.location(tree.attributes[attribute].value), $0)
    }
    return Self.info.finding(
      "'\(element.name.spelling)' has no attribute '\(word)'; it names what it shows by '\(name)'",
      at: location,
      fix: FixIt(
        isDeclared || near != nil ? "write \(name)=\"\(near ?? value)\"" : "write '\(name)'",
        isSafe: isDeclared,
        edits: [SourceEdit(location, name)] + [values].compactMap { $0 }))
  }

  /// Of the widths of a check inside a menu, which is as wide as its platform makes it: the document
  /// means the same without them, so that this is no error.
  static func idleWidths(of check: BoundNode) -> Diagnostic? {
    idle(
      .widths, of: check,
      "'widths' are those of toolbars; a menu is as wide as its platform makes it")
  }

  /// Of a menu without system commands of its own.
  static func idleSystemItems(of menu: BoundNode) -> Diagnostic? {
    idle(.systemItems, of: menu, "'system-items' is about a menu with 'standard'")
  }

  private static func idle(
    _ name: AttributeName, of node: BoundNode, _ message: String
  ) -> Diagnostic? {
    let tree = node.bound.tree
    guard let index = node.bound.attribute(name, of: node.element) else { return nil }
    let attribute = tree.attributes[index]
    let range = attribute.range.withBlanksBefore(in: tree.source)
    return info.finding(
      message, at: tree.location(attribute.nameRange), severity: .warning,
      fix: FixIt("remove it", isSafe: true, edits: [SourceEdit(tree.location(range), "")]))
  }

  /// The word that `modality` takes for a yes or no; `nil` where it is not sure what is meant.
  private var modality: Modality? {
    let words: [String: Modality] = [
      "true": .modal, "yes": .modal, "false": .nonmodal, "no": .nonmodal,
    ]
    return words[tree.source.string(tree.attributes[attribute].value)]
  }

  /// Returns whether the other attributes of the sheet go with a modality: one that is certainly
  /// wrong beside them is for a person to see.
  private func suits(_ modality: Modality) -> Bool {
    switch modality {
    case .modal:
      let undimmed = AttributeName.undimmedThrough.spelling
      return !taken.contains { $0 == undimmed || Self.moved[$0] == undimmed }
    case .nonmodal: return detents.contains("medium")
    }
  }

  /// The heights at which the sheet rests.
  private var detents: [String] {
    let written = tree.elements[owner].attributeIndices.first {
      tree.names[Int(tree.attributes[$0].name)] == AttributeName.detents.spelling
    }
    return WordTokens.tokens(of: written.map { tree.value(of: $0) } ?? "").map(\.word)
  }

  /// The elements that have the attribute, as words for the message.
  private var homes: String {
    guard let name else { return "" }
    let owners = Vocabulary.elements.filter { $0.attribute(name) != nil }.prefix(4)
    guard !owners.isEmpty else { return "" }
    return "; it belongs on " + owners.map { "'\($0.name.spelling)'" }.joined(separator: ", ")
  }

  /// The attribute with the white space before it.
  private var whole: SourceLocation {
    tree.location(tree.attributes[attribute].range.withBlanksBefore(in: tree.source))
  }
}

extension ByteRange {
  /// The range with the white space before it.
  fileprivate func withBlanksBefore(in source: SourceFile) -> ByteRange {
    var range = self
    while range.start > 0, source.text[Int(range.start) - 1] <= 0x20 { range.start -= 1 }
    return range
  }
}
