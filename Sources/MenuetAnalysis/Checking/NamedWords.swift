import MenuetModel
import MenuetXML

/// The words of all attributes but ids: what none of them is, nothing in the document refers to.
struct NamedWords {
  private var words: Set<String> = []

  init(_ sources: [BoundDocument]) {
    for bound in sources {
      for index in bound.tree.attributes.indices where bound.name(of: index) != .id {
        for part in Self.parts(of: bound.tree.value(of: index)) { words.insert(String(part)) }
      }
    }
  }

  /// The words of one value.
  static func parts(of value: String) -> [Substring] {
    // Conditions have brackets, options and regions a point, detents a colon.
    value.split { $0.isWhitespace || "().,:".contains($0) }
  }

  func contains(_ id: String) -> Bool { words.contains(id) }
}
