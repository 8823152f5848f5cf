import Menuet
import MenuetBinding
import MenuetGeneration
import MenuetModel
import MenuetSchemas
import MenuetSource
import MenuetTool

/// The meanings of a word that is written in several places, or in a file of settings.
struct WordPage: Encodable {
  struct Meaning: Encodable {
    /// Where it is written, as `explain` takes it where there is more to say.
    let place: String
    let summary: String
    /// The page that says more; `nil` where there is none.
    var topic: ReferenceTopic?

    private enum CodingKeys: CodingKey { case place, summary }
  }

  let kind = "word"
  let name: String
  let meanings: [Meaning]

  private enum CodingKeys: CodingKey { case kind, name, meanings }

  /// `nil` for a word that neither a document nor a file of settings has.
  init?(_ word: String) {
    let values = ValueKind.allCases.filter { $0.takes(word) }.map(Meaning.init)
    meanings =
      values + Self.attributes(word) + Self.settings(word) + Self.markup(word)
      + Self.otherNames(word)
    guard !meanings.isEmpty else { return nil }
    name = word
  }

  /// The attributes that take a word as one of a few, with the elements on which they mean the same.
  private static func attributes(_ word: String) -> [Meaning] {
    ValueKind.allCases.flatMap { ValueReference($0).uses }
      .filter { !($0.type.kind.takes(word)) && $0.type.takes(word) }.map(Meaning.init)
  }

  /// The elements and the attribute that have another name here; none for a name of the language,
  /// which means what it says.
  private static func otherNames(_ word: String) -> [Meaning] {
    if (ElementName.spellings + AttributeName.spellings).contains(word) { return [] }
    return
      (OtherNames.elements(word).map { ReferenceTopic.element($0) }
      + [OtherNames.attribute(word)].compactMap { $0 }.map { ReferenceTopic.attribute($0) })
      .map { topic in
        Meaning(
          place: topic.name, summary: "the name here of what others call '\(word)'", topic: topic)
      }
  }

  // MARK: Settings

  /// The places of a word in `menuet.json`.
  private static func settings(_ word: String) -> [Meaning] {
    let file = Configuration.fileName
    let keys = Configuration.Key.allCases
    if word == file {
      return keys.map { Meaning(place: $0.rawValue, summary: $0.summary) }
    }
    let own = keys.filter { $0.rawValue == word }.map { key in
      let words = key.words.isEmpty ? "" : ": " + key.words.joined(separator: ", ")
      return Meaning(place: "a key of \(file)", summary: key.summary + words)
    }
    return own
      + keys.filter { $0.words.contains(word) }.map {
        Meaning(place: "'\($0.rawValue)' in \(file)", summary: $0.summary)
      }
  }

  // MARK: Markup

  private static func markup(_ word: String) -> [Meaning] {
    switch word {
    case "menuet-allow":
      [
        Meaning(
          place: "<?menuet-allow RULE?>",
          summary:
            "allows what a rule flags in the next element; several rules are divided by blanks")
      ]
    case "xmlns", Vocabulary.namespace:
      [
        Meaning(
          place: "menuet",
          summary: "the namespace of the language: xmlns=\"\(Vocabulary.namespace)\"")
      ]
    default: []
    }
  }

  // MARK: Output

  var text: String {
    let width = meanings.map { CharacterWidth.columns(of: $0.place) }.max() ?? 0
    let indent = width + 4
    var text = "\(name)  \(kind)\n\n"
    for meaning in meanings {
      let room = max(ReferencePageText.columns - indent, Self.leastProse)
      for (index, line) in TextLines.wrapped(meaning.summary, columns: room).enumerated() {
        let start = index == 0 ? TextLines.padded(meaning.place, to: width) : ""
        text += "  " + TextLines.padded(start, to: width) + "  \(line)\n"
      }
    }
    return text
  }

  private static let leastProse = 28

  var markdown: String {
    "# \(name)\n\n*\(kind)*\n\n"
      + meanings.map { "- `\($0.place)`: \($0.summary)\n" }.joined()
  }
}

extension WordPage.Meaning {
  fileprivate init(_ use: ValueReference.Use) {
    let spec = Vocabulary.spec(use.elements[0]).attribute(use.attribute)
    let topic: ReferenceTopic =
      use.elements.count == 1
      ? .attributeOf(use.elements[0], use.attribute) : .attribute(use.attribute)
    self.init(
      place: topic.name,
      summary: ReferenceMarkdown.plain.text(Prose(spec?.summary ?? "")).replacing("`", with: "'"),
      topic: topic)
  }

  fileprivate init(_ kind: ValueKind) {
    self.init(
      place: kind.rawValue,
      summary: ReferenceMarkdown.plain.text(kind.summary).replacing("`", with: "'"),
      topic: .value(kind))
  }
}

extension ValueKind {
  /// Returns whether a word is one of the few that all values of the kind may be, or another name of
  /// one.
  fileprivate func takes(_ word: String) -> Bool {
    switch self {
    case .condition: Identifier.reserved.contains(word)
    case .shortcut:
      Shortcut.NamedKey(rawValue: word) != nil || Shortcut.modifierWords.contains(word)
        || Shortcut.modifierName(for: word) != nil || Shortcut.keyName(for: word) != nil
    case .typeCount: AcceptedContent.Kind(rawValue: word) != nil
    case .boolean, .systemCommand, .detent, .language:
      ValueReference(self).uses.contains { $0.type.syntax.words.contains(word) }
    default: false
    }
  }
}

extension AttributeType {
  /// Returns whether a word is one of those that a value may be.
  fileprivate func takes(_ word: String) -> Bool {
    if case .symbol(allowsNone: true) = self, word == "none" { return true }
    return syntax.words.contains(word)
  }
}

extension Configuration.Key {
  /// The words that the key, or what stands in it, takes.
  fileprivate var words: [String] {
    switch self {
    case .framework: Framework.words
    case .access: AccessLevel.words
    case .rules: RuleSeverity.words + [RuleSetting.pedantic]
    case .schema, .thresholds: []
    }
  }
}
