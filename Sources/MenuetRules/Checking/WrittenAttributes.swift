import MenuetModel
import MenuetSource

extension RuleContext {
  /// Goes through the attributes of some names that have a usable value, in document order.
  func forEachAttribute(_ names: [AttributeName], _ body: (WrittenAttribute) -> Void) {
    written.forEachAttribute(names) { attribute, _ in body(attribute) }
  }

  func value(of attribute: WrittenAttribute) -> String { written.value(of: attribute) }

  /// A remedy that gives an attribute another value; without edits where what stands there is not
  /// known to the letter.
  func writing(_ value: String, for attribute: WrittenAttribute, isSafe: Bool) -> FixIt {
    FixIt(
      "write '\(value)'", isSafe: isSafe,
      edits: written.edits(setting: attribute, to: value) ?? [])
  }

  /// The platforms of an element: those of the document, narrowed by it and all around it.
  func platforms(of attribute: WrittenAttribute) -> PlatformSet {
    written.platforms(of: attribute.node, among: document.platforms)
  }
}

extension WrittenDocument {
  /// Some platforms, narrowed by an element and all around it.
  func platforms(of node: NodeID, among all: PlatformSet) -> PlatformSet {
    var platforms = all
    for node in [node] + ancestors(node) {
      guard let own = text(.platforms, of: node) else { continue }
      platforms.formIntersection(
        PlatformSet(
          WordTokens.tokens(of: own).compactMap { Platform(rawValue: $0.word) }.map {
            PlatformSet($0)
          }))
    }
    return platforms
  }
}
