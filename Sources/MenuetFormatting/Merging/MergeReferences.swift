import MenuetModel
import MenuetXML

/// The ids of one side, and those to which it refers where the base does not.
struct MergeReferences {
  private(set) var ids: Set<String> = []
  private(set) var added: Set<String> = []

  /// - Parameter numbers: The subject of each element.
  init(_ tree: MergeTree, _ numbers: [Int], _ subjects: MergeSubjects) {
    for node in tree.nodes.indices {
      if let id = tree.value("id", of: node) { ids.insert(id) }
      guard let element = ElementName(spelling: tree.localName(of: node)) else { continue }
      let spec = Vocabulary.spec(element)
      let old = subjects.all[numbers[node]].base
      for attribute in tree.nodes[node].attributes {
        let spelling = tree.name(of: attribute)
        guard let name = AttributeName(spelling: spelling), let spec = spec.attribute(name),
          spec.type.isLink
        else { continue }
        let words = Self.words(tree.string(attribute.value))
        let known = old.flatMap { subjects.base.value(spelling, of: $0) }.map(Self.words) ?? []
        added.formUnion(words.subtracting(known))
      }
    }
  }

  /// The ids in a value, among the words of a condition and the like.
  private static func words(_ value: String) -> Set<String> {
    Set(
      value.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_") }
        .map(String.init))
  }
}
