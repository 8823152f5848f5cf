import Menuet
import MenuetModel
import MenuetSchemas
import MenuetSource
import MenuetTool

/// Something that `menuet explain` has a page of.
enum ExplainTopic {
  case rule(RuleInfo)
  /// An id that is no rule: something that happened to a file, or to the program.
  case failure(FailurePage)
  /// A part of the language.
  case reference(ReferencePage)

  /// Everything that goes by a name. Where nothing does, what has the name among its words: an
  /// attribute, the keys of shortcuts, a rule's threshold.
  static func all(named name: String) -> [ExplainTopic] {
    let topics = declared(name)
    return topics.isEmpty ? holders(of: name) : topics
  }

  private static func declared(_ name: String) -> [ExplainTopic] {
    if let rule = RuleCatalog.info(name) { return [.rule(rule)] + references(name) }
    if let failure = FailurePage(name) { return [.failure(failure)] }
    return references(name)
  }

  private static func references(_ name: String) -> [ExplainTopic] {
    var topics: [ReferenceTopic] = []
    if let element = ElementName(spelling: name) { topics.append(.element(element)) }
    if let kind = ValueKind(rawValue: name) { topics.append(.value(kind)) }
    if let attribute = AttributeName(spelling: name) { topics.append(.attribute(attribute)) }
    if let (element, rest) = elementAndRest(name), let attribute = AttributeName(spelling: rest),
      Vocabulary.spec(element).attribute(attribute) != nil
    {
      topics.append(.attributeOf(element, attribute))
    }
    return topics.map { .reference(ReferencePage($0)) }
  }

  /// The element before the first dot, and what stands behind it.
  private static func elementAndRest(_ name: String) -> (ElementName, String)? {
    guard let dot = name.firstIndex(of: "."), let element = ElementName(spelling: name[..<dot])
    else { return nil }
    return (element, String(name[name.index(after: dot)...]))
  }

  private static func holders(of word: String) -> [ExplainTopic] {
    if let threshold = RuleCatalog.rules.first(where: { rule in
      rule.thresholds.contains { $0.name == word }
    }) {
      return [.rule(threshold)]
    }
    if SystemCommand(rawValue: word) != nil {
      return [.reference(ReferencePage(.value(.systemCommand)))]
    }
    let attributes = ValueReference(.word).uses.filter { $0.type.syntax.words.contains(word) }
    if !attributes.isEmpty {
      return attributes.map { use in
        let topic: ReferenceTopic =
          use.elements.count == 1
          ? .attributeOf(use.elements[0], use.attribute) : .attribute(use.attribute)
        return .reference(ReferencePage(topic))
      }
    }
    let isKey =
      Shortcut.modifierWords.contains(word) || Shortcut.modifierName(for: word) != nil
      || Shortcut.keyName(for: word) != nil
    return isKey ? [.reference(ReferencePage(.value(.shortcut)))] : []
  }

  // MARK: Names

  /// The names of all pages but those of one element's attribute.
  static var names: [String] {
    let language =
      ElementName.spellings + ValueKind.allCases.map(\.rawValue) + AttributeName.spellings
    return RuleCatalog.ids + FailurePage.ids + language
  }

  /// The same with `element.attribute`, each once.
  static var allNames: [String] {
    let attributes = Vocabulary.elements.flatMap { element in
      element.attributes.map { "\(element.name.spelling).\($0.name.spelling)" }
    }
    var seen: Set<String> = []
    return (names + attributes).filter { seen.insert($0).inserted }
  }

  /// The mistake in a name of which there is no page.
  static func unknown(_ name: String) -> UsageError {
    guard let dot = name.firstIndex(of: ".") else {
      return .topicUnknown(name, near: NearMiss.best(for: name, in: names))
    }
    if let (element, rest) = elementAndRest(name) {
      let attributes = Vocabulary.spec(element).attributes.map(\.name.spelling)
      return .attributeUnknown(
        rest, element: element.spelling, near: NearMiss.best(for: rest, in: attributes),
        isElsewhere: AttributeName(spelling: rest) != nil)
    }
    let near = NearMiss.best(for: String(name[..<dot]), in: ElementName.spellings)
      .map { $0 + name[dot...] }
    return .topicUnknown(
      name, near: near.flatMap { references($0).isEmpty ? nil : $0 })
  }
}

extension LanguageName {
  /// The name of a spelling.
  fileprivate init?(spelling: some StringProtocol) {
    guard let name = Self.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = name
  }
}
