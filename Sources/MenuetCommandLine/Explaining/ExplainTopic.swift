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

  /// A word of attributes or settings, with its meanings.
  case word(WordPage)

  /// Everything that goes by a name: what the language or a rule declares, and the meanings of a word
  /// in attributes, settings and neighbouring languages. Where there is none, that of its form.
  static func all(named name: String) -> [ExplainTopic] {
    let topics = declared(name) + words(name)
    return topics.isEmpty ? others(name) : topics
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
    if let (element, rest) = elementAndRest(name) {
      if let attribute = AttributeName(spelling: rest),
        Vocabulary.spec(element).attribute(attribute) != nil
      {
        topics.append(.attributeOf(element, attribute))
      }
      if let child = ElementName(spelling: rest), Vocabulary.allows(child, in: element) {
        topics.append(.element(child))
      }
    }
    return topics.map { .reference(ReferencePage($0)) }
  }

  /// The element before the first dot, and what stands behind it.
  private static func elementAndRest(_ name: String) -> (ElementName, String)? {
    guard let dot = name.firstIndex(of: "."), let element = ElementName(spelling: name[..<dot])
    else { return nil }
    return (element, String(name[name.index(after: dot)...]))
  }

  // MARK: Words

  /// The page of a word that stands in attributes or settings: that of the one thing it belongs to,
  /// else the list of all.
  private static func words(_ word: String) -> [ExplainTopic] {
    if let threshold = RuleCatalog.rules.first(where: { rule in
      rule.thresholds.contains { $0.name == word }
    }) {
      return [.rule(threshold)]
    }
    guard let page = WordPage(word) else { return [] }
    guard page.meanings.count == 1, let topic = page.meanings[0].topic else { return [.word(page)] }
    return [.reference(ReferencePage(topic))]
  }

  /// The meaning of a name that is a value by its form: keys, regions, sizes, types.
  private static func others(_ name: String) -> [ExplainTopic] {
    if let last = name.split(separator: ".").last, name.contains("."),
      let region = ElementName(spelling: last), Vocabulary.allows(region, in: .toolbar)
    {
      return [.reference(ReferencePage(.element(region)))]
    }
    return kind(ofValue: name).map { [.reference(ReferencePage(.value($0)))] } ?? []
  }

  /// The kind of values to which one belongs by its form.
  private static func kind(ofValue value: String) -> ValueKind? {
    if value.isEmpty { return nil }
    if isKeys(value) { return .shortcut }
    if AcceptedContent(value).kind != nil { return .typeCount }
    let types: [AttributeType] = [.height, .integer, .number, .version]
    if let type = types.first(where: { $0.syntax.allows(value) }) { return type.kind }
    // With one dot alone it may be a slip in the name of an attribute, such as 'item.prioritty'.
    let isType = value.hasPrefix("public.") || value.split(separator: ".").count > 2
    if isType, AttributeType.uniformType.syntax.allows(value) {
      return AttributeType.uniformType.kind
    }
    // Any word of letters may be the tag of a language; most languages have two.
    let isTag = value.prefix { $0 != "-" }.count == 2 && AttributeType.language.syntax.allows(value)
    return isTag ? .language : nil
  }

  /// Returns whether these are keys, or a part of them, also by another name.
  private static func isKeys(_ value: String) -> Bool {
    (try? Shortcut(parsing: value)) != nil || (try? Shortcut(parsing: value + "a")) != nil
      || Shortcut.modifierWords.contains(value)
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
